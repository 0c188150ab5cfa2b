"""Chapter XI: whose figures are whose, and who commands an army (p. 45-46).

Who has a side alone commands everything of it. Two partners command their own nations; where their
armies have become one (`state.mixed`), whoever has more units there commands it. Nazgul and companions
are no player's own: they go with the army of whoever takes them along. A minion has a master.
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.battle import ATTACKER, DEFENDER
from mathom.games.wotr.box import (
    BOX,
    CHARACTER_BITS,
    FIGURES,
    FREE,
    MINIONS,
    NAZGUL,
    NOBODY,
    PLACES,
    REARGUARD,
    REGION_COUNT,
    REGION_IDS,
    REGION_OF,
    SHADOW,
    SIDE_OF,
    UNIT_KINDS,
    UNITS_OF,
    WITCH_KING,
    is_elite,
)
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import IN_BATTLE, OWNERS, WotrState
from mathom.games.wotr.steps.alone import rested, unlimited

OWNER_OF: Final = OWNERS
OWN_UNITS: Final = [
    [[f for f in range(UNIT_KINDS) if row[f] == seat] for seat in range(max(players, 2))]
    for players, row in enumerate(OWNER_OF)
]
"""By the number of players, the units of each seat."""


def partners(state: WotrState, side: int) -> bool:
    """Whether two players share a side."""
    return len(SEATINGS[state.players].team[side]) > 1


def units_of(state: WotrState, place: int, seat: int) -> int:
    """How many army units of a seat's nations stand in a place."""
    return state.own[PLACES * seat + place]


def both_there(state: WotrState, place: int, side: int) -> bool:
    """Whether both partners have units in a place."""
    return state.together[PLACES * side + place] == 1


def stand_apart(state: WotrState, place: int, side: int) -> bool:
    """Whether two partners have separate armies in a place."""
    return not state.mixed[place] and both_there(state, place, side)


# -- who commands --------------------------------------------------------------------------------


def controller(state: WotrState, place: int, side: int) -> int:
    """Who commands a side's units in a place, if they are one army: whose units are more; then whose
    elites; then who leads (p. 46). NOBODY if there are none."""
    team = SEATINGS[state.players].team[side]
    if len(team) == 1:
        return team[0]
    first, second = team
    own, others = state.own[PLACES * first + place], state.own[PLACES * second + place]
    if own != others:
        return first if own > others else second
    if own == 0:
        return NOBODY
    return controller_of(state, place, side, UNITS_OF[side])


def controller_of(state: WotrState, place: int, side: int, units: list[int]) -> int:
    """Whose units of these kinds are more in a place; then whose elites; then who leads (p. 46)."""
    team = SEATINGS[state.players].team[side]
    if len(team) == 1:
        return team[0]
    base = FIGURES * place
    owner = OWNER_OF[state.players]
    more = elites = total = 0
    for figure in units:
        count = state.figures[base + figure]
        if count:
            sign = 1 if owner[figure] == team[0] else -1
            total += count
            more += sign * count
            if is_elite(figure):
                elites += sign * count
    if total == 0:
        return NOBODY
    if more == 0:
        more = elites
    if more == 0:
        return state.leading[side]
    return team[0] if more > 0 else team[1]


def keeps_control(state: WotrState, force: list[int], seat: int) -> bool:
    """Whether a force would be commanded by a seat."""
    own, elites, others, other_elites = shares(state, force, seat)
    if own != others:
        return own > others
    return elites > other_elites or (elites == other_elites and leads(state, seat))


def shares(state: WotrState, force: list[int], seat: int) -> tuple[int, int, int, int]:
    """A seat's units in a force, its elites among them; the partner's units, and their elites."""
    owner = OWNER_OF[state.players]
    own = elites = others = other_elites = 0
    for figure in range(UNIT_KINDS):
        count = force[figure]
        if count and owner[figure] == seat:
            own += count
            elites += count if is_elite(figure) else 0
        elif count:
            others += count
            other_elites += count if is_elite(figure) else 0
    return own, elites, others, other_elites


def leads(state: WotrState, seat: int) -> bool:
    """Whether a seat is the leading player of its side."""
    return state.leading[SEATINGS[state.players].sides[seat]] == seat


def speak_for_battle(state: WotrState) -> None:
    """In a battle an army's commander of the moment decides everything for it (p. 46)."""
    battle = state.battle
    assert battle is not None
    for who in (ATTACKER, DEFENDER):
        side = battle.side_of(who)
        place = battle.place_of(who)
        seat = controller(state, place, side)
        if seat == NOBODY and place < REGION_COUNT and BOX[place] != NOBODY:
            # They have gone behind their walls.
            seat = controller(state, BOX[place], side)
        if seat != NOBODY:
            state.speaks[side] = seat


IN_BATTLE.append(speak_for_battle)


