"""Conquering Middle-earth (p. 7): placing, moving and removing units, conflicts, fortresses."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.core.option import Option
from tests.games.duel.table import decider, options, play, seen, side, table, told, units

RICH: dict[str, Any] = {"coins": 9}

# -- placing -------------------------------------------------------------------------------------


def test_all_units_of_a_red_card_go_to_one_of_its_two_regions() -> None:
    match = table("c2_20", "c2_01", sauron=RICH)
    match.play("play c2_20")
    assert options(match) == ["place lindon", "place enedwaith"]
    match.play("place enedwaith")
    assert units(match, "sauron") == {"enedwaith": 2, "mordor": 2}
    assert side(match, "sauron")["supply"] == 11
    assert decider(match) == "fellowship"


def test_nothing_happens_where_no_enemy_unit_stands() -> None:
    match = table("c2_20", "c2_01", sauron=RICH | {"units": {"enedwaith": 1}})
    play(match, "play c2_20", "place enedwaith")
    assert units(match, "sauron") == {"enedwaith": 3}
    assert units(match, "fellowship") == {"arnor": 2}
    assert told(match, "conflict") == []


@pytest.mark.parametrize(("there", "own", "enemy"), [(1, 1, 0), (2, 0, 0), (3, 0, 1), (5, 0, 3)])
def test_placed_units_arrive_together_and_fall_one_for_one(there: int, own: int, enemy: int) -> None:
    match = table("c2_20", "c2_01", sauron=RICH, fellowship={"units": {"enedwaith": there}})
    play(match, "play c2_20", "place enedwaith")
    assert units(match, "sauron").get("enedwaith", 0) == own
    assert units(match, "fellowship").get("enedwaith", 0) == enemy
    # The fallen go back to their owners.
    assert side(match, "sauron")["supply"] == 13 - own
    assert side(match, "fellowship")["supply"] == 15 - enemy
    fallen = min(2, there)
    assert told(match, "conflict") == [{"seat": "sauron", "count": fallen, "region": "enedwaith"}]


def test_units_already_there_fight_beside_those_that_arrive() -> None:
    # Two came while nobody was there; now the enemy brings three.
    match = table("c3_14", "c3_01", sauron=RICH, fellowship={"units": {"arnor": 2, "enedwaith": 2}})
    play(match, "play c3_14", "place arnor")
    assert units(match, "sauron") == {"arnor": 1, "mordor": 2}
    assert units(match, "fellowship") == {"enedwaith": 2}


def test_a_supply_that_is_short_places_what_it_has() -> None:
    match = table("c3_14", "c3_01", sauron=RICH | {"units": {"mordor": 14}})
    play(match, "play c3_14")
    assert options(match) == ["place enedwaith", "place arnor"]
    match.play("place enedwaith")
    assert units(match, "sauron") == {"enedwaith": 1, "mordor": 14}
    assert side(match, "sauron")["supply"] == 0


def test_an_empty_supply_places_nothing_and_fights_nobody() -> None:
    match = table("c3_14", "c3_01", sauron=RICH | {"units": {"mordor": 15}})
    match.play("play c3_14")
    assert decider(match) == "fellowship"
    assert units(match, "fellowship") == {"arnor": 2}
    assert units(match, "sauron") == {"mordor": 15}


def test_a_fortress_neither_fights_nor_blocks() -> None:
    match = table("c2_20", "c2_01", sauron=RICH, fellowship={"landmarks": ["isengard"], "units": {}})
    play(match, "play c2_20", "place enedwaith")
    assert units(match, "sauron") == {"enedwaith": 2, "mordor": 2}
    assert side(match, "fellowship")["fortresses"] == ["enedwaith"]
    assert told(match, "conflict") == []


def test_a_fortress_does_not_help_the_units_beside_it() -> None:
    built = {"landmarks": ["isengard"], "units": {"enedwaith": 1}}
    match = table("c2_20", "c2_01", sauron=RICH, fellowship=built)
    play(match, "play c2_20", "place enedwaith")
    assert units(match, "sauron") == {"enedwaith": 1, "mordor": 2}
    assert side(match, "fellowship")["fortresses"] == ["enedwaith"]


# -- moving --------------------------------------------------------------------------------------


def test_a_movement_leads_from_any_own_unit_to_an_adjacent_region() -> None:
    match = table("c3_23", "c3_01", sauron=RICH | {"units": {"lindon": 1, "enedwaith": 2}})
    match.play("play c3_23")
    assert options(match) == [
        "move lindon arnor",
        "move enedwaith arnor",
        "move enedwaith rhovanion",
        "move enedwaith rohan",
        "move enedwaith gondor",
        "stop",
    ]
    assert match.decision is not None
    assert match.decision.kind == "move"


@pytest.mark.parametrize(
    ("region", "adjacent"),
    [
        ("lindon", ["arnor"]),
        ("arnor", ["lindon", "rhovanion", "enedwaith"]),
        ("rhovanion", ["arnor", "enedwaith", "rohan"]),
        ("enedwaith", ["arnor", "rhovanion", "rohan", "gondor"]),
        ("rohan", ["rhovanion", "enedwaith", "gondor", "mordor"]),
        ("gondor", ["enedwaith", "rohan", "mordor"]),
        ("mordor", ["rohan", "gondor"]),
    ],
)
def test_the_roads_lead_where_the_board_shows_them(region: str, adjacent: list[str]) -> None:
    match = table("c3_23", "c3_01", sauron=RICH | {"units": {region: 1}}, fellowship={"units": {}})
    match.play("play c3_23")
    assert options(match) == [*(f"move {region} {to}" for to in adjacent), "stop"]


def test_the_same_unit_may_move_several_times() -> None:
    match = table("c3_23", "c3_01", sauron=RICH | {"units": {"mordor": 1}}, fellowship={"units": {}})
    play(match, "play c3_23", "move mordor rohan", "move rohan enedwaith", "move enedwaith arnor")
    assert units(match, "sauron") == {"arnor": 1}
    assert decider(match) == "fellowship"


def test_movements_may_be_shared_among_units() -> None:
    match = table("c3_23", "c3_01", sauron=RICH | {"units": {"mordor": 3}})
    play(match, "play c3_23", "move mordor rohan", "move mordor gondor", "move mordor gondor")
    assert units(match, "sauron") == {"rohan": 1, "gondor": 2}


def test_each_movement_settles_its_conflict_before_the_next() -> None:
    match = table(
        "c3_23", "c3_01", sauron=RICH | {"units": {"mordor": 2}}, fellowship={"units": {"rohan": 2}}
    )
    play(match, "play c3_23", "move mordor rohan")
    assert units(match, "sauron") == {"mordor": 1}
    assert units(match, "fellowship") == {"rohan": 1}
    match.play("move mordor rohan")
    assert units(match, "sauron") == {}
    assert units(match, "fellowship") == {}
    # Nothing is left to move with, so the third movement is not asked for.
    assert decider(match) == "fellowship"


def test_three_movements_as_in_the_example_of_the_rulebook() -> None:
    match = table(
        "c3_23",
        "c3_01",
        turn="fellowship",
        fellowship=RICH | {"units": {"enedwaith": 2}},
        sauron={"units": {"rohan": 1}},
    )
    play(match, "play c3_23", "move enedwaith rohan")
    assert told(match, "conflict") == [{"seat": "fellowship", "count": 1, "region": "rohan"}]
    assert units(match, "fellowship") == {"enedwaith": 1}
    assert units(match, "sauron") == {}
    play(match, "move enedwaith rohan", "move rohan mordor")
    assert units(match, "fellowship") == {"mordor": 1}
    assert decider(match) == "sauron"


@pytest.mark.parametrize("moved", [0, 1, 2])
def test_movements_may_be_declined(moved: int) -> None:
    match = table("c3_23", "c3_01", sauron=RICH | {"units": {"mordor": 3}})
    play(match, "play c3_23", *["move mordor rohan"] * moved, "stop")
    assert units(match, "sauron").get("rohan", 0) == moved
    assert decider(match) == "fellowship"


def test_declining_works_with_any_equal_option_whoever_made_it() -> None:
    match = table("c3_23", "c3_01", sauron=RICH | {"units": {"mordor": 3}})
    state = play(match, "play c3_23").state.clone()
    state.apply(Option("stop"))
    assert state.decision is not None
    assert state.decision.kind == "turn"
    assert seen(state, 0)["sauron"]["units"] == {"mordor": 3}


def test_moving_units_changes_nothing_in_the_supply() -> None:
    match = table("c3_23", "c3_01", sauron=RICH | {"units": {"mordor": 3}})
    play(match, "play c3_23", "move mordor rohan", "stop")
    assert side(match, "sauron")["supply"] == 12


def test_a_unit_may_enter_a_region_with_an_enemy_fortress() -> None:
    match = table("c3_23", "c3_01", sauron=RICH, fellowship={"units": {}, "landmarks": ["helms_deep"]})
    play(match, "play c3_23", "move mordor rohan", "stop")
    assert units(match, "sauron") == {"rohan": 1, "mordor": 1}
    assert side(match, "fellowship")["fortresses"] == ["rohan"]
