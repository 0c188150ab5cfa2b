"""How well a seat stands at Duel: what is better on the table is better in points."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from mathom.core.chance import Seeded
from mathom.games.duel.bot import THREAT, WON
from tests.games.duel.table import DUEL, REGIONS, table

FELLOWSHIP, SAURON = 0, 1
SIX = REGIONS[:6]


def points(*free: str, seat: int = FELLOWSHIP, **parts: Any) -> float:
    """How well a seat stands when these cards are left of their chapter; it is Sauron's turn."""
    parts = {"fellowship": {"units": {}}, "sauron": {"units": {}}} | parts
    return DUEL.evaluate(table(*(free or CHAPTER_2), **parts).state, seat)


CHAPTER_2 = ("c2_01", "c2_02", "c2_08", "c2_09", "c2_11", "c2_12")
"""Cards that nobody wins with."""


def test_what_is_good_for_one_seat_is_as_bad_for_the_other() -> None:
    for seed in range(20):
        state = DUEL.new(seed=seed).state
        chance = Seeded(seed)
        while state.decision is not None:
            assert DUEL.evaluate(state, FELLOWSHIP) == -DUEL.evaluate(state, SAURON)
            options = state.decision.options
            state.apply(options[chance.below(len(options))])
        assert DUEL.evaluate(state, FELLOWSHIP) == -DUEL.evaluate(state, SAURON)


def test_a_game_won_outweighs_everything_and_a_shared_one_is_even() -> None:
    won = table("c2_13", turn="sauron", sauron={"quest": 13, "coins": 9})
    won.play("play c2_13")
    assert DUEL.evaluate(won.state, SAURON) == WON
    assert DUEL.evaluate(won.state, FELLOWSHIP) == -WON
    shared = table("c3_02", fellowship={"units": {"arnor": 1}}, sauron={"units": {"mordor": 1}})
    shared.play("discard c3_02")
    assert DUEL.evaluate(shared.state, SAURON) == 0


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ({"quest": 5}, {"quest": 4}),
        ({"coins": 3}, {"coins": 2}),
        ({"cards": ["c1_01", "c1_03"]}, {"cards": ["c1_01"]}),
        ({"cards": ["c1_01", "c1_03"]}, {"cards": ["c1_01", "c1_02"]}),
        ({"cards": ["c2_06"]}, {"cards": []}),
        ({"cards": ["c1_18", "c1_19"]}, {"cards": ["c1_18"]}),
        ({"units": {"rohan": 1}}, {"units": {}}),
        ({"units": {"rohan": 1, "gondor": 1}}, {"units": {"rohan": 2}}),
        ({"units": {"rohan": 2}}, {"units": {"rohan": 1}}),
        ({"landmarks": ["bree"]}, {"landmarks": ["bree"], "fortresses": []}),
        ({"tokens": ["humans_2"]}, {"tokens": []}),
        ({"tokens": ["hobbits_1"]}, {"tokens": []}),
    ],
)
def test_more_is_better(more: dict[str, Any], less: dict[str, Any]) -> None:
    usual: dict[str, Any] = {"units": {}, "cards": []}
    assert points(fellowship=usual | more) > points(fellowship=usual | less)


def test_a_step_means_more_the_nearer_the_goal_is() -> None:
    last = points(fellowship={"quest": 13}) - points(fellowship={"quest": 12})
    first = points(fellowship={"quest": 1}) - points(fellowship={"quest": 0})
    assert last > 2 * first


def test_a_chain_symbol_is_worth_nothing_once_its_card_is_gone() -> None:
    # The fish is needed by c3_03, the horse by c2_10.
    def with_card(card: str, *free: str, **parts: Any) -> float:
        return points(*free, fellowship={"cards": [card], "quest": 1, "units": {}}, **parts)

    assert with_card("c1_15", "c2_10", "c2_09") > with_card("c1_13", "c2_10", "c2_09")
    assert with_card("c1_15", "c2_08", "c2_09") == with_card("c1_13", "c2_08", "c2_09")
    assert with_card("c1_14", "c2_08", "c2_09") > with_card("c1_13", "c2_08", "c2_09")


