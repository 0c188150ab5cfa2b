"""The HTTP API: docs/api.md, call by call. What is asked before there is a table: `games.py`."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody

from mathom.core.record import write
from mathom.server.http.common import RESPONSES, Before, Count, InHouse, Language, PageSize, Tokens
from mathom.server.http.games import (
    cards,
    check_deck,
    decks,
    games,
    health,
    house_itself,
    how_it_is_played,
    words,
)
from mathom.server.http.limits import address_of
from mathom.server.http.messages import (
    Accepted,
    Invitation,
    LogPageMessage,
    OutlookMessage,
    Rematch,
    ReminderMessage,
    Seated,
    StateMessage,
    Summary,
    TakenBack,
    WhyMessage,
)
from mathom.server.http.requests import (
    Acting,
    Answering,
    Asking,
    Choosing,
    Claiming,
    Fork,
    Importing,
    Joining,
    LookingAhead,
    Mine,
    NewSeat,
    NewTable,
    Pacing,
    Reminding,
    Saying,
    Showing,
)
from mathom.server.http.voice import said
from mathom.server.refused import AGAINST_THE_RULES, BAD_REQUEST, NOT_YOURS, Refused
from mathom.server.store.reminders import Reminder
from mathom.server.tables.choose import choose, go_on
from mathom.server.tables.claim import claim, replace
from mathom.server.tables.ending import resign, want_rematch
from mathom.server.tables.entries import Clock, Say
from mathom.server.tables.founding import (
    Founded,
    Start,
    bring,
    found_seated,
    start_from_table,
    with_brought,
)
from mathom.server.tables.house import House
from mathom.server.tables.look import LOG_PAGE, log_page, look, within
from mathom.server.tables.mine import summaries
from mathom.server.tables.outlook import look_ahead, why
from mathom.server.tables.pace import set_pace
from mathom.server.tables.record import record_for
from mathom.server.tables.seats import held, invited, new_token, sit_down, tidy
from mathom.server.tables.table import Draft, Table, now
from mathom.server.tables.takeback import answer, take_back

# -- before the game -----------------------------------------------------------------------------


@post("/tables", responses=RESPONSES)
async def create(data: JSONBody[NewTable], house: InHouse) -> Seated:
    """A new table."""
    if (data.record is not None and data.position is not None) or (data.at and data.record is None):
        raise Refused(BAD_REQUEST, "table-starts")
    kinds, name = _kinds(house, data.seats), tidy(data.name)
    brought = {seat: one.brings for seat, one in data.seats.items() if one.brings is not None}
    if data.record is not None and brought:
        raise Refused(BAD_REQUEST, "table-starts")
    told = data.clock
    clock = None if told is None else Clock(told.each, told.seconds, told.increment)
    if data.record is None:
        setup = with_brought(data.game, data.setup, brought)
        start = Start(data.game, setup, data.position, clock=clock)
        size = 0 if data.position is None else len(msgspec.json.encode(data.position)) // 10
        return await _found(house, await house.helper.do("position", size, start, kinds, name))
    record, most = _clean(data.record), house.settings.limits.record_choices
    args = (data.game, record, data.at, kinds, name, most, clock)
    return await _found(house, await house.helper.do("record", len(record), *args))


@post("/records", responses=RESPONSES)
async def import_record(data: JSONBody[Importing], house: InHouse) -> Seated:
    """A record as a table to replay and to fork."""
    record, most = _clean(data.record), house.settings.limits.record_choices
    return await _found(house, await house.helper.do("archive", len(record), record, most))


@post("/tables/{table:str}/fork", responses=RESPONSES)
async def fork(table: FromPath[str], data: JSONBody[Fork], house: InHouse) -> Seated:
    """A new table that goes on from a position of this one."""
    origin = await house.get(table)
    seats = () if data.token is None else held(origin.chairs, [data.token])
    kinds, name = _kinds(house, data.seats), tidy(data.name)

    def forked() -> Founded:
        return found_seated(start_from_table(origin, seats, data.at), kinds, name)

    return await _found(house, await house.turns.aside(forked))


@post("/tables/{table:str}/invitation", status_code=200, responses=RESPONSES)
async def show_invitation(
    table: FromPath[str], data: JSONBody[Showing], house: InHouse, language: Language
) -> Invitation:
    """What an invite is for, and whether the seat is still free."""
    it = await house.get(table)
    seat = invited(it.chairs, data.invite)
    chair = it.chairs[seat]
    title = said(it.name_of(seat), language)
    return Invitation(seat, title, within(it.game, seat, language), chair.name, chair.kind == "invited")


@post("/tables/{table:str}/join", responses=RESPONSES)
async def join(table: FromPath[str], data: JSONBody[Joining], house: InHouse) -> Seated:
    """Sit down."""
    if (data.invite is None) == (data.seat is None):
        raise Refused(BAD_REQUEST, "table-join")
    token = new_token()
    name = tidy(data.name)

    def sit(it: Table) -> Draft:
        join = sit_down(it.chairs, data.invite, data.seat, name, token)
        return it.draft(join) if data.brings is None else bring(it, join, data.brings)

    done = await house.act(table, sit)
    return Seated(table, dict.fromkeys(held(done.chairs, [token]), token), {}, f"/table/{table}")


@post("/mine", status_code=200, responses=RESPONSES)
async def mine(data: JSONBody[Mine], house: InHouse, language: Language) -> list[Summary]:
    """My games, in short."""
    return await summaries(house, data.tokens, language)


# -- looking -------------------------------------------------------------------------------------


@get("/tables/{table:str}", responses=RESPONSES)
async def state(
    table: FromPath[str], house: InHouse, language: Language, tokens: Tokens = None
) -> StateMessage:
    """The table as whoever holds these tokens may see it."""
    it = await house.get(table)
    seats, here = held(it.chairs, tokens or ()), house.presence.here(table)
    return await house.turns.aside(lambda: look(it, seats, here, language))


@get("/tables/{table:str}/states/{n:int}", responses=RESPONSES)
async def state_at(
    table: FromPath[str], n: Count, house: InHouse, language: Language, tokens: Tokens = None
) -> StateMessage:
    """The table as it was when n choices had been made."""
    it = await house.get(table)
    seats, here = held(it.chairs, tokens or ()), house.presence.here(table)
    return await house.turns.aside(lambda: look(it, seats, here, language, n=n))


@get("/tables/{table:str}/log", responses=RESPONSES)
async def log(
    table: FromPath[str],
    house: InHouse,
    language: Language,
    before: Before,
    count: PageSize = LOG_PAGE,
    tokens: Tokens = None,
) -> LogPageMessage:
    """The items of the log before one of them."""
    it = await house.get(table)
    seats = held(it.chairs, tokens or ())
    return await house.turns.aside(lambda: log_page(it, seats, before, count, language))


@post("/tables/{table:str}/outlook", status_code=200, responses=RESPONSES)
async def outlook(
    table: FromPath[str],
    data: JSONBody[LookingAhead],
    house: InHouse,
    language: Language,
    request: Request[Any, Any, Any],
) -> Response[OutlookMessage]:
    """What a plan would lead to; nothing is made."""
    it = await house.get(table)
    seats = held(it.chairs, [data.token])
    found = await house.turns.aside(
        lambda: look_ahead(it, seats, data.n, data.plan, data.depth, language, data.version, data.parts)
    )
    # Three questions deep there are hundreds of sentences, which are much alike: a tenth of it is sent.
    content: Any = msgspec.json.encode(found)
    headers = {"vary": "accept-language, accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        content = gzip.compress(content, 5, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(content, media_type=MediaType.JSON, headers=headers)


@post("/tables/{table:str}/why", status_code=200, responses=RESPONSES)
async def why_not(
    table: FromPath[str], data: JSONBody[Asking], house: InHouse, language: Language
) -> WhyMessage:
    """Why something is not offered now, or would not be after a plan."""
    it = await house.get(table)
    seats = held(it.chairs, [data.token])
    return await house.turns.aside(
        lambda: why(it, seats, data.n, data.plan, data.option, language, data.version)
    )


@get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=RESPONSES)
async def record(table: FromPath[str], house: InHouse, tokens: Tokens = None) -> Response[str]:
    """The record, without what this viewer may not know while the game goes on."""
    it = await house.get(table)
    text = it.header.record
    if not it.header.archive:
        seats = held(it.chairs, tokens or ())
        text = await house.turns.aside(lambda: write(record_for(it, seats)))
    headers = {"content-disposition": f'attachment; filename="{it.game.id}-{it.id}.txt"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


# -- playing -------------------------------------------------------------------------------------


@post("/tables/{table:str}/choices", status_code=200, responses=RESPONSES)
async def make_choice(table: FromPath[str], data: JSONBody[Choosing], house: InHouse) -> Accepted:
    """Make a choice of the game."""

    def chosen(it: Table) -> Draft | None:
        seats = held(it.chairs, [data.token])
        return choose(it, seats, data.n, data.options, data.version)

    return _accepted(await house.act(table, chosen))


@post("/tables/{table:str}/takeback", status_code=200, responses=RESPONSES)
async def ask_takeback(table: FromPath[str], data: JSONBody[Acting], house: InHouse) -> TakenBack:
    """Take back the last choice, or ask the others whether that is all right."""
    done = await house.act(table, lambda it: take_back(it, held(it.chairs, [data.token])))
    return TakenBack(done.asked is None)


@post("/tables/{table:str}/takeback/answer", status_code=200, responses=RESPONSES)
async def answer_takeback(table: FromPath[str], data: JSONBody[Answering], house: InHouse) -> TakenBack:
    """Agree to a takeback, or not."""
    done = await house.act(table, lambda it: answer(it, held(it.chairs, [data.token]), data.agree))
    return TakenBack(data.agree and done.asked is None)


@post("/tables/{table:str}/resign", status_code=200, responses=RESPONSES)
async def give_up(table: FromPath[str], data: JSONBody[Acting], house: InHouse) -> Accepted:
    """Give up."""
    return _accepted(await house.act(table, lambda it: resign(it, held(it.chairs, [data.token]))))


@post("/tables/{table:str}/claim", status_code=200, responses=RESPONSES)
async def claim_win(table: FromPath[str], data: JSONBody[Claiming], house: InHouse) -> Accepted:
    """Claim the win because somebody's time is up, or let a bot play on there."""
    if data.bot not in (None, *house.bots.names):
        known = ", ".join(house.bots.names)
        raise Refused(AGAINST_THE_RULES, "table-bot", bot=data.bot or "", known=known)

    def claimed(it: Table) -> Draft:
        seats = held(it.chairs, [data.token])
        if not seats:
            raise Refused(NOT_YOURS, "table-watching")
        if data.bot is None:
            return claim(it, seats, now(), house.opened)
        return replace(it, seats, data.bot, now(), house.opened)

    return _accepted(await house.act(table, claimed))


