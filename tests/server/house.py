"""A real server on a real port, for tests: in a thread of this process, or in a process of its own."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from mathom.server import Limits, Rate, Settings
from mathom.server.serve import address_of, listen, serving

FAST = Rate(1_000_000, 1_000_000)
GENEROUS = Limits(requests=FAST, tables=FAST, messages=FAST, work=FAST, patience=0)
"""Tests are faster than people."""


def settings(folder: Path, **changes: Any) -> Settings:
    """Settings for a test's own server."""
    usual = Settings(
        database=str(folder / "games.db"),
        bundle=folder / "static",
        bot_workers=1,
        bot_beats=(),
        limits=GENEROUS,
    )
    return replace(usual, **changes)


class _Thread:
    def __init__(self, wanted: Settings, buffer: int | None) -> None:
        self._ear = listen("127.0.0.1", 0)
        if buffer is not None:
            self._ear.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
        self._settings = wanted
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._main()), daemon=True)
        self.url = address_of(self._ear, "127.0.0.1").rstrip("/")

    async def _main(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        async with serving(self._ear, self._settings):
            self._ready.set()
            await self._stop.wait()

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(20)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(20)
        assert not self._thread.is_alive()


@contextmanager
def served(wanted: Settings, buffer: int | None = None) -> Iterator[str]:
    """A server in a thread; its address. The machine holds back `buffer` bytes for slow clients."""
    thread = _Thread(wanted, buffer)
    thread.start()
    try:
        yield thread.url
    finally:
        thread.stop()


PROGRAM = """
import sys
from pathlib import Path
import mathom.server as server
from tests.server.house import GENEROUS
settings = server.Settings(database=sys.argv[1], bundle=Path(sys.argv[1] + ".static"), bot_workers=1,
                           limits=GENEROUS, bot_overdue=float(sys.argv[2]))
server.run("127.0.0.1", 0, browser=False, settings=settings)
"""


class Process:
    """A server in a process of its own."""

    def __init__(self, database: str, bot_overdue: float = 10.0) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, database, str(bot_overdue)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[2],
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        assert "http://" in self.said, self.process.communicate()[1]
        self.url = self.said.split()[-1].rstrip("/")

    def kill(self) -> None:
        """As `kill -9` does."""
        self.process.kill()
        self.process.communicate()

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()
