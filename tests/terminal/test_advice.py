"""What would you do? And how the game went, at the terminal."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import mathom
from mathom.bots.drawing import NARROW, WIDE, blocks, percent
from mathom.bots.hints import able
from tests.bots.test_review import blundered
from tests.terminal.desk import Desk

# What is thought is tested with the bots; what is said does not change with the build.
pytestmark = pytest.mark.once


@pytest.fixture
def file(desk: Desk) -> Path:
    """The record of a game that Sauron could have won at once, and lost."""
    file = desk.home / "game.txt"
    file.write_text(blundered().record(), encoding="utf-8")
    return file


def test_a_key_tells_what_wins_and_why_and_the_log_tells_of_it(desk: Desk, file: Path) -> None:
    done = desk.run("replay", str(file), "--at", "1", "--seats", "human,human", typed="w\n3\nl\nq\n")
    assert "chance to win 100 %" in done.said
    assert "It wins the game." in done.said
    assert "Sauron took a hint." in done.said


def test_the_log_calls_whoever_took_a_hint_as_it_always_does(desk: Desk) -> None:
    called = {"duel": "The Fellowship", "wotr": "The Free Peoples player", "tcg": "Player A"}
    for game, who in called.items():
        done = desk.run("play", game, "--seats", "human,random", "--seed", "5", typed="w\n1\nq\nq\n")
        assert f"{who} took a hint." in done.said


def test_every_game_that_was_learned_has_such_a_key_and_no_other(desk: Desk) -> None:
    for game in mathom.games():
        # Whoever is handed the keyboard says so first.
        seats = ",".join(["human"] * len(game.seats(game.settle({}))))
        said = desk.run("play", game.id, "--seats", seats, "--seed", "1", typed="\nh\nq\nq\n").said
        assert ("what would you do?" in said) == able(game)


def test_a_review_names_the_blunder_what_was_better_and_how_to_open_it(desk: Desk, file: Path) -> None:
    done = desk.run("review", str(file), "--iterations", "30")
    assert done.code == 0
    assert "1. Blunder, Sauron: Discard the red card" in done.said
    assert "Better: Play the red card" in done.said
    assert "It wins the game." in done.said
    assert f"mathom replay {file} --at N opens the game before choice N." in done.said
    assert "100 %" in done.out
    assert "▼" in done.out


def test_a_review_speaks_every_language(desk: Desk, file: Path) -> None:
    assert "Errore grave, Sauron" in desk.run("review", str(file), "--lang", "it").said
    assert "Error grave, Sauron" in desk.run("review", str(file), "--lang", "es").said


def test_the_curve_is_drawn_into_files(desk: Desk, file: Path) -> None:
    picture, page = desk.home / "curve.svg", desk.home / "curve.html"
    desk.run("review", str(file), "--svg", str(picture), "--html", str(page))
    root = ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    kinds = [one.tag.rpartition("}")[2] for one in root.iter()]
    assert kinds.count("polyline") == 2, "a line for each side"
    marks = [one for one in root.iter() if one.get("class") == "blunder"]
    assert len(marks) == 1
    assert "1. Blunder, Sauron" in "".join(marks[0].itertext())
    told = page.read_text(encoding="utf-8")
    assert "The Fellowship wins" in told
    assert "Blunder, Sauron" in told


def test_a_page_is_made_for_phones_too_and_its_marks_lead_to_their_words(desk: Desk, file: Path) -> None:
    page = desk.home / "curve.html"
    desk.run("review", str(file), "--html", str(page), "--lang", "es")
    told = page.read_text(encoding="utf-8")
    assert '<meta name="viewport" content="width=device-width">' in told
    assert [f'viewBox="0 0 {width} ' in told for width in (WIDE, NARROW)] == [True, True]
    assert told.count('<a href="#choice-1">') == 2
    assert 'id="choice-1"' in told
    assert "▼ error grave" in told


def test_nothing_that_can_still_be_lost_is_said_to_be_certain() -> None:
    said = [percent(chance).replace("\u00a0", " ") for chance in (0.0, 0.001, 0.5, 0.999, 1.0)]
    assert said == ["0 %", "1 %", "50 %", "99 %", "100 %"]


def test_a_file_that_cannot_be_written_is_said(desk: Desk, file: Path) -> None:
    done = desk.run("review", str(file), "--svg", str(desk.home / "no" / "curve.svg"))
    assert done.code != 0
    assert "cannot be written" in done.err


def test_a_curve_in_letters_fills_as_much_as_the_chance_is() -> None:
    rows = blocks([(0, 0.5), (2, 1.0)], last=2, width=3, height=2)
    assert rows == ["  █", "███"]
