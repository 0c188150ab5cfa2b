"""Relieving a siege, and what holds while it lasts (p. 31-32, 38-39)."""

from __future__ import annotations

from tests.games.wotr.table import (
    asked,
    at,
    attack,
    free_table,
    holder,
    options,
    play,
    quest,
    seen,
    settled,
    shadow_table,
    step,
    table,
    where,
    within,
)

# -- relief --------------------------------------------------------------------------------------


def test_relief_is_a_field_battle_in_which_the_garrison_takes_no_part() -> None:
    """10.8 (p. 32): and the besieger has no benefit of walls."""
    match = free_table(
        {"helms-deep": "2 isengard-regular", "westemnet": "2 rohan-regular"},
        "dice 5 1; dice 1 1; dice 5 1; dice 1",
        inside={"helms-deep": "3 rohan-regular"},
    )
    attack(match, "attack westemnet helms-deep", "all")
    assert at(match, "helms-deep") == {"isengard-regular": 1}
    play(match, "fight", "stand")
    assert asked(match) == "free advance"
    # The siege is over whether he comes or not.
    assert at(match, "helms-deep") == {"rohan-regular": 3}
    play(match, "advance", "all")
    assert at(match, "helms-deep") == {"rohan-regular": 5}


def test_the_reliever_advances_only_if_the_besieger_is_gone() -> None:
    """10.8 (p. 32)."""
    match = free_table(
        {"helms-deep": "2 isengard-regular", "westemnet": "2 rohan-regular"},
        "dice 1 1; dice 1 1",
        inside={"helms-deep": "rohan-regular"},
    )
    attack(match, "attack westemnet helms-deep", "all", "cease")
    assert at(match, "westemnet") == {"rohan-regular": 2}
    assert within(match, "helms-deep") == {"rohan-regular": 1}


def test_when_the_besieger_retreats_the_forces_merge_up_to_ten() -> None:
    """10.8, 5.4 (p. 27, 32)."""
    match = free_table(
        {"helms-deep": "2 isengard-regular", "westemnet": "8 gondor-regular"},
        "dice 1 1 1 1 1; dice 1 1",
        inside={"helms-deep": "4 rohan-regular"},
        war=["gondor", "isengard"],
    )
    attack(match, "attack westemnet helms-deep", "all", "fight", "retreat fords-of-isen", "advance")
    # There is room for six.
    assert options(match) == ["leave gondor-regular", "take gondor-regular"]
    play(match, "leave gondor-regular")
    assert settled(match) == ["leave gondor-regular"]
    play(match, "go")
    assert at(match, "helms-deep") == {"gondor-regular": 6, "rohan-regular": 4}
    assert at(match, "westemnet") == {"gondor-regular": 2}


# -- while it lasts ------------------------------------------------------------------------------


def test_during_a_siege_the_stronghold_is_still_its_defenders() -> None:
    """10.10 (p. 31): the Ring-bearers heal in it; they come and go freely."""
    match = table(
        {"lorien": "2 sauron-regular"},
        inside={"lorien": "elves-elite"},
        fellowship={"region": "dimrill-dale", "progress": 1, "corruption": 2},
        phase="fellowship",
    )
    play(match, "declare", "step lorien")
    assert quest(match) == {
        "region": "lorien",
        "progress": 0,
        "hidden": True,
        "corruption": 1,
        "guide": "gandalf-grey",
        "declared": True,
        "strove": False,
    }


def test_ten_besiegers_outside_and_five_units_inside_are_counted_apart() -> None:
    """10.11 (p. 31-32)."""
    match = shadow_table(
        {"helms-deep": "9 isengard-regular", "westemnet": "isengard-elite"},
        inside={"helms-deep": "5 rohan-regular"},
    )
    play(match, "die army", "use move", "move westemnet helms-deep")
    assert at(match, "helms-deep") == {"isengard-regular": 9, "isengard-elite": 1}
    assert within(match, "helms-deep") == {"rohan-regular": 5}
    assert asked(match) == "shadow march"
    play(match, "done")
    assert asked(match) == "free die"


def test_companions_who_leave_the_fellowship_in_a_besieged_stronghold_are_inside() -> None:
    """10.12 (p. 38-39): and stay there."""
    match = table(
        {"lorien": "2 sauron-regular"},
        inside={"lorien": "elves-elite"},
        fellowship={"region": "lorien", "progress": 4},
        free="character character",
        shadow="event event",
    )
    play(match, "die character", "use separate", "group legolas", "with gimli")
    assert options(match) == [
        "to lorien",
        "with boromir",
        "with gandalf-grey",
        "with meriadoc",
        "with peregrin",
        "with strider",
    ]
    play(match, "to lorien")
    assert where(match, "legolas") == where(match, "gimli") == "lorien-inside"
    play(match, "guide strider", "skip event", "die character")
    assert "use companions" not in options(match)


def test_the_ring_bearers_walk_out_of_a_siege() -> None:
    """10.12 (p. 38)."""
    match = table(
        {"lorien": "2 sauron-regular"},
        inside={"lorien": "elves-elite"},
        fellowship={"region": "lorien", "progress": 1},
        phase="fellowship",
    )
    play(match, "declare")
    assert options(match) == ["halt", "step dimrill-dale", "step parth-celebrant"]
    assert seen(match)["inside"] == {"lorien": {"elves-elite": 1}}


def test_the_sides_are_the_same_for_a_stronghold_that_was_captured() -> None:
    """10.2, 1.8 (p. 31-32): its captor defends it, and its first owner retakes it."""
    match = free_table({"westemnet": "3 rohan-regular", "helms-deep": "2 isengard-regular"})
    attack(match, "attack westemnet helms-deep", "all", "withdraw", "advance", "all")
    assert within(match, "helms-deep") == {"isengard-regular": 2}
    assert holder(match, "helms-deep") == "shadow"
    match = free_table(
        {"helms-deep": "3 rohan-regular"},
        "dice 6 6 1; dice 1 1",
        inside={"helms-deep": "2 isengard-regular"},
    )
    before = step(match, "rohan")
    attack(match, "assault helms-deep", "all")
    assert holder(match, "helms-deep") == "free"
    assert step(match, "rohan") == before
