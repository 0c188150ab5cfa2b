"""Looking back: the replay bar, forks, imported records, my games."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import mathom
from tests.browser.conftest import Visitor
from tests.browser.hands import Hands, match_at
from tests.browser.house import House


def finished() -> mathom.Match:
    """A whole game."""
    match = mathom.game("duel").new(seed=5)
    while decision := match.decision:
        match.play(decision.options[0])
    return match


def test_a_finished_game_is_replayed_step_by_step_and_by_jumps(visitor: Visitor, house: House) -> None:
    match = match_at("turn", least=20)
    page = visitor(house.table(match))
    hands = Hands(page)
    hands.wait_for_turn()
    last = hands.count
    assert last == len(match.history)
    page.get_by_role("button", name="One choice back").click()
    expect(page.locator(".decision")).to_contain_text(f"after choice {last - 1} of {last}")
    expect(page.locator(".choices")).to_have_count(0)
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".spot")).to_have_count(20)
    page.get_by_role("button", name="Look at choice 3", exact=True).click()
    expect(page.locator(".replay .count")).to_have_text(re.compile(r"^3/"))
    page.get_by_role("button", name="One choice on").click()
    expect(page.locator(".replay .count")).to_have_text(re.compile(r"^4/"))
    page.get_by_label("Moment of the game").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay .count")).to_have_text(re.compile(r"^5/"))
    page.get_by_role("button", name="Play the game").click()
    expect(page.locator(".replay .count")).to_have_text(re.compile(r"^6/"))
    page.get_by_role("button", name="Back to now").click()
    assert hands.wait_for_turn()


def test_a_moment_has_an_address_that_opens_it(visitor: Visitor, house: House) -> None:
    table = house.table(match_at("turn", least=20))
    page = visitor(f"{table.url}?at=7")
    expect(page.locator(".replay .count")).to_have_text(re.compile(r"^7/"))
    page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    page.get_by_role("button", name="One choice back").click()
    expect(page.locator(".replay .count")).to_have_text(re.compile(r"^6/"))
    page.get_by_role("button", name="Copy the address of this moment").click()
    page.wait_for_function("address => window.copied === address", arg=f"{table.url}?at=6")


def test_a_record_is_imported_replayed_and_played_on_from_any_point(visitor: Visitor) -> None:
    match = finished()
    page = visitor("/")
    page.get_by_label("Paste the record here").fill(match.record())
    page.get_by_role("button", name="Replay it").click()
    expect(page.locator(".replay .count")).to_have_text(f"0/{len(match.history)}")
    for number in (1, 2, 3):
        page.get_by_role("button", name="One choice on").click()
        expect(page.locator(".replay .count")).to_have_text(re.compile(f"^{number}/"))
    old = page.url
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_text("Two of us, here").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    page.wait_for_function("old => location.href !== old", arg=old)
    hands = Hands(page)
    hands.wait_for_turn()
    assert hands.count == 3
    hands.click_through()


def test_what_is_no_record_is_refused_with_a_sentence(visitor: Visitor) -> None:
    today = mathom.game("duel").rules
    page = visitor("/")
    page.get_by_label("Paste the record here").fill(f'[game "duel"] [rules "{today}"]\n1. sauron dance')
    page.get_by_role("button", name="Replay it").click()
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_a_record_of_older_rules_is_opened_and_says_where_it_parts(visitor: Visitor) -> None:
    page = visitor("/")
    page.get_by_label("Paste the record here").fill('[game "duel"] [rules "1"]\n1. sauron dance')
    page.get_by_role("button", name="Replay it").click()
    expect(page.locator(".log .notice")).to_contain_text("older rules")


def test_a_record_can_be_saved_and_it_replays(visitor: Visitor, house: House) -> None:
    match = match_at("turn", least=10)
    page = visitor(house.table(match))
    Hands(page).wait_for_turn()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert '[game "duel"]' in text
    assert len([line for line in text.splitlines() if re.match(r"[1-9]\d*\. ", line)]) == len(
        match.history
    )
