"""Bots at the tables: they think in processes of their own and move like everybody, by the journal."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from mathom.bots import BOTS, Answer, Host
from mathom.bots.asker import PATIENCE
from mathom.core.faults import Fault
from mathom.core.lang import say
from mathom.core.match import Match
from mathom.core.text import Text
from mathom.server.settings import Settings
from mathom.server.store.database import TROUBLE
from mathom.server.tables.choose import choose
from mathom.server.tables.entries import Begin, Entry, told
from mathom.server.tables.table import Table, now
from mathom.server.tasks import Trouble

if TYPE_CHECKING:
    from mathom.server.tables.house import House

LOG = logging.getLogger("mathom.server")

AGAIN = 1.0
"""Seconds until a database that does not answer is asked again."""
AT_A_TIME = 500
"""How many tables are looked at together when the server starts."""

BOTS_WORDS = ("error", "answer", "detail")
"""The gaps of a fault that a bot fills."""

Key = tuple[str, str, tuple[tuple[str, str], ...]]
"""What a bot's process can be used again for: the bot, the game and its setup."""


class BotPool:
    """A few processes for all bots at all tables."""

    def __init__(self, settings: Settings) -> None:
        self._specs = {**{bot: bot for bot in BOTS}, **settings.bots}
        self._seconds = settings.bot_seconds
        self._most = settings.bot_workers
        self._memory = settings.bot_memory
        if settings.bots and (missing := _walls_missing()):
            LOG.warning("bots cannot be kept from %s on this system", " and ".join(missing))
        self._free = asyncio.Semaphore(self._most)
        self._threads = ThreadPoolExecutor(self._most, thread_name_prefix="bot")
        self._idle: list[tuple[Key, Host]] = []
        self._busy: list[Host] = []

    @property
    def names(self) -> list[str]:
        """The bots that can be asked to play."""
        return list(self._specs)

    @property
    def processes(self) -> int:
        """How many processes there are."""
        return len(self._idle) + len(self._busy)

    async def ask(self, bot: str, match: Match) -> Answer:
        """What the bot chooses. Whatever the bot does, a legal option comes back."""
        key = (bot, match.game.id, tuple(match.setup.items()))
        async with self._free:
            host = self._take(key, match)
            self._busy.append(host)
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, _ask, host, match)
            finally:
                self._busy.remove(host)
                self._idle.append((key, host))

    async def close(self) -> None:
        """End all processes, also those that are thinking."""
        hosts = [*self._busy, *[host for _, host in self._idle]]
        await asyncio.gather(*[asyncio.to_thread(host.close) for host in hosts])
        await asyncio.to_thread(self._threads.shutdown)

    def _take(self, key: Key, match: Match) -> Host:
        for n, (other, host) in enumerate(self._idle):
            if other == key:
                del self._idle[n]
                return host
        if self._idle and len(self._idle) + len(self._busy) >= self._most:
            # The one that was idle longest makes room.
            self._threads.submit(self._idle.pop(0)[1].close)
        return Host(
            self._specs[key[0]],
            match.game,
            match.setup,
            seconds=self._seconds,
            memory=self._memory,
            confined=True,
        )


def _walls_missing() -> list[str]:
    """What bots cannot be kept from here."""
    if sys.platform != "linux":
        return ["files", "networks", "leaving processes behind"]
    from mathom.bots.cage import able

    return able()


def _ask(host: Host, match: Match) -> Answer:
    # A process serves many tables, so each choice is a match of its own to it.
    host.begin(secrets.randbits(32))
    return host.ask(match.state)


