"""A page that nobody touches leaves the server alone, and asks for nothing twice."""

from __future__ import annotations

from collections import Counter

import pytest

import mathom
from tests.browser.conftest import Visitor
from tests.browser.house import House

GAMES = [game.id for game in mathom.games()]


def asked_of(visitor: Visitor, url: str) -> Counter[str]:
    """What a page asks of the server until it is at rest, and how often."""
    page = visitor("about:blank")
    asked: Counter[str] = Counter()
    page.on("request", lambda request: asked.update([request.url]))
    page.goto(url, wait_until="networkidle")
    return asked


@pytest.mark.parametrize("path", ["/", "/decks", *[f"/learn/{game}" for game in GAMES]])
def test_a_page_asks_for_each_thing_once(visitor: Visitor, house: House, path: str) -> None:
    asked = asked_of(visitor, house.url + path)
    assert len(asked) > 5
    assert [url for url, times in asked.items() if times > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_asks_for_each_thing_once(visitor: Visitor, house: House, game: str) -> None:
    seated = house.table(mathom.game(game).new(seed=1))
    asked = asked_of(visitor, seated.url)
    assert len(asked) > 5
    assert [url for url, times in asked.items() if times > 1] == []


@pytest.mark.parametrize("language", ["en", "it", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_table_asks_for_when_it_opens_is_there(
    visitor: Visitor, house: House, game: str, language: str
) -> None:
    seated = house.table(mathom.game(game).new(seed=1))
    page = visitor("about:blank", locale=language)
    missing: list[str] = []
    # What browsers ask for by themselves, as the icon of a page that names none, is only in the console.
    page.on("console", lambda said: missing.append(said.text) if said.type == "error" else None)
    page.goto(f"{house.url}/favicon.svg")
    page.evaluate("held => localStorage['mathom-tables'] = JSON.stringify([held])", seated.held)
    page.on(
        "response", lambda got: missing.append(f"{got.status} {got.url}") if got.status >= 400 else None
    )
    page.on("requestfailed", lambda request: missing.append(f"{request.failure} {request.url}"))
    page.goto(seated.url, wait_until="networkidle")
    page.locator("[data-answers]").first.wait_for()
    assert missing == []
