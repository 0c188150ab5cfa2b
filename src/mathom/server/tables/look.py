"""Looking at a table: the state message, with nothing in it that the viewer may not know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mathom.bots.hints import able
from mathom.core.agenda import Decision
from mathom.core.game import Game, Setup
from mathom.core.replay import AGREED, CLOSED, ENDLESS, RESIGNED, TIMED_OUT
from mathom.core.state import WATCHER, Outcome, State
from mathom.core.text import Rule, Text
from mathom.server.http.messages import (
    BackMessage,
    ChatMessage,
    ClockMessage,
    DecisionMessage,
    DrawMessage,
    EventMessage,
    HintAskedMessage,
    LogMessage,
    LogPageMessage,
    NoticeMessage,
    OptionMessage,
    OutcomeMessage,
    RuleMessage,
    SeatMessage,
    StateMessage,
    TakebackMessage,
)
from mathom.server.http.voice import said, tell
from mathom.server.refused import NOT_FOUND, Refused
from mathom.server.tables.entries import Chair, Happened, Result, retold
from mathom.server.tables.hints import may_have
from mathom.server.tables.presence import Here
from mathom.server.tables.standing import Paced
from mathom.server.tables.table import Table, now, who
from mathom.server.tables.takeback import possible

LOG_PAGE = 100
"""So many items of the log come with a message, or when somebody asks for earlier ones."""


def look(
    table: Table,
    held: tuple[str, ...],
    here: Here,
    language: str,
    *,
    seen: int = -1,
    n: int | None = None,
) -> StateMessage:
    """The table for whoever holds these seats and has heard everything up to version `seen`.

    With n it is the table as it was when n choices had been made, and the log is that choice alone.
    A message is not longer because the game is: of the log it has the last page, see `log_page`.
    """
    at = table.n if n is None else n
    if not 0 <= at <= table.n:
        raise Refused(NOT_FOUND, "table-no-choice", n=at, last=table.n)
    state = table.play.state if n is None else table.play.at(n)
    eyes = _eyes(table, state, held)
    since = max(table.since(seen), at + 1 - LOG_PAGE) if n is None else n
    back = possible(table, held) if held else None
    live = at == table.n and not table.closed
    gave_up = None if table.resigned is None else table.resigned.seat
    lost = gave_up if table.claimed is None else table.claimed.seat
    asked = None if at == table.n and table.over else state.decision
    return StateMessage(
        type="state",
        table=table.id,
        game=table.game.id,
        title=said(table.game.title, language),
        setup=table.header.setup if table.closed else table.game.told(table.header.setup),
        n=at,
        last=table.n,
        version=table.version,
        seats=seat_messages(table.game, table.header.setup, table.chairs, here, language),
        watchers=here.watchers,
        you=held,
        eyes=None if eyes == WATCHER else table.seats[eyes],
        view=table.see(eyes) if n is None else state.view(eyes),
        decision=None
        if asked is None
        else _decision(table, state, asked, held if live else (), language),
        outcome=outcome_message(table.game, table.seats, table.result, lost, language)
        if at == table.n
        else None,
        archive=table.header.archive,
        log=[_log(table, k, eyes, language) for k in range(since, at + 1)],
        since=since,
        notices=[
            NoticeMessage(one.id, one.n, one.time, said(one.text, language))
            for one in table.notices
            if one.id > seen
        ],
        back=None if back is None else BackMessage(back.to, back.free),
        takeback=_takeback(table),
        hint=_hint(table),
        draw=_draw(table),
        adviser=able(table.game),
        rematch=table.wants,
        next=table.next or None,
        resigned=gave_up,
        clock=_clock(table),
        pace={seat: table.paces.get(seat, Paced()).pace for seat in held} if table.game.passing else {},
        chat=[
            ChatMessage(line.id, line.seat, line.name, line.text, line.time, line.hearers is not None)
            for line in table.chat
            if line.id > seen and (line.hearers is None or set(line.hearers) & set(held))
        ],
    )


def log_page(
    table: Table, held: tuple[str, ...], before: int, count: int, language: str
) -> LogPageMessage:
    """The items of the log before one of them, at most so many."""
    before = max(0, min(before, table.n + 1))
    since = max(0, before - min(count, LOG_PAGE))
    eyes = _eyes(table, table.play.state, held)
    return LogPageMessage(since, [_log(table, n, eyes, language) for n in range(since, before)])


def _eyes(table: Table, state: State, held: Sequence[str]) -> int:
    """Whose view it is: the decider's, if this viewer decides; else that of their first seat."""
    if not held:
        return WATCHER
    seats = [table.eyes(seat) for seat in held]
    if state.decision is not None and state.decision.seat in seats:
        return state.decision.seat
    return seats[0]


