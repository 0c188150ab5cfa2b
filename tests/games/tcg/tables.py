"""Tables of the two starter decks: Aragorn's (player a) against Théoden's (player b)."""

from __future__ import annotations

from typing import Any

from mathom.core.chance import Chance
from mathom.core.match import Match
from mathom.core.state import State
from mathom.games.tcg.game import TCG
from mathom.games.tcg.state import TcgState

ON_THE_WAY: dict[str, Any] = {
    "turn": 5,
    "free": "a",
    "phase": "fellowship",
    "path": {"1": "4U328a", "2": "4U335b", "3": "4U342a"},
    "seats": {
        "a": {
            "site": 3,
            "burdens": 2,
            "hand": ["4C42", "4C306", "4C10", "4C310"],
            "discard": ["4C87"],
            "dead": ["4C314"],
        },
        "b": {"site": 2, "burdens": 1, "hand": ["4C165", "4C184", "4U296"]},
    },
    "in_play": [
        {"card": "4C302a", "wounds": 1},
        {"card": "4C2a", "on": "4C302a"},
        "4P364a",
        {"card": "4C49a", "wounds": 2},
        "4C302b",
        {"card": "4C2b", "on": "4C302b"},
        "4C270b",
        "4C286b",
    ],
}
"""The third site: Aragorn and a wounded Gimli are with Frodo; Éowyn waits with the other."""

AMBUSHED: dict[str, Any] = {
    **ON_THE_WAY,
    "phase": "skirmish",
    "twilight": 4,
    "moves": 1,
    "path": {**ON_THE_WAY["path"], "4": "4U344b"},
    "seats": {**ON_THE_WAY["seats"], "a": {**ON_THE_WAY["seats"]["a"], "site": 4}},
    "in_play": [
        *ON_THE_WAY["in_play"],
        {"card": "4C184b", "assigned": "4P364a"},
        {"card": "4C197b", "assigned": "4C49a"},
    ],
}
"""Two Uruks have caught up with Aragorn and Gimli; who fights first is still to be chosen."""
AMBUSHED["seats"]["b"] = {"site": 2, "burdens": 1, "hand": ["4C165", "4C185", "4U296"]}


def table(data: dict[str, Any], chance: Chance | None = None, **change: Any) -> Match:
    """A match that starts from a position, some of it changed."""
    return TCG.position({**data, **change}, seed=None if chance else 1, chance=chance)


def tcg(state: State) -> TcgState:
    """The state as what it is."""
    assert isinstance(state, TcgState)
    return state


def texts(match: Match) -> list[str]:
    """The notations of what can be chosen now."""
    assert match.decision is not None
    return [str(option) for option in match.decision.options]
