"""It is your turn: the tab says it, it can be heard, and a clock that was agreed on is seen to run."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.hands import Hands, match_at
from tests.browser.house import House, Seated
from tests.browser.test_looks import faults

LISTEN = """
window.struck = [];
window.OscillatorNode = class extends OscillatorNode {
  constructor(air, wishes) { super(air, wishes); window.struck.push(wishes.frequency); }
};
window.told = [];
window.Notification = class {
  static permission = 'granted';
  constructor(title, more) { window.told.push(title + ': ' + more.body); }
};
Object.defineProperty(document, 'hidden', { get: () => window.away ?? false });
"""


def test_a_turn_is_seen_in_the_tab_heard_and_told(visitor: Visitor, house: House) -> None:
    table = house.table(match_at("turn", seat="sauron"), sauron="friend")
    host = visitor("about:blank")
    host.add_init_script(LISTEN)
    host.goto(f"{house.url}/favicon.svg")
    host.evaluate("held => localStorage['mathom-tables'] = JSON.stringify([held])", table.held)
    host.evaluate("localStorage['mathom-settings'] = JSON.stringify({ notify: true })")
    host.goto(table.url)
    expect(host.locator(".prompt")).to_contain_text("Waiting for")
    host.locator("h1").click()
    host.wait_for_function("() => struck.length === 0")
    icon = host.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/favicon.svg")
    host.evaluate("window.away = true")
    guest = visitor(table.invites["sauron"])
    guest.get_by_role("button", name="Sit down").click()
    bo = Hands(guest)
    bo.wait_for_turn()
    while not host.locator(".page.asked").count():
        bo.click_through()
    expect(host).to_have_title("Your turn · Duel for Middle-earth")
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    host.wait_for_function("() => struck.includes(880)")
    assert host.evaluate("told.length") == 1
    assert host.evaluate("told[0]").startswith("Your turn · Duel for Middle-earth")


def timed(house: House, **clock: int | str) -> Seated:
    """A table of Duel with a clock, at which Bo, as Sauron, is to choose and does not."""
    seats = {"fellowship": {"kind": "me"}, "sauron": {"kind": "friend"}}
    wanted = {"game": "duel", "seats": seats, "name": "Ada", "clock": clock}
    answer = httpx.post(f"{house.url}/api/tables", json=wanted).json()
    invite = answer["invites"]["sauron"].partition("#invite=")[2]
    body = {"invite": invite, "name": "Bo"}
    assert httpx.post(f"{house.url}/api/tables/{answer['table']}/join", json=body).status_code == 201
    return Seated(house.url, answer)


def test_when_the_time_of_somebody_is_up_the_others_are_told_what_they_may_do(
    visitor: Visitor, house: House
) -> None:
    table = timed(house, each="move", seconds=300)
    page = visitor("about:blank")
    page.clock.install()
    page.goto(f"{house.url}/favicon.svg")
    page.evaluate("held => localStorage['mathom-tables'] = JSON.stringify([held])", table.held)
    page.goto(table.url)
    clock = page.locator(".clocks .runs")
    expect(clock).to_contain_text("4:5")
    expect(page.locator(".late")).to_have_count(0)
    page.clock.fast_forward(301_000)
    expect(clock).to_contain_text("0:00")
    late = page.locator(".late")
    expect(late).to_contain_text("Time is up: Bo (Sauron).")
    expect(late.get_by_role("button", name="Let the computer play on")).to_be_visible()
    assert faults(page) == []
    # This page's clock runs fast: the server's, which counts, does not.
    late.get_by_role("button", name="Claim the win").click()
    expect(page.get_by_role("alert")).to_contain_text("is not up")
