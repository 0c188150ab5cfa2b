"""The Shadow's campaign, as those know it who have played long: which hosts will take what.

A host is no threat to the nearest city alone: it is so many swords, so many marches away from walls that
need so many. Each host is sent where it does most, hosts that are sent to the same walls count together,
and half of what is needed is far less than half of the prize. So it pays to gather, to bring up leaders
and nations that are not at war yet, to lay siege, and to reinforce a siege rather than begin another.
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.bot import DISTANCE, PRIZES, WORTH
from mathom.games.wotr.box import (
    BOX,
    FIGURES,
    FREE,
    MOST_DICE,
    NATIONS_OF,
    NAZGUL,
    NOBODY,
    PLACES,
    REGION_COUNT,
    REGIONS,
    SARUMAN,
    SHADOW,
    VICTORY,
    WITCH_KING,
)
from mathom.games.wotr.mind.fronts import defenders, leaders_at
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.ending import victory_points

WORTH_OF_HOPE: Final = 0.4
"""What a point that may be expected is worth, in logarithms of odds."""
NEARER: Final = 0.04
"""And so much more for each point that is taken already: the last ones count most."""
TAKEN: Final = 1.2
"""A point that is taken is worth more than one that is sure to be."""
LEADER: Final = 0.5
"""A leader is worth so many hits, as many leaders as can roll again."""
WALLS: Final = 2.0
OPEN: Final = 1.4
"""How many hits of the Shadow's each hit of a garrison costs, behind walls and without."""
SPARE: Final = 2.0
"""So many more, as garrisons grow."""
SLOW: Final = 0.08
"""How much is lost because each hit of a garrison takes time."""
ON_THE_WAY: Final = [0.9, 0.72, 0.6, 0.5, 0.4, 0.32, 0.25, 0.19, 0.14, 0.1, 0.07]
"""How much of a host will count before walls that are so many marches away; 0: it lies before them."""
READY: Final = [0.0, 0.1, 0.2, 0.45, 1.0]
"""How much units count whose nation has come so far towards war."""
FIRST: Final = 10
"""The first kind of units of the Shadow."""
FULL: Final = 1.8
"""What is sent beyond so many times what is needed is wasted."""
EVEN: Final = 0.5
"""With all swords that are needed, a prize is taken in two cases of three: 1 / (1 + EVEN)."""


def _arrival() -> list[list[float]]:
    """By region and prize, how much of a host there will count before the prize."""
    table: list[list[float]] = []
    for region in range(REGION_COUNT):
        row = [DISTANCE[region][prize] for prize in PRIZES]
        table.append([ON_THE_WAY[way] if way < len(ON_THE_WAY) else 0.0 for way in row])
    return table


ARRIVAL: Final = _arrival()
WALLED: Final = [REGIONS[prize].settlement == "stronghold" for prize in PRIZES]


def swords(state: WotrState, region: int) -> float:
    """What a host of the Shadow is worth in a campaign: the hits it can take, and who leads it."""
    base = FIGURES * region
    figures = state.figures
    power = 0.0
    at = base + FIRST
    for nation in NATIONS_OF[SHADOW]:
        hits = figures[at] + 2 * figures[at + 1]
        if hits:
            power += READY[state.politics[nation]] * hits
        at += 2
    units = state.strength[PLACES * SHADOW + region]
    leaders = figures[base + NAZGUL]
    if state.where[WITCH_KING] == region:
        leaders += 2
    if state.where[SARUMAN] == region:
        leaders += figures[base + FIRST + 1]
    return power + LEADER * min(leaders, units, MOST_DICE)


def wanted(state: WotrState, n: int) -> float:
    """How many swords it takes to win a prize."""
    region = PRIZES[n]
    held = defenders(state, region)
    if not held:
        return SPARE
    box = BOX[region]
    leaders = leaders_at(state, region, FREE)
    if box != NOBODY:
        leaders += leaders_at(state, box, FREE)
    each = WALLS if WALLED[n] else OPEN
    return SPARE + each * held + LEADER * min(leaders, MOST_DICE)


def reckon(state: WotrState) -> tuple[list[float], list[float]]:
    """By prize, the swords that it needs (0.0 if it is taken), and those that are sent."""
    count = len(PRIZES)
    needs = [0.0] * count
    sent = [0.0] * count
    owner = state.owner
    for n in range(count):
        if owner[PRIZES[n]] == FREE:
            needs[n] = wanted(state, n)
    strength = state.strength
    base = PLACES * SHADOW
    for region in range(REGION_COUNT):
        if not strength[base + region]:
            continue
        power = swords(state, region)
        arrival = ARRIVAL[region]
        best = 0.0
        chosen = NOBODY
        for n in range(count):
            need = needs[n]
            if need > 0.0 and arrival[n] > 0.0:
                more = min(power * arrival[n], FULL * need - sent[n]) / need * WORTH[PRIZES[n]]
                if more > best:
                    best = more
                    chosen = n
        if chosen != NOBODY:
            sent[chosen] += power * arrival[chosen]
    return needs, sent


def share(state: WotrState, n: int, points: int) -> float:
    """What there is to gain by a prize: its points as far as they are needed, less if it takes long."""
    region = PRIZES[n]
    worth = min(WORTH[region], max(VICTORY[SHADOW] - points, 1))
    hits = defenders(state, region)
    return worth / (1.0 + SLOW * (hits if WALLED[n] else 0.5 * hits))


def outlook(state: WotrState, points: int) -> float:
    """How many points the Shadow's hosts may be expected to take, where they stand."""
    needs, sent = reckon(state)
    found = 0.0
    for n in range(len(PRIZES)):
        if sent[n] > 0.0:
            part = min(sent[n] / needs[n], FULL)
            cube = part * part * part
            found += share(state, n, points) * cube / (cube + EVEN)
    return found


def slopes(state: WotrState) -> list[float]:
    """By prize, how much is gained by a sword more before it."""
    needs, sent = reckon(state)
    points = victory_points(state, SHADOW)
    found = [0.0] * len(PRIZES)
    for n in range(len(PRIZES)):
        if needs[n] > 0.0:
            part = min(max(sent[n] / needs[n], 0.2), FULL)
            square = part * part
            under = square * part + EVEN
            found[n] = 3.0 * EVEN * square / (under * under) * share(state, n, points) / needs[n]
    return found


def pull(slope: list[float], region: int) -> float:
    """How much a sword more would do in a region."""
    arrival = ARRIVAL[region]
    best = 0.0
    for n in range(len(slope)):
        found = slope[n] * arrival[n]
        if found > best:
            best = found
    return best


def insight(state: WotrState) -> float:
    """What the Shadow's campaign is worth, in logarithms of odds: more, the less is missing."""
    points = victory_points(state, SHADOW)
    hope = WORTH_OF_HOPE + NEARER * points
    return WORTH_OF_HOPE * TAKEN * points + hope * outlook(state, points)
