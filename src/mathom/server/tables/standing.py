"""What belongs to a table, and not to the game that is played there."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from mathom.core.text import Text
from mathom.server.tables.clock import Clocks
from mathom.server.tables.entries import (
    AskHint,
    AskTakeback,
    Chair,
    Claim,
    Close,
    OfferDraw,
    Pace,
    Resign,
)

MOST_CHAT = 200
"""Lines of chat that are kept at hand."""


@dataclass(frozen=True)
class Line:
    """A line of chat."""

    id: int
    seat: str
    name: str
    text: str
    time: int
    hearers: tuple[str, ...] | None = None
    """The seats that it was said to; None: everybody."""


@dataclass(frozen=True)
class Notice:
    """Something that the house has to tell everybody at the table."""

    id: int
    n: int
    """How many choices stood then."""
    time: int
    text: Text


@dataclass(frozen=True)
class Paced:
    """How much a seat wants to be asked."""

    pace: Pace = "able"
    after: Pace = "able"
    """How much once that has come to its end."""
    turn: int = 0
    """The turn in which it was set."""

    def set(self, pace: Pace, turn: int) -> Paced:
        """The pace that follows if another is wanted."""
        lasting = pace in ("able", "always")
        return Paced(pace, pace if lasting else self.after, turn)

    def ended(self) -> Paced:
        """The pace that follows if it was wanted only for a while."""
        return Paced(self.after, self.after)


@dataclass
class Standing:
    """What belongs to the table, and not to the game."""

    chairs: dict[str, Chair] = field(default_factory=dict)
    counts: list[int] = field(default_factory=list)
    """How many choices stood after each entry; -1 where the game began anew."""
    touched: int = 0
    """When something happened last."""
    moved: int = 0
    """The last entry that changed the position."""
    asked: AskTakeback | None = None
    agreed: list[str] = field(default_factory=list)
    hint_asked: AskHint | None = None
    hint_agreed: list[str] = field(default_factory=list)
    """Who has nothing against a hint to whoever decides now."""
    hint_always: set[str] = field(default_factory=set)
    """And who against any."""
    hinted: bool = False
    """Whether whoever decides now has been told what a bot would do."""
    draw: OfferDraw | None = None
    draw_agreed: list[str] = field(default_factory=list)
    draw_declined: int = -1
    """The position at which one was declined, as `moved` tells it."""
    wants: list[str] = field(default_factory=list)
    next: str = ""
    resigned: Resign | None = None
    ended: Close | None = None
    """How the house ended it, if it did."""
    claimed: Claim | None = None
    clocks: Clocks | None = None
    """How much time everybody has left, if a clock was agreed on."""
    muted: set[str] = field(default_factory=set)
    rules: str = ""
    """The rules that it is played by now."""
    floor: int = 0
    """So many choices cannot be taken back: those of the record that it began from, and those that were
    carried over from other rules."""
    carries: list[tuple[int, str]] = field(default_factory=list)
    """After how many choices it was carried over to which rules."""
    notices: list[Notice] = field(default_factory=list)
    paces: dict[str, Paced] = field(default_factory=dict)
    """How much each seat wants to be asked, if it has said so."""
    chat: deque[Line] = field(default_factory=lambda: deque(maxlen=MOST_CHAT))
