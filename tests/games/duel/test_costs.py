"""The costs of cards and tiles (p. 4): coins, skills, chains, and the landmarks' surcharge."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mathom
from mathom.games.duel.box import CARDS, LANDMARKS, SKILLS
from mathom.games.duel.state import DuelState
from mathom.games.duel.steps.costs import card_price, landmark_price
from tests.games.duel.table import (
    DUEL,
    coins,
    decider,
    options,
    play,
    price,
    refused,
    side,
    table,
)

# -- coins and skills ----------------------------------------------------------------------------


def test_a_card_without_a_cost_is_free() -> None:
    match = table("c1_22", "c1_01", sauron={"coins": 0})
    assert options(match) == ["play c1_22", "discard c1_22", "play c1_01", "discard c1_01"]
    play(match, "play c1_22", "place enedwaith")
    assert coins(match) == (3, 0, 27)


def test_a_missing_skill_costs_a_coin_that_goes_to_the_reserve() -> None:
    match = table("c1_17", "c1_01", sauron={"coins": 2})
    assert price(match, "c1_17") == 1
    match.play("play c1_17")
    assert coins(match) == (3, 1, 26)


def test_a_skill_in_the_own_play_area_costs_nothing() -> None:
    match = table("c1_17", "c1_01", sauron={"coins": 0, "cards": ["c1_08"]})
    match.play("play c1_17")
    assert coins(match) == (3, 0, 27)


def test_the_skills_of_the_opponent_are_of_no_use() -> None:
    match = table("c1_17", "c1_01", fellowship={"cards": ["c1_08"]})
    assert (price(match, "c1_17", "sauron"), price(match, "c1_17", "fellowship")) == (1, 0)


def test_each_symbol_serves_once_so_a_second_equal_one_must_be_there_or_be_paid() -> None:
    # Three ruse symbols are asked for.
    for cards, missing in (
        ([], 3),
        (["c1_01"], 2),
        (["c1_01", "c1_02"], 1),
        (["c2_03"], 1),
        (["c1_01", "c2_03"], 0),
        (["c1_01", "c1_02", "c2_03"], 0),
        (["c1_03", "c1_05", "c1_07", "c1_08"], 3),
    ):
        assert price(table("c2_19", "c2_01", sauron={"cards": cards}), "c2_19") == missing, cards


def test_there_is_no_limit_to_the_skills_that_can_be_bought() -> None:
    match = table("c3_17", "c3_01", sauron={"coins": 5})
    assert "play c3_17" in options(match)
    play(match, "play c3_17", "place rhovanion")
    assert coins(match)[1] == 0


def test_a_card_that_costs_one_coin_more_than_there_is_cannot_be_played() -> None:
    match = table("c3_17", "c3_01", sauron={"coins": 4})
    assert options(match) == ["discard c3_17", "play c3_01", "discard c3_01"]
    assert refused(match, "play c3_17") == ("duel-refusal-price", {"price": 5, "coins": 4})


def test_printed_coins_are_paid_on_top_of_missing_skills() -> None:
    assert price(table("c2_07", "c2_01"), "c2_07") == 3
    assert price(table("c2_07", "c2_01", sauron={"cards": ["c1_07"]}), "c2_07") == 2
    assert price(table("c2_07", "c2_01", sauron={"cards": ["c1_07", "c1_08"]}), "c2_07") == 1


def test_skills_serve_again_in_every_turn() -> None:
    match = table("c2_10", "c2_12", "c2_01", "c2_02", sauron={"coins": 1, "cards": ["c1_03", "c1_05"]})
    play(match, "play c2_10", "play c2_01")
    assert coins(match)[1] == 1
    assert price(match, "c2_12") == 1


def test_the_skills_of_a_card_do_not_pay_for_the_card_itself() -> None:
    match = table("c2_06", "c2_07", sauron={"cards": ["c1_01"], "coins": 3})
    play(match, "play c2_06")
    assert coins(match)[1] == 2
    assert price(match, "c2_07") == 2


# -- cards that give one skill of several, and the Elves' wild symbol ----------------------------


def test_a_choice_of_skills_gives_only_one_of_them_each_turn() -> None:
    # One leadership and one knowledge are asked for; the card gives either.
    assert price(table("c2_07", "c2_01", sauron={"cards": ["c2_06"]}), "c2_07") == 2
    # Two leadership symbols: one of them.
    assert price(table("c3_09", "c3_01", sauron={"cards": ["c2_06"]}), "c3_09") == 3
    # None of its skills is asked for.
    assert price(table("c2_12", "c2_01", sauron={"cards": ["c2_06"]}), "c2_12") == 2


def test_a_choice_of_skills_is_used_for_what_is_still_missing() -> None:
    # Courage, leadership, knowledge; leadership is there, so the choice is knowledge.
    assert price(table("c2_16", sauron={"cards": ["c1_08", "c2_06"]}), "c2_16") == 1
    assert price(table("c2_16", sauron={"cards": ["c1_08", "c2_06", "c2_07"]}), "c2_16") == 0


def test_the_elves_give_one_symbol_of_any_kind_each_turn() -> None:
    wild = {"tokens": ["elves_3"]}
    assert price(table("c2_19", sauron=wild), "c2_19") == 2
    assert price(table("c1_17", sauron=wild), "c1_17") == 0
    assert price(table("c1_22", sauron=wild), "c1_22") == 0


def test_the_elves_do_not_pay_printed_coins() -> None:
    assert price(table("c3_07", "c3_01", sauron={"tokens": ["elves_3"]}), "c3_07") == 3


def test_the_elves_help_with_a_landmark_too() -> None:
    match = table("c1_01", landmarks=["bree"], sauron={"tokens": ["elves_3"]})
    assert price(match, "bree") == 5


def test_an_extra_turn_is_a_new_turn_for_choices_and_for_the_wild_symbol() -> None:
    match = table(
        "c3_01",
        "c3_16",
        sauron={"coins": 2, "cards": ["c1_01", "c2_07"], "tokens": ["elves_1", "elves_3"]},
    )
    # Two ruse and one courage: ruse is there, the choice gives courage, the Elves the second ruse.
    assert price(match, "c3_01") == 0
    match.play("play c3_01")
    assert decider(match) == "sauron"
    # Two ruse, courage, two knowledge: the same three symbols serve once more.
    assert price(match, "c3_16") == 2


GREY = [*(f"c1_0{n}" for n in range(1, 9)), *(f"c2_0{n}" for n in range(1, 8))]


def cheapest(state: DuelState, seat: int, cost: dict[str, int], wild: bool) -> int:
    """What is missing if every choice is made in every possible way: slow, and plainly right."""
    fixed = dict.fromkeys(SKILLS, 0)
    choices: list[list[str]] = [SKILLS] if wild else []
    for card in state.cards[seat]:
        for effect in CARDS[card].effects:
            for skill, count in effect.skills.items():
                fixed[skill] += count
            if effect.one_of:
                choices.append(effect.one_of)
    return min(
        sum(max(0, n - fixed[skill] - chosen.count(skill)) for skill, n in cost.items())
        for chosen in product(*choices)
    )


@settings(max_examples=150, deadline=None)
@given(own=st.sets(st.sampled_from(GREY)), wild=st.booleans(), seat=st.sampled_from([0, 1]))
def test_nobody_ever_overpays(own: set[str], wild: bool, seat: int) -> None:
    side = {"cards": sorted(own), "tokens": ["elves_3"] if wild else []}
    match = DUEL.position({"chapter": 3, ("fellowship", "sauron")[seat]: side}, seed=1)
    state = match.state
    assert isinstance(state, DuelState)
    for card in CARDS:
        cost = {SKILLS[skill]: n for skill, n in card.cost}
        assert card_price(state, seat, card.index) == card.coins + cheapest(state, seat, cost, wild)
    for landmark in LANDMARKS:
        cost = {SKILLS[skill]: n for skill, n in landmark.cost}
        assert landmark_price(state, seat, landmark.index) == cheapest(state, seat, cost, wild)


# -- landmarks -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("built", "surcharge"), [([], 0), (["bree"], 1), (["bree", "erebor"], 2)])
def test_a_landmark_costs_a_coin_more_for_each_own_fortress(built: list[str], surcharge: int) -> None:
    match = table("c1_01", landmarks=["helms_deep"], sauron={"landmarks": built, "coins": 9})
    assert price(match, "helms_deep") == 6 + surcharge
    match.play("landmark helms_deep")
    assert coins(match)[1] == 9 - 6 - surcharge


def test_the_fortresses_of_the_opponent_cost_nothing() -> None:
    match = table("c1_01", landmarks=["helms_deep"], fellowship={"landmarks": ["bree", "erebor"]})
    assert price(match, "helms_deep", "sauron") == 6
    assert price(match, "helms_deep", "fellowship") == 8


def test_a_fortress_that_was_removed_costs_nothing_any_more() -> None:
    built = {"landmarks": ["bree", "erebor"], "fortresses": ["arnor"]}
    match = table("c1_01", landmarks=["helms_deep"], sauron=built)
    assert price(match, "helms_deep") == 7


def test_a_landmark_that_cannot_be_paid_is_not_offered() -> None:
    match = table("c1_01", landmarks=["helms_deep"], sauron={"coins": 6, "landmarks": ["bree"]})
    assert options(match) == ["play c1_01", "discard c1_01"]
    assert refused(match, "landmark helms_deep") == ("duel-refusal-price", {"price": 7, "coins": 6})


def test_the_dwarves_waive_the_surcharge_and_nothing_else() -> None:
    dwarves = {"landmarks": ["bree", "erebor"], "tokens": ["dwarves_1"], "coins": 6}
    match = table("c1_01", landmarks=["helms_deep"], sauron=dwarves)
    assert price(match, "helms_deep", "sauron") == 6
    assert price(match, "helms_deep", "fellowship") == 6
    match.play("landmark helms_deep")
    assert coins(match)[1] == 0


# -- chains --------------------------------------------------------------------------------------


def test_a_chain_makes_a_card_free_whatever_skills_are_missing() -> None:
    match = table("c2_19", "c2_01", sauron={"coins": 0, "cards": ["c1_21"]})
    assert options(match) == ["chain c2_19", "discard c2_19", "play c2_01", "discard c2_01"]
    play(match, "chain c2_19", "place gondor")
    assert coins(match) == (3, 0, 27)
    assert side(match, "sauron")["cards"] == ["c1_21", "c2_19"]


def test_a_chain_waives_printed_coins_too() -> None:
    match = table("c2_11", "c2_01", sauron={"coins": 0, "cards": ["c1_16"]})
    assert options(match)[:2] == ["chain c2_11", "discard c2_11"]
    match.play("chain c2_11")
    assert coins(match) == (3, 0, 27)
    assert side(match, "sauron")["quest"] == 1


def test_a_card_may_be_paid_for_although_a_chain_would_make_it_free() -> None:
    match = table("c2_11", "c2_01", sauron={"coins": 1, "cards": ["c1_16"]})
    assert options(match)[:3] == ["play c2_11", "chain c2_11", "discard c2_11"]
    match.play("play c2_11")
    assert coins(match) == (3, 0, 27)


def test_without_the_symbol_a_card_is_paid_for_as_usual() -> None:
    match = table("c2_11", "c2_01", sauron={"coins": 1, "cards": ["c1_15"]})
    assert options(match)[:2] == ["play c2_11", "discard c2_11"]
    assert refused(match, "chain c2_11") == ("duel-refusal-chain", {})
    assert refused(match, "chain c2_01") == ("duel-refusal-no-chain", {})


def test_the_symbol_of_the_opponent_is_of_no_use() -> None:
    match = table("c2_11", "c2_01", fellowship={"cards": ["c1_16"]})
    assert options(match)[:2] == ["play c2_11", "discard c2_11"]


def test_a_chain_can_reach_over_a_chapter() -> None:
    match = table("c3_03", "c3_07", sauron={"coins": 0, "cards": ["c1_14"]})
    assert options(match) == ["chain c3_03", "discard c3_03", "discard c3_07"]


def test_a_chained_card_hands_its_own_symbol_on() -> None:
    match = table("c2_20", "c2_01", sauron={"cards": ["c1_22"]})
    play(match, "chain c2_20", "place lindon")
    assert side(match, "sauron")["chains"] == ["helmet", "armor"]


def test_the_hobbits_pay_three_coins_only_if_the_chain_is_used() -> None:
    def start() -> mathom.Match:
        hobbits = {"coins": 1, "cards": ["c1_16"], "tokens": ["hobbits_3"]}
        return table("c2_11", "c2_01", sauron=hobbits)

    assert coins(play(start(), "chain c2_11")) == (3, 4, 23)
    assert coins(play(start(), "play c2_11")) == (3, 0, 27)