def seat_messages(
    game: Game, setup: Setup, chairs: Mapping[str, Chair], here: Here, language: str
) -> list[SeatMessage]:
    """Who sits where."""
    seats = game.seats(setup)
    teams = {seats[one]: number for number, team in enumerate(game.teams(setup)) for one in team}
    return [
        SeatMessage(
            seat,
            said(game.name("seat", seat), language),
            within(game, seat, language),
            said(who(game, seat), language),
            chair.kind,
            chair.name,
            chair.bot or None,
            seat in here.seats or chair.kind == "bot",
            teams[seat],
        )
        for seat, chair in chairs.items()
    ]


def within(game: Game, seat: str, language: str) -> str:
    """What a seat is called within a sentence."""
    return said(Text("table-seat", seat=game.name("seat", seat)), language)


def _decision(
    table: Table, state: State, decision: Decision, held: Sequence[str], language: str
) -> DecisionMessage:
    game = table.game
    seat = table.seats[decision.seat]
    return DecisionMessage(
        seat,
        decision.kind,
        said(game.prompt(state, decision), language),
        rule_message(game, decision.rule, language),
        [
            OptionMessage(str(option), said(game.label(state, option), language), option.things)
            for option in (decision.options if seat in held else ())
        ],
    )


def rule_message(game: Game, rule: Rule, language: str) -> RuleMessage:
    """Where the rulebook says it."""
    book = said(game.name("book", rule.book), language)
    return RuleMessage(said(rule.summary, language), book, rule.page, game.id, rule.section)


def outcome_message(
    game: Game, seats: Sequence[str], result: Result | None, gave_up: str | None, language: str
) -> OutcomeMessage | None:
    """How a game ended, in words. Who gave up is not told by who has won: partners lose too."""
    if result is None:
        return None
    if result.how in (ENDLESS, CLOSED, AGREED):
        text = Text(f"table-{result.how}")
    elif result.how in (RESIGNED, TIMED_OUT):
        loser = gave_up or next(seat for seat in seats if seat not in result.winners)
        id = "table-resigned" if result.how == RESIGNED else "table-timed-out"
        text = Text(id, seat=who(game, loser))
    else:
        winners = tuple([seats.index(winner) for winner in result.winners])
        text = game.result(Outcome(winners, result.how), seats)
    return OutcomeMessage(result.winners, result.how, said(text, language))


def _log(table: Table, n: int, eyes: int, language: str) -> LogMessage:
    if n == 0:
        events = [] if table.play.opening is None else table.play.opening.events
        told = _events(table, events, eyes, language)
        return LogMessage(0, None, None, False, table.header.created, None, told)
    made = table.play.made[n - 1]
    choice = made.choice
    known = table.closed or not choice.secret or table.eyes(choice.seat) == eyes
    return LogMessage(
        n,
        choice.seat,
        choice.option if known else None,
        made.joined,
        made.time,
        said(retold(choice.note), language) if choice.note is not None and known else None,
        _events(table, choice.events or (), eyes, language),
    )


def _events(table: Table, events: Sequence[Happened], eyes: int, language: str) -> list[EventMessage]:
    game, closed = table.game, table.closed
    return [
        EventMessage(event.kind, event.args, tell(game, event, language))
        for event in events
        if event.seen is None or eyes in event.seen or closed
    ]


def _clock(table: Table) -> ClockMessage | None:
    clocks = table.clocks
    if clocks is None:
        return None
    at = now()
    people = [seat for seat, chair in table.chairs.items() if chair.kind != "bot"]
    left = {seat: clocks.left(seat, at) for seat in people}
    clock = clocks.clock
    return ClockMessage(clock.each, clock.seconds, clock.increment, clocks.runs or None, left)


def _hint(table: Table) -> HintAskedMessage | None:
    asked = table.hint_asked
    if asked is None:
        return None
    return HintAskedMessage(asked.seat, table.hint_agreed, may_have(table, asked.seat))


def _draw(table: Table) -> DrawMessage | None:
    offer = table.draw
    return None if offer is None or table.closed else DrawMessage(offer.seat, table.draw_agreed)


def _takeback(table: Table) -> TakebackMessage | None:
    asked = table.asked
    return None if asked is None else TakebackMessage(asked.seat, asked.to, table.agreed)
