"""The Eagles, the Ents and the Dead come to the help of the Free Peoples."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wotr.cards.character_die import playable, played
from tests.games.wotr.cards.holding import discarded, hand
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
    spare,
    step,
    where,
    within,
)

SIEGE: dict[str, Any] = {
    "armies": {"helms-deep": "isengard-regular"},
    "inside": {"helms-deep": "rohan-regular"},
}


# -- the Eagles ----------------------------------------------------------------------------------

FIELD = {"osgiliath": "gondor-regular", "south-ithilien": "2 sauron-regular, 4 nazgul"}
CAPTAIN = {"boromir": "osgiliath"}


# card: the-eagles-are-coming
def test_the_eagles_slay_nazgul_and_drive_the_others_to_one_stronghold_of_sauron() -> None:
    match = played("the-eagles-are-coming", FIELD, characters=CAPTAIN, chance=["dice 5 6 4 1"])
    assert at(match, "south-ithilien") == {"sauron-regular": 2, "nazgul": 2}
    assert spare(match, "nazgul") == 8 - 2
    assert asked(match) == "shadow flee"
    assert offered(match, "to") == [
        "barad-dur",
        "dol-guldur",
        "minas-morgul",
        "morannon",
        "moria",
        "mount-gundabad",
    ]
    play(match, "to dol-guldur")
    assert at(match, "dol-guldur") == {"nazgul": 2}
    assert at(match, "south-ithilien") == {"sauron-regular": 2}
    assert step(match, "sauron") == 3, "this is no attack"


# card: the-eagles-are-coming
def test_the_eagles_need_a_companion_with_an_army_next_to_an_army_with_nazgul() -> None:
    card = "the-eagles-are-coming"
    assert playable(card, FIELD, characters=CAPTAIN)
    assert not playable(card, FIELD), "no companion"
    assert not playable(card, FIELD, characters={"boromir": "lossarnach"}), "no army with him"
    lone = {**FIELD, "south-ithilien": "4 nazgul"}
    assert not playable(card, lone, characters=CAPTAIN), "Nazgul alone are no army"
    far = {"minas-tirith": "gondor-regular", "south-ithilien": FIELD["south-ithilien"]}
    assert not playable(card, far, characters={"boromir": "minas-tirith"})


# card: the-eagles-are-coming
def test_the_eagles_do_not_count_the_witch_king() -> None:
    king = {**CAPTAIN, "witch-king": "south-ithilien"}
    alone = {**FIELD, "south-ithilien": "2 sauron-regular"}
    assert not playable("the-eagles-are-coming", alone, characters=king)
    match = played("the-eagles-are-coming", FIELD, characters=king, chance=["dice 1 1 1 1"])
    play(match, "to moria")
    assert where(match, "witch-king") == "south-ithilien"
    assert at(match, "moria") == {"nazgul": 4}


# card: the-eagles-are-coming
def test_the_eagles_roll_five_dice_at_most() -> None:
    many = {**FIELD, "south-ithilien": "2 sauron-regular, 7 nazgul"}
    match = played("the-eagles-are-coming", many, characters=CAPTAIN, chance=["dice 6 6 6 6 6"])
    play(match, "to morannon")
    assert at(match, "morannon") == {"nazgul": 2}


# card: the-eagles-are-coming
def test_the_eagles_let_the_player_choose_among_armies_and_nobody_flees_if_all_are_slain() -> None:
    two = {
        "osgiliath": "gondor-regular",
        "south-ithilien": "sauron-regular, nazgul",
        "north-ithilien": "sauron-regular, nazgul",
    }
    match = played("the-eagles-are-coming", two, characters=CAPTAIN, chance=["dice 5"])
    assert asked(match) == "free target"
    assert options(match) == ["to north-ithilien", "to south-ithilien"]
    play(match, "to north-ithilien")
    assert at(match, "north-ithilien") == {"sauron-regular": 1}
    assert at(match, "south-ithilien") == {"sauron-regular": 1, "nazgul": 1}
    assert asked(match) == "shadow die"


# card: the-eagles-are-coming
def test_the_eagles_come_to_a_siege_and_the_refuge_may_be_besieged() -> None:
    """Besieged armies of either side count; those who flee into a siege join the garrison."""
    match = played(
        "the-eagles-are-coming",
        {"minas-tirith": "2 sauron-regular, 2 nazgul", "dol-guldur": "elves-regular"},
        inside={"minas-tirith": "gondor-regular", "dol-guldur": "sauron-regular"},
        characters={"boromir": "minas-tirith-inside"},
        chance=["dice 1 2"],
    )
    play(match, "to dol-guldur")
    assert within(match, "dol-guldur") == {"sauron-regular": 1, "nazgul": 2}


# card: the-eagles-are-coming
def test_the_eagles_drive_nazgul_out_of_their_own_stronghold_and_into_none_that_is_lost() -> None:
    """Our reading: who is driven away goes elsewhere."""
    match = played(
        "the-eagles-are-coming",
        {
            "dimrill-dale": "elves-regular",
            "moria": "sauron-regular, nazgul",
            "dol-guldur": "elves-elite",
        },
        characters={"legolas": "dimrill-dale"},
        chance=["dice 1"],
    )
    assert holder(match, "dol-guldur") == "free"
    assert not {"moria", "dol-guldur"} & set(offered(match, "to"))


# -- the Ents ------------------------------------------------------------------------------------

ENTS = ["the-ents-awake-treebeard", "the-ents-awake-huorns", "the-ents-awake-entmoot"]
WHITE: dict[str, str] = {"gandalf-grey": "eliminated", "gandalf-white": "fangorn"}
TOWER: dict[str, str] = {**WHITE, "saruman": "orthanc"}


def ents(card: str, armies: dict[str, str], *chance: str, **parts: Any) -> Any:
    """The Ents awake while Gandalf the White is in Fangorn."""
    return played(card, armies, chance=chance, **{"characters": TOWER, **parts})


def strikes_orthanc(card: str) -> None:
    """Each 4 or more is a hit, which the Shadow takes; and Isengard is drawn towards war."""
    match = ents(card, {"orthanc": "3 isengard-regular, isengard-elite"}, "dice 3 4 6")
    assert step(match, "isengard") == 4, "as if it had been attacked"
    assert asked(match) == "shadow casualties"
    assert options(match) == [
        "lose isengard-elite",
        "lose isengard-regular*2",
    ]
    play(match, "lose isengard-elite")
    assert at(match, "orthanc") == {"isengard-regular": 3}
    assert where(match, "saruman") == "orthanc"
    assert discarded(match) == [card]
    assert asked(match) == "shadow die"


def needs_gandalf_and_a_companion_in_fangorn(card: str) -> None:
    """The companion may be he."""
    assert playable(card, characters=WHITE)
    away = {**WHITE, "gandalf-white": "edoras"}
    assert playable(card, characters={**away, "peregrin": "fangorn"})
    assert not playable(card, characters=away)
    assert not playable(card, characters={"gandalf-grey": "fangorn"})
    assert not playable(card, characters={**WHITE, "gandalf-white": "eliminated", "gimli": "fangorn"})


# card: the-ents-awake-treebeard
def test_the_ents_of_treebeard_strike_orthanc() -> None:
    strikes_orthanc(ENTS[0])


# card: the-ents-awake-huorns
def test_the_huorns_strike_orthanc() -> None:
    strikes_orthanc(ENTS[1])


# card: the-ents-awake-entmoot
def test_the_entmoot_strikes_orthanc() -> None:
    strikes_orthanc(ENTS[2])


# card: the-ents-awake-treebeard
def test_treebeard_needs_gandalf_the_white_in_play_and_a_companion_in_fangorn() -> None:
    needs_gandalf_and_a_companion_in_fangorn(ENTS[0])


# card: the-ents-awake-huorns
def test_the_huorns_need_gandalf_the_white_in_play_and_a_companion_in_fangorn() -> None:
    needs_gandalf_and_a_companion_in_fangorn(ENTS[1])


# card: the-ents-awake-entmoot
def test_the_entmoot_needs_gandalf_the_white_in_play_and_a_companion_in_fangorn() -> None:
    needs_gandalf_and_a_companion_in_fangorn(ENTS[2])


# card: the-ents-awake-treebeard
def test_treebeard_destroys_an_army_with_its_nazgul_and_minions() -> None:
    match = ents(ENTS[0], {"orthanc": "2 isengard-regular, nazgul"}, "dice 4 5 1")
    assert at(match, "orthanc") == {}
    assert where(match, "saruman") == "eliminated"
    assert spare(match, "nazgul") == 8
    assert holder(match, "orthanc") == "shadow"


# card: the-ents-awake-treebeard
def test_treebeard_takes_saruman_without_an_army_but_leaves_nazgul_alone() -> None:
    """No army, so no dice and no nation that reacts."""
    match = ents(ENTS[0], {"orthanc": "nazgul"})
    assert where(match, "saruman") == "eliminated"
    assert at(match, "orthanc") == {"nazgul": 1}
    assert step(match, "isengard") == 3
    match = ents(ENTS[0], {}, characters=WHITE)
    assert discarded(match) == [ENTS[0]], "played although nobody is in Orthanc"


# card: the-ents-awake-huorns
def test_the_huorns_strike_a_besieged_garrison_and_the_besiegers_have_orthanc_at_once() -> None:
    match = ents(
        ENTS[1],
        {"orthanc": "rohan-regular"},
        "dice 6 6 6",
        inside={"orthanc": "isengard-regular, isengard-elite"},
        characters={**WHITE, "saruman": "orthanc-inside"},
        hands={"free": [ENTS[1], "athelas"]},
    )
    assert asked(match) == "free without_die", "before the action is over"
    assert where(match, "saruman") == "eliminated"
    assert holder(match, "orthanc") == "free"
    assert within(match, "orthanc") == {}


# card: the-ents-awake-huorns
def test_the_huorns_leave_the_besiegers_alone_when_the_shadow_holds_out() -> None:
    match = ents(
        ENTS[1],
        {"orthanc": "rohan-regular"},
        "dice 6 1 1",
        inside={"orthanc": "2 isengard-regular"},
        characters={**WHITE, "saruman": "orthanc-inside"},
    )
    assert within(match, "orthanc") == {"isengard-regular": 1}
    assert where(match, "saruman") == "orthanc-inside"
    assert at(match, "orthanc") == {"rohan-regular": 1}


# card: the-ents-awake-entmoot
def test_the_entmoot_lets_another_character_card_be_played_without_a_die() -> None:
    match = ents(
        ENTS[2],
        {"orthanc": "nazgul"},
        characters=WHITE,
        free="character muster",
        hands={"free": [ENTS[2], "bilbos-song", "horn-of-gondor", "the-red-arrow"]},
        company=["gimli"],
        fellowship={"corruption": 2},
    )
    assert asked(match) == "free without_die"
    assert options(match) == ["done", "play bilbos-song"], (
        "a strategy card is none, the Horn has no Boromir"
    )
    play(match, "play bilbos-song")
    assert quest(match)["corruption"] == 1
    assert seen(match)["dice"]["free"] == {"muster": 1}
    assert asked(match) == "shadow die"


# card: the-ents-awake-entmoot
def test_the_entmoot_may_be_followed_by_other_ents() -> None:
    match = ents(
        ENTS[2],
        {"orthanc": "4 isengard-regular"},
        "dice 1 1 4",
        "dice 4 4 4",
        hands={"free": [ENTS[2], ENTS[0], "athelas"]},
    )
    play(match, f"play {ENTS[0]}")
    assert at(match, "orthanc") == {}
    assert where(match, "saruman") == "eliminated"
    assert asked(match) == "free without_die", "and that card lets a third be played"
    play(match, "done")
    assert hand(match) == ["athelas"]


# card: the-ents-awake-entmoot
@pytest.mark.parametrize(
    ("place", "another"), [("edoras", True), ("fords-of-isen", True), ("lorien", False)]
)
def test_the_entmoot_gives_another_card_only_with_gandalf_in_fangorn_or_rohan(
    place: str, another: bool
) -> None:
    match = ents(
        ENTS[2],
        {},
        characters={"gandalf-grey": "eliminated", "gandalf-white": place, "gimli": "fangorn"},
        hands={"free": [ENTS[2], "bilbos-song"]},
    )
    assert asked(match) == ("free without_die" if another else "shadow die")


# card: the-ents-awake-entmoot
def test_the_entmoot_does_not_tell_that_no_card_in_hand_can_be_played() -> None:
    match = ents(ENTS[2], {}, characters=WHITE, hands={"free": [ENTS[2], "the-red-arrow"]})
    assert options(match) == ["done"]


# -- the Dead ------------------------------------------------------------------------------------

DEAD = "dead-men-of-dunharrow"
ROHIRRIM: dict[str, str] = {
    "strider": "edoras",
    "gimli": "edoras",
    "legolas": "edoras",
    "boromir": "folde",
}


# card: dead-men-of-dunharrow
def test_the_dead_ride_south_with_those_who_dare_and_gondor_rises() -> None:
    match = played(DEAD, characters=ROHIRRIM)
    assert asked(match) == "free riders"
    assert options(match) == ["to erech", "to lamedon", "to pelargir", "with gimli", "with legolas"]
    play(match, "with gimli", "to erech")
    assert [where(match, name) for name in ("strider", "gimli", "legolas")] == [
        "erech",
        "erech",
        "edoras",
    ]
    recruit = "recruit gondor-regular erech"
    assert options(match) == ["done", recruit]
    play(match, recruit, recruit, recruit)
    assert at(match, "erech") == {"gondor-regular": 3}
    assert step(match, "gondor") == 2
    assert asked(match) == "shadow die"


# card: dead-men-of-dunharrow
def test_the_dead_follow_only_strider_or_aragorn_out_of_rohan() -> None:
    assert playable(DEAD, characters={"strider": "fords-of-isen"})
    assert playable(DEAD, characters={"strider": "eliminated", "aragorn": "edoras"})
    assert not playable(DEAD, characters={"strider": "fangorn"})
    assert not playable(DEAD, characters={"gimli": "edoras"})


# card: dead-men-of-dunharrow
def test_the_dead_strike_an_army_which_then_has_to_retreat() -> None:
    match = played(
        DEAD,
        {"pelargir": "4 southrons-regular, southrons-elite, nazgul", "minas-tirith": "gondor-regular"},
        characters={"strider": "edoras"},
        politics={"southrons": {"step": 2}},
        chance=["dice 3"],
    )
    play(match, "to pelargir")
    assert step(match, "southrons") == 3, "as if it had been attacked"
    assert asked(match) == "shadow casualties"
    play(match, "lose southrons-regular*3")
    assert asked(match) == "shadow driven_out"
    assert options(match) == [
        "retreat osgiliath",
        "retreat west-harondor",
    ], "in Lamedon and Lossarnach there are settlements of Gondor"
    play(match, "retreat west-harondor")
    assert at(match, "west-harondor") == {"southrons-regular": 1, "southrons-elite": 1, "nazgul": 1}
    assert at(match, "pelargir") == {}
    assert holder(match, "pelargir") == "shadow"


# card: dead-men-of-dunharrow
def test_the_dead_leave_an_army_no_choice_where_only_one_region_is_free() -> None:
    match = played(
        DEAD,
        {
            "erech": "3 southrons-regular",
            "dol-amroth": "gondor-regular",
            "lamedon": "gondor-regular",
        },
        characters={"strider": "edoras"},
        chance=["dice 2"],
    )
    play(match, "to erech")
    assert at(match, "anfalas") == {"southrons-regular": 1}
    assert asked(match) == "free recruit_up_to"


# card: dead-men-of-dunharrow
def test_the_dead_destroy_an_army_that_has_nowhere_to_go_and_all_who_lead_it() -> None:
    match = played(
        DEAD,
        {
            "erech": "8 southrons-regular, 2 nazgul",
            "anfalas": "gondor-regular",
            "dol-amroth": "gondor-regular",
            "lamedon": "gondor-regular",
        },
        characters={"strider": "edoras", "witch-king": "erech", "mouth-of-sauron": "barad-dur"},
        chance=["dice 1"],
    )
    play(match, "to erech")
    assert at(match, "erech") == {}
    assert where(match, "witch-king") == "eliminated"
    assert where(match, "mouth-of-sauron") == "barad-dur"
    assert where(match, "strider") == "erech"


# card: dead-men-of-dunharrow
def test_the_dead_slay_the_last_unit_and_the_nazgul_fall_with_it() -> None:
    match = played(
        DEAD,
        {"lamedon": "3 southrons-regular, nazgul"},
        characters={"strider": "edoras"},
        chance=["dice 5"],
    )
    play(match, "to lamedon")
    assert at(match, "lamedon") == {}
    assert spare(match, "nazgul") == 8


# card: dead-men-of-dunharrow
def test_the_dead_leave_nazgul_without_an_army_alone() -> None:
    match = played(DEAD, {"erech": "nazgul"}, characters={"strider": "edoras"})
    play(match, "to erech", "done")
    assert at(match, "erech") == {"nazgul": 1}


# card: dead-men-of-dunharrow
def test_the_dead_take_a_settlement_back_only_if_men_of_gondor_rise() -> None:
    def freed(*choices: str) -> Any:
        match = played(
            DEAD,
            {"pelargir": "southrons-regular"},
            characters={"strider": "edoras"},
            chance=["dice 1"],
        )
        return play(match, "to pelargir", *choices)

    assert holder(freed("done"), "pelargir") == "shadow"
    risen = freed("recruit gondor-regular pelargir", "done")
    assert holder(risen, "pelargir") == "free"
    assert at(risen, "pelargir") == {"gondor-regular": 1}


# card: dead-men-of-dunharrow
def test_the_dead_lead_aragorn_and_his_friends_out_of_a_siege() -> None:
    """Ending his way in a city of Gondor, he wakes it."""
    match = played(
        DEAD,
        company=[],
        characters={"aragorn": "helms-deep-inside", "gimli": "helms-deep-inside", "legolas": "edoras"},
        **SIEGE,
    )
    assert offered(match, "with") == ["gimli"]
    play(match, "with gimli", "to pelargir")
    assert where(match, "gimli") == "pelargir"
    assert awake(match, "gondor")
    assert within(match, "helms-deep") == {"rohan-regular": 1}


# card: dead-men-of-dunharrow
def test_the_dead_bring_no_more_men_than_are_left() -> None:
    match = played(
        DEAD,
        {"minas-tirith": "10 gondor-regular", "pelargir": "4 gondor-regular"},
        characters={"strider": "edoras"},
    )
    assert spare(match, "gondor-regular") == 1
    play(match, "to erech", "recruit gondor-regular erech")
    assert asked(match) == "shadow die"
