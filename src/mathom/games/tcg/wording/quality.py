"""What a trait says of a card or of the table: a number it is given, what it is, or a whole sentence."""

from __future__ import annotations

from typing import Final, final

from mathom.games.tcg.wording.grammar import listed
from mathom.games.tcg.wording.speech import Speech

GIVEN: Final = 0
"""Something with a number that a card has: strength +2, damage +1."""
BEING: Final = 1
"""What a card is: fierce, an archer."""
DOING: Final = 2
"""A whole sentence: may not take wounds."""


@final
class Quality:
    """A trait in words: something given or been, or a sentence: said, ordered, in the infinitive."""

    def __init__(self, kind: int, text: str, do: str = "", to: str = "") -> None:
        self.kind: Final = kind
        self.text: Final = text
        self.do: Final = do
        self.to: Final = to


def of_kind(told: list[Quality], kind: int, speech: Speech) -> str:
    """All that is given, or all that is been, in one list."""
    words = [one.text for one in told if one.kind == kind]
    return listed(words, speech.language) if words else ""
