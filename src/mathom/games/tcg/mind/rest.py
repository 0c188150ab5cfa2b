"""What is under way, and how it ends if those concerned have nothing more in mind.

A horse for Éomer looks better than to set out, as long as only who sets out sees what waits on the road.
So both are judged there: whoever is asked passes until what was under way is over.
"""

from __future__ import annotations

from typing import Final

from mathom.core.option import Option
from mathom.games.tcg.box import MINION
from mathom.games.tcg.mind.habits import by_habit
from mathom.games.tcg.options import NO, PASS
from mathom.games.tcg.phases import ASSIGNMENT, SHADOW_PHASE, SKIRMISH
from mathom.games.tcg.state import TcgState

RESTING: Final = 40
"""So many choices at most until something is over."""
SKIRMISHES: Final = 1000
"""More than there are cards in a game."""


def moment(state: TcgState) -> int:
    """The preparations of the fellowship; those of the Shadow, and all up to the assignment; one
    skirmish; the regrouping."""
    phase = state.phase
    if phase == SKIRMISH:
        return phase * SKIRMISHES + state.skirmish
    if SHADOW_PHASE < phase <= ASSIGNMENT:
        phase = SHADOW_PHASE
    return phase * SKIRMISHES


def come_to_rest(state: TcgState, seat: int, begun: int) -> None:
    """Everybody passes until it is over; only the Shadow plays what minions it can."""
    for _ in range(RESTING):
        decision = state.decision
        if decision is None or moment(state) != begun:
            return
        chosen = _at_rest(state, decision.kind, decision.options, decision.seat == seat)
        if chosen is None:
            return
        state.apply(chosen)


def _at_rest(state: TcgState, kind: str, options: list[Option], own: bool) -> Option | None:
    """What is chosen by who has nothing in mind; None where he would have to think."""
    if kind == "action":
        return _strongest(state, options) if state.phase == SHADOW_PHASE else PASS
    if not own:
        if kind == "prevent":
            return NO
        if kind == "answer" and PASS in options:
            return PASS
    return by_habit(state)


def _strongest(state: TcgState, options: list[Option]) -> Option:
    """The strongest minion that can be played: one alone is killed, several find the Ring-bearer."""
    cards = state.table.cards
    chosen, most = PASS, 0
    for option in options:
        if option.verb == "play":
            it = cards[option.args[0]]
            if it.type == MINION and it.strength > most:
                chosen, most = option, it.strength
    return chosen
