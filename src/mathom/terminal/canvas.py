"""Canvas: a sheet of characters on which things may lie on top of each other."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text as Line

from mathom.terminal.paper import Lines


class Canvas:
    """Characters with their styles, all of them one cell wide."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]

    def write(self, x: int, y: int, text: Line | str, style: str = "") -> None:
        """Write over whatever lies there; what does not fit on the sheet is lost."""
        shown = Line(text, style) if isinstance(text, str) else text
        for at, piece in enumerate(shown.divide(range(1, len(shown)))):
            if 0 <= y < self.height and 0 <= x + at < self.width:
                self._cells[y][x + at] = (piece.plain, _style(piece))

    def lines(self) -> Lines:
        """The sheet as a block, without empty lines at its lower edge."""
        lines = [self._line(row) for row in self._cells]
        while lines and not lines[-1].plain:
            lines.pop()
        return lines

    def _line(self, row: list[tuple[str, str]]) -> Line:
        text = Line()
        for style, run in groupby(row, key=lambda cell: cell[1]):
            text.append("".join(character for character, _ in run), style)
        text.rstrip()
        return text


def _style(piece: Line) -> str:
    parts = [str(piece.style), *[str(span.style) for span in piece.spans]]
    return " ".join(part for part in parts if part)
