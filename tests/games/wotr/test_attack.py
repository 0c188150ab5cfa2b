"""Attacking with armies: who may, who stays behind, how strong they are (p. 28-30)."""

from __future__ import annotations

from typing import Any

import mathom
from tests.games.wotr.table import (
    asked,
    at,
    offered,
    options,
    play,
    seen,
    settled,
    step,
    table,
    where,
    within,
)


def attacking(match: mathom.Match, die: str = "army") -> mathom.Match:
    """Use a die to attack."""
    return play(match, f"die {die}", "use attack")


def shadow_attack(armies: dict[str, str], *chance: str, **parts: Any) -> mathom.Match:
    """The Shadow is about to attack with an Army die."""
    dice: dict[str, Any] = {"shadow": "army character", "free": "event event", "to_act": "shadow"}
    return table(armies, chance=chance, **{**dice, **parts})


def free_attack(armies: dict[str, str], *chance: str, **parts: Any) -> mathom.Match:
    """The Free Peoples are about to attack with a Muster/Army die."""
    dice: dict[str, Any] = {"free": "muster-army character", "shadow": "event event"}
    return table(armies, chance=chance, **{**dice, **parts})


# -- who may attack ------------------------------------------------------------------------------


def test_an_attack_needs_a_unit_at_war() -> None:
    """7.1 (p. 28, 35)."""
    armies = {"osgiliath": "2 gondor-regular, gondor-leader", "minas-morgul": "3 sauron-regular"}
    match = free_attack({**armies, "north-ithilien": "sauron-regular"}, awake=["gondor"])
    play(match, "die muster-army")
    assert "use attack" not in options(match)
    match = free_attack({**armies, "north-ithilien": "sauron-regular"}, war=["gondor"])
    attacking(match, "muster-army")
    assert "attack osgiliath north-ithilien" in settled(match)


def test_units_and_leaders_not_at_war_must_stay_in_the_rearguard() -> None:
    """7.1 (p. 28, 35)."""
    match = free_attack(
        {
            "osgiliath": "gondor-regular, gondor-leader, rohan-regular, rohan-leader",
            "north-ithilien": "2 sauron-regular",
        },
        "dice 1 1 1",
        war=["gondor"],
    )
    attacking(match, "muster-army")
    play(match, "attack osgiliath north-ithilien")
    assert options(match) == [
        "all",
        "leave gondor-leader",
        "take gondor-leader",
        "take gondor-regular",
    ]
    play(match, "all", "reroll 0")
    assert seen(match)["rearguard"] == {"rohan-regular": 1, "rohan-leader": 1}
    assert at(match, "osgiliath") == {"gondor-regular": 1, "gondor-leader": 1}
    play(match, "cease")
    assert at(match, "osgiliath") == {
        "gondor-regular": 1,
        "rohan-regular": 1,
        "gondor-leader": 1,
        "rohan-leader": 1,
    }


def test_a_leader_not_at_war_who_could_not_stay_alone_prevents_the_attack() -> None:
    """7.1, 7.2 (p. 28, 35)."""
    armies = {"osgiliath": "gondor-regular, rohan-leader", "north-ithilien": "sauron-regular"}
    match = free_attack(armies, war=["gondor"])
    play(match, "die muster-army")
    assert "use attack" not in options(match)


def test_nazgul_and_minions_are_always_at_war() -> None:
    """7.1 (p. 35): but they need a unit that is."""
    armies = {
        "minas-morgul": "southrons-regular, sauron-regular, nazgul",
        "north-ithilien": "gondor-regular",
    }
    match = shadow_attack(armies, war=["southrons"], characters={"mouth-of-sauron": "minas-morgul"})
    attacking(match)
    play(match, "attack minas-morgul north-ithilien")
    assert "take nazgul" in options(match)
    assert "take mouth-of-sauron" in options(match)
    assert "take sauron-regular" not in options(match)


def test_without_a_division_everybody_fights() -> None:
    """7.2 (p. 28): a figure stays out only if a unit stays with it."""
    match = shadow_attack(
        {"minas-morgul": "2 sauron-regular, nazgul", "north-ithilien": "gondor-regular"},
        war=["sauron"],
        characters={"witch-king": "minas-morgul"},
    )
    attacking(match)
    play(match, "attack minas-morgul north-ithilien", "leave nazgul")
    assert options(match) == ["leave sauron-regular", "leave witch-king"]
    play(match, "leave sauron-regular")
    assert options(match) == ["go", "leave witch-king"]
    match.undo()
    match.undo()
    play(match, "take sauron-regular", "take sauron-regular")
    assert options(match) == ["take nazgul", "take witch-king"]


