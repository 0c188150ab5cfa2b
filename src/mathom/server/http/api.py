"""The HTTP API: docs/api.md, call by call."""

from __future__ import annotations

import gzip
import ipaddress
from collections.abc import Mapping
from itertools import product
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

import mathom
from mathom.core.game import Game, Setup
from mathom.core.lang import knows
from mathom.core.record import write
from mathom.core.text import Text
from mathom.core.workshop import CardOfBox, CheckedDeck, Shelf, Workshop
from mathom.learn import Lesson, lesson
from mathom.server.http.limits import address_of
from mathom.server.http.messages import (
    Accepted,
    BotMessage,
    ChoiceMessage,
    GameMessage,
    Health,
    HouseMessage,
    Invitation,
    LogPageMessage,
    Named,
    OutlookMessage,
    Refusal,
    Rematch,
    ReminderMessage,
    Seated,
    SeatInfo,
    SeatingMessage,
    StateMessage,
    Summary,
    TakenBack,
    WhyMessage,
    Words,
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
    ListToCheck,
    LookingAhead,
    Mine,
    NewSeat,
    NewTable,
    Pacing,
    Reminding,
    Saying,
    Showing,
)
from mathom.server.http.voice import language_of, said
from mathom.server.http.words import words as words_of
from mathom.server.reach import Reach, opening_command
from mathom.server.refused import AGAINST_THE_RULES, BAD_REQUEST, NOT_FOUND, NOT_YOURS, Refused
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

InHouse = NamedDependency[House]
Tokens = Annotated[list[str] | None, QueryParameter(name="token", required=False, max_items=8)]
Lang = Annotated[str | None, QueryParameter(name="lang", required=False)]
Language = NamedDependency[str]
Before = Annotated[int, QueryParameter(name="before", ge=0, le=1_000_000_000)]
PageSize = Annotated[int, QueryParameter(name="count", required=False, ge=1, le=LOG_PAGE)]
Count = Annotated[int, PathParameter(ge=0, le=1_000_000_000)]


def speaks(request: Request[Any, Any, Any], lang: Lang = None) -> str:
    """The language in which a request is answered."""
    return language_of(lang, request.headers)


REFUSALS = {
    400: "The request makes no sense.",
    401: "This table does not know the token.",
    403: "It is not yours to do.",
    404: "There is no such thing.",
    409: "It comes too late.",
    410: "This version of Mathom cannot read the table.",
    408: "The request took too long to arrive.",
    413: "The request is too large.",
    415: "The body is not JSON.",
    422: "The rules forbid it.",
    429: "Too often.",
    503: "Not now.",
}
RESPONSES = {
    status: ResponseSpec(Refusal, description=why, generate_examples=False)
    for status, why in REFUSALS.items()
}


# -- before the game -----------------------------------------------------------------------------


@get("/health", responses=RESPONSES)
async def health(house: InHouse) -> Health:
    """Whether the server answers."""
    return Health(mathom.__version__, len(house.hub))


@get("/house", responses=RESPONSES)
async def house_itself(
    request: Request[Any, Any, Any], reach: NamedDependency[Reach], house: InHouse
) -> HouseMessage:
    """What a page has to know of this server."""
    # Of the networks that this machine is in, strangers learn nothing.
    links = reach.addresses() if _is_here(request) else []
    return HouseMessage(links, opening_command(), house.herald.ways)


def _is_here(request: Request[Any, Any, Any]) -> bool:
    """Whether it is asked on this very machine."""
    try:
        return ipaddress.ip_address(address_of(request.scope["client"])).is_loopback
    except ValueError:
        return False


@get("/games", responses=RESPONSES)
async def games(
    house: InHouse, language: Language, request: Request[Any, Any, Any]
) -> Response[list[GameMessage]]:
    """What can be played."""
    return await house.sheets.answer(request, ("games", language), lambda: _games(house, language))


