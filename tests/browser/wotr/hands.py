"""A person at War of the Ring's board: clicks on dice, regions, rows, cards, and counts the clicks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.board import WholeBoard
from tests.browser.house import House, Seated
from tests.browser.wotr.positions import Position


def opened(house: House, position: Position | None, **seats: str) -> Seated:
    """A table at a position: "me" for seats that are not named, or "bot:greedy"."""
    return house.opened("wotr", ("free", "shadow"), position, None, **seats)


def place_by_place(plan: Sequence[str]) -> list[str]:
    """The same flights, those from one place together: nobody goes back and forth on the map."""
    flights: dict[str, list[str]] = {}
    for option, landing in pairwise(plan):
        if option.startswith("fly "):
            flights.setdefault(option, []).append(landing)
    ordered: list[str] = []
    rest = iter(plan)
    for option in rest:
        if not option.startswith("fly "):
            ordered.append(option)
            continue
        next(rest)
        for landing in sorted(flights.pop(option, ())):
            ordered += [option, landing]
    return ordered


class Board(WholeBoard):
    """Somebody who plays in a page."""

    board = ".wotr"

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.clicks = 0
        self._began = 0
        """How many choices had been made before the plan."""
        self._rest_of: str | None = None
        """From where some fly and others still can, while it is asked how many."""
        page.locator(".wotr .ask").wait_for()

    # -- looking -----------------------------------------------------------------------------------

    def asked(self) -> None:
        """Wait until this person has to decide, and the board has looked through what can be done."""
        self.sit()
        self.page.locator(".wotr.asked .ask[aria-busy=false][data-looked=true]").wait_for()

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
        made, self._began = place_by_place(plan), self.n
        if made[0].startswith("die "):
            made = self._with_die(made)
        option = ""
        while made:
            before, option = option, made.pop(0)
            verb, *things = option.split()
            if verb in ("take", "leave", "all", "go"):
                self._name([option, *self._named(made)], made)
            elif verb in ("move", "attack") and len(things) == 2:
                goes_on = before.startswith("move") and before.split()[-1] == things[0]
                self._march(things[0], things[1], made, goes_on=goes_on)
            elif verb == "fly" and made and made[0].startswith("to "):
                self._fly(option, made)
            elif verb == "recruit" and not self.row(option).count():
                self._recruit(option, things[-1])
            elif things and self._is_lit(things[-1]) and not self.row(option).count():
                # Of a hundred places the map has all, the list those that were scrolled to.
                self.region(things[-1])
            elif self._comes(self.row(option)):
                self.choose(option)

    def _is_lit(self, place: str) -> bool:
        """Whether this is a place on the map that can be clicked on now."""
        self.page.locator(".ask[aria-busy=false]").wait_for()
        region = self.page.locator(f".wotr .map [data-region='{place}'][data-mark]")
        return region.count() == 1 and region.get_attribute("data-mark") != "last"

    @staticmethod
    def _named(rest: list[str]) -> list[str]:
        """Those who are named next."""
        named = []
        while rest and rest[0].split()[0] in ("all", "take", "leave", "go"):
            named.append(rest.pop(0))
        return named

    def _comes(self, row: Locator) -> bool:
        """Whether there is such a row, as soon as the page has looked what comes next."""
        self.page.locator(".ask[aria-busy=false]").wait_for()
        try:
            row.wait_for(timeout=4_000)
        except Error:
            return False
        return True

    def _with_die(self, plan: list[str]) -> list[str]:
        """Pick the die, unless it is the one that is proposed anyway; open what it is used for."""
        face = plan.pop(0).split()[1]
        while plan and plan[0].startswith("as "):
            plan.pop(0)
        action = plan[0].split()[1] if plan and plan[0].startswith("use ") else None
        if action is None:
            return plan
        plan.pop(0)
        row = self._row_for(action, plan)
        proposed = row.locator(".dice > :first-child") if row else None
        if row is None or proposed is None or proposed.get_attribute("data-face") != face:
            self.die(face)
            # With this die there may be less to choose from.
            row = self._row_for(action, plan)
        opens = row is not None and (row.get_attribute("data-option") or "") not in plan[:1]
        following = plan[0].split()[0] if plan else ""
        if row is not None and opens and following not in ("move", "attack", "fly"):
            self.click(row)
        return plan

    def _row_for(self, action: str, plan: list[str]) -> Locator | None:
        """The row of an action; what there is only one of needs no row that is opened for it."""
        rows = [self.row(action), self.row(f"use {action}"), *(self.row(one) for one in plan[:1])]
        return next((one for one in rows if one.count()), None)

    def _recruit(self, option: str, region: str) -> None:
        """Where it is to come to; what, if that is not clear."""
        self.region(region)
        what = self.page.locator(f".bubble [data-option='{option}']")
        if self._comes(what):
            self.click(what)

    def _march(self, start: str, end: str, rest: list[str], *, goes_on: bool = False) -> None:
        """An army and where it goes; where one that is on its way goes on, only that."""
        chosen = self._region(start).get_attribute("aria-pressed")
        if not chosen and not goes_on:
            self.region(start)
        self.page.locator(f".wotr .map [data-region='{end}'][data-mark]").wait_for(state="attached")
        self.region(end)
        named = self._named(rest)
        if named:
            self._name(named, rest)

    def _fly(self, flight: str, rest: list[str]) -> None:
        """From where, to where, and how many of those who could if not all of them do."""
        landing = rest.pop(0)
        start, end, many = flight.split()[1], landing.split()[1], 1
        while rest[:2] == [flight, landing]:
            del rest[:2]
            many += 1
        stages = self._fly_from(flight, end)
        self.region(end)
        self._until_planned(stages + 1)
        able = self.page.locator(".bubble [data-figure=nazgul]")
        if not able.count():
            return
        most = int(able.get_attribute("data-most") or 0)
        if able.locator("[aria-pressed=true]").get_attribute("data-count") != str(many):
            self.click(able.locator("[data-count]").nth(many))
        self.page.locator(".bubble .go:not([disabled])").wait_for()
        self.page.locator(".ask[aria-busy=false]").wait_for()
        if rest == ["done"]:
            rest.pop(0)
            self.go(".only")
        elif not self._flies_on(rest, start if many < most else None):
            self.go()

    def _fly_from(self, flight: str, end: str) -> int:
        """Click on those who fly, unless it is known already; of how many parts the plan is then."""
        start, stages = flight.split()[1], self._stages
        open_ = self.page.locator(".bubble [data-figure=nazgul]").count()
        if open_ and self._rest_of == start:
            return stages + 2
        begins = self._region(end).get_attribute("data-mark") == "lit"
        before = self.prompt.inner_text()
        self.region(start)
        if open_:
            self._until_planned(stages + 2)
            return stages + 2
        expect(self.prompt).not_to_have_text(before)
        self.page.locator(".ask[aria-busy=false]").wait_for()
        if self._stages == stages:
            # An army could march from there too: further away, where nothing else begins, they fly.
            if not begins and not self._region(end).get_attribute("data-mark"):
                return stages + 1
            self.click(self.page.locator(f"[data-option='{flight}']").first)
        self._until_planned(stages + 1)
        return stages + 1

    def _flies_on(self, rest: list[str], left: str | None) -> bool:
        """Whether the next flight can be clicked over the popover of this one."""
        self._rest_of = left
        if len(rest) < 2 or not rest[0].startswith("fly "):
            return False
        start, end = rest[0].split()[1], rest[1].split()[1]
        if start == left:
            return self._region(end).get_attribute("data-mark") != "lit"
        return self._region(start).get_attribute("data-mark") == "lit"

    @property
    def _stages(self) -> int:
        return int(self.page.locator(".ask").get_attribute("data-stages") or 0)

    def _until_planned(self, stages: int) -> None:
        """Wait until the plan has so many parts, or was sent."""
        self.page.locator(
            f".ask[data-stages='{stages}'][aria-busy=false], .wotr:not([data-n='{self._began}'])"
        ).first.wait_for(state="attached")

    def _name(self, named: list[str], rest: list[str]) -> None:
        """Who goes; and whether another army may."""
        self.page.locator(".bubble .go:not([disabled])").wait_for()
        self._force(named)
        if rest[:1] == ["done"]:
            rest.pop(0)
            self.go(".only")
        elif not (rest and self._beckons(rest[0])):
            self.go()

    def _beckons(self, option: str) -> bool:
        """Whether the next army that marches is lit and in sight: a click on it sends the first one."""
        verb, *things = option.split()
        if verb != "move" or self._region(things[0]).get_attribute("data-mark") != "lit":
            return False
        try:
            self._region(things[0]).click(trial=True, timeout=500)
        except Error:
            return False
        return True

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
