"""The cards of the Shire."""

from __future__ import annotations

import pytest

from mathom.games.tcg.engine.forecast import overwhelmed_at
from mathom.games.tcg.state import DISCARD, FELLOWSHIP_AREA
from tests.games.tcg.cards.scenes import Scene


# card: 4C306
def test_a_hobbit_sword_is_drawn_by_a_hobbit() -> None:
    table = Scene("4C302a 4C49a", hands="4C306a").fellowship().choose("play 4C306a")
    assert table.strength("4C302a") == 3 + 2


# card: 4C306
def test_a_hobbit_sword_fits_nobody_else() -> None:
    table = Scene("4C302a 4C306a:4C302a 4C49a", hands="4C306a2").fellowship()
    assert "play 4C306a2" not in table.options


# card: 4C308
def test_a_hobbit_knocked_on_the_head_comes_back() -> None:
    table = Scene("4C302a", hands="4C308a", discards="4C310a").regroup().choose("play 4C308a")
    assert table.zone("4C310a") == FELLOWSHIP_AREA
    assert table.state.twilight == 11


# card: 4C308
def test_nobody_comes_back_from_an_empty_pile() -> None:
    assert Scene("4C302a", hands="4C308a", discards="4C49a").regroup().options == []


# card: 4C310
def test_merry_slips_away_if_the_ring_bearer_exerts() -> None:
    table = Scene("4C302a 4C310a 4C10b", twilight=1).skirmish("4C310a", "4C10b")
    table.choose("use 4C310a")
    assert table.zone("4C310a") == DISCARD
    assert table.wounds("4C302a") == 1


# card: 4C314
def test_pippin_slips_away_at_the_price_of_a_burden() -> None:
    table = Scene("4C302a 4C314a 4C10b", twilight=1).skirmish("4C314a", "4C10b")
    table.choose("use 4C314a")
    assert table.zone("4C314a") == DISCARD
    assert table.state.burdens[0] == 1


# card: 4C310 4C314
@pytest.mark.parametrize("code", ["4C310", "4C314"])
def test_a_shadow_player_may_pay_two_to_hold_the_hobbit(code: str) -> None:
    table = Scene(f"4C302a {code}a 4C10b", twilight=2).skirmish(f"{code}a", "4C10b")
    table.choose(f"use {code}a")
    assert (table.seat, table.options) == (1, ["yes", "no"])
    table.choose("yes")
    assert (table.zone(f"{code}a"), table.state.twilight) == (FELLOWSHIP_AREA, 0)


# card: 4C310
def test_an_exhausted_ring_bearer_cannot_help_merry_away() -> None:
    table = Scene("4C302a 4C310a 4C10b").wounded("4C302a", 3).skirmish("4C310a", "4C10b")
    assert table.options == []


# card: 4C302
def test_frodo_takes_heart_from_a_ring_bound_friend() -> None:
    table = Scene("4C302a", hands="4C316a")
    table.state.burdens[0] = 2
    table.fellowship().choose("use 4C302a")
    assert table.zone("4C316a") == FELLOWSHIP_AREA
    assert table.state.burdens[0] == 1


# card: 4C302
def test_frodo_takes_no_heart_from_others() -> None:
    table = Scene("4C302a", hands="4C310a")
    table.state.burdens[0] = 2
    assert "use 4C302a" not in table.fellowship().options


# card: 4C319 4C321
@pytest.mark.parametrize("code", ["4C319", "4C321"])
def test_early_on_the_way_a_hobbit_slips_out_of_a_skirmish(code: str) -> None:
    table = Scene("4C302a 4C310a 4C10b", hands=f"{code}a").fight("4C310a", "4C10b")
    table.choose(f"play {code}a")
    assert not table.state.in_skirmish
    assert table.wounds("4C310a") == 0


# card: 4C319
def test_later_a_hobbit_is_harder_to_overwhelm() -> None:
    table = Scene("4C302a 4C310a 4C10b", hands="4C319a", site="4U350a").skirmish("4C310a", "4C10b")
    table.choose("play 4C319a", "choose 4C310a")
    assert table.state.in_skirmish
    assert overwhelmed_at(table.state, table["4C310a"]) == 3
    assert overwhelmed_at(table.state, table["4C302a"]) == 2


# card: 4C321
def test_later_a_hobbit_takes_no_more_than_one_wound() -> None:
    table = Scene("4C302a 4C310a 4C10b", hands="4C321a", site="4U354a").skirmish("4C310a", "4C10b")
    table.choose("play 4C321a", "choose 4C310a")
    table.wound("4C310a").wound("4C310a")
    assert table.wounds("4C310a") == 1


# card: 4C319 4C321
@pytest.mark.parametrize("code", ["4C319", "4C321"])
def test_no_dwarf_slips_away(code: str) -> None:
    table = Scene("4C302a 4C49a 4C10b", hands=f"{code}a").skirmish("4C49a", "4C10b")
    table.choose(f"play {code}a")
    assert table.state.in_skirmish
