"""What cards do (p. 5): coins won and lost, and the order in which effects come."""

from __future__ import annotations

import pytest

from tests.games.duel.table import coins, decider, options, play, side, table, told, units

# -- coins ---------------------------------------------------------------------------------------


def test_a_yellow_card_pays_its_coins_at_once() -> None:
    match = table("c2_09", "c2_01")
    match.play("play c2_09")
    assert coins(match) == (3, 6, 21)
    assert told(match, "coins") == [{"seat": "sauron", "count": 4}]


def test_a_reserve_that_is_short_pays_what_it_has() -> None:
    match = table("c2_09", "c2_01", fellowship={"coins": 20}, sauron={"coins": 9})
    match.play("play c2_09")
    assert coins(match) == (20, 10, 0)
    assert told(match, "coins") == [{"seat": "sauron", "count": 1}]


def test_an_empty_reserve_pays_nothing() -> None:
    match = table("c2_09", "c2_01", "c2_02", fellowship={"coins": 20}, sauron={"coins": 10})
    play(match, "play c2_09", "discard c2_01")
    assert coins(match) == (20, 10, 0)


def test_the_price_goes_to_the_reserve_before_the_effects_take_from_it() -> None:
    match = table("c3_01", "c3_02", fellowship={"coins": 20}, sauron={"coins": 10})
    match.play("play c3_01")
    assert coins(match) == (20, 10, 0)


def test_coins_that_the_opponent_loses_go_to_the_reserve() -> None:
    match = table("c3_21", "c3_01", sauron={"coins": 4}, fellowship={"coins": 5})
    match.play("play c3_21")
    assert coins(match) == (3, 0, 27)
    assert told(match, "lost_coins") == [{"seat": "fellowship", "count": 2}]


@pytest.mark.parametrize("coins_left", [0, 1])
def test_nobody_loses_more_coins_than_there_are(coins_left: int) -> None:
    match = table("c3_21", "c3_01", sauron={"coins": 4}, fellowship={"coins": coins_left})
    match.play("play c3_21")
    assert coins(match) == (0, 0, 30)
    assert told(match, "lost_coins") == [{"seat": "fellowship", "count": coins_left}]


# -- grey cards ----------------------------------------------------------------------------------


def test_a_grey_card_gives_a_skill_for_each_symbol_from_the_next_choice_on() -> None:
    match = table("c2_03", "c2_19", "c2_01", sauron={"coins": 2})
    assert side(match, "sauron")["skills"]["ruse"] == 0
    match.play("play c2_03")
    assert side(match, "sauron")["skills"]["ruse"] == 2
    assert side(match, "fellowship")["skills"]["ruse"] == 0


def test_a_choice_of_skills_is_no_skill_by_itself() -> None:
    match = table("c2_06", "c2_01", sauron={"coins": 2})
    match.play("play c2_06")
    assert set(side(match, "sauron")["skills"].values()) == {0}
    assert side(match, "sauron")["skill_choices"] == [["knowledge", "leadership"]]


# -- purple cards --------------------------------------------------------------------------------

SPREAD = {"units": {"lindon": 1, "arnor": 2, "rohan": 1}}
FOE = {"units": {"gondor": 2, "mordor": 1}, "coins": 9}


def test_printed_effects_come_from_left_to_right() -> None:
    match = table("c3_18", "c3_01", sauron=FOE, fellowship=SPREAD)
    # First a removal; the opponent's coin is lost only after it; the movement comes last.
    match.play("play c3_18")
    assert options(match) == ["remove lindon", "remove arnor", "remove rohan"]
    assert coins(match)[0] == 3
    match.play("remove arnor")
    assert units(match, "fellowship") == {"lindon": 1, "arnor": 1, "rohan": 1}
    assert coins(match)[0] == 2
    assert options(match) == [
        "move gondor enedwaith", "move gondor rohan", "move gondor mordor",
        "move mordor rohan", "move mordor gondor", "stop",
    ]  # fmt: skip
    match.play("stop")
    assert decider(match) == "fellowship"


def test_two_removals_are_chosen_one_after_the_other_and_may_hit_the_same_region() -> None:
    match = table("c3_20", "c3_01", sauron=FOE, fellowship=SPREAD)
    match.play("play c3_20")
    assert options(match) == ["remove lindon", "remove arnor", "remove rohan"]
    match.play("remove arnor")
    assert options(match) == ["remove lindon", "remove arnor", "remove rohan"]
    match.play("remove arnor")
    assert units(match, "fellowship") == {"lindon": 1, "rohan": 1}
    assert side(match, "fellowship")["supply"] == 13
    assert coins(match)[0] == 2
    assert decider(match) == "fellowship"


def test_a_removal_with_only_one_region_to_hit_needs_no_choice() -> None:
    match = table("c3_21", "c3_01", sauron=FOE)
    match.play("play c3_21")
    assert units(match, "fellowship") == {"arnor": 1}
    assert decider(match) == "fellowship"


def test_a_removal_without_an_enemy_unit_is_skipped_and_the_rest_goes_on() -> None:
    match = table("c3_21", "c3_01", sauron=FOE, fellowship={"units": {}})
    match.play("play c3_21")
    assert coins(match)[0] == 1
    assert told(match, "removed") == []


def test_the_second_removal_is_skipped_if_the_first_took_the_last_unit() -> None:
    match = table("c3_20", "c3_01", sauron=FOE, fellowship={"units": {"lindon": 1}})
    match.play("play c3_20")
    assert units(match, "fellowship") == {}
    assert coins(match)[0] == 2


def test_a_fortress_is_no_unit_and_cannot_be_removed_as_one() -> None:
    match = table("c3_21", "c3_01", sauron=FOE, fellowship={"units": {}, "landmarks": ["bree"]})
    match.play("play c3_21")
    assert side(match, "fellowship")["fortresses"] == ["arnor"]


def test_movements_without_an_own_unit_are_skipped() -> None:
    match = table("c3_23", "c3_01", sauron={"coins": 4, "units": {}})
    match.play("play c3_23")
    assert decider(match) == "fellowship"


# -- the order of effects ------------------------------------------------------------------------


def test_the_own_tokens_come_after_the_printed_effects() -> None:
    match = table(
        "c3_07", "c3_01", sauron={"coins": 3, "tokens": ["hobbits_2"], "quest": 5, "units": {}}
    )
    match.play("play c3_07")
    # Three steps pass the second bonus: that unit first, then the one of the Hobbits.
    assert told(match, "quest") == [{"seat": "sauron", "count": 3, "space": 8}]
    match.play("place lindon")
    assert units(match, "sauron") == {"lindon": 1}
    match.play("place arnor")
    assert decider(match) == "fellowship"
    assert told(match, "conflict") == [{"seat": "sauron", "count": 1, "region": "arnor"}]


def test_the_alliance_comes_before_what_the_own_tokens_add() -> None:
    match = table(
        "c1_18",
        "c1_01",
        sauron={"tokens": ["dwarves_3"], "cards": ["c1_19", "c1_20"]},
        chance=["token elves_1 hobbits_1 humans_1"],
    )
    match.play("play c1_18")
    assert options(match) == ["token elves_1", "token hobbits_1", "token humans_1"]
    match.play("token hobbits_1")
    assert options(match) == ["move mordor rohan", "move mordor gondor", "stop"]
