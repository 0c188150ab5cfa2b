"""The house: all tables. Those in use are in memory; every one of them is in the journal."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial

from mathom.core.faults import Fault
from mathom.core.text import Text
from mathom.server.bots.players import Bots
from mathom.server.figures import Figures
from mathom.server.helper import Helper
from mathom.server.herald import ROUND, Herald, ways
from mathom.server.http.sheets import Sheets
from mathom.server.log import note
from mathom.server.refused import GONE, NOT_FOUND, NOT_NOW, NOT_YOURS, Refused
from mathom.server.reviews import Reviews
from mathom.server.settings import Settings
from mathom.server.store.database import TROUBLE, open_database
from mathom.server.store.journal import Journal
from mathom.server.store.reminders import Reminders
from mathom.server.store.reviews import KeptReviews
from mathom.server.tables.ending import endless
from mathom.server.tables.entries import ENDING, Choice, Header, Page, Plan
from mathom.server.tables.hub import Hub
from mathom.server.tables.presence import Presence
from mathom.server.tables.table import Draft, Table, now
from mathom.server.tasks import Tasks
from mathom.server.turns import Turns

LOG = logging.getLogger("mathom.server")

TRIES = 20
"""How often a deed is tried again when other processes are faster."""
DAY = 24 * 60 * 60 * 1000

Decide = Callable[[Table], Draft | None]
"""What to do at a table, as things stand there; None: nothing needs to be done. May raise Refused."""


class House:
    """Finds tables, and lets things happen at them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hub = Hub()
        self.turns = Turns(settings.limits.work)
        self.helper = Helper(settings.limits, self.turns)
        self.sheets = Sheets()
        self.figures = Figures()
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._weights: dict[str, int] = {}
        """What each of them takes, in bytes."""
        self._bytes = 0
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._unsure: set[str] = set()
        """Tables at which something happened while they were being read."""
        self.opened = now()
        """Since when it is open."""

    async def open(self) -> None:
        """Open the database, and go on where the last server stopped. Raises ServerFault."""
        store = await open_database(self.settings.database)
        self.tasks = Tasks()
        self.journal = Journal(store, self._heard)
        self.presence = Presence(self.hub, self.journal.news, self.tasks)
        self.bots = Bots(self)
        self.herald = Herald(self, Reminders(store))
        self.reviews = Reviews(self.settings.limits, self.turns, KeptReviews(store))
        await self.journal.open()
        self.tasks.add(self.bots.wake())
        overdue = self.settings.bot_overdue
        self.tasks.repeat("looking after the bots", overdue, self.bots.look_after)
        if ways(self.settings):
            self.tasks.repeat("telling players whose turn it is", ROUND, self.herald.go_round)

    async def close(self) -> None:
        """Write what is to be written, and stop."""
        await self.tasks.stop()
        await self.bots.close()
        self.helper.close()
        self.reviews.close()
        await self.journal.close()

    # -- finding tables --------------------------------------------------------------------------

    async def get(self, id: str) -> Table:
        """A table, as the journal has it. Raises Refused if there is none."""
        table = self._tables.get(id)
        if table is None:
            table = await self._load_once(id)
        elif table.stale:
            async with table.lock:
                await self._catch_up(table)
        if id in self._tables:
            self._tables.move_to_end(id)
        return table

    async def _load_once(self, id: str) -> Table:
        """Read a table, once for all who ask for it at the same time."""
        if id not in self._loading:
            loading = asyncio.ensure_future(self.tasks.finish(self._load(id)))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Table:
        header = await self.journal.header(id)
        if header is None:
            raise Refused(NOT_FOUND, "table-unknown")
        for _ in range(TRIES):
            table = await self._read(header)
            carried = table.carried()
            # Whoever opens a table first under other rules carries it over for all.
            if carried is None or await self._append(table, carried):
                break
        else:
            raise Refused(NOT_NOW, "server-busy")
        table.stale = id in self._unsure
        self._unsure.discard(id)
        self._keep(table)
        return table

    async def _read(self, header: Header) -> Table:
        """A table as its journal has it. One that cannot be read is refused, and harms no other."""
        try:
            entries = await self.journal.entries(header.id)
            kept = await self.journal.positions(header.id)
            return await self.turns.aside(lambda: Table(header, entries, kept))
        except (Refused, *TROUBLE):
            raise
        except Exception as error:
            LOG.warning("table %s cannot be read: %r", header.id, error)
            why = error.text if isinstance(error, Fault) else Text("table-carried-unknown")
            raise Refused(GONE, "table-unreadable", why=why) from error

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        self._weigh(table)

    def _weigh(self, table: Table) -> None:
        """Count what the table takes; if all take too much, those that nobody uses are put away."""
        if self._tables.get(table.id) is not table:
            return
        self._bytes += table.bytes - self._weights.get(table.id, 0)
        self._weights[table.id] = table.bytes
        for id, other in list(self._tables.items()):
            if self._bytes <= self.settings.live_bytes:
                break
            if other is not table and not self.hub.is_watched(id) and not other.lock.locked():
                self._put_away(id)

    def _put_away(self, id: str) -> None:
        self._tables.pop(id, None)
        self._bytes -= self._weights.pop(id, 0)

    # -- letting things happen -------------------------------------------------------------------

    async def act(self, id: str, decide: Decide) -> Table:
        """Do what `decide` says, once it is written. Whoever gave up waiting cannot interrupt it."""
        began = time.perf_counter()
        table = await self.get(id)
        with self.turns.deed():
            done = await self.tasks.finish(self._act(table, decide))
        self.figures.took(time.perf_counter() - began)
        return done

    async def _act(self, table: Table, decide: Decide) -> Table:
        async with table.lock:
            for _ in range(TRIES):
                try:
                    draft = await self.turns.game(partial(decide, table))
                except Fault:
                    # Perhaps only because another process knows more.
                    if await self._catch_up(table):
                        continue
                    raise
                if draft is None:
                    return table
                # A game can always be ended.
                full = table.version >= self.settings.limits.entries
                if full and not isinstance(draft.deed, ENDING):
                    raise Refused(NOT_YOURS, "table-full")
                if await self._append(table, draft):
                    self._count(draft, table)
                    break
                # Another process wrote that row: look again, think again.
                await self._catch_up(table)
            else:
                raise Refused(NOT_NOW, "server-busy")
            without_end = endless(table, self.settings.limits.choices)
            if without_end is not None and await self._append(table, without_end):
                note("game-endless", table=table.id, choices=table.n)
        self._happened(table)
        return table

    def _count(self, draft: Draft, table: Table) -> None:
        if isinstance(draft.deed, (Choice, Plan)):
            self.figures.moves += 1
        if table.over:
            result = table.result
            note("game-over", table=table.id, game=table.game.id, how=result.how if result else "")

    async def _append(self, table: Table, draft: Draft) -> bool:
        page = table.page(draft)
        header, first = draft.founds or (None, None)
        try:
            written = await self.journal.append(table.id, page, header, first)
        except TROUBLE as error:
            # Nobody knows whether it was written: the journal will tell.
            self._put_away(table.id)
            raise Refused(NOT_NOW, "server-not-written") from error
        if written:
            table.hear(page, draft.match)
            self._weigh(table)
        return written

    async def found(self, header: Header, first: Page) -> None:
        """Set a new table. Raises Refused if there are too many."""
        if not header.archive:
            most = self.settings.limits.open_games
            if await self.journal.count_open_games(now() - DAY) >= most:
                raise Refused(NOT_NOW, "server-full", most=most)
        try:
            await self.journal.found(header, first)
        except TROUBLE as error:
            raise Refused(NOT_NOW, "server-not-written") from error
        kept = [one for one in (*first.marks, first.position) if one is not None]
        table = await self.turns.aside(lambda: Table(header, [first.entry], kept))
        self._keep(table)
        self.figures.founded += 1
        note("table-founded", table=table.id, game=table.game.id, archive=header.archive)
        self._happened(table)

    @property
    def live_tables(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    @property
    def live_bytes(self) -> int:
        """What they take, about."""
        return self._bytes

    def _happened(self, table: Table) -> None:
        kept = self._tables.get(table.id)
        if kept is not None and kept is not table:
            # It was put away and read again while something happened at it.
            kept.stale = True
        self.hub.tell(table.id)
        self.bots.consider(table)

    # -- hearing of others -----------------------------------------------------------------------

    def _heard(self, id: str | None, message: str) -> None:
        """Another process wrote to the journal, or says who is looking."""
        if id is not None and message:
            self.presence.hear(id, message)
            return
        self._unsure.update(loading for loading in self._loading if id in (None, loading))
        for table in [t for t in self._tables.values() if id is None or t.id == id]:
            table.stale = True
            if self.hub.is_watched(table.id):
                self.tasks.add(self._look(table))

    async def _look(self, table: Table) -> None:
        async with table.lock:
            if table.stale:
                await self._catch_up(table)
        self.hub.tell(table.id)

    async def _catch_up(self, table: Table) -> bool:
        """Read what the table has not heard of; whether there was anything."""
        # First, so that what is heard while reading is not forgotten.
        table.stale = False
        new = await self.journal.pages(table.id, after=table.version)
        try:
            for page in new:
                table.hear(page)
        except Exception:
            # What another process wrote cannot be followed here: it is read again from the start.
            self._put_away(table.id)
            raise
        if new:
            self._weigh(table)
        return bool(new)
