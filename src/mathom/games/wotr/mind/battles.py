"""Battles by habit: behind the walls in time, away from what cannot be held, on as long as it pays."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.games.wotr.battle import SIEGE
from mathom.games.wotr.bot import WORTH
from mathom.games.wotr.box import BESIEGED_STACK, BOX, FREE, MOST_DICE, NOBODY, REGION_OF, SHADOW
from mathom.games.wotr.mind.fronts import endurance, leaders_at
from mathom.games.wotr.options import (
    ADVANCE,
    CEASE,
    FIGHT,
    KEEP,
    STAND,
    STAY,
    WHITE_RIDER,
    WITHDRAW,
)
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.combat_cards import fighting

LAST: Final = 2
"""A garrison that can take so few hits is finished off."""


def power(state: WotrState, place: int, side: int) -> int:
    """What an army is worth in a fight: the hits it can take, and who leads it."""
    units = state.units(place, side)
    return 2 * endurance(state, place, side) + min(leaders_at(state, place, side), units, MOST_DICE)


def withdraw(state: WotrState, decision: Decision) -> Option:
    """Behind the walls, unless those outside are clearly the weaker."""
    battle = fighting(state)
    own = power(state, battle.target, 1 - battle.side)
    enemy = power(state, battle.start, battle.side)
    crowded = state.units(battle.target, 1 - battle.side) > BESIEGED_STACK
    return FIGHT if own > enemy or (crowded and 4 * own > 3 * enemy) else WITHDRAW


def cease(state: WotrState, decision: Decision) -> Option:
    """The attack goes on while it is likely to be won."""
    battle = fighting(state)
    own = power(state, battle.start, battle.side)
    enemy = power(state, battle.target, 1 - battle.side)
    go_on = decision.options[0]
    if go_on is CEASE:
        return CEASE
    if battle.kind != SIEGE:
        return go_on if own >= enemy else CEASE
    left = endurance(state, battle.target, 1 - battle.side)
    if go_on is FIGHT:
        return go_on if 2 * own > 3 * enemy else CEASE
    # Another round costs an elite (p. 32).
    return go_on if (left <= LAST and own > 3 * enemy) or own > 4 * enemy else CEASE


def retreat(state: WotrState, decision: Decision) -> Option:
    """Away from a fight that cannot be won, to friends if there are any; not out of a city."""
    battle = fighting(state)
    side = 1 - battle.side
    own = power(state, battle.target, side)
    enemy = power(state, battle.start, battle.side)
    region = REGION_OF[battle.target]
    if own >= enemy or (WORTH[region] and state.owner[region] == side and 2 * own >= enemy):
        return STAND
    chosen = STAND
    best = -1
    for option in decision.options:
        if option.verb == "retreat":
            there = option.args[0]
            worth = state.units(there, side)
            if state.owner[there] == side:
                worth += 1 + 2 * WORTH[there]
            if worth > best:
                best = worth
                chosen = option
    return chosen


def advance(state: WotrState, decision: Decision) -> Option:
    """The Shadow takes the field; the Free Peoples do where it gains or frees something."""
    battle = fighting(state)
    region = REGION_OF[battle.target]
    if battle.side == SHADOW:
        return ADVANCE
    home = REGION_OF[battle.start]
    box = BOX[region]
    freed = box != NOBODY and state.units(box, FREE) > 0
    if freed or (WORTH[region] > 0 and state.owner[region] != FREE):
        return ADVANCE
    return STAY if WORTH[home] > 0 and state.owner[home] == FREE else ADVANCE


def white_rider(state: WotrState, decision: Decision) -> Option:
    """Gandalf's own Leadership is given up for that of more than one Nazgul."""
    battle = fighting(state)
    enemy = battle.place_of(battle.who(SHADOW))
    return WHITE_RIDER if leaders_at(state, enemy, SHADOW) > 1 else KEEP