def test_with_a_character_die_the_attackers_need_a_leader() -> None:
    """7.2 (p. 28): Saruman will do, for nobody moves in an attack."""
    match = shadow_attack(
        {"orthanc": "3 isengard-regular", "fords-of-isen": "rohan-regular"},
        war=["isengard"],
        characters={"saruman": "orthanc"},
    )
    attacking(match, "character")
    play(match, "attack orthanc fords-of-isen")
    assert options(match) == ["all", "leave isengard-regular", "take isengard-regular", "take saruman"]
    play(match, "take isengard-regular")
    assert options(match) == ["take isengard-regular", "take saruman"]
    armies = {"orthanc": "3 isengard-regular", "fords-of-isen": "rohan-regular"}
    match = shadow_attack(armies, war=["isengard"])
    assert "die character" not in options(match)


# -- the rearguard -------------------------------------------------------------------------------


def test_the_rearguard_is_out_of_the_battle_and_does_not_advance() -> None:
    """7.3 (p. 28)."""
    match = shadow_attack(
        {"minas-morgul": "4 sauron-regular, 2 nazgul", "north-ithilien": "2 gondor-regular"},
        "dice 6 6 6 1",
        war=["sauron"],
    )
    attacking(match)
    play(match, "attack minas-morgul north-ithilien", "leave nazgul", "leave nazgul")
    # A unit has to stay with them.
    assert settled(match) == ["leave sauron-regular"]
    play(match, "leave sauron-regular", "go")
    # Two dice each, no Leadership; one of the two attackers falls.
    assert asked(match) == "shadow advance"
    assert at(match, "minas-morgul") == {"sauron-regular": 1}
    assert seen(match)["rearguard"] == {"sauron-regular": 2, "nazgul": 2}
    play(match, "advance")
    assert at(match, "north-ithilien") == {"sauron-regular": 1}
    assert at(match, "minas-morgul") == {"sauron-regular": 2, "nazgul": 2}


def test_in_a_sortie_the_rearguard_stays_inside_and_in_an_assault_outside() -> None:
    """7.3 (p. 28, 32)."""
    siege = {"helms-deep": "3 isengard-regular"}
    inside = {"helms-deep": "2 rohan-regular"}
    match = table(
        siege,
        inside=inside,
        war=["rohan", "isengard"],
        free="muster-army",
        shadow="event",
        chance=["dice 1 6 6 1"],
    )
    attacking(match, "muster-army")
    play(match, "sortie helms-deep", "take rohan-regular", "go")
    assert within(match, "helms-deep") == {"rohan-regular": 1}
    assert at(match, "helms-deep") == {"isengard-regular": 3}
    match = table(
        siege,
        inside=inside,
        war=["rohan", "isengard"],
        shadow="army",
        free="event",
        to_act="shadow",
        chance=["dice 1 6 1"],
    )
    attacking(match)
    play(match, "assault helms-deep", "take isengard-regular", "go")
    assert at(match, "helms-deep") == {"isengard-regular": 2}
    assert within(match, "helms-deep") == {"rohan-regular": 2}


def test_a_siege_kept_up_by_the_rearguard_goes_on_when_the_others_advance() -> None:
    """7.3 (p. 28, 31)."""
    match = shadow_attack(
        {"helms-deep": "3 isengard-regular", "westemnet": "rohan-regular"},
        "dice 6 6 1",
        inside={"helms-deep": "rohan-elite"},
        war=["isengard", "rohan"],
    )
    attacking(match)
    play(match, "attack helms-deep westemnet", "leave isengard-regular", "go", "advance", "all")
    assert at(match, "westemnet") == {"isengard-regular": 2}
    assert at(match, "helms-deep") == {"isengard-regular": 1}
    assert within(match, "helms-deep") == {"rohan-elite": 1}


