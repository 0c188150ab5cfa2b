"""Several people at one table: by link, watching, taking back, talking, losing the connection."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from mathom.games.duel.view.types import DuelView
from tests.browser.conftest import Visitor
from tests.browser.hands import Hands, duel, match_at
from tests.browser.house import House
from tests.wire import changed


def invited(visitor: Visitor, host: Page, name: str) -> Page:
    """Somebody who follows the link that the host was given, and sits down."""
    link = host.locator("input[id^=invite]").input_value()
    guest = visitor(link)
    sit_down(guest, name)
    return guest


def sit_down(guest: Page, name: str) -> None:
    """Take the seat to which the link leads."""
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".join")).to_have_count(0)


def two_at_a_table(visitor: Visitor) -> tuple[Page, Page]:
    """A host who plays the Fellowship, and a guest who came by link and plays Sauron."""
    host = visitor("/")
    duel(host).get_by_label("Your name").fill("Ada")
    duel(host).get_by_text("A friend, by link").click()
    duel(host).get_by_role("button", name="Begin").click()
    guest = invited(visitor, host, "Bo")
    expect(host.locator("input[id^=invite]")).to_have_count(0)
    return host, guest


def test_two_people_agree_that_nobody_has_won(visitor: Visitor) -> None:
    host, guest = two_at_a_table(visitor)
    host.get_by_role("button", name="Resign").click()
    host.get_by_role("button", name="Propose to end it").click()
    expect(host.get_by_text("The others have not answered yet")).to_be_visible()
    guest.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    for page in (host, guest):
        expect(page.get_by_role("dialog")).to_contain_text("Nobody has won")


def test_two_browsers_play_each_other_by_link(visitor: Visitor, house: House) -> None:
    # The last chapter: whole games are played elsewhere.
    match = match_at("turn", least=60)
    table = house.table(match, sauron="friend")
    host = visitor(table)
    guest = visitor(table.invites["sauron"])
    sit_down(guest, "Bo")
    expect(host.locator(".far")).to_contain_text("Bo")
    expect(guest.locator(".far")).to_contain_text("Ada")
    people = [Hands(host, 3), Hands(guest, 4)]
    while not any(hands.over for hands in people):
        for hands in people:
            if hands.page.locator(".page.asked").count():
                hands.click_through()
    assert max(hands.count for hands in people) > len(match.history) + 5
    for hands in people:
        assert not hands.wait_for_turn()
    results = [hands.page.locator("dialog .how").inner_text() for hands in people]
    assert results[0] == results[1]


def test_an_invitation_is_good_for_one(visitor: Visitor) -> None:
    host = visitor("/")
    duel(host).get_by_text("A friend, by link").click()
    duel(host).get_by_role("button", name="Begin").click()
    link = host.locator("input[id^=invite]").input_value()
    invited(visitor, host, "Bo")
    late = visitor(link)
    taken = late.get_by_role("alert")
    expect(taken).to_contain_text("Bo plays Sauron")
    taken.get_by_role("button", name="Watch").click()
    expect(late.locator(".join")).to_have_count(0)
    assert "#" not in late.url
    expect(late.locator(".watchers")).to_have_count(0)
    expect(host.locator(".watchers")).to_contain_text("1")


def test_a_link_is_copied_on_plain_http_too_and_read_off_the_screen(
    visitor: Visitor, house: House
) -> None:
    table = house.table(match_at("turn", seat="fellowship"), sauron="friend")
    host = visitor("about:blank")
    # As on plain http elsewhere than on this machine: there is no clipboard.
    host.add_init_script("Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })")
    host.goto(f"{house.url}/favicon.svg")
    held = {**table.held, "invites": {"sauron": table.invites["sauron"].removeprefix(house.url)}}
    host.evaluate("held => localStorage['mathom-tables'] = JSON.stringify([held])", held)
    host.goto(table.url)
    invite = host.locator(".invite")
    expect(invite).to_contain_text("Waiting for your friend")
    expect(invite).to_contain_text("Only this computer can open this link.")
    invite.get_by_role("button", name="Copy").click()
    expect(invite.get_by_role("status").last).to_have_text("Copied")
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").click()
    host.keyboard.press("Control+V")
    expect(host.get_by_label("Say something")).to_have_value(table.invites["sauron"])
    invite.get_by_role("button", name="QR code").click()
    expect(host.get_by_role("img", name="The link as a QR code")).to_be_visible()


def test_a_link_that_leads_nowhere_gets_a_page_that_helps(visitor: Visitor) -> None:
    for path in ("/table/nosuchtable0", "/tabel/x"):
        page = visitor(path)
        expect(page.get_by_role("heading", name="This link leads nowhere")).to_be_visible()
        page.get_by_role("link", name="To the start page").click()
        expect(page.get_by_role("heading", name="Mathom")).to_be_visible()


def frames(page: Page) -> list[dict[str, Any]]:
    """Everything that comes in over the page's WebSockets from now on, put together as the page does."""
    heard: list[dict[str, Any]] = []

    def hear(text: Any) -> None:
        frame = json.loads(text)
        heard.append(changed(heard[-1], frame["to"]) if frame["type"] == "changes" else frame)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    return heard


