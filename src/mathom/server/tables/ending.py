"""Giving up, and playing again."""

from __future__ import annotations

from collections.abc import Sequence

from mathom.core.replay import ENDLESS, RESIGNED
from mathom.server.refused import TOO_LATE, Refused
from mathom.server.tables.entries import Close, Resign, Result, WantRematch
from mathom.server.tables.founding import found_rematch
from mathom.server.tables.seats import others, partners
from mathom.server.tables.table import Draft, Table


def resign(table: Table, seats: Sequence[str]) -> Draft:
    """The seat gives up for its team, and everybody else has won.

    Of several seats it is the one that decides now.
    """
    table.must_go_on()
    seat = table.decider if table.decider in seats else seats[0]
    team = table.team(seat)
    winners = tuple(other for other in table.seats if other not in team)
    return Draft(Resign(seat, Result(winners, RESIGNED)), table.n, "")


def close(table: Table, how: str) -> Draft:
    """The house ends the game, and nobody has won."""
    table.must_go_on()
    return Draft(Close(Result((), how)), table.n, "")


def endless(table: Table, most: int) -> Draft | None:
    """The end of a game in which so many choices were made that it will not end by itself."""
    return close(table, ENDLESS) if table.n >= most and not table.closed else None


def want_rematch(table: Table, seats: Sequence[str]) -> Draft | None:
    """Wish for a rematch; if all the others wish for it too, here it is."""
    if table.next or seats[0] in table.wants:
        return None
    if table.header.archive:
        raise Refused(TOO_LATE, "table-archive")
    if not table.over:
        raise Refused(TOO_LATE, "table-not-over")
    wanted = {seat for one in table.wants for seat in partners(table.chairs, one)} | set(seats)
    if others(table.chairs, wanted):
        return table.draft(WantRematch(seats[0]))
    founded = found_rematch(table)
    header, page = founded
    return table.draft(WantRematch(seats[0], header.id), (header, page))
