"""What can change on the table, one bit a kind, so that values are worked out anew only when they must.

Whoever changes something says what (`TcgState.changed`); every word of the language says what it heeds.
In starter games two changes of three are of kinds that no text in force heeds.
"""

from __future__ import annotations

from typing import Final

NOTHING: Final = 0
CARDS: Final = 1
"""Which cards are in play and where, whose turn it is, at which site, what lasts: always heeded."""
PHASE: Final = 2
TWILIGHT: Final = 4
WOUNDS: Final = 8
BURDENS: Final = 16
TOKENS: Final = 32
FIGHTS: Final = 64
"""Who is assigned to whom, the skirmish under way, and whether it is a fierce one."""
ASIDE: Final = 128
"""Cards out of play: hands, draw decks, piles, stacks."""

EVERYTHING: Final = 255
