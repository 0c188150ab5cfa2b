"""The Quest of the Ring (p. 6): both sides walk their own steps; the Nazgul rides along for free."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.text import Rule
from mathom.games.duel import deeds
from mathom.games.duel.box import BONUSES, GOAL
from mathom.games.duel.codecs import COUNT, SEAT
from mathom.games.duel.state import DuelState
from mathom.games.duel.steps.ending import check_quest

QUEST: Final = Rule("duel", "quest", 6)


class Advance(Step[DuelState]):
    """Move the own character; a bonus that is reached or passed is used at once."""

    rule = QUEST
    fields = {"seat": SEAT, "count": COUNT}

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, state: DuelState) -> Decision | None:
        # The Nazgul stand on the slider that carries Frodo and Sam, so a step of the Fellowship moves
        # both and changes neither the distance nor what Sauron has walked: two counters are enough.
        before = state.quest[self.seat]
        after = min(before + self.count, GOAL)
        state.quest[self.seat] = after
        if state.events is not None:
            state.tell("quest", self.seat, {"count": after - before, "space": after})
        for index, bonus in enumerate(BONUSES):
            if before < bonus.step <= after:
                state.agenda += deeds.OF_BONUS[self.seat][index]
        check_quest(state, self.seat)
        return None
