"""Bots at the tables: they think in processes of their own and move like everybody, by the journal."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from mathom.bots import BOTS, Answer, Host
from mathom.bots.asker import PATIENCE
from mathom.bots.hints import SECONDS, Hint
from mathom.bots.levels import offered
from mathom.core.faults import BadSetup, Fault
from mathom.core.game import Game
from mathom.core.lang import say
from mathom.core.match import Match
from mathom.core.text import Text
from mathom.server.bots.beats import Beats
from mathom.server.settings import Settings
from mathom.server.store.database import TROUBLE
from mathom.server.tables.choose import choose
from mathom.server.tables.entries import Begin, Entry, Replace, told
from mathom.server.tables.table import Table, now
from mathom.server.tasks import Trouble

if TYPE_CHECKING:
    from mathom.server.tables.house import House

T = TypeVar("T")

LOG = logging.getLogger("mathom.server")

AGAIN = 1.0
"""Seconds until a database that does not answer is asked again."""
AT_A_TIME = 500
"""How many tables are looked at together when the server starts."""

BOTS_WORDS = ("error", "answer", "detail")
"""The gaps of a fault that a bot fills."""

ADVISER = "galadriel"
"""Who is asked for hints: her process may be there already."""
HINTS = 200
"""So many hints are remembered."""

KEPT = 4
"""So many processes are kept, also where fewer may think at once: starting one takes longer than most
thoughts, and tables take turns."""

Key = tuple[str, str]
"""What a bot's process can be used again for: the bot and the game."""


class BotPool:
    """A few processes for all bots at all tables."""

    def __init__(self, settings: Settings) -> None:
        self._specs = {**{bot: bot for bot in BOTS}, **settings.bots}
        self._games = settings.bot_games
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

    def plays(self, bot: str, game: Game) -> bool:
        """Whether a bot plays a game, as far as it has said."""
        return game.id in self._games.get(bot, (game.id,))

    @property
    def processes(self) -> int:
        """How many processes there are."""
        return len(self._idle) + len(self._busy)

    async def ask(self, bot: str, match: Match) -> tuple[Answer, float]:
        """What the bot chooses, and how long it took to think. Whatever it does, a legal option comes
        back."""
        key = (bot, match.game.id)
        return await self._with(key, match, lambda host: _ask(host, match))

    async def hint(self, match: Match) -> tuple[Hint, float]:
        """What to do, and the processor time that it took. Raises BotFault."""
        key = (ADVISER, match.game.id)
        seconds = min(self._seconds, SECONDS)
        return await self._with(key, match, lambda host: _hint(host, match, seconds))

    async def _with(self, key: Key, match: Match, work: Callable[[Host], T]) -> T:
        """Let a process do something, once there is one to spare."""
        async with self._free:
            host = self._take(key, match)
            self._busy.append(host)
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, work, host)
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
        if self._idle and self.processes >= max(self._most, KEPT):
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


def _ask(host: Host, match: Match) -> tuple[Answer, float]:
    # A process serves many tables, so each choice is a match of its own to it.
    host.begin(secrets.randbits(32), match.setup)
    if match.game.hands:
        # Nobody need learn from the time that a process takes to start whether it was needed.
        with suppress(BadSetup):
            host.start()
    return host.ask(match.state), host.thought


def _hint(host: Host, match: Match, seconds: float) -> tuple[Hint, float]:
    host.begin(secrets.randbits(32), match.setup)
    return host.hint(match.state, seconds)


class Bots:
    """Sees to it that bots play when it is their turn."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._pool = BotPool(house.settings)
        self._beats = Beats(house.settings.bot_beats)
        self._thinking: dict[str, int] = {}
        self._hints: OrderedDict[tuple[str, int], Hint] = OrderedDict()

    @property
    def names(self) -> list[str]:
        """The bots that can be asked to play."""
        return self._pool.names

    def for_game(self, game: Game) -> list[str]:
        """Those of them that play a game: a strength is promised only where it was measured, and who has
        said that he does not play it is not asked."""
        return [bot for bot in offered(game, self.names) if self._pool.plays(bot, game)]

    @property
    def processes(self) -> int:
        """How many bots think or wait for a question."""
        return self._pool.processes

    async def close(self) -> None:
        """Stop all bots."""
        await self._pool.close()

    async def hint(self, table: Table) -> Hint:
        """What a bot would do for whoever has to choose, at the expense of whoever asks. It thinks once
        about a position: who asks again is told the same. Raises BotFault."""
        key = (table.id, table.moved)
        found = self._hints.get(key)
        if found is None:
            found, took = await self._pool.hint(table.play.match)
            self._house.turns.charge(took)
            self._hints[key] = found
            if len(self._hints) > HINTS:
                self._hints.popitem(last=False)
        return found

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
        kind = table.decision.kind
        answer, thought = await self._pool.ask(bot, table.play.match)
        await asyncio.sleep(self._beats.wait(bot, table.game, kind, thought))
        return answer


def _waits_for_a_bot(entries: Sequence[Entry]) -> bool:
    bots: set[str] = set()
    for entry in entries:
        if isinstance(entry.deed, Begin):
            bots = {seat for seat, chair in entry.deed.chairs.items() if chair.kind == "bot"}
        elif isinstance(entry.deed, Replace):
            bots.add(entry.deed.seat)
    return entries[-1].decider in bots


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
