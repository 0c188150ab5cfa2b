"""Regions, settlements and who controls them (p. 8-11, 32, 43)."""

from __future__ import annotations

from typing import Any

import mathom
from mathom.games.wotr.armies import CHARACTER_BITS, force_at
from mathom.games.wotr.box import FREE, SHADOW, region
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.ending import victory_points
from mathom.games.wotr.steps.hunt import hunt_rerolls
from mathom.games.wotr.steps.marching import march
from tests.games.wotr.table import (
    asked,
    at,
    awake,
    holder,
    offered,
    options,
    play,
    quest,
    seen,
    settled,
    step,
    table,
    where,
)


def state_of(match: mathom.Match) -> WotrState:
    """The state of a match, as the rules know it."""
    assert isinstance(match.state, WotrState)
    return match.state


def test_an_army_may_march_into_an_empty_enemy_settlement_but_not_retreat_there() -> None:
    """1.1 (p. 10, 27, 31)."""
    armies = {"fords-of-isen": "3 rohan-regular", "westemnet": "2 isengard-regular"}
    match = table(armies, war=["rohan", "isengard"], free="muster-army", shadow="event")
    play(match, "die muster-army", "use move")
    assert offered(match, "move") == [
        "fords-of-isen druwaith-iaur",
        "fords-of-isen fangorn",
        "fords-of-isen gap-of-rohan",
        "fords-of-isen helms-deep",
        "fords-of-isen orthanc",
    ]
    match = table(
        armies,
        war=["rohan", "isengard"],
        free="event",
        shadow="army",
        to_act="shadow",
        chance=["dice 1 1 1 1 1"],
    )
    play(match, "die army", "use attack", "attack westemnet fords-of-isen", "all", "fight")
    assert asked(match) == "free retreat"
    assert options(match) == [
        "retreat druwaith-iaur",
        "retreat fangorn",
        "retreat gap-of-rohan",
        "retreat helms-deep",
        "stand",
    ]


def test_a_region_with_a_besieged_enemy_stronghold_is_free_to_the_besieger() -> None:
    """1.1 (p. 10): he may even retreat there; to the besieged it is not free."""
    match = table(
        {
            "helms-deep": "2 isengard-regular",
            "westemnet": "2 isengard-regular",
            "folde": "4 rohan-regular",
            "edoras": "rohan-regular",
            "fangorn": "rohan-elite",
            "eastemnet": "rohan-elite",
            "fords-of-isen": "2 rohan-regular",
        },
        inside={"helms-deep": "rohan-regular"},
        war=["isengard", "rohan"],
        free="muster-army",
        shadow="event",
        chance=["dice 1 1 1 1 1 1"],
    )
    play(match, "die muster-army", "use attack", "attack folde westemnet", "all", "fight")
    assert options(match) == ["retreat helms-deep", "stand"]


def test_only_units_block_a_region_and_enemy_figures_in_it_are_not_carried_along() -> None:
    """1.2 (p. 8)."""
    match = table(
        {"folde": "2 rohan-regular, rohan-leader", "eastemnet": "2 nazgul"},
        war=["rohan"],
        characters={"witch-king": "eastemnet"},
        free="muster-army muster-army",
        shadow="event event",
    )
    play(match, "die muster-army", "use move", "move folde eastemnet", "all", "skip event")
    assert at(match, "eastemnet") == {"rohan-regular": 2, "rohan-leader": 1, "nazgul": 2}
    play(match, "die muster-army", "use move", "move eastemnet fangorn", "all")
    assert at(match, "eastemnet") == {"nazgul": 2}
    assert at(match, "fangorn") == {"rohan-regular": 2, "rohan-leader": 1}
    assert where(match, "witch-king") == "eastemnet"


def test_companions_alone_share_a_region_with_an_army_that_walks_in() -> None:
    """1.2 (p. 8, 31): nothing happens to them, and they go on as they like."""
    match = table(
        {"orthanc": "2 isengard-regular"},
        war=["isengard"],
        characters={"legolas": "gap-of-rohan"},
        free="character character",
        shadow="army",
        to_act="shadow",
    )
    play(match, "die army", "use move", "move orthanc gap-of-rohan", "all")
    assert where(match, "legolas") == "gap-of-rohan"
    play(match, "die character", "use companions", "group legolas", "to south-dunland")
    assert where(match, "legolas") == "south-dunland"


