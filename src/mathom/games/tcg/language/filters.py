"""Filters: what cards are: types, races, cultures, keywords, names, how they fare."""

from __future__ import annotations

from typing import Final

from mathom.core.lang import knows
from mathom.games.tcg import box
from mathom.games.tcg.engine.changes import WOUNDS
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.filter import (
    CHARACTER_NOUN,
    ITEM_NOUN,
    KEYWORD_NOUN,
    RACE_NOUN,
    TYPE_NOUN,
    Filter,
    Known,
    Pointing,
    Steady,
)
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.wording.grammar import THE, A, Noun, Phrase, phrase, word
from mathom.games.tcg.wording.speech import Speech

__all__ = [
    "ally", "archer", "artifact", "battleground", "calls_on", "character", "companion", "condition",
    "dunland", "dwarf", "dwarven", "easterling", "elf", "elven", "ent", "event_card", "exhausted",
    "free_peoples", "gandalf_culture", "gondor", "hand_weapon", "hobbit", "isengard", "keyword",
    "machine", "man", "minion", "moria", "mount", "named", "nazgul", "orc", "possession", "raider",
    "ranged_weapon", "ring_bearer", "ring_bound", "ringwraith", "roaming", "rohan", "sauron", "search",
    "shadow", "shire", "site", "site_number", "southron", "strength_at_most", "tracker", "unbound",
    "uruk_hai", "villager", "weapon", "with_signet", "wizard", "wounded", "yours",
]  # fmt: skip

WEAPONS: Final = (box.HAND_WEAPON, box.RANGED_WEAPON)
OF_CARDS: Final = (
    box.DAMAGE, box.DEFENDER, box.AMBUSH, box.PIPEWEED, box.SEARCH, box.SPELL, box.STEALTH, box.TALE,
    box.TWILIGHT, box.WEATHER,
)  # fmt: skip
"""Keywords that no card is, only has: "a search card"."""
LANDS: Final = (box.BATTLEGROUND, box.FOREST, box.MARSH, box.MOUNTAIN, box.PLAINS, box.RIVER)


def _site(first: int, last: int, block: int, speech: Speech) -> Phrase:
    sign = speech.say(f"tcg-site-{box.BLOCKS[block]}") if block else ""
    if first == last:
        return Phrase(speech.say("tcg-site-one", first=str(first), block=sign))
    text = speech.say("tcg-site-range", first=str(first), last=str(last), block=sign)
    return Phrase(text, "m", True)


class Type(Steady):
    """Of a type: companion, possession..."""

    def __init__(self, type: int) -> None:
        self.type: Final = type

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.table.cards[card].type == self.type

    def noun(self) -> tuple[int, str] | None:
        return TYPE_NOUN, f"tcg-type-{box.TYPES[self.type]}"


companion: Final = Type(box.COMPANION)
ally: Final = Type(box.ALLY)
minion: Final = Type(box.MINION)
possession: Final = Type(box.POSSESSION)
artifact: Final = Type(box.ARTIFACT)
condition: Final = Type(box.CONDITION)
event_card: Final = Type(box.EVENT)
site: Final = Type(box.SITE)


