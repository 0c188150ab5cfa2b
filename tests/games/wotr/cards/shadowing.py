"""A Shadow hand with one character card, and the die that plays it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import mathom
from tests.games.wotr.table import WOTR, options, play, seen, table
from tests.games.wotr.table import can_play as table_can_play

DIE = "character"
"""The face that pays for all character cards."""
WILD = {"region": "hollin"}
"""Far from any settlement of the Free Peoples."""


def holding(
    card: str, armies: Mapping[str, str] | None = None, die: str = DIE, **parts: Any
) -> mathom.Match:
    """The Shadow holds this card, and the die that plays it; the Free Peoples have one too."""
    parts = {"hands": {"shadow": [card]}, "free": "event", "to_act": "shadow", **parts}
    shadow = " ".join([die, parts.pop("more_dice", "")])
    return table(armies, shadow=shadow, **parts)


def plays(
    card: str, armies: Mapping[str, str] | None = None, die: str = DIE, **parts: Any
) -> mathom.Match:
    """The Shadow has played this card, and nothing is chosen yet."""
    match = holding(card, armies, die, **parts)
    return go(match, f"die {die}", "use event", f"play {card}")


def go(match: mathom.Match, *choices: str) -> mathom.Match:
    """Make these choices; at each question the position must be one that can be written and read."""
    for choice in choices:
        play(match, choice)
        if match.decision is not None:
            again = WOTR.position(seen(match), chance=mathom.Scripted())
            assert again.state == match.state
            assert options(again) == options(match)
    return match


def can_play(match: mathom.Match, card: str) -> bool:
    """Whether the die could play the card."""
    return table_can_play(match, DIE, card)


def discarded(match: mathom.Match, side: str = "shadow") -> list[str]:
    """The cards of a side that everybody has seen go."""
    cards: list[str] = seen(match)["discards"][side]
    return cards


def on_table(match: mathom.Match) -> list[str]:
    """The cards on the table."""
    cards: list[str] = seen(match)["table"]
    return cards


def hand(match: mathom.Match, side: str = "shadow") -> list[str]:
    """The cards in a hand."""
    cards: list[str] = seen(match)["hands"][side]
    return cards


def corruption(match: mathom.Match) -> int:
    """The burden of the Ring."""
    found: int = seen(match)["fellowship"]["corruption"]
    return found


def declares(region: str, *way: str, **parts: Any) -> mathom.Match:
    """The Fellowship declares itself, having come this way."""
    fellowship = {"region": region, "progress": len(way)}
    match = table(phase="fellowship", fellowship=fellowship, **parts)
    steps = [f"step {there}" for there in way]
    return go(match, "declare", *steps)
