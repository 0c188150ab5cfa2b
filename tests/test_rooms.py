"""Dependencies point one way: no module needs itself, by whatever detour."""

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


def imports(path: Path, known: set[str], late: bool) -> set[str]:
    """The modules that a module imports, with `late` also once it is called; what only its types need
    does not count."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        typing = isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        called = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not late
        if isinstance(node, ast.If | ast.FunctionDef | ast.AsyncFunctionDef) and (typing or called):
            node.body = []
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            parts = {f"{node.module}.{name.name}" for name in node.names}
            found |= parts & known or {node.module} & known
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names} & known
    return found - {module_of(path)}


def knots(folder: Path, late: bool) -> list[list[str]]:
    """The modules that need each other."""
    paths = {module_of(path): path for path in sorted(folder.rglob("*.py"))}
    needs = {name: imports(path, set(paths), late) for name, path in paths.items()}
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


NEEDED = [
    # A game begins matches, a match is of a game, and an outlook is over one.
    ["core.game", "core.match", "core.outlook"],
    # A report may be drawn, and what draws it is given one.
    ["bots.report", "bots.scoreboard"],
    # A Fellowship that is revealed walks, walking through strongholds costs tiles, a tile may reveal it.
    ["games.wotr.steps.fellowship", "games.wotr.steps.hunt", "games.wotr.steps.hunt_damage"],
]
"""Where one of them imports another only once it is called."""


def test_no_module_needs_itself_but_where_the_things_do() -> None:
    found = [[name.removeprefix("mathom.") for name in knot] for knot in knots(SOURCE, late=True)]
    assert sorted(found) == sorted(NEEDED)


def test_no_module_needs_itself_to_be_loaded() -> None:
    assert knots(SOURCE, late=False) == []


STATE_NEEDS = {
    "duel": {"box"},
    "wotr": {"box", "battle", "clockwork.table", "seats", "undertaking"},
    "tcg": {
        *("box", "phases"),
        *(f"engine.{name}" for name in ("changes", "in_force", "lasting", "loan", "scope", "table")),
    },
}
"""What the state of a game is made of; none of these knows a state."""


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_a_leaf(game: str) -> None:
    folder = SOURCE / "games" / game
    known = {module_of(path) for path in folder.rglob("*.py")}
    prefix = f"mathom.games.{game}."
    needed = {name.removeprefix(prefix) for name in imports(folder / "state.py", known, late=True)}
    assert needed == STATE_NEEDS[game]


def test_the_rules_of_the_two_player_game_do_not_know_the_clockwork() -> None:
    folder = SOURCE / "games" / "wotr"
    paths = {module_of(path): path for path in sorted(folder.rglob("*.py"))}
    own = {name for name in paths if ".wotr.clockwork" in name}
    needed = {
        name.removeprefix("mathom.games.wotr."): {
            one.rpartition(".")[2] for one in imports(path, set(paths), late=True) & own
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
