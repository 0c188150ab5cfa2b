"""Nouns of card texts: which cards a filter means, as "an unbound Hobbit skirmishing a minion"."""

from __future__ import annotations

from typing import Final

from mathom.core.lang import knows
from mathom.games.tcg import box
from mathom.games.tcg.language import filters
from mathom.games.tcg.language.filters import Filter
from mathom.games.tcg.wording.grammar import (
    ALL,
    BARE,
    EACH,
    THE,
    A,
    Noun,
    Phrase,
    form,
    gender,
    listed,
    phrase,
    word,
)
from mathom.games.tcg.wording.speech import ICONS, Speech

WEAPONS: Final = (box.HAND_WEAPON, box.RANGED_WEAPON)
ADJECTIVES: Final[dict[type[Filter], str]] = {
    filters.Wounded: "tcg-word-wounded",
    filters.Exhausted: "tcg-word-exhausted",
    filters.Unique: "tcg-word-unique",
    filters.Unbound: "tcg-word-unbound",
}
OF_CARDS: Final = (
    "damage", "defender", "ambush", "pipeweed", "search", "spell", "stealth", "tale", "twilight",
    "weather",
)  # fmt: skip
"""Keywords that no card is, only has: "a search card"."""
POINTING: Final = (
    filters.ThisCard, filters.BearerOfThis, filters.Chosen, filters.Subject, filters.Opposite,
    filters.RingBearer, filters.Named, filters.SiteNumber,
)  # fmt: skip


def alternatives(filter: Filter) -> list[list[Filter]]:
    """The descriptions of which one must fit, each a list of all that must be so."""
    if isinstance(filter, filters.Either):
        return [one for part in filter.filters for one in alternatives(part)]
    if isinstance(filter, filters.Both):
        found: list[list[Filter]] = [[]]
        for part in filter.filters:
            found = [[*one, *other] for one in found for other in alternatives(part)]
        return found
    if isinstance(filter, filters.Item) and filter.classes != WEAPONS:
        return [[filters.Item((one,))] for one in filter.classes]
    return [[filter]]


def cards(
    filter: Filter, article: str, speech: Speech, count: str = "", *, plural: bool = False
) -> Phrase:
    """The cards a filter means, with an article or a number."""
    found = alternatives(filter)
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
        texts[-1] = f"{texts[-1]} {_way(part, said[-1].form, speech)}"
    text = listed(texts, speech.language, between)
    living = all([one.animate for one in said])
    return Phrase(text, said[0].gender, many, living, tuple(texts), between)


def _shared(found: list[list[Filter]]) -> list[Filter]:
    """What is true of all alternatives and can be said once, behind them all."""
    ways = (filters.Skirmishing, filters.Assigned, filters.Bears, filters.BorneBy, filters.StackedOn)
    return [
        part
        for part in found[0]
        if isinstance(part, ways) and not is_mounted(part) and all(part in one for one in found)
    ]


def kind_of(filter: Filter, speech: Speech, *, whole: bool = False) -> Noun | Phrase:
    """What to call such a card when it is spoken of again: its noun, if `whole` with its culture."""
    things = [described(parts, speech, False) for parts in alternatives(filter)]
    if len(things) == 1:
        thing = things[0]
        return thing if isinstance(thing, Phrase) else Noun(thing.head, of=thing.of if whole else ())
    heads = {thing.head for thing in things if isinstance(thing, Noun)}
    if len(heads) == 1 and all(isinstance(thing, Noun) for thing in things):
        return Noun(heads.pop())
    return Noun("tcg-word-character" if all(thing.animate for thing in things) else "tcg-word-card")


def described(parts: list[Filter], speech: Speech, plural: bool) -> Noun | Phrase:
    """One description: a name or something pointed at, or a noun with all that stands beside it."""
    for part in parts:
        if isinstance(part, POINTING) and not _among(part, parts):
            thing = _pointed(part, speech)
            after = [_way(one, form(thing.gender, False), speech) for one in parts if one is not part]
            return Phrase(
                " ".join([thing.text, *filter_empty(after)]), thing.gender, False, thing.animate
            )
    heads = _heads(parts, speech.language)
    head, beside = heads[0], tuple(heads[1:])
    shape = form(gender(head, speech.language), plural)
    return Noun(
        head,
        beside=beside,
        adjectives=tuple([id for part in parts if (id := adjective(part))]),
        of=tuple([text for part in parts if (text := _belonging(part, speech))]),
        after=tuple(filter_empty([_way(part, shape, speech) for part in parts])),
        another=any(_is_another(part) for part in parts),
        yours=_whose(parts, speech),
    )


