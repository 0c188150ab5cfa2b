"""Playing on at random: for measurements, for the laws, and for bots that wonder how it may end."""

from __future__ import annotations

from mathom.core.chance import Seeded
from mathom.core.state import State


def playout(state: State, chance: Seeded) -> int:
    """Play to the end, every option equally likely; how many decisions it took."""
    count = 0
    decision = state.decision
    while decision is not None:
        options = decision.options
        state.apply(options[chance.below(len(options))])
        decision = state.decision
        count += 1
    return count
