"""Mathom: the games of Middle-earth, every rule enforced.

>>> import mathom
>>> match = mathom.game("duel").new(seed=7)
>>> while decision := match.decision:
...     events = match.play(decision.options[0])
>>> mathom.replay(match.record()).state == match.state
True
"""

from __future__ import annotations

from mathom.core.chance import Asked, Chance, Scripted, Seeded, Wanted
from mathom.core.faults import (
    BadChance,
    BadPosition,
    BadRecord,
    BadSetup,
    Fault,
    IllegalMove,
)
from mathom.core.game import Game
from mathom.core.match import Match
from mathom.core.record import read
from mathom.core.replay import replay as _replay
from mathom.games import GAMES

__version__ = "0.1.0"

__all__ = [
    "Asked",
    "BadChance",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Chance",
    "Fault",
    "Game",
    "IllegalMove",
    "Match",
    "Scripted",
    "Seeded",
    "Wanted",
    "compiled",
    "game",
    "games",
    "replay",
]


def games() -> tuple[Game, ...]:
    """The games that Mathom can play."""
    return tuple(GAMES.values())


def game(id: str) -> Game:
    """The game with this id. Raises BadSetup."""
    if id not in GAMES:
        raise BadSetup("game-unknown", game=id, known=", ".join(GAMES))
    return GAMES[id]


def replay(text: str) -> Match:
    """The match that a record describes, played again. Raises BadRecord."""
    record = read(text)
    if "game" not in record.tags:
        raise BadRecord("record-game")
    if record.tags["game"] not in GAMES:
        raise BadRecord("game-unknown", game=record.tags["game"], known=", ".join(GAMES))
    return _replay(record, GAMES[record.tags["game"]])


def compiled() -> bool:
    """Whether the rules run as the compiled build."""
    import mathom.core.state as rules

    return not str(rules.__file__).endswith(".py")
