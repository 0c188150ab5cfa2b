"""What Duel tells and what it asks of chance, by kind; docs/kinds.md lists them."""

# Not compiled: it is read by people and by tests.

from __future__ import annotations

from typing import Final

from mathom.core.declared import NAME, NUMBER, Events, Verbs

EVENTS: Final[Events] = {
    "chained": {"seat": NAME, "card": NAME},
    "chapter": {"seat": NAME, "chapter": NUMBER},
    "coins": {"seat": NAME, "count": NUMBER},
    "conflict": {"seat": NAME, "count": NUMBER, "region": NAME},
    "discarded": {"seat": NAME, "card": NAME},
    "extra_turn": {"seat": NAME},
    "fortress": {"seat": NAME, "region": NAME},
    "landmark": {"seat": NAME, "landmark": NAME, "count": NUMBER},
    "lost_coins": {"seat": NAME, "count": NUMBER},
    "moved": {"seat": NAME, "region": NAME, "to": NAME},
    "placed": {"seat": NAME, "count": NUMBER, "region": NAME},
    "played": {"seat": NAME, "card": NAME, "count": NUMBER},
    "quest": {"seat": NAME, "count": NUMBER, "space": NUMBER},
    "razed": {"seat": NAME, "region": NAME},
    "removed": {"seat": NAME, "region": NAME},
    "retrieved": {"seat": NAME, "card": NAME},
    "revealed_token": {"seat": NAME, "token": NAME},
    "ruined": {"seat": NAME, "card": NAME},
    "token": {"seat": NAME, "token": NAME},
    "turned_up": {"seat": NAME, "card": NAME},
    "turned_up_landmark": {"seat": NAME, "landmark": NAME},
}
"""What happens: each kind of event, and what it names."""

DRAWS: Final = ("card", "landmark", "left_out", "token")
"""What chance is asked for, as records and scripts call it."""

VERBS: Final[Verbs] = {
    "chain": ("card",),
    "discard": ("card",),
    "landmark": ("landmark",),
    "move": ("region to",),
    "pick": ("power",),
    "place": ("region",),
    "play": ("card",),
    "race": ("race",),
    "raze": ("region",),
    "remove": ("region",),
    "retrieve": ("card",),
    "ruin": ("card",),
    "stop": ("",),
    "token": ("token",),
}
