"""How words that meet are really written: "di il portatore" is "del portatore", "a elf" is "an elf"."""

# Not compiled: it talks to people.

from __future__ import annotations

import re
from typing import Final

_PREPOSITIONS: Final = {"di": "de", "a": "a", "da": "da", "in": "ne", "su": "su"}
_ARTICLES: Final = {
    "il": "l", "lo": "llo", "la": "lla", "l'": "ll'", "i": "i", "gli": "gli", "le": "lle",
}  # fmt: skip
_ITALIAN: Final = re.compile(r"\b(di|a|da|in|su|Di|A|Da|In|Su) (?:(il|lo|la|i|gli|le) |(l'))")


def joined(text: str, language: str) -> str:
    """Articles joined to prepositions, and "an" and "ad" where the next word asks for it."""
    if language == "en":
        return re.sub(r"\b([Aa]) (?=\[?(?!uni)[aeiouAEIOUÉ])", r"\1n ", text)
    if language == "it":
        return re.sub(r"\ba (?=[aàAÀ])", "ad ", _ITALIAN.sub(_join, text))
    text = re.sub(r"\b([Aa]) el ", r"\1l ", text)
    return re.sub(r"\b([Dd])e el ", r"\1el ", text)


def _join(found: re.Match[str]) -> str:
    preposition, article = found[1], found[2] or found[3]
    whole = _PREPOSITIONS[preposition.lower()] + _ARTICLES[article] + ("" if article == "l'" else " ")
    return whole[0].upper() + whole[1:] if preposition[0].isupper() else whole
