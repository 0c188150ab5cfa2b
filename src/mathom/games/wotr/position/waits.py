"""What the readers of a written position share."""

from __future__ import annotations

from mathom.core.faults import BadPosition
from mathom.core.position import Reader, shown
from mathom.games.wotr.state import WotrState


def flag(reader: Reader, where: str, usual: bool) -> bool:
    """Yes or no; the last word of `where` is its name in this table."""
    value = reader.raw(where.rpartition(".")[2])
    if value is None:
        return usual
    if type(value) is not bool:
        raise BadPosition("wotr-position-flag", where=where, value=shown(value))
    return value


def waits(state: WotrState, name: str) -> bool:
    """Whether a step of this name is still to be carried out."""
    return name in [type(step).__name__ for step in state.agenda]
