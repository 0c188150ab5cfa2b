"""Chapter IX: the Fellowship in Mordor (p. 42-43)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.text import Rule
from mathom.games.wotr import codecs
from mathom.games.wotr.box import EYE_VALUE, NOBODY, TILES
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.ending import add_corruption, check_crack_of_doom
from mathom.games.wotr.steps.tiles import refill_pool

MORDOR_RULE: Final = Rule("wotr", "mordor", 43)


def enter(state: WotrState) -> None:
    """On to the Mordor Track: the figure is in no region any more, and the Hunt Pool is made anew."""
    state.mordor = 0
    state.ring_bearers = NOBODY
    state.progress = 0
    refill_pool(state)
    eyes = [tile for tile in state.drawn_tiles if TILES[tile].value == EYE_VALUE]
    state.drawn_tiles = [tile for tile in state.drawn_tiles if tile not in eyes]
    state.tiles = sorted(state.tiles + eyes + state.waiting_tiles)
    state.waiting_tiles = []
    if state.events is not None:
        state.tell("mordor", {})


class MordorStep(Step[WotrState]):
    """After the tile: one step on, unless it says Stop."""

    rule = MORDOR_RULE
    fields = {"stopped": codecs.FLAG}

    def __init__(self, stopped: int) -> None:
        self.stopped: Final = stopped

    def run(self, state: WotrState) -> Decision | None:
        if self.stopped:
            return None
        state.mordor += 1
        if state.events is not None:
            state.tell("mordor_step", {"count": state.mordor})
        check_crack_of_doom(state)
        return None


class Dawdling(Step[WotrState]):
    """At the end of phase 5, a Fellowship in Mordor that neither moved nor hid is corrupted (p. 43)."""

    rule = MORDOR_RULE

    def run(self, state: WotrState) -> Decision | None:
        if state.mordor >= 0 and not state.strove:
            add_corruption(state, 1)
        return None
