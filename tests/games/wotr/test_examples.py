"""The rulebook's own examples of chapters IV and VI to IX, played as they are told."""

from __future__ import annotations

import mathom
from mathom.games.wotr.steps.battle import hits
from tests.games.wotr.table import (
    FELLOWSHIP,
    asked,
    at,
    awake,
    fallen,
    holder,
    offered,
    options,
    play,
    quest,
    seen,
    step,
    table,
    where,
)


def test_ten_regulars_of_gondor_march_to_lossarnach_and_find_room() -> None:
    """Army boxes (p. 26): they save space on the board and change nothing."""
    match = table(
        {"minas-tirith": "10 gondor-regular"}, war=["gondor"], free="muster-army", shadow="event"
    )
    play(match, "die muster-army", "use move", "move minas-tirith lossarnach", "all")
    assert at(match, "lossarnach") == {"gondor-regular": 10}
    assert asked(match) == "shadow die"


def theodens_riders(enemy: str) -> mathom.Match:
    """Gimli is in Eastemnet when the Riders of Theoden are called."""
    match = table(
        {"eastemnet": enemy, "edoras": "rohan-regular"},
        characters={"gimli": "eastemnet"},
        hands={"free": ["riders-of-theoden"]},
        free="muster",
        shadow="event",
    )
    return play(match, "die muster", "use event", "play riders-of-theoden")


def test_no_riders_come_to_an_eastemnet_that_the_enemy_stands_in() -> None:
    """Recruiting by a card (p. 27): the region is not free any more, so Edoras is all that is left."""
    assert options(theodens_riders("")) == ["to eastemnet", "to edoras"]
    match = theodens_riders("isengard-regular")
    assert options(match) == ["recruit rohan-elite edoras", "recruit rohan-regular edoras"]


def test_three_regulars_and_an_elite_roll_four_dice_and_eight_units_five() -> None:
    """Combat Strength (p. 28)."""
    for army, dice in (("3 gondor-regular, gondor-elite", 4), ("6 gondor-regular, 2 gondor-elite", 5)):
        match = table(
            {"north-ithilien": army, "dagorlad": "sauron-regular"},
            war=["gondor"],
            free="muster-army",
            shadow="event",
            chance=[f"dice {'1 ' * dice}", "dice 2"],
        )
        play(match, "die muster-army", "use attack", "attack north-ithilien dagorlad", "all")
        assert seen(match)["battle"]["attacker"]["dice"] == [1] * dice


def test_the_army_with_scouts_is_gone_before_durins_bane_strikes() -> None:
    """Initiative (p. 29): 1 acts before 2, no die is rolled, and both cards are discarded."""
    match = table(
        {"moria": "3 sauron-regular", "hollin": "2 elves-regular"},
        war=["sauron"],
        shadow="army",
        free="event",
        to_act="shadow",
        hands={"free": ["the-red-arrow"], "shadow": ["balrog-of-moria"]},
    )
    play(match, "die army", "use attack", "attack moria hollin", "all")
    play(match, "combat balrog-of-moria", "combat the-red-arrow", "retreat trollshaws")
    assert asked(match) == "shadow advance"
    assert at(match, "trollshaws") == {"elves-regular": 2}
    assert seen(match)["discards"] == {"free": ["the-red-arrow"], "shadow": ["balrog-of-moria"]}
    play(match, "stay")
    assert asked(match) == "free die"


def test_five_units_and_three_leaders_score_four_hits() -> None:
    """The Leader re-roll (p. 30): two misses are rolled again, one of them hits."""
    match = table(
        {"north-ithilien": "5 gondor-regular, 3 gondor-leader", "dagorlad": "5 sauron-regular"},
        war=["gondor"],
        free="muster-army",
        shadow="event",
        chance=["dice 1 3 5 5 6; dice 1 1 1 1 1; dice 6 2"],
    )
    play(match, "die muster-army", "use attack", "attack north-ithilien dagorlad", "all")
    assert options(match) == ["reroll 0", "reroll 1", "reroll 2"]
    play(match, "reroll 2")
    assert at(match, "dagorlad") == {"sauron-regular": 1}