def test_osgiliath_belongs_to_nobody_so_only_an_attack_on_gondor_there_wakes_gondor() -> None:
    """1.3 (p. 9-10, 34)."""
    match = table(
        {"north-ithilien": "2 sauron-regular"},
        war=["sauron"],
        shadow="army",
        free="event",
        to_act="shadow",
    )
    play(match, "die army", "use move", "move north-ithilien osgiliath", "all")
    assert not awake(match, "gondor")
    match = table(
        {"north-ithilien": "2 sauron-regular", "osgiliath": "gondor-regular"},
        war=["sauron"],
        shadow="army",
        free="event",
        to_act="shadow",
        chance=["dice 1 1 1"],
    )
    play(match, "die army", "use attack", "attack north-ithilien osgiliath", "all")
    assert awake(match, "gondor")
    assert step(match, "gondor") == 3


def test_units_not_at_war_may_enter_osgiliath() -> None:
    """1.3 (p. 35): it lies in no nation, and the Druadan Forest lies in Gondor."""
    match = table({"dead-marshes": "rohan-regular"}, free="muster-army", shadow="event")
    play(match, "die muster-army", "use move")
    assert offered(match, "move") == [
        "dead-marshes eastern-emyn-muil",
        "dead-marshes north-ithilien",
        "dead-marshes osgiliath",
        "dead-marshes western-emyn-muil",
    ]


def test_the_fords_of_isen_are_rohans_and_the_druadan_forest_is_gondors() -> None:
    """1.3 (p. 9)."""
    match = table(
        {"gap-of-rohan": "isengard-regular", "folde": "sauron-regular"},
        war=["isengard", "sauron"],
        shadow="army",
        free="event",
        to_act="shadow",
    )
    play(match, "die army", "use move", "move gap-of-rohan fords-of-isen")
    assert (awake(match, "rohan"), awake(match, "gondor")) == (True, False)
    play(match, "move folde druadan-forest")
    assert awake(match, "gondor")


def test_a_fortification_is_no_settlement() -> None:
    """1.4 (p. 10): nothing to capture, nothing to count, nobody to recruit."""
    match = table(
        {"gap-of-rohan": "2 isengard-regular"},
        war=["isengard", "rohan"],
        shadow="army",
        free="muster",
        to_act="shadow",
    )
    play(match, "die army", "use move", "move gap-of-rohan fords-of-isen", "all")
    assert "fords-of-isen" not in seen(match)["control"]
    assert victory_points(state_of(match), SHADOW) == 0
    assert step(match, "rohan") == 4
    play(match, "die muster", "use recruit")
    assert offered(match, "recruit") == [
        *[f"rohan-elite {place}" for place in ("edoras", "folde", "helms-deep", "westemnet")],
        *[f"rohan-regular {place}" for place in ("edoras", "folde", "helms-deep", "westemnet")],
    ]


def boromir_in(place: str, **parts: Any) -> mathom.Match:
    """Boromir stands there, and the Free Peoples have an Event die."""
    return table(characters={"boromir": place}, awake=["gondor"], free="event", shadow="event", **parts)


def test_a_settlement_is_unconquered_while_its_first_owner_has_it_even_besieged_or_retaken() -> None:
    """1.5 (p. 11): shown by Boromir, who speaks in an unconquered city or stronghold of Gondor."""
    besieged = boromir_in(
        "minas-tirith-inside",
        armies={"minas-tirith": "2 sauron-regular"},
        inside={"minas-tirith": "gondor-regular"},
    )
    play(besieged, "die event")
    assert "use ability" in options(besieged)
    captured = boromir_in("pelargir", control={"pelargir": "shadow"})
    play(captured, "die event")
    assert settled(captured) == ["use draw"]
    match = table(
        {"lossarnach": "gondor-regular"},
        characters={"boromir": "pelargir"},
        control={"pelargir": "shadow"},
        war=["sauron"],
        awake=["gondor"],
        free="muster-army event",
        shadow="event",
    )
    play(match, "die muster-army", "use move", "move lossarnach pelargir", "skip event", "die event")
    assert "use ability" in options(match)


def test_a_stronghold_of_the_shadow_stays_one_whoever_holds_it() -> None:
    """1.6 (p. 11, 39): the Ring-bearers heal in a stronghold of the Free Peoples, and Moria is none."""
    match = table(
        control={"moria": "free"}, fellowship={"region": "moria", "corruption": 3}, phase="fellowship"
    )
    play(match, "declare")
    assert quest(match)["corruption"] == 3
    match = table(fellowship={"region": "lorien", "corruption": 3}, phase="fellowship")
    play(match, "declare")
    assert quest(match)["corruption"] == 2


