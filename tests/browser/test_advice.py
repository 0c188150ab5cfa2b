"""What would you do? And how the game went: hints beside the question, a review beside the board."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

import mathom
from tests.bots.test_review import played
from tests.bots.test_search import rich
from tests.browser.conftest import Visitor
from tests.browser.hands import duel
from tests.browser.house import House
from tests.browser.test_looks import faults
from tests.browser.test_together import sit_down
from tests.games.duel.table import REGIONS, table

QUESTION = "What would you do?"
REVIEWS = 120_000
"""Milliseconds in which a game is gone through, however busy the machine is."""


def winning(quest: int = 0) -> mathom.Match:
    """Sauron may win by being in the seventh region."""
    six = rich(units=dict.fromkeys(REGIONS[:6], 1))
    return table("c3_07", "c3_16", sauron=six, fellowship=rich(quest=quest))


def lost(visitor: Visitor, house: House, **wishes: Any) -> Page:
    """Sauron did not, and the Fellowship ends its quest."""
    match = winning(quest=11)
    match.play("discard c3_16")
    page = visitor(house.table(match), **wishes)
    page.locator("[data-option='play c3_07']").click()
    return page


def test_a_hint_tells_the_best_choices_why_and_marks_them(visitor: Visitor, house: House) -> None:
    page = visitor(house.table(winning()))
    page.get_by_role("button", name=QUESTION).click()
    hint = page.get_by_role("region", name=QUESTION)
    best = hint.get_by_role("listitem").first
    expect(best).to_contain_text("100%")
    expect(best).to_contain_text("It wins the game.")
    expect(page.locator("[data-thing=c3_16]")).to_have_css("outline-style", "solid")
    expect(page.locator(".log")).to_contain_text("Sauron took a hint.")
    best.get_by_role("button").click()
    expect(hint).to_have_count(0)
    expect(page.locator(".decision")).to_contain_text(re.compile("region|place", re.IGNORECASE))


def test_the_chronicle_of_the_war_tells_of_a_hint(visitor: Visitor, house: House) -> None:
    page = visitor(house.table(mathom.game("wotr").new(seed=3)))
    page.get_by_role("button", name=QUESTION).first.click()
    expect(page.locator(".chronicle .aside")).to_contain_text("took a hint.")


def test_a_hint_is_a_key_away_and_the_same_key_puts_it_away(visitor: Visitor, house: House) -> None:
    page = visitor(house.table(winning()))
    expect(page.get_by_role("button", name=QUESTION)).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("region", name=QUESTION)).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("region", name=QUESTION)).to_have_count(0)
    expect(page.locator("[data-thing=c3_16]")).not_to_have_css("outline-style", "solid")


@pytest.mark.parametrize(("answer", "comes"), [("This once", True), ("No", False)])
def test_a_hint_needs_the_consent_of_whoever_else_plays(
    visitor: Visitor, house: House, answer: str, comes: bool
) -> None:
    seated = house.table(winning(), fellowship="friend")
    host, guest = visitor(seated), visitor(seated.invites["fellowship"])
    sit_down(guest, "Bo")
    host.get_by_role("button", name=QUESTION).click()
    expect(host.locator(".decision")).to_contain_text("The others have not answered yet.")
    expect(host.get_by_role("region", name=QUESTION)).to_have_count(0)
    asked = guest.get_by_role("alertdialog")
    expect(asked).to_contain_text("would like to be told what a bot would do")
    asked.get_by_role("button", name=answer).click()
    expect(asked).to_have_count(0)
    if comes:
        expect(host.get_by_role("region", name=QUESTION)).to_contain_text("It wins the game.")
        expect(guest.locator(".log")).to_contain_text("Sauron took a hint.")
    else:
        expect(host.locator(".log")).to_contain_text("would rather have no hints")
        expect(host.get_by_role("button", name=QUESTION)).to_be_visible()


def test_a_bot_is_seen_to_think_by_its_name(visitor: Visitor, house: House) -> None:
    match = mathom.game("duel").new(seed=5)
    page = visitor(house.table(match, sauron="bot:galadriel"))
    expect(page.locator(".far")).to_contain_text("Galadriel")


def test_a_review_leads_from_a_blunder_to_its_moment(visitor: Visitor, house: House) -> None:
    page = lost(visitor, house)
    page.get_by_role("dialog").get_by_role("button", name="Review").click()
    review = page.get_by_role("region", name="How the game went")
    expect(review.get_by_role("img")).to_have_attribute("aria-label", re.compile("to 100%"))
    blunder = review.get_by_role("listitem").filter(has_text="Blunder")
    expect(blunder).to_contain_text("Better: ")
    expect(blunder).to_contain_text("It wins the game.")
    blunder.get_by_role("button").click()
    expect(page.locator(".replay .count")).to_have_text(re.compile(r"^0/2"))
    expect(blunder.get_by_role("button")).to_have_attribute("aria-current", "step")
    review.get_by_role("button", name="Close").click()
    expect(review).to_have_count(0)
    page.get_by_role("button", name="Review", exact=True).click()
    expect(review).to_be_visible()


def given_up(visitor: Visitor, house: House, id: str, choices: int) -> Page:
    """A game of so many choices, that ended when one side gave it up, and its review."""
    seated = house.table(played(mathom.game(id).new(seed=3), choices))
    page = visitor(seated)
    token = next(iter(seated.held["tokens"].values()))
    answer = httpx.post(f"{house.url}/api/tables/{seated.id}/resign", json={"token": token})
    answer.raise_for_status()
    page.get_by_role("dialog").get_by_role("button", name="Review").click()
    return page


def test_a_game_of_cards_is_reviewed_and_its_moments_open_the_replay(
    visitor: Visitor, house: House
) -> None:
    page = given_up(visitor, house, "tcg", 25)
    review = page.get_by_role("region", name="How the game went")
    blunder = review.get_by_role("listitem").filter(has_text="Better: ").first
    expect(blunder).to_be_visible(timeout=REVIEWS)
    blunder.get_by_role("button").click()
    expect(page.locator(".replay .count")).to_have_text(re.compile(r"^22/25"))
    expect(blunder.get_by_role("button")).to_have_attribute("aria-current", "step")


def test_a_war_is_reviewed_for_both_sides(visitor: Visitor, house: House) -> None:
    page = given_up(visitor, house, "wotr", 12)
    curve = page.get_by_role("region", name="How the game went").get_by_role("figure")
    expect(curve).to_contain_text("Shadow", timeout=REVIEWS)
    expect(curve.get_by_role("img")).to_have_attribute("aria-label", re.compile("Free Peoples from "))


def test_a_review_speaks_another_language_when_the_page_does(visitor: Visitor, house: House) -> None:
    page = lost(visitor, house, locale="it-IT")
    page.get_by_role("dialog").get_by_role("button", name="Analisi").click()
    review = page.get_by_role("region", name="Com'è andata la partita")
    expect(review.get_by_role("listitem").first).to_contain_text("Vince la partita.")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing_serious_in_hints_and_reviews(
    visitor: Visitor, house: House, width: int, scheme: str
) -> None:
    page = visitor(house.table(winning()), width=width, color_scheme=scheme)
    page.get_by_role("button", name=QUESTION).click()
    expect(page.get_by_role("region", name=QUESTION)).to_be_visible()
    assert faults(page) == []
    page = lost(visitor, house, color_scheme=scheme)
    page.get_by_role("dialog").get_by_role("button", name="Review").click()
    page.set_viewport_size({"width": width, "height": 844})
    expect(page.get_by_role("img", name=re.compile("chance to win"))).to_be_visible()
    assert faults(page) == []


def test_whoever_can_be_played_against_has_a_name_and_a_line(visitor: Visitor) -> None:
    page = visitor("/")
    sheet = duel(page)
    names = ["Pippin", "Gimli", "Faramir", "Galadriel"]
    for name in names:
        expect(sheet.get_by_role("radio", name=name)).to_have_count(1)
    expect(sheet.get_by_role("radio", name="Gimli")).to_be_checked()
    lines = set()
    for name in names:
        sheet.get_by_text(name, exact=True).click()
        expect(sheet.get_by_role("radio", name=name)).to_be_checked()
        lines.add(sheet.locator(".like").inner_text())
    assert len(lines) == 4
    sheet.get_by_role("button", name="Begin").click()
    expect(page.locator(".far")).to_contain_text("Galadriel")


def test_on_a_phone_a_review_folds_so_that_the_board_is_seen(visitor: Visitor, house: House) -> None:
    page = lost(visitor, house)
    page.get_by_role("dialog").get_by_role("button", name="Review").click()
    page.set_viewport_size({"width": 390, "height": 844})
    review = page.get_by_role("region", name="How the game went")
    review.get_by_role("listitem").filter(has_text="Blunder").get_by_role("button").click()
    expect(review.get_by_role("listitem")).to_have_count(0)
    expect(review).to_contain_text("Better: ")
    box = review.bounding_box()
    assert box is not None
    assert box["height"] < 844 / 2
    review.get_by_role("button", name="Show all moments").click()
    expect(review.get_by_role("listitem").first).to_be_visible()


def test_what_was_chosen_and_what_was_better_are_marked_where_they_lie(
    visitor: Visitor, house: House
) -> None:
    page = lost(visitor, house)
    page.get_by_role("dialog").get_by_role("button", name="Review").click()
    review = page.get_by_role("region", name="How the game went")
    review.get_by_role("listitem").filter(has_text="Blunder").get_by_role("button").click()
    card = page.locator("[data-thing=c3_16]").first
    expect(card).to_have_css("outline-style", "solid")
    review.get_by_role("button", name="Close").click()
    expect(card).not_to_have_css("outline-style", "solid")


def test_two_sides_make_a_whole_also_when_rounded(visitor: Visitor, house: House) -> None:
    page = lost(visitor, house)
    page.get_by_role("dialog").get_by_role("button", name="Review").click()
    curve = page.get_by_role("region", name="How the game went").get_by_role("figure")
    expect(curve).to_contain_text("Sauron")
    for _ in range(3):
        shares = [int(one.rstrip("%")) for one in curve.locator("figcaption b").all_inner_texts()]
        assert sum(shares) == 100
        page.keyboard.press("ArrowLeft")


def test_on_a_phone_the_rooms_of_the_board_stay_within_reach_of_a_review(
    visitor: Visitor, house: House
) -> None:
    page = lost(visitor, house)
    page.get_by_role("dialog").get_by_role("button", name="Review").click()
    page.set_viewport_size({"width": 360, "height": 740})
    review = page.get_by_role("region", name="How the game went")
    review.get_by_role("listitem").filter(has_text="Blunder").get_by_role("button").click()
    page.get_by_role("button", name="Cards", exact=True).click()
    expect(page.locator("[data-thing=c3_16]").first).to_be_visible()
    expect(review).to_be_visible()


def test_on_a_phone_what_the_bar_has_no_room_for_is_in_the_settings(
    visitor: Visitor, house: House
) -> None:
    match = played(mathom.game("tcg").new(seed=3), 12)
    page = visitor(house.table(match), width=360, height=740)
    page.get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    expect(settings.get_by_role("button", name="Save the record")).to_be_visible()
    settings.get_by_role("button", name="Resign").click()
    sure = page.get_by_role("dialog").filter(has_text="give up")
    sure.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Settings").click()
    settings.get_by_role("button", name="How the game went").click()
    expect(page.get_by_role("region", name="How the game went")).to_be_visible()
