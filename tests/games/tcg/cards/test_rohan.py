"""The cards of Rohan."""

from __future__ import annotations

import pytest

from mathom.games.tcg.engine.scope import Happening
from mathom.games.tcg.engine.values import twilight_cost
from mathom.games.tcg.phases import ARCHERY, FELLOWSHIP, SKIRMISH, TURN_STARTS
from mathom.games.tcg.state import ATTACHED, DEAD, DISCARD, FELLOWSHIP_AREA, SUPPORT
from mathom.games.tcg.steps.triggers import Answers
from tests.games.tcg.cards.scenes import Scene


# card: 4U263
def test_brego_heals_whom_he_is_given_to() -> None:
    table = Scene("4C302a 4C286a", hands="4U263a").wounded("4C286a").fellowship()
    table.choose("play 4U263a", "answer 4U263a")
    assert table.wounds("4C286a") == 0


# card: 4U263 4C283
@pytest.mark.parametrize("code", ["4U263", "4C283"])
def test_a_horse_makes_the_minions_of_its_rider_exert(code: str) -> None:
    table = Scene(f"4C302a 4C286a {code}a:4C286a 4C184b 4C165b").fight("4C286a", "4C184b")
    assert table.wounds("4C184b") == 1
    assert table.wounds("4C165b") == 0


# card: 4U263 4C283
@pytest.mark.parametrize("code", ["4U263", "4C283"])
def test_a_horse_of_rohan_needs_a_man_of_rohan_and_a_rider_who_is_tall(code: str) -> None:
    assert f"play {code}a" not in Scene("4C302a 4P364a", hands=f"{code}a").fellowship().options
    table = Scene("4C302a 4P364a 4C286a 4C49a", hands=f"{code}a").fellowship()
    table.choose(f"play {code}a")
    assert table.options == ["on 4P364a", "on 4C286a"]


# card: 4C283
def test_a_horse_does_nothing_in_the_skirmishes_of_others() -> None:
    table = Scene("4C302a 4C286a 4C310a 4C283a:4C286a 4C184b").fight("4C310a", "4C184b")
    assert table.wounds("4C184b") == 0


# card: 4C266
def test_eomer_costs_less_among_his_people() -> None:
    table = Scene("4C302a 4C286a", hands="4C266a")
    assert twilight_cost(table.state, table["4C266a"]) == 2
    table = Scene("4C302a 4P364a", hands="4C266a")
    assert twilight_cost(table.state, table["4C266a"]) == 3


# card: 4C266
def test_eomer_may_heal_an_ally_of_rohan_at_the_start_of_the_turn() -> None:
    table = Scene("4C302a 4C266a 4C277a").wounded("4C277a").wounded("4C266a")
    table.go(Answers(Happening(TURN_STARTS, seat=0))).choose("answer 4C266a")
    assert (table.wounds("4C277a"), table.wounds("4C266a")) == (0, 1)


# card: 4C270
def test_eowyn_takes_a_wound_upon_herself() -> None:
    table = Scene("4C302a 4C270a 4C286a 4C10b").wound("4C286a").choose("answer 4C270a")
    assert (table.wounds("4C286a"), table.wounds("4C270a")) == (0, 1)
    assert table.state.twilight == 11


# card: 4C270
def test_eowyn_cannot_help_the_ring_bound_nor_when_exhausted() -> None:
    table = Scene("4C302a 4C270a").wound("4C302a")
    assert (table.wounds("4C302a"), table.options) == (1, [])
    table = Scene("4C302a 4C270a 4C286a").wounded("4C270a", 2).wound("4C286a")
    assert table.wounds("4C286a") == 1


# card: 4C277 4U295
@pytest.mark.parametrize("code", ["4C277", "4U295"])
def test_a_villager_exerts_to_heal(code: str) -> None:
    table = Scene(f"4C302a 4C286a 4C283a:4C286a {code}a").wounded("4C286a").fellowship()
    table.choose(f"use {code}a")
    if table.kind == "choose":
        assert table.options == ["choose 4C286a", f"choose {code}a"]
        table.choose("choose 4C286a")
    assert (table.wounds("4C286a"), table.wounds(f"{code}a")) == (0, 1)


# card: 4C277 4U295
@pytest.mark.parametrize("code", ["4C277", "4U295"])
def test_a_villager_leaves_when_an_opponent_controls_his_home(code: str) -> None:
    play, sites = f"4C302a 4C277a 4U295a {code}a2 4C10b", "4U346b 4U342b"
    table = Scene(play, sites=sites, site="4U350a").go()
    assert table.zone(f"{code}a") == SUPPORT
    homes = [number for number, _ in table.state.card(table[f"{code}a"]).homes]
    table.controls(*homes).go()
    assert table.zone(f"{code}a") == DISCARD


# card: 4U295
def test_weland_heals_nobody_on_foot() -> None:
    table = Scene("4C302a 4C286a 4U295a").wounded("4C286a").fellowship().choose("use 4U295a")
    assert (table.wounds("4C286a"), table.wounds("4U295a")) == (1, 1)


