"""Match: a state with its history."""

# Not compiled: it talks to people and files; no search runs through it.

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic

from mathom.core.agenda import Decision
from mathom.core.chance import SEEDS, Chance, Seeded
from mathom.core.faults import BadSetup, IllegalMove
from mathom.core.game import Game, S, Setup
from mathom.core.option import Option
from mathom.core.position import plain, shown
from mathom.core.record import Move, Record, write
from mathom.core.state import WATCHER, Drawn, Event, Outcome


@dataclass(frozen=True)
class Played:
    """One choice of the history: who chose what, what chance added, what happened."""

    seat: int
    option: Option
    secret: bool
    drawn: tuple[Drawn, ...]
    events: tuple[Event, ...]
    before: Any


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
        self._opening = opening
        self._answered: list[Option] = []
        """What was answered by itself since the last choice, having only one answer."""

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
                seed = secrets.randbits(64)
            chance = Seeded(seed)
        if seed is not None and not 0 <= seed < SEEDS:
            raise BadSetup("record-seed", seed=shown(seed))
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
            position=None if position is None else plain(position),
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

    def play(self, option: Option | str) -> list[Event]:
        """Choose. Raises IllegalMove, and changes nothing, if the option is not on the list."""
        decision = self.decision
        text = " ".join(str(option).split())
        found = None if decision is None else decision.find(text)
        if found is None and self._went_without_saying(text):
            return []
        if decision is None:
            raise IllegalMove("move-over", move=shown(text))
        if found is None:
            reason = self.game.refusal(self.state, text)
            raise IllegalMove(
                "move-illegal",
                move=shown(text),
                reason=reason.text,
                rule=self.game.name("book", reason.rule.book),
                page=reason.rule.page,
            )
        before = self.state
        after: Any = before.clone()
        drawn: list[Drawn] = []
        events: list[Event] = []
        answered: list[Option] = []
        after.drawn, after.events, after.answered = drawn, events, answered
        after.apply(found)
        after.drawn = after.events = after.answered = None
        self._answered = answered
        self.state = after
        self.history.append(
            Played(decision.seat, found, decision.secret, tuple(drawn), tuple(events), before)
        )
        return events

    def _went_without_saying(self, text: str) -> bool:
        """Whether this was the only answer to a question that nobody was asked, and is said anyway.

        Bots, tests and records of older versions say it; it changes nothing.
        """
        for number, option in enumerate(self._answered):
            if str(option) == text:
                del self._answered[: number + 1]
                return True
        return False

    def undo(self) -> Played:
        """Take back the last choice; it is returned."""
        if not self.history:
            raise IllegalMove("undo-nothing")
        last = self.history.pop()
        self.state = last.before
        self._answered = []
        return last

    def fork(self, at: int | None = None) -> Match[S]:
        """A new match in which choice number `at` of the record is still to be made."""
        if at is None:
            at = len(self.history) + 1
        if not 1 <= at <= len(self.history) + 1:
            raise IllegalMove("fork-nowhere", at=at, last=len(self.history) + 1)
        state = self.state if at > len(self.history) else self.history[at - 1].before
        new = Match(
            self.game,
            self.setup,
            state,
            seed=self.seed,
            position=self.start,
            players=self.players,
            opening=self._opening,
        )
        new.history = self.history[: at - 1]
        return new

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
        told = [self._opening[1], *(played.events for played in self.history)]
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
        return Record(tags, start, _outcomes(self._opening[0], eyes, all_seen), moves)


def _sees(eyes: int, seen_by: tuple[int, ...] | None) -> bool:
    return seen_by is None or eyes in seen_by


def _outcomes(drawn: tuple[Drawn, ...], eyes: int, all_seen: bool) -> list[tuple[str, str]]:
    return [(one.kind, one.value if all_seen or _sees(eyes, one.seen_by) else "?") for one in drawn]
