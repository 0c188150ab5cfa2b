"""What each event card does: a file per deck, one for the combat cards, and the blocks they are made of.

`writing` says how a card is put together. A card is known by name in these files and in `data/` only.
"""

from __future__ import annotations

from mathom.games.wotr.cards import (  # noqa: F401  (each writes down its cards)
    combat,
    free_character,
    free_strategy,
    shadow_character,
    shadow_strategy,
)
