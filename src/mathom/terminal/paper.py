"""Lines of a screen: flowing words into them, framing them, and setting blocks side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Line

Lines = list[Line]
"""A block of a screen, each line no wider than the block."""


def line(*pieces: str | Line | tuple[str, str]) -> Line:
    """A line made of pieces; a pair is a piece and its style."""
    return Line.assemble(*pieces)


def padded(text: Line, width: int) -> Line:
    """The line, filled up with blanks or cut to the width."""
    copy = text.copy()
    copy.truncate(width, overflow="ellipsis", pad=True)
    return copy


def fitted(text: Line, width: int) -> Line:
    """The line, cut with an ellipsis if it is too long."""
    copy = text.copy()
    copy.truncate(max(width, 1), overflow="ellipsis")
    return copy


def centred(text: Line, width: int) -> Line:
    """The line in the middle of the width."""
    left = max(0, width - text.cell_len) // 2
    return padded(line(" " * left, text), width)


def flow(
    pieces: Sequence[Line], width: int, gap: str = "  ", indent: int = 0, cut: bool = True
) -> Lines:
    """Pieces one after the other, a new line where the next one would not fit whole."""
    lines: Lines = []
    current = Line()
    for piece in filter(None, pieces):
        wide = current.cell_len + len(gap) + piece.cell_len
        if current.plain.strip() and wide > width:
            lines.append(current)
            current = Line(" " * indent)
        elif current.plain.strip():
            current.append(gap)
        current.append_text(fitted(piece, width - indent) if cut else piece)
    return [*lines, current] if current.plain.strip() or not lines else lines


def words(text: str, width: int, style: str = "", indent: int = 0) -> Lines:
    """A sentence, wrapped. A word that is too long stays whole: it may be a path to copy."""
    rows = flow([Line(word) for word in text.split()], width, " ", indent, cut=False)
    for row in rows:
        row.stylize(style)
    return rows


def beside(left: Lines, right: Lines, gap: str = "  ", least: int = 0) -> Lines:
    """Two blocks side by side."""
    wide = max(width_of(left), least)
    height = max(len(left), len(right))
    tall = [*left, *[Line()] * (height - len(left))]
    return [
        line(padded(one, wide), gap, right[number]) if number < len(right) else one
        for number, one in enumerate(tall)
    ]


def columns(items: Sequence[Lines], width: int, least: int, gap: str = "  ") -> Lines:
    """Blocks in as many columns as there is room for, filled column by column."""
    if not items:
        return []
    count = max(1, min(len(items), (width + len(gap)) // (least + len(gap))))
    tall = -(-sum(len(item) for item in items) // count)
    stacks: list[Lines] = [[]]
    for item in items:
        if stacks[-1] and len(stacks[-1]) + len(item) > tall and len(stacks) < count:
            stacks.append([])
        stacks[-1] += item
    each = (width - len(gap) * (len(stacks) - 1)) // len(stacks)
    block: Lines = stacks[0]
    for number, stack in enumerate(stacks[1:], 1):
        block = beside(block, stack, gap, number * (each + len(gap)) - len(gap))
    return [trimmed(fitted(one, width)) for one in block]


def trimmed(text: Line) -> Line:
    """The line without blanks at its end."""
    copy = text.copy()
    copy.rstrip()
    return copy


def framed(title: Line, lines: Lines, width: int, style: str = "dim") -> Lines:
    """A block in a frame with a title in its upper edge."""
    inner = width - 4
    top = line(("╭─ ", style), fitted(title, inner - 2), (" ", style))
    top.append("─" * (width - 1 - top.cell_len) + "╮", style)
    middle = [line(("│ ", style), padded(one, inner), (" │", style)) for one in lines]
    return [top, *middle, Line("╰" + "─" * (width - 2) + "╯", style)]


def width_of(lines: Lines) -> int:
    """How wide a block is."""
    return max((one.cell_len for one in lines), default=0)
