"""War of the Ring by clicks: die first or piece first, from each side, one deed of every kind."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visitor
from tests.browser.house import House
from tests.browser.wotr.hands import Board, opened
from tests.browser.wotr.positions import (
    COUNCIL,
    DARK,
    HUNTED,
    MARCHING,
    ON_THE_WAY,
    PEACE,
    PITCHED,
    SIEGE,
    Position,
)

Sit = Callable[..., Board]


@pytest.fixture
def sit(visitor: Visitor, house: House) -> Sit:
    """Sits down at a table at a position, and waits for the first question."""

    def sit(position: Position | None, **seats: str) -> Board:
        board = Board(visitor(opened(house, position, **seats)))
        board.asked()
        return board

    return sit


def test_die_army_target_and_who_goes_is_one_plan(sit: Sit) -> None:
    board = sit(COUNCIL, shadow="open")
    before = board.n
    board.die("muster-army")
    board.must_mark("minas-tirith", "lit")
    board.must_not_mark("moria")
    board.region("minas-tirith")
    board.must_mark("osgiliath", "target")
    board.region("osgiliath")
    board.take("Gondor Regular", 1)
    expect(board.page.locator(".bubble .then")).to_contain_text("Minas Tirith keeps")
    board.go(".only")
    board.until_made(before)
    expect(board.chronicle).to_contain_text("1 Gondor Regular")
    assert board.n == 7, "die, use, road, two who stay, go, nothing more: sent in one go"


CROWDED: Position = {
    "armies": {
        "gorgoroth": {"sauron-regular": 10, "nazgul": 1},
        "minas-morgul": {"sauron-regular": 5},
        "nurn": {"sauron-regular": 8},
    },
    "dice": {"shadow": {"character": 1}, "free": {"character": 1}},
    "to_act": "shadow",
    "hands": {"shadow": [], "free": []},
}
"""Half of the army finds no room, and the Nazgûl must lead the rest: nobody chooses who stays."""


@pytest.mark.parametrize(("target", "room"), [("minas-morgul", 5), ("nurn", 2)])
def test_as_many_go_as_find_room(sit: Sit, target: str, room: int) -> None:
    board = sit(CROWDED, free="open")
    before = board.n
    board.region("gorgoroth", target)
    board.go()
    board.until_made(before)
    expect(board.chronicle).to_contain_text(f"{room} Sauron Regulars, 1 Nazgûl")


def test_army_first_proposes_the_least_flexible_die(sit: Sit) -> None:
    board = sit(COUNCIL, shadow="open")
    board.region("minas-tirith", "osgiliath")
    # A second click on the target sends them all.
    board.page.locator(".bubble .go:not([disabled])").wait_for()
    board.region("osgiliath")
    expect(board.prompt).to_contain_text("Choose an army to move")
    before = board.n
    board.page.keyboard.press("Enter")
    board.until_made(before)
    expect(board.chronicle.get_by_role("img", name="Muster/Army")).to_be_visible()


def test_esc_goes_back_step_by_step_and_nothing_was_sent(sit: Sit) -> None:
    board = sit(COUNCIL, shadow="open")
    board.die("muster-army")
    board.region("minas-tirith", "osgiliath")
    board.page.locator(".bubble .go:not([disabled])").wait_for()
    for _ in range(3):
        board.page.keyboard.press("Escape")
    expect(board.page.locator(".own [data-die=muster-army]")).to_have_attribute("aria-pressed", "false")
    assert board.n == 0
    board.die("event")
    board.choose("draw", "draw strategy")
    board.until_made(0)


def test_what_cannot_be_says_why(sit: Sit) -> None:
    board = sit(COUNCIL, shadow="open")
    expect(board.page.locator(".ask .not")).to_have_text(
        re.compile("Pass: .*you have 4, the other has 4")
    )
    board.region("minas-tirith", "anfalas")
    expect(board.page.locator(".ask [role=alert]")).not_to_be_empty()
    assert board.n == 0


def test_the_fellowship_moves_and_bears_the_damage_of_the_hunt(sit: Sit) -> None:
    board = sit(HUNTED, shadow="bot:greedy")
    before = board.n
    board.choose("use fellowship")
    board.until_made(before)
    dialog = board.page.locator(".map [role=dialog]")
    expect(dialog).to_contain_text("3 damage to take")
    board.asked()
    # What each way comes to is said before it is gone.
    expect(dialog.locator("[data-option=corruption]")).to_contain_text("0 → 3")
    expect(dialog.locator("[data-option='sacrifice guide']")).to_contain_text("0 → 0")
    expect(dialog.locator("[data-option='sacrifice guide']")).to_contain_text("level 3")
    expect(dialog).to_contain_text("A next Hunt finds the Fellowship in")
    before = board.n
    board.page.keyboard.press("Enter")
    board.until_made(before)
    expect(board.page.locator(".quest")).to_contain_text("Corruption 3")
    board.asked()
    expect(board.page.locator(".own .dice [data-die]")).to_have_count(1)


def test_troops_are_mustered_where_one_clicks(sit: Sit) -> None:
    board = sit(COUNCIL, shadow="open")
    board.die("muster-army")
    board.choose("recruit")
    # The question is the one that is left, not the first one.
    expect(board.prompt).to_contain_text(re.compile("recruit", re.IGNORECASE))
    board.must_mark("lamedon", "muster")
    board.region("lamedon", "pelargir")
    here = board.page.locator(".bubble")
    expect(here).to_contain_text("Pelargir")
    before = board.n
    board.page.keyboard.press("Enter")
    board.until_made(before)
    expect(board.chronicle).to_contain_text("Recruited in Lamedon")
    expect(board.chronicle).to_contain_text("Recruited in Pelargir")


def test_a_field_battle_with_a_card_and_casualties(sit: Sit) -> None:
    board = sit(PITCHED)
    board.die("army")
    board.region("orthanc", "fords-of-isen")
    expect(board.page.locator(".bubble .odds")).to_contain_text("you win in")
    before = board.n
    board.go()
    board.until_made(before)
    dialog = board.page.locator(".map [role=dialog]")
    expect(dialog).to_contain_text("Fords of Isen")
    asked: list[str] = []
    while "lose" not in asked:
        board.asked()
        rows = board.page.locator(".ask .rows button")
        option = rows.first.get_attribute("data-option") or ""
        asked.append(option.split()[0])
        before = board.n
        # The Shadow lays its card down, nobody gives way, and what is asked first is taken.
        fast = {"combat": "combat the-day-without-dawn", "retreat": "stand", "cease": "fight"}
        wanted = board.row(fast.get(option.split()[0], option))
        (wanted if wanted.count() else rows.first).click()
        board.until_made(before)
    expect(board.chronicle).to_contain_text("attacks the Fords of Isen")
    expect(board.chronicle).to_contain_text(re.compile("Lost in|Reduced to a Regular in"))
    expect(board.chronicle).to_contain_text("Day Without Dawn")


def test_a_siege_is_assaulted(sit: Sit) -> None:
    board = sit(SIEGE, free="bot:random")
    board.region("helms-deep", "helms-deep")
    board.go()
    expect(board.page.locator(".map [role=dialog]")).to_contain_text("Helm's Deep")


def test_a_card_is_read_and_then_played(sit: Sit) -> None:
    board = sit(COUNCIL, shadow="open")
    before = board.n
    board.page.locator(".hand [data-card=axe-and-bow]").first.click()
    assert board.n == before
    board.page.get_by_role("button", name="Play Axe and Bow").first.click()
    # Gandalf guides, and the Event die is the least flexible one that can play it.
    board.choose("keep")
    board.until_made(before)
    expect(board.chronicle).to_contain_text("plays Axe and Bow")


def test_companions_leave_the_fellowship(sit: Sit) -> None:
    board = sit(COUNCIL, shadow="open")
    board.die("character")
    board.choose("separate", "group legolas", "with gimli")
    board.must_mark("fords-of-bruinen", "target")
    before = board.n
    board.region("fords-of-bruinen")
    board.choose("guide gandalf-grey")
    board.until_made(before)
    expect(board.chronicle).to_contain_text("Gimli")


def test_the_fellowship_declares_itself_where_one_clicks(sit: Sit) -> None:
    board = sit(ON_THE_WAY, shadow="open")
    board.choose("declare")
    board.must_mark("hollin", "target")
    before = board.n
    board.region("hollin")
    board.until_made(before)
    expect(board.chronicle).to_contain_text("declared in Hollin")


def test_a_nation_advances_on_its_track(sit: Sit) -> None:
    board = sit(PEACE, shadow="open")
    before = board.n
    track = board.page.locator(".nations .row")
    elves = re.compile("Elves")
    expect(track.filter(has=board.page.get_by_role("img", name=elves))).to_contain_text("3 from war")
    board.page.locator(".nations").get_by_role("button", name=elves).click()
    board.until_made(before)
    expect(board.chronicle).to_contain_text("Elves")
    # Its flag has gone on, and is marked as the one that did.
    expect(track.filter(has=board.page.get_by_role("img", name=elves))).to_contain_text("2 from war")
    expect(board.page.locator(".nations .stirred").get_by_role("img", name=elves)).to_be_visible()


def test_a_plan_outlives_a_server_that_went_away(sit: Sit, house: House) -> None:
    board = sit(COUNCIL, shadow="open")
    page = board.page
    board.region("minas-tirith", "osgiliath")
    board.take("Gondor Regular", 1)
    go = page.locator(".bubble .only:not([disabled])")
    go.wait_for()
    house.kill()
    try:
        expect(page.locator(".status")).to_contain_text("Connection lost")
        # Nobody can be sent anywhere meanwhile.
        expect(go).to_have_count(0)
    finally:
        house.start()
    expect(page.locator(".status")).to_have_count(0)
    # Those who were picked are still picked; now they go.
    assert board.n == 0
    go.click()
    board.until_made(0)
    expect(board.chronicle).to_contain_text("1 Gondor Regular")


def test_an_answer_that_was_lost_is_asked_for_again(sit: Sit) -> None:
    board = sit(COUNCIL, shadow="open")
    page = board.page
    board.region("minas-tirith", "osgiliath")
    board.page.locator(".bubble .only:not([disabled])").wait_for()
    lost: list[str] = []

    def drop(route: Route) -> None:
        lost.append(route.request.url)
        route.abort("connectionreset")

    page.route("**/outlook*", drop, times=2)
    board.take("Gondor Regular", 1)
    # What it comes to is told all the same, and so is that another army may go.
    expect(page.locator(".bubble .then")).to_contain_text("Minas Tirith keeps")
    assert lost
    board.go(".only")
    board.until_made(0)
    expect(board.chronicle).to_contain_text("1 Gondor Regular")


@pytest.mark.parametrize("sends", ["the button", "the next army"])
def test_who_is_quicker_than_the_server_sends_those_who_are_picked(sit: Sit, sends: str) -> None:
    board = sit(MARCHING, shadow="open")
    page = board.page
    before = board.n
    board.region("minas-tirith", "osgiliath")
    page.locator(".bubble .only:not([disabled])").wait_for()
    board.must_mark("edoras", "lit")
    held: list[Route] = []
    page.route("**/outlook*", lambda route: held.append(route), times=1)
    board.take("Gondor Regular", 1)
    if sends == "the button":
        board.go(".only")
    else:
        board.region("edoras")
    # Nobody has gone yet, and not those who were picked before.
    expect(page.locator(".bubble .who")).to_be_visible()
    held.pop().continue_()
    if sends == "the next army":
        board.region("folde")
        expect(page.locator(".bubble h3")).to_contain_text("Folde")
        board.go()
    board.until_made(before)
    expect(board.chronicle).to_contain_text("1 Gondor Regular")


WINGED: Position = {
    **DARK,
    "armies": {
        "dimrill-dale": {"sauron-regular": 3, "nazgul": 1},
        "lorien": {"elves-regular": 1, "elves-elite": 2, "elves-leader": 1},
    },
}
"""Three Regulars and a Nazgûl before Lórien."""


def test_who_is_picked_goes_or_it_is_said_why_not(sit: Sit) -> None:
    board = sit(WINGED, free="open")
    before = board.n
    board.region("dimrill-dale", "lorien")
    board.page.locator(".bubble .go:not([disabled])").wait_for()
    # Nobody stays behind an attack without a unit: the rules would keep a Regular back with the Nazgûl.
    board.take("Nazgûl", 0)
    expect(board.page.locator(".bubble [role=alert]")).to_contain_text("needs a unit beside him")
    expect(board.page.locator(".bubble .go")).to_be_disabled()
    board.take("Sauron Regular", 2)
    board.go()
    board.until_made(before)
    attackers = board.page.locator(".wotr .map [data-region=dimrill-dale]")
    expect(attackers).to_have_attribute("aria-label", re.compile("2 × Sauron Regular"))


def test_nobody_goes_is_no_march(sit: Sit) -> None:
    board = sit(COUNCIL, shadow="open")
    board.region("fords-of-isen", "gap-of-rohan")
    board.page.locator(".bubble .go:not([disabled])").wait_for()
    board.take("Rohan Regular", 0)
    board.take("Rohan Leader", 0)
    expect(board.page.locator(".bubble [role=alert]")).to_contain_text("Nobody would go")
    expect(board.page.locator(".bubble .go")).to_be_disabled()


def test_a_march_says_who_could_strike_back(sit: Sit) -> None:
    board = sit(COUNCIL, shadow="open")
    board.region("fords-of-isen", "gap-of-rohan")
    expect(board.page.locator(".bubble")).to_contain_text("Orthanc could strike there: 5 dice")


def test_hits_are_weighed_by_what_is_left_to_fight_with(sit: Sit) -> None:
    board = sit(SIEGE)
    board.region("helms-deep", "helms-deep")
    board.go()
    dialog = board.page.locator(".map [role=dialog]")
    # Why a die needs so much stands beside it.
    expect(dialog).to_contain_text("6+: storming a Stronghold")
    answer = board.page.locator(".ask .rows [data-option^=lose]")
    while not answer.count():
        board.asked()
        if answer.count():
            break
        before = board.n
        rows = board.page.locator(".ask .rows button")
        wanted = board.row("fight") if board.row("fight").count() else rows.first
        wanted.click()
        board.until_made(before)
    expect(dialog.locator("[data-option^=lose]").first).to_contain_text(
        re.compile(r"\d di(c)?e, re-roll")
    )


def test_nazgul_fly_where_one_clicks(sit: Sit) -> None:
    board = sit(DARK, free="open")
    board.die("character")
    board.choose("minions")
    board.region("minas-morgul", "osgiliath")
    expect(board.prompt).to_contain_text("whom to move")
    # Another may fly, or it is enough.
    expect(board.row("done")).to_be_visible()
    before = board.n
    board.page.keyboard.press("Enter")
    board.until_made(before)
    expect(board.chronicle).to_contain_text("flies from Minas Morgul to Osgiliath")
