"""The game at a table: where it stands, how it came there, and every state that it went through.

The journal tells what was chosen and what came of it; positions that were written down on the way tell
how the table stood. So a game is opened from the newest position that can be read, and only what came
after it is played again. What lies further back is played again when somebody wants to see it.
"""

from __future__ import annotations

import json
import logging
import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import msgspec

import mathom
from mathom.core.chance import Seeded
from mathom.core.faults import BadPosition, Fault
from mathom.core.game import Game
from mathom.core.match import EVERY as KEPT
from mathom.core.match import Match, Played
from mathom.core.record import Move, Record, read
from mathom.core.replay import Replayer
from mathom.core.state import Drawn, Event, State
from mathom.core.text import Text
from mathom.server.refused import GONE, NOT_NOW, Refused
from mathom.server.tables.entries import (
    Begin,
    Choice,
    Happened,
    Header,
    Opening,
    Outcomes,
    Result,
    Seen,
    Told,
    Written,
)

LOG = logging.getLogger("mathom.server")

EVERY = 16
"""After so many choices the position is written down even if the turn goes on."""


@dataclass(slots=True)
class Made:
    """A choice that stands."""

    choice: Choice
    time: int
    joined: bool = False
    """Whether it was made in one go with the one before."""


STATE = 12_000
"""About how many bytes a state takes."""


class Stretch:
    """A part of the game, played: a match that begins after the first so many choices."""

    def __init__(
        self, first: int, match: Match, stood: Sequence[int] = (), replayer: Replayer | None = None
    ) -> None:
        self.first = first
        self.match = match
        self.replayer = replayer
        # How many choices of the match there are after each of the journal: the numbers differ where
        # older rules asked what today's do not ask.
        self._marks = [0, *stood]

    @property
    def end(self) -> int:
        return self.first + len(self._marks) - 1

    def covers(self, n: int) -> bool:
        return self.first <= n <= self.end

    def at(self, n: int) -> State:
        """The state after n choices of the game."""
        state: State = self.match.at(self._marks[n - self.first])
        return state

    def played(self, n: int) -> list[Played]:
        """What choice n + 1 is today: one choice, or none, or several."""
        first, last = self._marks[n - self.first : n - self.first + 2]
        return self.match.history[first:last]

    def made(self, match: Match, count: int) -> None:
        """So many choices were made, which led to this match."""
        self.match = match
        last = len(match.history)
        self._marks += [last - left for left in reversed(range(count))]

    def again(self, moves: Sequence[Move]) -> bool:
        """Make choices that were made elsewhere; whether they can be made here too."""
        assert self.replayer is not None
        self.replayer.match = self.match
        before = len(self.replayer.stood)
        self.replayer.play(moves)
        self._marks += self.replayer.stood[before:]
        return self.match.parted is None

    def back(self, to: int) -> None:
        """Take back all choices but the first `to`."""
        del self._marks[to - self.first + 1 :]
        if len(self.match.history) > self._marks[-1]:
            self.match.undo(self._marks[-1])


