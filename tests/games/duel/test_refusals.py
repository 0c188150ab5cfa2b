"""Why something may not be chosen: each refusal names its reason and leaves the match untouched."""

from __future__ import annotations

import pytest

import mathom
from mathom.core.lang import LANGUAGES, knows
from tests.games.duel.table import fresh, play, refused, seen, table


def test_what_is_no_choice_of_this_game() -> None:
    for text in ("", "fly eagles", "play", "play c9_99", "play c1_01 c1_02", "PLAY c1_01", "move"):
        assert refused(table("c1_01"), text)[0] == "duel-refusal-unknown"


def test_a_card_that_lies_under_others() -> None:
    match = fresh()
    covered = seen(match, None)["layout"][0]
    for verb in ("play", "chain", "discard"):
        assert refused(match, f"{verb} {covered}") == ("duel-refusal-covered", {})


def test_a_card_that_is_not_there_any_more_or_not_yet_seen() -> None:
    match = table("c1_01", "c1_02", sauron={"cards": ["c1_03"]})
    assert refused(match, "play c1_03") == ("duel-refusal-gone", {})
    assert refused(fresh(), "play c1_13") == ("duel-refusal-gone", {})


def test_a_card_of_another_chapter() -> None:
    match = table("c2_01")
    assert refused(match, "play c1_01") == ("duel-refusal-chapter", {"chapter": 2})
    assert refused(match, "discard c3_01") == ("duel-refusal-chapter", {"chapter": 2})


def test_a_card_that_costs_too_much() -> None:
    match = table("c2_07", "c2_01", sauron={"coins": 1, "cards": ["c1_07"]})
    assert refused(match, "play c2_07") == ("duel-refusal-price", {"price": 2, "coins": 1})


def test_a_chain_whose_symbol_is_missing_or_that_does_not_exist() -> None:
    match = table("c2_19", "c2_22", sauron={"cards": ["c1_22"]})
    assert refused(match, "chain c2_19") == ("duel-refusal-chain", {})
    assert refused(match, "chain c2_22") == ("duel-refusal-no-chain", {})


def test_a_landmark_that_does_not_lie_open_or_costs_too_much() -> None:
    match = table("c1_01", landmarks=["bree"], sauron={"coins": 4, "landmarks": ["erebor"]})
    assert refused(match, "landmark isengard")[0] == "duel-refusal-landmark"
    assert refused(match, "landmark erebor")[0] == "duel-refusal-landmark"
    assert refused(match, "landmark bree") == ("duel-refusal-price", {"price": 7, "coins": 4})


def test_a_region_that_the_card_does_not_show() -> None:
    match = play(table("c1_22", "c1_01"), "play c1_22")
    assert refused(match, "place mordor")[0] == "duel-refusal-place"


def test_a_road_that_does_not_exist_is_no_choice_at_all() -> None:
    match = play(table("c3_23", sauron={"coins": 4}), "play c3_23")
    assert refused(match, "move mordor lindon")[0] == "duel-refusal-unknown"
    assert refused(match, "move lindon arnor")[0] == "duel-refusal-move"


@pytest.mark.parametrize(
    "text", ["play c3_01", "discard c3_01", "place arnor", "raze arnor", "token ents_1"]
)
def test_something_else_than_what_is_asked(text: str) -> None:
    match = play(table("c3_23", "c3_01", sauron={"coins": 4}), "play c3_23")
    assert refused(match, text)[0] == "duel-refusal-other"


def test_removals_razings_tokens_races_and_cards_that_are_not_on_offer() -> None:
    spread = {"units": {"arnor": 1, "lindon": 1}, "landmarks": ["bree", "erebor"]}
    match = play(table("c3_21", sauron={"coins": 4}, fellowship=spread), "play c3_21")
    assert refused(match, "remove rohan")[0] == "duel-refusal-remove"
    match = table("c3_07", sauron={"coins": 4, "quest": 9}, fellowship=spread)
    assert refused(play(match, "play c3_07"), "raze rohan")[0] == "duel-refusal-raze"
    match = table("c2_16", sauron={"coins": 9, "cards": ["c1_18"]}, chance=["token elves_1 elves_2"])
    assert refused(play(match, "play c2_16"), "token elves_3")[0] == "duel-refusal-token"
    match = table(
        "c1_01",
        landmarks=["grey_havens", "isengard", "barad_dur"],
        sauron={"coins": 15},
        fellowship={"coins": 15, "tokens": ["ents_1", "ents_2", "ents_3"], "cards": ["c1_03", "c1_04"]},
        chance=["left_out c1_21 c1_22 c1_23"],
    )
    match.play("landmark grey_havens")
    assert refused(match, "race ents")[0] == "duel-refusal-race"
    match = play(match.fork(1), "landmark isengard")
    assert refused(match, "ruin c1_05")[0] == "duel-refusal-ruin"
    match = play(match.fork(1), "landmark barad_dur")
    assert refused(match, "retrieve c1_01")[0] == "duel-refusal-retrieve"


def test_a_pick_that_would_do_nothing() -> None:
    match = table(
        "c3_11",
        sauron={"coins": 9, "cards": ["c3_10"]},
        fellowship={"coins": 0},
        chance=["token ents_3 ents_1"],
    )
    play(match, "play c3_11", "token ents_3")
    assert refused(match, "pick coin")[0] == "duel-refusal-pick"


def test_nothing_can_be_chosen_after_the_end() -> None:
    match = play(table("c1_13", "c1_01", sauron={"quest": 13}), "play c1_13")
    with pytest.raises(mathom.IllegalMove) as error:
        match.play("discard c1_01")
    assert error.value.text.id == "move-over"


def test_a_refusal_names_the_rule_and_its_page() -> None:
    with pytest.raises(mathom.IllegalMove) as error:
        table("c1_01").play("play c1_02")
    assert error.value.text.id == "move-illegal"
    assert error.value.text.args["page"] == 2


def test_a_price_and_a_chain_are_refused_with_the_page_of_costs() -> None:
    for text in ("play c2_07", "chain c2_07", "chain c2_19", "landmark bree"):
        with pytest.raises(mathom.IllegalMove) as error:
            table("c2_07", "c2_19", landmarks=["bree"], sauron={"coins": 0}).play(text)
        assert error.value.text.args["page"] == 4, text


def test_nobody_may_pass() -> None:
    assert refused(table("c1_01", "c1_02"), "pass")[0] == "duel-refusal-pass"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_that_can_be_refused_has_its_sentence(language: str) -> None:
    verbs = ["place", "remove", "raze", "token", "race", "ruin", "retrieve", "move", "pick"]
    others = ["unknown", "covered", "gone", "chapter", "price", "chain", "no-chain", "landmark", "other"]
    missing = [id for id in verbs + others if not knows(f"duel-refusal-{id}", language)]
    assert missing == []
