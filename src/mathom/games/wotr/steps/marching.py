"""Chapter VI: moving armies (p. 27-28)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import (
    CHARACTER_BITS,
    army_enters,
    army_left,
    commanded,
    force_counted,
    send_force,
    units_in,
)
from mathom.games.wotr.box import (
    AT_WAR,
    BOX,
    FIGURES,
    FREE,
    LEADER,
    NATION_OF_REGION,
    NATIONS_OF,
    NAZGUL,
    NEIGHBOURS,
    NOBODY,
    PLACE_IDS,
    PLACES,
    REGION_COUNT,
    SARUMAN,
    SHADOW,
    STACK,
)
from mathom.games.wotr.command import simply_shared, units_of, wholly_own
from mathom.games.wotr.deeds import closed, closing, lapse
from mathom.games.wotr.options import DONE, MOVE
from mathom.games.wotr.questions import Marching, Moved
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.alone import ALONE, fresh
from mathom.games.wotr.steps.force import (
    MIXED,
    NOBODY_YET,
    OPEN,
    ChooseForce,
    leading_elites,
    minus,
    without_neutrals,
)
from mathom.games.wotr.why import because, nation_name, place_name

MARCH: Final = Rule("wotr", "march", 27)
STACKING: Final = Rule("wotr", "stacking", 26)
BORDERS: Final = Rule("wotr", "borders", 35)
EVENTS: Final = Rule("wotr", "events", 22)
FEW: Final = 3
"""So many units are enough for any army that may act: two of different nations, or partners and who
leads them."""
Marched = tuple[tuple[int, ...], ...]
"""The forces that have already moved in this action: each a place and then a force."""


class MoveArmies(Step[WotrState]):
    """Move up to so many armies, each to an adjacent region; nobody moves twice in an action."""

    rule = MARCH
    kind = "march"
    fields = {"side": codecs.SIDE, "left": codecs.NUMBER, "leader": codecs.FLAG, "moved": codecs.FORCES}

    def __init__(self, side: int, left: int, leader: int, moved: Marched = ()) -> None:
        self.side: Final = side
        self.left: Final = left
        self.leader: Final = leader
        """1 if the army must have a leader or character, as with a Character die."""
        self.moved: Final = moved

    def run(self, state: WotrState) -> Decision | None:
        options = marches(state, self.side, self.leader, self.moved)
        if not options:
            return None
        if self.moved:
            options.append(DONE)
        return state.ask(self, self.side, options)

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "move":
            start, end = option.args
            state.push(
                ChooseMarchers(
                    self.side, start, end, self.left, self.leader, self.moved, OPEN, NOBODY_YET
                )
            )

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"count": self.left}

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb == "move":
            start, end = option.args
            return why_no_march(state, self.side, start, end, self.leader, self.moved)
        return because(MARCH, "done") if option.verb == "done" else None

    def about(self, state: WotrState, seat: int) -> Question | None:
        moved = [Moved(region=PLACE_IDS[one[0]], force=force_counted(one[1:])) for one in self.moved]
        return Marching(left=self.left, leader=self.leader == 1, moved=tuple(moved))


def why_no_march(
    state: WotrState, side: int, start: int, end: int, leader: int, moved: Marched
) -> Reason:
    """Why no army moves from a region to the next: nobody there, no room, no leader, a border..."""
    if not state.units(start, side):
        return why_no_army(state, side, start, MARCH)
    if state.players > 2 and not units_of(state, start, state.speaks[side]):
        return because(MIXED, "partners-army", region=place_name(start))
    there = place_name(end)
    if state.units(end, 1 - side) or state.garrisoned(end, 1 - side):
        return because(MARCH, "enemy", region=there)
    if state.units(end, side) >= STACK:
        return because(STACKING, "full", region=there, most=STACK)
    if closed(state, side, end):
        return because(EVENTS, "closed", region=there)
    if leader and not someone_leads(state, start, side):
        return because(MARCH, "leader", region=place_name(start))
    whole = who_may_enter(state, side, start, end, ())
    step = ChooseMarchers(side, start, end, 1, leader, (), OPEN, NOBODY_YET)
    if not step.possible(state, whole):
        if units_in(whole, side) and not fresh(state, whole):
            return because(ALONE, "tired-army")
        if NATION_OF_REGION[end] != NOBODY:
            nation = nation_name(NATION_OF_REGION[end])
            return because(BORDERS, "border", region=there, nation=nation)
    return because(MARCH, "moved", region=place_name(start))


def why_no_army(state: WotrState, side: int, region: int, rule: Rule) -> Reason:
    """There is none, or it is shut up behind its walls."""
    if BOX[region] != NOBODY and state.units(BOX[region], side):
        return because(rule, "besieged", region=place_name(region))
    return because(rule, "no-army", region=place_name(region))


class ChooseMarchers(ChooseForce):
    """Which part of the army moves."""

    rule = MARCH
    fields = {
        "side": codecs.SIDE,
        "start": codecs.PLACE,
        "end": codecs.PLACE,
        "left": codecs.NUMBER,
        "leader": codecs.FLAG,
        "moved": codecs.FORCES,
        "mode": codecs.MODE,
        "named": codecs.FORCE,
    }

    def __init__(
        self,
        side: int,
        start: int,
        end: int,
        left: int,
        leader: int,
        moved: Marched,
        mode: int,
        named: tuple[int, ...],
    ) -> None:
        self.side = side
        self.start = start
        self.end: Final = end
        self.left: Final = left
        self.leader: Final = leader
        self.moved: Final = moved
        self.mode = mode
        self.named = named

    purpose = "march"

    def goes_to(self) -> int:
        return self.end

    def may_go(self, state: WotrState) -> list[int]:
        return who_may_enter(state, self.side, self.start, self.end, self.moved)

    def room(self, state: WotrState) -> int:
        return STACK if self.end == NOBODY else STACK - state.units(self.end, self.side)

    def leader_needed(self) -> bool:
        return self.leader == 1

    def again(self, mode: int, named: tuple[int, ...]) -> ChooseMarchers:
        return ChooseMarchers(
            self.side, self.start, self.end, self.left, self.leader, self.moved, mode, named
        )

    def go(self, state: WotrState, force: tuple[int, ...]) -> None:
        if self.left > 1:
            moved = (*self.moved, (self.end, *force))
            state.push(MoveArmies(self.side, self.left - 1, self.leader, moved))
        march(state, self.side, self.start, self.end, force)


def march(
    state: WotrState, side: int, start: int, end: int, force: tuple[int, ...], passing: bool = False
) -> None:
    """The force enters the next region; if it goes on from there, companions end no move in it."""
    send_force(state, start, end, force)
    army_left(state, start)
    army_enters(state, end, side, NOBODY_YET if passing else force)
    if passing and state.table:
        lapse(state)


def marches(state: WotrState, side: int, leader: int, moved: Marched) -> list[Option]:
    """Every way in which an army, or a part of it, may move."""
    options: list[Option] = []
    for start in armies_of(state, side):
        options += marches_from(state, side, start, leader, moved)
    return options


def any_march(state: WotrState, side: int, leader: int) -> bool:
    """Whether any army may move."""
    for start, units in enumerate(units_everywhere(state, side)):
        if units and marches_from(state, side, start, leader, ()):
            return True
    return False


def marches_from(state: WotrState, side: int, start: int, leader: int, moved: Marched) -> list[Option]:
    """Where the army of one region, or a part of it, may move."""
    if leader and not someone_leads(state, start, side):
        return []
    roads = open_roads(state, side, start)
    if not roads:
        return []
    shared = state.players > 2 and not (
        wholly_own(state, start, side) or simply_shared(state, start, side, leader)
    )
    bound = has_neutrals(state, start, side)
    came = moved != () and start in [other[0] for other in moved]
    if not shared and not bound and not came:
        # Nothing stops anybody, so that somebody can lead is all that is needed.
        moves = MOVE[start]
        return moves if len(roads) == len(moves) else [moves[index] for index in roads]
    # Borders are the only thing in which the roads differ, and they stop only neutral nations; but
    # whoever may not take just anybody along needs some room as well (p. 46).
    unbound = can_march(state, side, start, NOBODY, leader, moved)
    options: list[Option] = []
    for index in roads:
        end = NEIGHBOURS[start][index]
        tight = shared and state.strength[PLACES * side + end] > STACK - FEW
        if tight or (bound and NATION_OF_REGION[end] != NOBODY):
            able = can_march(state, side, start, end, leader, moved)
        else:
            able = unbound
        if able:
            options.append(MOVE[start][index])
    return options


def has_neutrals(state: WotrState, place: int, side: int) -> bool:
    """Whether figures of a nation that is not at war stand in a place."""
    base = FIGURES * place
    figures = state.figures
    politics = state.politics
    for nation in NATIONS_OF[side]:
        if politics[nation] == AT_WAR:
            continue
        if figures[base + 2 * nation] or figures[base + 2 * nation + 1]:
            return True
        if side == FREE and figures[base + LEADER + nation]:
            return True
    return False


def someone_leads(state: WotrState, place: int, side: int, marching: bool = True) -> bool:
    """Whether somebody there can lead for a Character die; Saruman may lead an attack, but no march."""
    if state.players > 2 and not wholly_own(state, place, side):
        return led(state, commanded(state, place, side, not marching), marching)
    if state.leaders(place, side):
        return True
    if place in state.where:
        for character in state.characters(place, side):
            if character != SARUMAN or not marching:
                return True
    if side == SHADOW:
        for elite in leading_elites(state):
            if state.count(place, elite):
                return True
    return False


def led(state: WotrState, force: list[int], marching: bool) -> bool:
    """Whether somebody in a force can lead it."""
    if sum(force[LEADER : NAZGUL + 1]) or any([force[elite] for elite in leading_elites(state)]):
        return True
    return force[CHARACTER_BITS] & ~(1 << SARUMAN if marching else 0) != 0


def armies_of(state: WotrState, side: int) -> list[int]:
    """The regions where a side has an army in the open, with units of his who decides for it now."""
    return [region for region, units in enumerate(units_everywhere(state, side)) if units]


def units_everywhere(state: WotrState, side: int) -> list[int]:
    """By region, the units in the open of him who decides for a side now."""
    if state.players > 2:
        base = PLACES * state.speaks[side]
        return state.own[base : base + REGION_COUNT]
    base = PLACES * side
    return state.strength[base : base + REGION_COUNT]


def open_roads(state: WotrState, side: int, start: int) -> list[int]:
    """Which of a region's neighbours an army of the side may enter, and still finds room there."""
    own = PLACES * side
    enemy = PLACES * (1 - side)
    strength = state.strength
    roads = NEIGHBOURS[start]
    found = [
        index
        for index, region in enumerate(roads)
        if strength[enemy + region] == 0 and strength[own + region] < STACK
    ]
    if state.table and closing(state, side):
        found = [index for index in found if not closed(state, side, roads[index])]
    if state.clockwork is not None:
        found = [index for index in found if not state.garrisoned(roads[index], 1 - side)]
    return found


def can_march(state: WotrState, side: int, start: int, end: int, leader: int, moved: Marched) -> bool:
    """Whether some part of the army may go there, if there is room; NOBODY is beyond all borders."""
    step = ChooseMarchers(side, start, end, 1, leader, moved, OPEN, NOBODY_YET)
    return step.possible(state, step.may_go(state))


def who_may_enter(state: WotrState, side: int, start: int, end: int, moved: Marched) -> list[int]:
    """Those of the army who have not moved yet and whom no border stops (p. 27, 35)."""
    force = commanded(state, start, side)
    for other in moved:
        if other[0] == start:
            force = minus(force, list(other[1:]))
            if state.players > 2:
                # A partner's leader who came with them is not his to command any more.
                force = [max(0, count) for count in force]
    if end != NOBODY and NATION_OF_REGION[end] != NOBODY:
        force = without_neutrals(state, force, NATION_OF_REGION[end])
    # Saruman never leaves Orthanc (p. 24).
    force[CHARACTER_BITS] &= ~(1 << SARUMAN)
    return force
