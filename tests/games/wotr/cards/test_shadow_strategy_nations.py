"""The Shadow's strategy cards that hold back the nations of the Free Peoples."""

from __future__ import annotations

import pytest

from tests.games.wotr.cards.commanding import can_command, commands
from tests.games.wotr.cards.shadowing import discarded, go, on_table
from tests.games.wotr.table import (
    asked,
    at,
    awake,
    fallen,
    holder,
    offered,
    options,
    play,
    step,
    table,
    where,
)

# -- Threats and Promises ------------------------------------------------------------------------


@pytest.mark.parametrize("die", ["muster", "muster-army", "will-of-the-west"])
# card: threats-and-promises
def test_under_threats_and_promises_a_muster_advances_active_nations_only(die: str) -> None:
    """The Italian picture of the card leaves the word "passive" out."""
    match = table(free=die, shadow="event", awake=["north"], table=["threats-and-promises"])
    play(match, f"die {die}")
    if die == "will-of-the-west":
        play(match, "as muster")
    play(match, "use politics")
    assert offered(match, "nation") == ["elves", "north"]


# card: threats-and-promises
def test_threats_and_promises_are_put_on_the_table_without_condition() -> None:
    match = commands("threats-and-promises")
    assert on_table(match) == ["threats-and-promises"]
    assert discarded(match) == []


# card: threats-and-promises
def test_threats_and_promises_hinder_no_nation_of_the_shadow() -> None:
    match = table(shadow="muster", free="event", to_act="shadow", table=["threats-and-promises"])
    play(match, "die muster", "use politics")
    assert offered(match, "nation") == ["isengard", "sauron", "southrons"]


# card: threats-and-promises
def test_threats_and_promises_end_when_an_attack_drives_a_nation_forward() -> None:
    match = table(
        {"north-ithilien": "sauron-regular", "osgiliath": "gondor-regular"},
        shadow="army",
        free="event",
        to_act="shadow",
        war=["sauron"],
        table=["threats-and-promises"],
        chance=["dice 1", "dice 1"],
    )
    go(match, "die army", "use attack", "attack north-ithilien osgiliath")
    assert step(match, "gondor") == 3
    assert discarded(match) == ["threats-and-promises"]


# card: threats-and-promises
def test_threats_and_promises_end_when_a_companion_speaks() -> None:
    match = table(
        free="muster",
        shadow="event",
        characters={"boromir": "minas-tirith"},
        table=["threats-and-promises"],
    )
    go(match, "die muster", "use ability")
    assert step(match, "gondor") == 3
    assert on_table(match) == []


# card: threats-and-promises
def test_threats_and_promises_outlast_a_capture_a_card_and_an_active_nations_muster() -> None:
    match = table(
        {"west-harondor": "southrons-regular"},
        shadow="army event event",
        free="muster muster-army",
        to_act="shadow",
        war=["southrons"],
        table=["threats-and-promises"],
        hands={"free": ["wisdom-of-elrond"]},
    )
    go(match, "die army", "use move", "move west-harondor pelargir")
    assert holder(match, "pelargir") == "shadow"
    assert step(match, "gondor") == 3
    go(match, "die muster", "use politics", "nation elves", "skip event")
    go(match, "die muster-army", "use event", "play wisdom-of-elrond", "nation rohan")
    assert step(match, "rohan") == 2
    assert on_table(match) == ["threats-and-promises"]


# -- Stormcrow -----------------------------------------------------------------------------------


# card: stormcrow
def test_stormcrow_sets_a_nation_back_which_loses_a_figure_of_its_owners_choice() -> None:
    match = commands(
        "stormcrow",
        {"edoras": "rohan-regular, rohan-leader", "folde": "rohan-elite, gondor-regular"},
        politics={"rohan": {"step": 3, "active": True}},
        characters={"gimli": "westemnet"},
        fellowship={"region": "hollin"},
    )
    assert step(match, "rohan") == 2
    assert awake(match, "rohan")
    assert asked(match) == "free lose_where"
    assert options(match) == ["to edoras", "to folde"]
    go(match, "to edoras")
    assert options(match) == ["lose rohan-leader", "lose rohan-regular"]
    go(match, "lose rohan-leader")
    assert fallen(match, "rohan-leader") == 1
    assert at(match, "edoras") == {"rohan-regular": 1}


# card: stormcrow
def test_stormcrow_needs_guests_in_a_nation_of_the_free_that_is_not_at_war() -> None:
    wild = {"region": "hollin"}
    assert not can_command("stormcrow", fellowship=wild)
    assert can_command("stormcrow", fellowship={"region": "rivendell"})
    assert not can_command("stormcrow", fellowship={"region": "rivendell"}, war=["elves"])
    # Osgiliath is nobody's, Moria Sauron's; who is lost is nowhere.
    for region in ("osgiliath", "moria", "eliminated"):
        assert not can_command("stormcrow", fellowship=wild, characters={"gimli": region})
    assert can_command("stormcrow", fellowship=wild, characters={"gimli": "fords-of-isen"})
    track = {"mordor": 1}
    assert not can_command("stormcrow", fellowship=track, company=[])


# card: stormcrow
def test_stormcrow_lets_the_shadow_choose_the_nation_and_sets_none_beyond_the_first_step() -> None:
    match = commands(
        "stormcrow",
        {"dale": "north-regular"},
        fellowship={"region": "rivendell"},
        characters={"gimli": "dale", "boromir": "pelargir"},
    )
    assert asked(match) == "shadow dishearten"
    assert options(match) == ["nation elves", "nation gondor", "nation north"]
    go(match, "nation north")
    assert step(match, "north") == 1
    assert fallen(match, "north-regular") == 1


# card: stormcrow
def test_stormcrow_may_set_gondor_back_to_the_first_step() -> None:
    match = commands("stormcrow", characters={"boromir": "pelargir"}, fellowship={"region": "hollin"})
    assert step(match, "gondor") == 1
    assert asked(match) == "free die"


# card: stormcrow
def test_the_last_of_a_garrison_lost_to_stormcrow_leaves_the_walls_to_the_besiegers() -> None:
    match = commands(
        "stormcrow",
        {"dol-amroth": "southrons-regular"},
        inside={"dol-amroth": "gondor-elite, rohan-leader"},
        characters={"boromir": "dol-amroth-inside"},
        fellowship={"region": "hollin"},
    )
    assert holder(match, "dol-amroth") == "shadow"
    assert fallen(match, "gondor-elite") == 1
    assert fallen(match, "rohan-leader") == 1
    assert where(match, "boromir") == "dol-amroth"
