"""A helper: a process beside the server that plays records again, so that no table waits for it.

It has so much memory and so much time; whoever brings a record that needs more is told so. One record at
a time, and of those who wait, whoever has used least goes next.
"""

from __future__ import annotations

import asyncio
import heapq
import os
import pickle
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mathom.core.faults import Fault
from mathom.core.text import Text
from mathom.server.refused import AGAINST_THE_RULES, NOT_NOW, TOO_LARGE, Refused
from mathom.server.settings import Limits
from mathom.server.tables.founding import Founded, found_archive, found_from_record, found_seated
from mathom.server.turns import WHO, Turns

JOBS: dict[str, Callable[..., Founded]] = {
    "archive": found_archive,
    "record": found_from_record,
    "position": found_seated,
}
SMALL = 2_000
"""A record of so many characters takes no longer than a few choices, and needs no help."""
MOST_WAITING = 100
IDLE = 60.0
"""Seconds after which a helper that has nothing to do goes home."""


class Helper:
    """Asks the process, and replaces it when it has taken too long or too much."""

    def __init__(self, limits: Limits, turns: Turns) -> None:
        self._limits = limits
        self._turns = turns
        self._process: subprocess.Popen[bytes] | None = None
        self._busy = False
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._number = 0
        self._idle: asyncio.TimerHandle | None = None

    async def do(self, job: str, size: int, *args: Any) -> Founded:
        """Do a job that is about so many characters. Raises what it raises, or Refused."""
        if size <= SMALL:
            return await self._turns.aside(lambda: JOBS[job](*args))
        await self._my_turn()
        try:
            found, fault, took = await asyncio.to_thread(self._talk, pickle.dumps((job, args)))
        finally:
            self._next()
        self._turns.charge(took)
        if fault is not None:
            status, text = fault
            raise Refused(status, text.id, **text.args)
        assert found is not None
        return found

    def close(self) -> None:
        """Send it home."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                assert pipe is not None
                pipe.close()

    async def _my_turn(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        if not self._busy:
            self._busy = True
            return
        if len(self._waiting) >= MOST_WAITING:
            raise Refused(NOT_NOW, "server-crowded")
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._number += 1
        heapq.heappush(self._waiting, (self._turns.used(WHO.get()), self._number, mine))
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        while self._waiting:
            mine = heapq.heappop(self._waiting)[2]
            if not mine.done():
                mine.set_result(None)
                return
        self._busy = False
        self._idle = asyncio.get_running_loop().call_later(IDLE, self._go_home)

    def _go_home(self) -> None:
        if not self._busy:
            self.close()

    def _talk(self, question: bytes) -> tuple[Founded | None, tuple[int, Text] | None, float]:
        """In a thread: say what is to be done, and hear what came of it."""
        process = self._process or self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        seconds = self._limits.record_seconds
        too_late = threading.Timer(seconds, process.kill)
        too_late.start()
        try:
            process.stdin.write(question)
            process.stdin.flush()
            found: tuple[Founded | None, tuple[int, Text] | None, float] = pickle.load(process.stdout)
        except (OSError, EOFError, pickle.UnpicklingError):
            self.close()
            return None, (TOO_LARGE, Text("table-record-slow")), seconds
        finally:
            too_late.cancel()
        return found

    def _start(self) -> subprocess.Popen[bytes]:
        here = str(Path(__file__).parents[2])
        paths = [here, *filter(None, [os.environ.get("PYTHONPATH")])]
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "mathom.server.helper", str(self._limits.record_memory)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
            # Ctrl-C is not for it.
            start_new_session=True,
        )
        return self._process


def main() -> None:
    """What the process does until nobody asks any more."""
    modest(int(sys.argv[1]))
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    while True:
        try:
            job, args = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        began = time.process_time()
        found: Founded | None = None
        fault: tuple[int, Text] | None = None
        try:
            found = JOBS[job](*args)
        except Fault as error:
            fault = (error.status if isinstance(error, Refused) else AGAINST_THE_RULES, error.text)
        except (MemoryError, RecursionError):
            fault = (TOO_LARGE, Text("table-record-slow"))
        pickle.dump((found, fault, time.process_time() - began), answers)
        answers.flush()


def modest(most: int) -> None:
    """Take no more memory than this, and no time that a table needs."""
    if sys.platform == "win32":
        return
    import resource

    os.nice(10)
    if sys.platform != "darwin":
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


if __name__ == "__main__":
    main()
