"""A Shadow hand with one strategy card, and the die that plays it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import mathom
from tests.games.wotr.cards.shadowing import holding, plays
from tests.games.wotr.table import SHADOW_NATIONS, options, play

DIE = "muster-army"
"""The face that pays for all strategy cards."""
WAR = SHADOW_NATIONS


def commands(card: str, armies: Mapping[str, str] | None = None, **parts: Any) -> mathom.Match:
    """The Shadow has played this card, and nothing is chosen yet."""
    return plays(card, armies, DIE, **parts)


def can_command(card: str, armies: Mapping[str, str] | None = None, **parts: Any) -> bool:
    """Whether the Shadow could play this card here."""
    match = holding(card, armies, DIE, **parts)
    for choice in (f"die {DIE}", "use event"):
        if choice not in options(match):
            return False
        play(match, choice)
    return f"play {card}" in options(match)
