"""Hub: who is looking at which table, so that they hear when something happens there."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field

AT_ONCE = 20
"""So many watchers hear of something before others have their turn."""
SOON = 0.3
"""Seconds after which all hear that watchers came and went: not for each of them anew."""


@dataclass(eq=False)
class Viewer:
    """Somebody who looks at a table.

    There is no queue of messages: what a viewer gets next is how things stand when they can take it. So
    one who is slow misses nothing, and costs nothing.
    """

    table: str
    seats: tuple[str, ...]
    changed: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class _Room:
    """Those who look at one table."""

    players: set[Viewer] = field(default_factory=set)
    watchers: set[Viewer] = field(default_factory=set)
    seats: Counter[str] = field(default_factory=Counter)


class Hub:
    """The viewers of this process."""

    def __init__(self) -> None:
        self._rooms: dict[str, _Room] = {}
        self._soon: set[str] = set()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def enter(self, viewer: Viewer) -> None:
        """Somebody begins to look."""
        room = self._rooms.setdefault(viewer.table, _Room())
        (room.players if viewer.seats else room.watchers).add(viewer)
        room.seats.update(viewer.seats)
        self._count += 1
        viewer.changed.set()
        self._came_or_went(viewer)

    def leave(self, viewer: Viewer) -> None:
        """Somebody looks no more."""
        room = self._rooms[viewer.table]
        (room.players if viewer.seats else room.watchers).discard(viewer)
        room.seats.subtract(viewer.seats)
        self._count -= 1
        if not room.players and not room.watchers:
            del self._rooms[viewer.table]
        self._came_or_went(viewer)

    def _came_or_went(self, viewer: Viewer) -> None:
        if viewer.seats:
            self.tell(viewer.table)
        elif viewer.table not in self._soon:
            self._soon.add(viewer.table)
            asyncio.get_running_loop().call_later(SOON, self._tell_now, viewer.table)

    def _tell_now(self, table: str) -> None:
        self._soon.discard(table)
        self.tell(table)

    def tell(self, table: str) -> None:
        """Something happened at a table. Those who play there hear it first."""
        room = self._rooms.get(table)
        if room is not None:
            for viewer in room.players:
                viewer.changed.set()
            if room.watchers:
                self._tell_some(list(room.watchers))

    def _tell_some(self, watchers: list[Viewer]) -> None:
        """Nobody else waits until a crowd has heard it."""
        for viewer in watchers[:AT_ONCE]:
            viewer.changed.set()
        if len(watchers) > AT_ONCE:
            asyncio.get_running_loop().call_soon(self._tell_some, watchers[AT_ONCE:])

    def seats(self, table: str) -> list[str]:
        """The seats whose holders are looking."""
        room = self._rooms.get(table)
        return [] if room is None else sorted([seat for seat, count in room.seats.items() if count])

    def watchers(self, table: str) -> int:
        """How many look who hold no seat."""
        room = self._rooms.get(table)
        return 0 if room is None else len(room.watchers)

    def watched(self) -> list[str]:
        """The tables that somebody looks at."""
        return list(self._rooms)

    def is_watched(self, table: str) -> bool:
        """Whether anybody looks at a table."""
        return table in self._rooms
