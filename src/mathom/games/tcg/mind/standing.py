"""What a side has, whoever's turn it is: as printed, as the cards of who is not on turn sleep."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mathom.games.tcg.box import ALLY, COMPANION, EVENT, FREE, MINION
from mathom.games.tcg.engine.scope import NO_CARD
from mathom.games.tcg.mind.features import put
from mathom.games.tcg.state import ATTACHED, FELLOWSHIP_AREA, SUPPORT, TcgState
from mathom.games.tcg.steps.ring import resistance

STRENGTH: Final = 3
"""So many points of strength are told as one, and so on."""
VITALITY: Final = 2
DECK: Final = 6
MINION_STRENGTH: Final = 6


def tell_standing(state: TcgState, side: int, told: vec[i64]) -> None:
    """The road, the fellowship, what supports it."""
    best = 0
    for other in range(state.table.players):
        if other != side and state.playing[other] and state.marker[other] > best:
            best = state.marker[other]
    put(told, 0, state.marker[side] - 1)
    put(told, 1, state.marker[side] - best)
    _tell_cards(state, side, told)
    _tell_bearer(state, side, told)
    put(told, 12, state.controller.count(side))
    put(told, 13, len(state.dead[side]))
    left = len(state.decks[side]) + len(state.tops[side]) + len(state.bottoms[side])
    put(told, 14, (left + DECK - 1) // DECK)


def _tell_cards(state: TcgState, side: int, told: vec[i64]) -> None:
    table = state.table
    companions = strength = vitality = exhausted = borne = free = shadow = allies = 0
    bearer = state.bearer[side]
    ring = state.ring[side]
    for card in state.in_play:
        if table.owners[card] != side or card == ring:
            continue
        it = table.cards[card]
        type = it.type
        if type == COMPANION:
            if card == bearer:
                continue
            left = it.vitality - state.wounds[card]
            companions += 1
            strength += it.strength
            vitality += left
            if left <= 1:
                exhausted += 1
        elif type == ALLY:
            allies += 1
        elif type != MINION:
            zone = state.zone[card]
            if it.side == FREE:
                if zone == ATTACHED:
                    borne += 1
                    if state.zone[state.on[card]] == FELLOWSHIP_AREA:
                        strength += it.strength_bonus
                        vitality += it.vitality_bonus
                else:
                    free += 1
            elif zone == SUPPORT or state.table.owners[state.on[card]] != side:
                shadow += 1
    put(told, 2, companions)
    put(told, 3, (strength + STRENGTH - 1) // STRENGTH)
    put(told, 4, (vitality + 1) // VITALITY)
    put(told, 5, exhausted)
    put(told, 8, borne)
    put(told, 9, free)
    put(told, 10, shadow)
    put(told, 11, allies)


def _tell_bearer(state: TcgState, side: int, told: vec[i64]) -> None:
    """How far the Ring-bearer is from death and corruption."""
    bearer = state.bearer[side]
    if bearer == NO_CARD or not state.is_in_play(bearer):
        return
    room = resistance(state, side) - state.burdens[side]
    if state.bids:
        room -= max(0, state.bids[side])
    put(told, 6, state.vitality(bearer))
    put(told, 7, room)


def tell_hand(state: TcgState, side: int, told: vec[i64]) -> None:
    """What the side holds, by what it is good for."""
    cards = state.table.cards
    companions = free = minions = strength = shadow = events = shadow_events = 0
    for card in state.hands[side]:
        it = cards[card]
        if it.type == MINION:
            minions += 1
            strength += it.strength
        elif it.side != FREE:
            if it.type == EVENT:
                shadow_events += 1
            else:
                shadow += 1
        elif it.type == COMPANION and not (it.unique and _known(state, side, it.name)):
            companions += 1
        elif it.type == EVENT:
            events += 1
        else:
            free += 1
    put(told, 15, companions)
    put(told, 16, free)
    put(told, 17, minions)
    put(told, 18, (strength + MINION_STRENGTH - 1) // MINION_STRENGTH)
    put(told, 19, shadow)
    put(told, 20, events)
    put(told, 21, shadow_events)


def _known(state: TcgState, side: int, name: int) -> bool:
    """Whether somebody of this name is in play already, or dead."""
    table = state.table
    for card in state.in_play:
        if table.owners[card] == side and table.cards[card].name == name:
            return True
    return any([table.cards[card].name == name for card in state.dead[side]])
