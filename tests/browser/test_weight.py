"""How much comes over the wire before somebody can play, and what comes only when it is wanted."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import mathom
from tests.browser.conftest import Visitor
from tests.browser.house import House

MOST = {"duel": 125_000, "wotr": 230_000, "tcg": 270_000}
"""Bytes of a first load without fonts, packed and with headers: Italian, which is the longest."""
FONTS = 100_000


@pytest.mark.parametrize("game", MOST)
def test_a_table_weighs_little(visitor: Visitor, house: House, game: str, record_property: Any) -> None:
    seated = house.table(mathom.game(game).new(seed=1))
    page = visitor("about:blank", locale="it")
    page.goto(f"{house.url}/favicon.svg")
    page.evaluate("held => localStorage['mathom-tables'] = JSON.stringify([held])", seated.held)
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    names: dict[str, str] = {}
    weights: dict[str, float] = {}
    client.on(
        "Network.responseReceived",
        lambda told: names.update({told["requestId"]: told["response"]["url"]}),
    )
    client.on(
        "Network.loadingFinished",
        lambda told: weights.update({told["requestId"]: told["encodedDataLength"]}),
    )
    page.goto(seated.url)
    page.locator("[data-option]").first.wait_for()
    page.wait_for_load_state("networkidle")
    fonts = sum(size for one, size in weights.items() if names.get(one, "").endswith(".woff2"))
    rest = sum(weights.values()) - fonts
    record_property("bytes without fonts, and of fonts", (rest, fonts))
    print(f"\n{game}: {rest / 1000:.0f} kB and {fonts / 1000:.0f} kB of fonts")
    assert 50_000 < rest < MOST[game]
    assert fonts < FONTS


def test_what_cannot_be_fetched_any_more_is_missed_politely(visitor: Visitor, house: House) -> None:
    page = visitor(house.table(mathom.game("duel").new(seed=1)))
    page.locator("[data-option]").first.wait_for()
    page.route("**/assets/TableSettings*", lambda route: route.abort("connectionrefused"))
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog.get_by_role("alert")).to_contain_text("cannot be reached")
    page.unroute("**/assets/TableSettings*")
    dialog.get_by_role("button", name="Load the page anew").click()
    page.locator("[data-option]").first.wait_for()
    page.get_by_role("button", name="Settings").click()
    expect(dialog.get_by_text("Language")).to_be_visible()
