"""Guide 13: where the Nazgul and the Mouth of Sauron go."""

from __future__ import annotations

from typing import Any

import mathom
from mathom.games.wotr.box import BOX, NAZGUL
from mathom.games.wotr.clockwork.nazgul import (
    Flight,
    at_the_front,
    may_join_fellowship,
    plan_flight,
    would_change,
)
from mathom.games.wotr.state import WotrState
from tests.games.wotr.clockwork.alone import OWN, alone, r, state_of, told
from tests.games.wotr.table import at, where, within

FAR = {"region": "hollin"}


OUT_OF_REACH = {"region": "rivendell"}
"""No Nazgul may join the Fellowship there."""


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


def test_the_largest_army_is_so_by_size_and_not_by_its_units() -> None:
    # A44: without those who fly; then by units.
    state = state_of(
        {"moria": "4 sauron-elite", "orthanc": "6 isengard-regular, 3 nazgul",
         "umbar": "8 southrons-regular"}
    )  # fmt: skip
    for count, last in ((1, "umbar"), (2, "moria"), (3, "orthanc")):
        flight = Flight(state, trial=False)
        flight.left = count
        flight.to_armies([r("orthanc"), r("moria"), r("umbar")], "front")
        assert list(flight.placed)[-1] == r(last)


def test_saruman_whom_nobody_moves_counts_for_the_army_at_orthanc() -> None:
    # A44: so it is the larger of two that are alike, and gets the only Nazgul without a lot.
    armies = {
        "orthanc": "4 isengard-regular", "fords-of-isen": "rohan-elite",
        "moria": "4 sauron-regular", "dimrill-dale": "elves-elite",
        "minas-morgul": "nazgul",
    }  # fmt: skip
    assert plan_flight(state_of(armies, fellowship=OUT_OF_REACH)).placed == {r("orthanc"): 1}
    # A larger army is larger still.
    armies["moria"] = "6 sauron-regular"
    assert plan_flight(state_of(armies, fellowship=OUT_OF_REACH)).placed == {r("moria"): 1}


def test_orthanc_comes_before_umbar() -> None:
    # A11
    state = state_of(
        {"orthanc": "5 rohan-elite", "umbar": "5 gondor-elite", "morannon": "nazgul"},
        inside={"orthanc": "isengard-regular", "umbar": "southrons-regular"},
        control={"orthanc": "shadow", "umbar": "shadow"},
        clockwork={"occupied": []},
        characters={"saruman": "eliminated"},
        fellowship=OUT_OF_REACH,
    )
    assert plan_flight(state).placed == {BOX[r("orthanc")]: 1}


def test_the_witch_king_goes_to_a_besieged_stronghold_of_his_own_though_no_other_nazgul_is_left() -> (
    None
):
    # A49: before any siege of his own, however large.
    state = state_of(
        {"orthanc": "5 rohan-elite", "minas-tirith": "9 sauron-regular"},
        inside={"orthanc": "isengard-regular", "minas-tirith": "gondor-regular"},
        control={"orthanc": "shadow"},
        clockwork={"occupied": []},
        characters={"saruman": "eliminated", "witch-king": "barad-dur"},
        fellowship=OUT_OF_REACH,
    )
    assert plan_flight(state).witch_king_to == BOX[r("orthanc")]


def test_the_fifth_at_the_front_is_one_too_many() -> None:
    # A17
    armies = {"osgiliath": "sauron-regular", "minas-tirith": "5 gondor-elite", "morannon": "6 nazgul"}
    match = alone(armies, shadow="character", fellowship={"region": "hollin"})
    assert at(match, "osgiliath") == {"sauron-regular": 1, "nazgul": 4}


def test_the_only_nazgul_goes_to_the_smallest_siege_rather_than_to_the_largest_front() -> None:
    # A37
    state = state_of(
        {"helms-deep": "2 isengard-regular", "osgiliath": "9 sauron-regular",
         "minas-tirith": "5 gondor-elite", "morannon": "nazgul"},
        inside={"helms-deep": "5 rohan-elite"},
        control={"helms-deep": "free"},
        fellowship=OUT_OF_REACH,
    )  # fmt: skip
    assert plan_flight(state).placed == {r("helms-deep"): 1}


