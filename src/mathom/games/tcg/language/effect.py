"""Effect: something that is done; before "to", it is a cost. The concrete ones are in `effects/`."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mathom.games.tcg.language.filters import Filter
from mathom.games.tcg.language.node import Numbered
from mathom.games.tcg.language.selectors import BearerOfThat, Choose, Selector, That
from mathom.games.tcg.scope import Scope
from mathom.games.tcg.state import TcgState


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Numbered):
    """Found by its selectors, then applied. `steps.resolve` does the asking."""

    def __init__(self) -> None:
        super().__init__()
        self.cost = False
        """Whether it stands before "to" (`Ability` says so)."""
        self.must = False
        """Whether the action may only be begun if this can be done (rules 11.10)."""

    def spots(self) -> Filter | None:
        """Of which cards the player first chooses how many to spot: `scope.number`."""
        return None

    def selectors(self) -> tuple[Selector, ...]:
        """What must be found first, in order; `scope.found` then holds one entry for each."""
        return ()

    def fits(self, state: TcgState, scope: Scope, which: int, card: int) -> bool:
        """Whether this can be done to a card at all: an exhausted character cannot exert."""
        return True

    def possible(self, state: TcgState, scope: Scope) -> bool:
        """Whether it can be done in full now: what a cost, and one of two choices, must be."""
        return enough_to_find(self, state, scope)

    def apply(self, state: TcgState, scope: Scope) -> None:
        """Do it, as far as it can be done."""
        raise NotImplementedError


def enough_to_find(effect: Effect, state: TcgState, scope: Scope) -> bool:
    """Whether each selector finds as many cards as it asks for."""
    for which, selector in enumerate(effect.selectors()):
        if isinstance(selector, That | BearerOfThat):
            # What is chosen on the way cannot be looked at beforehand.
            continue
        found = [card for card in selector.find(state, scope) if effect.fits(state, scope, which, card)]
        if not isinstance(selector, Choose):
            if not found:
                return False
        elif not selector.up_to and len(found) < selector.count.value(state, scope):
            return False
    return True
