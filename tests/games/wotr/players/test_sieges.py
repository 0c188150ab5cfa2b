"""Chapter XI: sieges of partners (p. 46)."""

from __future__ import annotations

from mathom.games.wotr.box import BOX, FREE, SHADOW, region
from mathom.games.wotr.steps.attack import AttackArmy
from mathom.games.wotr.steps.marching import MoveArmies
from tests.games.wotr.players.partners import (
    GONDOR,
    ROHAN,
    SARUMAN,
    WITCH_KING,
    act,
    asked,
    at,
    captor,
    everywhere,
    is_mixed,
    offered,
    partners,
    play,
    seat_of,
    within,
)

HELMS_DEEP = {"helms-deep": "2 gondor-regular, 3 rohan-regular", "fords-of-isen": "4 isengard-regular"}


def test_both_armies_go_behind_the_walls_as_one_garrison() -> None:
    """9.8, S29."""
    state = partners(HELMS_DEEP)
    play(act(state, SARUMAN, AttackArmy(SHADOW, 0)), "all")
    assert asked(state) == f"{ROHAN} withdraw"
    play(state, "withdraw", "advance", "all")
    assert within(state, "helms-deep") == {"gondor-regular": 2, "rohan-regular": 3}
    assert state.mixed[BOX[region("helms-deep")]] == 1
    assert not is_mixed(state, "helms-deep")
    assert asked(state) == "over"


def test_the_commander_of_the_garrison_trims_it_to_five() -> None:
    """8.4, S21: also of his partner's units."""
    armies = {**HELMS_DEEP, "helms-deep": "3 gondor-regular, 3 rohan-regular, rohan-elite"}
    state = partners(armies)
    play(act(state, SARUMAN, AttackArmy(SHADOW, 0)), "all", "withdraw", "advance", "all")
    assert asked(state) == f"{ROHAN} disband"
    play(state, "disband gondor-regular*2")
    assert within(state, "helms-deep") == {"gondor-regular": 1, "rohan-regular": 3, "rohan-elite": 1}
    everywhere(state)


SIEGE = {"helms-deep": "3 isengard-regular, 2 sauron-regular"}
GARRISON = {"helms-deep": "2 gondor-regular, 3 rohan-regular"}


def test_the_commander_of_the_garrison_makes_the_sortie() -> None:
    """9.8, S29."""
    other = {"edoras": "gondor-regular", "westemnet": "southrons-regular"}
    state = partners({**SIEGE, **other}, inside=GARRISON, mixed=["helms-deep"], chance=["dice 1 1"])
    # He commands only the army of Edoras.
    assert asked(act(state, GONDOR, AttackArmy(FREE, 0))) == f"{GONDOR} cease"
    rolls = "dice 1 1 1 1 1; dice 1 1 1 1 1"
    state = partners(SIEGE, inside=GARRISON, mixed=["helms-deep"], chance=[rolls])
    play(act(state, ROHAN, AttackArmy(FREE, 0)), "all")
    # The besiegers of both are one army now.
    assert is_mixed(state, "helms-deep")
    play(state, "cease")
    assert is_mixed(state, "helms-deep")


def test_separate_besiegers_assault_alone() -> None:
    """9.8, S29."""
    state = partners(SIEGE, inside=GARRISON, mixed=["helms-deep"], chance=["dice 1 1; dice 6 1 1 1 1"])
    act(state, WITCH_KING, AttackArmy(SHADOW, 0))
    assert offered(state, "take") == ["sauron-regular"]
    play(state, "all")
    assert at(state, "helms-deep") == {"isengard-regular": 3, "sauron-regular": 1}
    # Fewer are left, so that both are asked.
    assert asked(state) == f"{SARUMAN} merge"


def test_the_siege_stands_as_long_as_a_unit_of_either_besieges() -> None:
    """9.8, S29."""
    state = partners(SIEGE, inside=GARRISON, mixed=["helms-deep"])
    play(act(state, SARUMAN, MoveArmies(SHADOW, 1, 0)), "move helms-deep fords-of-isen", "all")
    assert at(state, "helms-deep") == {"sauron-regular": 2}
    assert within(state, "helms-deep") == {"gondor-regular": 2, "rohan-regular": 3}
    play(act(state, WITCH_KING, MoveArmies(SHADOW, 1, 0)), "move helms-deep westemnet", "all")
    assert at(state, "helms-deep") == {"gondor-regular": 2, "rohan-regular": 3}
    # The garrison comes out as the one army that it is.
    assert is_mixed(state, "helms-deep")
    assert asked(state) == "over"


def test_besiegers_who_come_to_the_partners_siege_are_asked_like_all() -> None:
    """8.1."""
    armies = {"helms-deep": "isengard-regular", "westemnet": "2 sauron-regular"}
    state = partners(armies, inside=GARRISON, mixed=["helms-deep"])
    play(act(state, WITCH_KING, MoveArmies(SHADOW, 1, 0)), "move westemnet helms-deep", "all")
    assert asked(state) == f"{SARUMAN} merge"
    play(state, "merge", "merge")
    assert is_mixed(state, "helms-deep")


def test_who_storms_the_walls_has_captured_the_stronghold_though_his_partner_has_more_units() -> None:
    """9.9, S30."""
    garrison = {"helms-deep": "rohan-regular"}
    armies = {"helms-deep": "4 isengard-regular, 2 sauron-regular"}
    state = partners(armies, inside=garrison, chance=["dice 6 1; dice 1"])
    play(act(state, WITCH_KING, AttackArmy(SHADOW, 0)), "all")
    assert captor(state, "helms-deep") == WITCH_KING


def test_of_a_mixed_army_the_commander_has_captured_it() -> None:
    """9.9, S30."""
    armies = {"helms-deep": "4 isengard-regular, 2 sauron-regular"}
    garrison = {"helms-deep": "rohan-regular"}
    state = partners(armies, inside=garrison, chance=["dice 6 1 1 1 1; dice 1"])
    state.mixed[region("helms-deep")] = 1
    play(act(state, SARUMAN, AttackArmy(SHADOW, 0)), "all")
    assert captor(state, "helms-deep") == SARUMAN


def test_who_comes_into_a_siege_is_part_of_the_garrison() -> None:
    """9.8, S29: behind walls nobody stands apart, and nobody is asked."""
    garrison = {"helms-deep": "2 gondor-regular, 2 rohan-regular"}
    state = partners({**SIEGE, "dale": "north-regular"}, inside=garrison)
    play(act(state, ROHAN, MoveArmies(FREE, 1, 0)), "move dale erebor")
    assert state.mixed[BOX[region("helms-deep")]] == 1
    assert asked(state) == "over"


def test_behind_the_walls_he_commands_who_has_more_units_left_there() -> None:
    """p. 46: whoever trims the garrison may make his partner its commander."""
    armies = {**HELMS_DEEP, "helms-deep": "3 gondor-regular, 3 rohan-regular, rohan-elite"}
    state = partners(armies)
    play(act(state, SARUMAN, AttackArmy(SHADOW, 0)), "all", "withdraw", "advance", "all")
    assert state.speaks[FREE] == seat_of(state, ROHAN)
    play(state, "disband rohan-regular*2")
    assert state.speaks[FREE] == seat_of(state, GONDOR)
