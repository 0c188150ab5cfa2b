"""Cards that go onto, beneath or into a draw deck, or from its top to the discard pile."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.box import CARDS, FREE
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.engine.zones import (
    beneath_deck as put_beneath,
)
from mathom.games.tcg.engine.zones import (
    deck_size,
    expect_cards,
    into_deck,
    shuffle,
    to_discard,
    top_card,
)
from mathom.games.tcg.engine.zones import (
    on_deck as put_on_top,
)
from mathom.games.tcg.language import filters
from mathom.games.tcg.language.amount import Amount, amount, so_many
from mathom.games.tcg.language.effect import Effect, done_by
from mathom.games.tcg.language.effects.cards import keeps_cards, show_chosen
from mathom.games.tcg.language.filter import Filter
from mathom.games.tcg.language.selectors import FROM_STACK, IN_PLAY, Choose, Each, Selector
from mathom.games.tcg.language.who import YOU, players
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.wording.clause import Clause, order
from mathom.games.tcg.wording.speech import CARD, Speech

__all__ = ["beneath_deck", "discard_top", "on_deck", "shuffle_in"]

BENEATH: Final = 0
ON_TOP: Final = 1
SHUFFLED: Final = 2
"""With all cards stacked on it."""
WAYS: Final = {BENEATH: "beneath", ON_TOP: "on-top", SHUFFLED: "shuffle-in"}
FREE_CULTURES: Final = frozenset([card.culture for card in CARDS if card.side == FREE])


def deck_of(who: int, speech: Speech) -> str:
    """The draw deck of whoever does it."""
    return speech.say("tcg-deck-of-you" if who == YOU and not speech.theirs else "tcg-deck-of-them")


def _owners_deck(selector: Selector, speech: Speech) -> str:
    """The draw deck into which cards go: yours, if they are surely your own."""
    if not isinstance(selector, Choose | Each):
        return speech.say("tcg-deck-of-owner")
    if selector.zone not in (IN_PLAY, FROM_STACK) or _surely_yours(selector.what, speech):
        return deck_of(selector.who, speech)
    return speech.say("tcg-deck-of-owner")


def _surely_yours(what: Filter, speech: Speech) -> bool:
    """Whether all such cards in play are of the player who speaks, as those of the Free Peoples are."""
    if speech.card is None:
        return False
    free = speech.card.side == FREE
    for parts in what.alternatives():
        cultures = [part.culture for part in parts if isinstance(part, filters.Culture)]
        mine = any(isinstance(part, filters.Yours) for part in parts)
        ours = any(isinstance(part, filters.Side) and part.side == FREE for part in parts)
        ours = ours or any(one in FREE_CULTURES for one in cultures)
        if not mine and not (free and ours):
            return False
    return True


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
                put_beneath(state, card)
            elif self.how == ON_TOP:
                put_on_top(state, card)
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

    def reads(self, speech: Speech) -> Clause:
        whose = _owners_deck(self.what, speech)
        told = order(WAYS[self.how], speech, what=self.what.reads(speech).text, deck=whose)
        speech.counted = speech.say("tcg-much-shuffled")
        return told


def beneath_deck(what: Selector) -> Effect:
    """Place cards beneath the draw deck."""
    return IntoDeck(what, BENEATH)


def on_deck(what: Selector) -> Effect:
    """Place cards on top of the draw deck."""
    return IntoDeck(what, ON_TOP)


def shuffle_in(what: Selector) -> Effect:
    """Shuffle cards (and all stacked on them) into the draw deck."""
    return IntoDeck(what, SHUFFLED)


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

    def apart(self) -> bool:
        return self.who != YOU

    def reads(self, speech: Speech) -> Clause:
        count = so_many(self.count, CARD, speech)
        speech.chosen[0] = (CARD, False)
        told = order("discard-top", speech, cards=count, deck=deck_of(self.who, speech))
        return done_by(told, self.who, speech)


def discard_top(count: Amount | int = 1, by: int = YOU) -> Effect:
    """Discard cards from the top of a draw deck."""
    return DiscardTop(amount(count), by)
