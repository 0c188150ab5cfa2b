"""Exert, wound, heal, exhaust."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.amount import Amount, Number, amount, times_over
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.selectors import Selector
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.wounds import Wound, can_exert, can_heal, can_take_wound
from mathom.games.tcg.steps.wounds import exert as exert_card
from mathom.games.tcg.steps.wounds import heal as heal_card
from mathom.games.tcg.wording.clause import Clause, map_clause, order
from mathom.games.tcg.wording.speech import Speech

__all__ = ["exert", "exhaust", "heal", "wound"]

ONCE: Final = Number(1)


def how_often(times: Amount, card: int, state: TcgState, scope: Scope) -> int:
    """How often something is done to a card: "once (or twice if that minion is an Uruk-hai)"."""
    scope.affected = card
    count = times.value(state, scope)
    scope.affected = -1
    return count


def _times(told: Clause, times: Amount, speech: Speech) -> Clause:
    return map_clause(told, lambda text: times_over(text, times, speech))


class Exert(Effect):
    """Exert characters, each so many times; as a cost, all of it or nothing."""

    def __init__(self, whom: Selector, times: Amount = ONCE) -> None:
        super().__init__(whom)
        self.whom: Final = whom
        self.times: Final = times

    def fits(self, state: TcgState, scope: Scope, which: int, card: int) -> bool:
        return can_exert(state, card, self.times.value(state, scope) if self.cost else 1)

    def apply(self, state: TcgState, scope: Scope) -> None:
        for card in scope.found[0]:
            for _ in range(how_often(self.times, card, state, scope)):
                exert_card(state, card, scope.source)

    def exerting(self) -> Selector | None:
        return self.whom

    def reads(self, speech: Speech) -> Clause:
        return _times(order("exert", speech, whom=self.whom.as_object(speech)), self.times, speech)


def exert(whom: Selector, times: Amount | int = 1) -> Effect:
    """Exert characters."""
    return Exert(whom, amount(times))


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
                exert_card(state, card, scope.source)

    def reads(self, speech: Speech) -> Clause:
        whom = self.whom.reads(speech)
        return order(f"exhaust-{whom.form}", speech, whom=speech.object(whom))


def exhaust(whom: Selector) -> Effect:
    """Exhaust characters."""
    return Exhaust(whom)


class WoundThem(Effect):
    """Wound characters, each so many times, one wound at a time."""

    def __init__(self, whom: Selector, times: Amount = ONCE) -> None:
        super().__init__(whom)
        self.whom: Final = whom
        self.times: Final = times

    def fits(self, state: TcgState, scope: Scope, which: int, card: int) -> bool:
        return can_take_wound(state, card)

    def apply(self, state: TcgState, scope: Scope) -> None:
        for card in reversed(scope.found[0]):
            for _ in range(how_often(self.times, card, state, scope)):
                state.push(Wound(card, scope.source, scope.seat))

    def reads(self, speech: Speech) -> Clause:
        return _times(order("wound", speech, whom=self.whom.as_object(speech)), self.times, speech)


def wound(whom: Selector, times: Amount | int = 1) -> Effect:
    """Wound characters."""
    return WoundThem(whom, amount(times))


class Heal(Effect):
    """Remove wounds from characters, so many from each."""

    def __init__(self, whom: Selector, times: Amount = ONCE) -> None:
        super().__init__(whom)
        self.whom: Final = whom
        self.times: Final = times

    def fits(self, state: TcgState, scope: Scope, which: int, card: int) -> bool:
        return can_heal(state, card)

    def apply(self, state: TcgState, scope: Scope) -> None:
        for card in scope.found[0]:
            for _ in range(how_often(self.times, card, state, scope)):
                heal_card(state, card, scope.source)

    def reads(self, speech: Speech) -> Clause:
        return _times(order("heal", speech, whom=self.whom.as_object(speech)), self.times, speech)


def heal(whom: Selector, times: Amount | int = 1) -> Effect:
    """Heal characters."""
    return Heal(whom, amount(times))
