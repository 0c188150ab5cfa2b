"""Alliances with the races (p. 6): pairs, triples, and the tokens that are shown."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel.table import (
    decider,
    options,
    play,
    result,
    seen,
    side,
    table,
    told,
)

PAIRS = {
    "elves": ("c1_18", "c2_16"),
    "dwarves": ("c1_17", "c2_15"),
    "hobbits": ("c1_20", "c2_18"),
    "humans": ("c1_19", "c2_17"),
    "ents": ("c3_10", "c3_11"),
    "wizards": ("c3_08", "c3_09"),
}


def stack(match: Any, race: str) -> tuple[list[str], int]:
    """The tokens of a race that were seen and put back, the top one first, and how many were not."""
    it = seen(match, None)["stacks"][race]
    return it["seen"], it["hidden"]


# -- two equal symbols ---------------------------------------------------------------------------


@pytest.mark.parametrize("race", PAIRS)
def test_the_second_card_of_a_race_shows_two_of_its_tokens_to_choose_from(race: str) -> None:
    first, second = PAIRS[race]
    match = table(
        second,
        f"{second[:2]}_01",
        sauron={"coins": 9, "cards": [first]},
        chance=[f"token {race}_3 {race}_1"],
    )
    match.play(f"play {second}")
    assert decider(match) == "sauron"
    assert options(match) == [f"token {race}_3", f"token {race}_1"]


def test_one_green_card_alone_earns_nothing() -> None:
    match = table("c1_18", "c1_01")
    match.play("play c1_18")
    assert decider(match) == "fellowship"
    assert side(match, "sauron")["tokens"] == []


def test_the_cards_of_both_players_make_no_pair() -> None:
    match = table("c2_16", "c2_01", sauron={"coins": 9}, fellowship={"cards": ["c1_18"]})
    match.play("play c2_16")
    assert decider(match) == "fellowship"


def test_the_token_that_was_not_chosen_returns_to_the_top_of_its_stack() -> None:
    match = table(
        "c2_18",
        "c2_01",
        sauron={"coins": 9, "cards": ["c1_20"]},
        chance=["token hobbits_3 hobbits_2"],
    )
    play(match, "play c2_18", "token hobbits_2")
    assert side(match, "sauron")["tokens"] == ["hobbits_2"]
    assert stack(match, "hobbits") == (["hobbits_3"], 1)


def test_tokens_that_were_put_back_are_met_again_before_the_unseen_ones() -> None:
    match = table(
        "c2_18",
        "c2_01",
        sauron={"coins": 9, "cards": ["c1_20"]},
        stacks={"hobbits": ["hobbits_3", "hobbits_2"]},
    )
    match.play("play c2_18")
    assert options(match) == ["token hobbits_3", "token hobbits_2"]


def test_under_the_token_that_was_put_back_lies_an_unseen_one() -> None:
    match = table(
        "c2_18",
        "c2_01",
        sauron={"coins": 9, "cards": ["c1_20"]},
        stacks={"hobbits": ["hobbits_1"]},
        chance=["token hobbits_3"],
    )
    match.play("play c2_18")
    assert options(match) == ["token hobbits_1", "token hobbits_3"]
    match.play("token hobbits_3")
    assert stack(match, "hobbits") == (["hobbits_1"], 1)


def test_the_last_token_of_a_stack_is_shown_and_taken() -> None:
    match = table(
        "c2_18",
        "c2_01",
        sauron={"coins": 9, "cards": ["c1_20"]},
        fellowship={"tokens": ["hobbits_1", "hobbits_3"]},
        chance=["token hobbits_2"],
    )
    match.play("play c2_18")
    assert told(match, "revealed_token") == [{"seat": "sauron", "token": "hobbits_2"}]
    assert side(match, "sauron")["tokens"] == ["hobbits_2"]
    assert stack(match, "hobbits") == ([], 0)
    assert decider(match) == "fellowship"


def test_tokens_are_shown_to_both_players() -> None:
    match = table(
        "c2_18",
        "c2_01",
        sauron={"coins": 9, "cards": ["c1_20"]},
        chance=["token hobbits_3 hobbits_2"],
    )
    match.play("play c2_18")
    shown = [{"seat": "sauron", "token": token} for token in ("hobbits_3", "hobbits_2")]
    for eyes in ("sauron", "fellowship", None):
        told = [event.args for event in match.log(eyes) if event.kind == "revealed_token"]
        assert told == shown
        assert seen(match, eyes)["stacks"]["hobbits"]["seen"] == ["hobbits_3", "hobbits_2"]


# -- three different symbols ---------------------------------------------------------------------


def test_the_third_race_shows_the_top_token_of_each_of_the_three() -> None:
    match = table(
        "c1_18",
        "c1_01",
        sauron={"cards": ["c1_19", "c1_17"]},
        chance=["token elves_2 dwarves_3 humans_1"],
    )
    match.play("play c1_18")
    assert options(match) == ["token elves_2", "token dwarves_3", "token humans_1"]
    match.play("token dwarves_3")
    assert side(match, "sauron")["tokens"] == ["dwarves_3"]
    assert stack(match, "elves") == (["elves_2"], 2)
    assert stack(match, "dwarves") == ([], 2)
    assert stack(match, "humans") == (["humans_1"], 2)
    # A token just won does not react to the card that won it.
    assert decider(match) == "fellowship"


def test_a_triple_meets_tokens_that_were_put_back() -> None:
    match = table(
        "c1_18",
        "c1_01",
        sauron={"cards": ["c1_19", "c1_17"]},
        stacks={"elves": ["elves_1", "elves_3"], "humans": ["humans_2"]},
        chance=["token dwarves_1"],
    )
    match.play("play c1_18")
    assert options(match) == ["token elves_1", "token dwarves_1", "token humans_2"]


def test_a_triple_whose_stacks_are_nearly_empty_shows_what_there_is() -> None:
    match = table(
        "c1_18",
        "c1_01",
        sauron={"cards": ["c1_19", "c1_17"], "tokens": ["elves_1", "elves_2", "elves_3"]},
        chance=["token dwarves_1 humans_2"],
    )
    match.play("play c1_18")
    assert options(match) == ["token dwarves_1", "token humans_2"]


def test_the_third_race_counts_once_a_game_so_the_fourth_earns_nothing() -> None:
    match = table("c1_20", "c1_01", sauron={"cards": ["c1_17", "c1_18", "c1_19"]})
    match.play("play c1_20")
    assert decider(match) == "fellowship"
    assert side(match, "sauron")["tokens"] == []


def test_a_pair_among_three_races_shows_the_pair_and_no_second_triple() -> None:
    match = table(
        "c2_16",
        "c2_01",
        sauron={"coins": 9, "cards": ["c1_17", "c1_18", "c1_19"]},
        chance=["token elves_3 elves_2"],
    )
    match.play("play c2_16")
    assert options(match) == ["token elves_3", "token elves_2"]
    match.play("token elves_3")
    assert decider(match) == "fellowship"


def test_one_symbol_may_serve_a_pair_and_a_triple() -> None:
    # The pair of Elves has been rewarded; with Humans already there, Hobbits are the third race.
    match = table(
        "c2_18",
        "c2_01",
        sauron={"coins": 9, "cards": ["c1_18", "c2_16", "c1_19"], "tokens": ["elves_3"]},
        stacks={"elves": ["elves_1"]},
        chance=["token hobbits_1 humans_1"],
    )
    match.play("play c2_18")
    assert options(match) == ["token elves_1", "token hobbits_1", "token humans_1"]


def test_the_triple_is_rewarded_when_the_third_race_is_played_and_cannot_be_saved() -> None:
    match = table(
        "c1_18",
        "c1_01",
        sauron={"cards": ["c1_19", "c1_17"]},
        chance=["token elves_2 dwarves_3 humans_1"],
    )
    match.play("play c1_18")
    assert "stop" not in options(match)
    assert all(option.startswith("token ") for option in options(match))


def test_each_player_has_a_triple_of_his_own() -> None:
    match = table(
        "c2_16",
        "c2_01",
        "c2_02",
        turn="fellowship",
        fellowship={"coins": 9, "cards": ["c2_17", "c2_15"]},
        sauron={"cards": ["c1_17", "c1_19", "c1_18"]},
        chance=["token elves_1 dwarves_1 humans_1"],
    )
    match.play("play c2_16")
    assert decider(match) == "fellowship"
    assert options(match) == ["token elves_1", "token dwarves_1", "token humans_1"]


def test_the_eagle_makes_neither_a_pair_nor_a_triple() -> None:
    eagle = {"tokens": ["hobbits_1"], "coins": 9}
    match = table("c1_18", "c1_01", sauron=eagle | {"cards": ["c1_19"]})
    match.play("play c1_18")
    assert decider(match) == "fellowship"
    match = table("c1_20", "c1_01", sauron=eagle)
    match.play("play c1_20")
    assert decider(match) == "fellowship"


def test_a_triple_made_by_the_third_race_is_not_spoilt_by_the_eagle() -> None:
    match = table(
        "c1_18",
        "c1_01",
        sauron={"cards": ["c1_19", "c1_17"], "tokens": ["hobbits_1"]},
        chance=["token elves_2 dwarves_3 humans_1"],
    )
    match.play("play c1_18")
    assert options(match) == ["token elves_2", "token dwarves_3", "token humans_1"]


def test_a_token_just_won_does_not_react_to_the_card_that_won_it_but_to_the_next() -> None:
    match = table(
        "c2_15",
        "c2_16",
        "c2_01",
        "c2_02",
        sauron={"coins": 9, "cards": ["c1_17"]},
        chance=["token dwarves_3 dwarves_1"],
    )
    play(match, "play c2_15", "token dwarves_3")
    assert decider(match) == "fellowship"
    play(match, "discard c2_01", "play c2_16")
    assert options(match) == ["move mordor rohan", "move mordor gondor", "stop"]


def test_a_discarded_green_card_earns_nothing() -> None:
    match = table("c2_16", "c2_01", sauron={"cards": ["c1_18"]})
    match.play("discard c2_16")
    assert decider(match) == "fellowship"
    assert result(match) is None
