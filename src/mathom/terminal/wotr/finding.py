"""The things of War of the Ring that somebody may mean."""

from __future__ import annotations

from mathom.core.game import Game
from mathom.core.text import Text
from mathom.games.wotr.box import (
    CARD_IDS,
    CHARACTER_IDS,
    DECKS,
    FACES,
    FIGURE_IDS,
    NATION_IDS,
    REGION_IDS,
    SIDES,
    TILE_IDS,
)
from mathom.terminal.finding import Finder
from mathom.terminal.voice import Voice

THINGS = {
    "character": [*CHARACTER_IDS, "gollum", "ring-bearers"],
    "region": REGION_IDS,
    "nation": NATION_IDS,
    "card": CARD_IDS,
    "die": FACES,
    "figure": FIGURE_IDS,
    "tile": TILE_IDS,
    "deck": DECKS,
    "side": SIDES,
}


def finder(game: Game, voice: Voice) -> Finder:
    """Whoever knows all names, also those by which friends call each other."""
    also = {("character", one): Text(f"terminal-wotr-name-{one}") for one in CHARACTER_IDS}
    return Finder(game, voice, THINGS, also)


def regions(game: Game, voice: Voice) -> Finder:
    """Whoever knows the names of the regions alone."""
    return Finder(game, voice, {"region": REGION_IDS})
