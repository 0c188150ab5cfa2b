"""Standings: how a table stood when other rules took over, noted beside the choice before.

Whoever plays on by other rules plays on from a position. Where the choices before it are not possible
any more, a record can still be read from there on, if it says how the table stood.
"""

# Not compiled: it talks to people and files; no search runs through it.

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from mathom.core.record import Record

_NOTE = re.compile(r"rules (\d{1,9}) format (\d{1,9}) (?=\{)")


@dataclass(frozen=True)
class Standing:
    """The position after so many choices, and the rules by which the game goes on."""

    after: int
    rules: str
    format: int
    position: Mapping[str, Any]


def note(rules: str, format: int, position: Mapping[str, Any]) -> str:
    """The comment that says how the table stood: `rules 3 format 2 {...}`."""
    return f"rules {rules} format {format} {json.dumps(position, separators=(',', ':'))}"


def standings(record: Record) -> list[Standing]:
    """All that a record says of this. Whatever cannot be read is a comment like others."""
    found: list[Standing] = []
    for after, comment in enumerate([record.comment, *[move.comment for move in record.moves]]):
        said = _NOTE.match(comment)
        if said is None:
            continue
        try:
            position, _ = json.JSONDecoder().raw_decode(comment, said.end())
        except (ValueError, RecursionError):
            continue
        found.append(Standing(after, said[1], int(said[2]), position))
    return found