class Play:
    """The game at a table."""

    def __init__(self, header: Header, begin: Begin) -> None:
        self.header = header
        self.game = mathom.game(header.game)
        self.setup = header.setup
        self.seats = self.game.seats(self.setup)
        self.opening = begin.opening
        self.made = [Made(choice, header.created) for choice in begin.past]
        self._written: dict[int, Written] = {}
        """The positions that were written down, by how many choices had been made."""
        self._kept_bytes = 0
        self.past_untold = False
        """Whether the journal did not say what was told of some choice: it was found out anew."""
        self._told = sum([_weight(made.choice) for made in self.made])
        self._now: Stretch | None = None
        self._past: Stretch | None = None
        if begin.opening is None and header.archive:
            self._import(mathom.replay(header.record))
        elif begin.opening is None and header.record:
            moves = read(header.record).moves
            self.made = [Made(Choice(m.seat, m.text, m.outcomes), header.created) for m in moves]

    def _import(self, match: Match) -> None:
        """Take over a record that was replayed."""
        self.opening = opening_of(match)
        self.made = [Made(choice, self.header.created) for choice in choices_of(match)]
        self._now = Stretch(0, match, range(1, len(match.history) + 1))

    # -- how it stands ---------------------------------------------------------------------------

    @property
    def n(self) -> int:
        """How many choices have been made."""
        return len(self.made)

    @property
    def reach(self) -> int:
        """How many of them the rules of today can play again; all, unless `parted` says why not."""
        return self.now.end

    @property
    def parted(self) -> Text | None:
        """Why the choice after those cannot be made today."""
        return self.match.parted if self.reach < self.n else None

    @property
    def now(self) -> Stretch:
        """The part of the game that goes on."""
        assert self._now is not None
        return self._now

    @property
    def match(self) -> Match:
        """The last part of the game, as a match that begins somewhere."""
        return self.now.match

    @property
    def state(self) -> State:
        """How the table stands."""
        state: State = self.match.state
        return state

    @property
    def result(self) -> Result | None:
        """How the game ended, by the rules under which it was played."""
        if self.made and self.made[-1].choice.result is not None:
            return self.made[-1].choice.result
        match = self.match
        return None if match.outcome is None or self.reach < self.n else result_of(match)

    @property
    def untold(self) -> bool:
        """Whether the journal does not say what was told of some choice."""
        return self.opening is None or any(made.choice.events is None for made in self.made)

    def at(self, n: int) -> State:
        """The state after n choices. Raises Refused if the rules of today do not lead there."""
        for stretch in (self._now, self._past):
            if stretch is not None and stretch.covers(n):
                return stretch.at(n)
        self._past = self._stretch(n)
        if not self._past.covers(n):
            why = why_parted(self._past.match.parted or Text("table-carried-unknown"))
            raise Refused(GONE, "table-past-unreadable", n=n, number=self._past.end + 1, why=why)
        return self._past.at(n)

    @property
    def bytes(self) -> int:
        """About how much memory it takes: measured, see tests/server/test_memory.py."""
        stretches = [stretch for stretch in (self._now, self._past) if stretch is not None]
        states = sum([2 + len(stretch.match.history) // KEPT for stretch in stretches])
        return 30_000 + self._told + self._kept_bytes + STATE * states

    def joined(self, n: int) -> int:
        """Where the plan begins that choice n + 1 belongs to: they are taken back together."""
        while n and self.made[n].joined:
            n -= 1
        return n

    # -- playing ---------------------------------------------------------------------------------

    def note(self, made: Sequence[Made], match: Match | None = None) -> None:
        """Choices that stand from now on; the match in which they have been made, if they have."""
        now = self._now
        self.made += made
        self._told += sum([_weight(one.choice) for one in made])
        if now is None:
            return
        if match is not None:
            now.made(match, len(made))
        elif not now.again([_move(one) for one in made]):
            raise Refused(NOT_NOW, "server-busy")

    def keep(self, written: Written) -> None:
        """A position that was written down. What comes now begins there."""
        self._written[written.choices] = written
        self._kept_bytes += len(written.position) + 500
        if self._now is not None and self._now.end == written.choices == self.n:
            self._past, self._now = self._now, self._rested(self._now)

    def kept(self, n: int) -> Written | None:
        """The position after n choices, if it was written down."""
        return self._written.get(n)

    def _keep_only(self, choices: Sequence[int]) -> None:
        self._written = {n: self._written[n] for n in choices}
        self._kept_bytes = sum([len(one.position) + 500 for one in self._written.values()])

    def marks(self, n: int) -> list[Written]:
        """The positions of the first n choices, for another table that begins with them."""
        kept = [one for choices, one in sorted(self._written.items()) if choices < n]
        return [msgspec.structs.replace(one, n=-1 - one.choices) for one in kept]

    def _rested(self, stretch: Stretch) -> Stretch:
        """What comes from here on, without what lies behind."""
        match = Match(
            self.game,
            self.setup,
            stretch.match.state,
            seed=None,
            position=None,
            players={},
            opening=((), ()),
        )
        return Stretch(self.n, match, replayer=stretch.replayer)

    def carry(self, to: int, opening: Opening | None, past: Sequence[Choice]) -> None:
        """The game goes on from the position after `to` choices, which `keep` is told next."""
        del self.made[to:]
        self.opening = opening or self.opening
        for n, choice in enumerate(past):
            self.made[n] = replace(self.made[n], choice=choice)
        self._keep_only([n for n in self._written if n < to])
        self._now = self._past = None

    def back(self, to: int) -> None:
        """Only the first `to` choices stand."""
        if self._now is not None:
            self.at(to)
            for stretch in (self._past, self._now):
                if stretch is not None and stretch.covers(to):
                    stretch.back(to)
                    self._now = stretch
            self._past = None
        del self.made[to:]
        self._told = sum([_weight(made.choice) for made in self.made])
        self._keep_only([n for n in self._written if n <= to])

    def due(self, match: Match) -> bool:
        """Whether to write down the position of this match, which goes on from here."""
        if match.outcome is not None or len(match.history) >= EVERY:
            return True
        return self.game.turn(match.state) != self.game.turn(self.state)

    # -- playing again ---------------------------------------------------------------------------

    def open(self) -> None:
        """Find out how the table stands. Raises if the game cannot even begin."""
        if self._now is not None:
            return
        # What was told of a choice is only found out by making it again.
        untold = self.untold
        self._now = self._stretch(self.n, first=0 if untold else self.n)
        self.past_untold = untold
        if untold:
            self._retell(self._now)

    def _stretch(self, n: int, first: int | None = None) -> Stretch:
        """The game up to choice n, from the newest readable position on that is not after `first`,
        else from the beginning. It may end sooner: then its match says why."""
        latest = n if first is None else first
        for choices in sorted([choices for choices in self._written if choices <= latest], reverse=True):
            try:
                return self._replayed(n, self._written[choices])
            except Exception as error:
                # Whatever is wrong with it, there is an older one.
                LOG.warning("table %s: a position cannot be read: %r", self.header.id, error)
        return self._replayed(n, None)

    def _replayed(self, n: int, written: Written | None) -> Stretch:
        first = 0 if written is None else written.choices
        header = self.header
        if written is None:
            record = read(header.record) if header.record else Record({}, header.position)
            told = record.opening if header.record else None
            begin = partial(
                Replayer,
                rules=header.rules,
                behind=Seeded(header.seed),
                position=record.position,
                opening=told if self.opening is None else self.opening.outcomes,
            )
        else:
            if not self.game.oldest_format <= written.format <= self.game.format:
                raise BadPosition("server-position", format=written.format, known=self.game.format)
            begin = partial(
                Replayer,
                rules=written.rules,
                behind=Seeded.resumed(json.loads(written.chance)),
                position=position_of(written),
            )
        moves = [_move(made) for made in self.made[first:n]]
        try:
            replayer = begin(self.game, self.setup, moves=moves, strict=False)
        except Fault:
            raise
        except Exception as error:
            # What the rules of today cannot even try stands in nobody's way.
            LOG.warning("table %s: %r", header.id, error)
            replayer = begin(self.game, self.setup, moves=(), strict=False)
            replayer.match.parted = Text("table-carried-unknown")
        return Stretch(first, replayer.match, replayer.stood, replayer)

    def _retell(self, stretch: Stretch) -> None:
        """Write down what is told of choices of which the journal does not say it."""
        match = stretch.match
        if self.opening is None:
            self.opening = opening_of(match)
        drawn = [one for played in match.history for one in played.drawn]
        told = len(match.opening[0]) - len(self.opening.outcomes)
        drawn = [*match.opening[0][len(match.opening[0]) - told :], *drawn]
        at = 0
        for n in range(stretch.end):
            made, played = self.made[n], stretch.played(n)
            seen = _seen(drawn[at : at + len(made.choice.outcomes)])
            at += len(made.choice.outcomes)
            if made.choice.events is None:
                choice = msgspec.structs.replace(
                    made.choice,
                    secret=any(one.secret for one in played),
                    seen=seen,
                    events=[event for one in played for event in _events(one.events)],
                )
                self.made[n] = replace(made, choice=choice)
        self._told = sum([_weight(made.choice) for made in self.made])


def why_parted(parted: Text) -> Text:
    """The reason alone, without the number that the choice has in a part of the game."""
    why = parted.args.get("why", parted)
    return why if isinstance(why, Text) else parted


def _weight(choice: Choice) -> int:
    """About how many bytes a choice takes."""
    return 450 + 230 * len(choice.events or ()) + 100 * len(choice.outcomes)


def _move(made: Made) -> Move:
    choice = made.choice
    return Move(choice.seat, choice.option, choice.outcomes, joined=made.joined)


# -- what is written down ------------------------------------------------------------------------


def written(game: Game, n: int, state: State, choices: int) -> Written | None:
    """The position after so many choices, to be kept with entry n of the journal."""
    behind = getattr(state.chance, "behind", state.chance)
    if not isinstance(behind, Seeded):
        # Only a generator can say where it stands.
        return None
    text = msgspec.json.encode(state.position())
    return Written(
        n=n,
        choices=choices,
        rules=game.rules,
        format=game.format,
        chance=json.dumps(behind.words()),
        position=b64encode(zlib.compress(text)).decode(),
    )


def position_of(written: Written) -> dict[str, Any]:
    """The position that was written down."""
    position: dict[str, Any] = msgspec.json.decode(zlib.decompress(b64decode(written.position)))
    return position


def opening_of(match: Match) -> Opening:
    """How the table was set, as the journal writes it."""
    drawn, events = match.opening
    return Opening(_outcomes(drawn), _seen(drawn), _events(events))


def choices_of(match: Match, first: int = 0, note: Told | None = None) -> list[Choice]:
    """The choices of a match from one on, as the journal writes them."""
    result = result_of(match)
    last = len(match.history) - 1
    return [
        choice_of(match.seats, match.history[n], note, result if n == last else None)
        for n in range(first, len(match.history))
    ]


def choice_of(seats: Sequence[str], played: Played, note: Told | None, result: Result | None) -> Choice:
    """A choice as the journal writes it."""
    return Choice(
        seat=seats[played.seat],
        option=str(played.option),
        outcomes=_outcomes(played.drawn),
        note=note,
        result=result,
        secret=played.secret,
        seen=_seen(played.drawn),
        events=_events(played.events),
    )


def _outcomes(drawn: Sequence[Drawn]) -> Outcomes:
    return [(one.kind, one.value) for one in drawn]


def _seen(drawn: Sequence[Drawn]) -> list[Seen]:
    seen = [one.seen_by for one in drawn]
    return seen if any(one is not None for one in seen) else []


def _events(events: Sequence[Event]) -> list[Happened]:
    return [Happened(event.kind, event.args, event.seen_by) for event in events]


def result_of(match: Match) -> Result | None:
    """How a match ended, in words that can be written down."""
    if match.outcome is None:
        return None
    winners = tuple([match.seats[winner] for winner in match.outcome.winners])
    return Result(winners, match.outcome.how)
