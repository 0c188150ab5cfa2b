"""The map in words: who stands where, area by area, and where the armies face each other."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text as Line

from mathom.games.wotr.box import REGION_IDS
from mathom.games.wotr.view.types import WotrView
from mathom.terminal.board import Look
from mathom.terminal.paper import Lines, columns, line
from mathom.terminal.wotr.areas import AREAS
from mathom.terminal.wotr.rows import flowed, labelled
from mathom.terminal.wotr.signs import (
    EMPTY,
    FACING,
    NUMBER,
    Signs,
    army_side,
    captured,
    region_of,
)

COLUMN = 58
"""Two columns of areas need this much room each."""


def whole(view: WotrView, look: Look, signs: Signs) -> Lines:
    """Every region that holds something, or has changed hands."""
    return _areas(view, look, signs, lambda region: matters(view, region))


def touched(view: WotrView, look: Look, signs: Signs) -> Lines:
    """Only the regions that the question or the options name, and that hold something."""
    return _areas(
        view, look, signs, lambda region: matters(view, region) and _named(region, look, signs)
    )


def _named(region: str, look: Look, signs: Signs) -> bool:
    return region in look.marks or signs.game.name("region", region) in look.named


def _areas(view: WotrView, look: Look, signs: Signs, shown: Callable[[str], bool]) -> Lines:
    count = max(1, look.width // COLUMN)
    each = (look.width - 2 * (count - 1)) // count
    blocks = []
    for area, regions in AREAS.items():
        entries = [entry(view, look, signs, region) for region in regions if shown(region)]
        if entries:
            name = Line(f"{signs.voice(f'terminal-wotr-area-{area}')}:", "bold")
            blocks.append(flowed([name, *entries], each, "  ", indent=2))
    return columns(blocks, look.width, each) if blocks else []


def matters(view: WotrView, region: str) -> bool:
    """Whether there is anything to say of a region."""
    return bool(
        region in view.armies
        or region in view.inside
        or region in view.characters.values()
        or view.fellowship.region == region
        or captured(view, region_of(region))
    )


def entry(view: WotrView, look: Look, signs: Signs, region: str) -> Line:
    """A region and who is there; with a number if one option alone touches it."""
    marks = look.marks.get(region, [])
    number = Line(f"{marks[0]}) " if len(marks) == 1 else "", NUMBER)
    there = signs.standing(view, region)
    return line(number, signs.region(view, region), " " if there else "", there)


def fronts(view: WotrView, look: Look, signs: Signs) -> Lines:
    """The sieges, and every army of the Free Peoples with the enemies next to it."""
    return [*sieges(view, look, signs), *_facing(view, look, signs)]


def sieges(view: WotrView, look: Look, signs: Signs) -> Lines:
    """Who is besieged, and by whom."""
    pieces = [
        line(signs.region(view, region), " ", signs.standing(view, region)) for region in view.inside
    ]
    return labelled(signs.voice("terminal-wotr-sieges"), pieces, look.width) if pieces else []


def _facing(view: WotrView, look: Look, signs: Signs) -> Lines:
    pieces = []
    for regions in AREAS.values():
        for region in regions:
            foes = [id for id in neighbours(region) if army_side(view, id) == "shadow"]
            if army_side(view, region) == "free" and foes:
                pieces.append(_front(view, signs, region, foes))
    if not pieces:
        pieces = [Line(EMPTY, "dim")]
    return labelled(signs.voice("terminal-wotr-fronts"), pieces, look.width)


def _front(view: WotrView, signs: Signs, region: str, foes: list[str]) -> Line:
    there = [line(signs.name("region", foe), " ", signs.standing(view, foe)) for foe in foes]
    here = line(signs.name("region", region), " ", signs.standing(view, region))
    return line(here, f" {FACING} ", Line(", ").join(there))


def neighbours(region: str) -> list[str]:
    """The regions next to one."""
    return [REGION_IDS[number] for number in region_of(region).neighbours]
