"""The cards of Dunland."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.tcg.box import FIERCE
from mathom.games.tcg.engine.durations import phase_ends, regroup_starts
from mathom.games.tcg.phases import SHADOW_PHASE
from mathom.games.tcg.state import ATTACHED, DISCARD, HAND, MINION_AREA, STACKED
from tests.games.tcg.cards.scenes import Scene

WINNERS = ["4C4", "4U9", "4U11", "4C12", "4U13", "4C14", "4C16"]


def won(minion: str, others: str = "", **more: Any) -> Scene:
    """A Dunlending has just beaten Gimli."""
    table = Scene(f"4C302a 4C49a {minion}b {others}", **more)
    table.fight("4C49a", f"{minion}b").passes()
    return table


def lost(minion: str) -> Scene:
    """Aragorn, helped by Gimli, has beaten a Dunlending that might have had much from winning."""
    play = f"4C302a 4P364a 4U132a:4P364a 4C49a 4C306a:4C302a 4C10b {minion}b"
    table = Scene(play, hands="4C17b", sites="4U328b 4U334b", site="4U342a").controls(1)
    table.fight("4P364a", f"{minion}b")
    table.choose("use 4C49a", "choose 4P364a", "use 4C49a", "choose 4P364a")
    table.passes()
    return table


# card: 4C10 4C17
@pytest.mark.parametrize(("code", "cost", "strength"), [("4C10", 2, 8), ("4C17", 4, 11)])
def test_a_plain_dunlending_is_paid_from_the_pool(code: str, cost: int, strength: int) -> None:
    table = Scene("4C302a", hands=f"{code}b", site="4U342a", twilight=cost).shadow()
    table.choose(f"play {code}b")
    assert table.zone(f"{code}b") == MINION_AREA
    assert table.strength(f"{code}b") == strength
    assert table.state.twilight == 0


# card: 4C10 4C17
@pytest.mark.parametrize(("code", "cost"), [("4C10", 2), ("4C17", 4)])
def test_a_plain_dunlending_waits_until_the_pool_can_pay(code: str, cost: int) -> None:
    table = Scene("4C302a", hands=f"{code}b", site="4U342a", twilight=cost - 1).shadow()
    assert table.offered == []


# card: 4C4 4U9 4U11 4C12 4U13 4C14 4C16
@pytest.mark.parametrize("code", WINNERS)
def test_a_dunlending_who_loses_gains_nothing(code: str) -> None:
    assert lost(code).options == []


# card: 4C4
def test_the_wild_men_that_win_may_become_fierce_until_the_regroup_phase() -> None:
    table = won("4C4").choose("answer 4C4b")
    assert table.state.has(table["4C4b"], FIERCE)
    regroup_starts(table.state)
    assert not table.state.has(table["4C4b"], FIERCE)


# card: 4C12 4C16
@pytest.mark.parametrize(("code", "strength"), [("4C12", 7), ("4C16", 9)])
def test_a_madman_that_wins_may_grow_in_strength_and_fury(code: str, strength: int) -> None:
    table = won(code)
    assert (table.seat, table.options) == (1, [f"answer {code}b", "pass"])
    table.choose(f"answer {code}b")
    assert table.strength(f"{code}b") == strength + 2
    assert table.has(f"{code}b", FIERCE)


# card: 4C7
def test_dark_fury_strengthens_a_dunlending() -> None:
    table = Scene("4C302a 4C49a 4C10b", hands="4C7b").skirmish("4C49a", "4C10b")
    table.choose("pass", "play 4C7b")
    assert table.strength("4C10b") == 8 + 2
    phase_ends(table.state)
    assert table.strength("4C10b") == 8


# card: 4C7
def test_dark_fury_burns_brighter_at_a_sanctuary() -> None:
    table = Scene("4C302a 4C49a 4C10b 4C165b", hands="4C7b", site="4U342a")
    table.skirmish("4C49a", "4C10b").choose("pass", "play 4C7b")
    assert table.strength("4C10b") == 8 + 4
    assert table.strength("4C165b") == 7


# card: 4U8
def test_death_to_the_strawheads_counts_the_companions_that_are_spotted() -> None:
    table = Scene("4C302a 4C49a 4C74a 4C10b", hands="4U8b").skirmish("4C49a", "4C10b")
    table.choose("pass", "play 4U8b")
    assert table.options == ["number 0", "number 1", "number 2", "number 3"]
    table.choose("number 3")
    assert table.strength("4C10b") == 8 + 3


# card: 4U8
def test_death_to_the_strawheads_needs_three_twilight() -> None:
    table = Scene("4C302a 4C310a 4C10b", hands="4U8b", twilight=2).skirmish("4C310a", "4C10b")
    table.choose("pass")
    assert table.options == []


# card: 4U9
def test_the_arsonist_calls_another_man_who_is_fierce_and_deadly() -> None:
    table = won("4U9", hands="4C10b", site="4U342a", twilight=0)
    table.choose("answer 4U9b")
    assert table.zone("4C10b") == MINION_AREA
    assert (table.has("4C10b", FIERCE), table.damage("4C10b")) == (True, 1)
    regroup_starts(table.state)
    assert (table.has("4C10b", FIERCE), table.damage("4C10b")) == (False, 0)


# card: 4U9
def test_the_arsonist_calls_nobody_whom_the_pool_cannot_pay() -> None:
    assert won("4U9", hands="4C17b", site="4U342a", twilight=1).options == []


# card: 4U11
def test_the_looter_lies_in_wait_on_a_controlled_site() -> None:
    table = Scene("4C302a 4C49a 4U11b", sites="4U328b", site="4U342a", twilight=1).controls(1)
    table.fight("4C49a", "4U11b").passes().choose("answer 4U11b")
    assert (table.zone("4U11b"), table.state.on[table["4U11b"]]) == (STACKED, table["4U328b"])
    table.shadow().choose("use 4U11b")
    assert table.zone("4U11b") == MINION_AREA
    assert table.state.twilight == 0


# card: 4U11
def test_the_looter_has_nowhere_to_wait_without_a_controlled_site() -> None:
    table = won("4U11", sites="4U328b", site="4U342a").choose("answer 4U11b")
    assert table.zone("4U11b") == MINION_AREA


# card: 4U13
def test_the_pillager_takes_a_possession() -> None:
    table = won("4U13", "4C306a:4C302a 4C142b:4U13b").choose("answer 4U13b")
    assert table.zone("4C306a") == DISCARD
    assert table.zone("4C142b") == ATTACHED


# card: 4U13
def test_the_pillager_takes_two_from_a_large_fellowship() -> None:
    more = "4C74a 4P364a 4C310a 4C314a 4C306a:4C302a 4U132a:4P364a 4C306a2:4C310a"
    table = won("4U13", more).choose("answer 4U13b", "choose 4C306a", "choose 4U132a")
    assert (table.zone("4C306a"), table.zone("4U132a")) == (DISCARD, DISCARD)
    assert table.zone("4C306a2") == ATTACHED


# card: 4C14
def test_the_ransacker_takes_a_site_if_another_man_is_there() -> None:
    table = won("4C14", "4C10b", sites="4U328b", site="4U342a").choose("answer 4C14b")
    assert table.state.controlled(1) == [1]


# card: 4C14
def test_the_ransacker_alone_takes_nothing() -> None:
    assert won("4C14", "4C165b", sites="4U328b", site="4U342a").options == []


# card: 4C26
def test_the_iron_axe_makes_a_dunlending_stronger() -> None:
    table = Scene("4C302a 4C10b", hands="4C26b", phase=SHADOW_PHASE).shadow().choose("play 4C26b")
    assert table.strength("4C10b") == 8 + 3


# card: 4C26
def test_the_iron_axe_is_for_dunlendings_with_a_free_hand() -> None:
    table = Scene("4C302a 4C165b", hands="4C26b").shadow()
    assert table.offered == []
    table = Scene("4C302a 4C10b 4C26b:4C10b", hands="4C26b2").shadow()
    assert table.offered == []
    assert table.zone("4C26b2") == HAND