def test_around_the_fellowship_the_region_nearest_to_mordor_comes_first() -> None:
    # A50: from Hollin that is Moria.
    state = state_of({"morannon": "2 nazgul"}, fellowship={"region": "hollin"})
    assert plan_flight(state).placed == {r("hollin"): 1, r("moria"): 1}


def test_a_stronghold_of_the_free_peoples_is_left_out_and_the_next_ring_comes_after_the_first() -> None:
    # A50: around Parth Celebrant there are five regions besides Lorien.
    state = state_of({"morannon": "8 nazgul"}, fellowship={"region": "parth-celebrant"})
    placed = plan_flight(state, trial=True).placed
    ring = ("dimrill-dale", "eastemnet", "fangorn", "south-anduin-vale", "western-brown-lands")
    assert {r(id) for id in ring} < set(placed)
    assert r("lorien") not in placed
    assert sum(placed.values()) == 8
    assert len(placed) == 8


def test_a_witch_king_who_is_where_he_should_be_changes_nothing() -> None:
    # A48
    armies = {"osgiliath": "6 sauron-regular", "minas-tirith": "5 gondor-elite"}
    there = state_of(armies, characters={"witch-king": "osgiliath"}, fellowship=OUT_OF_REACH)
    assert not would_change(there)
    elsewhere = state_of(armies, characters={"witch-king": "minas-morgul"}, fellowship=OUT_OF_REACH)
    assert would_change(elsewhere)


def test_a_nazgul_with_one_of_two_armies_that_are_equal_changes_nothing() -> None:
    # A48: either is what the list allows.
    armies = {"osgiliath": "sauron-regular", "minas-tirith": "5 gondor-elite",
              "west-harondor": "southrons-regular", "pelargir": "5 gondor-regular"}  # fmt: skip
    for place in ("osgiliath", "west-harondor"):
        state = state_of(armies, fellowship=OUT_OF_REACH)
        state.put(r(place), NAZGUL)
        assert not would_change(state), place


def test_a_card_that_moves_the_nazgul_does_not_move_the_mouth() -> None:
    # A48
    match = alone(
        {"morannon": "nazgul"},
        "card the-ringwraiths-are-abroad",
        shadow="event",
        hands={
            "shadow": ["the-ringwraiths-are-abroad", "olog-hai", "stormcrow", "the-king-is-revealed"]
        },
        characters={"mouth-of-sauron": "gorgoroth"},
        fellowship={"region": "hollin"},
    )
    assert at(match, "hollin") == {"nazgul": 1}
    assert where(match, "mouth-of-sauron") == "gorgoroth"


def test_the_front_is_where_a_siege_is_or_an_enemy_who_may_be_attacked() -> None:
    # Guide 13.3: the North Downs are on no line and next to no stronghold of the Shadow.
    state = state_of(
        {
            "evendim": "sauron-regular",
            "north-downs": "north-regular",
            "south-rhun": "southrons-regular",
            "minas-tirith": "sauron-regular",
            "orthanc": "isengard-regular",
            "fords-of-isen": "rohan-regular",
        },
        inside={"minas-tirith": "gondor-regular"},
        control={"minas-tirith": "free"},
    )
    assert sorted(at_the_front(state)) == sorted([r("minas-tirith"), r("orthanc")])


def test_where_the_text_of_a_card_has_them_fly_they_fly_by_the_list() -> None:
    match = alone(
        {"morannon": "nazgul"},
        "card nazgul-search",
        shadow="event",
        hands={"shadow": ["nazgul-search", "olog-hai", "stormcrow", "the-king-is-revealed"]},
        fellowship={"region": "hollin", "progress": 2},
    )
    assert at(match, "hollin") == {"nazgul": 1}


# -- between equals ------------------------------------------------------------------------------

TWO_FRONTS = {"minas-tirith": "5 gondor-elite", "pelargir": "8 gondor-regular"}


