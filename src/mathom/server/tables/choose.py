"""Making a choice of the game."""

from __future__ import annotations

from collections.abc import Sequence

from mathom.server.http.texts import Told
from mathom.server.refused import NOT_YOURS, TOO_LATE, Refused
from mathom.server.tables.entries import Choice
from mathom.server.tables.table import Draft, Table, result_of


def choose(
    table: Table,
    seats: Sequence[str],
    n: int,
    option: str,
    version: int | None = None,
    note: Told | None = None,
) -> Draft:
    """Choice number n + 1, as whoever holds these seats makes it. Raises Refused, IllegalMove.

    The version says which position was meant, for after a takeback the same n comes by again.
    """
    if not seats:
        raise Refused(NOT_YOURS, "table-watching")
    table.must_go_on()
    if n != table.n or (version is not None and version < table.moved):
        raise Refused(TOO_LATE, "table-stale", number=n + 1)
    if table.decider not in seats:
        seat = table.name_of(seats[0])
        raise Refused(NOT_YOURS, "move-not-yours", seat=seat, decider=table.name_of(table.decider))
    trial = table.match.fork()
    trial.play(option)
    played = trial.history[-1]
    deed = Choice(
        seat=table.decider,
        option=str(played.option),
        outcomes=[(drawn.kind, drawn.value) for drawn in played.drawn],
        note=note,
        result=result_of(trial),
    )
    after = trial.decision
    return Draft(deed, table.n + 1, "" if after is None else trial.seats[after.seat])
