"""Turns: one loop serves all tables, and whoever has used it least goes next.

What takes time (making a choice, looking at a table, opening one) is not done when it is asked for, but
when it is its turn. So however much a few addresses ask for, somebody who makes a choice now and then
waits for the piece of work that is going on, and for nothing else. What it took is written on the bill
of the address that asked for it.
"""

from __future__ import annotations

import asyncio
import heapq
import math
import time
import types
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from typing import Any, NamedTuple, TypeVar

from mathom.server.http.limits import Meter
from mathom.server.settings import Rate

T = TypeVar("T")

WHO: ContextVar[str] = ContextVar("who", default="")
"""The address for which something is done; what is begun in its name is done in its name."""

HALF = 10.0
"""After so many seconds half of what an address has used is forgotten."""
ASIDE = 6.0
"""After something that is not part of a game, the loop is the games' for so many times as long."""
HUSH = 19.0
"""And for so many times as long, as long as somebody waits for what comes of a choice."""
QUIET = 0.1
"""Unless nobody has played for so many seconds."""
GUESS = 0.001
"""What a piece of work is taken to be before it is done."""
SLICE = 0.0005
"""Seconds after which the loop hears who else wants something. On its way a choice waits for several
such slices of others: to come in, to be made, to be told."""
MOST_ADDRESSES = 20_000


class _Waiting(NamedTuple):
    begins: float
    number: int
    who: str
    work: Callable[[], Any]
    done: asyncio.Future[Any]


class _Line:
    """Those who wait, in the order in which they would be done if all were served at the same time.

    Who asks for little begins at once; who asks for much begins where the last thing that was done for
    them would have ended. Nobody saves up turns by staying away (start-time fair queueing).
    """

    def __init__(self) -> None:
        self._waiting: list[_Waiting] = []
        self._now = 0.0
        self._ends: dict[str, float] = {}
        self._number = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def push(self, who: str, work: Callable[[], Any], done: asyncio.Future[Any]) -> None:
        begins = max(self._now, self._ends.get(who, 0.0))
        # How long it takes is known afterwards; several wishes of one address are not one.
        self._ends[who] = begins + GUESS
        self._number += 1
        heapq.heappush(self._waiting, _Waiting(begins, self._number, who, work, done))

    def pop(self) -> _Waiting:
        one = heapq.heappop(self._waiting)
        self._now = max(self._now, one.begins)
        return one

    def took(self, who: str, seconds: float, guess: float = 0.0) -> None:
        self._ends[who] = max(self._now, self._ends.get(who, 0.0)) + seconds - guess
        if len(self._ends) > MOST_ADDRESSES:
            self._ends = {who: ends for who, ends in self._ends.items() if ends > self._now}


