"""How well a seat stands: what the greedy bot looks at.

Counted in points, about 100 to a point of Corruption; what is good for one side is as bad for the other.
Whole numbers only, so that every machine and both builds agree to the last point.
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import (
    AT_WAR,
    BOX,
    CHARACTERS,
    COMPANIONS,
    CRACK_OF_DOOM,
    ELIMINATED,
    FIGURES,
    FREE,
    IN_FELLOWSHIP,
    LEADER,
    MINIONS,
    MOST_DICE,
    NATIONS,
    NAZGUL,
    NEIGHBOURS,
    NOBODY,
    NOT_YET,
    PLACES,
    REGION_COUNT,
    REGIONS,
    SETTLEMENTS,
    SHADOW,
    SIDE_OF,
    TOTALS,
    is_elite,
)
from mathom.games.wotr.command import controller
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.ending import seat_points, victory_points
from mathom.games.wotr.steps.fellowship import GATES

WON: Final = 1_000_000
SECOND: Final = 100_000
"""What a victory of the team is worth less to the one who comes second in it (p. 46)."""
GLORY: Final = 12
"""A victory point by which one is ahead of one's partner."""

MERGED: Final = 2
"""To command a mixed army is better than two that stand apart, and to be in another's is worse."""

CORRUPTION: Final = [0, 80, 170, 270, 380, 500, 640, 800, 990, 1220, 1520, 1950, 5000]
"""What the burden of the Ring costs, by its points: the last ones weigh most."""

STEP: Final = 130
"""A region nearer to the gates of Mordor, whether walked or still on the progress counter."""
FAR: Final = 20

MORDOR: Final = [900, 1250, 1650, 2100, 2700, 5000]
"""Being on the Mordor Track, by its steps."""

HIDDEN: Final = 160
GUARD: Final = [0, 90, 140, 190]
"""A companion in the Fellowship, by Level: he can still be lost in its stead, or set out."""
ABROAD: Final = 110
"""A companion on the map."""
GREAT: Final = 320
"""Aragorn, Gandalf the White or a minion in play: a die in every turn to come, and more."""

AWAKE: Final = 60
POLITICS: Final = 50
WAR: Final = 90

UNIT: Final = [[32, 55, 26], [14, 26, 30]]
"""A regular, an elite, a leader or Nazgul on the board, for each side; the Shadow's come back."""
SPARE: Final = 6
"""A unit of the Free Peoples that can still be recruited."""

SHADOW_POINTS: Final = [0, 170, 350, 540, 740, 960, 1200, 1480, 1800, 2250, 4000]
FREE_POINTS: Final = [0, 500, 1100, 2000, 4000]
"""Victory points of each side."""

DANGER: Final = 9
"""A Shadow unit too many near a settlement, for each victory point at stake."""
MOST_DANGER: Final = 14
SIEGE: Final = 60
"""A siege, for each victory point at stake."""
MARCH: Final = 2
"""A Shadow unit that is a region nearer to something worth taking."""
REACH: Final = 6

WATCH: Final = 60
"""Nazgul where the Ring-bearers were last known to be."""
LEAD: Final = 9
"""A Nazgul with an army, for as many as the army has units, five at most."""

DIE: Final = 34
RINGS: Final = [110, 55]
CARD: Final = 30
HUNTERS: Final = [0, 90, 150, 190, 215, 230]
"""Shadow dice in the Hunt Box."""
TRAIL: Final = 12
"""Free Peoples dice there, for each Shadow die that hunts."""

HALF_DONE: Final = ("minions", "companions", "march", "fly", "minion_move", "group", "force")
"""In the middle of moves that may be ended at any time. A point less keeps aimless ones short."""


def _distances() -> list[list[int]]:
    """How many regions lie between any two."""
    table: list[list[int]] = []
    for start in range(REGION_COUNT):
        row = [FAR] * REGION_COUNT
        row[start] = 0
        queue = [start]
        for here in queue:
            for there in NEIGHBOURS[here]:
                if there != start and row[there] == FAR:
                    row[there] = row[here] + 1
                    queue.append(there)
        table.append(row)
    return table


DISTANCE: Final = _distances()
TO_MORDOR: Final = [min([DISTANCE[region][gate] for gate in GATES]) for region in range(REGION_COUNT)]
PRIZES: Final = [r for r in SETTLEMENTS if REGIONS[r].victory_points and REGIONS[r].owner == FREE]
"""The settlements of the Free Peoples that are worth victory points."""
WORTH: Final = [region.victory_points for region in REGIONS]


def evaluate(state: WotrState, seat: int) -> float:
    """Higher is better for the seat; 0 is even."""
    outcome = state.outcome
    seating = SEATINGS[state.players]
    side = seating.sides[seat]
    if outcome is not None:
        # Where nobody sits who could have won, the Shadow has.
        winning = seating.sides[outcome.winners[0]] if outcome.winners else 1 - FREE
        if winning != side:
            return float(-WON)
        return float(WON if seat in outcome.winners else WON - SECOND)
    points = quest(state) + company(state) + war(state) + politics(state) + means(state)
    points -= nazgul(state)
    if side != FREE:
        points = -points
    if state.players > 2:
        points += GLORY * (seat_points(state, seat) - seat_points(state, seating.partner[seat]))
        points += MERGED * mixed_armies(state, seat)
    asked = state.decision
    if asked is not None and asked.seat == seat and asked.kind in HALF_DONE:
        points -= 1
    return float(points)


