"""Guide 12: how lines advance, occupy and are cleared."""

from __future__ import annotations

from mathom.games.wotr.clockwork.lines import LINES
from mathom.games.wotr.clockwork.march import march, parts, would_move
from mathom.games.wotr.clockwork.occupation import line_occupied, needless
from tests.games.wotr.clockwork.alone import alone, occupied, r, state_of, told
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
    # A35
    match = alone({"bree": "3 sauron-regular"}, "dice 4", shadow="muster")
    assert at(match, "bree") == {}
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
