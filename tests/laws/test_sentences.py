"""Laws of language: whatever is said at a table is a sentence, in Italian, Spanish and English alike.

Messages are checked as they are written in tests/core/test_lang.py; here they are said, with what really
fills their gaps: one place has an article and another none, one thing is one and another many.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import mathom
from mathom.core.chance import Seeded
from mathom.core.lang import LANGUAGES, say
from mathom.core.text import Text
from tests.laws.table import begin, texts, walk

# Languages are not compiled, and neither is what they are given to say.
pytestmark = pytest.mark.once

DECISIONS = {"duel": (4, 60), "wotr": (6, 150), "tcg": (5, 120)}
"""Of each game, so many tables and so many decisions at each."""
SAMPLES = 3
"""So often a message is said with gaps filled alike."""
REFUSED = 4
"""So many choices of other moments are tried in vain, at one of three decisions."""

EVERYWHERE = {
    "two spaces": r"  ",
    "a space before a mark": r" [,.;:!?)»”](?!\.)",
    "a space after an opening mark": r"[(«“¿¡] ",
    "two marks": r"[,;:][,.;:]|(?<!\.)\.\.(?!\.)|\.,",
    "a gap that nothing filled": r"[{}]|\bNone\b",
    "the id of a message": r"\b(?:wotr|duel|tcg|terminal|name)-[a-z]",
    "another apostrophe": r"’",
}
MANY = {
    "en": "dice|units|cards|points|hits|steps|regions|coins|burdens|wounds|tiles|times|successes|misses"
    "|battles|movements|spaces|companions|Regulars|Elites|Leaders|Rings",
    "it": "dadi|carte|punti|colpi|passi|regioni|monete|fardelli|ferite|tessere|volte|successi|battaglie"
    "|caselle|movimenti|Compagni|Regolari|Comandanti|Anelli",
    "es": "dados|unidades|cartas|puntos|impactos|pasos|regiones|monedas|cargas|heridas|losetas|veces"
    "|éxitos|batallas|casillas|movimientos|Compañeros|Regulares|Élites|Líderes|Anillos",
}
"""What is counted, if there are several of it."""
OWN = {
    "en": {
        "a before a vowel": r"(?<!Player )\b[Aa] (?!uni|one\b|One\b)[aeiouAEIOU]",
        "an before a consonant": r"\b[Aa]n [bcdfgjklmnpqrstvwxyz]",
        "two articles": r"\b(?:a|an|the) (?:a|an|the)\b",
        "The within a sentence": r"\b(?:in|from|to|of|with|where|into) The (?:Shire|Witch|Mouth|Ring-b)",
    },
    "it": {
        "a preposition beside an article": r"\b(?:di|a|da|in|su) (?:(?:il|lo|la|i|gli|le) |l')",
        "two articles": r"\b(?:il|lo|la|i|gli|le|un|una) (?:il|lo|la|i|gli|le|un|una)\b",
        "an elision before a consonant": r"\b(?:l|un|dell|all|dall|nell|sull)'[bcdfgjkmnpqrstvwxz]",
        "no elision before a vowel": r"\b(?:della|alla|dalla|nella|sulla|dello|allo) [aeou]",
        "Il within a sentence": r"\b(?:in|da|a|di|con|dove va|gioco) (?:Il Re|La Bocca|La Contea)",
    },
    "es": {
        "a preposition beside an article": r"\b(?:a|de) el\b",
        "two articles": r"\b(?:el|la|los|las|un|una) (?:el|la|los|las|un|una)\b",
        "El within a sentence": r"\b(?:en|de|a|con|adónde va) (?:El Rey|La Comarca|Los Gamos)",
    },
}  # fmt: skip


def heard(game: mathom.Game) -> Iterator[tuple[str, Text]]:
    """What is said at tables of a game, and of its things: a sentence, a line of a list, or a note."""
    tables, decisions = DECISIONS[game.id]
    lot, known = Seeded(5), ["die army"]
    for seed in range(tables):
        match = begin(game, seed)
        for number, shown in enumerate(walk(match, seed)):
            if number == decisions:
                break
            state, decision = shown.state, shown.decision
            assert decision is not None
            yield "sentence", game.prompt(state, decision)
            yield "sentence", decision.rule.summary
            for option in decision.options[:40]:
                yield "line", game.label(state, option)
            if number % 3 == 0:
                listed = texts(state)
                for text in [known[lot.below(len(known))] for _ in range(REFUSED)]:
                    if text not in listed:
                        yield "sentence", game.refusal(state, text).text
                known.append(listed[lot.below(len(listed))])
        for event in match.log():
            yield "sentence", game.tell(event)
    for kind, things in game.lexicon.items():
        for thing in things:
            for line in game.explain(kind, thing):
                yield "note", line


def shape(text: Text) -> tuple[object, ...]:
    """What makes a message sound otherwise: which messages fill its gaps, and whether they count one."""
    filled: list[object] = []
    for name, value in sorted(text.args.items()):
        if isinstance(value, Text):
            filled += [name, value.id.rpartition("-")[0]]
        elif isinstance(value, int):
            filled += [name, min(value, 2)]
    return (text.id, *filled)


def faults(kind: str, said: str, language: str) -> Iterator[str]:
    """What is wrong with how something is said."""
    many = rf"(?<![\d/+.])\b1 (?:{MANY[language]})\b"
    patterns = {**EVERYWHERE, **OWN[language], "one and many": many}
    for name, pattern in patterns.items():
        if re.search(pattern, said):
            yield name
    stops = re.search(r"[.?!][)»”]?$|\)$", said) is not None
    first = next((letter for letter in said if letter.isalnum()), "")
    # A note may be a number of a card, "strength +1", or a whole sentence.
    if first.islower() and (kind != "note" or stops):
        yield "no capital at the beginning"
    if kind == "sentence" and not stops:
        yield "no stop at the end"


@pytest.mark.parametrize("game", mathom.games(), ids=lambda game: game.id)
def test_whatever_is_said_is_a_sentence_in_every_language(game: mathom.Game) -> None:
    often: dict[tuple[object, ...], int] = {}
    wrong: dict[str, list[str]] = {}
    for kind, text in heard(game):
        alike = shape(text)
        often[alike] = often.get(alike, 0) + 1
        if often[alike] > SAMPLES:
            continue
        for language in LANGUAGES:
            said = say(text, language)
            for fault in faults(kind, said, language):
                wrong.setdefault(f"{language}, {fault}", []).append(f"{text.id}: {said}")
    assert wrong == {}
    assert len({alike[0] for alike in often}) > 60


@pytest.mark.parametrize(
    ("language", "said", "fault"),
    [
        ("en", "Leave a Elven Regular behind.", "a before a vowel"),
        ("en", "Choose where The Witch-king goes.", "The within a sentence"),
        ("it", "I Nazgûl fuggono da i Guadi.", "a preposition beside an article"),
        ("it", "Gira 1 dadi.", "one and many"),
        ("es", "Ataca a el Rey Brujo.", "a preposition beside an article"),
        ("es", "Elige un dado ", "no stop at the end"),
        ("es", "Elige  un dado.", "two spaces"),
        ("en", "Choose wotr-region-dale.", "the id of a message"),
    ],
)
def test_the_law_hears_what_is_wrong(language: str, said: str, fault: str) -> None:
    assert fault in list(faults("sentence", said, language))