def on_two_fronts(north: str, south: str, *chance: str, **parts: Any) -> WotrState:
    """Armies in Osgiliath and in West Harondor, and the Fellowship where no Nazgul may be."""
    armies = {"osgiliath": north, "west-harondor": south, **TWO_FRONTS, **parts.pop("armies", {})}
    parts.setdefault("fellowship", OUT_OF_REACH)
    return state_of(armies, chance=chance, **parts)


def test_between_equal_armies_chance_says_which_the_witch_king_leads() -> None:
    # A44, A4: the other gets the Nazgul.
    for named, other in (("osgiliath", "west-harondor"), ("west-harondor", "osgiliath")):
        state = on_two_fronts(
            "6 sauron-regular",
            "6 southrons-regular",
            f"place {named}",
            armies={"morannon": "nazgul"},
            characters={"witch-king": "morannon"},
        )
        flight = plan_flight(state)
        assert flight.witch_king_to == r(named)
        assert flight.placed == {r(other): 1}


def test_no_lot_is_drawn_where_the_witch_king_leads_a_larger_army_or_neither() -> None:
    # A44: every army gets one, so it does not matter who of equals comes first.
    king = {"witch-king": "morannon"}
    larger = on_two_fronts(
        "6 sauron-regular",
        "6 southrons-regular",
        armies={"moria": "9 sauron-regular", "dimrill-dale": "5 elves-elite", "morannon": "2 nazgul"},
        characters=king,
    )
    flight = plan_flight(larger)
    assert flight.witch_king_to == r("moria")
    assert flight.placed == {r("osgiliath"): 1, r("west-harondor"): 1}
    neither = on_two_fronts(
        "5 sauron-regular", "5 southrons-regular", armies={"morannon": "2 nazgul"}, characters=king
    )
    flight = plan_flight(neither)
    assert flight.witch_king_to == r("minas-morgul")
    assert flight.placed == {r("osgiliath"): 1, r("west-harondor"): 1}


def test_nor_between_equals_for_whom_nobody_is_left() -> None:
    # A44: the only one goes to the largest army.
    state = on_two_fronts(
        "5 sauron-regular",
        "5 southrons-regular",
        armies={"moria": "9 sauron-regular", "dimrill-dale": "5 elves-elite", "morannon": "nazgul"},
    )
    assert plan_flight(state).placed == {r("moria"): 1}


def test_with_too_few_for_equal_armies_chance_says_who_goes_without() -> None:
    # A44, A4
    state = on_two_fronts(
        "sauron-regular", "southrons-regular", "place west-harondor", armies={"morannon": "nazgul"}
    )
    assert plan_flight(state).placed == {r("west-harondor"): 1}


def test_if_the_witch_king_leads_either_of_two_equal_armies_nothing_changes() -> None:
    # A48: alone, or with a Nazgul at the other.
    for here, there in (("osgiliath", "west-harondor"), ("west-harondor", "osgiliath")):
        for nazgul in (False, True):
            state = on_two_fronts(
                "6 sauron-regular", "6 southrons-regular", characters={"witch-king": here}
            )
            if nazgul:
                state.put(r(there), NAZGUL)
            assert not would_change(state), (here, nazgul)
        # A third may be with either.
        for place in (here, there):
            more = state.clone()
            more.put(r(place), NAZGUL)
            assert not would_change(more), (here, place)
        # He and the Nazgul with the same army is not what the list allows.
        state.shift(r(there), r(here), NAZGUL, 1)
        assert would_change(state), here


def test_around_the_fellowship_chance_decides_between_regions_as_near_to_mordor() -> None:
    # A50, A4: from Dimrill Dale three lie as near, and there is one for two of them.
    state = state_of(
        {"morannon": "3 nazgul"},
        fellowship={"region": "dimrill-dale"},
        chance=["place south-anduin-vale parth-celebrant"],
    )
    placed = plan_flight(state).placed
    assert placed == dict.fromkeys((r(id) for id in ("dimrill-dale", *VALES[1:])), 1)
    enough = state_of({"morannon": "4 nazgul"}, fellowship={"region": "dimrill-dale"})
    assert plan_flight(enough).placed == dict.fromkeys((r(id) for id in ("dimrill-dale", *VALES)), 1)


VALES = ("north-anduin-vale", "south-anduin-vale", "parth-celebrant")


