"""Tasks: work that goes on beside the requests, and that ends with the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

LOG = logging.getLogger("mathom.server")

T = TypeVar("T")


class Trouble:
    """Something that does not work for a while: it is said when it begins, and when it is over."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._met: set[str] = set()

    def meets(self, error: BaseException) -> None:
        """It does not work. The same again is not said again."""
        kind = type(error).__name__
        if kind not in self._met:
            LOG.error("%s failed, and is tried again: %r", self._what, error, exc_info=error)
        self._met.add(kind)

    def over(self) -> None:
        """It works."""
        if self._met:
            LOG.warning("%s works again", self._what)
        self._met.clear()


class Tasks:
    """A group of tasks. One that fails says so in the log and harms no other."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def add(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin some work."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def repeat(self, what: str, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        """Do some work again and again, whatever it meets; what it meets is said once."""
        self.add(_repeatedly(what, seconds, work))

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do some work to its end, even if whoever waits for it gives up."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    async def stop(self) -> None:
        """End all that is still going on."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _finished(self, task: asyncio.Task[Any]) -> BaseException | None:
        self._tasks.discard(task)
        return None if task.cancelled() else task.exception()

    def _done(self, task: asyncio.Task[Any]) -> None:
        error = self._finished(task)
        if error is not None:
            LOG.error("something failed beside the requests", exc_info=error)


async def _repeatedly(what: str, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
    """Forever, with a pause before each time. A trouble that lasts is not told each time anew."""
    trouble = Trouble(what)
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception as error:
            trouble.meets(error)
        else:
            trouble.over()
