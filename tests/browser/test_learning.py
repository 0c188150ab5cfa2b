"""How a game is played, in the browser: found from a question, and found by a word."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import mathom
from mathom.core.lang import LANGUAGES
from tests.browser.conftest import Visitor
from tests.browser.hands import Hands, match_at
from tests.browser.house import ROOT, House
from tests.browser.test_looks import faults, sideways

GAMES = [game.id for game in mathom.games()]


def test_the_rule_behind_a_question_leads_to_its_chapter(visitor: Visitor, house: House) -> None:
    page = visitor(house.table(match_at("turn", least=25)))
    Hands(page).wait_for_turn()
    page.get_by_role("button", name="The rule behind this").click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="More about this").click()
    lesson = opened.value
    expect(lesson).to_have_url(re.compile("/learn/duel#turn$"))
    expect(lesson.get_by_role("heading", name="Your turn")).to_be_in_viewport()
    lesson.close()


def test_a_word_finds_the_chapters_that_speak_of_it(visitor: Visitor) -> None:
    page = visitor("/learn/tcg", locale="it")
    page.get_by_role("searchbox").fill("VITALITA")
    expect(page.get_by_role("heading", name="Ferite e sforzi")).to_be_visible()
    expect(page.get_by_role("heading", name="I rifugi")).to_have_count(0)
    page.get_by_role("searchbox").fill("zzz")
    expect(page.get_by_role("status")).to_contain_text("zzz")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_for_everybody(visitor: Visitor, game: str) -> None:
    page = visitor(f"/learn/{game}", color_scheme="dark", width=360, height=740)
    expect(page.locator("main figure").last).to_be_attached()
    assert sideways(page) == 0
    assert faults(page) == []


@pytest.mark.parametrize("place", ["/learn/chess", "/learn"])
def test_who_asks_for_a_game_that_is_not_here_is_shown_those_that_are(
    visitor: Visitor, place: str
) -> None:
    page = visitor(place)
    page.get_by_role("link", name="War of the Ring").click()
    expect(page.get_by_role("heading", name="The Hunt", exact=True)).to_be_visible()


WORDS_A_MINUTE = 120
"""Who reads something new, and looks at what it speaks of, reads slowly."""
MINUTES_A_TURN = 0.5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guided_first_game_has_told_everything_after_ten_minutes(language: str) -> None:
    words = (ROOT / "web/src/games/duel/lang" / f"{language}.ftl").read_text(encoding="utf-8")
    lessons = re.findall(r"^duel-web-guide-\w+ = (.*)$", words, re.MULTILINE)
    plan = (ROOT / "web/src/games/duel/guide/lessons.ts").read_text(encoding="utf-8")
    turns = max(int(number) for number in re.findall(r"turn\((\d+)\)", plan)) + 1
    reading = sum(len(lesson.split()) for lesson in lessons) / WORDS_A_MINUTE
    assert reading + turns * MINUTES_A_TURN < 10
