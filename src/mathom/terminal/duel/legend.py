"""What the signs on Duel's board mean."""

from __future__ import annotations

from mathom.games.duel.box import COLOURS, SEATS, SKILLS
from mathom.terminal.duel.signs import (
    AGAIN,
    COIN,
    FORTRESS,
    MOVE,
    REMOVE,
    RING,
    SHAPES,
    Signs,
)
from mathom.terminal.legend import Meanings


def meanings(signs: Signs) -> Meanings:
    """The shapes of the colours, the letters of skills and sides, and the other signs."""
    voice = signs.voice
    return [
        *[(SHAPES[colour], voice(f"terminal-duel-sign-{colour}")) for colour in COLOURS],
        *[(signs.skills[n], voice(f"duel-skill-{skill}")) for n, skill in enumerate(SKILLS)],
        *[
            (f"{signs.sides[seat]}2", voice("terminal-duel-sign-units", seat=voice(f"duel-seat-{seat}")))
            for seat in SEATS
        ],
        *[(sign, voice(f"terminal-duel-sign-{name}")) for name, sign in _signs(signs).items()],
    ]


def _signs(signs: Signs) -> dict[str, str]:
    anvil = signs.voice("duel-chain-anvil")
    two = "/".join(signs.regions[-2:])
    return {
        "coin": COIN,
        "price": f"=2{COIN}",
        "needs": f"«{anvil}",
        "gives": f"{anvil}»",
        "ring": RING,
        "place": f"✕ 1 {two}",
        "move": MOVE,
        "remove": REMOVE,
        "loss": f"-1{COIN}",
        "fortress": FORTRESS,
        "again": AGAIN,
        "alliance": "▲?",
        "retrieve": "▼?",
        "ruin": f"{REMOVE}◆",
        "back": "╱╲",
        "token": "▣",
    }
