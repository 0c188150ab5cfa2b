"""News: how several server processes on one database hear of each other's moves.

The journal is the truth; news only says where to look. So news that is lost costs a moment, never a
move: whoever acts on an old table loses the race for the journal's next row and looks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterable

import sqlalchemy as sql

Heard = Callable[[str | None, str], None]
"""Called with the table that something happened at, and what else was said; None: anywhere."""

AGAIN = 1.0
"""Seconds between looking, and between trying to reconnect."""


class News:
    """How to tell the others, and how to hear them."""

    shared = False
    """Whether others can be spoken to."""

    def __init__(self, heard: Heard) -> None:
        self.me = secrets.token_urlsafe(9)
        self.heard = heard

    async def start(self) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """Listen no more."""

    def tell(self, writer: sql.Connection, tables: Iterable[str]) -> None:
        """Let the others know, once what is being written is written."""

    async def call(self, table: str, message: str) -> None:
        """Tell the others something that is not in the journal."""


async def end(task: asyncio.Task[None] | None) -> None:
    """Stop a task that goes on for ever."""
    if task is not None:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
