"""Characters: how they move, and how they enter play (p. 24-25, 31)."""

from __future__ import annotations

from typing import Any

import mathom
from mathom.games.wotr.box import REGION_IDS
from tests.games.wotr.table import (
    FREE_NATIONS,
    asked,
    at,
    awake,
    holder,
    offered,
    options,
    play,
    settled,
    table,
    where,
    within,
)


def companions(match: mathom.Match) -> mathom.Match:
    """Use a Character die to move the companions."""
    return play(match, "die character", "use companions")


def minions(match: mathom.Match) -> mathom.Match:
    """Use a Character die to move Nazgul and minions."""
    return play(match, "die character", "use minions")


# -- companions ----------------------------------------------------------------------------------


def test_one_die_moves_all_companions_each_up_to_his_level() -> None:
    """6.1 (p. 24)."""
    match = table(
        characters={"gimli": "edoras", "strider": "dale", "peregrin": "bree"},
        free="character",
        shadow="event",
    )
    companions(match)
    assert asked(match) == "free companions"
    assert options(match) == ["group gimli", "group peregrin", "group strider"]
    play(match, "group peregrin")
    assert asked(match) == "free group"
    assert options(match) == [
        f"to {r}" for r in ("buckland", "north-downs", "south-downs", "weather-hills")
    ]
    play(match, "to buckland")
    assert options(match) == ["done", "group gimli", "group strider"]
    play(match, "group gimli")
    assert offered(match, "to") == [
        "druadan-forest",
        "eastemnet",
        "fangorn",
        "folde",
        "fords-of-isen",
        "helms-deep",
        "westemnet",
    ]
    play(match, "to helms-deep", "done")
    assert (where(match, "gimli"), where(match, "strider")) == ("helms-deep", "dale")
    assert asked(match) == "shadow die"


def test_a_group_goes_as_far_as_its_highest_level_and_several_may_leave_one_region() -> None:
    """6.1 (p. 24)."""
    match = table(
        characters={"meriadoc": "edoras", "peregrin": "edoras", "strider": "edoras"},
        free="character",
        shadow="event",
    )
    companions(match)
    play(match, "group meriadoc")
    assert "to fords-of-isen" not in options(match)
    play(match, "with strider")
    assert "with peregrin" in options(match)
    play(match, "to orthanc", "group peregrin", "to folde")
    assert [where(match, name) for name in ("meriadoc", "strider", "peregrin")] == [
        "orthanc",
        "orthanc",
        "folde",
    ]


def test_companions_ignore_armies_and_stop_at_strongholds_of_the_shadow() -> None:
    """6.1 (p. 24)."""
    match = table(
        {"hollin": "3 sauron-regular", "moria": "sauron-regular"},
        characters={"gandalf-grey": "fords-of-bruinen"},
        free="character",
        shadow="event",
    )
    companions(match)
    play(match, "group gandalf-grey")
    reached = offered(match, "to")
    assert {"hollin", "moria"} <= set(reached)
    assert "dimrill-dale" not in reached
    play(match, "to moria")
    match = table(characters={"gandalf-grey": "moria"}, free="character", shadow="event")
    companions(match)
    play(match, "group gandalf-grey")
    # Who starts there may leave.
    assert {"dimrill-dale", "lorien", "parth-celebrant"} <= set(offered(match, "to"))


def test_companions_pass_own_strongholds_and_towns_of_the_shadow() -> None:
    """6.1 (p. 24): there is no other way from Forlindon, and no shorter one to Cardolan."""
    match = table(
        characters={"gimli": "forlindon", "legolas": "moria"}, free="character", shadow="event"
    )
    companions(match)
    play(match, "group gimli")
    assert offered(match, "to") == ["ered-luin", "grey-havens", "harlindon", "tower-hills"]
    play(match, "to tower-hills", "group legolas")
    assert {"cardolan", "tharbad", "south-dunland"} <= set(offered(match, "to"))