class Turns:
    """Who goes next, and what everybody has used."""

    def __init__(
        self,
        rate: Rate,
        clock: Callable[[], float] = time.perf_counter,
        effort: Callable[[], float] = time.thread_time,
    ) -> None:
        self._clock = clock
        # What others make this machine do is on nobody's bill.
        self._effort = effort
        self._bills = Meter(rate, clock)
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._games = _Line()
        self._others = _Line()
        self._played = -math.inf
        self._rest = -math.inf
        self._hush = -math.inf
        self._entering = False
        """Whether something was let in of which nobody knows yet what it takes."""
        self._deeds = 0
        self._timer: asyncio.Handle | None = None
        self.busy = 0.0
        """Seconds of work that were done."""

    def wait(self, who: str) -> int:
        """In how many seconds an address may ask for something again; mostly 0."""
        return self._bills.debt(who)

    def used(self, who: str) -> float:
        """What an address has used lately, in seconds."""
        used, then = self._used.get(who, (0.0, 0.0))
        return used * math.pow(0.5, (self._clock() - then) / HALF)

    def charge(self, seconds: float, who: str | None = None) -> None:
        """Write something on the bill."""
        who = WHO.get() if who is None else who
        self._used[who] = (self.used(who) + seconds, self._clock())
        self._used.move_to_end(who)
        if len(self._used) > MOST_ADDRESSES:
            self._used.popitem(last=False)
        self._bills.owe(who, seconds)

    async def game(self, work: Callable[[], T]) -> T:
        """Do something that belongs to a game that is being played."""
        return await self._ask(self._games, work)

    async def aside(self, work: Callable[[], T]) -> T:
        """Do something for somebody who looks something up: it has a seventh of the time."""
        return await self._ask(self._others, work)

    async def thread(self, work: Callable[[], T]) -> T:
        """Do something in a thread, at the expense of whoever asks for it."""
        took = [0.0]
        try:
            return await asyncio.to_thread(_timed, work, took)
        finally:
            self.charge(took[0])

    @contextmanager
    def deed(self) -> Iterator[None]:
        """While somebody waits for what comes of a choice: what is no part of a game keeps back."""
        self._deeds += 1
        try:
            yield
        finally:
            self._deeds -= 1
            self._played = self._clock()

    async def metered(self, work: Coroutine[Any, Any, T]) -> T:
        """Let something go on that is not part of a game: it waits until it may, and what it takes on
        the way, in reading requests and writing answers, is on the bill too. One after the other: the
        next is let in when it is known what the first step of the last has taken."""
        let_in, took, who = [False], [0.0], WHO.get()

        def enter() -> None:
            let_in[0] = self._entering = True

        def entered() -> None:
            if let_in[0]:
                let_in[0] = self._entering = False
                if self._others:
                    self._wake(0)

        def stepped(seconds: float) -> None:
            took[0] += seconds
            self._others.took(who, seconds)
            self._aside_took(seconds)
            entered()

        try:
            await self.aside(enter)
            return await _driven(work, stepped, self._effort)
        finally:
            work.close()
            entered()
            self.charge(took[0])

    async def _ask(self, line: _Line, work: Callable[[], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        line.push(WHO.get(), work, done)
        self._wake(0)
        return await done

    def _wake(self, delay: float) -> None:
        """A little at a time; in between the loop hears who else wants something."""
        loop = asyncio.get_running_loop()
        if isinstance(self._timer, asyncio.TimerHandle) and not delay:
            self._timer.cancel()
            self._timer = None
        if self._timer is None:
            self._timer = loop.call_later(delay, self._next) if delay else loop.call_soon(self._next)

    def _next(self) -> None:
        self._timer = None
        until = self._clock() + SLICE
        while (now := self._clock()) < until:
            line = self._others if self._others and self._free(now) <= now else self._games
            if not line:
                break
            self._do(line)
        if self._games:
            self._wake(0)
        elif self._others and not self._entering:
            self._wake(max(0.0, self._free(now) - now))

    def _free(self, now: float) -> float:
        """When there is time again for what is not part of a game, as things stand now."""
        if self._entering:
            return math.inf
        if self._deeds or self._games:
            # Whoever waits for a choice calls again when it is made: see `deed`.
            return max(self._rest, self._hush)
        return min(self._rest, self._played + QUIET)

    def _aside_took(self, seconds: float) -> None:
        now = self._clock()
        self._rest = max(self._rest, now) + seconds * ASIDE
        self._hush = now + seconds * HUSH

    def _do(self, line: _Line) -> None:
        one = line.pop()
        if one.done.cancelled():
            line.took(one.who, 0.0, GUESS)
            return
        began = self._effort()
        try:
            result = one.work()
        except BaseException as error:
            one.done.set_exception(error)
        else:
            one.done.set_result(result)
        took = self._effort() - began
        self.busy += took
        self.charge(took, one.who)
        line.took(one.who, took, GUESS)
        if line is self._games:
            self._played = self._clock()
        else:
            self._aside_took(took)


@types.coroutine
def _driven(
    work: Coroutine[Any, Any, T], stepped: Callable[[float], None], clock: Callable[[], float]
) -> Generator[Any, Any, T]:
    """Go on with something step by step, and tell what each has taken."""
    send: Callable[[], Any] = partial(work.send, None)
    while True:
        began = clock()
        try:
            waits = send()
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        finally:
            stepped(clock() - began)
        try:
            send = partial(work.send, (yield waits))
        except GeneratorExit:
            work.close()
            raise
        except BaseException as error:
            send = partial(work.throw, error)


def _timed(work: Callable[[], T], took: list[float]) -> T:
    began = time.thread_time()
    try:
        return work()
    finally:
        took[0] = time.thread_time() - began
