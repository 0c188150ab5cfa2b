"""The cards of Gondor."""

from __future__ import annotations

from mathom.games.tcg.state import DISCARD
from tests.games.tcg.cards.scenes import Scene


# card: 4P364
def test_wingfoot_wounds_a_minion_for_each_unbound_hobbit_when_the_fellowship_moves() -> None:
    play = "4C302a 4P364a 4C310a 4C314a 4C165b 4C10b"
    table = Scene(play, sites="4U334b", site="4U328a").moves()
    assert (table.seat, table.options) == (0, ["answer 4P364a", "pass"])
    table.choose("answer 4P364a", "number 2", "choose 4C165b", "choose 4C10b")
    assert table.wounds("4C165b") == 1
    assert table.zone("4C10b") == DISCARD


# card: 4P364
def test_wingfoot_needs_hobbits_that_are_not_ring_bound() -> None:
    table = Scene("4C302a 4P364a 4C165b", sites="4U334b", site="4U328a").moves()
    assert table.options == []
    assert table.wounds("4C165b") == 0


# card: 4U132
def test_the_rangers_sword_is_sharper_against_uruks() -> None:
    table = Scene("4C302a 4P364a 4U132a:4P364a 4C184b 4C10b")
    assert table.skirmish("4P364a", "4C10b").strength("4P364a") == 8 + 2
    table = Scene("4C302a 4P364a 4U132a:4P364a 4C184b 4C10b")
    assert table.skirmish("4P364a", "4C184b").strength("4P364a") == 8 + 2 + 2


# card: 4U132
def test_the_rangers_sword_is_aragorns() -> None:
    assert "play 4U132a" not in Scene("4C302a 4C49a", hands="4U132a").fellowship().options
    assert "play 4U132a" in Scene("4C302a 4P364a", hands="4U132a").fellowship().options