def test_companions_do_not_enter_or_leave_a_besieged_stronghold_of_their_own() -> None:
    """6.1 (p. 24)."""
    match = table(
        {"helms-deep": "isengard-regular", "westemnet": "2 rohan-regular"},
        inside={"helms-deep": "rohan-regular"},
        characters={"legolas": "westemnet", "gimli": "helms-deep-inside"},
        free="character",
        shadow="event",
    )
    companions(match)
    assert settled(match)[-1] == "group legolas"
    assert "helms-deep" not in offered(match, "to")


def test_companions_do_not_cross_the_mountains() -> None:
    """6.1 (p. 24): from Helm's Deep there is no way but by the Fords and the Westemnet."""
    match = table(characters={"peregrin": "helms-deep"}, free="character", shadow="event")
    companions(match)
    play(match, "group peregrin")
    assert options(match) == ["to fords-of-isen", "to westemnet"]


def test_gandalf_the_white_rides_further_alone_or_with_one_hobbit() -> None:
    """6.5 (his card)."""
    together = {
        "gandalf-white": "edoras",
        "gandalf-grey": "eliminated",
        "meriadoc": "edoras",
        "peregrin": "edoras",
        "gimli": "edoras",
    }
    match = table(characters={**together, "saruman": "orthanc"}, free="character", shadow="event")
    companions(match)
    play(match, "group gandalf-white")
    # Four regions: the Folde, the Druadan Forest, Minas Tirith, Lossarnach.
    assert "lossarnach" in offered(match, "to")
    play(match, "with meriadoc")
    assert "lossarnach" in offered(match, "to")
    play(match, "with peregrin")
    assert "lossarnach" not in offered(match, "to")
    assert "minas-tirith" in offered(match, "to")
    match = table(characters={**together, "saruman": "orthanc"}, free="character", shadow="event")
    companions(match)
    play(match, "group gandalf-white", "with gimli")
    assert "lossarnach" not in offered(match, "to")


# -- Nazgul and minions --------------------------------------------------------------------------


def test_any_nazgul_fly_anywhere_but_to_strongholds_of_the_free_peoples() -> None:
    """6.2 (p. 24)."""
    match = table(
        {
            "barad-dur": "2 nazgul",
            "edoras": "rohan-regular",
            "helms-deep": "isengard-regular",
            "moria": "elves-regular",
        },
        inside={"helms-deep": "rohan-regular"},
        shadow="character",
        free="event",
        to_act="shadow",
    )
    minions(match)
    assert settled(match)[-1] == "fly barad-dur"
    assert asked(match) == "shadow fly"
    landings = offered(match, "to")
    closed = [name for name in REGION_IDS if name not in landings]
    assert closed == [
        "barad-dur",
        "dol-amroth",
        "erebor",
        "grey-havens",
        "lorien",
        "minas-tirith",
        "moria",
        "rivendell",
        "woodland-realm",
    ]
    play(match, "to helms-deep")
    assert at(match, "helms-deep") == {"isengard-regular": 1, "nazgul": 1}
    assert options(match) == ["done", "fly barad-dur"]
    play(match, "done")
    assert at(match, "barad-dur") == {"nazgul": 1}


def test_each_nazgul_flies_once() -> None:
    """6.2 (p. 24)."""
    match = table(
        {"barad-dur": "nazgul", "edoras": "nazgul"}, shadow="character", free="event", to_act="shadow"
    )
    minions(match)
    play(match, "fly barad-dur", "to edoras")
    assert options(match) == ["done", "fly edoras"]
    play(match, "fly edoras", "to bree")
    assert at(match, "edoras") == {"nazgul": 1}
    assert asked(match) == "free die"


