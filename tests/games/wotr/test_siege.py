"""Cities, fortifications, strongholds and sieges (p. 31-32)."""

from __future__ import annotations

from typing import Any

import mathom
from mathom.games.wotr.battle import SIEGE, Battle
from mathom.games.wotr.box import BOX, ISENGARD, SHADOW, figure, region
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.attack import USUAL_TERMS, begin_battle
from tests.games.wotr.table import (
    asked,
    at,
    attack,
    fallen,
    free_table,
    holder,
    options,
    play,
    seen,
    settled,
    shadow_table,
    spare,
    step,
    table,
    where,
    within,
)

# -- cities and fortifications -------------------------------------------------------------------


def test_the_attacker_of_a_city_or_fortification_needs_sixes_in_the_first_round() -> None:
    """10.1 (p. 31): whoever defends there."""
    rounds = "dice 5 5 1 1; dice 5 5 1 1"
    for start, target in (("west-harondor", "pelargir"), ("north-ithilien", "osgiliath")):
        match = shadow_table(
            {start: "2 sauron-regular", target: "2 gondor-regular"}, rounds, war=["sauron"]
        )
        attack(match, f"attack {start} {target}", "all")
        assert at(match, target) == {"gondor-regular": 2}
        play(match, "fight", "stand")
        assert at(match, target) == {}
    match = free_table(
        {"lamedon": "2 gondor-regular", "pelargir": "2 sauron-regular"}, "dice 5 5 1 1", war=["gondor"]
    )
    attack(match, "attack lamedon pelargir", "all")
    assert at(match, "pelargir") == {"sauron-regular": 2}


def test_a_town_and_the_open_field_protect_nobody() -> None:
    """10.1 (p. 31)."""
    match = shadow_table(
        {"fords-of-isen": "2 isengard-regular", "westemnet": "2 rohan-regular"}, "dice 5 5 1 1"
    )
    attack(match, "attack fords-of-isen westemnet", "all")
    assert at(match, "westemnet") == {}


# -- fighting for a stronghold in the field ------------------------------------------------------

HELMS_DEEP = {"fords-of-isen": "4 isengard-regular", "helms-deep": "3 rohan-regular, rohan-leader"}


def test_before_every_round_the_defender_may_go_behind_his_walls() -> None:
    """10.2 (p. 31): in the field nobody has a penalty."""
    match = shadow_table(HELMS_DEEP, "dice 5 1 1 1; dice 1 1 5")
    attack(match, "attack fords-of-isen helms-deep", "all")
    assert asked(match) == "free withdraw"
    assert options(match) == ["fight", "withdraw"]
    play(match, "fight", "reroll 0")
    assert at(match, "helms-deep") == {"rohan-regular": 2, "rohan-leader": 1}
    assert at(match, "fords-of-isen") == {"isengard-regular": 3}
    play(match, "fight", "stand")
    assert asked(match) == "free withdraw"


def test_only_who_controls_the_stronghold_has_walls_to_go_to() -> None:
    """10.2 (p. 31): not a besieger."""
    match = free_table(
        {"helms-deep": "2 isengard-regular", "westemnet": "2 rohan-regular"},
        "dice 1 1 1 1",
        inside={"helms-deep": "rohan-regular"},
    )
    attack(match, "attack westemnet helms-deep", "all")
    assert asked(match) == "free cease"
    captured = free_table({"helms-deep": "2 isengard-regular", "westemnet": "2 rohan-regular"})
    attack(captured, "attack westemnet helms-deep", "all")
    assert asked(captured) == "shadow withdraw"


def test_if_the_attacker_follows_the_siege_begins() -> None:
    """10.3 (p. 31)."""
    match = shadow_table(HELMS_DEEP)
    attack(match, "attack fords-of-isen helms-deep", "all", "withdraw")
    assert asked(match) == "shadow advance"
    play(match, "advance", "all")
    assert at(match, "helms-deep") == {"isengard-regular": 4}
    assert within(match, "helms-deep") == {"rohan-regular": 3, "rohan-leader": 1}
    assert holder(match, "helms-deep") == "free"
    assert asked(match) == "free die"


