"""The fronts: where the Shadow presses, where defenders are needed, and how far it is to what."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.bot import DISTANCE, PRIZES, WORTH
from mathom.games.wotr.box import (
    BOX,
    FIGURES,
    FREE,
    NEIGHBOURS,
    NOBODY,
    PLACES,
    REGION_COUNT,
    REGIONS,
    SETTLEMENTS,
    SHADOW,
    UNIT_KINDS,
)
from mathom.games.wotr.state import WotrState

LAIRS: Final = [r for r in SETTLEMENTS if WORTH[r] and REGIONS[r].owner == SHADOW]
"""The settlements of the Shadow that are worth victory points."""
AROUND: Final = [[r for r in range(REGION_COUNT) if DISTANCE[prize][r] == 2] for prize in PRIZES]
"""The regions two steps from each prize."""
BULWARK: Final = [2 if REGIONS[r].settlement == "stronghold" else 1 for r in range(REGION_COUNT)]
"""How many attackers a defender is worth there: walls double him."""
FAR: Final = 7
ELITES: Final = [[1, 3, 5, 7, 9], [11, 13, 15]]
"""The elite units of each side."""


def endurance(state: WotrState, place: int, side: int) -> int:
    """How many hits the army of a side in a place can take."""
    base = FIGURES * place
    total = state.strength[PLACES * side + place]
    if total:
        figures = state.figures
        for elite in ELITES[side]:
            total += figures[base + elite]
    return total


def defenders(state: WotrState, region: int) -> int:
    """The hits that those who hold a settlement of the Free Peoples can take, behind walls or not."""
    held = endurance(state, region, FREE)
    box = BOX[region]
    return held + endurance(state, box, FREE) if box != NOBODY else held


def pressing(state: WotrState, prize: int) -> int:
    """The Shadow's units in and next to a prize; those two regions away count half."""
    strength = state.strength
    base = PLACES * SHADOW
    region = PRIZES[prize]
    near = strength[base + region]
    for next_to in NEIGHBOURS[region]:
        near += strength[base + next_to]
    further = 0
    for two_off in AROUND[prize]:
        further += strength[base + two_off]
    return near + further // 2


def need(state: WotrState, prize: int) -> int:
    """How many more defenders a prize would need; below 0 if it has some to spare."""
    if state.owner[PRIZES[prize]] != FREE:
        return 0
    pressed = pressing(state, prize)
    region = PRIZES[prize]
    return pressed - BULWARK[region] * defenders(state, region)


def way_to_prize(state: WotrState, region: int) -> int:
    """How far an army of the Shadow has to go to something that it has not taken yet: what is worth two
    points, or is held by few, draws as if it were nearer. In thirds of a step."""
    row = DISTANCE[region]
    owner = state.owner
    best = 3 * FAR
    for prize in PRIZES:
        if owner[prize] == FREE:
            way = 3 * row[prize]
            if way < best + 2:
                way -= WORTH[prize]
                if way < best:
                    best = way
    return best


def way_to_lair(state: WotrState, region: int) -> int:
    """How far an army of the Free Peoples has to go to a settlement of the Shadow that few hold."""
    row = DISTANCE[region]
    best = FAR
    for lair in LAIRS:
        if row[lair] < best and state.owner[lair] == SHADOW:
            best = row[lair] if state.strength[PLACES * SHADOW + lair] <= 2 else best
    return best


def leaders_at(state: WotrState, place: int, side: int) -> int:
    """Leaders or Nazgul, and characters, in a place."""
    return state.leaders(place, side) + len(state.characters(place, side))


def units_there(state: WotrState, place: int) -> list[int]:
    """The kinds of units that stand in a place."""
    base = FIGURES * place
    return [f for f in range(UNIT_KINDS) if state.figures[base + f]]
