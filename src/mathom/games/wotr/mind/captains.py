"""What the Shadow's captains think of in its campaign: where hosts march and are raised, and which walls
are assaulted.
"""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.games.wotr.bot import PRIZES, WORTH
from mathom.games.wotr.box import (
    BOX,
    IS_STRONGHOLD,
    NATION_OF,
    NAZGUL,
    NEIGHBOURS,
    NOBODY,
    PLACES,
    SHADOW,
    STACK,
    is_elite,
)
from mathom.games.wotr.mind import armies
from mathom.games.wotr.mind.armies import HOPELESS, Score, best_of, side_asked
from mathom.games.wotr.mind.battles import power
from mathom.games.wotr.mind.campaign import ARRIVAL, READY, pull, slopes, swords
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.ending import victory_points

FEW: Final = 4
"""So many marches, levies and attacks are thought of for the campaign, besides those that look best."""
SCALE: Final = 10000.0
"""Gains are small parts of a point; scores are whole numbers."""
ODDS: Final = [15, 12, 9]
"""Tenths of the garrison's power that an assault needs: alone, with friends at hand, at the last."""
FRIENDS: Final = 4
"""So many units next to a siege fill its gaps."""
LAST_POINTS: Final = 8
"""With so many points there is no time to be careful."""
KEEPS: Final = [r for r in PRIZES if IS_STRONGHOLD[r]]
"""The strongholds of the Free Peoples."""


def late(state: WotrState) -> bool:
    """Whether there is no time left to be careful: the Ring is in Mordor, or little is missing."""
    return state.mordor >= 0 or victory_points(state, SHADOW) >= LAST_POINTS


def friends(state: WotrState, region: int) -> int:
    """The units of the Shadow next to a region, who can fill the gaps."""
    count = 0
    for there in NEIGHBOURS[region]:
        count += state.strength[PLACES * SHADOW + there]
    return count


# -- marching ------------------------------------------------------------------------------------


def march_gain(state: WotrState, start: int, end: int, slope: list[float]) -> int:
    """How much nearer a march brings a host to where it is needed."""
    here = state.units(start, SHADOW)
    if not here:
        return 0
    go = min(here, STACK - state.units(end, SHADOW))
    inside = BOX[start]
    if go <= 0 or (inside != NOBODY and state.units(inside, 1 - SHADOW)):
        return 0
    before, after = ARRIVAL[start], ARRIVAL[end]
    best = 0.0
    for n in range(len(slope)):
        found = slope[n] * (after[n] - before[n])
        if found > best:
            best = found
    return int(SCALE * best * swords(state, start) * go / here)


def marches(state: WotrState, decision: Decision) -> list[Option]:
    """The marches that look best, those first that help the campaign, and to stay."""
    found = armies.marches(state, decision)
    if side_asked(state, decision) != SHADOW:
        return found
    slope = slopes(state)
    scores: list[Score] = []
    for n, option in enumerate(decision.options):
        if option.verb == "move":
            gain = march_gain(state, option.args[0], option.args[1], slope)
            if gain > 0:
                scores.append((gain, n, option))
    if not scores:
        return found
    for option in best_of(scores, FEW):
        if option not in found:
            found.append(option)
    return found


# -- attacking -----------------------------------------------------------------------------------


def attack_worth(state: WotrState, option: Option) -> int:
    """How good an attack looks: behind an army that lays siege there may be others."""
    first = option.args[0]
    if option.verb == "assault":
        target = first
        enemy = power(state, BOX[first], 1 - SHADOW)
    elif option.verb == "attack" and option.args[1] in KEEPS:
        target = option.args[1]
        enemy = power(state, target, 1 - SHADOW)
        inside = BOX[first]
        if inside != NOBODY and state.units(inside, 1 - SHADOW):
            return armies.attack_worth(state, SHADOW, option)
    else:
        return armies.attack_worth(state, SHADOW, option)
    own = power(state, first, SHADOW)
    odds = ODDS[2] if late(state) else ODDS[1] if friends(state, target) >= FRIENDS else ODDS[0]
    if 10 * own < odds * enemy:
        return HOPELESS
    return 40 * WORTH[target] + 10 * own // max(enemy, 1)


def attacks(state: WotrState, decision: Decision) -> list[Option]:
    """The attacks that are likely to gain something."""
    if side_asked(state, decision) != SHADOW:
        return armies.attacks(state, decision)
    scores: list[Score] = []
    others: list[Option] = []
    for n, option in enumerate(decision.options):
        if option.verb in ("attack", "assault", "sortie"):
            scores.append((attack_worth(state, option), n, option))
        else:
            others.append(option)
    if not scores:
        return others
    found = best_of(scores, FEW)
    if others and scores[0][0] <= HOPELESS:
        return others
    return found + others


# -- recruiting ----------------------------------------------------------------------------------


def recruits(state: WotrState, decision: Decision) -> list[Option]:
    """The levies that look best, those first that help the campaign."""
    found = armies.recruits(state, decision)
    if side_asked(state, decision) != SHADOW:
        return found
    slope = slopes(state)
    scores: list[Score] = []
    for n, option in enumerate(decision.options):
        if option.verb == "recruit":
            figure, region = option.args
            if figure == NAZGUL or state.units(region, SHADOW) >= STACK:
                continue
            hits = 2.0 if is_elite(figure) else 1.0
            gain = int(SCALE * pull(slope, region) * hits * READY[state.politics[NATION_OF[figure]]])
            scores.append((gain, n, option))
    if not scores:
        return found
    for option in best_of(scores, FEW):
        if option not in found:
            found.append(option)
    return found
