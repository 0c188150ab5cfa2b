"""What the server says: the shapes of its answers. docs/api.md describes them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from mathom.core.view import Question, View
from mathom.core.worlds import Stops
from mathom.server.tables.entries import ChairKind, Pace


class Message(msgspec.Struct, frozen=True):
    """Anything that is sent."""


Said = str
"""A sentence or a name in the viewer's language, ready to be shown."""


class SeatMessage(Message, frozen=True):
    """A seat, what the game calls it, and who sits there."""

    id: str
    title: Said
    the: Said
    """The title as it stands within a sentence, with its article: "the Fellowship"."""
    who: Said
    """The same as the one who does something, at the beginning of a sentence."""
    kind: ChairKind
    name: str
    bot: str | None
    here: bool
    team: int
    """Seats of one number win and lose together, and may talk among themselves."""


class RuleMessage(Message, frozen=True):
    """Where the rulebook asks for a decision."""

    summary: Said
    book: Said
    page: int
    game: str
    section: str
    """The chapter of this game's lesson that is about it."""


class OptionMessage(Message, frozen=True):
    """One thing that may be chosen."""

    option: str
    label: Said
    things: tuple[str, ...]


class DecisionMessage(Message, frozen=True):
    """What has to be chosen, and by whom. Only whoever may choose gets the options."""

    seat: str
    kind: str
    prompt: Said
    rule: RuleMessage
    options: list[OptionMessage]


class OutcomeMessage(Message, frozen=True):
    """How the game ended."""

    winners: tuple[str, ...]
    how: str
    text: Said


class EventMessage(Message, frozen=True):
    """Something that happened."""

    kind: str
    args: dict[str, str | int]
    text: Said


class LogMessage(Message, frozen=True):
    """A choice and what came of it; number 0 is how the table was set."""

    n: int
    seat: str | None
    option: str | None
    joined: bool
    time: int
    note: Said | None
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


class DrawMessage(Message, frozen=True):
    """Somebody proposes that nobody has won, which needs the consent of the other people."""

    by: str
    agreed: list[str]


class HintAskedMessage(Message, frozen=True):
    """Somebody asks for a hint, which needs the consent of the other people at the table."""

    by: str
    agreed: list[str]
    granted: bool
    """Whether all have agreed: then it can be had as long as the question stands."""


class ChatMessage(Message, frozen=True):
    """A line of chat."""

    id: int
    seat: str
    name: str
    text: str
    time: int
    team: bool
    """Whether only the speaker's team hears it."""


class NoticeMessage(Message, frozen=True):
    """Something that the house has to tell everybody at the table."""

    id: int
    n: int
    time: int
    text: Said


class ClockMessage(Message, frozen=True):
    """How much time the players have, and whose runs, as of when the message was made."""

    each: Literal["move", "game"]
    seconds: int
    increment: int
    runs: str | None
    left: dict[str, int]
    """Milliseconds that each seat has left, bots excepted; less than none if its time is up."""


class StateMessage(Message, frozen=True):
    """A table as one viewer may see it."""

    type: Literal["state"]
    table: str
    game: str
    title: Said
    setup: dict[str, str]
    n: int
    last: int
    version: int
    seats: list[SeatMessage]
    watchers: int
    you: tuple[str, ...]
    eyes: str | None
    view: View
    decision: DecisionMessage | None
    outcome: OutcomeMessage | None
    archive: bool
    log: list[LogMessage]
    since: int
    notices: list[NoticeMessage]
    back: BackMessage | None
    takeback: TakebackMessage | None
    hint: HintAskedMessage | None
    draw: DrawMessage | None
    adviser: bool
    """Whether hints and reviews are to be had in this game: whether a bot has learned who is winning."""
    rematch: list[str]
    next: str | None
    resigned: str | None
    clock: ClockMessage | None
    pace: dict[str, Pace]
    """How much each of one's own seats is asked, in games in which that can be chosen."""
    chat: list[ChatMessage]


class LogPageMessage(Message, frozen=True):
    """A page of the log: its items from number `since` on."""

    since: int
    log: list[LogMessage]


class AheadMessage(Message, frozen=True):
    """What comes after a choice: the next question of the same seat, or what stands before it."""

    stops: Stops | None
    decision: AheadDecision | None


class AheadDecision(Message, frozen=True):
    """What would be asked, and what it would be about."""

    seat: str
    kind: str
    prompt: Said
    rule: RuleMessage
    about: Question | None
    options: list[AheadOption]


class AheadOption(Message, frozen=True):
    """One thing that could be chosen then, and where it would lead, as far as that was looked at."""

    option: str
    label: Said
    things: tuple[str, ...]
    then: AheadMessage | None


class OutlookMessage(Message, frozen=True):
    """What a plan would lead to; nothing is made. No view where it cannot be foreseen."""

    n: int
    version: int
    plan: list[str]
    ahead: AheadMessage
    view: View | None
    parts: dict[str, Any]
    """Of the parts of the view that were asked for, those that can be foreseen."""


class WhyMessage(Message, frozen=True):
    """Why something cannot be chosen, and the rule that says so; no sentence if it can."""

    said: Said | None
    rule: RuleMessage


