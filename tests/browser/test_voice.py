"""One voice: the page says what the terminal would say, in the viewer's language, and loads no other."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

import mathom
from mathom.core.lang import LANGUAGES, say
from mathom.core.text import Text
from mathom.terminal.log import told
from tests.browser.conftest import Visitor
from tests.browser.hands import Hands, duel, match_at
from tests.browser.house import House, Seated
from tests.server.positions import RICH
from tests.server.test_carrying import journal, older, rewrite
from tools.build_web import build

ASIDE = {"fellowship": "sauron", "sauron": "fellowship"}


def seated(house: House, match: mathom.Match) -> Seated:
    """The decider's place at a table that goes on from the match; the other seat is open."""
    assert match.decision is not None
    return house.table(match, **{ASIDE[match.seats[match.decision.seat]]: "open"})


def opening(words: str) -> str:
    return words[0].upper() + words[1:]


def compare(page: Page, match: mathom.Match, language: str) -> None:
    """Prompt, rule, choices and log of the page are those of the library."""
    decision, game, state = match.decision, match.game, match.state
    assert decision is not None
    expect(page.locator(".decision .prompt")).to_have_text(say(game.prompt(state, decision), language))
    lines = [say(one.text, language) for _, said in told(match, decision.seat, {}) for one in said]
    expect(page.locator(".log p")).to_have_text(lines)
    for option in decision.options:
        line = page.locator(".choices li.group", has=page.locator(f"[data-option='{option}']"))
        if decision.kind == "turn":
            ((kind, thing),) = game.things(option).items()
            name = game.name(kind, str(thing))
            assert isinstance(name, Text)
            expect(line.locator(".name")).to_have_text(opening(say(name, language)))
        else:
            expect(line.locator(".name")).to_have_text(say(game.label(state, option), language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["turn", "place", "token", "pick"])
def test_the_page_says_what_the_terminal_says(
    visitor: Visitor, house: House, kind: str, language: str
) -> None:
    match = match_at(kind, least=15)
    page = visitor(seated(house, match), locale=language)
    Hands(page).wait_for_turn()
    compare(page, match, language)
    decision = match.decision
    assert decision is not None
    page.locator(".question button").last.click()
    expect(page.locator(".rule p").first).to_have_text(say(decision.rule.summary, language))


def test_a_table_is_told_anew_in_another_language(visitor: Visitor, house: House) -> None:
    match = match_at("turn", least=15)
    page = visitor(seated(house, match))
    Hands(page).wait_for_turn()
    for before, language, name in (("Settings", "it", "Italiano"), ("Impostazioni", "es", "Español")):
        page.get_by_role("button", name=before).click()
        page.locator("dialog").get_by_text(name).click()
        page.keyboard.press("Escape")
        compare(page, match, language)
    card = page.locator(".spot.open").first
    thing = card.get_attribute("data-thing")
    assert thing is not None
    card.click()
    lines = [say(line, "es") for line in match.game.explain("effects", thing)]
    expect(page.locator(".offer .words p")).to_have_text(lines)


def test_a_moment_of_the_past_is_told_anew_too(visitor: Visitor, house: House) -> None:
    match = match_at("turn", least=15)
    page = visitor(seated(house, match))
    Hands(page).wait_for_turn()
    page.get_by_role("button", name="Look at choice 3", exact=True).click()
    expect(page.locator(".decision .prompt")).to_contain_text("after choice 3 of")
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog").get_by_text("Italiano").click()
    page.keyboard.press("Escape")
    expect(page.locator(".log li.now button")).to_have_text("3")
    expect(page.locator(".headline")).to_have_text("Capitolo 1")
    assert page.locator(".replay .count").inner_text().startswith("3")


def test_only_the_language_and_the_game_that_are_shown_are_loaded(
    visitor: Visitor, house: House
) -> None:
    page = visitor("about:blank", locale="it")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(house.url)))
    page.goto(house.url)
    duel(page).get_by_role("button", name="Comincia").click()
    Hands(page).wait_for_turn()
    page.wait_for_load_state("networkidle")
    files = [url for url in asked if re.match(r"/assets/(en|it|es)-", url)]
    assert len(files) == 2, "one of the house, one of the board"
    assert all(url.startswith("/assets/it-") for url in files)
    assert [url for url in asked if "/words?" in url] == ["/api/games/duel/words?lang=it"]
    for url in asked:
        if url.endswith(".js"):
            assert not re.search(
                r"\b(wotr|tcg|duel)-(ask|event|option)-", httpx.get(house.url + url).text
            )


def chosen(house: House, table: dict[str, object], token: str, option: str, n: int) -> None:
    body = {"token": token, "option": option, "n": n}
    answer = httpx.post(f"{house.url}/api/tables/{table['table']}/choices", json=body)
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("width", [1440, 360])
def test_a_table_that_was_carried_over_to_new_rules_says_so(
    visitor: Visitor, tmp_path: Path, width: int
) -> None:
    house = House(tmp_path, build())
    try:
        seats = {"fellowship": {"kind": "open"}, "sauron": {"kind": "me"}}
        wanted = {"game": "duel", "position": RICH, "seats": seats}
        table = httpx.post(f"{house.url}/api/tables", json=wanted).json()
        token = table["tokens"]["sauron"]
        chosen(house, table, token, "landmark bree", 0)
        state = httpx.get(f"{house.url}/api/tables/{table['table']}", params={"token": token}).json()
        chosen(house, table, token, state["decision"]["options"][0]["option"], 1)
        house.kill()
        older(tmp_path)
        rewrite(tmp_path, 2, option="move lindon mordor")
        house.start()
        state = httpx.get(f"{house.url}/api/tables/{table['table']}?lang=it").json()
        (notice,) = state["notices"]
        page = visitor(Seated(house.url, table), locale="it", width=width)
        Hands(page).wait_for_turn()
        if width < 1000:
            expect(page.locator(".decision .notice")).to_be_visible()
            page.locator("nav.rooms button").last.click()
        expect(page.locator(".log .notice")).to_have_text(notice["text"])
        expect(page.locator(".log .notice")).to_be_in_viewport()
    finally:
        house.kill()


def test_a_table_that_cannot_be_read_is_a_page_that_says_why(visitor: Visitor, tmp_path: Path) -> None:
    house = House(tmp_path, build())
    try:
        table = house.table(mathom.game("duel").new(seed=1))
        house.kill()
        journal(tmp_path, 'UPDATE moves SET deed = \'{"type":"mystery"}\'')
        house.start()
        said = httpx.get(f"{house.url}/api/tables/{table.id}?lang=es").json()["error"]["said"]
        page = visitor(table, locale="es")
        expect(page.locator("main .why")).to_have_text(said)
        page.locator("main").get_by_role("link").click()
        expect(duel(page).get_by_role("button", name="Empezar")).to_be_visible()
    finally:
        house.kill()
