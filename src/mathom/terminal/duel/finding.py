"""Finding what somebody means: a thing of Duel by its id, its sign or its name."""

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


def find(words: str, game: Game, voice: Voice) -> tuple[str, str] | None:
    """The thing that is called so, or the only one whose name begins so."""
    wanted = words.casefold()
    begun: list[tuple[str, str]] = []
    for kind, ids in THINGS.items():
        for id in ids:
            called = {id, voice.say(game.name(kind, id)).casefold()}
            if kind == "colour":
                called.add(SHAPES[id])
            if wanted in called:
                return kind, id
            if any(name.startswith(wanted) for name in called):
                begun.append((kind, id))
    return begun[0] if len(begun) == 1 else None
