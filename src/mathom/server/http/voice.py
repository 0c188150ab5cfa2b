"""The voice of the house: every sentence is said by the server, in the viewer's language."""

from __future__ import annotations

from collections.abc import Mapping

from mathom.core.game import Game
from mathom.core.lang import LANGUAGES, say
from mathom.core.state import Event
from mathom.core.text import Text
from mathom.server.http.messages import Refusal, Trouble
from mathom.server.tables.entries import Happened

MOST = 50_000
"""So many sentences are remembered; they are said again and again, at all tables."""

Key = tuple[object, ...]

_SAID: dict[Key, str] = {}


def said(text: Text | str, language: str) -> str:
    """The text in a language. What was said before is not put together again."""
    if isinstance(text, str):
        return text
    key = (language, *_key(text))
    sentence = _SAID.get(key)
    return _remember(key, say(text, language)) if sentence is None else sentence


def tell(game: Game, happened: Happened, language: str) -> str:
    """An event in a language. One of an older version that nobody can tell any more is named."""
    key = (language, game.id, happened.kind, *happened.args.items())
    sentence = _SAID.get(key)
    if sentence is not None:
        return sentence
    try:
        sentence = say(game.tell(Event(happened.kind, happened.args)), language)
    except Exception:
        sentence = say(Text("server-untold", kind=happened.kind), language)
    return _remember(key, sentence)


def _key(text: Text) -> Key:
    return (
        text.id,
        *[(gap, _key(v) if isinstance(v, Text) else v) for gap, v in text.args.items()],
    )


def _remember(key: Key, sentence: str) -> str:
    if len(_SAID) >= MOST:
        _SAID.clear()
    _SAID[key] = sentence
    return sentence


def refusal(text: Text, language: str) -> Refusal:
    """What went wrong, as every answer that refuses something says it."""
    return Refusal(Trouble(text.id, say(text, language)))


def language_of(wish: str | None, headers: Mapping[str, str]) -> str:
    """The language that is wished for, if we speak it; else the one that the browser asks for."""
    if wish in LANGUAGES:
        return wish
    wishes: list[tuple[float, int, str]] = []
    for order, one in enumerate(headers.get("accept-language", "")[:200].split(",")):
        name, _, weight = one.partition(";q=")
        try:
            wishes.append((-float(weight or 1), order, name.strip()[:2].lower()))
        except ValueError:
            continue
    for _, _, name in sorted(wishes):
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]


def wished(query: bytes | str) -> str | None:
    """The language that a query string wishes for."""
    text = query.decode("latin-1") if isinstance(query, bytes) else query
    for part in text.split("&"):
        if part.startswith("lang="):
            return part.removeprefix("lang=")
    return None
