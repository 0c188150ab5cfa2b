"""Words and cards: what a board may name and show, in one language, packed once for all who ask."""

from __future__ import annotations

import gzip
import hashlib
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from mathom.core.game import Game
from mathom.core.lang import say
from mathom.core.text import Text
from mathom.core.workshop import Workshop
from mathom.server.http.messages import Word, Words


@dataclass(frozen=True)
class Packed:
    """Something that does not change, as it is sent."""

    content: bytes
    packed: bytes
    """The same for whoever takes gzip: an eighth of it."""
    tag: str


_PACKED: dict[tuple[str, str, str], Packed] = {}
_ONE_AT_A_TIME = threading.Lock()


def lexicon(game: Game, language: str) -> Packed:
    """All that a board of this game may have to name. The first time takes a moment: use a thread."""
    return _packed(("words", game.id, language), lambda: words(game, language))


def printed(game: str, workshop: Workshop, language: str) -> Packed:
    """What is printed on every card of a game. The first time takes a moment: use a thread."""
    return _packed(("cards", game, language), lambda: workshop.cards(language))


def _packed(key: tuple[str, str, str], make: Callable[[], Any]) -> Packed:
    with _ONE_AT_A_TIME:
        found = _PACKED.get(key)
        if found is None:
            content = msgspec.json.encode(make())
            tag = f'W/"{hashlib.sha256(content).hexdigest()[:20]}"'
            found = Packed(content, gzip.compress(content, mtime=0), tag)
            _PACKED[key] = found
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
