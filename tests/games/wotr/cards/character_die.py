"""A Character die of the Free Peoples, and a card of their Character deck to play with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import mathom
from mathom.games.wotr.box import STANDARD_TILES, TILE_IDS
from tests.games.wotr.table import options, play, table

STANDARD = [TILE_IDS[tile] for tile in STANDARD_TILES]
"""The tiles that are in the Hunt Pool from the start."""


def held(card: str, armies: Mapping[str, str] | None = None, **parts: Any) -> mathom.Match:
    """The Free Peoples hold this card, and have a Character die; the Shadow acts after them."""
    usual: dict[str, Any] = {"free": "character", "shadow": "event", "hands": {"free": [card]}}
    return table(armies, **{**usual, **parts})


def played(card: str, armies: Mapping[str, str] | None = None, **parts: Any) -> mathom.Match:
    """The card has been played, and what it asks first is still to be answered."""
    return play(held(card, armies, **parts), "die character", "use event", f"play {card}")


def playable(card: str, armies: Mapping[str, str] | None = None, **parts: Any) -> bool:
    """Whether a Character die could play the card."""
    match = held(card, armies, **parts)
    if "die character" not in options(match):
        return False
    play(match, "die character")
    return "use event" in options(match)


def hunted(*chance: str, **parts: Any) -> mathom.Match:
    """The Fellowship moves from the Fords of Bruinen, with one Shadow die in the Hunt Box."""
    usual: dict[str, Any] = {
        "free": "character",
        "shadow": "event",
        "hunt_box": {"shadow": 1},
        "fellowship": {"region": "fords-of-bruinen"},
    }
    match = table(chance=chance, **{**usual, **parts})
    return play(match, "die character", "use fellowship")


def pool(match: mathom.Match) -> list[str]:
    """The tiles in the Hunt Pool."""
    return list(match.view(0).tiles.pool)
