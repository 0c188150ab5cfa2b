"""The quest by habit: the way of the Ring-bearers, when they show themselves, how they are hunted."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.games.wotr.bot import DISTANCE, TO_MORDOR
from mathom.games.wotr.box import (
    CHARACTER,
    CORRUPTION_LIMIT,
    FREE,
    IS_HAVEN,
    IS_STRONGHOLD,
    NATION_OF_REGION,
    NEIGHBOURS,
    REGION_COUNT,
    SHADOW,
)
from mathom.games.wotr.options import ACTION, ALLOCATE, AS, DECLARE, DONE, ENTER_MORDOR, HALT
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.fellowship import GATES, Walk, may_end
from mathom.games.wotr.steps.journey import can_move

MARGIN: Final = 2
FEW_EYES: Final = 5
"""Up to so many dice in the Hunt Box, hunters and the steps of this turn together, they walk again: with
three, games took a turn or two longer, and 50 of them showed no other difference (docs/bots.md)."""
FEWER_EYES: Final = 3
"""The same for those who are more careful than they need to be."""
NEAR: Final = 3
"""So near to Mordor the Hunt is worth a second die."""
REST: Final = 1
"""So many steps the Ring-bearers go out of their way to be healed."""


def rest(state: WotrState, region: int) -> bool:
    """Whether the Ring-bearers would be healed in a region, or wake its nation (p. 39)."""
    if not IS_HAVEN[region] or state.owner[region] != FREE:
        return False
    nation = NATION_OF_REGION[region]
    return state.corruption > 0 or not state.active[nation]


def worth_ending(state: WotrState, region: int, revealed: int) -> int:
    """How good it is to be seen in a region, the higher the better."""
    worth = -4 * TO_MORDOR[region]
    if not revealed and rest(state, region):
        worth += 4 * REST + 1
    if IS_STRONGHOLD[region] and state.owner[region] == SHADOW and region not in GATES:
        worth -= 6
    if state.units(region, SHADOW):
        worth -= 2
    return worth


def best_end(state: WotrState, start: int, left: int, revealed: int) -> int:
    """The best that can be reached from a region with so many steps, round the Shadow's strongholds."""
    best = worth_ending(state, start, revealed) if may_end(state, start, revealed) else -99
    seen = [False] * REGION_COUNT
    seen[start] = True
    near = [start]
    for _ in range(left):
        further: list[int] = []
        for here in near:
            if here != start and IS_STRONGHOLD[here] and state.owner[here] == SHADOW:
                continue
            for there in NEIGHBOURS[here]:
                if not seen[there]:
                    seen[there] = True
                    further.append(there)
                    if may_end(state, there, revealed):
                        worth = worth_ending(state, there, revealed)
                        if worth > best:
                            best = worth
        near = further
    return best


def walk(state: WotrState, decision: Decision) -> Option:
    """The next step of the way: towards Mordor, or to where one can rest on the way."""
    step = decision.step
    assert isinstance(step, Walk)
    chosen = decision.options[0]
    best = -999
    for option in decision.options:
        if option is HALT:
            worth = 2 * worth_ending(state, step.path[-1], step.revealed) + 1
        else:
            there = option.args[0]
            worth = 2 * best_end(state, there, step.left - 1, step.revealed)
            # Strongholds on the way cost a tile (p. 39).
            if IS_STRONGHOLD[there] and state.owner[there] == SHADOW and there not in GATES:
                worth -= 12
        if worth > best:
            best = worth
            chosen = option
    return chosen


def phase(state: WotrState, decision: Decision) -> list[Option]:
    """The Fellowship phase: into Mordor from its gates, to the gates when they are in reach, to rest
    where that is no long way round."""
    options = decision.options
    if ENTER_MORDOR in options:
        return [ENTER_MORDOR]
    if DECLARE in options and state.progress:
        left = TO_MORDOR[state.ring_bearers]
        if left <= state.progress:
            return [DECLARE]
        row = DISTANCE[state.ring_bearers]
        for region in range(REGION_COUNT):
            way = TO_MORDOR[region] - left + state.progress
            if way <= REST and row[region] <= state.progress and rest(state, region):
                return [DECLARE, DONE]
    return [DONE]


def allocate(state: WotrState, decision: Decision) -> Option:
    """How many dice hunt: one at first, more as the Ring-bearers come near; all that helps in Mordor."""
    return hunting(decision, by_way(state, NEAR, 1, 2, 3))


def by_way(state: WotrState, near: int, far_off: int, nearby: int, in_mordor: int) -> int:
    """One of three numbers, by where the Ring-bearers are."""
    if state.mordor >= 0:
        return in_mordor
    return nearby if TO_MORDOR[state.ring_bearers] - state.progress <= near else far_off


def hunting(decision: Decision, wanted: int) -> Option:
    """So many dice hunt, if they may."""
    options = decision.options
    least, most = options[0].args[0], options[-1].args[0]
    return ALLOCATE[min(max(wanted, least), most)]


ONWARD: Final = [ACTION["hide"], ACTION["fellowship"], AS[CHARACTER]]
"""What brings the Ring-bearers on: to hide, to walk, or a die that can be used for it."""


def onward(decision: Decision) -> list[Option]:
    """What a die may be used for that brings the Ring-bearers on, or somebody who helps them."""
    return [option for option in decision.options if option in ONWARD or option.verb == "bring"]


def walks(state: WotrState) -> bool:
    """Whether the Ring-bearers should go a step now."""
    return walks_before(state, FEW_EYES)


def walks_carefully(state: WotrState) -> bool:
    """The same for who fears the Hunt: a second step is gone only where hardly anybody hunts."""
    return walks_before(state, FEWER_EYES)


def walks_before(state: WotrState, few: int) -> bool:
    """Whether the Ring-bearers go a step: once a turn nearly always, again while few hunt them and they
    can bear it; not further than to the gates, which they have to enter in the open."""
    if not can_move(state):
        return False
    gone, eyes = state.hunt_box[FREE], state.hunt_box[SHADOW]
    strong = CORRUPTION_LIMIT - state.corruption
    if state.mordor >= 0:
        return gone == 0 or strong > gone + eyes + MARGIN
    if TO_MORDOR[state.ring_bearers] <= state.progress:
        return False
    if gone == 0:
        return strong > 2 or eyes == 0
    return eyes <= few - gone and strong > 2 * MARGIN
