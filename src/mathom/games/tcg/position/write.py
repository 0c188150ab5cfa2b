"""Positions of the TCG as plain data: how one is written. See docs/positions.md."""

from __future__ import annotations

from typing import Any

from mathom.games.tcg.engine.lasting import Lasting
from mathom.games.tcg.engine.scope import CARD_SPACE
from mathom.games.tcg.engine.table import SEAT_LETTERS
from mathom.games.tcg.language.node import NODE_NAMES
from mathom.games.tcg.phases import PHASES, UNTILS
from mathom.games.tcg.position.agenda import write_agenda
from mathom.games.tcg.state import HAND, REMOVED, STACKED, TcgState
from mathom.games.tcg.view.see import being_played, tokens


def write(state: TcgState) -> dict[str, Any]:
    """The whole position."""
    data = _table(state)
    for seat, letter in enumerate(SEAT_LETTERS[: state.table.players]):
        data["seats"][letter] |= {
            "hand": _names(state, state.hands[seat]),
            "top": _names(state, state.tops[seat]),
            "bottom": _names(state, state.bottoms[seat]),
            "removed": _names(state, _removed(state, seat)),
        }
        if not state.table.whole:
            data["seats"][letter] |= {
                "deck": _names(state, state.decks[seat]),
                "adventure": _names(state, state.sites[seat]),
            }
    data["in_play"] = [_in_play(state, card) for card in state.in_play]
    data["site_tokens"] = {
        state.table.names[site]: tokens(state, site)
        for site in state.path
        if site >= 0 and tokens(state, site)
    }
    data["being_played"] = _names(state, being_played(state))
    data["seen"] = {
        state.table.names[card]: _letters(bits)
        for card, bits in enumerate(state.seen)
        if bits != usually_seen(state, card)
    }
    if state.bids:
        data["bids"] = [None if bid < 0 else bid for bid in state.bids]
    data["beaten"] = _names(state, state.beaten)
    data["fierce_minions"] = _names(state, state.fierce_minions)
    data["last_gone"] = state.table.name(state.last_gone)
    data["dying"] = _names(state, state.dying)
    data["played"] = _names(state, state.played)
    data["played_before"] = state.played_before
    data["suffered"] = {state.table.names[card]: n for card, n in sorted(state.suffered.items())}
    data["uses"] = _counts(state, state.uses)
    data["turn_uses"] = _counts(state, state.turn_uses)
    if state.outcome is not None:
        data["outcome"] = _outcome(state)
    return data | write_agenda(state)


def _table(state: TcgState) -> dict[str, Any]:
    """The turn, the path, the skirmish and the seats."""
    letters = SEAT_LETTERS[: state.table.players]
    data: dict[str, Any] = {
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "free": SEAT_LETTERS[state.free],
        "acting": SEAT_LETTERS[state.acting],
        "order": [SEAT_LETTERS[seat] for seat in state.order],
        "twilight": state.twilight,
        "moves": state.moves,
        "moved": state.moved,
        "taken": state.drawn_in_phase,
        "fierce": state.fierce,
        "path": {str(n): state.table.names[site] for n, site in enumerate(state.path) if site >= 0},
        "controlled": {str(n): SEAT_LETTERS[by] for n, by in enumerate(state.controller) if by >= 0},
        "stacked": _stacked(state),
        "lasting": [_lasting(state, effect) for effect in state.lasting],
        "seats": {letter: _stand(state, seat) for seat, letter in enumerate(letters)},
    }
    if state.in_skirmish or state.skirmish >= 0 or state.fighting:
        data["skirmish"] = _skirmish(state)
    return data


def _stand(state: TcgState, seat: int) -> dict[str, Any]:
    """How a player's fellowship fares, and his open piles."""
    return {
        "site": state.marker[seat],
        "burdens": state.burdens[seat],
        "ring_bearer": state.table.name(state.bearer[seat]),
        "ring": state.table.name(state.ring[seat]),
        "wearing": state.wearing[seat],
        "playing": state.playing[seat],
        "discard": _names(state, state.discards[seat]),
        "dead": _names(state, state.dead[seat]),
    }


def _skirmish(state: TcgState) -> dict[str, Any]:
    """Who fights whom; `over` once it is cancelled or decided."""
    return {
        "character": state.table.name(state.skirmish),
        "minions": _names(state, state.fighting),
        "over": not state.in_skirmish,
    }


def _stacked(state: TcgState) -> dict[str, list[str]]:
    """The cards that lie on others, face up."""
    found: dict[str, list[str]] = {}
    for card, zone in enumerate(state.zone):
        if zone == STACKED:
            found.setdefault(state.table.names[state.on[card]], []).append(state.table.names[card])
    return found


def _lasting(state: TcgState, effect: Lasting) -> dict[str, Any]:
    """An effect that goes on for a while: the words of the card that made it, on whom, how long."""
    return {
        "node": NODE_NAMES[effect.node],
        "source": state.table.name(effect.source),
        "seat": SEAT_LETTERS[effect.seat],
        "cards": _names(state, list(effect.cards)),
        "amount": effect.amount,
        "until": UNTILS[effect.until],
    }


def _outcome(state: TcgState) -> dict[str, Any]:
    """Who won, and how."""
    assert state.outcome is not None
    winners = [SEAT_LETTERS[winner] for winner in state.outcome.winners]
    return {"winners": winners, "how": state.outcome.how}


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


def _names(state: TcgState, cards: list[int]) -> list[str]:
    return [state.table.names[card] for card in cards]
