"""What a value is made of: which card adds how much. Asked for only by those who look on.

Each list goes with a value of `values` (or of the steps) and adds up to it; a test holds them together.
"""

from __future__ import annotations

from mathom.games.tcg.box import MINION
from mathom.games.tcg.engine.deeds import DEEDS
from mathom.games.tcg.engine.scope import NO_CARD, Scope
from mathom.games.tcg.engine.values import amount_of, gives_no_bonus, minion_site, touches
from mathom.games.tcg.language.traits import (
    COST,
    KEYWORD,
    ROAMING_COST,
    STRENGTH,
    VITALITY,
    HasKeyword,
)
from mathom.games.tcg.state import ATTACHED, TcgState

Parts = list[tuple[int, int]]
"""Cards and amounts; NO_CARD for the rules themselves."""

ROAMING_TWILIGHT = 2


def added(state: TcgState, kind: int, card: int) -> Parts:
    """What the traits of a kind that are in force add for a card, or for the table."""
    state.look()
    found: Parts = []
    for entry in state.in_force[kind]:
        if touches(state, entry, card):
            amount = amount_of(state, entry, card)
            if amount:
                found.append((entry.scope.source, amount))
    return found


def strength_parts(state: TcgState, card: int) -> Parts:
    """What a character bears, and what cards say."""
    state.look()
    found: Parts = []
    for item in _borne(state, card):
        bonus = state.card(item).strength_bonus
        if bonus:
            found.append((item, bonus))
    found += added(state, STRENGTH, card)
    return [part for part in found if not gives_no_bonus(state, card, part[0], part[1])]


def vitality_parts(state: TcgState, card: int) -> Parts:
    """The same for vitality."""
    state.look()
    found = [(item, state.card(item).vitality_bonus) for item in _borne(state, card)]
    return [part for part in found if part[1]] + added(state, VITALITY, card)


def _borne(state: TcgState, card: int) -> list[int]:
    zone, on = state.zone, state.on
    return [item for item in state.actives if zone[item] == ATTACHED and on[item] == card]


def keyword_givers(state: TcgState, keyword: int, card: int) -> list[int]:
    """The cards that give a keyword."""
    state.look()
    found: list[int] = []
    for entry in state.in_force[KEYWORD]:
        trait = entry.trait
        assert isinstance(trait, HasKeyword)
        if trait.keyword == keyword and touches(state, entry, card):
            found.append(entry.scope.source)
    return found


def would_roam(state: TcgState, card: int) -> bool:
    """Whether a minion played now would roam."""
    if state.card(card).type != MINION:
        return False
    return minion_site(state, card) > state.marker[state.free]


def cost_parts(state: TcgState, card: int) -> Parts:
    """What changes the twilight cost of a card that is to be played."""
    found = added(state, COST, card)
    deed = DEEDS[state.card(card).index]
    if deed is not None:
        scope = Scope(card, state.owner(card))
        for own in deed.own_costs:
            if own.condition is None or own.condition.holds(state, scope):
                found.append((card, own.amount.value(state, scope)))
    if would_roam(state, card):
        found += [(NO_CARD, ROAMING_TWILIGHT), *added(state, ROAMING_COST, card)]
    return [part for part in found if part[1]]
