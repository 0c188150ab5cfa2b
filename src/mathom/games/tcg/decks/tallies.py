"""What a deck is like: its curve, its counts, a hand as it might be drawn."""

from __future__ import annotations

from typing import Final, final

from mathom.core.chance import Seeded
from mathom.games.tcg import box
from mathom.games.tcg.box import CARDS, FREE, SHADOW
from mathom.games.tcg.decks.deck import Deck

HAND: Final = 8
DEAREST: Final = 7
"""The last column of the curve: so much or more."""


@final
class Tally:
    """Counts of one side of a draw deck."""

    def __init__(self, cards: list[int]) -> None:
        self.size: Final = len(cards)
        self.curve: Final = _curve(cards)
        """How many cards cost 0, 1, 2 and so on; the last column is for all that cost more."""
        self.kinds: Final = _by([box.TYPES[CARDS[card].type] for card in cards])
        self.cultures: Final = _by([box.CULTURES[CARDS[card].culture] for card in cards])
        self.twilight: Final = sum([CARDS[card].twilight for card in cards])
        """What they cost together."""


def _curve(cards: list[int]) -> list[int]:
    columns = [0] * (DEAREST + 1)
    for card in cards:
        columns[min(DEAREST, CARDS[card].twilight)] += 1
    return columns


def _by(words: list[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return counts


def tally(deck: Deck, side: int) -> Tally:
    """The counts of one side (`box.FREE`, `box.SHADOW`)."""
    return Tally([card for card in deck.cards if CARDS[card].side == side])


def both(deck: Deck) -> dict[str, Tally]:
    """The counts of both sides."""
    return {box.SIDES[side]: tally(deck, side) for side in (FREE, SHADOW)}


def sample_hand(deck: Deck, seed: int) -> list[str]:
    """Eight cards as they might be drawn at the start; the same for the same seed."""
    luck, pool = Seeded(seed), list(deck.cards)
    hand: list[str] = []
    while pool and len(hand) < HAND:
        hand.append(CARDS[pool.pop(luck.below(len(pool)))].code)
    return hand
