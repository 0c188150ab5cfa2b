"""Chapter VI: removing casualties (p. 30-31)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Rule, Text
from mathom.games.wotr.armies import fall, lose_figure, lose_lone_leaders
from mathom.games.wotr.box import (
    FIGURE_IDS,
    REGION_IDS,
    REGION_OF,
    SHADOW,
    SIDE_OF,
    UNITS_OF,
    is_elite,
)
from mathom.games.wotr.options import LOSE, REDUCE
from mathom.games.wotr.state import WotrState

CASUALTIES: Final = Rule("wotr", "casualties", 30)


class TakeHits(Step[WotrState]):
    """The owner of an army takes hits: a regular each, an elite reduced each, or two for an elite."""

    rule = CASUALTIES
    kind = "casualties"
    fields = ("side", "place", "hits")

    def __init__(self, side: int, place: int, hits: int) -> None:
        self.side: Final = side
        self.place: Final = place
        self.hits: Final = hits

    def units(self) -> list[int]:
        """The units that may take them."""
        return UNITS_OF[self.side]

    def again(self, hits: int) -> TakeHits:
        """The hits that are left."""
        return TakeHits(self.side, self.place, hits)

    def run(self, state: WotrState) -> Decision | None:
        present = [f for f in self.units() if state.count(self.place, f)]
        if self.hits == 0 or not present:
            # Where the last unit fell, no leader is left (p. 8, 22); a battle takes characters too.
            lose_lone_leaders(state, self.place)
            return None
        units = self.units()
        if doomed(state, self.place, units, self.hits) and not dearer(state, self.place, units):
            for figure in present:
                fall(state, self.place, figure, state.count(self.place, figure))
            lose_lone_leaders(state, self.place)
            return None
        options: list[Option] = []
        for figure in present:
            if not is_elite(figure):
                options.append(LOSE[figure])
                continue
            options.append(REDUCE[figure])
            if self.hits > 1:
                options.append(LOSE[figure])
        if len(options) == 1:
            self.chosen(state, options[0])
            return None
        return state.ask(self, self.side, options)

    def chosen(self, state: WotrState, option: Option) -> None:
        figure = option.args[0]
        spent = 1
        if option.verb == "reduce":
            reduce_elite(state, self.place, figure)
        else:
            spent = 2 if is_elite(figure) else 1
            fall(state, self.place, figure)
        state.push(self.again(self.hits - spent))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        region = Text(f"wotr-region-{REGION_IDS[REGION_OF[self.place]]}")
        return {"count": self.hits, "region": region}


def endurance(state: WotrState, place: int, side: int) -> int:
    """How many hits an army can take."""
    return endurance_of(state, place, UNITS_OF[side])


def endurance_of(state: WotrState, place: int, units: list[int]) -> int:
    """How many hits these units can take: one a regular, two an elite (p. 30)."""
    total = 0
    for figure in units:
        count = state.count(place, figure)
        total += 2 * count if is_elite(figure) else count
    return total


def doomed(state: WotrState, place: int, units: list[int], hits: int) -> bool:
    """Whether all of them are lost, however the hits are taken."""
    left = endurance_of(state, place, units) - hits
    if left != 1:
        return left <= 0
    # Somebody is left if there is a regular, or an elite that one hit makes a regular.
    for figure in units:
        if state.count(place, figure) and (not is_elite(figure) or regulars_left(state, figure - 1)):
            return False
    return True


def dearer(state: WotrState, place: int, units: list[int]) -> bool:
    """Whether it costs more to reduce elites first: a regular of the reinforcements falls with them.

    Only the Free Peoples can lose more so, where no fallen regular is left to come back (p. 30).
    """
    for figure in units:
        if not is_elite(figure) or SIDE_OF[figure] == SHADOW:
            continue
        if (
            state.count(place, figure) > state.casualties[figure - 1]
            and state.reinforcements[figure - 1]
        ):
            return True
    return False


def regulars_left(state: WotrState, regular: int) -> int:
    """The regulars that could replace an elite: former casualties, then reinforcements."""
    return state.casualties[regular] + state.reinforcements[regular]


def reduce_elite(state: WotrState, place: int, elite: int) -> None:
    """A regular of the same nation takes the elite's place, if there is one anywhere (p. 30)."""
    regular = elite - 1
    lose_figure(state, place, elite)
    if state.casualties[regular]:
        state.casualties[regular] -= 1
        state.put(place, regular)
    elif state.reinforcements[regular]:
        state.reinforcements[regular] -= 1
        state.put(place, regular)
    if state.events is not None:
        state.tell("reduced", {"figure": FIGURE_IDS[elite], "region": REGION_IDS[REGION_OF[place]]})