def test_a_spectator_gets_no_secret_on_the_wire(visitor: Visitor, house: House) -> None:
    match = match_at("retrieve", seat="sauron")
    view = match.view("sauron")
    assert isinstance(view, DuelView)
    secret = view.left_out
    assert secret is not None
    assert len(secret) == 3
    table = house.table(match)
    player = visitor(table)
    Hands(player).wait_for_turn()
    spectator = visitor("/")
    heard = frames(spectator)
    spectator.goto(table.url)
    expect(spectator.locator(".board")).to_contain_text("Sauron")
    assert heard[-1]["you"] == []
    player.locator(".tray button").first.click()
    expect(spectator.locator(".log")).to_contain_text("from the discard for free")
    expect(spectator.locator(".page.asked")).to_have_count(0)
    played = match.decision.options[0].things[0] if match.decision else ""
    wire = "".join(json.dumps({**frame, "log": [], "chat": []}) for frame in heard)
    log = "".join(json.dumps(frame["log"]) for frame in heard)
    for card in set(secret) - {played}:
        assert f'"{card}"' not in wire
        assert f" {card}" not in wire
        assert f"left_out {card}" not in log
    assert all(frame["view"]["left_out"] is None for frame in heard)
    assert "left_out" not in wire.replace('"left_out": null', "")
    assert all(not (frame["decision"] or {}).get("options") for frame in heard)
    tokens = list(table.held["tokens"].values())
    assert not any(token in wire + log for token in tokens)


def test_reloading_in_the_middle_of_a_decision_loses_nothing(visitor: Visitor, house: House) -> None:
    page = visitor(house.table(match_at("move")))
    hands = Hands(page)
    hands.wait_for_turn()
    before = page.locator(".decision .prompt").inner_text()
    page.reload()
    hands.wait_for_turn()
    assert page.locator(".decision .prompt").inner_text() == before
    hands.click_through()


def test_a_killed_server_is_found_again_in_the_middle_of_a_decision(
    visitor: Visitor, house: House
) -> None:
    page = visitor(house.table(match_at("place")))
    hands = Hands(page)
    hands.wait_for_turn()
    count = hands.count
    house.kill()
    expect(page.locator(".status")).to_contain_text("Connection lost")
    expect(page.locator(".map li button.legal")).to_have_count(0)
    expect(page.locator(".choices button:enabled")).to_have_count(0)
    page.get_by_role("button", name="Save the record").click()
    expect(page.get_by_role("alert")).to_contain_text("Nothing was changed")
    house.start()
    expect(page.locator(".status")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert hands.count == count
    hands.click_through()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_takeback_needs_the_other_side_s_consent(visitor: Visitor) -> None:
    host, guest = two_at_a_table(visitor)
    bo = Hands(guest)
    bo.wait_for_turn()
    card = guest.locator(".spot.legal").first
    name = card.get_attribute("data-thing")
    card.click()
    bo.until_counted(guest.locator(".offer .actions button").last.click)
    Hands(host).wait_for_turn()
    guest.get_by_role("button", name="Ask to take back").click()
    ask = host.get_by_role("alertdialog")
    expect(ask).to_contain_text("Bo (Sauron) would like to take back the last choice.")
    ask.get_by_role("button", name="Refuse").click()
    expect(ask).to_have_count(0)
    expect(guest.get_by_role("button", name="Ask to take back")).to_be_visible()
    assert bo.count == 1
    guest.get_by_role("button", name="Ask to take back").click()
    host.get_by_role("button", name="Agree").click()
    bo.wait_for_turn()
    assert bo.count == 0
    expect(guest.locator(f".spot[data-thing={name}]")).to_be_visible()


def test_against_the_bot_a_choice_is_taken_back_at_once(visitor: Visitor, house: House) -> None:
    page = visitor(house.table(match_at("turn", least=2, seat="fellowship"), sauron="bot:random"))
    hands = Hands(page)
    hands.wait_for_turn()
    before = hands.count
    hands.click_through()
    hands.wait_for_turn()
    page.get_by_role("button", name="Take back").click()
    page.wait_for_function(
        "n => document.querySelector('.replay .count').innerText.startsWith(n + '/')", arg=before
    )


def test_people_talk_and_spectators_only_listen(visitor: Visitor) -> None:
    host, guest = two_at_a_table(visitor)
    spectator = visitor(host.url)
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("Well met <b>friend</b>")
    host.keyboard.press("Enter")
    for page in (guest, spectator):
        tab = page.get_by_role("tab", name="Chat")
        expect(tab).to_contain_text("1")
        tab.click()
        expect(page.locator(".chat li")).to_have_text("Ada Well met <b>friend</b>")
    expect(spectator.get_by_label("Say something")).to_have_count(0)


def test_a_rematch_swaps_the_sides_once_both_want_it(visitor: Visitor) -> None:
    host, guest = two_at_a_table(visitor)
    guest.get_by_role("button", name="Resign").click()
    guest.get_by_role("button", name="Give up").click()
    expect(host.get_by_role("dialog")).to_contain_text("You have won")
    old = host.url
    host.get_by_role("button", name="Rematch").click()
    expect(guest.get_by_role("dialog")).to_contain_text("Ada (Fellowship) would like a rematch.")
    guest.get_by_role("button", name="Rematch").click()
    for page in (host, guest):
        page.wait_for_url(re.compile(r"/table/"))
        page.wait_for_function("old => location.href !== old", arg=old)
    expect(host.locator(".near")).to_contain_text("Sauron")
    expect(guest.locator(".near")).to_contain_text("Fellowship")
    Hands(host).wait_for_turn()
