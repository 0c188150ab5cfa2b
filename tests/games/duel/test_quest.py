"""The Quest of the Ring (p. 6)."""

from __future__ import annotations

import pytest

from tests.games.duel.table import (
    ANYWHERE,
    coins,
    decider,
    options,
    other,
    play,
    result,
    side,
    sides,
    table,
    told,
    units,
)

SEATS = ["fellowship", "sauron"]


@pytest.mark.parametrize(("card", "steps"), [("c1_13", 1), ("c2_13", 2), ("c3_07", 3)])
@pytest.mark.parametrize("seat", SEATS)
def test_a_blue_card_moves_the_own_character_a_space_for_each_ring(
    seat: str, card: str, steps: int
) -> None:
    rest = f"{card[:2]}_01"
    match = table(card, rest, **sides(seat, {"coins": 9, "quest": 9}))
    match.play(f"play {card}")
    assert side(match, seat)["quest"] == 9 + steps
    assert side(match, other(seat))["quest"] == 0


def test_the_nazgul_rides_along_without_nearing_its_prey_or_winning_a_bonus() -> None:
    match = table("c3_07", "c3_01", turn="fellowship", fellowship={"coins": 3}, sauron={"quest": 2})
    match.play("play c3_07")
    assert side(match, "fellowship")["quest"] == 3
    assert side(match, "sauron")["quest"] == 2
    assert told(match, "coins") == [{"seat": "fellowship", "count": 1}]


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("before", [0, 1, 2])
def test_the_first_bonus_is_a_coin_whether_reached_or_passed(seat: str, before: int) -> None:
    match = table("c3_07", "c3_01", **sides(seat, {"coins": 3, "quest": before}))
    match.play("play c3_07")
    assert side(match, seat)["quest"] == before + 3
    assert side(match, seat)["coins"] == 1


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("before", [3, 4, 5])
def test_the_second_bonus_is_a_unit_in_any_region(seat: str, before: int) -> None:
    match = table("c3_07", "c3_01", **sides(seat, {"coins": 3, "quest": before}))
    match.play("play c3_07")
    assert options(match) == ANYWHERE
    match.play("place rhovanion")
    assert units(match, seat)["rhovanion"] == 1
    assert side(match, seat)["coins"] == 0


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("before", [6, 7, 8])
def test_the_third_bonus_is_an_extra_turn(seat: str, before: int) -> None:
    match = table("c3_07", "c3_01", chest=seat, **sides(seat, {"coins": 3, "quest": before}))
    match.play("play c3_07")
    assert decider(match) == seat


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("before", [9, 10])
def test_the_fourth_bonus_takes_an_enemy_fortress_off_the_board(seat: str, before: int) -> None:
    foe = {"landmarks": ["bree", "erebor"]}
    own = {"coins": 3, "quest": before, "landmarks": ["isengard"]}
    match = table("c3_07", "c3_01", **sides(seat, own, foe))
    match.play("play c3_07")
    assert options(match) == ["raze arnor", "raze rhovanion"]
    match.play("raze rhovanion")
    assert side(match, other(seat))["fortresses"] == ["arnor"]
    assert side(match, seat)["fortresses"] == ["enedwaith"]
    # The tile stays with its owner.
    assert side(match, other(seat))["landmarks"] == ["bree", "erebor"]


def test_the_fourth_bonus_without_an_enemy_fortress_is_skipped() -> None:
    match = table("c3_07", "c3_01", sauron={"coins": 3, "quest": 9, "landmarks": ["bree"]})
    match.play("play c3_07")
    assert side(match, "sauron")["fortresses"] == ["arnor"]
    assert decider(match) == "fellowship"


def test_both_sides_have_their_own_bonuses() -> None:
    match = table(
        "c2_13",
        "c2_14",
        "c2_01",
        sauron={"coins": 3, "quest": 1},
        fellowship={"coins": 3, "quest": 1},
    )
    play(match, "play c2_13", "play c2_14")
    assert coins(match) == (1, 1, 28)


@pytest.mark.parametrize("before", [3, 6, 12])
def test_a_bonus_is_not_won_again_by_going_on_from_its_space(before: int) -> None:
    match = table(
        "c1_13", "c1_01", sauron={"quest": before, "coins": 0}, fellowship={"landmarks": ["bree"]}
    )
    match.play("play c1_13")
    assert decider(match) == "fellowship"
    assert coins(match)[1] == 0
    assert side(match, "fellowship")["fortresses"] == ["arnor"]


def test_the_third_bonus_is_not_won_again() -> None:
    match = table("c1_13", "c1_01", sauron={"quest": 9})
    match.play("play c1_13")
    assert decider(match) == "fellowship"


def test_a_step_that_a_token_adds_can_reach_a_bonus_too() -> None:
    match = table("c2_09", "c2_01", sauron={"tokens": ["humans_1"], "quest": 5, "coins": 0})
    match.play("play c2_09")
    assert coins(match)[1] == 4
    assert options(match) == ANYWHERE


@pytest.mark.parametrize("seat", SEATS)
def test_the_fourteenth_step_wins_at_once(seat: str) -> None:
    match = table("c1_13", "c1_01", **sides(seat, {"quest": 13}))
    match.play("play c1_13")
    assert result(match) == ("quest", (seat,))
    assert match.decision is None


def test_surplus_steps_are_ignored() -> None:
    match = table("c3_07", "c3_01", sauron={"quest": 13, "coins": 3})
    match.play("play c3_07")
    assert result(match) == ("quest", ("sauron",))
    assert side(match, "sauron")["quest"] == 14
    assert told(match, "quest") == [{"seat": "sauron", "count": 1, "space": 14}]


def test_a_bonus_that_is_passed_on_the_way_to_victory_is_not_used_any_more() -> None:
    match = table(
        "c3_07", "c3_01", sauron={"quest": 11, "coins": 3}, fellowship={"landmarks": ["bree", "erebor"]}
    )
    match.play("play c3_07")
    assert result(match) == ("quest", ("sauron",))
    assert side(match, "fellowship")["fortresses"] == ["arnor", "rhovanion"]
