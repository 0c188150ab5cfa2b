"""What a board may have to name."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import (
    CARDS,
    CHARACTER_IDS,
    DECKS,
    FACES,
    FIGURE_IDS,
    NATION_IDS,
    REGION_IDS,
    SIDES,
    TILE_IDS,
)
from mathom.games.wotr.seats import SEAT_IDS

LEXICON: Final[dict[str, list[str]]] = {
    "seat": SEAT_IDS,
    "side": SIDES,
    "region": REGION_IDS,
    "nation": NATION_IDS,
    "character": [*CHARACTER_IDS, "gollum", "ring-bearers"],
    "figure": FIGURE_IDS,
    "card": [card.id for card in CARDS],
    "combat": list(dict.fromkeys([card.combat for card in CARDS])),
    "deck": DECKS,
    "die": FACES,
    "tile": TILE_IDS,
}
