"""The Ring-bearer and The One Ring (p. 21, rules 14)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.text import Rule
from mathom.games.tcg.engine.scope import NO_CARD
from mathom.games.tcg.engine.values import total
from mathom.games.tcg.engine.zones import enter_play
from mathom.games.tcg.language.traits import RESISTANCE
from mathom.games.tcg.state import TcgState

THE_RING: Final = Rule("tcg", "ring", 21)

# DOUBT 8: burdens leave play with the old Ring-bearer. Another reading leaves them with the player.
BURDENS_STAY: Final = False


def resistance(state: TcgState, seat: int) -> int:
    """The resistance of a player's Ring-bearer: as many burdens corrupt him."""
    bearer, cards, on = state.bearer[seat], state.table.cards, state.on
    value = cards[bearer].resistance + total(state, RESISTANCE, bearer)
    for borne in state.in_play:
        if on[borne] == bearer:
            value += cards[borne].resistance_bonus
    return max(0, value)


def take_off_ring(state: TcgState) -> None:
    """The Ring-bearer no longer wears the Ring."""
    if state.wearing[state.free]:
        state.wearing[state.free] = False
        state.changed()
        if state.events is not None:
            state.tell("ring_off", {"player": state.free})


class RingOff(Step[TcgState]):
    """Put on during the regroup phase, the Ring comes off at its end (p. 22)."""

    rule = THE_RING

    def run(self, state: TcgState) -> Decision | None:
        take_off_ring(state)
        return None


def new_ring_bearer(state: TcgState, seat: int, card: int) -> None:
    """The Ring passes to another companion, who does not wear it; resistance is as printed on him."""
    state.bearer[seat] = card
    state.wearing[seat] = False
    if not BURDENS_STAY:
        state.burdens[seat] = 0
    ring = state.ring[seat]
    if ring != NO_CARD:
        enter_play(state, ring, card)
    state.changed()
    if state.events is not None:
        state.tell("ring_bearer", {"player": seat, "card": state.table.names[card]})
