"""War of the Ring for three and four at one keyboard: whose side, whose question, whose hand."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import mathom
from mathom.core.lang import LANGUAGES, say
from mathom.core.match import Match
from mathom.core.text import Text
from mathom.terminal.boards import board_of
from mathom.terminal.display import decision_screen
from mathom.terminal.menu import Menu
from mathom.terminal.voice import Voice
from tests.games.wotr.table import play, table
from tests.terminal.desk import WIPED, Desk

# What a screen shows does not depend on the build.
pytestmark = pytest.mark.once

WOTR = mathom.game("wotr")
NAMES = ("Ada", "Bo", "Cy", "Di")


def screen(match: Match, language: str, width: int, height: int) -> list[str]:
    """The rows of the screen that whoever decides sees."""
    board = board_of(WOTR, Voice(language))
    assert match.decision is not None
    menu = Menu(board, match.state, match.decision)
    players = NAMES[: len(match.seats)]
    return [row.plain for row in decision_screen(match, board, menu, [], players, (width, height))]


@pytest.mark.parametrize("players", ["3", "4"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_tells_who_plays_and_who_is_asked(players: str, language: str) -> None:
    match = Match.begin(WOTR, WOTR.settle({"players": players}), seed=6)
    chance = random.Random(1)
    names = [say(Text(f"wotr-seat-{seat}"), language) for seat in match.seats]
    for number in range(240):
        assert match.decision is not None
        if number % 24 == 0:
            for width, height in ((80, 24), (140, 45)):
                rows = screen(match, language, width, height)
                assert max(map(len, rows)) <= width
                assert len(rows) < height, "the last one is for what is typed"
                assert any(row.startswith(f"{names[match.decision.seat]}: ") for row in rows)
        match.play(chance.choice(match.decision.options))
    text = "\n".join(screen(match, language, 140, 45))
    for name, player in zip(names, NAMES, strict=False):
        assert re.search(rf"{re.escape(name)} \({player}\)", text)


def test_the_one_who_is_asked_and_those_who_lead_are_marked() -> None:
    match = Match.begin(WOTR, WOTR.settle({"players": "4"}), seed=6)
    assert match.decision is not None
    asked = say(Text(f"wotr-seat-{match.seats[match.decision.seat]}"), "en")
    text = "\n".join(screen(match, "en", 80, 24))
    assert text.count("›") == 1
    assert f"› {asked}" in text
    assert text.count(", leads") == 2


FOLDE = {"folde": "2 gondor-regular, 3 rohan-regular, rohan-leader"}


def test_one_army_and_two_are_told_apart_and_of_one_the_commander_comes_first() -> None:
    dice: dict[str, Any] = {"free": "event", "shadow": "event", "players": "4"}
    one = "\n".join(screen(table(FOLDE, mixed=["folde"], **dice), "en", 140, 45))
    assert "Roh 3R 1L + Gon 2R" in one
    two = "\n".join(screen(table(FOLDE, **dice), "en", 140, 45))
    assert "Gon 2R | Roh 3R 1L" in two


def test_a_card_says_which_of_two_partners_may_play_it() -> None:
    match = table(
        players="4", free="event", shadow="event", to_act="rohan-player",
        hands={"rohan-player": ["guards-of-the-citadel", "wisdom-of-elrond"]},
    )  # fmt: skip
    text = " ".join(" ".join(screen(match, "en", 140, 45)).split())
    assert "Guards of the Citadel (Muster, Gondor player)" in text
    assert "Wisdom of Elrond (Muster)" in text


def test_whose_action_it_is_stays_marked_while_another_is_asked() -> None:
    match = table(
        players="4", free="character event", shadow="event", to_act="rohan-player",
        hunt_box={"shadow": 1}, company=["strider", "legolas"],
        fellowship={"region": "goblins-gate"}, chance=["dice 6; tile std-2-1"],
    )  # fmt: skip
    play(match, "die character", "use fellowship")
    text = "\n".join(screen(match, "en", 140, 45))
    assert "› Gondor player (Ada) hand 0+0, leads\n" in re.sub(r" +\n", "\n", text)
    assert "Rohan player (Bo) hand 0+0, acts" in text


def test_a_lone_player_reads_which_nations_may_not_act_next() -> None:
    match = table(
        {"minas-tirith": "gondor-regular"}, players="3", free="muster muster", shadow="event event",
        war=["gondor"],
    )  # fmt: skip
    assert "resting" not in "\n".join(screen(match, "en", 140, 45))
    play(match, "die muster", "use recruit", "recruit gondor-elite minas-tirith", "skip")
    assert "resting: Gondor" in "\n".join(screen(match, "en", 140, 45))


def test_the_keyboard_is_handed_to_each_seat_in_turn(desk: Desk) -> None:
    people = "human,human,human,human"
    words = ("play", "wotr", "--set", "players=4", "--seats", people, "--seed", "6")
    terminal = desk.terminal(*words, width=80, height=40)
    assert "Saruman player" in terminal.until("Enter >"), "who plays is told first"
    terminal.type("")
    seen: dict[str, str] = {}
    for _ in range(60):
        shown = terminal.until(" >")
        handed = re.search(r"Hand the keyboard over. (.*?):", shown)
        if handed:
            assert WIPED in shown or not seen
            terminal.type("")
            shown = terminal.until("h help) >")
            seen.setdefault(handed[1], shown)
        if len(seen) == 4:
            break
        numbers = [int(number) for number in re.findall(r"^ {0,3}(\d+) ", shown, re.MULTILINE)]
        terminal.type(str(max(numbers, default=1)))
    assert len(seen) == 4
    for seat, shown in seen.items():
        assert re.search(rf"^{seat}: ", shown, re.MULTILINE)
    terminal.type("q")
    terminal.end()


def test_bots_sit_anywhere(desk: Desk) -> None:
    words = ("play", "wotr", "--set", "players=3", "--seats", "random,human,random", "--seed", "6")
    done = desk.run(*words, typed="\nq\n")
    assert done.code == 0
    assert "Witch-king player: you" in " ".join(done.out.split())


def test_too_few_players_are_refused_with_the_seats_named(desk: Desk) -> None:
    done = desk.run("play", "wotr", "--set", "players=4", "--seats", "human,human", typed="")
    assert done.code == 2
    assert "gondor-player, rohan-player, witch-king-player, saruman-player" in done.err
