"""What the features are worth to whoever has not learned anything yet: a guess, in logarithms of odds.

It says what `bot.py` says in points, feature by feature. Learning begins from it: where few games have
been seen, what is fitted stays near it.
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.mind.features import MOST, NAMES, PHASES

EACH: Final[dict[str, float]] = {
    "free_way": 0.2,
    "free_hidden": 0.2,
    "free_guard": 0.09,
    "free_aragorn": 0.4,
    "free_gandalf_white": 0.4,
    "free_abroad": 0.14,
    "free_awake": 0.08,
    "free_steps": 0.06,
    "free_units": 0.12,
    "free_reserve": 0.02,
    "free_leaders": 0.06,
    "free_held": 0.05,
    "free_dice": 0.04,
    "free_dice_for_the_quest": 0.05,
    "free_rings": 0.14,
    "free_hand": 0.04,
    "free_lasting": 0.15,
    "free_tiles": 0.15,
    "shadow_besieges": 0.08,
    "shadow_overwhelms": 0.12,
    "shadow_presses": 0.08,
    "shadow_march": 0.03,
    "shadow_units": 0.07,
    "shadow_elites": 0.03,
    "shadow_led": 0.03,
    "shadow_watch": 0.08,
    "shadow_nazgul": 0.04,
    "shadow_saruman": 0.4,
    "shadow_witch_king": 0.4,
    "shadow_mouth": 0.4,
    "shadow_trail": 0.03,
    "shadow_tiles": 0.15,
    "shadow_dice": 0.04,
    "shadow_rings": 0.07,
    "shadow_hand": 0.04,
    "shadow_lasting": 0.1,
}
"""What each step of a feature is worth, as many as there are."""
STEPS: Final[dict[str, list[float]]] = {
    "free_mordor": [1.1, 0.45, 0.5, 0.55, 0.75, 2.0],
    "free_hope": [0.5, 0.54, 0.38, 0.29, 0.24, 0.2, 0.18, 0.15, 0.14, 0.13, 0.11, 0.1],
    "free_points": [0.6, 0.8, 1.1],
    "shadow_points": [0.21, 0.22, 0.24, 0.25, 0.28, 0.3, 0.35, 0.4, 0.56],
    "shadow_hunts": [0.11, 0.08, 0.05, 0.03, 0.02],
}
"""The same where the steps differ."""
WAR: Final = [0.11, 0.17]
"""A nation at war, of each side."""
IN_MORDOR: Final = PHASES - 1
MORE_THERE: Final[dict[str, float]] = {"free_hope": 1.5, "shadow_hunts": 2.0, "free_hidden": 2.0}
"""What weighs more on the way through Mordor."""


def guess() -> list[list[list[float]]]:
    """The worth of each step of each feature in each phase."""
    return [[_steps(n, phase) for n in range(len(NAMES))] for phase in range(PHASES)]


def _steps(n: int, phase: int) -> list[float]:
    name = NAMES[n]
    steps = STEPS.get(name)
    if steps is None:
        each = EACH.get(name, 0.0)
        if "_war_" in name:
            each = WAR[0 if name.startswith("free") else 1]
        steps = [each] * MOST[n]
    more = MORE_THERE.get(name, 1.0) if phase == IN_MORDOR else 1.0
    return [more * one for one in steps]
