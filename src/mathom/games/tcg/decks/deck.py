"""A deck: all that a player brings, legal or not, and how it is written on one line."""

from __future__ import annotations

from typing import Final, final

from mathom.core.text import Text
from mathom.games.tcg.box import CARDS, RING, SITE

DRAW_DECK: Final = 60
"""The fewest cards a draw deck may have (p. 7)."""
COPIES: Final = 4
PATH: Final = 9
STARTING_TWILIGHT: Final = 4
"""What the companions who start with the Ring-bearer may cost together (p. 10)."""

RING_BEARER: Final = "ring-bearer"


@final
class Deck:
    """All that a player brings, as numbers of cards."""

    def __init__(self, ring_bearers: list[int], cards: list[int]) -> None:
        self.ring_bearers: Final = ring_bearers
        """Those named as the Ring-bearer: one, if the deck is right."""
        self.rings: Final = [card for card in cards if CARDS[card].type == RING]
        sites = sorted([(CARDS[card].site_number, card) for card in cards if CARDS[card].type == SITE])
        self.sites: Final = [card for _, card in sites]
        self.cards: Final = sorted([card for card in cards if CARDS[card].type not in (RING, SITE)])
        """The draw deck."""

    @property
    def ring_bearer(self) -> int:
        """Who begins with the Ring."""
        return self.ring_bearers[0]

    @property
    def ring(self) -> int:
        """The version of The One Ring."""
        return self.rings[0]

    def all(self) -> list[int]:
        """Every card of it."""
        return [*self.ring_bearers, *self.rings, *self.sites, *self.cards]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[tuple[int, ...], ...]:
        return tuple(self.ring_bearers), tuple(sorted(self.rings)), tuple(self.sites), tuple(self.cards)


def counted(cards: list[int]) -> dict[int, int]:
    """How many of each, in the order in which they first come."""
    counts: dict[int, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts


def brief(deck: Deck) -> str:
    """The deck on one line, for the header of a record."""
    entries = [f"{RING_BEARER} {CARDS[card].code}" for card in deck.ring_bearers]
    for card, count in counted([*deck.rings, *deck.sites, *deck.cards]).items():
        code = CARDS[card].code
        entries.append(code if count == 1 else f"{count} {code}")
    return ", ".join(entries)


def named(card: int) -> dict[str, str | int | Text]:
    """The code and the title of a card, for a sentence."""
    code = CARDS[card].code
    return {"code": code, "title": Text(f"tcg-card-{code}")}
