"""What a seat knows, in one value: the position with the backs alone of the cards that it cannot see."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import CARDS, DECKS, NOBODY, SIDES
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.view.hidden import secret_front

FACE_DOWN: Final = -3
"""A combat card of the first deck, of which the back is seen; those of the second follow it."""


def known(state: WotrState, seat: int) -> tuple[object, ...]:
    """Equal for two states exactly if they look the same to the seat; far sooner made than a view."""
    seen = state.clone()
    seen.decks = [[len(deck)] for deck in state.decks]
    for other in range(len(state.hands)):
        if other != seat:
            seen.hands[other] = _backs(state.hands[other])
            seen.hidden_discards[other] = _backs(state.hidden_discards[other])
            seen.given[other] = []
    if state.battle is not None:
        for side in range(len(SIDES)):
            if state.speaks[side] != seat:
                _cover(seen, side)
    decision = state.decision
    if state.offered != NOBODY and decision is not None:
        giver = SEATINGS[state.players].partner[decision.seat]
        seen.offered = state.offered if giver == seat else FACE_DOWN
    if decision is None or decision.seat != seat:
        return (seen.key(),)
    return (seen.key(), decision.options)


def _backs(cards: list[int]) -> list[int]:
    return [CARDS[card].deck for card in cards]


def _cover(state: WotrState, side: int) -> None:
    """A combat card that a side has laid face down is seen from behind."""
    for deck in range(len(DECKS)):
        front = secret_front(state, side, deck)
        if front is not None:
            front.card = FACE_DOWN - deck
            return
