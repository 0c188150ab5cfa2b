"""Companions, minions and Nazgul by habit: to wake nations, to lead armies, to watch the Ring."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.games.wotr.bot import PRIZES, WORTH
from mathom.games.wotr.box import (
    AT_WAR,
    BOX,
    CHARACTERS,
    FIGURES,
    FREE,
    IS_HAVEN,
    MOST_DICE,
    NATION_IDS,
    NATION_OF_REGION,
    NAZGUL,
    NOBODY,
    PLACES,
    REGION_COUNT,
    REGION_OF,
    SARUMAN,
    SHADOW,
    WITCH_KING,
)
from mathom.games.wotr.mind.fronts import FAR, leaders_at, way_to_prize
from mathom.games.wotr.options import DONE
from mathom.games.wotr.state import WotrState

WANTED: Final = [SARUMAN, WITCH_KING]
"""Who is brought first; then the Mouth of Sauron."""


# -- companions ----------------------------------------------------------------------------------


def companion_worth(state: WotrState, companion: int, region: int) -> int:
    """What a companion is good for in a region: he wakes its nation, or leads those who defend it."""
    nation = NATION_OF_REGION[region]
    worth = 0
    if IS_HAVEN[region] and state.owner[region] == FREE and nation != NOBODY:
        icon = CHARACTERS[companion].activates
        if not state.active[nation] and icon in ("any", NATION_IDS[nation]):
            worth += 12
        elif state.politics[nation] < AT_WAR and icon == NATION_IDS[nation]:
            worth += 8
    own = state.strength[region]
    if own:
        worth += min(own, MOST_DICE) - leaders_at(state, region, FREE) + WORTH[region]
    if state.strength[PLACES * SHADOW + region]:
        worth -= 5
    return worth


def companion_goes(state: WotrState, decision: Decision) -> Option:
    """A companion goes where he is of most use, alone."""
    step = decision.step
    group: tuple[int, ...] = getattr(step, "group", ())
    who: int = group[0] if group else getattr(step, "character", 0)
    chosen = decision.options[0]
    best = -99
    for option in decision.options:
        if option.verb == "to":
            worth = companion_worth(state, who, option.args[0])
            if worth > best:
                best = worth
                chosen = option
    return chosen


def separates(state: WotrState, decision: Decision) -> list[Option]:
    """Who might leave the company, and where he would be of most use; nobody takes another along."""
    step = decision.step
    group: tuple[int, ...] = getattr(step, "group", ())
    if not group:
        return decision.options
    return [companion_goes(state, decision)]


# -- Nazgul and minions --------------------------------------------------------------------------


def post_worth(state: WotrState, region: int) -> int:
    """How much a leader is wanted in a region: by an army near its prey, or to watch the Ring."""
    units = state.strength[PLACES * SHADOW + region]
    worth = 0
    if units:
        lack = min(units, MOST_DICE) - leaders_at(state, region, SHADOW)
        if lack > 0:
            worth = (3 * FAR - way_to_prize(state, region)) * lack
            if units > 3:
                worth *= 2
    if region == state.ring_bearers and not _watched(state):
        worth += 40
    return worth


def _watched(state: WotrState) -> bool:
    here = state.ring_bearers
    return state.figures[FIGURES * here + NAZGUL] > 0 or state.where[WITCH_KING] == here


def idle_worth(state: WotrState, place: int) -> int:
    """How much one of the leaders in a place is wanted where he is."""
    region = REGION_OF[place]
    units = state.strength[PLACES * SHADOW + place]
    worth = 0
    if units and leaders_at(state, place, SHADOW) <= min(units, MOST_DICE):
        worth = 3 * FAR - way_to_prize(state, region)
        if units > 3:
            worth *= 2
    if region == state.ring_bearers and state.figures[FIGURES * place + NAZGUL] == 1:
        worth += 40
    return worth


def best_post(state: WotrState) -> int:
    """The most that a leader is wanted anywhere."""
    best = 0
    for region in range(REGION_COUNT):
        if state.strength[PLACES * SHADOW + region] or region == state.ring_bearers:
            worth = post_worth(state, region)
            if worth > best:
                best = worth
    return best


def minions(state: WotrState, decision: Decision) -> Option:
    """Whoever is of least use where he is flies, as long as he is of more use elsewhere."""
    wanted = best_post(state)
    chosen = decision.options[0]
    gain = -99
    for option in decision.options:
        if option is DONE:
            continue
        if option.verb == "fly":
            region = option.args[0]
            place = region
            if not state.figures[FIGURES * region + NAZGUL] and BOX[region] != NOBODY:
                place = BOX[region]
        else:
            place = state.where[option.args[0]]
        more = wanted - idle_worth(state, place)
        if more > gain:
            gain = more
            chosen = option
    return DONE if gain <= 0 and DONE in decision.options else chosen


def land(state: WotrState, decision: Decision) -> Option:
    """To where a leader is wanted most."""
    chosen = decision.options[0]
    best = -1
    for option in decision.options:
        if option.verb == "to":
            worth = post_worth(state, option.args[0])
            if worth > best:
                best = worth
                chosen = option
    return chosen


def bring(state: WotrState, decision: Decision) -> Option:
    """Saruman first, then the Witch-king."""
    for minion in WANTED:
        for option in decision.options:
            if option.args and option.args[0] == minion:
                return option
    return decision.options[0]


def enter(state: WotrState, decision: Decision) -> Option:
    """A minion comes to the army that needs him; a companion to where the war is."""
    region = decision.options[0].args[0]
    if decision.options and state.strength[PLACES * SHADOW + region]:
        return land(state, decision)
    chosen = decision.options[0]
    best = -1
    for option in decision.options:
        there = option.args[0]
        worth = state.strength[there] + 2 * state.strength[PLACES * SHADOW + there]
        if there in PRIZES:
            worth += 1
        if worth > best:
            best = worth
            chosen = option
    return chosen
