"""Guide 13: where the Nazgul fly, and where the Mouth of Sauron goes."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.armies import besieged
from mathom.games.wotr.box import (
    BOX,
    FREE,
    IS_STRONGHOLD,
    MOUTH,
    NAZGUL,
    NEIGHBOURS,
    NOBODY,
    REGION_COUNT,
    REGION_OF,
    SHADOW,
    STRONGHOLDS,
    WITCH_KING,
    region,
)
from mathom.games.wotr.clockwork.lines import ATTACKABLE, FROM_MORDOR, LINES, MORDOR
from mathom.games.wotr.clockwork.measures import bare_size, under_siege
from mathom.games.wotr.clockwork.mustering import STRONGHOLDS_IN_ORDER
from mathom.games.wotr.clockwork.occupation import is_occupied
from mathom.games.wotr.clockwork.ties import one_of
from mathom.games.wotr.state import WotrState

WITCH_KINGS_ARMY: Final = 6
"""The Witch-king joins no army of fewer units (guide 13.2)."""
ROUNDS: Final = 4
"""How often armies at the front get a Nazgul each: once, and up to three times more (A17)."""
MOUTHS_ARMY: Final = 6
MOUTHS_REACH: Final = 2
"""He goes as far as his Leadership says, not his Level (A18)."""
MINAS_MORGUL: Final = region("minas-morgul")


def may_stand(state: WotrState, place: int) -> bool:
    """Not where the Free Peoples hold a stronghold that nobody besieges (p. 24)."""
    if not IS_STRONGHOLD[place] or state.owner[place] != FREE:
        return True
    return besieged(state, place) == FREE


def army_at(state: WotrState, region: int) -> int:
    """Where the Shadow's army in a region stands."""
    return BOX[region] if under_siege(state, region, SHADOW) else region


class Flight:
    """Nazgul that are being placed anew, and where they come."""

    def __init__(self, state: WotrState) -> None:
        self.state = state
        self.left = sum([state.count(place, NAZGUL) for place in range(len(REGION_OF))])
        self.witch_king = state.in_play(WITCH_KING)
        """Whether the Witch-king is still to be placed."""
        self.placed: dict[int, int] = {}
        """How many come to each place."""
        self.witch_king_to = NOBODY

    @property
    def anybody(self) -> bool:
        """Whether anybody is still to be placed."""
        return self.left > 0 or self.witch_king

    def send(self, place: int, king_too: bool = True) -> bool:
        """The next one comes to a place, the Witch-king first, where he may go; False if nobody can."""
        if self.witch_king and king_too:
            self.witch_king = False
            self.witch_king_to = place
        elif self.left:
            self.left -= 1
            self.placed[place] = self.placed.get(place, 0) + 1
        else:
            return False
        return True

    def to_fellowship(self) -> None:
        """One Nazgul, the Witch-king only if there is no other, goes to the Fellowship (A47)."""
        there = self.state.ring_bearers
        if there == NOBODY or not may_stand(self.state, there):
            return
        self.send(there, king_too=self.left == 0)

    def to_besieged(self) -> None:
        """All are shared among the Shadow's own strongholds under siege (A49)."""
        shut = [at for at in STRONGHOLDS_IN_ORDER if under_siege(self.state, at, SHADOW)]
        while shut and self.anybody:
            for place in shut:
                self.send(BOX[place])

    def to_armies(self, armies: list[int]) -> None:
        """One to each of these armies, the largest first."""
        for place in by_size(self.state, armies):
            if self.anybody:
                self.send(place, king_too=self.state.units(place, SHADOW) >= WITCH_KINGS_ARMY)

    def around_fellowship(self) -> None:
        """To the regions next to the Fellowship, those on the way to Mordor first, then farther ones."""
        start = self.state.ring_bearers
        if start == NOBODY:
            return
        seen, ring = [start], [start]
        while ring and self.left:
            ring = sorted({next for at in ring for next in NEIGHBOURS[at]} - set(seen))
            seen += ring
            waiting = [at for at in ring if may_stand(self.state, at)]
            while waiting and self.left:
                nearest = min([FROM_MORDOR[at] for at in waiting])
                place = one_of(self.state, [at for at in waiting if FROM_MORDOR[at] == nearest])
                waiting.remove(place)
                self.send(place)


def by_size(state: WotrState, armies: list[int]) -> list[int]:
    """Armies, the largest first: by size without those who are being moved, by units, by chance (A44)."""
    found: list[int] = []
    waiting = armies[:]
    while waiting:
        most = max([_weight(state, place) for place in waiting])
        place = one_of(state, [at for at in waiting if _weight(state, at) == most])
        waiting.remove(place)
        found.append(place)
    return found


def _weight(state: WotrState, place: int) -> tuple[int, int]:
    return bare_size(state, place, SHADOW), state.units(place, SHADOW)


def besieging(state: WotrState) -> list[int]:
    """The Shadow's armies before strongholds of the Free Peoples."""
    return [at for at in STRONGHOLDS if under_siege(state, at, FREE)]


def at_the_front(state: WotrState) -> list[int]:
    """The Shadow's armies that besiege, or stand next to an army that they may attack."""
    found: list[int] = []
    for place in range(REGION_COUNT):
        if not state.units(place, SHADOW):
            continue
        near = any([ATTACKABLE[next] and state.units(next, FREE) for next in NEIGHBOURS[place]])
        if near or under_siege(state, place, FREE):
            found.append(place)
    return found


def plan_flight(state: WotrState) -> Flight:
    """Where all Nazgul go, by the list of priorities."""
    flight = Flight(state)
    flight.to_fellowship()
    flight.to_besieged()
    flight.to_armies(besieging(state))
    for _ in range(ROUNDS):
        if flight.anybody:
            flight.to_armies(at_the_front(state))
    if flight.witch_king:
        flight.witch_king = False
        flight.witch_king_to = MINAS_MORGUL if may_stand(state, MINAS_MORGUL) else NOBODY
    flight.around_fellowship()
    return flight


# -- the Mouth of Sauron -------------------------------------------------------------------------


def mouths_goal(state: WotrState) -> int:
    """Along the Mordor line, to an army of six or an occupied Stronghold, else to the largest army."""
    line = LINES[MORDOR]
    reach = [state.where[MOUTH]]
    for _ in range(MOUTHS_REACH):
        reach += [next for at in reach for next in NEIGHBOURS[at] if next in line.regions]
    places = sorted({at for at in reach if may_stand(state, at) and not state.units(at, FREE)})
    safe = [
        at
        for at in places
        if state.units(at, SHADOW) >= MOUTHS_ARMY or (IS_STRONGHOLD[at] and is_occupied(state, at))
    ]
    if not safe:
        most = max([state.units(at, SHADOW) for at in places])
        safe = [at for at in places if state.units(at, SHADOW) == most]
    farthest = min([_before(at) for at in safe])
    return one_of(state, [at for at in safe if _before(at) == farthest])


def _before(place: int) -> int:
    """How many steps of the Mordor line come before a region is its head: 0 for the head itself."""
    line = LINES[MORDOR]
    steps = [n for n, move in enumerate(line.moves) if place in (move.start, move.end)]
    return min(steps, default=len(line.moves))
