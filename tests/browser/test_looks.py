"""For everybody: screen readers, small screens, three languages, light and dark, little waiting."""

from __future__ import annotations

import re
import statistics

import pytest
from playwright.sync_api import Page, Response, expect

import mathom
from mathom.games.duel.view.types import DuelView
from tests.browser.conftest import Visitor
from tests.browser.hands import Hands, duel, match_at
from tests.browser.house import House
from tools.build_web import library

GOOD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
KINDS = ("turn", "place", "move", "token", "retrieve", "pick")
LANGUAGES = {
    "en": ("Begin", "Your turn", "Chapter 1"),
    "it": ("Comincia", "Tocca a te", "Capitolo 1"),
    "es": ("Empezar", "Te toca", "Capítulo 1"),
}


def faults(page: Page) -> list[str]:
    """What axe finds wrong with the page."""
    axe = library("axe-core") / "axe.min.js"
    page.evaluate(axe.read_text(encoding="utf-8"))
    found = page.evaluate(
        "tags => axe.run(document, {runOnly: tags}).then(found => found.violations)", GOOD
    )
    return [
        f"{one['impact']} {one['id']}: {[node['html'][:160] for node in one['nodes'][:4]]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def at_rest(page: Page) -> None:
    """Wait until nothing moves any more."""
    page.wait_for_function("() => document.getAnimations().every(one => one.playState === 'finished')")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_the_lobby(visitor: Visitor, scheme: str) -> None:
    page = visitor("/", color_scheme=scheme)
    expect(duel(page).get_by_role("button", name="Begin")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Settings").click()
    assert faults(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("kind", KINDS)
def test_axe_finds_nothing_serious_at_the_table(
    visitor: Visitor, house: House, kind: str, scheme: str
) -> None:
    page = visitor(house.table(match_at(kind, least=25)), color_scheme=scheme)
    Hands(page).wait_for_turn()
    at_rest(page)
    assert faults(page) == []
    if kind == "turn":
        page.locator(".spot.legal").first.click()
        expect(page.locator(".offer")).to_be_visible()
        at_rest(page)
        assert faults(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_the_result(visitor: Visitor, house: House, scheme: str) -> None:
    page = visitor(house.table(match_at("turn", least=30), sauron="open"), color_scheme=scheme)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.locator("dialog .how")).to_be_visible()
    at_rest(page)
    assert faults(page) == []


def sideways(page: Page) -> int:
    """How far the page can be scrolled sideways."""
    return int(
        page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_never_scrolls_sideways(visitor: Visitor, house: House, language: str) -> None:
    phone = {"width": 360, "height": 640, "locale": language, "has_touch": True}
    lobby = visitor("/", **phone)
    expect(duel(lobby).locator("button.start")).to_be_visible()
    assert sideways(lobby) == 0
    for kind in KINDS:
        page = visitor(house.table(match_at(kind, least=25)), **phone)
        page.locator(".page.asked").wait_for()
        rooms = page.locator("nav.rooms button:visible")
        assert rooms.count() == 4
        for room in rooms.all():
            room.tap()
            assert sideways(page) == 0
            too_wide = page.evaluate(
                "[...document.querySelectorAll('.board, .side')]"
                ".filter(one => one.scrollWidth > one.clientWidth).map(one => one.className)"
            )
            assert too_wide == []


SIZES = [(1440, 900), (820, 1180), (360, 740), (740, 360)]
UNSEEN = """() => {
    const board = document.querySelector('.board').getBoundingClientRect();
    const wrong = [];
    for (const thing of document.querySelectorAll('.pyramid .spot, .landmarks li > button')) {
        const face = thing.getBoundingClientRect();
        if (face.right > board.right + 1 || face.bottom > board.bottom + 1 || face.left < board.left - 1)
            wrong.push(`${thing.ariaLabel} is cut off`);
        for (const sign of thing.querySelectorAll('svg, .name')) {
            // The picture behind it and the price over its edge are no signs of its own.
            if (sign.closest('.picture, .price')) continue;
            const box = sign.getBoundingClientRect();
            const outside = box.left < face.left - 1 || box.right > face.right + 1
                || box.top < face.top - 1 || box.bottom > face.bottom + 1;
            if (!box.width || outside || sign.scrollWidth > sign.clientWidth + 1)
                wrong.push(`${thing.ariaLabel}: ${sign.outerHTML.slice(0, 80)}`);
        }
    }
    return wrong;
}"""
"""What of cards and landmarks is cut off: themselves, their signs, their names."""


def three_ways(match: mathom.Match) -> bool:
    """Whether the card lies open that gives one of three skills."""
    view = match.view(match.seats[0])
    assert isinstance(view, DuelView)
    return "c2_07" in view.layout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_card_landmark_sign_or_name_is_cut_off(
    visitor: Visitor, house: House, width: int, height: int, language: str
) -> None:
    full = mathom.game("duel").new(seed=1)
    for match in (full, match_at("turn", where=three_ways)):
        page = visitor(house.table(match), width=width, height=height, locale=language)
        page.locator(".page.asked").wait_for()
        at_rest(page)
        assert page.evaluate(UNSEEN) == []


def test_on_a_tablet_nothing_is_small_beside_an_empty_band(visitor: Visitor, house: House) -> None:
    # Late in the game both players have much before them, and the board has least room.
    page = visitor(house.table(match_at("turn", least=62)), width=820, height=1180)
    page.locator(".page.asked").wait_for()
    cards, landmarks = (page.locator(f".{part}").bounding_box() for part in ("taking", "landmarks"))
    assert cards is not None
    assert landmarks is not None
    assert cards["x"] + cards["width"] <= landmarks["x"]
    assert cards["width"] + landmarks["width"] > 750
    spot = page.locator(".pyramid .spot").first.bounding_box()
    # As large as on a phone.
    assert spot is not None
    assert spot["width"] >= 54


def test_the_pyramid_stands_still_on_a_phone_while_a_card_is_looked_at(
    visitor: Visitor, house: House
) -> None:
    phone = {"width": 360, "height": 740, "has_touch": True, "reduced_motion": "no-preference"}
    page = visitor(house.table(match_at("turn", least=25)), **phone)
    page.locator(".page.asked").wait_for()
    at_rest(page)
    page.evaluate(
        """() => {
            const spots = [...document.querySelectorAll('.pyramid .spot')];
            const still = spots.filter(one => !one.matches('.open'));
            const where = () => still.map(one => JSON.stringify(one.getBoundingClientRect())).join();
            const first = where();
            window.blinked = 0;
            const look = () => {
                const seen = one => one.isConnected && getComputedStyle(one).opacity === '1';
                if (!spots.every(seen) || where() !== first) window.blinked += 1;
                window.looked = requestAnimationFrame(look);
            };
            look();
        }"""
    )
    for spot in page.locator(".pyramid .spot.legal").all()[:3]:
        spot.tap()
        expect(page.locator(".offer")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".offer")).to_have_count(0)
    assert page.evaluate("() => { cancelAnimationFrame(window.looked); return window.blinked; }") == 0


def test_where_names_would_not_tell_them_apart_a_phone_names_the_sides(
    visitor: Visitor, house: House
) -> None:
    page = visitor(house.table(match_at("turn", least=25)), width=360, height=740)
    expect(page.locator(".scores .name")).to_have_text(["Sauron", "Fellowship"])
    friend = visitor(house.table(match_at("turn", least=25), sauron="bot:greedy"), width=360, height=740)
    expect(friend.locator(".scores .name")).to_have_text(["The computer", "Ada"])


def test_a_link_can_be_read_on_a_phone_held_sideways(visitor: Visitor, house: House) -> None:
    seated = house.table(match_at("turn", seat="sauron"), sauron="friend")
    page = visitor("about:blank", width=740, height=360)
    page.goto(f"{house.url}/favicon.svg")
    held = {**seated.held, "invites": {"sauron": seated.invites["sauron"].removeprefix(house.url)}}
    page.evaluate("held => localStorage['mathom-tables'] = JSON.stringify([held])", held)
    page.goto(seated.url)
    field = page.get_by_label("Send this link to whoever is to play Sauron").bounding_box()
    assert field is not None
    assert field["width"] > 120


def test_a_phone_shows_the_map_when_the_game_is_over(visitor: Visitor, house: House) -> None:
    page = visitor(house.table(match_at("turn", least=30), sauron="open"), width=360, height=740)
    expect(page.locator(".pyramid")).to_be_visible()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".map")).to_be_visible()


def test_on_a_phone_held_sideways_both_scores_are_seen_whole(visitor: Visitor, house: House) -> None:
    seated = house.opened("duel", ("fellowship", "sauron"), None, sauron="bot:random")
    page = visitor(seated, width=740, height=360, has_touch=True)
    coins = page.locator(".scores [role=group] > :last-child")
    expect(coins).to_have_count(2)
    on_top = """one => {
        const {right, top, bottom} = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(right - 8, (top + bottom) / 2));
    }"""
    assert [coin.evaluate(on_top) for coin in coins.all()] == [True, True]


def test_a_phone_plays_by_touch_with_the_decision_one_tap_away(visitor: Visitor, house: House) -> None:
    page = visitor(house.table(match_at("turn", least=25)), width=360, height=640, has_touch=True)
    page.locator(".page.asked").wait_for()
    page.get_by_role("button", name=re.compile("^Show .* as a list")).tap()
    expect(page.locator(".choices button").first).to_be_visible()
    page.get_by_role("button", name="Hide the list").tap()
    page.locator(".spot.legal").first.tap()
    page.locator(".offer .actions button").last.tap()
    expect(page.locator(".offer")).to_have_count(0)
    page.locator("nav.rooms button").last.tap()
    expect(page.locator(".log")).to_contain_text("discards a")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_table_speaks_each_language(visitor: Visitor, house: House, language: str) -> None:
    begin, turn, chapter = LANGUAGES[language]
    page = visitor("/", locale=language)
    assert page.locator("html").get_attribute("lang") == language
    duel(page).get_by_role("button", name=begin).click()
    hands = Hands(page)
    hands.wait_for_turn()
    expect(page.locator(".headline")).to_have_text(chapter)
    expect(page).to_have_title(re.compile(turn))
    for _ in range(6):
        hands.click_through()
        if not hands.wait_for_turn():
            break
    words = page.locator("body").inner_text() + " ".join(
        one for one in page.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    )
    assert re.findall(r"\b(?:web|duel)-[a-z_-]+|\{ ?\$|undefined|NaN", words) == []


def test_the_chosen_language_and_light_are_remembered(visitor: Visitor) -> None:
    page = visitor("/", color_scheme="light")
    page.get_by_role("button", name="Italiano").click()
    expect(duel(page).get_by_role("button", name="Comincia")).to_be_visible()
    page.get_by_role("button", name="Impostazioni").click()
    page.get_by_text("Notte").click()
    page.reload()
    expect(duel(page).get_by_role("button", name="Comincia")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(22, 18, 14)"


def test_what_happens_is_announced_to_screen_readers(visitor: Visitor, house: House) -> None:
    page = visitor(house.table(match_at("turn", least=10)))
    hands = Hands(page)
    hands.wait_for_turn()
    page.locator(".spot.legal").first.click()
    hands.until_counted(page.locator(".offer .actions button").last.click)
    expect(page.locator("p[aria-live=polite]")).to_contain_text("discards a")
    expect(page.locator("p[aria-live=polite]")).to_contain_text("Your turn.")


def animations(page: Page) -> int:
    return int(page.evaluate("window.flown"))


COUNT_FLIGHTS = """() => {
    window.flown = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
        window.flown += 1;
        return animate.apply(this, args);
    };
}"""


def test_pieces_move_unless_the_viewer_wants_stillness(visitor: Visitor, house: House) -> None:
    for motion, moves in (("no-preference", True), ("reduce", False)):
        page = visitor(house.table(match_at("place")), reduced_motion=motion)
        page.evaluate(COUNT_FLIGHTS)
        hands = Hands(page)
        hands.wait_for_turn()
        hands.click_through()
        assert (animations(page) > 0) is moves
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Animation").get_by_text("On", exact=True).click()
    page.keyboard.press("Escape")
    hands.wait_for_turn()
    hands.click_through()
    page.wait_for_function("() => window.flown > 0")


CLICK_AND_WATCH = """
    button => new Promise((done) => {
        const count = document.querySelector('.replay .count');
        const before = count.innerText;
        const start = performance.now();
        const watcher = new MutationObserver(() => {
            if (count.innerText === before) return;
            watcher.disconnect();
            requestAnimationFrame(() => done(performance.now() - start));
        });
        watcher.observe(count, {subtree: true, childList: true, characterData: true});
        button.click();
    })
"""


def test_from_a_click_to_the_changed_board_takes_less_than_a_tenth_of_a_second(
    visitor: Visitor, house: House
) -> None:
    medians: list[float] = []
    # The best of three rounds: other tests may keep the machine busy during one of them.
    while len(medians) < 3 and min(medians, default=100) >= 100:
        page = visitor(house.table(match_at("turn")))
        hands = Hands(page)
        times: list[float] = []
        while len(times) < 25 and hands.wait_for_turn():
            button = page.locator(".choices button").first.element_handle()
            assert button is not None
            times.append(float(page.evaluate(CLICK_AND_WATCH, button)))
        medians.append(statistics.median(times))
        print(f"median {medians[-1]:.1f} ms, slowest {max(times):.1f} ms")
    assert min(medians) < 100


def test_the_first_page_weighs_less_than_300_kilobytes(visitor: Visitor, house: House) -> None:
    page = visitor("about:blank")
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    weights: list[float] = []
    client.on("Network.loadingFinished", lambda told: weights.append(told["encodedDataLength"]))
    page.goto(house.url)
    expect(duel(page).get_by_role("button", name="Begin")).to_be_visible()
    page.wait_for_load_state("networkidle")
    lobby = sum(weights)
    duel(page).get_by_role("button", name="Begin").click()
    Hands(page).wait_for_turn()
    page.wait_for_load_state("networkidle")
    print(f"lobby {lobby / 1000:.0f} kB, lobby and table {sum(weights) / 1000:.0f} kB")
    assert lobby > 50_000
    assert sum(weights) < 300_000


def test_nothing_is_loaded_from_elsewhere(visitor: Visitor, house: House) -> None:
    page = visitor("about:blank")
    asked: list[str] = []

    def note(response: Response) -> None:
        asked.append(response.url)

    page.on("response", note)
    page.goto(house.url)
    duel(page).get_by_role("button", name="Begin").click()
    Hands(page).wait_for_turn()
    assert asked
    assert [url for url in asked if not url.startswith((house.url, "blob:", "data:"))] == []
