"""Worlds: what a seat can imagine the table to be, to see whether a choice tells it something new."""

# Not compiled: it is asked once a choice, and spends its time in the rules.

from __future__ import annotations

from typing import Any, Final

from mathom.core.chance import Seeded
from mathom.core.option import Option
from mathom.core.state import State

WORLDS: Final = 6
"""How many imagined states have to agree before something counts as known."""


class Worlds:
    """Several states that agree with all that a seat knows, in which the same choices are made."""

    def __init__(self, state: State, seat: int) -> None:
        self._seat = seat
        self._worlds: list[Any] = [state.imagine(seat, Seeded(seed)) for seed in range(WORLDS)]

    def told(self, option: Option, after: State) -> bool:
        """Whether a choice, which led to this state, told the seat what it could not know before."""
        seen = after.view(self._seat)
        for world in self._worlds:
            if world.decision is None or option not in world.decision.options:
                return True
            world.apply(option)
            if world.view(self._seat) != seen:
                return True
        return False