def test_if_the_attacker_does_not_follow_there_is_no_siege() -> None:
    """10.3 (p. 31): the garrison is in its region again, and nobody was removed."""
    armies = {"fords-of-isen": "4 isengard-regular", "helms-deep": "7 rohan-regular, rohan-leader"}
    match = shadow_table(armies)
    attack(match, "attack fords-of-isen helms-deep", "all", "withdraw", "stay")
    assert at(match, "helms-deep") == {"rohan-regular": 7, "rohan-leader": 1}
    assert within(match, "helms-deep") == {}
    assert asked(match) == "free die"


def test_when_the_siege_begins_all_but_five_units_are_removed() -> None:
    """10.4 (p. 31): the owner chooses; they are reinforcements; leaders have room."""
    armies = {
        "fords-of-isen": "4 isengard-regular",
        "helms-deep": "5 rohan-regular, 2 rohan-elite, 2 rohan-leader",
    }
    match = shadow_table(armies)
    attack(match, "attack fords-of-isen helms-deep", "all", "withdraw", "advance", "all")
    assert asked(match) == "free disband"
    # At once: the battle is not over yet.
    assert "battle" in seen(match)
    assert options(match) == [
        "disband rohan-elite*2",
        "disband rohan-regular rohan-elite",
        "disband rohan-regular*2",
    ]
    play(match, "disband rohan-regular*2")
    assert within(match, "helms-deep") == {"rohan-regular": 3, "rohan-elite": 2, "rohan-leader": 2}
    assert (spare(match, "rohan-regular"), fallen(match, "rohan-regular")) == (7, 0)
    assert asked(match) == "free die"


# -- siege battles -------------------------------------------------------------------------------


def assault(garrison: str, besiegers: str, *chance: str, **parts: Any) -> mathom.Match:
    """The Shadow storms Helm's Deep."""
    match = shadow_table({"helms-deep": besiegers}, *chance, inside={"helms-deep": garrison}, **parts)
    return attack(match, "assault helms-deep")


def test_in_a_siege_battle_the_attacker_needs_sixes_and_fights_one_round() -> None:
    """10.5 (p. 32)."""
    match = assault("2 rohan-regular", "3 isengard-regular", "dice 5 5 6; dice 5 4")
    play(match, "all")
    assert within(match, "helms-deep") == {"rohan-regular": 1}
    assert at(match, "helms-deep") == {"isengard-regular": 2}
    assert asked(match) == "free die"


def test_only_an_army_in_the_region_may_storm_a_stronghold() -> None:
    """10.5 (p. 32)."""
    match = shadow_table(
        {"helms-deep": "2 isengard-regular", "westemnet": "3 isengard-regular"},
        inside={"helms-deep": "rohan-regular"},
    )
    attack(match)
    assert settled(match)[-1] == "assault helms-deep"


def test_nobody_storms_or_sallies_out_who_is_not_at_war() -> None:
    """10.5, 10.7 (p. 28, 35): the enemy, who is, may."""
    siege: dict[str, Any] = {"armies": {"helms-deep": "isengard-regular"}, "shadow": "army"}
    siege |= {"inside": {"helms-deep": "2 rohan-regular"}, "free": "muster-army"}
    assert "die army" not in options(table(war=["rohan"], to_act="shadow", **siege))
    sally = play(table(war=["rohan"], **siege), "die muster-army", "use attack")
    assert settled(sally)[-1] == "sortie helms-deep"
    besieged = play(table(war=["isengard"], **siege), "die muster-army")
    assert "use attack" not in options(besieged)


