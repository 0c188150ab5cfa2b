"""How well a seat stands: what the greedy bot looks at."""

from __future__ import annotations

from mathom.games.duel.state import DuelState


def evaluate(state: DuelState, seat: int) -> float:
    """Higher is better for the seat; 0 is even."""
    return 0.0
