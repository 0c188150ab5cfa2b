"""Guide 9: what a Muster die brings, by its roll."""

from __future__ import annotations

import mathom
from tests.games.wotr.clockwork.alone import BEFORE_ISENGARD, OWN, alone, figure, state_of, told
from tests.games.wotr.table import at, within


def test_roll_1_musters_in_mordor() -> None:
    # With five units there two points are an Elite.
    match = alone({"morannon": "5 sauron-regular"}, "dice 1", shadow="muster")
    assert at(match, "minas-morgul") == {"sauron-regular": 2}
    assert at(match, "morannon") == {"sauron-regular": 5, "sauron-elite": 1}
    assert at(match, "barad-dur") == {"sauron-regular": 2}
    assert at(match, "nurn") == {"sauron-regular": 1}


def test_roll_2_musters_in_the_north() -> None:
    match = alone({"moria": "9 sauron-regular"}, "dice 2", shadow="muster")
    assert at(match, "moria") == {"sauron-regular": 9, "sauron-elite": 1}
    assert at(match, "angmar") == {"sauron-regular": 1}


def test_roll_3_musters_the_southrons_and_skips_what_is_full_or_lost() -> None:
    match = alone({"umbar": "10 southrons-regular"}, "dice 3", shadow="muster", lost=("near-harad",))
    assert at(match, "umbar") == {"southrons-regular": 10}
    assert at(match, "near-harad") == {}
    assert at(match, "south-rhun") == {"southrons-regular": 2}


def test_roll_4_musters_isengard_and_saruman_makes_an_elite() -> None:
    match = alone({}, "dice 4", shadow="muster")
    assert at(match, "orthanc") == {"isengard-regular": 2, "isengard-elite": 1}
    assert at(match, "north-dunland") == {"isengard-regular": 2}


def test_without_an_elite_left_two_points_bring_nothing_to_five_units() -> None:
    # A43
    match = alone({"morannon": "5 sauron-regular", "nurn": "6 sauron-elite"}, "dice 1", shadow="muster")
    assert at(match, "morannon") == {"sauron-regular": 5}


def test_roll_5_musters_in_every_stronghold_more_where_the_enemy_is_near() -> None:
    # A11
    match = alone({"dimrill-dale": "5 elves-elite, elves-leader"}, "dice 5", shadow="muster")
    assert at(match, "moria") == {"sauron-regular": 2}
    assert at(match, "orthanc") == {"isengard-regular": 1}
    assert at(match, "umbar") == {"southrons-regular": 1}


def test_roll_6_brings_nazgul_and_a_regular_to_each_of_them() -> None:
    # A12: Sauron's, where a Nazgul is alone on a line, or the region's own; none off the lines.
    match = alone({"hollin": "nazgul", "bree": "nazgul"}, "dice 6", shadow="muster")
    assert at(match, "orthanc") == {"isengard-regular": 1}
    assert at(match, "hollin") == {"nazgul": 1, "sauron-regular": 1}
    assert at(match, "bree") == {"nazgul": 1}
    assert at(match, "minas-morgul") == {"nazgul": 1, "sauron-regular": 1}


def test_a_besieged_stronghold_is_mustered_behind_its_walls() -> None:
    match = alone(
        {"moria": "5 elves-elite"},
        "dice 2",
        inside={"moria": "4 sauron-regular"},
        control={"moria": "shadow"},
        shadow="muster",
        lost=(),
        clockwork={"occupied": ["dol-guldur", "mount-gundabad", "angmar"]},
    )
    assert within(match, "moria") == {"sauron-regular": 5}


def test_roll_3_musters_in_the_south_and_the_east() -> None:
    # Guide 9.3.
    match = alone({}, "dice 3", shadow="muster")
    places = ("umbar", "south-rhun", "far-harad", "near-harad", "north-rhun")
    assert [at(match, id)["southrons-regular"] for id in places] == [2, 2, 1, 1, 1]


