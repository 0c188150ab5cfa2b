"""Which bot is meant."""

from __future__ import annotations

from pathlib import Path

import pytest

import mathom
from mathom.bots import BOTS, load
from mathom.bots.registry import find
from tests.bots.files import FIRST, bot_file


def test_the_house_has_bots_of_its_own() -> None:
    assert {name: load(name).name for name in BOTS} == {name: name for name in BOTS}
    assert list(BOTS) == ["random", "greedy", "pippin", "gimli", "faramir", "galadriel"]


def test_a_file_is_loaded_by_its_path(tmp_path: Path) -> None:
    assert load(bot_file(tmp_path, FIRST)).__name__ == "TestBot"


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("gollum", "There is no bot called “gollum”. There are: random, greedy, pippin, "),
        ("", "There is no bot called “”"),
        ("bots.txt", "There is no bot called “bots.txt”"),
        ("nowhere/gollum.py", "There is no file “nowhere/gollum.py”"),
        ("nowhere/gollum.py:Gollum", "There is no file “nowhere/gollum.py”"),
        ("cmd:", "“cmd:” is not a command"),
        ("cmd:'gollum", "“cmd:'gollum” is not a command"),
        ("cmd:gollum --precious", "it can be hosted, but not loaded"),
    ],
)
def test_an_unknown_bot_is_refused_with_a_sentence(bot: str, sentence: str) -> None:
    with pytest.raises(mathom.BadSetup, match=sentence):
        load(bot)


def test_a_class_that_the_file_does_not_hold_is_refused(tmp_path: Path) -> None:
    with pytest.raises(mathom.BadSetup, match=r"It holds: TestBot\."):
        load(bot_file(tmp_path, FIRST) + ":Gollum")


def test_a_bot_that_was_only_imported_is_not_the_files_own(tmp_path: Path) -> None:
    path = tmp_path / "empty.py"
    path.write_text("from mathom.bots.greedy import GreedyBot\n")
    with pytest.raises(mathom.BadSetup, match="holds no bot"):
        load(str(path))


@pytest.mark.parametrize(
    ("bot", "name"),
    [("greedy", "greedy"), ("cmd:/opt/bin/gollum.exe -x", "gollum"), ("cmd:node gollum.js", "node")],
)
def test_a_bot_has_a_short_name(bot: str, name: str) -> None:
    assert find(bot).name == name
