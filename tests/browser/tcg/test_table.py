"""The TCG's table for everybody: screen readers, keys, small screens, three languages, day and night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.house import House
from tests.browser.tcg.hands import Board, opened
from tests.browser.tcg.positions import ASSIGNMENT, ROAD, SKIRMISH
from tests.browser.test_looks import at_rest, faults, sideways

SIZES = {"desk": (1440, 900), "tablet": (820, 1180), "phone": (360, 740), "aside": (740, 360)}
LANGUAGES = {"en": "Shadow wins.", "it": "Vince l'Ombra.", "es": "Gana la Sombra."}


@pytest.mark.parametrize(
    ("size", "scheme", "language"),
    [
        ("desk", "light", "en"),
        ("desk", "dark", "it"),
        ("tablet", "light", "es"),
        ("phone", "dark", "en"),
        ("phone", "light", "it"),
        ("aside", "light", "es"),
    ],
)
def test_everybody_finds_the_decision(
    visitor: Visitor, house: House, size: str, scheme: str, language: str
) -> None:
    width, height = SIZES[size]
    page = visitor(
        opened(house, SKIRMISH, b="open"),
        width=width,
        height=height,
        color_scheme=scheme,
        locale=language,
    )
    board = Board(page)
    board.choose("fight 4P364a")
    board.asked()
    expect(board.lane.locator(".told")).to_contain_text(LANGUAGES[language])
    expect(board.row("pass")).to_be_in_viewport()
    assert sideways(page) == 0
    # Away from the rows: the card that is read there would lie over the table.
    page.mouse.move(2, 2)
    expect(page.locator(".reader")).to_have_count(0)
    at_rest(page)
    assert faults(page) == []


def test_axe_finds_nothing_serious_while_assigning(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, ASSIGNMENT, b="open")))
    board.asked()
    board.card("4P364a").click()
    at_rest(board.page)
    assert faults(board.page) == []


def test_every_choice_is_made_with_the_keyboard(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, ROAD, b="open")))
    board.asked()
    keyboard = board.page.keyboard
    keyboard.press("1")
    board.until_made(0)
    board.asked()
    board.card("4C310a").focus()
    keyboard.press("Enter")
    board.until_made(1)
    expect(board.page.locator(".piece[data-card='4C310a'] .tab")).to_have_count(1)
    for n in ("1", "0"):
        keyboard.press("u")
        board.page.wait_for_function("n => document.querySelector('.tcg').dataset.n === n", arg=n)
    board.asked()
    keyboard.press("p")
    board.until_made(0)


def test_several_at_one_screen_do_not_see_each_other_s_hands(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, ROAD)))
    board.asked()
    expect(board.card("4C306a")).to_be_visible()
    board.choose("pass")
    cover = board.page.locator(".over[role=alertdialog]")
    expect(cover).to_be_visible()
    expect(board.page.locator(".table > .hand")).not_to_be_visible()
    board.page.reload()
    expect(cover).to_be_visible()
    cover.get_by_role("button").click()
    expect(board.card("4C184b")).to_be_visible()


def test_who_only_watches_has_no_hand(visitor: Visitor, house: House) -> None:
    table = opened(house, SKIRMISH)
    page = visitor(table.url)
    expect(page.locator(".tcg .near")).to_be_visible()
    expect(page.locator(".table > .hand")).to_have_count(0)
    expect(page.locator(".ask .prompt")).to_contain_text("deciding")
