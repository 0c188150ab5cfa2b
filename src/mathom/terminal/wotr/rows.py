"""Rows with a label before them, all labels in one column."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Line

from mathom.terminal.paper import Lines, flow, line

LABEL = 13
"""The longest label in any language, and a blank."""
BETWEEN = " · "


def labelled(label: str, pieces: Sequence[Line], width: int, gap: str = BETWEEN) -> Lines:
    """Pieces one after the other beside their label; further lines stand under the first one."""
    rows = flowed(pieces, width - LABEL, gap)
    return [line((f"{label if n == 0 else '':<{LABEL}}", "bold"), row) for n, row in enumerate(rows)]


def flowed(pieces: Sequence[Line], width: int, gap: str, indent: int = 0) -> Lines:
    """Pieces one after the other, none of them cut short."""
    return flow(_cut(pieces, width - indent), width, gap, indent)


def _cut(pieces: Sequence[Line], width: int) -> list[Line]:
    """A piece that is longer than a line goes on in the next one."""
    found: list[Line] = []
    for piece in pieces:
        if piece.cell_len > width:
            found += flow([*piece.split(" ")], width, " ")
        else:
            found.append(piece)
    return found
