"""Cards that go onto, beneath or into a draw deck, or from its top to the discard pile."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.engine.zones import (
    beneath_deck,
    deck_size,
    expect_cards,
    into_deck,
    on_deck,
    shuffle,
    to_discard,
    top_card,
)
from mathom.games.tcg.language.amounts import Amount
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.effects.cards import keeps_cards, show_chosen
from mathom.games.tcg.language.selectors import Selector
from mathom.games.tcg.language.who import YOU, players
from mathom.games.tcg.state import TcgState

BENEATH: Final = 0
ON_TOP: Final = 1
SHUFFLED: Final = 2
"""With all cards stacked on it."""


class IntoDeck(Effect):
    """Place cards beneath or on top of their owner's draw deck, or shuffle them in."""

    def __init__(self, what: Selector, how: int) -> None:
        super().__init__(what)
        self.what: Final = what
        self.how: Final = how
        self.removes = True

    def fits(self, state: TcgState, scope: Scope, which: int, card: int) -> bool:
        # DOUBT 9: the Ring-bearer stays.
        return card not in state.bearer

    def apply(self, state: TcgState, scope: Scope) -> None:
        count = 0
        show_chosen(state, self.what, scope.found[0])
        for card in scope.found[0]:
            for borne in state.borne_by(card):
                to_discard(state, borne)
            count += 1
            if self.how == BENEATH:
                beneath_deck(state, card)
            elif self.how == ON_TOP:
                on_deck(state, card)
            else:
                count += self._shuffle_in(state, card)
        # "For each card shuffled into your draw deck".
        scope.number = count

    def _shuffle_in(self, state: TcgState, card: int) -> int:
        above = state.stacked_on(card)
        for one in [card, *above]:
            into_deck(state, one)
            shuffle(state, state.owner(one))
        return len(above)


class DiscardTop(Effect):
    """Discard cards from the top of a draw deck; what was discarded can be spoken of."""

    def __init__(self, count: Amount, who: int = YOU) -> None:
        super().__init__()
        self.count: Final = count
        self.who: Final = who

    def possible(self, state: TcgState, scope: Scope) -> bool:
        count = self.count.value(state, scope)
        return all([deck_size(state, seat) >= count for seat in players(state, self.who, scope)])

    def partly(self, state: TcgState, scope: Scope) -> bool:
        return any([deck_size(state, seat) for seat in players(state, self.who, scope)])

    def apply(self, state: TcgState, scope: Scope) -> None:
        discarded: list[int] = []
        for seat in players(state, self.who, scope):
            if not self.cost and keeps_cards(state, seat, scope.source):
                continue
            expect_cards(state, seat, self.count.value(state, scope), "discard", scope.source)
            for _ in range(self.count.value(state, scope)):
                card = top_card(state, seat, everybody=True)
                if card < 0:
                    break
                to_discard(state, card)
                discarded.append(card)
                if state.events is not None:
                    state.tell("discarded", {"card": state.table.names[card]})
        scope.remember(0, tuple(discarded))
