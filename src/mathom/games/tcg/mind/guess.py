"""What the features are worth to somebody who has played a little: what learning begins with.

In logarithms of odds, a number a step; the same in every part of the game.
"""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.mind.features import MOST, NAMES

STEPS: Final[dict[str, list[float]]] = {
    "companions": [0.3, 0.3, 0.25, 0.2, 0.15, 0.05, 0.0],
    "bearer_vitality": [1.0, 0.4, 0.25, 0.1],
    "bearer_room": [1.0, 0.6, 0.4, 0.3, 0.2, 0.15, 0.1, 0.1, 0.05, 0.05],
    "free_fights_bearer": [-0.5, -2.0],
    "shadow_outnumbers": [0.0, 0.0, 0.1, 0.4, 0.3],
    "shadow_coming_bearer": [0.3, 0.5],
}
"""Where each step is worth something else."""
EACH: Final[dict[str, float]] = {
    "site": 0.3,
    "lead": 0.1,
    "strength": 0.06,
    "vitality": 0.05,
    "exhausted": -0.15,
    "borne": 0.08,
    "support_free": 0.12,
    "support_shadow": 0.1,
    "allies": 0.08,
    "controlled": 0.2,
    "dead": -0.1,
    "deck": 0.02,
    "hand_companions": 0.08,
    "hand_free": 0.04,
    "hand_minions": 0.05,
    "hand_minion_strength": 0.03,
    "hand_shadow": 0.04,
    "hand_events": 0.06,
    "hand_shadow_events": 0.05,
    "free_others_hand": -0.02,
    "free_twilight_coming": -0.03,
    "free_twilight": -0.03,
    "free_twilight_left": -0.02,
    "free_minions": -0.05,
    "free_archery": -0.15,
    "free_arrows": 0.1,
    "free_fierce": -0.1,
    "free_fights_wounds": -0.12,
    "free_fights_deaths": -0.35,
    "free_fights_lost_strength": -0.08,
    "free_fights_kills": 0.05,
    "shadow_coming": 0.05,
    "shadow_coming_strength": 0.04,
    "shadow_coming_wounds": 0.08,
    "shadow_coming_deaths": 0.25,
}
"""What every step of a feature is worth."""


def guess(phases: int) -> list[list[list[float]]]:
    """By phase and feature."""
    steps: list[list[float]] = []
    for n in range(len(NAMES)):
        name = NAMES[n]
        steps.append(STEPS[name] if name in STEPS else [EACH.get(name, 0.0)] * MOST[n])
    return [steps for _ in range(phases)]
