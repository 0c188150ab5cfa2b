"""Positions of the TCG as plain data: how one is written. See docs/positions.md."""

from __future__ import annotations

from typing import Any

from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.engine.table import SEAT_LETTERS
from mathom.games.tcg.engine.values import CARD_SPACE
from mathom.games.tcg.language.node import NODE_NAMES
from mathom.games.tcg.position.pending import write_pending
from mathom.games.tcg.position.words import OneHappening
from mathom.games.tcg.state import HAND, REMOVED, TcgState
from mathom.games.tcg.view.see import being_played, name, names, outcome, table, tokens


def write(state: TcgState) -> dict[str, Any]:
    """The whole position."""
    data = table(state)
    for seat, letter in enumerate(SEAT_LETTERS[: state.table.players]):
        data["seats"][letter] |= {
            "hand": names(state, state.hands[seat]),
            "top": names(state, state.tops[seat]),
            "bottom": names(state, state.bottoms[seat]),
            "removed": names(state, _removed(state, seat)),
        }
    data["in_play"] = [_in_play(state, card) for card in state.in_play]
    data["site_tokens"] = {
        state.table.names[site]: tokens(state, site)
        for site in state.path
        if site >= 0 and tokens(state, site)
    }
    data["being_played"] = names(state, being_played(state))
    data["seen"] = {
        state.table.names[card]: _letters(bits)
        for card, bits in enumerate(state.seen)
        if bits != usually_seen(state, card)
    }
    if state.bids:
        data["bids"] = [None if bid < 0 else bid for bid in state.bids]
    data["beaten"] = names(state, state.beaten)
    data["fierce_minions"] = names(state, state.fierce_minions)
    data["last_gone"] = name(state, state.last_gone)
    data["dying"] = names(state, state.dying)
    data["played"] = names(state, state.played)
    data["played_before"] = state.played_before
    data["suffered"] = {state.table.names[card]: n for card, n in sorted(state.suffered.items())}
    data["uses"] = _counts(state, state.uses)
    data["turn_uses"] = _counts(state, state.turn_uses)
    data["scopes"] = [_scope(state, scope) for scope in state.scopes]
    if state.outcome is not None:
        data["outcome"] = outcome(state)
    return data | write_pending(state)


def _in_play(state: TcgState, card: int) -> dict[str, Any]:
    data: dict[str, Any] = {"card": state.table.names[card]}
    if state.on[card] >= 0:
        data["on"] = state.table.names[state.on[card]]
    if state.wounds[card]:
        data["wounds"] = state.wounds[card]
    if state.assigned[card] >= 0:
        data["assigned"] = state.table.names[state.assigned[card]]
    if tokens(state, card):
        data["tokens"] = tokens(state, card)
    return data


def _removed(state: TcgState, seat: int) -> list[int]:
    zone = state.zone
    return [card for card, at in enumerate(zone) if at == REMOVED and state.owner(card) == seat]


def _letters(bits: int) -> str:
    return "".join([letter for seat, letter in enumerate(SEAT_LETTERS) if bits >> seat & 1])


def usually_seen(state: TcgState, card: int) -> int:
    """A hand and the known ends of a deck are known to their owner."""
    owner = state.owner(card)
    if state.zone[card] == HAND or card in state.tops[owner] or card in state.bottoms[owner]:
        return 1 << owner
    return 0


def _counts(state: TcgState, uses: dict[int, int]) -> dict[str, int]:
    """Abilities of cards, and how often they were used: {"4C12.0 4C12a": 1}."""
    return {
        f"{NODE_NAMES[key // CARD_SPACE]} {state.table.names[key % CARD_SPACE]}": count
        for key, count in sorted(uses.items())
    }


def _scope(state: TcgState, scope: Scope) -> dict[str, Any]:
    return {
        "source": name(state, scope.source),
        "seat": SEAT_LETTERS[scope.seat],
        "happening": OneHappening(state.table).write(scope.happening),
        "affected": name(state, scope.affected),
        "number": scope.number,
        "memory": [names(state, list(cards)) for cards in scope.memory],
        "found": [names(state, list(cards)) for cards in scope.found],
        "undone": scope.undone,
    }
