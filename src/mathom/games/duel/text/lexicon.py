"""What a board may have to name, and to tell of it."""

from __future__ import annotations

from typing import Final

from mathom.games.duel.box import (
    BONUSES,
    CARD_IDS,
    CHAINS,
    COLOURS,
    LANDMARK_IDS,
    RACES,
    REGION_IDS,
    SEATS,
    SKILLS,
    TOKEN_IDS,
)
from mathom.games.duel.text.names import SCORES

LEXICON: Final[dict[str, list[str]]] = {
    "seat": SEATS,
    "region": REGION_IDS,
    "card": CARD_IDS,
    "landmark": LANDMARK_IDS,
    "token": TOKEN_IDS,
    "skill": SKILLS,
    "race": RACES,
    "colour": COLOURS,
    "chain": CHAINS,
    "bonus": [str(bonus.step) for bonus in BONUSES],
    "effects": [*CARD_IDS, *LANDMARK_IDS, *TOKEN_IDS],
    "score": SCORES,
}
