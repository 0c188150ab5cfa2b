"""The lines that a host and a bot in a process of its own say to each other. See docs/bots.md.

One JSON object a line, UTF-8. The host speaks first; `begin` is not answered, all else is.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from mathom.core.game import Setup

VERSION = 1
MOST_BYTES = 4_000_000
"""A longer line is not read to its end."""


def hello() -> dict[str, Any]:
    """The host's first line. Answered with {"mathom": 1, "name": ...}, or with {"error": ...}."""
    return {"do": "hello", "mathom": VERSION}


def begin(luck: int) -> dict[str, Any]:
    """A new match begins. `luck` is for the bot's own dice and has nothing to do with the match's."""
    return {"do": "begin", "luck": luck}


def choose(
    game: str,
    setup: Setup,
    position: Mapping[str, Any],
    seat: str,
    options: Sequence[str],
    seconds: float,
) -> dict[str, Any]:
    """A decision. Answered with {"option": one of the options}, or with {"error": ...}.

    The position is of a state imagined for the seat: it agrees with all the seat knows.
    """
    return {
        "do": "choose",
        "game": game,
        "setup": setup,
        "position": position,
        "seat": seat,
        "options": list(options),
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
