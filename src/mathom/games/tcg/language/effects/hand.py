"""Whole hands: reconciled, put beneath the draw deck."""

from __future__ import annotations

from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.regroup import Reconcile
from mathom.games.tcg.wording.clause import Clause, order
from mathom.games.tcg.wording.speech import Speech

__all__ = ["reconcile"]


class ReconcileHand(Effect):
    """Reconcile your hand now, as in the regroup phase."""

    def apply(self, state: TcgState, scope: Scope) -> None:
        state.push(Reconcile(scope.seat))

    def reads(self, speech: Speech) -> Clause:
        return order("reconcile", speech)


def reconcile() -> Effect:
    """Reconcile your hand."""
    return ReconcileHand()
