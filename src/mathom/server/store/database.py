"""Opening the database: an SQLite file unless a URL says otherwise."""

from __future__ import annotations

import contextlib
import importlib.util
import sqlite3
from pathlib import Path

import sqlalchemy as sql

from mathom.server.refused import ServerFault
from mathom.server.settings import data_folder
from mathom.server.store.base import Store
from mathom.server.store.schema import migrate
from mathom.server.store.sqlite import WAIT, SqliteStore

DRIVERS = {
    "sqlite": "sqlite+pysqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
TROUBLE = (sql.exc.SQLAlchemyError, OSError)
"""What a database raises."""


async def open_database(where: str) -> Store:
    """The database at a URL or path, up to date. Raises ServerFault."""
    url = locate(where)
    store = _store(url)
    try:
        await store.write(migrate)
    except ServerFault:
        await store.close()
        raise
    except TROUBLE as error:
        await store.close()
        why = str(getattr(error, "orig", None) or error)
        raise ServerFault(
            "server-database", database=url.render_as_string(), why=why.splitlines()[0]
        ) from error
    return store


def _store(url: sql.URL) -> Store:
    if url.get_backend_name() == "sqlite":
        return SqliteStore(url)
    from mathom.server.store.postgres import PostgresStore

    return PostgresStore(url)


def locate(where: str) -> sql.URL:
    """The URL that is meant. The folder of a file is made if need be. Raises ServerFault."""
    if "://" not in where:
        path = Path(where) if where else data_folder() / "games.db"
        url = sql.URL.create("sqlite", database=str(path))
    else:
        try:
            url = sql.make_url(where)
        except sql.exc.ArgumentError as error:
            raise ServerFault("server-database-url", database=where) from error
    if url.drivername not in DRIVERS:
        raise ServerFault("server-database-url", database=url.render_as_string())
    if url.drivername == "sqlite":
        _prepare_file(url)
    elif importlib.util.find_spec("asyncpg") is None:
        raise ServerFault("server-no-postgres")
    return url.set(drivername=DRIVERS[url.drivername])


def _prepare_file(url: sql.URL) -> None:
    """The file is for the user's eyes only: it holds the seeds of games that go on."""
    if not url.database or url.database == ":memory:":
        # Nothing accepted may be lost, so a game has to be somewhere.
        raise ServerFault("server-database-url", database=url.render_as_string())
    path = Path(url.database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        path.touch(mode=0o600)
        with contextlib.closing(sqlite3.connect(path, timeout=WAIT)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
    except (OSError, sqlite3.Error) as error:
        raise ServerFault("server-database", database=str(path), why=str(error)) from error
