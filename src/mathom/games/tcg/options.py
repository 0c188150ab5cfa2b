"""What a player can choose: the verbs of the TCG. Options that name a card are made by the Table."""

from __future__ import annotations

from typing import Final

from mathom.core.option import Option
from mathom.games.tcg.engine.table import SEAT_LETTERS

PASS: Final = Option("pass")
"""No action now; in a phase, in answer to something, or instead of an optional effect."""
DONE: Final = Option("done")
"""No more of what may be chosen several times."""
YES: Final = Option("yes")
NO: Final = Option("no")

MOVE: Final = Option("move")
"""On to the next site, from the regroup phase."""
STAY: Final = Option("stay")

MOST: Final = 99
NUMBER: Final = [Option("number", (str(n),), (n,)) for n in range(MOST + 1)]
EFFECT: Final = [Option("effect", (str(n + 1),), (n,)) for n in range(8)]
"""One of several effects, in the order of the card."""
PLAYER: Final = [Option("player", (letter,), (seat,)) for seat, letter in enumerate(SEAT_LETTERS)]
PLACE: Final = [Option("place", (str(n + 1),), (n,)) for n in range(len(SEAT_LETTERS))]
"""A place in the order of play."""

CARD_VERBS: Final = (
    "choose", "play", "use", "first", "answer", "on", "wound", "heal", "discard", "fight",
)  # fmt: skip
"""Verbs that take the name of a card, as `4C12a2`."""

PAIR_VERBS: Final = ("assign", "transfer", "heal")
"""Verbs that take the names of two cards: a minion and a character, an item and its new bearer, a
wounded character and the copy in hand that is discarded to heal it."""
