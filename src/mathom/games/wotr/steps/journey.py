"""Chapter VIII: moving the Fellowship (p. 37-38)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.text import Rule
from mathom.games.wotr.box import FREE
from mathom.games.wotr.deeds import lasting
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.hunt import MORDOR, DrawTile, Hunt

JOURNEY: Final = Rule("wotr", "fellowship", 37)
TRACK_END: Final = 12
"""The last space of the Fellowship Track."""


def can_move(state: WotrState) -> bool:
    """A hidden Fellowship can, as long as its track has a space left; Mordor has a track of its own."""
    return state.hidden and (state.mordor >= 0 or state.progress < TRACK_END)


def move_fellowship(state: WotrState) -> None:
    """One step on, then the Hunt."""
    state.strove = True
    if state.mordor >= 0:
        # No roll: an Eye counts all dice in the Hunt Box, of both sides (p. 43).
        state.push(DrawTile(MORDOR, sum(state.hunt_box)))
        return
    state.progress += 1
    if state.events is not None:
        state.tell("progress", {"count": state.progress})
    state.push(Hunt())


class DieToHuntBox(Step[WotrState]):
    """After the Hunt, the die that moved the Fellowship helps the next one; not if a card moved it."""

    rule = JOURNEY

    def run(self, state: WotrState) -> Decision | None:
        if not any([card.keeps_die_away(state) for card in lasting(state)]):
            state.hunt_box[FREE] += 1
        return None
