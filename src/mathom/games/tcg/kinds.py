"""What the TCG tells and what it asks of chance, by kind; docs/kinds.md lists them."""

# Not compiled: it is read by people and by tests.

from __future__ import annotations

from typing import Final

from mathom.core.declared import NAME, NUMBER, Events, Verbs

EVENTS: Final[Events] = {
    "ambush": {"card": NAME, "count": NUMBER},
    "archery": {"fellowship": NUMBER, "minions": NUMBER},
    "assigned": {"card": NAME, "other": NAME},
    "bid": {"player": NUMBER, "count": NUMBER},
    "burdens": {"count": NUMBER},
    "burdens_removed": {"count": NUMBER},
    "cancelled": {"card": NAME},
    "controls": {"card": NAME, "player": NUMBER},
    "declared": {"trait": NAME},
    "discarded": {"card": NAME},
    "drew": {"player": NUMBER},
    "drew_card": {"card": NAME},
    "exerted": {"card": NAME},
    "healed": {"card": NAME},
    "killed": {"card": NAME},
    "liberated": {"card": NAME},
    "lost": {"player": NUMBER, "how": NAME},
    "made": {"trait": NAME, "card": NAME},
    "minions_gone": {},
    "moved": {"player": NUMBER, "card": NAME},
    "phase": {"phase": NAME, "player": NUMBER},
    "place": {"player": NUMBER, "place": NUMBER},
    "played": {"player": NUMBER, "card": NAME},
    "played_on": {"player": NUMBER, "card": NAME, "other": NAME},
    "returned": {"card": NAME},
    "revealed": {"card": NAME},
    "ring_bearer": {"player": NUMBER, "card": NAME},
    "ring_off": {"player": NUMBER},
    "site": {"player": NUMBER, "card": NAME},
    "transferred": {"card": NAME, "other": NAME},
    "turn": {"player": NUMBER},
    "twilight": {"count": NUMBER},
    "uses": {"card": NAME, "deed": NAME},
    "wears_ring": {"player": NUMBER},
    "wins": {"card": NAME},
    "wounded": {"card": NAME},
}
"""What happens: each kind of event, and what it names."""

DRAWS: Final = ("card", "random", "tie")
"""What chance is asked for, as records and scripts call it."""

VERBS: Final[Verbs] = {
    "answer": (
        "card",
        "card which",
    ),
    "assign": ("card other",),
    "choose": ("card",),
    "discard": ("card",),
    "done": ("",),
    "effect": ("which",),
    "fight": ("card",),
    "first": (
        "card",
        "card which",
    ),
    "heal": (
        "card",
        "card other",
    ),
    "move": ("",),
    "no": ("",),
    "number": ("count",),
    "on": ("card",),
    "pass": ("",),
    "place": ("count",),
    "play": ("card",),
    "player": ("seat",),
    "stay": ("",),
    "transfer": ("card other",),
    "use": (
        "card",
        "card which",
    ),
    "wound": ("card",),
    "yes": ("",),
}
