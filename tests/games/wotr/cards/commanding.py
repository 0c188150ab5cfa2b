"""A Shadow hand with one strategy card, and the die that plays it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import mathom
from tests.games.wotr.cards.shadowing import holding, plays
from tests.games.wotr.table import SHADOW_NATIONS, can_play

DIE = "muster-army"
"""The face that pays for all strategy cards."""
WAR = SHADOW_NATIONS


def commands(card: str, armies: Mapping[str, str] | None = None, **parts: Any) -> mathom.Match:
    """The Shadow has played this card, and nothing is chosen yet."""
    return plays(card, armies, DIE, **parts)


def can_command(card: str, armies: Mapping[str, str] | None = None, **parts: Any) -> bool:
    """Whether the Shadow could play this card here."""
    return can_play(holding(card, armies, DIE, **parts), DIE, card)
