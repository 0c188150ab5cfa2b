"""Exert, wound, heal, exhaust."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.selectors import Selector
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.wounds import Wound, can_exert, can_heal, can_take_wound, exert, heal


class Exert(Effect):
    """Exert characters, each so many times; as a cost, all of it or nothing."""

    def __init__(self, whom: Selector, times: int = 1) -> None:
        super().__init__(whom)
        self.whom: Final = whom
        self.times: Final = times

    def fits(self, state: TcgState, scope: Scope, which: int, card: int) -> bool:
        return can_exert(state, card, self.times if self.cost else 1)

    def apply(self, state: TcgState, scope: Scope) -> None:
        for card in scope.found[0]:
            for _ in range(self.times):
                exert(state, card, scope.source)


class Exhaust(Effect):
    """Exert characters as often as they can."""

    def __init__(self, whom: Selector) -> None:
        super().__init__(whom)
        self.whom: Final = whom

    def fits(self, state: TcgState, scope: Scope, which: int, card: int) -> bool:
        return can_exert(state, card)

    def apply(self, state: TcgState, scope: Scope) -> None:
        for card in scope.found[0]:
            while can_exert(state, card):
                exert(state, card, scope.source)


class WoundThem(Effect):
    """Wound characters, each so many times, one wound at a time."""

    def __init__(self, whom: Selector, times: int = 1) -> None:
        super().__init__(whom)
        self.whom: Final = whom
        self.times: Final = times

    def fits(self, state: TcgState, scope: Scope, which: int, card: int) -> bool:
        return can_take_wound(state, card)

    def apply(self, state: TcgState, scope: Scope) -> None:
        for card in reversed(scope.found[0]):
            for _ in range(self.times):
                state.push(Wound(card, scope.source, scope.seat))


class Heal(Effect):
    """Remove wounds from characters, so many from each."""

    def __init__(self, whom: Selector, times: int = 1) -> None:
        super().__init__(whom)
        self.whom: Final = whom
        self.times: Final = times

    def fits(self, state: TcgState, scope: Scope, which: int, card: int) -> bool:
        return can_heal(state, card)

    def apply(self, state: TcgState, scope: Scope) -> None:
        for card in scope.found[0]:
            for _ in range(self.times):
                heal(state, card, scope.source)
