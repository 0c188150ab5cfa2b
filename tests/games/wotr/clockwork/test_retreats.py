"""Guide 15: when the clockwork goes on, stands or gets away, and what it says about it."""

from __future__ import annotations

import mathom
from tests.games.wotr.clockwork.alone import OWN, alone, attack, attacked, told
from tests.games.wotr.table import at, play

# -- getting away --------------------------------------------------------------------------------


def beaten_at_osgiliath(*chance: str, **armies: str) -> mathom.Match:
    """A single Regular in Osgiliath is attacked from Minas Tirith, and survives the first round."""
    around = {region.replace("_", "-"): told_ for region, told_ in armies.items()}
    match = attacked(
        {"minas-tirith": "5 gondor-elite", "osgiliath": "sauron-regular", **around},
        "dice 1 1 1 1 1; dice 1",
        *chance,
    )
    attack(match, "minas-tirith", "osgiliath")
    return play(match, "combat none", "fight")


def test_the_nearest_army_may_be_two_regions_away() -> None:
    # Guide 15.5: beside South Ithilien the Southrons stand, to whom no line goes from Osgiliath.
    match = beaten_at_osgiliath(west_harondor="2 southrons-regular")
    assert at(match, "south-ithilien") == {"sauron-regular": 1}
    said = "An army of size 1 retreats before a larger one, along its line, to South Ithilien"
    assert said in " ".join(told(match))


def test_where_no_army_is_nearer_chance_says_which_way_of_its_line_it_goes() -> None:
    # Guide 15.5, A4
    match = beaten_at_osgiliath("place north-ithilien", minas_morgul="2 sauron-regular")
    assert at(match, "north-ithilien") == {"sauron-regular": 1}


def test_where_its_line_is_barred_it_retreats_to_another() -> None:
    # Guide 15.5: West Harondor is on the line of the Southrons; the forest beside it on none.
    both = {"north_ithilien": "gondor-regular", "south_ithilien": "gondor-regular"}
    match = beaten_at_osgiliath(**both)
    assert at(match, "west-harondor") == {"sauron-regular": 1}


def test_whose_only_way_out_leaves_every_line_is_eliminated() -> None:
    # Guide 15.5
    match = beaten_at_osgiliath(
        "place druadan-forest",
        north_ithilien="gondor-regular",
        south_ithilien="gondor-regular",
        west_harondor="gondor-regular",
        umbar="southrons-regular",
    )
    play(match, "stay")
    assert "sauron-regular" not in at(match, "druadan-forest")
    assert "Drúadan Forest is on no line." in " ".join(told(match))


def test_an_army_that_is_as_large_as_two_stands_if_leaders_make_it_larger() -> None:
    # Guide 15.5, 1: a Nazgul lends it size.
    match = attacked(
        {"minas-tirith": "5 gondor-elite", "osgiliath": "2 sauron-regular, nazgul"},
        "dice 1 1 1 1 1; dice 1 1; dice 1",
    )
    attack(match, "minas-tirith", "osgiliath")
    play(match, "combat none", "fight")
    assert at(match, "osgiliath") == {"sauron-regular": 2, "nazgul": 1}
    assert "An army of size 3 stands" in " ".join(told(match))


# -- it says why ---------------------------------------------------------------------------------


def test_whoever_defends_a_stronghold_says_why_he_fights_where() -> None:
    for units, said in (
        ("6 sauron-regular", "With 6 units the clockwork fights in the field"),
        ("4 sauron-regular", "With five units or fewer (4) the clockwork withdraws behind its walls"),
    ):
        match = attacked(
            {"dimrill-dale": "5 elves-elite", "moria": units},
            clockwork={"occupied": [id for id in OWN if id != "moria"]},
        )
        attack(match, "dimrill-dale", "moria")
        assert said in " ".join(told(match))


def test_whoever_attacks_says_why_he_goes_on_ceases_and_advances() -> None:
    armies = {"orthanc": "5 isengard-regular", "fords-of-isen": "2 rohan-regular"}
    gone = {"saruman": "eliminated"}
    match = alone(
        armies, "dice 6 1 1 1 1; dice 1 1", "dice 6 1 1 1 1; dice 1", shadow="army", characters=gone
    )
    play(match, "combat none", "stand", "combat none")
    said = " ".join(told(match))
    assert "The clockwork has a size advantage of 4 and fights on" in said
    assert "A line leads to the Fords of Isen: the clockwork advances" in said
    match = alone(
        {"orthanc": "3 isengard-regular", "fords-of-isen": "2 rohan-regular"},
        "dice 1 1 1; dice 6 1",
        shadow="army",
        characters=gone,
    )
    play(match, "combat none")
    assert "The clockwork's size advantage (0) is not enough to fight on" in " ".join(told(match))


def test_a_siege_that_is_prolonged_says_what_for() -> None:
    match = alone(
        {"helms-deep": "4 isengard-regular, isengard-elite"},
        "dice 1 1 1 1 1; dice 1; dice 1 1 1 1 1; dice 1",
        shadow="army",
        inside={"helms-deep": "rohan-regular"},
        control={"helms-deep": "free"},
        characters={"saruman": "eliminated"},
    )
    play(match, "combat none", "combat none")
    said = " ".join(told(match))
    assert "The clockwork has a size advantage of 3, so an Elite is reduced to go on" in said


def test_whoever_takes_hits_says_whom_they_strike() -> None:
    for count, said in ((6, "With more than five units"), (5, "With five units or fewer")):
        match = attacked(
            {
                "minas-tirith": "5 gondor-elite",
                "osgiliath": f"{count - 2} sauron-regular, 2 sauron-elite",
            },
            "dice 6 1 1 1 1; dice 1 1 1 1 1",
        )
        attack(match, "minas-tirith", "osgiliath")
        play(match, "combat none")
        assert f"Hits to take: 1. {said} the clockwork" in " ".join(told(match))


def test_a_garrison_that_is_recalled_says_who_comes() -> None:
    match = attacked(
        {"edoras": "3 rohan-regular"}, occupied=("westemnet",), control={"westemnet": "shadow"}
    )
    attack(match, "edoras", "westemnet")
    said = "The garrison of Westemnet is recalled: take the marker off; 2 Sauron Regulars join"
    assert said in " ".join(told(match)), told(match)
