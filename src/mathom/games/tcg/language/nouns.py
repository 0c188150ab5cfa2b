"""Nouns: which cards a text speaks of. `rohan & man`, `minion & skirmishing(unbound)`."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg import box
from mathom.games.tcg.language import filters
from mathom.games.tcg.language.filters import Filter

__all__ = [
    "ally", "another", "anything", "archer", "artifact", "assigned", "assigned_to", "battleground",
    "bearing", "borne_by", "character", "chosen", "companion", "condition", "dunland", "dwarf",
    "dwarven", "easterling", "elf", "elven", "ent", "event_card", "exhausted", "free_peoples",
    "gandalf_culture", "gondor", "hand_weapon", "has_stacked", "hobbit", "isengard", "keyword",
    "machine", "man", "minion", "moria", "mount", "mounted", "named", "nazgul", "orc", "possession",
    "raider", "ranged_weapon", "ring_bearer", "ring_bound", "ringwraith", "roaming", "rohan", "sauron",
    "search", "shadow", "shire", "site", "site_number", "site_you_control", "skirmishing", "southron",
    "stacked_on", "strength_at_most", "the_bearer", "the_opposite", "the_subject", "this_card",
    "tracker", "unbound", "uruk_hai", "villager", "weapon", "with_signet", "wizard", "wounded", "yours",
]  # fmt: skip

companion: Final = filters.Type(box.COMPANION)
ally: Final = filters.Type(box.ALLY)
minion: Final = filters.Type(box.MINION)
possession: Final = filters.Type(box.POSSESSION)
artifact: Final = filters.Type(box.ARTIFACT)
condition: Final = filters.Type(box.CONDITION)
event_card: Final = filters.Type(box.EVENT)
site: Final = filters.Type(box.SITE)
character: Final = filters.Character()
anything: Final = filters.Any()

man: Final = filters.Race(box.MAN)
elf: Final = filters.Race(box.ELF)
dwarf: Final = filters.Race(box.DWARF)
hobbit: Final = filters.Race(box.HOBBIT)
wizard: Final = filters.Race(box.WIZARD)
ent: Final = filters.Race(box.ENT)
orc: Final = filters.Race(box.ORC)
uruk_hai: Final = filters.Race(box.URUK_HAI)
nazgul: Final = filters.Race(box.NAZGUL)

dwarven: Final = filters.Culture(box.DWARVEN)
elven: Final = filters.Culture(box.ELVEN)
gandalf_culture: Final = filters.Culture(box.GANDALF)
gondor: Final = filters.Culture(box.GONDOR)
rohan: Final = filters.Culture(box.ROHAN)
shire: Final = filters.Culture(box.SHIRE)
dunland: Final = filters.Culture(box.DUNLAND)
isengard: Final = filters.Culture(box.ISENGARD)
moria: Final = filters.Culture(box.MORIA)
raider: Final = filters.Culture(box.RAIDER)
ringwraith: Final = filters.Culture(box.RINGWRAITH)
sauron: Final = filters.Culture(box.SAURON)

free_peoples: Final = filters.Side(box.FREE)
shadow: Final = filters.Side(box.SHADOW)
unbound: Final = filters.Unbound()
"""An unbound companion."""
ring_bound: Final = filters.Keyword(box.RING_BOUND)
ring_bearer: Final = filters.RingBearer()
wounded: Final = filters.Wounded()
exhausted: Final = filters.Exhausted()
mount: Final = filters.Item((box.MOUNT,))
weapon: Final = filters.Item((box.HAND_WEAPON, box.RANGED_WEAPON))
hand_weapon: Final = filters.Item((box.HAND_WEAPON,))
ranged_weapon: Final = filters.Item((box.RANGED_WEAPON,))
mounted: Final = filters.Bears(possession & mount)
roaming: Final = filters.Keyword(box.ROAMING)
archer: Final = filters.Keyword(box.ARCHER)
tracker: Final = filters.Keyword(box.TRACKER)
villager: Final = filters.Keyword(box.VILLAGER)
southron: Final = filters.Keyword(box.SOUTHRON)
easterling: Final = filters.Keyword(box.EASTERLING)
search: Final = filters.Keyword(box.SEARCH)
machine: Final = filters.Keyword(box.MACHINE)
battleground: Final = filters.Keyword(box.BATTLEGROUND)
assigned: Final = filters.Assigned()
yours: Final = filters.Yours()
site_you_control: Final = filters.YouControl()
this_card: Final = filters.ThisCard()
the_bearer: Final = filters.BearerOfThis()
the_subject: Final = filters.Subject()
the_opposite: Final = filters.Opposite()
another: Final = ~this_card


def named(title: str) -> Filter:
    """A card with this title: `named("gimli")`."""
    return filters.Named(title)


def chosen(slot: int = 0) -> Filter:
    """A card chosen earlier in the same action; `~chosen()` is "another"."""
    return filters.Chosen(slot)


def keyword(number: int) -> Filter:
    """A card with this keyword: `keyword(VILLAGER)`."""
    return filters.Keyword(number)


def skirmishing(against: Filter | None = None) -> Filter:
    """In the skirmish under way, against such a card."""
    return filters.Skirmishing(against)


def assigned_to(against: Filter) -> Filter:
    """Assigned to a skirmish against such a card."""
    return filters.Assigned(against)


def bearing(what: Filter, least: int = 1) -> Filter:
    """Bearing such a card, or so many."""
    return filters.Bears(what, least)


def has_stacked(what: Filter) -> Filter:
    """With such a card stacked on it."""
    return filters.HasStacked(what)


def with_signet(signet: int) -> Filter:
    """With a signet."""
    return filters.Signet(signet)


def strength_at_most(most: int) -> Filter:
    """No stronger than this."""
    return filters.StrengthAtMost(most)


def borne_by(whom: Filter) -> Filter:
    """Borne by such a card."""
    return filters.BorneBy(whom)


def stacked_on(what: Filter) -> Filter:
    """Stacked on such a card or site."""
    return filters.StackedOn(what)


def site_number(first: int, last: int, block: int = box.TOWERS_BLOCK) -> Filter:
    """A site with a number in this range."""
    return filters.SiteNumber(first, last, block)
