"""The One Ring."""

from __future__ import annotations

from mathom.games.tcg.phases import MANEUVER
from tests.games.tcg.cards.scenes import Scene


# card: 4C2
def test_the_bearer_may_wear_the_ring_instead_of_a_wound() -> None:
    table = Scene("4C302a 4C2a:4C302a 4C10b").skirmish("4C302a", "4C10b").wound("4C302a")
    assert table.options == ["answer 4C2a", "pass"]
    table.choose("answer 4C2a")
    assert (table.wounds("4C302a"), table.state.burdens[0]) == (0, 1)
    table.wound("4C302a")
    assert (table.wounds("4C302a"), table.state.burdens[0]) == (0, 2)


# card: 4C2
def test_the_ruling_ring_helps_neither_outside_a_skirmish_nor_anybody_else() -> None:
    table = Scene("4C302a 4C2a:4C302a 4C10b", phase=MANEUVER).wound("4C302a")
    assert (table.wounds("4C302a"), table.options) == (1, [])
    table = Scene("4C302a 4C49a 4C2a:4C302a 4C10b").skirmish("4C49a", "4C10b").wound("4C49a")
    assert table.wounds("4C49a") == 1
