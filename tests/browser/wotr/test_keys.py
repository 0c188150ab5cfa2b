"""War of the Ring by the keyboard alone: nobody has to look for the focus, and it has a name."""

from __future__ import annotations

import random
from typing import Any

import mathom
from tests.browser.conftest import Visitor
from tests.browser.house import House
from tests.browser.wotr.hands import Board

FOCUS = """() => {
  const one = document.activeElement, { width, top, bottom } = one.getBoundingClientRect();
  return {
    row: one.matches('.ask .row'),
    name: (one.getAttribute('aria-label') ?? one.innerText).trim(),
    seen: width > 0 && top < innerHeight && bottom > 0,
    outline: getComputedStyle(one).outlineStyle,
  };
}"""


class Keys:
    """Somebody without a mouse."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.pressed: list[str] = []
        self._whim = random.Random(1)

    def press(self, key: str) -> None:
        self.board.page.keyboard.press(key)
        self.pressed.append(key)

    def answer(self) -> None:
        """Something that the question of the moment offers."""
        page = self.board.page
        answers = page.locator(".cover .sheet .answer")
        if page.locator(".bubble .who").count():
            page.locator(".bubble .go:not([disabled])").wait_for()
            self.press("Shift+Enter" if page.locator(".bubble .only").count() else "Enter")
        elif answers.count():
            self.press(str(self._whim.randint(1, min(3, answers.count()))))
            if page.locator(".cover .sheet .give button").count():
                self.press("Enter")
        else:
            self._row()

    def _row(self) -> None:
        page = self.board.page
        page.wait_for_function(f"() => ({FOCUS})().row")
        for _ in range(self._whim.randint(0, min(4, page.locator(".ask .rows .row").count() - 1))):
            self.press("ArrowDown")
        focus: dict[str, Any] = page.evaluate(FOCUS)
        assert focus["row"], focus
        assert focus["name"], focus
        assert focus["seen"], focus
        assert focus["outline"] == "solid", focus
        self.press("Enter")


def test_a_turn_is_played_by_the_keyboard_alone(visitor: Visitor, house: House) -> None:
    board = Board(visitor(house.table(mathom.game("wotr").new(seed=5), shadow="bot:greedy")))
    page = board.page
    keys = Keys(board)
    board.asked()
    # Once, to get there: from then on the focus is where the next choice is.
    while not page.evaluate(FOCUS)["row"]:
        keys.press("Tab")
        assert len(keys.pressed) < 10
    while "Turn 1" in page.locator("header.bar").inner_text():
        board.asked()
        said = page.locator(".ask").inner_text()
        keys.answer()
        # Something comes of it: another question, or a part of the answer.
        page.wait_for_function(
            "said => document.querySelector('.ask').innerText !== said"
            " || document.querySelector('.bubble, .cover')",
            arg=said,
        )
    assert "Tab" not in keys.pressed[10:]
    # However much has happened, the chronicle is one stop on the way to the hand.
    board.asked()
    page.wait_for_function(f"() => ({FOCUS})().row")
    rest = "() => document.activeElement.matches('.ask *, .company *')"
    hand = "() => document.activeElement.matches('.hand *')"
    count = 0
    while not page.evaluate(hand):
        keys.press("Tab")
        # How many answers and companions there are depends on the game.
        count += 0 if page.evaluate(rest) else 1
        assert count < 16
