"""Budget: how much a bot may think about a choice."""

# Not compiled: it only says how much.

from __future__ import annotations

import math
import re
from dataclasses import dataclass

PATIENCE = 60.0
"""Where iterations are agreed on, a bot in a process of its own has so many seconds for them."""

_WRITTEN = re.compile(r"(\d+(?:\.\d*)?|\.\d+)s?|(\d{1,9})i")


@dataclass(frozen=True)
class Budget:
    """Seconds or iterations a choice; what is None was not agreed on.

    Iterations give the same games again on every machine, seconds do not. What an iteration is, each bot
    says for itself: to those that search it is one way through what may come, to others it is nothing.
    """

    seconds: float | None = None
    iterations: int | None = None

    @staticmethod
    def read(text: str) -> Budget | None:
        """What people write: `2` or `0.5s` are seconds, `800i` iterations; None if it is neither.

        >>> Budget.read("0.5s"), Budget.read("800i"), Budget.read("soon")
        (Budget(seconds=0.5, iterations=None), Budget(seconds=None, iterations=800), None)
        """
        found = _WRITTEN.fullmatch(text.strip())
        if found is None:
            return None
        if found[2] is not None:
            return Budget(iterations=int(found[2])) if int(found[2]) else None
        seconds = float(found[1])
        return Budget(seconds=seconds) if seconds > 0 and math.isfinite(seconds) else None

    def limit(self, usual: float) -> float:
        """How long somebody waits for an answer, if so long is usual."""
        if self.seconds is not None:
            return self.seconds
        return usual if self.iterations is None else max(usual, PATIENCE)


def entrant(text: str) -> tuple[str, Budget | None]:
    """Who takes part in an arena, perhaps with a budget of its own: `galadriel@4000i`.

    >>> entrant("galadriel@4000i")
    ('galadriel', Budget(seconds=None, iterations=4000))
    >>> entrant("cmd:play --as me@home")
    ('cmd:play --as me@home', None)
    """
    bot, sign, written = text.rpartition("@")
    own = Budget.read(written) if sign else None
    return (bot, own) if own is not None else (text, None)