def test_the_defender_fights_with_everybody() -> None:
    """7.4 (p. 28): nations not at war too, and all characters."""
    match = shadow_attack(
        {"north-ithilien": "sauron-regular", "osgiliath": "gondor-regular, rohan-regular, rohan-leader"},
        "dice 1 1 1 1 1",
        war=["sauron"],
        characters={"boromir": "osgiliath", "legolas": "osgiliath"},
    )
    attacking(match)
    play(match, "attack north-ithilien osgiliath")
    # One die against two units and two captains; three Leadership for four misses.
    assert asked(match) == "free reroll"
    assert options(match) == ["reroll 0", "reroll 1", "reroll 2", "reroll 3"]
    assert step(match, "rohan") == 2


def test_attackers_stay_in_their_region_while_the_battle_lasts() -> None:
    """7.5 (p. 28)."""
    match = shadow_attack(
        {"north-ithilien": "2 sauron-regular", "osgiliath": "2 gondor-regular"},
        "dice 1 1 1 1",
        war=["sauron"],
    )
    attacking(match)
    play(match, "attack north-ithilien osgiliath", "all")
    assert at(match, "north-ithilien") == {"sauron-regular": 2}
    play(match, "cease")
    assert at(match, "north-ithilien") == {"sauron-regular": 2}


# -- strength and leadership ---------------------------------------------------------------------


def test_at_most_five_dice_are_rolled_captains_included() -> None:
    """7.6 (p. 28)."""
    match = free_attack(
        {"minas-tirith": "4 gondor-regular", "osgiliath": "8 sauron-regular"},
        "dice 5 5 5 5 5; dice 1 1 1 1 1",
        war=["gondor"],
        characters={"boromir": "minas-tirith", "strider": "minas-tirith"},
    )
    attacking(match, "muster-army")
    play(match, "attack minas-tirith osgiliath", "all", "reroll 0")
    # Osgiliath is a fortification: in the first round the attacker needs sixes.
    assert at(match, "osgiliath") == {"sauron-regular": 8}


def test_a_captain_of_the_west_adds_a_die_of_his_own() -> None:
    """7.6 (p. 28, his card): besides his Leadership."""
    match = free_attack(
        {"lossarnach": "gondor-regular", "pelargir": "sauron-regular"},
        "dice 2 6; dice 1",
        war=["gondor"],
        characters={"boromir": "lossarnach"},
    )
    attacking(match, "muster-army")
    play(match, "attack lossarnach pelargir", "all")
    assert options(match) == ["reroll 0", "reroll 1"]
    play(match, "reroll 0")
    assert at(match, "pelargir") == {}


def test_gandalf_the_white_is_no_captain_any_more() -> None:
    """7.6 (his card): he has other abilities than the Grey, and his Leadership."""
    match = free_attack(
        {"lossarnach": "gondor-regular", "pelargir": "sauron-regular"},
        "dice 2; dice 1",
        war=["gondor"],
        characters={"gandalf-white": "lossarnach", "saruman": "orthanc"},
    )
    attacking(match, "muster-army")
    play(match, "attack lossarnach pelargir", "all")
    assert options(match) == ["reroll 0", "reroll 1"]


def test_a_companion_without_that_ability_adds_none() -> None:
    """7.6 (p. 28): Meriadoc has only his Leadership."""
    match = free_attack(
        {"lossarnach": "gondor-regular", "pelargir": "sauron-regular"},
        "dice 2; dice 1",
        war=["gondor"],
        characters={"meriadoc": "lossarnach"},
    )
    attacking(match, "muster-army")
    play(match, "attack lossarnach pelargir", "all")
    assert options(match) == ["reroll 0", "reroll 1"]


def test_leadership_counts_leaders_and_characters_up_to_the_number_of_misses() -> None:
    """7.6 (p. 28-30): a re-roll that hits uses up no other."""
    match = shadow_attack(
        {"north-ithilien": "5 sauron-regular, 3 nazgul", "dead-marshes": "4 gondor-regular"},
        "dice 1 3 5 5 6; dice 1 1 1 1; dice 5 2",
        war=["sauron"],
        characters={"witch-king": "north-ithilien"},
    )
    attacking(match)
    play(match, "attack north-ithilien dead-marshes", "all")
    # Leadership five, but only two dice missed.
    assert options(match) == ["reroll 0", "reroll 1", "reroll 2"]
    play(match, "reroll 2")
    assert at(match, "dead-marshes") == {}


