"""The lobby offers what can be played in the browser: the house may know more games than that."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

import mathom
from tests.browser.conftest import Visitor
from tests.browser.house import House


def test_every_game_of_the_house_is_offered(visitor: Visitor, house: House) -> None:
    known = [game["id"] for game in httpx.get(f"{house.url}/api/games").json()]
    assert known == [game.id for game in mathom.games()]
    titles = [game["title"] for game in httpx.get(f"{house.url}/api/games").json()]
    expect(visitor("/").locator("form.game h2")).to_have_text(titles)
