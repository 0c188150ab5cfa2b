"""Guide 1: the size of an army, the size advantage, the distance to Mordor."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.armies import besieged
from mathom.games.wotr.box import (
    CHARACTERS,
    FIGURES,
    FREE,
    IS_HAVEN,
    NAZGUL,
    NOBODY,
    REGION_COUNT,
    SHADOW,
    STACK,
    UNITS_OF,
    is_elite,
)
from mathom.games.wotr.clockwork.lines import FROM_MORDOR
from mathom.games.wotr.state import WotrState

NONE: Final = -1
"""No size advantage at all: one of 0 is enough for an army of ten units."""
BEHIND_WALLS: Final = 2
IN_A_HAVEN: Final = 1


def bare_size(state: WotrState, place: int, side: int) -> int:
    """Regulars, and elites twice."""
    base = FIGURES * place
    return sum([state.figures[base + unit] * (2 if is_elite(unit) else 1) for unit in UNITS_OF[side]])


def size(state: WotrState, place: int, side: int, defending: bool = False) -> int:
    """An army's size: walls and towns help the Free Peoples who defend them, leaders the Shadow."""
    total = bare_size(state, place, side)
    if side == SHADOW:
        total += state.count(place, NAZGUL)
        return total + sum([CHARACTERS[one].leadership for one in state.characters(place, SHADOW)])
    if not defending:
        return total
    if place >= REGION_COUNT:
        return total + BEHIND_WALLS
    return total + (IN_A_HAVEN if IS_HAVEN[place] else 0)


def advantage(state: WotrState, start: int, target: int) -> int:
    """By how much the Shadow's army outweighs the defenders; NONE if it does not."""
    more = size(state, start, SHADOW) - size(state, target, FREE, defending=True)
    if more > 0:
        return more
    return 0 if state.units(start, SHADOW) == STACK else NONE


def distance_to_mordor(state: WotrState) -> int:
    """The fewest moves that the Fellowship needs, its progress taken off."""
    if state.ring_bearers == NOBODY:
        return 0
    return max(0, FROM_MORDOR[state.ring_bearers] - state.progress)


def under_siege(state: WotrState, region: int, side: int) -> bool:
    """Whether a side is shut in in a region's stronghold."""
    return besieged(state, region) == side
