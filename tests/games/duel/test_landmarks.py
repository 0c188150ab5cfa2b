"""The seven landmarks (p. 3, p. 5 and the player aid)."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from tests.games.duel.table import (
    DUEL,
    RACES,
    coins,
    decider,
    deck,
    fresh,
    options,
    play,
    result,
    seen,
    side,
    table,
    told,
    units,
)

RICH = {"coins": 9}

# -- every landmark ------------------------------------------------------------------------------

FORTRESS = {
    "barad_dur": "mordor",
    "bree": "arnor",
    "erebor": "rhovanion",
    "grey_havens": "lindon",
    "helms_deep": "rohan",
    "isengard": "enedwaith",
    "minas_tirith": "gondor",
}


@pytest.mark.parametrize(("landmark", "region"), FORTRESS.items())
def test_a_landmark_puts_a_fortress_into_its_region_before_anything_else(
    landmark: str, region: str
) -> None:
    match = DUEL.position({"landmarks": [landmark], "sauron": RICH}, seed=1)
    match.play(f"landmark {landmark}")
    kinds = [event.kind for event in match.history[-1].events]
    assert kinds[:2] == ["landmark", "fortress"]
    assert told(match, "fortress") == [{"seat": "sauron", "region": region}]
    assert side(match, "sauron")["fortresses"] == [region]
    assert side(match, "sauron")["landmarks"] == [landmark]
    assert seen(match, None)["landmarks"] == []


# What an empty-handed player pays: a coin for each of six symbols.
@pytest.mark.parametrize("landmark", FORTRESS)
def test_a_landmark_cannot_be_taken_for_a_coin_too_little(landmark: str) -> None:
    for coins_there, offered in ((5, False), (6, True)):
        match = table("c1_01", landmarks=[landmark], sauron={"coins": coins_there})
        assert (f"landmark {landmark}" in options(match)) == offered


def test_a_landmark_that_does_not_lie_open_cannot_be_taken() -> None:
    match = table("c1_01", landmarks=["bree"], sauron=RICH)
    assert options(match) == ["play c1_01", "discard c1_01", "landmark bree"]


def test_a_fortress_that_was_removed_is_not_built_again() -> None:
    built = {"coins": 9, "landmarks": ["bree"]}
    match = table("c3_07", "c3_01", sauron={"coins": 9, "quest": 9}, fellowship=built)
    match.play("play c3_07")
    assert told(match, "razed") == [{"seat": "sauron", "region": "arnor"}]
    assert side(match, "fellowship")["fortresses"] == []
    assert side(match, "fellowship")["landmarks"] == ["bree"]
    assert options(match) == ["play c3_01", "chain c3_01", "discard c3_01"]


# -- each by itself ------------------------------------------------------------------------------


def test_bree_places_two_units_in_arnor_and_then_moves_twice() -> None:
    match = table("c1_01", landmarks=["bree"], sauron=RICH, fellowship={"units": {"arnor": 1}})
    match.play("landmark bree")
    # The units arrived and fought before the movements.
    assert units(match, "sauron") == {"arnor": 1, "mordor": 2}
    assert units(match, "fellowship") == {}
    assert options(match) == [
        "move arnor lindon", "move arnor rhovanion", "move arnor enedwaith",
        "move mordor rohan", "move mordor gondor", "stop",
    ]  # fmt: skip
    play(match, "move arnor lindon", "move mordor gondor")
    assert units(match, "sauron") == {"lindon": 1, "gondor": 1, "mordor": 1}
    assert seen(match, None)["turn"] == "fellowship"


def test_erebor_pays_five_coins_and_moves_once() -> None:
    match = table("c1_01", landmarks=["erebor"], sauron={"coins": 6})
    match.play("landmark erebor")
    assert coins(match) == (3, 5, 22)
    assert options(match) == ["move mordor rohan", "move mordor gondor", "stop"]
    match.play("move mordor rohan")
    assert decider(match) == "fellowship"


def test_helms_deep_places_three_units_in_rohan() -> None:
    match = table("c1_01", landmarks=["helms_deep"], sauron=RICH, fellowship={"units": {"rohan": 2}})
    match.play("landmark helms_deep")
    assert units(match, "sauron") == {"rohan": 1, "mordor": 2}
    assert units(match, "fellowship") == {}
    assert decider(match) == "fellowship"


def test_minas_tirith_places_a_unit_in_gondor_and_walks_two_steps() -> None:
    match = table("c1_01", landmarks=["minas_tirith"], sauron=RICH)
    match.play("landmark minas_tirith")
    assert units(match, "sauron") == {"gondor": 1, "mordor": 2}
    assert side(match, "sauron")["quest"] == 2
    kinds = [event.kind for event in match.history[-1].events]
    assert kinds == ["landmark", "fortress", "placed", "quest"]


def test_the_units_of_a_landmark_are_no_units_of_a_red_card() -> None:
    tokens = {"coins": 9, "tokens": ["humans_2", "elves_2"]}
    match = table("c1_01", landmarks=["helms_deep"], sauron=tokens)
    match.play("landmark helms_deep")
    assert units(match, "sauron") == {"rohan": 3, "mordor": 2}


def test_the_grey_havens_show_two_tokens_of_any_race() -> None:
    match = table("c1_01", landmarks=["grey_havens"], sauron=RICH, chance=["token ents_2 ents_1"])
    match.play("landmark grey_havens")
    assert options(match) == [f"race {race}" for race in RACES]
    match.play("race ents")
    assert options(match) == ["token ents_2", "token ents_1"]
    match.play("token ents_1")
    assert side(match, "sauron")["tokens"] == ["ents_1"]
    assert seen(match, None)["stacks"]["ents"] == {"seen": ["ents_2"], "hidden": 1}
    # The token works at once: an extra turn.
    assert decider(match) == "sauron"


def test_the_grey_havens_need_no_symbol_and_give_none() -> None:
    match = table("c1_01", landmarks=["grey_havens"], sauron=RICH, chance=["token elves_2 elves_3"])
    play(match, "landmark grey_havens", "race elves", "token elves_3")
    assert side(match, "sauron")["races"] == []


def test_the_grey_havens_offer_only_races_whose_stack_is_not_empty() -> None:
    match = table(
        "c1_01",
        landmarks=["grey_havens"],
        sauron=RICH,
        fellowship={"tokens": ["elves_1", "elves_2", "elves_3", "ents_3"]},
        # One token of the Ents was seen, one was not; those of the Humans were all seen.
        stacks={"ents": ["ents_1"], "humans": ["humans_1", "humans_2", "humans_3"]},
    )
    match.play("landmark grey_havens")
    assert options(match) == [f"race {race}" for race in RACES if race != "elves"]


def test_the_grey_havens_take_the_last_token_of_a_stack_without_a_choice() -> None:
    match = table(
        "c1_01",
        landmarks=["grey_havens"],
        sauron=RICH,
        fellowship={"tokens": ["elves_1", "elves_2"]},
        chance=["token elves_3"],
    )
    play(match, "landmark grey_havens", "race elves")
    assert side(match, "sauron")["tokens"] == ["elves_3"]
    assert decider(match) == "fellowship"


def test_a_landmark_token_won_at_the_grey_havens_does_not_react_to_them() -> None:
    match = table("c1_01", landmarks=["grey_havens"], sauron=RICH, chance=["token dwarves_2 dwarves_1"])
    play(match, "landmark grey_havens", "race dwarves", "token dwarves_2")
    assert decider(match) == "fellowship"


# -- Isengard ------------------------------------------------------------------------------------


def test_isengard_puts_a_grey_card_of_the_opponent_into_the_discard() -> None:
    match = table(
        "c2_01",
        "c2_02",
        landmarks=["isengard"],
        sauron=RICH,
        fellowship={"cards": ["c1_03", "c1_09", "c2_04", "c1_13", "c2_06"], "coins": 0},
    )
    before = seen(match, None)["discard"]
    match.play("landmark isengard")
    # The player who takes it chooses, and only among grey cards.
    assert decider(match) == "sauron"
    assert options(match) == ["ruin c1_03", "ruin c2_04", "ruin c2_06"]
    assert side(match, "sauron")["quest"] == 0
    match.play("ruin c2_04")
    assert side(match, "fellowship")["cards"] == ["c1_03", "c1_09", "c1_13", "c2_06"]
    assert side(match, "fellowship")["skills"]["strength"] == 1
    assert seen(match, None)["discard"] == before + 1
    assert side(match, "sauron")["quest"] == 1


def test_isengard_takes_a_choice_of_skills_away_too() -> None:
    match = table(
        "c2_01",
        landmarks=["isengard"],
        sauron=RICH,
        fellowship={"cards": ["c2_06", "c2_07"]},
    )
    play(match, "landmark isengard", "ruin c2_07")
    assert side(match, "fellowship")["skill_choices"] == [["knowledge", "leadership"]]
    # Leadership or knowledge is still there, for a card that asks for both.
    assert seen(match, None)["prices"]["c2_01"]["fellowship"]["coins"] == 0


def test_isengard_needs_no_choice_for_a_single_grey_card() -> None:
    match = table("c1_01", landmarks=["isengard"], sauron=RICH, fellowship={"cards": ["c1_03"]})
    match.play("landmark isengard")
    assert side(match, "fellowship")["cards"] == []
    assert side(match, "fellowship")["skills"]["strength"] == 0
    assert side(match, "sauron")["quest"] == 1


def test_isengard_without_a_grey_card_to_hit_still_walks_a_step() -> None:
    match = table(
        "c1_01",
        landmarks=["isengard"],
        sauron=RICH | {"cards": ["c1_04"]},
        fellowship={"cards": ["c1_09"]},
    )
    match.play("landmark isengard")
    assert side(match, "sauron")["quest"] == 1
    assert side(match, "sauron")["cards"] == ["c1_04"]
    assert side(match, "fellowship")["cards"] == ["c1_09"]


def test_the_humans_do_not_pay_for_the_card_that_isengard_discards() -> None:
    match = table(
        "c1_01",
        landmarks=["isengard"],
        sauron={"coins": 6, "tokens": ["humans_3"]},
        fellowship={"cards": ["c1_03"], "tokens": ["humans_1"], "coins": 0},
    )
    match.play("landmark isengard")
    assert coins(match) == (0, 0, 30)


def test_the_card_that_isengard_discarded_can_be_played_from_the_discard() -> None:
    match = fresh(
        landmarks=["isengard", "barad_dur"],
        sauron=RICH,
        fellowship={"cards": ["c1_03"], "coins": 9},
        chance=["left_out c1_09 c1_14 c1_22"],
    )
    play(match, "landmark isengard", "landmark barad_dur")
    assert options(match) == ["retrieve c1_03", "retrieve c1_09", "retrieve c1_14", "retrieve c1_22"]
    match.play("retrieve c1_03")
    assert side(match, "fellowship")["skills"]["strength"] == 1


# -- Barad-dur: playing from the discard ---------------------------------------------------------


def at_barad_dur(*discard: str, **sauron: Any) -> mathom.Match:
    """Sauron has just taken Barad-dur and looks through the discard, with three cards left out."""
    match = fresh(
        landmarks=["barad_dur"],
        sauron={"coins": 6, **sauron},
        discard=list(discard),
        chance=["left_out c1_09 c1_14 c1_22"],
    )
    return play(match, "landmark barad_dur")


def test_barad_dur_offers_the_whole_discard_with_the_cards_that_were_left_out() -> None:
    match = at_barad_dur("c1_23", "c1_13")
    assert decider(match) == "sauron"
    assert options(match) == [
        "retrieve c1_09", "retrieve c1_13", "retrieve c1_14", "retrieve c1_22", "retrieve c1_23",
    ]  # fmt: skip


def test_in_a_later_chapter_the_discard_holds_the_cards_of_the_earlier_ones_too() -> None:
    match = DUEL.position(
        {
            "chapter": 2,
            "landmarks": ["barad_dur"],
            "sauron": {"coins": 6, "cards": deck(1)[:10]},
            "fellowship": {"cards": deck(1)[10:18]},
        },
        seed=4,
    )
    match.play("landmark barad_dur")
    left_out = seen(match, "sauron")["left_out"]
    assert len(left_out) == 3
    assert set(left_out) <= set(deck(2))
    assert options(match) == [f"retrieve {card}" for card in (*deck(1)[18:], *left_out)]


def test_a_card_from_the_discard_is_played_for_nothing() -> None:
    match = at_barad_dur("c1_23")
    match.play("retrieve c1_14")
    assert coins(match)[1] == 0
    assert side(match, "sauron")["quest"] == 1
    assert side(match, "sauron")["cards"] == ["c1_14"]
    assert seen(match, None)["turn"] == "fellowship"


def test_a_card_from_the_discard_leaves_it() -> None:
    match = at_barad_dur("c1_23")
    assert seen(match, None)["discard"] == 4
    play(match, "retrieve c1_23", "place lindon")
    assert seen(match, None)["discard"] == 3
    match.undo()
    match.undo()
    match.play("retrieve c1_09")
    assert seen(match, None)["discard"] == 3


def test_colour_tokens_react_to_a_card_from_the_discard() -> None:
    match = at_barad_dur("c1_23", tokens=["elves_1", "humans_1"])
    match.play("retrieve c1_09")
    assert side(match, "sauron")["quest"] == 1
    assert decider(match) == "sauron"


def test_red_tokens_work_for_a_card_from_the_discard() -> None:
    match = at_barad_dur(tokens=["elves_2", "humans_2"])
    match.play("retrieve c1_22")
    assert len(options(match)) == 7
    match.play("place gondor")
    assert units(match, "sauron") == {"gondor": 2, "mordor": 2}


def test_a_green_card_from_the_discard_earns_its_alliance() -> None:
    match = fresh(
        landmarks=["barad_dur"],
        sauron={"coins": 6, "cards": ["c1_17", "c1_19"]},
        discard=["c1_18"],
        chance=["left_out c1_09 c1_14 c1_22", "token elves_1 dwarves_1 humans_1"],
    )
    play(match, "landmark barad_dur", "retrieve c1_18")
    assert options(match) == ["token elves_1", "token dwarves_1", "token humans_1"]


def test_a_card_from_the_discard_can_win_the_game() -> None:
    races = ["c1_17", "c1_18", "c1_19", "c1_20", "c3_10"]
    match = table(
        "c3_01",
        landmarks=["barad_dur"],
        sauron={"coins": 6, "cards": races},
        unseen=["c3_02", "c3_03", "c3_04"],
        chance=["left_out c3_02 c3_03 c3_04"],
    )
    play(match, "landmark barad_dur", "retrieve c3_08")
    assert result(match) == ("races", ("sauron",))


def test_a_card_from_the_discard_lends_its_chain_symbol() -> None:
    match = at_barad_dur("c1_23")
    play(match, "retrieve c1_22", "place enedwaith")
    assert side(match, "sauron")["chains"] == ["helmet"]


def test_a_card_from_the_discard_is_no_chain_play() -> None:
    match = table(
        "c2_01",
        "c2_02",
        landmarks=["barad_dur"],
        sauron={"coins": 6, "cards": ["c1_16"], "tokens": ["hobbits_3"]},
        unseen=["c2_03", "c2_04", "c2_05"],
        chance=["left_out c2_03 c2_04 c2_05"],
    )
    play(match, "landmark barad_dur", "retrieve c2_11")
    assert side(match, "sauron")["quest"] == 1
    assert coins(match)[1] == 0


def test_the_humans_do_not_pay_for_looking_through_the_discard() -> None:
    match = at_barad_dur("c1_23", tokens=["humans_3"])
    match.play("retrieve c1_14")
    assert coins(match)[1] == 0


def test_only_the_looker_knows_what_was_left_out() -> None:
    match = at_barad_dur("c1_23")
    assert seen(match, "sauron")["left_out"] == ["c1_09", "c1_14", "c1_22"]
    for eyes in ("fellowship", None):
        told = str(match.view(eyes)) + str(match.log(eyes)) + match.record(-1 if eyes is None else eyes)
        for card in ("c1_09", "c1_14", "c1_22"):
            assert card not in told
        assert "left_out" not in seen(match, eyes)
    match.play("retrieve c1_23")
    match.play("place arnor")
    assert seen(match, "sauron")["left_out"] == ["c1_09", "c1_14", "c1_22"]
    assert "left_out" not in seen(match, "fellowship")


def test_the_opponent_sees_the_card_that_is_played() -> None:
    match = at_barad_dur()
    match.play("retrieve c1_09")
    assert told(match, "retrieved") == [{"seat": "sauron", "card": "c1_09"}]
    assert side(match, "sauron")["cards"] == ["c1_09"]
    assert seen(match, "sauron")["left_out"] == ["c1_14", "c1_22"]


def test_cards_that_were_left_out_never_turn_up_in_the_layout() -> None:
    match = fresh(
        landmarks=["barad_dur"],
        sauron={"coins": 6},
        discard=["c1_21", "c1_23", "c1_15"],
        chance=["left_out c1_09 c1_14 c1_22"],
    )
    play(match, "landmark barad_dur", "retrieve c1_09")
    state = match.state.clone()
    free = state.decision.options[0] if state.decision else None
    assert free is not None
    state.chance = mathom.Scripted(["card c1_14"])
    with pytest.raises(mathom.BadChance) as error:
        state.apply(free)
    assert error.value.text.id == "chance-impossible"


def test_who_looks_later_in_the_chapter_finds_the_same_cards() -> None:
    match = fresh(
        landmarks=["barad_dur", "grey_havens"],
        sauron={"coins": 6},
        fellowship={"coins": 6},
        stacks={"wizards": ["wizards_3", "wizards_1"]},
        chance=["left_out c1_09 c1_14 c1_22"],
    )
    play(match, "landmark barad_dur", "retrieve c1_14", "landmark grey_havens", "race wizards")
    match.play("token wizards_3")
    assert decider(match) == "fellowship"
    assert options(match) == ["retrieve c1_09", "retrieve c1_22"]
    assert seen(match, "fellowship")["left_out"] == ["c1_09", "c1_22"]
    match.play("retrieve c1_09")
    assert seen(match, "sauron")["left_out"] == ["c1_22"]


def test_at_the_end_of_the_chapter_everybody_knows_what_was_left_out_and_the_next_is_unknown() -> None:
    match = table(
        "c1_01",
        "c1_02",
        landmarks=["barad_dur"],
        sauron={"coins": 6},
        unseen=["c1_09", "c1_14", "c1_22"],
        chance=[
            "left_out c1_22 c1_09 c1_14",
            "card " + " ".join(deck(2)[:12]),
            "landmark bree erebor isengard",
        ],
    )
    play(match, "landmark barad_dur", "retrieve c1_09", "play c1_01", "play c1_02")
    assert seen(match, None)["chapter"] == 2
    for eyes in ("sauron", "fellowship"):
        assert "left_out" not in seen(match, eyes)
    assert seen(match, None)["discard"] == 23 - 3 + 3
