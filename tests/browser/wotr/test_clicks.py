"""An ordinary action takes two or three clicks: counted over what bots would do, done by hand."""

from __future__ import annotations

from collections.abc import Callable

import mathom
from mathom.bots.bot import Table
from mathom.bots.greedy import GreedyBot
from tests.browser.conftest import Visitor
from tests.browser.house import House
from tests.browser.wotr.hands import Board

DICE = 12
"""About a turn."""
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


def test_two_or_three_clicks_a_die(
    visitor: Visitor, house: House, record_property: Callable[[str, object], None]
) -> None:
    page = visitor("/")
    match = mathom.game("wotr").new(seed=3)
    bot = GreedyBot(luck=1)
    counted: list[tuple[int, list[str]]] = []
    while len(counted) < DICE:
        assert match.decision is not None
        plan = planned(match, bot)
        if match.decision.kind == "die":
            seated = house.table(match, **{match.seats[1 - match.decision.seat]: "open"})
            page.evaluate("held => localStorage['mathom-tables'] = JSON.stringify([held])", seated.held)
            page.goto(seated.url)
            board = Board(page)
            board.asked()
            before = board.n
            board.perform(plan)
            board.until_made(before)
            counted.append((board.clicks, plan))
        match.play(*plan)
    mean = sum(clicks for clicks, _ in counted) / len(counted)
    record_property("clicks per die", mean)
    print(f"\n{mean:.2f} clicks a die")
    for clicks, plan in counted:
        print(f"  {clicks}: {', '.join(plan)}")
    assert mean <= 3
