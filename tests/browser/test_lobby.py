"""The lobby offers what can be played in the browser: the house may know more games than that."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

import mathom
from tests.browser.conftest import Visitor
from tests.browser.hands import duel
from tests.browser.house import House


def test_a_game_without_a_board_is_not_offered(visitor: Visitor, house: House) -> None:
    known = [game["id"] for game in httpx.get(f"{house.url}/api/games").json()]
    assert known == [game.id for game in mathom.games()]
    page = visitor("/")
    expect(page.locator("form.game h2")).to_have_text(["Duel for Middle-earth", "War of the Ring"])


def test_a_record_of_a_game_without_a_board_says_where_it_can_be_played(visitor: Visitor) -> None:
    match = mathom.game("tcg").new(seed=1)
    page = visitor("/")
    page.get_by_label("Paste the record here").fill(match.record())
    page.get_by_role("button", name="Replay it").click()
    expect(page.locator("main")).to_contain_text("mathom play")
    page.locator("main").get_by_role("link").click()
    expect(duel(page).get_by_role("button", name="Begin")).to_be_visible()
