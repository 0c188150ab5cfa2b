"""Guide 14: what cards aim at. Where there is nothing, they are unplayable, whatever their text says."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.armies import army_place, is_free
from mathom.games.wotr.battle import SIEGE
from mathom.games.wotr.box import (
    CHARACTER,
    FACE_COUNT,
    FREE,
    ISENGARD,
    NATION_OF,
    NAZGUL,
    NEIGHBOURS,
    SAURON,
    SHADOW,
    STACK,
    UNITS_OF,
    WILL,
    WITCH_KING,
    region,
)
from mathom.games.wotr.cards.parts.flying import nazgul_with_fellowship
from mathom.games.wotr.cards.parts.hordes import NEAR_DUNLAND
from mathom.games.wotr.cards.parts.levies import open_to_recruits
from mathom.games.wotr.cards.parts.needs import standing_in
from mathom.games.wotr.clockwork.attacking import Chance, chances
from mathom.games.wotr.clockwork.figures import (
    available,
    elite,
    regular,
    room,
)
from mathom.games.wotr.clockwork.lines import ATTACKABLE, LINE_IDS, LINES, ON_A_LINE, along
from mathom.games.wotr.clockwork.march import any_moves
from mathom.games.wotr.clockwork.measures import size
from mathom.games.wotr.clockwork.moments import HARBOURS
from mathom.games.wotr.clockwork.nazgul import may_join_fellowship
from mathom.games.wotr.clockwork.occupation import is_occupied, line_occupied
from mathom.games.wotr.state import WotrState

UMBAR: Final = region("umbar")
LANDING_FORCE: Final = 4
"""By so much the army of Umbar must be the larger, and so many units at least must it have (A45)."""
STAY_BEHIND: Final = 3
RECRUITED: Final = 5
EAST: Final = [region("east-rhun"), region("far-harad"), region("south-rhun")]
SMALL_ARMY: Final = 8


def sieges_of_isengard(state: WotrState) -> list[Chance]:
    """Sieges with a unit of Isengard in which the Shadow has a size advantage."""
    units = [unit for unit in UNITS_OF[SHADOW] if NATION_OF[unit] == ISENGARD]
    found = [one for one in chances(state) if one.kind == SIEGE]
    return [one for one in found if any([state.count(one.start, unit) for unit in units])]


def no_siege_of_isengard(state: WotrState) -> bool:
    """No army that the card means has a size advantage."""
    return not sieges_of_isengard(state)


def kings_siege(state: WotrState) -> list[Chance]:
    """The siege that the Witch-king leads, if it has a size advantage."""
    return [one for one in chances(state) if one.kind == SIEGE and one.start == state.where[WITCH_KING]]


def no_kings_siege(state: WotrState) -> bool:
    """The Witch-king is in no army that besieges with a size advantage."""
    return not kings_siege(state)


def nazgul_can_come(state: WotrState) -> bool:
    """A Nazgul can be recruited where the Witch-king is."""
    here = standing_in(state, WITCH_KING)
    return state.reinforcements[NAZGUL] > 0 and here >= 0 and open_to_recruits(state, here, SHADOW)


def no_search(state: WotrState) -> bool:
    """No Nazgul may be brought to the Fellowship, or one is there already."""
    return nazgul_with_fellowship(state) or not may_join_fellowship(state)


def no_orders(state: WotrState) -> bool:
    """Neither can a Nazgul be recruited nor one be brought to the Fellowship."""
    return not nazgul_can_come(state) and no_search(state)


def out_of_reach(state: WotrState) -> bool:
    """No Nazgul may stand where the Fellowship is."""
    return not may_join_fellowship(state)


def no_will(state: WotrState) -> bool:
    """The Free Peoples have no unused Will of the West."""
    return not state.dice[FACE_COUNT * FREE + WILL]


def seen_dice(state: WotrState) -> int:
    """The unused Character and Will of the West dice of the Free Peoples."""
    return state.dice[FACE_COUNT * FREE + WILL] + state.dice[FACE_COUNT * FREE + CHARACTER]


def nothing_to_see(state: WotrState) -> bool:
    """The Free Peoples have used all of them."""
    return seen_dice(state) == 0


def hordes_place(state: WotrState) -> list[int]:
    """Where five units can come, in the order of the guide."""
    return [
        at for at in EAST if is_free(state, at, SHADOW) and state.units(at, SHADOW) + RECRUITED <= STACK
    ]


def no_room_in_the_east(state: WotrState) -> bool:
    """Five units can be recruited in none of the three."""
    return not hordes_place(state)


def small_chances(state: WotrState) -> list[Chance]:
    """Attacks of armies with no more than eight units."""
    return [one for one in chances(state) if state.units(one.start, SHADOW) <= SMALL_ARMY]


def no_half_orcs(state: WotrState) -> bool:
    """No such army, or not both figures."""
    return not small_chances(state) or not available(state, elite(ISENGARD))


def no_olog_hai(state: WotrState) -> bool:
    """The same, of Sauron."""
    return not small_chances(state) or not available(state, elite(SAURON))


def trolls_place(state: WotrState) -> int:
    """The army farthest along the first line that is not occupied, with two Regulars (A26); or -1."""
    for id in ("mordor", "sauron-central", "sauron-northern"):
        line = LINES[LINE_IDS.index(id)]
        if line_occupied(state, line):
            continue
        for place in along(line):
            if state.count(place, regular(SAURON)) >= 2:
                return place
    return -1


def no_trolls(state: WotrState) -> bool:
    """There are no two Elites of Sauron, or nobody whose place they could take."""
    return state.reinforcements[elite(SAURON)] < 2 or trolls_place(state) < 0


def no_line_moves(state: WotrState) -> bool:
    """All lines are immovable (A58)."""
    return not any_moves(state)


def gathering_places(state: WotrState) -> list[int]:
    """Where the Dunlendings gather: the best, or several that are as good (A27)."""
    found = [
        at for at in NEAR_DUNLAND if ON_A_LINE[at] and is_free(state, at, SHADOW) and room(state, at)
    ]
    isengard = along(LINES[LINE_IDS.index("isengard")])
    best = min([(not at_a_front(state, at), _place_in(isengard, at)) for at in found], default=(True, 0))
    return [at for at in found if (not at_a_front(state, at), _place_in(isengard, at)) == best]


def _place_in(order: list[int], at: int) -> int:
    """The earliest of the line come first."""
    return -order.index(at) if at in order else 1


def at_a_front(state: WotrState, at: int) -> bool:
    """Whether an army there could attack somebody next to it."""
    return any([state.units(next, FREE) and ATTACKABLE[next] for next in NEIGHBOURS[at]])


def no_gathering(state: WotrState) -> bool:
    """No region of a line is free for them."""
    return not gathering_places(state)


def landing(state: WotrState) -> int:
    """Where the Corsairs land: where they are larger by most; -1 if nowhere by four (A45)."""
    # Under siege there is nobody outside the walls.
    if state.units(UMBAR, SHADOW) < LANDING_FORCE:
        return -1
    own = size(state, UMBAR, SHADOW)
    best, where = LANDING_FORCE - 1, -1
    for here in HARBOURS:
        if is_occupied(state, here) or not room(state, here):
            continue
        more = own - size(state, garrison(state, here), FREE, defending=has_army(state, here))
        if more > best:
            best, where = more, here
    return where


def garrison(state: WotrState, here: int) -> int:
    """Where the Free Peoples' army in a region stands."""
    return army_place(state, here, FREE)


def has_army(state: WotrState, here: int) -> bool:
    """Whether the Free Peoples have an army in a region; without one it counts nothing."""
    return state.units(garrison(state, here), FREE) > 0


def no_landing(state: WotrState) -> bool:
    """The army of Umbar is not large enough."""
    return landing(state) < 0
