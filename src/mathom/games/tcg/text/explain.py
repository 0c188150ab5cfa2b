"""What a newcomer wants to know about a thing of the box, line by line."""

from __future__ import annotations

from mathom.core.lang import knows
from mathom.core.text import Text
from mathom.games.tcg.box import BATTLEGROUND, BY_CODE, CARDS, KEYWORDS
from mathom.games.tcg.engine.deeds import implemented
from mathom.games.tcg.phases import PHASES
from mathom.games.tcg.text.cards import card_lines


def explain(kind: str, thing: str) -> list[Text]:
    """What is to be said of a thing; nothing if there is no such thing."""
    if kind in ("card", "other"):
        code = thing if thing in BY_CODE else thing.rstrip("0123456789")[:-1]
        return explain_card(code) if code in BY_CODE else []
    if kind == "keyword" and thing in KEYWORDS[1:]:
        return [_meaning(thing)]
    if kind == "phase" and thing in PHASES:
        return [Text(f"tcg-rule-{'turn' if thing == 'before' else thing}")]
    return []


def _meaning(keyword: str) -> Text:
    """What a keyword means; most mean only that other cards speak of them."""
    if knows(f"tcg-means-{keyword}"):
        return Text(f"tcg-means-{keyword}")
    id = "tcg-means-land" if KEYWORDS.index(keyword) >= BATTLEGROUND else "tcg-means-name"
    return Text(id, keyword=Text(f"tcg-keyword-{keyword}"))


def explain_card(code: str) -> list[Text]:
    """All that the card says, and what those of its keywords mean that the rules know."""
    card = CARDS[BY_CODE[code]]
    words = [KEYWORDS[keyword] for keyword, _ in card.keywords]
    return card_lines(card.code) + [
        Text(f"tcg-means-{word}") for word in words if knows(f"tcg-means-{word}")
    ]


def missing() -> list[str]:
    """The cards whose effect is not written yet."""
    return [card.code for card in CARDS if not implemented(card.index)]
