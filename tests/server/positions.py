"""Written positions of Duel, for tests."""

from __future__ import annotations

from typing import Any

RICH: dict[str, Any] = {
    "turn": "sauron",
    "landmarks": ["barad_dur", "bree", "erebor"],
    "sauron": {"coins": 20},
    "fellowship": {"coins": 3},
}
"""Sauron may take any of three landmarks: Bree moves units, Barad-dur looks through the discard."""

SEEN: dict[str, Any] = {
    **RICH,
    "fellowship": {"coins": 3, "tokens": ["wizards_3"]},
    "left_out": ["c1_01", "c1_02", "c1_03"],
    "looked": ["fellowship"],
}
"""The same, but the Fellowship has seen what was left out of the chapter."""

OVER: dict[str, Any] = {
    "sauron": {"quest": 14},
    "outcome": {"winners": ["sauron"], "how": "quest"},
}
"""Sauron has caught the Ring-bearer."""
