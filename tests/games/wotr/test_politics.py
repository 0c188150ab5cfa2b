"""The politics of Middle-earth (p. 34-35)."""

from __future__ import annotations

from typing import Any

import mathom
from tests.games.wotr.table import (
    FREE_NATIONS,
    asked,
    at,
    awake,
    offered,
    options,
    play,
    settled,
    step,
    table,
    where,
)


def shadow_table(armies: dict[str, str], *chance: str, **parts: Any) -> mathom.Match:
    """The Shadow has an Army die and acts."""
    dice: dict[str, Any] = {"shadow": "army", "free": "event", "to_act": "shadow"}
    return table(armies, chance=chance, **{**dice, **parts})


# -- activation ----------------------------------------------------------------------------------


def test_an_enemy_army_in_its_region_wakes_a_nation_and_a_lone_nazgul_does_not() -> None:
    """11.1 (p. 34)."""
    match = shadow_table({"gap-of-rohan": "isengard-regular"}, war=["isengard"])
    play(match, "die army", "use move", "move gap-of-rohan fords-of-isen")
    assert (awake(match, "rohan"), step(match, "rohan")) == (True, 1)
    match = table({"bree": "nazgul"}, shadow="character", free="event", to_act="shadow")
    play(match, "die character", "use minions", "fly bree", "to fords-of-isen")
    assert not awake(match, "rohan")


def test_an_attack_on_its_units_wakes_a_nation_wherever_they_stand() -> None:
    """11.1 (p. 34): a leader alone is not attacked."""
    armies = {"north-ithilien": "sauron-regular", "dead-marshes": "rohan-regular, gondor-leader"}
    match = shadow_table(armies, "dice 1 1", war=["sauron"])
    play(match, "die army", "use attack", "attack north-ithilien dead-marshes")
    assert (awake(match, "rohan"), step(match, "rohan")) == (True, 2)
    assert (awake(match, "gondor"), step(match, "gondor")) == (False, 2)


def test_the_fellowship_declared_in_its_city_or_stronghold_wakes_a_nation_but_not_in_a_town() -> None:
    """11.1 (p. 34)."""
    for place, woken in (("edoras", True), ("helms-deep", True), ("folde", False), ("eastemnet", False)):
        match = table(fellowship={"region": place}, phase="fellowship")
        play(match, "declare")
        assert awake(match, "rohan") == woken


def test_the_fellowship_declared_in_a_captured_city_wakes_nobody() -> None:
    """11.1 (reading of p. 32, 34): what the enemy holds is no use for politics."""
    match = table(fellowship={"region": "edoras"}, control={"edoras": "shadow"}, phase="fellowship")
    play(match, "declare")
    assert not awake(match, "rohan")


def test_a_companion_who_ends_his_move_there_wakes_the_nation_he_can() -> None:
    """11.1 (p. 34): Boromir wakes Gondor, Meriadoc anybody, Strider only the North; none in a town."""
    for companion, start, end, woken in (
        ("boromir", "osgiliath", "minas-tirith", True),
        ("boromir", "osgiliath", "lossarnach", False),
        ("legolas", "osgiliath", "minas-tirith", False),
        ("meriadoc", "osgiliath", "minas-tirith", True),
        ("strider", "osgiliath", "minas-tirith", False),
    ):
        match = table(characters={companion: start}, free="character", shadow="event")
        play(match, "die character", "use companions", f"group {companion}", f"to {end}")
        assert awake(match, "gondor") == woken, companion


def test_passing_through_is_not_ending_a_move() -> None:
    """11.1 (p. 34): Strider crosses Dale, a city of the North, which he could wake."""
    match = table(characters={"strider": "erebor"}, free="character", shadow="event")
    play(match, "die character", "use companions", "group strider", "to northern-rhovanion")
    assert not awake(match, "north")


def test_a_companion_wakes_nobody_in_a_place_the_enemy_holds() -> None:
    """11.1 (p. 32)."""
    match = table(
        characters={"boromir": "osgiliath"},
        control={"pelargir": "shadow"},
        free="character",
        shadow="event",
    )
    play(match, "die character", "use companions", "group boromir", "to pelargir")
    assert not awake(match, "gondor")


def test_a_companion_who_marches_in_with_an_army_wakes_the_nation_too() -> None:
    """11.1 (p. 34): he has ended his movement there."""
    armies = {"osgiliath": "2 elves-regular"}
    match = table(
        armies, war=["elves"], characters={"boromir": "osgiliath"}, free="muster-army", shadow="event"
    )
    play(match, "die muster-army", "use move", "move osgiliath minas-tirith", "all")
    assert where(match, "boromir") == "minas-tirith"
    assert awake(match, "gondor")
    match = table(
        armies, war=["elves"], characters={"boromir": "osgiliath"}, free="muster-army", shadow="event"
    )
    play(match, "die muster-army", "use move", "move osgiliath minas-tirith", "leave boromir", "go")
    assert not awake(match, "gondor")


def test_a_companion_who_leaves_the_fellowship_wakes_the_nation_where_he_arrives() -> None:
    """11.1 (p. 34, 39)."""
    match = table(fellowship={"region": "edoras"}, free="character", shadow="event")
    play(match, "die character", "use separate", "group peregrin", "to edoras")
    assert awake(match, "rohan")


# -- steps ---------------------------------------------------------------------------------------


