"""Taking back: free until something was revealed or others could act; after that they are asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mathom.core.worlds import Worlds
from mathom.server.refused import TOO_LATE, Refused
from mathom.server.tables.entries import Agree, AskTakeback, Choice, Decline, Takeback
from mathom.server.tables.seats import others, partners
from mathom.server.tables.table import Draft, Table


@dataclass(frozen=True)
class Back:
    """How far a takeback would go, and whether anybody has to be asked."""

    to: int
    free: bool


def possible(table: Table, seats: Sequence[str]) -> Back | None:
    """What a takeback by whoever holds these seats would do: undo their last choice, or plan."""
    held = tuple(seats)
    if held in table.backs:
        known: Back | None = table.backs[held]
        return known
    back = table.backs[held] = _possible(table, held)
    return back


def _possible(table: Table, seats: Sequence[str]) -> Back | None:
    made = table.play.made
    # What the house answered for somebody is none of his own choices. From the end: however long the
    # game is, a seat's last choice is near.
    latest = range(table.n - 1, table.floor - 1, -1)
    own = next((n for n in latest if _is_own(made[n].choice, seats)), None)
    if table.closed or own is None:
        return None
    to = max(table.play.joined(own), table.floor)
    if not others(table.chairs, seats):
        return Back(to, free=True)
    passed = table.decider not in seats or any(one.choice.seat not in seats for one in made[to:])
    return Back(to, free=not passed and not revealed(table, to))


def _is_own(choice: Choice, seats: Sequence[str]) -> bool:
    return choice.seat in seats and not choice.unasked


def revealed(table: Table, to: int) -> bool:
    """Whether the choices since then told their seat anything that it could not know before."""
    play = table.play
    since = [one.choice for one in play.made[to:]]
    if any(choice.outcomes for choice in since):
        return True
    worlds = Worlds.of(play.at(to), play.seats.index(since[0].seat))
    for n, choice in enumerate(since, to):
        decision = play.at(n).decision
        option = None if decision is None else decision.find(choice.option)
        if option is None:
            return True
        worlds = worlds.after(option)
        if not worlds.show(play.at(n + 1)):
            return True
    return False


def take_back(table: Table, seats: Sequence[str]) -> Draft:
    """Take back at once, or ask. Raises Refused."""
    table.must_go_on()
    back = possible(table, seats)
    if back is None:
        raise Refused(TOO_LATE, "undo-nothing")
    seat = table.play.made[back.to].choice.seat
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
    before = table.play.at(deed.to)
    assert before.decision is not None
    return Draft(deed, deed.to, table.seats[before.decision.seat])
