"""The tables of the database, and how older databases become like them."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sql

from mathom.server.refused import ServerFault

META = sql.MetaData()

TABLES = sql.Table(
    "tables",
    META,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("rules", sql.String, nullable=False),
    sql.Column("setup", sql.String, nullable=False),
    # Text, because a seed has 64 bits and no sign, and SQL's integers have one.
    sql.Column("seed", sql.String, nullable=False),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("position", sql.String),
    sql.Column("record", sql.String, nullable=False),
    sql.Column("archive", sql.Boolean, nullable=False),
    sql.Index("tables_by_age", "created"),
)
"""What is known of each table from the start; a row is never changed."""

MOVES = sql.Table(
    "moves",
    META,
    sql.Column("game", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("time", sql.BigInteger, nullable=False),
    sql.Column("kind", sql.String, nullable=False),
    sql.Column("deed", sql.String, nullable=False),
    sql.Column("choices", sql.Integer, nullable=False),
    sql.Column("decider", sql.String, nullable=False),
    sql.Column("stage", sql.Integer),
    sql.Index("moves_that_end", "game", sqlite_where=sql.text("decider = ''"),
              postgresql_where=sql.text("decider = ''")),
)  # fmt: skip
"""The journal of every table: whoever inserts row n of a game has moved. A row is never changed."""

POSITIONS = sql.Table(
    "positions",
    META,
    sql.Column("game", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("choices", sql.Integer, nullable=False),
    sql.Column("rules", sql.String, nullable=False),
    sql.Column("format", sql.Integer, nullable=False),
    sql.Column("chance", sql.String, nullable=False),
    sql.Column("position", sql.String, nullable=False),
)
"""Positions, at least one a turn: how the table stood after row n of its journal. They are written
together with that row, and spare whoever opens the table the way to it; a row is never changed."""

REMINDERS = sql.Table(
    "reminders",
    META,
    sql.Column("game", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.String, primary_key=True),
    sql.Column("way", sql.String, nullable=False),
    sql.Column("address", sql.String, nullable=False),
    sql.Column("language", sql.String, nullable=False),
    sql.Column("site", sql.String, nullable=False),
    sql.Column("code", sql.String, nullable=False),
    sql.Column("tries", sql.Integer, nullable=False),
    sql.Column("sent", sql.Integer, nullable=False),
)
"""Who wants to be told, while away, that it is his turn, and which row of the journal was told last. No
part of any game: rows come, change and go."""

REVIEWS = sql.Table(
    "reviews",
    META,
    sql.Column("game", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("review", sql.String, nullable=False),
)
"""How games that are over went. It takes a while to find out, and can be found out again: copies have
none of it. A row is never changed."""

_VERSION = sql.Table("mathom_schema", META, sql.Column("version", sql.Integer, nullable=False))


def _first(connection: sql.Connection) -> None:
    META.create_all(connection, tables=[TABLES, MOVES, _VERSION])


def _positions(connection: sql.Connection) -> None:
    META.create_all(connection, tables=[POSITIONS])


def _stages_and_reminders(connection: sql.Connection) -> None:
    columns = [column["name"] for column in sql.inspect(connection).get_columns(MOVES.name)]
    # A database that was made just now has it already.
    if "stage" not in columns:
        connection.execute(sql.text("ALTER TABLE moves ADD COLUMN stage INTEGER"))
    META.create_all(connection, tables=[REMINDERS])


def _reviews(connection: sql.Connection) -> None:
    META.create_all(connection, tables=[REVIEWS])


CHANGES: list[Callable[[sql.Connection], None]] = [_first, _positions, _stages_and_reminders, _reviews]
"""What made each version of the schema out of the one before. Once released, a change stays as it is."""

# Any number will do, as long as all servers on one database take the same.
_LOCK = 7_262_046


def migrate(connection: sql.Connection) -> None:
    """Bring the database up to date. Two servers that start at once do it one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql.text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    version = 0
    if sql.inspect(connection).has_table(_VERSION.name):
        version = connection.execute(sql.select(_VERSION.c.version)).scalar_one()
    if version > len(CHANGES):
        raise ServerFault("server-database-newer", version=version, known=len(CHANGES))
    for change in CHANGES[version:]:
        change(connection)
    if version == 0:
        connection.execute(sql.insert(_VERSION).values(version=len(CHANGES)))
    else:
        connection.execute(sql.update(_VERSION).values(version=len(CHANGES)))
