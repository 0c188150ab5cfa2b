"""What each card does, a folder a set, a file a culture. Importing this package fills `deeds.DEEDS`."""

from __future__ import annotations

from mathom.games.tcg.cards.set04 import (
    dunland,
    dwarven,
    elven,
    gondor,
    isengard,
    ring,
    rohan,
    shire,
    sites,
)

__all__ = [
    "dunland", "dwarven", "elven", "gondor", "isengard", "ring", "rohan", "shire", "sites",
]  # fmt: skip