def _beside(part: Filter, shape: str, speech: Speech) -> str:
    """What is said of a known card: how it is, or in brackets what it is."""
    if id := adjective(part):
        return f"({speech.say(f'{id}.{shape}')})"
    return _way(part, shape, speech) or f"({cards(part, A, speech).text})"


def _among(part: Filter, parts: list[Filter]) -> bool:
    """Whether it is one of several spoken of before: "a Shadow card among those cards"."""
    kinds = (filters.Type, filters.Race, filters.Culture, filters.Side, filters.Character, filters.Item)
    return isinstance(part, filters.Chosen) and any(isinstance(one, kinds) for one in parts)


def filter_empty(texts: list[str]) -> list[str]:
    """Without those that say nothing."""
    return [text for text in texts if text]


def _pointed(part: Filter, speech: Speech) -> Phrase:
    if isinstance(part, filters.ThisCard):
        return speech.this()
    if isinstance(part, filters.BearerOfThis):
        return speech.bearer_of_this()
    if isinstance(part, filters.Chosen):
        return speech.that(part.slot)
    if isinstance(part, filters.Subject):
        return speech.pointed(speech.subject)
    if isinstance(part, filters.Opposite):
        return speech.pointed(speech.other)
    if isinstance(part, filters.RingBearer):
        return phrase(Noun("tcg-word-ring-bearer"), THE, speech.language)
    if isinstance(part, filters.Named):
        if part.name >= 0:
            return speech.titled(box.CARDS[box.NAMED[part.name]])
        return Phrase(part.title.replace("_", " ").title(), "m", False, True)
    assert isinstance(part, filters.SiteNumber)
    return _site(part.first, part.last, part.block, speech)


def _site(first: int, last: int, block: int, speech: Speech) -> Phrase:
    sign = speech.say(f"tcg-site-{box.BLOCKS[block]}") if block else ""
    if first == last:
        return Phrase(speech.say("tcg-site-one", first=str(first), block=sign))
    text = speech.say("tcg-site-range", first=str(first), last=str(last), block=sign)
    return Phrase(text, "m", True)


def _heads(parts: list[Filter], language: str) -> list[str]:
    """The nouns of a description, the chief one first."""
    types = [f"tcg-type-{box.TYPES[part.type]}" for part in parts if isinstance(part, filters.Type)]
    if any(isinstance(part, filters.YouControl) for part in parts):
        types.append("tcg-type-site")
    if any(isinstance(part, filters.Character) for part in parts):
        types.append("tcg-word-character")
    kinds = [f"tcg-race-{box.RACES[part.race]}" for part in parts if isinstance(part, filters.Race)]
    for part in parts:
        if isinstance(part, filters.Item):
            one = f"tcg-class-{box.CLASSES[part.classes[0]]}"
            kinds.append("tcg-word-weapon" if part.classes == WEAPONS else one)
    keywords = [part.keyword for part in parts if isinstance(part, filters.Keyword)]
    nouns = [f"tcg-keyword-{box.KEYWORDS[one]}" for one in keywords]
    nouns = [id for id in nouns if not knows(f"{id}.m")]
    if not types and not kinds:
        types = _unsaid(parts, keywords, nouns, language)
    return list(dict.fromkeys([*types, *kinds, *nouns])) or ["tcg-word-card"]


def _unsaid(parts: list[Filter], keywords: list[int], nouns: list[str], language: str) -> list[str]:
    """The noun that goes without saying: who skirmishes is a character, who roams a minion."""
    if any(id.removeprefix("tcg-keyword-") in OF_CARDS for id in nouns):
        return ["tcg-word-card"]
    if any(word(id, language) == word(f"{id}.plural", language) for id in nouns if _is_land(id)):
        return ["tcg-type-site"]
    if nouns:
        return []
    if any(isinstance(part, filters.Unbound) for part in parts) or box.RING_BOUND in keywords:
        return ["tcg-type-companion"]
    if box.ROAMING in keywords or box.FIERCE in keywords:
        return ["tcg-type-minion"]
    alive = (filters.Skirmishing, filters.Assigned, filters.Bears, filters.Wounded, filters.Exhausted)
    return ["tcg-word-character"] if any(isinstance(part, alive) for part in parts) else []


