"""What a player can choose: the verbs of the TCG. Options that name a card are made by the Table."""

from __future__ import annotations

from typing import Final

from mathom.core.option import Option
from mathom.games.tcg.table import SEAT_LETTERS

PASS: Final = Option("pass")
"""No action now; in a phase, in answer to something, or instead of an optional effect."""
DONE: Final = Option("done")
"""No more of what may be chosen several times."""
YES: Final = Option("yes")
NO: Final = Option("no")

MOST: Final = 99
NUMBER: Final = [Option("number", (str(n),), (n,)) for n in range(MOST + 1)]
EFFECT: Final = [Option("effect", (str(n + 1),), (n,)) for n in range(8)]
"""One of several effects, in the order of the card."""
PLAYER: Final = [Option("player", (letter,), (seat,)) for seat, letter in enumerate(SEAT_LETTERS)]

CARD_VERBS: Final = (
    "choose", "play", "use", "first", "answer", "on", "wound", "heal", "discard", "fight",
)  # fmt: skip
"""Verbs that take the name of a card, as `4C12a2`."""
