"""Preparation (p. 2)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.text import Rule
from mathom.games.duel.box import LANDMARKS, REGIONS, SAURON, START_COINS
from mathom.games.duel.state import REGION_COUNT, DuelState
from mathom.games.duel.steps.chapter import PrepareChapter, ShowLandmarks
from mathom.games.duel.steps.conquest import fill_supply
from mathom.games.duel.steps.turn import TakeTurn

SETUP: Final = Rule("duel", "setup", 2)


class Prepare(Step[DuelState]):
    """Set the table: units, coins, tokens and landmarks; Sauron begins."""

    rule = SETUP

    def run(self, state: DuelState) -> Decision | None:
        for seat in (0, 1):
            state.coins[seat] = START_COINS[seat]
            for region in REGIONS:
                state.units[REGION_COUNT * seat + region.index] = region.start[seat]
        fill_supply(state)
        state.landmark_stack = [landmark.index for landmark in LANDMARKS]
        state.turn = SAURON
        state.push(TakeTurn())
        state.push(PrepareChapter(1))
        state.push(ShowLandmarks())
        return None
