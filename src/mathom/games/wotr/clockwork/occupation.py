"""Guide 12.3, 12.4: settlements are occupied at a price; who is not needed any more is cleared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mathom.games.wotr.armies import capture, force_at, force_told
from mathom.games.wotr.box import (
    BOX,
    FIGURE_IDS,
    FREE,
    NATION_OF_REGION,
    NATIONS,
    NEIGHBOURS,
    NOBODY,
    REGION_COUNT,
    REGION_IDS,
    REGIONS,
    SETTLEMENTS,
    SHADOW,
    UNITS_OF,
)
from mathom.games.wotr.clockwork.explain import say
from mathom.games.wotr.clockwork.figures import (
    ORDER,
    by_number,
    elite,
    most_numerous,
    nation_of,
    regular,
    remove,
)
from mathom.games.wotr.clockwork.lines import LINES, MORDOR, ON_A_LINE, SOUTHRON, Line
from mathom.games.wotr.clockwork.table import Clockwork
from mathom.games.wotr.state import WotrState

PRICES: Final = {"town": 2, "city": 3, "stronghold": 5}
"""What a garrison costs, in Regulars."""
WITH_AN_ELITE: Final = 3
"""For a Stronghold, so many Regulars and one Elite will do if there are no five Regulars."""


def clockwork(state: WotrState) -> Clockwork:
    """Its markers and cards."""
    assert state.clockwork is not None
    return state.clockwork


def is_occupied(state: WotrState, region: int) -> bool:
    """Whether a settlement carries a Shadow marker."""
    return clockwork(state).occupied[region]


def is_unoccupied(state: WotrState, region: int) -> bool:
    """A settlement of the Free Peoples without a Shadow marker: nobody moves out of it (guide 1)."""
    return REGIONS[region].owner == FREE and not is_occupied(state, region)


def line_occupied(state: WotrState, line: Line) -> bool:
    """Whether every settlement of the Free Peoples on a line is occupied."""
    marked = clockwork(state).occupied
    if line is LINES[SOUTHRON] and not line_occupied(state, LINES[MORDOR]):
        return False
    return all([marked[region] for region in line.settlements])


# -- occupying -----------------------------------------------------------------------------------


def by_kind(state: WotrState, region: int) -> tuple[int, int]:
    """How many Regulars and Elites of the Shadow are in a region."""
    regulars = sum([state.count(region, regular(nation)) for nation in ORDER])
    return regulars, state.units(region, SHADOW) - regulars


def price(region: int, regulars: int, elites: int) -> tuple[int, int] | None:
    """What occupying a settlement takes of so many Regulars and Elites; None if they are not enough."""
    wanted = PRICES[REGIONS[region].settlement]
    if regulars >= wanted:
        return wanted, 0
    # Only a Stronghold costs more than so many Regulars.
    if regulars >= WITH_AN_ELITE and elites:
        return WITH_AN_ELITE, 1
    return None


def may_occupy(state: WotrState, region: int) -> bool:
    """A settlement without a marker, no Free Peoples' unit in it or behind its walls, and the price."""
    if is_occupied(state, region):
        return False
    if state.units(region, FREE) or (BOX[region] != NOBODY and state.units(BOX[region], FREE)):
        return False
    regulars, elites = by_kind(state, region)
    return price(region, regulars, elites) is not None


def occupy(state: WotrState, region: int) -> None:
    """The price goes back to the reinforcements, and the marker is laid."""
    regulars, elites = by_kind(state, region)
    paid = price(region, regulars, elites)
    assert paid is not None
    before = force_at(state, region, SHADOW)
    _pay(state, region, regular, paid[0])
    _pay(state, region, elite, paid[1])
    clockwork(state).occupied[region] = True
    if state.events is not None:
        gone = [old - new for old, new in zip(before, force_at(state, region, SHADOW), strict=True)]
        told: dict[str, str | int] = {"region": REGION_IDS[region], "force": force_told(tuple(gone))}
        say(state, "clockwork_occupied", told)
    if state.owner[region] != SHADOW:
        capture(state, region, SHADOW)


def _pay(state: WotrState, region: int, kind: Callable[[int], int], count: int) -> None:
    """So many Regulars or Elites are removed, of the most numerous nation first (A15)."""
    left = count
    while left:
        able = [nation for nation in ORDER if state.count(region, kind(nation))]
        all_go = sum([state.count(region, kind(nation)) for nation in able]) <= left
        nation = able[0] if all_go else most_numerous(state, region, able, "pays")
        gone = min(left, state.count(region, kind(nation)))
        remove(state, region, kind(nation), gone)
        left -= gone


# -- clearing ------------------------------------------------------------------------------------


def needless(state: WotrState, region: int) -> bool:
    """Whether units in a region of some line are removed: its lines are occupied, or a column has ended
    there."""
    nation = NATION_OF_REGION[region]
    own_land = nation != NOBODY and NATIONS[nation].side == SHADOW
    lines = [line for line in LINES if region in line.regions]
    if not own_land and all([line_occupied(state, line) for line in lines]):
        return True
    ends = any([region in line.end_regions for line in lines])
    beside = any([is_unoccupied(state, next) for next in NEIGHBOURS[region]])
    return ends and is_occupied(state, region) and not beside


def clear(state: WotrState, region: int) -> None:
    """All units of a region go back to the reinforcements; Nazgul and minions stay."""
    if state.events is not None:
        why = "line" if ON_A_LINE[region] else "off"
        units = [f"{FIGURE_IDS[unit]} {state.count(region, unit)}" for unit in UNITS_OF[SHADOW]]
        force = " ".join([told for told in units if not told.endswith(" 0")])
        say(state, "clockwork_cleared", {"region": REGION_IDS[region], "force": force, "reason": why})
    for unit in UNITS_OF[SHADOW]:
        remove(state, region, unit, state.count(region, unit))


def tidy_up(state: WotrState) -> None:
    """What happens at any moment outside a battle: occupying, clearing, and no army off the lines."""
    for region in SETTLEMENTS:
        if may_occupy(state, region):
            occupy(state, region)
    for region in range(REGION_COUNT):
        if state.units(region, SHADOW) and (not ON_A_LINE[region] or needless(state, region)):
            clear(state, region)


# -- recalling (guide 15.3) ----------------------------------------------------------------------

FEW: Final = 5
"""With no more units than these in its region, a garrison is recalled."""


def recall(state: WotrState, region: int, place: int) -> None:
    """The Free Peoples attack: the marker goes, and its garrison joins the defenders (A28, A51)."""
    if not is_occupied(state, region) or state.units(place, SHADOW) > FEW:
        return
    clockwork(state).occupied[region] = False
    nations = by_number(state, place)
    if REGIONS[region].owner == SHADOW or not nations:
        nation = nation_of(region)
    else:
        nation = most_numerous(state, place, nations)
    count = PRICES[REGIONS[region].settlement]
    came = f"{FIGURE_IDS[regular(nation)]} {count}"
    say(state, "clockwork_recalled", {"region": REGION_IDS[region], "force": came})
    state.reinforcements[regular(nation)] -= count
    state.put(place, regular(nation), count)