def test_an_elite_reduced_at_the_end_of_a_round_gives_another() -> None:
    """10.5 (p. 32): as often as there are elites, and sixes are needed every time."""
    match = assault(
        "2 rohan-regular",
        "2 isengard-elite, isengard-regular",
        "dice 5 5 5; dice 1 1; dice 5 5 6; dice 1 1; dice 1 1 1; dice 1",
    )
    play(match, "all")
    assert options(match) == ["cease", "prolong isengard-elite"]
    play(match, "prolong isengard-elite")
    assert at(match, "helms-deep") == {"isengard-regular": 2, "isengard-elite": 1}
    assert within(match, "helms-deep") == {"rohan-regular": 1}
    assert options(match) == ["cease", "prolong isengard-elite"]
    play(match, "prolong isengard-elite")
    # No elite is left.
    assert at(match, "helms-deep") == {"isengard-regular": 3}
    assert asked(match) == "free die"


def test_only_elites_that_fight_can_be_reduced_for_a_round() -> None:
    """10.5 (p. 32): not those of the rearguard, nor if there is no regular."""
    match = assault("2 rohan-regular", "isengard-elite, isengard-regular", "dice 1; dice 1 1")
    play(match, "take isengard-regular", "go")
    assert asked(match) == "free die"
    match = shadow_table(
        {
            "helms-deep": "isengard-elite",
            "orthanc": "10 isengard-regular",
            "gap-of-rohan": "2 isengard-regular",
        },
        "dice 1; dice 1 1",
        inside={"helms-deep": "2 rohan-regular"},
    )
    attack(match, "assault helms-deep")
    assert asked(match) == "free die"


def test_the_besieged_cannot_retreat() -> None:
    """10.5 (p. 31-32)."""
    match = assault("2 rohan-regular", "2 isengard-elite", "dice 1 1 1 1; dice 1 1 1 1")
    play(match, "all", "prolong isengard-elite")
    assert asked(match) == "shadow cease"


def test_rounds_that_a_card_grants_may_be_left_and_then_elites_prolong_them() -> None:
    """10.6 (reading of p. 32)."""
    match = shadow_table(
        {"helms-deep": "isengard-elite, isengard-regular"},
        "dice 1 1 1 1; dice 1 1 1 1; dice 1 1 1 1",
        inside={"helms-deep": "2 rohan-regular"},
    )
    attack(match, "assault helms-deep")
    state = match.state.clone()
    assert isinstance(state, WotrState)
    battle = Battle(SIEGE, SHADOW, region("helms-deep"), BOX[region("helms-deep")])
    battle.rounds_granted = 2
    state.decision = None
    begin_battle(state, battle, USUAL_TERMS)
    state.advance()
    assert state.decision is not None
    assert sorted(map(str, state.decision.options)) == ["cease", "fight"]
    state.apply(state.decision.options[0])
    assert sorted(map(str, state.decision.options)) == ["cease", "prolong isengard-elite"]
    # The besieged were not asked whether they retreat.
    assert state.battle is not None
    assert state.battle.round == 2
    state.apply(state.decision.options[0])
    assert state.count(region("helms-deep"), figure(ISENGARD, "regular")) == 2


def test_when_the_last_defender_falls_the_stronghold_is_captured() -> None:
    """1.7, 8.5 (p. 32): and everybody inside with him."""
    match = assault(
        "rohan-regular, rohan-leader",
        "2 isengard-regular",
        "dice 6 1; dice 1 1; dice 1",
        characters={"gimli": "helms-deep-inside"},
    )
    play(match, "all", "reroll 1")
    assert holder(match, "helms-deep") == "shadow"
    assert where(match, "gimli") == "eliminated"
    assert fallen(match, "rohan-leader") == 1
    assert within(match, "helms-deep") == {}
    assert step(match, "rohan") == 4


