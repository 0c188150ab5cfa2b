"""Entries: everything that can happen at a table. A table is what its deeds, in order, have made of it.

A deed is written into the journal as JSON, tagged with its name. Nothing written is ever changed or
removed: a takeback is a deed too, one that says how far back the game went. With a choice stands what
was told of it, so that later rules, which might tell it otherwise, cannot change the past.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from mathom.core.text import Text

ChairKind = Literal["human", "bot", "open", "invited", "record"]
Outcomes = list[tuple[str, str]]


Seen = tuple[int, ...] | None
"""The seats that saw something; None: everybody did."""


class Told(msgspec.Struct, frozen=True):
    """A text as data: the id of a Fluent message, and what fills its gaps."""

    id: str
    args: dict[str, Any]


class Happened(msgspec.Struct, frozen=True, array_like=True):
    """An event as it was told."""

    kind: str
    args: dict[str, str | int]
    seen: Seen = None


class Opening(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the table was set: what chance gave, who saw it, and what was told."""

    outcomes: Outcomes = []
    seen: list[Seen] = []
    events: list[Happened] = []


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the winners' seats, and by what."""

    winners: tuple[str, ...]
    how: str


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much time the players agreed on when the table was set."""

    each: Literal["move", "game"]
    """Whether it is for each choice, or for all choices of the game together."""
    seconds: int
    increment: int = 0
    """Seconds that somebody gets back when the decision passes to another."""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who may sit on a seat. Of tokens and invites only the fingerprints are kept."""

    kind: ChairKind
    """human: somebody sits there; record: somebody once did."""
    name: str = ""
    bot: str = ""
    token: str = ""
    invite: str = ""
    left: str = ""
    """The token of whoever sat there before a bot took the seat over: it opens the door, and no seat."""


