"""Grammar: nouns with their articles, number and gender, and how words join, in each language.

Everything here is about words; what they mean, they say themselves in `language`. What would sound
wrong is put right at the very end, by `polish`: "di il portatore" becomes "del portatore".
"""

from __future__ import annotations

import re
from contextvars import ContextVar
from typing import Final, final

from mathom.core.joining import joined
from mathom.core.lang import say
from mathom.core.text import Text

A: Final = "a"
THE: Final = "the"
EACH: Final = "each"
ALL: Final = "all"
"""All of a kind, or the kind: "except Hobbits"."""
THIS: Final = "this"
THAT: Final = "that"
NO: Final = "no"
BARE: Final = "bare"

ANIMATE: Final = (
    "tcg-race-", "tcg-type-companion", "tcg-type-ally", "tcg-type-minion", "tcg-word-character",
    "tcg-word-bearer", "tcg-word-ring-bearer", "tcg-keyword-archer", "tcg-keyword-easterling",
    "tcg-keyword-knight", "tcg-keyword-ranger", "tcg-keyword-southron", "tcg-keyword-tracker",
    "tcg-keyword-villager", "tcg-keyword-warg-rider",
)  # fmt: skip
"""Nouns of those who live: Spanish says "hiere a un siervo", but "descarta una carta"."""


@final
class Phrase:
    """Words that stand for cards, and what other words must know to agree with them."""

    def __init__(
        self,
        text: str,
        gender: str = "m",
        plural: bool = False,
        animate: bool = False,
        parts: tuple[str, ...] = (),
        between: str = "and",
    ) -> None:
        self.text: Final = text
        self.gender: Final = gender
        self.plural: Final = plural
        self.animate: Final = animate
        self.parts: Final = parts or (text,)
        """One by one, where it names several kinds: "each companion and each ally"."""
        self.between: Final = between

    @property
    def form(self) -> str:
        """Which of the four forms of a word goes with it: m, f, mp, fp."""
        return form(self.gender, self.plural)


@final
class Noun:
    """A noun of the language files with whatever stands beside it, without an article yet."""

    def __init__(
        self,
        head: str,
        *,
        beside: tuple[str, ...] = (),
        adjectives: tuple[str, ...] = (),
        of: tuple[str, ...] = (),
        after: tuple[str, ...] = (),
        another: bool = False,
        yours: str = "",
    ) -> None:
        self.head: Final = head
        """Its message: `tcg-type-minion`."""
        self.beside: Final = beside
        """Other nouns: an Elf companion, un compagno Elfo."""
        self.adjectives: Final = adjectives
        """Messages with four forms."""
        self.of: Final = of
        """Ready words: "Rohan", "di Rohan", "[rohan]"."""
        self.after: Final = after
        """What follows, ready: "skirmishing an Elf"."""
        self.another: Final = another
        self.yours: Final = yours
        """Whose: "your", or "their" if another player does it."""

    @property
    def animate(self) -> bool:
        """Whether it lives."""
        return self.head.startswith(ANIMATE)


def form(gender: str, plural: bool) -> str:
    """The name of one of the four forms."""
    letter = "f" if gender == "f" else "m"
    return letter + "p" if plural else letter


HEARD: Final[ContextVar[list[str] | None]] = ContextVar("heard", default=None)
"""For whoever wants to know of what a text speaks: the messages that it is made of."""


def word(id: str, language: str, **args: str | int) -> str:
    """A message, or a part of one, in a language."""
    heard = HEARD.get()
    if heard is not None:
        heard.append(id)
    return say(Text(id, **args), language)


def gender(id: str, language: str) -> str:
    """The gender of a noun."""
    return word(f"{id}.gender", language)


def phrase(noun: Noun, article: str, language: str, count: str = "", *, plural: bool = False) -> Phrase:
    """A noun with its article, or with a number if `count` is given."""
    plural = plural or count not in ("", "1") or article == ALL
    write = {"en": _english, "it": _italian, "es": _spanish}[language]
    of_kind = gender(noun.head, language)
    text = " ".join(part for part in [*write(noun, article, count, plural), *noun.after] if part)
    return Phrase(text, of_kind, plural, noun.animate)


def _english(noun: Noun, article: str, count: str, plural: bool) -> list[str]:
    many = plural or noun.yours != ""
    head = word(f"{noun.head}.plural" if many else noun.head, "en")
    before = [word(f"{adjective}.m", "en") for adjective in noun.adjectives]
    kinds = [word(other, "en") for other in noun.beside]
    rest = [*before, *noun.of, *kinds, head]
    if count:
        if noun.yours:
            return [count, f"of {noun.yours}", *(["other"] if noun.another else []), *rest]
        return [count, *(["other"] if noun.another else []), *rest]
    if noun.yours:
        own = f"{noun.yours} other" if noun.another else noun.yours
        return [{A: "one of", EACH: "each of", NO: "none of"}.get(article, ""), own, *rest]
    if noun.another and article == A:
        return ["another", *rest]
    first = {A: "a", THE: "the", EACH: "each", NO: "no", THIS: "this", THAT: "that"}
    if plural:
        first |= {A: "", THIS: "these", THAT: "those"}
    return [first.get(article, ""), *(["other"] if noun.another else []), *rest]


