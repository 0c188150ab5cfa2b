"""Guide 12: how lines advance, occupy and are cleared."""

from __future__ import annotations

from typing import Any

from mathom.games.wotr.box import FIGURES
from mathom.games.wotr.clockwork.lines import LINES
from mathom.games.wotr.clockwork.march import chosen_units, march, parts, would_move
from mathom.games.wotr.clockwork.occupation import line_occupied, may_occupy, needless
from tests.games.wotr.clockwork.alone import OWN, alone, figure, occupied, r, state_of, told
from tests.games.wotr.table import at, holder, seen, step, where

MORDOR, CENTRAL, NORTHERN, SOUTHRON, EASTERLING, ISENGARD = range(6)


def test_the_head_of_the_column_goes_first_and_every_army_goes_one_step() -> None:
    match = alone(
        {"nurn": "sauron-regular", "minas-morgul": "2 sauron-regular"}, "dice 1", shadow="army"
    )
    assert at(match, "south-ithilien") == {"sauron-regular": 2}
    assert at(match, "gorgoroth") == {"sauron-regular": 1}


def test_nazgul_march_with_the_units_but_saruman_and_the_mouth_stay() -> None:
    # A40
    match = alone(
        {"orthanc": "3 isengard-regular, nazgul", "minas-morgul": "nazgul"}, "dice 6", shadow="army"
    )
    assert at(match, "fords-of-isen") == {"isengard-regular": 3, "nazgul": 1}
    assert where(match, "saruman") == "orthanc"
    assert at(match, "minas-morgul") == {"nazgul": 1}


def test_the_mouth_of_sauron_does_not_march() -> None:
    match = alone(
        {"morannon": "2 sauron-regular"},
        "dice 1",
        shadow="army",
        characters={"mouth-of-sauron": "morannon"},
    )
    assert at(match, "gorgoroth") == {"sauron-regular": 2}
    assert where(match, "mouth-of-sauron") == "morannon"


def test_an_enemy_in_the_way_bars_the_line_and_nobody_takes_the_overflow() -> None:
    # A34
    match = alone(
        {"minas-morgul": "2 sauron-regular", "south-ithilien": "5 gondor-elite"}, "dice 4", shadow="army"
    )
    assert at(match, "minas-morgul")["sauron-regular"] == 2
    assert at(match, "north-ithilien") == {}


def test_who_finds_no_room_goes_to_the_overflow_region_elites_first_to_the_front() -> None:
    # A41
    match = alone(
        {
            "south-ithilien": "9 sauron-regular",
            "osgiliath": "5 gondor-elite",
            "minas-morgul": "2 sauron-regular, sauron-elite, nazgul",
            "barad-dur": "nazgul",
        },
        "dice 1",
        shadow="army",
    )
    assert at(match, "south-ithilien") == {"sauron-regular": 9, "sauron-elite": 1, "nazgul": 1}
    assert at(match, "north-ithilien") == {"sauron-regular": 2}


def test_without_an_overflow_region_the_rest_stays() -> None:
    state = state_of({"gorgoroth": "9 sauron-regular", "nurn": "3 sauron-regular"})
    line = LINES[MORDOR]
    step = next(move for move in line.moves if move.start == r("nurn"))
    [(end, force)] = parts(state, line, step)
    assert (end, sum(force)) == (r("gorgoroth"), 1)


def test_a_town_costs_two_regulars_a_city_three_a_stronghold_five() -> None:
    # A1, A15: the marker lies there, the settlement is captured, its nation goes a step.
    for target, start, roll, price in (
        ("carrock", "eagles-eyrie", 3, 2),
        ("pelargir", "west-harondor", 4, 3),
        ("helms-deep", "fords-of-isen", 6, 5),
    ):
        match = alone({start: "6 sauron-regular"}, f"dice {roll}", shadow="army")
        left = 6 - price
        assert at(match, target) == ({"sauron-regular": left} if left else {}), target
        assert occupied(match) == [target]
        assert holder(match, target) == "shadow"