def test_nazgul_fly_into_and_out_of_a_besieged_stronghold_of_the_shadow_and_the_mouth_does_not() -> None:
    """6.2 (p. 24)."""
    match = table(
        {"dol-guldur": "2 elves-regular", "barad-dur": "nazgul"},
        inside={"dol-guldur": "sauron-regular, nazgul"},
        characters={"witch-king": "dol-guldur-inside", "mouth-of-sauron": "dol-guldur-inside"},
        shadow="character",
        free="event",
        to_act="shadow",
    )
    minions(match)
    assert options(match) == ["fly barad-dur", "fly dol-guldur", "group witch-king"]
    play(match, "fly dol-guldur", "to bree", "group witch-king", "to gorgoroth")
    play(match, "fly barad-dur", "to dol-guldur")
    assert within(match, "dol-guldur") == {"sauron-regular": 1, "nazgul": 1}
    assert where(match, "witch-king") == "gorgoroth"
    match = table(
        {"dol-guldur": "2 elves-regular"},
        inside={"dol-guldur": "sauron-regular"},
        characters={"witch-king": "bree"},
        shadow="character",
        free="event",
        to_act="shadow",
    )
    minions(match)
    play(match, "group witch-king", "to dol-guldur")
    assert where(match, "witch-king") == "dol-guldur-inside"
    match = table(
        {"dol-guldur": "2 elves-regular"},
        inside={"dol-guldur": "sauron-regular"},
        characters={"mouth-of-sauron": "southern-mirkwood"},
        shadow="character",
        free="event",
        to_act="shadow",
    )
    minions(match)
    play(match, "group mouth-of-sauron")
    assert "dol-guldur" not in offered(match, "to")


def test_the_mouth_walks_three_regions_and_keeps_out_of_free_strongholds() -> None:
    """6.2 (p. 24): he ignores armies."""
    match = table(
        {"osgiliath": "3 gondor-regular"},
        characters={"mouth-of-sauron": "minas-morgul"},
        shadow="character",
        free="event",
        to_act="shadow",
    )
    minions(match)
    play(match, "group mouth-of-sauron")
    assert asked(match) == "shadow minion_move"
    reached = offered(match, "to")
    assert {"osgiliath", "pelargir", "lossarnach", "druadan-forest"} <= set(reached)
    assert "minas-tirith" not in reached
    assert "lamedon" not in reached


def test_saruman_never_moves() -> None:
    """6.3 (p. 24)."""
    match = table(
        {"orthanc": "2 isengard-regular"},
        characters={"saruman": "orthanc"},
        shadow="character army",
        free="event",
        to_act="shadow",
    )
    assert "die character" not in options(match)
    play(match, "die army", "use move", "move orthanc gap-of-rohan")
    assert options(match) == ["all", "leave isengard-regular", "take isengard-regular"]
    play(match, "all")
    assert where(match, "saruman") == "orthanc"


def test_saruman_is_left_behind_by_a_retreat_and_stays_when_orthanc_falls() -> None:
    """6.3 (p. 24, 31)."""
    match = table(
        {"orthanc": "2 isengard-regular", "fords-of-isen": "4 rohan-regular"},
        characters={"saruman": "orthanc"},
        war=["rohan", "isengard"],
        free="muster-army",
        shadow="event",
        chance=["dice 1 1 1 1 1 1"],
    )
    play(match, "die muster-army", "use attack", "attack fords-of-isen orthanc", "all", "fight")
    play(match, "reroll 0", "fight", "retreat gap-of-rohan", "advance", "all")
    assert holder(match, "orthanc") == "free"
    assert where(match, "saruman") == "orthanc"
    assert at(match, "gap-of-rohan") == {"isengard-regular": 2}


def test_saruman_dies_with_the_army_he_fights_in() -> None:
    """6.3 (p. 31)."""
    match = table(
        {"orthanc": "isengard-regular", "fords-of-isen": "4 rohan-regular"},
        characters={"saruman": "orthanc"},
        war=["rohan", "isengard"],
        free="muster-army",
        shadow="event",
        chance=["dice 6 1 1 1 1"],
    )
    play(match, "die muster-army", "use attack", "attack fords-of-isen orthanc", "all", "fight")
    play(match, "reroll 0", "stay")
    assert where(match, "saruman") == "eliminated"


