"""No card recruits in a settlement on which the enemy's marker lies, though one's own army besieges it.

The region is free to the besiegers, the settlement is not (p. 26); so it matters whether a card names a
settlement or a region.
"""

from __future__ import annotations

import pytest

from tests.games.wotr.cards.commanding import WAR, commands
from tests.games.wotr.cards.holding import hand, plays
from tests.games.wotr.cards.shadowing import go
from tests.games.wotr.table import asked, at, options, play, within

OF_THE_FREE = [
    ("guards-of-the-citadel", "minas-tirith", "gondor"),
    ("celeborns-galadhrim", "lorien", "elves"),
    ("imrahil-of-dol-amroth", "dol-amroth", "gondor"),
    ("kindred-of-glorfindel", "rivendell", "elves"),
    ("dain-ironfoots-guard", "erebor", "dwarves"),
    ("thranduils-archers", "woodland-realm", "elves"),
]
WITH_A_CARD = ["celeborns-galadhrim", "kindred-of-glorfindel", "thranduils-archers"]


@pytest.mark.parametrize(("card", "home", "nation"), OF_THE_FREE)
def test_nobody_is_recruited_in_a_stronghold_that_the_own_army_besieges(
    card: str, home: str, nation: str
) -> None:
    match = plays(
        card,
        {home: f"2 {nation}-regular"},
        inside={home: "3 sauron-regular"},
        chance=["card the-last-battle"] if card in WITH_A_CARD else [],
    )
    assert asked(match) == "shadow die"
    assert at(match, home) == {f"{nation}-regular": 2}
    assert hand(match) == (["the-last-battle"] if card in WITH_A_CARD else [])


def test_the_pits_of_mordor_are_not_those_that_the_free_peoples_hold() -> None:
    match = commands(
        "pits-of-mordor",
        {"moria": "2 sauron-regular", "dol-guldur": "elves-regular"},
        inside={"moria": "2 elves-regular", "dol-guldur": "sauron-regular"},
        war=WAR,
    )
    # Besieged by the enemy is another thing than besieged by oneself (p. 27).
    assert options(match) == [
        "to barad-dur",
        "to dol-guldur",
        "to minas-morgul",
        "to morannon",
        "to mount-gundabad",
    ]


def test_orcs_do_not_multiply_before_the_walls_of_a_lost_dol_guldur() -> None:
    match = commands(
        "orcs-multiplying-again",
        {"dol-guldur": "2 sauron-regular"},
        inside={"dol-guldur": "elves-regular"},
    )
    assert at(match, "dol-guldur") == {"sauron-regular": 2}
    assert at(match, "mount-gundabad") == {"sauron-regular": 3}


def test_the_king_is_revealed_before_a_lost_minas_morgul_and_not_even_a_nazgul_comes() -> None:
    match = commands(
        "the-king-is-revealed",
        {"minas-morgul": "2 sauron-regular"},
        inside={"minas-morgul": "gondor-regular"},
        characters={"aragorn": "minas-morgul-inside"},
    )
    assert at(match, "minas-morgul") == {"sauron-regular": 2}


def test_many_kings_do_not_come_before_the_walls_of_a_lost_umbar() -> None:
    match = commands(
        "many-kings-to-the-service-of-mordor",
        {"umbar": "2 southrons-regular"},
        inside={"umbar": "gondor-regular"},
    )
    assert options(match) == ["to far-harad", "to near-harad", "to north-rhun", "to south-rhun"]


def test_a_new_power_does_not_rise_before_the_walls_of_a_lost_orthanc() -> None:
    """Saruman has stayed in Orthanc, though his enemies hold it now."""
    match = commands(
        "a-new-power-is-rising",
        {"orthanc": "isengard-regular"},
        inside={"orthanc": "rohan-regular"},
        characters={"saruman": "orthanc"},
    )
    assert asked(match) == "free die"
    assert at(match, "orthanc") == {"isengard-regular": 1}
    assert at(match, "north-dunland") == {"isengard-regular": 2}


def test_shadows_fall_on_the_misty_mountains_only_where_moria_is_not_lost() -> None:
    match = commands(
        "shadows-on-the-misty-mountains",
        {"moria": "2 sauron-regular"},
        inside={"moria": "elves-regular"},
    )
    go(match, "recruit sauron-regular mount-gram", "recruit sauron-regular mount-gram")
    assert at(match, "moria") == {"sauron-regular": 2}


def test_a_card_that_names_a_region_recruits_for_those_who_besiege_the_settlement_in_it() -> None:
    """Where a companion is, and where the king's steward is: those are regions."""
    armies, inside = {"helms-deep": "rohan-regular"}, {"helms-deep": "isengard-regular"}
    match = plays("riders-of-theoden", armies, inside=inside, characters={"gimli": "helms-deep"})
    play(match, "to helms-deep", "recruit rohan-elite helms-deep")
    assert at(match, "helms-deep") == {"rohan-regular": 1, "rohan-elite": 1, "rohan-leader": 1}
    match = commands("half-orcs-and-goblin-men", {"orthanc": "sauron-regular"}, war=WAR,
                     inside={"orthanc": "rohan-regular"})  # fmt: skip
    go(match, "recruit isengard-regular orthanc")
    assert at(match, "orthanc") == {"sauron-regular": 1, "isengard-regular": 1}
    assert within(match, "orthanc") == {"rohan-regular": 1}
