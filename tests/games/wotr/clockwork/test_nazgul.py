"""Guide 13: where the Nazgul and the Mouth of Sauron go."""

from __future__ import annotations

from typing import Any

import mathom
from mathom.games.wotr.clockwork.lines import FROM_MORDOR
from mathom.games.wotr.clockwork.nazgul import Flight, mouths_goals, plan_flight, would_change
from tests.games.wotr.clockwork.alone import alone, r, state_of
from tests.games.wotr.table import at, where, within

FAR = {"region": "hollin"}


def flight(armies: dict[str, str], *chance: str, **parts: Any) -> mathom.Match:
    """A Character die moves the Nazgul, for none of them is with the Fellowship."""
    parts.setdefault("fellowship", FAR)
    return alone(armies, *chance, shadow="character", **parts)


def test_the_first_goes_to_the_fellowship_and_the_witch_king_only_if_he_is_alone() -> None:
    # A47
    both = flight({"morannon": "nazgul"}, characters={"witch-king": "barad-dur"})
    assert at(both, "hollin") == {"nazgul": 1}
    assert where(both, "witch-king") == "minas-morgul"
    alone_ = flight({}, characters={"witch-king": "barad-dur"})
    assert where(alone_, "witch-king") == "hollin"


def test_where_none_may_stand_with_the_fellowship_all_go_by_the_list() -> None:
    armies = {"osgiliath": "sauron-regular", "minas-tirith": "5 gondor-elite", "morannon": "nazgul"}
    match = flight(armies, fellowship={"region": "rivendell"})
    assert at(match, "osgiliath") == {"sauron-regular": 1, "nazgul": 1}


def test_besieged_strongholds_of_its_own_share_all_that_are_left() -> None:
    # A49: in the order of A11, the Witch-king first, however small the garrison.
    match = flight(
        {"moria": "5 elves-elite", "morannon": "4 nazgul", "orthanc": "5 rohan-elite"},
        inside={"moria": "sauron-regular", "orthanc": "isengard-regular"},
        control={"moria": "shadow", "orthanc": "shadow"},
        clockwork={"occupied": []},
        characters={"witch-king": "minas-morgul", "saruman": "eliminated"},
        fellowship={"region": "goblins-gate"},
    )
    assert where(match, "witch-king") == "moria-inside"
    assert within(match, "orthanc") == {"isengard-regular": 1, "nazgul": 2}
    assert within(match, "moria") == {"sauron-regular": 1, "nazgul": 1}


def test_sieges_come_before_other_fronts_and_the_witch_king_wants_six_units() -> None:
    # A37, A44
    match = flight(
        {"helms-deep": "5 isengard-regular", "osgiliath": "6 sauron-regular",
         "minas-tirith": "5 gondor-elite", "morannon": "2 nazgul"},
        inside={"helms-deep": "5 rohan-elite"},
        control={"helms-deep": "free"},
        characters={"witch-king": "morannon"},
    )  # fmt: skip
    assert at(match, "helms-deep") == {"isengard-regular": 5, "nazgul": 1}
    assert where(match, "witch-king") == "osgiliath"


def test_armies_at_the_front_get_one_each_and_up_to_three_more() -> None:
    # A17
    armies = {"osgiliath": "sauron-regular", "minas-tirith": "5 gondor-elite", "morannon": "5 nazgul"}
    match = flight(armies)
    assert at(match, "osgiliath") == {"sauron-regular": 1, "nazgul": 4}
    assert at(match, "hollin") == {"nazgul": 1}


def test_those_who_are_left_gather_around_the_fellowship_on_its_way_to_mordor() -> None:
    # A50: the nearest regions to Mordor first.
    state = state_of({"morannon": "3 nazgul"}, fellowship={"region": "fords-of-bruinen"})
    placed = plan_flight(state, trial=True).placed
    assert placed[r("fords-of-bruinen")] == 1
    assert len(placed) == 3


def test_if_all_are_where_they_should_be_nothing_changes() -> None:
    # A48
    state = state_of(
        {"osgiliath": "sauron-regular, nazgul", "minas-tirith": "5 gondor-elite"},
        fellowship={"region": "rivendell"},
    )
    assert not would_change(state)
    state.take(r("osgiliath"), 21)
    state.put(r("morannon"), 21)
    assert would_change(state)


def test_nazgul_whom_nothing_calls_stay() -> None:
    # A48
    state = state_of({"morannon": "2 nazgul"}, company=[], fellowship={"mordor": 1})
    assert not would_change(state)


def test_the_mouth_goes_two_regions_along_the_line_to_six_units() -> None:
    # A18
    match = flight(
        {"south-ithilien": "6 sauron-regular", "morannon": "nazgul"},
        characters={"mouth-of-sauron": "gorgoroth"},
    )
    assert where(match, "mouth-of-sauron") == "south-ithilien"


def test_the_mouth_prefers_a_stronghold_it_can_reach_to_an_army_that_is_too_small() -> None:
    match = flight(
        {"osgiliath": "5 sauron-regular", "morannon": "nazgul"},
        characters={"mouth-of-sauron": "south-ithilien"},
    )
    assert where(match, "mouth-of-sauron") == "minas-morgul"


def test_where_he_is_safe_nowhere_the_mouth_joins_the_largest_army() -> None:
    match = flight(
        {"osgiliath": "5 sauron-regular", "south-ithilien": "2 sauron-regular", "morannon": "nazgul"},
        characters={"mouth-of-sauron": "north-ithilien"},
        lost=("minas-morgul",),
    )
    assert where(match, "mouth-of-sauron") == "osgiliath"


def test_the_largest_army_is_so_by_size_and_not_by_its_units() -> None:
    # A44: without those who fly; then by units.
    state = state_of(
        {"moria": "4 sauron-elite", "orthanc": "6 isengard-regular, 3 nazgul",
         "umbar": "8 southrons-regular"}
    )  # fmt: skip
    ranked = Flight(state, trial=False).by_size([r("orthanc"), r("moria"), r("umbar")])
    assert ranked == [r("umbar"), r("moria"), r("orthanc")]


def test_off_the_mordor_line_the_mouth_goes_to_it_by_the_shortest_way() -> None:
    # A60
    state = state_of({}, characters={"mouth-of-sauron": "dol-guldur"})
    goals = mouths_goals(state)
    assert goals
    assert {FROM_MORDOR[goal] for goal in goals} == {FROM_MORDOR[r("dol-guldur")] - 1}
