"""War of the Ring against a bot by the mouse alone, from the first question on, from each side."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Error, Locator

import mathom
from tests.browser.conftest import Visitor
from tests.browser.house import House
from tests.browser.wotr.hands import Board

PATIENCE = 90_000
"""Milliseconds: who has no dice left waits for a bot that plays all of its own."""
UNTIL = 4
"""Three whole turns."""
IDLE = ("ring", "skip", "pass")
"""What nobody would do who wants to see something happen."""
EAGER = ("use fellowship", "fellowship", "attack")
"""What one comes to the table for."""
SAID = """said => {
  const now = document.querySelector('.wotr');
  const parts = ['.ask', '.bubble', '.cover'].map(one => document.querySelector(one)?.innerText ?? '');
  return [now.dataset.n, ...parts].join('|') !== said;
}"""
SAYS = SAID.replace("said =>", "() =>").replace(" !== said", "")


class Mouse:
    """Somebody who looks where it glows and clicks there."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.whim = random.Random(2)
        self.clicked: set[str] = set()
        """Where this person has clicked."""

    @property
    def turn(self) -> int:
        return int(self.board.page.locator("header.bar .turn").inner_text().split()[-1])

    def answer(self) -> None:
        """One click, after which something else is seen."""
        page = self.board.page
        said = page.evaluate(SAYS)
        self._click()
        page.wait_for_function(SAID, arg=said)

    def _click(self) -> None:
        page = self.board.page
        if page.locator(".bubble .who").count():
            page.locator(".bubble .go:not([disabled])").wait_for()
            return self._on("who goes", page.locator(".bubble footer button:not([disabled])"))
        if page.locator(".cover .sheet .answer").count():
            give = page.locator(".cover .sheet .give button")
            return self._on("dialog", give if give.count() else page.locator(".cover .sheet .answer"))
        here = page.locator(".bubble [data-option]")
        if here.count():
            return self._on("place", here)
        eager = [row for row in map(self.board.row, EAGER) if row.count() and self.whim.random() < 0.4]
        places = page.locator(".wotr .map [data-region][data-mark]:not([data-mark=last])")
        if not eager and places.count() and self.whim.random() < 0.5 and self._place(places):
            return None
        rows = page.locator(".ask .rows .row").all()
        useful = [row for row in rows if row.get_attribute("data-group") not in IDLE]
        useful = [row for row in useful if row.get_attribute("data-option") not in IDLE]
        self.clicked.add("row")
        return self.whim.choice(eager or useful or rows).click()

    def _place(self, places: Locator) -> bool:
        """Whether a place could be clicked on: some lie under what lies on the map."""
        try:
            places.nth(self.whim.randrange(places.count())).click(timeout=1_000)
        except Error:
            return False
        self.clicked.add("map")
        return True

    def _on(self, what: str, them: Locator) -> None:
        self.clicked.add(what)
        them.nth(self.whim.randrange(min(3, them.count()))).click()


@pytest.mark.parametrize("side", ["free", "shadow"])
def test_the_first_turns_are_played_against_a_bot_by_clicks(
    visitor: Visitor, house: House, side: str
) -> None:
    match = mathom.game("wotr").new(seed=6)
    bot = next(seat for seat in match.seats if seat != side)
    mouse = Mouse(Board(visitor(house.table(match, **{bot: "bot:greedy"}))))
    while mouse.turn < UNTIL:
        mouse.board.page.locator(".wotr.asked").wait_for(state="attached", timeout=PATIENCE)
        mouse.board.asked()
        mouse.answer()
    assert mouse.clicked >= {"map", "row", "dialog", "who goes"}, mouse.clicked
    assert mouse.board.n > 30
