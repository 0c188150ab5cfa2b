"""The Shadow's character cards that pursue the Fellowship, tempt it and break it up."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from tests.games.wotr.cards.shadowing import (
    WILD,
    can_play,
    corruption,
    discarded,
    go,
    holding,
    on_table,
    plays,
)
from tests.games.wotr.table import asked, at, awake, offered, options, quest, seen, where, within

ON_THE_WAY = {"region": "hollin", "progress": 2}
FOUND = {"region": "hollin", "hidden": False}


def not_without_progress(card: str) -> None:
    """At the last known place, and on the Mordor Track, there is no progress to be had."""
    assert can_play(holding(card, fellowship=ON_THE_WAY), card)
    assert not can_play(holding(card, fellowship=WILD), card)
    assert not can_play(holding(card, fellowship={"mordor": 3}), card)


def not_while_hidden(card: str) -> None:
    """The Fellowship must be revealed, on the Mordor Track too."""
    assert can_play(holding(card, fellowship=FOUND), card)
    assert can_play(holding(card, fellowship={"mordor": 3, "hidden": False}), card)
    assert not can_play(holding(card, fellowship=ON_THE_WAY), card)
    assert not can_play(holding(card, fellowship={"mordor": 3}), card)


# -- Nazgûl Search -------------------------------------------------------------------------------


# card: nazgul-search
def test_nazgul_search_lets_any_nazgul_fly_and_reveals_the_fellowship_that_one_finds() -> None:
    match = plays("nazgul-search", {"barad-dur": "2 nazgul"}, fellowship=ON_THE_WAY)
    assert asked(match) == "shadow flights"
    assert options(match) == ["done", "fly barad-dur"]
    go(match, "fly barad-dur", "to hollin", "done")
    assert at(match, "hollin") == {"nazgul": 1}
    assert at(match, "barad-dur") == {"nazgul": 1}
    assert not quest(match)["hidden"]
    # It is a full revelation: the Free Peoples trace the way.
    assert asked(match) == "free walk"


# card: nazgul-search
def test_nazgul_search_makes_strongholds_on_the_way_cost_a_tile() -> None:
    match = plays("nazgul-search", {"hollin": "nazgul"}, fellowship=ON_THE_WAY, chance=["tile std-0r-1"])
    go(match, "done", "step moria", "halt")
    assert quest(match)["region"] == "moria"
    assert quest(match)["progress"] == 0
    assert seen(match)["tiles"]["drawn"] == ["std-0r-1"]


# card: nazgul-search
def test_nazgul_search_without_a_nazgul_where_the_fellowship_is_only_moves_them() -> None:
    match = plays("nazgul-search", {"barad-dur": "nazgul"}, fellowship=ON_THE_WAY)
    go(match, "fly barad-dur", "to moria")
    # A Nazgûl that has flown does not fly again.
    assert quest(match)["hidden"]
    assert asked(match) == "free die"
    assert discarded(match) == ["nazgul-search"]


# card: nazgul-search
def test_nazgul_search_counts_the_witch_king() -> None:
    match = plays("nazgul-search", characters={"witch-king": "barad-dur"}, fellowship=ON_THE_WAY)
    assert options(match) == ["done", "group witch-king"]
    go(match, "group witch-king", "to hollin")
    assert where(match, "witch-king") == "hollin"
    assert asked(match) == "free walk"


# card: nazgul-search
def test_nazgul_search_leaves_besieged_and_besieging_places_as_the_rules_say() -> None:
    """P. 24: not into a stronghold of the Free Peoples, unless a Shadow army besieges it."""
    match = plays(
        "nazgul-search",
        {"orthanc": "2 rohan-regular", "minas-tirith": "3 sauron-regular"},
        inside={"orthanc": "isengard-regular, nazgul", "minas-tirith": "gondor-regular"},
        fellowship=ON_THE_WAY,
    )
    go(match, "fly orthanc")
    assert "minas-tirith" in offered(match, "to")
    assert "helms-deep" not in offered(match, "to")
    go(match, "to minas-tirith")
    assert at(match, "minas-tirith") == {"sauron-regular": 3, "nazgul": 1}
    assert within(match, "orthanc") == {"isengard-regular": 1}


# card: nazgul-search
def test_nazgul_search_cannot_be_played_without_progress() -> None:
    not_without_progress("nazgul-search")


# -- Cruel Weather -------------------------------------------------------------------------------


# card: cruel-weather
def test_cruel_weather_drives_the_ring_bearers_to_an_adjacent_region() -> None:
    """No Hunt, no progress, nothing revealed."""
    match = plays("cruel-weather", fellowship=ON_THE_WAY, hunt_box={"shadow": 3})
    assert asked(match) == "shadow drive"
    neighbours = ["fords-of-bruinen", "moria", "north-dunland", "south-downs", "trollshaws"]
    assert offered(match, "to") == neighbours
    go(match, "to moria")
    assert quest(match)["region"] == "moria"
    assert quest(match)["progress"] == 2
    assert quest(match)["hidden"]
    assert asked(match) == "free die"


# card: cruel-weather
def test_cruel_weather_does_not_open_a_closed_border_nor_close_a_stronghold() -> None:
    """Rivendell lies next to the Fords, the Misty Mountains do not open."""
    match = plays("cruel-weather", fellowship={"region": "fords-of-bruinen", "progress": 1})
    assert offered(match, "to") == ["high-pass", "hollin", "rivendell", "trollshaws"]


# card: cruel-weather
def test_cruel_weather_drives_nobody_further_and_says_so() -> None:
    match = plays("cruel-weather", fellowship=ON_THE_WAY)
    with pytest.raises(mathom.IllegalMove) as refused:
        match.play("to edoras")
    assert "Cruel Weather does not allow that." in str(refused.value)
    assert quest(match)["region"] == "hollin"


# card: cruel-weather
def test_cruel_weather_cannot_be_played_without_progress() -> None:
    not_without_progress("cruel-weather")


# -- The Nazgûl Strike ---------------------------------------------------------------------------


# card: the-nazgul-strike
def test_the_nazgul_strike_hunts_as_if_the_fellowship_had_moved() -> None:
    """With a re-roll for the Nazgûl, and one more for each Free Peoples die in the box."""
    match = plays(
        "the-nazgul-strike",
        {"hollin": "nazgul"},
        fellowship=ON_THE_WAY,
        hunt_box={"shadow": 2, "free": 1},
        chance=["dice 1 4; dice 5", "tile std-2-1"],
    )
    go(match, "done")
    assert asked(match) == "shadow strike"
    assert options(match) == ["done", "use hunt"]
    go(match, "use hunt", "reroll 1")
    assert asked(match) == "free hunt_damage"
    go(match, "corruption")
    assert corruption(match) == 2
    assert quest(match)["progress"] == 2
    assert seen(match)["hunt_box"]["free"] == 1


# card: the-nazgul-strike
def test_the_nazgul_strike_may_discard_a_free_peoples_character_card_from_the_table() -> None:
    """Not one of the strategy deck, and not one of the Shadow's own."""
    match = plays(
        "the-nazgul-strike",
        {"hollin": "nazgul"},
        fellowship=ON_THE_WAY,
        table=["horn-of-gondor", "the-power-of-tom-bombadil", "flocks-of-crebain", "wizards-staff"],
    )
    go(match, "done")
    assert options(match) == ["discard horn-of-gondor", "discard wizards-staff", "done"]
    go(match, "discard wizards-staff")
    assert "wizards-staff" not in on_table(match)
    assert discarded(match, "free") == ["wizards-staff"]
    assert asked(match) == "free die"


