"""The TCG's table for everybody: screen readers, keys, small screens, three languages, day and night."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.everybody import everybody, wishes
from tests.browser.house import House
from tests.browser.tcg.hands import Board, opened
from tests.browser.tcg.positions import ARCHERY, ASSIGNMENT, FOUR, LONG_WAY, ROAD, SKIRMISH, Position
from tests.browser.test_looks import at_rest, faults, sideways

LANGUAGES = {"en": "Shadow wins.", "it": "Vince l'Ombra.", "es": "Gana la Sombra."}


@everybody
def test_everybody_finds_the_decision(
    visitor: Visitor, house: House, size: str, scheme: str, language: str
) -> None:
    page = visitor(opened(house, SKIRMISH, b="open"), **wishes(size, scheme, language))
    board = Board(page)
    board.choose("fight 4P364a")
    board.asked()
    expect(board.lane.locator(".told")).to_contain_text(LANGUAGES[language])
    expect(board.row("pass")).to_be_in_viewport()
    assert sideways(page) == 0
    # Away from the rows: the card that is read there would lie over the table.
    page.mouse.move(2, 2)
    expect(page.locator(".reader")).to_have_count(0)
    at_rest(page)
    assert faults(page) == []


def test_axe_finds_nothing_serious_while_assigning(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, ASSIGNMENT, b="open")))
    board.asked()
    board.card("4P364a").click()
    at_rest(board.page)
    assert faults(board.page) == []


def test_every_choice_is_made_with_the_keyboard(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, ROAD, b="open")))
    board.asked()
    keyboard = board.page.keyboard
    keyboard.press("1")
    board.until_made(0)
    board.asked()
    board.card("4C310a").focus()
    keyboard.press("Enter")
    board.until_made(1)
    expect(board.page.locator(".piece[data-card='4C310a'] .tab")).to_have_count(1)
    for n in ("1", "0"):
        keyboard.press("u")
        board.page.wait_for_function("n => document.querySelector('.tcg').dataset.n === n", arg=n)
    board.asked()
    keyboard.press("p")
    board.until_made(0)


def test_several_at_one_screen_do_not_see_each_other_s_hands(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, ROAD)))
    board.asked()
    expect(board.card("4C306a")).to_be_visible()
    board.choose("pass")
    cover = board.page.locator(".over[role=alertdialog]")
    expect(cover).to_be_visible()
    expect(board.page.locator(".table > .hand")).not_to_be_visible()
    board.page.reload()
    expect(cover).to_be_visible()
    cover.get_by_role("button").click()
    expect(board.card("4C184b")).to_be_visible()


def test_who_only_watches_has_no_hand(visitor: Visitor, house: House) -> None:
    table = opened(house, SKIRMISH)
    page = visitor(table.url)
    expect(page.locator(".tcg .near")).to_be_visible()
    expect(page.locator(".table > .hand")).to_have_count(0)
    expect(page.locator(".ask .prompt")).to_contain_text("to decide")


def test_a_finger_that_stays_on_a_card_reads_it_and_chooses_nothing(
    visitor: Visitor, house: House
) -> None:
    page = visitor(opened(house, ASSIGNMENT, b="open"), width=360, height=740, has_touch=True)
    board = Board(page)
    board.asked()
    before = board.n
    piece = board.card("4C184b")
    finger = {"pointerType": "touch", "isPrimary": True, "bubbles": True}
    piece.dispatch_event("pointerdown", finger)
    reader = page.locator(".reader.stays")
    expect(reader).to_contain_text("Uruk Defender")
    piece.dispatch_event("pointerup", finger)
    piece.dispatch_event("click")
    expect(reader).to_be_visible()
    assert sideways(page) == 0
    reader.get_by_role("button", name="Put away").click()
    expect(reader).to_have_count(0)
    assert board.n == before
    expect(page.locator("[data-mark=chosen]")).to_have_count(0)


def test_two_taps_bring_a_companion_and_a_minion_together(visitor: Visitor, house: House) -> None:
    table = opened(house, ASSIGNMENT, b="open")
    board = Board(visitor(table, width=360, height=740, has_touch=True))
    board.asked()
    board.page.locator(".arena [data-piece='4P364a']").tap()
    loose = board.page.locator(".loose")
    expect(loose).to_contain_text("10 : 9")
    before = board.n
    loose.locator("[data-piece='4C184b']").tap()
    board.until_made(before)
    expect(board.page.locator("[data-column='4P364a'] .stack [data-piece='4C184b']")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (820, 1180)])
def test_a_finger_pulls_a_minion_onto_a_companion(
    visitor: Visitor, house: House, width: int, height: int
) -> None:
    table = opened(house, ASSIGNMENT, b="open")
    board = Board(visitor(table, width=width, height=height, has_touch=True))
    board.asked()
    page = board.page
    minion = page.locator(".loose [data-piece='4C184b']")
    aragorn = page.locator(".arena [data-piece='4P364a']")
    before = board.n
    finger = Finger(page)
    finger.down(minion)
    finger.move(0, -40)
    # The card is in the air, whoever it could fight glows, and the table stays where it is.
    expect(page.locator(".dragged")).to_be_visible()
    expect(aragorn).to_have_attribute("data-mark", "lit")
    finger.to(aragorn)
    finger.up()
    board.until_made(before)
    expect(page.locator("[data-column='4P364a'] .stack [data-piece='4C184b']")).to_be_visible()
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator(".reader")).to_have_count(0)


def test_a_finger_that_lets_go_over_nothing_has_chosen_nothing(visitor: Visitor, house: House) -> None:
    table = opened(house, ASSIGNMENT, b="open")
    board = Board(visitor(table, width=360, height=740, has_touch=True))
    board.asked()
    before = board.n
    finger = Finger(board.page)
    finger.down(board.page.locator(".loose [data-piece='4C184b']"))
    finger.move(120, 30)
    expect(board.page.locator(".dragged")).to_be_visible()
    finger.up()
    expect(board.page.locator(".dragged, [data-mark=chosen]")).to_have_count(0)
    assert board.n == before


class Finger:
    """One finger on the glass, as the browser hears of it: with scrolling, and with its clicks."""

    def __init__(self, page: Page) -> None:
        self._glass = page.context.new_cdp_session(page)
        self._x = self._y = 0.0

    def down(self, thing: Locator) -> None:
        self._x, self._y = middle(thing)
        self._touch("touchStart")

    def move(self, right: float, down: float) -> None:
        """Slides so far, in a few steps."""
        for _ in range(8):
            self._x += right / 8
            self._y += down / 8
            self._touch("touchMove")

    def to(self, thing: Locator) -> None:
        x, y = middle(thing)
        self.move(x - self._x, y - self._y)

    def up(self) -> None:
        self._glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _touch(self, kind: str) -> None:
        point = {"x": self._x, "y": self._y}
        self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})


def middle(thing: Locator) -> tuple[float, float]:
    (box,) = boxes(thing)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_turn_with_the_keyboard_alone(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, ROAD)))
    keyboard = board.page.keyboard
    phases = []
    for _ in range(30):
        board.page.locator(".tcg.asked").wait_for(state="attached")
        if board.page.locator(".over[role=alertdialog]").count():
            keyboard.press("Enter")
        board.asked()
        if board.phase not in phases:
            phases.append(board.phase)
        if board.row("stay").count():
            break
        before = board.n
        # Digits choose at once; where there is nothing but to go on, P does.
        first = board.page.locator(".ask .row").first
        keyboard.press("1" if first.count() and board.phase in ("shadow", "assignment") else "p")
        if board.page.locator(".tcg [data-mark=chosen]").count():
            keyboard.press("1")
        # Where P does not serve something must be chosen, once no answer is on its way.
        expect(board.page.locator(".ask[aria-busy=true]")).to_have_count(0)
        if board.n == before and board.page.locator(".ask .row").count():
            board.page.locator(".ask .row").first.focus()
            keyboard.press("Enter")
        board.until_made(before)
    assert phases[0] == "fellowship"
    assert {"shadow", "assignment", "skirmish", "regroup"} <= set(phases)


NAME_IN_SIGHT = """name => {
    const box = name.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top?.closest('[data-card]')?.dataset.card === name.closest('[data-card]').dataset.card;
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (820, 1180)])
def test_nothing_that_lies_there_is_out_of_sight(
    visitor: Visitor, house: House, width: int, height: int
) -> None:
    page = visitor(opened(house, LONG_WAY, b="open"), width=width, height=height)
    Board(page).asked()
    # Each of two who fight one companion can be told, and what comes of it stands below them.
    fighters = page.locator("[data-column='4P364a'] .stack .name")
    expect(fighters).to_have_count(2)
    for name in fighters.all():
        assert name.evaluate(NAME_IN_SIGHT)
    (stack,) = boxes(page.locator("[data-column='4P364a'] .stack"))
    (told,) = boxes(page.locator("[data-column='4P364a'] .verdict"))
    assert told["y"] >= stack["y"] + stack["height"] - 1
    # The choice says it too.
    expect(page.locator(".ask [data-option='fight 4P364a']")).to_contain_text("10 : 18")
    # However much is in a support area, it is inside the bar.
    for bar in page.locator(":is(.others, .near) .bar").all():
        (frame,), (ends,) = boxes(bar), boxes(bar.locator(".end"))
        lying = boxes(bar.locator(".plaques :is(.plaque, .under, .site)"))
        assert lying
        for box in lying:
            assert box["x"] + box["width"] <= ends["x"] + 1
            assert box["y"] + box["height"] <= frame["y"] + frame["height"]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1180, 820), (820, 1180), (360, 740)])
