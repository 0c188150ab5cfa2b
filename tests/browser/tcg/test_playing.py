"""Playing the TCG with clicks on cards: through the phases of a turn, from both sides."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.house import House
from tests.browser.tcg.hands import Board, opened
from tests.browser.tcg.positions import (
    ARCHERY,
    ASSIGNMENT,
    COPIES,
    CORNERED,
    ROAD,
    SKIRMISH,
    THREE,
    seats,
)


def test_a_turn_by_clicks_through_all_phases_from_both_sides(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, ROAD)))
    phases = [board.phase]
    # Fellowship: a sword out of the hand, and who bears it; then the move.
    board.click("4C306a")
    board.must_light("4C310a")
    board.click("4C310a")
    board.choose("pass")
    # Shadow: both Uruks cost two more here, for they roam.
    board.asked()
    phases.append(board.phase)
    expect(board.page.locator("li:has([data-piece='4C184b']) .chip")).to_have_text("4 + 2 roaming")
    board.click("4C184b")
    board.click("4C183b")
    # Archery: an ability, a wound that Player A gives out, the archers' total.
    board.asked()
    phases.append(board.phase)
    board.click("4C183b")
    board.click("4P364a")
    board.asked()
    while board.row("pass").count():
        board.choose("pass")
        board.asked()
    if board.row("wound 4C310a").count():
        board.click("4C310a")
        board.asked()
    # Assignment: two clicks bring Gimli and an Uruk together; the other goes to Aragorn.
    phases.append(board.phase)
    board.click("4C49a", "4C183b")
    board.click("4C184b", "4P364a")
    board.choose("fight 4P364a")
    board.asked()
    expect(board.lane).to_be_visible()
    phases.append(board.phase)
    while board.phase == "skirmish":
        first = board.page.locator(".ask [data-option]").first.get_attribute("data-option")
        board.choose("pass" if board.row("pass").count() else str(first))
        board.asked()
    # Regroup: cards are drawn; then on, or not.
    phases.append(board.phase)
    while not board.row("stay").count():
        board.choose("pass")
        board.asked()
    expect(board.row("move")).to_be_visible()
    expect(board.page.locator(".ask .sum")).to_contain_text("Twilight now")
    # Its site is not laid yet: what it comes to at least is told.
    expect(board.page.locator(".ask .sum")).to_contain_text("Twilight after the move, at least")
    # Aragorn would answer to that; then it is done.
    board.choose("move", "pass")
    assert phases == ["fellowship", "shadow", "archery", "assignment", "skirmish", "regroup"]
    expect(board.page.locator(".path .here")).to_contain_text("5")


def test_whoever_holds_a_companion_sees_what_each_minion_would_mean(
    visitor: Visitor, house: House
) -> None:
    board = Board(visitor(opened(house, ASSIGNMENT, b="open")))
    board.asked()
    board.card("4P364a").click()
    expect(board.card("4P364a")).to_have_attribute("aria-pressed", "true")
    loose = board.page.locator(".loose")
    expect(loose).to_contain_text("10 : 9")
    expect(loose).to_contain_text("killed")
    expect(board.row("assign 4C184b 4P364a")).to_contain_text("10 : 9")
    board.page.keyboard.press("Escape")
    expect(loose).not_to_contain_text("10 : 9")
    # Pulled onto his column, it is his opponent; taken back, it is not.
    before = board.n
    board.card("4C184b").drag_to(board.card("4P364a"), steps=8)
    board.until_made(before)
    expect(board.page.locator("[data-column='4P364a'] .stack [data-piece='4C184b']")).to_be_visible()
    board.page.keyboard.press("u")
    expect(loose.locator("[data-piece='4C184b']")).to_be_visible()


def test_a_skirmish_is_a_lane_with_its_reasons_and_what_each_choice_makes_of_it(
    visitor: Visitor, house: House
) -> None:
    table = opened(house, SKIRMISH, b="friend")
    mine = Board(visitor(table))
    other = visitor(table.invites["b"])
    other.get_by_role("button", name="Sit down").click()
    theirs = Board(other)
    mine.choose("fight 4P364a")
    mine.asked()
    expect(mine.total("fellowship")).to_contain_text("12")
    expect(mine.total("shadow")).to_contain_text("18")
    expect(mine.lane).to_contain_text("Broad-bladed Sword")
    # What adds twice says with what: Aragorn's sword is sharper against Uruk-hai.
    expect(mine.lane.locator("dt").filter(has_text="Ranger's Sword")).to_have_text(
        ["Ranger's Sword", "Ranger's Sword, its text"]
    )
    expect(mine.lane.locator(".told")).to_have_text("The Shadow wins. Aragorn takes 3 wounds and dies.")
    expect(mine.lane).to_contain_text("you win at 19")
    expect(mine.page.locator(".ask .after")).to_contain_text("Aragorn takes 3 wounds and dies.")
    # An event tells what it makes of the skirmish before it is played, whatever is answered to it.
    expect(mine.row("play 4C135a")).to_contain_text("15 : 18")
    mine.click("4C135a")
    expect(mine.total("fellowship")).to_contain_text("15")
    expect(mine.lane).to_contain_text("War and Valor")
    # The other side answers in the same skirmish, seen from the other side of the table.
    theirs.asked()
    expect(theirs.lane.locator(".half").first).to_have_attribute("data-side", "fellowship")
    theirs.choose("play 4C151b")
    theirs.click("4C184b")
    mine.asked()
    expect(mine.lane).to_contain_text("Ferocity")
    expect(mine.page.locator("#panel-aside").get_by_role("link", name="Ferocity").first).to_be_visible()


def test_archery_shows_its_totals_and_what_a_wound_would_do(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, ARCHERY, b="open")))
    board.asked()
    band = board.page.locator(".band.archery")
    expect(band).to_contain_text("Band of Uruk Bowmen 1")
    expect(band).to_contain_text("2 wounds to place")
    expect(board.row("wound 4C49a")).to_contain_text("exhausted")
    board.click("4P364a")
    board.asked()
    expect(band).to_contain_text("one wound to place")
    expect(board.card("4P364a")).to_contain_text("wounds: 2")


def test_on_a_phone_archery_is_seen_whole_with_what_changes_it(visitor: Visitor, house: House) -> None:
    volley = {**ARCHERY, "seats": seats(["4C10"], ["4C145", "4U296"], site=4)}
    page = visitor(opened(house, volley, a="open"), width=360, height=740, has_touch=True)
    board = Board(page)
    board.choose("play 4C145b", "choose 4U138b")
    expect(page.locator(".archery .modifiers")).to_have_text(
        ["Cloud of Arrows −1", "Cloud of Arrows +1"]
    )
    # Who is to be wounded has his strength above the sheet.
    page = visitor(opened(house, ARCHERY, b="open"), width=360, height=740, has_touch=True)
    Board(page).asked()
    sheet = page.locator(".side:has(.ask)").bounding_box()
    assert sheet is not None
    for companion in ("4C302a", "4P364a", "4C49a", "4C310a"):
        face = page.locator(f".close [data-piece='{companion}']").bounding_box()
        assert face is not None
        assert face["y"] + face["height"] <= sheet["y"]


def test_a_card_is_read_by_pointing_at_it_and_says_why_it_cannot_be_played(
    visitor: Visitor, house: House
) -> None:
    board = Board(visitor(opened(house, SKIRMISH, b="open")))
    board.choose("fight 4P364a")
    board.asked()
    board.card("4C184b").hover()
    reader = board.page.locator(".reader")
    expect(reader).to_contain_text("Uruk Defender")
    expect(reader).to_contain_text("Damage")
    board.card("4C10a").hover()
    expect(reader.locator(".why")).to_contain_text("Shadow")


def test_the_pace_is_said_beside_the_question_and_remembered_for_the_table(
    visitor: Visitor, house: House
) -> None:
    board = Board(visitor(opened(house, ROAD, b="open")))
    board.asked()
    able, until = (board.page.locator(f"[data-pace={one}]") for one in ("able", "turn"))
    expect(able).to_have_attribute("aria-checked", "true")
    until.click()
    expect(until).to_have_attribute("aria-checked", "true")
    board.page.reload()
    expect(until).to_have_attribute("aria-checked", "true")


def test_where_everybody_is_asked_one_may_wish_to_be_asked_always(
    visitor: Visitor, house: House
) -> None:
    setup = {"players": "2", "decks": "position", "asked": "always"}
    board = Board(visitor(house.opened("tcg", ("a", "b"), ROAD, setup, b="open")))
    board.asked()
    always = board.page.locator("[data-pace=always]")
    always.click()
    expect(always).to_have_attribute("aria-checked", "true")


def test_of_cards_that_are_alike_each_can_be_played(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, COPIES, a="open")))
    board.asked()
    alike = board.page.locator(".hand [data-piece^='4C12']")
    expect(alike).to_have_count(2)
    for at in range(2):
        expect(alike.nth(at)).to_have_attribute("data-mark", "lit")
    before = board.n
    alike.nth(1).click()
    board.until_made(before)
    expect(alike).to_have_count(1)
    expect(board.page.locator(".arena [data-piece^='4C12']")).to_be_visible()


def test_the_hand_is_sorted_as_one_likes_and_stays_so(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, COPIES, a="open")))
    board.asked()
    hand = board.page.locator(".hand .card")
    codes = "cards => cards.map((card) => card.dataset.piece.slice(0, 4))"
    assert hand.evaluate_all(codes)[-1] == "4C26"
    order = board.page.get_by_role("button", name="Playable first")
    order.click()
    board.page.get_by_role("button", name="By kind").click()
    expect(board.page.get_by_role("button", name="By cost")).to_be_visible()
    costs = hand.evaluate_all(codes)
    assert costs == ["4C26", "4C10", "4C12", "4C12", "4C17"]
    board.page.reload()
    board.asked()
    assert hand.evaluate_all(codes) == costs


def test_what_must_be_chosen_is_shown_though_it_changes_nothing(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, CORNERED, b="open")))
    board.asked()
    # Before it happens it is told what will become of Frodo.
    expect(board.lane.locator(".told")).to_contain_text("Frodo is overwhelmed and dies.")
    expect(board.lane).to_contain_text("overwhelmed at 8")
    board.click("4C49a")
    board.asked()
    rows = board.page.locator(".ask .row")
    expect(rows).to_have_count(3)
    expect(board.page.locator(".ask .fold")).to_have_count(0)
    rows.first.click()
    board.choose("pass")
    # A dead Ring-bearer resists nothing: his burdens are not "of" anything.
    lost = board.page.get_by_role("dialog").locator(".summary .side").nth(1)
    expect(lost.locator("dd").first).to_have_text("3")


def test_three_at_one_table(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, THREE, players=3)))
    board.asked()
    expect(board.page.locator(".others .bar")).to_have_count(2)
    expect(board.page.locator(".path .pins svg")).to_have_count(3)
    board.choose("pass")
    seen = set()
    for _ in range(2):
        board.asked()
        seen.add(board.page.locator(".near h2").text_content())
        assert board.phase == "shadow"
        board.choose("pass")
    assert len(seen) == 2


@pytest.mark.parametrize("seat", ["a", "b"])
def test_no_secret_is_on_the_wire(visitor: Visitor, house: House, seat: str) -> None:
    heard: list[str] = []
    other = "b" if seat == "a" else "a"
    page = visitor(opened(house, SKIRMISH, 2, **{other: "open"}))
    page.locator(".tcg").wait_for()
    page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame)))
    )
    page.reload()
    page.locator(".table > .hand").wait_for()
    held = {"a": ("4C135a", "4C10a"), "b": ("4C151b", "4U296b")}
    whole = "".join(heard)
    assert all(card in whole for card in held[seat])
    assert not any(card in whole for card in held[other])
