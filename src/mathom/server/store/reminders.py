"""Reminders: who wants to be told, while away, that it is his turn, and how.

They are no part of a game, so they are not in its journal; rows change, and are gone when nobody wants
them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import sqlalchemy as sql

from mathom.server.store.base import Store
from mathom.server.store.schema import MOVES, REMINDERS
from mathom.server.tables.entries import (
    Begin,
    Carried,
    Choice,
    Join,
    Plan,
    Replace,
    Takeback,
    kind_name,
)

Way = Literal["webhook", "mail"]

MOVING = [kind_name(kind) for kind in (Begin, Join, Choice, Plan, Carried, Takeback, Replace)]
"""Entries after which somebody else may have to decide."""


@dataclass(frozen=True)
class Reminder:
    """A wish to be told."""

    game: str
    seat: str
    way: Way
    address: str = ""
    """Where mail goes."""
    language: str = "en"
    site: str = ""
    """Where this player opens the server: what the link begins with."""
    code: str = ""
    """What whoever owns the address has to say before it is sent anything else; empty: it was said."""
    tries: int = 0
    sent: int = -1
    """The last entry of the journal that was told."""


@dataclass(frozen=True)
class Due:
    """A reminder that is due: entry n has made it this seat's turn."""

    reminder: Reminder
    n: int


class Reminders:
    """The wishes of all players."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, game: str, seat: str) -> Reminder | None:
        """How a seat wants to be told."""
        query = sql.select(REMINDERS).where(_at(game, seat))
        row = await self._store.read(lambda reader: reader.execute(query).one_or_none())
        return None if row is None else _read(row)

    async def put(self, one: Reminder) -> None:
        """From now on tell a seat like this."""

        def work(writer: sql.Connection) -> None:
            writer.execute(sql.delete(REMINDERS).where(_at(one.game, one.seat)))
            writer.execute(sql.insert(REMINDERS), [one.__dict__])

        await self._store.write(work)

    async def drop(self, game: str, seat: str) -> None:
        """Tell a seat nothing any more."""
        await self._store.write(
            lambda writer: writer.execute(sql.delete(REMINDERS).where(_at(game, seat)))
        )

    async def tidy(self) -> None:
        """Forget those whose games are over."""
        over = sql.exists().where((MOVES.c.game == REMINDERS.c.game) & (MOVES.c.decider == ""))
        await self._store.write(lambda writer: writer.execute(sql.delete(REMINDERS).where(over)))

    async def due(self, before: int) -> list[Due]:
        """Those whose turn it has been since before then and who have not been told."""
        moved = (
            sql.select(MOVES.c.game, sql.func.max(MOVES.c.n).label("n"))
            .where(MOVES.c.kind.in_(MOVING) & MOVES.c.game.in_(sql.select(REMINDERS.c.game)))
            .group_by(MOVES.c.game)
            .subquery()
        )
        over = sql.exists().where((MOVES.c.game == REMINDERS.c.game) & (MOVES.c.decider == ""))
        last = MOVES.alias()
        query = (
            sql.select(REMINDERS, moved.c.n.label("n"))
            .join(moved, moved.c.game == REMINDERS.c.game)
            .join(last, (last.c.game == moved.c.game) & (last.c.n == moved.c.n))
            .where(
                (last.c.decider == REMINDERS.c.seat)
                & (last.c.time <= before)
                & (REMINDERS.c.sent < moved.c.n)
                & (REMINDERS.c.code == "")
                & ~over
            )
        )
        rows = await self._store.read(lambda reader: reader.execute(query).all())
        return [Due(_read(row), row.n) for row in rows]

    async def take(self, due: Due) -> bool:
        """Make it one's own to tell this; False if another process has done so."""
        one = due.reminder
        query = (
            sql.update(REMINDERS)
            .where(_at(one.game, one.seat) & (REMINDERS.c.sent == one.sent))
            .values(sent=due.n)
        )
        return await self._store.write(lambda writer: writer.execute(query).rowcount == 1)

    async def give_back(self, due: Due) -> None:
        """It could not be told: it is due again."""
        one = due.reminder
        query = (
            sql.update(REMINDERS)
            .where(_at(one.game, one.seat) & (REMINDERS.c.sent == due.n))
            .values(sent=one.sent)
        )
        await self._store.write(lambda writer: writer.execute(query))


def _at(game: str, seat: str) -> sql.ColumnElement[bool]:
    return (REMINDERS.c.game == game) & (REMINDERS.c.seat == seat)


def _read(row: sql.Row[tuple[object, ...]]) -> Reminder:
    return Reminder(
        row.game, row.seat, row.way, row.address, row.language, row.site, row.code, row.tries, row.sent
    )
