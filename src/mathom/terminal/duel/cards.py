"""The chapter's cards as they lie: in boxes where there is room, else in two lines a row."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.games.duel.box import COLOURS, LAYOUTS, SEATS, Card, Layout
from mathom.games.duel.view.types import DuelView
from mathom.terminal.board import Look
from mathom.terminal.canvas import Canvas
from mathom.terminal.duel.signs import BY_ID, COIN, NUMBER, STYLES, Signs
from mathom.terminal.paper import Lines, fitted, line

CARD = 13
"""The width of a card: six of them fit side by side in 80 columns."""
INNER = CARD - 2
MOST_CELL = 19
BACK = "╱╲"
FACE_DOWN = "?"


def boxes(view: DuelView, look: Look, signs: Signs) -> Lines:
    """The layout as cards that lie on each other, the open ones bright."""
    return Cards(view, look, signs).boxes()


def flat(view: DuelView, look: Look, signs: Signs) -> Lines:
    """The layout in short: what the cards do, and under it what they cost."""
    return Cards(view, look, signs).flat()


def wide(view: DuelView) -> int:
    """How wide the boxes of this chapter are."""
    plan = _plan(view)
    return ((max(plan.x) - min(plan.x)) // 2 + 1) * CARD


def _plan(view: DuelView) -> Layout:
    chapter = view.chapter
    return LAYOUTS[chapter - 1]


class Cards:
    """Draws the layout of a chapter."""

    def __init__(self, view: DuelView, look: Look, signs: Signs) -> None:
        self._view = view
        self._look = look
        self._signs = signs
        self._plan = _plan(view)
        self._laid: tuple[str | None, ...] = view.layout

    def boxes(self) -> Lines:
        """Card by card from the top row down: whatever is drawn later covers what lies under it."""
        sheet = Canvas(wide(self._view), 4 * len(self._plan.row))
        y = 0
        for slots in self._rows():
            for slot in slots:
                self._lay(sheet, self._left(slot, CARD), y, slot)
            if slots:
                y += 3 if self._plan.face_up[slots[0]] else 2
        return sheet.lines()

    def flat(self) -> Lines:
        """Two lines for each row that has something to read, one for backs alone."""
        across = wide(self._view) // CARD
        cell = min(MOST_CELL, self._look.width // across)
        lines: Lines = []
        for slots in self._rows():
            sheet = Canvas(across * cell, 2)
            for slot in slots:
                self._jot(sheet, self._left(slot, cell), cell, slot)
            lines += sheet.lines()
        return lines

    def _rows(self) -> list[list[int]]:
        """The slots that still hold a card, row by row."""
        rows: list[list[int]] = [[] for _ in range(max(self._plan.row) + 1)]
        for slot, row in enumerate(self._plan.row):
            if self._laid[slot] is not None:
                rows[row].append(slot)
        return rows

    def _left(self, slot: int, width: int) -> int:
        return (self._plan.x[slot] - min(self._plan.x)) * width // 2

    # -- boxes -----------------------------------------------------------------------------------

    def _lay(self, sheet: Canvas, x: int, y: int, slot: int) -> None:
        id = self._laid[slot]
        edge, top, middle = "dim", "─" * INNER, [Line((BACK * INNER)[:INNER], "dim")]
        if id is not None and id != FACE_DOWN:
            card = BY_ID[id]
            is_open = slot in self._view.open
            edge = STYLES[COLOURS[card.colour]] if is_open else "dim"
            top = self._upper_edge(card)
            middle = self._inside(card, is_open)
        sheet.write(x, y, f"╭{top}╮", edge)
        for n, inside in enumerate(middle, 1):
            sheet.write(x, y + n, f"│{' ' * INNER}│", edge)
            sheet.write(x + 1, y + n, inside)
        bottom = y + 1 + len(middle)
        sheet.write(x, bottom, f"╰{'─' * INNER}╯", edge)
        marks = self._look.marks.get(id or "", [])
        if marks:
            sheet.write(x + 2, bottom, f" {' '.join(map(str, marks))} ", NUMBER)

    def _upper_edge(self, card: Card) -> str:
        """The chain symbol that the card gives at the right, the one it needs at the left."""
        gives = self._signs.gives(card, INNER)
        needs = self._signs.needs(card, INNER) if self._on_edge(card) else ""
        return needs + "─" * (INNER - len(needs) - len(gives)) + gives

    def _on_edge(self, card: Card) -> bool:
        """Whether the symbol that the card needs has room on the upper edge."""
        return not card.gives or len(self._signs.needs(card) + self._signs.gives(card)) < INNER

    def _inside(self, card: Card, is_open: bool) -> Lines:
        face = fitted(self._signs.face(card, INNER), INNER)
        cost = Line(self._signs.cost(card))
        if not self._on_edge(card):
            cost.append(f" {self._signs.needs(card)}")
        face.stylize("bold" if is_open else "dim")
        cost = fitted(cost, INNER)
        if not is_open:
            cost.stylize("dim")
            return [face, cost]
        price = self._price(card)
        blank = INNER - cost.cell_len - price.cell_len
        return [face, line(cost, " " * blank, price) if blank > 0 else cost]

    def _price(self, card: Card) -> Line:
        """What the card would cost the one who looks, if that takes reckoning."""
        plain = not card.cost and not card.needs
        if self._look.seat < 0 or card.id not in self._view.prices or plain:
            return Line()
        seat = SEATS[self._look.seat]
        price = self._view.prices[card.id][seat]
        coins = 0 if price.chain else price.coins
        return Line(f"={coins}{COIN}", "bold" if coins <= self._view.players[seat].coins else "dim")

    # -- in short --------------------------------------------------------------------------------

    def _jot(self, sheet: Canvas, x: int, cell: int, slot: int) -> None:
        id = self._laid[slot]
        if id is None or id == FACE_DOWN:
            sheet.write(x, 0, (BACK * cell)[: cell - 2], "dim")
            return
        card = BY_ID[id]
        is_open = slot in self._view.open
        number = Line("".join(map(str, self._look.marks.get(id, [])[:1])), NUMBER)
        face = self._signs.face(card, cell - 1 - number.cell_len)
        face.stylize("bold" if is_open else "dim")
        parts = (self._signs.cost(card), self._signs.needs(card), self._signs.gives(card))
        cost = Line(" ".join(part for part in parts if part), "" if is_open else "dim")
        sheet.write(x, 0, fitted(line(number, face), cell - 1))
        sheet.write(x, 1, fitted(cost, cell - 1))
