"""Who stands next to an army: enemies who could attack it, and friends."""

from __future__ import annotations

from mathom.games.wotr.armies import besieged, force_at, leadership, units_in
from mathom.games.wotr.box import (
    BOX,
    MOST_DICE,
    NAZGUL,
    NEIGHBOURS,
    NOBODY,
    PLACES,
    REARGUARD,
    REGION_COUNT,
    REGION_OF,
)
from mathom.games.wotr.command import OWNER_OF, stand_apart
from mathom.games.wotr.deeds import closed
from mathom.games.wotr.odds.fight import host_of, units_of
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.attack import can_attack
from mathom.games.wotr.steps.battle import combat_dice
from mathom.games.wotr.steps.force import without_neutrals
from mathom.games.wotr.steps.marching import has_neutrals


def threats(state: WotrState, place: int, side: int) -> list[int]:
    """Where enemies stand who could attack the army in a place: next to it, or through its walls."""
    enemy = 1 - side
    if place == REARGUARD or not state.units(place, side):
        return []
    if place >= REGION_COUNT:
        # Behind walls only the besiegers can come at them.
        found = [REGION_OF[place]]
    else:
        strength = state.strength
        found = [region for region in NEIGHBOURS[place] if strength[PLACES * enemy + region]]
        if besieged(state, place) == enemy:
            found.append(BOX[place])
    if not found or closed(state, enemy, REGION_OF[place]):
        return []
    if state.players > 2:
        # Whichever of two partners would do it.
        return [one for one in found if any([state.at_war(n) for n in state.nations(one, enemy)])]
    return [one for one in found if can_attack(state, enemy, one, 0)]


def attack_strength(state: WotrState, place: int, side: int) -> tuple[int, int]:
    """What an army would attack with: its dice and its re-rolls. Only nations at war may (p. 35)."""
    if state.players > 2 and stand_apart(state, place, side):
        # They attack alone: what the stronger of them has (p. 46).
        team = SEATINGS[state.players].team[side]
        return max([own_strength(state, place, side, seat) for seat in team])
    if not has_neutrals(state, place, side):
        return combat_dice(state, place, side), min(leadership(state, place, side), MOST_DICE)
    return force_strength(state, side, without_neutrals(state, force_at(state, place, side), NOBODY))


def own_strength(state: WotrState, place: int, side: int, seat: int) -> tuple[int, int]:
    """What one of two partners who stand apart would attack with."""
    force = without_neutrals(state, force_at(state, place, side), NOBODY)
    owner = OWNER_OF[state.players]
    for figure in range(NAZGUL):
        if owner[figure] != seat:
            force[figure] = 0
    return force_strength(state, side, force)


def force_strength(state: WotrState, side: int, force: list[int]) -> tuple[int, int]:
    """The dice and the re-rolls of a force."""
    host, units = host_of(state, side, force), units_of(state, side, force)
    return (host.dice(units), host.rerolls(units)) if units_in(force, side) else (0, 0)


def friends(state: WotrState, place: int, side: int) -> list[int]:
    """The regions next to a place where the same side has an army."""
    if place >= REGION_COUNT:
        return []
    strength = state.strength
    return [region for region in NEIGHBOURS[place] if strength[PLACES * side + region]]
