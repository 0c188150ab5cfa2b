"""Playing a game: every key does what the help says."""

from __future__ import annotations

import re

import pytest

import mathom
from tests.terminal.desk import Desk

ALWAYS_THE_FIRST = "1\n" * 200


@pytest.mark.parametrize("seats", ["human,random", "random,human", "human,human"])
def test_a_whole_game_can_be_played_by_typing_numbers(desk: Desk, seats: str) -> None:
    done = desk.run("play", "duel", "--seats", seats, "--seed", "4", typed=ALWAYS_THE_FIRST)
    assert done.err == ""
    assert done.code == 0
    match = desk.kept()
    assert match.outcome is not None
    assert mathom.game("duel").result(match.outcome, match.seats).id.startswith("duel-result-")
    assert match.seed == 4
    told = [match.players[seat].removeprefix("bot:") for seat in match.seats]
    assert told == seats.split(",")
    # The last words: how it ended, and how to look at it again.
    assert re.search(rf"\n  mathom replay {desk.records()[0]}\n$", done.out)


def test_a_newcomer_plays_the_fellowship_against_greedy(desk: Desk) -> None:
    done = desk.run("play", typed="q\n")
    assert done.code == 0
    assert "Fellowship: you; Sauron: greedy" in done.out
    assert "--seats" in done.out
    match = desk.kept()
    assert match.players == {"fellowship": "human", "sauron": "bot:greedy"}
    assert [played.seat for played in match.history] == [1] * len(match.history)


def test_an_option_can_be_chosen_by_its_notation(desk: Desk) -> None:
    first = mathom.game("duel").new(seed=4).decision
    assert first is not None
    desk.run("play", "--seats", "human,human", "--seed", "4", typed=f"{first.options[-1]}\nq\n")
    assert [str(played.option) for played in desk.kept().history] == [str(first.options[-1])]


def test_a_choice_that_is_not_on_the_list_is_refused_in_a_sentence(desk: Desk) -> None:
    typed = "play c3_01\n99\n0\nfrobnicate\nq\n"
    done = desk.run("play", "--seats", "human,human", "--seed", "4", typed=typed)
    assert done.code == 0
    assert "That card does not belong to chapter 1. (Duel rulebook, p. 2)" in done.said
    assert "There is no number 99: the options go from 1 to" in done.out
    assert "There is no number 0:" in done.out
    assert "“frobnicate” cannot be chosen now." in done.out
    assert desk.kept().history == []


def test_part_of_a_name_shows_only_the_options_that_say_so(desk: Desk) -> None:
    done = desk.run("play", "--seats", "human,human", "--seed", "4", typed="DISCARD\n\nq\n")
    narrowed, whole = done.out.split("> DISCARD\n")[1].split("number (b board, h help) >")[:2]
    last = narrowed.rsplit("Choose", 1)[1]
    assert "Discard" in last
    assert "Play" not in last
    assert "options; Enter shows all." in last
    assert "Play" in whole.rsplit("Choose", 1)[1]
    assert desk.kept().history == []


def test_taking_back_goes_past_the_bots_answer_to_the_own_choice(desk: Desk) -> None:
    typed = "1\nu\nu\nq\n"
    done = desk.run("play", "--seats", "human,random", "--seed", "4", typed=typed)
    # Sauron's first choice stays: it is the bot's, and nobody chose anything before it.
    assert [played.seat for played in desk.kept().history] == [1] * len(desk.kept().history)
    assert "There is nothing to take back." in done.out


def test_what_was_taken_back_can_be_played_again_with_the_same_luck(desk: Desk) -> None:
    desk.run("play", "--seats", "human,human", "--seed", "4", typed="1\n1\n2\nu\n2\nq\n")
    again = mathom.game("duel").new(seed=4)
    for played in desk.kept().history:
        again.play(played.option)
    assert again.state == desk.kept().state
    assert len(again.history) == 3


def test_the_rule_behind_a_decision_is_shown_with_its_page(desk: Desk) -> None:
    done = desk.run("play", "--seats", "human,human", "--seed", "4", typed="?\nq\n")
    assert "Take an available card, to play it or to discard it" in done.out
    assert "Duel rulebook, p. 3" in done.out
    assert "More about it: mathom learn duel turn" in done.out


@pytest.mark.parametrize(
    ("named", "told"),
    [
        ("1", "Chapter 1:"),
        ("erebor", "a landmark in Rhovanion"),
        ("Minas Tirith", "a landmark in Gondor"),
        ("gond", "Gondor, a region of Middle-earth."),
        ("elves_2", "its units may go, all together, to any region"),
        ("Leadership", "one of the five skills"),
        ("◆", "Grey cards give skills"),
        ("anvil", "is shown by a"),
    ],
)
def test_a_thing_is_explained_by_its_number_its_id_or_its_name(
    desk: Desk, named: str, told: str
) -> None:
    done = desk.run("play", "--seats", "human,human", "--seed", "4", typed=f"i {named}\nq\n")
    assert told in done.said


