"""Allies: where they are at home, and when they take part in archery fire and skirmishes (p. 20)."""

from __future__ import annotations

from mathom.games.tcg.box import ALLY, COMPANION, GANDALF, UNHASTY
from mathom.games.tcg.engine.scope import NO_CARD
from mathom.games.tcg.engine.values import forbidden, touches
from mathom.games.tcg.language.traits import JOINS_SKIRMISHES, TAKE_PART, TAKES_PART
from mathom.games.tcg.state import TcgState


def is_home(state: TcgState, ally: int) -> bool:
    """Whether the fellowship is at the ally's home: the site's number and its block (p. 26)."""
    site = state.site()
    if site == NO_CARD:
        return False
    return (state.card(site).site_number, state.card(site).block) in state.card(ally).homes


def takes_part(state: TcgState, card: int) -> bool:
    """Whether a character may take part in archery fire and skirmishes.

    Companions do; an ally does at home, or where a card lets it. An unhasty one needs a Gandalf card for
    that, whoever plays it (DOUBT 14).
    """
    type = state.table.types[card]
    if type not in (COMPANION, ALLY) or forbidden(state, TAKE_PART, card):
        return False
    return type == COMPANION or (is_home(state, card) or _is_let(state, card, TAKES_PART))


def joins_skirmishes(state: TcgState, card: int) -> bool:
    """Whether a character may take part in skirmishes: a card may let an ally do so, and no more."""
    if takes_part(state, card):
        return True
    if state.table.types[card] != ALLY or forbidden(state, TAKE_PART, card):
        return False
    return _is_let(state, card, JOINS_SKIRMISHES)


def may_defend(state: TcgState, card: int) -> bool:
    """Whether the Free Peoples player may assign a character: an unhasty companion needs leave too."""
    if not joins_skirmishes(state, card):
        return False
    if state.table.types[card] == COMPANION and state.has(card, UNHASTY):
        return _is_let(state, card, TAKES_PART)
    return True


def _is_let(state: TcgState, card: int, leave: int) -> bool:
    unhasty = state.has(card, UNHASTY)
    for entry in state.in_force[leave]:
        by_gandalf = state.card(entry.scope.source).culture == GANDALF
        if (by_gandalf or not unhasty) and touches(state, entry, card):
            return True
    return False


def at_same_site(state: TcgState, one: int, other: int) -> bool:
    """Whether two characters of a player are at one site: an ally is always at its home (p. 23)."""
    if state.card(one).type != ALLY and state.card(other).type != ALLY:
        return True
    if state.card(one).type == ALLY and state.card(other).type == ALLY:
        return any([home in state.card(other).homes for home in state.card(one).homes])
    return is_home(state, one if state.card(one).type == ALLY else other)
