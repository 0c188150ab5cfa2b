"""The deck builder: from nothing to a deck that is played, for everybody and on every screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from mathom.games.tcg.decks import DECKS, write
from tests.browser.conftest import Visitor
from tests.browser.tcg.hands import Board
from tests.browser.test_looks import at_rest, faults, sideways

TITLES = {
    "en": ("Decks", "may be played"),
    "it": ("Mazzi", "si può giocare"),
    "es": ("Mazos", "se puede jugar"),
}


def mailed(name: str = "lorien", without: tuple[str, ...] = ()) -> str:
    """A list as somebody mails it, without the lines that hold one of these."""
    lines = write(DECKS[name], "en", "Elves of mine").splitlines()
    return "\n".join([line for line in lines if not any(one in line for one in without)])


def read_list(page: Page, text: str) -> Locator:
    """Paste a list, and see what is understood."""
    page.get_by_role("button", name="Read a list").first.click()
    sheet = page.get_by_role("dialog", name="Read a list")
    sheet.get_by_role("textbox").fill(text)
    sheet.get_by_role("button", name="Read it").click()
    return sheet


def legal(page: Page) -> Locator:
    return page.locator(".deck").get_by_text("This deck may be played.")


ELVES = {"4C74": 4, "4C76": 4, "4C78": 4, "4U62": 4, "4C64": 4, "4C70": 4, "4C83": 4, "4C87": 2}
HILLMEN = {"4C10": 4, "4C17": 4, "4C12": 4, "4C16": 4, "4C14": 4, "4C26": 4, "4C7": 4, "4C5": 2}
WAY = ("4U323", "4U331", "4U337", "4U343", "4U347", "4U352", "4U355", "4U358", "4U360")


def test_a_deck_is_built_card_by_card(visitor: Visitor) -> None:
    page = visitor("/decks")
    page.get_by_role("dialog", name="My decks").get_by_role("button", name="An empty deck").click()
    deck = page.locator("aside.deck")
    expect(deck.locator(".wrong").first).to_contain_text("no Ring-bearer")
    deck.get_by_label("The Ring-bearer").select_option("4C302")
    deck.get_by_label("The One Ring").select_option("4C2")
    find = page.get_by_role("searchbox", name="Find cards")
    for code, count in (ELVES | HILLMEN).items():
        find.fill(code)
        more = page.locator(f"[data-code='{code}']").get_by_role("button", name=re.compile("more$"))
        for _ in range(count):
            more.click()
    for code in WAY:
        find.fill(code)
        page.locator(f"[data-code='{code}']").get_by_role("button", name=re.compile("^Choose")).click()
    expect(legal(page)).to_be_visible()
    page.get_by_role("link", name="Play").click()
    form = page.get_by_role("form", name="Rings TCG")
    form.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".tcg .ask")).to_contain_text("bid")
    # And it is played: the bid, the company that sets out, the first turn.
    board = Board(page)
    board.asked()
    while board.phase == "before":
        board.choose(page.locator(".ask [data-option]").first.get_attribute("data-option") or "")
        board.asked()
    assert board.phase in ("fellowship", "shadow")


def test_a_deck_is_mended_and_played(visitor: Visitor) -> None:
    page = visitor("/decks")
    # A stranger is shown what there is to begin with.
    shelf = page.get_by_role("dialog", name="My decks")
    # The server puts all cards into words first, once.
    expect(shelf.get_by_text("Elves of Lórien")).to_be_visible(timeout=60_000)
    shelf.get_by_role("button", name="Close").click()
    text = mailed(without=("Elven Bow", "Valor", "4U331")) + "\n2 Elvn Bow"
    sheet = read_list(page, text)
    expect(sheet.get_by_text("cards were understood")).to_be_visible()
    expect(sheet.locator(".lines")).to_contain_text("Elven Bow")
    sheet.get_by_role("button", name="Open it as a new deck").click()
    deck = page.locator("aside.deck")
    expect(deck.get_by_role("textbox", name="Name of the deck")).to_have_value("Elves of mine")
    expect(deck.locator(".wrong")).to_have_count(4)
    find = page.get_by_role("searchbox", name="Find cards")
    find.fill("elven bow")
    more = page.locator("[data-code='4U62']").get_by_role("button", name="One Elven Bow more")
    for _ in range(3):
        more.click()
    find.fill("make elf strength")
    page.get_by_role("group", name="Culture").get_by_role("button", name="Elven").click()
    page.get_by_role("button", name="Event", exact=True).click()
    for _ in range(2):
        page.locator("[data-code='4C87']").get_by_role("button", name="One Valor more").click()
    deck.get_by_role("button", name="choose…").click()
    page.locator("[data-code='4U331']").get_by_role("button", name="Choose: Eastfold").click()
    expect(legal(page)).to_be_visible()
    # Nothing was saved by hand, and nothing is lost.
    page.reload()
    expect(legal(page)).to_be_visible()
    page.get_by_role("button", name="Sample hand").click()
    sample = page.get_by_role("dialog", name="Sample hand")
    expect(sample.get_by_role("listitem")).to_have_count(8)
    sample.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Play").click()
    form = page.get_by_role("form", name="Rings TCG")
    expect(form.get_by_label("Your deck")).to_contain_text("Elves of mine")
    form.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".tcg-card[data-code='4R301']").first).to_be_visible()


def test_a_deck_travels_in_a_link_and_comes_back_when_it_was_deleted(visitor: Visitor) -> None:
    page = visitor("/decks")
    page.get_by_role("dialog").get_by_role("button", name="Elves of Lórien").click()
    expect(legal(page)).to_be_visible()
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("A link that holds the whole deck").input_value()
    assert len(link) < 300
    other = visitor(link)
    expect(legal(other)).to_be_visible()
    assert "#" not in other.url
    other.get_by_role("button", name="My decks").click()
    other.get_by_role("button", name="Delete Elves").click()
    assert other.evaluate("JSON.parse(localStorage['mathom-decks']).length") == 1
    other.get_by_role("button", name="Put it back").click()
    other.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(legal(other)).to_be_visible()


def test_a_deck_that_is_not_right_opens_with_the_reasons(visitor: Visitor) -> None:
    # Where nothing runs that could keep decks of its own meanwhile.
    page = visitor("/favicon.svg")
    kept = """localStorage['mathom-decks'] = JSON.stringify([{id: 'old', game: 'tcg', name: 'Of old',
        bearers: ['4R301'], cards: {'4C74': 5, '9X99': 2}, changed: 1}])"""
    page.evaluate(kept)
    page.goto(page.url.replace("/favicon.svg", "/decks"))
    wrong = page.locator("aside.deck .wrong")
    expect(wrong.filter(has_text="9X99")).to_be_visible()
    page.locator("aside.deck").get_by_role("button", name="more faults").click()
    expect(wrong.filter(has_text="Legolas")).to_be_visible()
    # Each fault marks what is to blame: the fifth Legolas, the half and the path that are too short.
    row = page.locator("aside.deck .free li").filter(has_text="Legolas")
    expect(row.locator(".blame")).to_have_attribute("title", re.compile("5 times"))
    expect(page.locator("aside.deck .shadow h3 .blame")).to_have_attribute("title", re.compile("60"))
    # What another format forbids, or one that was changed, says so where it stands.
    page.get_by_label("Format").select_option("fellowship")
    expect(row.locator(".blame")).to_have_attribute("title", re.compile("in the format"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_the_deck_builder(visitor: Visitor, scheme: str) -> None:
    page = visitor("/decks", color_scheme=scheme)
    page.get_by_role("dialog").get_by_role("button", name="Elves of Lórien").click()
    expect(legal(page)).to_be_visible()
    at_rest(page)
    assert faults(page) == []
    page.locator("[data-code='4C12'] .face").click()
    expect(page.get_by_role("dialog", name="Card")).to_be_visible()
    at_rest(page)
    assert faults(page) == []


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_it_fits_every_screen_in_every_language(visitor: Visitor, language: str) -> None:
    title, playable = TITLES[language]
    page = visitor("/decks", locale=language, width=360, height=740)
    page.get_by_role("dialog").locator(".open").nth(3).click()
    for width, height in ((360, 740), (740, 360), (820, 1180), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        assert sideways(page) == 0
        if width in (360, 820):
            expect(page.locator(".bar").get_by_text(playable)).to_be_visible()


CUT_OFF = """faces => faces.filter((face) => face.scrollHeight > face.clientHeight + 2)
    .map((face) => face.textContent)"""


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_no_card_is_cut_off_where_it_is_read_nor_its_title_on_the_table(
    visitor: Visitor, language: str
) -> None:
    everything = "dwarven,elven,gandalf,gondor,rohan,shire,dunland,isengard,raider,ring,site"
    page = visitor(f"/decks?faces={everything}", locale=language)
    faces = page.locator(".faces .tcg-card")
    expect(faces).to_have_count(3 * 365)
    page.evaluate("document.fonts.ready")
    assert page.locator(".reading [data-more]").count() == 0
    titles = page.locator(".token :is(.name, .two)")
    assert titles.count() >= 365
    assert titles.evaluate_all(CUT_OFF) == []


def test_all_of_it_can_be_done_with_the_keyboard(visitor: Visitor) -> None:
    page = visitor("/decks")
    expect(page.get_by_role("dialog", name="My decks")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("searchbox", name="Find cards").focus()
    page.keyboard.type("gimli lockbearer")
    expect(page.get_by_text("1 of 365 cards")).to_be_visible()
    page.locator("[data-code='4R48'] .face").focus()
    page.keyboard.press("Enter")
    card = page.get_by_role("dialog", name="Card")
    expect(card.get_by_text("takes X more wounds")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="One Gimli, Lockbearer more").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Gimli, Lockbearer: 2 in the deck")).to_be_visible()
