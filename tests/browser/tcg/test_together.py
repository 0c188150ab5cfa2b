"""Several at a table of the TCG, and what they see of each other: answers, bots, replay, no secrets."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import mathom
from tests.browser.conftest import Visitor
from tests.browser.house import House
from tests.browser.tcg.hands import Board, opened
from tests.browser.tcg.positions import COPIES, FOUR, ROAD, SAVED, SKIRMISH


def test_a_wound_is_answered_in_the_middle_of_a_skirmish(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, SAVED, b="open")))
    board.choose("pass")
    board.asked()
    expect(board.page.locator(".ask .prompt")).to_contain_text("Gimli is about to take a wound")
    board.must_light("4C270a")
    # What is no response says so; the skirmish stands as it was.
    board.card("4C135a").hover()
    expect(board.page.locator(".reader .why")).to_contain_text("is not a response")
    expect(board.lane).to_be_visible()
    board.click("4C270a")
    log = board.page.get_by_role("log")
    expect(log).to_contain_text("Exert Éowyn and add (1) to prevent that wound")
    expect(board.card("4C270a")).to_contain_text("wounds: 1")


def test_four_at_one_table(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, FOUR, players=4)))
    board.asked()
    expect(board.page.locator(".others .bar")).to_have_count(3)
    expect(board.page.locator(".path .pins svg")).to_have_count(4)
    board.choose("pass")
    seen: list[str | None] = []
    while len(seen) < 3:
        board.asked()
        assert board.phase == "shadow"
        seen.append(board.page.locator(".near h2").text_content())
        board.choose("pass")
    assert len(set(seen)) == 3


def test_what_a_bot_did_is_seen_one_thing_after_the_other_and_can_be_skipped(
    visitor: Visitor, house: House
) -> None:
    board = Board(visitor(opened(house, ROAD, b="bot:greedy"), reduced_motion="no-preference"))
    board.asked()
    board.choose("pass")
    board.asked()
    # Whoever missed it sees it again; then it waits.
    board.page.get_by_role("button", name="Show again what the others did").click()
    deeds = board.page.locator(".deeds")
    expect(deeds.locator(".deed")).to_contain_text("plays")
    # The table behind it is as that deed left it, and nothing of it is hidden.
    shown = deeds.bounding_box()
    arena = board.page.locator(".arena").bounding_box()
    assert shown is not None
    assert arena is not None
    assert shown["y"] >= arena["y"] + arena["height"] - 1
    board.page.keyboard.press("Space")
    expect(deeds).to_have_count(0)
    expect(board.page.get_by_role("log").get_by_role("link").first).to_be_visible()


def test_while_the_past_is_shown_the_question_speaks_of_the_present(
    visitor: Visitor, house: House
) -> None:
    table = opened(house, COPIES, b="friend")
    mine = Board(visitor(table, reduced_motion="no-preference"))
    other = visitor(table.invites["b"])
    other.get_by_role("button", name="Sit down").click()
    theirs = Board(other)
    theirs.click("4C12b")
    theirs.click("4C10b")
    mine.asked()
    expect(mine.page.locator(".ask .after")).to_contain_text("2 minions are left")
    mine.page.get_by_role("button", name="Show again what the others did").click()
    mine.page.get_by_role("button", name="Halt").click()
    while (back := mine.page.get_by_role("button", name="Step back")).is_enabled():
        back.click()
    expect(mine.page.locator(".deeds .deed")).to_contain_text("Madman")
    # Only the first of them has come there; what is asked is asked of both.
    expect(mine.page.locator(".arena [data-piece='4C10b']")).to_have_count(0)
    expect(mine.page.locator(".ask .after")).to_contain_text("2 minions are left")


def test_a_table_is_looked_back_at_and_played_on_from_there(visitor: Visitor, house: House) -> None:
    match = mathom.game("tcg").new(seed=3)
    while match.decision and len(match.history) < 20:
        match.play(match.decision.options[0 if len(match.history) < 3 else -1])
    last = len(match.history)
    page = visitor(house.table(match))
    board = Board(page)
    board.asked()
    page.get_by_role("button", name="Look at choice 12", exact=True).click()
    expect(page.locator(".ask .prompt")).to_contain_text(f"after choice 12 of {last}")
    expect(page.locator(".replay .count")).to_have_text(re.compile("^12/"))
    page.get_by_role("button", name="One choice on").click()
    expect(page.locator(".tcg")).to_have_attribute("data-n", "13")
    old = page.url
    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Two of us, here").click()
    sheet.get_by_role("button", name="Begin").click()
    page.wait_for_function("old => location.href !== old", arg=old)
    again = Board(page)
    again.asked()
    assert again.n == 13


def test_who_only_watches_hears_no_secret(visitor: Visitor, house: House) -> None:
    table = opened(house, SKIRMISH, b="open")
    heard: list[str] = []
    page = visitor("about:blank")
    page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame)))
    )
    page.goto(table.url)
    page.locator(".tcg .near").wait_for()
    # Somebody decides meanwhile: what is sent then is no secret either.
    Board(visitor(table)).choose("fight 4P364a")
    expect(page.locator(".tcg .lane")).to_be_visible()
    whole = "".join(heard)
    assert "4P364a" in whole
    assert not any(card in whole for card in ("4C135a", "4C10a", "4C151b", "4U296b"))


def test_the_end_says_how_far_each_fellowship_came(visitor: Visitor, house: House) -> None:
    page = visitor(opened(house, SKIRMISH, b="open"))
    Board(page).asked()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Give up").click()
    sides = page.get_by_role("dialog").locator(".summary .side")
    expect(sides).to_have_count(2)
    expect(sides.first).to_have_class(re.compile("won"))
    # Whoever gave up had come further, with three burdens and three wounds.
    lost = sides.nth(1)
    expect(lost.get_by_role("img")).to_have_attribute("aria-label", "Came to site 4 of 9")
    expect(lost.locator("dd").first).to_have_text("3 of 10")
    expect(lost.locator("dd").nth(1)).to_have_text("3")
