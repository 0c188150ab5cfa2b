"""Dependencies point one way: no module of a game needs itself, by whatever detour."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import mathom

# It reads the sources, which are the same for both builds.
pytestmark = pytest.mark.once

SOURCE = Path(str(mathom.__file__)).parent
GAMES = sorted(folder.name for folder in (SOURCE / "games").iterdir() if (folder / "game.py").exists())


def module_of(path: Path) -> str:
    """The name of a module."""
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path, known: set[str]) -> set[str]:
    """The modules that a module imports, wherever in it; not those that only its types need."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            parts = {f"{node.module}.{name.name}" for name in node.names}
            found |= parts & known or {node.module} & known
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names} & known
    return found - {module_of(path)}


def knots(folder: Path) -> list[list[str]]:
    """The modules that need each other."""
    paths = {module_of(path): path for path in sorted(folder.rglob("*.py"))}
    needs = {name: imports(path, set(paths)) for name, path in paths.items()}
    reached = {name: _reached(name, needs) for name in needs}
    tied = {
        tuple(sorted(other for other in reached[name] if name in reached[other])) for name in reached
    }
    return sorted([list(knot) for knot in tied if knot])


def _reached(start: str, needs: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = list(needs[start])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += needs[name]
    return found


NEEDED = {
    # A Fellowship that is revealed walks, walking through strongholds costs tiles, a tile may reveal it.
    "wotr": [["steps.fellowship", "steps.hunt", "steps.hunt_damage"]],
}


@pytest.mark.parametrize("game", ["wotr"])
def test_no_module_of_a_game_needs_itself_but_where_chapters_of_the_rulebook_do(game: str) -> None:
    prefix = f"mathom.games.{game}."
    found = [[name.removeprefix(prefix) for name in knot] for knot in knots(SOURCE / "games" / game)]
    assert found == NEEDED.get(game, [])


@pytest.mark.parametrize("game", ["wotr"])
def test_a_state_is_a_leaf(game: str) -> None:
    folder = SOURCE / "games" / game
    known = {module_of(path) for path in folder.rglob("*.py")}
    needed = imports(folder / "state.py", known)
    assert {name.rpartition(".")[2] for name in needed} <= {
        "box",
        "battle",
        "seats",
        "table",
        "undertaking",
    }


def test_the_rules_of_the_two_player_game_do_not_know_the_clockwork() -> None:
    folder = SOURCE / "games" / "wotr"
    paths = {module_of(path): path for path in sorted(folder.rglob("*.py"))}
    own = {name for name in paths if ".wotr.clockwork" in name}
    needed = {
        name.removeprefix("mathom.games.wotr."): {
            one.rpartition(".")[2] for one in imports(path, set(paths)) & own
        }
        for name, path in paths.items()
        if name not in own
    }
    # What lies on the table lies there for all; who sets it up, and positions, know who plays.
    assert {name: modules for name, modules in needed.items() if modules} == {
        "state": {"table"},
        "game": {"winding", "setup"},
        "position.agenda": {"clockwork"},
        "position.board": {"table"},
        "position.clockwork": {"table"},
        "position.read": {"setup"},
    }
