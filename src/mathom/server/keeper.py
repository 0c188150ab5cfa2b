"""For the keeper of the house: copies of all games, and what can be done at a table from outside.

All of it works while the server runs: a copy is one look at the database, and what is done at a table is
an entry in its journal like any other, which the server hears of.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sql

from mathom.core.replay import CLOSED
from mathom.server.refused import NOT_FOUND, TOO_LATE, Refused, ServerFault
from mathom.server.store.base import Store
from mathom.server.store.database import TROUBLE, locate, open_database
from mathom.server.store.journal import Journal
from mathom.server.store.schema import MOVES, POSITIONS, REMINDERS, TABLES
from mathom.server.tables.ending import close
from mathom.server.tables.entries import Begin, Join, Mute, Replace
from mathom.server.tables.table import Draft, Table

T = TypeVar("T")

ROWS = (TABLES, MOVES, POSITIONS, REMINDERS)
SOME = 500
"""Rows that are copied at a time."""
TRIES = 20


async def _with(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    store = await open_database(database)
    try:
        return await work(store)
    except TROUBLE as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise ServerFault("server-database", database=database, why=why) from error
    finally:
        await store.close()


# -- copies --------------------------------------------------------------------------------------


async def backup(database: str, file: str) -> int:
    """Copy all games into a new file, an SQLite database whatever the original is; how many tables."""
    path = Path(file)
    if path.exists():
        raise ServerFault("keeper-exists", file=file)
    if not database:
        _must_be_there(database)
    unfinished = path.with_name(path.name + ".part")
    unfinished.unlink(missing_ok=True)

    async def copy(store: Store) -> int:
        return await _with(str(unfinished), lambda copy: _copied(store, copy))

    try:
        count = await _with(database, copy)
        _settle(unfinished)
        unfinished.replace(path)
    finally:
        for left in (unfinished, *[Path(f"{unfinished}{end}") for end in ("-wal", "-shm")]):
            with contextlib.suppress(OSError):
                left.unlink(missing_ok=True)
    return count


async def restore(database: str, file: str) -> int:
    """Bring back from a copy the tables that are not there; the others stay as they are. How many."""
    if not Path(file).is_file():
        raise ServerFault("keeper-no-file", file=file)

    async def copy(store: Store) -> int:
        return await _with(file, lambda source: _copied(source, store))

    return await _with(database, copy)


def _must_be_there(database: str) -> None:
    url = locate(database)
    if url.get_backend_name() == "sqlite" and not os.path.getsize(str(url.database)):
        raise ServerFault("keeper-no-file", file=str(url.database))


def _settle(path: Path) -> None:
    """A copy is one file: nothing of it waits beside it to be written."""
    engine = sql.create_engine(sql.URL.create("sqlite", database=str(path)))
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
    engine.dispose()


async def _copied(source: Store, target: Store) -> int:
    """Copy the tables that the target does not have, each whole."""

    def ids(reader: sql.Connection) -> list[str]:
        return list(reader.execute(sql.select(TABLES.c.id).order_by(TABLES.c.created)).scalars())

    there = set(await target.read(ids))
    missing = [id for id in await source.read(ids) if id not in there]
    for first in range(0, len(missing), SOME):
        some = missing[first : first + SOME]

        def rows(reader: sql.Connection, some: list[str] = some) -> list[list[dict[str, object]]]:
            _one_moment(reader)
            found = []
            for table in ROWS:
                key = table.c.id if table is TABLES else table.c.game
                query = sql.select(table).where(key.in_(some))
                found.append([dict(row) for row in reader.execute(query).mappings()])
            return found

        copied = await source.read(rows)

        def insert(writer: sql.Connection, copied: list[list[dict[str, object]]] = copied) -> None:
            for table, all_rows in zip(ROWS, copied, strict=True):
                for start in range(0, len(all_rows), SOME):
                    writer.execute(target.put(table), all_rows[start : start + SOME])

        await target.write(insert)
    return len(missing)


def _one_moment(reader: sql.Connection) -> None:
    """All that is read now is read as of one moment: an entry and the position that belongs to it."""
    if reader.dialect.name == "postgresql":
        reader.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
    else:
        reader.exec_driver_sql("BEGIN")


# -- at the tables -------------------------------------------------------------------------------


async def tables(database: str, most: int) -> list[tuple[str, str, int, str, list[str]]]:
    """The games that go on, those at which something happened last first: the table, its game, how many
    choices there are, who decides, and who sits there."""

    async def work(store: Store) -> list[tuple[int, tuple[str, str, int, str, list[str]]]]:
        journal = Journal(store, lambda *_: None)
        ids = await journal.open_games()
        games = await journal.games_of(ids)
        found = []
        for id, entries in (await journal.seatings(ids)).items():
            names: dict[str, str] = {}
            for entry in entries:
                if isinstance(entry.deed, Begin):
                    names = {seat: chair.name or chair.kind for seat, chair in entry.deed.chairs.items()}
                elif isinstance(entry.deed, Join):
                    names[entry.deed.seat] = entry.deed.name or "human"
                elif isinstance(entry.deed, Replace):
                    names[entry.deed.seat] = entry.deed.bot
            last = entries[-1]
            seated = [f"{seat}: {name}" for seat, name in names.items()]
            found.append((last.time, (id, games[id][0], last.choices, last.decider, seated)))
        return found

    found = await _with(database, work)
    return [one for _, one in sorted(found, key=lambda pair: -pair[0])[:most]]


async def close_table(database: str, id: str) -> None:
    """End a game; nobody has won. Raises Refused."""
    await _act(database, id, lambda table: close(table, CLOSED))


async def mute(database: str, id: str, seat: str, muted: bool) -> None:
    """Let a seat say nothing any more, or let it speak again. Raises Refused."""

    def decide(table: Table) -> Draft:
        if seat not in table.seats:
            raise Refused(NOT_FOUND, "seat-unknown", seat=seat, known=", ".join(table.seats))
        return table.draft(Mute(seat, muted))

    await _act(database, id, decide)


async def _act(database: str, id: str, decide: Callable[[Table], Draft]) -> None:
    """Write something into the journal of a table, as any server would."""

    async def work(store: Store) -> None:
        journal = Journal(store, lambda *_: None)
        await journal.open()
        try:
            header = await journal.header(id)
            if header is None:
                raise Refused(NOT_FOUND, "table-unknown")
            for _ in range(TRIES):
                table = Table(header, await journal.entries(id), await journal.positions(id))
                if await journal.append(id, table.page(decide(table))):
                    return
            raise Refused(TOO_LATE, "server-busy")
        finally:
            await journal.stop()

    await _with(database, work)
