"""The signs of the map: letters and shapes that say the same as the colours do."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text as Line

from mathom.core.game import Game
from mathom.games.wotr.box import (
    CHARACTER_IDS,
    DIE_VALUE,
    EYE_VALUE,
    FIGURE_IDS,
    NATION_IDS,
    NATION_OF,
    NATIONS,
    REGION_IDS,
    REGIONS,
    SIDES,
    TILE_IDS,
    TILES,
    UNIT_KINDS,
    Region,
)
from mathom.games.wotr.view.types import Army, WotrView
from mathom.terminal.paper import line
from mathom.terminal.voice import Voice

COLOURS = {"free": "bright_blue", "shadow": "red"}
SETTLEMENTS = {"stronghold": "♜", "city": "▣", "town": "▫", "": ""}
CAPTURED = "⚑"
RING_BEARERS = "◎"
EYE = "◉"
REVEAL = "*"
STOP = "■"
FACING = "↔"
MIXED = "+"
"""Between the units of two partners who are one army."""
APART = "|"
"""Between those of two who are not."""
INSIDE = "-inside"
"""How the name of a place behind walls ends."""
ACTIVE = "●"
PASSIVE = "○"
FILLED = "━"
EMPTY = "·"
NUMBER = "bold yellow"
RANKS = ("regular", "elite", "leader")


class Signs:
    """Figures, regions and tiles in signs, with the letters of one language."""

    def __init__(self, game: Game, voice: Voice) -> None:
        self.game = game
        self.voice = voice
        self.letters = {rank: voice(f"terminal-wotr-letter-{rank}") for rank in (*RANKS, "nazgul")}
        self.nations = {nation: voice(f"terminal-wotr-short-{nation}") for nation in NATION_IDS}
        self.characters = {one: voice(f"terminal-wotr-name-{one}") for one in CHARACTER_IDS}

    def name(self, kind: str, thing: str) -> str:
        """What a thing of the box is called."""
        return self.voice.say(self.game.name(kind, thing))

    def side(self, side: str) -> Line:
        """The name of a side in its colour."""
        return Line(self.name("side", side), f"bold {COLOURS[side]}")

    def force(self, figures: Mapping[str, int], characters: list[str]) -> Line:
        """An army: the figures of each nation, then those who lead it by name."""
        parts: list[Line] = []
        for nation in NATIONS:
            counts = self._of_nation(figures, nation.index)
            if counts:
                text = f"{self.nations[nation.id]} {' '.join(counts)}"
                parts.append(Line(text, f"bold {COLOURS[SIDES[nation.side]]}"))
        parts += [Line(self.characters[one], "bold") for one in characters]
        return Line(" ").join(parts)

    def _of_nation(self, figures: Mapping[str, int], nation: int) -> list[str]:
        counts: list[str] = []
        for index, id in enumerate(FIGURE_IDS):
            if NATION_OF[index] == nation and figures.get(id):
                counts.append(f"{figures[id]}{self.letters[id.rpartition('-')[2]]}")
        return counts

    def region(self, view: WotrView, id: str) -> Line:
        """The name of a region with its settlement, and whether the enemy has captured that."""
        region = region_of(id)
        sign = SETTLEMENTS[region.settlement]
        text = line(self.name("region", id), f" {sign}" if sign else "")
        if captured(view, region):
            text.append(CAPTURED, f"bold {COLOURS[view.control[id]]}")
        return text

    def standing(self, view: WotrView, id: str) -> Line:
        """Who is in a region: in the open, in brackets those under siege, and the Ring-bearers."""
        parts = [self.army(view, id)]
        besieged = self.army(view, f"{id}{INSIDE}")
        if besieged:
            parts.append(line("[", besieged, "]"))
        if view.fellowship.region == id:
            parts.append(Line(RING_BEARERS, "bold yellow"))
        return Line(" ").join([part for part in parts if part])

    def army(self, view: WotrView, place: str) -> Line:
        """All who stand in a place; of two partners whoever commands there comes first."""
        figures, characters = figures_at(view, place), characters_at(view, place)
        owners = owners_at(view, place)
        if len(owners) < 2:
            return self.force(figures, characters)
        one = commander_at(view, place)
        owners.sort(key=lambda seat: seat != one)
        parts = [self.force(_own(view, figures, seat), []) for seat in owners]
        there = Line(f" {APART if one is None else MIXED} ").join(parts)
        return line(there, " ", self.force({}, characters)) if characters else there

    def tile(self, id: str) -> str:
        """A hunt tile: its damage, whether it reveals, whether it stops."""
        tile = TILES[TILE_IDS.index(id)]
        value = {EYE_VALUE: EYE, DIE_VALUE: self.voice("terminal-wotr-tile-die")}.get(tile.value)
        sign = str(tile.value) if value is None else value
        return sign + (REVEAL if tile.reveal else "") + (STOP if tile.stop else "")


def region_of(id: str) -> Region:
    """The region with this id."""
    return REGIONS[REGION_IDS.index(id)]


def captured(view: WotrView, region: Region) -> bool:
    """Whether the settlement is not held by the side that had it at the start."""
    return bool(region.settlement) and view.control[region.id] != SIDES[region.owner]


def characters_at(view: WotrView, place: str) -> list[str]:
    """The characters in a place."""
    return [one for one, at in view.characters.items() if at == place]


def figures_at(view: WotrView, place: str) -> dict[str, int]:
    """The figures in a place, of whichever side."""
    return {figure: count for army in _armies(view, place) for figure, count in army.figures.items()}


def _armies(view: WotrView, place: str) -> list[Army]:
    if place == "rearguard" and view.rearguard is not None:
        return [view.rearguard]
    if place.endswith(INSIDE) and place.removesuffix(INSIDE) in view.inside:
        return [view.inside[place.removesuffix(INSIDE)]]
    return list(view.armies.get(place, {}).values())


def owners_at(view: WotrView, place: str) -> list[str]:
    """The partners who have units in a place; nobody where no side is shared."""
    figures = figures_at(view, place)
    units = {NATIONS[NATION_OF[n]].id for n in range(UNIT_KINDS) if figures.get(FIGURE_IDS[n])}
    return [id for id, seat in view.seats.items() if units.intersection(seat.nations)]


def commander_at(view: WotrView, place: str) -> str | None:
    """The partner who commands all who stand in a place; nobody if two stand apart."""
    found = [army.commander for army in _armies(view, place) if army.units]
    return found[0] if found else None


def _own(view: WotrView, figures: Mapping[str, int], seat: str) -> dict[str, int]:
    """Those of some figures that are of a seat's nations."""
    nations = view.seats[seat].nations
    return {
        figure: count
        for figure, count in figures.items()
        if NATIONS[NATION_OF[FIGURE_IDS.index(figure)]].id in nations
    }


def army_side(view: WotrView, id: str) -> str:
    """Whose units stand in the open in a region; nothing if there are none."""
    for side, army in view.armies.get(id, {}).items():
        if army.units:
            return side
    return ""