def test_one_added_to_the_roll_hits_on_a_four() -> None:
    """Modifiers (p. 30): a 1 still misses and a 6 still hits."""
    assert [hits(die, 1, 5) for die in (1, 2, 3, 4, 5, 6)] == [False, False, False, True, True, True]
    assert [hits(die, 5, 5) for die in (1, 2)] == [False, True]
    assert [hits(die, -1, 6) for die in (5, 6)] == [False, True]


def test_two_hits_may_be_taken_in_three_ways() -> None:
    """Casualties (p. 30)."""
    ways = (
        (["lose gondor-regular*2"], {"gondor-elite": 2}),
        (["lose gondor-elite>regular*2"], {"gondor-regular": 4}),
        (["lose gondor-elite"], {"gondor-regular": 2, "gondor-elite": 1}),
    )
    for choices, left in ways:
        match = table(
            {"dagorlad": "2 sauron-regular", "north-ithilien": "2 gondor-regular, 2 gondor-elite"},
            war=["sauron"],
            shadow="army",
            free="event",
            to_act="shadow",
            chance=["dice 6 6; dice 1 1 1 1"],
        )
        play(match, "die army", "use attack", "attack dagorlad north-ithilien", "all", *choices)
        assert at(match, "north-ithilien") == left


def test_the_fall_of_dale_moves_the_north_two_steps() -> None:
    """Politics (p. 34): attacked once and its city captured, after one round and a retreat to Erebor."""
    match = table(
        {"northern-rhovanion": "3 sauron-regular", "dale": "2 north-regular, north-leader"},
        war=["sauron"],
        shadow="army",
        free="event",
        to_act="shadow",
        chance=["dice 6 1 1; dice 1 1"],
    )
    assert (awake(match, "north"), step(match, "north")) == (False, 1)
    play(match, "die army", "use attack", "attack northern-rhovanion dale", "all", "reroll 0")
    assert at(match, "dale") == {"north-regular": 1, "north-leader": 1}
    play(match, "fight")
    # The North is not at war, and may still retreat into the land of the Dwarves (p. 35).
    assert "retreat erebor" in options(match)
    play(match, "retreat erebor", "advance", "all")
    assert at(match, "erebor") == {"north-regular": 1, "north-leader": 1}
    assert holder(match, "dale") == "shadow"
    assert (awake(match, "north"), step(match, "north")) == (True, 3)


def test_the_men_of_dale_retreat_to_erebor_though_they_could_not_march_there() -> None:
    """Entering war (p. 35): a retreat crosses the border of the Dwarves, a move does not."""
    armies = {"dale": "2 north-regular", "northern-rhovanion": "2 sauron-regular"}
    match = table(armies, free="muster-army", shadow="event")
    play(match, "die muster-army", "use move")
    assert "move dale erebor" not in options(match)
    match = table(
        armies,
        war=["sauron"],
        shadow="army",
        free="event",
        to_act="shadow",
        chance=["dice 1 1; dice 1 1"],
    )
    play(match, "die army", "use attack", "attack northern-rhovanion dale", "all", "fight")
    play(match, "retreat erebor", "stay")
    assert at(match, "erebor") == {"north-regular": 2}
    assert step(match, "north") == 2


def test_nazgul_attack_though_sauron_is_not_at_war() -> None:
    """Characters at war (p. 35): with units of a nation that is."""
    match = table(
        {"north-dunland": "2 isengard-regular, nazgul", "cardolan": "north-regular"},
        war=["isengard"],
        shadow="army",
        free="event",
        to_act="shadow",
        chance=["dice 1 1; dice 1"],
    )
    play(match, "die army", "use attack", "attack north-dunland cardolan", "all")
    assert asked(match) == "shadow reroll"


