"""What the signs on the board mean."""

from __future__ import annotations

from mathom.terminal.paper import Lines, columns, line, words
from mathom.terminal.wotr.signs import (
    ACTIVE,
    CAPTURED,
    EYE,
    FACING,
    NUMBER,
    PASSIVE,
    REVEAL,
    RING_BEARERS,
    SETTLEMENTS,
    STOP,
    Signs,
)

COLUMN = 38


def legend(signs: Signs, width: int) -> Lines:
    """The signs of settlements and tiles, the letters of figures and nations."""
    voice = signs.voice
    pairs = [
        *[(sign, voice(f"terminal-wotr-sign-{name}")) for name, sign in SETTLEMENTS.items() if name],
        *[(sign, voice(f"terminal-wotr-sign-{name}")) for name, sign in _signs(signs).items()],
        *[(f"2{letter}", voice(f"terminal-wotr-sign-{rank}")) for rank, letter in signs.letters.items()],
        *[(short, signs.name("nation", nation)) for nation, short in signs.nations.items()],
    ]
    wide = max(len(sign) for sign, _ in pairs)
    entries = [_entry(sign, meaning, wide, min(width, COLUMN)) for sign, meaning in pairs]
    return columns(entries, width, COLUMN)


def _entry(sign: str, meaning: str, wide: int, width: int) -> Lines:
    rows = words(meaning, width - wide - 2)
    return [line((f"{sign if n == 0 else '':>{wide}}  ", NUMBER), row) for n, row in enumerate(rows)]


def _signs(signs: Signs) -> dict[str, str]:
    return {
        "captured": CAPTURED,
        "besieged": "[ ]",
        "ring-bearers": RING_BEARERS,
        "facing": FACING,
        "active": f"{ACTIVE}2",
        "passive": f"{PASSIVE}2",
        "eye": EYE,
        "reveal": f"2{REVEAL}",
        "stop": f"1{STOP}",
        "cards": "3+2",
    }
