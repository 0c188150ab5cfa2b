"""A table where nobody plays the Shadow, and what can be seen of what it does."""

from __future__ import annotations

from typing import Any

import mathom
from mathom.core.lang import say
from mathom.games.wotr.box import CARD_IDS, CARDS, DECKS, FIGURE_IDS, SHADOW, region
from mathom.games.wotr.clockwork.entries import ENTRIES
from mathom.games.wotr.state import WotrState
from tests.games.wotr.table import WOTR, asked, play, seen, table

OWN = [
    *("minas-morgul", "morannon", "barad-dur", "dol-guldur", "moria", "mount-gundabad", "orthanc"),
    *("umbar", "nurn", "angmar", "north-dunland", "south-dunland", "near-harad", "far-harad"),
    *("north-rhun", "south-rhun"),
]
"""The settlements of the Shadow's own nations."""


BEFORE_ISENGARD = {"fords-of-isen": "rohan-regular"}
"""Somebody whom an army in Orthanc can attack."""


def alone(
    armies: dict[str, str],
    *chance: str,
    shadow: str = "",
    free: str = "event",
    occupied: tuple[str, ...] = (),
    lost: tuple[str, ...] = (),
    **parts: Any,
) -> mathom.Match:
    """The clockwork acts with these dice; then the Free Peoples have one left."""
    # Who holds a card is asked for it before a battle is rolled.
    parts["hands"] = {"free": ["elven-cloaks"]} | parts.get("hands", {})
    marked = [*[id for id in OWN if id not in lost], *occupied]
    parts.setdefault("clockwork", {"occupied": marked})
    parts.setdefault("control", dict.fromkeys(occupied, "shadow") | dict.fromkeys(lost, "free"))
    return table(armies, free=free, shadow=shadow, to_act="shadow", players="1", chance=chance, **parts)


def attacked(armies: dict[str, str], *chance: str, **parts: Any) -> mathom.Match:
    """The Free Peoples have a die to attack with, and all their nations are at war."""
    marked = [*[id for id in OWN if id not in parts.get("lost", ())], *parts.pop("occupied", ())]
    parts.pop("lost", None)
    parts.setdefault("clockwork", {"occupied": marked})
    parts.setdefault("hands", {"free": ["elven-cloaks"]})
    war = ["dwarves", "elves", "gondor", "north", "rohan"]
    parts.setdefault("free", "muster-army event")
    return table(armies, to_act="free", players="1", war=war, chance=chance, **parts)


def attack(match: mathom.Match, start: str, end: str) -> mathom.Match:
    """An army of the Free Peoples attacks with all it has."""
    play(match, "die muster-army", "use attack")
    if asked(match) == "free attack":
        play(match, f"attack {start} {end}")
    return play(match, "all") if asked(match) == "free force" else match


def state_of(armies: dict[str, str], **parts: Any) -> WotrState:
    """A table on which nothing has been done yet: the Free Peoples have a die."""
    parts.setdefault("control", {})
    parts.setdefault("free", "event")
    state: WotrState = table(armies, to_act="free", players="1", **parts).state
    return state


def told(match: mathom.Match, language: str = "en") -> list[str]:
    """What has been said so far."""
    events = [*match.opening[1], *[event for one in match.history for event in one.events]]
    return [say(WOTR.tell(event), language) for event in events]


def occupied(match: mathom.Match) -> list[str]:
    """The settlements with a marker, but for the Shadow's own."""
    marked: list[str] = seen(match)["clockwork"]["occupied"]
    return [id for id in marked if id not in OWN]


def face_down(match: mathom.Match) -> tuple[int, int]:
    """How many Character and Strategy cards it holds that nobody has looked at."""
    held = seen(match)["clockwork"]["face_down"]
    return held["character"], held["strategy"]


def number(id: str) -> int:
    """The number of a card."""
    return CARD_IDS.index(id)


def all_but(deck: str, *left: str) -> list[str]:
    """The cards of a deck that are used up: all but these."""
    cards = [card for card in CARDS if card.side == SHADOW and DECKS[card.deck] == deck]
    return [card.id for card in cards if card.id not in left]


def unplayable(id: str, state: WotrState) -> bool:
    """Whether the guide calls a card unplayable."""
    return ENTRIES[number(id)].unplayable(state)


def aside(id: str, state: WotrState) -> bool:
    """Whether a card is laid aside for a battle."""
    return ENTRIES[number(id)].aside(state)


def done(id: str, state: WotrState) -> WotrState:
    """What is done instead of a card's text."""
    deed = ENTRIES[number(id)].deed
    assert deed is not None
    deed(state, number(id))
    return state


def entry(id: str, state: WotrState) -> tuple[bool, bool]:
    """Whether a card is laid aside, and whether it is unplayable."""
    return ENTRIES[number(id)].aside(state), ENTRIES[number(id)].unplayable(state)


def figure(id: str) -> int:
    """The number of a kind of figure."""
    return FIGURE_IDS.index(id)


def r(id: str) -> int:
    """The number of a region."""
    return region(id)
