"""The messages as they are written in the Fluent files, and where the source asks for them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import fluent.syntax.ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import mathom
from mathom.core.lang import LANGUAGES, sources

HOME = Path(mathom.__file__).parent


@cache
def entries(language: str) -> list[ftl.EntryType]:
    """Everything that the files of a language hold, broken pieces included."""
    texts = [path.read_text(encoding="utf-8") for path in sources(language)]
    return [entry for text in texts for entry in parse(text).body]


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """The messages of a language."""
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


@cache
def _names(language: str) -> str:
    """What can be asked for, a line each: messages, and parts of messages."""
    parts = {
        id: [part.id.name for part in message.attributes] for id, message in messages(language).items()
    }
    return "\n".join([name for id in parts for name in [id, *[f"{id}.{part}" for part in parts[id]]]])


class _Parts(Visitor):
    """What a message is made of: its gaps, the messages it refers to, and its plain words."""

    def __init__(self) -> None:
        self.gaps: set[str] = set()
        self.others: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        # `{ $region-the }` asks for a form of what fills the gap `$region`.
        self.gaps.add(node.id.name.partition("-")[0])

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


def _parts(id: str, language: str) -> _Parts:
    parts = _Parts()
    parts.visit(messages(language)[id])
    return parts


def words(id: str, language: str) -> str:
    """The plain words of a message, without its gaps."""
    return " ".join(_parts(id, language).words)


def referred(id: str, language: str) -> set[str]:
    """The messages that this one has inside."""
    return _parts(id, language).others


def gaps(id: str, language: str) -> set[str]:
    """What a message must be given, the messages inside it included."""
    parts = _parts(id, language)
    return parts.gaps.union(*[gaps(other, language) for other in parts.others])


@dataclass(frozen=True)
class Asked:
    """A place in the source that asks for a message."""

    where: str
    pattern: str
    """The id; where it is put together at run time, an expression that it matches."""
    given: frozenset[str] | None
    """What fills the gaps, if the source says so in so many words."""

    @property
    def exact(self) -> bool:
        """Whether the source shows the whole id."""
        return ".+" not in self.pattern

    def answers(self, language: str) -> list[str]:
        """The messages that may be meant, whole or by one of their parts: `message.part`."""
        meant = re.findall(f"^{self.pattern}$", _names(language), re.MULTILINE)
        return list(dict.fromkeys([name.partition(".")[0] for name in meant]))


@cache
def _trees() -> dict[Path, list[ast.AST]]:
    """Every node of every file of the source."""
    files = sorted(HOME.rglob("*.py"))
    return {path: list(ast.walk(ast.parse(path.read_text(encoding="utf-8")))) for path in files}


@cache
def asked() -> list[Asked]:
    """Every `Text(...)`, every fault and every `voice(...)` whose id the source shows."""
    speakers = {"Text", "voice", "Fault", *_faults()}
    found: list[Asked] = []
    for path, nodes in _trees().items():
        for node in nodes:
            if isinstance(node, ast.Call) and node.args and _called(node) in speakers:
                where = f"{path.relative_to(HOME)}:{node.lineno}"
                ids = [list(_ids(argument)) for argument in node.args]
                found += [Asked(where, id, _given(node)) for id in next(filter(None, ids), [])]
    return found


@cache
def written() -> list[str]:
    """All strings of the source, as expressions: whatever is none of these, nobody asks for."""
    patterns: set[str] = set()
    for nodes in _trees().values():
        for node in nodes:
            if isinstance(node, ast.Constant | ast.JoinedStr):
                patterns.update(_ids(node))
    return sorted(pattern for pattern in patterns if re.search(r"[a-z]\\?-|\\?-[a-z]", pattern))


def _faults() -> set[str]:
    classes = [node for nodes in _trees().values() for node in nodes if isinstance(node, ast.ClassDef)]
    names = {"Fault"}
    for _ in range(3):
        names |= {
            node.name
            for node in classes
            if any(isinstance(base, ast.Name) and base.id in names for base in node.bases)
        }
    return names


def _called(node: ast.Call) -> str:
    function = node.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _ids(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.IfExp):
        yield from _ids(node.body)
        yield from _ids(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
            for part in node.values
        )


def _given(node: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in node.keywords]
    return None if None in names else frozenset(name for name in names if name is not None)


__all__ = ["LANGUAGES", "asked", "entries", "gaps", "messages", "referred", "words", "written"]
