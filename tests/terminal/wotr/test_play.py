"""Playing War of the Ring at the terminal: a whole turn, by hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mathom
from mathom.core.lang import LANGUAGES
from tests.terminal.desk import WIPED, Desk
from tests.terminal.turns import until_shown, words_said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (140, 45)])
def test_a_whole_turn_is_played_at_a_terminal(
    desk: Desk, language: str, width: int, height: int
) -> None:
    words = ("play", "wotr", "--seats", "human,random", "--seed", "6", "--lang", language)
    terminal = desk.terminal(*words, width=width, height=height)
    for shown in until_shown(terminal, language, r"\w+ 2 · "):
        rows = shown.splitlines()
        assert max(map(len, rows)) <= width
    terminal.type("q")
    said, code = terminal.end()
    assert code == 0
    match = desk.kept()
    assert match.state.view(0).turn == 2
    assert f"--at {len(match.history) + 1}" in " ".join(said.split())
    assert "error" not in str([played.option for played in match.history])


def test_whoever_shares_the_keyboard_turns_away_whenever_the_seat_changes(desk: Desk) -> None:
    words = ("play", "wotr", "--seats", "human,human", "--seed", "6")
    terminal = desk.terminal(*words, width=80, height=40)
    terminal.until("Enter >")
    terminal.type("")
    assert "Hand the keyboard over. Free Peoples" in terminal.until("Enter >")
    terminal.type("")
    own = terminal.until("h help) >")
    hand = own.split("Hand ")[1].split("Free Peoples:")[0]
    # The same player decides again: nobody has to turn away for that.
    terminal.type("guide strider")
    changed = terminal.until("Enter >")
    assert WIPED in changed
    assert "Hand the keyboard over. Shadow" in changed
    terminal.type("")
    other = terminal.until("h help) >")
    names = [name.split("(")[0].strip() for name in hand.split("·")]
    assert not any(name in other for name in names)
    terminal.type("q")
    terminal.end()


def test_a_folded_list_is_opened_by_a_number_and_narrowed_by_a_name(desk: Desk) -> None:
    match = mathom.game("wotr").new(seed=6)
    record = desk.home / "march.txt"
    while match.decision is not None and match.decision.kind != "march":
        wanted = ("use move", "die army", "die muster-army")
        texts = [str(option) for option in match.decision.options]
        match.play(next((text for text in wanted if text in texts), texts[-1]))
    record.write_text(match.record(), encoding="utf-8")
    assert match.decision is not None
    at = str(len(match.history) + 1)
    on = str(desk.home / "on.txt")
    words = ("replay", str(record), "--at", at, "--seats", "human,human", "--record", on)
    terminal = desk.terminal(*words, height=24)
    terminal.until("Enter >")
    terminal.type("")
    assert "Which army?" in terminal.until("h help) >")
    terminal.type("1")
    assert f"of {len(match.decision.options)} options; Enter shows all." in terminal.until("h help) >")
    terminal.type("")
    assert "Which army?" in terminal.until("h help) >")
    region = match.decision.options[0].things[0]
    terminal.type(region.replace("-", " ").upper())
    narrowed = terminal.until("h help) >")
    assert "Enter shows all." in narrowed
    number = re.findall(r"^ *(\d+) Move", narrowed, re.MULTILINE)[-1]
    terminal.type(number)
    terminal.until("h help) >")
    terminal.type("q")
    terminal.end()
    kept = mathom.replay(Path(on).read_text(encoding="utf-8"))
    assert region in str(kept.history[len(match.history)].option)


@pytest.mark.parametrize(("language", "own"), [("it", "scegli"), ("es", "elige")])
def test_no_english_is_left_on_the_screens_of_another_language(
    desk: Desk, language: str, own: str
) -> None:
    typed = "\nh\ng\n?\no\nb\nl\ni 1\nmap\nhand\nfind gondor\nshow edoras\n99\nshow nowhere\nq\n"
    words = ("play", "wotr", "--seats", "human,human", "--seed", "4", "--lang", language)
    done = desk.run(*words, typed=typed)
    assert done.code == 0
    said = words_said(desk, done)
    assert own in said
    english = {"the", "you", "your", "hand", "turn", "hidden", "progress", "guide", "with", "at"}
    assert said & english == set()


def test_a_terminal_that_cannot_write_the_signs_gets_letters(desk: Desk) -> None:
    desk.environment |= {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    words = ("play", "wotr", "--seats", "human,human", "--seed", "4")
    done = desk.run(*words, typed="\nq\n")
    assert done.code == 0
    assert done.out.isascii()
    assert "Minas Tirith ^ Gon 3R 1E 1L" in done.out
    assert "Pelargir % Gon 1R" in done.out


def test_help_names_every_question_of_this_board(desk: Desk) -> None:
    words = ("play", "wotr", "--seats", "human,human", "--seed", "4")
    done = desk.run(*words, typed="\nh\ng\nq\n")
    keys = re.findall(r"^ +(\w{3,})  ", done.out.split("> h\n")[1], re.MULTILINE)
    assert [key for key in keys if key in ("find", "show", "map", "hand", "card")] == [
        "find", "show", "map", "hand", "card",
    ]  # fmt: skip
    assert "captured by the enemy" in done.out


def test_a_record_of_the_war_is_shown_at_any_choice(desk: Desk) -> None:
    match = mathom.game("wotr").new(seed=6)
    for _ in range(12):
        assert match.decision is not None
        match.play(match.decision.options[0])
    file = desk.home / "war.txt"
    file.write_text(match.record(), encoding="utf-8")
    done = desk.run("replay", str(file), "--at", "10", "--show")
    assert done.code == 0
    assert "Minas Tirith ♜ Gon 3R 1E 1L" in done.out
    assert "\nHand " not in done.out


def test_a_real_table_tells_its_dice_cards_and_tiles(desk: Desk) -> None:
    words = ("play", "wotr", "--seats", "human,human", "--dice", "ask")
    done = desk.run(*words, typed="1\n1\n1\n1\n\nq\n")
    assert done.code == 0
    assert "The Free Peoples player draws a card (Character deck). Which card is it?" in done.said
    assert "Elven Cloaks" in done.out
    assert [str(drawn) for drawn in desk.kept().record().splitlines() if "elven-cloaks" in drawn]


def test_a_plan_is_typed_in_one_line_and_taken_back_as_one(desk: Desk) -> None:
    """Whether it is typed at once or answered bit by bit."""
    match = mathom.game("wotr").new(seed=6)
    record = desk.home / "plan.txt"
    while match.decision is not None and (
        match.decision.kind != "die" or match.decision.find("die muster-army") is None
    ):
        match.play(match.decision.options[-1])
    record.write_text(match.record(), encoding="utf-8")
    before = len(match.history)
    plan = ["die muster-army", "use move"]
    match.play(plan[0], plan[1])
    assert match.decision is not None
    plan.append(str(match.decision.options[0]))
    on = str(desk.home / "on.txt")
    words = ("replay", str(record), "--at", str(before + 1), "--seats", "human,human", "--record", on)
    for typed in (", ".join(plan), "\n".join(plan)):
        desk.run(*words, typed=f"\n{typed}\nq\n")
        kept = mathom.replay(Path(on).read_text(encoding="utf-8"))
        assert [str(one.option) for one in kept.history[before : before + 3]] == plan
        Path(on).unlink()
        desk.run(*words, typed=f"\n{typed}\nu\nq\n")
        kept = mathom.replay(Path(on).read_text(encoding="utf-8"))
        assert len(kept.history) == before
        Path(on).unlink()
