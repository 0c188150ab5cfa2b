"""Removing casualties (p. 30-31)."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from mathom.games.wotr.armies import fall
from mathom.games.wotr.box import BOX, FREE, UNITS_OF, is_elite, region
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.casualties import TakeHits, reduce_elite
from mathom.games.wotr.steps.dice import EndAction, NextAction
from tests.games.wotr.table import WOTR, asked, at, fallen, options, play, seen, spare, table, where


def battle(
    attackers: str,
    defenders: str,
    *chance: str,
    characters: dict[str, str] | None = None,
    **parts: Any,
) -> mathom.Match:
    """The Shadow attacks from North Ithilien into the Dead Marshes, with everything."""
    match = table(
        {"north-ithilien": attackers, "dead-marshes": defenders},
        war=["sauron", "southrons", "isengard"],
        shadow="army",
        free="event",
        to_act="shadow",
        chance=chance,
        characters=characters,
        **parts,
    )
    play(match, "die army", "use attack", "attack north-ithilien dead-marshes")
    return match if asked(match) != "shadow force" else play(match, "all")


def test_both_armies_roll_before_anybody_is_removed_and_both_can_vanish() -> None:
    """8.1 (p. 29-31): the hits of a destroyed attacker count."""
    match = battle("2 sauron-regular", "2 gondor-regular", "dice 6 6 6 6")
    assert (at(match, "north-ithilien"), at(match, "dead-marshes")) == ({}, {})
    assert asked(match) == "free die"


def test_the_attacker_decides_first_what_he_loses() -> None:
    """8.1 (p. 30)."""
    match = battle("sauron-regular, southrons-regular", "gondor-regular, rohan-regular", "dice 6 1 6 1")
    assert asked(match) == "shadow casualties"
    assert options(match) == ["lose sauron-regular", "lose southrons-regular"]
    play(match, "lose southrons-regular")
    assert asked(match) == "free casualties"
    assert options(match) == ["lose gondor-regular", "lose rohan-regular"]
    play(match, "lose rohan-regular")
    assert at(match, "north-ithilien") == {"sauron-regular": 1}
    assert at(match, "dead-marshes") == {"gondor-regular": 1}


def test_each_hit_removes_a_regular_or_reduces_an_elite_and_two_remove_an_elite() -> None:
    """8.2 (p. 30): in any mix; what is asked is what they come to."""
    match = battle("3 sauron-regular", "2 gondor-regular, 2 gondor-elite", "dice 5 6 1; dice 1 1 1 1")
    assert asked(match) == "free casualties"
    assert options(match) == [
        "lose gondor-elite",
        "lose gondor-elite reserve-gondor-regular",
        "lose gondor-elite>regular*2",
        "lose gondor-regular*2",
    ]
    play(match, "lose gondor-elite>regular*2")
    assert at(match, "dead-marshes") == {"gondor-regular": 4}
    assert fallen(match, "gondor-elite") == 2
    match = battle("3 sauron-regular", "2 gondor-regular, 2 gondor-elite", "dice 5 6 1; dice 1 1 1 1")
    play(match, "lose gondor-elite")
    assert at(match, "dead-marshes") == {"gondor-regular": 2, "gondor-elite": 1}


def test_the_usual_answer_comes_first() -> None:
    """8.2 (p. 30): most units are kept, as far as they count, then most elites."""
    match = battle("3 sauron-regular", "2 gondor-regular, 2 gondor-elite", "dice 5 6 1; dice 1 1 1 1")
    assert match.decision is not None
    assert str(match.decision.options[0]) == "lose gondor-elite>regular*2"
    match = battle("3 sauron-regular", "8 gondor-regular, 2 gondor-elite", "dice 5 6 1; dice 1 1 1 1 1")
    assert match.decision is not None
    assert str(match.decision.options[0]) == "lose gondor-regular*2"


def test_a_regular_and_an_elite_survive_two_hits_as_one_unit() -> None:
    """8.2 (p. 30)."""
    match = battle("3 sauron-regular", "gondor-regular, gondor-elite", "dice 5 6 1; dice 1 1")
    assert options(match) == ["lose gondor-elite", "lose gondor-elite reserve-gondor-regular"]
    play(match, "lose gondor-elite")
    assert at(match, "dead-marshes") == {"gondor-regular": 1}
    assert (fallen(match, "gondor-elite"), fallen(match, "gondor-regular")) == (1, 0)


def test_an_elite_is_replaced_by_a_regular_of_its_own_nation() -> None:
    """8.3 (p. 30): a fallen one comes back to play first."""
    match = battle(
        "3 sauron-regular",
        "gondor-elite, rohan-regular",
        "dice 5 1 1; dice 1 1",
        casualties={"gondor-regular": 2},
    )
    play(match, "lose gondor-elite>regular")
    assert at(match, "dead-marshes") == {"gondor-regular": 1, "rohan-regular": 1}
    assert (fallen(match, "gondor-regular"), spare(match, "gondor-regular")) == (1, 13)


def test_without_fallen_regulars_the_replacement_is_a_reinforcement() -> None:
    """8.3, 8.4 (p. 30): and the elite is lost."""
    match = battle("3 sauron-regular", "gondor-elite, rohan-regular", "dice 5 1 1; dice 1 1")
    play(match, "lose gondor-elite>regular")
    assert (fallen(match, "gondor-regular"), spare(match, "gondor-regular")) == (0, 14)
    assert (fallen(match, "gondor-elite"), spare(match, "gondor-elite")) == (1, 4)


def test_an_elite_for_which_there_is_no_regular_absorbs_one_hit() -> None:
    """8.3 (p. 30): all five regulars of the Elves stand in Lorien."""
    match = table(
        {
            "north-ithilien": "3 sauron-regular",
            "dead-marshes": "3 elves-elite",
            "lorien": "5 elves-regular",
        },
        war=["sauron"],
        shadow="army",
        free="event",
        to_act="shadow",
        chance=["dice 5 6 1; dice 1 1 1"],
    )
    play(match, "die army", "use attack", "attack north-ithilien dead-marshes", "all")
    # Two hits take one of them whole, or two of whom nobody takes the place.
    assert options(match) == ["lose elves-elite", "lose elves-elite*2"]
    play(match, "lose elves-elite*2")
    assert at(match, "dead-marshes") == {"elves-elite": 1}
    assert (fallen(match, "elves-elite"), fallen(match, "elves-regular")) == (2, 0)


def elves_without_regulars(
    hits: str, army: str = "3 elves-elite", answer: str = "1 1 1"
) -> mathom.Match:
    """All five regulars of the Elves stand in Lorien, so that no elite can be reduced elsewhere."""
    match = table(
        {
            "north-ithilien": "5 sauron-regular",
            "dead-marshes": army,
            "lorien": "5 elves-regular",
        },
        war=["sauron"],
        shadow="army",
        free="event",
        to_act="shadow",
        chance=[f"dice {hits}; dice {answer}"],
    )
    return play(match, "die army", "use attack", "attack north-ithilien dead-marshes", "all")


def test_elites_without_regulars_are_lost_one_for_a_hit_or_one_for_two_as_their_owner_likes() -> None:
    """8.2, 8.3 (p. 30): three hits need not be the end of three elites."""
    match = elves_without_regulars("5 6 6 1 1")
    assert asked(match) == "free casualties"
    assert options(match) == ["lose elves-elite*2", "lose elves-elite*3"]
    play(match, "lose elves-elite*2")
    assert at(match, "dead-marshes") == {"elves-elite": 1}
    match = elves_without_regulars("5 6 6 1 1")
    play(match, "lose elves-elite*3")
    assert asked(match) == "shadow advance"
    assert fallen(match, "elves-elite") == 3


def test_nobody_is_asked_where_every_way_ends_the_same() -> None:
    """8.2 (p. 30): the fifth hit finds the last of three elites, however the others were taken."""
    match = elves_without_regulars("5 6 6 6 6")
    assert asked(match) == "shadow advance"
    assert fallen(match, "elves-elite") == 3
    assert fallen(match, "elves-regular") == 0


def test_an_elite_is_lost_whole_or_takes_a_regular_of_the_reinforcements_along() -> None:
    """8.2, 8.3 (p. 30): all are lost either way, but not as many; the owner chooses."""
    match = battle("2 sauron-regular", "gondor-elite", "dice 6 6; dice 1")
    assert asked(match) == "free casualties"
    assert options(match) == ["lose gondor-elite", "lose gondor-elite reserve-gondor-regular"]
    play(match, "lose gondor-elite")
    assert (fallen(match, "gondor-elite"), fallen(match, "gondor-regular")) == (1, 0)
    match = battle("2 sauron-regular", "gondor-elite", "dice 6 6; dice 1")
    play(match, "lose gondor-elite reserve-gondor-regular")
    assert asked(match) == "shadow advance"
    assert (fallen(match, "gondor-elite"), fallen(match, "gondor-regular")) == (1, 1)
    assert spare(match, "gondor-regular") == 14


def test_a_fallen_regular_that_comes_back_falls_again_and_nobody_is_asked() -> None:
    """8.3 (p. 30): nothing is different then."""
    match = battle(
        "2 sauron-regular", "gondor-elite", "dice 6 6; dice 1", casualties={"gondor-regular": 1}
    )
    assert asked(match) == "shadow advance"
    assert (fallen(match, "gondor-elite"), fallen(match, "gondor-regular")) == (1, 1)


def test_of_a_mixed_army_the_one_who_can_be_spared_takes_the_odd_hit() -> None:
    """8.2 (p. 30): two hits for the elite, and the regular lives."""
    match = elves_without_regulars("5 6 1 1 1", "gondor-regular, elves-elite", "1 1")
    assert options(match) == ["lose elves-elite", "lose elves-elite gondor-regular"]
    play(match, "lose elves-elite")
    assert at(match, "dead-marshes") == {"gondor-regular": 1}


def test_the_shadow_is_not_asked_how_it_loses_all() -> None:
    """8.4 (p. 30): all its figures are reinforcements again, whatever came first."""
    match = battle("sauron-elite, sauron-regular", "3 gondor-regular", "dice 1 1; dice 6 6 6")
    assert at(match, "north-ithilien") == {}
    assert asked(match) == "free die"


def test_one_regular_is_enough_for_several_elites() -> None:
    """8.2, 8.3 (p. 30): an elite may be removed whole, or the regular be lost and come back."""
    match = table(
        {
            "north-ithilien": "5 sauron-regular",
            "dead-marshes": "2 elves-elite",
            "lorien": "4 elves-regular",
        },
        war=["sauron"],
        shadow="army",
        free="event",
        to_act="shadow",
        chance=["dice 5 6 6 1 1; dice 1 1"],
    )
    play(match, "die army", "use attack", "attack north-ithilien dead-marshes", "all")
    assert options(match) == [
        "lose elves-elite elves-elite>regular",
        "lose elves-elite*2 reserve-elves-regular",
    ]
    play(match, "lose elves-elite elves-elite>regular")
    assert at(match, "dead-marshes") == {"elves-regular": 1}
    assert fallen(match, "elves-elite") == 2


def test_figures_of_the_shadow_go_back_to_its_reinforcements() -> None:
    """8.4 (p. 30): the regular leaves them, the elite joins them."""
    match = battle("sauron-elite, sauron-regular", "3 gondor-regular", "dice 1 1; dice 6 1 1")
    assert options(match) == ["lose sauron-elite>regular", "lose sauron-regular"]
    before = spare(match, "sauron-regular"), spare(match, "sauron-elite")
    play(match, "lose sauron-elite>regular")
    assert (spare(match, "sauron-regular"), spare(match, "sauron-elite")) == (
        before[0] - 1,
        before[1] + 1,
    )


def test_leaders_and_characters_die_with_the_last_unit() -> None:
    """8.5 (p. 31): leaders and companions for good."""
    match = battle(
        "2 sauron-regular",
        "gondor-regular, gondor-leader",
        "dice 6 1; dice 1 1",
        characters={"boromir": "dead-marshes"},
    )
    play(match, "reroll 0")
    assert at(match, "dead-marshes") == {}
    assert fallen(match, "gondor-leader") == 1
    assert where(match, "boromir") == "eliminated"


def test_nazgul_come_back_and_minions_are_gone_and_the_rearguard_is_safe() -> None:
    """8.5 (p. 31)."""
    match = table(
        {"north-ithilien": "2 sauron-regular, 3 nazgul", "dead-marshes": "4 gondor-regular"},
        war=["sauron"],
        shadow="army",
        free="event",
        to_act="shadow",
        characters={"witch-king": "north-ithilien", "mouth-of-sauron": "north-ithilien"},
        chance=["dice 1; dice 6 1 1 1"],
    )
    play(match, "die army", "use attack", "attack north-ithilien dead-marshes", "leave sauron-regular")
    play(match, "leave nazgul", "leave mouth-of-sauron", "go", "reroll 0")
    assert at(match, "north-ithilien") == {"sauron-regular": 1, "nazgul": 1}
    assert spare(match, "nazgul") == 7
    assert where(match, "witch-king") == "eliminated"
    assert where(match, "mouth-of-sauron") == "north-ithilien"


def test_an_army_that_retreats_loses_nobody() -> None:
    """8.6 (p. 31): and nobody is told that it did."""
    match = battle("2 sauron-regular", "2 gondor-regular, gondor-leader", "dice 1 1 1 1")
    play(match, "reroll 0", "fight")
    told = [event.kind for event in match.play("retreat osgiliath")]
    assert "retreated" in told
    assert "lost" not in told
    assert at(match, "osgiliath") == {"gondor-regular": 2, "gondor-leader": 1}
    assert seen(match)["casualties"] == {}


# -- outside a battle ----------------------------------------------------------------------------


def struck(match: mathom.Match, place: int, hits: int) -> WotrState:
    """What a card does that hits an army of the Free Peoples, and the end of that action."""
    state = match.state.clone()
    assert isinstance(state, WotrState)
    state.decision = None
    for waiting in (NextAction(FREE), EndAction(), TakeHits(FREE, place, hits)):
        state.push(waiting)
    state.advance()
    return state


def test_units_that_a_card_kills_leave_no_leader_behind_but_companions_stay() -> None:
    """3.4 (p. 22): in a battle they would die too."""
    match = table(
        {"edoras": "2 rohan-regular, 2 rohan-leader"},
        characters={"gimli": "edoras"},
        free="event",
        shadow="event",
    )
    seen_after = struck(match, region("edoras"), 2).position()
    assert seen_after["armies"] == {}
    assert seen_after["casualties"] == {"rohan-regular": 2, "rohan-leader": 2}
    assert seen_after["characters"]["gimli"] == "edoras"


def test_a_garrison_that_a_card_kills_loses_the_stronghold_and_companions_come_out() -> None:
    """3.8 (reading of p. 31)."""
    match = table(
        {"helms-deep": "isengard-regular"},
        inside={"helms-deep": "rohan-regular, rohan-leader"},
        characters={"gimli": "helms-deep-inside"},
        free="event",
        shadow="event",
    )
    seen_after = struck(match, BOX[region("helms-deep")], 1).position()
    assert seen_after["control"]["helms-deep"] == "shadow"
    assert seen_after["inside"] == {}
    assert seen_after["armies"] == {"helms-deep": {"isengard-regular": 1}}
    assert seen_after["characters"]["gimli"] == "helms-deep"


# -- every way there is --------------------------------------------------------------------------


def one_by_one(state: WotrState, side: int, place: int, hits: int) -> set[tuple[object, ...]]:
    """What the hits can come to if they are taken one after the other, as the book tells it."""
    present = [figure for figure in UNITS_OF[side] if state.count(place, figure)]
    if hits == 0 or not present:
        return {state.key()}
    found: set[tuple[object, ...]] = set()
    for figure in present:
        after = state.clone()
        fall(after, place, figure)
        cost = 2 if is_elite(figure) else 1
        if cost <= hits:
            found |= one_by_one(after, side, place, hits - cost)
        if is_elite(figure):
            after = state.clone()
            reduce_elite(after, place, figure)
            found |= one_by_one(after, side, place, hits - 1)
    return found


ARMIES = [
    ("free", "3 gondor-regular, 2 gondor-elite", {}),
    ("free", "gondor-regular, gondor-elite, rohan-regular, rohan-elite", {"gondor-regular": 1}),
    ("free", "2 elves-elite, elves-regular, north-regular", {"elves-regular": 2}),
    ("free", "3 elves-elite", {"elves-regular": 3}),
    ("free", "gondor-elite, dwarves-regular", {}),
    ("shadow", "2 sauron-regular, 2 sauron-elite, southrons-elite", {}),
    ("shadow", "3 isengard-elite, isengard-regular", {}),
]


@pytest.mark.parametrize("hits", range(1, 8))
@pytest.mark.parametrize(("side", "army", "lost"), ARMIES)
def test_every_result_of_taking_hits_one_by_one_is_offered_once(
    side: str, army: str, lost: dict[str, int], hits: int
) -> None:
    """8.2, 8.3 (p. 30)."""
    elsewhere = {"lorien": "2 elves-regular", "orthanc": "9 isengard-regular"}
    match = table({"hollin": army, **elsewhere}, free="event", shadow="event", casualties=lost)
    number = ["free", "shadow"].index(side)
    state = match.state.clone()
    assert isinstance(state, WotrState)
    asking = TakeHits(number, region("hollin"), hits)
    decision = asking.run(state)
    assert decision is not None
    results = []
    for option in decision.options:
        after = state.clone()
        assert WOTR.parse(str(option)) == option
        asking.chosen(after, option)
        results.append(after.key())
    assert len(set(results)) == len(results)
    assert set(results) == one_by_one(state, number, region("hollin"), hits)
