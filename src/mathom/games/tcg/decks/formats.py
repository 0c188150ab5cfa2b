"""Formats: with which sets a game is played (p. 26). Those of the booklet are data."""

from __future__ import annotations

import re
from typing import Any, Final, final

from mathom.games.tcg.box import BLOCKS, BY_CODE, CARDS, SITE


@final
class Format:
    """What a game is played with (p. 26)."""

    def __init__(self, id: str, data: dict[str, Any]) -> None:
        self.id: Final[str] = id
        self.sets: Final[list[int]] = data["sets"]
        self.block: Final[int] = BLOCKS.index(data["block"])
        """The block of its sites: one for all players, who walk the same path (p. 8)."""
        self.booklet: Final[bool] = data.get("booklet", True)
        """Whether the rulebook names it; if not, people agreed on it later (DOUBT 1)."""
        self.banned: Final = [BY_CODE[code] for code in data.get("banned", []) if code in BY_CODE]

    def allows(self, card: int) -> bool:
        """Whether the card, or the older one that it repeats, is of the format's sets."""
        if card in self.banned:
            return False
        if CARDS[card].type == SITE:
            return CARDS[card].block == self.block
        older = re.match(r"\d+", CARDS[card].reprints)
        return CARDS[card].set in self.sets or (older is not None and int(older[0]) in self.sets)