class Character(Steady):
    """A companion, ally or minion."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return 1 <= state.table.cards[card].type <= box.MINION

    def noun(self) -> tuple[int, str] | None:
        return CHARACTER_NOUN, "tcg-word-character"


character: Final = Character()


class Item(Steady):
    """A possession or artifact of some class; weapons are those of two classes."""

    def __init__(self, classes: tuple[int, ...]) -> None:
        self.classes: Final = classes

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return any([one in self.classes for one in state.table.cards[card].classes])

    def alternatives(self) -> list[list[Filter]]:
        if self.classes == WEAPONS:
            return [[self]]
        return [[Item((one,))] for one in self.classes]

    def noun(self) -> tuple[int, str] | None:
        one = f"tcg-class-{box.CLASSES[self.classes[0]]}"
        return ITEM_NOUN, "tcg-word-weapon" if self.classes == WEAPONS else one


mount: Final = Item((box.MOUNT,))
weapon: Final = Item((box.HAND_WEAPON, box.RANGED_WEAPON))
hand_weapon: Final = Item((box.HAND_WEAPON,))
ranged_weapon: Final = Item((box.RANGED_WEAPON,))


class Race(Steady):
    """Of a race."""

    def __init__(self, race: int) -> None:
        self.race: Final = race

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.table.cards[card].race == self.race

    def noun(self) -> tuple[int, str] | None:
        return RACE_NOUN, f"tcg-race-{box.RACES[self.race]}"


man: Final = Race(box.MAN)
elf: Final = Race(box.ELF)
dwarf: Final = Race(box.DWARF)
hobbit: Final = Race(box.HOBBIT)
wizard: Final = Race(box.WIZARD)
ent: Final = Race(box.ENT)
orc: Final = Race(box.ORC)
uruk_hai: Final = Race(box.URUK_HAI)
nazgul: Final = Race(box.NAZGUL)


class Culture(Steady):
    """Of a culture."""

    def __init__(self, culture: int) -> None:
        self.culture: Final = culture

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.table.cards[card].culture == self.culture

    def belonging(self, speech: Speech) -> str:
        return speech.culture(self.culture)


dwarven: Final = Culture(box.DWARVEN)
elven: Final = Culture(box.ELVEN)
gandalf_culture: Final = Culture(box.GANDALF)
gondor: Final = Culture(box.GONDOR)
rohan: Final = Culture(box.ROHAN)
shire: Final = Culture(box.SHIRE)
dunland: Final = Culture(box.DUNLAND)
isengard: Final = Culture(box.ISENGARD)
moria: Final = Culture(box.MORIA)
raider: Final = Culture(box.RAIDER)
ringwraith: Final = Culture(box.RINGWRAITH)
sauron: Final = Culture(box.SAURON)


class Side(Steady):
    """A Free Peoples or a Shadow card."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.table.cards[card].side == self.side

    def belonging(self, speech: Speech) -> str:
        return speech.say(f"tcg-side-{box.SIDES[self.side]}.of")


free_peoples: Final = Side(box.FREE)
shadow: Final = Side(box.SHADOW)


class Named(Pointing):
    """With a title, whatever the subtitle."""

    def __init__(self, title: str) -> None:
        self.title: Final = title
        self.name: Final = box.NAME_OF.get(title, -1)
        """A title of which the box has no card fits none."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.table.cards[card].name == self.name

    def pointed(self, speech: Speech) -> Phrase:
        if self.name >= 0:
            return speech.titled(box.CARDS[box.NAMED[self.name]])
        return Phrase(self.title.replace("_", " ").title(), "m", False, True)

    def apart(self) -> bool:
        return True


def named(title: str) -> Filter:
    """A card with this title: `named("gimli")`."""
    return Named(title)


class Signet(Steady):
    """With a signet."""

    def __init__(self, signet: int) -> None:
        self.signet: Final = signet

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.table.cards[card].signet == self.signet

    def way(self, shape: str, speech: Speech) -> str:
        signet = speech.say(f"tcg-signet-{box.SIGNETS[self.signet]}")
        return speech.say(f"tcg-way-signet.{shape}", signet=signet)


def with_signet(signet: int) -> Filter:
    """With a signet."""
    return Signet(signet)


class Unique(Steady):
    """With the dot."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.table.cards[card].unique

    def adjective(self) -> str:
        return "tcg-word-unique"


class SiteNumber(Pointing):
    """A site with a number in a range, of a block (any block if 0)."""

    def __init__(self, first: int, last: int, block: int = 0) -> None:
        self.first: Final = first
        self.last: Final = last
        self.block: Final = block

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        site = state.table.cards[card]
        return self.first <= site.site_number <= self.last and self.block in (0, site.block)

    def pointed(self, speech: Speech) -> Phrase:
        return _site(self.first, self.last, self.block, speech)


def site_number(first: int, last: int, block: int = box.TOWERS_BLOCK) -> Filter:
    """A site with a number in this range."""
    return SiteNumber(first, last, block)


class Home(Steady):
    """An ally whose home is a site."""

    def __init__(self, number: int, block: int) -> None:
        self.number: Final = number
        self.block: Final = block

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return (self.number, self.block) in state.table.cards[card].homes

    def way(self, shape: str, speech: Speech) -> str:
        site = _site(self.number, self.number, self.block, speech).text
        return speech.say(f"tcg-way-home.{shape}", site=site)