# card: 4C278
def test_a_heavy_chain_keeps_its_bearer_from_being_overwhelmed() -> None:
    table = Scene("4C302a 4C286a 4C278a:4C286a 4C4b").fight("4C286a", "4C4b")
    assert (table.zone("4C286a"), table.wounds("4C286a")) == (FELLOWSHIP_AREA, 1)


# card: 4C278
def test_a_heavy_chain_is_for_men() -> None:
    assert "play 4C278a" not in Scene("4C302a 4C49a", hands="4C278a").fellowship().options
    table = Scene("4C302a 4C286a 4C4b").fight("4C286a", "4C4b")
    assert table.zone("4C286a") == DEAD


# card: 4U280
def test_herugrim_makes_theoden_deadly() -> None:
    table = Scene("4C302a 4P365a 4U280a:4P365a")
    assert table.damage("4P365a") == 1
    assert (table.strength("4P365a"), table.state.vitality(table["4P365a"])) == (6 + 2, 2 + 1)


# card: 4U280
def test_herugrim_is_theodens_alone() -> None:
    assert "play 4U280a" not in Scene("4C302a 4C286a", hands="4U280a").fellowship().options
    assert "play 4U280a" in Scene("4C302a 4P365a", hands="4U280a").fellowship().options


# card: 4U282
def test_an_honorable_charge_counts_the_men_of_rohan() -> None:
    play = "4C302a 4C286a 4C286a2 4C49a 4C10b"
    table = Scene(play, hands="4U282a").skirmish("4C49a", "4C10b")
    table.choose("play 4U282a", "number 2", "choose 4C49a")
    assert table.strength("4C49a") == 6 + 2


# card: 4U282
def test_an_honorable_charge_has_its_limit_and_carries_no_ring_bearer() -> None:
    play = "4C302a 4C286a 4C286a2 4C286a3 4C286a4 4C10b"
    table = Scene(play, hands="4U282a").skirmish("4C286a", "4C10b")
    table.choose("play 4U282a", "number 4")
    assert "choose 4C302a" not in table.options
    table.choose("choose 4C286a")
    assert table.strength("4C286a") == 5 + 3


# card: 4C286
def test_a_rider_exerts_the_minion_of_a_companion() -> None:
    table = Scene("4C302a 4C286a 4C283a:4C286a 4C49a 4C184b").skirmish("4C49a", "4C184b")
    table.choose("use 4C286a")
    assert (table.wounds("4C286a"), table.wounds("4C184b")) == (1, 1)


# card: 4C286
def test_a_rider_on_foot_cannot() -> None:
    table = Scene("4C302a 4C286a 4C310a 4C184b").skirmish("4C286a", "4C184b")
    assert "use 4C286a" not in table.options


# card: 4U296
def test_a_well_stored_village_heals_at_the_start_of_the_fellowship_phase() -> None:
    table = Scene("4C302a 4C277a 4U296a").wounded("4C277a").starts(FELLOWSHIP)
    table.choose("answer 4U296a")
    assert table.wounds("4C277a") == 0


# card: 4U296
def test_stores_heal_no_companion_and_in_no_other_phase() -> None:
    table = Scene("4C302a 4C286a 4U296a").wounded("4C286a").starts(FELLOWSHIP)
    assert table.options == []
    assert table.wounds("4C286a") == 1
    table = Scene("4C302a 4C277a 4U296a").wounded("4C277a").starts(ARCHERY)
    assert table.options == []


# card: 4C297
def test_work_for_the_sword_strengthens_a_man_of_rohan() -> None:
    table = Scene("4C302a 4C286a 4C10b", hands="4C297a").skirmish("4C286a", "4C10b")
    table.choose("play 4C297a")
    assert (table.strength("4C286a"), table.damage("4C286a")) == (5 + 2, 0)


# card: 4C297
def test_a_rider_strikes_deeper() -> None:
    table = Scene("4C302a 4C286a 4C283a:4C286a 4C10b", hands="4C297a").skirmish("4C286a", "4C10b")
    table.choose("play 4C297a")
    assert (table.strength("4C286a"), table.damage("4C286a")) == (5 + 2, 2)


# card: 4P365
def test_theoden_arms_a_companion_and_heals_him() -> None:
    table = Scene("4C302a 4P365a 4C286a", hands="4C283a 4C283a2").wounded("4C286a")
    table.fellowship().choose("use 4P365a", "on 4C286a")
    assert table.zone("4C283a") == ATTACHED
    assert table.wounds("4C286a") == 0
    assert "use 4P365a" not in table.options


# card: 4P365
def test_theoden_needs_a_possession_of_rohan_in_hand() -> None:
    table = Scene("4C302a 4P365a 4C286a", hands="4C306a").wounded("4C286a").fellowship()
    assert "use 4P365a" not in table.options
    assert table.state.phase != SKIRMISH
