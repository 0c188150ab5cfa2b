"""What a board may have to name."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.box import (
    BLOCKS,
    CARDS,
    CLASSES,
    CULTURES,
    KEYWORDS,
    RACES,
    SIDES,
    SIGNETS,
    TYPES,
)
from mathom.games.tcg.engine.table import SEAT_LETTERS
from mathom.games.tcg.phases import PHASES

# The first of each list is none of them.
LEXICON: Final[dict[str, list[str]]] = {
    "seat": list(SEAT_LETTERS),
    "side": SIDES[1:],
    "culture": CULTURES[1:],
    "type": TYPES[1:],
    "race": RACES[1:],
    "class": CLASSES[1:],
    "signet": SIGNETS[1:],
    "keyword": KEYWORDS[1:],
    "phase": PHASES[1:],
    "block": BLOCKS[1:],
    "set": list(dict.fromkeys([str(card.set) for card in CARDS])),
    "rarity": list(dict.fromkeys([card.rarity for card in CARDS])),
    "card": [card.code for card in CARDS],
}
