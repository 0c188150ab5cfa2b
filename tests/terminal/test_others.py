"""The other commands: that they reach what they are the door to."""

from __future__ import annotations

import json

from tests.terminal.desk import Desk


def test_bots_meet_in_the_arena(desk: Desk) -> None:
    table = desk.home / "games.csv"
    done = desk.run(
        "arena", "duel", "--bots", "random,greedy", "--games", "4", "--seed", "1",
        "--workers", "1", "--csv", str(table), "--lang", "it",
    )  # fmt: skip
    assert done.code == 0
    assert "greedy" in done.out
    assert len(table.read_text(encoding="utf-8").splitlines()) >= 5


def test_the_rules_are_measured(desk: Desk) -> None:
    done = desk.run("bench", "duel", "--seconds", "0.05", "--json")
    assert done.code == 0
    assert "duel" in json.dumps(json.loads(done.out))
