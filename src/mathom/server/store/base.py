"""Stores: databases, and how work gets done in them without holding up everybody else.

Work is a plain function of a connection, the same for every database.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

import sqlalchemy as sql

from mathom.server.store.news import Heard, News

T = TypeVar("T")

Work = Callable[[sql.Connection], T]


class Store(Protocol):
    """A database."""

    async def write(self, work: Work[T]) -> T:
        """Do some work in a transaction of its own, one at a time."""
        ...

    async def read(self, work: Work[T]) -> T:
        """Do some work that changes nothing."""
        ...

    async def close(self) -> None:
        """Hang up."""
        ...

    def put(self, table: sql.Table) -> sql.Insert:
        """How to insert rows of which those that are already there win."""
        ...

    def news(self, heard: Heard) -> News:
        """How the processes that use it hear of each other."""
        ...
