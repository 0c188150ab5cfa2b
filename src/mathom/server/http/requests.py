"""What the server understands: the shapes of requests. Anything else in them is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from mathom.server.tables.entries import Hearers, Pace

Token = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=40)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Word = Annotated[str, Meta(max_length=64)]
Option = Annotated[str, Meta(min_length=1, max_length=1_000)]
Plan = Annotated[list[Option], Meta(min_length=1, max_length=50)]
"""Several choices in one go: all of them or none."""
Maybe = Annotated[list[Option], Meta(max_length=50)]
"""A plan to think about: it may also be empty."""


Brought = Annotated[str, Meta(min_length=1, max_length=20_000)]
"""A list of cards, or the name of a deck that comes with the game."""


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything that is asked for."""


class NewSeat(Request, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat, and what is brought for it, where seats bring something: a deck."""

    kind: Literal["me", "friend", "bot", "open"]
    bot: Word | None = None
    brings: Brought | None = None


class NewClock(Request, frozen=True, forbid_unknown_fields=True):
    """How much time the players of a new table have: for each choice, or for the whole game."""

    each: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=10, le=60 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class NewTable(Request, frozen=True, forbid_unknown_fields=True):
    """A new game."""

    game: Word
    seats: dict[str, NewSeat]
    setup: dict[str, str] = {}
    name: Name = ""
    record: str | None = None
    at: Number | None = None
    position: dict[str, Any] | None = None
    clock: NewClock | None = None


class ListToCheck(Request, frozen=True, forbid_unknown_fields=True):
    """A list of cards."""

    text: Annotated[str, Meta(max_length=20_000)]
    format: Word = "towers"
    seed: Number = 0
    """Which hand is drawn as a sample."""


class Fork(Request, frozen=True, forbid_unknown_fields=True):
    """A new game that goes on from a position of another."""

    at: Number
    seats: dict[str, NewSeat]
    token: Token | None = None
    name: Name = ""


class Joining(Request, frozen=True, forbid_unknown_fields=True):
    """Somebody would like to sit down: with an invite, or on an open seat."""

    invite: Token | None = None
    seat: Word | None = None
    name: Name = ""
    brings: Brought | None = None


class Showing(Request, frozen=True, forbid_unknown_fields=True):
    """Somebody has an invite, and would like to know what it is for."""

    invite: Token


class Choosing(Request, frozen=True, forbid_unknown_fields=True):
    """A choice of the game: number n + 1."""

    token: Token
    n: Number
    option: Option | Plan
    version: Number | None = None

    @property
    def options(self) -> list[str]:
        return [self.option] if isinstance(self.option, str) else self.option


class LookingAhead(Request, frozen=True, forbid_unknown_fields=True):
    """What would be asked after these choices, and so many questions ahead."""

    token: Token
    n: Number
    plan: Maybe = []
    depth: Annotated[int, Meta(ge=1, le=3)] = 1
    version: Number | None = None
    parts: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = []


class Asking(Request, frozen=True, forbid_unknown_fields=True):
    """Why an option is not offered now, or would not be after these choices."""

    token: Token
    n: Number
    option: Option
    plan: Maybe = []
    version: Number | None = None


class Acting(Request, frozen=True, forbid_unknown_fields=True):
    """Whoever holds the token wants it."""

    token: Token


class Claiming(Request, frozen=True, forbid_unknown_fields=True):
    """Somebody's time is up: a bot is to play on there, or without one the win is claimed."""

    token: Token
    bot: Word | None = None


class Answering(Request, frozen=True, forbid_unknown_fields=True):
    """The answer to somebody who asks to take back."""

    token: Token
    agree: bool


class WantingHint(Request, frozen=True, forbid_unknown_fields=True):
    """What would you do, as choice number n + 1?"""

    token: Token
    n: Number
    version: Number | None = None


class AllowingHint(Request, frozen=True, forbid_unknown_fields=True):
    """The answer to somebody who asks for a hint: for this one, or for all of this game."""

    token: Token
    agree: bool
    always: bool = False


class Reminding(Request, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be told that it is his turn, or the number that was mailed to him; without
    either he asks how it stands."""

    token: Token
    way: Literal["webhook", "mail", "nothing"] | None = None
    address: Annotated[str, Meta(max_length=254)] = ""
    code: Annotated[str, Meta(max_length=12)] | None = None


class Pacing(Request, frozen=True, forbid_unknown_fields=True):
    """How much somebody wants to be asked, in one of his seats or in all."""

    token: Token
    pace: Pace
    seat: Word | None = None


class Saying(Request, frozen=True, forbid_unknown_fields=True):
    """A line of chat."""

    token: Token
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    to: Hearers = "all"


class Importing(Request, frozen=True, forbid_unknown_fields=True):
    """A record to look at."""

    record: str


class Mine(Request, frozen=True, forbid_unknown_fields=True):
    """The tables whose tokens somebody has."""

    tokens: Annotated[list[tuple[Word, Token]], Meta(max_length=200)]


class LiveChoice(Request, frozen=True, forbid_unknown_fields=True):
    """A choice, sent over a WebSocket."""

    choose: Option | Plan
    n: Number
    version: Number | None = None

    @property
    def options(self) -> list[str]:
        return [self.choose] if isinstance(self.choose, str) else self.choose
