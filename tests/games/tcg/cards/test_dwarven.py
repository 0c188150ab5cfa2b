"""The cards of the Dwarves."""

from __future__ import annotations

from tests.games.tcg.cards.scenes import Scene


# card: 4C42
def test_best_company_strengthens_a_dwarf() -> None:
    table = Scene("4C302a 4C49a 4C10b", hands="4C42a").skirmish("4C49a", "4C10b")
    table.choose("play 4C42a")
    assert table.strength("4C49a") == 6 + 2


# card: 4C42
def test_best_company_is_better_at_a_battleground_and_helps_no_elf() -> None:
    table = Scene("4C302a 4C49a 4C74a 4C10b", hands="4C42a", site="4U346a")
    table.skirmish("4C74a", "4C10b").choose("play 4C42a")
    assert table.strength("4C49a") == 6 + 4
    assert table.strength("4C74a") == 6


# card: 4C49
def test_gimli_exerts_for_a_friend_and_twice_as_well_for_legolas() -> None:
    table = Scene("4C302a 4C49a 4C74a 4C10b").skirmish("4C49a", "4C10b")
    table.choose("use 4C49a")
    assert table.options == ["choose 4C49a", "choose 4C74a"]
    table.choose("choose 4C74a", "use 4C49a", "choose 4C49a")
    assert (table.strength("4C74a"), table.strength("4C49a")) == (6 + 2, 6 + 1)
    assert table.wounds("4C49a") == 2


# card: 4C49
def test_an_exhausted_gimli_helps_nobody() -> None:
    table = Scene("4C302a 4C49a 4C286a 4C10b").wounded("4C49a", 2).skirmish("4C49a", "4C10b")
    assert table.options == []