def test_with_too_few_regulars_it_waits_and_captures_nothing_but_wakes_the_nation() -> None:
    # A15, A54
    match = alone({"west-harondor": "2 southrons-regular, 3 southrons-elite"}, "dice 4", shadow="army")
    assert occupied(match) == []
    assert holder(match, "pelargir") == "free"
    assert seen(match)["politics"]["gondor"]["active"]
    assert step(match, "gondor") == 2


def test_three_regulars_and_an_elite_pay_for_a_stronghold_only_without_five_regulars() -> None:
    match = alone({"fords-of-isen": "3 isengard-regular, 2 isengard-elite"}, "dice 6", shadow="army")
    assert occupied(match) == ["helms-deep"]
    assert at(match, "helms-deep") == {"isengard-elite": 1}
    richer = alone({"fords-of-isen": "5 isengard-regular, isengard-elite"}, "dice 6", shadow="army")
    assert at(richer, "helms-deep") == {"isengard-elite": 1}


def test_the_most_numerous_nation_pays_first() -> None:
    # A15
    match = alone({"west-harondor": "3 sauron-regular, 4 southrons-regular"}, "dice 4", shadow="army")
    assert at(match, "pelargir") == {"sauron-regular": 3, "southrons-regular": 1}


def test_more_than_ten_may_enter_if_the_excess_occupies_at_once() -> None:
    match = alone(
        {"west-harondor": "4 southrons-regular", "pelargir": "6 southrons-elite, 4 sauron-elite"},
        "dice 4",
        shadow="army",
    )
    assert occupied(match) == ["pelargir"]
    assert at(match, "pelargir")["southrons-elite"] == 6


def test_nobody_leaves_a_settlement_that_is_still_to_be_occupied() -> None:
    match = alone(
        {"pelargir": "southrons-regular", "near-harad": "southrons-regular"}, "dice 4", shadow="army"
    )
    assert at(match, "pelargir") == {"southrons-regular": 1}
    assert at(match, "west-harondor") == {"southrons-regular": 1}


def test_besiegers_stay_and_others_may_join_them() -> None:
    match = alone(
        {"helms-deep": "4 isengard-regular", "fords-of-isen": "2 isengard-regular"},
        "dice 6",
        shadow="army",
        inside={"helms-deep": "5 rohan-elite"},
        control={"helms-deep": "free"},
    )
    assert at(match, "helms-deep") == {"isengard-regular": 6}


def test_a_besieged_army_does_not_march() -> None:
    state = state_of(
        {"orthanc": "5 rohan-elite"},
        inside={"orthanc": "3 isengard-regular"},
        clockwork={"occupied": []},
        control={"orthanc": "shadow"},
    )
    assert not would_move(state, LINES[ISENGARD])


def test_the_southrons_take_the_way_to_osgiliath_when_the_coast_is_taken() -> None:
    coast = ("pelargir", "lamedon", "dol-amroth")
    match = alone({"west-harondor": "4 southrons-regular"}, "dice 4", shadow="army", occupied=coast)
    assert at(match, "osgiliath") == {"southrons-regular": 4}


def test_a_line_that_becomes_occupied_marches_no_further_and_is_cleared() -> None:
    # A42, A16: those behind, in the Shadow's own lands, stay.
    state = state_of(
        {"dale": "4 southrons-regular, southrons-elite", "south-rhun": "southrons-regular"},
        clockwork={"occupied": ["erebor", "dale", "iron-hills"]},
        control={"erebor": "shadow", "dale": "shadow", "iron-hills": "shadow"},
    )
    state.put(r("dale"), 14)
    march(state, LINES[EASTERLING])
    assert line_occupied(state, LINES[EASTERLING])
    assert state.count(r("south-rhun"), 14) == 1