def test_skills_lose_their_worth_as_the_game_ends() -> None:
    def worth(*free: str) -> float:
        rich = {"cards": ["c1_01"], "units": {}, "coins": 0}
        return points(*free, fellowship=rich) - points(*free, fellowship={"units": {}, "coins": 0})

    assert worth("c1_09", "c1_10") > worth("c3_01", "c3_02") > 0


def test_a_lead_in_regions_means_more_as_the_game_ends() -> None:
    def worth(*free: str) -> float:
        ahead = {"units": {"rohan": 1}}
        return points(*free, fellowship=ahead) - points(*free)

    assert worth("c3_01", "c3_02") > worth("c1_09", "c1_10")


@pytest.mark.parametrize(
    ("free", "parts"),
    [
        ("c2_13", {"quest": 12, "coins": 3}),
        ("c3_07", {"quest": 11, "coins": 3}),
        ("c3_08", {"cards": ["c1_17", "c1_18", "c1_19", "c1_20", "c3_11"], "coins": 4}),
        ("c3_16", {"units": dict.fromkeys(SIX, 1), "coins": 5}),
        ("c2_10", {"quest": 13, "cards": ["c1_15"], "coins": 0}),
    ],
)
def test_a_card_that_wins_is_a_threat_if_the_one_on_turn_can_pay_for_it(
    free: str, parts: dict[str, Any]
) -> None:
    # A card that nobody wins with lies beside it, so that there is always a choice.
    beside = "c2_09" if free[1] == "2" else "c3_01"
    usual: dict[str, Any] = {"units": {}, "cards": []}
    assert points(free, beside, seat=SAURON, sauron=usual | parts) > THREAT / 2
    assert points(free, beside, seat=FELLOWSHIP, sauron=usual | parts) < -THREAT / 2
    assert points(free, beside, seat=SAURON, sauron=usual | parts, turn="fellowship") < THREAT / 2
    poor = usual | parts | {"coins": 0, "cards": [c for c in parts.get("cards", []) if c != "c1_15"]}
    assert points(free, beside, seat=SAURON, sauron=poor) < THREAT / 2


def test_a_landmark_in_the_last_region_is_a_threat_too() -> None:
    rich = {"units": dict.fromkeys(SIX, 1), "coins": 6}
    assert points("c3_01", seat=SAURON, sauron=rich, landmarks=["barad_dur"]) > THREAT / 2
    assert points("c3_01", seat=SAURON, sauron=rich, landmarks=["bree"]) < THREAT / 2
    assert points("c3_01", seat=SAURON, sauron=rich | {"coins": 5}, landmarks=["barad_dur"]) < THREAT / 2


def test_units_that_would_fall_to_the_last_defender_are_no_threat() -> None:
    def standing(defenders: int) -> float:
        return points(
            "c3_16",
            seat=SAURON,
            sauron={"units": dict.fromkeys(SIX, 1), "coins": 5},
            fellowship={"units": {"mordor": defenders}},
        )

    assert standing(2) > THREAT / 2
    assert standing(3) < THREAT / 2


def test_in_the_middle_of_a_turn_what_lies_open_is_for_the_other() -> None:
    match = table("c3_07", "c3_12", sauron={"quest": 11, "coins": 9}, fellowship={"units": {}})
    assert DUEL.evaluate(match.state, SAURON) > THREAT / 2
    match.play("play c3_12")
    assert match.decision is not None
    assert match.decision.kind == "place"
    assert DUEL.evaluate(match.state, SAURON) < THREAT / 2


def test_it_is_good_to_be_on_turn_when_something_good_lies_open() -> None:
    def standing(card: str, turn: str) -> float:
        rich = {"units": {}, "coins": 5}
        return points(card, fellowship=rich, sauron=rich, turn=turn)

    good = standing("c3_16", "fellowship") - standing("c3_16", "sauron")
    poor = standing("c3_01", "fellowship") - standing("c3_01", "sauron")
    assert good > poor > 0


def test_the_evaluation_is_in_whole_points_on_every_machine() -> None:
    value = DUEL.evaluate(DUEL.new(seed=1).state, SAURON)
    assert value == int(value)
    assert isinstance(mathom.game("duel").evaluate(DUEL.new(seed=1).state, SAURON), float)