def test_more_than_five_leaders_roll_five_dice_again() -> None:
    """7.6 (p. 28)."""
    match = shadow_attack(
        {"north-ithilien": "6 sauron-regular, 5 nazgul", "dead-marshes": "gondor-regular"},
        "dice 2 2 2 2 2; dice 2; dice 2 2 2 2 2",
        war=["sauron"],
        characters={"witch-king": "north-ithilien"},
    )
    attacking(match)
    play(match, "attack north-ithilien dead-marshes", "all")
    assert options(match)[-1] == "reroll 5"
    play(match, "reroll 5")
    assert asked(match) == "shadow cease"


def test_with_saruman_in_play_each_elite_of_isengard_leads() -> None:
    """7.6 (his card)."""
    armies = {"fords-of-isen": "3 isengard-elite", "westemnet": "rohan-regular"}
    match = shadow_attack(armies, "dice 1 1 1 1", war=["isengard"], characters={"saruman": "orthanc"})
    attacking(match)
    play(match, "attack fords-of-isen westemnet", "all")
    assert options(match) == ["reroll 0", "reroll 1", "reroll 2", "reroll 3"]
    match = shadow_attack(armies, "dice 1 1 1 1", war=["isengard"])
    attacking(match)
    play(match, "attack fords-of-isen westemnet", "all")
    assert asked(match) == "shadow cease"


def test_a_natural_one_misses_and_a_natural_six_hits() -> None:
    """7.7 (p. 30): also where a six is needed."""
    match = shadow_attack(
        {"west-harondor": "3 sauron-regular", "pelargir": "3 gondor-regular"},
        "dice 1 5 6; dice 1 4 5",
        war=["sauron"],
    )
    attacking(match)
    play(match, "attack west-harondor pelargir", "all")
    assert at(match, "pelargir") == {"gondor-regular": 2}
    assert at(match, "west-harondor") == {"sauron-regular": 2}


def test_gandalf_the_white_may_take_the_leadership_of_the_nazgul_for_his_own() -> None:
    """3.12 (his card): once, at the start of the battle, and for all of it."""
    armies = {
        "north-ithilien": "2 sauron-regular, 2 nazgul",
        "osgiliath": "2 gondor-regular, gondor-leader",
    }
    people = {
        "gandalf-white": "osgiliath",
        "gandalf-grey": "eliminated",
        "witch-king": "north-ithilien",
        "mouth-of-sauron": "north-ithilien",
    }
    match = shadow_attack(armies, "dice 1 1 1 1; dice 1 1 1 1", war=["sauron"], characters=people)
    attacking(match)
    play(match, "attack north-ithilien osgiliath", "all")
    assert asked(match) == "free white_rider"
    assert options(match) == ["keep", "white-rider"]
    play(match, "white-rider")
    # Only the Mouth still leads the Shadow, only the leader the Free Peoples.
    assert (asked(match), offered(match, "reroll")) == ("shadow reroll", ["0", "1", "2"])
    play(match, "reroll 0")
    assert (asked(match), offered(match, "reroll")) == ("free reroll", ["0", "1"])
    play(match, "reroll 0", "fight", "stand")
    assert (asked(match), offered(match, "reroll")) == ("shadow reroll", ["0", "1", "2"])
    assert where(match, "gandalf-white") == "osgiliath"


def test_the_white_rider_decides_before_his_army_may_go_behind_its_walls() -> None:
    """3.12 (reading of his card): the battle begins before its first round does."""
    match = shadow_attack(
        {"osgiliath": "2 sauron-regular, nazgul", "minas-tirith": "2 gondor-regular"},
        war=["sauron"],
        characters={"gandalf-white": "minas-tirith", "saruman": "orthanc"},
    )
    attacking(match)
    play(match, "attack osgiliath minas-tirith", "all")
    assert asked(match) == "free white_rider"
    play(match, "keep")
    assert asked(match) == "free withdraw"


def test_the_white_rider_is_not_asked_without_nazgul_in_the_battle() -> None:
    """3.12 (his card)."""
    match = shadow_attack(
        {"north-ithilien": "2 sauron-regular", "osgiliath": "2 gondor-regular", "bree": "nazgul"},
        "dice 1 1 1 1",
        war=["sauron"],
        characters={"gandalf-white": "osgiliath", "gandalf-grey": "eliminated", "saruman": "orthanc"},
    )
    attacking(match)
    play(match, "attack north-ithilien osgiliath", "all")
    assert asked(match) == "free reroll"
