"""A hand with one card of the Free Peoples, and the die that plays it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import mathom
from tests.games.wotr.table import can_play as table_can_play
from tests.games.wotr.table import play, seen, table

DIE = "muster-army"
"""The face that pays for all strategy cards."""


def holding(card: str, armies: Mapping[str, str] | None = None, **parts: Any) -> mathom.Match:
    """The Free Peoples hold this card and can play it with their one die."""
    parts = {"hands": {"free": [card]}, "shadow": "event", **parts}
    return table(armies, free=DIE, **parts)


def plays(card: str, armies: Mapping[str, str] | None = None, **parts: Any) -> mathom.Match:
    """The Free Peoples have played this card, and nothing is chosen yet."""
    return play(holding(card, armies, **parts), f"die {DIE}", "use event", f"play {card}")


def can_play(match: mathom.Match, card: str) -> bool:
    """Whether the die could play the card."""
    return table_can_play(match, DIE, card)


def discarded(match: mathom.Match) -> list[str]:
    """The cards of the Free Peoples that everybody has seen go."""
    cards: list[str] = seen(match)["discards"]["free"]
    return cards


def on_table(match: mathom.Match) -> list[str]:
    """The cards on the table."""
    cards: list[str] = seen(match)["table"]
    return cards


def hand(match: mathom.Match, side: str = "free") -> list[str]:
    """The cards in a hand."""
    cards: list[str] = seen(match)["hands"][side]
    return cards
