"""What the server says: the shapes of its answers. docs/api.md describes them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from mathom.server.http.texts import Told
from mathom.server.tables.entries import ChairKind


class Message(msgspec.Struct, frozen=True):
    """Anything that is sent."""


class SeatMessage(Message, frozen=True):
    """A seat, and who sits there."""

    id: str
    kind: ChairKind
    name: str
    bot: str | None
    here: bool


class RuleMessage(Message, frozen=True):
    """Where the rulebook asks for a decision."""

    summary: Told
    book: Told
    page: int


class OptionMessage(Message, frozen=True):
    """One thing that may be chosen."""

    option: str
    label: Told
    things: tuple[str, ...]


class DecisionMessage(Message, frozen=True):
    """What has to be chosen, and by whom. Only whoever may choose gets the options."""

    seat: str
    kind: str
    prompt: Told
    rule: RuleMessage
    options: list[OptionMessage]


class OutcomeMessage(Message, frozen=True):
    """How the game ended."""

    winners: tuple[str, ...]
    how: str
    text: Told


class EventMessage(Message, frozen=True):
    """Something that happened."""

    kind: str
    args: dict[str, str | int]
    text: Told


class LogMessage(Message, frozen=True):
    """A choice and what came of it; number 0 is how the table was set."""

    n: int
    seat: str | None
    option: str | None
    time: int
    note: Told | None
    events: list[EventMessage]


class BackMessage(Message, frozen=True):
    """What a takeback would do."""

    to: int
    free: bool


class TakebackMessage(Message, frozen=True):
    """Somebody asks to take back."""

    by: str
    to: int
    agreed: list[str]


class ChatMessage(Message, frozen=True):
    """A line of chat."""

    id: int
    seat: str
    name: str
    text: str
    time: int


class StateMessage(Message, frozen=True):
    """A table as one viewer may see it."""

    type: Literal["state"]
    table: str
    game: str
    setup: dict[str, str]
    n: int
    last: int
    version: int
    seats: list[SeatMessage]
    watchers: int
    you: tuple[str, ...]
    eyes: str | None
    view: dict[str, Any]
    decision: DecisionMessage | None
    outcome: OutcomeMessage | None
    archive: bool
    log: list[LogMessage]
    since: int
    back: BackMessage | None
    takeback: TakebackMessage | None
    rematch: list[str]
    next: str | None
    resigned: str | None
    chat: list[ChatMessage]


class ErrorMessage(Message, frozen=True):
    """What a WebSocket hears when something is refused."""

    type: Literal["error"]
    error: Any


class Seated(Message, frozen=True):
    """A place at a table: keep the tokens, send the invites."""

    table: str
    tokens: dict[str, str]
    invites: dict[str, str]
    watch: str


class Accepted(Message, frozen=True):
    """It is written down."""

    n: int
    version: int


class TakenBack(Message, frozen=True):
    """Whether the choice is taken back now; if not, the others are asked."""

    done: bool


class Rematch(Message, frozen=True):
    """The new table, once all want it."""

    table: str | None


class ChoiceMessage(Message, frozen=True):
    """Something to agree on before the game; the first value is the usual one."""

    name: str
    values: tuple[str, ...]


class BotMessage(Message, frozen=True):
    """A bot that can be asked to play."""

    id: str


class GameMessage(Message, frozen=True):
    """A game that can be played."""

    id: str
    title: Told
    seats: tuple[str, ...]
    choices: list[ChoiceMessage]
    bots: list[BotMessage]


class Health(Message, frozen=True):
    """The server answers: its version, and how many WebSockets are open."""

    version: str
    watching: int


class Summary(Message, frozen=True):
    """One of my games, in short."""

    table: str
    game: str
    n: int
    touched: int
    seats: list[SeatMessage]
    you: tuple[str, ...]
    decider: str | None
    outcome: OutcomeMessage | None
