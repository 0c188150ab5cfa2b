"""Chapter VI: recruiting troops with a Muster result, and the stacking limit (p. 26-27)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import besieged, disband, stack_limit
from mathom.games.wotr.box import (
    BESIEGED_STACK,
    FIGURE_IDS,
    FIGURES_OF,
    FREE,
    IS_STRONGHOLD,
    LEADER,
    NATION_COUNT,
    NATION_OF,
    NATION_OF_REGION,
    NATIONS,
    NAZGUL,
    NOBODY,
    PLACE_IDS,
    PLACES,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SETTLEMENTS,
    STACK,
    UNIT_KINDS,
    UNITS_OF,
    is_elite,
)
from mathom.games.wotr.command import controller, stand_apart
from mathom.games.wotr.options import RECRUIT, disbanding
from mathom.games.wotr.questions import Disbanding, Recruiting
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.alone import touch
from mathom.games.wotr.steps.mixed import RemoveInTurn
from mathom.games.wotr.steps.players import may_use, why_no_use
from mathom.games.wotr.why import because, nation_name, place_name

RECRUITING: Final = Rule("wotr", "recruit", 26)
STACKING: Final = Rule("wotr", "stacking", 26)
ANYWHERE: Final = NOBODY
SETTLEMENTS_OF: Final = [
    [region for region in SETTLEMENTS if NATION_OF_REGION[region] == nation]
    for nation in range(NATION_COUNT)
]


class Recruit(Step[WotrState]):
    """Two figures in two different settlements, or one elite (p. 26)."""

    rule = RECRUITING
    kind = "recruit"
    fields = {"side": codecs.SIDE, "first": codecs.PERHAPS_REGION}

    def __init__(self, side: int, first: int = ANYWHERE) -> None:
        self.side: Final = side
        self.first: Final = first
        """The settlement of the first figure; the second goes elsewhere and is no elite."""

    def run(self, state: WotrState) -> Decision | None:
        options = recruits(state, self.side, self.first)
        return state.ask(self, self.side, options) if options else None

    def chosen(self, state: WotrState, option: Option) -> None:
        figure, region = option.args
        bring(state, figure, region)
        if self.first == ANYWHERE and not (figure < UNIT_KINDS and is_elite(figure)):
            state.push(Recruit(self.side, region))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"number": 1 if self.first == ANYWHERE else 2}

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb != "recruit":
            return None
        return why_no_recruit(state, self.side, option.args[0], option.args[1], self.first)

    def about(self, state: WotrState, seat: int) -> Question | None:
        return Recruiting(first=None if self.first == ANYWHERE else REGION_IDS[self.first])


def recruits(state: WotrState, side: int, first: int) -> list[Option]:
    """Every figure that may be recruited, with every settlement it may come to."""
    options: list[Option] = []
    for figure in FIGURES_OF[side]:
        if state.reinforcements[figure] == 0 or not state.at_war(NATION_OF[figure]):
            continue
        if state.players > 2 and not may_use(state, side, NATION_OF[figure]):
            continue
        if first != ANYWHERE and figure < UNIT_KINDS and is_elite(figure):
            continue
        options += [
            RECRUIT[figure][region]
            for region in SETTLEMENTS_OF[NATION_OF[figure]]
            if region != first and can_recruit_in(state, side, region) and _fits(state, figure, region)
        ]
    return options


def any_recruit(state: WotrState, side: int) -> bool:
    """Whether a Muster result could recruit anybody."""
    for figure in FIGURES_OF[side]:
        if state.reinforcements[figure] and state.at_war(NATION_OF[figure]):
            if state.players > 2 and not may_use(state, side, NATION_OF[figure]):
                continue
            for region in SETTLEMENTS_OF[NATION_OF[figure]]:
                if can_recruit_in(state, side, region) and _fits(state, figure, region):
                    return True
    return False


def can_recruit_in(state: WotrState, side: int, region: int) -> bool:
    """One's own settlement, not captured, no enemy army in the region to besiege it (p. 26)."""
    return state.owner[region] == side and state.strength[PLACES * (1 - side) + region] == 0


def _fits(state: WotrState, figure: int, region: int) -> bool:
    """Nazgul come to strongholds; a leader needs an army, without which he would be gone at once."""
    if figure == NAZGUL:
        return IS_STRONGHOLD[region]
    if figure >= LEADER:
        return state.units(region, FREE) > 0
    return True


