"""Bad input gets one clear sentence in the chosen language, and changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

import mathom
from tests.terminal.desk import Desk

GOOD = mathom.game("duel").new(seed=2).record()


def _refused(desk: Desk, *arguments: str) -> str:
    done = desk.run(*arguments, typed="1\n")
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1, "one sentence, no traceback"
    assert desk.records() == []
    return done.err.rstrip("\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play chess", "There is no game called “chess”. Mathom knows: duel, "),
        ("play --seats human,deep-thought", "There is no bot called “deep-thought”."),
        ("play --seats human", "“human” does not fill the 2 seats"),
        ("play --seats human,", "“human,” does not fill the 2 seats"),
        ("play --seats human,nobody.py", "There is no file “nobody.py” to find a bot in."),
        ("play --lang de", "There is no language “de”. Mathom speaks: en, it, es."),
        ("play --set pace=slow", "has no setup choice “pace”. It has: extra_turns."),
        ("play --set extra_turns=many", "“extra_turns” cannot be “many”. It can be: one, all."),
        ("play --set extra_turns", "“--set” cannot be “extra_turns”: NAME=VALUE is expected."),
        ("play --seed seven", "“--seed” cannot be “seven”: a whole number is expected."),
        ("play --seed -1", "“--seed” cannot be “-1”: a whole number is expected."),
        ("play --dice roll", "“--dice” cannot be “roll”"),
        ("play --budget 0", "“--budget” cannot be “0”: a number of seconds above 0"),
        ("play --budget nan", "“--budget” cannot be “nan”"),
        ("play --record /", "/ is there already, and nothing is written over"),
        ("play --sead 7", "There is no option “--sead” here."),
        ("play --seed", "“--seed” needs a value."),
        ("play duel duel", "“duel” is too much."),
        ("paly", "There is no command “paly”."),
        ("replay", "“FILE” is missing."),
        ("replay nowhere.txt", "nowhere.txt cannot be read: No such file or directory"),
        ("replay .", ". cannot be read: Is a directory"),
        ("arena chess", "There is no game called “chess”."),
        ("arena --games 0", "“--games” cannot be “0”: a whole number from 1 on is expected."),
        ("arena --bots random,marvin", "There is no bot called “marvin”."),
        ("arena --bots random,marvin@800i", "There is no bot called “marvin”."),
        (
            "arena --budget soon",
            "“--budget” cannot be “soon”: seconds (2 or 0.5s) or iterations (800i) are expected.",
        ),
        ("bot check marvin", "There is no bot called “marvin”."),
        ("serve --bot marvin", "A bot of a server is named as in --bot gollum=cmd:./gollum"),
        ("serve --bot gimli=cmd:marvin", "There are two bots called “gimli”."),
        ("bench chess", "There is no game called “chess”."),
        ("bench --seconds soon", "“--seconds” cannot be “soon”"),
    ],
)
def test_a_bad_command_line_is_refused(desk: Desk, arguments: str, sentence: str) -> None:
    assert sentence in _refused(desk, *arguments.split())


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("it", "Non c'è un gioco chiamato «scacchi». Mathom conosce: duel, wotr, tcg."),
        ("es", "No hay ningún juego llamado «scacchi». Mathom conoce: duel, wotr, tcg."),
    ],
)
def test_a_refusal_speaks_the_chosen_language(desk: Desk, language: str, sentence: str) -> None:
    assert _refused(desk, "play", "scacchi", "--lang", language) == sentence
    assert _refused(desk, "play", "scacchi", f"--lang={language}") == sentence
    desk.environment["LC_ALL"] = f"{language}_XX.UTF-8"
    assert _refused(desk, "play", "scacchi") == sentence


def test_an_unknown_language_is_refused_in_the_language_of_the_machine(desk: Desk) -> None:
    desk.environment["LC_ALL"] = "it_IT.UTF-8"
    assert _refused(desk, "play", "--lang", "xx").startswith("Non c'è una lingua «xx».")


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        ("", "The record does not say which game it is of."),
        ("to whom it may concern", "Line 1 is not a choice of a game: to whom it may concern"),
        (GOOD.replace('"duel"', '"chess"'), "There is no game called “chess”."),
        (GOOD.replace('[rules "2"]', '[rules "9"]'), "follows version 9 of the rules"),
        (GOOD + "1. sauron discard c3_01\n", "Choice 1: “discard c3_01” cannot be chosen now."),
        (GOOD + "2. sauron stop\n", "has number 2 where number 1 should follow"),
        (GOOD.replace("0. {", "0. {landmark bree; "), "The outcomes"),
        (GOOD + "(\n", "is not a choice of a game: ("),
        (GOOD.replace('[seed "2"]', '[seed "\x1b[2J"]'), "is not a seed"),
    ],
)
def test_a_corrupt_record_is_refused(desk: Desk, record: str, sentence: str) -> None:
    file = desk.home / "corrupt.txt"
    file.write_text(record, encoding="utf-8")
    if sentence == "The outcomes":
        sentence = "Choice 0:"
    said = _refused(desk, "replay", str(file))
    assert sentence in said
    assert said.isprintable(), "nothing in a record can upset the terminal"
    assert file.read_text(encoding="utf-8") == record


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"\xff\xfe\x00", "is not a text file"), (b"#" * 5_000_000, "A record has at most")],
)
def test_a_file_that_is_no_record_at_all_is_refused(desk: Desk, content: bytes, sentence: str) -> None:
    file = desk.home / "picture.png"
    file.write_bytes(content)
    assert sentence in _refused(desk, "replay", str(file))


def test_a_file_that_never_ends_is_refused(desk: Desk) -> None:
    assert Path("/dev/zero").exists()
    assert "A record has at most" in _refused(desk, "replay", "/dev/zero")


def test_a_record_is_never_kept_over_another_file(desk: Desk) -> None:
    file = desk.home / "diary.txt"
    file.write_text("dear diary", encoding="utf-8")
    assert "is there already" in _refused(desk, "play", "--record", str(file))
    assert file.read_text(encoding="utf-8") == "dear diary"


def test_a_place_where_nothing_can_be_written_is_refused(desk: Desk) -> None:
    file = desk.home / "file"
    file.write_text("", encoding="utf-8")
    said = _refused(desk, "play", "--record", str(file / "game.txt"))
    assert said.startswith("The record cannot be kept in")
    desk.environment["XDG_DATA_HOME"] = str(file)
    assert _refused(desk, "play").startswith("The record cannot be kept in")


def test_a_record_cannot_start_a_program(desk: Desk) -> None:
    file = desk.home / "mailed.txt"
    trap = desk.home / "sprung"
    match = mathom.game("duel").new(seed=2, named={"sauron": f"bot:cmd:touch {trap}"})
    file.write_text(match.record(), encoding="utf-8")
    assert "may not start programs" in _refused(desk, "replay", str(file), "--at", "1")
    assert not trap.exists()


@pytest.mark.parametrize(("at", "sentence"), [("2", "There is no choice number 2"), ("0", "“--at”")])
def test_a_choice_that_is_not_in_the_record_is_refused(desk: Desk, at: str, sentence: str) -> None:
    file = desk.home / "short.txt"
    file.write_text(GOOD, encoding="utf-8")
    assert sentence in _refused(desk, "replay", str(file), "--at", at)
    assert sentence in _refused(desk, "replay", str(file), "--at", at, "--show")


def test_a_finished_game_cannot_be_played_on(desk: Desk) -> None:
    match = mathom.game("duel").new(seed=2)
    while match.decision is not None:
        match.play(match.decision.options[0])
    file = desk.home / "over.txt"
    file.write_text(match.record(), encoding="utf-8")
    last = str(len(match.history) + 1)
    assert "The game was over there" in _refused(desk, "replay", str(file), "--at", last)
