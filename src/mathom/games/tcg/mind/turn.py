"""How it stands with the fellowship on the move: twilight, minions, what the skirmishes will cost."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mathom.games.tcg.bot import added_by_moving
from mathom.games.tcg.box import ARCHER, COMPANION, FIERCE, MINION
from mathom.games.tcg.mind.features import SHADOW, TURN, put
from mathom.games.tcg.mind.fights import Foe, fights, foe_to_come
from mathom.games.tcg.phases import ARCHERY, ASSIGNMENT, FELLOWSHIP, REGROUP, SHADOW_PHASE
from mathom.games.tcg.state import LAST_SITE, TcgState
from mathom.games.tcg.steps.moving import move_limit

FELLOWSHIP_STAGE: Final = 0
SHADOW_STAGE: Final = 1
MANEUVER_STAGE: Final = 2
FIGHTS_STAGE: Final = 3
REGROUP_STAGE: Final = 4
STAGES: Final = 5

MOVES: Final[int] = TURN + 1
OTHERS_HAND: Final[int] = TURN + 3
TWILIGHT: Final[int] = TURN + 4
MINIONS: Final[int] = TURN + 7
FIGHTS: Final[int] = TURN + 11

ROAMING: Final = 2
"""What a minion costs more before its site (p. 13)."""
FIERCE_STRENGTH: Final = 5
LOST_STRENGTH: Final = 4
COMING_STRENGTH: Final = 4
NEARLY: Final = 3
"""So many minions fewer than companions are no danger."""


def stage(state: TcgState) -> int:
    """How far the turn has come."""
    phase = state.phase
    if phase <= FELLOWSHIP:
        return FELLOWSHIP_STAGE
    if phase == SHADOW_PHASE:
        return SHADOW_STAGE
    if phase == REGROUP:
        return REGROUP_STAGE
    return FIGHTS_STAGE if phase >= ASSIGNMENT else MANEUVER_STAGE


def tell_turn(state: TcgState, told: vec[i64]) -> None:
    """The side whose turn it is."""
    now = stage(state)
    told[TURN] = 1
    put(told, MOVES, state.moves)
    if now == REGROUP_STAGE and state.moves < move_limit(state):
        told[MOVES + 1] = 1
        most = 0
        for seat in state.shadows():
            most = max(most, len(state.hands[seat]))
        put(told, OTHERS_HAND, most)
        types = state.table.types
        put(told, MINIONS, len([card for card in state.in_play if types[card] == MINION]))
    if now == FELLOWSHIP_STAGE:
        put(told, TWILIGHT, state.twilight + added_by_moving(state))
    elif now == SHADOW_STAGE:
        put(told, TWILIGHT + 1, state.twilight)
    else:
        put(told, TWILIGHT + 2, state.twilight)
    if FELLOWSHIP_STAGE < now < REGROUP_STAGE:
        _tell_minions(state, told)


def _tell_minions(state: TcgState, told: vec[i64]) -> None:
    state.look()
    types = state.table.types
    count = archery = arrows = fierce = 0
    shooting = state.phase <= ARCHERY
    for card in state.living:
        if types[card] == MINION:
            count += 1
            if shooting and state.has(card, ARCHER):
                archery += 1
            if not state.fierce and state.has(card, FIERCE):
                fierce += state.strength(card)
        elif shooting and types[card] == COMPANION and state.has(card, ARCHER):
            arrows += 1
    if not count:
        return
    put(told, MINIONS, count)
    put(told, MINIONS + 1, archery)
    put(told, MINIONS + 2, arrows)
    put(told, MINIONS + 3, (fierce + FIERCE_STRENGTH - 1) // FIERCE_STRENGTH)
    fought = fights(state, [])
    put(told, FIGHTS, fought.wounds)
    put(told, FIGHTS + 1, fought.deaths)
    put(told, FIGHTS + 2, (fought.lost + LOST_STRENGTH - 1) // LOST_STRENGTH)
    put(told, FIGHTS + 3, fought.bearer)
    put(told, FIGHTS + 4, fought.kills)
    put(told, FIGHTS + 5, fought.close)


def tell_coming(state: TcgState, side: int, told: vec[i64]) -> None:
    """What a Shadow side could still play with the twilight there is, and will be."""
    now = stage(state)
    if now > SHADOW_STAGE or not state.turn:
        return
    site = state.marker[state.free]
    twilight = state.twilight
    if now == FELLOWSHIP_STAGE:
        site = min(site + 1, LAST_SITE)
        twilight += added_by_moving(state)
    cards = state.table.cards
    held = [card for card in state.hands[side] if cards[card].type == MINION]
    held.sort(key=lambda card: -cards[card].strength)
    count = strength = 0
    coming: list[Foe] = []
    for card in held:
        it = cards[card]
        cost = it.twilight + (ROAMING if it.minion_site > site else 0)
        if cost <= twilight:
            twilight -= cost
            count += 1
            strength += it.strength
            coming.append(foe_to_come(state, card))
    put(told, SHADOW, count)
    put(told, SHADOW + 1, (strength + COMING_STRENGTH - 1) // COMING_STRENGTH)
    state.look()
    more = count
    bearer = state.bearer[state.free]
    for card in state.living:
        if cards[card].type == MINION:
            more += 1
        elif cards[card].type == COMPANION and card != bearer:
            more -= 1
    # Who is one too many finds the Ring-bearer alone.
    put(told, SHADOW + 2, more + NEARLY)
    fought = fights(state, coming)
    put(told, SHADOW + 3, fought.wounds)
    put(told, SHADOW + 4, fought.deaths)
    put(told, SHADOW + 5, fought.bearer)
    put(told, SHADOW + 6, fought.kills)
