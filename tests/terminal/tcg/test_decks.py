"""Decks at the terminal: checked, shown, and played with."""

from __future__ import annotations

from pathlib import Path

import pytest

import mathom
from mathom.core.lang import LANGUAGES
from mathom.games.tcg.decks import DECKS, brief, reading, write
from tests.terminal.desk import Desk


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file with a list, as somebody has mailed it."""
    path = tmp_path / "mine.txt"
    path.write_text(write(DECKS["ithilien"], "en", "My Rangers"), encoding="utf-8")
    return path


def test_a_deck_that_may_be_played_is_told_so(desk: Desk, mine: Path) -> None:
    done = desk.run("deck", "check", str(mine))
    assert (done.code, done.out) == (0, "The deck may be played (Towers block).\n")


def test_every_fault_of_a_deck_is_a_sentence(desk: Desk, mine: Path) -> None:
    text = mine.read_text(encoding="utf-8").replace("3 Desert Warrior (4C222)", "2 Desert Worrier")
    mine.write_text(text.replace("1 Streets of Edoras", "1 Throne Room (4U341)\n1 Streets of Edoras"))
    done = desk.run("deck", "check", str(mine))
    assert done.code == 1
    assert (
        "“2 Desert Worrier”: no card is called so. Perhaps you mean Desert Warrior (4C222)?" in done.said
    )
    assert "The draw deck has 57 cards: it needs at least 60." in done.said
    assert "30 Free Peoples and 27 Shadow cards" in done.said
    assert "The adventure deck has 2 sites 3" in done.said
    assert done.said.endswith("The deck may not be played as it is (Towers block).")


def test_a_deck_that_its_format_no_longer_allows_still_opens_with_the_reason(desk: Desk) -> None:
    done = desk.run("deck", "check", "theoden", "--format", "standard")
    assert done.code == 1
    assert "“Uruk Regular” (4C192) may not be played in the format “Standard”." in done.said
    assert "2 Uruk Regular (4C192)" in desk.run("deck", "show", "theoden").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_that_is_shown_can_be_mailed(desk: Desk, language: str) -> None:
    shown = reading(desk.run("deck", "show", "lorien", "--lang", language).out)
    assert (shown.deck, shown.troubles) == (DECKS["lorien"], ())


def test_the_decks_of_the_game_are_listed(desk: Desk) -> None:
    lines = desk.run("deck", "list").out.splitlines()
    assert [line.partition(":")[0] for line in lines] == list(DECKS)


def test_a_deck_that_is_not_there_is_named(desk: Desk) -> None:
    done = desk.run("deck", "check", "nowhere.txt")
    assert (done.code, "There is no deck “nowhere.txt”" in done.err) == (2, True)


def test_a_game_is_played_with_a_file_and_a_deck_of_the_game(desk: Desk, mine: Path) -> None:
    record = mine.with_name("game.txt")
    words = ["play", "tcg", "--decks", f"{mine},theoden", "--seats", "human,human", "--seed", "3"]
    desk.run(*words, "--record", str(record), typed="1\n1\nq\n")
    match = mathom.replay(record.read_text(encoding="utf-8"))
    assert match.setup["decks"] == f"{brief(DECKS['ithilien'])}; theoden"


def test_a_file_that_is_not_there_or_not_a_deck_is_refused(desk: Desk, mine: Path) -> None:
    for wanted in ("nowhere.txt,theoden", f"{mine},saruman"):
        done = desk.run("play", "tcg", "--decks", wanted)
        assert (done.code, "There is no deck" in done.err) == (2, True)
    mine.write_text("4 Balrog of Moria\n", encoding="utf-8")
    done = desk.run("play", "tcg", "--decks", f"{mine},theoden")
    assert "Line 1, “4 Balrog of Moria”: no card is called so." in done.err
