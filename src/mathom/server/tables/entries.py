"""Deeds: everything that can happen at a table. A table is what its deeds, in order, have made of it.

A deed is written into the journal as JSON, tagged with its name. Nothing written is ever changed or
removed: a takeback is a deed too, one that says how far back the game went.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from mathom.server.http.texts import Told

ChairKind = Literal["human", "bot", "open", "invited", "record"]
Outcomes = list[tuple[str, str]]


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the winners' seats, and by what."""

    winners: tuple[str, ...]
    how: str


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who may sit on a seat. Of tokens and invites only the fingerprints are kept."""

    kind: ChairKind
    """human: somebody sits there; record: somebody once did."""
    name: str = ""
    bot: str = ""
    token: str = ""
    invite: str = ""


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    """The table is set. An imported record has no chairs: nobody plays it."""

    chairs: dict[str, Chair]


class Join(msgspec.Struct, frozen=True, tag="join"):
    """Somebody sits down."""

    seat: str
    name: str
    token: str


class Choice(msgspec.Struct, frozen=True, omit_defaults=True, tag="choice"):
    """A choice of the game, and what chance added to it."""

    seat: str
    option: str
    outcomes: Outcomes = []
    note: Told | None = None
    """A text: what else there is to say, as when a bot failed to choose."""
    result: Result | None = None


class AskTakeback(msgspec.Struct, frozen=True, tag="ask"):
    """Somebody would like to go back to when so many choices had been made."""

    seat: str
    to: int


class Agree(msgspec.Struct, frozen=True, tag="agree"):
    """One of several others agrees to the takeback; the last one's consent is the takeback itself."""

    seat: str


class Decline(msgspec.Struct, frozen=True, tag="decline"):
    """The takeback will not be."""

    seat: str


class Takeback(msgspec.Struct, frozen=True, tag="takeback"):
    """The game goes back to when so many choices had been made. `seat` is whose wish it was."""

    seat: str
    to: int


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """A seat gives up."""

    seat: str
    result: Result


class WantRematch(msgspec.Struct, frozen=True, tag="rematch"):
    """A seat wants to play again. Whoever wants it last names the new table."""

    seat: str
    table: str = ""


class Say(msgspec.Struct, frozen=True, tag="say"):
    """A line of chat."""

    seat: str
    text: str


Deed = Begin | Join | Choice | AskTakeback | Agree | Decline | Takeback | Resign | WantRematch | Say

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Deed] = msgspec.json.Decoder(Deed)


class Entry(msgspec.Struct, frozen=True):
    """A deed with its place in the journal."""

    n: int
    """Where it stands in the journal; the first is 0."""
    time: int
    """Milliseconds since 1970, UTC."""
    deed: Deed
    choices: int
    """How many choices of the game stand after it."""
    decider: str
    """The seat that decides after it; empty once the game is over."""


class Header(msgspec.Struct, frozen=True):
    """What is known of a table from the start."""

    id: str
    game: str
    rules: str
    setup: dict[str, str]
    seed: int
    """Where chance comes from. It never leaves the server before the game is over."""
    created: int
    position: dict[str, Any] | None = None
    record: str = ""
    """The text that the game goes on from, if it does not begin at the beginning."""
    archive: bool = False
    """An imported record: nobody plays here."""


def write(deed: Deed) -> str:
    """The deed as JSON."""
    return _ENCODER.encode(deed).decode()


def read(text: str) -> Deed:
    """The deed that `write` wrote."""
    return _DECODER.decode(text)


def name(deed: Deed) -> str:
    """What kind of deed it is."""
    return kind_name(type(deed))


def kind_name(kind: type[Deed]) -> str:
    """What a kind of deed is called in the journal."""
    return str(kind.__struct_config__.tag)
