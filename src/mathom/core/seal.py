"""The seal of a written position: whether it is just as we wrote it."""

# Not compiled: positions are read and written for people.

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

SEAL = "seal"
"""The part of a written position that says that it is as we wrote it."""


def sealed(written: dict[str, Any]) -> dict[str, Any]:
    """A position that we have written, marked as such: only such a one may say what lies on the agenda.

    What is under way in the middle of a battle or of a card is known to the rules alone, so a position
    that somebody has made or changed begins at a named moment instead. The seal is no secret: it is
    there to notice a change, not to keep out somebody who wants to harm his own game.
    """
    return written | {SEAL: _seal(written)}


def ours(data: Mapping[str, Any]) -> bool:
    """Whether a position is just as we wrote it."""
    try:
        return data.get(SEAL) == _seal({name: part for name, part in data.items() if name != SEAL})
    except (TypeError, ValueError, RecursionError):
        # We write nothing that JSON cannot hold.
        return False


def _seal(data: Mapping[str, Any]) -> str:
    # Who only plays seals nothing, and need not load what is needed for it.
    import hashlib
    import json

    text = json.dumps(data, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
