"""Kept records: those of today's version replay to the letter, older ones open and are played on."""

from __future__ import annotations

from pathlib import Path

import pytest

import mathom
from mathom.core.chance import Seeded
from mathom.core.lang import LANGUAGES, say
from mathom.core.record import read
from tests.terminal.desk import Desk

HERE = Path(__file__).parent
RECORDS = sorted(path.relative_to(HERE).as_posix() for path in HERE.glob("*/*/*.txt"))


def version(name: str) -> str:
    return name.split("/")[1]


def of_today(name: str) -> bool:
    return version(name) == mathom.game(name.split("/")[0]).rules


def text_of(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", mathom.games(), ids=lambda game: game.id)
def test_games_of_every_version_of_the_rules_are_kept(game: mathom.Game) -> None:
    kept = {path.name for path in (HERE / game.id).iterdir()}
    assert kept == {str(number) for number in range(1, int(game.rules) + 1)}
    for number in kept:
        names = {path.name for path in (HERE / game.id / number).iterdir()}
        assert {"server.jsonl", "terminal.txt"} < names
        assert [name for name in names if name.startswith("left_")]


@pytest.mark.parametrize("name", [name for name in RECORDS if of_today(name)])
def test_a_kept_record_of_today_replays_to_the_letter(name: str) -> None:
    # If this fails and the change of the rules is meant, raise the game's `rules` and keep games of it.
    text = text_of(name)
    match = mathom.replay(text)
    assert match.parted is None
    assert match.record() == text


@pytest.mark.parametrize("name", [name for name in RECORDS if not of_today(name)])
def test_a_kept_record_of_older_rules_opens_and_is_played_on_to_the_end(name: str) -> None:
    text = text_of(name)
    match = mathom.replay(text)
    if match.parted is None:
        assert len(match.history) > 0
    else:
        said = [say(match.parted, language) for language in LANGUAGES]
        assert all(said)
        assert len(set(said)) == len(LANGUAGES)
    assert match.players == {seat: read(text).tags[seat] for seat in match.players}
    chooser = Seeded(len(text))
    while (decision := match.decision) is not None:
        match.play(decision.options[chooser.below(len(decision.options))])
    again = mathom.replay(match.record())
    assert again.state == match.state
    assert again.outcome is not None


# The terminal is not compiled; that the records replay in both builds is seen above.
@pytest.mark.once
@pytest.mark.parametrize("name", [name for name in RECORDS if name.endswith("/terminal.txt")])
def test_what_the_terminal_kept_is_told_and_played_on(name: str, tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    file = tmp_path / "kept.txt"
    file.write_text(text_of(name), encoding="utf-8")
    match = mathom.replay(text_of(name))
    told = desk.run("replay", str(file))
    assert told.code == 0
    if match.parted is not None:
        assert say(match.parted, "en")[:60] in told.said
    at = str(len(match.history) + 1)
    words = ["--at", at, "--seats", ",".join("human" for _ in match.seats), "--record", "on.txt"]
    played = desk.run("replay", str(file), *words, typed="1\n" * 9 + "q\n")
    assert (played.code, played.err) == (0, "")
    if match.parted is not None:
        assert say(match.parted, "en")[:60] in played.said
    on = mathom.replay((tmp_path / "on.txt").read_text(encoding="utf-8"))
    chosen = [str(one.option) for one in match.history]
    assert [str(one.option) for one in on.history[: len(chosen)]] == chosen
    assert len(on.history) > len(chosen)