def test_a_character_without_friendly_units_is_not_drawn_into_a_battle() -> None:
    """6.4 (p. 31)."""
    match = table(
        {"eastemnet": "isengard-regular", "westemnet": "2 rohan-regular"},
        characters={"boromir": "eastemnet", "witch-king": "westemnet"},
        war=["rohan"],
        free="muster-army",
        shadow="event",
        chance=["dice 6 1 1"],
    )
    # Two dice against one: neither Boromir nor the Witch-king is in it.
    play(match, "die muster-army", "use attack", "attack westemnet eastemnet", "all", "stay")
    assert (where(match, "boromir"), where(match, "witch-king")) == ("eastemnet", "westemnet")


# -- entering play -------------------------------------------------------------------------------


def will(match: mathom.Match) -> list[str]:
    """Whom a Will of the West can bring."""
    play(match, "die will-of-the-west")
    found = offered(match, "bring")
    match.undo()
    return found


def test_aragorn_comes_where_strider_is_in_an_unconquered_place_of_gondor() -> None:
    """16.1 (his card): a siege does not matter."""
    dice: dict[str, Any] = {"free": "will-of-the-west", "shadow": "event"}
    for place in ("minas-tirith", "dol-amroth", "pelargir"):
        assert will(table(characters={"strider": place}, **dice)) == ["aragorn"]
    assert will(table(characters={"strider": "edoras"}, **dice)) == []
    captured = table(characters={"strider": "pelargir"}, control={"pelargir": "shadow"}, **dice)
    assert will(captured) == []
    match = table(
        {"minas-tirith": "sauron-regular"},
        inside={"minas-tirith": "gondor-regular"},
        characters={"strider": "minas-tirith-inside"},
        **dice,
    )
    play(match, "die will-of-the-west", "bring aragorn")
    assert where(match, "aragorn") == "minas-tirith-inside"
    assert where(match, "strider") == "eliminated"
    assert awake(match, "gondor")


def test_gandalf_the_white_comes_once_the_grey_is_gone_and_a_minion_has_come() -> None:
    """16.2 (his card)."""
    dice: dict[str, Any] = {"free": "will-of-the-west", "shadow": "event"}
    minion = {"saruman": "eliminated"}
    assert will(table(characters=minion, **dice)) == []
    assert will(table(characters={"gandalf-grey": "bree"}, **dice)) == []
    match = table(characters={"gandalf-grey": "edoras", **minion}, **dice)
    assert will(match) == ["gandalf-white"]
    play(match, "die will-of-the-west", "bring gandalf-white")
    assert where(match, "gandalf-white") == "edoras"
    # He enters play in a city of Rohan.
    assert awake(match, "rohan")


def test_if_gandalf_the_grey_is_dead_the_white_comes_to_fangorn_or_the_elves() -> None:
    """16.2 (his card): even into a siege, not where the Shadow rules."""
    match = table(
        {"lorien": "sauron-regular"},
        inside={"lorien": "elves-elite"},
        control={"rivendell": "shadow"},
        characters={"gandalf-grey": "eliminated", "saruman": "orthanc"},
        free="will-of-the-west",
        shadow="event",
    )
    play(match, "die will-of-the-west", "bring gandalf-white")
    assert offered(match, "to") == ["fangorn", "grey-havens", "lorien", "woodland-realm"]
    play(match, "to lorien")
    assert where(match, "gandalf-white") == "lorien-inside"


def bringing(match: mathom.Match) -> list[str]:
    """The minions that a Muster die can bring."""
    play(match, "die muster")
    if "use minion" not in options(match):
        return []
    play(match, "use minion")
    # A single one comes without being named.
    only = [said.removeprefix("bring ") for said in settled(match) if said.startswith("bring ")]
    return only or offered(match, "bring")


