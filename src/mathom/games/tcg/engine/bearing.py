"""Whom a card can be played on, and who may be given it (p. 23)."""

from __future__ import annotations

from mathom.games.tcg.box import ARTIFACT, FREE, MINION, POSSESSION, Card
from mathom.games.tcg.engine.deeds import DEEDS, Deed
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.engine.values import touches, twilight_cost
from mathom.games.tcg.language.traits import CANNOT_BEAR, About
from mathom.games.tcg.state import TcgState


def bearers(state: TcgState, card: int, seat: int, change: int = 0) -> list[int]:
    """Whom a card can be played on: its text, one of each class, never another Shadow player's."""
    return [
        bearer
        for bearer in could_bear(state, card, seat)
        if can_pay_for(state, card, seat, bearer)
        and (
            state.table.cards[card].side == FREE
            or max(0, twilight_cost(state, card, bearer) + change) <= state.twilight
        )
    ]


def can_pay_for(state: TcgState, card: int, seat: int, bearer: int) -> bool:
    """Whether a bearer can pay what it costs him to be given the card: "to play, exert an Ent"."""
    deed = DEEDS[state.table.kinds[card]]
    assert deed is not None
    if not deed.extra_costs:
        return True
    scope = Scope(card, seat)
    scope.remember(0, (bearer,))
    return all([not extra.on_bearer or extra.cost.possible(state, scope) for extra in deed.extra_costs])


def could_bear(state: TcgState, card: int, seat: int) -> list[int]:
    """Who may bear a card, whatever it costs (also in a transfer)."""
    cards, owners = state.table.cards, state.table.owners
    printed = cards[card]
    deed = DEEDS[printed.index]
    assert deed is not None
    if deed.plays_on is None:
        return []
    wanted = deed.plays_on.bearer
    scope = Scope(card, seat)
    if state.stale & state.heeded:
        state.look()
    found: list[int] = []
    borne = state.attached()
    for bearer in state.actives:
        if bearer == card or not wanted.matches(state, bearer, scope):
            continue
        if owners[bearer] != seat and (cards[bearer].type == MINION or printed.side == FREE):
            continue
        if _has_room(state, printed, deed, bearer, borne) and not _refuses(state, card, bearer):
            found.append(bearer)
    return found


def _has_room(state: TcgState, printed: Card, deed: Deed, bearer: int, borne: list[int]) -> bool:
    """Whether a bearer may bear one more such card, among all that is borne by anybody."""
    limit = deed.plays_on.limit if deed.plays_on is not None else 0
    same, on, cards = 0, state.on, state.table.cards
    for item in borne:
        if on[item] != bearer:
            continue
        other = cards[item]
        same += other.name == printed.name
        if deed.second_of_class or other.type not in (POSSESSION, ARTIFACT):
            continue
        for one in printed.classes:
            if one in other.classes:
                return False
    return not limit or same < limit


def _refuses(state: TcgState, card: int, bearer: int) -> bool:
    for entry in state.in_force[CANNOT_BEAR]:
        trait = entry.trait
        assert isinstance(trait, About)
        if trait.what.matches(state, card, entry.scope) and touches(state, entry, bearer):
            return True
    return False
