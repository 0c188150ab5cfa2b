"""3. Maneuver phase (p. 13)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.text import Rule
from mathom.games.tcg.phases import MANEUVER
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.phase import END_OF, fought_over, start_phase
from mathom.games.tcg.steps.procedure import IN_TURN

MANEUVERING: Final = Rule("tcg", "maneuver", 13)


class ManeuverPhase(Step[TcgState]):
    """Maneuver actions, and nothing else."""

    rule = MANEUVERING

    def run(self, state: TcgState) -> Decision | None:
        if fought_over(state, MANEUVER):
            state.agenda += [END_OF[MANEUVER], IN_TURN]
            start_phase(state, MANEUVER, state.free)
        return None
