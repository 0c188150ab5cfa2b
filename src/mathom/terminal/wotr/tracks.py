"""What lies beside the map: the Fellowship, the Hunt, the Mordor Track and the Political Track."""

from __future__ import annotations

from rich.text import Text as Line

from mathom.games.wotr.box import (
    CORRUPTION_LIMIT,
    CRACK_OF_DOOM,
    NATIONS,
    SIDES,
)
from mathom.games.wotr.view.types import WotrView
from mathom.terminal.board import Look
from mathom.terminal.paper import Lines, line
from mathom.terminal.wotr.areas import AREA_OF
from mathom.terminal.wotr.rows import labelled
from mathom.terminal.wotr.signs import (
    ACTIVE,
    COLOURS,
    EMPTY,
    FILLED,
    INSIDE,
    PASSIVE,
    RING_BEARERS,
    Signs,
)


def fellowship(view: WotrView, look: Look, signs: Signs) -> Lines:
    """Where it is or was last seen, how it fares, who guides it and who goes with it."""
    told = view.fellowship
    guide = signs.name("character", told.guide)
    pieces = [
        *_whereabouts(view, signs),
        Line(signs.voice("terminal-wotr-hidden" if told.hidden else "terminal-wotr-revealed"), "bold"),
        corruption(view, signs),
        Line(signs.voice("terminal-wotr-guide", guide=guide)),
    ]
    others = [signs.characters[one] for one in told.companions if one != told.guide]
    if others:
        pieces.append(Line(signs.voice("terminal-wotr-with", names=", ".join(others))))
    return labelled(signs.voice("terminal-wotr-fellowship"), pieces, look.width)


def _whereabouts(view: WotrView, signs: Signs) -> list[Line]:
    told = view.fellowship
    if told.region is None:
        return [mordor(told.mordor or 0, signs)]
    name = signs.name("region", told.region)
    pieces = [line((RING_BEARERS, "bold yellow"), f" {name}")]
    pieces.append(Line(signs.voice("terminal-wotr-progress", count=told.progress)))
    return pieces


def mordor(step: int, signs: Signs) -> Line:
    """The Mordor Track, the Crack of Doom at its end."""
    track = line(signs.voice("terminal-wotr-mordor"), " ")
    for space in range(CRACK_OF_DOOM + 1):
        if space == step:
            track.append(RING_BEARERS, "bold yellow")
        else:
            track.append(FILLED if space < step else EMPTY)
    track.append(f" {step}/{CRACK_OF_DOOM}", "bold")
    return track


def corruption(view: WotrView, signs: Signs) -> Line:
    """How near the Ring-bearers are to falling."""
    count = view.fellowship.corruption
    bar = FILLED * count + EMPTY * (CORRUPTION_LIMIT - count)
    said = signs.voice("terminal-wotr-corruption", count=count, most=CORRUPTION_LIMIT)
    return line(f"{said} ", (bar, "red"))


def characters(view: WotrView, look: Look, signs: Signs) -> Lines:
    """Companions and minions on the map, each with his region; in brackets, whoever is besieged."""
    pieces = []
    for one, place in view.characters.items():
        region = place.removesuffix(INSIDE)
        if region in AREA_OF:
            name = signs.name("region", region)
            where = name if region == place else f"[{name}]"
            pieces.append(line((signs.characters[one], "bold"), f" {where}"))
    return labelled(signs.voice("terminal-wotr-characters"), pieces, look.width) if pieces else []


def hunt(view: WotrView, look: Look, signs: Signs) -> Lines:
    """The dice in the Hunt Box, what is still in the pool, and what was drawn."""
    box = view.hunt.box
    pieces = [Line(signs.voice("terminal-wotr-box", shadow=box["shadow"], free=box["free"]), "bold")]
    for pile, piled in piles(view).items():
        if piled:
            shown = " ".join(signs.tile(tile) for tile in piled)
            pieces.append(Line(signs.voice(f"terminal-wotr-tiles-{pile}", tiles=shown)))
    return labelled(signs.voice("terminal-wotr-hunt"), pieces, look.width)


def piles(view: WotrView) -> dict[str, tuple[str, ...]]:
    """The Hunt tiles by where they are."""
    tiles = view.tiles
    return {
        "pool": tiles.pool,
        "drawn": tiles.drawn,
        "waiting": tiles.waiting,
        "removed": tiles.removed,
    }


def box(view: WotrView, look: Look, signs: Signs) -> Lines:
    """The Hunt in one line: the dice, and how many tiles are left."""
    dice, pool = view.hunt.box, len(view.tiles.pool)
    pieces = [
        Line(signs.voice("terminal-wotr-box", shadow=dice["shadow"], free=dice["free"]), "bold"),
        Line(signs.voice("terminal-wotr-tiles-left", count=pool)),
    ]
    return labelled(signs.voice("terminal-wotr-hunt"), pieces, look.width)


def politics(view: WotrView, look: Look, signs: Signs) -> Lines:
    """Every nation: asleep or awake, and how far from war."""
    lines: Lines = []
    for number, side in enumerate(SIDES):
        pieces = [_nation(view, nation.id, side, signs) for nation in NATIONS if nation.side == number]
        label = signs.voice("terminal-wotr-politics") if number == 0 else ""
        lines += labelled(label, pieces, look.width)
    return lines


def _nation(view: WotrView, nation: str, side: str, signs: Signs) -> Line:
    told = view.politics[nation]
    name = Line(signs.name("nation", nation), COLOURS[side])
    if told.at_war:
        return line(name, " ", (signs.voice("terminal-wotr-at-war"), "bold"))
    return line(name, f" {ACTIVE if told.active else PASSIVE}{told.step}")
