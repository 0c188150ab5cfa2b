"""How the golden texts are made."""

from __future__ import annotations

from pathlib import Path

from mathom.core.lang import say
from mathom.core.text import Text
from mathom.games.tcg.box import BY_CODE, CARDS, Card
from mathom.games.tcg.engine.deeds import implemented
from mathom.games.tcg.text.cards import keyword_line, text_of
from mathom.games.tcg.wording.grammar import sentence
from mathom.games.tcg.wording.speech import Speech
from tests.games.tcg.samples import samples

HERE = Path(__file__).parent


def written() -> list[Card]:
    """The cards that have their effect."""
    return [card for card in CARDS if implemented(card.index)]


def card_text(card: Card, language: str) -> str:
    """A card as a reader sees it: title, keywords, text."""
    title = say(Text(f"tcg-card-{card.code}"), language)
    if card.subtitle:
        title += ", " + say(Text(f"tcg-card-{card.code}.subtitle"), language)
    lines = [f"{card.code} {title}", keyword_line(card, language), *text_of(card, language)]
    return "\n".join([line for line in lines if line])


def all_texts(language: str) -> str:
    """Every card that has its effect."""
    return "\n\n".join([card_text(card, language) for card in written()]) + "\n"


def all_words(language: str) -> str:
    """A sentence with every word of the language of cards, said by the Orthanc Warrior."""
    card = CARDS[BY_CODE["4C165"]]
    lines: list[str] = []
    for kind, piece in samples():
        said = piece.reads(Speech(language, card))
        lines.append(f"{kind}: " + " ".join([sentence(one, language) for one in said]))
    return "\n".join(lines) + "\n"
