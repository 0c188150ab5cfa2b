"""The eighteen alliance tokens (player aid)."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from tests.games.duel.table import (
    ANYWHERE,
    coins,
    decider,
    deck,
    options,
    play,
    price,
    side,
    sides,
    table,
    told,
    units,
)

RICH = {"coins": 9}


def owning(*tokens: str, **more: Any) -> dict[str, Any]:
    return {"coins": 9, "tokens": list(tokens), **more}


def winning(token: str, *, fellowship: dict[str, Any] | None = None, **sauron: Any) -> mathom.Match:
    """Sauron has just won this token of the Ents or the Wizards with a pair."""
    race = token[:-2]
    first, second = {"ents": ("c3_10", "c3_11"), "wizards": ("c3_08", "c3_09")}[race]
    last = next(it for it in (f"{race}_1", f"{race}_2", f"{race}_3") if it != token)
    match = table(
        second,
        "c3_01",
        sauron={"coins": 9, "cards": [first], **sauron},
        fellowship=fellowship or {},
        chance=[f"token {token} {last}"],
    )
    return play(match, f"play {second}", f"token {token}")


# -- Elves ---------------------------------------------------------------------------------------


def test_elves_a_yellow_card_wins_an_extra_turn() -> None:
    match = table("c1_09", "c1_01", sauron=owning("elves_1"))
    match.play("play c1_09")
    assert decider(match) == "sauron"


@pytest.mark.parametrize("card", ["c1_01", "c1_13", "c1_17", "c1_23"])
def test_elves_no_other_card_wins_an_extra_turn(card: str) -> None:
    match = table(card, "c1_02", sauron=owning("elves_1"))
    match.play(f"play {card}")
    if card == "c1_23":
        match.play("place lindon")
    assert decider(match) == "fellowship"


def test_elves_the_units_of_a_red_card_may_all_go_to_any_one_region() -> None:
    match = table("c2_20", "c2_01", sauron=owning("elves_2"))
    match.play("play c2_20")
    # The two printed regions are among them, so nobody is forced to use the alliance.
    assert options(match) == ANYWHERE
    match.play("place gondor")
    assert units(match, "sauron") == {"gondor": 2, "mordor": 2}


def test_elves_the_alliance_of_the_opponent_opens_no_region() -> None:
    match = table("c2_20", "c2_01", sauron=RICH, fellowship=owning("elves_2", "humans_2"))
    match.play("play c2_20")
    assert options(match) == ["place lindon", "place enedwaith"]
    match.play("place lindon")
    assert units(match, "sauron") == {"lindon": 2, "mordor": 2}


def test_elves_one_symbol_of_any_kind_in_every_turn() -> None:
    match = table("c2_19", "c2_22", "c2_01", sauron=owning("elves_3", coins=4))
    assert price(match, "c2_19") == 2
    play(match, "play c2_19", "place gondor", "play c2_01")
    assert price(match, "c2_22") == 2
    assert price(match, "c2_22", "fellowship") == 3


# -- Dwarves -------------------------------------------------------------------------------------


def test_dwarves_no_surcharge_for_fortresses() -> None:
    built = {"landmarks": ["bree", "erebor", "isengard"]}
    match = table("c1_01", landmarks=["helms_deep"], sauron=owning("dwarves_1") | built)
    assert price(match, "helms_deep") == 6


def test_dwarves_a_landmark_wins_an_extra_turn() -> None:
    match = table("c1_01", landmarks=["helms_deep"], sauron=owning("dwarves_2"))
    match.play("landmark helms_deep")
    assert decider(match) == "sauron"
    assert options(match) == ["play c1_01", "discard c1_01"]


def test_dwarves_a_card_wins_no_extra_turn() -> None:
    match = table("c1_01", "c1_02", sauron=owning("dwarves_2"))
    match.play("play c1_01")
    assert decider(match) == "fellowship"


def test_dwarves_the_extra_turn_comes_after_the_effects_of_the_landmark() -> None:
    match = table("c1_01", landmarks=["erebor"], sauron=owning("dwarves_2"))
    match.play("landmark erebor")
    assert options(match) == ["move mordor rohan", "move mordor gondor", "stop"]
    assert told(match, "extra_turn") == []
    match.play("stop")
    assert told(match, "extra_turn") == [{"seat": "sauron"}]


def test_dwarves_a_green_card_gives_two_movements() -> None:
    match = table("c1_18", "c1_01", sauron=owning("dwarves_3"))
    play(match, "play c1_18", "move mordor rohan", "move rohan enedwaith")
    assert units(match, "sauron") == {"enedwaith": 1, "mordor": 1}
    assert decider(match) == "fellowship"


# -- Hobbits -------------------------------------------------------------------------------------


def test_hobbits_the_eagle_is_a_seventh_kind_of_symbol_but_no_race() -> None:
    match = table("c1_18", "c1_01", sauron=owning("hobbits_1"))
    match.play("play c1_18")
    assert side(match, "sauron")["races"] == ["elves"]


def test_hobbits_a_blue_card_places_a_unit_anywhere() -> None:
    match = table("c1_13", "c1_01", sauron=owning("hobbits_2"))
    match.play("play c1_13")
    assert side(match, "sauron")["quest"] == 1
    assert options(match) == ANYWHERE
    match.play("place lindon")
    assert units(match, "sauron") == {"lindon": 1, "mordor": 2}


def test_hobbits_steps_without_a_blue_card_place_no_unit() -> None:
    match = table("c1_09", "c1_01", sauron=owning("hobbits_2", "humans_1"))
    match.play("play c1_09")
    assert side(match, "sauron")["quest"] == 1
    assert decider(match) == "fellowship"


def test_hobbits_a_chained_card_pays_three_coins() -> None:
    match = table("c2_10", "c2_01", sauron=owning("hobbits_3", coins=0, cards=["c1_15"]))
    match.play("chain c2_10")
    assert coins(match)[1] == 3


def test_hobbits_a_chain_pays_after_the_effects_of_the_card() -> None:
    match = table("c2_19", "c2_01", sauron=owning("hobbits_3", "humans_2", coins=0, cards=["c1_21"]))
    match.play("chain c2_19")
    assert coins(match)[1] == 0
    match.play("place gondor")
    assert coins(match)[1] == 3
    assert units(match, "sauron") == {"gondor": 3, "mordor": 2}


# -- Humans --------------------------------------------------------------------------------------


def test_humans_a_yellow_card_walks_a_step() -> None:
    match = table("c1_09", "c1_01", sauron=owning("humans_1", coins=0))
    match.play("play c1_09")
    assert side(match, "sauron")["quest"] == 1
    assert coins(match)[1] == 2


def test_humans_a_red_card_places_one_more_unit_in_the_same_region() -> None:
    match = table("c2_20", "c2_01", sauron=owning("humans_2"), fellowship={"units": {"lindon": 1}})
    match.play("play c2_20")
    assert options(match) == ["place lindon", "place enedwaith"]
    match.play("place lindon")
    # All three arrive together and fight.
    assert units(match, "sauron") == {"lindon": 2, "mordor": 2}
    assert told(match, "placed") == [{"seat": "sauron", "count": 3, "region": "lindon"}]


@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_humans_a_discarded_card_pays_double(chapter: int) -> None:
    first, second = deck(chapter)[:2]
    match = table(first, second, sauron=owning("humans_3", coins=0))
    match.play(f"discard {first}")
    assert coins(match) == (3, 2 * chapter, 27 - 2 * chapter)


def test_humans_the_double_pay_is_for_the_owner_only() -> None:
    match = table("c1_01", "c1_02", fellowship=owning("humans_3"), sauron={"coins": 0})
    match.play("discard c1_01")
    assert coins(match)[1] == 1


# -- Ents ----------------------------------------------------------------------------------------


def test_ents_an_extra_turn_at_once() -> None:
    match = winning("ents_1")
    assert decider(match) == "sauron"
    match.play("discard c3_01")
    assert match.outcome is not None


def test_ents_an_immediate_token_works_only_once() -> None:
    match = table("c2_01", "c2_02", "c2_09", sauron=owning("ents_1", "wizards_1"))
    play(match, "play c2_01")
    assert decider(match) == "fellowship"
    assert side(match, "sauron")["quest"] == 0


def test_ents_an_enemy_fortress_leaves_the_board() -> None:
    match = winning("ents_2", fellowship={"landmarks": ["bree", "isengard"]})
    assert options(match) == ["raze arnor", "raze enedwaith"]
    match.play("raze arnor")
    assert side(match, "fellowship")["fortresses"] == ["enedwaith"]
    assert side(match, "fellowship")["landmarks"] == ["bree", "isengard"]


def test_ents_a_single_enemy_fortress_needs_no_choice() -> None:
    match = winning("ents_2", fellowship={"landmarks": ["bree"]}, landmarks=["isengard"])
    assert side(match, "fellowship")["fortresses"] == []
    assert side(match, "sauron")["fortresses"] == ["enedwaith"]


def test_ents_without_an_enemy_fortress_nothing_is_removed() -> None:
    match = winning("ents_2", landmarks=["isengard"])
    assert side(match, "sauron")["fortresses"] == ["enedwaith"]
    assert decider(match) == "fellowship"


PICKS = ["pick remove", "pick coin", "pick move"]


def test_ents_three_picks_of_three_kinds() -> None:
    match = winning("ents_3", fellowship={"coins": 2, "units": {"arnor": 1, "lindon": 1}})
    assert options(match) == PICKS
    match.play("pick remove")
    assert options(match) == ["remove lindon", "remove arnor"]
    match.play("remove lindon")
    assert options(match) == PICKS
    match.play("pick coin")
    assert coins(match)[0] == 1
    assert options(match) == PICKS
    match.play("pick move")
    assert options(match) == ["move mordor rohan", "move mordor gondor", "stop"]
    match.play("move mordor gondor")
    assert units(match, "sauron") == {"gondor": 1, "mordor": 1}
    assert units(match, "fellowship") == {"arnor": 1}
    assert decider(match) == "fellowship"


def test_ents_the_same_pick_three_times() -> None:
    match = winning("ents_3", fellowship={"coins": 5})
    play(match, "pick coin", "pick coin", "pick coin")
    assert coins(match)[0] == 2
    assert decider(match) == "fellowship"


def test_ents_picks_that_would_do_nothing_are_not_offered() -> None:
    match = winning("ents_3", fellowship={"coins": 0})
    assert options(match) == ["pick remove", "pick move"]
    match = winning("ents_3", fellowship={"coins": 1, "units": {}}, units={})
    # Only the coin is left, and nobody is asked.
    assert coins(match)[0] == 0
    assert decider(match) == "fellowship"


@pytest.mark.parametrize("seat", ["fellowship", "sauron"])
def test_ents_remove_enemy_units_and_move_own_ones(seat: str) -> None:
    for own, foe, offered in (
        # What is all that can be picked is picked without asking: once, then there is nothing left.
        ({}, {"gondor": 1}, ["chain c3_01", "discard c3_01"]),
        (
            {"gondor": 1},
            {},
            ["move gondor enedwaith", "move gondor rohan", "move gondor mordor", "stop"],
        ),
        ({"rohan": 1}, {"gondor": 1}, ["pick remove", "pick move"]),
    ):
        match = table(
            "c3_11",
            "c3_01",
            **sides(
                seat,
                {"coins": 9, "cards": ["c3_10"], "units": own},
                {"coins": 0, "units": foe},
            ),
            chance=["token ents_3 ents_1"],
        )
        play(match, "play c3_11", "token ents_3")
        assert options(match) == offered


def test_ents_without_anything_to_pick_the_turn_ends() -> None:
    match = winning("ents_3", fellowship={"coins": 0, "units": {}}, units={})
    assert decider(match) == "fellowship"


def test_ents_a_movement_that_was_picked_may_be_declined() -> None:
    match = winning("ents_3", fellowship={"coins": 2})
    play(match, "pick move", "stop")
    assert options(match) == PICKS
    play(match, "pick coin", "pick coin")
    assert decider(match) == "fellowship"


# -- Wizards -------------------------------------------------------------------------------------


def test_wizards_two_steps_at_once() -> None:
    match = winning("wizards_1")
    assert side(match, "sauron")["quest"] == 2


def test_wizards_two_units_in_two_regions() -> None:
    match = winning("wizards_2", fellowship={"units": {"arnor": 1}})
    assert options(match) == ANYWHERE
    match.play("place arnor")
    # Both arrive at the same time: nothing has happened yet.
    assert units(match, "fellowship") == {"arnor": 1}
    assert options(match) == ANYWHERE
    match.play("place lindon")
    assert units(match, "sauron") == {"lindon": 1, "mordor": 2}
    assert units(match, "fellowship") == {}


def test_wizards_two_units_together_fight_together() -> None:
    match = winning("wizards_2", fellowship={"units": {"arnor": 3}})
    play(match, "place arnor", "place arnor")
    assert told(match, "placed") == [{"seat": "sauron", "count": 2, "region": "arnor"}]
    assert told(match, "conflict") == [{"seat": "sauron", "count": 2, "region": "arnor"}]
    assert units(match, "fellowship") == {"arnor": 1}


@pytest.mark.parametrize(("on_board", "placed"), [(15, 0), (14, 1), (13, 2)])
def test_wizards_place_only_as_many_units_as_are_left(on_board: int, placed: int) -> None:
    match = winning("wizards_2", units={"mordor": on_board})
    play(match, *["place gondor"] * placed)
    assert units(match, "sauron").get("gondor", 0) == placed
    assert decider(match) == "fellowship"


def test_wizards_a_card_of_the_discard_for_nothing() -> None:
    first, second = "c3_08", "c3_09"
    match = table(
        second,
        "c3_01",
        sauron={"coins": 4, "cards": [first, *deck(1), *deck(2)[:20]]},
        unseen=["c3_02", "c3_03", "c3_04"],
        chance=["token wizards_3 wizards_1", "left_out c3_02 c3_03 c3_04"],
    )
    play(match, f"play {second}", "token wizards_3")
    gone = (*deck(1), *deck(2)[:20], first, second, "c3_01")
    there = [card for card in (*deck(1), *deck(2), *deck(3)) if card not in gone]
    assert options(match) == [f"retrieve {card}" for card in there]
    match.play("retrieve c3_07")
    assert side(match, "sauron")["quest"] == 3
    # Nothing was paid for it; the coin is the bonus of the third step.
    assert coins(match)[1] == 4 + 1


def test_wizards_a_green_card_of_the_discard_can_win_another_token() -> None:
    match = table(
        "c3_09",
        "c3_01",
        sauron={"coins": 9, "cards": ["c3_08", "c3_10"], "tokens": ["dwarves_3"], "units": {}},
        unseen=["c3_02", "c3_03", "c3_04"],
        chance=["token wizards_3 wizards_1", "left_out c3_02 c3_03 c3_04", "token ents_1 ents_2"],
    )
    play(match, "play c3_09", "token wizards_3", "retrieve c3_11", "token ents_1")
    assert side(match, "sauron")["tokens"] == ["dwarves_3", "ents_1", "wizards_3"]
    assert decider(match) == "sauron"


def test_wizards_each_green_card_makes_the_dwarves_move_even_if_one_brought_the_other() -> None:
    match = table(
        "c3_09",
        "c3_01",
        sauron={"coins": 9, "cards": ["c3_08"], "tokens": ["dwarves_3"]},
        unseen=["c3_02", "c3_03", "c3_04"],
        chance=["token wizards_3 wizards_1", "left_out c3_02 c3_03 c3_04"],
    )
    play(match, "play c3_09", "token wizards_3", "retrieve c3_11")
    for _ in range(2):
        assert options(match) == ["move mordor rohan", "move mordor gondor", "stop"]
        match.play("stop")
    assert decider(match) == "fellowship"
