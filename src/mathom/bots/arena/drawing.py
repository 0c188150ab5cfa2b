"""Drawing: pictures of numbers as SVG. A few shapes are all that is needed, so no library is."""

from __future__ import annotations

from html import escape

PAPER, RAISED, INK, SOFT, LINE = "#f3ead3", "#fbf6e8", "#2a2018", "#5a4937", "#bfa97f"
COLOURS = ("#285a8c", "#8e2a24", "#b8901a", "#1f5b36", "#7a4a21", "#3a83b5", "#c2611a", "#5b3a78")
LETTER = 7.2
"""How wide a letter is, about."""


class Picture:
    """Shapes on paper, in the order in which they are drawn."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self._width = width
        self._size = f"{width:g} {height:g}"
        self._title = title
        self._lines: list[str] = []
        self.rectangle(0, 0, width, height, RAISED)
        self.text(16, 26, title, INK, size=15)

    def text(
        self, x: float, y: float, words: str, fill: str = SOFT, anchor: str = "start", size: int = 13
    ) -> None:
        """A line of text; `anchor` says which of its ends is there: start, middle or end."""
        self._lines.append(
            f'<text x="{x:.1f}" y="{y:.1f}" fill="{fill}" text-anchor="{anchor}" '
            f'font-size="{size}">{escape(words)}</text>'
        )

    def upright(self, x: float, y: float, words: str) -> None:
        """A line of text beside an axis, read from below."""
        self._lines.append(
            f'<text transform="translate({x:.1f} {y:.1f}) rotate(-90)" fill="{SOFT}" '
            f'text-anchor="middle" font-size="13">{escape(words)}</text>'
        )

    def line(
        self, x1: float, y1: float, x2: float, y2: float, colour: str = LINE, width: float = 1,
        dashed: bool = False,
    ) -> None:  # fmt: skip
        """A line from one place to another."""
        dashes = ' stroke-dasharray="4 4"' if dashed else ""
        self._lines.append(
            f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
            f'stroke-width="{width:g}"{dashes}/>'
        )

    def rectangle(
        self, x: float, y: float, width: float, height: float, fill: str, said: str = ""
    ) -> None:
        """A box, and what is said of it to whoever points at it."""
        self._lines.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{fill}">'
            f"{_told(said)}</rect>"
        )

    def dot(self, x: float, y: float, radius: float, fill: str, said: str = "") -> None:
        """A dot, and what is said of it."""
        self._lines.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}" fill-opacity="0.8">'
            f"{_told(said)}</circle>"
        )

    def svg(self) -> str:
        """The whole picture."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self._size}" '
            f'width="{self._width:g}" role="img" font-family="sans-serif">'
        )
        return "\n".join([head, f"<title>{escape(self._title)}</title>", *self._lines, "</svg>", ""])


def _told(said: str) -> str:
    return f"<title>{escape(said)}</title>" if said else ""


def room_for(words: list[str]) -> float:
    """How much room the longest of them takes."""
    return LETTER * max([len(word) for word in words])


def steps(least: float, most: float, about: int = 6) -> list[int]:
    """Round numbers between two, about so many: for the marks of an axis.

    >>> steps(0, 100), steps(37, 64), steps(410, 2950)
    ([0, 20, 40, 60, 80, 100], [40, 45, 50, 55, 60], [500, 1000, 1500, 2000, 2500])
    """
    wide = max(most - least, 1.0) / about
    size = 1
    for size in [base * 10**power for power in range(9) for base in (1, 2, 5)]:
        if size >= wide:
            break
    first = -(-int(least) // size) * size
    return list(range(first, int(most) + 1, size))
