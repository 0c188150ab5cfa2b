"""The journal: every deed at every table, on disk before anybody hears of it.

A deed is accepted by inserting row n of its table; of two that try, the second loses and is told so.
What many tables want written at the same moment is committed together.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec
import sqlalchemy as sql

from mathom.core.game import Setup
from mathom.server.store.base import Store
from mathom.server.store.news import Heard
from mathom.server.store.schema import MOVES, POSITIONS, TABLES
from mathom.server.tables.entries import (
    Begin,
    Choice,
    Claim,
    Close,
    Entry,
    Header,
    Join,
    Page,
    Plan,
    Replace,
    Resign,
    Written,
    kind_name,
    name,
    read,
    write,
)
from mathom.server.tasks import Trouble

MOST_AT_ONCE = 200
"""Deeds in one commit."""
SEATING = (Begin, Join, Replace, Resign, Claim, Close)
"""What tells who sits where, and how a game ended that was not played to its end."""
BEFORE_ALL = -1_000_000_000
"""Before the first entry, and before the positions within the past that it brings along."""


@dataclass
class _Wish:
    """Something to be written: a deed at a table, and perhaps a new table that comes of it."""

    game: str
    page: Page
    table: Header | None = None
    first: Page | None = None
    done: asyncio.Future[bool] = field(default_factory=asyncio.Future)


class Journal:
    """What is written, and reading it again."""

    def __init__(self, store: Store, heard: Heard) -> None:
        self._store = store
        self._wishes: asyncio.Queue[_Wish] = asyncio.Queue()
        self._scribe: asyncio.Task[None] | None = None
        self._put = store.put(MOVES).returning(MOVES.c.game, MOVES.c.n)
        self._trouble = Trouble("writing the journal")
        self.news = store.news(heard)

    async def open(self) -> None:
        """Begin to write, and to hear of what others write."""
        await self.news.start()
        self._scribe = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is still to be written, and hang up."""
        await self.stop()
        await self._store.close()

    async def stop(self) -> None:
        """Write what is still to be written."""
        if self._scribe is not None:
            await self._wishes.join()
            self._scribe.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._scribe
        await self.news.stop()

    # -- writing ---------------------------------------------------------------------------------

    async def append(
        self, game: str, page: Page, table: Header | None = None, first: Page | None = None
    ) -> bool:
        """Write a deed, with the table that it founds if it does. False: another deed was faster."""
        return await self._wish(_Wish(game, page, table, first))

    async def found(self, table: Header, first: Page) -> None:
        """Write a new table."""
        await self._wish(_Wish(table.id, first, table))

    async def _wish(self, wish: _Wish) -> bool:
        self._wishes.put_nowait(wish)
        return await wish.done

    async def _write(self) -> None:
        """Write wishes for ever, as many at a time as there are."""
        while True:
            batch = [await self._wishes.get()]
            while len(batch) < MOST_AT_ONCE and not self._wishes.empty():
                batch.append(self._wishes.get_nowait())
            await self._grant(batch)
            for _ in batch:
                self._wishes.task_done()

    async def _grant(self, batch: list[_Wish]) -> None:
        # Servers that lock rows in the same order never wait for each other in a circle.
        batch.sort(key=lambda wish: wish.game)
        try:
            written = await self._store.write(lambda writer: self._commit(writer, batch))
        except Exception as error:
            if len(batch) > 1:
                # One wish that the database cannot take must not spoil the others.
                for wish in batch:
                    await self._grant([wish])
            elif not batch[0].done.done():
                self._trouble.meets(error)
                batch[0].done.set_exception(error)
            return
        self._trouble.over()
        for wish in batch:
            if not wish.done.done():
                # Two wishes for one row are never in one batch: a table has one writer in a process.
                wish.done.set_result((wish.game, wish.page.entry.n) in written)

    def _commit(self, writer: sql.Connection, batch: list[_Wish]) -> set[tuple[str, int]]:
        """Write a batch; the rows that went in."""
        plain = [_row(wish.game, wish.page.entry) for wish in batch if wish.table is None]
        written = self._insert(writer, plain) if plain else set()
        for wish in batch:
            if wish.table is not None and self._found(writer, wish, wish.table):
                written.add((wish.game, wish.page.entry.n))
        self._write_positions(writer, [w for w in batch if (w.game, w.page.entry.n) in written])
        self.news.tell(writer, {game for game, _ in written})
        return written

    def _insert(self, writer: sql.Connection, rows: list[dict[str, object]]) -> set[tuple[str, int]]:
        return {(row.game, row.n) for row in writer.execute(self._put, rows)}

    def _found(self, writer: sql.Connection, wish: _Wish, table: Header) -> bool:
        """Write a new table. The deed that founds it, if there is one, has to win its own row first."""
        if wish.first is not None and not self._insert(writer, [_row(wish.game, wish.page.entry)]):
            return False
        writer.execute(sql.insert(TABLES), [_header_row(table)])
        writer.execute(sql.insert(MOVES), [_row(table.id, (wish.first or wish.page).entry)])
        return True

    def _write_positions(self, writer: sql.Connection, granted: list[_Wish]) -> None:
        """The positions that stand after what was written; a founded table has its own."""
        pages = [(wish.game, wish.page) for wish in granted]
        pages += [(w.table.id, w.first) for w in granted if w.table is not None and w.first is not None]
        rows = [
            {"game": game, **msgspec.structs.asdict(position)}
            for game, page in pages
            for position in [*page.marks, page.position]
            if position is not None
        ]
        if rows:
            writer.execute(sql.insert(POSITIONS), rows)

    async def answers(self) -> None:
        """Find out whether the database is there. Raises what it raises."""
        await self._store.read(lambda reader: reader.execute(sql.text("SELECT 1")).scalar_one())

    # -- reading ---------------------------------------------------------------------------------

    async def header(self, game: str) -> Header | None:
        """What is known of a table from the start."""
        row = await self._store.read(lambda reader: reader.execute(_HEADER, {"id": game}).one_or_none())
        return None if row is None else _header(row)

    async def entries(self, game: str, after: int = -1) -> list[Entry]:
        """What happened at a table, after a row."""
        return await self._store.read(
            lambda reader: [
                Entry(n, time, read(deed), choices, decider, stage)
                for n, time, deed, choices, decider, stage in reader.execute(
                    _ENTRIES, {"game": game, "after": after}
                )
            ]
        )

    async def pages(self, game: str, after: int) -> list[Page]:
        """The same with the positions that were written down."""
        entries = await self.entries(game, after)
        found = {one.n: one for one in await self.positions(game, after)} if entries else {}
        return [Page(entry, found.get(entry.n)) for entry in entries]

    async def positions(self, game: str, after: int = BEFORE_ALL) -> list[Written]:
        """The positions of a table that were written down after a row, the oldest first."""
        return await self._store.read(
            lambda reader: [
                Written(row.n, row.choices, row.rules, row.format, row.chance, row.position)
                for row in reader.execute(_POSITIONS, {"game": game, "after": after})
            ]
        )

    async def seatings(self, games: Iterable[str]) -> dict[str, list[Entry]]:
        """For each table, who sat down, how it ended, and the last entry: what a summary needs."""
        wanted = list(games)
        last = sql.select(MOVES.c.game, sql.func.max(MOVES.c.n).label("n"))
        ends = last.where(MOVES.c.game.in_(wanted)).group_by(MOVES.c.game).subquery()
        query = (
            sql.select(MOVES)
            .join(ends, ends.c.game == MOVES.c.game)
            .where(
                MOVES.c.kind.in_([kind_name(kind) for kind in SEATING])
                | (MOVES.c.n == ends.c.n)
                | (
                    (MOVES.c.decider == "")
                    & MOVES.c.kind.in_([kind_name(kind) for kind in (Choice, Plan)])
                )
            )
            .order_by(MOVES.c.game, MOVES.c.n)
        )
        found: dict[str, list[Entry]] = {}
        broken: set[str] = set()
        for row in await self._store.read(lambda reader: reader.execute(query).all()):
            try:
                found.setdefault(row.game, []).append(_entry(row))
            except msgspec.MsgspecError:
                broken.add(row.game)
        # A table that this version cannot read harms no other.
        return {game: entries for game, entries in found.items() if game not in broken}

    async def games_of(self, games: Iterable[str]) -> dict[str, tuple[str, Setup]]:
        """Which game is played at which table, and with which setup."""
        query = sql.select(TABLES.c.id, TABLES.c.game, TABLES.c.setup).where(
            TABLES.c.id.in_(list(games))
        )
        rows = await self._store.read(lambda reader: reader.execute(query).all())
        return {row.id: (row.game, json.loads(row.setup)) for row in rows}

    async def open_games(self) -> list[str]:
        """The tables at which the game is not over, the oldest first."""
        query = sql.select(TABLES.c.id).where(_OPEN).order_by(TABLES.c.created)
        rows = await self._store.read(lambda reader: reader.execute(query).all())
        return [row.id for row in rows]

    async def count_open_games(self, since: int) -> int:
        """How many tables were set since then at which the game is not over."""
        query = sql.select(sql.func.count()).select_from(TABLES)
        query = query.where(_OPEN & (TABLES.c.created >= since))
        return await self._store.read(lambda reader: reader.execute(query).scalar_one())


