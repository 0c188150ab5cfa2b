"""A turn (p. 3): one card or one landmark, then the other player; and turns that are won on top."""

from __future__ import annotations

import pytest

from tests.games.duel.table import (
    coins,
    decider,
    deck,
    fresh,
    options,
    play,
    refused,
    result,
    seen,
    side,
    table,
    told,
)

CHAPTER_2 = "card " + " ".join(deck(2)[:12])
THREE_SHOWN = ["bree", "erebor", "isengard"]


def test_a_turn_offers_every_free_card_and_every_open_landmark_and_nothing_else() -> None:
    match = table(
        "c2_10",
        "c2_16",
        "c2_11",
        landmarks=["helms_deep", "bree"],
        sauron={"coins": 5, "cards": ["c1_15", "c1_01"]},
    )
    # Helm's Deep costs six symbols, one of them is there; Bree costs six, none is.
    assert options(match) == [
        "play c2_10", "chain c2_10", "discard c2_10",
        "play c2_16", "discard c2_16",
        "play c2_11", "discard c2_11",
        "landmark helms_deep",
    ]  # fmt: skip


def test_whoever_cannot_afford_anything_still_has_to_take_a_card() -> None:
    match = table("c2_19", "c2_22", landmarks=["bree"], sauron={"coins": 0})
    assert options(match) == ["discard c2_19", "discard c2_22"]
    assert refused(match, "stop")[0] == "duel-refusal-other"


def test_one_thing_is_taken_and_then_the_other_player_chooses() -> None:
    match = table("c2_01", "c2_02", "c2_09")
    for seat, card in (("sauron", "c2_01"), ("fellowship", "c2_02")):
        assert decider(match) == seat
        match.play(f"play {card}")
        assert side(match, seat)["cards"] == [card]
    assert decider(match) == "sauron"


def test_a_played_card_lies_in_front_of_its_player_and_its_price_in_the_reserve() -> None:
    match = table("c1_14", "c1_01", sauron={"coins": 2})
    match.play("play c1_14")
    assert side(match, "sauron")["cards"] == ["c1_14"]
    assert seen(match, None)["layout"][:2] == [None, "c1_01"]
    assert coins(match) == (3, 1, 26)


def test_a_discarded_card_has_no_effect() -> None:
    match = table("c1_13", "c1_01")
    before = seen(match, None)["discard"]
    match.play("discard c1_13")
    assert side(match, "sauron")["quest"] == 0
    assert seen(match, None)["discard"] == before + 1


def test_a_card_that_was_taken_cannot_be_taken_again() -> None:
    match = play(table("c1_01", "c1_02"), "play c1_01")
    assert options(match) == ["play c1_02", "discard c1_02"]
    assert refused(match, "play c1_01") == ("duel-refusal-gone", {})


# -- extra turns ---------------------------------------------------------------------------------

YELLOW_WINS_A_TURN = {"tokens": ["elves_1"]}
YELLOW_WINS_TWO_TURNS = {"tokens": ["elves_1", "humans_1"], "quest": 8}


def test_an_extra_turn_comes_after_this_one_is_finished_and_cards_are_turned_up() -> None:
    match = fresh(
        "c1_09",
        "c1_01",
        "c1_02",
        discard=["c1_03", "c1_04", "c1_05"],
        sauron=YELLOW_WINS_A_TURN,
        chance=["card c1_13"],
    )
    match.play("play c1_09")
    assert told(match, "extra_turn") == [{"seat": "sauron"}]
    assert decider(match) == "sauron"
    assert options(match) == [
        "play c1_13", "discard c1_13",
        "play c1_01", "discard c1_01",
        "play c1_02", "discard c1_02",
    ]  # fmt: skip


def test_an_extra_turn_is_only_one_turn() -> None:
    match = table("c2_09", "c2_01", "c2_03", sauron=YELLOW_WINS_A_TURN)
    play(match, "play c2_09", "play c2_01")
    assert decider(match) == "fellowship"


