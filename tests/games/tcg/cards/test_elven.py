"""The cards of the Elves."""

from __future__ import annotations

from tests.games.tcg.cards.scenes import Scene


# card: 4C74
def test_legolas_weakens_a_minion_and_twice_one_that_fights_gimli() -> None:
    table = Scene("4C302a 4C49a 4C74a 4C10b").skirmish("4C49a", "4C10b").choose("use 4C74a")
    assert table.strength("4C10b") == 8 - 2
    table = Scene("4C302a 4C286a 4C74a 4C10b").skirmish("4C286a", "4C10b").choose("use 4C74a")
    assert table.strength("4C10b") == 8 - 1
    assert table.wounds("4C74a") == 1


# card: 4C74
def test_legolas_cannot_help_the_ring_bearer() -> None:
    table = Scene("4C302a 4C74a 4C10b").skirmish("4C302a", "4C10b").choose("use 4C74a")
    assert table.strength("4C10b") == 8


# card: 4C87
def test_valor_strengthens_an_elf() -> None:
    table = Scene("4C302a 4C74a 4C184b", hands="4C87a").skirmish("4C74a", "4C184b")
    table.choose("play 4C87a")
    assert table.strength("4C74a") == 6 + 2
    assert table.state.twilight == 11


# card: 4C87
def test_valor_is_greater_against_a_wounded_minion() -> None:
    table = Scene("4C302a 4C74a 4C49a 4C184b", hands="4C87a").wounded("4C184b")
    table.skirmish("4C74a", "4C184b").choose("play 4C87a")
    assert table.strength("4C74a") == 6 + 3
    assert table.strength("4C49a") == 6
