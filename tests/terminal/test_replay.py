"""Looking at a record: forwards, backwards, and playing on from anywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

import mathom
from mathom.core.match import Match
from tests.terminal.desk import Desk

ASKS = "h help, q quit >"


@pytest.fixture(scope="module")
def match() -> Match:
    """A game that was played to its end."""
    match = mathom.game("duel").new(seed=8, named={"fellowship": "Ada", "sauron": "bot:greedy"})
    while match.decision is not None:
        match.play(match.decision.options[0])
    return match


@pytest.fixture
def file(desk: Desk, match: Match) -> Path:
    """Its record in a file."""
    file = desk.home / "game.txt"
    file.write_text(match.record(), encoding="utf-8")
    return file


def test_a_record_is_stepped_through_forwards_and_backwards(
    desk: Desk, file: Path, match: Match
) -> None:
    last = len(match.history)
    terminal = desk.terminal("replay", str(file), width=100, height=40)
    assert f"Before choice 1 of {last}" in terminal.until(ASKS)
    steps = [
        ("", f"Choice 1 of {last}, Sauron"),
        ("n", f"Choice 2 of {last}"),
        ("p", f"Choice 1 of {last}"),
        ("p", f"Before choice 1 of {last}"),
        ("p", "This is the beginning."),
        (str(last), f"Choice {last} of {last}"),
        ("", "This is the end of the record."),
        ("7", f"Choice 7 of {last}"),
        (str(last + 1), f"There is no choice number {last + 1}"),
        ("0", f"Before choice 1 of {last}"),
        ("x", "“x” is not a key here"),
        ("h", "f: fork here and play on."),
        ("l", "Chapter 1 begins."),
        ("b", "Chapter 1 · "),
    ]
    for typed, shown in steps:
        terminal.type(typed)
        assert shown in " ".join(terminal.until(ASKS).split()), typed
    terminal.type("q")
    assert terminal.end()[1] == 0
    assert file.read_text(encoding="utf-8") == match.record()


def test_stepping_shows_the_choice_with_its_notation_and_what_it_brought(
    desk: Desk, file: Path, match: Match
) -> None:
    terminal = desk.terminal("replay", str(file), width=120, height=50)
    terminal.until(ASKS)
    terminal.type("1")
    shown = " ".join(terminal.until(ASKS).split())
    assert f"({match.history[0].option})" in shown
    assert "› Sauron plays a" in shown
    assert "Fellowship (Ada)" in shown
    terminal.type("q")
    terminal.end()


def test_a_fork_can_be_played_on_and_leaves_the_record_alone(
    desk: Desk, file: Path, match: Match
) -> None:
    terminal = desk.terminal("replay", str(file), "--seats", "human,human")
    terminal.until(ASKS)
    terminal.type("5")
    terminal.until(ASKS)
    terminal.type("f")
    terminal.until("number (b board, h help) >")
    terminal.type("2")
    terminal.until("number (b board, h help) >")
    terminal.type("q")
    said, code = terminal.end()
    assert code == 0
    fork = desk.kept()
    assert [str(played.option) for played in fork.history[:5]] == [
        str(played.option) for played in match.history[:5]
    ]
    assert len(fork.history) == 6
    assert file.read_text(encoding="utf-8") == match.record()
    assert str(desk.records()[0]) in said.replace("\n", "")


def test_a_fork_at_a_number_is_seated_as_the_record_tells(desk: Desk, file: Path, match: Match) -> None:
    at = next(number for number, played in enumerate(match.history, 1) if played.seat == 0)
    done = desk.run("replay", str(file), "--at", str(at), typed="discard c1_99\nq\n")
    assert done.code == 0
    assert "“discard c1_99” cannot be chosen now." in done.said
    fork = desk.kept()
    assert fork.players == {"fellowship": "human", "sauron": "bot:greedy"}
    assert len(fork.history) == at - 1


def test_a_fork_goes_where_record_says(desk: Desk, file: Path) -> None:
    there = desk.home / "fork.txt"
    desk.run("replay", str(file), "--at", "2", "--record", str(there), typed="1\nq\n")
    assert len(mathom.replay(there.read_text(encoding="utf-8")).history) >= 2
    assert desk.records() == []


def test_a_record_with_remarks_is_not_written_over_when_it_is_played_on(desk: Desk) -> None:
    file = desk.home / "annotated.txt"
    record = mathom.game("duel").new(seed=8).record() + "# a fine beginning\n"
    file.write_text(record, encoding="utf-8")
    desk.run("replay", str(file), "--at", "1", "--seats", "human,human", typed="1\nq\n")
    assert file.read_text(encoding="utf-8") == record
    assert len(desk.kept().history) == 1


def test_through_a_pipe_all_moves_are_told_with_the_log(desk: Desk, file: Path, match: Match) -> None:
    done = desk.run("replay", str(file))
    assert done.code == 0
    for number, played in enumerate(match.history, 1):
        assert f"Choice {number} of {len(match.history)}" in done.said
        assert f"({played.option})" in done.said
    assert match.outcome is not None
    assert done.said.index("Chapter 1 begins.") < done.said.index("Choice 1 of")


def test_a_record_can_come_from_standard_input(desk: Desk, match: Match) -> None:
    done = desk.run("replay", "-", typed=match.record())
    assert f"Choice {len(match.history)} of" in done.said
    shown = desk.run("replay", "-", "--at", "1", "--show", typed=match.record())
    assert shown.out.startswith("Chapter 1 · Sauron's turn")


@pytest.mark.parametrize("at", [1, 20, 40])
def test_the_board_before_a_choice_can_be_shown(desk: Desk, file: Path, match: Match, at: int) -> None:
    done = desk.run("replay", str(file), "--at", str(at), "--show")
    assert done.code == 0
    view = match.fork(at).view(None)
    assert done.out.startswith(f"Chapter {view.chapter} · ")
    assert f"{view.players['fellowship'].quest}/14" in done.out
    assert desk.records() == [], "looking writes nothing"


def test_the_names_in_a_record_cannot_upset_the_terminal(desk: Desk) -> None:
    file = desk.home / "rude.txt"
    match = mathom.game("duel").new(seed=8, named={"sauron": "\x1b[31mred\x07"})
    file.write_text(match.record(), encoding="utf-8")
    done = desk.run("replay", str(file), "--at", "1", "--show")
    assert done.code == 0
    assert "[31mred" in done.out
    assert "\x1b" not in done.out
    assert "\x07" not in done.out


def test_a_record_of_older_rules_says_where_it_parts_and_is_played_on_from_there(
    desk: Desk, match: Match
) -> None:
    older = match.record().replace('[rules "2"]', '[rules "1"]')
    third = str(match.history[2].option)
    older = older.replace(f"3. {match.seats[match.history[2].seat]} {third}", "3. sauron dance")
    file = desk.home / "old.txt"
    file.write_text(older, encoding="utf-8")
    told = desk.run("replay", str(file))
    assert told.code == 0
    assert "Choice 3 of the record (“sauron dance" in told.said
    words = ("replay", str(file), "--at", "3", "--seats", "human,human", "--record", "on.txt")
    played = desk.run(*words, typed="1\n1\nq\n")
    assert "Choice 3 of the record (“sauron dance" in played.said
    on = mathom.replay((desk.home / "on.txt").read_text(encoding="utf-8"))
    assert [str(one.option) for one in on.history[:2]] == [str(one.option) for one in match.history[:2]]
    assert len(on.history) > 2