@post("/tables/{table:str}/rematch", status_code=200, responses=RESPONSES)
async def rematch(table: FromPath[str], data: JSONBody[Acting], house: InHouse) -> Rematch:
    """Ask for another game, or agree to one."""
    done = await house.act(table, lambda it: want_rematch(it, held(it.chairs, [data.token])))
    if done.next:
        # If a bot begins, it begins now.
        house.bots.consider(await house.get(done.next))
    return Rematch(done.next or None)


@post("/tables/{table:str}/pace", status_code=200, responses=RESPONSES)
async def choose_pace(table: FromPath[str], data: JSONBody[Pacing], house: InHouse) -> Accepted:
    """Say how much one wants to be asked."""
    await house.act(table, lambda it: set_pace(it, held(it.chairs, [data.token]), data.seat, data.pace))
    return _accepted(await house.act(table, go_on))


@post("/tables/{table:str}/remind", status_code=200, responses=RESPONSES)
async def remind(
    table: FromPath[str],
    data: JSONBody[Reminding],
    house: InHouse,
    language: Language,
    request: Request[Any, Any, Any],
) -> ReminderMessage:
    """Say how one wants to be told that it is one's turn, or ask how that stands."""
    it = await house.get(table)
    seats = held(it.chairs, [data.token])
    if not seats:
        raise Refused(NOT_YOURS, "table-watching")
    herald, seat = house.herald, seats[0]
    if data.code is not None:
        found: Reminder | None = await herald.confirm(table, seat, data.code)
    elif data.way == "nothing":
        await herald.drop(table, seat)
        found = None
    elif data.way is None:
        found = await herald.of(table, seat)
    else:
        it.must_go_on()
        # The name under which the server was called is one of its own: the guard has seen to that.
        site = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
        wish = Reminder(table, seat, data.way, data.address.strip(), language, site)
        found = await herald.wish(wish, address_of(request.scope["client"]))
    if found is None:
        return ReminderMessage(None, "", False)
    return ReminderMessage(found.way, found.address, not found.code)