def test_strider_may_guide_from_the_first_turn_on() -> None:
    """The Guide (p. 37)."""
    match = table(chance=["card elven-cloaks the-last-battle shelobs-lair return-to-valinor"])
    assert (seen(match)["turn"], quest(match)["guide"]) == (1, "gandalf-grey")
    assert options(match) == ["declare", "done", "guide strider"]
    play(match, "guide strider")
    assert quest(match)["guide"] == "strider"


def test_the_fellowship_is_declared_in_lorien() -> None:
    """Declaring (p. 38): five regions from Rivendell, through Moria, and one point is healed."""
    match = table(turn=4, fellowship={"progress": 5, "corruption": 2}, phase="fellowship")
    play(match, "declare", "step fords-of-bruinen", "step hollin", "step moria", "step dimrill-dale")
    play(match, "step lorien")
    assert quest(match) == {
        "region": "lorien",
        "progress": 0,
        "hidden": True,
        "corruption": 1,
        "guide": "gandalf-grey",
        "declared": True,
        "strove": False,
    }


def test_the_fellowship_is_revealed_at_goblins_gate() -> None:
    """Revealing (p. 38): Moria would cost another tile, so it goes by the High Pass."""
    match = table(
        turn=2,
        fellowship={"progress": 2},
        hunt_box={"shadow": 1},
        free="character character",
        shadow="event",
        chance=["dice 6", "tile std-0r-1"],
    )
    play(match, "die character", "use fellowship", "step fords-of-bruinen", "step high-pass")
    play(match, "step goblins-gate")
    assert (quest(match)["region"], quest(match)["progress"]) == ("goblins-gate", 0)
    assert seen(match)["tiles"]["drawn"] == ["std-0r-1"]
    play(match, "skip event", "die character")
    assert "use fellowship" not in options(match)
    assert "use hide" in options(match)


def test_legolas_and_meriadoc_go_to_the_woodland_realm() -> None:
    """Separating (p. 39): up to seven regions from Rivendell."""
    match = table(fellowship={"progress": 5}, free="character", shadow="event")
    play(match, "die character", "use separate", "group legolas", "with meriadoc")
    assert "woodland-realm" in offered(match, "to")
    # Erebor is eight regions away.
    assert "erebor" not in offered(match, "to")
    play(match, "to woodland-realm", "guide gandalf-grey")
    assert where(match, "legolas") == where(match, "meriadoc") == "woodland-realm"
    assert [name for name in FELLOWSHIP if where(match, name) == "fellowship"] == [
        "gandalf-grey",
        "strider",
        "boromir",
        "gimli",
        "peregrin",
    ]


def test_the_second_move_of_a_turn_is_easier_to_hunt() -> None:
    """The Hunt roll (p. 41): a 5 fails against the first and succeeds against the second."""
    match = table(
        fellowship={"region": "hollin"},
        hunt_box={"shadow": 1},
        free="character character",
        shadow="event event",
        chance=["dice 5", "dice 5", "tile std-1-1"],
    )
    play(match, "die character", "use fellowship")
    assert asked(match) == "shadow die"
    play(match, "skip event", "die character", "use fellowship")
    assert asked(match) == "free hunt_damage"


def test_an_army_and_nazgul_with_the_fellowship_roll_two_dice_again_and_a_stronghold_a_third() -> None:
    """Re-rolls (p. 41), examples a and b."""
    scenes = (
        ({"hollin": "3 sauron-regular, 2 nazgul"}, "hollin", 2),
        ({"moria": "4 sauron-regular, nazgul"}, "moria", 3),
    )
    for armies, place, rerolls in scenes:
        match = table(
            armies,
            fellowship={"region": place},
            hunt_box={"shadow": 4},
            free="character",
            shadow="event",
            chance=["dice 1 2 3 4"],
        )
        play(match, "die character", "use fellowship")
        assert options(match) == [f"reroll {n}" for n in range(rerolls + 1)]


