"""How choices of the first version of the rules are said today: see `Game.carry`.

Then hits were taken, and units without room were removed, one by one; which die to discard and what an
Elven Ring turns it into was said at once; and who had one card to pay with was not asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from mathom.core.agenda import Decision
from mathom.games.wotr.armies import fall
from mathom.games.wotr.box import FIGURE_IDS, PLACES, UNITS_OF, is_elite
from mathom.games.wotr.options import disbanding
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.casualties import TakeHits, reduce_elite, regulars_left
from mathom.games.wotr.steps.recruiting import KeepLimits, overcrowded, too_many

Carried = tuple[int, list[str]]
"""How many of the old choices it is about, and what is said for them now."""


def carry(state: WotrState, moves: Sequence[str]) -> Carried | None:
    """The next of these choices as they are said today; None if nothing is different."""
    decision = state.decision
    if decision is None:
        return None
    verb, _, rest = moves[0].partition(" ")
    step = decision.step
    if isinstance(step, TakeHits):
        return _hits(state, decision, step, moves)
    if isinstance(step, KeepLimits):
        return _limits(state, step, moves)
    if decision.kind == "die" and verb in ("ring", "skip") and rest:
        return 1, [verb, moves[0]]
    if decision.kind == "pay_card" and verb != "discard":
        return 0, [str(decision.options[0])]
    if verb in ("lose", "reduce", "disband") and decision.find(moves[0]) is None:
        # All of them came to the same, so that nobody was asked.
        return 1, []
    return None


def _hits(state: WotrState, decision: Decision, step: TakeHits, moves: Sequence[str]) -> Carried | None:
    """The choices with which hits were taken one by one, as the one result that they came to."""
    after = state.clone()
    used, left = 0, step.hits
    while left:
        present = [figure for figure in step.units() if after.count(step.place, figure)]
        if left >= _endurance(after, step.place, present):
            for figure in present:
                fall(after, step.place, figure, after.count(step.place, figure))
            break
        only = f"lose {FIGURE_IDS[present[0]]}"
        if len(present) == 1 and not is_elite(present[0]):
            move = only
        elif len(present) == 1 and left == 1:
            move = only.replace("lose", "reduce")
        elif used < len(moves):
            move = moves[used]
            used += 1
        else:
            return None
        verb, _, name = move.partition(" ")
        if verb not in ("lose", "reduce") or name not in FIGURE_IDS:
            return None
        figure = FIGURE_IDS.index(name)
        if figure not in present:
            return None
        if verb == "reduce":
            reduce_elite(after, step.place, figure)
        else:
            fall(after, step.place, figure)
        left -= 2 if verb == "lose" and is_elite(figure) else 1
    for option in decision.options:
        trial = state.clone()
        step.chosen(trial, option)
        if _army(trial, step.side, step.place) == _army(after, step.side, step.place):
            return used, [str(option)]
    return None


def _endurance(state: WotrState, place: int, present: list[int]) -> int:
    """How many hits were thought to destroy these units."""
    total = 0
    for figure in present:
        total += state.count(place, figure)
        if is_elite(figure) and state.count(place, figure - 1) + regulars_left(state, figure - 1):
            total += state.count(place, figure)
    return total


def _army(state: WotrState, side: int, place: int) -> list[list[int]]:
    units = UNITS_OF[side]
    there = [state.count(place, figure) for figure in units]
    return [there, [state.casualties[f] for f in units], [state.reinforcements[f] for f in units]]


def _limits(state: WotrState, step: KeepLimits, moves: Sequence[str]) -> Carried | None:
    """Units that were removed one by one are removed together."""
    crowded = overcrowded(state, step.place)
    count = too_many(state, crowded)
    named = [move.removeprefix("disband ") for move in moves[:count]]
    removal: tuple[int, ...] = ()
    for figure in UNITS_OF[crowded // PLACES]:
        if FIGURE_IDS[figure] in named:
            removal += (figure, named.count(FIGURE_IDS[figure]))
    return count, [str(disbanding(removal))]
