"""A table's record: complete when the game is over, before that as far as a viewer may know."""

from __future__ import annotations

from collections.abc import Sequence

from mathom.core.record import Record
from mathom.core.state import WATCHER
from mathom.server.tables.entries import Chair
from mathom.server.tables.table import Table


def record_for(table: Table, seats: Sequence[str]) -> Record:
    """The record for whoever holds these seats."""
    match = table.match
    match.players = {seat: player(chair) for seat, chair in table.chairs.items()}
    eyes = match.seat(seats[0]) if seats else WATCHER
    record = match.as_record(None if table.closed else eyes)
    result = table.result
    if table.resigned is not None and result is not None:
        record.tags["result"] = f"{' '.join(result.winners)}, {result.how}"
    return record


def player(chair: Chair) -> str:
    """Who played, as a record's header says it."""
    return f"bot:{chair.bot}" if chair.bot else chair.name or "human"
