"""What the signs on the board mean."""

from __future__ import annotations

from mathom.terminal.legend import Meanings
from mathom.terminal.tcg.signs import (
    AGAINST,
    CONTROLLED,
    RING_BEARER,
    TWILIGHT,
    WOUND,
    Signs,
)


def meanings(signs: Signs) -> Meanings:
    """The signs of characters, sites and cards."""
    shown = {
        "numbers": "8/3",
        "wound": WOUND,
        "ring-bearer": RING_BEARER,
        "items": "[ ]",
        "against": AGAINST,
        "twilight": TWILIGHT,
        "cost": "(2)",
        "changed": "(3+2)",
        "here": "3 A",
        "controlled": f"{CONTROLLED}B",
        "copy": "(2)",
    }
    return [(sign, signs.voice(f"terminal-tcg-sign-{id}")) for id, sign in shown.items()]
