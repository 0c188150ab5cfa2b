"""What people write after an option, made into numbers and names, or refused in a sentence."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from mathom.core.faults import BadSetup
from mathom.core.text import Text

if TYPE_CHECKING:
    from mathom.bots.budget import Budget

MOST_DIGITS = 18


def number(name: str, value: str | None, least: int = 0) -> int | None:
    """A whole number."""
    if value is None:
        return None
    meant = typed_number(value)
    if meant is not None and meant >= least:
        return meant
    raise _refused(name, value, "count" if least else "number")


def typed_number(typed: str) -> int | None:
    """The number that somebody typed, if it is one."""
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) <= MOST_DIGITS else None


def seconds(name: str, value: str | None) -> float | None:
    """A time."""
    if value is None:
        return None
    try:
        time = float(value)
    except ValueError:
        time = 0.0
    if not (math.isfinite(time) and time > 0):
        raise _refused(name, value, "seconds")
    return time


def budget(name: str, value: str | None) -> Budget | None:
    """How much may be thought: a time, or a number of iterations."""
    if value is None:
        return None
    from mathom.bots.budget import Budget

    meant = Budget.read(value)
    if meant is None:
        raise _refused(name, value, "budget")
    return meant


def setup(values: Sequence[str]) -> dict[str, str]:
    """Setup choices, each written NAME=VALUE."""
    made: dict[str, str] = {}
    for value in values:
        name, sign, choice = value.partition("=")
        if not (name and sign and choice):
            raise _refused("--set", value, "set")
        made[name] = choice
    return made


def decks(wanted: str | None) -> dict[str, str]:
    """The setup choice that is asked for most has an option of its own; it may name files, too."""
    if wanted is None:
        return {}
    from mathom.terminal.tcg.decks import brought

    return {"decks": brought(wanted)}


def dice(value: str | None) -> bool:
    """Whether a real table is asked."""
    if value not in (None, "ask"):
        raise _refused("--dice", str(value), "dice")
    return value == "ask"


def _refused(name: str, value: str, expected: str) -> BadSetup:
    return BadSetup(
        "terminal-option", name=name, value=value[:40], expected=Text(f"terminal-expected-{expected}")
    )
