"""Presence: which players are looking, here or at another process on the same database.

It is not written down: after a crash nobody would cross it out. Processes tell each other, and what was
not said again for a while is forgotten.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass

from mathom.server.store.news import News
from mathom.server.tables.hub import Hub
from mathom.server.tasks import Tasks

HEARTBEAT = 20.0
"""Seconds after which a process says again who is there."""
GONE = 3 * HEARTBEAT
"""Seconds after which nobody believes it any more."""


@dataclass(frozen=True)
class Here:
    """Who is looking at a table: the seats whose holders do, and how many others."""

    seats: frozenset[str] = frozenset()
    watchers: int = 0


class Presence:
    """The seats whose holders are looking."""

    def __init__(self, hub: Hub, news: News, tasks: Tasks) -> None:
        self._hub = hub
        self._news = news
        self._tasks = tasks
        self._elsewhere: dict[tuple[str, str], tuple[Here, float]] = {}
        if news.shared:
            tasks.repeat("saying who is there", HEARTBEAT, self._heartbeat)

    def here(self, table: str) -> Here:
        """Who is looking at a table."""
        seats, watchers = set(self._hub.seats(table)), self._hub.watchers(table)
        for (there, _), (others, until) in self._elsewhere.items():
            if there == table and until > time.monotonic():
                seats |= others.seats
                watchers += others.watchers
        return Here(frozenset(seats), watchers)

    def changed(self, table: str) -> None:
        """Somebody came or went."""
        if self._news.shared:
            self._tasks.add(self._say([table]))

    def hear(self, table: str, message: str) -> None:
        """Another process says who is looking there."""
        now = time.monotonic()
        self._elsewhere = {key: said for key, said in self._elsewhere.items() if said[1] > now}
        process, watchers, *seats = message.split("/")
        self._elsewhere[table, process] = (Here(frozenset(seats), int(watchers)), now + GONE)
        self._hub.tell(table)

    async def _heartbeat(self) -> None:
        await self._say(self._hub.watched())

    async def _say(self, tables: Iterable[str]) -> None:
        for table in tables:
            watchers = str(self._hub.watchers(table))
            await self._news.call(table, "/".join([self._news.me, watchers, *self._hub.seats(table)]))
