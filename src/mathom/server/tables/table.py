"""A table: what its journal has made of it. It is only ever changed by what the journal says."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field

from mathom.core.agenda import Decision
from mathom.core.game import Game
from mathom.core.lang import knows
from mathom.core.match import Match
from mathom.core.text import Text
from mathom.server.refused import TOO_LATE, Refused
from mathom.server.tables.entries import (
    Agree,
    AskTakeback,
    Begin,
    Chair,
    Choice,
    Decline,
    Deed,
    Entry,
    Header,
    Join,
    Resign,
    Result,
    Say,
    Takeback,
    WantRematch,
)
from mathom.server.tables.play import Replayer

MOST_CHAT = 200
"""Lines of chat that are kept at hand."""


def now() -> int:
    """The time as the journal writes it."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Draft:
    """A deed that is to be written, what the game will be like after it, and what it founds."""

    deed: Deed
    choices: int
    decider: str
    founds: tuple[Header, Entry] | None = None


@dataclass(frozen=True)
class Line:
    """A line of chat."""

    id: int
    seat: str
    name: str
    text: str
    time: int


@dataclass
class _Standing:
    """What belongs to the table, and not to the game."""

    chairs: dict[str, Chair] = field(default_factory=dict)
    choices: list[Entry] = field(default_factory=list)
    """The choices that stand, those of the record that it began from not counted."""
    counts: list[int] = field(default_factory=list)
    """How many choices stood after each entry."""
    touched: int = 0
    """When something happened last."""
    moved: int = 0
    """The last entry that changed the position."""
    asked: AskTakeback | None = None
    agreed: list[str] = field(default_factory=list)
    wants: list[str] = field(default_factory=list)
    next: str = ""
    resigned: Resign | None = None
    chat: deque[Line] = field(default_factory=lambda: deque(maxlen=MOST_CHAT))


class Table(_Standing):
    """A live table."""

    def __init__(self, header: Header, entries: Iterable[Entry]) -> None:
        super().__init__()
        self.header = header
        self.lock = asyncio.Lock()
        self.stale = False
        """Whether the journal may know more."""
        self._replayer = Replayer(header)
        self.base = len(self.match.history)
        """How many choices the record that it began from has."""
        self._played: list[Entry] = []
        self.hear(entries)

    # -- what it is like -------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def match(self) -> Match:
        return self._replayer.match

    @property
    def n(self) -> int:
        """How many choices have been made."""
        return len(self.match.history)

    @property
    def version(self) -> int:
        """The number of the last entry."""
        return len(self.counts) - 1

    @property
    def result(self) -> Result | None:
        """How the game ended, if it did."""
        if self.resigned is not None:
            return self.resigned.result
        return result_of(self.match)

    @property
    def over(self) -> bool:
        return self.resigned is not None or self.match.outcome is not None

    @property
    def closed(self) -> bool:
        """Whether nobody can act in the game: then it has no secrets either."""
        return self.over or self.header.archive

    @property
    def decision(self) -> Decision | None:
        """What somebody has to choose now."""
        return None if self.closed else self.match.decision

    @property
    def decider(self) -> str:
        """The seat that has to choose; empty if nobody has to."""
        decision = self.decision
        return "" if decision is None else self.match.seats[decision.seat]

    def name_of(self, seat: str) -> Text | str:
        """What the game calls a seat."""
        return self.match.game.name("seat", seat)

    def who(self, seat: str) -> Text | str:
        """The same at the beginning of a sentence, with its article."""
        return who(self.match.game, seat)

    def since(self, seen: int) -> int:
        """From which choice on the log is new to somebody who has heard everything up to a version."""
        if not 0 <= seen <= self.version:
            return 0
        return min(self.counts[seen:]) + 1

    def must_go_on(self) -> None:
        """Refuse whatever needs a game that goes on."""
        if self.header.archive:
            raise Refused(TOO_LATE, "table-archive")
        if self.over:
            raise Refused(TOO_LATE, "table-over")

    # -- what happens ----------------------------------------------------------------------------

    def draft(self, deed: Deed, founds: tuple[Header, Entry] | None = None) -> Draft:
        """A deed that leaves the position as it is."""
        return Draft(deed, self.n, self.decider, founds)

    def entry(self, draft: Draft) -> Entry:
        """The draft as the next entry of the journal."""
        return Entry(self.version + 1, now(), draft.deed, draft.choices, draft.decider)

    def hear(self, entries: Iterable[Entry]) -> None:
        """Learn what the journal says."""
        for entry in entries:
            self._note(entry)
            self.counts.append(entry.choices)
            self.touched = entry.time
        self._catch_up()

    def _note(self, entry: Entry) -> None:
        match entry.deed:
            case Begin(chairs):
                self.chairs = dict(chairs)
            case Join(seat, name, token):
                invite = self.chairs[seat].invite
                self.chairs[seat] = Chair("human", name=name, token=token, invite=invite)
            case Choice():
                self.choices.append(entry)
                self._moved(entry)
            case Takeback(_, to):
                del self.choices[to - self.base :]
                self._moved(entry)
            case AskTakeback():
                self.asked, self.agreed = entry.deed, []
            case Agree(seat):
                self.agreed.append(seat)
            case Decline():
                self.asked = None
            case Resign():
                self.resigned = entry.deed
                self._moved(entry)
            case WantRematch(seat, table):
                self.wants.append(seat)
                self.next = table
            case Say(seat, text):
                self.chat.append(Line(entry.n, seat, self.chairs[seat].name, text, entry.time))

    def _moved(self, entry: Entry) -> None:
        self.moved = entry.n
        # Whoever plays on does not go back.
        self.asked = None

    def _catch_up(self) -> None:
        """Bring the match to where the choices stand."""
        keep = 0
        for played, standing in zip(self._played, self.choices, strict=False):
            if played.n != standing.n:
                break
            keep += 1
        if self.n > self.base + keep:
            self.match.undo(self.base + keep)
        for entry in self.choices[keep:]:
            assert isinstance(entry.deed, Choice)
            self._replayer.play(entry.deed)
        self._played = self.choices[:]


def result_of(match: Match) -> Result | None:
    """How a match ended, in words that can be written down."""
    if match.outcome is None:
        return None
    winners = tuple([match.seats[winner] for winner in match.outcome.winners])
    return Result(winners, match.outcome.how)


def who(game: Game, seat: str) -> Text | str:
    """A seat as the one who does something: "The Fellowship"."""
    return Text(f"{game.id}-who", who=seat) if knows(f"{game.id}-who") else game.name("seat", seat)
