"""What a seat may imagine: the same table, with all cards that it has not seen dealt anew."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.chance import Chance
from mathom.games.wotr.box import CARD_IDS, CARDS, DECKS, NOBODY, SIDES
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.view.hidden import secret_front

TRIES: Final = 20
"""How often hidden cards are dealt at random until the other seat could be asked what it is asked."""


def imagine(state: WotrState, seat: int, chance: Chance) -> WotrState:
    """The same table, with all cards that the seat has not seen dealt anew, deck by deck."""
    new = state.clone()
    new.chance = chance.clone()
    if state.decision is None or state.decision.seat == seat:
        _deal_others(new, seat)
        return new
    # The other seat may be choosing among those very cards, and there is something it can choose.
    for _ in range(TRIES):
        _deal_others(new, seat)
        if _asked_again(new):
            return new
    _deal_something_to_choose(new, state.decision.seat, seat)
    return new


def _deal_others(state: WotrState, seat: int) -> None:
    seating = SEATINGS[state.players]
    for side in range(len(SIDES)):
        others = [other for other in seating.team[side] if other != seat]
        if others:
            for deck in range(len(DECKS)):
                _deal(state, side, deck, others, seat)
    if state.offered != NOBODY:
        _offer_anew(state, seat)


def _deal(state: WotrState, side: int, deck: int, others: list[int], seat: int) -> None:
    """Deal the hidden cards of one deck into the piles they lie in, as many to each as before.

    Partners have drawn from the same deck: what one does not know is what is in it and what his partner
    has, but for what he gave him himself.
    """
    pool = state.decks[2 * side + deck][:]
    front = secret_front(state, side, deck)
    if front is not None and state.speaks[side] not in others:
        front = None
    for other in others:
        pool += _apart(state.hands[other], deck)[1] + _apart(state.hidden_discards[other], deck)[1]
    if front is not None:
        pool.append(front.card)
    pool.sort()
    sure = _given(state, side, deck, seat)
    pool = [card for card in pool if card not in sure]
    for other in others:
        hand, held = _apart(state.hands[other], deck)
        gone, discarded = _apart(state.hidden_discards[other], deck)
        fronts = [front] if front is not None and state.speaks[side] == other else []
        dealt = pool
        if sure:
            # What is certain lies somewhere among his cards, and nobody knows where.
            count = len(held) + len(discarded) + len(fronts)
            dealt = sorted(sure + _drawn(state, pool, count - len(sure)))
        state.hands[other] = sorted(hand + _drawn(state, dealt, len(held)))
        state.hidden_discards[other] = sorted(gone + _drawn(state, dealt, len(discarded)))
        for one in fronts:
            one.card = _drawn(state, dealt, 1)[0]
    state.decks[2 * side + deck] = pool


def _given(state: WotrState, side: int, deck: int, seat: int) -> list[int]:
    """The cards of a deck of which a seat knows that its partner has them, or laid them face down."""
    if SEATINGS[state.players].sides[seat : seat + 1] != [side]:
        return []
    partner = SEATINGS[state.players].partner[seat]
    unseen = state.hands[partner] + state.hidden_discards[partner]
    front = secret_front(state, side, deck)
    if front is not None and partner != seat:
        unseen = [*unseen, front.card]
    return sorted([card for card in state.given[seat] if card in unseen and CARDS[card].deck == deck])


def _offer_anew(state: WotrState, seat: int) -> None:
    """Which card a partner has chosen for a swap, only he knows."""
    assert state.decision is not None
    giver = SEATINGS[state.players].partner[state.decision.seat]
    if giver != seat:
        state.offered = state.draw("imagined", sorted(state.hands[giver]), CARD_IDS)


def _apart(numbers: list[int], deck: int) -> tuple[list[int], list[int]]:
    """The cards of other decks, and those of this one."""
    others = [card for card in numbers if CARDS[card].deck != deck]
    return others, [card for card in numbers if CARDS[card].deck == deck]


def _drawn(state: WotrState, pool: list[int], count: int) -> list[int]:
    """So many cards, taken from the pool."""
    found: list[int] = []
    for _ in range(count):
        card = state.draw("imagined", pool, CARD_IDS)
        pool.remove(card)
        found.append(card)
    return found


def _asked_again(state: WotrState) -> bool:
    """Ask again what is asked, of the cards as they are now; False if there would be nothing to ask."""
    assert state.decision is not None
    asked: Decision | None = state.decision.step.run(state.clone())
    # What has one answer is not asked, so that whoever was asked has a choice.
    if asked is None or not asked.options or asked.idle:
        return False
    state.decision = asked
    return True


def _deal_something_to_choose(state: WotrState, seat: int, eyes: int) -> None:
    """Swap cards of the asked seat's hand until it holds some with which the question can be asked."""
    side = SEATINGS[state.players].sides[seat]
    unseen = state.decks[2 * side] + state.decks[2 * side + 1] + state.hidden_discards[seat]
    for card in sorted(unseen):
        for held in state.hands[seat][:]:
            if CARDS[held].deck != CARDS[card].deck or (eyes >= 0 and held in state.given[eyes]):
                continue
            before = _answers(state)
            _swap(state, seat, held, card)
            if _asked_again(state):
                return
            if _answers(state) > before:
                break
            _swap(state, seat, card, held)


def _answers(state: WotrState) -> int:
    """How many answers the question would have, of the cards as they are now."""
    assert state.decision is not None
    asked: Decision | None = state.decision.step.run(state.clone())
    return 0 if asked is None else len(asked.options)


def _swap(state: WotrState, seat: int, held: int, card: int) -> None:
    """A card in hand and one from a deck or the hidden discards change places."""
    side = SEATINGS[state.players].sides[seat]
    pile = state.hidden_discards[seat]
    if card not in pile:
        pile = state.decks[2 * side + CARDS[card].deck]
    pile.remove(card)
    pile.append(held)
    pile.sort()
    state.hands[seat].remove(held)
    state.hands[seat].append(card)
    state.hands[seat].sort()
