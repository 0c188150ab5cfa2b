"""A person at the TCG's table: clicks on cards and rows, and waits for what comes of it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.board import WholeBoard
from tests.browser.house import House, Seated
from tests.browser.tcg.positions import Position


def opened(house: House, position: Position | None, players: int = 2, **seats: str) -> Seated:
    """A table at a position: "me" for seats that are not named, or "open", "friend", "bot:greedy"."""
    chairs = ("a", "b", "c", "d")[:players]
    setup = {"players": str(players)}
    if position is not None:
        setup["decks"] = "position"
    return house.opened("tcg", chairs, position, setup, **seats)


class Board(WholeBoard):
    """Somebody who plays in a page."""

    board = ".tcg"

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        page.locator(".tcg .ask").first.wait_for(state="attached")

    # -- looking -----------------------------------------------------------------------------------

    def asked(self) -> None:
        """Wait until this person has to decide."""
        self.sit()
        self.page.locator(".tcg.asked .ask[aria-busy=false]").wait_for()

    @property
    def phase(self) -> str:
        return self.page.locator(".tcg").get_attribute("data-phase") or ""

    @property
    def lane(self) -> Locator:
        return self.page.locator(".lane")

    def total(self, side: str) -> Locator:
        """The total of a side in the running skirmish."""
        return self.lane.locator(f"[data-side={side}] .total")

    def card(self, card: str) -> Locator:
        """A card on the table or in the hand."""
        return self.page.locator(f".table [data-piece='{card}']").first

    # -- doing -------------------------------------------------------------------------------------

    def choose(self, *options: str) -> None:
        """Make choices by their rows, one after the other."""
        for option in options:
            self._made(self.row(option))

    def click(self, *cards: str) -> None:
        """Click on cards; the last click makes a choice."""
        *first, last = cards
        for card in first:
            self.asked()
            self.card(card).click()
        self._made(self.card(last))

    def _made(self, what: Locator) -> None:
        self.asked()
        before = self.n
        what.click()
        self.until_made(before)

    def must_light(self, card: str) -> None:
        """A card can be chosen, and shows it."""
        expect(self.card(card)).to_have_attribute("data-mark", "lit")
