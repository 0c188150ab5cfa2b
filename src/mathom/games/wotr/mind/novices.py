"""What those do who have just learned the rules: the Ring has to go to Mordor, so on they walk, whatever
hunts them; nobody is given up for it; and dice that hunt are dice with which one cannot act.
"""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.games.wotr.bot import TO_MORDOR
from mathom.games.wotr.box import CHARACTER, FREE, WILL
from mathom.games.wotr.mind import quest
from mathom.games.wotr.options import ACTION, DIE, PASS, SKIPPING
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.journey import can_move

SOON: Final = 4
"""So near to Mordor they begin to hunt."""
HEAVY: Final = 10
HALF: Final = 7
"""So much Corruption."""
TWICE: Final = 2
"""So many steps in a turn are enough for who has seen what the Hunt does to those who only hurry."""


def hurries(state: WotrState) -> bool:
    """Whether the Ring-bearers could go a step that leads them on: then they do."""
    return can_move(state) and (state.mordor >= 0 or TO_MORDOR[state.ring_bearers] > state.progress)


def hurries_twice(state: WotrState) -> bool:
    """The same for who goes no more than two steps in a turn."""
    return hurries(state) and state.hunt_box[FREE] < TWICE


def dice(state: WotrState, decision: Decision) -> list[Option]:
    """The die that brings the Ring-bearers on, as often as there is one."""
    return dice_by(state, decision, hurries(state))


def dice_for_two(state: WotrState, decision: Decision) -> list[Option]:
    """The same, but for two steps in a turn."""
    return dice_by(state, decision, hurries_twice(state))


def dice_by(state: WotrState, decision: Decision, on: bool) -> list[Option]:
    """The die that brings the Ring-bearers on, if they go; else any; none is given up for nothing."""
    found = [option for option in decision.options if option.verb == "die"]
    side = SEATINGS[state.players].sides[decision.seat]
    if side == FREE and (not state.hidden or on):
        for face in (CHARACTER, WILL):
            if DIE[face] in found:
                return [DIE[face]]
    if found:
        return found
    return [PASS] if PASS in decision.options else [SKIPPING]


def actions(state: WotrState, decision: Decision) -> list[Option]:
    """To hide, or to walk; else anything that a die may be used for."""
    return actions_by(state, decision, hurries(state))


def actions_for_two(state: WotrState, decision: Decision) -> list[Option]:
    """The same, but after two steps no third."""
    found = actions_by(state, decision, hurries_twice(state))
    if state.hunt_box[FREE] < TWICE:
        return found
    others = [option for option in found if option is not ACTION["fellowship"]]
    return others if others else found


def actions_by(state: WotrState, decision: Decision, on: bool) -> list[Option]:
    """To hide, or to walk if they go; else anything that a die may be used for."""
    if SEATINGS[state.players].sides[decision.seat] == FREE:
        onward = quest.onward(decision)
        if onward and (ACTION["hide"] in onward or on):
            return onward
    return decision.options


# -- who is given up for the Ring (p. 42) --------------------------------------------------------


def never(state: WotrState, decision: Decision) -> list[Option]:
    """Nobody of the company is given up to spare the Ring-bearers."""
    found = [option for option in decision.options if option.verb != "sacrifice"]
    return found if found else decision.options


def at_last(state: WotrState, decision: Decision) -> list[Option]:
    """Somebody is, but only when the Ring-bearers can hardly bear more."""
    return decision.options if state.corruption >= HEAVY else never(state, decision)


def reluctantly(state: WotrState, decision: Decision) -> list[Option]:
    """Somebody is, when the burden is more than half of what they can bear."""
    return decision.options if state.corruption >= HALF else never(state, decision)


# -- how many dice hunt --------------------------------------------------------------------------


def few_hunt(state: WotrState, decision: Decision) -> Option:
    """As few dice as may be."""
    return decision.options[0]


def late_hunt(state: WotrState, decision: Decision) -> Option:
    """As few as may be, and more when the Ring-bearers are near."""
    return quest.hunting(decision, quest.by_way(state, SOON, 0, 1, 2))
