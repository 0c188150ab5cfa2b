"""What War of the Ring tells and what it asks of chance, by kind; docs/kinds.md lists them."""

# Not compiled: it is read by people and by tests.

from __future__ import annotations

from typing import Final

from mathom.core.declared import NAME, NUMBER, Events

EVENTS: Final[Events] = {
    "activated": {"nation": NAME, "cause": NAME},
    "advanced": {"nation": NAME, "cause": NAME},
    "advanced_army": {"region": NAME, "to": NAME, "force": NAME},
    "allocated": {"count": NUMBER},
    "arrived": {"character": NAME, "region": NAME},
    "assault": {"region": NAME, "to": NAME},
    "at_war": {"nation": NAME, "cause": NAME},
    "attack": {"region": NAME, "to": NAME},
    "captured": {"region": NAME, "by": NAME},
    "card_dice": {"rolls": NAME, "count": NUMBER},
    "ceased": {"side": NAME},
    "combat": {"side": NAME, "rolls": NAME, "count": NUMBER},
    "combat_cancelled": {"card": NAME},
    "combat_card": {"side": NAME, "card": NAME},
    "combat_chosen": {"side": NAME, "back": NAME},
    "corruption": {"count": NUMBER, "total": NUMBER},
    "dead_strike": {"count": NUMBER, "region": NAME},
    "declared": {"region": NAME},
    "departing": {"region": NAME},
    "dice_lost": {"side": NAME, "die": NAME, "count": NUMBER},
    "disbanded": {"figure": NAME, "region": NAME},
    "discarded": {"side": NAME},
    "drew": {"side": NAME, "deck": NAME},
    "drew_card": {"card": NAME},
    "driven": {"region": NAME},
    "eliminated": {"character": NAME},
    "entered": {"character": NAME, "region": NAME},
    "exchanged": {"figure": NAME, "region": NAME},
    "eyes_gone": {"count": NUMBER},
    "flew": {"region": NAME, "to": NAME},
    "found": {},
    "gave_up": {"side": NAME, "count": NUMBER},
    "guide": {"character": NAME},
    "healed": {"count": NUMBER, "total": NUMBER},
    "hidden": {},
    "hits_cancelled": {"side": NAME, "count": NUMBER},
    "hunt": {"rolls": NAME, "count": NUMBER},
    "landing": {"region": NAME, "to": NAME},
    "left_table": {"card": NAME},
    "lost": {"figure": NAME, "count": NUMBER, "region": NAME},
    "marched": {"region": NAME, "to": NAME, "force": NAME},
    "mordor": {},
    "mordor_step": {"count": NUMBER},
    "more_hits": {"side": NAME, "count": NUMBER},
    "passed": {"side": NAME},
    "played": {"side": NAME, "card": NAME},
    "progress": {"count": NUMBER},
    "recruited": {"figure": NAME, "region": NAME},
    "reduced": {"figure": NAME, "region": NAME},
    "retreated": {"region": NAME, "to": NAME},
    "revealed": {"region": NAME},
    "ring": {"side": NAME, "die": NAME, "to": NAME},
    "rolled": {"side": NAME, "dice": NAME},
    "sailed": {"region": NAME, "to": NAME, "force": NAME},
    "set_back": {"nation": NAME},
    "silenced": {"character": NAME},
    "skipped": {"side": NAME, "die": NAME},
    "sortie": {"region": NAME, "to": NAME},
    "struck": {"side": NAME, "rolls": NAME, "count": NUMBER},
    "taken_alive": {"character": NAME},
    "tempted": {"character": NAME},
    "tile": {"tile": NAME, "why": NAME},
    "tile_in_play": {"tile": NAME},
    "turn": {"count": NUMBER},
    "turned": {"side": NAME, "die": NAME, "to": NAME},
    "used": {"side": NAME, "die": NAME, "action": NAME},
    "white_rider": {},
    "withdrew": {"region": NAME},
}
"""What happens: each kind of event, and what it names."""

DRAWS: Final = ("card", "companion", "dice", "free_die", "shadow_die", "tile")
"""What chance is asked for, as records and scripts call it."""