class Join(msgspec.Struct, frozen=True, omit_defaults=True, tag="join"):
    """Somebody sits down, perhaps with something of his own: then the game begins with that."""

    seat: str
    name: str
    token: str
    setup: dict[str, str] | None = None
    """The setup with what he brings; None if he brings nothing."""
    opening: Opening | None = None
    """How the table is set with it."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True, tag="choice"):
    """A choice of the game, what chance added to it, and what was told of it."""

    seat: str
    option: str
    outcomes: Outcomes = []
    note: Told | None = None
    """A text: what else there is to say, as when a bot failed to choose."""
    result: Result | None = None
    secret: bool = False
    """Whether only its own seat knows what was chosen."""
    seen: list[Seen] = []
    """Who saw each of the outcomes; empty: everybody saw all."""
    events: list[Happened] | None = None
    """What was told; None in the journals of versions that did not write it down."""
    unasked: bool = False
    """Whether the house answered, because the seat did not want to be asked."""
    ended: tuple[str, ...] = ()
    """The seats that want to be asked again from here on."""


class Plan(msgspec.Struct, frozen=True, tag="plan"):
    """Several choices that were made in one go, and that are taken back together."""

    choices: list[Choice]


class Begin(msgspec.Struct, frozen=True, omit_defaults=True, tag="begin"):
    """The table is set. An imported record has no chairs: nobody plays it."""

    chairs: dict[str, Chair]
    opening: Opening | None = None
    """None in the journals of versions that did not write it down."""
    past: list[Choice] = []
    """The choices of the record that the game goes on from."""
    parted: Told | None = None
    """Where and why that record, of an older version of the rules, is not possible any more."""
    clock: Clock | None = None


class Carried(msgspec.Struct, frozen=True, omit_defaults=True, tag="carried"):
    """The game is carried over to another version of the rules: the position after `to` choices stands
    as it was written down with this entry, and the game goes on from there by those rules."""

    to: int
    rules: str
    was: str
    """The rules before."""
    lost: int = 0
    """How many choices after the first `to` are not possible any more."""
    why: Told | None = None
    """Why the first of them is not."""
    opening: Opening | None = None
    past: list[Choice] = []
    """The choices so far, if the journal did not say what was told of them."""


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


class AskHint(msgspec.Struct, frozen=True, tag="ask-hint"):
    """Somebody would like to be told what a bot would do, and the others are asked whether he may."""

    seat: str


class AgreeHint(msgspec.Struct, frozen=True, omit_defaults=True, tag="agree-hint"):
    """One of the others has nothing against it."""

    seat: str
    always: bool = False
    """Neither now nor later in this game."""


class DeclineHint(msgspec.Struct, frozen=True, tag="decline-hint"):
    """One of the others would rather not."""

    seat: str


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    """Somebody is told what a bot would do."""

    seat: str


class OfferDraw(msgspec.Struct, frozen=True, tag="offer-draw"):
    """Somebody proposes that nobody has won."""

    seat: str


class AgreeDraw(msgspec.Struct, frozen=True, tag="agree-draw"):
    """One of the others agrees, and not yet all do; who is the last one ends the game (Close)."""

    seat: str


class DeclineDraw(msgspec.Struct, frozen=True, tag="decline-draw"):
    """One of the others would rather play on."""

    seat: str


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """A seat gives up."""

    seat: str
    result: Result


class Close(msgspec.Struct, frozen=True, tag="close"):
    """The house ends the game: because it goes on without end, or because its keeper says so."""

    result: Result


class Claim(msgspec.Struct, frozen=True, tag="claim"):
    """The time of a seat was up, and somebody claimed the win."""

    seat: str
    result: Result


class Replace(msgspec.Struct, frozen=True, tag="replace"):
    """The time of a seat was up, and a bot plays on there."""

    seat: str
    bot: str


class Mute(msgspec.Struct, frozen=True, tag="mute"):
    """The keeper of the house lets a seat say nothing any more, or lets it speak again."""

    seat: str
    muted: bool = True


class WantRematch(msgspec.Struct, frozen=True, tag="rematch"):
    """A seat wants to play again. Whoever wants it last names the new table."""

    seat: str
    table: str = ""


Pace = Literal["able", "always", "news", "turn"]
"""How much a seat wants to be asked: what it has a choice in; everything; nothing until another seat
does something; nothing until its own turn."""


class SetPace(msgspec.Struct, frozen=True, tag="pace"):
    """Some seats want to be asked more, or less."""

    seats: list[str]
    pace: Pace
    turn: int
    """In which turn."""


Hearers = Literal["all", "team"]
"""Who hears a line of chat: everybody, or those who win and lose with whoever says it."""


class Say(msgspec.Struct, frozen=True, tag="say"):
    """A line of chat."""

    seat: str
    text: str
    to: Hearers = "all"


Deed = (
    Begin
    | Join
    | Choice
    | Plan
    | Carried
    | AskTakeback
    | Agree
    | Decline
    | Takeback
    | AskHint
    | AgreeHint
    | DeclineHint
    | Hinted
    | OfferDraw
    | AgreeDraw
    | DeclineDraw
    | Resign
    | Close
    | Claim
    | Replace
    | Mute
    | WantRematch
    | SetPace
    | Say
)

ENDING = (Resign, Claim, Close, OfferDraw, AgreeDraw, DeclineDraw)
"""What ends a game or may lead to that: it is never refused for want of room."""

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
    stage: int | None = None
    """How far the game has come after it; None in journals of versions that did not write it down."""


class Written(msgspec.Struct, frozen=True):
    """A position as it was written down with an entry of the journal."""

    n: int
    """Which entry it stands after; less than 0 for a position within the past of the first one."""
    choices: int
    """How many choices had been made."""
    rules: str
    format: int
    chance: str
    """Where the generator of outcomes stood."""
    position: str
    """The position as JSON, packed and in base 64: a journal is text."""


class Page(msgspec.Struct, frozen=True):
    """A page of a journal: an entry, and the position after it if that is written down."""

    entry: Entry
    position: Written | None = None
    marks: list[Written] = []
    """Positions within the past that a first entry brings along."""


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


def told(text: Text | str) -> Told:
    """A text as data."""
    if isinstance(text, str):
        return Told("server-plain", {"text": text})
    return Told(
        text.id,
        {gap: told(value) if isinstance(value, Text) else value for gap, value in text.args.items()},
    )


def retold(data: Told | dict[str, Any]) -> Text:
    """The text that was written down as data."""
    id, args = (data.id, data.args) if isinstance(data, Told) else (data["id"], data["args"])
    return Text(
        id,
        **{gap: retold(v) if isinstance(v, dict | Told) else v for gap, v in args.items()},
    )


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
