"""Guide 2: what is different on the table before the game begins."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.games.wotr.box import AT_WAR, FIGURES, NATIONS_OF, SARUMAN, SHADOW, region
from mathom.games.wotr.clockwork.explain import say
from mathom.games.wotr.clockwork.table import MARKERS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.setup import SETUP, prepare
from mathom.games.wotr.steps.turn import Turn

ORTHANC: Final = region("orthanc")


class WindUp(Step[WotrState]):
    """Everything in its place, and the Shadow ready for war."""

    rule = SETUP

    def run(self, state: WotrState) -> Decision | None:
        prepare(state)
        wind_up(state)
        say(state, "clockwork_ready", {})
        state.push(Turn())
        return None


def wind_up(state: WotrState) -> None:
    """Its nations are at war, Saruman is in Orthanc with his die; its markers lie there already."""
    for nation in NATIONS_OF[SHADOW]:
        state.politics[nation] = AT_WAR
    state.where[SARUMAN] = ORTHANC
    state.minions_came = True
    for figure in range(FIGURES):
        state.reinforcements[figure] += MARKERS[figure]