class Keyword(Steady):
    """Having a keyword now, printed or given; roaming is one (rules 9.3)."""

    def __init__(self, keyword: int) -> None:
        self.keyword: Final = keyword

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        if state.stale & state.heeded:
            state.look()
        return state.bits[card] >> self.keyword & 1 != 0

    def noun(self) -> tuple[int, str] | None:
        return None if self.adjective() else (KEYWORD_NOUN, f"tcg-keyword-{box.KEYWORDS[self.keyword]}")

    def adjective(self) -> str:
        id = f"tcg-keyword-{box.KEYWORDS[self.keyword]}"
        return id if knows(f"{id}.m") else ""

    def unsaid(self, language: str) -> str:
        noun = f"tcg-keyword-{box.KEYWORDS[self.keyword]}"
        if self.keyword in OF_CARDS:
            return "tcg-word-card"
        if self.keyword in LANDS and word(noun, language) == word(f"{noun}.plural", language):
            return "tcg-type-site"
        if self.keyword == box.RING_BOUND:
            return "tcg-type-companion"
        return "tcg-type-minion" if self.keyword in (box.ROAMING, box.FIERCE) else ""


ring_bound: Final = Keyword(box.RING_BOUND)
roaming: Final = Keyword(box.ROAMING)
archer: Final = Keyword(box.ARCHER)
tracker: Final = Keyword(box.TRACKER)
villager: Final = Keyword(box.VILLAGER)
southron: Final = Keyword(box.SOUTHRON)
easterling: Final = Keyword(box.EASTERLING)
search: Final = Keyword(box.SEARCH)
machine: Final = Keyword(box.MACHINE)
battleground: Final = Keyword(box.BATTLEGROUND)


def keyword(number: int) -> Filter:
    """A card with this keyword: `keyword(VILLAGER)`."""
    return Keyword(number)


CALLED_ON: Final[list[list[int]]] = [[] for _ in box.CARDS]
"""The keywords of those whom each event spots or exerts, entered where the card is declared."""


class CallsOn(Steady):
    """An event whose text spots or exerts somebody with a keyword."""

    def __init__(self, keyword: int) -> None:
        self.keyword: Final = keyword

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return self.keyword in CALLED_ON[state.table.cards[card].index]

    def way(self, shape: str, speech: Speech) -> str:
        who = Keyword(self.keyword).reads(A, speech)
        return speech.say(f"tcg-way-calls-on.{shape}", whom=speech.object(who))


def calls_on(keyword: int) -> Filter:
    """An event that spots or exerts somebody with this keyword."""
    return CallsOn(keyword)


class Unbound(Steady):
    """A companion without Ring-bound (rules 14.9)."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.table.cards[card].type == box.COMPANION and not state.has(card, box.RING_BOUND)

    def adjective(self) -> str:
        return "tcg-word-unbound"

    def unsaid(self, language: str) -> str:
        return "tcg-type-companion"


unbound: Final = Unbound()
"""An unbound companion."""


class RingBearer(Known):
    """The Ring-bearer of the fellowship."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.bearer[state.free] == card

    def pointed(self, speech: Speech) -> Phrase:
        return phrase(Noun("tcg-word-ring-bearer"), THE, speech.language)

    def apart(self) -> bool:
        return True


ring_bearer: Final = RingBearer()


class Yours(Steady):
    """Of the player the text calls "you"."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.table.owners[card] == scope.seat

    def owned(self) -> bool:
        return True


yours: Final = Yours()


class Wounded(Filter):
    """With at least one wound."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.wounds[card] > 0

    def heeds(self) -> int:
        return WOUNDS

    def adjective(self) -> str:
        return "tcg-word-wounded"

    def unsaid(self, language: str) -> str:
        return "tcg-word-character"

    def stands(self) -> bool:
        return True


wounded: Final = Wounded()


class Exhausted(Filter):
    """With one vitality left."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.vitality(card) == 1

    def heeds(self) -> int:
        return WOUNDS

    def adjective(self) -> str:
        return "tcg-word-exhausted"

    def unsaid(self, language: str) -> str:
        return "tcg-word-character"

    def stands(self) -> bool:
        return True


exhausted: Final = Exhausted()


class StrengthAtMost(Steady):
    """No stronger than a number."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.strength(card) <= self.most

    def way(self, shape: str, speech: Speech) -> str:
        return speech.say(f"tcg-way-strength-at-most.{shape}", most=str(self.most))


def strength_at_most(most: int) -> Filter:
    """No stronger than this."""
    return StrengthAtMost(most)
