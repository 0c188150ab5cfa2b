"""3. Maneuver phase (p. 13)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.text import Rule
from mathom.games.tcg.phases import MANEUVER
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.phase import EndPhase, fought_over, start_phase
from mathom.games.tcg.steps.procedure import InTurn

MANEUVERING: Final = Rule("tcg", "maneuver", 13)


class ManeuverPhase(Step[TcgState]):
    """Maneuver actions, and nothing else."""

    rule = MANEUVERING

    def run(self, state: TcgState) -> Decision | None:
        if fought_over(state, MANEUVER):
            state.push(EndPhase(MANEUVER))
            state.push(InTurn())
            start_phase(state, MANEUVER, state.free)
        return None