def test_an_extra_turn_can_win_another_one() -> None:
    match = table("c2_09", "c2_08", "c2_01", "c2_02", sauron=YELLOW_WINS_A_TURN)
    for choice in ("play c2_09", "play c2_08"):
        match.play(choice)
        assert decider(match) == "sauron"
    match.play("play c2_01")
    assert decider(match) == "fellowship"


def test_two_extra_turns_won_in_one_turn_give_one() -> None:
    match = table("c2_09", "c2_02", "c2_03", "c2_04", sauron=YELLOW_WINS_TWO_TURNS)
    match.play("play c2_09")
    assert len(told(match, "extra_turn")) == 2
    assert decider(match) == "sauron"
    match.play("play c2_02")
    assert decider(match) == "fellowship"
    match.play("play c2_03")
    assert decider(match) == "sauron"


def test_two_extra_turns_won_in_one_turn_give_both_if_so_agreed() -> None:
    match = table(
        "c2_09", "c2_02", "c2_03", "c2_04", "c2_05", sauron=YELLOW_WINS_TWO_TURNS, extra_turns="all"
    )
    for choice in ("play c2_09", "play c2_02"):
        match.play(choice)
        assert decider(match) == "sauron"
    match.play("play c2_03")
    assert decider(match) == "fellowship"
    match.play("play c2_04")
    assert decider(match) == "sauron"


def test_extra_turns_that_add_up_survive_an_extra_turn_that_wins_one_more() -> None:
    match = table(
        "c2_09", "c2_08", "c2_02", "c2_03", "c2_04", sauron=YELLOW_WINS_TWO_TURNS, extra_turns="all"
    )
    for choice in ("play c2_09", "play c2_08", "play c2_02"):
        match.play(choice)
        assert decider(match) == "sauron"
    match.play("play c2_03")
    assert decider(match) == "fellowship"


@pytest.mark.parametrize("extra_turns", ["one", "all"])
def test_an_extra_turn_won_with_the_last_card_opens_the_next_chapter(extra_turns: str) -> None:
    match = table(
        "c1_09",
        sauron=YELLOW_WINS_A_TURN,
        landmarks=["bree"],
        chance=[CHAPTER_2, "landmark erebor isengard", "card c2_20"],
        extra_turns=extra_turns,
    )
    match.play("play c1_09")
    # The chapter and the landmarks are set up first.
    assert seen(match, None)["chapter"] == 2
    assert seen(match, None)["landmarks"] == THREE_SHOWN
    assert decider(match) == "sauron"
    match.play("discard c2_11")
    assert decider(match) == "fellowship"


def test_extra_turns_that_add_up_go_on_in_the_next_chapter() -> None:
    match = table(
        "c1_09",
        sauron=YELLOW_WINS_TWO_TURNS,
        landmarks=THREE_SHOWN,
        chance=[CHAPTER_2, "card c2_20", "card c2_21 c2_22"],
        extra_turns="all",
    )
    match.play("play c1_09")
    for card in ("c2_11", "c2_12"):
        assert decider(match) == "sauron"
        match.play(f"discard {card}")
    assert decider(match) == "fellowship"


@pytest.mark.parametrize("extra_turns", ["one", "all"])
def test_an_extra_turn_won_with_the_last_card_of_chapter_3_is_lost(extra_turns: str) -> None:
    match = table(
        "c3_02", sauron=YELLOW_WINS_A_TURN | {"coins": 9}, landmarks=["bree"], extra_turns=extra_turns
    )
    match.play("play c3_02")
    assert told(match, "extra_turn") == [{"seat": "sauron"}]
    assert result(match) == ("shared", ("fellowship", "sauron"))


def test_discarding_a_yellow_card_wins_no_turn() -> None:
    match = table("c1_09", "c1_01", sauron=YELLOW_WINS_A_TURN)
    match.play("discard c1_09")
    assert decider(match) == "fellowship"