def _is_land(id: str) -> bool:
    lands = (box.BATTLEGROUND, box.FOREST, box.MARSH, box.MOUNTAIN, box.PLAINS, box.RIVER)
    return id in [f"tcg-keyword-{box.KEYWORDS[land]}" for land in lands]


def adjective(part: Filter) -> str:
    """The message of a word with four forms that says it, or nothing."""
    if is_mounted(part):
        return "tcg-word-mounted"
    if isinstance(part, filters.Keyword):
        id = f"tcg-keyword-{box.KEYWORDS[part.keyword]}"
        return id if knows(f"{id}.m") else ""
    return ADJECTIVES.get(type(part), "")


def is_mounted(part: Filter) -> bool:
    """Bearing a mount: there is a word for it."""
    if not isinstance(part, filters.Bears) or part.least > 1:
        return False
    found = alternatives(part.what)
    items = [one for one in found[0] if isinstance(one, filters.Item)]
    rest = [one for one in found[0] if not isinstance(one, filters.Item | filters.Type)]
    return len(found) == 1 and not rest and [one.classes for one in items] == [(box.MOUNT,)]


def _belonging(part: Filter, speech: Speech) -> str:
    if isinstance(part, filters.Culture):
        return culture(part.culture, speech)
    if isinstance(part, filters.Side):
        return speech.say(f"tcg-side-{box.SIDES[part.side]}.of")
    return ""


def culture(number: int, speech: Speech) -> str:
    """A culture beside a noun, as a word or as a mark."""
    id = box.CULTURES[number]
    return f"[{id}]" if speech.style == ICONS else speech.say(f"tcg-culture-{id}.of")


def token(number: int, speech: Speech) -> Noun:
    """A culture token."""
    return Noun("tcg-word-token", of=(culture(number, speech),))


def _whose(parts: list[Filter], speech: Speech) -> str:
    if not any(isinstance(part, filters.Yours) for part in parts):
        return ""
    return "their" if speech.theirs else "your"


def _is_another(part: Filter) -> bool:
    pointed = (filters.ThisCard, filters.Chosen, filters.Subject, filters.Opposite, filters.BearerOfThis)
    return isinstance(part, filters.Not) and isinstance(part.filter, pointed)


def _way(part: Filter, shape: str, speech: Speech) -> str:
    """What stands behind the noun: "skirmishing an Elf", "not assigned to a skirmish"."""
    if not isinstance(part, filters.Not):
        return way(part, shape, speech)
    if _is_another(part):
        return ""
    if isinstance(part.filter, filters.Yours):
        return speech.say(f"tcg-way-opponents.{shape}")
    if id := adjective(part.filter):
        return speech.say("tcg-noun-not", what=speech.say(f"{id}.{shape}"))
    if text := way(part.filter, shape, speech):
        return speech.say("tcg-noun-not", what=text)
    return speech.say(f"tcg-way-except.{shape}", what=cards(part.filter, ALL, speech).text)


def way(part: Filter, shape: str, speech: Speech) -> str:
    """How or where a card is; nothing for what is said in another place."""

    def said(id: str, **args: str | int) -> str:
        return speech.say(f"tcg-way-{id}.{shape}", **args)

    if isinstance(part, filters.Chosen):
        return said("among", cards=speech.that(part.slot).text)
    if isinstance(part, filters.Skirmishing):
        if part.against is None:
            return said("skirmishing")
        return said("skirmishing-with", whom=cards(part.against, A, speech).text)
    if isinstance(part, filters.Assigned):
        if part.against is None:
            return said("assigned")
        return said("assigned-to", whom=cards(part.against, A, speech).text)
    if isinstance(part, filters.Bears):
        return "" if is_mounted(part) else said("bears", what=_so_many(part.what, part.least, speech))
    if isinstance(part, filters.BorneBy):
        return said("borne-by", whom=cards(part.bearer, A, speech).text)
    if isinstance(part, filters.StackedOn):
        return said("stacked-on", what=cards(part.under, A, speech).text)
    if isinstance(part, filters.HasStacked):
        return said("has-stacked", what=cards(part.what, A, speech).text)
    if isinstance(part, filters.HasTokens):
        return said("has-tokens", what=_tokens(part, speech))
    if isinstance(part, filters.StrengthAtMost):
        return said("strength-at-most", most=str(part.most))
    if isinstance(part, filters.Signet):
        return said("signet", signet=speech.say(f"tcg-signet-{box.SIGNETS[part.signet]}"))
    if isinstance(part, filters.Home):
        return said("home", site=_site(part.number, part.number, part.block, speech).text)
    if isinstance(part, filters.SameAsChosen):
        return said("same-culture" if part.by_culture else "same-title")
    return said("you-control") if isinstance(part, filters.YouControl) else ""


