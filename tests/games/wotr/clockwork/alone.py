"""A table where nobody plays the Shadow, and what can be seen of what it does."""

from __future__ import annotations

from typing import Any

import mathom
from mathom.core.lang import say
from mathom.games.wotr.box import region
from mathom.games.wotr.state import WotrState
from tests.games.wotr.table import WOTR, seen, table

OWN = [
    *("minas-morgul", "morannon", "barad-dur", "dol-guldur", "moria", "mount-gundabad", "orthanc"),
    *("umbar", "nurn", "angmar", "north-dunland", "south-dunland", "near-harad", "far-harad"),
    *("north-rhun", "south-rhun"),
]
"""The settlements of the Shadow's own nations."""


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


def state_of(armies: dict[str, str], **parts: Any) -> WotrState:
    """A table on which nothing has been done yet: the Free Peoples have a die."""
    parts.setdefault("control", {})
    state: WotrState = table(armies, free="event", to_act="free", players="1", **parts).state
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


def r(id: str) -> int:
    """The number of a region."""
    return region(id)
