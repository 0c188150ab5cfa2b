"""Cards that are discarded, drawn, taken into hand."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.box import SHADOW
from mathom.games.tcg.engine.scope import NO_CARD, Happening, Scope
from mathom.games.tcg.engine.values import touches
from mathom.games.tcg.engine.zones import (
    all_seats,
    deck_size,
    draw_card,
    expect_cards,
    to_discard,
    to_hand,
)
from mathom.games.tcg.language.amount import Amount, amount, so_many
from mathom.games.tcg.language.effect import Effect, done_by
from mathom.games.tcg.language.filter import Any as AnyCard
from mathom.games.tcg.language.selectors import IN_PLAY, Choose, Selector, This
from mathom.games.tcg.language.spotting import YouSpot, spotted_by
from mathom.games.tcg.language.traits import KEEP_CARDS
from mathom.games.tcg.language.who import YOU, players
from mathom.games.tcg.phases import DRAWS, FELLOWSHIP
from mathom.games.tcg.state import DECK, HAND, PATH, TcgState
from mathom.games.tcg.steps.triggers import announce
from mathom.games.tcg.steps.wounds import DiscardFromPlay, can_be_discarded
from mathom.games.tcg.wording.clause import Clause, order
from mathom.games.tcg.wording.speech import CARD, Speech

__all__ = ["discard", "draw", "into_hand"]

RULE_OF_4: Final = 4


class Discard(Effect):
    """Discard cards: from play, where others may answer to it, or from hand, a stack or a deck."""

    def __init__(self, what: Selector) -> None:
        super().__init__(what)
        self.what: Final = what
        self.removes = True

    def fits(self, state: TcgState, scope: Scope, which: int, card: int) -> bool:
        if state.zone[card] >= PATH:
            return can_be_discarded(state, card, scope.source)
        # A price that its owner is free to pay is no discard by a Shadow card.
        return self.cost or not keeps_cards(state, state.owner(card), scope.source)

    def apply(self, state: TcgState, scope: Scope) -> None:
        for card in reversed(scope.found[0]):
            if state.is_in_play(card):
                state.push(DiscardFromPlay(card, scope.source, scope.seat))
            else:
                to_discard(state, card)
                if state.events is not None:
                    state.tell("discarded", {"card": state.table.names[card]})

    def reads(self, speech: Speech) -> Clause:
        named = isinstance(self.what, This) and speech.named()
        what = self.what.as_object(speech) if named else self.what.reads(speech).text
        return order("discard", speech, what=what)


def discard(what: Selector) -> Effect:
    """Discard cards from play, hand or a stack."""
    return Discard(what)


def keeps_cards(state: TcgState, seat: int, by: int) -> bool:
    """Whether a card keeps Shadow cards from discarding out of a player's hand and draw deck."""
    if seat != state.free or state.card(by).side != SHADOW:
        return False
    state.look()
    return any([touches(state, entry, NO_CARD) for entry in state.in_force[KEEP_CARDS]])


class Draw(Effect):
    """Draw cards, no more than the Rule of 4 allows (rules 7.2)."""

    def __init__(self, count: Amount, who: int = YOU) -> None:
        super().__init__()
        self.count: Final = count
        self.who: Final = who

    def spots(self) -> YouSpot | None:
        return spotted_by(self.count)

    def possible(self, state: TcgState, scope: Scope) -> bool:
        count = self.count.value(state, scope)
        return all([deck_size(state, seat) >= count for seat in players(state, self.who, scope)])

    def partly(self, state: TcgState, scope: Scope) -> bool:
        return not self.idle(state, scope)

    def idle(self, state: TcgState, scope: Scope) -> bool:
        decks = [deck_size(state, seat) for seat in players(state, self.who, scope)]
        return self.count.value(state, scope) == 0 or not any(decks)

    def apply(self, state: TcgState, scope: Scope) -> None:
        count = self.count.value(state, scope)
        for seat in players(state, self.who, scope):
            expect_cards(state, seat, count, "draw", scope.source)
            for _ in range(count):
                if may_take(state, seat) and draw_card(state, seat):
                    count_taken(state, seat)
                    announce(state, Happening(DRAWS, source=scope.source, seat=seat))

    def apart(self) -> bool:
        return self.who != YOU

    def reads(self, speech: Speech) -> Clause:
        return done_by(order("draw", speech, cards=so_many(self.count, CARD, speech)), self.who, speech)


def draw(count: Amount | int = 1, by: int = YOU) -> Effect:
    """Draw cards."""
    return Draw(amount(count), by)


def may_take(state: TcgState, seat: int) -> bool:
    """The Rule of 4: whether a player may take one more card into hand."""
    return state.phase != FELLOWSHIP or seat != state.free or state.drawn_in_phase < RULE_OF_4


def count_taken(state: TcgState, seat: int) -> None:
    """The Rule of 4 counts a card that was taken into hand."""
    if state.phase == FELLOWSHIP and seat == state.free:
        state.drawn_in_phase += 1


def show_chosen(state: TcgState, selector: Selector, cards: tuple[int, ...]) -> None:
    """Who takes cards of a description out of his hand or draw deck to where nobody sees them shows
    that they are such cards (p. 23)."""
    if not isinstance(selector, Choose) or isinstance(selector.what, AnyCard):
        return
    for card in cards:
        if state.zone[card] in (HAND, DECK) and state.seen[card] != all_seats(state):
            state.seen[card] = all_seats(state)
            if state.events is not None:
                state.tell("revealed", {"card": state.table.names[card]})


class IntoHand(Effect):
    """Take cards into their owners' hands, from play or from a pile or stack."""

    def __init__(self, what: Selector) -> None:
        super().__init__(what)
        self.what: Final = what
        self.removes = True

    def fits(self, state: TcgState, scope: Scope, which: int, card: int) -> bool:
        # DOUBT 9: the Ring-bearer stays.
        return card not in state.bearer

    def apply(self, state: TcgState, scope: Scope) -> None:
        show_chosen(state, self.what, scope.found[0])
        for card in scope.found[0]:
            owner = state.owner(card)
            if may_take(state, owner):
                count_taken(state, owner)
                for borne in state.borne_by(card):
                    to_discard(state, borne)
                to_hand(state, card)
                if state.events is not None:
                    state.tell("returned", {"card": state.table.names[card]})

    def reads(self, speech: Speech) -> Clause:
        chosen = isinstance(self.what, Choose) and self.what.zone != IN_PLAY
        return order("into-hand" if chosen else "return", speech, what=self.what.reads(speech).text)


def into_hand(what: Selector) -> Effect:
    """Take cards into hand."""
    return IntoHand(what)
