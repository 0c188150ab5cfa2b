"""Conditions: if, while, and what must be spotted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.games.tcg.language.amounts import Amount, count_active
from mathom.games.tcg.language.filters import Filter
from mathom.games.tcg.phases import SHADOW_PHASE
from mathom.games.tcg.scope import Scope
from mathom.games.tcg.state import TcgState


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that is so or not."""

    def holds(self, state: TcgState, scope: Scope) -> bool:
        """Whether it is so now."""
        raise NotImplementedError

    def __and__(self, other: Condition) -> Condition:
        return AllOf((self, other))

    def __or__(self, other: Condition) -> Condition:
        return OneOf((self, other))

    def __invert__(self) -> Condition:
        return Unless(self)


class AllOf(Condition):
    """All of these."""

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions: Final = conditions

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return all([one.holds(state, scope) for one in self.conditions])


class OneOf(Condition):
    """At least one of these."""

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions: Final = conditions

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return any([one.holds(state, scope) for one in self.conditions])


class Unless(Condition):
    """Not so."""

    def __init__(self, condition: Condition) -> None:
        self.condition: Final = condition

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return not self.condition.holds(state, scope)


class CanSpot(Condition):
    """At least so many active cards of a description."""

    def __init__(self, what: Filter, least: int = 1) -> None:
        self.what: Final = what
        self.least: Final = least

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return count_active(state, self.what, scope) >= self.least


class AtSite(Condition):
    """The fellowship is at a site of a description (its keyword, number, or this very card)."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def holds(self, state: TcgState, scope: Scope) -> bool:
        site = state.site()
        return site >= 0 and self.what.matches(state, site, scope)


class AtLeast(Condition):
    """An amount is at least another: burdens, twilight, the dead pile, moves, sites controlled..."""

    def __init__(self, amount: Amount, least: Amount) -> None:
        self.amount: Final = amount
        self.least: Final = least

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return self.amount.value(state, scope) >= self.least.value(state, scope)


class InPhase(Condition):
    """During a phase."""

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return state.phase == self.phase


class FierceSkirmish(Condition):
    """During a fierce skirmish."""

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return state.in_skirmish and state.fierce


class RingIsWorn(Condition):
    """While the Ring-bearer wears The One Ring."""

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return state.wearing[state.free]


class ThatIs(Condition):
    """The card chosen (or affected) is of a description: "if that companion is Gimli"."""

    def __init__(self, what: Filter, slot: int = 0) -> None:
        self.what: Final = what
        self.slot: Final = slot

    def holds(self, state: TcgState, scope: Scope) -> bool:
        cards = (scope.affected,) if scope.affected >= 0 else scope.recall(self.slot)
        return any([self.what.matches(state, card, scope) for card in cards])


class ItIs(Condition):
    """The card it happened to is of a description: "if Aragorn is killed"."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def holds(self, state: TcgState, scope: Scope) -> bool:
        happening = scope.happening
        return happening is not None and self.what.matches(state, happening.card, scope)


class ThisIs(Condition):
    """This card is of a description: "if this companion is mounted"."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return self.what.matches(state, scope.source, scope)


class InStartingFellowship(Condition):
    """While starting fellowships are being played (rules 5.5)."""

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return state.turn == 0


class OpponentControlsHome(Condition):
    """An opponent of this ally's owner controls its home site."""

    def holds(self, state: TcgState, scope: Scope) -> bool:
        for number, block in state.card(scope.source).homes:
            held, site = state.controller[number], state.path[number]
            if held not in (-1, scope.seat) and site >= 0 and state.card(site).block == block:
                return True
        return False


class PlayedThisTurn(Condition):
    """At least so many cards of a description were played this turn; `here`: at this site."""

    def __init__(self, what: Filter, least: int = 1, here: bool = False) -> None:
        self.what: Final = what
        self.least: Final = least
        self.here: Final = here

    def holds(self, state: TcgState, scope: Scope) -> bool:
        played = state.played[state.played_before :] if self.here else state.played
        cards = [card for card in played if self.what.matches(state, card, scope)]
        return len(cards) >= self.least


class FirstShadowPhase(Condition):
    """In the Shadow phase that comes first after a move."""

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return state.phase == SHADOW_PHASE and state.acting == state.shadows()[0]