def test_if_attackers_and_garrison_die_together_nothing_is_captured() -> None:
    """10.9 (p. 31-32): unless a rearguard still stands outside."""
    match = assault("rohan-regular", "isengard-regular", "dice 6; dice 6")
    assert holder(match, "helms-deep") == "free"
    assert at(match, "helms-deep") == {}
    match = assault("rohan-regular", "2 isengard-regular", "dice 6; dice 6")
    play(match, "take isengard-regular", "go")
    assert holder(match, "helms-deep") == "shadow"
    assert at(match, "helms-deep") == {"isengard-regular": 1}


def test_when_the_besiegers_die_the_garrison_comes_out() -> None:
    """10.9 (p. 31)."""
    match = assault("2 rohan-regular, rohan-leader", "isengard-regular", "dice 1; dice 5 1")
    play(match, "reroll 0")
    assert at(match, "helms-deep") == {"rohan-regular": 2, "rohan-leader": 1}
    assert within(match, "helms-deep") == {}


# -- sorties -------------------------------------------------------------------------------------


def sortie(garrison: str, besiegers: str, *chance: str, **parts: Any) -> mathom.Match:
    """The garrison of Helm's Deep sallies out."""
    match = free_table({"helms-deep": besiegers}, *chance, inside={"helms-deep": garrison}, **parts)
    return attack(match, "sortie helms-deep")


def test_a_sortie_is_a_field_battle_without_walls_for_anybody() -> None:
    """10.7 (p. 32): fives hit, as many rounds as wanted, and who ceases is inside again."""
    match = sortie("3 rohan-regular", "3 isengard-regular", "dice 5 1 1; dice 5 1 1; dice 1 1; dice 1 1")
    play(match, "all")
    assert within(match, "helms-deep") == {"rohan-regular": 2}
    assert at(match, "helms-deep") == {"isengard-regular": 2}
    play(match, "fight")
    assert asked(match) == "shadow retreat"
    play(match, "stand", "cease")
    assert within(match, "helms-deep") == {"rohan-regular": 2}
    assert at(match, "helms-deep") == {"isengard-regular": 2}


def test_a_besieger_may_retreat_from_a_sortie_and_the_winners_stay_in_the_region() -> None:
    """10.7 (p. 32)."""
    match = sortie("2 rohan-regular", "2 isengard-regular, nazgul", "dice 1 1 1 1")
    play(match, "all", "reroll 0", "fight")
    assert options(match) == ["retreat fords-of-isen", "stand"]
    play(match, "retreat fords-of-isen")
    assert at(match, "fords-of-isen") == {"isengard-regular": 2, "nazgul": 1}
    assert at(match, "helms-deep") == {"rohan-regular": 2}
    assert within(match, "helms-deep") == {}
    assert asked(match) == "shadow die"


def test_a_sortie_that_dies_loses_the_stronghold_unless_somebody_stayed_inside() -> None:
    """10.7 (p. 32)."""
    match = sortie("rohan-regular", "3 isengard-regular", "dice 1; dice 6 1 1")
    assert holder(match, "helms-deep") == "shadow"
    match = sortie("2 rohan-regular", "3 isengard-regular", "dice 1; dice 6 1 1")
    play(match, "take rohan-regular", "go")
    assert holder(match, "helms-deep") == "free"
    assert within(match, "helms-deep") == {"rohan-regular": 1}


def test_a_sortie_that_destroys_the_besiegers_ends_the_siege() -> None:
    """10.7, 10.9 (p. 32): the rearguard comes out too."""
    match = sortie("2 rohan-regular", "isengard-regular", "dice 6; dice 1")
    play(match, "take rohan-regular", "go")
    assert at(match, "helms-deep") == {"rohan-regular": 2}
    assert within(match, "helms-deep") == {}


def test_a_sortie_is_an_attack_on_the_nations_of_the_besieger() -> None:
    """11.4 (p. 34)."""
    match = sortie("2 rohan-regular", "2 southrons-regular", "dice 1 1 1 1", war=["rohan"])
    assert step(match, "southrons") == 2
    play(match, "all")
    assert step(match, "southrons") == 3