def test_every_nation_in_the_attacked_army_takes_one_step_a_battle() -> None:
    """11.2 (p. 34): however many rounds, and Shadow nations too."""
    match = table(
        {"osgiliath": "3 gondor-regular", "north-ithilien": "2 sauron-regular, 2 southrons-regular"},
        war=["gondor"],
        free="muster-army",
        shadow="event",
        chance=["dice 1 1 1 1 1 1 1; dice 1 1 1 1 1 1 1"],
    )
    assert (step(match, "sauron"), step(match, "southrons")) == (3, 2)
    play(
        match,
        "die muster-army",
        "use attack",
        "attack osgiliath north-ithilien",
        "all",
        "fight",
        "stand",
    )
    assert asked(match) == "free cease"
    assert (step(match, "sauron"), step(match, "southrons")) == (4, 3)


def test_attack_and_capture_are_two_steps() -> None:
    """11.2 (p. 34)."""
    match = shadow_table(
        {"vale-of-the-carnen": "2 southrons-regular", "dale": "north-regular"},
        "dice 6 6; dice 1",
        war=["southrons"],
    )
    play(match, "die army", "use attack", "attack vale-of-the-carnen dale", "all", "advance", "all")
    assert step(match, "north") == 3


def test_an_attacked_nation_wakes_before_it_takes_its_step() -> None:
    """11.3 (p. 34): so a passive nation on the third step goes to war."""
    match = shadow_table(
        {"north-ithilien": "sauron-regular", "osgiliath": "gondor-regular"},
        "dice 1 1",
        war=["sauron"],
        politics={"gondor": {"step": 3}, "sauron": {"step": 4}},
    )
    assert not awake(match, "gondor")
    play(match, "die army", "use attack", "attack north-ithilien osgiliath")
    assert step(match, "gondor") == 4


def test_a_step_that_a_passive_nation_cannot_take_is_lost() -> None:
    """11.3 (p. 34): it is not even offered."""
    match = table(
        politics={"gondor": {"step": 3}, "rohan": {"step": 3, "active": True}},
        free="muster",
        shadow="event",
    )
    play(match, "die muster", "use politics")
    assert offered(match, "nation") == ["dwarves", "elves", "north", "rohan"]
    play(match, "nation rohan")
    assert step(match, "rohan") == 4


def test_a_captured_nation_wakes_before_it_takes_its_step_too() -> None:
    """11.3 (p. 34): the army enters, and then the town is captured."""
    match = shadow_table(
        {"fords-of-isen": "isengard-regular"},
        politics={"rohan": {"step": 3}, "isengard": {"step": 4}},
    )
    assert not awake(match, "rohan")
    play(match, "die army", "use move", "move fords-of-isen westemnet")
    assert step(match, "rohan") == 4


def test_retreating_undoes_nothing_and_each_assault_is_a_new_battle() -> None:
    """11.4 (p. 34)."""
    match = shadow_table(
        {"fords-of-isen": "2 isengard-regular", "helms-deep": "2 rohan-regular"},
        "dice 1 1 1 1",
        war=["isengard"],
        shadow="army army",
        free="event event",
    )
    play(match, "die army", "use attack", "attack fords-of-isen helms-deep", "all")
    assert (awake(match, "rohan"), step(match, "rohan")) == (True, 2)
    play(match, "withdraw", "advance", "all", "skip event")
    assert step(match, "rohan") == 2
    play(match, "die army", "use attack", "assault helms-deep", "all")
    assert step(match, "rohan") == 3


def test_a_relief_attack_is_an_attack_on_the_besieger() -> None:
    """11.4 (p. 34)."""
    match = table(
        {"helms-deep": "2 southrons-regular", "westemnet": "rohan-regular"},
        inside={"helms-deep": "rohan-regular"},
        war=["rohan"],
        free="muster-army",
        shadow="event",
        chance=["dice 1 1 1"],
    )
    play(match, "die muster-army", "use attack", "attack westemnet helms-deep")
    assert step(match, "southrons") == 3


def test_a_muster_die_moves_one_own_nation_one_step() -> None:
    """11.5 (p. 20, 34)."""
    match = table(free="muster event", shadow="muster")
    play(match, "die muster", "use politics")
    assert offered(match, "nation") == FREE_NATIONS
    play(match, "nation gondor")
    assert step(match, "gondor") == 3
    play(match, "die muster", "use politics")
    assert offered(match, "nation") == ["isengard", "sauron", "southrons"]
    play(match, "nation sauron")
    assert step(match, "sauron") == 4


def test_a_nation_at_war_takes_no_further_step() -> None:
    """11.5 (p. 34)."""
    match = table(
        war=["isengard", "sauron", "southrons"], shadow="muster", free="event", to_act="shadow"
    )
    play(match, "die muster")
    assert "use politics" not in options(match)


# -- companions at home --------------------------------------------------------------------------


def test_boromir_legolas_and_gimli_speak_at_home_with_any_die() -> None:
    """Their cards (p. 25)."""
    homes = {"boromir": "pelargir", "legolas": "woodland-realm", "gimli": "erebor"}
    match = table(
        characters=homes, awake=["gondor", "elves", "dwarves"], free="event character", shadow="event"
    )
    play(match, "die event", "use ability")
    assert offered(match, "nation") == ["dwarves", "elves", "gondor"]
    play(match, "nation dwarves")
    assert step(match, "dwarves") == 2
    for companion, place in (("legolas", "dale"), ("legolas", "erebor"), ("gimli", "iron-hills")):
        match = table(characters={companion: place}, free="event", shadow="event")
        play(match, "die event")
        assert settled(match) == ["use draw"]


def test_a_speaker_in_a_captured_home_has_nothing_to_say() -> None:
    """Their cards, 1.8 (p. 32)."""
    match = table(
        characters={"gimli": "erebor"}, control={"erebor": "shadow"}, free="event", shadow="event"
    )
    play(match, "die event")
    assert settled(match) == ["use draw"]
    assert at(match, "erebor") == {}
