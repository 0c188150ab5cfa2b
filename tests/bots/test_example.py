"""The example of the handbook works as it says."""

from __future__ import annotations

from pathlib import Path

import mathom
from mathom.bots import Table, load
from mathom.bots.arena import arena
from tests.games.duel.table import table

DUEL = mathom.game("duel")
THRIFTY = str(Path(__file__).parents[2] / "docs" / "examples" / "thrifty.py")


def choice(match: mathom.Match) -> str:
    assert match.decision is not None
    return str(load(THRIFTY)(1).choose(Table(DUEL, match.state, match.decision.seat)))


def test_thrifty_takes_what_is_cheapest() -> None:
    # 3 coins, 5 symbols, 4 symbols.
    assert choice(table("c3_07", "c3_12", sauron={"coins": 9})) == "play c3_07"
    assert choice(table("c3_07", "c3_12", sauron={"coins": 9, "cards": ["c2_20"]})) == "chain c3_12"


def test_thrifty_discards_only_if_it_must() -> None:
    assert choice(table("c3_07", "c3_12", sauron={"coins": 2})).startswith("discard")


def test_thrifty_plays_whole_games_without_a_fault() -> None:
    report = arena(DUEL, [THRIFTY, "random"], games=4, seed=1, workers=1)
    assert report.names[0] == "thrifty"
    assert report.faults(0) == 0