def test_an_occupied_line_is_cleared_outside_the_lands_of_the_shadow() -> None:
    taken = ("lorien", "rivendell")
    match = alone(
        {"dimrill-dale": "2 sauron-regular, nazgul", "moria": "sauron-regular"},
        "dice 2",
        shadow="army",
        occupied=taken,
    )
    # Moria is in Sauron's own land; Nazgul stay; the line is immovable.
    assert at(match, "dimrill-dale") == {"nazgul": 1}
    assert "sauron-regular" in at(match, "moria")


def test_an_end_region_is_cleared_when_nothing_is_left_beside_it() -> None:
    coast = ("dol-amroth", "lamedon", "pelargir")
    match = alone({"dol-amroth": "4 southrons-regular"}, "dice 4", shadow="army", occupied=coast)
    assert at(match, "dol-amroth") == {}


def test_units_on_no_line_are_eliminated() -> None:
    # A35: in a land of its own too.
    for off in ("bree", "mount-gram"):
        match = alone({off: "3 sauron-regular"}, "dice 4", shadow="muster")
        assert at(match, off) == {}
        assert any("on no line" in one for one in told(match))


def test_entering_a_settlement_of_its_own_takes_it_back_and_the_price_occupies_it() -> None:
    # A53
    match = alone({"gorgoroth": "6 sauron-regular"}, "dice 1", shadow="army", lost=("minas-morgul",))
    assert holder(match, "minas-morgul") == "shadow"
    assert "minas-morgul" in seen(match)["clockwork"]["occupied"]
    assert at(match, "minas-morgul") == {"sauron-regular": 1}


def test_the_southron_line_is_occupied_only_with_the_mordor_line() -> None:
    coast = ["pelargir", "lamedon", "dol-amroth"]
    state = state_of({}, clockwork={"occupied": coast}, control=dict.fromkeys(coast, "shadow"))
    assert not line_occupied(state, LINES[SOUTHRON])
    assert state.clockwork is not None
    for id in ("lossarnach", "minas-tirith"):
        state.clockwork.occupied[r(id)] = True
    assert line_occupied(state, LINES[SOUTHRON])


def test_what_another_line_still_needs_is_not_cleared() -> None:
    # A16: the Tower Hills are on two lines.
    state = state_of({"tower-hills": "3 sauron-regular"})
    assert state.clockwork is not None
    for place in LINES[NORTHERN].settlements:
        state.clockwork.occupied[place] = True
    assert not needless(state, r("tower-hills"))
    for place in LINES[ISENGARD].settlements:
        state.clockwork.occupied[place] = True
    assert needless(state, r("tower-hills"))


def test_the_witch_king_marches_with_the_units() -> None:
    # A40
    match = alone(
        {"minas-morgul": "2 sauron-regular"},
        "dice 1",
        shadow="army",
        characters={"witch-king": "minas-morgul"},
    )
    assert where(match, "witch-king") == "south-ithilien"


def test_between_nations_of_equal_number_saurons_go_first_then_isengards() -> None:
    # A41
    state = state_of({"minas-morgul": "southrons-elite, isengard-elite, sauron-elite"})
    kinds = [figure(f"{nation}-elite") for nation in ("sauron", "isengard", "southrons")]
    for count in (1, 2):
        force = chosen_units(state, r("minas-morgul"), r("south-ithilien"), count)
        assert [force[kind] for kind in kinds] == [n < count for n in range(3)]


def test_those_who_are_needed_to_occupy_go_before_elites() -> None:
    # A41
    state = state_of({"west-harondor": "5 southrons-elite, 4 southrons-regular"})
    force = chosen_units(state, r("west-harondor"), r("pelargir"), 4)
    assert (force[figure("southrons-regular")], force[figure("southrons-elite")]) == (3, 1)
    assert sum(force[:FIGURES]) == 4


def taken(armies: dict[str, str], start: str, end: str, count: int, **parts: Any) -> tuple[int, int]:
    """How many Regulars and Elites go if only so many find room."""
    force = chosen_units(state_of(armies, **parts), r(start), r(end), count)
    regulars = sum(force[figure(f"{nation}-regular")] for nation in ("southrons", "sauron"))
    return regulars, sum(force[:FIGURES]) - regulars