def speak_after_battle(state: WotrState) -> None:
    """The battle is over, and the action goes on: it is his again whose action it is."""
    if state.acting != NOBODY:
        state.speaks[SEATINGS[state.players].sides[state.acting]] = state.acting


# -- what a seat may move, and attack with -------------------------------------------------------


def wholly_own(state: WotrState, place: int, side: int) -> bool:
    """Whether everybody of a side in a place is at the command of the seat that speaks for it."""
    team = SEATINGS[state.players].team[side]
    if len(team) == 1:
        return side != FREE or unlimited(state, place)
    seat = state.speaks[side]
    if units_of(state, place, seat) != state.strength[PLACES * side + place]:
        return False
    if side == SHADOW:
        for minion in MINIONS:
            if state.where[minion] == place and not takes_along(state, seat, minion):
                return False
    return True


def simply_shared(state: WotrState, place: int, side: int, leader: int) -> bool:
    """Whether a partner can act with a part of what stands in a place, if anybody leads it at all.

    Where his partner's elites may have to lead a mixed army, that takes a closer look.
    """
    if len(SEATINGS[state.players].team[side]) == 1 or (leader and state.mixed[place]):
        return False
    return units_of(state, place, state.speaks[side]) > 0


def takes_along(state: WotrState, seat: int, minion: int) -> bool:
    """Whether a seat moves a minion; some let Saruman's player move the Witch-king too (p. 24, 46)."""
    if minion == WITCH_KING and state.king_flies:
        return True
    return SEATINGS[state.players].master[minion] == seat


def command(state: WotrState, place: int, side: int, force: list[int], attacking: bool) -> list[int]:
    """Those of a side's force in a place whom the seat that speaks for it may move, or attack with.

    Who does not command a mixed army may only move his own out of it. The leaders of one partner are
    part of the other's army where no unit of their own is; so are minions in a battle (p. 24, 28, 46).
    """
    team = SEATINGS[state.players].team[side]
    if len(team) == 1:
        return rested(state, place, force) if side == FREE else force
    seat = state.speaks[side]
    own = units_of(state, place, seat)
    strength = state.strength[PLACES * side + place]
    if own == 0:
        return [0] * (FIGURES + 1)
    if own < strength:
        if state.mixed[place]:
            if controller(state, place, side) == seat:
                return force
            if attacking:
                return [0] * (FIGURES + 1)
        owner = OWNER_OF[state.players]
        for figure in range(NAZGUL):
            if owner[figure] != seat:
                force[figure] = 0
    if side == SHADOW and force[CHARACTER_BITS] and not (attacking and own == strength):
        for minion in MINIONS:
            if not takes_along(state, seat, minion):
                force[CHARACTER_BITS] &= ~(1 << minion)
    return force


# -- mixed armies --------------------------------------------------------------------------------


def merge(state: WotrState, place: int, side: int) -> None:
    """The armies of two partners in a place become one."""
    if not state.mixed[place] and partners(state, side) and both_there(state, place, side):
        state.mixed[place] = 1
        if state.events is not None:
            state.tell("merged", {"region": REGION_IDS[REGION_OF[place]]})


def army_moved(state: WotrState, start: int, end: int, force: tuple[int, ...]) -> None:
    """Figures have gone from place to place: an army that goes as one is one where it comes to.

    Where others of its side stand, both are asked anew; who comes to a mixed army is part of it.
    """
    if state.mixed[start] and REARGUARD not in (start, end):
        stay_one(state, end, force)
        unmix(state, start)


def stay_one(state: WotrState, end: int, force: tuple[int, ...]) -> None:
    """A mixed army has come to a place: if nobody else of its side stands there, it is one still."""
    units = [figure for figure in range(UNIT_KINDS) if force[figure]]
    if units:
        owner = OWNER_OF[state.players]
        whole = sum([force[figure] for figure in units])
        alone = state.strength[PLACES * SIDE_OF[units[0]] + end] == whole
        if alone and any([owner[figure] != owner[units[0]] for figure in units]):
            state.mixed[end] = 1


def unmix(state: WotrState, place: int) -> None:
    """Where not both have units any more, there is no mixed army."""
    if not state.mixed[place]:
        return
    battle = state.battle
    for side in range(2):
        if not partners(state, side):
            continue
        first, second = SEATINGS[state.players].team[side]
        here, there = units_of(state, place, first), units_of(state, place, second)
        if battle is not None and battle.start == place and battle.side == side:
            here += units_of(state, REARGUARD, first)
            there += units_of(state, REARGUARD, second)
        if here and there:
            return
    state.mixed[place] = 0


def unmix_all(state: WotrState) -> None:
    """The same everywhere."""
    place = state.mixed.find(1)
    while place >= 0:
        unmix(state, place)
        place = state.mixed.find(1, place + 1)
