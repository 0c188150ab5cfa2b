"""The things of Duel that somebody may mean."""

from __future__ import annotations

from mathom.core.game import Game
from mathom.games.duel.box import (
    CARD_IDS,
    CHAINS,
    COLOURS,
    LANDMARK_IDS,
    RACES,
    REGION_IDS,
    SKILLS,
    TOKEN_IDS,
)
from mathom.terminal.duel.signs import SHAPES
from mathom.terminal.finding import Finder
from mathom.terminal.voice import Voice

THINGS = {
    "card": CARD_IDS,
    "landmark": LANDMARK_IDS,
    "region": REGION_IDS,
    "race": RACES,
    "skill": SKILLS,
    "chain": CHAINS,
    "colour": COLOURS,
    "token": TOKEN_IDS,
}


def finder(game: Game, voice: Voice) -> Finder:
    """Whoever knows the names of all things of Duel."""
    return Finder(game, voice, THINGS)


def find(words: str, finder: Finder) -> tuple[str, str] | None:
    """The thing that is called so, or shows this sign, or the only one whose name begins so."""
    for colour, shape in SHAPES.items():
        if words == shape:
            return "colour", colour
    return finder.one(words)
