"""Armies by habit: which marches, attacks and levies are worth a thought, and who stays to guard."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.games.wotr.bot import DISTANCE, PRIZES, WORTH
from mathom.games.wotr.box import (
    BOX,
    FREE,
    IS_STRONGHOLD,
    LEADER,
    NAZGUL,
    NOBODY,
    REGION_COUNT,
    REGION_OF,
    REGIONS,
    SHADOW,
    STACK,
    UNIT_KINDS,
    is_elite,
)
from mathom.games.wotr.mind.battles import power
from mathom.games.wotr.mind.fronts import FAR, LAIRS, leaders_at, need, way_to_lair, way_to_prize
from mathom.games.wotr.options import ALL, GO
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.force import ChooseForce

FEW: Final = 4
"""So many of a long list are worth a thought."""
NONE: Final = -999
HOPELESS: Final = -500
RAID: Final = 4
"""An army of the Free Peoples with so many units may march on a stronghold of the Shadow."""
WATCHED: Final = 2
"""So near an enemy army, a settlement is not left empty."""

Score = tuple[int, int, Option]


def best_of(scores: list[Score], count: int) -> list[Option]:
    """The options with the highest scores; those that are hopeless only if there is nothing else."""
    scores.sort(key=_rank)
    found = [option for score, _, option in scores[:count] if score > HOPELESS]
    return found if found else [scores[0][2]]


def _rank(score: Score) -> tuple[int, int]:
    return -score[0], score[1]


def side_asked(state: WotrState, decision: Decision) -> int:
    """The side that has to choose."""
    return SEATINGS[state.players].sides[decision.seat]


# -- marching ------------------------------------------------------------------------------------


def needs(state: WotrState) -> list[int]:
    """By region, how many more defenders it needs; 0 where there is nothing to defend."""
    found = [0] * REGION_COUNT
    for n in range(len(PRIZES)):
        if state.owner[PRIZES[n]] == FREE:
            found[PRIZES[n]] = need(state, n)
    return found


def march_worth(state: WotrState, side: int, start: int, end: int, wanted: list[int]) -> int:
    """How good a march looks: towards what is to be taken, or to where defenders are needed."""
    units = min(state.units(start, side), STACK - state.units(end, side))
    box = BOX[end]
    taken = WORTH[end] and REGIONS[end].owner != side and state.owner[end] != side
    if taken and (box == NOBODY or not state.units(box, 1 - side)):
        return 60 * WORTH[end] + units
    if side == SHADOW:
        worth = units * (way_to_prize(state, start) - way_to_prize(state, end))
        inside = BOX[start]
        if inside != NOBODY and state.units(inside, FREE):
            # A siege is not raised for nothing.
            worth -= 60
        return worth + min(state.units(end, side), 4)
    worth = 0
    if wanted[end] > 0:
        worth += 6 * min(units, wanted[end])
    if WORTH[start] and state.owner[start] == FREE:
        left = wanted[start] + units
        worth -= 6 * left if left > 0 else 4
    if units >= RAID:
        worth += 4 * (way_to_lair(state, start) - way_to_lair(state, end))
    return worth + min(state.units(end, side), 3)


def marches(state: WotrState, decision: Decision) -> list[Option]:
    """The marches that look best, and to stay."""
    side = side_asked(state, decision)
    wanted = needs(state) if side == FREE else []
    scores: list[Score] = []
    others: list[Option] = []
    for n, option in enumerate(decision.options):
        if option.verb == "move":
            start, end = option.args
            scores.append((march_worth(state, side, start, end, wanted), n, option))
        else:
            others.append(option)
    if not scores:
        return others
    found = best_of(scores, FEW)
    if others and scores[0][0] <= 0:
        return others
    return found + others


# -- attacking -----------------------------------------------------------------------------------


def attack_worth(state: WotrState, side: int, option: Option) -> int:
    """How good an attack looks; HOPELESS if it is likely to be lost."""
    first = option.args[0]
    if option.verb == "assault":
        own, enemy = power(state, first, side), power(state, BOX[first], 1 - side)
        if 2 * own < 3 * enemy:
            return HOPELESS
        return 40 * WORTH[first] + 10 * own // max(enemy, 1)
    if option.verb == "sortie":
        own, enemy = power(state, BOX[first], side), power(state, first, 1 - side)
        return HOPELESS if own < enemy else 20 + 10 * own // max(enemy, 1)
    target = option.args[1]
    own, enemy = power(state, first, side), power(state, target, 1 - side)
    region = REGIONS[target]
    walls = region.settlement == "city" or region.fortification
    if (4 * own < 5 * enemy) if walls else (own < enemy):
        return HOPELESS
    if IS_STRONGHOLD[target] and state.owner[target] != side and own * 2 < enemy * 3:
        return HOPELESS
    inside = BOX[first]
    if inside != NOBODY and state.units(inside, 1 - side) and own < 2 * enemy:
        return HOPELESS
    return 20 * WORTH[target] + 10 * own // max(enemy, 1)


def attacks(state: WotrState, decision: Decision) -> list[Option]:
    """The attacks that are likely to succeed and to gain something."""
    side = side_asked(state, decision)
    scores: list[Score] = []
    others: list[Option] = []
    for n, option in enumerate(decision.options):
        if option.verb in ("attack", "assault", "sortie"):
            scores.append((attack_worth(state, side, option), n, option))
        else:
            others.append(option)
    if not scores:
        return others
    found = best_of(scores, FEW - 1)
    if others and scores[0][0] <= HOPELESS:
        return others
    return found + others


# -- recruiting ----------------------------------------------------------------------------------


def recruit_worth(state: WotrState, side: int, figure: int, region: int, wanted: list[int]) -> int:
    """How good it is that a figure comes to a region."""
    there = state.units(region, side)
    if there >= STACK:
        return HOPELESS
    if side == SHADOW:
        worth = 3 * FAR - way_to_prize(state, region) + min(there, 6)
        if figure == NAZGUL:
            return worth + 5
        return worth + 6 if is_elite(figure) else worth
    worth = 4 * min(wanted[region], 6) if wanted[region] > 0 else 0
    if figure >= LEADER:
        return worth + 3 if there > 2 and not leaders_at(state, region, side) else worth - 4
    if WORTH[region] > 1:
        worth += 3
    return worth + 3 if is_elite(figure) else worth


def recruits(state: WotrState, decision: Decision) -> list[Option]:
    """The levies that look best."""
    side = side_asked(state, decision)
    wanted = needs(state) if side == FREE else []
    scores: list[Score] = []
    others: list[Option] = []
    for n, option in enumerate(decision.options):
        if option.verb == "recruit":
            figure, region = option.args
            scores.append((recruit_worth(state, side, figure, region, wanted), n, option))
        else:
            others.append(option)
    if not scores:
        return others
    return best_of(scores, FEW) + others


# -- who goes ------------------------------------------------------------------------------------


def guarded(state: WotrState, region: int, side: int) -> bool:
    """Whether somebody has to stay: an enemy army is near a settlement that is worth points."""
    if not WORTH[region] or state.owner[region] != side or REGIONS[region].owner != side:
        return False
    if side == SHADOW and region not in LAIRS:
        return False
    row = DISTANCE[region]
    for other in range(REGION_COUNT):  # noqa: SIM110  (a generator is slow when compiled)
        if row[other] <= WATCHED and state.units(other, 1 - side):
            return True
    return False


def force(state: WotrState, decision: Decision) -> Option:
    """Everybody goes; where an enemy is near, a regular stays behind to hold a settlement."""
    options = decision.options
    first = options[0]
    step = decision.step
    assert isinstance(step, ChooseForce)
    if first is GO:
        return first
    stays = step.purpose == "march" and guarded(state, REGION_OF[step.start], step.side)
    if first is ALL and not stays:
        return first
    chosen: Option | None = None
    for option in options:
        if option.verb != "leave" or option.args[0] >= UNIT_KINDS:
            continue
        if not is_elite(option.args[0]):
            chosen = option
            break
        if chosen is None:
            chosen = option
    if chosen is not None:
        return chosen
    if first is ALL:
        return first
    for option in options:
        if option.verb == "take":
            return option
    return first
