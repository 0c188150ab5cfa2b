"""Worlds: what a seat can imagine the table to be, and what it can foresee of a choice.

They are imagined from what the seat knows and from nothing else (a law of all games), and what is
foreseen is read off them alone. So it cannot tell what the seat does not know.
"""

# Not compiled: it is asked once a choice, and spends its time in the rules.

from __future__ import annotations

from typing import Any, Final, Literal

from mathom.core.chance import Seeded
from mathom.core.option import Option
from mathom.core.state import State

WORLDS: Final = 6
"""How many imagined states have to agree before something counts as known."""

Stops = Literal["chance", "seat", "told", "over"]
"""What a seat cannot see past: chance, somebody else's choice, something new to see, the end."""


class Worlds:
    """Several states that agree with all that a seat knows, in which the same choices are made."""

    __slots__ = ("seat", "states", "stops")

    def __init__(self, seat: int, states: list[Any], stops: Stops | None = None) -> None:
        self.seat = seat
        self.states = states
        """The first one stands for all, as long as they look the same to the seat."""
        self.stops = stops
        """Why nothing that comes now can be foreseen."""

    @classmethod
    def of(cls, state: State, seat: int) -> Worlds:
        """What the seat can imagine a state to be."""
        imagined: list[Any] = [state.imagine(seat, Seeded(seed)) for seed in range(WORLDS)]
        found: list[Any] = []
        keys: list[object] = []
        for world in imagined:
            # Worlds that differ in their chance alone go the same way until chance is asked.
            key = world.key()
            if key not in keys:
                keys.append(key)
                found.append(world)
        return cls(seat, found)

    def after(self, option: Option) -> Worlds:
        """The same worlds after a choice, and what stops the seat from seeing on."""
        found: list[Any] = []
        for world in self.states:
            if world.decision is None or option not in world.decision.options:
                return Worlds(self.seat, [], "told")
            new = world.clone()
            new.drawn, new.answered = [], []
            new.apply(option)
            if new.drawn:
                return Worlds(self.seat, [], "chance")
            found.append(new)
        return Worlds(self.seat, found, self._what_stops(found))

    def _what_stops(self, worlds: list[Any]) -> Stops | None:
        asked = {None if one.decision is None else one.decision.seat for one in worlds}
        if asked == {None}:
            return "over"
        if self.seat not in asked and None not in asked:
            return "seat"
        return None if self._agree(worlds) else "told"

    def _agree(self, worlds: list[Any]) -> bool:
        if len(worlds) == 1:
            return True
        seen = worlds[0].known(self.seat)
        return all([world.known(self.seat) == seen for world in worlds[1:]])

    @property
    def settled(self) -> bool:
        """Whether all of them look the same to the seat: then it knows how the table would look."""
        return bool(self.states) and (self.stops is None or self._agree(self.states))

    def show(self, state: State) -> bool:
        """Whether a state looks to the seat as all these worlds do."""
        seen = state.known(self.seat)
        return bool(self.states) and all([world.known(self.seat) == seen for world in self.states])
