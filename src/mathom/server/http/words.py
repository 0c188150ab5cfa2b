"""Words: what a board may have to name, in one language, packed once for all who ask."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache

import msgspec

import mathom
from mathom.core.game import Game
from mathom.core.lang import say
from mathom.core.text import Text
from mathom.server.http.messages import Word, Words


@dataclass(frozen=True)
class Lexicon:
    """The words of a game in a language, as they are sent."""

    content: bytes
    tag: str


@cache
def lexicon(game: str, language: str) -> Lexicon:
    """All that a board of this game may have to name. Raises BadSetup if there is no such game."""
    content = msgspec.json.encode(words(mathom.game(game), language))
    return Lexicon(content, f'"{hashlib.sha256(content).hexdigest()[:20]}"')


def words(game: Game, language: str) -> Words:
    """What each thing of the box is called, and what a newcomer is told of it."""
    return {
        kind: {
            id: Word(
                _said(game.name(kind, id), language),
                [_said(line, language) for line in game.explain(kind, id)],
            )
            for id in ids
        }
        for kind, ids in game.lexicon.items()
    }


def _said(text: Text | str, language: str) -> str:
    return text if isinstance(text, str) else say(text, language)
