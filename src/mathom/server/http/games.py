"""What a page may ask before there is a table: the house, its games, their words, cards and decks."""

from __future__ import annotations

import ipaddress
from itertools import product
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

import mathom
from mathom.core.game import Game, Setup
from mathom.core.lang import knows
from mathom.core.text import Text
from mathom.core.workshop import CardOfBox, CheckedDeck, Shelf, Workshop
from mathom.learn import Lesson, lesson
from mathom.server.http.common import RESPONSES, InHouse, Language
from mathom.server.http.limits import address_of
from mathom.server.http.messages import (
    BotMessage,
    ChoiceMessage,
    GameMessage,
    Health,
    HouseMessage,
    Named,
    SeatInfo,
    SeatingMessage,
    Words,
)
from mathom.server.http.requests import (
    ListToCheck,
)
from mathom.server.http.voice import said
from mathom.server.http.words import words as words_of
from mathom.server.reach import Reach, opening_command
from mathom.server.refused import NOT_FOUND, Refused
from mathom.server.tables.house import House


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
