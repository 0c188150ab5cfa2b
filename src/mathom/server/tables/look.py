"""Looking at a table: the state message, with nothing in it that the viewer may not know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mathom.core.game import Game
from mathom.core.match import Match
from mathom.core.replay import RESIGNED
from mathom.core.state import WATCHER, Event, Outcome, State
from mathom.core.text import Text
from mathom.server.http.messages import (
    BackMessage,
    ChatMessage,
    DecisionMessage,
    EventMessage,
    LogMessage,
    OptionMessage,
    OutcomeMessage,
    RuleMessage,
    SeatMessage,
    StateMessage,
    TakebackMessage,
)
from mathom.server.http.texts import told
from mathom.server.refused import NOT_FOUND, Refused
from mathom.server.tables.entries import Chair, Choice, Result
from mathom.server.tables.presence import Here
from mathom.server.tables.table import Table, who
from mathom.server.tables.takeback import possible


def look(
    table: Table, held: tuple[str, ...], here: Here, *, seen: int = -1, n: int | None = None
) -> StateMessage:
    """The table for whoever holds these seats and has heard everything up to version `seen`.

    With n it is the table as it was when n choices had been made, and the log is that choice alone.
    """
    match = table.match
    at = table.n if n is None else n
    if not 0 <= at <= table.n:
        raise Refused(NOT_FOUND, "table-no-choice", n=at, last=table.n)
    state = match.at(at)
    eyes = _eyes(match, state, held)
    since = table.since(seen) if n is None else n
    back = possible(table, held) if held else None
    live = at == table.n and not table.closed
    return StateMessage(
        type="state",
        table=table.id,
        game=match.game.id,
        setup=match.setup,
        n=at,
        last=table.n,
        version=table.version,
        seats=seat_messages(table.chairs, here),
        watchers=here.watchers,
        you=held,
        eyes=None if eyes == WATCHER else match.seats[eyes],
        view=state.view(eyes),
        decision=None if at == table.n and table.over else _decision(match, state, held if live else ()),
        outcome=outcome_message(match.game, match.seats, table.result) if at == table.n else None,
        archive=table.header.archive,
        log=[_log(table, k, eyes) for k in range(since, at + 1)],
        since=since,
        back=None if back is None else BackMessage(back.to, back.free),
        takeback=_takeback(table),
        rematch=table.wants,
        next=table.next or None,
        resigned=None if table.resigned is None else table.resigned.seat,
        chat=[
            ChatMessage(line.id, line.seat, line.name, line.text, line.time)
            for line in table.chat
            if line.id > seen
        ],
    )


def _eyes(match: Match, state: State, held: Sequence[str]) -> int:
    """Whose view it is: the decider's, if this viewer decides; else that of their first seat."""
    if not held:
        return WATCHER
    seats = [match.seat(seat) for seat in held]
    if state.decision is not None and state.decision.seat in seats:
        return state.decision.seat
    return seats[0]


def seat_messages(chairs: Mapping[str, Chair], here: Here) -> list[SeatMessage]:
    """Who sits where."""
    return [
        SeatMessage(
            seat,
            chair.kind,
            chair.name,
            chair.bot or None,
            seat in here.seats or chair.kind == "bot",
        )
        for seat, chair in chairs.items()
    ]


def _decision(match: Match, state: State, held: Sequence[str]) -> DecisionMessage | None:
    decision = state.decision
    if decision is None:
        return None
    game, rule = match.game, decision.rule
    seat = match.seats[decision.seat]
    return DecisionMessage(
        seat,
        decision.kind,
        told(game.prompt(state, decision)),
        RuleMessage(told(rule.summary), told(game.name("book", rule.book)), rule.page),
        [
            OptionMessage(str(option), told(game.label(state, option)), option.things)
            for option in (decision.options if seat in held else ())
        ],
    )


def outcome_message(game: Game, seats: Sequence[str], result: Result | None) -> OutcomeMessage | None:
    """How a game ended, in words."""
    if result is None:
        return None
    if result.how == RESIGNED:
        loser = next(seat for seat in seats if seat not in result.winners)
        text = Text("table-resigned", seat=who(game, loser))
    else:
        winners = tuple([seats.index(winner) for winner in result.winners])
        text = game.result(Outcome(winners, result.how), seats)
    return OutcomeMessage(result.winners, result.how, told(text))


def _log(table: Table, n: int, eyes: int) -> LogMessage:
    match = table.match
    if n == 0:
        opening = [_event(match.game, event) for event in match.fork(1).log(eyes)]
        return LogMessage(0, None, None, table.header.created, None, opening)
    played = match.history[n - 1]
    known = table.closed or not played.secret or played.seat == eyes
    time, note = table.header.created, None
    if n > table.base:
        entry = table.choices[n - 1 - table.base]
        assert isinstance(entry.deed, Choice)
        time, note = entry.time, entry.deed.note
    return LogMessage(
        n,
        match.seats[played.seat],
        str(played.option) if known else None,
        time,
        note if known else None,
        [
            _event(match.game, event)
            for event in played.events
            if table.closed or event.seen_by is None or eyes in event.seen_by
        ],
    )


def _event(game: Game, event: Event) -> EventMessage:
    return EventMessage(event.kind, event.args, told(game.tell(event)))


def _takeback(table: Table) -> TakebackMessage | None:
    asked = table.asked
    return None if asked is None else TakebackMessage(asked.seat, asked.to, table.agreed)
