"""Guide 3: the hand of the clockwork, and where its cards come from."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import CARDS, CHARACTER_DECK, SHADOW, STRATEGY_DECK
from mathom.games.wotr.clockwork.explain import say
from mathom.games.wotr.clockwork.occupation import refill
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.events import draw_card

ENOUGH: Final = 4
"""With more cards it does not draw from both decks."""
FULL: Final = 6


def held(state: WotrState, deck: int) -> list[int]:
    """Its cards of one deck."""
    return [card for card in state.hand(SHADOW) if CARDS[card].deck == deck]


def scarcer_deck(state: WotrState) -> int:
    """The deck of which it holds fewer cards; on a tie, that of the Characters."""
    few = len(held(state, STRATEGY_DECK)) < len(held(state, CHARACTER_DECK))
    return STRATEGY_DECK if few else CHARACTER_DECK


def draw(state: WotrState, deck: int) -> None:
    """A card from a deck; if none lies there face down any more, those under it are shuffled (A6)."""
    refill(state)
    draw_card(state, SHADOW, deck)
    refill(state)


def draw_for_turn(state: WotrState) -> None:
    """With four cards or fewer one of each deck, with five one of which it has fewer, with six none."""
    count = len(state.hand(SHADOW))
    say(state, "clockwork_draws", {"count": count})
    if count <= ENOUGH:
        draw(state, CHARACTER_DECK)
        draw(state, STRATEGY_DECK)
    elif count < FULL:
        draw(state, scarcer_deck(state))