# card: the-nazgul-strike
def test_the_nazgul_strike_nothing_where_the_fellowship_is_not() -> None:
    parts: dict[str, Any] = {"hunt_box": {"shadow": 2}, "table": ["horn-of-gondor"]}
    match = plays("the-nazgul-strike", {"moria": "nazgul"}, fellowship=ON_THE_WAY, **parts)
    go(match, "done")
    assert asked(match) == "free die"
    # Nor is anybody asked if there is neither a die to hunt with nor a card to discard.
    match = plays("the-nazgul-strike", {"hollin": "nazgul"}, fellowship=ON_THE_WAY)
    go(match, "done")
    assert asked(match) == "free die"


# card: the-nazgul-strike
def test_the_nazgul_strike_may_be_held_back() -> None:
    match = plays(
        "the-nazgul-strike", {"hollin": "nazgul"}, fellowship=ON_THE_WAY, hunt_box={"shadow": 2}
    )
    go(match, "done", "done")
    assert asked(match) == "free die"
    assert corruption(match) == 0


# card: the-nazgul-strike
def test_the_nazgul_strike_cannot_be_played_without_progress() -> None:
    not_without_progress("the-nazgul-strike")


# -- Morgul Wound --------------------------------------------------------------------------------


# card: morgul-wound
def test_a_morgul_wound_is_worse_for_those_who_carry_little() -> None:
    for before, after in ((0, 2), (3, 5), (4, 5), (8, 9)):
        match = plays("morgul-wound", fellowship={**FOUND, "corruption": before})
        assert corruption(match) == after
        assert asked(match) == "free die"


# card: morgul-wound
def test_a_morgul_wound_needs_a_revealed_fellowship() -> None:
    not_while_hidden("morgul-wound")


# -- Lure of the Ring ----------------------------------------------------------------------------


def lured(name: str, fellowship: dict[str, Any] | None = None) -> mathom.Match:
    """The Ring tempts this companion."""
    return plays("lure-of-the-ring", fellowship=fellowship or FOUND, chance=[f"companion {name}"])


# card: lure-of-the-ring
def test_the_lure_of_the_ring_costs_a_companions_level_in_corruption() -> None:
    match = lured("boromir")
    assert asked(match) == "free temptation"
    assert options(match) == ["corruption", "slay boromir"]
    go(match, "corruption")
    assert corruption(match) == 2
    assert where(match, "boromir") == "fellowship"
    assert asked(match) == "free die"


