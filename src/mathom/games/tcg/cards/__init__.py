"""What each card does, a folder a set, a file a culture. Importing this package fills `deeds.DEEDS`."""

from __future__ import annotations

from mathom.games.tcg.cards.set04 import (
    dunland,
    dwarven,
    elven,
    gandalf,
    gondor,
    isengard,
    raider,
    ring,
    rohan,
    shire,
    sites,
    uruks,
)

__all__ = [
    "dunland", "dwarven", "elven", "gandalf", "gondor", "isengard", "raider", "ring", "rohan",
    "shire", "sites", "uruks",
]  # fmt: skip