def test_without_saruman_no_regular_of_orthanc_becomes_an_elite() -> None:
    # Guide 9.4.
    gone = alone({}, "dice 4", shadow="muster", characters={"saruman": "eliminated"})
    assert at(gone, "orthanc") == {"isengard-regular": 3}
    there = alone({}, "dice 4", shadow="muster")
    assert at(there, "orthanc") == {"isengard-regular": 2, "isengard-elite": 1}


def test_roll_5_brings_two_points_behind_the_walls_of_a_besieged_stronghold() -> None:
    # Guide 9.5.
    match = alone(
        {"moria": "5 elves-elite"},
        "dice 5",
        inside={"moria": "2 sauron-regular"},
        control={"moria": "shadow"},
        shadow="muster",
        clockwork={"occupied": [id for id in OWN if id != "moria"]},
    )
    assert within(match, "moria") == {"sauron-regular": 4}


def test_no_regular_comes_to_a_nazgul_among_enemies() -> None:
    # A12
    match = alone({"hollin": "elves-regular, nazgul"}, "dice 6", shadow="muster")
    assert at(match, "hollin") == {"elves-regular": 1, "nazgul": 1}


def test_a_nazgul_off_the_lines_is_passed_over() -> None:
    # A12, guide 9.6: nobody comes there only to be cleared away.
    match = alone({"weather-hills": "nazgul"}, "dice 6", shadow="muster")
    assert "on no line" not in " ".join(told(match))


def test_where_nobody_finds_room_no_lot_is_drawn_for_who_would_come() -> None:
    # A12: two nations are equal in a full army.
    army = "5 sauron-regular, 5 isengard-regular, nazgul"
    match = alone({"osgiliath": army}, "dice 6", shadow="muster", characters={"saruman": "eliminated"})
    assert at(match, "osgiliath") == {"sauron-regular": 5, "isengard-regular": 5, "nazgul": 1}


def test_nobody_musters_in_a_stronghold_that_is_lost() -> None:
    # Guide 9.
    match = alone({}, "dice 1", shadow="muster", lost=("morannon",))
    assert at(match, "morannon") == {}
    assert at(match, "minas-morgul") == {"sauron-regular": 2}


def test_who_joins_an_army_in_the_field_is_of_a_nation_that_is_there() -> None:
    # Guide 9: no land of Isengard, and no Sauron's unit.
    match = alone({"fords-of-isen": "2 isengard-regular, nazgul"}, "dice 6", shadow="muster")
    assert at(match, "fords-of-isen")["isengard-regular"] == 3


def test_besiegers_with_a_nazgul_get_a_regular_too() -> None:
    # A12: only where nobody stands must the region be free.
    match = alone(
        {"helms-deep": "2 isengard-regular, nazgul"},
        "dice 6",
        shadow="muster",
        inside={"helms-deep": "rohan-regular"},
        control={"helms-deep": "free"},
    )
    assert at(match, "helms-deep")["isengard-regular"] == 3


def mustered(match: mathom.Match) -> list[str]:
    """Where figures came, one after the other."""
    recruited = [event for event in match.opening[1] if event.kind == "recruited"]
    return [str(event.args["region"]) for event in recruited]


def test_each_roll_musters_in_the_order_of_its_list() -> None:
    # Guide 9, A11
    for roll, order in (
        (1, "minas-morgul morannon barad-dur nurn"),
        (2, "dol-guldur moria mount-gundabad angmar"),
        (3, "umbar south-rhun far-harad near-harad north-rhun"),
        (4, "orthanc north-dunland south-dunland"),
        (5, "minas-morgul dol-guldur morannon mount-gundabad moria barad-dur orthanc umbar"),
    ):
        match = alone({}, f"dice {roll}", shadow="muster")
        assert list(dict.fromkeys(mustered(match))) == order.split(), roll


