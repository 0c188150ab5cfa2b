"""The rulings say where the code does what they say and which test holds it: all that must exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import mathom

# Documents are the same for both builds.
pytestmark = pytest.mark.once

HOUSE = Path(__file__).parent.parent
CORE = HOUSE / "src" / "mathom" / "core"
RULINGS = HOUSE / "docs" / "rulings.md"

ROOMS = re.compile(r"^Code is in `([\w/]+)/`, tests in `([\w/]+)/`\.$", re.MULTILINE)
QUOTED = re.compile(r"`([^`]+)`")
FILE = re.compile(r"[\w/]+\.py")
FILE_AND_NAME = re.compile(r"`([\w/]+\.py)` `([^`]+)`")
WORDS = re.compile(r"`[^`]*`|\b[a-z0-9]+(?:_[a-z0-9]+)+\b")
"""A quoted thing, or the sentence that names a test."""


class Ruling(NamedTuple):
    """A row of a table, and the rooms of its game."""

    text: str
    sure: str
    why: str
    code: str
    tests: str
    code_room: Path
    tests_room: Path


def chapters() -> list[tuple[Path, Path, str]]:
    """Each game's chapter, with the folders that it names for its code and its tests."""
    parts = re.split(r"^## ", RULINGS.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    found = []
    for part in parts:
        rooms = ROOMS.search(part)
        assert rooms is not None, part.splitlines()[0]
        found.append((HOUSE / rooms[1], HOUSE / rooms[2], part))
    return found


def rulings() -> list[Ruling]:
    """Every row of every table."""
    found = []
    for code, tests, part in chapters():
        for line in part.splitlines():
            if line.startswith("| ") and not line.startswith("| ruling |"):
                cells = [cell.strip() for cell in line.strip("|").split(" | ")]
                assert len(cells) == 5, line
                found.append(Ruling(cells[0], cells[1], cells[2], cells[3], cells[4], code, tests))
    return found


EVERY = rulings()


@cache
def defined(path: Path) -> frozenset[str]:
    """What a file defines: classes, functions, methods as `name` and `Class.name`, and constants."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            inside = [one.name for one in node.body if isinstance(one, ast.FunctionDef)]
            names |= {node.name, *[f"{node.name}.{name}" for name in inside]}
        elif isinstance(node, ast.FunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    return frozenset(names)


@cache
def anywhere(room: Path) -> frozenset[str]:
    """What a game and the core define."""
    files = [*sorted(room.rglob("*.py")), *sorted(CORE.glob("*.py"))]
    return frozenset({name for path in files for name in defined(path)})


def named_tests(ruling: Ruling) -> list[tuple[str, str]]:
    """The tests a row names, each with the file that it was last told."""
    found: list[tuple[str, str]] = []
    file = ""
    for word in WORDS.findall(ruling.tests):
        if word.startswith("`"):
            file = word.strip("`")
        else:
            found.append((file, word))
    return found


def test_every_chapter_is_of_a_game_of_the_house_and_rules_something() -> None:
    told = {ruling.code_room for ruling in EVERY}
    for code, tests, _ in chapters():
        assert code.name in [game.id for game in mathom.games()]
        assert tests.is_dir()
        assert code in told


def test_the_same_ruling_is_told_once() -> None:
    told = [(ruling.code_room, ruling.text) for ruling in EVERY]
    assert [one for one in told if told.count(one) > 1] == []


def test_a_ruling_says_how_sure_it_is_and_why() -> None:
    """What is not sure stands out."""
    for ruling in EVERY:
        assert ruling.sure in ("high", "**medium**", "**low**"), ruling.text
        assert ruling.why, ruling.text


def test_the_code_of_every_ruling_exists() -> None:
    """A name right after a file is in that file, any other somewhere in the game or the core."""
    missing: list[str] = []
    for ruling in EVERY:
        assert ruling.code, ruling.text
        everything = anywhere(ruling.code_room)
        for quoted in QUOTED.findall(ruling.code):
            if FILE.fullmatch(quoted):
                missing += [] if (ruling.code_room / quoted).is_file() else [quoted]
            else:
                missing += [] if quoted in everything else [quoted]
        for file, name in FILE_AND_NAME.findall(ruling.code):
            path = ruling.code_room / file
            if path.is_file() and name not in defined(path):
                missing.append(f"{name} in {file}")
    assert missing == []


def test_the_tests_of_every_ruling_exist() -> None:
    """Each names some, and every sentence is the name of a test in the file told before it."""
    missing: list[str] = []
    for ruling in EVERY:
        files = QUOTED.findall(ruling.tests)
        assert named_tests(ruling), ruling.text
        lost = [file for file in files if not (ruling.tests_room / file).is_file()]
        missing += lost
        for file, name in named_tests(ruling):
            if file not in lost and f"test_{name}" not in defined(ruling.tests_room / file):
                missing.append(f"{name} in {file}")
    assert missing == []


# -- the map of the house ------------------------------------------------------------------------

MAP = HOUSE / "docs" / "map.md"
SOURCE = HOUSE / "src" / "mathom"
A_PATH = re.compile(r"(?!/)[\w./-]*(?:/|\.(?:py|md|ts|svelte|json|toml|ftl))")


def spelled_out(quoted: str) -> list[str]:
    """`lang/{en,it}.ftl` and `games/<game>/` stand for several."""
    if "<game>" in quoted:
        return [one for game in mathom.games() for one in spelled_out(quoted.replace("<game>", game.id))]
    before, opened, rest = quoted.partition("{")
    within, _, after = rest.partition("}")
    return [before + one + after for one in within.split(",")] if opened else [quoted]


def lost_on_the_map(text: str) -> list[str]:
    """The paths that lead nowhere. A file may be named alone after its folder, in a row or a chapter."""
    lost: list[str] = []
    chapter: set[Path] = set()
    for line in text.splitlines():
        if line.startswith("#"):
            chapter = set()
        folders = {SOURCE, HOUSE, *chapter}
        for path in [one for quoted in QUOTED.findall(line) for one in spelled_out(quoted)]:
            if A_PATH.fullmatch(path):
                found = [folder / path for folder in folders if (folder / path).exists()]
                folders |= {one if one.is_dir() else one.parent for one in found}
                lost += [] if found else [path]
        if not line.startswith("|"):
            chapter = folders
    return lost


def test_every_path_of_the_map_leads_somewhere() -> None:
    text = MAP.read_text(encoding="utf-8")
    assert lost_on_the_map(text) == []
    assert lost_on_the_map(text.replace("`hunt.py`", "`hunting.py`")) == ["hunting.py"]


def test_every_chapter_of_a_game_and_every_idea_of_the_core_is_on_the_map() -> None:
    text = MAP.read_text(encoding="utf-8")
    rooms = [CORE, SOURCE / "games" / "wotr" / "clockwork", *SOURCE.glob("games/*/steps")]
    files = {path.name for room in rooms for path in room.glob("*.py")} - {"__init__.py"}
    assert {name for name in files if f"`{name}`" not in text and f"/{name}`" not in text} == set()