def test_the_fellowship_is_found_in_moria_where_the_balrog_is() -> None:
    """Several tiles (p. 41): the Hunt's, then the Balrog's, then the stronghold's, each to its end."""
    match = table(
        table=["balrog-of-moria"],
        company=["strider"],
        fellowship={"region": "hollin"},
        hunt_box={"shadow": 1},
        free="character",
        shadow="event",
        chance=["dice 6", "tile std-1r-1", "tile std-3-1", "tile std-2-1"],
    )
    told = [*match.play("die character"), *match.play("use fellowship")]
    totals = []
    for choice in ("corruption", "step moria", "spend balrog-of-moria", "corruption", "corruption"):
        told += match.play(choice)
        totals.append(quest(match)["corruption"])
    # The figure moves, and two more tiles are drawn, only when the first is dealt with.
    assert totals == [1, 1, 1, 4, 6]
    assert [event.args["why"] for event in told if event.kind == "tile"] == [
        "rolled",
        "event",
        "stronghold",
    ]


def test_gimli_falls_near_goblins_gate() -> None:
    """The Hunt (p. 42): two successes, a tile worth 3, a random companion, a point for the Ring."""
    match = table(
        turn=4,
        fellowship={"region": "goblins-gate", "progress": 1, "guide": "strider"},
        hunt_box={"shadow": 3, "free": 1},
        free="character",
        shadow="event",
        chance=["dice 2 5 6", "tile std-3-1", "companion gimli"],
    )
    play(match, "die character", "use fellowship")
    assert asked(match) == "free hunt_damage"
    assert options(match) == ["corruption", "sacrifice guide", "sacrifice random"]
    play(match, "sacrifice random")
    # The company has changed, so the Guide may be named anew.
    assert options(match) == ["guide gandalf-grey", "guide strider"]
    play(match, "guide strider")
    assert where(match, "gimli") == "eliminated"
    assert quest(match) == {
        "region": "goblins-gate",
        "progress": 2,
        "hidden": True,
        "corruption": 1,
        "guide": "strider",
        "declared": False,
        "strove": True,
    }
    assert seen(match)["hunt_box"] == {"free": 2, "shadow": 3}


def test_a_whole_turn_goes_through_its_six_phases() -> None:
    """The turn (p. 18): the examples above follow one another."""
    first = "card elven-cloaks the-last-battle shelobs-lair return-to-valinor"
    roll = "free_die character character muster event", "shadow_die army muster eye eye event character"
    second = "card athelas the-red-arrow orc-patrol stormcrow"
    match = table(
        {"northern-rhovanion": "3 sauron-regular", "dale": "2 north-regular, north-leader"},
        war=["sauron"],
        fellowship={"region": "goblins-gate", "progress": 1},
        chance=[
            first,
            *roll,
            "dice 2 5 6; tile std-3-1; companion gimli",
            "dice 6 1 1; dice 1 1",
            second,
        ],
    )
    # Phases 1 and 2: cards are drawn, Strider guides.
    assert [len(hand) for hand in seen(match)["hands"].values()] == [2, 2]
    play(match, "guide strider")
    # Phases 3 and 4: one die to the Hunt, two Eyes join it.
    play(match, "hunt 1")
    assert seen(match)["hunt_box"] == {"free": 0, "shadow": 3}
    # Phase 5: the Fellowship moves; Dale falls.
    play(match, "die character", "use fellowship", "sacrifice random", "guide strider")
    assert quest(match)["corruption"] == 1
    play(match, "die army", "use attack", "attack northern-rhovanion dale", "all")
    play(match, "combat none", "combat none", "reroll 0", "fight", "retreat erebor", "advance", "all")
    play(match, "die muster", "use politics", "nation north")
    assert step(match, "north") == 4
    for die in ("muster", "character", "event", "event", "character"):
        play(match, f"skip {die}")
    # Phase 6: nobody has won; the next turn begins.
    assert (seen(match)["turn"], asked(match)) == (2, "free fellowship")
    assert seen(match)["hunt_box_before"] == 1
    assert fallen(match, "north-regular") == 1
