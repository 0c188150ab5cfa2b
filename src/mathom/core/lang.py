"""Languages: every text comes from a Fluent message, in Italian, Spanish and English alike."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from mathom.core.text import Text

LANGUAGES = ("en", "it", "es")

_HERE = Path(__file__).parent.parent


def sources(language: str) -> list[Path]:
    """The files that hold a language's messages: the house's own, and each game's one or more."""
    return [
        _HERE / "lang" / f"{language}.ftl",
        *sorted(_HERE.glob(f"games/*/lang/**/{language}.ftl")),
    ]


@cache
def _bundle(language: str) -> FluentBundle:
    # No isolation marks: they are for mixed writing directions, and terminals print them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    for path in sources(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def knows(id: str, language: str = "en") -> bool:
    """Whether there is such a message."""
    return _bundle(language).has_message(id)


def say(text: Text, language: str) -> str:
    """The text in a language."""
    bundle = _bundle(language)
    pattern = bundle.get_message(text.id).value
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