def test_a_thing_that_is_not_there_is_not_explained(desk: Desk) -> None:
    done = desk.run("play", "--seats", "human,human", "--seed", "4", typed="i lothlorien\ni\nq\n")
    assert "Nothing on the table is called “lothlorien”." in done.out


def test_the_log_tells_everything_with_the_numbers_of_the_record(desk: Desk) -> None:
    done = desk.run("play", "--seats", "human,random", "--seed", "4", typed="1\nl\nq\n")
    log = done.out.rsplit("number (b board, h help) > l\n", 1)[1]
    numbers = [int(number) for number in re.findall(r"^ *(\d+)\. ", log, re.MULTILINE)]
    assert numbers == list(range(len(desk.kept().history) + 1))
    assert "Chapter 1 begins." in log


def test_help_names_every_key_and_the_legend_every_shape(desk: Desk) -> None:
    done = desk.run("play", "--seats", "human,human", "--seed", "4", typed="h\ng\nq\n")
    keys = re.findall(r"^ +(\S)  ", done.out.split("> h\n")[1].split("> g\n")[0], re.MULTILINE)
    assert keys == ["?", "h", "g", "b", "o", "l", "n", "i", "s", "u", "q", "w"]
    legend = done.out.split("> g\n")[1]
    assert [shape for shape in "◆●■▲✕★" if shape in legend] == list("◆●■▲✕★")


def test_saving_makes_a_copy_and_writes_over_nothing(desk: Desk) -> None:
    old = desk.home / "old.txt"
    old.write_text("my diary", encoding="utf-8")
    new = desk.home / "new.txt"
    typed = f"1\ns {old}\ns {new}\ns\n\nq\n"
    done = desk.run("play", "--seats", "human,human", "--seed", "4", typed=typed)
    assert old.read_text(encoding="utf-8") == "my diary"
    assert f"{old} is there already" in done.said
    assert mathom.replay(new.read_text(encoding="utf-8")).state == desk.kept().state
    assert f"The record is in {new}" in done.said
    assert f"The record is in {desk.records()[0]}" in done.said


def test_quitting_keeps_the_record_and_says_how_to_go_on(desk: Desk) -> None:
    file = desk.home / "my game.txt"
    first = desk.run(
        "play", "--seats", "human,human", "--seed", "4", "--record", str(file), typed="1\n1\nq\n"
    )
    assert first.code == 0
    assert f"  mathom replay '{file}' --at 3\n" in first.out
    second = desk.run("replay", str(file), "--at", "3", typed=ALWAYS_THE_FIRST)
    assert second.code == 0
    match = mathom.replay(file.read_text(encoding="utf-8"))
    assert match.outcome is not None
    assert match.seed == 4
    # It went on in the same file: there is no second one.
    assert desk.records() == []


def test_a_game_that_is_resumed_is_the_game_that_would_have_been(desk: Desk) -> None:
    file = desk.home / "halves.txt"
    seats = ("--seats", "human,human", "--seed", "9")
    desk.run("play", *seats, "--record", str(file), typed="1\n" * 17)
    desk.run("replay", str(file), "--at", "18", typed=ALWAYS_THE_FIRST)
    desk.run("play", *seats, "--record", str(desk.home / "whole.txt"), typed=ALWAYS_THE_FIRST)
    assert file.read_bytes() == (desk.home / "whole.txt").read_bytes()


def test_setup_choices_are_kept_in_the_record(desk: Desk) -> None:
    desk.run("play", "--seats", "human,human", "--set", "extra_turns=all", typed="q\n")
    assert desk.kept().setup == {"extra_turns": "all"}


def test_the_same_seed_gives_the_same_game_against_a_bot(desk: Desk) -> None:
    for name in ("one", "two"):
        file = str(desk.home / name)
        desk.run("play", "--seats", "human,greedy", "--seed", "5", "--record", file, typed="1\n1\nq\n")
    assert (desk.home / "one").read_bytes() == (desk.home / "two").read_bytes()


def test_games_are_listed_with_their_setup_choices(desk: Desk) -> None:
    done = desk.run("games")
    assert done.code == 0
    for said in ("duel: Duel for Middle-earth", "fellowship, sauron", "--set extra_turns=", "all: "):
        assert said in done.out


def test_the_version_is_told(desk: Desk) -> None:
    assert desk.run("--version").out == f"mathom {mathom.__version__}\n"
