"""A person at War of the Ring's board: clicks on dice, regions, rows, cards, and counts the clicks."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from tests.browser.house import House, Seated
from tests.browser.wotr.positions import Position


def opened(house: House, position: Position | None, **seats: str) -> Seated:
    """A table at a position: "me" for seats that are not named, or "bot:greedy"."""
    return house.opened("wotr", ("free", "shadow"), position, None, **seats)


class Board:
    """Somebody who plays in a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0
        page.locator(".wotr .ask").wait_for()

    # -- looking -----------------------------------------------------------------------------------

    def asked(self) -> None:
        """Wait until this person has to decide, and the board has looked through what can be done."""
        self.sit()
        self.page.locator(".wotr.asked .ask[aria-busy=false][data-looked=true]").wait_for()

    def sit(self) -> None:
        """Two at one screen: whoever has to decide says so."""
        ready = self.page.locator("[role=alertdialog] button")
        self.page.locator(".wotr.asked").wait_for(state="attached")
        if ready.count():
            ready.first.click()

    @property
    def n(self) -> int:
        """How many choices have been made."""
        return int(self.page.locator(".wotr").get_attribute("data-n") or -1)

    def until_made(self, before: int) -> None:
        """Wait until the table has more choices than before."""
        self.page.wait_for_function(
            "before => Number(document.querySelector('.wotr').dataset.n) > before", arg=before
        )

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".ask .prompt")

    @property
    def chronicle(self) -> Locator:
        return self.page.locator("#panel-aside")

    def must_mark(self, region: str, kind: str) -> None:
        """A region is marked so on the map, as soon as the server has told what can be done."""
        expect(self._region(region)).to_have_attribute("data-mark", kind)

    def must_not_mark(self, region: str) -> None:
        """A region is not marked."""
        expect(self._region(region)).not_to_have_attribute("data-mark", re.compile("."))

    def _region(self, region: str) -> Locator:
        return self.page.locator(f".wotr .map [data-region='{region}']")

    # -- doing -------------------------------------------------------------------------------------

    def click(self, what: Locator) -> None:
        """One click."""
        what.click()
        self.clicks += 1

    def die(self, face: str) -> None:
        """Pick a die."""
        self.click(self.page.locator(f".own button[data-die='{face}']").first)

    def region(self, *regions: str) -> None:
        """Click on regions, one after the other."""
        for region in regions:
            # The eye of the map: the buttons of the regions are for the keyboard, a mouse hits the land.
            self.click(self._region(region))

    def row(self, option: str) -> Locator:
        """The row of a choice, or of a group of them."""
        return self.page.locator(f".ask [data-option='{option}'], .ask [data-group='{option}']").first

    def choose(self, *options: str) -> None:
        """Open groups and choose, by the rows beside the map."""
        for option in options:
            self.click(self.row(option))

    def go(self, which: str = ".go") -> None:
        """Send those who are picked."""
        self.click(self.page.locator(f".bubble {which}:not([disabled])"))

    def take(self, figure: str, count: int) -> None:
        """So many of these go."""
        self.click(
            self.page.locator(".bubble")
            .get_by_role("group", name=figure)
            .get_by_role("button")
            .nth(count)
        )

    # -- whole plans -------------------------------------------------------------------------------

    def perform(self, plan: Sequence[str]) -> None:
        """Make these choices as a person would: armies on the map, the rest where it is quickest."""
        made = list(plan)
        if made[0].startswith("die "):
            made = self._with_die(made)
        while made:
            option = made.pop(0)
            verb, *things = option.split()
            if verb in ("move", "attack") and len(things) == 2:
                self._march(things[0], things[1], made)
            elif verb in ("take", "leave", "all", "go", "done") and self._naming:
                self._force([option, *made])
                while made and made[0].split()[0] in ("take", "leave", "go", "all"):
                    made.pop(0)
            elif self.row(option).count():
                self.choose(option)

    @property
    def _naming(self) -> bool:
        return self.page.locator(".bubble .go").count() > 0

    def _with_die(self, plan: list[str]) -> list[str]:
        """Pick the die, unless it is the one that is proposed anyway; open what it is used for."""
        face = plan.pop(0).split()[1]
        while plan and plan[0].startswith("as "):
            plan.pop(0)
        action = plan[0].split()[1] if plan and plan[0].startswith("use ") else None
        if action is None:
            return plan
        group = self.row(action)
        row = group if group.count() else self.row(f"use {action}")
        proposed = row.locator(".dice > :first-child")
        if proposed.get_attribute("data-face") != face:
            self.die(face)
        plan.pop(0)
        following = plan[0].split()[0] if plan else ""
        if following not in ("move", "attack"):
            self.click(row)
        return plan

    def _march(self, start: str, end: str, rest: list[str]) -> None:
        chosen = self._region(start).get_attribute("aria-pressed")
        if not chosen:
            self.region(start)
        self.region(end)
        named = []
        while rest and rest[0].split()[0] in ("all", "take", "leave", "go"):
            named.append(rest.pop(0))
        if not named:
            return
        self.page.locator(".bubble .go:not([disabled])").wait_for()
        only = rest[:1] == ["done"]
        self._force(named)
        if only:
            rest.pop(0)
            self.go(".only")
        else:
            self.go()

    def _force(self, named: list[str]) -> None:
        """Set how many go of each, where not all do."""
        counts: dict[str, int] = {}
        for one in named:
            verb, *figure = one.split()
            if verb in ("take", "leave"):
                counts[figure[0]] = counts.get(figure[0], 0) + 1
        if not counts:
            return
        taking = any(one.startswith("take") for one in named)
        for row in self.page.locator(".bubble [data-figure]").all():
            figure_id = row.get_attribute("data-figure") or ""
            most = int(row.get_attribute("data-most") or 0)
            wanted = counts.get(figure_id, 0) if taking else most - counts.get(figure_id, 0)
            if wanted != most:
                self.click(row.locator("[data-count]").nth(wanted))
        expect(self.page.locator(".bubble .go:not([disabled])")).to_be_visible()