def test_four_have_room_on_every_screen(visitor: Visitor, house: House, width: int, height: int) -> None:
    page = visitor(opened(house, FOUR, players=4, b="open"), width=width, height=height, locale="it")
    Board(page).asked()
    # Sites lie beside each other, not one over the other.
    sites = page.locator(".path li:not(.aside) .tcg-card")
    expect(sites).to_have_count(3)
    for one, after in itertools.pairwise(boxes(sites)):
        assert one["x"] + one["width"] <= after["x"]
    # Whose action it is stands beside the phases or below them.
    (phases,), (players,) = boxes(page.locator(".phases")), boxes(page.locator(".track .who"))
    below = players["y"] >= phases["y"] + phases["height"]
    assert below or players["x"] >= phases["x"] + phases["width"]
    # All that a bar tells is inside it.
    bars = page.locator(":is(.others, .near) .bar")
    expect(bars).to_have_count(4)
    for bar in bars.all():
        (frame,) = boxes(bar)
        inside = boxes(bar.locator(".stat, .medals > *"))
        assert len(inside) >= 4
        for box in inside:
            assert box["x"] + box["width"] <= frame["x"] + frame["width"]
            assert box["y"] + box["height"] <= frame["y"] + frame["height"]


@pytest.mark.parametrize("position", [LONG_WAY, ARCHERY], ids=["skirmish", "archery"])
def test_a_tablet_shows_the_whole_battle(visitor: Visitor, house: House, position: Position) -> None:
    page = visitor(opened(house, position, b="open"), width=820, height=1180)
    board = Board(page)
    board.asked()
    if board.phase == "skirmish":
        board.choose("fight 4P364a")
        board.asked()
    assert page.locator(".battle").evaluate("all => all.scrollHeight - all.clientHeight") <= 1