def _games(house: House, language: str) -> list[GameMessage]:
    return [
        GameMessage(
            game.id,
            said(game.title, language),
            _seats(game, game.settle({}), language),
            _seatings(game, language),
            [
                ChoiceMessage(
                    choice.name,
                    _of_setup(game, choice.name, language),
                    [
                        Named(value, _of_setup(game, f"{choice.name}-{value}", language))
                        for value in choice.values
                    ],
                    choice.open,
                    choice.brought,
                    choice.apart or None,
                    {name: list(values) for name, values in choice.only},
                )
                for choice in game.choices
            ],
            [BotMessage(bot) for bot in house.bots.for_game(game)],
        )
        for game in mathom.games()
    ]


def _seats(game: Game, setup: Setup, language: str) -> list[Named]:
    return [Named(seat, said(game.name("seat", seat), language)) for seat in game.seats(setup)]


def _seatings(game: Game, language: str) -> list[SeatingMessage]:
    """Every setup of the choices that change who sits there, the usual one first."""
    usual = game.seats(game.settle({}))
    telling = [
        choice
        for choice in game.choices
        if any(game.seats(game.settle({choice.name: value})) != usual for value in choice.values)
    ]
    found: list[SeatingMessage] = []
    for values in product(*[choice.values for choice in telling]):
        setup = game.settle({choice.name: one for choice, one in zip(telling, values, strict=True)})
        # A choice that others leave nothing to agree on does not tell who sits there.
        chosen = {choice.name: setup[choice.name] for choice in telling if choice.name in setup}
        if chosen in [seating.setup for seating in found]:
            continue
        ids = game.seats(setup)
        teams = [[ids[seat] for seat in team] for team in game.teams(setup)]
        seats = [
            SeatInfo(
                seat.id, seat.name, [said(line, language) for line in game.explain("seat", seat.id)]
            )
            for seat in _seats(game, setup, language)
        ]
        found.append(SeatingMessage(chosen, seats, teams))
    return found


def _of_setup(game: Game, what: str, language: str) -> str:
    id = f"{game.id}-setup-{what}"
    return said(Text(id), language) if knows(id) else what


@get("/games/{game:str}/words", responses=RESPONSES)
async def words(
    game: FromPath[str], request: Request[Any, Any, Any], language: Language, house: InHouse
) -> Response[Words]:
    """What a board of this game may have to name, and what a newcomer is told of it."""
    box = mathom.game(game)
    key = ("words", box.id, language)
    return await house.sheets.answer(request, key, lambda: words_of(box, language))


@get("/games/{game:str}/lesson", responses=RESPONSES)
async def how_it_is_played(
    game: FromPath[str], request: Request[Any, Any, Any], language: Language, house: InHouse
) -> Response[Lesson]:
    """How a game is played, chapter by chapter; every rule behind a question names its chapter."""
    box = mathom.game(game)
    key = ("lesson", box.id, language)
    return await house.sheets.answer(request, key, lambda: lesson(box.id, language))


@get("/games/{game:str}/decks", responses=RESPONSES)
async def decks(
    game: FromPath[str], request: Request[Any, Any, Any], language: Language, house: InHouse
) -> Response[Shelf]:
    """The decks that come with a game, and what may be in one."""
    shelf = _workshop(game).shelf
    return await house.sheets.answer(request, ("decks", game, language), lambda: shelf(language))


@get("/games/{game:str}/cards", responses=RESPONSES)
async def cards(
    game: FromPath[str], request: Request[Any, Any, Any], language: Language, house: InHouse
) -> Response[list[CardOfBox]]:
    """What is printed on each card of a game to which players bring decks."""
    found = _workshop(game).cards
    return await house.sheets.answer(request, ("cards", game, language), lambda: found(language))


@post("/games/{game:str}/decks/check", status_code=200, responses=RESPONSES)
async def check_deck(
    game: FromPath[str], data: JSONBody[ListToCheck], language: Language, house: InHouse
) -> CheckedDeck:
    """A list of cards as it is understood, and everything that is wrong with it."""
    check = _workshop(game).check
    return await house.turns.thread(lambda: check(data.text, data.format, data.seed, language))


def _workshop(game: str) -> Workshop:
    found = mathom.game(game).workshop
    if found is None:
        raise Refused(NOT_FOUND, "game-no-decks", game=game)
    return found


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
