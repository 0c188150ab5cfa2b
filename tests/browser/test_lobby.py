"""The lobby: my games first, then the boxes on the shelf. Seats are held by keys that are not lost."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Request, Route, expect

import mathom
from tests.browser.conftest import Visitor
from tests.browser.hands import Hands, box, duel, match_at
from tests.browser.house import House, Seated
from tests.browser.test_looks import faults


def lobby_of(visitor: Visitor, *tables: Seated, **wishes: Any) -> Page:
    """The lobby, as somebody finds it who holds seats."""
    page = visitor("/favicon.svg", **wishes)
    held = [table.held for table in tables]
    page.evaluate("held => localStorage['mathom-tables'] = JSON.stringify(held)", held)
    page.goto(page.url.replace("/favicon.svg", "/"))
    return page


def test_every_game_of_the_house_is_offered(visitor: Visitor, house: House) -> None:
    known = [game["id"] for game in httpx.get(f"{house.url}/api/games").json()]
    assert known == [game.id for game in mathom.games()]
    titles = [game["title"] for game in httpx.get(f"{house.url}/api/games").json()]
    page = visitor("/")
    expect(page.locator(".shelf .title")).to_have_text(titles)
    for game, title in zip(known, titles, strict=True):
        expect(box(page, game).get_by_role("heading", name=title)).to_be_visible()


def test_whoever_has_games_goes_on_first_and_sees_how_they_stand(visitor: Visitor, house: House) -> None:
    mine = house.table(match_at("turn", least=60, seat="fellowship"), sauron="friend")
    waiting = house.table(match_at("turn", least=2, seat="sauron"), sauron="friend")
    page = lobby_of(visitor, waiting, mine)
    games = page.locator(".mine").first.locator("li")
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text("Duel for Middle-earth · Chapter 2")
    expect(games.first).to_contain_text("Fellowship. Against: a friend you invited")
    expect(games.first).to_contain_text("Your turn · now")
    expect(games.last).to_contain_text("Waiting for your friend")
    assert page.title() == "(1) Mathom"
    games.first.get_by_role("link").click()
    assert Hands(page).wait_for_turn()


def test_a_game_that_is_taken_off_the_list_keeps_its_seat_and_can_be_put_back(
    visitor: Visitor, house: House
) -> None:
    table = house.table(match_at("turn"))
    page = lobby_of(visitor, table)
    page.get_by_role("button", name="Take off the list").click()
    expect(page.get_by_role("status")).to_contain_text("Your seat is still yours.")
    page.get_by_role("button", name="Put back").click()
    page.get_by_role("button", name="Take off the list").click()
    page.reload()
    page.get_by_text("1 game that was taken off the list").click()
    kept = json.loads(page.evaluate("localStorage['mathom-tables']"))
    assert [one["tokens"] for one in kept] == [table.held["tokens"]]
    page.get_by_role("button", name="Put back").click()
    page.locator(".mine a").first.click()
    assert Hands(page).wait_for_turn()


def test_my_seats_go_along_to_another_device_and_no_server_hears_their_keys(
    visitor: Visitor, house: House
) -> None:
    table = house.table(match_at("turn", seat="fellowship"), sauron="friend")
    page = lobby_of(visitor, table)
    page.get_by_role("button", name="Show the link").click()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = page.get_by_label("Link to my seats").input_value()
    (token,) = table.held["tokens"].values()
    assert token in link.partition("#")[2]
    phone = visitor("about:blank", width=360, height=740)
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url + str(request.headers))

    phone.on("request", note)
    phone.goto(link)
    phone.get_by_role("button", name="Take it over").click()
    expect(phone.locator(".mine")).to_contain_text("Your turn")
    assert not any(token in one for one in asked)
    assert token not in phone.url
    phone.locator(".mine a").click()
    assert Hands(phone).wait_for_turn()


@pytest.mark.parametrize(("width", "scheme"), [(1440, "light"), (820, "dark"), (360, "dark")])
def test_axe_finds_nothing_serious_in_a_lobby_with_games(
    visitor: Visitor, house: House, scheme: str, width: int
) -> None:
    page = lobby_of(visitor, house.table(match_at("turn")), width=width, color_scheme=scheme)
    page.locator(".mine li").wait_for()
    page.get_by_role("button", name="Take off the list").click()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_bots_of_the_house_s_owner_find_room_on_a_phone(visitor: Visitor, house: House) -> None:
    page = visitor("about:blank", width=360, height=740)

    def more(route: Route) -> None:
        answer = route.fetch()
        games = answer.json()
        for game in games:
            game["bots"] += [{"id": "gollum"}, {"id": "the-mouth-of-sauron"}]
        route.fulfill(response=answer, json=games)

    page.route("**/api/games?*", more)
    page.goto(house.url)
    sheet = duel(page)
    expect(sheet.get_by_role("radio", name="gollum")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
