"""Tidings: how a table stands, as it is sent. Whoever sees the same gets the same message, made once.

How many look at a table does not change what a choice costs: for each pair of eyes and each language the
message is put together, encoded and packed once, and then only sent.
"""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec

from mathom.server.tables.look import look
from mathom.server.tables.presence import Here
from mathom.server.tables.table import Table
from mathom.server.tasks import Tasks
from mathom.server.turns import Turns

_ENCODER = msgspec.json.Encoder()


class Tidings(str):
    """A message, which version of the table it tells, and how it looks on the wire."""

    version: int
    frames: dict[int, bytes]
    """By how large a window the connection unpacks with; 0 if it does not."""

    __slots__ = ("frames", "version")


async def tidings(
    table: Table, held: tuple[str, ...], here: Here, language: str, seen: int, turns: Turns, tasks: Tasks
) -> Tidings:
    """How the table stands for whoever holds these seats and has heard everything up to `seen`."""
    key = (table.version, held, here, language, seen)
    known = table.told.get(key)
    if known is None:
        # Whoever comes while it is being made waits for it, and goes on if the first one leaves.
        work = turns.game(partial(_told, table, held, here, language, seen))
        known = table.told[key] = asyncio.ensure_future(tasks.finish(work))
    if isinstance(known, asyncio.Future):
        try:
            told: Tidings = await asyncio.shield(known)
        except BaseException:
            if known.done():
                table.told.pop(key, None)
            raise
        if key in table.told:
            table.told[key] = told
        return told
    assert isinstance(known, Tidings)
    return known


def _told(table: Table, held: tuple[str, ...], here: Here, language: str, seen: int) -> Tidings:
    message = look(table, held, here, language, seen=seen)
    told = Tidings(_ENCODER.encode(message).decode())
    told.version = message.version
    told.frames = {}
    return told
