"""Moving armies (p. 26-28, 35)."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from tests.games.wotr.table import (
    asked,
    at,
    holder,
    offered,
    options,
    play,
    settled,
    table,
    where,
    within,
)


def marching(match: mathom.Match, die: str = "army") -> mathom.Match:
    """Use a die to move armies."""
    return play(match, f"die {die}", "use move")


def shadow_table(*args: Any, **parts: Any) -> mathom.Match:
    """The Shadow has an Army and a Character die and acts."""
    dice: dict[str, Any] = {"shadow": "army character", "free": "event event", "to_act": "shadow"}
    return table(*args, **{**dice, **parts})


def free_table(*args: Any, **parts: Any) -> mathom.Match:
    """The Free Peoples have a Muster/Army and a Character die and act."""
    dice: dict[str, Any] = {"free": "muster-army character", "shadow": "event event"}
    return table(*args, **{**dice, **parts})


# -- two armies ----------------------------------------------------------------------------------


def test_an_army_die_moves_two_armies_one_region_each() -> None:
    """5.1 (p. 27)."""
    match = shadow_table({"barad-dur": "sauron-regular", "nurn": "sauron-regular"}, war=["sauron"])
    marching(match)
    assert options(match) == ["move barad-dur gorgoroth", "move nurn gorgoroth"]
    play(match, "move barad-dur gorgoroth")
    assert options(match) == ["done", "move nurn gorgoroth"]
    play(match, "move nurn gorgoroth")
    assert at(match, "gorgoroth") == {"sauron-regular": 2}
    assert asked(match) == "free die"


def test_the_second_move_may_be_given_up() -> None:
    """5.1 (p. 20): up to two."""
    match = shadow_table({"barad-dur": "sauron-regular", "nurn": "sauron-regular"}, war=["sauron"])
    marching(match)
    play(match, "move barad-dur gorgoroth", "done")
    assert at(match, "nurn") == {"sauron-regular": 1}
    assert asked(match) == "free die"


def test_nobody_moves_twice_in_an_action() -> None:
    """5.1 (p. 27): those who came stay, those who were there may go on."""
    match = shadow_table(
        {"barad-dur": "2 sauron-regular, nazgul", "gorgoroth": "sauron-regular, sauron-elite"},
        war=["sauron"],
        characters={"witch-king": "barad-dur"},
    )
    marching(match)
    play(match, "move barad-dur gorgoroth", "all", "move gorgoroth morannon")
    assert options(match) == [
        "all",
        "leave sauron-elite",
        "leave sauron-regular",
        "take sauron-elite",
        "take sauron-regular",
    ]
    play(match, "all")
    assert at(match, "gorgoroth") == {"sauron-regular": 2, "nazgul": 1}
    assert at(match, "morannon") == {"sauron-regular": 1, "sauron-elite": 1}
    assert where(match, "witch-king") == "gorgoroth"


def test_an_army_that_has_moved_does_not_move_again_with_the_same_die() -> None:
    """5.1 (p. 27)."""
    match = shadow_table({"barad-dur": "2 sauron-regular"}, war=["sauron"])
    marching(match)
    play(match, "move barad-dur gorgoroth", "all")
    assert asked(match) == "free die"


def test_both_parts_of_a_divided_army_may_move() -> None:
    """5.1 (p. 27): they are two armies then."""
    match = shadow_table({"gorgoroth": "2 sauron-regular"}, war=["sauron"])
    marching(match)
    play(match, "move gorgoroth nurn", "take sauron-regular", "go", "move gorgoroth morannon")
    assert at(match, "gorgoroth") == {}
    assert at(match, "nurn") == at(match, "morannon") == {"sauron-regular": 1}


# -- leaders -------------------------------------------------------------------------------------


def test_a_character_die_moves_one_army_that_somebody_leads() -> None:
    """5.2 (p. 27)."""
    match = shadow_table(
        {"barad-dur": "2 sauron-regular, nazgul", "nurn": "sauron-regular"}, war=["sauron"]
    )
    marching(match, "character")
    assert settled(match)[-1] == "move barad-dur gorgoroth"
    # The Nazgul must go, whoever else does.
    assert options(match) == ["all", "leave sauron-regular", "take nazgul", "take sauron-regular"]
    play(match, "take sauron-regular")
    assert options(match) == ["take nazgul", "take sauron-regular"]
    play(match, "take nazgul")
    assert options(match) == ["go", "take sauron-regular"]
    play(match, "go")
    assert at(match, "gorgoroth") == {"sauron-regular": 1, "nazgul": 1}
    assert asked(match) == "free die"


def test_saruman_leads_no_march_but_his_elites_do() -> None:
    """5.2 (p. 24, his card)."""
    armies = {"orthanc": "2 isengard-regular", "north-dunland": "isengard-regular"}
    match = shadow_table(armies, war=["isengard"], characters={"saruman": "orthanc"})
    assert "die character" not in options(match)
    armies = {"orthanc": "isengard-regular, isengard-elite", "north-dunland": "isengard-regular"}
    match = shadow_table(armies, war=["isengard"], characters={"saruman": "orthanc"})
    marching(match, "character")
    assert options(match) == ["move orthanc fords-of-isen", "move orthanc gap-of-rohan"]
    play(match, "move orthanc gap-of-rohan")
    assert options(match) == [
        "all",
        "leave isengard-regular",
        "take isengard-elite",
        "take isengard-regular",
    ]
    play(match, "all")
    assert where(match, "saruman") == "orthanc"


def test_where_one_unit_finds_room_and_only_elites_lead_it_is_an_elite() -> None:
    """5.2, 5.4 (p. 27): taking a regular would leave no room for his leader."""
    match = shadow_table(
        {"orthanc": "isengard-regular, isengard-elite", "gap-of-rohan": "9 isengard-regular"},
        war=["isengard"],
        characters={"saruman": "orthanc"},
    )
    marching(match, "character")
    play(match, "move orthanc gap-of-rohan")
    assert options(match) == ["leave isengard-regular", "take isengard-elite"]


def test_without_saruman_an_elite_of_isengard_leads_nobody() -> None:
    """5.2 (his card)."""
    match = shadow_table({"orthanc": "isengard-regular, isengard-elite"}, war=["isengard"])
    assert "die character" not in options(match)


def test_free_leaders_are_never_left_without_units() -> None:
    """5.3 (p. 8, 27): companions may stay."""
    match = free_table(
        {"edoras": "2 rohan-regular, 2 rohan-leader"}, war=["rohan"], characters={"gimli": "edoras"}
    )
    marching(match, "muster-army")
    play(match, "move edoras folde")
    assert options(match) == [
        "all",
        "leave gimli",
        "leave rohan-leader",
        "leave rohan-regular",
        "take gimli",
        "take rohan-leader",
        "take rohan-regular",
    ]
    play(match, "leave gimli")
    assert options(match) == ["go", "leave rohan-leader", "leave rohan-regular"]
    play(match, "leave rohan-leader")
    # Now a unit has to stay with the leader.
    assert options(match) == ["leave rohan-leader", "leave rohan-regular"]
    play(match, "leave rohan-regular", "go")
    assert at(match, "edoras") == {"rohan-regular": 1, "rohan-leader": 1}
    assert where(match, "gimli") == "edoras"


def test_if_all_units_are_named_the_leaders_must_come_too() -> None:
    """5.3 (p. 27)."""
    match = free_table({"edoras": "2 rohan-regular, rohan-leader"}, war=["rohan"])
    marching(match, "muster-army")
    play(match, "move edoras folde", "take rohan-regular")
    assert options(match) == ["go", "take rohan-leader", "take rohan-regular"]
    play(match, "take rohan-regular")
    assert settled(match) == ["take rohan-leader", "go"]
    assert at(match, "edoras") == {}


def test_nazgul_and_minions_may_stay_alone() -> None:
    """5.3 (p. 27)."""
    match = shadow_table(
        {"barad-dur": "sauron-regular, nazgul"}, war=["sauron"], characters={"witch-king": "barad-dur"}
    )
    marching(match)
    play(match, "move barad-dur gorgoroth", "take sauron-regular", "go")
    assert at(match, "barad-dur") == {"nazgul": 1}
    assert where(match, "witch-king") == "barad-dur"


# -- limits --------------------------------------------------------------------------------------


def test_a_march_may_not_bring_more_than_ten_units_together() -> None:
    """5.4 (p. 27)."""
    match = shadow_table(
        {"barad-dur": "4 sauron-regular", "gorgoroth": "8 sauron-regular"}, war=["sauron"]
    )
    marching(match)
    play(match, "move barad-dur gorgoroth")
    assert options(match) == ["leave sauron-regular", "take sauron-regular"]
    play(match, "take sauron-regular", "take sauron-regular")
    assert settled(match) == ["go"]
    match = shadow_table(
        {"barad-dur": "sauron-regular", "gorgoroth": "10 sauron-regular"}, war=["sauron"]
    )
    marching(match)
    assert "move barad-dur gorgoroth" not in options(match)


def test_leaving_those_behind_who_find_no_room_ends_too() -> None:
    """5.4 (p. 27): whoever stays, the march can be completed."""
    match = shadow_table(
        {"barad-dur": "3 sauron-regular, nazgul", "gorgoroth": "8 sauron-regular"}, war=["sauron"]
    )
    marching(match, "character")
    play(match, "move barad-dur gorgoroth", "leave sauron-regular")
    assert options(match) == ["go", "leave sauron-regular"]


def test_an_army_that_retreats_onto_another_is_cut_to_ten_at_the_end_of_the_action() -> None:
    """5.4 (p. 26): nobody is asked before the battle is over."""
    match = table(
        {
            "osgiliath": "6 gondor-regular",
            "minas-tirith": "6 gondor-regular",
            "north-ithilien": "6 sauron-regular",
        },
        war=["sauron", "gondor"],
        shadow="army",
        free="event",
        to_act="shadow",
        chance=["dice 1 1 1 1 1 1 1 1 1 1"],
    )
    play(match, "die army", "use attack", "attack north-ithilien osgiliath", "all", "fight")
    play(match, "retreat minas-tirith")
    assert asked(match) == "shadow advance"
    play(match, "advance", "all")
    assert "disband gondor-regular*2" in settled(match)
    assert at(match, "minas-tirith") == {"gondor-regular": 10}
    assert asked(match) == "free die"


def test_units_not_at_war_stay_out_of_other_nations() -> None:
    """5.5 (p. 35): friendly or not; those who are free to go may leave them behind."""
    match = free_table(
        {"folde": "rohan-regular, gondor-regular, rohan-leader"}, war=["gondor"], awake=["rohan"]
    )
    marching(match, "muster-army")
    play(match, "move folde druadan-forest")
    # Only the unit of Gondor may go; the leader keeps company with the other.
    assert at(match, "druadan-forest") == {"gondor-regular": 1}
    assert at(match, "folde") == {"rohan-regular": 1, "rohan-leader": 1}


def test_a_leader_not_at_war_does_not_cross_the_border_either() -> None:
    """5.5 (p. 35): so the last unit cannot leave him."""
    match = free_table({"folde": "gondor-regular, rohan-leader"}, war=["gondor"])
    marching(match, "muster-army")
    assert options(match) == ["move folde eastemnet", "move folde edoras", "move folde westemnet"]


def test_a_unit_stays_with_a_leader_whom_the_border_stops() -> None:
    """5.5, 5.3 (p. 27, 35)."""
    match = free_table({"folde": "2 gondor-regular, rohan-leader"}, war=["gondor"])
    marching(match, "muster-army")
    play(match, "move folde druadan-forest")
    assert options(match) == ["leave gondor-regular", "take gondor-regular"]
    play(match, "take gondor-regular")
    assert settled(match) == ["go"]


def test_after_a_retreat_into_a_foreign_nation_units_not_at_war_can_only_leave_it() -> None:
    """5.5 (p. 35)."""
    match = free_table({"erebor": "2 north-regular"}, awake=["north"])
    marching(match, "muster-army")
    # Dale is their own, the Withered Heath nobody's; the Iron Hills are Dwarven.
    assert options(match) == ["move erebor dale", "move erebor withered-heath"]
    match = free_table({"erebor": "2 north-regular"}, war=["north"])
    marching(match, "muster-army")
    assert "move erebor iron-hills" in options(match)


# -- sieges --------------------------------------------------------------------------------------


def test_when_the_last_besieger_leaves_the_garrison_comes_out() -> None:
    """5.6 (p. 31-32): with everybody who was inside, and to whoever stands there."""
    match = shadow_table(
        {"helms-deep": "2 isengard-regular, nazgul"},
        inside={"helms-deep": "rohan-regular, rohan-leader"},
        characters={"legolas": "helms-deep-inside"},
        war=["isengard"],
    )
    marching(match)
    play(match, "move helms-deep westemnet", "take isengard-regular", "go")
    assert within(match, "helms-deep") == {"rohan-regular": 1, "rohan-leader": 1}
    play(match, "move helms-deep westemnet", "take isengard-regular", "go")
    assert within(match, "helms-deep") == {}
    assert at(match, "helms-deep") == {"rohan-regular": 1, "rohan-leader": 1, "nazgul": 1}
    assert where(match, "legolas") == "helms-deep"


def test_besieged_armies_cannot_march() -> None:
    """5.6 (p. 32)."""
    match = free_table(
        {"helms-deep": "isengard-regular"},
        inside={"helms-deep": "2 rohan-regular, rohan-leader"},
        war=["rohan"],
    )
    for die in ("muster-army", "character"):
        play(match, f"die {die}")
        assert "use move" not in options(match)
        match.undo()


def test_new_besiegers_may_join_a_siege_up_to_ten_outside() -> None:
    """5.7 (p. 32): it is a move, and captures nothing."""
    match = shadow_table(
        {"helms-deep": "9 isengard-regular", "westemnet": "2 isengard-elite"},
        inside={"helms-deep": "5 rohan-regular"},
        war=["isengard"],
    )
    marching(match)
    play(match, "move westemnet helms-deep", "take isengard-elite", "go", "done")
    assert at(match, "helms-deep") == {"isengard-regular": 9, "isengard-elite": 1}
    assert within(match, "helms-deep") == {"rohan-regular": 5}
    assert holder(match, "helms-deep") == "free"


def test_the_defender_cannot_march_into_a_siege() -> None:
    """5.7 (p. 32): he has to attack the besieger."""
    match = free_table(
        {"helms-deep": "isengard-regular", "westemnet": "2 rohan-regular"},
        inside={"helms-deep": "rohan-regular"},
        war=["rohan"],
    )
    marching(match, "muster-army")
    assert "move westemnet helms-deep" not in offered(match, "move")
    match.undo()
    play(match, "use attack")
    assert options(match) == ["attack westemnet helms-deep", "sortie helms-deep"]


# -- choosing who goes ---------------------------------------------------------------------------


@pytest.mark.parametrize("die", ["army", "character"])
def test_every_way_of_dividing_an_army_can_be_completed(die: str) -> None:
    """5.1-5.3 (p. 27): whatever is named first, somebody lawful goes in the end."""
    match = shadow_table(
        {
            "orthanc": "isengard-regular, 2 isengard-elite, sauron-regular, nazgul",
            "gap-of-rohan": "9 isengard-regular",
        },
        characters={"saruman": "orthanc", "mouth-of-sauron": "orthanc"},
        war=["isengard"],
    )
    marching(match, die)
    play(match, "move orthanc gap-of-rohan")
    ends = 0
    fronts = [match.state]
    while fronts:
        state = fronts.pop()
        assert state.decision is not None
        assert state.decision.options
        for option in state.decision.options:
            after = state.clone()
            after.apply(option)
            if after.decision is not None and after.decision.kind == "force":
                fronts.append(after)
            else:
                ends += 1
    assert ends > 10