def test_who_is_there_already_helps_to_pay_so_that_more_elites_go() -> None:
    # A41: three Regulars for a City.
    coming = "4 southrons-elite, 4 southrons-regular"
    for there, went in (("", (3, 1)), ("2 southrons-regular", (1, 3)), ("2 southrons-elite", (3, 1))):
        armies = {"west-harondor": coming, "pelargir": there}
        assert taken(armies, "west-harondor", "pelargir", 4) == went


def test_if_the_price_cannot_be_paid_elites_go_first() -> None:
    # A41
    armies = {"west-harondor": "5 southrons-elite, 2 southrons-regular"}
    assert taken(armies, "west-harondor", "pelargir", 4) == (0, 4)


def test_no_more_go_to_pay_than_find_room() -> None:
    # A41
    armies = {"west-harondor": "5 southrons-elite, 4 southrons-regular"}
    assert taken(armies, "west-harondor", "pelargir", 2) == (2, 0)


def test_besiegers_have_nothing_to_pay_yet_so_elites_join_them_first() -> None:
    # A41
    armies = {"osgiliath": "5 sauron-elite, 5 sauron-regular", "minas-tirith": "sauron-elite"}
    inside = {"minas-tirith": "gondor-regular"}
    held = {"minas-tirith": "free"}
    assert taken(armies, "osgiliath", "minas-tirith", 4, inside=inside, control=held) == (0, 4)


def test_a_card_bars_an_empty_region_too() -> None:
    # A34
    armies = {"dimrill-dale": "4 sauron-regular"}
    line = LINES[CENTRAL]
    to_lorien = next(move for move in line.moves if move.start == r("dimrill-dale"))
    assert parts(state_of(armies), line, to_lorien)
    assert parts(state_of(armies, table=["a-power-too-great"]), line, to_lorien) == []


def test_an_enemy_in_the_overflow_region_bars_it_too() -> None:
    # Guide 12.2.
    state = state_of(
        {"south-ithilien": "10 sauron-regular", "minas-morgul": "3 sauron-regular",
         "north-ithilien": "gondor-regular"}
    )  # fmt: skip
    line = LINES[MORDOR]
    step = next(move for move in line.moves if move.start == r("minas-morgul"))
    assert parts(state, line, step) == []


def test_an_occupied_line_is_immovable_though_its_armies_could_march() -> None:
    # Guide 12.4.
    state = state_of({"dol-guldur": "2 sauron-regular"})
    assert would_move(state, LINES[CENTRAL])
    assert state.clockwork is not None
    for place in LINES[CENTRAL].settlements:
        state.clockwork.occupied[place] = True
    assert not would_move(state, LINES[CENTRAL])


def test_an_end_region_is_not_cleared_while_something_is_left_beside_it() -> None:
    # Guide 12.4.
    state = state_of({"dol-amroth": "4 southrons-regular"})
    assert state.clockwork is not None
    state.clockwork.occupied[r("dol-amroth")] = True
    assert not needless(state, r("dol-amroth"))
    state.clockwork.occupied[r("lamedon")] = True
    assert needless(state, r("dol-amroth"))


def test_two_units_take_back_a_stronghold_of_its_own_without_occupying_it() -> None:
    # A53
    match = alone({"gorgoroth": "2 sauron-regular"}, "dice 1", shadow="army", lost=("minas-morgul",))
    assert holder(match, "minas-morgul") == "shadow"
    assert "minas-morgul" not in seen(match)["clockwork"]["occupied"]


def test_units_leave_a_settlement_of_its_own_that_is_not_occupied() -> None:
    # A53
    match = alone(
        {"minas-morgul": "2 sauron-regular"},
        "dice 1",
        shadow="army",
        clockwork={"occupied": [id for id in OWN if id != "minas-morgul"]},
    )
    assert at(match, "south-ithilien") == {"sauron-regular": 2}


