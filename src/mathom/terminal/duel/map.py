"""The map of Middle-earth: seven regions, the roads between them, and who stands where."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.games.duel.box import REGION_IDS, SEATS
from mathom.games.duel.view.types import DuelView
from mathom.terminal.board import Look
from mathom.terminal.canvas import Canvas
from mathom.terminal.duel.signs import FORTRESS, NOTHING, NUMBER, SIDES, Signs
from mathom.terminal.paper import Lines, flow, line

# Each road joins two regions that are adjacent in board.toml; a test compares them.
DRAWING = """\
╭─────────╮   ╭─────────╮   ╭─────────╮
│lindon   │───│arnor    │───│rhovanion│
│         │   │         │   │         │
╰─────────╯   ╰────┬────╯   ╰─┬──┬────╯
                   │     ╭────╯  │
              ╭────┴─────┴╮ ╭────┴────╮
              │enedwaith  │─│rohan    │
              │           │ │         │
              ╰────┬──────╯ ╰─┬──┬────╯
                   │     ╭────╯  │
              ╭────┴─────┴╮ ╭────┴────╮
              │gondor     │─│mordor   │
              │           │ │         │
              ╰───────────╯ ╰─────────╯"""
WIDTH = 39
INNER = 9


def drawn(view: DuelView, look: Look, signs: Signs) -> Lines:
    """The map with its roads."""
    rows = DRAWING.splitlines()
    sheet = Canvas(WIDTH, len(rows))
    for y, row in enumerate(rows):
        sheet.write(0, y, row, "dim")
    for region in REGION_IDS:
        y = next(number for number, row in enumerate(rows) if region in row)
        x = rows[y].index(region)
        name = signs.voice(f"duel-region-{region}")
        sheet.write(x, y, name.ljust(INNER))
        sheet.write(x, y + 1, standing(view, region, signs) or Line(NOTHING, "dim"))
        marks = look.marks.get(region, [])
        if len(marks) == 1:
            sheet.write(x + INNER - len(str(marks[0])), y + 1, str(marks[0]), NUMBER)
    return sheet.lines()


def strip(view: DuelView, look: Look, signs: Signs) -> Lines:
    """The regions in a row, without the roads; with short names if whole ones need a second row."""
    whole = _row(view, look, signs, [signs.voice(f"duel-region-{region}") for region in REGION_IDS])
    return whole if len(whole) == 1 else _row(view, look, signs, signs.regions)


def _row(view: DuelView, look: Look, signs: Signs, names: list[str]) -> Lines:
    pieces = []
    for region, name in zip(REGION_IDS, names, strict=True):
        there = standing(view, region, signs) or Line(NOTHING, "dim")
        marks = look.marks.get(region, [])
        mark = Line(f"{marks[0]} " if len(marks) == 1 else "", NUMBER)
        pieces.append(line(mark, name, " ", there))
    return flow(pieces, look.width, "  ")


def standing(view: DuelView, region: str, signs: Signs) -> Line:
    """Units as the side's letter and their number, fortresses as a tower."""
    parts = []
    for seat in SEATS:
        units = view.players[seat].units.get(region, 0)
        tower = FORTRESS if region in view.players[seat].fortresses else ""
        if units or tower:
            count = str(units) if units else ""
            parts.append(Line(f"{signs.sides[seat]}{count}{tower}", f"bold {SIDES[seat]}"))
    return Line(" ").join(parts)
