"""The cards of Isengard."""

from __future__ import annotations

import pytest

from mathom.games.tcg.box import FIERCE
from mathom.games.tcg.phases import REGROUP
from mathom.games.tcg.state import MINION_AREA
from tests.games.tcg.cards.scenes import Scene


# card: 4C165 4C207
@pytest.mark.parametrize(("code", "cost"), [("4C165", 2), ("4C207", 4)])
def test_a_plain_uruk_is_paid_from_the_pool_and_is_deadly(code: str, cost: int) -> None:
    table = Scene("4C302a", hands=f"{code}b", site="4U350a", twilight=cost).shadow()
    table.choose(f"play {code}b")
    assert table.zone(f"{code}b") == MINION_AREA
    assert (table.damage(f"{code}b"), table.state.twilight) == (1, 0)


# card: 4C165 4C207
@pytest.mark.parametrize(("code", "cost"), [("4C165", 2), ("4C207", 4)])
def test_a_plain_uruk_that_roams_costs_more(code: str, cost: int) -> None:
    table = Scene("4C302a", hands=f"{code}b", site="4U342a", twilight=cost + 1).shadow()
    assert table.offered == []


# card: 4C142
def test_a_broad_bladed_sword_keeps_arrows_off() -> None:
    table = Scene("4C302a 4C184b 4C142b:4C184b", phase=REGROUP).wound("4C184b")
    assert table.wounds("4C184b") == 0
    assert table.strength("4C184b") == 9 + 2


# card: 4C142
def test_a_broad_bladed_sword_does_not_help_in_skirmishes_nor_anybody_but_uruks() -> None:
    table = Scene("4C302a 4C184b 4C142b:4C184b").wound("4C184b")
    assert table.wounds("4C184b") == 1
    assert Scene("4C302a 4C10b", hands="4C142b").shadow().offered == []


# card: 4C151
def test_ferocity_strengthens_an_uruk() -> None:
    table = Scene("4C302a 4C310a 4C184b", hands="4C151b").skirmish("4C310a", "4C184b")
    table.choose("pass", "play 4C151b")
    assert table.strength("4C184b") == 9 + 2


# card: 4C151
def test_ferocity_is_greater_at_a_battleground_but_not_for_dunlendings() -> None:
    play = "4C302a 4C310a 4C184b 4C10b"
    table = Scene(play, hands="4C151b", site="4U346a").skirmish("4C310a", "4C184b")
    table.choose("pass", "play 4C151b")
    assert table.strength("4C184b") == 9 + 3
    assert table.strength("4C10b") == 8


# card: 4C175
def test_those_behind_exert_for_those_in_front() -> None:
    play = "4C302a 4C310a 4C184b 4C165b"
    table = Scene(play, hands="4C175b").skirmish("4C310a", "4C184b").choose("pass", "play 4C175b")
    assert table.wounds("4C165b") == 1
    assert table.strength("4C184b") == 9 + 3
    assert table.strength("4C165b") == 7


# card: 4C175
def test_still_they_came_needs_an_uruk_without_a_skirmish() -> None:
    table = Scene("4C302a 4C310a 4C184b", hands="4C175b").skirmish("4C310a", "4C184b")
    table.choose("pass")
    assert table.options == []


# card: 4C184 4C191
@pytest.mark.parametrize(("code", "bonus"), [("4C184", 2), ("4C191", 1)])
def test_a_rear_guard_exerts_for_another_uruk_at_a_battleground(code: str, bonus: int) -> None:
    table = Scene(f"4C302a 4C310a 4C165b {code}b", site="4U346a").skirmish("4C310a", "4C165b")
    table.choose("pass", f"use {code}b")
    assert table.strength("4C165b") == 7 + bonus
    assert table.wounds(f"{code}b") == 1


# card: 4C184 4C191
@pytest.mark.parametrize("code", ["4C184", "4C191"])
def test_a_rear_guard_does_nothing_elsewhere(code: str) -> None:
    table = Scene(f"4C302a 4C310a 4C165b {code}b").skirmish("4C310a", "4C165b").choose("pass")
    assert table.options == []


# card: 4C185
def test_three_dead_make_the_fanatic_fierce() -> None:
    assert Scene("4C302a 4C185b", dead="4C49a 4C277a 4U295a").has("4C185b", FIERCE)


# card: 4C185
def test_two_dead_are_not_enough_for_the_fanatic() -> None:
    assert not Scene("4C302a 4C185b", dead="4C49a 4C277a").has("4C185b", FIERCE)


# card: 4C192
def test_a_regular_brings_an_uruk_cheaper_for_each_other_one() -> None:
    play = "4C302a 4C192b 4C184b 4C184b2"
    table = Scene(play, hands="4C207b", site="4U350a", twilight=2).shadow().choose("use 4C192b")
    assert table.zone("4C207b") == MINION_AREA
    assert (table.state.twilight, table.wounds("4C192b")) == (0, 1)


# card: 4C192
def test_a_regular_brings_nobody_who_is_too_dear() -> None:
    play = "4C302a 4C192b 4C184b"
    assert Scene(play, hands="4C207b", site="4U350a", twilight=2).shadow().offered == []


# card: 4C197
def test_a_dead_ally_makes_the_stalker_fierce() -> None:
    table = Scene("4C302a 4C197b", dead="4C277a")
    assert table.strength("4C197b") == 8 + 3
    assert table.has("4C197b", FIERCE)


# card: 4C197
def test_a_dead_companion_does_not_rouse_the_stalker() -> None:
    table = Scene("4C302a 4C197b", dead="4C49a")
    assert table.strength("4C197b") == 8
    assert not table.has("4C197b", FIERCE)
