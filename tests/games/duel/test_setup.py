"""Preparation (p. 2)."""

from __future__ import annotations

from tests.games.duel.table import DUEL, RACES, coins, decider, options, scripted, seen, side, units

DEAL = [
    "landmark bree erebor isengard",
    "card c1_01 c1_02 c1_03 c1_04 c1_05 c1_06 c1_14 c1_09 c1_13 c1_17 c1_21 c1_22",
]


def test_sauron_takes_the_first_turn() -> None:
    match = DUEL.new(seed=1)
    assert decider(match) == "sauron"
    assert match.decision is not None
    assert match.decision.kind == "turn"
    match.play(options(match)[-1])
    assert decider(match) == "fellowship"


def test_each_side_starts_with_two_units_in_its_own_land_and_thirteen_in_front() -> None:
    match = DUEL.new(seed=1)
    assert units(match, "fellowship") == {"arnor": 2}
    assert units(match, "sauron") == {"mordor": 2}
    for seat in match.seats:
        assert side(match, seat)["supply"] == 13
        assert side(match, seat)["fortresses"] == []
        assert side(match, seat)["quest"] == 0


def test_the_fellowship_starts_with_three_coins_and_sauron_with_two_of_thirty() -> None:
    assert coins(DUEL.new(seed=1)) == (3, 2, 25)


def test_three_landmarks_lie_open_and_four_are_stacked() -> None:
    match = DUEL.new(chance=scripted(*DEAL))
    assert seen(match, None)["landmarks"] == ["bree", "erebor", "isengard"]
    assert seen(match, None)["landmarks_left"] == 4


def test_each_race_has_a_stack_of_three_tokens_that_nobody_has_seen() -> None:
    stacks = seen(DUEL.new(seed=1), None)["stacks"]
    assert stacks == {race: {"seen": [], "hidden": 3} for race in RACES}


def test_three_cards_of_the_chapter_go_to_the_discard_unseen() -> None:
    view = seen(DUEL.new(seed=1), "sauron")
    assert view["discard"] == 3
    assert "left_out" not in view


def test_the_first_choice_is_among_the_six_cards_of_the_lowest_row() -> None:
    match = DUEL.new(chance=scripted(*DEAL))
    # Sauron has two coins: enough for everything here but the landmarks, which cost six.
    assert options(match) == [
        "play c1_14", "discard c1_14",
        "play c1_09", "discard c1_09",
        "play c1_13", "discard c1_13",
        "play c1_17", "discard c1_17",
        "play c1_21", "discard c1_21",
        "play c1_22", "discard c1_22",
    ]  # fmt: skip
