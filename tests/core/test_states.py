"""How states are copied and compared is written by tools/states.py from what they declare."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import mathom
from mathom.core.state import State
from tools.states import Undeclared, block, declared, modules, written


def fields_of(state: State) -> set[str]:
    """What is set in a state, whoever has declared it."""
    found = {name: getattr(state, name) for name in dir(state) if name[0] != "_"}
    none = {"events", "drawn", "answered", "outcome"}
    return {name for name, value in found.items() if not callable(value)} - none


def body_of(source: str) -> ast.ClassDef:
    """The class in a piece of source."""
    (body,) = ast.parse(source).body
    assert isinstance(body, ast.ClassDef)
    return body


@pytest.mark.parametrize("path", modules(), ids=lambda path: "/".join(path.parts[-2:]))
def test_what_is_written_is_current(path: Path) -> None:
    """Run `python -m tools.states` and look at what has changed."""
    source = path.read_text("utf-8")
    assert written(source) == source


@pytest.mark.parametrize("game", ["wotr"])
def test_a_clone_has_all_that_a_state_has(game: str) -> None:
    state = mathom.game(game).new(seed=1).state
    clone = state.clone()
    for name in fields_of(state) - {"chance"}:
        assert getattr(clone, name) == getattr(state, name), name


@pytest.mark.parametrize("game", ["wotr"])
def test_every_field_of_a_state_is_declared(game: str) -> None:
    state = mathom.game(game).new(seed=1).state
    folder = Path(str(mathom.__file__)).parent / "games" / game
    source = (folder / "state.py").read_text("utf-8")
    bodies = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    names = {field.name for body in bodies for field in declared(body)}
    assert fields_of(state) == names | {"chance", "agenda", "decision"}


def test_a_field_is_copied_and_compared_as_what_it_is() -> None:
    told = block(
        body_of('''
class Table:
    """A table."""
    turn: int
    row: list[int]
    rows: list[list[int]]
    bag: Bag
    counts: Counts
    worked_out: Derived[list[int]]
    box: Shared[Box]
    battle: Own[Battle] | None
    scopes: list[Own[Scope]]
''')
    )
    assert [line.strip() for line in told] == [
        "",
        "def clone(self) -> Table:",
        "new = Table()",
        "new.turn = self.turn",
        "new.row = self.row[:]",
        "new.rows = [one[:] for one in self.rows]",
        "new.bag = self.bag[:]",
        "new.counts = self.counts.copy()",
        "new.worked_out = self.worked_out[:]",
        "new.box = self.box",
        "new.battle = None if self.battle is None else self.battle.clone()",
        "new.scopes = [one.clone() for one in self.scopes]",
        "return new",
        "",
        "def key(self) -> tuple[object, ...]:",
        "return (",
        "self.turn,",
        "tuple(self.row),",
        "tuple([tuple(one) for one in self.rows]),",
        "tuple(sorted(self.bag)),",
        "tuple(sorted([one for one in self.counts.items() if one[1]])),",
        "None if self.battle is None else self.battle.key(),",
        "tuple([one.key() for one in self.scopes]),",
        ")",
        "",
    ]


def test_a_field_whose_type_cannot_be_told_is_refused() -> None:
    with pytest.raises(Undeclared):
        declared(body_of("class Table:\n    def lay_out(self):\n        self.row = row()\n"))
