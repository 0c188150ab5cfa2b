"""What would you do, at the TCG's table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.house import House
from tests.browser.tcg.hands import Board, opened
from tests.browser.tcg.positions import ROAD

QUESTION = "What would you do?"
THINKS = 60_000
"""Milliseconds in which a bot has found out what it would do, however busy the machine is."""


def test_a_hint_tells_the_best_choices_why_and_marks_the_card(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, ROAD)))
    board.asked()
    before = board.n
    board.page.get_by_role("button", name=QUESTION).first.click()
    hint = board.page.get_by_role("region", name=QUESTION)
    best = hint.get_by_role("listitem").first
    expect(best).to_contain_text("%", timeout=THINKS)
    expect(best.locator(".why")).not_to_be_empty()
    marked = board.page.locator(".ask [data-option], .ask [data-choice]").filter(visible=True)
    outlines = marked.evaluate_all("all => all.map((one) => getComputedStyle(one).outlineStyle)")
    assert outlines.count("solid") == 1
    best.get_by_role("button").click()
    board.until_made(before)
    expect(hint).to_have_count(0)
