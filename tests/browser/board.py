"""A person at a board that takes the whole page: what is the same in every game."""

from __future__ import annotations

from typing import ClassVar

from playwright.sync_api import Locator, Page


class WholeBoard:
    """Somebody who plays in a page."""

    board: ClassVar[str]
    """Where the board is in the page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def n(self) -> int:
        """How many choices have been made."""
        return int(self.page.locator(self.board).get_attribute("data-n") or -1)

    def until_made(self, before: int) -> None:
        """Wait until the table has more choices than before."""
        self.page.wait_for_function(
            "([board, before]) => Number(document.querySelector(board).dataset.n) > before",
            arg=[self.board, before],
        )

    def sit(self) -> None:
        """Wait until somebody here has to decide; several at one screen first say who sits there."""
        self.page.locator(f"{self.board}.asked").wait_for(state="attached")
        ready = self.page.locator("[role=alertdialog] button")
        if ready.count():
            ready.first.click()

    def row(self, option: str) -> Locator:
        """The row of a choice or its button below the rows; or what opens several."""
        return self.page.locator(f".ask [data-option='{option}'], .ask [data-group='{option}']").first