def _romance(noun: Noun, language: str, plural: bool) -> tuple[str, list[str]]:
    """The noun, and what stands after it: kinds, whose, adjectives."""
    shape = form(gender(noun.head, language), plural)
    head = word(f"{noun.head}.plural" if plural else noun.head, language)
    kinds = [word(f"{other}.plural" if plural else other, language) for other in noun.beside]
    adjectives = [word(f"{adjective}.{shape}", language) for adjective in noun.adjectives]
    return head, [*kinds, *noun.of, *adjectives]


def _italian(noun: Noun, article: str, count: str, plural: bool) -> list[str]:
    shape = form(gender(noun.head, "it"), plural)
    head, rest = _romance(noun, "it", plural)
    other = {"m": "altro", "f": "altra", "mp": "altri", "fp": "altre"}[shape] if noun.another else ""
    yours = {"m": "tuo", "f": "tua", "mp": "tuoi", "fp": "tue"}
    theirs = {"m": "suo", "f": "sua", "mp": "suoi", "fp": "sue"}
    own = {"your": yours, "their": theirs}[noun.yours][shape] if noun.yours else ""
    if count:
        return [count, other, own, head, *rest]
    if article == EACH:
        return ["ogni", other, own, head, *rest]
    if article in (A, NO):
        # Nessuno changes before a noun as uno does.
        start = "ness" if article == NO else ""
        if not other and not own:
            return [start + word(f"{noun.head}.a", "it"), *rest]
        one = ("un'" if other else "una ") if shape == "f" else "un "
        return [start + one + (other or own), own if other else "", head, *rest]
    if article == BARE:
        return [other, own, head, *rest]
    the = word(f"{noun.head}.the-plural" if plural else f"{noun.head}.the", "it")
    if article in (THIS, THAT):
        return [_pointing(the, article, shape), *rest]
    return [the, *rest]


def _pointing(the: str, article: str, shape: str) -> str:
    """Questo and quello take the shape of the article they stand for."""
    if article == THIS:
        if the.startswith("l'"):
            return "quest'" + the[2:]
        these = {"m": "questo", "f": "questa", "mp": "questi", "fp": "queste"}[shape]
        return f"{these} {the.partition(' ')[2]}"
    if the.startswith("l'"):
        return "quell'" + the[2:]
    first, _, head = the.partition(" ")
    those = {"il": "quel", "lo": "quello", "la": "quella", "i": "quei", "gli": "quegli", "le": "quelle"}
    return f"{those[first]} {head}"


def _spanish(noun: Noun, article: str, count: str, plural: bool) -> list[str]:
    shape = form(gender(noun.head, "es"), plural)
    head, rest = _romance(noun, "es", plural)
    other = {"m": "otro", "f": "otra", "mp": "otros", "fp": "otras"}[shape] if noun.another else ""
    if noun.yours:
        stem = "tuy" if noun.yours == "your" else "suy"
        rest.append(stem + {"m": "o", "f": "a", "mp": "os", "fp": "as"}[shape])
    if count:
        return [count, other, head, *rest]
    if article == EACH:
        return ["cada", other, head, *rest]
    if article == BARE or (article == A and other):
        return [other, head, *rest]
    if article == NO:
        return ["ninguna" if shape == "f" else "ningún", other, head, *rest]
    if article == A:
        return [word(f"{noun.head}.a", "es"), *rest]
    if article == THIS:
        return [{"m": "este", "f": "esta", "mp": "estos", "fp": "estas"}[shape], head, *rest]
    if article == THAT:
        return [{"m": "ese", "f": "esa", "mp": "esos", "fp": "esas"}[shape], head, *rest]
    return [word(f"{noun.head}.the-plural" if plural else f"{noun.head}.the", "es"), *rest]


def as_object(thing: Phrase, language: str) -> str:
    """As the object of a verb: Spanish puts "a" before those who live."""
    if language != "es" or not thing.animate:
        return thing.text
    if len(thing.parts) == 1:
        return f"a {thing.text}"
    return listed([f"a {part}" for part in thing.parts], language, thing.between)


def listed(words: list[str], language: str, between: str = "and") -> str:
    """One, two and three; `between` is "and" or "or"."""
    text = words[-1]
    if len(words) > 1:
        text = word(f"tcg-text-{between}", language, first=words[-2], second=text)
    for earlier in reversed(words[:-2]):
        text = word("tcg-text-list", language, first=earlier, second=text)
    return text


def polish(text: str, language: str) -> str:
    """How it is really written: no gaps where nothing was said, and words that meet joined."""
    text = joined(re.sub(r" {2,}", " ", text).replace(" ,", ",").replace(" .", "."), language)
    if language == "it":
        return re.sub(r"\be (?=[eèéEÉ])", "ed ", text)
    if language == "es":
        text = re.sub(r"\by (?=\[?(?:[iIíÍ]|hi))", "e ", text)
        return re.sub(r"\bo (?=\[?[oOóÓ])", "u ", text)
    return text


def sentence(text: str, language: str) -> str:
    """With a capital at the beginning and a full stop at the end."""
    text = polish(text.strip(), language)
    return text[0].upper() + text[1:] + ("" if text.endswith(".") else ".")