def test_whichever_of_equal_regions_they_are_in_around_the_fellowship_nothing_changes() -> None:
    # A48, A50
    for here in VALES:
        state = state_of({"dimrill-dale": "nazgul", here: "nazgul"}, fellowship={"region": VALE})
        assert not would_change(state), here
    state = state_of({"dimrill-dale": "nazgul", "moria": "nazgul"}, fellowship={"region": VALE})
    assert would_change(state)


VALE = "dimrill-dale"


# -- who may go where ----------------------------------------------------------------------------


def test_who_may_join_the_fellowship() -> None:
    # Guide 7.1: a Nazgul or the Witch-king; not on the Mordor Track, nor in a stronghold of theirs
    # unless it is besieged.
    king = {"witch-king": "morannon"}
    hollin, rivendell = {"region": "hollin"}, {"region": "rivendell"}
    assert may_join_fellowship(state_of({"morannon": "nazgul"}, fellowship=hollin))
    assert may_join_fellowship(state_of({}, characters=king, fellowship=hollin))
    assert not may_join_fellowship(state_of({}, fellowship=hollin))
    assert not may_join_fellowship(state_of({"morannon": "nazgul"}, fellowship=rivendell))
    siege: dict[str, Any] = {"inside": {"rivendell": "elves-elite"}, "control": {"rivendell": "free"}}
    besieged = {"morannon": "nazgul", "rivendell": "5 sauron-regular"}
    assert may_join_fellowship(state_of(besieged, fellowship=rivendell, **siege))
    track = state_of({"morannon": "nazgul"}, company=[], fellowship={"mordor": 0}, characters=king)
    assert not may_join_fellowship(track)


def test_with_the_fellowship_at_a_besieged_stronghold_of_its_own_one_goes_behind_the_walls() -> None:
    # Guide 13: where its army is.
    shut: dict[str, Any] = {
        "inside": {"moria": "sauron-regular"},
        "control": {"moria": "shadow"},
        "clockwork": {"occupied": [id for id in OWN if id != "moria"]},
        "fellowship": {"region": "moria"},
    }
    match = flight({"moria": "5 elves-elite", "morannon": "nazgul"}, **shut)
    assert within(match, "moria") == {"sauron-regular": 1, "nazgul": 1}
    assert not would_change(match.state)


def test_a_garrison_shut_in_in_a_foreign_stronghold_is_no_starting_one_but_a_place_on_the_way() -> None:
    # Guide 13.1 is for the strongholds of the start; 13.5: who comes to Lorien comes behind its walls.
    state = state_of(
        {"lorien": "5 elves-elite", "morannon": "2 nazgul"},
        inside={"lorien": "sauron-regular"},
        control={"lorien": "shadow"},
        clockwork={"occupied": OWN},
        fellowship={"region": "parth-celebrant"},
    )
    state.put(BOX[r("lorien")], NAZGUL)
    placed = plan_flight(state, trial=True).placed
    assert placed[r("parth-celebrant")] == 1
    everybody = state_of(
        {"lorien": "5 elves-elite", "morannon": "8 nazgul"},
        inside={"lorien": "sauron-regular"},
        control={"lorien": "shadow"},
        clockwork={"occupied": OWN},
        fellowship={"region": "parth-celebrant"},
    )
    around = plan_flight(everybody, trial=True).placed
    assert around[BOX[r("lorien")]] == 1


def test_where_minas_morgul_is_lost_the_witch_king_goes_around_the_fellowship_like_the_others() -> None:
    # Guide 13.4, 13.5: of a list the first entry that is possible; he comes first.
    match = flight(
        {"morannon": "2 nazgul"}, characters={"witch-king": "barad-dur"}, lost=("minas-morgul",)
    )
    assert at(match, "hollin") == {"nazgul": 1}
    assert where(match, "witch-king") == "moria"
    assert sum(at(match, id).get("nazgul", 0) for id in ("moria", "morannon")) == 0
    said = "The Witch-king should be around the Fellowship, on its way to Mordor, in Moria"
    assert said in " ".join(told(match))


# -- who flies, and why --------------------------------------------------------------------------


