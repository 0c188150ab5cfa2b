"""Texts on the wire: a Fluent message and its gaps, nested; the reader puts them into a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from mathom.core.lang import LANGUAGES, say
from mathom.core.text import Text


class Told(msgspec.Struct, frozen=True):
    """A text: the id of a Fluent message, and what fills its gaps (words, numbers, further texts)."""

    id: str
    args: dict[str, Any]


class Trouble(msgspec.Struct, frozen=True):
    """What went wrong, and the same in the language of whoever asked."""

    text: Told
    said: str


class Refusal(msgspec.Struct, frozen=True):
    """The answer to what is refused."""

    error: Trouble


def told(text: Text | str) -> Told:
    """A text as plain data."""
    if isinstance(text, str):
        return Told("server-plain", {"text": text})
    return Told(
        text.id,
        {gap: told(value) if isinstance(value, Text) else value for gap, value in text.args.items()},
    )


def refusal(text: Text, language: str) -> Refusal:
    """What went wrong, as every answer that refuses something says it."""
    return Refusal(Trouble(told(text), say(text, language)))


def language_of(headers: Mapping[str, str]) -> str:
    """The language that a browser asks for, if we speak it."""
    wishes: list[tuple[float, int, str]] = []
    for order, wish in enumerate(headers.get("accept-language", "")[:200].split(",")):
        name, _, weight = wish.partition(";q=")
        try:
            wishes.append((-float(weight or 1), order, name.strip()[:2].lower()))
        except ValueError:
            continue
    for _, _, name in sorted(wishes):
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]
