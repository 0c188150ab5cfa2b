"""Filter: which cards a text means, and how it reads: "an unbound Hobbit skirmishing a minion".

The descriptions themselves are in `filters` (what cards are), `places` and `pointing`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.games.tcg.engine.changes import EVERYTHING, NOTHING
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.wording.clause import if_so
from mathom.games.tcg.wording.grammar import (
    ALL,
    BARE,
    EACH,
    A,
    Noun,
    Phrase,
    form,
    gender,
    listed,
    phrase,
)
from mathom.games.tcg.wording.speech import Speech

__all__ = ["Filter", "anything"]

# The ranks of nouns: "an Elf companion", not "a companion Elf".
TYPE_NOUN: Final = 0
PLACE_NOUN: Final = 1
CHARACTER_NOUN: Final = 2
RACE_NOUN: Final = 3
ITEM_NOUN: Final = 4
KEYWORD_NOUN: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter:
    """A description that a card fits or does not fit."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        """Whether the card fits, said by the scope's card."""
        raise NotImplementedError

    def heeds(self) -> int:
        """What must change for other cards to fit (`changes`), values apart."""
        return EVERYTHING

    def __and__(self, other: Filter) -> Filter:
        return Both((*_parts_of(self), *_parts_of(other)))

    def __or__(self, other: Filter) -> Filter:
        left = self.filters if isinstance(self, Either) else (self,)
        return Either((*left, other))

    def __invert__(self) -> Filter:
        return Not(self)

    # How it reads. A description says by which of these its words stand where they do.

    def alternatives(self) -> list[list[Filter]]:
        """The descriptions of which one must fit, each a list of all that must be so."""
        return [[self]]

    def noun(self) -> tuple[int, str] | None:
        """The message of its noun, with its rank among nouns: the chief one is first."""
        return None

    def unsaid(self, language: str) -> str:
        """The noun that goes without saying: who skirmishes is a character, who roams a minion."""
        return ""

    def adjective(self) -> str:
        """The message of a word with four forms that says it, or nothing."""
        return ""

    def belonging(self, speech: Speech) -> str:
        """Whose it is, of culture or side: "Rohan", "di Rohan"."""
        return ""

    def way(self, shape: str, speech: Speech) -> str:
        """What stands behind the noun: "skirmishing an Elf"; nothing for what is said elsewhere."""
        return ""

    def shared(self) -> bool:
        """Whether it can be said once, behind several nouns."""
        return False

    def stands(self) -> bool:
        """Whether it is how or where a card is just now: Spanish "está", not "es"."""
        return False

    def apart(self) -> bool:
        """Whether it is said in a clause of its own, not beside a noun."""
        return self.stands() or self.adjective() != ""

    def owned(self) -> bool:
        """Whether it says that a card is yours."""
        return False

    def another(self) -> bool:
        """Whether what is not this is "another"."""
        return False

    def said_of(self, who: Phrase, speech: Speech, so: bool) -> str:
        """That a card is so, or not: "Legolas is wounded"."""
        if self.stands():
            id = self.adjective()
            what = speech.say(f"{id}.{who.form}") if id else self.way(who.form, speech)
            return speech.say(if_so("stands", so), who=who.text, what=what)
        if id := self.adjective():
            return speech.say(if_so("is", so), who=who.text, what=speech.say(f"{id}.{who.form}"))
        return speech.say(if_so("is", so), who=who.text, what=self.reads(A, speech).text)

    # What others ask for

    def reads(self, article: str, speech: Speech, count: str = "", *, plural: bool = False) -> Phrase:
        """The cards it means, with an article or a number."""
        return _read(self.alternatives(), article, speech, count, plural)

    def kind(self, speech: Speech, *, whole: bool = False) -> Noun | Phrase:
        """What to call such a card when it is spoken of again: its noun, if `whole` with its culture."""
        things = [described(parts, speech, False) for parts in self.alternatives()]
        if len(things) == 1:
            thing = things[0]
            return thing if isinstance(thing, Phrase) else Noun(thing.head, of=thing.of if whole else ())
        heads = {thing.head for thing in things if isinstance(thing, Noun)}
        if len(heads) == 1 and all([isinstance(thing, Noun) for thing in things]):
            return Noun(heads.pop())
        alive = all([thing.animate for thing in things])
        return Noun("tcg-word-character" if alive else "tcg-word-card")

    def subject(self, speech: Speech) -> tuple[Phrase, str]:
        """Whom a text is about, and what of him must be so: "while bearer is skirmishing an Elf"."""
        found = self.alternatives()
        pointed = [part for part in found[0] if isinstance(part, Pointing)]
        rest = [part for part in found[0] if part not in pointed]
        if len(found) > 1 or not pointed or not rest:
            return self.reads(EACH, speech), ""
        who = pointed[0].reads(EACH, speech)
        return who, Both(tuple(rest)).said_of(who, speech, True)


