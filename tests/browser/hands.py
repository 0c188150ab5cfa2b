"""A person at the table: looks at the page, clicks or types, and waits for what comes of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from playwright.sync_api import Locator, Page, expect

import mathom

OVER = "dialog[open] .how"


class Hands:
    """Somebody who plays in a page."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.whim = random.Random(seed)
        self.kinds: set[str] = set()
        """What was clicked on so far."""

    @property
    def count(self) -> int:
        """How many choices have been made, as the replay bar says."""
        return int(self.page.locator(".replay .count").inner_text().split("/")[0])

    @property
    def over(self) -> bool:
        return self.page.locator(OVER).is_visible()

    def wait_for_turn(self) -> bool:
        """Wait until this person has to decide; False if the game is over instead."""
        self.page.locator(f".page.asked, {OVER}").first.wait_for()
        # Who plays in a hurry does not watch what the other side did; it ends by itself at any moment.
        self.page.evaluate("() => document.querySelector('.telling .gilded')?.click()")
        return not self.over

    def until_counted(self, act: Callable[[], None]) -> None:
        """Do something that makes a choice, and wait until the table has it."""
        before = self.count
        act()
        self.page.wait_for_function(
            "before => Number(document.querySelector('.replay .count').innerText.split('/')[0]) > before"
            f" || document.querySelector('{OVER}')",
            arg=before,
        )

    def click_through(self) -> None:
        """Make one choice by clicking on the board."""
        self.page.bring_to_front()
        self.until_counted(self._click)

    def _click(self) -> None:
        trays = self._lit(".tray button")
        regions = self._lit(".map li button.legal")
        if trays:
            self.kinds.add("tray")
            self.whim.choice(trays).click()
        elif regions:
            self.whim.choice(regions).click()
            self.kinds.add("region")
            if self.page.locator(".map li button.picked").count():
                self.kinds.add("movement")
                self.whim.choice(self._lit(".map li button.legal:not(.picked)")).click()
        else:
            self.whim.choice(self._lit(".spot.legal, .landmarks .legal")).click()
            deeds = self.page.locator(".offer .actions button")
            deeds.first.wait_for()
            self.kinds.add("card")
            self.whim.choice(self._lit(".offer .actions button")[:2]).click()

    def _lit(self, what: str) -> list[Locator]:
        found = self.page.locator(what)
        if not found.count():
            return []
        # A card that is just being turned over is edge-on for a moment, and so not seen.
        found.first.wait_for()
        return [one for one in found.all() if one.is_visible()]

    def press_through(self) -> None:
        """Make one choice with the keyboard alone: a digit, arrows, Enter."""
        self.until_counted(self._press)

    def _press(self) -> None:
        keyboard = self.page.keyboard
        lines = self.page.locator(".choices li.group").count()
        keyboard.press(str(self.whim.randint(1, min(lines, 9))))
        for _ in range(self.whim.randint(0, 2)):
            keyboard.press(self.whim.choice(["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"]))
        expect(self.page.locator(".choices button:focus")).to_have_count(1)
        keyboard.press("Enter")


def box(lobby: Page, game: str) -> Locator:
    """A game that is taken down from the lobby's shelf."""
    lobby.locator(f".shelf button[data-game={game}]").click()
    return lobby.locator(f"form.game:has(#game-{game})")


def duel(lobby: Page) -> Locator:
    """The part of the lobby where a game of Duel begins."""
    return lobby.locator("form.game:has(#game-duel)")


@cache
def match_at(
    kind: str,
    least: int = 0,
    seat: str | None = None,
    where: Callable[[mathom.Match], bool] | None = None,
) -> mathom.Match:
    """A game, played without much thought, up to a decision of this kind; nobody plays on in it."""
    for seed in range(1, 500):
        whim = random.Random(seed)
        match = mathom.game("duel").new(seed=seed)
        while decision := match.decision:
            fits = decision.kind == kind and len(match.history) >= least
            if (
                fits
                and (seat is None or match.seats[decision.seat] == seat)
                and (where is None or where(match))
            ):
                return match
            useful = [one for one in decision.options if one.verb != "discard"] or decision.options
            match.play(whim.choice(useful))
    raise AssertionError(f"No game came to a decision of the kind {kind}.")