def why_no_recruit(state: WotrState, side: int, figure: int, region: int, first: int) -> Reason:
    """Why a figure cannot be recruited in a region: the nation, the figures, or the settlement."""
    nation = NATION_OF[figure]
    here = place_name(region)
    if NATIONS[nation].side != side:
        return because(RECRUITING, "not-yours", nation=nation_name(nation))
    barred = why_no_use(state, side, nation)
    if barred is not None:
        return barred
    if not state.at_war(nation):
        return because(RECRUITING, "not-at-war", nation=nation_name(nation))
    if not state.reinforcements[figure]:
        return because(RECRUITING, "none-left")
    if region not in SETTLEMENTS_OF[nation]:
        return because(RECRUITING, "settlement", region=here, nation=nation_name(nation))
    if besieged(state, region) != NOBODY:
        return because(RECRUITING, "besieged-muster", region=here)
    if not can_recruit_in(state, side, region):
        return because(RECRUITING, "captured", region=here)
    if first != ANYWHERE and figure < UNIT_KINDS and is_elite(figure):
        return because(RECRUITING, "elite")
    if first == region:
        return because(RECRUITING, "same-settlement")
    if figure == NAZGUL:
        return because(RECRUITING, "nazgul")
    return because(RECRUITING, "lone-leader", region=here)


def bring(state: WotrState, figure: int, place: int) -> None:
    """A figure comes from the reinforcements."""
    if state.now is not None:
        touch(state, NATION_OF[figure])
    state.reinforcements[figure] -= 1
    state.put(place, figure)
    if state.events is not None:
        here = REGION_IDS[REGION_OF[place]]
        state.tell("recruited", {"figure": FIGURE_IDS[figure], "region": here})


class KeepLimits(Step[WotrState]):
    """Ten units in a region, five inside a besieged stronghold; the rest are removed (p. 26, 31)."""

    rule = STACKING
    kind = "disband"
    fields = {"place": codecs.PERHAPS_PLACE}

    def __init__(self, place: int = ANYWHERE) -> None:
        self.place: Final = place
        """Behind the walls where a siege begins; ANYWHERE at the end of an action."""

    def run(self, state: WotrState) -> Decision | None:
        crowded = overcrowded(state, self.place)
        if crowded == NOBODY:
            return None
        side, place = crowded // PLACES, crowded % PLACES
        if state.players > 2 and stand_apart(state, place, side):
            state.push(self)
            state.push(RemoveInTurn(place, 0))
            return None
        ways = removals(state, place, UNITS_OF[side], too_many(state, crowded))
        options = [disbanding(way) for way in sorted(ways, key=_elites_in)]
        return Decision(self, controller(state, place, side), options)

    def chosen(self, state: WotrState, option: Option) -> None:
        place = overcrowded(state, self.place) % PLACES
        for index in range(0, len(option.args), 2):
            disband(state, place, option.args[index], option.args[index + 1])
        state.push(self)

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb != "disband":
            return None
        crowded = overcrowded(state, self.place)
        return because(STACKING, "disband", count=too_many(state, crowded))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        crowded = overcrowded(state, self.place)
        region = Text(f"wotr-region-{REGION_IDS[REGION_OF[crowded % PLACES]]}")
        return {"region": region, "count": too_many(state, crowded)}

    def about(self, state: WotrState, seat: int) -> Question | None:
        crowded = overcrowded(state, self.place)
        return Disbanding(place=PLACE_IDS[crowded % PLACES], count=too_many(state, crowded))


def too_many(state: WotrState, crowded: int) -> int:
    """How many units have to go from an overcrowded place (PLACES * side + place)."""
    return state.strength[crowded] - stack_limit(crowded % PLACES)


def removals(state: WotrState, place: int, units: list[int], count: int) -> list[tuple[int, ...]]:
    """Every way to remove so many of these units: which, how many, which, how many..."""
    if count == 0:
        return [()]
    if not units:
        return []
    found: list[tuple[int, ...]] = []
    for taken in range(min(count, state.count(place, units[0])), -1, -1):
        first = (units[0], taken) if taken else ()
        found += [first + rest for rest in removals(state, place, units[1:], count - taken)]
    return found


def _elites_in(removal: tuple[int, ...]) -> int:
    """How many elites go: the fewer, the sooner it is chosen."""
    total = 0
    for index in range(0, len(removal), 2):
        if is_elite(removal[index]):
            total += removal[index + 1]
    return total


def overcrowded(state: WotrState, only: int) -> int:
    """Where more units stand than may, ANYWHERE or in one place: PLACES * side + place, or NOBODY."""
    strength = state.strength
    for side in (0, PLACES):
        # Nearly always nobody stands too close, and that is seen at a glance.
        walls = side + REGION_COUNT
        few = max(strength[side:walls]) <= STACK
        if few and max(strength[walls : side + PLACES]) <= BESIEGED_STACK:
            continue
        for place in range(PLACES):
            limit = STACK if place < REGION_COUNT else BESIEGED_STACK
            if strength[side + place] > limit and only in (ANYWHERE, place):
                return side + place
    return NOBODY
