"""War of the Ring for everybody: screen readers, small screens, three languages, day and night."""

from __future__ import annotations

import json
import re

import httpx
import pytest
from playwright.sync_api import Page, WebSocket, expect

import mathom
from mathom.games.wotr.box import CARD_IDS, CARDS, SIDES
from mathom.terminal.voice import Voice
from tests.browser.conftest import Visitor
from tests.browser.everybody import everybody, wishes
from tests.browser.house import House
from tests.browser.test_looks import at_rest, faults, sideways
from tests.browser.wotr.hands import Board, opened
from tests.browser.wotr.positions import COUNCIL, FLYING, MARCHING, SIEGE

LANGUAGES = {"en": "March", "it": "Marcia", "es": "Marchar"}


@everybody
def test_everybody_finds_the_decision(
    visitor: Visitor, house: House, size: str, scheme: str, language: str
) -> None:
    page = visitor(opened(house, COUNCIL, shadow="open"), **wishes(size, scheme, language))
    board = Board(page)
    board.asked()
    expect(board.row("move")).to_contain_text(LANGUAGES[language])
    expect(page.locator(".own [data-die]").first).to_be_in_viewport()
    assert sideways(page) == 0
    at_rest(page)
    assert faults(page) == []


def test_axe_finds_nothing_serious_over_the_map(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, COUNCIL, shadow="open")))
    board.asked()
    board.region("minas-tirith", "osgiliath")
    board.page.locator(".bubble .go:not([disabled])").wait_for()
    assert faults(board.page) == []
    siege = Board(visitor(opened(house, SIEGE, free="open")))
    siege.asked()
    siege.region("helms-deep", "helms-deep")
    siege.go()
    expect(siege.page.locator(".map [role=dialog]")).to_be_visible()
    at_rest(siege.page)
    assert faults(siege.page) == []


def test_every_choice_is_a_row_for_the_keyboard(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, COUNCIL, shadow="open")))
    board.asked()
    keyboard = board.page.keyboard
    rows = board.page.locator(".ask .rows button").all_inner_texts()
    march = next(number for number, text in enumerate(rows, 1) if "March" in text)
    keyboard.press(str(march))
    board.row("minas-tirith").focus()
    keyboard.press("Enter")
    keyboard.press("o")
    board.page.locator(".bubble .go:not([disabled])").wait_for()
    board.page.locator(".bubble .only").focus()
    keyboard.press("Enter")
    board.until_made(0)
    expect(board.chronicle).to_contain_text("Osgiliath")


def test_two_at_one_screen_do_not_see_each_other_s_hands(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, COUNCIL)))
    board.asked()
    expect(board.page.locator(".hand [data-card=axe-and-bow]").first).to_be_visible()
    board.choose("use fellowship")
    cover = board.page.get_by_role("alertdialog")
    expect(cover).to_be_visible()
    expect(board.page.locator(".hand [data-card]").first).not_to_be_visible()
    board.asked()
    expect(board.page.locator(".hand [data-card=orc-patrol]").first).to_be_visible()


def heard(page: Page) -> list[str]:
    """Everything that comes over the wire from now on."""
    found: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: found.append(str(text)))

    page.on("websocket", listen)
    page.on("response", lambda one: found.append(one.text()) if "/outlook" in one.url else None)
    return found


def test_no_secret_of_the_other_side_comes_over_the_wire(visitor: Visitor, house: House) -> None:
    page = visitor("about:blank")
    wire = heard(page)
    seated = opened(house, COUNCIL, shadow="open")
    page.add_init_script(
        f"localStorage['mathom-tables'] ??= JSON.stringify([{json.dumps(seated.held)}])"
    )
    page.goto(seated.url)
    board = Board(page)
    board.asked()
    board.choose("draw", "draw character")
    board.until_made(0)
    told = "".join(wire)
    assert "axe-and-bow" in told
    for secret in COUNCIL["hands"]["shadow"]:
        assert secret not in told


def test_a_tap_tells_all_of_a_region_on_a_phone(visitor: Visitor, house: House) -> None:
    seated = opened(house, COUNCIL, shadow="open")
    page = visitor(seated, has_touch=True, **wishes("phone", "light", "en"))
    board = Board(page)
    board.asked()
    # A tap that means something else offers to tell more.
    page.locator(".map [data-region=edoras]").tap()
    page.get_by_role("button", name="All about Edoras").tap()
    card = page.locator(".about")
    expect(card).to_contain_text("City · Rohan · 1 point")
    expect(card).to_contain_text("2 dice, re-roll 0")
    card.get_by_role("button", name="Close").tap()
    expect(card).to_have_count(0)
    # Where it can mean nothing else, it tells at once: who threatens whom, and who could come.
    page.locator(".bar input").focus()
    page.keyboard.type("orthanc")
    page.keyboard.press("Enter")
    page.locator(".map [data-region=orthanc]").tap()
    expect(card).to_contain_text("Stronghold · Isengard · 2 points")
    expect(card).to_contain_text("Fords of Isen: 2 dice, re-roll 1")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1200, 800), (1280, 720)])
