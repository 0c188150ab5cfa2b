"""Words: what a board may have to name, in one language."""

from __future__ import annotations

from mathom.core.game import Game
from mathom.core.lang import say
from mathom.core.text import Text
from mathom.server.http.messages import Word, Words


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
