"""Beats: when a bot's answer is told, so that nobody learns from a watch what it had to think about.

Whoever is left with one answer gives it at once, and whoever holds many cards thinks longer: both would
tell what a hand is like. So in games with hands an answer is told on a beat that is drawn from what
everybody knows: who was asked what kind of question, and the longest that this bot has needed of late
for such a one. Nothing waits for it but the game itself.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mathom.core.game import Game

BEATS = (0.1, 0.3, 1.0, 3.0)
"""The beats, in seconds. They are far apart: how long a thought was is told only by passing one."""
OF_LATE = 200
"""So many questions of a kind are remembered, also those that left no choice: how many were asked is no
secret."""

Asked = tuple[str, str, str]
"""Who is asked what, as everybody knows it: the bot, the game, and the kind of question."""


class Beats:
    """What every bot has needed of late, and the beat that follows from it."""

    def __init__(self, beats: Sequence[float] = BEATS) -> None:
        self._beats = beats
        self._needed: dict[Asked, deque[float]] = {}

    def wait(self, bot: str, game: Game, kind: str, thought: float) -> float:
        """How many seconds a bot's answer is kept back that took so long. It counts from now on."""
        if not game.hands or not self._beats:
            return 0.0
        needed = self._needed.setdefault((bot, game.id, kind), deque(maxlen=OF_LATE))
        needed.append(thought)
        longest = max(needed)
        beat = next((one for one in self._beats if one >= longest), longest)
        return beat - thought
