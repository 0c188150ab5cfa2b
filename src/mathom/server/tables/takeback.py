"""Taking back: free until something was revealed or others could act; after that they are asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mathom.server.refused import TOO_LATE, Refused
from mathom.server.tables.entries import Agree, AskTakeback, Decline, Takeback
from mathom.server.tables.seats import others, partners
from mathom.server.tables.table import Draft, Table


@dataclass(frozen=True)
class Back:
    """How far a takeback would go, and whether anybody has to be asked."""

    to: int
    free: bool


def possible(table: Table, seats: Sequence[str]) -> Back | None:
    """What a takeback by whoever holds these seats would do: undo the last choice of theirs."""
    match = table.match
    mine = [match.seat(seat) for seat in seats]
    own = [i for i in range(table.base, table.n) if match.history[i].seat in mine]
    if table.closed or not own:
        return None
    to = match.plan_of(own[-1])
    if not others(table.chairs, seats):
        return Back(to, free=True)
    decision = match.decision
    passed = decision is None or decision.seat not in mine
    passed = passed or any(played.seat not in mine for played in match.history[to:])
    return Back(to, free=not passed and not match.revealed(to))


def take_back(table: Table, seats: Sequence[str]) -> Draft:
    """Take back at once, or ask. Raises Refused."""
    table.must_go_on()
    back = possible(table, seats)
    if back is None:
        raise Refused(TOO_LATE, "undo-nothing")
    seat = table.match.seats[table.match.history[back.to].seat]
    if back.free:
        return _undo(table, Takeback(seat, back.to))
    if table.asked is not None:
        raise Refused(TOO_LATE, "table-takeback-asked", seat=table.who(table.asked.seat))
    return table.draft(AskTakeback(seat, back.to))


def answer(table: Table, seats: Sequence[str], agree: bool) -> Draft:
    """Agree to what somebody asked for, or not. Raises Refused."""
    table.must_go_on()
    asked = table.asked
    if asked is None or asked.seat in seats:
        raise Refused(TOO_LATE, "table-takeback-none")
    if not agree:
        return table.draft(Decline(seats[0]))
    askers = partners(table.chairs, asked.seat)
    agreed = [seat for one in table.agreed for seat in partners(table.chairs, one)]
    if others(table.chairs, [*askers, *agreed, *seats]):
        return table.draft(Agree(seats[0]))
    return _undo(table, Takeback(asked.seat, asked.to))


def _undo(table: Table, deed: Takeback) -> Draft:
    before = table.match.at(deed.to)
    assert before.decision is not None
    return Draft(deed, deed.to, table.match.seats[before.decision.seat])
