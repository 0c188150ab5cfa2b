"""Writes how states are copied and compared: `python -m tools.states` (`--check` only looks).

A class declares its fields once: as annotations in its body, or, with their first values, as assignments
in the method that fills it (`lay_out`, `fresh`, `__init__`). mypyc wants straight code for what is done
by the million, so `clone` and `key` are written from that declaration into the class itself, between the
two marks, and a test sees to it that they are current. `core.kinds` has what a type alone does not say.
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = (ROOT / "src" / "mathom", ROOT / "tests" / "core")
"""Where states are: in the games, and the toy game of docs/steps.md."""
BEGIN = "    # -- written by tools/states.py from the fields declared here: begin"
END = "    # -- written by tools/states.py: end"
FILLING = ("lay_out", "fresh", "__init__")
"""The methods that declare fields."""
PLAIN = ("int", "bool", "str", "float", "bytes")
WIDTH = 105


class Undeclared(Exception):
    """A field of which it cannot be told what it is."""


@dataclass(frozen=True)
class Field:
    """A field of a state."""

    name: str
    copied: str
    """What a clone gets."""
    compared: str
    """What counts when states are compared; "" if nothing does."""


# -- what a field is -----------------------------------------------------------------------------


def copied(value: str, kind: ast.expr, depth: int = 0) -> str:
    """The expression that copies a value of this type."""
    one = "one" if depth == 0 else f"one{depth}"
    if isinstance(kind, ast.Name):
        if kind.id in ("bytearray", "Bag"):
            return f"{value}[:]"
        if kind.id == "Bags":
            return f"[{one}[:] for {one} in {value}]"
        return f"{value}.copy()" if kind.id == "Counts" else value
    if isinstance(kind, ast.Subscript) and isinstance(kind.value, ast.Name):
        within = kind.value.id
        if within == "list":
            each = copied(one, kind.slice, depth + 1)
            return f"{value}[:]" if each == one else f"[{each} for {one} in {value}]"
        if within == "dict":
            return f"{value}.copy()"
        if within in ("Own", "Extra"):
            return f"{value}.clone()"
        return copied(value, kind.slice, depth) if within == "Derived" else value
    perhaps = _perhaps(kind)
    if perhaps is not None:
        there = copied(value, perhaps, depth)
        return value if there == value else f"None if {value} is None else {there}"
    raise Undeclared(ast.unparse(kind))


def compared(value: str, kind: ast.expr, depth: int = 0) -> str:
    """The hashable expression by which values of this type are compared; "" if they are not."""
    one = "one" if depth == 0 else f"one{depth}"
    if isinstance(kind, ast.Name):
        if kind.id == "bytearray":
            return f"bytes({value})"
        if kind.id == "Bag":
            return f"tuple(sorted({value}))"
        if kind.id == "Bags":
            return f"tuple([tuple(sorted({one})) for {one} in {value}])"
        if kind.id == "Counts":
            return f"tuple(sorted([{one} for {one} in {value}.items() if {one}[1]]))"
        return value
    if isinstance(kind, ast.Subscript) and isinstance(kind.value, ast.Name):
        within = kind.value.id
        if within == "list":
            each = compared(one, kind.slice, depth + 1)
            return f"tuple({value})" if each == one else f"tuple([{each} for {one} in {value}])"
        if within == "dict":
            return f"tuple(sorted({value}.items()))"
        if within in ("Own", "Keyed", "Extra"):
            return f"{value}.key()"
        return "" if within in ("Derived", "Shared") else value
    perhaps = _perhaps(kind)
    if perhaps is not None:
        there = compared(value, perhaps, depth)
        if _is_extra(perhaps):
            return f"*(() if {value} is None else ({there},))"
        return value if there == value else f"None if {value} is None else {there}"
    raise Undeclared(ast.unparse(kind))


def _is_extra(kind: ast.expr) -> bool:
    """Whether only some games have it."""
    within = kind.value if isinstance(kind, ast.Subscript) else None
    return isinstance(within, ast.Name) and within.id == "Extra"


def _perhaps(kind: ast.expr) -> ast.expr | None:
    """What it is if it is not None."""
    if not isinstance(kind, ast.BinOp) or not isinstance(kind.right, ast.Constant):
        return None
    return kind.left if kind.right.value is None else None


# -- what a class declares -----------------------------------------------------------------------


def declared(body: ast.ClassDef) -> list[Field]:
    """The fields of a class, in the order in which they are declared."""
    kinds: dict[str, ast.expr] = {}
    counts: dict[str, int] = {}
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and node.value is None and isinstance(node.target, ast.Name):
            kinds[node.target.id] = node.annotation
        if isinstance(node, ast.FunctionDef) and node.name in FILLING:
            _read_filling(node, kinds)
            counts.update(_lists_of_lists(node))
    return [
        Field(name, _copied_each(name, kind, counts.get(name, 0)), compared(f"self.{name}", kind))
        for name, kind in kinds.items()
    ]


def _copied_each(name: str, kind: ast.expr, count: int) -> str:
    """A few lists that are always as many are copied one by one, which takes no loop."""
    loop = copied(f"self.{name}", kind)
    if not count or " for one in " not in loop:
        return loop
    each, _, _ = loop[1:].partition(" for one in ")
    return f"[{', '.join([each.replace('one', f'self.{name}[{n}]', 1) for n in range(count)])}]"


def _read_filling(method: ast.FunctionDef, kinds: dict[str, ast.expr]) -> None:
    given = {one.arg: one.annotation for one in method.args.args}
    for node in ast.walk(method):
        if isinstance(node, ast.AnnAssign):
            name = _own(node.target)
            if name:
                kinds[name] = node.annotation
        if isinstance(node, ast.Assign):
            for name in [_own(target) for target in node.targets]:
                if name and name not in kinds:
                    kinds[name] = _told_by(node.value, given, name)


def _lists_of_lists(method: ast.FunctionDef) -> dict[str, int]:
    """How many lists there are in the fields that begin as so many empty ones."""
    counts: dict[str, int] = {}
    for node in ast.walk(method):
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.List):
            lists = [isinstance(one, ast.List) for one in node.value.elts]
            counts[_own(node.target)] = len(lists) if all(lists) else 0
    return counts


def _own(target: ast.expr) -> str:
    """The name of a field of the object itself."""
    if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name):
        return target.attr if target.value.id == "self" else ""
    return ""


def _told_by(value: ast.expr, given: dict[str, ast.expr | None], name: str) -> ast.expr:
    """The type of a field that needs no annotation: its first value is a constant, or given."""
    if isinstance(value, ast.Name):
        kind = given.get(value.id)
        return kind if kind is not None else ast.Name("int")
    if isinstance(value, (ast.Constant, ast.UnaryOp, ast.Tuple)):
        return ast.Name("int")
    raise Undeclared(f"{name}: {ast.unparse(value)}")


# -- what is written -----------------------------------------------------------------------------


def block(body: ast.ClassDef) -> list[str]:
    """`clone` and `key` of a class."""
    fields = declared(body)
    is_state = any([isinstance(base, ast.Name) and base.id == "State" for base in body.bases])
    made = [] if is_state else _made_with(body)
    lines = ["", f"    def clone(self) -> {body.name}:"]
    lines.append(f"        new = {body.name}({', '.join([f'self.{name}' for name in made])})")
    if is_state:
        lines.append("        self.copy_to(new)")
    lines += [f"        new.{field.name} = {field.copied}" for field in fields if field.name not in made]
    lines += ["        return new", "", "    def key(self) -> tuple[object, ...]:", "        return ("]
    lines += [f"            {field.compared}," for field in fields if field.compared]
    lines += ["            self.pending(),"] if is_state else []
    lines += ["        )", ""]
    assert all([len(line) <= WIDTH for line in lines])
    return lines


def _made_with(body: ast.ClassDef) -> list[str]:
    """What the constructor of a class is given."""
    for node in body.body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            return [one.arg for one in node.args.args[1:]]
    return []


def written(source: str) -> str:
    """A module with what is generated in it written anew."""
    lines = source.splitlines()
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    last = len(lines)
    for body in reversed(classes):
        marks = [n for n in range(body.lineno, last) if lines[n] in (BEGIN, END)]
        if marks:
            begin, end = marks
            lines[begin + 1 : end] = block(body)
        last = body.lineno
    return "\n".join(lines) + "\n"


def modules() -> list[Path]:
    """The modules in which something is generated."""
    files = [path for folder in FOLDERS for path in sorted(folder.rglob("*.py"))]
    return [path for path in files if BEGIN in path.read_text("utf-8").splitlines()]


def main() -> int:
    """Write what is not current, or with --check only say so."""
    stale = [path for path in modules() if written(path.read_text("utf-8")) != path.read_text("utf-8")]
    for path in stale:
        print(path.relative_to(ROOT))
        if "--check" not in sys.argv:
            path.write_text(written(path.read_text("utf-8")), "utf-8")
    return len(stale) if "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
