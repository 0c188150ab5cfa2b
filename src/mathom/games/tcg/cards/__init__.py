"""What each card does, a folder a set, a file a culture. Importing this package fills `deeds.DEEDS`."""

# Not compiled: what each card does is read once, and not run through.

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
