"""Game: what a box is called, how it is set up, and how its things are named."""

# Not compiled: it talks to people and files; no search runs through it.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic

from mathom.core.agenda import Decision
from mathom.core.chance import Chance, Occasion, Seeded
from mathom.core.declared import Events, Verbs, things_of
from mathom.core.faults import BadSetup
from mathom.core.lang import knows
from mathom.core.option import Option
from mathom.core.state import OWNERS, Event, Outcome, State
from mathom.core.text import Reason, Text

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from mathom.core.match import Match
    from mathom.core.mind import Mind
    from mathom.core.view import View
    from mathom.core.workshop import Workshop

    S = TypeVar("S", bound=State, default=Any)
else:
    # The default is for mypy alone, and typing_extensions would be a tenth of `import mathom`.
    from typing import TypeVar

    S = TypeVar("S", bound=State)

Setup = dict[str, str]
HIDDEN: Final = "?"
"""What stands for something that a viewer may not know."""


@dataclass(frozen=True)
class SetupChoice:
    """Something to agree on before the game: its name and its values, the first the usual one."""

    name: str
    values: tuple[str, ...]
    open: bool = False
    """Whether other values can be given too; the game itself then says which will do (`settle`)."""
    only: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The choices before it on which this one depends, and with which values of any of them there is
    something to agree on: else it is no part of the setup. It always is if none are named."""
    brought: bool = False
    """Whether each seat brings its own, as a deck, of which nobody else is told before the game is over.
    The values themselves are known to all."""
    apart: str = ""
    """The value that is usual where people play who do not sit together; else the first is there too."""

    def asked(self, settled: Setup) -> bool:
        """Whether there is anything to agree on, after what has been agreed on before it."""
        return not self.only or any(settled.get(name) in values for name, values in self.only)


class Game(Generic[S]):
    """A game that Mathom can play. Each game's folder has one subclass and one instance of it."""

    id: str
    rules: str
    """The version of the rules, a whole number: whoever changes what the rules ask or do raises it."""
    format: int = 1
    """The version of written positions: whoever changes how they are written raises it."""
    oldest_format: int = 1
    """From which version on they can be read: see docs/records.md."""
    state: type[S]
    """What lies on this game's table."""
    choices: tuple[SetupChoice, ...] = ()
    moves: tuple[str, ...] = ()
    """The kinds of decision with which a new move begins: bots look ahead to there, if it is said."""

    hands: bool = False
    """Whether seats hold what others may not see, all through the game."""
    passing: tuple[str, ...] = ()
    """The kinds of decision in which a seat may `pass`, and the others go on: where there are any, a
    seat can choose how much it wants to be asked."""

    events: Events = {}
    """Each kind of event that the game tells, and what it names: see mathom.core.declared."""
    draws: tuple[str, ...] = ()
    """The kinds of what it asks of chance."""
    wordy: tuple[str, ...] = ("1",)
    """The versions of the rules in which every question was asked, also those with one answer. In other
    records whatever answers the question that stands is its answer."""
    verbs: Verbs = {}
    """Each verb of its options, with the kinds of things that it takes."""

    def __init__(self) -> None:
        OWNERS[self.state] = self

    # -- what each game says ---------------------------------------------------------------------

    @property
    def title(self) -> Text:
        """What the box is called."""
        return Text(f"{self.id}-title")

    @property
    def workshop(self) -> Workshop | None:
        """Where players build what they bring to the game; None if they bring nothing."""
        return None

    def seats(self, setup: Setup) -> tuple[str, ...]:
        """The names of the seats, in order."""
        raise NotImplementedError

    def teams(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together, and may talk among themselves: each team in order."""
        return tuple([(seat,) for seat in range(len(self.seats(setup)))])

    def start(self, setup: Setup, chance: Chance) -> S:
        """The table before anything has happened; its agenda begins with the game's preparation."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> View:
        """What the seat may know."""
        raise NotImplementedError

    def view_beside(self, other: View, state: S, seat: int) -> View:
        """The same, for whoever has somebody else's view of this very state at hand: what everybody sees
        need not be looked at again. Where that is worth it, a game says how."""
        return self.view(state, seat)

    def known(self, state: S, seat: int) -> object:
        """A value that is equal for two states exactly if their views are equal.

        The view itself is one; a game that can tell it faster makes looking ahead faster.
        """
        return state.view(seat)

    def imagine(self, state: S, seat: int, chance: Chance) -> S:
        """A full state that agrees with all the seat knows, the rest dealt anew by this chance."""
        raise NotImplementedError

    def read(self, data: Mapping[str, Any], setup: Setup, chance: Chance) -> S:
        """The state that a position describes, not yet advanced. Raises BadPosition."""
        raise NotImplementedError

    def write(self, state: S) -> dict[str, Any]:
        """The whole position as plain data in the game's own words."""
        raise NotImplementedError

    def parse(self, text: str) -> Option | None:
        """The option with this notation, whether or not anybody may choose it now."""
        raise NotImplementedError

    def refusal(self, state: S, text: str) -> Reason:
        """Why this cannot be chosen now: as the step that asks says it (`Step.why_not`)."""
        assert state.decision is not None
        rule = state.decision.rule
        option = self.parse(text)
        if option is None:
            return Reason(self.unknown(state, text), rule)
        return state.decision.step.why_not(state, option) or Reason(self.other(state, option), rule)

    def unknown(self, state: S, text: str) -> Text:
        """Why a text is no choice of this game at all."""
        raise NotImplementedError

    def other(self, state: S, option: Option) -> Text:
        """Something else is asked now."""
        raise NotImplementedError

    def evaluate(self, state: S, seat: int) -> float:
        """How well the seat stands, for bots: higher is better, 0 is even."""
        raise NotImplementedError

    @property
    def mind(self) -> Mind | None:
        """What bots look at to learn who is winning; None if they have `evaluate` alone."""
        return None

    def label(self, state: S, option: Option) -> Text:
        """What choosing the option means, for a list."""
        return Text(f"{self.id}-option-{option.verb}", **self._named(self.things(option)))

    def where(self, state: S, option: Option) -> Text | None:
        """Where the thing lies that an option is about: for two that have the same label. None if they
        never have, or if it lies nowhere."""
        return None

    def things(self, option: Option) -> dict[str, str | int]:
        """What an option's notation names, each with its kind: {"region": "gondor"}."""
        return things_of(self.verbs, option)

    def name(self, kind: str, thing: str) -> Text | str:
        """The name of a thing of the box."""
        id = f"{self.id}-{kind}-{thing}"
        return Text(id) if knows(id) else thing

    @property
    def lexicon(self) -> Mapping[str, Sequence[str]]:
        """What a board may have to name: of each kind of thing, the ids. See `name` and `explain`."""
        return {}

    def explain(self, kind: str, thing: str) -> list[Text]:
        """What a newcomer wants to know about a thing of the box, line by line; [] if unknown."""
        return []

    def solo(self, people: str) -> Setup:
        """What so many people agree on who play against nobody: the game plays the others itself."""
        return {"players": people}

    def turn(self, state: S) -> int:
        """Which turn it is: a number that changes when another one begins. See docs/server.md."""
        return int(getattr(state, "turn", 0))

    def stage(self, state: S) -> int:
        """How far the game has come, as people count it there: the message `<game>-stage` says it."""
        return self.turn(state)

    def whose_turn(self, state: S) -> int | None:
        """The seat whose turn it is, in games in which turns belong to somebody."""
        return None

    def missing(self) -> list[str]:
        """The cards of the box that cannot be played yet: it is not written what they do."""
        return []

    def unchanged(self, rules: str, setup: Setup) -> bool:
        """Whether a game of this setup was played by an older version as it is today: whoever raises the
        version for some setups alone says so, and records of the others are read to the letter."""
        return False

    def carry(self, state: S, rules: str, moves: Sequence[str]) -> tuple[int, list[str]] | None:
        """How choices of an older version of the rules are said today.

        `moves` are the next choices as the old version wrote them, made where this state asks.
        (3, ["x"]) says that the first three of them are now the one choice x, (1, ["x", "y"]) that the
        first is now two, (1, []) that it is no longer asked. None: it is said as it always was. Answers
        that now go without saying need not be told here.
        """
        return None

    # -- what all games share --------------------------------------------------------------------

    def new(
        self,
        *,
        seed: int | None = None,
        chance: Chance | None = None,
        named: Mapping[str, str] | None = None,
        **setup: str,
    ) -> Match[S]:
        """A new match. Without a seed or a chance, a fresh seed is taken and recorded.

        `named` says who sits in a seat, for the record.
        """
        return self._begin(seed, chance, named, setup, None)

    def deal(self, seed: int, **setup: str) -> S:
        """A new table without a match around it: a state at its first question, for loops that need no
        history or record. `state.apply` is several times as fast as `match.play`, and unchecked."""
        state = self.start(self.settle(setup), Seeded(seed))
        state.advance()
        return state

    def position(
        self,
        data: Mapping[str, Any],
        *,
        seed: int | None = None,
        chance: Chance | None = None,
        named: Mapping[str, str] | None = None,
        **setup: str,
    ) -> Match[S]:
        """A match that starts from a written position."""
        return self._begin(seed, chance, named, setup, data)

    def _begin(
        self,
        seed: int | None,
        chance: Chance | None,
        named: Mapping[str, str] | None,
        setup: Mapping[str, str],
        position: Mapping[str, Any] | None,
    ) -> Match[S]:
        from mathom.core.match import Match

        if chance is not None:
            # A record that names a seed promises that this seed gave its outcomes.
            seed = None
        return Match.begin(
            self, self.settle(setup), seed=seed, chance=chance, players=named, position=position
        )

    def settle(self, setup: Mapping[str, str]) -> Setup:
        """The setup with the usual value for what is not said. Raises BadSetup."""
        known = {choice.name: choice for choice in self.choices}
        for name, value in setup.items():
            if name not in known:
                raise BadSetup("setup-unknown", game=self.id, name=name, known=", ".join(known))
            if value not in known[name].values and not known[name].open:
                raise BadSetup(
                    "setup-value", name=name, value=value, known=", ".join(known[name].values)
                )
        settled: Setup = {}
        for name, choice in known.items():
            if choice.asked(settled):
                settled[name] = setup.get(name, choice.values[0])
        return settled

    def bring(self, setup: Setup, seat: int, thing: str) -> Setup:
        """The setup with what a seat brings of its own, as a deck. Raises BadSetup."""
        raise BadSetup("setup-brings-nothing", game=self.id)

    def move_on(self, setup: Setup) -> Setup:
        """The setup for a rematch, in which everybody moves on to the next seat with what is his."""
        return setup

    def told(self, setup: Setup) -> Setup:
        """The setup as all may know it while the game goes on: what seats brought is their own."""
        own = {choice.name: choice.values for choice in self.choices if choice.brought}
        return {
            name: HIDDEN if name in own and value not in own[name] else value
            for name, value in setup.items()
        }

    def prompt(self, state: S, decision: Decision) -> Text:
        """The question, as a sentence."""
        return Text(f"{self.id}-ask-{decision.kind}", **decision.step.gaps(state))

    def tell(self, event: Event) -> Text:
        """What happened, as a sentence."""
        return Text(f"{self.id}-event-{event.kind}", **self._named(event.args))

    def wanted(self, occasion: Occasion, seats: Sequence[str]) -> Text:
        """What chance is asked for, as a sentence: whose it is, what for, how many come together."""
        args: dict[str, str | int] = {**occasion.args, "count": occasion.count}
        if occasion.seat >= 0:
            args["seat"] = seats[occasion.seat]
        return Text(f"{self.id}-chance-{occasion.kind}-{occasion.why}", **self._named(args))

    def result(self, outcome: Outcome, seats: Sequence[str]) -> Text:
        """How the game ended, as a sentence."""
        if len(outcome.winners) == 1:
            winner = self._named({"seat": seats[outcome.winners[0]]})
            return Text(f"{self.id}-result-{outcome.how}", **winner)
        return Text(f"{self.id}-result-{outcome.how}")

    def _named(self, args: Mapping[str, str | int]) -> dict[str, str | int | Text]:
        named: dict[str, str | int | Text] = {
            kind: self.name(kind, value) if isinstance(value, str) else value
            for kind, value in args.items()
        }
        if "seat" in args:
            # A name alone does not tell a sentence which article or gender it takes; the id does.
            named["who"] = args["seat"]
        return named
