"""Guide 3, 14: the hand of the clockwork. Its cards lie face down until they are played.

Nobody has looked at them, so which they are is not decided: only how many of each deck it holds. Those
that it had to look at, to pay for something or to find a combat card, stay in its hand as they are.
"""

from __future__ import annotations

from typing import Final

from mathom.core.chance import Occasion
from mathom.games.wotr.box import CARD_IDS, CARDS, CHARACTER_DECK, DECKS, SHADOW, SIDES, STRATEGY_DECK
from mathom.games.wotr.clockwork.explain import say
from mathom.games.wotr.clockwork.occupation import clockwork
from mathom.games.wotr.state import WotrState

ENOUGH: Final = 4
"""With more cards it does not draw from both decks."""
FULL: Final = 6
"""With so many it draws none, whatever would let it."""


def looked_at(state: WotrState, deck: int) -> list[int]:
    """The cards of one deck that it holds and has looked at."""
    return [card for card in state.hand(SHADOW) if CARDS[card].deck == deck]


def held(state: WotrState, deck: int) -> int:
    """How many cards of one deck it holds."""
    return len(looked_at(state, deck)) + clockwork(state).face_down[deck]


def cards_held(state: WotrState) -> int:
    """How many cards it holds in all; those laid aside for battles are not in its hand."""
    return held(state, CHARACTER_DECK) + held(state, STRATEGY_DECK)


def in_deck(state: WotrState, deck: int) -> int:
    """How many cards of a deck can still be drawn."""
    return len(state.decks[2 * SHADOW + deck]) - clockwork(state).face_down[deck]


def scarcer_deck(state: WotrState) -> int:
    """The deck of which it holds fewer cards; on a tie, that of the Characters."""
    few = held(state, STRATEGY_DECK) < held(state, CHARACTER_DECK)
    return STRATEGY_DECK if few else CHARACTER_DECK


# -- drawing -------------------------------------------------------------------------------------


def draw(state: WotrState, deck: int) -> None:
    """A card from a deck, unseen."""
    refill(state)
    if not in_deck(state, deck) or cards_held(state) >= FULL:
        return
    clockwork(state).face_down[deck] += 1
    if state.events is not None:
        state.tell("drew", {"side": SIDES[SHADOW], "deck": DECKS[deck]})


def refill(state: WotrState) -> None:
    """Where no card lies face down any more, those under the deck are shuffled (guide 1, A6)."""
    table = clockwork(state)
    for deck in range(len(DECKS)):
        if table.unplayable[deck] and not in_deck(state, deck):
            # All that nobody has seen is in its hand: now it is known what that is.
            state.hand(SHADOW).extend(state.decks[2 * SHADOW + deck])
            table.face_down[deck] = 0
            state.decks[2 * SHADOW + deck] = sorted(table.unplayable[deck])
            table.unplayable[deck] = []


def draw_for_turn(state: WotrState) -> None:
    """With four cards or fewer one of each deck, with five one of which it has fewer, with six none."""
    count = cards_held(state)
    say(state, "clockwork_draws", {"count": count})
    if count <= ENOUGH:
        draw(state, CHARACTER_DECK)
        draw(state, STRATEGY_DECK)
    elif count < FULL:
        draw(state, scarcer_deck(state))


# -- looking at them -----------------------------------------------------------------------------


def take_at_random(state: WotrState, deck: int, why: str, hidden: bool = False) -> int:
    """One of its cards of a deck leaves its hand and is looked at: openly, or by nobody who plays."""
    table, pile = clockwork(state), state.decks[2 * SHADOW + deck]
    known, unknown = looked_at(state, deck), table.face_down[deck]
    # Each card that it holds is as likely; one that nobody has seen may be any of those unseen.
    pool = sorted(known) * (len(pile) if unknown else 1) + sorted(pile) * unknown
    card = _look(state, deck, pool, why, hidden)
    if card in known:
        state.hand(SHADOW).remove(card)
    else:
        pile.remove(card)
        table.face_down[deck] -= 1
    return card


def take_from_deck(state: WotrState, deck: int, why: str) -> int:
    """A card comes from a deck and is looked at."""
    pile = state.decks[2 * SHADOW + deck]
    card = _look(state, deck, sorted(pile), why, hidden=True)
    pile.remove(card)
    return card


def look_at_all(state: WotrState, deck: int) -> None:
    """All its cards of a deck are looked at: whether it can pay with them depends on what they are."""
    for _ in range(clockwork(state).face_down[deck]):
        pile = state.decks[2 * SHADOW + deck]
        card = _look(state, deck, sorted(pile), "held", hidden=True)
        pile.remove(card)
        clockwork(state).face_down[deck] -= 1
        state.hand(SHADOW).append(card)


def _look(state: WotrState, deck: int, pool: list[int], why: str, hidden: bool) -> int:
    if state.chance.listens:
        state.expect(Occasion("card", 1, state.leading[SHADOW], why, deck=DECKS[deck]))
    return state.draw("card", pool, CARD_IDS, (state.leading[SHADOW],) if hidden else None)