class Bots:
    """Sees to it that bots play when it is their turn."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._pool = BotPool(house.settings)
        self._thinking: dict[str, int] = {}

    @property
    def names(self) -> list[str]:
        """The bots that can be asked to play."""
        return self._pool.names

    @property
    def processes(self) -> int:
        """How many bots think or wait for a question."""
        return self._pool.processes

    async def close(self) -> None:
        """Stop all bots."""
        await self._pool.close()

    async def wake(self) -> None:
        """Go on with the games that were waiting for a bot when the last server stopped."""
        trouble = Trouble("finding the games that wait for a bot")
        while True:
            try:
                await self._wake()
            except TROUBLE as error:
                trouble.meets(error)
                await asyncio.sleep(AGAIN)
            else:
                trouble.over()
                return

    async def _wake(self) -> None:
        open_games = await self._house.journal.open_games()
        for first in range(0, len(open_games), AT_A_TIME):
            some = open_games[first : first + AT_A_TIME]
            for id, entries in (await self._house.journal.seatings(some)).items():
                if _waits_for_a_bot(entries):
                    await self._see_to(id)

    async def look_after(self) -> None:
        """Go on with games that people look at and that another process left waiting for a bot."""
        settings = self._house.settings
        overdue = settings.bot_seconds + settings.bot_overdue
        for id in self._house.hub.watched():
            await self._see_to(id, 1000 * overdue)

    async def _see_to(self, id: str, overdue: float = -1) -> None:
        """Let a bot think at a table where nothing has happened for so long."""
        try:
            table = await self._house.get(id)
        except Fault as fault:
            # A table that cannot be read keeps nobody else waiting.
            LOG.warning("table %s: %s", id, fault)
            return
        if now() - table.touched > overdue:
            self.consider(table)

    def consider(self, table: Table) -> None:
        """Let a bot think if it is its turn, unless it is thinking about this very position."""
        seat = table.decider
        if not seat or table.chairs[seat].kind != "bot":
            return
        if self._thinking.get(table.id) != table.moved:
            self._thinking[table.id] = table.moved
            self._house.tasks.add(self._play(table, seat, table.moved))

    async def _play(self, table: Table, seat: str, version: int) -> None:
        try:
            n, bot = table.n, table.chairs[seat].bot
            answer = await self._answer(table, seat, bot)
            note = None
            if answer.fault is not None:
                LOG.warning("table %s: %s", table.id, say(answer.fault, "en"))
                self._house.figures.bot_faults += 1
                note = told(_discreet(answer.fault))
            option = str(answer.option)
            await self._house.act(table.id, lambda it: choose(it, [seat], n, [option], version, note))
        except TROUBLE as error:
            # The database has gone: whoever looks after the bots comes by again.
            LOG.info("table %s: a bot's choice cannot be written: %r", table.id, error)
        except Fault as fault:
            # Somebody took back or resigned meanwhile, or another process was faster.
            LOG.info("table %s: a bot's choice came too late: %s", table.id, fault)
        finally:
            if self._thinking.get(table.id) == version:
                del self._thinking[table.id]

    async def _answer(self, table: Table, seat: str, bot: str) -> Answer:
        assert table.decision is not None
        first = table.decision.options[0]
        why: Text | None = None
        if bot not in self._pool.names:
            why = Text("server-bot-gone")
        elif _failing(table, seat):
            why = Text("bot-given-up", count=PATIENCE)
        if why is not None:
            return Answer(first, Text("bot-fault", bot=bot, why=why, option=str(first)))
        return await self._pool.ask(bot, table.play.match)


def _waits_for_a_bot(entries: Sequence[Entry]) -> bool:
    begin = entries[0].deed
    chair = begin.chairs.get(entries[-1].decider) if isinstance(begin, Begin) else None
    return chair is not None and chair.kind == "bot"


def _failing(table: Table, seat: str) -> bool:
    """Whether the bot failed the last few times. The journal knows, so a restart forgets nothing."""
    own = [made.choice for made in table.play.made[table.base :] if made.choice.seat == seat]
    return len(own) >= PATIENCE and all(choice.note for choice in own[-PATIENCE:])


def _discreet(fault: Text) -> Text:
    """The fault without the bot's own words, in which it might tell what only it knows."""
    args = {
        gap: "..." if gap in BOTS_WORDS else _discreet(value) if isinstance(value, Text) else value
        for gap, value in fault.args.items()
    }
    return Text(fault.id, **args)
