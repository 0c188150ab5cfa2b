"""Cards stacked on cards and sites (rules 12.10)."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.engine.zones import deck_size, expect_cards, stack, to_discard, top_card
from mathom.games.tcg.language.amounts import Amount
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.selectors import Selector
from mathom.games.tcg.state import TcgState


class StackOn(Effect):
    """Stack cards, from play, hand or a pile, on a card or site."""

    def __init__(self, what: Selector, on: Selector) -> None:
        super().__init__(what, on)
        self.what: Final = what
        self.on: Final = on
        self.removes = True

    def fits(self, state: TcgState, scope: Scope, which: int, card: int) -> bool:
        return which == 1 or card not in state.bearer

    def apply(self, state: TcgState, scope: Scope) -> None:
        for under in scope.found[1]:
            for card in scope.found[0]:
                for borne in state.borne_by(card):
                    to_discard(state, borne)
                stack(state, card, under)


class StackTop(Effect):
    """Stack the top cards of your draw deck, for all to see."""

    def __init__(self, count: Amount, on: Selector) -> None:
        super().__init__(on)
        self.count: Final = count
        self.on: Final = on

    def possible(self, state: TcgState, scope: Scope) -> bool:
        return deck_size(state, scope.seat) >= self.count.value(state, scope)

    def partly(self, state: TcgState, scope: Scope) -> bool:
        return deck_size(state, scope.seat) > 0

    def apply(self, state: TcgState, scope: Scope) -> None:
        for under in scope.found[0]:
            expect_cards(state, scope.seat, self.count.value(state, scope), "stack", scope.source)
            for _ in range(self.count.value(state, scope)):
                card = top_card(state, scope.seat, everybody=True)
                if card < 0:
                    return
                stack(state, card, under)
