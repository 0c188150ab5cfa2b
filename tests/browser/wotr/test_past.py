"""What happened at the board: while one was away, taken back, looked at again, gone on from."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import mathom
from tests.browser.conftest import Visitor
from tests.browser.hands import box
from tests.browser.house import House
from tests.browser.wotr.hands import Board, opened
from tests.browser.wotr.positions import COUNCIL, PITCHED, RACE
from tests.browser.wotr.screens import battle


def marched_twice() -> mathom.Match:
    """Isengard has gone through the Gap of Rohan to Enedwaith, with two dice in a row."""
    match = mathom.game("wotr").position(RACE, chance=mathom.Seeded(1))
    match.play("die event", "use draw", "draw strategy")
    match.play("die army", "use move", "move orthanc gap-of-rohan", "all", "done")
    match.play("die army", "use move", "move gap-of-rohan enedwaith", "all", "done")
    return match


def stands(page: Page, region: str) -> str:
    """What the map says of a region."""
    return page.locator(f".wotr .map [data-region='{region}']").get_attribute("aria-label") or ""


def test_each_step_shows_the_table_as_it_was(visitor: Visitor, house: House) -> None:
    seated = house.table(marched_twice(), shadow="open")
    # Where nothing moves it does not begin by itself, and does not go on by itself either.
    page = visitor(seated)
    page.get_by_role("button", name="See again what happened").click()
    away = page.get_by_role("region", name="While you were away")
    shown = away.get_by_role("button", name=re.compile("^Show step"))
    shown.nth(0).click()
    expect(away.locator("[aria-current=step]")).to_contain_text("From Orthanc to the Gap of Rohan")
    gap = page.locator(".wotr .map [data-region='gap-of-rohan']")
    expect(gap).to_have_attribute("aria-label", re.compile("Isengard"))
    assert "Isengard" not in stands(page, "enedwaith")
    shown.nth(1).click()
    expect(gap).not_to_have_attribute("aria-label", re.compile("Isengard Regular"))
    expect(page.locator(".wotr .map [data-region='enedwaith']")).to_have_attribute(
        "aria-label", re.compile("Isengard")
    )
    page.get_by_role("button", name="Skip to my turn").click()
    expect(away).to_have_count(0)
    Board(page).asked()
    # The last action stays marked.
    expect(page.locator(".wotr .map [data-region='enedwaith']")).to_have_attribute("data-mark", "last")
    page.get_by_role("button", name="See again what happened").click()
    expect(away.locator("[aria-current=step]")).to_contain_text("Gap of Rohan")


def test_a_battle_that_ends_by_a_retreat_says_so(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, PITCHED)))
    board.asked()
    board.region("orthanc", "fords-of-isen")
    before = board.n
    board.go()
    board.until_made(before)
    over = board.page.get_by_role("region", name="Fords of Isen: the battle is over")
    while not over.count():
        board.asked()
        # Whoever is attacked gives way, and nobody follows.
        wanted = board.page.locator(".ask [data-option^='retreat'], .ask [data-option=stay]")
        before = board.n
        (wanted if wanted.count() else board.page.locator(".ask .rows button")).first.click()
        board.until_made(before)
        board.asked()
    expect(over).to_contain_text(re.compile("retreats?", re.IGNORECASE))
    over.get_by_role("button", name="Close").click()
    expect(over).to_have_count(0)


def test_who_may_retreat_weighs_the_odds_and_finds_the_battle(visitor: Visitor, house: House) -> None:
    page = visitor(battle("retreat", combat="combat none")(house))
    board = Board(page)
    board.asked()
    expect(page.locator(".ask .odds")).to_contain_text("the attackers win in")
    # The map is asked where to: what has been fought lies at its edge.
    sheet = page.get_by_role("dialog", name="Battle: Fords of Isen")
    expect(sheet).to_have_count(0)
    board.must_mark("helms-deep", "target")
    page.get_by_role("button", name="Battle: Fords of Isen").click()
    expect(sheet).to_contain_text("hits by the attackers, round 2")
    page.keyboard.press("v")
    expect(sheet).to_have_count(0)
    before = board.n
    board.region("helms-deep")
    board.until_made(before)
    expect(board.chronicle).to_contain_text("retreat from the Fords of Isen to Helm's Deep")


def test_an_action_is_taken_back(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, COUNCIL)))
    board.asked()
    page = board.page
    board.region("minas-tirith", "osgiliath")
    board.go(".only")
    board.until_made(0)
    board.sit()
    page.keyboard.press("u")
    page.wait_for_function("() => document.querySelector('.wotr').dataset.n === '0'")
    board.asked()
    expect(page.locator(".own [data-die=muster-army]")).to_be_visible()


def test_a_game_is_looked_at_again_and_gone_on_from(visitor: Visitor, house: House) -> None:
    board = Board(visitor(opened(house, None)))
    board.asked()
    page = board.page
    page.locator(".ask .rows button", has_text="End the Fellowship phase").click()
    board.until_made(0)
    board.asked()
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".wotr")).to_have_attribute("data-n", "0")
    expect(board.prompt).to_contain_text("0 of 1")
    # The other one's cards stay hidden, though it was his choice.
    expect(page.locator(".hand [data-card]")).to_have_count(0)
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Two of us, here").click()
    old = page.url
    dialog.get_by_role("button", name="Begin").click()
    page.wait_for_url(lambda url: url != old)
    expect(page.locator(".ask .rows button", has_text="End the Fellowship phase")).to_be_visible()
    assert Board(page).n == 0


def test_a_friend_comes_by_a_link_and_a_spectator_sees_no_hand(visitor: Visitor, house: House) -> None:
    seated = opened(house, COUNCIL, shadow="friend")
    ada = Board(visitor(seated))
    ada.asked()
    guest = visitor(seated.invites["shadow"])
    guest.get_by_role("button", name=re.compile("Sit down|Join|Take")).first.click()
    expect(guest.locator(".hand [data-card=orc-patrol]").first).to_be_visible()
    watcher = visitor(seated.url)
    expect(watcher.locator(".wotr .map [data-region=osgiliath]")).to_be_attached()
    expect(watcher.locator(".hand [data-card]")).to_have_count(0)
    expect(watcher.locator(".ask .rows button")).to_have_count(0)
    ada.region("minas-tirith", "osgiliath")
    ada.go(".only")
    ada.until_made(0)
    expect(watcher.locator("#panel-aside")).to_contain_text("From Minas Tirith to Osgiliath")
    Board(guest).asked()


def test_alone_the_clockwork_says_why(visitor: Visitor, house: House) -> None:
    page = visitor("/")
    form = box(page, "wotr")
    shadow = form.get_by_text("plays the Shadow")
    expect(shadow).to_be_visible()
    form.locator("label", has_text="One:").click()
    # Who plays the Shadow is no question any more.
    expect(shadow).to_have_count(0)
    form.get_by_role("button", name="Begin").click()
    board = Board(page)
    board.asked()
    expect(page.locator(".theirs")).to_contain_text("the clockwork")
    board.choose("pass") if board.row("pass").count() else page.locator(
        ".ask .rows button", has_text="End the Fellowship phase"
    ).click()
    board.asked()
    expect(page.locator("#panel-aside .why").first).to_contain_text("guide")
