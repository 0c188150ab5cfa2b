"""Words: what a board may have to name, in one language, packed once for all who ask."""

from __future__ import annotations

import gzip
import hashlib
import threading
from dataclasses import dataclass

import msgspec

from mathom.core.game import Game
from mathom.core.lang import say
from mathom.core.text import Text
from mathom.server.http.messages import Word, Words


@dataclass(frozen=True)
class Lexicon:
    """The words of a game in a language, as they are sent."""

    content: bytes
    packed: bytes
    """The same for whoever takes gzip: an eighth of it."""
    tag: str


_LEXICONS: dict[tuple[str, str], Lexicon] = {}
_ONE_AT_A_TIME = threading.Lock()


def lexicon(game: Game, language: str) -> Lexicon:
    """All that a board of this game may have to name. The first time takes a moment: use a thread."""
    with _ONE_AT_A_TIME:
        found = _LEXICONS.get((game.id, language))
        if found is None:
            content = msgspec.json.encode(words(game, language))
            tag = f'W/"{hashlib.sha256(content).hexdigest()[:20]}"'
            found = Lexicon(content, gzip.compress(content, mtime=0), tag)
            _LEXICONS[game.id, language] = found
    return found


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