def test_a_town_is_captured_when_an_enemy_army_enters() -> None:
    """1.7 (p. 32)."""
    match = table(
        {"fords-of-isen": "isengard-regular"},
        war=["isengard"],
        shadow="army",
        free="event",
        to_act="shadow",
    )
    play(match, "die army", "use move")
    told = [(event.kind, event.args) for event in match.play("move fords-of-isen westemnet")]
    assert holder(match, "westemnet") == "shadow"
    assert step(match, "rohan") == 2
    assert ("captured", {"region": "westemnet", "by": "shadow"}) in told
    assert ("advanced", {"nation": "rohan", "cause": "captured"}) in told


def pelargir_attacked(dice: str, attackers: str = "2 sauron-regular") -> mathom.Match:
    """The Shadow attacks a single regular in Pelargir with everything."""
    match = table(
        {"west-harondor": attackers, "pelargir": "gondor-regular"},
        war=["sauron"],
        shadow="army",
        free="event",
        to_act="shadow",
        chance=[dice],
    )
    return play(match, "die army", "use attack", "attack west-harondor pelargir")


def test_a_winner_who_does_not_advance_captures_nothing() -> None:
    """1.7 (p. 31-32)."""
    match = play(pelargir_attacked("dice 6 6 1"), "all", "stay")
    assert holder(match, "pelargir") == "free"
    assert at(match, "west-harondor") == {"sauron-regular": 2}
    match = play(pelargir_attacked("dice 6 6 1"), "all", "advance", "all")
    assert holder(match, "pelargir") == "shadow"


def test_if_both_armies_die_nothing_is_captured() -> None:
    """1.7 (p. 31-32)."""
    match = pelargir_attacked("dice 6 6", attackers="sauron-regular")
    assert asked(match) == "free die"
    assert (at(match, "pelargir"), at(match, "west-harondor")) == ({}, {})
    assert holder(match, "pelargir") == "free"


def test_a_captured_settlement_stays_captured_when_the_captor_leaves() -> None:
    """1.8 (p. 26, 32): and nobody recruits there."""
    match = table(
        {"pelargir": "2 sauron-regular"},
        war=["sauron", "gondor"],
        shadow="army muster",
        free="muster",
        to_act="shadow",
    )
    play(match, "die army", "use move", "move pelargir lossarnach", "all")
    assert (holder(match, "pelargir"), holder(match, "lossarnach")) == ("shadow", "shadow")
    assert victory_points(state_of(match), SHADOW) == 1
    play(match, "die muster", "use recruit")
    free_recruits = offered(match, "recruit")
    assert "gondor-regular minas-tirith" in free_recruits
    assert not [choice for choice in free_recruits if choice.endswith(("pelargir", "lossarnach"))]
    play(match, "recruit gondor-elite minas-tirith", "die muster", "use recruit")
    assert not [choice for choice in offered(match, "recruit") if choice.endswith("pelargir")]


def test_the_first_owner_retakes_a_settlement_by_entering_and_the_points_are_lost() -> None:
    """1.8 (p. 32): his own nation takes no step for it."""
    match = table(
        {"lamedon": "gondor-regular"},
        control={"pelargir": "shadow"},
        free="muster-army",
        shadow="event",
    )
    assert victory_points(state_of(match), SHADOW) == 1
    play(match, "die muster-army", "use move", "move lamedon pelargir")
    assert holder(match, "pelargir") == "free"
    assert victory_points(state_of(match), SHADOW) == 0
    assert step(match, "gondor") == 2


def test_an_army_captures_every_settlement_on_its_way() -> None:
    """1.9 (p. 28): each region of a longer march is entered."""
    state = state_of(table({"fords-of-isen": "2 isengard-regular"}, war=["isengard"], free="event"))
    force = tuple(force_at(state, region("fords-of-isen"), SHADOW))
    assert force[CHARACTER_BITS] == 0
    march(state, SHADOW, region("fords-of-isen"), region("westemnet"), force)
    march(state, SHADOW, region("westemnet"), region("folde"), force)
    assert [state.owner[region(name)] for name in ("westemnet", "folde", "edoras")] == [
        SHADOW,
        SHADOW,
        FREE,
    ]


def test_on_the_mordor_track_the_fellowship_is_in_no_region() -> None:
    """1.10 (p. 43): neither the army nor the Nazgul of Gorgoroth are with it."""
    armies = {"gorgoroth": "3 sauron-regular, nazgul"}
    outside = table(armies, fellowship={"region": "gorgoroth"}, free="character", shadow="event")
    assert hunt_rerolls(state_of(outside)) == 2
    held = {"free": ["axe-and-bow"]}
    inside = table(armies, fellowship={"mordor": 0}, free="character", shadow="event", hands=held)
    assert hunt_rerolls(state_of(inside)) == 0
    play(inside, "die character")
    assert "use separate" not in options(inside)
