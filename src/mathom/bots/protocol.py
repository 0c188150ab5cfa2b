"""The lines that a host and a bot in a process of its own say to each other. See docs/bots.md.

One JSON object a line, UTF-8. The host speaks first; `begin` is not answered, all else is.
"""

# Not compiled: it talks to programs.

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from mathom.core.game import Setup

VERSION = 1
MOST_BYTES = 4_000_000
"""A longer line is not read to its end."""
EVERYTHING = ("choices", "view", "position")
"""What a question holds besides the rest, unless the bot says in its hello what of it it wants."""


def hello() -> dict[str, Any]:
    """The host's first line. Answered with {"mathom": 1, "name": ...}, or with {"error": ...}.

    The answer may say {"wants": [...]}, some of EVERYTHING, and {"games": [...]}, the games it plays.
    """
    return {"do": "hello", "mathom": VERSION}


def begin(luck: int) -> dict[str, Any]:
    """A new match begins. `luck` is for the bot's own dice and has nothing to do with the match's."""
    return {"do": "begin", "luck": luck}


def choose(
    game: str,
    setup: Setup,
    seat: str,
    kind: str,
    options: Sequence[str],
    seconds: float,
    iterations: int | None,
    more: Mapping[str, Any],
) -> dict[str, Any]:
    """A decision. Answered with {"option": one of the options}, or with {"error": ...}.

    `more` is what the bot wants of EVERYTHING: see `question`.
    """
    return {
        "do": "choose",
        "game": game,
        "setup": setup,
        "seat": seat,
        "kind": kind,
        "options": list(options),
        "seconds": seconds,
        "iterations": iterations,
        **more,
    }


def hint(
    game: str, setup: Setup, position: Mapping[str, Any], seat: str, seconds: float
) -> dict[str, Any]:
    """What would you do? Only bots of the house are asked, and not to play: they answer with
    {"hint": [[option, chance, [[kind, theme, weight]..]]..], "took": seconds of processor time}."""
    return {
        "do": "hint",
        "game": game,
        "setup": setup,
        "position": position,
        "seat": seat,
        "seconds": seconds,
    }


def encode(message: Mapping[str, Any]) -> bytes:
    """A message as a line."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def decode(line: bytes) -> dict[str, Any]:
    """The message that a line holds. Raises ValueError."""
    try:
        message = json.loads(line)
    except RecursionError as error:
        raise ValueError from error
    if not isinstance(message, dict):
        raise ValueError
    return message
