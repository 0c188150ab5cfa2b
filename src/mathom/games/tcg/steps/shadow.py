"""2. Shadow phases, one for each Shadow player (p. 12)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.text import Rule
from mathom.games.tcg import codecs
from mathom.games.tcg.phases import SHADOW_PHASE
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.phase import END_OF, skipped, start_phase
from mathom.games.tcg.steps.procedure import Alone

SHADOW: Final = Rule("tcg", "shadow", 12)


class ShadowPhases(Step[TcgState]):
    """First the player on the Free Peoples player's right, then counter-clockwise."""

    rule = SHADOW

    def run(self, state: TcgState) -> Decision | None:
        for seat in reversed(state.shadows()):
            state.push(ShadowPhase(seat))
        return None


class ShadowPhase(Step[TcgState]):
    """A Shadow player acts alone until he is done. All of them draw on one twilight pool."""

    rule = SHADOW
    fields = {"seat": codecs.SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: TcgState) -> Decision | None:
        if not skipped(state, SHADOW_PHASE, self.seat):
            state.acting = self.seat
            state.agenda += [END_OF[SHADOW_PHASE], Alone(self.seat)]
            start_phase(state, SHADOW_PHASE, self.seat)
        return None
