"""War of the Ring for everybody: screen readers, small screens, three languages, day and night."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Visitor
from tests.browser.house import House
from tests.browser.test_looks import at_rest, faults, sideways
from tests.browser.wotr.hands import Board, opened
from tests.browser.wotr.positions import COUNCIL, SIEGE

SIZES = {"desk": (1440, 900), "tablet": (820, 1180), "phone": (360, 740), "aside": (740, 360)}
LANGUAGES = {"en": "March", "it": "Marcia", "es": "Marchar"}


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
        opened(house, COUNCIL, shadow="open"),
        width=width,
        height=height,
        color_scheme=scheme,
        locale=language,
    )
    board = Board(page)
    board.asked()
    expect(board.row("move")).to_contain_text(LANGUAGES[language])
    expect(page.locator(".own [data-die]").first).to_be_in_viewport()
    assert sideways(page) == 0
    at_rest(page)
    assert faults(page) == []


def test_axe_finds_nothing_serious_over_the_map(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, COUNCIL, shadow="open")))
    board.asked()
    board.region("minas-tirith", "osgiliath")
    board.page.locator(".bubble .go:not([disabled])").wait_for()
    assert faults(board.page) == []
    siege = Board(visitor(opened(house, SIEGE, free="open")))
    siege.asked()
    siege.region("helms-deep", "helms-deep")
    siege.go()
    expect(siege.page.locator(".map [role=dialog]")).to_be_visible()
    at_rest(siege.page)
    assert faults(siege.page) == []


def test_every_choice_is_a_row_for_the_keyboard(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, COUNCIL, shadow="open")))
    board.asked()
    keyboard = board.page.keyboard
    rows = board.page.locator(".ask .rows button").all_inner_texts()
    march = next(number for number, text in enumerate(rows, 1) if "March" in text)
    keyboard.press(str(march))
    board.row("minas-tirith").focus()
    keyboard.press("Enter")
    keyboard.press("o")
    board.page.locator(".bubble .go:not([disabled])").wait_for()
    board.page.locator(".bubble .only").focus()
    keyboard.press("Enter")
    board.until_made(0)
    expect(board.chronicle).to_contain_text("Osgiliath")


def test_two_at_one_screen_do_not_see_each_other_s_hands(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, COUNCIL)))
    board.asked()
    expect(board.page.locator(".hand [data-card=axe-and-bow]").first).to_be_visible()
    board.choose("use fellowship")
    cover = board.page.get_by_role("alertdialog")
    expect(cover).to_be_visible()
    expect(board.page.locator(".hand [data-card]").first).not_to_be_visible()
    board.asked()
    expect(board.page.locator(".hand [data-card=orc-patrol]").first).to_be_visible()


def heard(page: Page) -> list[str]:
    """Everything that comes over the wire from now on."""
    found: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: found.append(str(text)))

    page.on("websocket", listen)
    page.on("response", lambda one: found.append(one.text()) if "/outlook" in one.url else None)
    return found


def test_no_secret_of_the_other_side_comes_over_the_wire(visitor: Visitor, house: House) -> None:
    page = visitor("about:blank")
    wire = heard(page)
    seated = opened(house, COUNCIL, shadow="open")
    page.add_init_script(
        f"localStorage['mathom-tables'] ??= JSON.stringify([{json.dumps(seated.held)}])"
    )
    page.goto(seated.url)
    board = Board(page)
    board.asked()
    board.choose("draw", "draw character")
    board.until_made(0)
    told = "".join(wire)
    assert "axe-and-bow" in told
    for secret in COUNCIL["hands"]["shadow"]:
        assert secret not in told
