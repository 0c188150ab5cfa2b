"""Making a choice of the game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from mathom.core.match import Match
from mathom.server.refused import NOT_YOURS, TOO_LATE, Refused
from mathom.server.tables.entries import Plan, Told
from mathom.server.tables.pace import Pacer
from mathom.server.tables.play import choices_of
from mathom.server.tables.table import Draft, Table


def choose(
    table: Table,
    seats: Sequence[str],
    n: int,
    options: Sequence[str],
    version: int | None = None,
    note: Told | None = None,
) -> Draft | None:
    """Choice number n + 1, as whoever holds these seats makes it; several are a plan, all of which are
    made or none. Raises Refused, IllegalMove.

    The version says which position was meant, for after a takeback the same n comes by again.
    """
    must_decide(table, seats, n, version)
    trial = table.play.match.fork()
    trial.play(*options)
    return _draft(table, trial, note)


def go_on(table: Table) -> Draft | None:
    """Answer for whoever has just said that he does not want to be asked, if it is he who is asked."""
    return None if table.closed else _draft(table, table.play.match.fork(), None)


def _draft(table: Table, trial: Match, note: Told | None) -> Draft | None:
    """What was chosen in a trial, and what the house answers after it, as one deed."""
    play = table.play
    first, own = len(play.match.history), len(trial.history)
    pacer = Pacer(table, trial)
    pacer.go_on(own - first)
    choices = choices_of(trial, first, note)
    if not choices:
        # It went without saying.
        return None
    for n in range(own - first, len(choices)):
        choices[n] = replace(choices[n], note=None, unasked=True)
    choices[-1] = replace(choices[-1], ended=tuple(pacer.ended))
    made = table.n + len(choices)
    after = trial.decision
    return Draft(
        choices[0] if len(choices) == 1 else Plan(choices),
        made,
        "" if after is None else table.seats[after.seat],
        match=trial,
        position=trial.state if play.due(trial) else None,
    )


def must_decide(table: Table, seats: Sequence[str], n: int, version: int | None) -> None:
    """Refuse what somebody does who does not decide now, or who means another position."""
    if not seats:
        raise Refused(NOT_YOURS, "table-watching")
    table.must_go_on()
    if n != table.n or (version is not None and version < table.moved):
        raise Refused(TOO_LATE, "table-stale", number=n + 1)
    if table.decider not in seats:
        seat = table.name_of(seats[0])
        raise Refused(NOT_YOURS, "move-not-yours", seat=seat, decider=table.name_of(table.decider))
