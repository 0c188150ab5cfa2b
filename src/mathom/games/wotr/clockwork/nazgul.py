"""Guide 13: where the Nazgul fly, and where the Mouth of Sauron goes."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.armies import army_place
from mathom.games.wotr.box import (
    BOX,
    CHARACTERS,
    FIGURES,
    FREE,
    IS_STRONGHOLD,
    MOUTH,
    NAZGUL,
    NEIGHBOURS,
    NOBODY,
    REARGUARD,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SARUMAN,
    SHADOW,
    STRONGHOLDS,
    WITCH_KING,
    region,
)
from mathom.games.wotr.clockwork.explain import say
from mathom.games.wotr.clockwork.lines import (
    ALONG_MORDOR,
    ATTACKABLE,
    FROM_MORDOR,
    FROM_MORDOR_LINE,
    LINES,
    MORDOR,
)
from mathom.games.wotr.clockwork.measures import bare_size, under_siege
from mathom.games.wotr.clockwork.mustering import STRONGHOLDS_IN_ORDER
from mathom.games.wotr.clockwork.occupation import is_occupied
from mathom.games.wotr.clockwork.ties import one_of
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.characters import may_land
from mathom.games.wotr.steps.minions import fly, minion_arrives

WITCH_KINGS_ARMY: Final = 6
"""The Witch-king joins no army of fewer units (guide 13.2)."""
ROUNDS: Final = 4
"""How often armies at the front get a Nazgul each: once, and up to three times more (A17)."""
MOUTHS_ARMY: Final = 6
MOUTHS_REACH: Final = 2
"""He goes as far as his Leadership says, not his Level (A18)."""
MINAS_MORGUL: Final = region("minas-morgul")


class Flight:
    """Nazgul that are being placed anew, and where they come."""

    def __init__(self, state: WotrState, trial: bool) -> None:
        self.state = state
        self.trial = trial
        """Whether only those who would have to move are looked for: ties go to who is there already."""
        self.left = sum([state.count(place, NAZGUL) for place in range(len(REGION_OF))])
        self.witch_king = state.in_play(WITCH_KING)
        """Whether the Witch-king is still to be placed."""
        self.placed: dict[int, int] = {}
        """How many come to each place."""
        self.witch_king_to = NOBODY
        self.why: dict[int, str] = {}
        self.kings_why = ""
        """Which entry of the list sends whom where."""

    @property
    def anybody(self) -> bool:
        """Whether anybody is still to be placed."""
        return self.left > 0 or self.witch_king

    def send(self, place: int, why: str, king_too: bool = True) -> None:
        """The next one comes to a place, the Witch-king first, where he may go."""
        if self.witch_king and king_too:
            self.witch_king = False
            self.witch_king_to = place
            self.kings_why = why
        elif self.left:
            self.left -= 1
            self.placed[place] = self.placed.get(place, 0) + 1
            self.why.setdefault(place, why)

    def to_fellowship(self) -> None:
        """One Nazgul, the Witch-king only if there is no other, goes to the Fellowship (A47)."""
        there = self.state.ring_bearers
        if there == NOBODY or not may_land(self.state, there):
            return
        self.send(army_place(self.state, there, SHADOW), "fellowship", king_too=self.left == 0)

    def to_besieged(self) -> None:
        """All are shared among the Shadow's own strongholds under siege (A49)."""
        shut = [at for at in STRONGHOLDS_IN_ORDER if under_siege(self.state, at, SHADOW)]
        while shut and self.anybody:
            for place in shut:
                self.send(BOX[place], "besieged")

    def to_armies(self, armies: list[int], why: str) -> None:
        """One to each of these armies, the largest first: by size without those who are being moved, by
        units, by chance (A44)."""
        waiting = armies[:]
        while waiting:
            most = max([_weight(self.state, at) for at in waiting])
            equals = [at for at in waiting if _weight(self.state, at) == most]
            large = self.state.units(equals[0], SHADOW) >= WITCH_KINGS_ARMY
            place = self.one_of(equals, large)
            waiting.remove(place)
            self.send(place, why, large)

    def around_fellowship(self) -> None:
        """To the regions next to the Fellowship, those on the way to Mordor first, then farther ones."""
        start = self.state.ring_bearers
        if start == NOBODY:
            return
        seen, ring = [start], [start]
        while ring and self.anybody:
            ring = sorted({next for at in ring for next in NEIGHBOURS[at]} - set(seen))
            seen += ring
            waiting = [at for at in ring if may_land(self.state, at)]
            while waiting and self.anybody:
                nearest = min([FROM_MORDOR[at] for at in waiting])
                place = self.one_of([at for at in waiting if FROM_MORDOR[at] == nearest])
                waiting.remove(place)
                self.send(army_place(self.state, place, SHADOW), "around")

    def one_of(self, regions: list[int], king_too: bool = True) -> int:
        """Of regions that are as good, where the next one comes: by chance; on trial, where he is
        already (A48)."""
        king = self.witch_king and king_too
        if not king and not 0 < self.left < len(regions):
            # Where there is one for each of them, or for none, nobody has to choose.
            return regions[0]
        if not self.trial:
            return one_of(self.state, regions, "king" if king else "nazgul")
        state = self.state
        for at in regions:
            place = army_place(state, at, SHADOW)
            if king and state.where[WITCH_KING] == place:
                return at
            if not king and state.count(place, NAZGUL) > self.placed.get(place, 0):
                return at
        return regions[0]

    def changes(self) -> bool:
        """Whether anybody would be elsewhere than now (A48)."""
        state = self.state
        if self.witch_king_to != NOBODY and self.witch_king_to != state.where[WITCH_KING]:
            return True
        return any([state.count(place, NAZGUL) < count for place, count in self.placed.items()])

    def go(self) -> None:
        """Those who are not where they are wanted fly; those whom nothing calls stay."""
        state = self.state
        spare: list[int] = []
        for place in range(REARGUARD):
            spare += [place] * max(0, state.count(place, NAZGUL) - self.placed.get(place, 0))
        for place, count in self.placed.items():
            told: dict[str, str | int] = {"count": count, "region": REGION_IDS[REGION_OF[place]]}
            say(state, "clockwork_nazgul", {**told, "reason": self.why[place]})
            for _ in range(count - state.count(place, NAZGUL)):
                fly(state, spare.pop(0), REGION_OF[place])
        if self.witch_king_to != NOBODY:
            here = self.witch_king_to
            say(
                state,
                "clockwork_king",
                {
                    "region": REGION_IDS[REGION_OF[here]],
                    "reason": self.kings_why,
                    "count": state.units(here, SHADOW),
                },
            )
            if here != state.where[WITCH_KING]:
                minion_arrives(state, WITCH_KING, REGION_OF[here])


