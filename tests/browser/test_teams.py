"""Three and four at a table: seated in their teams, whispering to partners, all at one screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.hands import box
from tests.browser.test_looks import faults


def wotr(page: Page) -> Locator:
    """The lobby's form for War of the Ring."""
    return box(page, "wotr")


def with_players(page: Page, count: str) -> Locator:
    """The same with so many players chosen."""
    form = wotr(page)
    form.locator("label", has=page.locator(f"input[name=new-wotr-players][value='{count}']")).click()
    return form


def seated(page: Page, **seats: str) -> None:
    """Open a table for four, with these people on the seats that are not left to the computer."""
    form = with_players(page, "4")
    for seat, who in seats.items():
        form.locator(".teams").get_by_label(f"{seat} player").select_option(label=who)
    form.get_by_label("Your name").fill("Ada")
    form.get_by_role("button", name="Begin").click()
    expect(page.locator(".wotr .ask")).to_be_visible()


def test_the_lobby_seats_four_in_two_teams_with_their_nations(visitor: Visitor) -> None:
    form = with_players(visitor("/"), "4")
    teams = form.locator("fieldset.team")
    expect(teams).to_have_count(2)
    expect(teams.first).to_contain_text("Gondor player")
    expect(teams.first).to_contain_text("Nations: Rohan, The North, Dwarves.")
    expect(teams.last.locator("select")).to_have_count(2)
    expect(form.locator(".teams").get_by_label("Gondor player")).to_have_value("me")
    with_players(form.page, "3")
    expect(form.locator("select[id^=new-wotr]")).to_have_count(3)
    expect(form.locator(".teams").get_by_label("Free Peoples")).to_have_value("me")
    with_players(form.page, "2")
    expect(form.locator("fieldset.team")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 360])
def test_axe_finds_nothing_serious_in_a_lobby_for_four(
    visitor: Visitor, scheme: str, width: int
) -> None:
    page = visitor("/", width=width, color_scheme=scheme)
    with_players(page, "4")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_partners_whisper_and_enemies_hear_nothing(visitor: Visitor) -> None:
    host = visitor("/")
    seated(host, Rohan="A friend, by link", Saruman="A friend, by link")
    guests = []
    for seat, name in (("rohan", "Bo"), ("saruman", "Cy")):
        link = host.locator(f"#invite-{seat}-player").input_value()
        guest = visitor(link)
        guest.get_by_label("Your name").fill(name)
        guest.get_by_role("button", name="Sit down").click()
        expect(guest.locator(".join")).to_have_count(0)
        guests.append(guest)
    partner, enemy = guests
    for page in (host, partner, enemy):
        page.get_by_role("tab", name="Talk").click()
    # His partner is the computer: there is nobody to whisper to.
    expect(enemy.locator(".chat .to")).to_have_count(0)
    host.locator(".chat label", has_text="Partner").click()
    host.get_by_label("Say something").fill("Leave Edoras to me.")
    host.get_by_role("button", name="Send").click()
    whispered = partner.locator(".chat li.team")
    expect(whispered).to_contain_text("Leave Edoras to me.")
    expect(whispered).to_be_in_viewport(ratio=1)
    host.locator(".chat label", has_text="All").click()
    host.get_by_label("Say something").fill("Good evening.")
    host.get_by_role("button", name="Send").click()
    expect(enemy.locator(".chat")).to_contain_text("Good evening.")
    expect(enemy.locator(".chat li")).to_have_count(1)
    for page in (host, partner):
        expect(page.locator(".players.free")).to_contain_text("Gondor player")
        expect(page.locator(".players.shadow")).to_contain_text("Cy")


def test_four_at_one_screen_hand_it_over_seat_by_seat(visitor: Visitor) -> None:
    page = visitor("/")
    seated(page, Rohan="Me, here", **{"Witch-king": "Me, here"}, Saruman="Me, here")
    seen: set[str] = set()
    for _ in range(30):
        asked = page.locator(".players li.asked b")
        expect(asked).to_have_count(1)
        seat = asked.inner_text()
        seen.add(seat)
        if len(seen) == 4:
            break
        expect(page.locator(".ask .prompt")).to_contain_text(f"{seat}: ")
        before = page.locator(".wotr").get_attribute("data-n")
        page.locator(".ask [data-option]").last.click()
        expect(page.locator(f".wotr:not([data-n='{before}'])")).to_be_attached()
        over = page.locator(".over")
        if over.count():
            # Who is to sit down is named by the seat: all of them came in as Ada.
            expect(over).to_contain_text(re.compile(r"Hand the screen over\. \S+ player: "))
            over.get_by_role("button").click()
    assert len(seen) == 4


def test_a_partner_who_gives_up_ends_the_game_for_both(visitor: Visitor) -> None:
    host = visitor("/")
    seated(host, Rohan="A friend, by link")
    guest = visitor(host.locator("#invite-rohan-player").input_value())
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_title("Resign").click()
    expect(guest.locator("dialog[open]")).to_contain_text("Your partner gives up with you.")
    guest.locator("dialog[open] .gilded").click()
    expect(host.locator("dialog[open]")).to_contain_text("You have lost")
    expect(host.locator("dialog[open] .how")).to_contain_text("Rohan player")
