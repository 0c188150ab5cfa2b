"""SQLite: a file, worked on in threads.

It is one step to a thread and back for a whole transaction. An async driver would change threads for
every statement, and on a busy machine those steps are what takes the time.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import sqlalchemy as sql
from sqlalchemy.dialects.sqlite import insert

from mathom.server.store.base import T, Work
from mathom.server.store.news import AGAIN, Heard, News, end
from mathom.server.tasks import Trouble

WAIT = 15
"""Seconds to wait for another process that writes to the same file."""
READERS = 4


class SqliteStore:
    """A file."""

    def __init__(self, url: sql.URL) -> None:
        self._engine = sql.create_engine(url, connect_args={"timeout": WAIT}, pool_size=READERS + 1)
        sql.event.listen(self._engine, "connect", _tune)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="write")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="read")
        self._connection: sql.Connection | None = None

    async def write(self, work: Work[T]) -> T:
        """Do some work in a transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    async def read(self, work: Work[T]) -> T:
        """Do some work that changes nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def close(self) -> None:
        """Close the file."""
        await asyncio.get_running_loop().run_in_executor(self._writer, self._drop)
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()

    def put(self, table: sql.Table) -> sql.Insert:
        """How to insert rows of which those that are already there win."""
        return insert(table).on_conflict_do_nothing()

    def news(self, heard: Heard) -> News:
        """How its processes hear of each other."""
        return SqliteNews(self, heard)

    def _write(self, work: Work[T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                return work(self._connection)
        except Exception:
            self._drop()
            raise

    def _read(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _tune(connection: Any, record: object) -> None:
    """With WAL and synchronous=FULL, what is committed outlives a power cut.

    With NORMAL it would outlive `kill -9`, but not always the power cut. Commits are made for many
    tables at once, so FULL costs little: see docs/server.md.
    """
    cursor = connection.cursor()
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class SqliteNews(News):
    """Two servers on one file is not how it is meant, but it works: the file says that it changed."""

    def __init__(self, store: SqliteStore, heard: Heard) -> None:
        super().__init__(heard)
        self._store = store
        self._seen: tuple[sql.Connection, int] | None = None
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._look()
        self._looking = asyncio.create_task(self._look_again())

    async def stop(self) -> None:
        await end(self._looking)

    async def _look_again(self) -> None:
        trouble = Trouble("looking into the database")
        while True:
            await asyncio.sleep(AGAIN)
            try:
                await self._look()
            except Exception as error:
                trouble.meets(error)
            else:
                trouble.over()

    async def _look(self) -> None:
        seen = await self._store.write(_version)
        if seen != self._seen:
            self.heard(None, "")
        self._seen = seen


def _version(writer: sql.Connection) -> tuple[sql.Connection, int]:
    # It counts the commits of others, not those of the connection that asks.
    return writer, writer.exec_driver_sql("PRAGMA data_version").scalar_one()
