"""Guide 14: from when a card is laid aside for battles, and in which battle it is used."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.wotr.clockwork.entries import ENTRIES
from tests.games.wotr.clockwork.alone import alone, aside, attacked, number, state_of
from tests.games.wotr.table import asked, play

FREE_NATIONS = ["dwarves", "elves", "gondor", "north", "rohan"]
A_NAZGUL = ("flocks-of-crebain", "grond-hammer-of-the-underworld")
TWO_NAZGUL = ("cruel-weather", "the-palantir-of-orthanc")
AS_MUCH_LEADERSHIP = ("nazgul-search", "wormtongue", "the-black-captain-commands")
A_COMPANION = ("the-ringwraiths-are-abroad", "worn-with-sorrow-and-toil")
ANY_BATTLE = (
    *("the-fighting-uruk-hai", "return-of-the-witch-king", "a-new-power-is-rising"),
    *("denethors-folly", "threats-and-promises"),
)


def used(id: str, ours: str, theirs: str, *people: str) -> bool:
    """Whether a card that was laid aside is used when eight Regulars of Sauron attack Lossarnach."""
    match = alone(
        {"osgiliath": f"8 sauron-regular{ours}", "lossarnach": f"gondor-regular{theirs}"},
        shadow="army",
        characters=dict.fromkeys(people, "lossarnach"),
    )
    assert asked(match) in ("free combat", "free white_rider")
    return ENTRIES[number(id)].used(match.state)


@pytest.mark.parametrize("id", A_NAZGUL)
def test_some_cards_want_a_nazgul_and_no_gandalf_the_white(id: str) -> None:
    assert used(id, ", nazgul", "")
    assert not used(id, "", "")
    assert not used(id, ", nazgul", "", "gandalf-white")


@pytest.mark.parametrize("id", TWO_NAZGUL)
def test_some_cards_want_two_nazgul_and_no_gandalf_the_white(id: str) -> None:
    assert used(id, ", 2 nazgul", "")
    assert not used(id, ", nazgul", "")
    assert not used(id, ", 2 nazgul", "", "gandalf-white")


@pytest.mark.parametrize("id", AS_MUCH_LEADERSHIP)
def test_some_cards_want_as_much_leadership_of_nazgul_and_no_gandalf_the_white(id: str) -> None:
    assert used(id, ", 2 nazgul", ", 2 gondor-leader")
    assert not used(id, ", nazgul", ", 2 gondor-leader")
    assert not used(id, ", 8 nazgul", "", "gandalf-white")


@pytest.mark.parametrize("id", A_COMPANION)
def test_some_cards_want_a_nazgul_and_a_companion(id: str) -> None:
    assert used(id, ", nazgul", "", "gimli")
    assert not used(id, "", "", "gimli")
    assert not used(id, ", nazgul", ", gondor-leader")


@pytest.mark.parametrize("id", ANY_BATTLE)
def test_some_cards_want_nothing_but_what_they_demand_themselves(id: str) -> None:
    assert used(id, "", "")


def test_the_nazgul_strike_a_leader_or_a_companion_of_no_higher_level() -> None:
    id = "the-nazgul-strike"
    assert used(id, ", nazgul", ", gondor-leader")
    assert not used(id, "", ", gondor-leader")
    assert not used(id, ", nazgul", ", gondor-leader", "gandalf-white")
    # Merry's Level is 1, Gimli's 2: the lowest counts.
    assert not used(id, ", nazgul", "", "gimli")
    assert used(id, ", 2 nazgul", "", "gimli")
    assert used(id, ", nazgul", "", "gimli", "meriadoc")
    assert not used(id, ", nazgul", "")


def test_corsairs_serve_where_the_shadow_besieges_and_in_no_other_battle() -> None:
    # Guide 14: in an assault on walls, and when those behind them make a sortie.
    id = "corsairs-of-umbar"
    assert not used(id, "", "")
    siege: dict[str, Any] = {
        "inside": {"minas-tirith": "gondor-regular"},
        "control": {"minas-tirith": "free"},
    }
    match = alone({"minas-tirith": "8 sauron-regular"}, shadow="army", **siege)
    assert ENTRIES[number(id)].used(match.state)
    sortie = attacked({"minas-tirith": "8 sauron-regular"}, **siege)
    play(sortie, "die muster-army", "use attack")
    assert asked(sortie) == "free combat"
    assert ENTRIES[number(id)].used(sortie.state)
    # Where the Free Peoples besiege it is no siege of the Shadow's.
    assault = attacked(
        {"moria": "5 elves-elite"},
        inside={"moria": "2 sauron-regular"},
        control={"moria": "shadow"},
    )
    play(assault, "die muster-army", "use attack", "assault moria", "all")
    assert asked(assault) == "free combat"
    assert not ENTRIES[number(id)].used(assault.state)


# -- laid aside ----------------------------------------------------------------------------------


def test_on_the_first_step_of_the_mordor_track_the_fellowship_is_in_mordor() -> None:
    state = state_of({}, company=[], fellowship={"mordor": 0})
    assert aside("flocks-of-crebain", state)
    assert not aside("flocks-of-crebain", state_of({}))


def test_one_nation_that_sleeps_keeps_threats_and_promises_useful() -> None:
    assert aside("threats-and-promises", state_of({}, awake=FREE_NATIONS))
    assert not aside("threats-and-promises", state_of({}, awake=FREE_NATIONS[1:]))


def test_wormtongue_comes_too_late_when_rohan_is_awake_or_saruman_is_gone() -> None:
    assert aside("wormtongue", state_of({}, awake=["rohan"]))
    assert aside("wormtongue", state_of({}, characters={"saruman": "eliminated"}))
    assert not aside("wormtongue", state_of({}, awake=["gondor"]))
