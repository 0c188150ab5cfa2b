"""PostgreSQL: many processes on one database, which hear of each other by LISTEN and NOTIFY.

A module of its own, because what it imports takes a while and most tables stand on SQLite.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from mathom.server.store.base import T, Work
from mathom.server.store.news import AGAIN, Heard, News, end
from mathom.server.tasks import Trouble

CHANNEL = "mathom"
MOST_CHARACTERS = 7_000
"""PostgreSQL takes at most 8,000 bytes in a note."""


@contextlib.asynccontextmanager
async def _answering() -> AsyncIterator[None]:
    """What the driver raises while a server stops or starts is trouble like any other."""
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise ConnectionError(str(error)) from error


class PostgresStore:
    """A server."""

    def __init__(self, url: sql.URL) -> None:
        # A connection that the server has closed meanwhile is noticed and made anew.
        self.engine = create_async_engine(url, pool_pre_ping=True, pool_size=8)
        self._one_at_a_time = asyncio.Lock()

    async def write(self, work: Work[T]) -> T:
        """Do some work in a transaction."""
        async with self._one_at_a_time, _answering(), self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        """Do some work that changes nothing."""
        async with _answering(), self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Hang up."""
        await self.engine.dispose()

    def put(self, table: sql.Table) -> sql.Insert:
        """How to insert rows of which those that are already there win."""
        return insert(table).on_conflict_do_nothing()

    def news(self, heard: Heard) -> News:
        """How its processes hear of each other."""
        return PostgresNews(self, heard)


class PostgresNews(News):
    """LISTEN and NOTIFY."""

    shared = True

    def __init__(self, store: PostgresStore, heard: Heard) -> None:
        super().__init__(heard)
        self._engine = store.engine
        self._listening: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def start(self) -> None:
        self._listening = asyncio.create_task(self._listen())
        await self._ready.wait()

    async def stop(self) -> None:
        await end(self._listening)

    def tell(self, writer: sql.Connection, tables: Iterable[str]) -> None:
        for note in _packed(sorted(tables)):
            writer.execute(_NOTIFY, {"note": f"{self.me} {note}"})

    async def call(self, table: str, message: str) -> None:
        async with _answering(), self._engine.begin() as connection:
            await connection.execute(_NOTIFY, {"note": f"{self.me} {table}={message}"})

    async def _listen(self) -> None:
        """Listen until stopped. After a break anything may have happened anywhere."""
        trouble = Trouble("listening to the database")
        while True:
            try:
                async with _answering(), self._engine.connect() as connection:
                    await self._listen_on(connection, trouble)
            except Exception as error:
                trouble.meets(error)
            await asyncio.sleep(AGAIN)

    async def _listen_on(self, connection: AsyncConnection, trouble: Trouble) -> None:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        lost = asyncio.Event()
        driver.add_termination_listener(lambda _: lost.set())
        await driver.add_listener(CHANNEL, self._noted)
        self._ready.set()
        trouble.over()
        self.heard(None, "")
        try:
            await lost.wait()
        finally:
            # It must not go back to the pool while it listens.
            await connection.invalidate()

    def _noted(self, connection: object, pid: int, channel: str, note: str) -> None:
        sender, _, rest = note.partition(" ")
        if sender == self.me:
            return
        for item in rest.split(","):
            table, _, message = item.partition("=")
            self.heard(table, message)


_NOTIFY = sql.text(f"SELECT pg_notify('{CHANNEL}', :note)")


def _packed(tables: Sequence[str]) -> Iterable[str]:
    note = ""
    for table in tables:
        if len(note) + len(table) > MOST_CHARACTERS:
            yield note
            note = ""
        note = f"{note},{table}" if note else table
    if note:
        yield note