def test_saruman_comes_to_an_unconquered_orthanc_with_isengard_at_war() -> None:
    """16.3 (his card)."""
    dice: dict[str, Any] = {"shadow": "muster", "free": "event", "to_act": "shadow"}
    match = table(war=["isengard"], **dice)
    assert bringing(match) == ["saruman"]
    play(match, "bring saruman")
    assert where(match, "saruman") == "orthanc"
    assert bringing(table(**dice)) == []
    assert bringing(table(war=["isengard"], control={"orthanc": "free"}, **dice)) == []
    besieged = table(
        {"orthanc": "rohan-regular"}, inside={"orthanc": "isengard-elite"}, war=["isengard"], **dice
    )
    assert bringing(besieged) == ["saruman"]
    play(besieged, "bring saruman")
    assert where(besieged, "saruman") == "orthanc-inside"


def test_the_witch_king_comes_to_an_army_of_sauron_and_wakes_all_free_nations() -> None:
    """16.3, 11.6 (his card)."""
    armies = {"osgiliath": "sauron-regular", "umbar": "2 southrons-regular", "moria": "sauron-elite"}
    dice: dict[str, Any] = {"shadow": "muster", "free": "event", "to_act": "shadow"}
    assert bringing(table(armies, war=["sauron"], **dice)) == []
    assert bringing(table(armies, war=["elves"], **dice)) == []
    match = table(armies, war=["sauron", "elves"], **dice)
    assert bringing(match) == ["witch-king"]
    assert not any([awake(match, nation) for nation in FREE_NATIONS if nation != "elves"])
    assert asked(match) == "shadow enter"
    assert offered(match, "to") == ["moria", "osgiliath"]
    play(match, "to osgiliath")
    assert where(match, "witch-king") == "osgiliath"
    assert all([awake(match, nation) for nation in FREE_NATIONS])


def test_the_witch_king_and_the_mouth_may_come_into_a_siege() -> None:
    """16.3 (reading of p. 31): who is besieged is still in the region, and the walls still theirs."""
    match = table(
        {"dol-guldur": "2 elves-regular"},
        inside={"dol-guldur": "sauron-regular"},
        war=[*FREE_NATIONS, "sauron"],
        shadow="muster muster",
        free="event event",
        to_act="shadow",
    )
    assert bringing(match) == ["mouth-of-sauron", "witch-king"]
    play(match, "bring witch-king", "skip event")
    assert where(match, "witch-king") == "dol-guldur-inside"
    assert bringing(match) == ["mouth-of-sauron"]
    play(match, "bring mouth-of-sauron", "to dol-guldur")
    assert where(match, "mouth-of-sauron") == "dol-guldur-inside"


def test_the_mouth_comes_when_the_ring_is_in_mordor_or_all_the_free_are_at_war() -> None:
    """16.3 (his card)."""
    dice: dict[str, Any] = {"shadow": "muster", "free": "event", "to_act": "shadow"}
    assert bringing(table(war=FREE_NATIONS[:-1], **dice)) == []
    match = table(war=FREE_NATIONS, control={"moria": "free"}, **dice)
    assert bringing(match) == ["mouth-of-sauron"]
    play(match, "bring mouth-of-sauron")
    assert offered(match, "to") == [
        "barad-dur",
        "dol-guldur",
        "minas-morgul",
        "morannon",
        "mount-gundabad",
    ]
    assert bringing(table(fellowship={"mordor": 0}, **dice)) == ["mouth-of-sauron"]


def test_a_minion_who_was_eliminated_does_not_come_again() -> None:
    """16.4 (p. 31): the Witch-king neither."""
    match = table(
        {"osgiliath": "sauron-regular"},
        characters={"witch-king": "eliminated", "saruman": "eliminated"},
        war=["sauron", "elves", "isengard"],
        shadow="muster",
        free="event",
        to_act="shadow",
    )
    assert bringing(match) == []
