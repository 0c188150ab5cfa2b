"""Match: a state with its history.

The history is light: it holds what was chosen and what came of it. Of the states that it went through
one in `EVERY` is kept, and the others are computed again when somebody wants to see them.
"""

# Not compiled: it talks to people and files; no search runs through it.

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic

from mathom.core.agenda import Decision
from mathom.core.chance import SEEDS, Chance, Known, Seeded
from mathom.core.faults import BadSetup, IllegalMove
from mathom.core.game import Game, S, Setup
from mathom.core.option import Option
from mathom.core.outlook import illegal, refused
from mathom.core.position import plain, shown
from mathom.core.record import Move, Record, write
from mathom.core.state import WATCHER, Drawn, Event, Outcome
from mathom.core.text import Text
from mathom.core.worlds import Worlds

EVERY: Final = 20
"""Of so many states one is kept: fewer take less room, more are sooner found again."""


@dataclass(frozen=True, slots=True)
class Played:
    """One choice of the history: who chose what, what chance added, what happened."""

    seat: int
    option: Option
    secret: bool
    drawn: tuple[Drawn, ...]
    events: tuple[Event, ...]
    joined: bool = False
    """Whether it was made in one go with the choice before it: they are taken back together."""


class Match(Generic[S]):
    """A game being played: play, undo, fork, look, and write it down."""

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        state: S,
        *,
        seed: int | None,
        position: Mapping[str, Any] | None,
        players: Mapping[str, str],
        opening: tuple[tuple[Drawn, ...], tuple[Event, ...]],
    ) -> None:
        self.game = game
        self.setup = setup
        self.seats = game.seats(setup)
        self.players = dict(players)
        self.seed = seed
        self.start = position
        self.state: S = state
        self.history: list[Played] = []
        self.opening = opening
        self.parted: Text | None = None
        """Where and why this match is no longer the one that a record of an older version tells."""
        self._answered: list[Option] = []
        """What was answered by itself since the last choice, having only one answer."""
        self._kept: list[S] = [state]
        """The states after 0, EVERY, 2 * EVERY... choices."""
        self._near: dict[int, S] = {}
        """The states after so many choices that somebody may want to see again soon."""

    @classmethod
    def begin(
        cls,
        game: Game[S],
        setup: Setup,
        *,
        seed: int | None = None,
        chance: Chance | None = None,
        players: Mapping[str, str] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Match[S]:
        """Set the table, from the start of the game or from a position, up to the first decision."""
        if chance is None:
            if seed is None:
                # Too many to try them all against what a player has seen of the deal.
                seed = int.from_bytes(os.urandom(8), "big")
            chance = Seeded(seed)
        if seed is not None and not 0 <= seed < SEEDS:
            raise BadSetup("record-seed", seed=shown(seed))
        if position is not None:
            # A deep one is refused before anybody climbs down into it.
            position = plain(position)
        state = game.start(setup, chance) if position is None else game.read(position, setup, chance)
        if state.drawn is None or state.events is None:
            state.drawn, state.events = [], []
        state.answered = []
        state.advance()
        answered = state.answered
        opening = (tuple(state.drawn), tuple(state.events))
        state.drawn = state.events = state.answered = None
        match = cls(
            game,
            setup,
            state,
            seed=seed,
            position=position,
            players=players or {},
            opening=opening,
        )
        match._answered = answered
        for seat in match.players:
            match.seat(seat)
        return match

    # -- playing ---------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What must be chosen now; None once the game is over."""
        return self.state.decision

    @property
    def outcome(self) -> Outcome | None:
        """Who won, and how; None while the game goes on."""
        return self.state.outcome

    @property
    def result(self) -> str | None:
        """The outcome as a record tells it: "free, ring"."""
        if self.outcome is None:
            return None
        winners = " ".join(self.seats[winner] for winner in self.outcome.winners)
        return f"{winners}, {self.outcome.how}"

    def play(self, option: Option | str, *more: Option | str, joined: bool = False) -> list[Event]:
        """Choose. Raises IllegalMove, and changes nothing, if the option is not on the list.

        With several choices it is a plan: all are made, or none is. It is refused if anything that
        cannot be known now comes between them: chance, another seat, or something new to see. `joined`
        says that it belongs to a plan together with the choice before it, when a journal is read again.
        """
        if not more:
            return self._choose(_notation(option), joined)
        plan = [_notation(one) for one in (option, *more)]
        trial = self.fork()
        worlds: Worlds | None = None
        happened: list[Event] = []
        # The first text after the last choice: a refusal is the same whatever went without saying since.
        after = 0
        for number, text in enumerate(plan):
            made = len(trial.history) - len(self.history)
            try:
                if not trial._is_idle(text):
                    if made:
                        last = trial.history[-1]
                        worlds = (worlds or Worlds.of(self.state, last.seat)).after(last.option)
                        trial._must_be_foreseen(worlds)
                    after = number
                happened += trial._choose(text, joined or made > 0)
            except IllegalMove as fault:
                raise refused(after + 1, plan[after], fault) from fault
            if len(trial.history) - len(self.history) > made:
                after = number + 1
        self._become(trial)
        return happened

    def _must_be_foreseen(self, worlds: Worlds) -> None:
        """The seat could tell what its last choice would lead to. Raises IllegalMove."""
        if worlds.stops is None and not worlds.show(self.state):
            raise IllegalMove("plan-told")
        if worlds.stops is not None:
            raise IllegalMove(f"plan-{worlds.stops}")

    def _choose(self, text: str, joined: bool) -> list[Event]:
        decision = self.decision
        found = None if decision is None else decision.find(text)
        if found is None and self.went_without_saying(text):
            self.pass_over(text)
            return []
        if decision is None:
            raise IllegalMove("move-over", move=shown(text))
        if found is None:
            raise illegal(self.game, self.state, text)
        before = self.state
        after: Any = before.clone()
        drawn: list[Drawn] = []
        events: list[Event] = []
        answered: list[Option] = []
        after.drawn, after.events, after.answered = drawn, events, answered
        after.apply(found)
        after.drawn = after.events = after.answered = None
        self._answered = answered
        self._near = {len(self.history): before}
        self.state = after
        self.history.append(
            Played(
                decision.seat,
                found,
                decision.secret,
                tuple(drawn),
                tuple(events),
                joined and bool(self.history),
            )
        )
        if len(self.history) % EVERY == 0:
            self._kept.append(after)
        return events

    def _is_idle(self, text: str) -> bool:
        asked = self.decision is not None and self.decision.find(text) is not None
        return not asked and self.went_without_saying(text)

    def went_without_saying(self, text: str) -> bool:
        """Whether this was the only answer to a question that nobody was asked since the last choice.

        Bots, tests and records of older versions say it anyway; it changes nothing.
        """
        return text in self.answered

    @property
    def answered(self) -> list[str]:
        """What went without saying since the last choice and has not been said, in order."""
        return [str(option) for option in self._answered]

    def pass_over(self, text: str) -> None:
        """Let an answer that went without saying be said, with all such answers before it."""
        del self._answered[: self.answered.index(text) + 1]

    def undo(self, to: int | None = None) -> Played:
        """Take back the last choice, or the last plan as a whole, or all choices after the first `to`.

        The first of those that were taken back is returned.
        """
        if not self.history:
            raise IllegalMove("undo-nothing")
        if to is None:
            to = self.plan_of(len(self.history) - 1)
        state = self.at(to)
        first = self.history[to]
        self._near = {n: state for n, state in self._near.items() if n < to}
        del self.history[to:], self._kept[to // EVERY + 1 :]
        self.state = state
        self._answered = []
        return first

    def plan_of(self, n: int) -> int:
        """How many choices came before the plan in which choice n was made, the first being 0."""
        while self.history[n].joined:
            n -= 1
        return n

    def fork(self, at: int | None = None) -> Match[S]:
        """A new match in which choice number `at` of the record is still to be made."""
        if at is None:
            at = len(self.history) + 1
        new = Match(
            self.game,
            self.setup,
            self.at(at - 1),
            seed=self.seed,
            position=self.start,
            players=self.players,
            opening=self.opening,
        )
        new.history = self.history[: at - 1]
        new._kept = self._kept[: (at - 1) // EVERY + 1]
        if at > len(self.history):
            new._answered = self._answered[:]
            new.parted = self.parted
        return new

    def _become(self, other: Match[S]) -> None:
        """Take over what was played on in a fork."""
        self.state = other.state
        self.history = other.history
        self._answered = other._answered
        self._kept = other._kept
        self._near = other._near

    def take_chance_from(self, chance: Chance) -> None:
        """From now on this chance decides, also about what is played again after a takeback."""
        states = [*self._kept, *self._near.values(), self.state]
        # Forks share the states that are kept.
        fresh: dict[int, Any] = {id(state): state.clone() for state in states}
        for state in fresh.values():
            state.chance = chance
        self._kept = [fresh[id(state)] for state in self._kept]
        self._near = {n: fresh[id(state)] for n, state in self._near.items()}
        self.state = fresh[id(self.state)]

    # -- what was --------------------------------------------------------------------------------

    def at(self, n: int) -> S:
        """The state after n choices; 0 is the first decision. Clone it before you change it."""
        if n == len(self.history):
            return self.state
        if not 0 <= n < len(self.history):
            raise IllegalMove("fork-nowhere", at=n + 1, last=len(self.history) + 1)
        first = n - n % EVERY
        if n == first:
            return self._kept[n // EVERY]
        # Whoever steps through a game, forwards or backwards, comes to the neighbours next.
        near = {k: state for k, state in self._near.items() if first < k < first + EVERY}
        start = max([k for k in near if k <= n], default=first)
        state = near.get(start, self._kept[first // EVERY])
        for k in range(start, n):
            state = self._again(state, self.history[k])
            near[k + 1] = state
        self._near = near
        return state

    def _again(self, before: S, played: Played) -> S:
        """The state after a choice that was made before, exactly as it was then."""
        after: Any = before.clone()
        chance = after.chance
        after.chance = Known([one.item for one in played.drawn], chance)
        after.apply(played.option)
        after.chance = chance
        again: S = after
        return again

    def revealed(self, since: int) -> bool:
        """Whether what was chosen after the first so many choices told its seat anything new.

        It did if chance had a say, or if the table now looks otherwise in some world that the seat could
        imagine before.
        """
        played = self.history[since:]
        if not played:
            return False
        if any([one.drawn for one in played]):
            return True
        worlds = Worlds.of(self.at(since), played[0].seat)
        for n, one in enumerate(played, since + 1):
            worlds = worlds.after(one.option)
            if not worlds.show(self.at(n)):
                return True
        return False

    # -- looking ---------------------------------------------------------------------------------

    def seat(self, seat: int | str | None) -> int:
        """The number of a seat given by name or number; None is a watcher."""
        if seat is None:
            return WATCHER
        if isinstance(seat, str):
            if seat not in self.seats:
                raise BadSetup("seat-unknown", seat=seat, known=", ".join(self.seats))
            return self.seats.index(seat)
        if not WATCHER <= seat < len(self.seats):
            raise BadSetup("seat-unknown", seat=seat, known=", ".join(self.seats))
        return seat

    def view(self, seat: int | str | None) -> Any:
        """What a seat may know now: the game's own view type."""
        return self.state.view(self.seat(seat))

    def log(self, seat: int | str | None = None) -> list[Event]:
        """What happened so far, as the seat saw it."""
        eyes = self.seat(seat)
        told = [self.opening[1], *(played.events for played in self.history)]
        return [event for events in told for event in events if _sees(eyes, event.seen_by)]

    # -- writing down ----------------------------------------------------------------------------

    def record(self, seat: int | str | None = None) -> str:
        """The match as text. For a seat (-1 is a watcher), what it may not know is left out."""
        eyes = None if seat is None else self.seat(seat)
        return write(self.as_record(eyes))

    def as_record(self, eyes: int | None = None) -> Record:
        """The match as a record; with eyes, what that seat may not know is a question mark."""
        tags = {"game": self.game.id, "rules": self.game.rules}
        if self.seed is not None and (eyes is None or self.outcome is not None):
            tags["seed"] = str(self.seed)
        tags |= self.setup
        tags |= {seat: self.players[seat] for seat in self.seats if seat in self.players}
        if self.result is not None:
            tags["result"] = self.result
        # Once a game is over its record has no secrets: that is what replays are for.
        all_seen = eyes is None or self.outcome is not None
        eyes = WATCHER if eyes is None else eyes
        moves = [
            Move(
                self.seats[played.seat],
                str(played.option) if all_seen or not played.secret or played.seat == eyes else "?",
                _outcomes(played.drawn, eyes, all_seen),
            )
            for played in self.history
        ]
        start = self.start
        if not all_seen and start is not None:
            # A written position may hold secrets.
            tags["position"] = "?"
            start = None
        return Record(tags, start, _outcomes(self.opening[0], eyes, all_seen), moves)


def _notation(option: Option | str) -> str:
    return " ".join(str(option).split())


def _sees(eyes: int, seen_by: tuple[int, ...] | None) -> bool:
    return seen_by is None or eyes in seen_by


def _outcomes(drawn: tuple[Drawn, ...], eyes: int, all_seen: bool) -> list[tuple[str, str]]:
    return [(one.kind, one.value if all_seen or _sees(eyes, one.seen_by) else "?") for one in drawn]
