"""Guide 12.1, 12.2: the order of a march, and where those go who find no room."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.wotr.box import FIGURES, FREE, NAZGUL, REGION_IDS, REGIONS
from mathom.games.wotr.clockwork.lines import LINES, ON_A_LINE
from mathom.games.wotr.clockwork.march import chosen_units, march, parts
from mathom.games.wotr.clockwork.occupation import needless
from mathom.games.wotr.state import WotrState
from tests.games.wotr.clockwork.alone import OWN, alone, figure, occupied, r, state_of, told
from tests.games.wotr.table import at

MORDOR, CENTRAL, NORTHERN, SOUTHRON, EASTERLING, ISENGARD = range(6)
FULL = "6 sauron-elite, 4 isengard-elite"
"""Ten who can pay for no settlement."""
SARUMAN_GONE: dict[str, Any] = {"characters": {"saruman": "eliminated"}}


def stepping(line: int, start: str, state: WotrState) -> dict[str, dict[str, int]]:
    """Who would go where by a step of a line."""
    move = next(move for move in LINES[line].moves if move.start == r(start))
    going: dict[str, dict[str, int]] = {}
    for end, force in parts(state, LINES[line], move):
        assert force[FIGURES] == 0  # no character goes
        kinds = ("sauron-regular", "sauron-elite", "southrons-regular", "nazgul")
        named = {kind: force[figure(kind)] for kind in kinds if force[figure(kind)]}
        going[REGION_IDS[end]] = named
    return going


# -- what the lines are --------------------------------------------------------------------------


def test_each_step_leads_where_a_step_before_it_has_made_room_or_to_an_end_region() -> None:
    # Guide 12.1: the head of a column goes first.
    for line in LINES:
        starts: list[int] = []
        for move in line.moves:
            assert move.end in (*starts, *line.end_regions), (line.id, REGION_IDS[move.end])
            starts.append(move.start)
        assert set(line.end_regions) == {move.end for move in line.moves} - set(starts)


def test_bree_alone_of_the_settlements_of_the_free_peoples_is_on_no_line() -> None:
    # Guide 12.2.
    assert [one.id for one in REGIONS if one.owner == FREE and not ON_A_LINE[one.index]] == ["bree"]


@pytest.mark.parametrize(
    ("line", "start", "full", "overflow"),
    [
        (MORDOR, "osgiliath", "minas-tirith", "pelargir"),
        (MORDOR, "minas-morgul", "south-ithilien", "north-ithilien"),
        (CENTRAL, "dimrill-dale", "lorien", "parth-celebrant"),
        (CENTRAL, "south-anduin-vale", "dimrill-dale", "parth-celebrant"),
        (CENTRAL, "trollshaws", "rivendell", "fords-of-bruinen"),
        (CENTRAL, "hollin", "trollshaws", "fords-of-bruinen"),
        (NORTHERN, "evendim", "the-shire", "tower-hills"),
        (SOUTHRON, "west-harondor", "pelargir", "osgiliath"),
        (EASTERLING, "east-rhun", "iron-hills", "vale-of-the-carnen"),
        (EASTERLING, "north-rhun", "east-rhun", "vale-of-the-carnen"),
        (ISENGARD, "south-ered-luin", "the-shire", "tower-hills"),
        (ISENGARD, "gap-of-rohan", "orthanc", "fords-of-isen"),
    ],
)
def test_where_those_go_who_find_the_region_before_them_full(
    line: int, start: str, full: str, overflow: str
) -> None:
    # Guide 12.2
    state = state_of({start: "sauron-regular, nazgul", full: FULL}, **SARUMAN_GONE)
    assert stepping(line, start, state) == {overflow: {"sauron-regular": 1, "nazgul": 1}}
    room = state_of({start: "sauron-regular", full: "6 sauron-elite"}, **SARUMAN_GONE)
    assert stepping(line, start, room) == {full: {"sauron-regular": 1}}


def test_from_every_other_region_whoever_finds_no_room_stays() -> None:
    # Guide 12.2: twelve steps have an overflow region.
    assert sum([move.overflow >= 0 for line in LINES for move in line.moves]) == 12


@pytest.mark.parametrize(
    ("line", "first", "second", "end"),
    [
        (MORDOR, "nurn", "barad-dur", "gorgoroth"),
        (MORDOR, "barad-dur", "morannon", "gorgoroth"),
        (SOUTHRON, "near-harad", "umbar", "west-harondor"),
        (EASTERLING, "south-rhun", "north-rhun", "east-rhun"),
    ],
)
def test_of_two_who_come_to_the_same_region_the_one_listed_first_finds_room(
    line: int, first: str, second: str, end: str
) -> None:
    # Guide 12.2: nine stand there already, and an enemy is before them, on every side.
    nine = "6 sauron-elite, 3 isengard-elite"
    barrier = {"gorgoroth": "minas-morgul", "west-harondor": "pelargir", "east-rhun": "iron-hills"}[end]
    state = state_of(
        {first: "sauron-regular", second: "sauron-regular", end: nine, barrier: "5 gondor-elite",
         "osgiliath": "gondor-regular", "vale-of-the-carnen": "dwarves-regular"},
        **SARUMAN_GONE,
    )  # fmt: skip
    march(state, LINES[line])
    assert state.count(r(first), figure("sauron-regular")) == 0
    assert state.count(r(second), figure("sauron-regular")) == 1


def test_of_two_who_come_to_a_siege_or_a_front_the_one_listed_first_joins_it() -> None:
    # Guide 12.2: nine stand there, who have nothing to pay with.
    nine = "6 sauron-elite, 3 isengard-elite"
    for line, first, second, end, parts_ in (
        (MORDOR, "north-ithilien", "south-ithilien", "osgiliath", {}),
        (CENTRAL, "parth-celebrant", "dimrill-dale", "lorien", shut_in("lorien")),
        (CENTRAL, "fords-of-bruinen", "trollshaws", "rivendell", shut_in("rivendell")),
        (EASTERLING, "vale-of-the-carnen", "east-rhun", "iron-hills", {}),
    ):
        armies = {first: "southrons-elite", second: "isengard-elite", end: nine}
        state = state_of({"minas-tirith": "5 gondor-elite", **armies}, **parts_, **SARUMAN_GONE)
        march(state, LINES[line])
        assert state.count(r(end), figure("southrons-elite")) == 1, first
        assert state.count(r(end), figure("isengard-elite")) == 3, first


def shut_in(stronghold: str) -> dict[str, Any]:
    """The Elves hold out behind their walls."""
    return {"inside": {stronghold: "elves-regular"}, "control": {stronghold: "free"}}


# -- who goes, and how many ------------------------------------------------------------------------


def test_the_overflow_region_takes_as_many_as_fit_elites_first_and_the_rest_stays() -> None:
    # Guide 12.1, A41
    armies = {
        "minas-morgul": "3 sauron-elite, 4 sauron-regular, nazgul",
        "south-ithilien": "9 southrons-regular",
        "north-ithilien": "7 southrons-regular",
    }
    assert stepping(MORDOR, "minas-morgul", state_of(armies)) == {
        "south-ithilien": {"sauron-elite": 1, "nazgul": 1},
        "north-ithilien": {"sauron-elite": 2, "sauron-regular": 1},
    }
    both_full = {**armies, "north-ithilien": "10 southrons-regular"}
    assert stepping(MORDOR, "minas-morgul", state_of(both_full)) == {
        "south-ithilien": {"sauron-elite": 1, "nazgul": 1}
    }
    all_fit = {**armies, "north-ithilien": ""}
    assert stepping(MORDOR, "minas-morgul", state_of(all_fit)) == {
        "south-ithilien": {"sauron-elite": 1, "nazgul": 1},
        "north-ithilien": {"sauron-elite": 2, "sauron-regular": 4},
    }


def test_where_both_regions_are_full_nobody_goes_not_even_a_nazgul() -> None:
    # Guide 12.1, A40
    state = state_of(
        {
            "minas-morgul": "sauron-regular, nazgul",
            "south-ithilien": "10 southrons-regular",
            "north-ithilien": "10 isengard-regular",
        },
        **SARUMAN_GONE,
    )
    assert stepping(MORDOR, "minas-morgul", state) == {}
    assert state.count(r("minas-morgul"), NAZGUL) == 1


def test_nobody_enters_beyond_ten_where_an_enemy_is_behind_the_walls() -> None:
    # Guide 12.1: there is nothing to occupy yet.
    state = state_of(
        {"helms-deep": "9 sauron-regular", "fords-of-isen": "6 sauron-regular"},
        inside={"helms-deep": "rohan-regular"},
        control={"helms-deep": "free"},
    )
    assert stepping(ISENGARD, "fords-of-isen", state) == {"helms-deep": {"sauron-regular": 1}}


def test_exactly_the_price_may_enter_a_full_region_to_occupy_it() -> None:
    # Guide 12.1, 12.3: three Regulars for a City.
    for count, going in ((2, {"osgiliath": 2}), (3, {"pelargir": 3})):
        state = state_of(
            {"west-harondor": f"{count} southrons-regular", "pelargir": FULL}, **SARUMAN_GONE
        )
        found = stepping(SOUTHRON, "west-harondor", state)
        assert found == {end: {"southrons-regular": n} for end, n in going.items()}


def test_three_regulars_may_enter_a_full_stronghold_and_an_elite_there_pays_with_them() -> None:
    # Guide 12.1, 12.3, A41
    match = alone({"fords-of-isen": "3 sauron-regular", "helms-deep": FULL}, "dice 6", shadow="army")
    assert occupied(match) == ["helms-deep"]
    assert at(match, "fords-of-isen") == {}
    assert sum(at(match, "helms-deep").values()) == 9


def test_of_too_many_those_go_to_a_stronghold_who_can_pay_with_an_elite() -> None:
    # A41: three Regulars and an Elite, for there are no five Regulars.
    state = state_of({"fords-of-isen": "3 sauron-regular, 5 sauron-elite"})
    force = chosen_units(state, r("fords-of-isen"), r("helms-deep"), 4)
    assert (force[figure("sauron-regular")], force[figure("sauron-elite")]) == (3, 1)
    assert sum(force[:FIGURES]) == 4
    four = state_of({"fords-of-isen": "2 sauron-regular, 5 sauron-elite"})
    force = chosen_units(four, r("fords-of-isen"), r("helms-deep"), 4)
    assert (force[figure("sauron-regular")], force[figure("sauron-elite")]) == (0, 4)


def test_with_regulars_enough_in_a_stronghold_elites_come_first_to_pay_with_them() -> None:
    # A41: four wait in Helm's Deep; an Elite is all that is missing.
    state = state_of({"fords-of-isen": "4 sauron-elite", "helms-deep": "4 sauron-regular"})
    force = chosen_units(state, r("fords-of-isen"), r("helms-deep"), 2)
    assert force[figure("sauron-elite")] == 2
    three = {"fords-of-isen": "3 sauron-elite, sauron-regular", "helms-deep": "3 sauron-regular"}
    force = chosen_units(state_of(three), r("fords-of-isen"), r("helms-deep"), 2)
    assert (force[figure("sauron-regular")], force[figure("sauron-elite")]) == (0, 2)
    # Three Regulars are needed though an Elite waits there and another could come.
    one = {"fords-of-isen": "sauron-elite, 3 sauron-regular", "helms-deep": "sauron-elite"}
    force = chosen_units(state_of(one), r("fords-of-isen"), r("helms-deep"), 3)
    assert (force[figure("sauron-regular")], force[figure("sauron-elite")]) == (3, 0)


def test_behind_the_southrons_who_march_on_osgiliath_the_others_close_up_as_ever() -> None:
    # Guide 12.2: only West Harondor has another way.
    coast = ("pelargir", "lamedon", "dol-amroth")
    match = alone({"umbar": "2 southrons-regular"}, "dice 4", shadow="army", occupied=coast)
    assert at(match, "west-harondor") == {"southrons-regular": 2}


# -- which line ----------------------------------------------------------------------------------


def test_the_line_that_is_rolled_advances_though_the_next_could_too() -> None:
    # Guide 11.4
    match = alone({"nurn": "sauron-regular", "dol-guldur": "sauron-regular"}, "dice 1", shadow="army")
    assert at(match, "gorgoroth") == {"sauron-regular": 1}
    assert at(match, "dol-guldur") == {"sauron-regular": 1}
    assert "The clockwork rolls 1: the Mordor line advances (guide 11.4)." in told(match)


# -- clearing ------------------------------------------------------------------------------------


def marked(*settlements: str) -> WotrState:
    """Settlements of the Free Peoples that are occupied."""
    return state_of(
        {}, control=dict.fromkeys(settlements, "shadow"), clockwork={"occupied": [*OWN, *settlements]}
    )


def test_units_are_cleared_from_lands_of_the_free_peoples_and_kept_in_those_of_the_shadow() -> None:
    # Guide 12.4: the Shire is on two lines, and both are occupied.
    taken = {REGION_IDS[at_] for n in (NORTHERN, ISENGARD) for at_ in LINES[n].settlements}
    state = marked(*taken)
    assert needless(state, r("the-shire"))
    assert not needless(state, r("angmar"))


def test_the_end_of_one_line_is_cleared_though_another_goes_through_it() -> None:
    # Guide 12.4: the northern line ends at Erebor; the Easterlings have the Woodland Realm before them.
    assert not needless(marked("erebor", "dale"), r("erebor"))
    assert needless(marked("erebor", "dale", "iron-hills"), r("erebor"))
    assert not needless(marked("erebor", "dale", "iron-hills"), r("dale"))
    assert not needless(marked("dale", "iron-hills"), r("erebor"))


def test_who_occupies_is_told_and_goes_back_to_the_reinforcements() -> None:
    # Guide 12.3
    match = alone({"fords-of-isen": "3 isengard-regular, isengard-elite"}, "dice 6", shadow="army")
    assert match.state.reinforcements[figure("isengard-elite")] == 6
    said = "Occupied settlement: Helm's Deep. Take 3 Isengard Regulars, 1 Isengard Elite off the board"
    assert said in " ".join(told(match)), told(match)
    events = [event.kind for event in match.opening[1]]
    assert "captured" in events


def test_what_it_holds_still_is_occupied_anew_without_being_captured_again() -> None:
    # A53
    match = alone(
        {"pelargir": "4 southrons-regular"},
        "dice 1",
        shadow="muster",
        control={"pelargir": "shadow"},
        clockwork={"occupied": OWN},
    )
    assert occupied(match) == ["pelargir"]
    assert "captured" not in [event.kind for event in match.opening[1]]
