"""Who can be assigned to a skirmish against whom (p. 14, rules 10.2, 10.4)."""

from __future__ import annotations

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


def minion_free(state: TcgState, minion: int) -> bool:
    """Whether a minion is unassigned and may be assigned; in the fierce round, only those fierce at
    its start."""
    if state.card(minion).type != MINION or state.assigned[minion] != NO_CARD:
        return False
    if state.fierce and minion not in state.fierce_minions:
        return False
    return not forbidden(state, BE_ASSIGNED, minion) and not forbidden(state, TAKE_PART, minion)


def opponents_of(state: TcgState, character: int) -> list[int]:
    """The minions assigned to a character."""
    return [minion for minion in state.in_play if state.assigned[minion] == character]


def character_free(state: TcgState, character: int) -> bool:
    """Whether the Free Peoples player may assign a character: to one minion, a defender to more."""
    if not may_defend(state, character) or forbidden(state, BE_ASSIGNED, character):
        return False
    most = 1 + state.defenders[character]
    if _one_minion_each(state):
        most = 1
    return len(opponents_of(state, character)) < most


def character_open(state: TcgState, character: int) -> bool:
    """Whether a Shadow player may assign a leftover minion to a character, assigned already or not."""
    if not joins_skirmishes(state, character) or forbidden(state, BE_ASSIGNED, character):
        return False
    return not (_one_minion_each(state) and opponents_of(state, character))


def _one_minion_each(state: TcgState) -> bool:
    state.look()
    return any([touches(state, entry, NO_CARD) for entry in state.in_force[ONE_MINION_EACH]])


def can_meet(state: TcgState, minion: int, character: int) -> bool:
    """Whether no card keeps these two apart."""
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
