"""What a seat knows, in one value: the position with the backs alone of the cards that it cannot see."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import CARDS, DECKS, SIDES
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.view.hidden import secret_front

FACE_DOWN: Final = -3
"""A combat card of the first deck, of which the back is seen; those of the second follow it."""


def known(state: WotrState, seat: int) -> tuple[object, ...]:
    """Equal for two states exactly if they look the same to the seat; far sooner made than a view."""
    seen = state.clone()
    for side in range(len(SIDES)):
        if state.seats[side] != seat:
            _turn_over(seen, side)
    decision = state.decision
    if decision is None or decision.seat != seat:
        return (seen.key(),)
    return (seen.key(), decision.options)


def _turn_over(state: WotrState, side: int) -> None:
    """The cards that only this side has seen, each as its back."""
    for deck in range(len(DECKS)):
        front = secret_front(state, side, deck)
        if front is not None:
            front.card = FACE_DOWN - deck
        state.decks[2 * side + deck] = [len(state.decks[2 * side + deck])]
    state.hands[side] = [CARDS[card].deck for card in state.hands[side]]
    state.hidden_discards[side] = [CARDS[card].deck for card in state.hidden_discards[side]]
