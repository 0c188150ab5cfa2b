"""Every card comes up in play: random games go on until each was played and each combat card used."""

from __future__ import annotations

import pytest

from tests.games.wotr.cards.runner import run, told


# It asks whether games come to each card, which no build changes; each card has tests of its own.
@pytest.mark.once
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_in_random_games_every_card_is_played_and_every_combat_card_used(players: str) -> None:
    """With `-s`, what each of them needed is told."""
    tally = run(players=players)
    print(told(tally))
    assert tally.missing() == []
