"""Guide 13: where the Mouth of Sauron goes."""

from __future__ import annotations

from typing import Any

from mathom.games.wotr.clockwork.lines import FROM_MORDOR_LINE
from mathom.games.wotr.clockwork.nazgul import mouths_goals, would_change
from tests.games.wotr.clockwork.alone import OWN, alone, r, state_of, told
from tests.games.wotr.clockwork.test_nazgul import OUT_OF_REACH, flight
from tests.games.wotr.table import where


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


def test_off_the_mordor_line_the_mouth_goes_to_it_by_the_shortest_way() -> None:
    # A60
    state = state_of({}, characters={"mouth-of-sauron": "dol-guldur"})
    goals = mouths_goals(state)
    assert goals
    # Two regions at a time, as along the line.
    away = FROM_MORDOR_LINE[r("dol-guldur")]
    assert away > 2
    assert {FROM_MORDOR_LINE[goal] for goal in goals} == {away - 2}
    # Osgiliath is on the line too: he need not walk to Mordor.
    beside = state_of({"osgiliath": "sauron-regular"}, characters={"mouth-of-sauron": "druadan-forest"})
    assert mouths_goals(beside) == [r("osgiliath")]
    # No enemy lets him through.
    barred = state_of({"osgiliath": "gondor-regular"}, characters={"mouth-of-sauron": "druadan-forest"})
    assert not {r("osgiliath"), r("minas-tirith")} & set(mouths_goals(barred))


def test_a_third_region_is_too_far_for_the_mouth() -> None:
    # A18
    match = alone(
        {"osgiliath": "6 sauron-regular", "morannon": "nazgul"},
        shadow="character",
        characters={"mouth-of-sauron": "gorgoroth"},
        fellowship={"region": "hollin"},
    )
    assert where(match, "mouth-of-sauron") == "minas-morgul"


def test_the_mouth_changes_something_only_if_he_is_not_where_he_should_be() -> None:
    # A48
    armies = {"south-ithilien": "6 sauron-regular"}
    for place, changes in (("gorgoroth", True), ("south-ithilien", False)):
        state = state_of(armies, characters={"mouth-of-sauron": place}, fellowship=OUT_OF_REACH)
        assert would_change(state) is changes, place


def test_the_mouth_says_why_he_goes_where_he_goes() -> None:
    hunter = {"morannon": "nazgul"}
    safe = flight(
        {"south-ithilien": "6 sauron-regular", **hunter}, characters={"mouth-of-sauron": "gorgoroth"}
    )
    assert "the farthest he can safely be on the Mordor line" in " ".join(told(safe))
    unsafe = flight(
        {"osgiliath": "5 sauron-regular", **hunter},
        characters={"mouth-of-sauron": "north-ithilien"},
        lost=("minas-morgul",),
    )
    assert "should be with the largest army he can reach, in Osgiliath" in " ".join(told(unsafe))
    away = flight(hunter, characters={"mouth-of-sauron": "dol-guldur"})
    assert "goes back to it the shortest way" in " ".join(told(away))


def goals(here: str, armies: dict[str, str], **parts: Any) -> list[int]:
    """Where the Mouth of Sauron should be."""
    return mouths_goals(state_of(armies, characters={"mouth-of-sauron": here}, **parts))


def test_the_mouth_goes_through_no_enemy_and_into_no_stronghold_of_theirs() -> None:
    # A18
    beyond = {"minas-morgul": "6 sauron-regular"}
    assert goals("morannon", beyond) == [r("minas-morgul")]
    assert goals("morannon", {"gorgoroth": "gondor-elite", **beyond}) == [r("morannon")]
    held = [id for id in OWN if id != "minas-morgul"]
    lost: dict[str, Any] = {"clockwork": {"occupied": held}, "control": {"minas-morgul": "free"}}
    assert goals("osgiliath", {}, **lost) == [r("osgiliath")]


def test_only_an_occupied_stronghold_is_as_safe_for_the_mouth_as_six_units() -> None:
    # Guide 13: Lossarnach is farther, but only a Town.
    taken: dict[str, Any] = {"control": {"minas-tirith": "shadow", "lossarnach": "shadow"}}
    marked = [*OWN, "minas-tirith", "lossarnach"]
    assert goals("osgiliath", {}, clockwork={"occupied": marked}, **taken) == [r("minas-tirith")]
    six = {"osgiliath": "6 sauron-regular"}
    assert goals("osgiliath", six, clockwork={"occupied": OWN}, **taken) == [r("osgiliath")]
    assert goals("osgiliath", six, clockwork={"occupied": marked}, **taken) == [r("minas-tirith")]


def test_the_head_of_the_mordor_line_comes_first_for_the_mouth_and_its_tail_last() -> None:
    # Guide 13: Dol Amroth is its end; of the towers where it begins, Barad-dur comes before Morannon.
    six = {"lamedon": "6 southrons-regular"}
    marked = {"occupied": [*OWN, "dol-amroth", "lamedon"]}
    taken = {"dol-amroth": "shadow", "lamedon": "shadow"}
    assert goals("lamedon", six, clockwork=marked, control=taken) == [r("dol-amroth")]
    held = {"occupied": [id for id in OWN if id != "minas-morgul"]}
    assert goals("nurn", {}, clockwork=held, control={"minas-morgul": "free"}) == [r("barad-dur")]


def test_the_mouth_who_is_shut_in_stays_behind_the_walls() -> None:
    # Guide 13: he goes along the line, and a siege shuts it.
    match = flight(
        {"morannon": "5 gondor-elite", "gorgoroth": "6 sauron-regular", "moria": "nazgul"},
        inside={"morannon": "sauron-regular"},
        control={"morannon": "shadow"},
        clockwork={"occupied": [id for id in OWN if id != "morannon"]},
        characters={"mouth-of-sauron": "morannon-inside"},
    )
    assert where(match, "mouth-of-sauron") == "morannon-inside"
    assert "The Mouth of Sauron is wanted" not in " ".join(told(match))


def test_a_mouth_who_is_where_he_should_be_is_not_said_to_go() -> None:
    match = flight(
        {"south-ithilien": "6 sauron-regular", "morannon": "nazgul"},
        characters={"mouth-of-sauron": "south-ithilien", "witch-king": "minas-morgul"},
    )
    events = [event for event in match.opening[1] if event.kind == "arrived"]
    assert events == []
