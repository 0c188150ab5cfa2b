"""Four at one screen: whose question it is, whose action, and whether an army is one or two."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.house import House
from tests.browser.wotr.hands import Board
from tests.browser.wotr.positions import MEETING

SEATS = ("gondor-player", "rohan-player", "witch-king-player", "saruman-player")


def test_two_partners_are_asked_one_after_the_other_whether_their_armies_become_one(
    visitor: Visitor, house: House
) -> None:
    page = visitor(house.opened("wotr", SEATS, MEETING, {"players": "4"}))
    board = Board(page)
    board.asked()
    folde = page.locator(".wotr .map [data-region=folde]")
    asked = page.locator(".players li.asked b")
    expect(asked).to_have_text("Gondor player")
    # Of the cards of a hand, the one that only the partner may play says so.
    partners_card = page.locator(".hand [data-card=riders-of-theoden] .player.other")
    expect(partners_card).to_have_attribute("aria-label", "Only: Rohan player")
    board.region("druadan-forest", "folde")
    board.go()
    # The question is the partner's: nobody's cards are seen until he sits down.
    over = page.get_by_role("alertdialog")
    expect(over).to_contain_text("Hand the screen over. Rohan player: ")
    expect(page.locator(".wotr [data-card]")).to_have_count(0)
    over.get_by_role("button").click()
    expect(asked).to_have_text("Rohan player")
    expect(page.locator(".players li", has=page.locator(".acts"))).to_contain_text("Gondor player")
    expect(folde).to_have_attribute("aria-label", re.compile(r"Gondor player: 2 × .*Rohan player: 2 × "))
    board.choose("merge")
    expect(over).to_contain_text("Gondor player: ")
    over.get_by_role("button").click()
    expect(page.locator(".players .chip")).to_have_count(0)
    board.choose("merge")
    expect(folde).to_have_attribute("aria-label", re.compile("One army; in command: Gondor player"))