def boxes(things: Locator) -> list[FloatRect]:
    """Where things lie, each of them."""
    found = [thing.bounding_box() for thing in things.all()]
    return [box for box in found if box is not None]


def test_all_that_lies_on_the_table_is_found(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, LONG_WAY, b="open")))
    board.choose("fight 4P364a")
    board.asked()
    table = board.page
    # Allies and conditions, their tokens, and what is stacked on them.
    near = table.locator(".near")
    for card in ("4C277a", "4C281a", "4R52a", "4R69a"):
        expect(near.locator(f"[data-piece='{card}']")).to_have_count(1)
    expect(near.locator("[data-piece='4R69a'] .tokens")).to_have_text("3")
    expect(near.locator("[data-piece='4C42a'], [data-piece='4C50a']")).to_have_count(2)
    # Who controls a site is seen, and its name still is.
    uruks = table.locator(".path li").nth(1)
    expect(uruks.locator(".flag")).to_contain_text("controls")
    flag, name = (uruks.locator(one).bounding_box() for one in (".flag", ".two"))
    assert flag is not None
    assert name is not None
    assert flag["y"] + flag["height"] <= name["y"] + 1
    # Piles are opened.
    near.get_by_role("button", name="discard").click()
    pile = table.get_by_role("dialog")
    expect(pile).to_contain_text("Knocked on the Head")
    table.keyboard.press("Escape")
    # The lane has room for every reason, whoever stands about.
    ledger = board.lane.locator("[data-side=shadow] .ledger")
    assert ledger.evaluate("ledger => ledger.scrollHeight - ledger.clientHeight") <= 1
