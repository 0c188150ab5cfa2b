"""The benchmark measures what it says, in the build it says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import mathom
from mathom import bench

DUEL = mathom.game("duel")


def result(build: str) -> bench.Result:
    return bench.Result("duel", build, 123_456.7, 1_450.2, 2.345, 3.21)


def printed(results: list[bench.Result], language: str = "en") -> str:
    console = Console(width=80)
    with console.capture() as caught:
        console.print(bench.report(results, language))
    return caught.get()


def test_the_measured_numbers_fit_together() -> None:
    measured = bench.measure(DUEL, 0.5)
    # A game of Duel has 20 cards in each of three chapters; early victories make some games shorter.
    decisions_per_game = measured.decisions_per_second / measured.games_per_second
    assert 20 < decisions_per_game < 200
    # Copying a position is far cheaper than playing the game, replaying it is dearer than playing it.
    assert 0 < measured.clone_microseconds < 1e6 / measured.games_per_second
    assert measured.replay_milliseconds > 1e3 / measured.games_per_second


def test_a_result_names_the_build_that_ran() -> None:
    assert bench.measure(DUEL, 0.01).build == ("compiled" if mathom.compiled() else "plain")


def test_both_builds_are_measured_where_both_are_there() -> None:
    builds = [result.build for result in bench.measure_builds([DUEL], 0.01)]
    assert builds == (["plain", "compiled"] if mathom.compiled() else ["plain"])


def test_the_compiled_rules_can_be_left_aside() -> None:
    plainly = Path(bench.__file__).with_name("plain.py")
    command = [sys.executable, "-P", str(plainly), "mathom.bench", "0.01", "duel"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert [measured["build"] for measured in json.loads(said)] == ["plain"]


def test_the_report_prints_numbers_with_their_units() -> None:
    said = printed([result("plain"), result("compiled")])
    for number in ("123,457 decisions/s", "1,450 games/s", "2.35 µs", "3.21 ms"):
        assert said.count(number) == 2


def test_numbers_are_written_as_the_language_writes_them() -> None:
    said = printed([result("plain")], "it")
    for number in ("123.457 scelte/s", "1.450 partite/s", "2,35 µs", "3,21 ms"):
        assert number in said


def test_the_report_says_so_when_the_compiled_build_is_missing() -> None:
    assert "compiled build" in printed([result("plain")])
    assert "compiled build" not in printed([result("plain"), result("compiled")])


def test_the_numbers_can_be_had_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    bench.run([DUEL], 0.01, json_wanted=True)
    results = json.loads(capsys.readouterr().out)["results"]
    assert [one["game"] for one in results] == ["duel"] * len(results)
    assert all(one["decisions_per_second"] > 0 for one in results)
