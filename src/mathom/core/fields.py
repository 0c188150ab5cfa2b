"""Fields: what is said of the fields of views, questions and messages, in the text below each.

It is said once, beside the field; the schema, the client's types and docs/views.md have it from here.
"""

# Not compiled: it is read by people and by builds.

from __future__ import annotations

import ast
import inspect
from functools import cache

import msgspec


def told_fields(shape: type[msgspec.Struct]) -> dict[str, str]:
    """What is said of the fields of a type, by the field."""
    return _told_in(inspect.getsourcefile(shape) or "")[shape.__name__]


def below_fields(node: ast.ClassDef) -> dict[str, str]:
    """The texts that stand below fields in the body of a class."""
    told: dict[str, str] = {}
    for field, after in zip(node.body, node.body[1:], strict=False):
        text = after.value if isinstance(after, ast.Expr) else None
        if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Constant):
            told[ast.unparse(field.target)] = " ".join(str(text.value).split())
    return told


@cache
def _told_in(file: str) -> dict[str, dict[str, str]]:
    """The same of all classes of a module."""
    with open(file, encoding="utf-8") as source:
        body = ast.parse(source.read()).body
    return {node.name: below_fields(node) for node in body if isinstance(node, ast.ClassDef)}
