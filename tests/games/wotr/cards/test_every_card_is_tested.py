"""No card is forgotten: the tests of this folder say which card they are about, and all are named.

A test of what a card does as an event has `# card: <id>` above its `def`, one of a combat card
`# combat: <id>`.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from mathom.games.wotr.box import CARD_IDS, CARDS

HERE = Path(__file__).parent
MARK = re.compile(r"# (card|combat): (\S+)")
COMBATS = sorted({card.combat for card in CARDS})
KNOWN = {"card": set(CARD_IDS), "combat": set(COMBATS)}
LEAST = 2
"""What it does, and when it cannot be played or does nothing."""


@cache
def marks() -> list[tuple[str, str, str]]:
    """Every mark: its kind, whom it names, and the test below it, with the file; "" if there is none."""
    found: list[tuple[str, str, str]] = []
    for path in sorted(HERE.glob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        tests = _heads(text)
        for number, line in enumerate(text.splitlines(), 1):
            mark = MARK.fullmatch(line)
            if mark:
                found.append((mark[1], mark[2], f"{path.name} {tests.get(number, '')}"))
    return found


def _heads(text: str) -> dict[int, str]:
    """The lines where a mark can stand, each with its test: above it, or among its decorators."""
    found: dict[int, str] = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            first = min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]])
            found.update(dict.fromkeys(range(first - 1, node.lineno), node.name))
    return found


def test_every_mark_stands_above_a_test_and_names_a_card() -> None:
    assert [mark for mark in marks() if mark[2].endswith(" ")] == []
    assert [mark for mark in marks() if mark[1] not in KNOWN[mark[0]]] == []


@pytest.mark.parametrize("kind", ["card", "combat"])
def test_what_every_card_does_and_where_it_ends_is_tested(kind: str) -> None:
    told = Counter([name for what, name, test in set(marks()) if what == kind])
    assert sorted([name for name in KNOWN[kind] if told[name] < LEAST]) == []