def _weight(state: WotrState, place: int) -> tuple[int, int]:
    """An army's size without those who are being moved, and its units; Saruman is moved by nobody and
    counts (A44)."""
    saruman = CHARACTERS[SARUMAN].leadership if state.where[SARUMAN] == place else 0
    return bare_size(state, place, SHADOW) + saruman, state.units(place, SHADOW)


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


def plan_flight(state: WotrState, trial: bool = False) -> Flight:
    """Where all Nazgul go, by the list of priorities."""
    flight = Flight(state, trial)
    flight.to_fellowship()
    flight.to_besieged()
    flight.to_armies(besieging(state), "siege")
    for _ in range(ROUNDS):
        flight.to_armies(at_the_front(state), "front")
    if flight.witch_king and may_land(state, MINAS_MORGUL):
        flight.send(MINAS_MORGUL, "home")
    flight.around_fellowship()
    return flight


def may_join_fellowship(state: WotrState) -> bool:
    """Whether there is a Nazgul who may stand where the Fellowship is (guide 7.1)."""
    there = state.ring_bearers
    if there == NOBODY or not may_land(state, there):
        return False
    return any(state.figures[NAZGUL::FIGURES]) or state.in_play(WITCH_KING)


def would_change(state: WotrState) -> bool:
    """Whether the flight would bring anybody, or the Mouth, elsewhere (A48)."""
    if plan_flight(state, trial=True).changes():
        return True
    return mouth_walks(state) and state.where[MOUTH] not in mouths_goals(state)


def move_nazgul(state: WotrState) -> None:
    """All Nazgul fly where the list sends them."""
    plan_flight(state).go()


# -- the Mouth of Sauron -------------------------------------------------------------------------


def mouth_walks(state: WotrState) -> bool:
    """He is on the map, and not shut in."""
    return 0 <= state.where[MOUTH] < REGION_COUNT


def move_mouth(state: WotrState) -> None:
    """He goes where he should be."""
    if not mouth_walks(state):
        return
    goals = mouths_goals(state)
    goal = state.where[MOUTH] if state.where[MOUTH] in goals else one_of(state, goals, "mouth")
    say(state, "clockwork_mouth", {"region": REGION_IDS[goal], "reason": _why_there(state, goal)})
    if goal != state.where[MOUTH]:
        minion_arrives(state, MOUTH, goal)


def mouths_goals(state: WotrState) -> list[int]:
    """Along the Mordor line, to an army of six or an occupied Stronghold, else to the largest army."""
    places = _in_reach(state)
    safe = [at for at in places if _safe(state, at)]
    if not safe:
        most = max([_weight(state, at) for at in places])
        safe = [at for at in places if _weight(state, at) == most]
    on_the_line = [at for at in ALONG_MORDOR if at in safe]
    return on_the_line[:1] or safe


def _safe(state: WotrState, at: int) -> bool:
    return state.units(at, SHADOW) >= MOUTHS_ARMY or (IS_STRONGHOLD[at] and is_occupied(state, at))


def _why_there(state: WotrState, goal: int) -> str:
    if state.where[MOUTH] not in LINES[MORDOR].regions:
        return "towards"
    return "safe" if _safe(state, goal) else "largest"


def _in_reach(state: WotrState) -> list[int]:
    """Where his Leadership takes him along the line; from elsewhere, towards it (A60)."""
    here = state.where[MOUTH]
    if here not in LINES[MORDOR].regions:
        steps = [here]
        for _ in range(MOUTHS_REACH):
            around = {next for at in steps for next in NEIGHBOURS[at] if _open_to_mouth(state, next)}
            steps = sorted({*steps, *around})
        nearest = min([FROM_MORDOR_LINE[at] for at in steps])
        return [at for at in steps if FROM_MORDOR_LINE[at] == nearest]
    reach = [here]
    for _ in range(MOUTHS_REACH):
        reach += [
            end
            for move in LINES[MORDOR].moves
            for start, end in ((move.start, move.end), (move.end, move.start))
            if start in reach and _open_to_mouth(state, end)
        ]
    return sorted(set(reach))


def _open_to_mouth(state: WotrState, place: int) -> bool:
    return may_land(state, place) and not state.units(place, FREE)
