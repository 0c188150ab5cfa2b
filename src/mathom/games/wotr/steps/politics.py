"""Chapter VII: the politics of Middle-earth (p. 33-35).

Every activation and every step carries its cause, because event cards ask for it.
"""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule
from mathom.games.wotr import codecs
from mathom.games.wotr.box import (
    AT_WAR,
    CHARACTERS,
    FREE,
    IS_HAVEN,
    NATION_IDS,
    NATION_OF_REGION,
    NATIONS,
    NATIONS_OF,
    NOBODY,
    REGION_OF,
    REGIONS,
)
from mathom.games.wotr.deeds import lasting
from mathom.games.wotr.options import NATION
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.alone import touch
from mathom.games.wotr.steps.players import may_use, why_no_use
from mathom.games.wotr.why import because, nation_name

POLITICS: Final = Rule("wotr", "politics", 34)

# Causes
ENTERED: Final = "entered"
ATTACKED: Final = "attacked"
CAPTURED: Final = "captured"
DECLARED: Final = "declared"
COMPANION: Final = "companion"
MUSTERED: Final = "mustered"
ABILITY: Final = "ability"
WITCH_KING_CAME: Final = "witch-king"
CARD: Final = "card"
BY_CHOICE: Final = (MUSTERED, ABILITY, CARD)
"""Those by which an action is on the nation."""


def activate(state: WotrState, nation: int, cause: str, region: int = NOBODY) -> None:
    """The marker turns to its active side; the cause may have happened in a region."""
    if state.active[nation]:
        return
    if any([card.stops_activation(state, nation, cause, region) for card in lasting(state)]):
        return
    state.active[nation] = True
    if state.events is not None:
        state.tell("activated", {"nation": NATION_IDS[nation], "cause": cause})


def advance(state: WotrState, nation: int, cause: str) -> None:
    """One step towards war; the last step only if the nation is active, else the step is lost."""
    if not can_advance(state, nation):
        return
    if state.now is not None and cause in BY_CHOICE:
        touch(state, nation)
    state.politics[nation] += 1
    if state.events is not None:
        kind = "at_war" if state.politics[nation] == AT_WAR else "advanced"
        state.tell(kind, {"nation": NATION_IDS[nation], "cause": cause})
    for card in lasting(state):
        card.advanced(state, nation, cause)


def can_advance(state: WotrState, nation: int) -> bool:
    """Whether the nation has a step left that it may take."""
    last = AT_WAR if state.active[nation] else AT_WAR - 1
    return state.politics[nation] < last


def attacked(state: WotrState, place: int, side: int) -> None:
    """An army of the side is attacked: its nations are activated and move one step (p. 34)."""
    for nation in state.nations(place, side):
        activate(state, nation, ATTACKED, REGION_OF[place])
        advance(state, nation, ATTACKED)


def companion_arrives(state: WotrState, character: int, place: int) -> None:
    """A companion ends a move, or enters play, in a city or stronghold: he may activate its nation."""
    region = REGION_OF[place]
    nation = NATION_OF_REGION[region]
    if not IS_HAVEN[region] or NATIONS[nation].side != FREE or state.owner[region] != FREE:
        return
    icon = CHARACTERS[character].activates
    if icon == "any" or icon == NATION_IDS[nation]:
        activate(state, nation, COMPANION, region)


def unconquered(state: WotrState, region: int) -> bool:
    """Whether a settlement is still, or again, its first owner's (p. 11)."""
    return state.owner[region] == REGIONS[region].owner != NOBODY


class Diplomacy(Step[WotrState]):
    """A Muster result moves one own nation one step (p. 34)."""

    rule = POLITICS
    kind = "nation"
    fields = {"side": codecs.SIDE}

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, state: WotrState) -> Decision | None:
        return state.ask(self, self.side, [NATION[n] for n in movable_nations(state, self.side)])

    def chosen(self, state: WotrState, option: Option) -> None:
        advance(state, option.args[0], MUSTERED)

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb != "nation":
            return None
        nation = option.args[0]
        name = nation_name(nation)
        if NATIONS[nation].side != self.side:
            return because(POLITICS, "not-yours", nation=name)
        if state.at_war(nation):
            return because(POLITICS, "at-war", nation=name)
        barred = why_no_use(state, self.side, nation)
        if barred is not None:
            return barred
        return because(POLITICS, "nation" if can_advance(state, nation) else "passive", nation=name)


def movable_nations(state: WotrState, side: int) -> list[int]:
    """The nations that a Muster result could advance."""
    able = [nation for nation in NATIONS_OF[side] if can_advance(state, nation)]
    if state.players > 2:
        able = [nation for nation in able if may_use(state, side, nation)]
    for card in lasting(state):
        able = [nation for nation in able if not card.stops_muster(state, nation)]
    return able
