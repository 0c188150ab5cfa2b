"""What the signs on the board mean."""

from __future__ import annotations

from mathom.terminal.legend import Meanings
from mathom.terminal.wotr.signs import (
    ACTIVE,
    APART,
    CAPTURED,
    EYE,
    FACING,
    MIXED,
    PASSIVE,
    REVEAL,
    RING_BEARERS,
    SETTLEMENTS,
    STOP,
    Signs,
)


def meanings(signs: Signs) -> Meanings:
    """The signs of settlements and tiles, the letters of figures and nations."""
    voice = signs.voice
    return [
        *[(sign, voice(f"terminal-wotr-sign-{name}")) for name, sign in SETTLEMENTS.items() if name],
        *[(sign, voice(f"terminal-wotr-sign-{name}")) for name, sign in _signs(signs).items()],
        *[(f"2{letter}", voice(f"terminal-wotr-sign-{rank}")) for rank, letter in signs.letters.items()],
        *[(short, signs.name("nation", nation)) for nation, short in signs.nations.items()],
    ]


def _signs(signs: Signs) -> dict[str, str]:
    return {
        "captured": CAPTURED,
        "besieged": "[ ]",
        "ring-bearers": RING_BEARERS,
        "facing": FACING,
        "mixed": MIXED,
        "apart": APART,
        "active": f"{ACTIVE}2",
        "passive": f"{PASSIVE}2",
        "eye": EYE,
        "reveal": f"2{REVEAL}",
        "stop": f"1{STOP}",
        "cards": "3+2",
    }
