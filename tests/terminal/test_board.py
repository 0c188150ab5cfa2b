"""The board of Duel: what is drawn, and that it can be read everywhere.

The goldens are whole screens. `MATHOM_GOLDENS=write pytest tests/terminal/test_board.py` writes them
anew; look at them before you keep them.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import msgspec
import pytest

import mathom
from mathom.core.lang import LANGUAGES
from mathom.core.match import Match
from mathom.games.duel.box import CARDS, REGION_IDS, REGIONS
from mathom.terminal import log
from mathom.terminal.board import Look
from mathom.terminal.boards import board_of
from mathom.terminal.display import decision_screen
from mathom.terminal.duel import track
from mathom.terminal.duel.cards import CARD
from mathom.terminal.duel.map import DRAWING
from mathom.terminal.duel.signs import Signs
from mathom.terminal.menu import Menu
from mathom.terminal.voice import Voice
from tests.terminal.desk import Desk

GOLDENS = Path(__file__).parent / "goldens"
SIZES = [(80, 24), (80, None), (120, 24), (140, 45), (60, 30), (40, 24)]


def _match(choices: int) -> Match:
    """A game in which everybody takes what is listed in the middle."""
    match = mathom.game("duel").new(seed=11)
    for _ in range(choices):
        assert match.decision is not None
        match.play(match.decision.options[len(match.decision.options) // 2])
    return match


def _screen(match: Match, language: str, width: int, height: int | None) -> list[str]:
    board = board_of(match.game, Voice(language))
    assert match.decision is not None
    menu = Menu(board, match.state, match.decision)
    news = log.news(match, 0, {}, len(match.history) - 1) if match.history else []
    lines = decision_screen(match, board, menu, news, ("Ada", "greedy"), (width, height))
    return [one.plain.rstrip() for one in lines]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("choices", [0, 26, 48])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (140, 45)])
def test_the_screen_looks_as_it_was_looked_at(
    language: str, choices: int, width: int, height: int
) -> None:
    shown = "\n".join(_screen(_match(choices), language, width, height)) + "\n"
    golden = GOLDENS / f"{language}-{width}x{height}-{choices:02}.txt"
    if os.environ.get("MATHOM_GOLDENS") == "write":
        golden.write_text(shown, encoding="utf-8")
    assert shown == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_screen_of_a_game_fits_its_terminal(language: str, width: int, height: int | None) -> None:
    match = _match(0)
    for number in range(200):
        if match.decision is None:
            break
        if number % 4 == 0:
            lines = _screen(match, language, width, height)
            assert max(map(len, lines)) <= width
            if height is not None and width >= 60:
                assert len(lines) < height, "a line is left to type in"
        match.play(match.decision.options[len(match.decision.options) // 2])
    assert match.outcome is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_without_landmarks_says_so_within_its_column(language: str) -> None:
    view = msgspec.structs.replace(_match(0).view(0), landmarks=())
    lines = track.landmarks(view, Look(30), Signs(Voice(language)))
    assert max(line.cell_len for line in lines) <= 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_card_does_fits_on_the_card(language: str) -> None:
    signs = Signs(Voice(language))
    for card in CARDS:
        assert len(signs.face(card, CARD - 2)) <= CARD - 2, card.id
        assert len(signs.cost(card)) <= CARD - 2, card.id
        assert len(signs.needs(card, CARD - 2)) <= CARD - 2, card.id
        assert len(signs.gives(card, CARD - 2)) <= CARD - 2, card.id


def test_cards_with_different_effects_costs_or_chains_look_different() -> None:
    signs = Signs(Voice("en"))
    seen: dict[str, object] = {}
    for card in CARDS:
        said = signs.whole(card).plain
        facts = (card.colour, card.coins, card.cost, card.needs, card.gives, signs.effects(card.effects))
        assert seen.setdefault(said, facts) == facts, card.id


def test_the_roads_on_the_map_are_those_of_the_board() -> None:
    for region in REGIONS:
        neighbours = {REGION_IDS[other] for other in region.adjacent}
        assert _roads_from(region.id) == neighbours, region.id


def _roads_from(region: str) -> set[str]:
    """Follow every road that leaves a box of the drawing."""
    rows = DRAWING.splitlines()
    boxes = {id: _box(rows, id) for id in REGION_IDS}
    reached: set[str] = set()
    for x, y in _edge(boxes[region]):
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            at = (x + dx, y + dy)
            if not _inside(at, boxes[region]) and (dx == 0) == (_sign(rows, (x, y)) in "┬┴"):
                reached |= _follow(rows, boxes, at, (dx, dy))
    return reached - {region}


Box = tuple[int, int, int, int]


def _box(rows: list[str], region: str) -> Box:
    y = next(number for number, row in enumerate(rows) if region in row)
    left = rows[y].index(region) - 1
    return left, y - 1, rows[y].index("│", left + 1), y + 2


def _edge(box: Box) -> list[tuple[int, int]]:
    left, top, right, bottom = box
    return [
        *[(x, y) for x in range(left, right + 1) for y in (top, bottom)],
        *[(x, y) for y in range(top + 1, bottom) for x in (left, right)],
    ]


def _inside(at: tuple[int, int], box: Box) -> bool:
    return box[0] <= at[0] <= box[2] and box[1] <= at[1] <= box[3]


def _sign(rows: list[str], at: tuple[int, int]) -> str:
    x, y = at
    return rows[y][x] if 0 <= y < len(rows) and 0 <= x < len(rows[y]) else " "


def _follow(
    rows: list[str], boxes: dict[str, Box], at: tuple[int, int], way: tuple[int, int]
) -> set[str]:
    turns = {"╭": {(-1, 0): (0, 1), (0, -1): (1, 0)}, "╯": {(0, 1): (-1, 0), (1, 0): (0, -1)}}
    while _sign(rows, at) in ("─", "│", "╭", "╯"):
        for id, box in boxes.items():
            if _inside(at, box):
                return {id}
        way = turns.get(_sign(rows, at), {}).get(way, way)
        at = (at[0] + way[0], at[1] + way[1])
    return {id for id, box in boxes.items() if _inside(at, box)}


def test_the_board_shows_nothing_that_the_seat_may_not_know() -> None:
    looking = {"turn": "sauron", "sauron": {"coins": 9}, "landmarks": ["barad_dur"]}
    match = mathom.game("duel").position(looking, seed=1)
    match.play("landmark barad_dur")
    board = board_of(match.game, Voice("en"))
    look = Look(140, None, "retrieve", 0)
    shown = board.draw(match.view("fellowship"), look)
    for seed in range(5):
        other = match.state.imagine(0, mathom.Seeded(seed))
        assert [one.plain for one in board.draw(other.view(0), look)] == [one.plain for one in shown]


def test_hidden_cards_show_a_patterned_back_and_open_ones_their_numbers() -> None:
    match = _match(0)
    lines = _screen(match, "en", 80, None)
    assert sum(line.count("│╱╲╱╲╱╲╱╲╱╲╱│") for line in lines) == match.state.view(0).layout.count("?")
    assert [line for line in lines if line.startswith("╰─ 1 ")] != []


@pytest.mark.parametrize(
    ("environment", "colour", "bold"),
    [({}, True, True), ({"NO_COLOR": "1"}, False, True), ({"TERM": "dumb"}, False, False)],
)
def test_colours_are_left_out_where_they_are_not_wanted(
    desk: Desk, environment: dict[str, str], colour: bool, bold: bool
) -> None:
    desk.environment |= environment
    terminal = desk.terminal("play", "--seats", "human,human", "--seed", "4", width=80, height=40)
    terminal.until("Enter >")
    terminal.type("")
    shown = terminal.raw_until("h help) >")
    assert (re.search(r"\x1b\[([0-9]+;)*[39][0-7]m", shown) is not None) is colour
    assert ("\x1b[1m" in shown) is bold
    for shape in "◆●▲✕":
        assert shape in shown
    terminal.type("q")
    terminal.end()


def test_a_terminal_that_cannot_write_the_signs_gets_letters(desk: Desk) -> None:
    desk.environment |= {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    done = desk.run("play", "--seats", "human,human", "--seed", "4", typed="q\n")
    assert done.code == 0
    assert done.out.isascii()
    assert "Fellowship (human)" in done.out