def test_who_is_wanted_where_he_is_stays_and_only_the_others_fly() -> None:
    # Guide 13, A48
    match = flight(
        {"osgiliath": "2 sauron-regular, 2 nazgul", "minas-tirith": "5 gondor-elite", "moria": "nazgul",
         "west-harondor": "southrons-regular", "pelargir": "8 gondor-regular"}
    )  # fmt: skip
    assert at(match, "hollin") == {"nazgul": 1}
    assert at(match, "osgiliath") == {"sauron-regular": 2, "nazgul": 1}
    assert at(match, "west-harondor") == {"southrons-regular": 1, "nazgul": 1}
    assert at(match, "moria") == {}


def test_of_those_who_fly_none_is_called_whom_nothing_calls() -> None:
    # A48: in Mordor the Fellowship calls nobody; four go to the front, and two stay.
    match = alone(
        {"osgiliath": "sauron-regular", "minas-tirith": "5 gondor-elite", "morannon": "6 nazgul"},
        shadow="character",
        company=[],
        fellowship={"mordor": 1},
        characters={"saruman": "eliminated"},
    )
    assert at(match, "osgiliath") == {"sauron-regular": 1, "nazgul": 4}
    assert at(match, "morannon") == {"nazgul": 2}


def test_each_nazgul_says_which_entry_of_the_list_sends_him() -> None:
    besieged: dict[str, Any] = {
        "inside": {"moria": "sauron-regular"},
        "control": {"moria": "shadow"},
        "clockwork": {"occupied": [id for id in OWN if id != "moria"]},
    }
    front = {"osgiliath": "6 sauron-regular", "minas-tirith": "5 gondor-elite"}
    siege: dict[str, Any] = {"inside": {"helms-deep": "rohan-elite"}, "control": {"helms-deep": "free"}}
    king = {"witch-king": "morannon"}
    for armies, parts, said in (
        ({"morannon": "nazgul"}, {}, ("A Nazgûl should be with the Fellowship, in Hollin (guide 13)",)),
        ({"morannon": "2 nazgul"}, {}, ("on its way to Mordor, in Moria (guide 13.5)",)),
        (
            {"morannon": "2 nazgul", **front},
            {"characters": king},
            (
                "The Witch-king should be with the army at the front, in Osgiliath, with 6 units",
                "There should be 1 Nazgûl with the army at the front, in Osgiliath (guide 13.3)",
            ),
        ),
        (
            {"morannon": "2 nazgul", "helms-deep": "6 isengard-regular"},
            {"characters": king, **siege},
            (
                "The Witch-king should be at the siege of Helm's Deep, with 6 units (guide 13.2)",
                "There should be 1 Nazgûl with the army at the front, in Helm's Deep (guide 13.3)",
            ),
        ),
        (
            {"morannon": "3 nazgul", "moria": "5 elves-elite"},
            {"characters": king, **besieged},
            (
                "The Witch-king should be in the besieged Stronghold of Moria (guide 13.1)",
                "There should be 2 Nazgûl in the besieged Stronghold of Moria (guide 13.1)",
            ),
        ),
        ({}, {"characters": king}, ("The Witch-king himself should be with the Fellowship",)),
        (
            {"morannon": "nazgul"},
            {"characters": king},
            ("so the Witch-king should be in Minas Morgul (guide 13.4)",),
        ),
    ):
        match = flight(armies, **parts)
        for one in said:
            assert one in " ".join(told(match)), one


def test_the_second_ring_around_the_fellowship_comes_without_the_first() -> None:
    # A50: Moria has one already; then come Dimrill Dale and South Dunland.
    placed = plan_flight(state_of({"morannon": "8 nazgul"}, fellowship=FAR)).placed
    first = ("hollin", "fords-of-bruinen", "moria", "north-dunland", "south-downs", "trollshaws")
    assert placed == dict.fromkeys([r(id) for id in (*first, "dimrill-dale", "south-dunland")], 1)


def test_a_witch_king_who_has_fallen_flies_nowhere() -> None:
    match = flight({"morannon": "nazgul"}, characters={"witch-king": "eliminated"})
    assert where(match, "witch-king") == "eliminated"
    assert "The Witch-king" not in " ".join(told(match))
