"""What the signs on the board mean."""

from __future__ import annotations

from mathom.terminal.paper import Lines, columns, line, words
from mathom.terminal.tcg.signs import (
    AGAINST,
    CONTROLLED,
    NUMBER,
    RING_BEARER,
    TWILIGHT,
    WOUND,
    Signs,
)

COLUMN = 38


def legend(signs: Signs, width: int) -> Lines:
    """The signs of characters, sites and cards."""
    meanings = {
        "numbers": "8/3",
        "wound": WOUND,
        "ring-bearer": RING_BEARER,
        "items": "[ ]",
        "against": AGAINST,
        "twilight": TWILIGHT,
        "cost": "(2)",
        "here": "3 A",
        "controlled": f"{CONTROLLED}B",
        "copy": "(2)",
    }
    pairs = [(sign, signs.voice(f"terminal-tcg-sign-{id}")) for id, sign in meanings.items()]
    wide = max(len(sign) for sign, _ in pairs)
    each = min(width, COLUMN)
    entries = [
        [
            line((f"{sign if n == 0 else '':>{wide}}  ", NUMBER), row)
            for n, row in enumerate(words(meaning, each - wide - 2))
        ]
        for sign, meaning in pairs
    ]
    return columns(entries, width, COLUMN)