_OPEN = ~TABLES.c.archive & ~(
    sql.exists().where((MOVES.c.game == TABLES.c.id) & (MOVES.c.decider == ""))
)
_HEADER = sql.select(TABLES).where(TABLES.c.id == sql.bindparam("id"))
_ENTRIES = (
    sql.select(MOVES.c.n, MOVES.c.time, MOVES.c.deed, MOVES.c.choices, MOVES.c.decider, MOVES.c.stage)
    .where((MOVES.c.game == sql.bindparam("game")) & (MOVES.c.n > sql.bindparam("after")))
    .order_by(MOVES.c.n)
)

_POSITIONS = (
    sql.select(POSITIONS)
    .where((POSITIONS.c.game == sql.bindparam("game")) & (POSITIONS.c.n > sql.bindparam("after")))
    .order_by(POSITIONS.c.n)
)


def _row(game: str, entry: Entry) -> dict[str, object]:
    return {
        "game": game,
        "n": entry.n,
        "time": entry.time,
        "kind": name(entry.deed),
        "deed": write(entry.deed),
        "choices": entry.choices,
        "decider": entry.decider,
        "stage": entry.stage,
    }


def _entry(row: sql.Row[tuple[object, ...]]) -> Entry:
    return Entry(row.n, row.time, read(row.deed), row.choices, row.decider, row.stage)


def _header_row(table: Header) -> dict[str, object]:
    return {
        "id": table.id,
        "game": table.game,
        "rules": table.rules,
        "setup": json.dumps(table.setup),
        "seed": str(table.seed),
        "created": table.created,
        "position": None if table.position is None else json.dumps(table.position),
        "record": table.record,
        "archive": table.archive,
    }


def _header(row: sql.Row[tuple[object, ...]]) -> Header:
    return Header(
        id=row.id,
        game=row.game,
        rules=row.rules,
        setup=json.loads(row.setup),
        seed=int(row.seed),
        created=row.created,
        position=None if row.position is None else json.loads(row.position),
        record=row.record,
        archive=row.archive,
    )
