"""One person at the table, with a mouse or with the keyboard alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import mathom
from mathom.games.duel.view.types import DuelView
from tests.browser.conftest import Visitor
from tests.browser.hands import Hands, duel, match_at
from tests.browser.house import House

ON_THE_MAP = ("place", "place_apart", "remove", "raze")
IN_THE_TRAY = ("token", "retrieve", "ruin", "pick", "race")


def test_a_person_plays_a_whole_game_against_the_bot_by_clicks(visitor: Visitor) -> None:
    page = visitor("/", reduced_motion="no-preference")
    duel(page).get_by_role("button", name="Begin").click()
    hands = Hands(page)
    while hands.wait_for_turn():
        hands.click_through()
    expect(page.get_by_role("dialog")).to_contain_text(
        re.compile("You have (won|lost)|A shared victory")
    )
    expect(page.locator("dialog .how")).to_contain_text(re.compile("wins|shared"))
    # In some games nobody comes to choose a region.
    assert "card" in hands.kinds


def test_a_whole_game_can_be_played_with_the_keyboard_alone(visitor: Visitor) -> None:
    page = visitor("/")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.locator("button.start:focus").count():
            break
    page.keyboard.press("Enter")
    hands = Hands(page)
    while hands.wait_for_turn():
        hands.press_through()
    expect(page.locator("dialog .how")).to_be_visible()


def test_letters_play_and_discard_the_card_in_focus(visitor: Visitor, house: House) -> None:
    page = visitor(house.table(match_at("turn", least=1)))
    hands = Hands(page)
    hands.wait_for_turn()
    card = page.locator(".spot.legal").first
    name = card.get_attribute("data-thing")
    card.focus()
    hands.until_counted(lambda: page.keyboard.press("d"))
    expect(page.locator(f".spot[data-thing={name}]")).to_have_count(0)


def too_dear(match: mathom.Match) -> dict[str, int]:
    """The open cards that the decider cannot pay for, and their prices; only skills are lacking."""
    view = match.view(None)
    assert isinstance(view, DuelView)
    assert view.decision is not None
    seat = view.decision.seat
    return {
        card: bills[seat].coins
        for card, bills in view.prices.items()
        if card.startswith("c3_") and not bills[seat].affordable and view.players[seat].coins > 0
        if not bills[seat].chain and not bills[seat].printed
    }


def test_clicking_a_card_spells_out_what_it_costs(visitor: Visitor, house: House) -> None:
    match = match_at("turn", least=45, where=lambda match: bool(too_dear(match)))
    card, price = next(iter(too_dear(match).items()))
    page = visitor(house.table(match))
    Hands(page).wait_for_turn()
    page.locator(f".spot[data-thing={card}]").click()
    offer = page.locator(".offer")
    view = match.view(None)
    assert isinstance(view, DuelView)
    assert view.decision is not None
    player = view.players[view.decision.seat]
    expect(offer).to_contain_text(f"In all {price} coins; you have {player.coins}.")
    expect(offer).to_contain_text(re.compile(rf"You lack [^:]+: {price} coins"))
    expect(offer).to_contain_text("Your coins do not suffice.")
    expect(
        offer.get_by_role("button", name=f"Discard and take {player.discarding} coins")
    ).to_be_visible()
    expect(offer.get_by_role("button", name="Play for")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(offer).to_have_count(0)


@pytest.mark.parametrize("kind", ON_THE_MAP)
def test_a_region_is_chosen_on_the_map(visitor: Visitor, house: House, kind: str) -> None:
    page = visitor(house.table(match_at(kind)))
    hands = Hands(page)
    hands.wait_for_turn()
    hands.until_counted(page.locator(".map li button.legal").first.click)


@pytest.mark.parametrize("kind", IN_THE_TRAY)
def test_what_is_laid_out_to_choose_from_is_chosen_there(
    visitor: Visitor, house: House, kind: str
) -> None:
    page = visitor(house.table(match_at(kind)))
    hands = Hands(page)
    hands.wait_for_turn()
    hands.until_counted(page.locator(".tray button").last.click)


def test_a_movement_is_made_by_clicking_where_from_and_where_to(visitor: Visitor, house: House) -> None:
    match = match_at("move")
    assert match.decision is not None
    start, to = match.decision.options[0].things
    page = visitor(house.table(match))
    hands = Hands(page)
    hands.wait_for_turn()
    region = page.locator(f".map [data-thing={start}]")
    region.click()
    expect(region).to_have_attribute("aria-pressed", "true")
    hands.until_counted(page.locator(f".map [data-thing={to}]").click)
    expect(page.locator(".log")).to_contain_text("moves a unit from")


def test_the_rule_behind_the_decision_is_told(visitor: Visitor, house: House) -> None:
    page = visitor(house.table(match_at("token")))
    page.get_by_role("button", name="The rule behind this").click()
    expect(page.locator(".rule")).to_contain_text("Duel rulebook, p. 6")


def test_every_icon_is_explained_to_mouse_and_keyboard(visitor: Visitor, house: House) -> None:
    page = visitor(house.table(match_at("turn", least=30)))
    tip = page.get_by_role("tooltip")
    page.locator(".near .skills button").first.hover()
    expect(tip).to_contain_text("A missing symbol costs 1 coin")
    page.locator(".quest button").first.focus()
    page.keyboard.press("Tab")
    expect(tip).to_contain_text("The Nazgûl: space")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()


def test_an_explanation_goes_with_the_pointer_and_opens_under_none_that_rests(
    visitor: Visitor, house: House
) -> None:
    page = visitor(house.table(match_at("turn", least=30)))
    skills = page.locator(".near .skills button")
    tip = page.get_by_role("tooltip")
    skills.nth(0).hover()
    expect(tip).to_be_visible()
    # Over a neighbour, and away before that one is explained.
    skills.nth(1).hover()
    page.mouse.move(2, 2)
    expect(tip).to_be_hidden()
    skills.nth(0).hover()
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    # The board changes, the pointer rests.
    page.evaluate("() => { document.querySelector('.near').style.translate = '0 -2px'; }")
    expect(tip).to_be_hidden()


def test_tab_leads_to_the_first_choice_once_a_question_is_asked(visitor: Visitor, house: House) -> None:
    page = visitor(house.table(match_at("turn", least=30)))
    Hands(page).wait_for_turn()
    expect(page.locator(".decision:focus")).to_have_count(1)
    for _ in range(3):
        page.keyboard.press("Tab")
    expect(page.locator(".choices button:focus")).to_have_count(1)


def test_a_first_game_is_guided_at_the_board_and_the_guide_can_be_left(visitor: Visitor) -> None:
    page = visitor("/learn/duel/first")
    guide = page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("three ways to win")
    guide.get_by_role("button", name="Go on").click()
    expect(guide).to_contain_text("cards of the first chapter")
    hands = Hands(page)
    hands.click_through()
    hands.wait_for_turn()
    guide.get_by_role("button", name="Play without the guide").click()
    expect(guide).to_have_count(0)


UNDER_THE_GUIDE = """cards => cards.filter(card => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.guide');
}).length"""


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
def test_on_a_phone_the_guide_lies_on_no_card_that_may_be_taken(
    visitor: Visitor, width: int, height: int
) -> None:
    page = visitor("/learn/duel/first", width=width, height=height, has_touch=True)
    guide = page.get_by_role("region", name="Guide")
    for told in ("cards of the first chapter", "The symbols at the top", "Your turn"):
        guide.get_by_role("button", name="Go on").click()
        expect(guide).to_contain_text(told)
        cards = page.locator(".spot.legal")
        assert cards.count() == 6
        assert cards.evaluate_all(UNDER_THE_GUIDE) == 0


def test_on_a_phone_the_guide_leads_to_what_it_speaks_of_and_back_to_the_cards(visitor: Visitor) -> None:
    page = visitor("/learn/duel/first", width=360, height=740, has_touch=True)
    guide = page.get_by_role("region", name="Guide")
    for number in ("1/18", "2/18", "3/18"):
        expect(guide).to_contain_text(number)
        guide.get_by_role("button", name="Go on").click()
    page.locator(".spot.legal").first.click()
    page.locator(".offer .actions button", has_text="Discard").click()
    expect(guide).to_contain_text("Your opponent has answered")
    expect(guide).to_contain_text("5/18")
    expect(page.locator(".far .things")).to_be_visible()
    guide.get_by_role("button", name="Go on").click()
    expect(guide).to_contain_text("Your skills")
    guide.get_by_role("button", name="Go on").click()
    expect(page.locator(".pyramid")).to_be_visible()


def test_the_guide_steps_aside_and_goes_on_where_it_was(visitor: Visitor) -> None:
    page = visitor("/learn/duel/first")
    guide = page.get_by_role("region", name="Guide")
    for told in ("three ways to win", "cards of the first chapter", "The symbols at the top"):
        expect(guide).to_contain_text(told)
        guide.get_by_role("button", name="Go on").click()
    page.locator(".spot.legal").first.click()
    page.locator(".offer .actions button", has_text="Discard").click()
    expect(guide).to_contain_text("Your opponent has answered")
    # So it does also while the replies of the other side are shown one after the other.
    page.get_by_role("button", name="To the beginning").click()
    expect(guide).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(guide).to_contain_text("Your opponent has answered")
    page.reload()
    expect(guide).to_contain_text("Your opponent has answered")


def test_resigning_asks_first_and_then_ends_the_game(visitor: Visitor, house: House) -> None:
    page = visitor(house.table(match_at("turn"), sauron="open"))
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page.get_by_role("button", name="Give up")).to_have_count(0)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("dialog")).to_contain_text("You have lost")


def test_two_people_play_on_one_screen(visitor: Visitor) -> None:
    page = visitor("/")
    duel(page).get_by_text("Two of us, here").click()
    duel(page).get_by_role("button", name="Begin").click()
    hands = Hands(page)
    deciders = set()
    while hands.count < 4:
        hands.wait_for_turn()
        deciders.add(page.locator(".decision .seat").inner_text())
        hands.click_through()
    assert len(deciders) == 2


def test_a_rematch_against_the_bot_begins_at_once(visitor: Visitor, house: House) -> None:
    page = visitor(house.table(match_at("turn", seat="sauron"), fellowship="bot:random"))
    old = page.url
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="The result").click()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function("old => location.href !== old", arg=old)
    expect(page.locator(".near")).to_contain_text("Fellowship")
    assert Hands(page).wait_for_turn()
