"""Another Ring-bearer (rules 14.6)."""

from __future__ import annotations

from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.ring import new_ring_bearer
from mathom.games.tcg.wording.clause import Clause, order
from mathom.games.tcg.wording.speech import Speech

__all__ = ["become_ring_bearer"]


class BecomeRingBearer(Effect):
    """This character becomes the Ring-bearer."""

    def possible(self, state: TcgState, scope: Scope) -> bool:
        return state.is_in_play(scope.source)

    def apply(self, state: TcgState, scope: Scope) -> None:
        if state.is_in_play(scope.source):
            new_ring_bearer(state, scope.seat, scope.source)

    def reads(self, speech: Speech) -> Clause:
        resistance = 0 if speech.card is None else speech.card.resistance
        return order("become-ring-bearer", speech, whom=speech.this().text, count=resistance)


def become_ring_bearer() -> Effect:
    """This character becomes the Ring-bearer."""
    return BecomeRingBearer()
