"""State: what lies on the table and what is still to be done. It has no history."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from mathom.core.agenda import Decision, Step
from mathom.core.chance import Chance, Occasion
from mathom.core.option import Option
from mathom.core.pickled import Fields, Remade, fields, remade
from mathom.core.seal import sealed

WATCHER: Final = -1
"""The seat of those who only watch."""

OWNERS: Final[dict[type[Any], Any]] = {}
"""The game of each kind of state: a game enters itself here when it is made."""


@final
class Outcome:
    """Who won, and how. Several winners share the victory."""

    __slots__ = ("how", "winners")

    def __init__(self, winners: tuple[int, ...], how: str) -> None:
        self.winners: Final = winners
        self.how: Final = how

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and (self.winners, self.how) == (other.winners, other.how)

    def __hash__(self) -> int:
        return hash((self.winners, self.how))

    def __reduce__(self) -> Remade:
        return Outcome, (self.winners, self.how)

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners!r}, how={self.how!r})"


@final
class Event:
    """Something that happened, for the log and the animation. `seen_by` None means everybody."""

    __slots__ = ("args", "kind", "seen_by")

    def __init__(
        self, kind: str, args: dict[str, str | int], seen_by: tuple[int, ...] | None = None
    ) -> None:
        self.kind: Final = kind
        self.args: Final = args
        self.seen_by: Final = seen_by

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.kind, self.args, self.seen_by) == (
            other.kind,
            other.args,
            other.seen_by,
        )

    def __hash__(self) -> int:
        return hash((self.kind, tuple(self.args.items()), self.seen_by))

    def __reduce__(self) -> Remade:
        return Event, (self.kind, self.args, self.seen_by)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r})"


@final
class Drawn:
    """A chance outcome as the record writes it. `seen_by` None means everybody."""

    __slots__ = ("item", "kind", "seen_by", "value")

    def __init__(
        self, kind: str, value: str, seen_by: tuple[int, ...] | None = None, item: int = -1
    ) -> None:
        self.kind: Final = kind
        self.value: Final = value
        self.seen_by: Final = seen_by
        self.item: Final = item
        """Which one of the things that are called so: copies of a card have one name."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Drawn) and (self.kind, self.value) == (other.kind, other.value)

    def __hash__(self) -> int:
        return hash((self.kind, self.value))

    def __reduce__(self) -> Remade:
        return Drawn, (self.kind, self.value, self.seen_by, self.item)

    def __repr__(self) -> str:
        return f"{self.kind} {self.value}"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The position alone: what the rules change and what search works on.

    A state is made empty and then filled, by `begin` with a fresh table or by `clone` with a copy:
    a constructor that filled it would make every clone pay for a table it throws away.
    """

    chance: Chance
    agenda: list[Step[Any]]
    """The steps still to come, the next one last."""
    decision: Decision | None
    outcome: Outcome | None
    events: list[Event] | None
    """What the last choice brought about, if a match wants to know; search leaves it None."""
    drawn: list[Drawn] | None
    """The same for what chance gave."""
    answered: list[Option] | None
    """The same for questions with one answer only, which nobody was asked."""

    def begin(self, chance: Chance) -> None:
        """Fill the part of a fresh state that every game shares."""
        self.chance = chance
        self.agenda = []
        self.decision = None
        self.outcome = None
        self.events = None
        self.drawn = None
        self.answered = None

    def apply(self, option: Option) -> None:
        """Carry out a choice, unchecked, and go on until the next decision or the end."""
        decision = self.decision
        assert decision is not None
        self.decision = None
        decision.step.chosen(self, option)
        self.advance()

    def advance(self) -> None:
        """Run what is on the agenda until something must be decided.

        A game that has to see to something between all steps has this loop of its own.
        """
        if self.decision is not None:
            return
        agenda = self.agenda
        while self.outcome is None:
            asked = agenda.pop().run(self)
            if asked is not None and (len(asked.options) > 1 or not self.answer_idle(asked)):
                self.decision = asked
                return

    def answer_idle(self, asked: Decision) -> bool:
        """Answer a question that has but one answer, which nobody is asked; whether it was one."""
        if not asked.idle:
            return False
        if self.answered is not None:
            self.answered.append(asked.options[0])
        asked.step.chosen(self, asked.options[0])
        return True

    def end(self, outcome: Outcome) -> None:
        """The game is over; whatever was still to be done is not done."""
        self.outcome = outcome
        self.agenda.clear()

    def draw(
        self,
        kind: str,
        pool: list[int],
        names: list[str],
        seen_by: tuple[int, ...] | None = None,
    ) -> int:
        """Let chance take one item of the pool; it stays in the pool."""
        item = self.chance.pick(kind, pool, names)
        if self.drawn is not None:
            self.drawn.append(Drawn(kind, names[item], seen_by, item))
        return item

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def copy_to(self, new: State) -> None:
        """The part of `clone` that every game shares."""
        new.chance = self.chance.clone()
        new.agenda = self.agenda[:]
        new.decision = self.decision
        new.outcome = self.outcome
        new.events = None
        new.drawn = None
        new.answered = None

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memory: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> Remade:
        return woken, asleep(self)

    def wake(self) -> None:
        """After it was unpickled: what can be worked out from the rest is to be worked out again."""

    def key(self) -> tuple[object, ...]:
        """A canonical hashable value: equal for equal positions. Chance is not part of it."""
        raise NotImplementedError

    def pending(self) -> tuple[object, ...]:
        """The part of `key` that every game shares: what is asked, what is still to be done."""
        asked = None if self.decision is None else self.decision.step.key()
        ended = None if self.outcome is None else (self.outcome.winners, self.outcome.how)
        return (asked, ended, *[step.key() for step in self.agenda])

    def expect(self, occasion: Occasion) -> None:
        """Say what the next draws are for. Callers ask `chance.listens` first: few do."""
        self.chance.hear(occasion)
        self.chance.see(self)

    # The state is a leaf: how it is seen, imagined and written is its game's business.

    def view(self, seat: int) -> Any:
        """What the seat may know: the game's own view type. WATCHER sees what everybody sees."""
        return OWNERS[type(self)].view(self, seat)

    def known(self, seat: int) -> object:
        """A value that is equal for states that look the same to the seat. See `Game.known`."""
        return OWNERS[type(self)].known(self, seat)

    def imagine(self, seat: int, chance: Chance) -> Any:
        """A full state that agrees with all the seat knows, the rest dealt anew by this chance."""
        return OWNERS[type(self)].imagine(self, seat, chance)

    def position(self) -> dict[str, Any]:
        """The whole position as plain data in the game's own words."""
        return sealed(OWNERS[type(self)].write(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def asleep(state: State) -> Remade:
    """What `woken` makes the state of: all it holds, and instead of the question the step that asks."""
    told = fields(state)
    decision = state.decision
    told["decision"] = None
    return type(state), told, None if decision is None else decision.step


def woken(kind: type[State], told: Fields, asks: Step[Any] | None) -> State:
    """The state that was pickled. Options exist once in a process, so the question is put again."""
    state: State = remade(kind, (), told)
    state.wake()
    state.decision = None if asks is None else asks.run(state)
    return state
