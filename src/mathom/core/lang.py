"""Languages: every text comes from a Fluent message, in Italian, Spanish and English alike."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from mathom.core.text import Text

LANGUAGES = ("en", "it", "es")

_HERE = Path(__file__).parent.parent

_FUNCTIONS: dict[str, Callable[[str, str], str]] = {}


def teach(name: str, function: Callable[[str, str], str]) -> None:
    """Let messages call a function, `{ CARD_PIECE($piece) }`: it is given the language and what to say.

    For what no pattern can say, such as the text of a card, put together from what the card does.
    """
    _FUNCTIONS[name] = function
    _bundle.cache_clear()


def sources(language: str) -> list[Path]:
    """The files that hold a language's messages: the house's own, and each game's one or more."""
    return [
        _HERE / "lang" / f"{language}.ftl",
        *sorted(_HERE.glob(f"games/*/lang/**/{language}.ftl")),
    ]


@cache
def _bundle(language: str) -> FluentBundle:
    # No isolation marks: they are for mixed writing directions, and terminals print them as boxes.
    functions: dict[str, Callable[..., Any]] = {
        name: partial(function, language) for name, function in _FUNCTIONS.items()
    }
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for path in sources(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def knows(id: str, language: str = "en") -> bool:
    """Whether there is such a message, or such a part of one: `message.part`."""
    bundle = _bundle(language)
    name, _, part = id.partition(".")
    if not bundle.has_message(name):
        return False
    message = bundle.get_message(name)
    return part in message.attributes if part else message.value is not None


def say(text: Text, language: str) -> str:
    """The text in a language."""
    bundle = _bundle(language)
    name, _, part = text.id.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[part] if part else message.value
    assert pattern is not None
    args = {
        name: say(value, language) if isinstance(value, Text) else value
        for name, value in text.args.items()
    }
    said, errors = bundle.format_pattern(pattern, args)
    for error in errors:
        error.add_note(f"{text!r} in {language}")
        raise error
    return str(said)
