"""Chapter III: preparing the game (p. 14-17)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.text import Rule
from mathom.games.wotr.box import (
    CARDS,
    CHARACTERS,
    ELVEN_RINGS,
    FELLOWSHIP_COMPANIONS,
    FREE,
    GANDALF_GREY,
    IN_FELLOWSHIP,
    NATIONS,
    NOT_YET,
    REGIONS,
    STANDARD_TILES,
    TOTALS,
    figure,
    region,
)
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.turn import Turn

SETUP: Final = Rule("wotr", "setup", 14)


class Prepare(Step[WotrState]):
    """Everything in its place; the rest are reinforcements."""

    rule = SETUP

    def run(self, state: WotrState) -> Decision | None:
        prepare(state)
        state.push(Turn())
        return None


def prepare(state: WotrState) -> None:
    """Set the table."""
    state.reinforcements = TOTALS[:]
    for nation in NATIONS:
        state.politics[nation.index] = nation.politics
        state.active[nation.index] = nation.active
        for name, figures in nation.start.items():
            for kind, count in figures.items():
                number = figure(nation.index, kind)
                state.put(region(name), number, count)
                state.reinforcements[number] -= count
    state.owner = [it.owner for it in REGIONS]
    state.where = [IN_FELLOWSHIP if c.index in FELLOWSHIP_COMPANIONS else NOT_YET for c in CHARACTERS]
    state.ring_bearers = region("rivendell")
    state.guide = GANDALF_GREY
    state.rings[FREE] = ELVEN_RINGS
    state.tiles = STANDARD_TILES[:]
    for card in CARDS:
        state.decks[2 * card.side + card.deck].append(card.index)
