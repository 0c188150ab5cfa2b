"""Written positions of the TCG: a table at the moment before what a test is about."""

from __future__ import annotations

from typing import Any

Position = dict[str, Any]

FELLOWSHIP: list[Any] = [
    {"card": "4C302a", "wounds": 1},
    {"card": "4C2a", "on": "4C302a"},
    {"card": "4P364a", "wounds": 1},
    {"card": "4U132a", "on": "4P364a"},
    {"card": "4C49a", "wounds": 1},
    "4C310a",
    {"card": "4R52a", "tokens": {"dwarven": 2}},
    "4C302b",
    {"card": "4C2b", "on": "4C302b"},
    "4C270b",
]
"""Frodo, Aragorn with his sword, Gimli and Merry; Éowyn waits with the other Frodo."""

DECKS: dict[str, Any] = {
    "a": {"site": 3, "burdens": 3, "deck": ["4C70", "4C83", "4C113", "4C115"], "discard": ["4U53"]},
    "b": {"site": 2, "burdens": 1, "deck": ["4C195", "4C198", "4C192", "4C165"]},
}


def seats(a: list[str], b: list[str], **change: Any) -> dict[str, Any]:
    """Both players with these hands."""
    return {"a": {**DECKS["a"], "hand": a, **change}, "b": {**DECKS["b"], "hand": b}}


ROAD: Position = {
    "turn": 5,
    "free": "a",
    "phase": "fellowship",
    "twilight": 6,
    "path": {"1": "4U328a", "2": "4U335b", "3": "4U342a"},
    "seats": seats(["4C306", "4C135", "4C10"], ["4C183", "4C184", "4U296"]),
    "in_play": FELLOWSHIP,
}
"""The third site. A sword can be given to a hobbit; the Shadow holds two Uruks."""

UNDER_WAY: Position = {
    **ROAD,
    "moves": 1,
    "twilight": 4,
    "path": {**ROAD["path"], "4": "4U344b"},
    "seats": seats(["4C135", "4C10"], ["4C151", "4U296"], site=4),
}

ASSIGNMENT: Position = {
    **UNDER_WAY,
    "phase": "assignment",
    "in_play": [
        *FELLOWSHIP,
        {"card": "4C184b", "wounds": 1},
        "4C165b",
        {"card": "4C142b", "on": "4C165b"},
    ],
}
"""Two Uruks stand before the fellowship."""

SKIRMISH: Position = {
    **UNDER_WAY,
    "phase": "skirmish",
    "in_play": [
        *FELLOWSHIP,
        {"card": "4C184b", "assigned": "4P364a", "wounds": 1},
        {"card": "4C165b", "assigned": "4P364a"},
        {"card": "4C142b", "on": "4C165b"},
        {"card": "4C207b", "assigned": "4C49a"},
    ],
}
"""Two Uruks against Aragorn, one against Gimli. Each side holds an event for it."""

ARCHERY: Position = {
    **UNDER_WAY,
    "phase": "archery",
    "seats": seats(["4C10"], ["4U296"], site=4),
    "in_play": [*FELLOWSHIP, "4U138b", "4U138b2", "4C184b"],
}
"""Two archers shoot at the fellowship."""

THREE: Position = {
    **ROAD,
    "seats": {
        **ROAD["seats"],
        "c": {"site": 1, "burdens": 2, "hand": ["4C12", "4C10"], "deck": ["4C21"]},
    },
    "in_play": [*FELLOWSHIP, "4C302c", {"card": "4C2c", "on": "4C302c"}, "4C74c"],
    "order": ["a", "b", "c"],
}
"""The same road with a third player, who is the Shadow too."""

FOUR: Position = {
    **THREE,
    "seats": {
        **THREE["seats"],
        "d": {"site": 2, "burdens": 0, "hand": ["4C270", "4C207"], "deck": ["4C184"]},
    },
    "in_play": [*THREE["in_play"], "4C302d", {"card": "4C2d", "on": "4C302d"}],
    "order": ["a", "b", "c", "d"],
}
"""And with a fourth."""

SAVED: Position = {
    **SKIRMISH,
    "seats": seats(["4C135"], [], site=4),
    "in_play": [
        *FELLOWSHIP,
        "4C270a",
        {"card": "4C207b", "assigned": "4C49a"},
    ],
}
"""An Uruk against Gimli, for whom Éowyn may take a wound away."""

COPIES: Position = {
    **UNDER_WAY,
    "phase": "shadow",
    "seats": seats(["4C135"], ["4C12", "4C12", "4C10", "4C26", "4C17"], site=4),
}
"""The Shadow holds two Madmen, who are one to the rules."""

CORNERED: Position = {
    **SKIRMISH,
    "seats": seats(["4C10"], ["4U296"], site=4),
    "in_play": [*FELLOWSHIP, {"card": "4C207b", "assigned": "4C302a"}],
}
"""An Uruk of strength 9 against Frodo with 4. Gimli can make others stronger, but not him."""

LONG_WAY: Position = {
    **SKIRMISH,
    "path": {**UNDER_WAY["path"], "5": "4U347a"},
    "controlled": {"1": "b", "2": "b"},
    "seats": {
        "a": {
            **DECKS["a"],
            "hand": ["4C135"],
            "site": 5,
            "discard": ["4U53", "4C308"],
            "dead": ["4C314a"],
        },
        "b": {**DECKS["b"], "hand": ["4C151"], "deck": ["4C195", "4C198"]},
    },
    "in_play": [
        *SKIRMISH["in_play"],
        "4C277a",
        "4C281a",
        {"card": "4R69a", "tokens": {"elven": 3}},
        "4R46a",
    ],
    "stacked": {"4R46a": ["4C42a", "4C50a"], "4U335b": ["4C180b"]},
}
"""Much lies on the table: allies, conditions with tokens and cards on them, controlled sites."""
