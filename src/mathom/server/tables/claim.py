"""When somebody's time is up: the others claim the win, or let a bot play on in his place."""

from __future__ import annotations

from collections.abc import Sequence

from mathom.core.replay import TIMED_OUT
from mathom.server.refused import NOT_YOURS, TOO_LATE, Refused
from mathom.server.tables.entries import Claim, Replace, Result
from mathom.server.tables.table import Draft, Table

BACK = 120_000
"""Milliseconds after the server has come back in which nothing is claimed: nobody could choose while it
was away."""


def claim(table: Table, seats: Sequence[str], at: int, opened: int) -> Draft:
    """Whoever holds these seats has won, because somebody's time is up. Raises Refused."""
    late = _late(table, seats, at, opened)
    team = table.team(late)
    if set(team) & set(seats):
        raise Refused(NOT_YOURS, "table-claim-partner")
    winners = tuple(seat for seat in table.seats if seat not in team)
    return Draft(Claim(late, Result(winners, TIMED_OUT)), table.n, "")


def replace(table: Table, seats: Sequence[str], bot: str, at: int, opened: int) -> Draft:
    """A bot plays on where somebody's time is up. Raises Refused."""
    return table.draft(Replace(_late(table, seats, at, opened), bot))


def _late(table: Table, seats: Sequence[str], at: int, opened: int) -> str:
    """The seat whose time is up, as others may say."""
    table.must_go_on()
    clocks = table.clocks
    if clocks is None:
        raise Refused(TOO_LATE, "table-no-clock")
    if clocks.runs in seats:
        raise Refused(NOT_YOURS, "table-claim-own")
    if not clocks.is_up(clocks.runs, at):
        raise Refused(TOO_LATE, "table-claim-early")
    if at - opened < BACK:
        raise Refused(TOO_LATE, "table-claim-back")
    return clocks.runs