@post("/tables/{table:str}/say", status_code=200, responses=RESPONSES)
async def say(table: FromPath[str], data: JSONBody[Saying], house: InHouse) -> Accepted:
    """Say something to everybody at the table, or to the partners alone."""
    text = tidy(data.text)
    if not text:
        raise Refused(BAD_REQUEST, "table-said-nothing")

    def said(it: Table) -> Draft:
        seats = held(it.chairs, [data.token])
        seat = it.decider if it.decider in seats else seats[0]
        if seat in it.muted:
            raise Refused(NOT_YOURS, "table-muted")
        if data.to == "team" and it.team(seat) == (seat,):
            raise Refused(BAD_REQUEST, "table-no-partner")
        return it.draft(Say(seat, text, data.to))

    return _accepted(await house.act(table, said))


HANDLERS: list[Any] = [
    health, house_itself, games, words, how_it_is_played, decks, cards, check_deck, create,
    import_record, fork, show_invitation, join, mine,
    state, state_at, log, outlook, why_not, record, make_choice, ask_takeback, answer_takeback, give_up,
    claim_win, rematch, choose_pace, remind, say,
]  # fmt: skip


def _accepted(table: Table) -> Accepted:
    return Accepted(table.n, table.version)


def _kinds(house: House, seats: Mapping[str, NewSeat]) -> dict[str, tuple[str, str]]:
    for seat in seats.values():
        if (seat.kind == "bot") != (seat.bot is not None) or seat.bot not in (None, *house.bots.names):
            known = ", ".join(house.bots.names)
            raise Refused(AGAINST_THE_RULES, "table-bot", bot=seat.bot or "", known=known)
    return {id: (seat.kind, seat.bot or "") for id, seat in seats.items()}


async def _found(house: House, founded: Founded) -> Seated:
    await house.found(founded.header, founded.first)
    path = f"/table/{founded.header.id}"
    invites = {seat: f"{path}#invite={invite}" for seat, invite in founded.invites.items()}
    return Seated(founded.header.id, founded.tokens, invites, path)


def _clean(text: str) -> str:
    """A record as a database can keep it."""
    if "\0" in text:
        raise Refused(BAD_REQUEST, "server-text")
    return text