# card: lure-of-the-ring
def test_the_lure_of_the_ring_may_cost_the_companion_himself() -> None:
    """He is the Guide, so another one is named; but he is no casualty of a Hunt."""
    match = plays(
        "lure-of-the-ring",
        fellowship=FOUND,
        company=["gandalf-grey", "strider", "gimli"],
        table=["worn-with-sorrow-and-toil"],
        hands={"shadow": ["lure-of-the-ring"], "free": ["athelas"]},
        chance=["companion gandalf-grey"],
    )
    go(match, "slay gandalf-grey")
    assert where(match, "gandalf-grey") == "eliminated"
    assert quest(match)["guide"] == "strider"
    assert corruption(match) == 0
    assert asked(match) == "free die"


# card: lure-of-the-ring
def test_a_hobbit_lured_by_the_ring_is_taken_alive_but_not_in_mordor() -> None:
    match = lured("meriadoc")
    go(match, "slay meriadoc")
    assert asked(match) == "free separate_to"
    go(match, "to moria")
    assert where(match, "meriadoc") == "moria"
    match = lured("meriadoc", {"mordor": 2, "hidden": False})
    go(match, "slay meriadoc")
    assert where(match, "meriadoc") == "eliminated"


# card: lure-of-the-ring
def test_the_lure_of_the_ring_just_adds_a_point_with_gollum() -> None:
    match = plays("lure-of-the-ring", fellowship=FOUND, company=[])
    assert corruption(match) == 1
    assert asked(match) == "free die"


# card: lure-of-the-ring
def test_the_lure_of_the_ring_needs_a_revealed_fellowship() -> None:
    not_while_hidden("lure-of-the-ring")


# -- The Breaking of the Fellowship --------------------------------------------------------------


# card: the-breaking-of-the-fellowship
def test_the_breaking_separates_as_many_companions_as_the_number_on_the_tile() -> None:
    """They are where the Fellowship is and go no further; the tile's Reveal icon means nothing."""
    match = plays(
        "the-breaking-of-the-fellowship",
        fellowship=FOUND,
        company=["strider", "gimli", "legolas", "peregrin"],
        chance=["tile std-2r-1"],
    )
    assert asked(match) == "free leave_at_once"
    assert offered(match, "group") == ["gimli", "legolas", "peregrin", "strider"]
    go(match, "group strider", "group peregrin")
    assert (where(match, "strider"), where(match, "peregrin")) == ("hollin", "hollin")
    # The Guide has left, so one of the others is named.
    assert asked(match) == "free guide"
    assert offered(match, "guide") == ["gimli", "legolas"]
    go(match, "guide gimli")
    assert corruption(match) == 0
    assert asked(match) == "free die"


# card: the-breaking-of-the-fellowship
def test_the_breaking_takes_all_if_there_are_no_more_and_gollum_comes() -> None:
    match = plays(
        "the-breaking-of-the-fellowship",
        fellowship=FOUND,
        company=["gimli", "legolas"],
        chance=["tile std-3-1"],
    )
    assert (where(match, "gimli"), where(match, "legolas")) == ("hollin", "hollin")
    assert quest(match)["guide"] == "gollum"
    assert asked(match) == "free die"


# card: the-breaking-of-the-fellowship
def test_the_breaking_does_nothing_with_an_eye_or_a_zero() -> None:
    for tile in ("std-eyer-1", "std-0r-1"):
        match = plays("the-breaking-of-the-fellowship", fellowship=FOUND, chance=[f"tile {tile}"])
        assert asked(match) == "free die"
        assert list(seen(match)["characters"].values()).count("fellowship") == 7


# card: the-breaking-of-the-fellowship
def test_the_breaking_draws_no_tile_with_gollum() -> None:
    match = plays("the-breaking-of-the-fellowship", fellowship=FOUND, company=[])
    assert corruption(match) == 1
    assert seen(match)["tiles"]["drawn"] == []


# card: the-breaking-of-the-fellowship
def test_the_breaking_in_mordor_costs_the_companions_and_shelobs_tile_is_rolled() -> None:
    match = plays(
        "the-breaking-of-the-fellowship",
        fellowship={"mordor": 2, "hidden": False},
        company=["gimli", "legolas", "boromir"],
        tiles={"added": ["sha-shelob"]},
        chance=["tile sha-shelob", "dice 1"],
    )
    go(match, "group legolas", "guide gimli")
    assert where(match, "legolas") == "eliminated"
    assert quest(match)["mordor"] == 2
    assert corruption(match) == 0


# card: the-breaking-of-the-fellowship
def test_the_breaking_leaves_companions_behind_the_walls_of_a_siege() -> None:
    """P. 39; and a companion who comes to a city or stronghold wakes its nation."""
    match = plays(
        "the-breaking-of-the-fellowship",
        {"helms-deep": "4 isengard-regular"},
        inside={"helms-deep": "rohan-regular"},
        fellowship={"region": "helms-deep", "hidden": False},
        company=["gandalf-grey"],
        chance=["tile std-1-1"],
    )
    assert where(match, "gandalf-grey") == "helms-deep-inside"
    assert awake(match, "rohan")


# card: the-breaking-of-the-fellowship
def test_the_breaking_needs_a_revealed_fellowship() -> None:
    not_while_hidden("the-breaking-of-the-fellowship")
