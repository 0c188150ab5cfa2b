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


def test_bots_meet_with_decks_and_budgets_and_leave_pictures_and_decisions(desk: Desk) -> None:
    folder = desk.home / "pictures"
    decisions = desk.home / "decisions.parquet"
    done = desk.run(
        "arena", "tcg", "--bots", "random@3i,random", "--games", "2", "--workers", "1", "--budget", "2",
        "--decks", "aragorn,theoden", "--plots", str(folder), "--parquet", str(decisions), "--anew",
    )  # fmt: skip
    assert done.code == 0
    assert "random@3i" in done.out
    assert (folder / "index.html").exists()
    assert decisions.stat().st_size > 1000


def test_a_bot_is_checked(desk: Desk) -> None:
    done = desk.run("bot", "check", "random", "--games", "duel", "--lang", "en")
    assert done.code == 0
    assert done.out.endswith("All is right.\n")


def test_bots_are_trained(desk: Desk) -> None:
    weights = desk.home / "weights.json"
    done = desk.run(
        "train", "duel", "--rounds", "1", "--games", "2", "--seed", "1", "--workers", "1",
        "--folder", str(desk.home / "training"), "--out", str(weights), "--lang", "es",
    )  # fmt: skip
    assert done.code == 0
    assert str(weights) in done.out.replace("\n", "")
    assert "coins" in json.loads(weights.read_text(encoding="utf-8"))["worths"]


def test_the_rules_are_measured(desk: Desk) -> None:
    done = desk.run("bench", "duel", "--seconds", "0.05", "--json")
    assert done.code == 0
    assert "duel" in json.dumps(json.loads(done.out))
