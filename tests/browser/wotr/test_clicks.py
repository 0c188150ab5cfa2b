"""An ordinary action takes two or three clicks: counted over what bots would do, done by hand."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import Page, expect

import mathom
from mathom.bots.bot import Table
from mathom.bots.greedy import GreedyBot
from tests.browser.conftest import Visitor
from tests.browser.house import House, Seated
from tests.browser.wotr.hands import Board, opened
from tests.browser.wotr.positions import FLYING, MARCHING

EVERY = {"deeds": 9, "flights": 1, "passes": 30}
"""Of a whole game each ninth die that does something is played by hand, from the first turn to the last.

Flights are few, and differ the most: of those all. That nothing is done with a die is the same click
each time, and there are many: of those each thirtieth.
"""
APART = ("die", "fellowship", "hunt", "combat", "retreat", "cease", "withdraw", "advance", "casualties")
"""Questions that a plan for a die does not answer: the next action, and what is asked in a battle."""


def planned(match: mathom.Match, bot: GreedyBot) -> list[str]:
    """What a bot would do now, as far as it alone decides."""
    trial = match.fork()
    assert trial.decision is not None
    seat = trial.decision.seat
    plan: list[str] = []
    while not plan or (trial.decision is not None and trial.decision.seat == seat):
        if plan and (trial.history[-1].drawn or trial.decision.kind in APART):
            break
        option = str(bot.choose(Table(trial.game, trial.state, seat, seed=len(trial.history))))
        trial.play(option)
        plan.append(option)
    return plan


def by_hand(page: Page, seated: Seated, plan: list[str]) -> int:
    """How many clicks it takes."""
    page.evaluate("held => localStorage['mathom-tables'] = JSON.stringify([held])", seated.held)
    page.goto(seated.url)
    board = Board(page)
    board.asked()
    before = board.n
    board.perform(plan)
    board.until_made(before)
    return board.clicks


def kind_of(plan: list[str]) -> str:
    """Whether a die does something, lets Nazgul and minions fly, or is only passed over."""
    if plan[0].split()[0] in ("pass", "skip"):
        return "passes"
    return "flights" if "use minions" in plan else "deeds"


def use_of(plan: list[str]) -> str:
    """What a die is used for."""
    return next((one.split()[1] for one in plan if one.startswith("use ")), plan[0].split()[0])


def mean(counted: Iterable[int]) -> float:
    """Clicks a die."""
    return statistics.fmean(counted)


def test_two_or_three_clicks_a_die(
    visitor: Visitor, house: House, record_property: Callable[[str, object], None]
) -> None:
    page = visitor("/")
    match = mathom.game("wotr").new(seed=4)
    bot = GreedyBot(luck=1)
    counted: dict[str, list[tuple[int, list[str]]]] = {kind: [] for kind in EVERY}
    dice = dict.fromkeys(EVERY, 0)
    while match.decision is not None:
        plan = planned(match, bot)
        if match.decision.kind == "die":
            kind = kind_of(plan)
            dice[kind] += 1
            if dice[kind] % EVERY[kind] == 1 % EVERY[kind]:
                seated = house.table(match, **{match.seats[1 - match.decision.seat]: "open"})
                counted[kind].append((by_hand(page, seated, plan), plan))
        match.play(*plan)
    means = {kind: mean(clicks for clicks, _ in found) for kind, found in counted.items()}
    active = dice["deeds"] + dice["flights"]
    does = (means["deeds"] * dice["deeds"] + means["flights"] * dice["flights"]) / active
    over_all = sum(means[kind] * many for kind, many in dice.items()) / sum(dice.values())
    record_property("clicks per die", over_all)
    record_property("clicks per die that does something", does)
    record_property("clicks per die of flights", means["flights"])
    print(f"\n{over_all:.2f} clicks a die, {does:.2f} where something is done with it")
    print(f"{dice} in a game, of which {[len(one) for one in counted.values()]} were clicked")
    clicked = [one for found in counted.values() for one in found]
    for use in sorted({use_of(plan) for _, plan in clicked}):
        of_use = [clicks for clicks, plan in clicked if use_of(plan) == use]
        print(f"  {mean(of_use):.2f} to {use} ({len(of_use)} of them, the most {max(of_use)})")
    for clicks, plan in clicked:
        print(f"  {clicks}: {', '.join(plan)}")
    assert does <= 3
    # This bot sends each Nazgul somewhere else: who and where to are two clicks, and two more say that
    # one flies at a time and that it is enough.
    for clicks, plan in counted["flights"]:
        assert clicks <= 2 * sum(one.startswith("to ") for one in plan) + 2


MARCHES = {
    "an army": (3, "move edoras westemnet", "all", "done"),
    "part of an army": (4, "move minas-tirith osgiliath", "leave gondor-regular", "go", "done"),
    "two armies": (5, "move edoras westemnet", "all", "move minas-tirith osgiliath", "all"),
    "two armies, one of them in part": (
        *(6, "move edoras westemnet", "all"),
        *("move minas-tirith osgiliath", "leave gondor-regular", "go"),
    ),
    "parts of two armies": (
        *(7, "move edoras westemnet", "leave rohan-regular", "go"),
        *("move minas-tirith osgiliath", "leave gondor-regular", "go"),
    ),
}
"""Each army and target is a click, each kind of which not all go another, and one sends them all."""


@pytest.mark.parametrize("who", MARCHES)
def test_a_march_takes_no_more_clicks_than_it_has_parts(
    visitor: Visitor, house: House, who: str
) -> None:
    clicks, *plan = MARCHES[who]
    seated = opened(house, MARCHING, shadow="open")
    page = visitor("/")
    assert by_hand(page, seated, ["die muster-army", "use move", *(str(one) for one in plan)]) == clicks


def test_a_click_on_the_next_army_sends_the_first(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, MARCHING, shadow="open")))
    board.asked()
    before = board.n
    board.region("edoras", "westemnet")
    board.must_mark("minas-tirith", "lit")
    # Where the first army could go instead is not the next one: a click there changes its mind.
    board.region("folde")
    expect(board.page.locator(".bubble h3")).to_contain_text("Folde")
    board.must_mark("minas-tirith", "lit")
    board.region("minas-tirith", "osgiliath")
    expect(board.page.locator(".bubble h3")).to_contain_text("Osgiliath")
    board.go()
    board.until_made(before)
    expect(board.chronicle).to_contain_text("From Edoras to Folde")
    expect(board.chronicle).to_contain_text("From Minas Tirith to Osgiliath")


FLIGHTS = {
    "all who are in a place": (3, *("fly minas-morgul", "to edoras") * 3, "done"),
    "some of them": (4, *("fly minas-morgul", "to edoras") * 2, "done"),
    "one who is alone": (3, "fly near-harad", "to edoras", "done"),
    "all of two places": (
        *(5, *("fly minas-morgul", "to edoras") * 3),
        *(*("fly dol-guldur", "to carrock") * 2, "done"),
    ),
    "all there are": (
        *(6, *("fly minas-morgul", "to edoras") * 3),
        *(*("fly dol-guldur", "to carrock") * 2, "fly near-harad", "to moria"),
    ),
    "those of one place to three": (
        *(6, "fly minas-morgul", "to carrock", "fly minas-morgul", "to edoras"),
        *("fly minas-morgul", "to the-shire", "done"),
    ),
    "those of an army to another army": (4, *("fly dol-guldur", "to minas-morgul") * 2, "done"),
}
"""Each place and target is a click, that not all fly another, and one sends them all.

Where nobody is left who could fly, they are sent without it; whoever sends one at a time says so once.
"""


@pytest.mark.parametrize("who", FLIGHTS)
def test_nazgul_who_fly_together_are_one_flight(visitor: Visitor, house: House, who: str) -> None:
    clicks, *plan = FLIGHTS[who]
    seated = opened(house, FLYING, free="open")
    page = visitor("/")
    assert by_hand(page, seated, ["die character", "use minions", *(str(one) for one in plan)]) == clicks
    assert Board(page).n == len(plan) + 2, "every flight, and no other"
