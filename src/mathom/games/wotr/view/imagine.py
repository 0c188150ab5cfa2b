"""What a seat may imagine: the same table, with all cards that it has not seen dealt anew."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.chance import Chance
from mathom.games.wotr.box import CARD_IDS, CARDS, DECKS, SIDES
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
    _deal_something_to_choose(new, state.decision.seat)
    return new


def _deal_others(state: WotrState, seat: int) -> None:
    for side in range(len(SIDES)):
        if state.speaks[side] != seat:
            for deck in range(len(DECKS)):
                _deal(state, side, deck)


def _deal(state: WotrState, side: int, deck: int) -> None:
    """Deal the hidden cards of one deck into the piles they lie in, as many to each as before."""
    pool = state.decks[2 * side + deck][:]
    hand, held = _apart(state.hands[side], deck)
    gone, discarded = _apart(state.hidden_discards[side], deck)
    pool += held + discarded
    front = secret_front(state, side, deck)
    if front is not None:
        pool.append(front.card)
    pool.sort()
    state.hands[side] = sorted(hand + _drawn(state, pool, len(held)))
    state.hidden_discards[side] = sorted(gone + _drawn(state, pool, len(discarded)))
    if front is not None:
        front.card = _drawn(state, pool, 1)[0]
    state.decks[2 * side + deck] = pool


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


def _deal_something_to_choose(state: WotrState, seat: int) -> None:
    """Swap cards of the asked seat's hand until it holds some with which the question can be asked."""
    side = SEATINGS[state.players].sides[seat]
    unseen = state.decks[2 * side] + state.decks[2 * side + 1] + state.hidden_discards[side]
    for card in sorted(unseen):
        for held in state.hands[side][:]:
            if CARDS[held].deck != CARDS[card].deck:
                continue
            before = _answers(state)
            _swap(state, side, held, card)
            if _asked_again(state):
                return
            if _answers(state) > before:
                break
            _swap(state, side, card, held)


def _answers(state: WotrState) -> int:
    """How many answers the question would have, of the cards as they are now."""
    assert state.decision is not None
    asked: Decision | None = state.decision.step.run(state.clone())
    return 0 if asked is None else len(asked.options)


def _swap(state: WotrState, side: int, held: int, card: int) -> None:
    """A card in hand and one from a deck or the hidden discards change places."""
    pile = state.hidden_discards[side]
    if card not in pile:
        pile = state.decks[2 * side + CARDS[card].deck]
    pile.remove(card)
    pile.append(held)
    pile.sort()
    state.hands[side].remove(held)
    state.hands[side].append(card)
    state.hands[side].sort()
