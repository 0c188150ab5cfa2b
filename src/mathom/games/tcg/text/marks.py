"""The text of a card with marks: what it answers to, and the keywords and cards of which it speaks.

A client explains what is marked; it need not know a language for that. A text tells of what it speaks
while it is put into words (`HEARD`); only those words are looked for in it.
"""

# Not compiled: texts are made for people.

from __future__ import annotations

import re
from typing import Final, NamedTuple

from mathom.core.lang import knows, say
from mathom.core.text import Text
from mathom.games.tcg.box import BY_CODE, CARDS, Card
from mathom.games.tcg.language.abilities import Ability
from mathom.games.tcg.language.node import Piece
from mathom.games.tcg.text.cards import pieces_of, speaking, text_of
from mathom.games.tcg.wording.grammar import HEARD

PLAIN: Final = ""
LEAD: Final = "lead"
"""The phase or the word that stands before the colon."""
KEYWORD: Final = "keyword"
CARD: Final = "card"
FORMS: Final = ("", ".plural", ".m", ".f", ".mp", ".fp")


class Span(NamedTuple):
    """A few words of a text, and what they name."""

    text: str
    kind: str = PLAIN
    id: str = ""


def marked(card: Card, language: str) -> list[list[Span]]:
    """The game text of a card, a line for each piece, in spans."""
    heard: list[str] = []
    token = HEARD.set(heard)
    try:
        lines = text_of(card, language)
    finally:
        HEARD.reset(token)
    names = _named(card, heard, language)
    return [
        _spans(line, _lead(pieces[0], card, language), names)
        for line, pieces in zip(lines, pieces_of(card), strict=True)
    ]


def _named(card: Card, heard: list[str], language: str) -> dict[str, Span]:
    """By the words as they may stand in the text, in small letters, what they name."""
    found: dict[str, Span] = {}
    for id in dict.fromkeys([one.partition(".")[0] for one in heard]):
        if id.startswith("tcg-keyword-"):
            for form in FORMS:
                if not form or knows(f"{id}{form}", language):
                    words = say(Text(f"{id}{form}"), language)
                    found[words.lower()] = Span(words, KEYWORD, id.removeprefix("tcg-keyword-"))
        elif id.startswith("tcg-card-"):
            other = CARDS[BY_CODE[id.removeprefix("tcg-card-")]]
            if other.name != card.name:
                words = say(Text(id), language)
                found[words.lower()] = Span(words, CARD, other.code)
    return found


def _lead(piece: Piece, card: Card, language: str) -> str:
    return piece.lead(speaking(card, language)) if isinstance(piece, Ability) else ""


def _spans(line: str, lead: str, names: dict[str, Span]) -> list[Span]:
    spans: list[Span] = []
    if lead and line.lower().startswith(f"{lead.lower()}:"):
        spans.append(Span(line[: len(lead) + 1], LEAD))
        line = line[len(lead) + 1 :]
    if not names:
        return [*spans, Span(line)]
    longest_first = sorted(names, key=len, reverse=True)
    wanted = re.compile(rf"\b({'|'.join([re.escape(one) for one in longest_first])})\b", re.IGNORECASE)
    for number, words in enumerate(wanted.split(line)):
        if number % 2:
            spans.append(names[words.lower()]._replace(text=words))
        elif words:
            spans.append(Span(words))
    return spans