def test_behind_an_immovable_line_the_next_in_the_list_marches_and_after_the_sixth_the_first() -> None:
    # Guide 11.4.
    both = {"umbar": "2 southrons-regular", "nurn": "2 sauron-regular"}
    match = alone(both, "dice 2", shadow="army")
    assert at(match, "west-harondor") == {"southrons-regular": 2}
    assert at(match, "nurn") == {"sauron-regular": 2}
    match = alone(both, "dice 5", shadow="army")
    assert at(match, "gorgoroth") == {"sauron-regular": 2}
    assert at(match, "umbar") == {"southrons-regular": 2}


def test_the_southrons_go_to_osgiliath_only_when_the_whole_coast_is_taken() -> None:
    coast = ("pelargir", "lamedon", "dol-amroth")
    for taken in (coast[:2], coast):
        match = alone({"west-harondor": "3 southrons-regular"}, "dice 4", shadow="army", occupied=taken)
        end = "osgiliath" if taken == coast else "pelargir"
        assert at(match, end) == {"southrons-regular": 3}


def test_mordors_own_line_does_not_take_the_overflow_for_a_coast_that_is_taken() -> None:
    # It is the one case of the Southrons.
    match = alone(
        {"minas-morgul": "3 sauron-regular"},
        "dice 1",
        shadow="army",
        occupied=("pelargir", "lamedon", "dol-amroth"),
    )
    assert at(match, "south-ithilien") == {"sauron-regular": 3}


def test_without_the_price_nobody_enters_beyond_ten() -> None:
    # Eight Elites wait in a City for Regulars: of four Elites more two find room, the others do not.
    armies = {
        "pelargir": "3 southrons-elite, 5 sauron-elite",
        "west-harondor": "4 isengard-elite",
    }
    match = alone(armies, "dice 4", shadow="army", characters={"saruman": "eliminated"})
    assert at(match, "pelargir") == {"southrons-elite": 3, "sauron-elite": 5, "isengard-elite": 2}
    assert at(match, "osgiliath") == {"isengard-elite": 2}


# -- what it takes to occupy ---------------------------------------------------------------------


def test_an_elite_pays_for_no_city_and_for_no_stronghold_without_three_regulars() -> None:
    # Guide 12.3
    for settlement, units in (
        ("pelargir", "2 southrons-regular, 4 southrons-elite"),
        ("minas-tirith", "2 sauron-regular, 4 sauron-elite"),
        ("dol-amroth", "2 southrons-regular, 4 southrons-elite"),
    ):
        match = alone({settlement: units}, "dice 1", shadow="muster")
        assert occupied(match) == []


def test_an_army_in_the_open_bars_occupation_as_one_behind_the_walls_does() -> None:
    # Guide 12.3
    free = state_of({"dol-amroth": "gondor-regular"}, control={"dol-amroth": "free"})
    free.put(r("dol-amroth"), figure("southrons-regular"), 9)
    assert not may_occupy(free, r("dol-amroth"))
    empty = state_of({"dol-amroth": "gondor-regular"}, control={"dol-amroth": "free"})
    empty.take(r("dol-amroth"), figure("gondor-regular"), 1)
    empty.put(r("dol-amroth"), figure("southrons-regular"), 9)
    assert may_occupy(empty, r("dol-amroth"))


def test_where_all_have_to_pay_no_lot_is_drawn_for_who_pays_first() -> None:
    # A15: one Regular of each of two nations for a Town.
    match = alone({"folde": "isengard-regular, sauron-regular"}, "dice 1", shadow="muster")
    assert occupied(match) == ["folde"]


def test_of_equal_nations_chance_says_who_pays_if_not_all_have_to() -> None:
    # A15, A4
    match = alone(
        {"folde": "2 isengard-regular, 2 sauron-regular, sauron-elite, isengard-elite"},
        "nation isengard; dice 1",
        shadow="muster",
    )
    assert occupied(match) == ["folde"]
    assert at(match, "folde") == {"sauron-regular": 2, "sauron-elite": 1, "isengard-elite": 1}