def mixed_armies(state: WotrState, seat: int) -> int:
    """The mixed armies of his side that a seat commands, less those that its partner does."""
    side = SEATINGS[state.players].sides[seat]
    count = 0
    place = state.mixed.find(1)
    while place >= 0:
        if state.strength[PLACES * side + place]:
            count += 1 if controller(state, place, side) == seat else -1
        place = state.mixed.find(1, place + 1)
    return count


def quest(state: WotrState) -> int:
    """The Ring-bearers: how near, how weary, how well hidden."""
    burden = CORRUPTION[min(state.corruption, len(CORRUPTION) - 1)]
    points = -burden
    if state.hidden:
        points += HIDDEN
    if state.mordor >= 0:
        return points + MORDOR[min(state.mordor, CRACK_OF_DOOM)] + STEP * FAR
    left = max(0, TO_MORDOR[state.ring_bearers] - state.progress)
    return points + STEP * (FAR - left)


def company(state: WotrState) -> int:
    """Companions and minions."""
    points = 0
    for character in COMPANIONS:
        at = state.where[character]
        if at == IN_FELLOWSHIP:
            points += GUARD[min(CHARACTERS[character].level, 3)]
        elif at not in (NOT_YET, ELIMINATED):
            points += GREAT if CHARACTERS[character].dice else ABROAD
    for character in MINIONS:
        if state.where[character] >= 0:
            points -= GREAT
    return points


def politics(state: WotrState) -> int:
    """How near the nations are to war."""
    points = 0
    for nation in NATIONS:
        step = state.politics[nation.index]
        worth = POLITICS * step + (WAR if step == AT_WAR else 0)
        if nation.side == FREE:
            points += worth + (AWAKE if state.active[nation.index] else 0)
        else:
            points -= worth
    return points


def means(state: WotrState) -> int:
    """Dice, rings, cards, and the dice that hunt."""
    points = DIE * (state.unused_dice(FREE) - state.unused_dice(SHADOW))
    points += RINGS[FREE] * state.rings[FREE] - RINGS[SHADOW] * state.rings[SHADOW]
    if state.players == 2:
        points += CARD * (len(state.hands[FREE]) - len(state.hands[SHADOW]))
    else:
        sides = SEATINGS[state.players].sides
        for seat, hand in enumerate(state.hands):
            points += CARD * len(hand) if sides[seat] == FREE else -CARD * len(hand)
    if state.clockwork is not None:
        points -= CARD * sum(state.clockwork.face_down)
    hunters = min(state.hunt_box[SHADOW], len(HUNTERS) - 1)
    return points - HUNTERS[hunters] - TRAIL * hunters * state.hunt_box[FREE]


def war(state: WotrState) -> int:
    """Armies, and what they hold, threaten and have taken."""
    points = armies(state)
    points -= SHADOW_POINTS[min(victory_points(state, SHADOW), len(SHADOW_POINTS) - 1)]
    points += FREE_POINTS[min(victory_points(state, FREE), len(FREE_POINTS) - 1)]
    held = [region for region in PRIZES if state.owner[region] == FREE]
    for region in held:
        points -= danger(state, region)
    return points - march(state, held)


def armies(state: WotrState) -> int:
    """The figures on the board."""
    points = 0
    for figure in range(FIGURES):
        count = TOTALS[figure] - state.reinforcements[figure] - state.casualties[figure]
        rank = 2 if figure >= LEADER else 1 if is_elite(figure) else 0
        if SIDE_OF[figure] == FREE:
            points += UNIT[FREE][rank] * count + SPARE * state.reinforcements[figure]
        else:
            points -= UNIT[SHADOW][rank] * count
    return points


def nazgul(state: WotrState) -> int:
    """What the Nazgul are good for where they are: they lead armies, or watch for the Ring."""
    points = 0
    for region in range(REGION_COUNT):
        count = state.figures[FIGURES * region + NAZGUL]
        if count:
            points += LEAD * min(count, state.strength[PLACES * SHADOW + region], MOST_DICE)
            if region == state.ring_bearers:
                points += WATCH
    return points


def danger(state: WotrState, region: int) -> int:
    """How hard a settlement is pressed: units outside and near, against those who defend it."""
    enemy = PLACES * SHADOW
    strength = state.strength
    near = 2 * strength[enemy + region]
    for next_to in NEIGHBOURS[region]:
        near += strength[enemy + next_to]
    defenders = strength[region]
    box = BOX[region]
    pressed = 0
    if box != NOBODY and strength[box]:
        defenders = strength[box]
        pressed = SIEGE * WORTH[region]
    too_many = min(max(0, near - 2 * defenders), MOST_DANGER)
    return pressed + DANGER * WORTH[region] * too_many


def march(state: WotrState, held: list[int]) -> int:
    """How near the Shadow's units are to what is worth taking."""
    points = 0
    enemy = PLACES * SHADOW
    for region in range(REGION_COUNT):
        units = state.strength[enemy + region]
        if units:
            row = DISTANCE[region]
            nearest = REACH
            for prize in held:
                if row[prize] < nearest:
                    nearest = row[prize]
            points += MARCH * units * (REACH - nearest)
    return points
