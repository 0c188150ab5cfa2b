"""Tidings: how a table stands, as it is sent. Whoever sees the same gets the same message, made once.

How many look at a table does not change what a choice costs: for each pair of eyes and each language the
message is put together, encoded and packed once, and then only sent. Whoever has had the message before
gets what has changed since, which is worked out once too.
"""

from __future__ import annotations

import itertools
from functools import partial

import msgspec

from mathom.server.tables.changes import changes
from mathom.server.tables.look import look
from mathom.server.tables.presence import Here
from mathom.server.tables.table import Table, now
from mathom.server.turns import Turns

_ENCODER = msgspec.json.Encoder()


_NUMBERS = itertools.count()


class Tidings(str):
    """A message, which version of the table it tells, and how it looks on the wire."""

    version: int
    number: int
    """No two messages have the same."""
    frames: dict[int, bytes]
    """By how large a window the connection unpacks with; 0 if it does not."""
    since: dict[int, Tidings]
    """What has changed since an earlier one, by its number."""

    __slots__ = ("frames", "number", "since", "version")

    @classmethod
    def of(cls, text: bytes, version: int) -> Tidings:
        """A message that nobody has heard yet."""
        told = cls(text.decode())
        told.version, told.number = version, next(_NUMBERS)
        told.frames, told.since = {}, {}
        return told


async def tidings(
    table: Table, held: tuple[str, ...], here: Here, language: str, seen: int, turns: Turns
) -> Tidings:
    """How the table stands for whoever holds these seats and has heard everything up to `seen`."""
    if table.clocks is not None and now() // 1000 != table.told_at:
        # How much time is left was told as of another second.
        table.told_at = now() // 1000
        table.told.clear()
    known: Tidings | None = table.told.get((held, here, language, seen))
    if known is not None:
        return known
    return await turns.game(partial(_told, table, held, here, language, seen))


def _told(table: Table, held: tuple[str, ...], here: Here, language: str, seen: int) -> Tidings:
    # Somebody else may have asked for the same before it was this one's turn.
    key = (held, here, language, seen)
    told: Tidings | None = table.told.get(key)
    if told is None:
        message = look(table, held, here, language, seen=seen)
        told = table.told[key] = Tidings.of(_ENCODER.encode(message), message.version)
    return told


async def tidings_since(last: Tidings, told: Tidings, turns: Turns) -> Tidings:
    """The same for whoever has had another message before: what has changed."""
    known = told.since.get(last.number)
    return known if known is not None else await turns.game(partial(_since, last, told))


def _since(last: Tidings, told: Tidings) -> Tidings:
    known = told.since.get(last.number)
    if known is None:
        made = changes(last.encode(), told.encode())
        text = b"" if made is None else b'{"type":"changes","to":' + made + b"}"
        shorter = 0 < len(text) < len(told)
        known = told.since[last.number] = Tidings.of(text, told.version) if shorter else told
    return known
