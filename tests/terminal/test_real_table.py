"""A game on a real table: people answer what was turned up, and the program referees."""

from __future__ import annotations

import mathom
from mathom.core.match import Match
from tests.terminal.desk import Desk

ASKING = ("play", "--dice", "ask", "--seats", "human,human")


def _answers(match: Match) -> list[str]:
    """What a person would type to play this match again on a real table."""
    record = match.as_record()
    lines = [value for _, value in record.opening]
    for move in record.moves:
        lines += [move.text, *[value for _, value in move.outcomes]]
    return lines


def _played(seed: int) -> Match:
    match = mathom.game("duel").new(seed=seed)
    while match.decision is not None:
        match.play(match.decision.options[0])
    return match


def test_a_game_dealt_by_hand_is_the_game_that_was_dealt(desk: Desk) -> None:
    match = _played(seed=6)
    done = desk.run(*ASKING, typed="\n".join(_answers(match)) + "\n")
    assert done.err == ""
    assert done.code == 0
    kept = desk.kept()
    assert kept.state == match.state
    assert kept.seed is None, "no seed decided anything"


def test_outcomes_can_be_chosen_by_their_number(desk: Desk) -> None:
    desk.run(*ASKING, typed="2\n1\n1\n" + "1\n" * 12 + "q\n")
    opening = [value for _, value in desk.kept().as_record().opening]
    assert opening[:3] == ["bree", "barad_dur", "erebor"]
    assert opening[3:5] == ["c1_01", "c1_02"], "of two cards that are alike, either will do"


def test_what_cannot_have_come_up_is_refused(desk: Desk) -> None:
    done = desk.run(*ASKING, typed="bree\nbree\nminas_morgul\n99\n?\nq\n")
    assert done.said.count("is not among what can have come up.") == 3
    assert "Type what came up on your table: its number on the list, or its name" in done.said


def test_a_wrong_answer_can_be_taken_back(desk: Desk) -> None:
    typed = "bree\nerebor\nu\nisengard\nhelms_deep\n" + "1\n" * 12 + "q\n"
    desk.run(*ASKING, typed=typed)
    opening = [value for _, value in desk.kept().as_record().opening]
    assert opening[:3] == ["bree", "isengard", "helms_deep"]


def test_leaving_before_the_table_is_set_leaves_nothing_behind(desk: Desk) -> None:
    done = desk.run(*ASKING, typed="bree\nq\n")
    assert done.code == 0
    assert "there is nothing to keep" in done.said
    assert desk.records() == []


def test_leaving_in_the_middle_of_a_question_keeps_the_choices_before_it(desk: Desk) -> None:
    match = _played(seed=6)
    answers = _answers(match)
    first_asking = next(
        number for number, played in enumerate(match.history) if played.drawn and number > 0
    )
    opening = len(match.as_record().opening)
    typed = "\n".join(answers[: opening + first_asking + 1]) + "\nq\n"
    done = desk.run(*ASKING, typed=typed)
    assert len(desk.kept().history) == first_asking
    assert "--dice ask" in done.said


def test_a_game_on_a_real_table_goes_on_there(desk: Desk) -> None:
    match = _played(seed=6)
    answers = _answers(match)
    opening = len(match.as_record().opening)
    desk.run(*ASKING, typed="\n".join(answers[: opening + 1]) + "\nq\n")
    (file,) = desk.records()
    rest = "\n".join(["u", *answers[opening:]]) + "\n"
    done = desk.run("replay", str(file), "--at", "2", "--dice", "ask", typed=rest)
    assert done.code == 0
    assert desk.kept().state == match.state


def test_what_comes_together_is_asked_for_in_one_line_with_whose_it_is_and_what_for(desk: Desk) -> None:
    typed = "bree isengard erebor\n" + "1 2 3 4 5 6\n1 2 3 4 5 6\n" + "q\n"
    done = desk.run(*ASKING, typed=typed)
    assert (
        "The 3 landmarks that are turned up from the stack. Type all of them in one line." in done.said
    )
    assert "The cards of chapter 1 that lie face up, 12 of them." in done.said
    opening = [value for _, value in desk.kept().as_record().opening]
    assert opening[:3] == ["bree", "isengard", "erebor"]
    assert len(opening) == 15


def test_a_line_may_hold_a_part_of_what_comes_together_but_no_more_than_all(desk: Desk) -> None:
    done = desk.run(*ASKING, typed="bree erebor isengard helms_deep\nbree erebor\nisengard\nq\n")
    assert "That is more than came up: 4 are too many." in done.said
    assert "One is still to come." in done.said


def test_of_a_line_nothing_counts_if_one_word_of_it_is_unknown(desk: Desk) -> None:
    done = desk.run(*ASKING, typed="bree narnia erebor\nisengard erebor bree\nq\n")
    assert "“narnia” is not among what can have come up." in done.said
    assert "The cards of chapter 1" in done.said


def test_what_a_line_names_twice_is_asked_for_again(desk: Desk) -> None:
    done = desk.run(*ASKING, typed="bree bree erebor\nisengard erebor\nq\n")
    assert "is not among what can have come up. The 3 landmarks" in done.said
    assert "2 are still to come." in done.said
    assert "The cards of chapter 1" in done.said