def test_what_is_told_of_a_region_covers_no_other(
    visitor: Visitor, house: House, width: int, height: int
) -> None:
    crowd = {**COUNCIL, "armies": {"pelargir": {"gondor-regular": 4, "rohan-regular": 1}}}
    page = visitor(opened(house, crowd, shadow="open"), width=width, height=height)
    board = Board(page)
    board.asked()
    fit = page.locator(".wotr .zoom button").last
    if fit.is_enabled():
        fit.click()
    page.wait_for_function("() => document.querySelector('.furniture:not(.zoomed)')")
    page.locator(".map [data-region=pelargir]").hover(force=True)
    expect(page.locator(".furniture .told")).to_contain_text("Pelargir")
    hidden: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.wotr .map [data-region]')].filter(one => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.furniture');
        }).map(one => one.dataset.region)"""
    )
    assert hidden == []


def test_an_empty_region_says_who_stands_beside_it(visitor: Visitor, house: House) -> None:
    page = visitor(opened(house, COUNCIL, shadow="open"))
    Board(page).asked()
    page.locator(".map [data-region=gap-of-rohan]").focus()
    told = page.get_by_role("region", name="Gap of Rohan", exact=True)
    expect(told).to_contain_text("Nobody is here.")
    for army in ("Fords of Isen", "Orthanc"):
        expect(told).to_contain_text(re.compile(f"Armies beside it:.*{army}"))


def test_an_army_says_who_could_come_to_its_help(visitor: Visitor, house: House) -> None:
    page = visitor(opened(house, COUNCIL, shadow="open"))
    Board(page).asked()
    page.locator(".map [data-region=helms-deep]").focus()
    told = page.get_by_role("region", name="Helm's Deep", exact=True)
    expect(told).to_contain_text("Friends beside it: Fords of Isen")


def test_a_double_click_shows_a_theatre_of_war_and_the_mini_map_where_it_is(
    visitor: Visitor, house: House
) -> None:
    page = visitor(opened(house, COUNCIL, shadow="open"))
    Board(page).asked()
    mini = page.locator(".map .mini, .map [data-furniture] canvas").first
    expect(mini).to_have_count(0)
    land = page.locator(".wotr .map canvas.pieces").bounding_box()
    assert land is not None
    # The middle of Mordor, where the Free Peoples can do nothing.
    page.mouse.dblclick(land["x"] + land["width"] * 0.86, land["y"] + land["height"] * 0.65)
    expect(mini).to_be_visible()
    expect(page.get_by_role("button", name="Nations")).to_be_visible()
    page.keyboard.press("0")
    expect(mini).to_have_count(0)


def test_a_region_is_found_by_a_few_letters(visitor: Visitor, house: House) -> None:
    page = visitor(opened(house, COUNCIL, shadow="open"))
    Board(page).asked()
    page.keyboard.press("/")
    page.keyboard.type("mori")
    page.keyboard.press("Enter")
    expect(page.locator(".map [data-region=moria]")).to_be_focused()
    expect(page.get_by_role("region", name="Moria")).to_contain_text("Stronghold · Sauron · 2 points")


def test_the_map_is_a_list_with_neighbours_too(visitor: Visitor, house: House) -> None:
    page = visitor(opened(house, COUNCIL, shadow="open"))
    board = Board(page)
    board.asked()
    page.get_by_role("tab", name="Regions").click()
    listed = page.get_by_role("region", name="Regions")
    listed.get_by_role("searchbox").fill("helm")
    row = listed.locator("[data-row=helms-deep]")
    expect(row).to_be_in_viewport()
    expect(row).to_contain_text("Rohan, Stronghold, 2 Victory Points")
    row.get_by_role("button", name="Fords of Isen").click()
    expect(listed.locator("[data-row=fords-of-isen] h3")).to_be_focused()
    # What can be done on the map can be done here.
    listed.locator("[data-row=fords-of-isen] .mark").click()
    expect(board.prompt).to_contain_text("Fords of Isen")


def test_a_phone_on_its_side_finds_the_settings(visitor: Visitor, house: House) -> None:
    page = visitor(opened(house, COUNCIL, shadow="open"), **wishes("aside", "light", "en"))
    Board(page).asked()
    page.locator(".wotr > .tabs button").nth(3).click()
    page.locator(".bar button").last.click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_the_end_is_summed_up(visitor: Visitor, house: House) -> None:
    seated = opened(house, COUNCIL, shadow="open")
    page = visitor(seated)
    Board(page).asked()
    httpx.post(
        f"{house.url}/api/tables/{seated.id}/resign", json={"token": seated.held["tokens"]["free"]}
    ).raise_for_status()
    over = page.get_by_role("dialog")
    expect(over.locator(".won")).to_contain_text("Shadow")
    expect(over).to_contain_text("progress 0 · Corruption 0 · 7 companions left")


THINKS = 60_000
"""Milliseconds in which a bot has found out what it would do, however busy the machine is."""


def test_a_hint_is_seen_on_the_map(visitor: Visitor, house: House) -> None:
    match = mathom.game("wotr").position(MARCHING, chance=mathom.Seeded(1))
    match.play("die muster-army", "use move")
    board = Board(visitor(house.table(match, shadow="bot:greedy")))
    board.asked()
    board.page.keyboard.press("?")
    expect(board.page.locator(".ask .hint")).to_be_visible(timeout=THINKS)
    # From where to where.
    expect(board.page.locator(".map [data-hint]")).to_have_count(2)


def test_the_name_of_a_region_does_not_lie_on_the_region(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, COUNCIL, shadow="open"), width=740, height=360, locale="es"))
    board.asked()
    name = board.page.locator(".map > .name")
    for region in ("helms-deep", "minas-tirith", "fords-of-isen", "osgiliath"):
        spot = board.page.locator(f".wotr .map [data-region={region}]")
        spot.focus()
        spot.hover(force=True)
        expect(name).to_be_visible()
        at_rest(board.page)
        label, land = name.bounding_box(), spot.bounding_box()
        assert label is not None
        assert land is not None
        beside = label["x"] + label["width"] <= land["x"] or land["x"] + land["width"] <= label["x"]
        assert beside or label["y"] + label["height"] <= land["y"], region
        # Who cannot see what is beneath cannot hit it: axe calls such a target too small.
        assert faults(board.page) == []


CUT_NAMES = """() => [...document.querySelectorAll('.hand .names b')].filter(
  one => one.scrollHeight > one.clientHeight + 4 || one.scrollWidth > one.clientWidth + 1
    || one.getBoundingClientRect().bottom > one.closest('button').getBoundingClientRect().bottom + 1
).map(one => one.innerText)"""


@pytest.mark.parametrize("side", ["free", "shadow"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [1100, 1200, 1440])
def test_the_names_of_eight_cards_are_to_be_read_in_the_strip(
    visitor: Visitor, house: House, side: str, language: str, width: int
) -> None:
    """Eight are the most: six, and two that were drawn at the beginning of a turn."""
    voice = Voice(language)
    own = [one for one, card in zip(CARD_IDS, CARDS, strict=True) if SIDES[card.side] == side]
    longest = sorted(own, key=lambda one: len(voice(f"wotr-card-{one}")))[-6:]
    other = SIDES[1 - SIDES.index(side)]
    position = {"phase": "draw", "hands": {side: longest, other: []}}
    page = visitor(opened(house, position, **{other: "open"}), width=width, height=800, locale=language)
    Board(page).asked()
    expect(page.locator(".hand [data-card]")).to_have_count(8)
    assert page.evaluate(CUT_NAMES) == []


NONE_COVERED = """regions => !regions.some(region => {
  const spot = document.querySelector(`.wotr .map [data-region='${region}']`);
  const { x, y, width, height } = spot.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.bubble');
})"""


@pytest.mark.parametrize("width", [1100, 1200, 1440])
def test_what_lies_on_the_map_covers_no_region_that_can_be_clicked(
    visitor: Visitor, house: House, width: int
) -> None:
    board = Board(visitor(opened(house, MARCHING, shadow="open"), width=width, height=800))
    board.asked()
    board.page.keyboard.press("0")
    armies = {"edoras": "westemnet", "minas-tirith": "osgiliath"}
    for start, end in armies.items():
        board.region(start, end)
        board.page.locator(".bubble .go:not([disabled])").wait_for()
        for other in set(armies) - {start}:
            board.must_mark(other, "lit")
        board.page.wait_for_function(NONE_COVERED, arg=[*armies, end])
        board.page.keyboard.press("Escape")
        board.page.keyboard.press("Escape")
    flying = Board(visitor(opened(house, FLYING, free="open"), width=width, height=800))
    flying.asked()
    flying.page.keyboard.press("0")
    for end in ("edoras", "carrock", "south-rhun", "near-harad", "dagorlad", "the-shire"):
        flying.choose("minions", "fly minas-morgul")
        flying.region(end)
        flying.page.locator(".bubble .go:not([disabled])").wait_for()
        flying.must_mark("dol-guldur", "lit")
        flying.page.wait_for_function(
            NONE_COVERED, arg=["minas-morgul", "dol-guldur", "near-harad", end]
        )
        for _ in range(3):
            flying.page.keyboard.press("Escape")
