"""Guide 9: the Muster die. A roll says where figures come."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.armies import army_place, is_free
from mathom.games.wotr.box import (
    FREE,
    MOUTH,
    NAZGUL,
    NEIGHBOURS,
    REARGUARD,
    REGION_OF,
    SARUMAN,
    SHADOW,
    WITCH_KING,
    region,
)
from mathom.games.wotr.clockwork.figures import (
    add,
    by_number,
    elite,
    most_numerous,
    nation_of,
    raise_to_elite,
    regular,
    room,
)
from mathom.games.wotr.clockwork.lines import ON_A_LINE
from mathom.games.wotr.clockwork.measures import under_siege
from mathom.games.wotr.state import WotrState

CROWDED: Final = 5
"""With so many units in a region, two points are an Elite."""
NAZGUL_TOWERS: Final = [region(id) for id in ("minas-morgul", "morannon", "barad-dur", "dol-guldur")]
STRONGHOLDS_IN_ORDER: Final = [
    region(id)
    for id in (
        "minas-morgul",
        "dol-guldur",
        "morannon",
        "mount-gundabad",
        "moria",
        "barad-dur",
        "orthanc",
        "umbar",
    )
]
"""Inside Sauron's nation as the guide says, then Orthanc and Umbar (A11)."""

_TABLE: Final = {
    1: [("minas-morgul", 0, 2), ("morannon", 0, 2), ("barad-dur", 0, 2), ("nurn", 1, 0)],
    2: [("dol-guldur", 0, 2), ("moria", 0, 2), ("mount-gundabad", 0, 2), ("angmar", 1, 0)],
    3: [
        ("umbar", 0, 2),
        ("south-rhun", 0, 2),
        ("far-harad", 1, 0),
        ("near-harad", 1, 0),
        ("north-rhun", 1, 0),
    ],
    4: [("orthanc", 1, 2), ("north-dunland", 2, 0), ("south-dunland", 2, 0)],
}
"""By the roll: the regions in their order, how many Regulars, and how many points besides."""
TABLE: Final = {
    roll: [(region(id), regulars, points) for id, regulars, points in rows]
    for roll, rows in _TABLE.items()
}
ORTHANC: Final = region("orthanc")
AT_HOME: Final = 4
"""The roll that musters Isengard."""
EVERYWHERE: Final = 5
WITH_THE_NAZGUL: Final = 6


def holds(state: WotrState, place: int) -> bool:
    """Whether a settlement is still the Shadow's."""
    return state.owner[place] == SHADOW


def add_regulars(state: WotrState, place: int, count: int) -> None:
    """Regulars of a region's nation."""
    if holds(state, place):
        add(state, army_place(state, place, SHADOW), regular(nation_of(place)), count)


def add_points(state: WotrState, place: int) -> None:
    """Two points: an Elite where five units stand already, else two Regulars (A43)."""
    if not holds(state, place):
        return
    at, nation = army_place(state, place, SHADOW), nation_of(place)
    if state.units(at, SHADOW) >= CROWDED:
        add(state, at, elite(nation))
    else:
        add(state, at, regular(nation), 2)


def add_nazgul(state: WotrState) -> None:
    """A Nazgul at each of the four towers in their order, as long as they last (A9)."""
    for tower in NAZGUL_TOWERS:
        if holds(state, tower):
            add(state, army_place(state, tower, SHADOW), NAZGUL)


def muster(state: WotrState, roll: int) -> None:
    """What a roll brings."""
    if roll == EVERYWHERE:
        muster_everywhere(state)
    elif roll == WITH_THE_NAZGUL:
        add_nazgul(state)
        reinforce_the_nazgul(state)
    else:
        for place, regulars, points in TABLE[roll]:
            add_regulars(state, place, regulars)
            if points:
                add_points(state, place)
    if roll == AT_HOME and state.in_play(SARUMAN):
        raise_to_elite(state, army_place(state, ORTHANC, SHADOW), nation_of(ORTHANC))


def muster_everywhere(state: WotrState) -> None:
    """In each of its strongholds a Regular, or two points where the enemy is near."""
    for place in STRONGHOLDS_IN_ORDER:
        near = any([state.units(next, FREE) for next in NEIGHBOURS[place]])
        if under_siege(state, place, SHADOW) or near:
            add_points(state, place)
        else:
            add_regulars(state, place, 1)


def reinforce_the_nazgul(state: WotrState) -> None:
    """A Regular where a Nazgul or a minion is: the Witch-king, Saruman, the Mouth, then small armies."""
    waiting = [
        place
        for place in range(REARGUARD)
        if ON_A_LINE[REGION_OF[place]] and (state.count(place, NAZGUL) or place in minions_at(state))
    ]
    for minion in (WITCH_KING, SARUMAN, MOUTH):
        if state.where[minion] in waiting:
            waiting.remove(state.where[minion])
            _reinforce(state, state.where[minion])
    # There is a Regular for everybody (A5): no lot is drawn between equals.
    for place in sorted(waiting, key=lambda at: state.units(at, SHADOW)):
        _reinforce(state, place)


def minions_at(state: WotrState) -> list[int]:
    """Where the minions are."""
    return [state.where[minion] for minion in (WITCH_KING, SARUMAN, MOUTH)]


def _reinforce(state: WotrState, place: int) -> None:
    """A Regular of a nation that is there; for Nazgul alone one of the region's own, or of Sauron's,
    where it is free (A12)."""
    nations = by_number(state, place)
    # Where nobody finds room, no die is rolled for who of two nations it would be.
    if room(state, place) and (nations or is_free(state, REGION_OF[place], SHADOW)):
        alone = nation_of(REGION_OF[place])
        nation = most_numerous(state, place, nations) if nations else alone
        add(state, place, regular(nation))
