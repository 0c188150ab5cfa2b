"""The cards of a table without whole decks: those that the position itself names, for puzzles."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from mathom.core.faults import BadPosition
from mathom.core.position import shown
from mathom.core.text import Text
from mathom.games.tcg.box import BY_CODE, CARDS, RING, SITE
from mathom.games.tcg.decks import DECKS, STARTERS
from mathom.games.tcg.engine.deeds import implemented
from mathom.games.tcg.engine.table import SEAT_LETTERS, Table
from mathom.games.tcg.state import LAST_SITE

NAME: Final = re.compile(r"(\d+[A-Z]\d+)([a-d])(\d{0,2})")
OWN: Final = (
    "hand", "deck", "top", "bottom", "discard", "dead", "removed", "adventure", "ring_bearer", "ring",
)  # fmt: skip
"""The parts of a seat that name its own cards, where the code alone is enough."""


def table_from(data: Mapping[str, Any], players: int, discreet: bool) -> Table:
    """Every card that the position names; a Ring-bearer with his Ring and nine sites besides.

    What nobody names of these is as in the starter decks, one after the other round the table.
    """
    cards: list[int] = []
    owners: list[int] = []
    for seat in range(players):
        mine = _Named(data, seat).cards()
        cards += mine
        owners += [seat] * len(mine)
    return Table(players, cards, owners, whole=False, discreet=discreet)


class _Named:
    """The cards of one player that a position names, and how many of each."""

    def __init__(self, data: Mapping[str, Any], seat: int) -> None:
        self._letter = SEAT_LETTERS[seat]
        self._usual = DECKS[STARTERS[seat % len(STARTERS)]]
        self._by_code: dict[str, int] = {}
        """How often a card is meant by its code alone."""
        self._copies: dict[str, set[int]] = {}
        """Which copies are named."""
        self._bearer = False
        seats = data.get("seats")
        own = seats.get(self._letter) if isinstance(seats, Mapping) else None
        if isinstance(own, Mapping):
            self._bearer = own.get("ring_bearer") is not None
            for part in OWN:
                self._listen(own.get(part), own=True)
        for part in ("in_play", "path", "stacked", "being_played"):
            self._listen(data.get(part), own=False)

    def _listen(self, part: Any, own: bool) -> None:
        """Hear every card that a part of the position names; what is no card is refused later."""
        if isinstance(part, str):
            self._hear(part, own)
        elif isinstance(part, Mapping):
            for word in [*part, *part.values()]:
                self._listen(word, own)
        elif isinstance(part, (list, tuple)):
            for word in part:
                self._listen(word, own)

    def _hear(self, word: str, own: bool) -> None:
        if own and word in BY_CODE:
            self._by_code[word] = self._by_code.get(word, 0) + 1
        named = NAME.fullmatch(word)
        if named is not None and named[1] in BY_CODE and named[2] == self._letter:
            self._copies.setdefault(named[1], set()).add(int(named[3] or 1))

    def cards(self) -> list[int]:
        """All of them in one order, whatever the position says first: sites, then the rest."""
        found: list[int] = []
        for code in sorted({*self._by_code, *self._copies}):
            copies = self._copies.get(code, set())
            count = max([self._by_code.get(code, 0) + len(copies), *copies])
            found += [BY_CODE[code]] * count
        for card in found:
            if not implemented(card):
                title = Text(f"tcg-card-{CARDS[card].code}")
                raise BadPosition("tcg-deck-unwritten", code=shown(CARDS[card].code), title=title)
        if not self._bearer and not [card for card in found if CARDS[card].ring_bearer]:
            found.append(self._usual.ring_bearer)
        if not [card for card in found if CARDS[card].type == RING]:
            found.append(self._usual.ring)
        known = [CARDS[card].site_number for card in found if CARDS[card].type == SITE]
        found += [self._usual.sites[n - 1] for n in range(1, LAST_SITE + 1) if n not in known]
        return sorted(found, key=_order)


def _order(card: int) -> tuple[bool, int, int]:
    return CARDS[card].type != SITE, CARDS[card].site_number, card
