"""Assign to skirmishes, cancel them, wear the Ring in them."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.engine.allies import joins_skirmishes
from mathom.games.tcg.engine.assigning import can_meet, minion_free, opponents_of
from mathom.games.tcg.engine.changes import FIGHTS
from mathom.games.tcg.engine.scope import NO_CARD, Happening, Scope
from mathom.games.tcg.engine.values import forbidden
from mathom.games.tcg.engine.zones import leave_skirmish
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.filters import Filter
from mathom.games.tcg.language.selectors import Selector
from mathom.games.tcg.language.traits import BE_ASSIGNED
from mathom.games.tcg.phases import WEARS_RING
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.assignment import announce_assigned, assign
from mathom.games.tcg.steps.triggers import announce


class CancelSkirmish(Effect):
    """Cancel the skirmish under way if it involves such a character: no winner, no loser.

    DOUBT 10: the Ring-bearer's too, as in the blocks of 2002; later rules forbid it.
    """

    def __init__(self, involving: Filter) -> None:
        super().__init__()
        self.involving: Final = involving

    def possible(self, state: TcgState, scope: Scope) -> bool:
        if not state.in_skirmish:
            return False
        involved = [*state.fighting, state.skirmish]
        return any([card >= 0 and self.involving.matches(state, card, scope) for card in involved])

    def apply(self, state: TcgState, scope: Scope) -> None:
        if not self.possible(state, scope):
            return
        for minion in state.fighting:
            state.assigned[minion] = NO_CARD
        state.fighting = []
        state.skirmish = NO_CARD
        state.in_skirmish = False
        state.changed(FIGHTS)
        if state.events is not None:
            state.tell("cancelled", {"card": state.table.names[scope.source]})


class RemoveFromSkirmish(Effect):
    """Take a character out of the skirmish under way."""

    def __init__(self, whom: Selector) -> None:
        super().__init__(whom)
        self.whom: Final = whom

    def apply(self, state: TcgState, scope: Scope) -> None:
        for card in scope.found[0]:
            leave_skirmish(state, card)


class Assign(Effect):
    """Assign a minion to a character, both unassigned (rules 10.2)."""

    def __init__(self, minion: Selector, to: Selector) -> None:
        super().__init__(minion, to)
        self.minion: Final = minion
        self.to: Final = to

    def fits(self, state: TcgState, scope: Scope, which: int, card: int) -> bool:
        if which == 0:
            return minion_free(state, card)
        if (
            opponents_of(state, card)
            or not joins_skirmishes(state, card)
            or forbidden(state, BE_ASSIGNED, card)
        ):
            return False
        minions = scope.found[0] if scope.found else ()
        return all([can_meet(state, minion, card) for minion in minions])

    def apply(self, state: TcgState, scope: Scope) -> None:
        for minion in scope.found[0]:
            for character in scope.found[1]:
                assign(state, minion, character)
                announce_assigned(state, (minion,), scope.seat, scope.source)


class WearRing(Effect):
    """The Ring-bearer wears The One Ring until the regroup phase (rules 14)."""

    def possible(self, state: TcgState, scope: Scope) -> bool:
        return not state.wearing[scope.seat]

    def apply(self, state: TcgState, scope: Scope) -> None:
        state.wearing[scope.seat] = True
        state.changed()
        if state.events is not None:
            state.tell("wears_ring", {"player": scope.seat})
        announce(state, Happening(WEARS_RING, state.bearer[scope.seat], seat=scope.seat))