def test_roll_6_brings_nazgul_to_four_towers_then_regulars_to_minions_and_to_small_armies_first() -> (
    None
):
    # Guide 9.6: the Witch-king, Saruman, the Mouth, then armies with the fewest units.
    match = alone(
        {"osgiliath": "3 sauron-regular", "pelargir": "2 southrons-regular, nazgul",
         "moria": "4 sauron-regular, nazgul", "minas-morgul": "6 nazgul"},
        "dice 6",
        shadow="muster",
        characters={"witch-king": "osgiliath", "mouth-of-sauron": "nurn"},
    )  # fmt: skip
    # None is left of the eight: those of the towers have gone before.
    assert mustered(match) == ["osgiliath", "orthanc", "nurn", "minas-morgul", "pelargir", "moria"]
    towers = alone({}, "dice 6", shadow="muster", characters={"saruman": "eliminated"})
    order = ["minas-morgul", "morannon", "barad-dur", "dol-guldur"]
    assert mustered(towers)[:4] == order


def test_a_garrison_shut_in_with_a_nazgul_gets_a_regular_too() -> None:
    # Guide 9: it is allowed to reinforce a besieged army.
    match = alone(
        {"moria": "5 elves-elite"},
        "dice 6",
        inside={"moria": "2 sauron-regular, nazgul"},
        control={"moria": "shadow"},
        shadow="muster",
        clockwork={"occupied": [id for id in OWN if id != "moria"]},
    )
    assert within(match, "moria") == {"sauron-regular": 3, "nazgul": 1}


def test_four_units_get_two_regulars_and_five_an_elite() -> None:
    # Guide 9
    for count, came in ((4, {"sauron-regular": 6}), (5, {"sauron-regular": 5, "sauron-elite": 1})):
        match = alone({"nurn": "", "morannon": f"{count} sauron-regular"}, "dice 1", shadow="muster")
        assert at(match, "morannon") == came


def test_where_five_stand_two_points_are_an_elite_and_single_regulars_stay_regulars() -> None:
    # Guide 9
    for roll, nation, points, singles in (
        (1, "sauron", "minas-morgul morannon barad-dur", {"nurn": 1}),
        (2, "sauron", "dol-guldur moria mount-gundabad", {"angmar": 1}),
        (3, "southrons", "umbar south-rhun", {"far-harad": 1, "near-harad": 1, "north-rhun": 1}),
        (4, "isengard", "orthanc", {"orthanc": 1, "north-dunland": 2, "south-dunland": 2}),
    ):
        regular, elite = f"{nation}-regular", f"{nation}-elite"
        there = dict.fromkeys([*points.split(), *singles], f"5 {regular}")
        gone = {"saruman": "eliminated"}
        match = alone(there, f"dice {roll}", shadow="muster", characters=gone)
        for id in there:
            came = {regular: 5 + singles.get(id, 0)}
            assert at(match, id) == came | ({elite: 1} if id in points.split() else {}), id


def test_without_an_elite_left_saruman_makes_none_and_each_one_made_is_taken_from_the_box() -> None:
    # Guide 9.4
    spent = alone({"north-dunland": "6 isengard-elite"}, "dice 4", shadow="muster")
    assert at(spent, "orthanc") == {"isengard-regular": 3}
    match = alone({}, "dice 4", shadow="muster")
    state = match.state
    assert state.reinforcements[figure("isengard-elite")] == 5
    regulars = state.reinforcements[figure("isengard-regular")]
    assert regulars == state_of({}).reinforcements[figure("isengard-regular")] - 6
    only_elites = alone(
        {"orthanc": "5 isengard-elite"}, "dice 4", shadow="muster", lost=("north-dunland",)
    )
    # A Regular and an Elite come, and the Regular stays one: there is no seventh.
    assert at(only_elites, "orthanc") == {"isengard-elite": 6, "isengard-regular": 1}


def test_where_orthanc_has_no_regular_none_becomes_an_elite() -> None:
    # Guide 9.4: it is full.
    match = alone({"orthanc": "5 isengard-elite, 5 sauron-elite"}, "dice 4", shadow="muster")
    assert at(match, "orthanc") == {"isengard-elite": 5, "sauron-elite": 5}


def test_the_most_numerous_nation_is_so_with_its_elites() -> None:
    # A10, A15
    match = alone(
        {"orthanc": "isengard-regular, 3 isengard-elite, 3 sauron-regular", **BEFORE_ISENGARD},
        shadow="muster-army",
    )
    assert at(match, "orthanc")["isengard-regular"] == 2
