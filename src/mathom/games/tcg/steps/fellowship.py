"""1. Fellowship phase (p. 11)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.text import Rule
from mathom.games.tcg.phases import FELLOWSHIP
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.moving import Move
from mathom.games.tcg.steps.phase import END_OF, start_phase
from mathom.games.tcg.steps.procedure import Alone

FELLOWSHIP_RULE: Final = Rule("tcg", "fellowship", 11)


class FellowshipPhase(Step[TcgState]):
    """The Free Peoples player acts alone until he is done; then his fellowship must move.

    DOUBT 3: cards drawn at the start of this phase count for the Rule of 4, those drawn at the start of
    the turn do not, since this phase has not begun then (`effects.cards.may_take`).
    """

    rule = FELLOWSHIP_RULE

    def run(self, state: TcgState) -> Decision | None:
        state.agenda += [END_OF[FELLOWSHIP], Move(), Alone(state.free)]
        start_phase(state, FELLOWSHIP, state.free)
        return None