def _tokens(part: filters.HasTokens, speech: Speech) -> str:
    noun = token(part.culture, speech)
    return phrase(noun, A, speech.language, "" if part.least == 1 else str(part.least)).text


def _so_many(what: Filter, least: int, speech: Speech) -> str:
    if least == 1:
        return cards(what, A, speech).text
    return speech.say("tcg-noun-or-more", what=cards(what, A, speech, str(least)).text)


# -- that a card is such a card ---------------------------------------------------------------------

KNOWN: Final = (
    filters.ThisCard, filters.BearerOfThis, filters.Chosen, filters.Subject, filters.Opposite,
    filters.RingBearer,
)  # fmt: skip
"""Cards that the text can point at."""
STATES: Final = (filters.Wounded, filters.Exhausted)
"""How somebody is just now: Spanish "está", not "es"."""


def if_so(id: str, so: bool) -> str:
    """The message of something that is so, or not."""
    return f"tcg-if-{id}" if so else f"tcg-if-{id}.not"


def is_such(who: Phrase, what: Filter, speech: Speech, so: bool = True) -> str:
    """That a card is of a description: "Legolas", "mounted", "skirmishing an Elf", "a Hobbit"."""
    found = alternatives(what)
    if len(found) > 1:
        return speech.say(if_so("is", so), who=who.text, what=cards(what, A, speech).text)
    apart = [part for part in found[0] if _apart(part)]
    rest = [part for part in found[0] if part not in apart]
    said = [_is_one(who, part, speech, so) for part in apart]
    if len(rest) == 1:
        said.insert(0, _is_one(who, rest[0], speech, so))
    elif rest:
        described = cards(filters.Both(tuple(rest)), A, speech).text
        said.insert(0, speech.say(if_so("is", so), who=who.text, what=described))
    return listed(said, speech.language, "and" if so else "or")


def _apart(part: Filter) -> bool:
    """What is said in a clause of its own, not beside a noun."""
    alone = (filters.Named, filters.RingBearer, filters.Not, filters.Bears, filters.HasStacked)
    return isinstance(part, alone) or _stands(part) or adjective(part) != ""


def _is_one(who: Phrase, part: Filter, speech: Speech, so: bool) -> str:
    if isinstance(part, filters.Not):
        return is_such(who, part.filter, speech, not so)
    if isinstance(part, filters.Bears) and not is_mounted(part):
        count = "" if part.least == 1 else str(part.least)
        what = cards(part.what, A, speech, count)
        return speech.say(if_so("bears", so), who=who.text, what=what.text)
    if isinstance(part, filters.HasStacked):
        above = cards(part.what, A, speech).text
        return speech.say(if_so("has-stacked", so), who=who.text, what=above)
    if _stands(part):
        return speech.say(if_so("stands", so), who=who.text, what=_standing(part, who, speech))
    if id := adjective(part):
        return speech.say(if_so("is", so), who=who.text, what=speech.say(f"{id}.{who.form}"))
    return speech.say(if_so("is", so), who=who.text, what=cards(part, A, speech).text)


def _stands(part: Filter) -> bool:
    places = (filters.Skirmishing, filters.Assigned, filters.BorneBy, filters.StackedOn)
    return is_mounted(part) or isinstance(part, (*STATES, *places))


def _standing(part: Filter, who: Phrase, speech: Speech) -> str:
    id = adjective(part)
    return speech.say(f"{id}.{who.form}") if id else way(part, who.form, speech)


def subject(whom: Filter, speech: Speech) -> tuple[Phrase, str]:
    """Whom a text is about, and what of him must be so: "while bearer is skirmishing an Elf"."""
    found = alternatives(whom)
    pointed = [part for part in found[0] if isinstance(part, POINTING)]
    rest = [part for part in found[0] if part not in pointed]
    if len(found) > 1 or not pointed or not rest:
        return cards(whom, EACH, speech), ""
    who = cards(pointed[0], EACH, speech)
    return who, is_such(who, filters.Both(tuple(rest)), speech)
