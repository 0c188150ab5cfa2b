"""The Shadow's strategy cards that bring new troops."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from tests.games.wotr.cards.commanding import WAR, can_command, commands
from tests.games.wotr.cards.shadowing import discarded, go
from tests.games.wotr.table import asked, at, offered, options, settled, spare, where, within

# -- Rage of the Dunlendings ---------------------------------------------------------------------

DUNLAND = {"north-dunland": "2 isengard-regular, isengard-elite", "south-dunland": "3 isengard-regular"}


def raging(armies: dict[str, str] | None = None, **parts: Any) -> mathom.Match:
    """The Dunlendings rage while Isengard is at war."""
    return commands(
        "rage-of-the-dunlendings", DUNLAND if armies is None else armies, war=["isengard"], **parts
    )


# card: rage-of-the-dunlendings
def test_the_rage_of_the_dunlendings_gathers_two_regulars_and_up_to_four_who_follow() -> None:
    match = raging()
    assert asked(match) == "shadow gathering"
    assert offered(match, "to") == [
        "cardolan",
        "enedwaith",
        "gap-of-rohan",
        "hollin",
        "moria",
        "north-dunland",
        "south-downs",
        "south-dunland",
        "tharbad",
    ]
    go(match, "to hollin", "take isengard-elite", "take isengard-regular", "done")
    assert at(match, "hollin") == {"isengard-regular": 3, "isengard-elite": 1}
    go(match, "take isengard-regular", "take isengard-regular")
    assert at(match, "hollin") == {"isengard-regular": 5, "isengard-elite": 1}
    assert at(match, "north-dunland") == {"isengard-regular": 1}
    assert at(match, "south-dunland") == {"isengard-regular": 1}
    assert asked(match) == "free die"


# card: rage-of-the-dunlendings
def test_the_rage_of_the_dunlendings_needs_isengard_at_war() -> None:
    assert not can_command("rage-of-the-dunlendings", DUNLAND, war=["sauron"])
    assert can_command("rage-of-the-dunlendings", DUNLAND, war=["isengard"])


# card: rage-of-the-dunlendings
def test_dunlendings_do_not_rage_where_the_enemy_is_and_nobody_has_to_follow() -> None:
    """The region is free in the strict sense: no enemy army, no enemy settlement."""
    armies = {**DUNLAND, "tharbad": "rohan-regular"}
    match = raging(armies, control={"moria": "free"})
    assert "to tharbad" not in options(match)
    assert "to moria" not in options(match)
    go(match, "to gap-of-rohan", "done", "done")
    assert at(match, "gap-of-rohan") == {"isengard-regular": 2}


# card: rage-of-the-dunlendings
def test_raging_dunlendings_who_gather_in_one_dunland_come_from_the_other() -> None:
    """Only units of Isengard, without the Nazgul and the orcs of Sauron."""
    armies = {**DUNLAND, "south-dunland": "isengard-elite, sauron-regular, nazgul"}
    match = raging(armies)
    go(match, "to north-dunland")
    assert options(match) == ["done", "take isengard-elite"]
    go(match, "take isengard-elite")
    assert at(match, "north-dunland") == {"isengard-regular": 4, "isengard-elite": 2}
    assert at(match, "south-dunland") == {"sauron-regular": 1, "nazgul": 1}


# card: rage-of-the-dunlendings
def test_the_dunlendings_rage_even_if_no_regular_is_left_for_them() -> None:
    match = raging({"north-dunland": "2 isengard-regular", "orthanc": "10 isengard-regular"})
    go(match, "to cardolan", "take isengard-regular", "take isengard-regular")
    assert at(match, "cardolan") == {"isengard-regular": 2}


# -- Return of the Witch-king --------------------------------------------------------------------


@pytest.mark.parametrize("place", ["minas-morgul", "umbar-inside", "angmar"])
# card: return-of-the-witch-king
def test_the_witch_king_returns_to_angmar_from_wherever_he_is_and_finds_an_army(place: str) -> None:
    match = commands(
        "return-of-the-witch-king",
        {"umbar": "gondor-regular"},
        inside={"umbar": "southrons-regular"},
        characters={"witch-king": place},
    )
    assert where(match, "witch-king") == "angmar"
    assert at(match, "angmar") == {"sauron-regular": 2, "sauron-elite": 1}
    assert within(match, "umbar") == {"southrons-regular": 1}


# card: return-of-the-witch-king
def test_the_return_of_the_witch_king_needs_him_in_play() -> None:
    assert not can_command("return-of-the-witch-king")
    lost = {"witch-king": "eliminated"}
    assert not can_command("return-of-the-witch-king", characters=lost)
    assert can_command("return-of-the-witch-king", characters={"witch-king": "moria"})


# card: return-of-the-witch-king
def test_the_witch_king_returns_alone_if_angmar_is_not_free() -> None:
    match = commands(
        "return-of-the-witch-king",
        {"angmar": "elves-elite"},
        characters={"witch-king": "moria"},
    )
    assert where(match, "witch-king") == "angmar"
    assert at(match, "angmar") == {"elves-elite": 1}


# -- Half-orcs and Goblin-men, Olog-hai ----------------------------------------------------------

ARMIES = {"orthanc": "isengard-regular", "lorien": "sauron-regular", "umbar": "gondor-regular"}
SIEGES = {"lorien": "elves-elite", "umbar": "southrons-regular"}


# card: half-orcs-and-goblin-men
def test_half_orcs_and_goblin_men_join_any_army_besieging_or_besieged() -> None:
    match = commands("half-orcs-and-goblin-men", ARMIES, inside=SIEGES, war=["isengard"])
    assert offered(match, "to") == ["lorien", "orthanc", "umbar"]
    go(match, "to umbar")
    assert options(match) == ["recruit isengard-elite umbar", "recruit isengard-regular umbar"]
    go(match, "recruit isengard-elite umbar")
    assert within(match, "umbar") == {"isengard-elite": 1, "southrons-regular": 1}


# card: half-orcs-and-goblin-men
def test_half_orcs_and_goblin_men_need_isengard_at_war() -> None:
    assert not can_command("half-orcs-and-goblin-men", ARMIES, inside=SIEGES, war=["sauron"])
    assert can_command("half-orcs-and-goblin-men", ARMIES, inside=SIEGES, war=["isengard"])


# card: olog-hai
def test_olog_hai_join_an_army_as_a_regular_or_an_elite() -> None:
    match = commands("olog-hai", ARMIES, inside=SIEGES, war=["sauron"])
    go(match, "to lorien", "recruit sauron-elite lorien")
    assert at(match, "lorien") == {"sauron-regular": 1, "sauron-elite": 1}


# card: olog-hai
def test_olog_hai_need_sauron_at_war_and_an_army_to_join() -> None:
    assert not can_command("olog-hai", ARMIES, inside=SIEGES, war=["isengard"])
    match = commands("olog-hai", {"dol-guldur": "nazgul"}, war=["sauron"])
    assert at(match, "dol-guldur") == {"nazgul": 1}
    assert discarded(match) == ["olog-hai"]


# -- Hill-trolls ---------------------------------------------------------------------------------


# card: hill-trolls
def test_hill_trolls_take_the_place_of_two_regulars_wherever_they_are() -> None:
    match = commands(
        "hill-trolls",
        {"moria": "2 sauron-regular", "morannon": "gondor-regular"},
        inside={"morannon": "sauron-regular"},
        war=["sauron"],
    )
    assert asked(match) == "shadow exchange"
    assert options(match) == ["to morannon", "to moria"]
    before = spare(match, "sauron-regular")
    go(match, "to morannon")
    assert at(match, "moria") == {"sauron-regular": 1, "sauron-elite": 1}
    assert within(match, "morannon") == {"sauron-elite": 1}
    assert spare(match, "sauron-regular") == before + 2
    assert spare(match, "sauron-elite") == 4


# card: hill-trolls
def test_hill_trolls_need_sauron_at_war() -> None:
    assert not can_command("hill-trolls", {"moria": "2 sauron-regular"}, war=["isengard"])
    assert can_command("hill-trolls", {"moria": "2 sauron-regular"}, war=["sauron"])


# card: hill-trolls
def test_no_more_hill_trolls_come_than_are_left_nor_than_there_are_regulars() -> None:
    match = commands("hill-trolls", {"moria": "5 sauron-elite, 4 sauron-regular"}, war=["sauron"])
    assert at(match, "moria") == {"sauron-elite": 6, "sauron-regular": 3}
    match = commands("hill-trolls", {"moria": "sauron-regular"}, war=["sauron"])
    assert at(match, "moria") == {"sauron-elite": 1}


# -- A New Power is Rising -----------------------------------------------------------------------


# card: a-new-power-is-rising
def test_a_new_power_is_rising_in_both_dunlands_and_in_orthanc() -> None:
    match = commands("a-new-power-is-rising", characters={"saruman": "orthanc"})
    assert at(match, "north-dunland") == at(match, "south-dunland") == {"isengard-regular": 2}
    assert asked(match) == "shadow levies"
    assert options(match) == ["recruit isengard-elite orthanc", "recruit isengard-regular orthanc"]
    go(match, "recruit isengard-elite orthanc", "recruit isengard-regular orthanc")
    assert at(match, "orthanc") == {"isengard-regular": 1, "isengard-elite": 1}
    assert asked(match) == "free die"


# card: a-new-power-is-rising
def test_no_new_power_is_rising_without_saruman() -> None:
    assert not can_command("a-new-power-is-rising", war=["isengard"])
    assert can_command("a-new-power-is-rising", characters={"saruman": "orthanc"})


# card: a-new-power-is-rising
def test_where_the_new_power_runs_short_the_shadow_says_who_goes_short() -> None:
    match = commands(
        "a-new-power-is-rising",
        {"gap-of-rohan": "9 isengard-regular", "tharbad": "5 isengard-elite"},
        characters={"saruman": "orthanc"},
    )
    assert options(match) == [
        "recruit isengard-elite orthanc",
        "recruit isengard-regular north-dunland",
        "recruit isengard-regular orthanc",
        "recruit isengard-regular south-dunland",
    ]
    go(match, *["recruit isengard-regular south-dunland"] * 2, "recruit isengard-regular orthanc")
    assert at(match, "south-dunland") == {"isengard-regular": 2}
    assert at(match, "north-dunland") == {}
    # One elite is left for Orthanc, and comes without a question.
    assert at(match, "orthanc") == {"isengard-regular": 1, "isengard-elite": 1}
    assert asked(match) == "free die"


# card: a-new-power-is-rising
def test_a_new_power_is_rising_behind_the_walls_of_orthanc_too() -> None:
    match = commands(
        "a-new-power-is-rising",
        {"orthanc": "rohan-regular", "north-dunland": "north-regular"},
        inside={"orthanc": "4 isengard-elite"},
        characters={"saruman": "orthanc-inside"},
    )
    go(match, *["recruit isengard-regular orthanc"] * 2)
    assert at(match, "north-dunland") == {"north-regular": 1}
    assert asked(match) == "shadow disband"
    go(match, "disband isengard-regular")
    assert within(match, "orthanc") == {"isengard-regular": 1, "isengard-elite": 4}


# -- Many Kings to the Service of Mordor ---------------------------------------------------------


# card: many-kings-to-the-service-of-mordor
def test_many_kings_come_to_the_service_of_mordor_in_three_settlements() -> None:
    """The nation need not be at war."""
    match = commands("many-kings-to-the-service-of-mordor")
    assert offered(match, "to") == ["far-harad", "near-harad", "north-rhun", "south-rhun", "umbar"]
    go(match, "to umbar")
    assert "to umbar" not in options(match)
    go(match, "to north-rhun", "to far-harad")
    for region in ("umbar", "north-rhun", "far-harad"):
        assert at(match, region) == {"southrons-regular": 2}
    assert asked(match) == "free die"


# card: many-kings-to-the-service-of-mordor
def test_many_kings_serve_mordor_in_no_settlement_that_was_captured() -> None:
    match = commands(
        "many-kings-to-the-service-of-mordor",
        {"umbar": "gondor-regular", "near-harad": "gondor-regular"},
        inside={"umbar": "4 southrons-regular"},
        control={"far-harad": "free"},
    )
    assert offered(match, "to") == ["north-rhun", "south-rhun", "umbar"]
    go(match, "to umbar", "to south-rhun")
    assert at(match, "north-rhun") == {"southrons-regular": 2}
    assert "disband southrons-regular" in settled(match)
    assert within(match, "umbar") == {"southrons-regular": 5}


# -- The King is Revealed ------------------------------------------------------------------------


# card: the-king-is-revealed
def test_when_the_king_is_revealed_minas_morgul_opens() -> None:
    match = commands(
        "the-king-is-revealed", {"minas-morgul": "sauron-elite"}, characters={"aragorn": "edoras"}
    )
    assert at(match, "minas-morgul") == {"sauron-regular": 5, "sauron-elite": 1, "nazgul": 1}


# card: the-king-is-revealed
def test_the_king_is_revealed_only_while_aragorn_is_in_play() -> None:
    assert not can_command("the-king-is-revealed", characters={"strider": "edoras"})
    assert not can_command("the-king-is-revealed", characters={"aragorn": "eliminated"})
    assert can_command("the-king-is-revealed", characters={"aragorn": "edoras"})


# card: the-king-is-revealed
def test_the_king_is_revealed_to_a_besieged_minas_morgul_but_not_to_a_captured_one() -> None:
    match = commands(
        "the-king-is-revealed",
        {"minas-morgul": "gondor-elite"},
        inside={"minas-morgul": "sauron-elite"},
        characters={"aragorn": "minas-morgul"},
    )
    go(match, "disband sauron-regular")
    assert within(match, "minas-morgul") == {"sauron-regular": 4, "sauron-elite": 1, "nazgul": 1}
    match = commands(
        "the-king-is-revealed",
        {"minas-morgul": "gondor-elite"},
        characters={"aragorn": "minas-morgul"},
    )
    assert at(match, "minas-morgul") == {"gondor-elite": 1}
    assert asked(match) == "free die"


# -- Shadows on the Misty Mountains --------------------------------------------------------------


# card: shadows-on-the-misty-mountains
def test_shadows_on_the_misty_mountains_fall_on_mount_gram_or_moria() -> None:
    """A Nazgul may come to Mount Gram, though it has no stronghold."""
    match = commands("shadows-on-the-misty-mountains")
    assert options(match) == ["to moria", "to mount-gram"]
    go(match, "to mount-gram", "recruit sauron-elite mount-gram", "recruit sauron-regular mount-gram")
    assert at(match, "mount-gram") == {"sauron-regular": 1, "sauron-elite": 1, "nazgul": 1}


# card: shadows-on-the-misty-mountains
def test_no_shadows_fall_on_misty_mountains_that_the_enemy_holds() -> None:
    match = commands(
        "shadows-on-the-misty-mountains", {"mount-gram": "elves-elite"}, control={"moria": "free"}
    )
    assert at(match, "moria") == {}
    assert asked(match) == "free die"


# -- Orcs Multiplying Again ----------------------------------------------------------------------


# card: orcs-multiplying-again
def test_orcs_are_multiplying_again_in_dol_guldur_and_mount_gundabad() -> None:
    match = commands("orcs-multiplying-again")
    assert at(match, "dol-guldur") == at(match, "mount-gundabad") == {"sauron-regular": 3}


# card: orcs-multiplying-again
def test_orcs_are_not_multiplying_where_the_enemy_is_nor_beyond_their_number() -> None:
    match = commands("orcs-multiplying-again", control={"dol-guldur": "free"})
    assert at(match, "dol-guldur") == {}
    assert at(match, "mount-gundabad") == {"sauron-regular": 3}
    stacks = dict.fromkeys(["moria", "nurn", "barad-dur"], "10 sauron-regular")
    match = commands("orcs-multiplying-again", {**stacks, "morannon": "2 sauron-regular"})
    go(match, *["recruit sauron-regular dol-guldur"] * 3)
    assert at(match, "mount-gundabad") == {"sauron-regular": 1}
    assert spare(match, "sauron-regular") == 0


# -- Horde from the East -------------------------------------------------------------------------


# card: horde-from-the-east
def test_the_horde_from_the_east_comes_to_the_edge_of_the_map() -> None:
    match = commands("horde-from-the-east", war=["southrons"])
    assert offered(match, "to") == ["east-rhun", "far-harad", "khand", "south-rhun"]
    go(match, "to khand")
    assert at(match, "khand") == {"southrons-regular": 5}


# card: horde-from-the-east
def test_the_horde_from_the_east_needs_war_and_a_free_region() -> None:
    assert not can_command("horde-from-the-east", war=["sauron"])
    match = commands(
        "horde-from-the-east",
        {"east-rhun": "dwarves-regular", "khand": "gondor-regular"},
        control={"far-harad": "free"},
        war=["southrons"],
    )
    assert at(match, "south-rhun") == {"southrons-regular": 5}


# -- Monsters Roused -----------------------------------------------------------------------------


# card: monsters-roused
def test_monsters_are_roused_in_four_regions_of_the_north() -> None:
    match = commands("monsters-roused")
    for region in ("angmar", "ettenmoors", "weather-hills"):
        assert at(match, region) == {"sauron-regular": 1}
    assert at(match, "trollshaws") == {"sauron-elite": 1}


# card: monsters-roused
def test_monsters_are_not_roused_where_the_enemy_is() -> None:
    match = commands("monsters-roused", {"weather-hills": "north-regular"}, control={"angmar": "free"})
    assert at(match, "angmar") == {}
    assert at(match, "weather-hills") == {"north-regular": 1}
    assert at(match, "ettenmoors") == {"sauron-regular": 1}
    assert at(match, "trollshaws") == {"sauron-elite": 1}


# -- Musterings of Long-planned War --------------------------------------------------------------


# card: musterings-of-long-planned-war
def test_musterings_of_a_long_planned_war_fill_mordor() -> None:
    match = commands("musterings-of-long-planned-war", {"gorgoroth": "7 sauron-regular"}, war=WAR)
    assert at(match, "nurn") == {"sauron-regular": 5}
    assert asked(match) == "shadow disband"
    go(match, "disband sauron-regular*2")
    assert at(match, "gorgoroth") == {"sauron-regular": 5, "southrons-regular": 5}


# card: musterings-of-long-planned-war
def test_musterings_of_a_long_planned_war_need_all_the_shadow_at_war() -> None:
    assert not can_command("musterings-of-long-planned-war", war=["sauron", "southrons"])
    assert can_command("musterings-of-long-planned-war", war=WAR)
    match = commands("musterings-of-long-planned-war", {"nurn": "gondor-regular"}, war=WAR)
    assert at(match, "nurn") == {"gondor-regular": 1}
    assert at(match, "gorgoroth") == {"southrons-regular": 5}


# -- Pits of Mordor ------------------------------------------------------------------------------


# card: pits-of-mordor
def test_the_pits_of_mordor_fill_three_strongholds_of_sauron() -> None:
    match = commands("pits-of-mordor", war=["sauron"])
    strongholds = ["barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad"]
    assert offered(match, "to") == strongholds
    go(match, "to moria", "to morannon", "to barad-dur")
    for region in ("moria", "morannon", "barad-dur"):
        assert at(match, region) == {"sauron-regular": 2}


# card: pits-of-mordor
def test_the_pits_of_mordor_need_sauron_at_war_and_do_not_fill_what_was_captured() -> None:
    assert not can_command("pits-of-mordor", war=["southrons"])
    match = commands(
        "pits-of-mordor",
        {"morannon": "gondor-regular"},
        inside={"morannon": "sauron-elite"},
        control={"moria": "free"},
        war=["sauron"],
    )
    assert "to moria" not in options(match)
    go(match, "to morannon", "to barad-dur", "to dol-guldur")
    assert within(match, "morannon") == {"sauron-regular": 2, "sauron-elite": 1}


# card: pits-of-mordor
def test_the_last_orc_of_the_pits_comes_alone() -> None:
    stacks = dict.fromkeys(["nurn", "gorgoroth", "angmar"], "10 sauron-regular")
    match = commands("pits-of-mordor", {**stacks, "morannon": "5 sauron-regular"}, war=["sauron"])
    go(match, "to moria")
    assert at(match, "moria") == {"sauron-regular": 1}
    assert asked(match) == "free die"
