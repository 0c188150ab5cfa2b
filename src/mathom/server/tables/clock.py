"""Clocks: how much time the players have, if they agreed on one when the table was set.

The rules know no time; it belongs to the table. A clock is worked out from the journal, whose entries
say when they were written, so it outlives every restart. It runs for people only, and only once
everybody has sat down. Nothing happens by itself when the time of a seat is up: it may still choose, and
the others may claim the win or let a bot play on (`claim.py`).
"""

from __future__ import annotations

from collections.abc import Mapping

from mathom.server.tables.entries import Chair, Clock

SECOND = 1000


class Clocks:
    """How much time each seat has left."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.runs = ""
        """The seat whose time runs now; empty if nobody's does."""
        self._since = 0
        self._left: dict[str, int] = {}

    @property
    def full(self) -> int:
        """What everybody begins with, in milliseconds."""
        return self.clock.seconds * SECOND

    def hear(self, time: int, chose: bool, decider: str, chairs: Mapping[str, Chair]) -> None:
        """Something was written into the journal: whether it was a choice, and who decides after it."""
        waiting = any(chair.kind in ("invited", "open") for chair in chairs.values())
        person = not waiting and decider in chairs and chairs[decider].kind == "human"
        before, now = self.runs, decider if person else ""
        if before:
            self._left[before] = self.left(before, time)
        if self.clock.each == "move" and now and (chose or now != before):
            self._left[now] = self.full
        if self.clock.each == "game" and before and now != before:
            # Who chooses and takes back again and again gains nothing: it counts when another decides.
            self._left[before] += self.clock.increment * SECOND
        self.runs, self._since = now, time

    def left(self, seat: str, at: int) -> int:
        """How many milliseconds a seat has left; less than none if its time is up."""
        left = self._left.get(seat, self.full)
        return left - max(0, at - self._since) if seat == self.runs else left

    def is_up(self, seat: str, at: int) -> bool:
        """Whether the time of a seat that is to decide is up."""
        return seat == self.runs and self.left(seat, at) <= 0
