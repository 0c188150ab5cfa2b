"""Hints at a table: free where nobody else sits, else with the consent of all who do."""

from __future__ import annotations

from collections.abc import Sequence

from mathom.server.refused import TOO_LATE, Refused
from mathom.server.tables.choose import must_decide
from mathom.server.tables.entries import AgreeHint, AskHint, DeclineHint, Hinted
from mathom.server.tables.seats import others, partners
from mathom.server.tables.table import Draft, Table


def may_have(table: Table, seat: str) -> bool:
    """Whether a seat may have a hint now: whoever else is at the table agrees, or nobody else is."""
    agreed = [*table.hint_always]
    if table.hint_asked is not None and table.hint_asked.seat == seat:
        agreed += table.hint_agreed
    agreeing = [one for other in agreed for one in partners(table.chairs, other)]
    return not others(table.chairs, [*partners(table.chairs, seat), *agreeing])


def want_hint(table: Table, seats: Sequence[str], n: int, version: int | None) -> Draft | None:
    """Take a hint, or ask whether one may; None if that was done already. Raises Refused."""
    must_decide(table, seats, n, version)
    seat = table.decider
    if may_have(table, seat):
        return None if table.hinted else table.draft(Hinted(seat))
    return None if table.hint_asked is not None else table.draft(AskHint(seat))


def answer_hint(table: Table, seats: Sequence[str], agree: bool, always: bool) -> Draft:
    """Say whether somebody may have a hint. Raises Refused."""
    table.must_go_on()
    asked = table.hint_asked
    if asked is None or not seats or asked.seat in seats or may_have(table, asked.seat):
        raise Refused(TOO_LATE, "table-hint-none")
    return table.draft(AgreeHint(seats[0], always) if agree else DeclineHint(seats[0]))
