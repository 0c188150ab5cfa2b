"""Who can be assigned to a skirmish against whom (p. 14, rules 10.2, 10.4)."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.box import AMBUSH, MINION
from mathom.games.tcg.engine.allies import joins_skirmishes, may_defend
from mathom.games.tcg.engine.in_force import InForce
from mathom.games.tcg.engine.scope import NO_CARD
from mathom.games.tcg.engine.values import amount_of, forbidden, touches
from mathom.games.tcg.language.traits import (
    BE_ASSIGNED,
    KEYWORD,
    NOT_AGAINST,
    ONE_MINION_EACH,
    TAKE_PART,
    About,
    HasKeyword,
)
from mathom.games.tcg.state import TcgState

# Why a minion or a character cannot be assigned.
FREE: Final = 0
NO_MINION: Final = 1
TAKEN: Final = 2
NOT_FIERCE: Final = 3
KEPT_OUT: Final = 4
"""A card says so."""
NO_PART: Final = 5
"""It takes no part in skirmishes here."""
ENOUGH: Final = 6
"""It has as many opponents as it may be given."""


def minion_fault(state: TcgState, minion: int) -> int:
    """Why a minion may not be assigned; in the fierce round, only those fierce at its start may."""
    if state.table.types[minion] != MINION:
        return NO_MINION
    if state.assigned[minion] != NO_CARD:
        return TAKEN
    if state.fierce and minion not in state.fierce_minions:
        return NOT_FIERCE
    if forbidden(state, BE_ASSIGNED, minion) or forbidden(state, TAKE_PART, minion):
        return KEPT_OUT
    return FREE


def minion_free(state: TcgState, minion: int) -> bool:
    """Whether a minion is unassigned and may be assigned."""
    return minion_fault(state, minion) == FREE


def opponents_of(state: TcgState, character: int) -> list[int]:
    """The minions assigned to a character."""
    assigned = state.assigned
    return [minion for minion in state.in_play if assigned[minion] == character]


def beset(state: TcgState) -> list[int]:
    """The characters that minions are assigned to, each as often as it has opponents."""
    assigned = state.assigned
    return [assigned[minion] for minion in state.in_play if assigned[minion] != NO_CARD]


def character_fault(state: TcgState, character: int, attack: bool = False) -> int:
    """Why a character may not be given one more opponent.

    The Free Peoples player assigns it to one minion, a defender to more. A Shadow player may assign his
    leftover minions to it whether it is assigned already or not.
    """
    able = joins_skirmishes(state, character) if attack else may_defend(state, character)
    if not able:
        return NO_PART
    if forbidden(state, BE_ASSIGNED, character):
        return KEPT_OUT
    if _one_minion_each(state):
        most = 1
    elif attack:
        return FREE
    else:
        most = 1 + state.defenders[character]
    return FREE if len(opponents_of(state, character)) < most else ENOUGH


def character_free(state: TcgState, character: int) -> bool:
    """Whether the Free Peoples player may assign a character."""
    return character_fault(state, character) == FREE


def character_open(state: TcgState, character: int) -> bool:
    """Whether a Shadow player may assign a leftover minion to a character."""
    return character_fault(state, character, attack=True) == FREE


def _one_minion_each(state: TcgState) -> bool:
    if state.stale & state.heeded:
        state.look()
    said = state.in_force[ONE_MINION_EACH]
    return len(said) > 0 and any([touches(state, entry, NO_CARD) for entry in said])


def can_meet(state: TcgState, minion: int, character: int) -> bool:
    """Whether no card keeps these two apart."""
    if state.stale & state.heeded:
        state.look()
    for entry in state.in_force[NOT_AGAINST]:
        if _apart(state, entry, minion, character) or _apart(state, entry, character, minion):
            return False
    return True


def _apart(state: TcgState, entry: InForce, one: int, other: int) -> bool:
    trait = entry.trait
    assert isinstance(trait, About)
    return trait.what.matches(state, other, entry.scope) and touches(state, entry, one)


def ambushes(state: TcgState, minion: int) -> list[int]:
    """The ambush numbers of a minion. DOUBT 13: each is a choice of its own, not their sum."""
    state.look()
    if not state.ambushes[minion]:
        return []
    found = [value for keyword, value in state.card(minion).keywords if keyword == AMBUSH]
    for entry in state.in_force[KEYWORD]:
        trait = entry.trait
        assert isinstance(trait, HasKeyword)
        if trait.keyword == AMBUSH and touches(state, entry, minion):
            found.append(amount_of(state, entry, minion))
    return found
