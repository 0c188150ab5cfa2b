"""The TCG told in numbers: a fellowship on its road, the hand behind it, what is about to happen to it.

What is about to happen is told of the side whose turn it is (`free_...`: its fellowship is on the move)
or of those against it (`shadow_...`); the others have 0 there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

OF_SIDE: Final[list[tuple[str, int, str]]] = [
    ("site", 8, "road"),
    ("lead", 4, "road"),
    ("companions", 7, "companions"),
    ("strength", 16, "companions"),
    ("vitality", 14, "wounds"),
    ("exhausted", 3, "wounds"),
    ("bearer_vitality", 4, "bearer"),
    ("bearer_room", 10, "burdens"),
    ("borne", 6, "items"),
    ("support_free", 5, "items"),
    ("support_shadow", 5, "conditions"),
    ("allies", 3, "companions"),
    ("controlled", 3, "control"),
    ("dead", 4, "companions"),
    ("deck", 8, "deck"),
    ("hand_companions", 3, "hand"),
    ("hand_free", 6, "hand"),
    ("hand_minions", 6, "hand"),
    ("hand_minion_strength", 8, "hand"),
    ("hand_shadow", 5, "hand"),
    ("hand_events", 4, "hand"),
    ("hand_shadow_events", 4, "hand"),
]
"""What a side has, whoever's turn it is: name, most, theme."""

OF_TURN: Final[list[tuple[str, int, str]]] = [
    ("free", 1, "turn"),
    ("free_moves", 2, "turn"),
    ("free_may_move_on", 1, "turn"),
    ("free_others_hand", 8, "hands"),
    ("free_twilight_coming", 14, "twilight"),
    ("free_twilight", 14, "twilight"),
    ("free_twilight_left", 8, "twilight"),
    ("free_minions", 6, "minions"),
    ("free_archery", 4, "archery"),
    ("free_arrows", 3, "archery"),
    ("free_fierce", 6, "minions"),
    ("free_fights_wounds", 7, "fights"),
    ("free_fights_deaths", 3, "fights"),
    ("free_fights_lost_strength", 6, "fights"),
    ("free_fights_bearer", 2, "fights"),
    ("free_fights_kills", 5, "fights"),
    ("free_fights_close", 4, "fights"),
]
"""How it stands with the side whose turn it is."""
OF_SHADOW: Final[list[tuple[str, int, str]]] = [
    ("shadow_coming", 5, "minions"),
    ("shadow_coming_strength", 9, "minions"),
    ("shadow_outnumbers", 5, "minions"),
    ("shadow_coming_wounds", 8, "fights"),
    ("shadow_coming_deaths", 4, "fights"),
    ("shadow_coming_bearer", 2, "fights"),
    ("shadow_coming_kills", 5, "fights"),
]
"""What a side could still send against the fellowship on the move."""

ALL: Final[list[tuple[str, int, str]]] = [*OF_SIDE, *OF_TURN, *OF_SHADOW]
NAMES: Final[list[str]] = [name for name, _, _ in ALL]
MOST: Final[list[int]] = [most for _, most, _ in ALL]
THEMES: Final[list[str]] = [theme for _, _, theme in ALL]
COUNT: Final[int] = len(ALL)
TURN: Final[int] = len(OF_SIDE)
SHADOW: Final[int] = TURN + len(OF_TURN)


def put(told: vec[i64], at: int, value: int) -> None:
    """Tell a value, at most the most that can be told."""
    if value > 0:
        most = MOST[at]
        told[at] = value if value < most else most
