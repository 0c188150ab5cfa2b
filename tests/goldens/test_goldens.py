"""The goldens: games that were played once and must go the same way for ever."""

from __future__ import annotations

import json

import pytest

import mathom
from tests.goldens.make import ENDINGS, HERE, PLAYTHROUGHS, ending, final, playthrough

GOLDENS = [(game.id, name) for game in mathom.games() for name in ENDINGS[game.id]]
ids = pytest.mark.parametrize("id", [game.id for game in mathom.games()])


@pytest.mark.parametrize(("id", "name"), GOLDENS)
def test_a_golden_record_replays_to_the_same_end(id: str, name: str) -> None:
    text = (HERE / id / f"{name}.txt").read_text(encoding="utf-8")
    match = mathom.replay(text)
    assert match.record() == text
    assert ending(match) == name
    assert final(match) == (HERE / id / f"{name}.json").read_text(encoding="utf-8")


@pytest.mark.parametrize(("id", "name"), GOLDENS)
def test_a_golden_position_reads_back_as_the_end_of_its_game(id: str, name: str) -> None:
    data = json.loads((HERE / id / f"{name}.json").read_text(encoding="utf-8"))
    record = mathom.replay((HERE / id / f"{name}.txt").read_text(encoding="utf-8"))
    match = mathom.Match.begin(mathom.game(id), record.setup, chance=mathom.Scripted(), position=data)
    assert match.state == record.state
    assert ending(match) == name


@ids
def test_there_is_a_golden_for_every_ending_and_none_besides(id: str) -> None:
    expected = {f"{name}{kind}" for name in ENDINGS[id] for kind in (".txt", ".json")}
    assert {path.name for path in (HERE / id).iterdir()} == expected | {"playthrough.txt"}


@ids
def test_the_playthrough_goes_as_it_went(id: str) -> None:
    told = (HERE / id / "playthrough.txt").read_text(encoding="utf-8")
    assert playthrough(mathom.game(id), PLAYTHROUGHS[id]) == told
    assert len(told.encode()) < 60_000
