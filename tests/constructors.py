"""What a class is made with, read from its source: compiled classes do not always tell."""

from __future__ import annotations

import ast
import sys
from pathlib import Path


def made_with(kind: type) -> list[str]:
    """The arguments of a class's constructor, its own or one that it inherits."""
    for one in kind.__mro__:
        body = _source(one)
        for node in body.body if body is not None else ():
            if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                return [arg.arg for arg in node.args.args[1:]]
    return []


def _source(kind: type) -> ast.ClassDef | None:
    file = getattr(sys.modules[kind.__module__], "__file__", None)
    if file is None or not kind.__module__.startswith("mathom."):
        return None
    # The source lies beside what was compiled from it.
    path = Path(file).parent / f"{Path(file).name.partition('.')[0]}.py"
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return node
    return None
