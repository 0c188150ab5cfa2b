"""Hub: who is looking at which table, so that they hear when something happens there."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field


@dataclass(eq=False)
class Viewer:
    """Somebody who looks at a table.

    There is no queue of messages: what a viewer gets next is how things stand when they can take it. So
    one who is slow misses nothing, and costs nothing.
    """

    table: str
    seats: tuple[str, ...]
    changed: asyncio.Event = field(default_factory=asyncio.Event)


class Hub:
    """The viewers of this process."""

    def __init__(self) -> None:
        self._viewers: dict[str, set[Viewer]] = {}

    def __len__(self) -> int:
        return sum(len(viewers) for viewers in self._viewers.values())

    def enter(self, viewer: Viewer) -> None:
        """Somebody begins to look."""
        self._viewers.setdefault(viewer.table, set()).add(viewer)
        self.tell(viewer.table)

    def leave(self, viewer: Viewer) -> None:
        """Somebody looks no more."""
        viewers = self._viewers[viewer.table]
        viewers.discard(viewer)
        if not viewers:
            del self._viewers[viewer.table]
        self.tell(viewer.table)

    def tell(self, table: str) -> None:
        """Something happened at a table."""
        for viewer in self._viewers.get(table, ()):
            viewer.changed.set()

    def seats(self, table: str) -> list[str]:
        """The seats whose holders are looking."""
        viewers = self._viewers.get(table, ())
        return sorted({seat for viewer in viewers for seat in viewer.seats})

    def watchers(self, table: str) -> int:
        """How many look who hold no seat."""
        return sum(not viewer.seats for viewer in self._viewers.get(table, ()))

    def watched(self) -> list[str]:
        """The tables that somebody looks at."""
        return list(self._viewers)

    def is_watched(self, table: str) -> bool:
        """Whether anybody looks at a table."""
        return table in self._viewers