class Steady(Filter):
    """A description that no card fits anew unless cards come, go, or get other keywords or numbers."""

    def heeds(self) -> int:
        return NOTHING


class Pointing(Steady):
    """Names a card, or points at one that is known."""

    def pointed(self, speech: Speech) -> Phrase:
        """That card, in words."""
        raise NotImplementedError(type(self).__name__)

    def among(self, parts: list[Filter]) -> bool:
        """Whether it is one of several that were spoken of: "a Shadow card among those cards"."""
        return False


class Known(Pointing):
    """A card that the text itself has spoken of: this one, its bearer, that minion."""


def heeded_by(filter: Filter | None) -> int:
    """What a description heeds, if there is one."""
    return NOTHING if filter is None else filter.heeds()


def heeded_by_all(filters: tuple[Filter, ...]) -> int:
    """What any of these descriptions heeds."""
    heeded = NOTHING
    for filter in filters:
        heeded |= filter.heeds()
    return heeded


class Any(Steady):
    """Any card."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return True


anything: Final = Any()


class Both(Filter):
    """All of these descriptions at once: "an unbound Hobbit companion"."""

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters: Final = filters

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        # A generator is a closure to mypyc, and a list would ask every part.
        for part in self.filters:  # noqa: SIM110
            if not part.matches(state, card, scope):
                return False
        return True

    def heeds(self) -> int:
        return heeded_by_all(self.filters)

    def alternatives(self) -> list[list[Filter]]:
        found: list[list[Filter]] = [[]]
        for part in self.filters:
            found = [[*one, *other] for one in found for other in part.alternatives()]
        return found

    def said_of(self, who: Phrase, speech: Speech, so: bool) -> str:
        """That a card is of a description: "Legolas", "mounted", "skirmishing an Elf", "a Hobbit"."""
        return _said_of(self, who, speech, so)


def _parts_of(filter: Filter) -> tuple[Filter, ...]:
    return filter.filters if isinstance(filter, Both) else (filter,)


class Either(Filter):
    """One of these descriptions: "a possession or condition"."""

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters: Final = filters

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        # As in Both.
        for part in self.filters:  # noqa: SIM110
            if part.matches(state, card, scope):
                return True
        return False

    def heeds(self) -> int:
        return heeded_by_all(self.filters)

    def alternatives(self) -> list[list[Filter]]:
        return [one for part in self.filters for one in part.alternatives()]

    def said_of(self, who: Phrase, speech: Speech, so: bool) -> str:
        return _said_of(self, who, speech, so)


class Not(Filter):
    """Not of this description."""

    def __init__(self, filter: Filter) -> None:
        self.filter: Final = filter

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return not self.filter.matches(state, card, scope)

    def heeds(self) -> int:
        return self.filter.heeds()

    def way(self, shape: str, speech: Speech) -> str:
        if self.filter.another():
            return ""
        if self.filter.owned():
            return speech.say(f"tcg-way-opponents.{shape}")
        if id := self.filter.adjective():
            return speech.say("tcg-noun-not", what=speech.say(f"{id}.{shape}"))
        if text := self.filter.way(shape, speech):
            return speech.say("tcg-noun-not", what=text)
        return speech.say(f"tcg-way-except.{shape}", what=self.filter.reads(ALL, speech).text)

    def apart(self) -> bool:
        return True

    def said_of(self, who: Phrase, speech: Speech, so: bool) -> str:
        return self.filter.said_of(who, speech, not so)


# -- how a description is put together -----------------------------------------------------------


def _read(found: list[list[Filter]], article: str, speech: Speech, count: str, plural: bool) -> Phrase:
    many = plural or count not in ("", "1") or article == ALL
    shared = _shared(found) if len(found) > 1 else []
    found = [[part for part in parts if part not in shared] for parts in found]
    said: list[Phrase] = []
    for which, parts in enumerate(found):
        thing = described(parts, speech, many)
        if isinstance(thing, Phrase):
            said.append(thing)
        elif which and count:
            said.append(phrase(thing, BARE, speech.language, plural=many))
        else:
            said.append(phrase(thing, article, speech.language, count, plural=many))
    if len(said) == 1:
        return said[0]
    between = "and" if article in (EACH, ALL) else "or"
    texts = [one.text for one in said]
    for part in shared:
        texts[-1] = f"{texts[-1]} {part.way(said[-1].form, speech)}"
    text = listed(texts, speech.language, between)
    living = all([one.animate for one in said])
    return Phrase(text, said[0].gender, many, living, tuple(texts), between)


def _shared(found: list[list[Filter]]) -> list[Filter]:
    """What is true of all alternatives and can be said once, behind them all."""
    shared = [part for part in found[0] if part.shared()]
    return [part for part in shared if all([part in one for one in found])]


def described(parts: list[Filter], speech: Speech, plural: bool) -> Noun | Phrase:
    """One description: a name or something pointed at, or a noun with all that stands beside it."""
    for part in parts:
        if isinstance(part, Pointing) and not part.among(parts):
            thing = part.pointed(speech)
            ways = [one.way(form(thing.gender, False), speech) for one in parts if one is not part]
            text = " ".join([thing.text, *[way for way in ways if way]])
            return Phrase(text, thing.gender, False, thing.animate)
    heads = _heads(parts, speech.language)
    shape = form(gender(heads[0], speech.language), plural)
    adjectives = [part.adjective() for part in parts]
    of = [part.belonging(speech) for part in parts]
    after = [part.way(shape, speech) for part in parts]
    return Noun(
        heads[0],
        beside=tuple(heads[1:]),
        adjectives=tuple([id for id in adjectives if id]),
        of=tuple([text for text in of if text]),
        after=tuple([text for text in after if text]),
        another=any([isinstance(part, Not) and part.filter.another() for part in parts]),
        yours=("their" if speech.theirs else "your") if any([part.owned() for part in parts]) else "",
    )


def _heads(parts: list[Filter], language: str) -> list[str]:
    """The nouns of a description, the chief one first."""
    nouns: list[str] = []
    for rank in range(KEYWORD_NOUN + 1):
        for part in parts:
            noun = part.noun()
            if noun is not None and noun[0] == rank:
                nouns.append(noun[1])
        if rank == ITEM_NOUN and not nouns:
            nouns += _unsaid(parts, language)
    return list(dict.fromkeys(nouns)) or ["tcg-word-card"]


def _unsaid(parts: list[Filter], language: str) -> list[str]:
    """The noun that goes without saying."""
    unsaid = [part.unsaid(language) for part in parts]
    for id in ("tcg-word-card", "tcg-type-site"):
        if id in unsaid:
            return [id]
    if any([part.noun() is not None for part in parts]):
        return []
    for id in ("tcg-type-companion", "tcg-type-minion", "tcg-word-character"):
        if id in unsaid:
            return [id]
    return []


def _said_of(what: Filter, who: Phrase, speech: Speech, so: bool) -> str:
    found = what.alternatives()
    if len(found) > 1:
        return speech.say(if_so("is", so), who=who.text, what=what.reads(A, speech).text)
    apart = [part for part in found[0] if part.apart()]
    rest = [part for part in found[0] if not part.apart()]
    said = [part.said_of(who, speech, so) for part in apart]
    if len(rest) == 1:
        said.insert(0, rest[0].said_of(who, speech, so))
    elif rest:
        kind = Both(tuple(rest)).reads(A, speech).text
        said.insert(0, speech.say(if_so("is", so), who=who.text, what=kind))
    # Who it is, is said once: "bearer is Éomer and is mounted".
    again = f"{who.text} "
    said = [*said[:1], *[one.removeprefix(again) for one in said[1:]]]
    return listed(said, speech.language, "and" if so else "or")