class SuggestionMessage(Message, frozen=True):
    """Something that a bot would do, how likely one is to win then, and why."""

    option: str
    label: Said
    things: tuple[str, ...]
    chance: float
    reasons: list[Said]


class HintMessage(Message, frozen=True):
    """What a bot would do, the best first."""

    n: int
    version: int
    suggestions: list[SuggestionMessage]


class HintAnswer(Message, frozen=True):
    """A hint, or that the others are asked now whether one may be given."""

    asked: bool
    hint: HintMessage | None


class PointMessage(Message, frozen=True):
    """How likely each seat was to win when n choices had been made."""

    n: int
    chances: list[float]


class TurnMessage(Message, frozen=True):
    """Where the game turned: a choice after which its seat stood so much better or worse."""

    n: int
    """The number of the choice."""
    seat: str
    label: Said
    before: float
    after: float
    luck: bool
    """Whether chance had a say."""


class MistakeMessage(Message, frozen=True):
    """A choice that gave something away, what would have been better, and why."""

    n: int
    seat: str
    label: Said
    better: Said
    option: str
    better_option: str
    chance: float
    best: float
    blunder: bool
    reasons: list[Said]


class ReviewMessage(Message, frozen=True):
    """How a game went."""

    seats: list[str]
    points: list[PointMessage]
    turns: list[TurnMessage]
    mistakes: list[MistakeMessage]
    thought_over: int
    """How many choices were thought over."""


class ReviewAnswer(Message, frozen=True):
    """A review, or how much of it is done."""

    done: int
    total: int
    review: ReviewMessage | None


class Trouble(Message, frozen=True):
    """What went wrong: which refusal it is, for programs, and the sentence, for people."""

    id: str
    said: Said


class Refusal(Message, frozen=True):
    """The answer to what is refused."""

    error: Trouble


class ErrorMessage(Message, frozen=True):
    """What a WebSocket hears when something is refused."""

    type: Literal["error"]
    error: Trouble


class Seated(Message, frozen=True):
    """A place at a table: keep the tokens, send the invites."""

    table: str
    tokens: dict[str, str]
    invites: dict[str, str]
    watch: str


class Invitation(Message, frozen=True):
    """Which seat an invite is for, what the game calls it (also with its article), who sits there, and
    whether it is free."""

    seat: str
    title: Said
    the: Said
    name: str
    free: bool


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


class Named(Message, frozen=True):
    """A thing and its name."""

    id: str
    name: Said


class ChoiceMessage(Message, frozen=True):
    """Something to agree on before the game; the first value is the usual one."""

    name: str
    title: Said
    values: list[Named]
    open: bool
    """Whether other values can be given too."""
    brought: bool
    """Whether each seat brings its own (`brings`), which the others are not told before the end."""
    apart: str | None
    """The value to propose where people play who do not sit together, if it is not the first."""
    only: dict[str, list[str]]
    """The choices before it on which it depends, each with the values by which there is something to
    agree on: one of them is enough. Empty if it is always asked."""


class BotMessage(Message, frozen=True):
    """A bot that can be asked to play."""

    id: str


class SeatInfo(Message, frozen=True):
    """A seat, and what a newcomer is told of it."""

    id: str
    name: Said
    lines: list[Said]


class SeatingMessage(Message, frozen=True):
    """Who sits at the table with this setup; teams win and lose together."""

    setup: dict[str, str]
    """Those setup choices that change the seats."""
    seats: list[SeatInfo]
    teams: list[list[str]]


class GameMessage(Message, frozen=True):
    """A game that can be played."""

    id: str
    title: Said
    seats: list[Named]
    seatings: list[SeatingMessage]
    """All seatings that there can be, the usual one first: its seats are `seats`."""
    choices: list[ChoiceMessage]
    bots: list[BotMessage]


class Word(Message, frozen=True):
    """What a thing is called, and what a newcomer is told of it."""

    name: Said
    lines: list[Said]


Words = dict[str, dict[str, Word]]
"""All that a board may have to name: by kind and id."""


class Health(Message, frozen=True):
    """The server answers: its version, and how many WebSockets are open."""

    version: str
    watching: int


class HouseMessage(Message, frozen=True):
    """What a page has to know of this server."""

    links: list[str]
    """Where other machines open this server, for links that are sent from a page on the server's own
    machine; empty where they cannot, and for pages on other machines, which know it themselves."""
    command: str
    """How to start it so that they can."""
    ways: list[Literal["webhook", "mail"]]
    """How players who are away can be told that it is their turn."""


class ReminderMessage(Message, frozen=True):
    """How a seat is told that it is its turn while its holder is away."""

    way: Literal["webhook", "mail"] | None
    address: str
    confirmed: bool
    """Whether the number was said that was mailed there; before that nothing else is."""


class Summary(Message, frozen=True):
    """One of my games, in short."""

    table: str
    game: str
    title: Said
    n: int
    stage: Said | None
    """How far it has come: a turn, a chapter."""
    touched: int
    seats: list[SeatMessage]
    you: tuple[str, ...]
    decider: str | None
    outcome: OutcomeMessage | None
