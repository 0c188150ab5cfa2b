"""The legend of a board: its signs, and beside each what it means."""

from __future__ import annotations

from mathom.terminal.menu import NUMBER
from mathom.terminal.paper import Lines, columns, line, words

Meanings = list[tuple[str, str]]
"""Signs, each with its meaning."""

COLUMN = 38


def explained(meanings: Meanings, width: int) -> Lines:
    """The signs under each other, in as many columns as there is room for."""
    wide = max(len(sign) for sign, _ in meanings)
    entries = [_entry(sign, meaning, wide, min(width, COLUMN)) for sign, meaning in meanings]
    return columns(entries, width, COLUMN)


def _entry(sign: str, meaning: str, wide: int, width: int) -> Lines:
    rows = words(meaning, width - wide - 2)
    return [line((f"{sign if n == 0 else '':>{wide}}  ", NUMBER), row) for n, row in enumerate(rows)]
