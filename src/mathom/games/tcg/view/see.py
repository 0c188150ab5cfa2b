"""What a seat may see.

Draw decks have no order until a card is drawn (see `chance`), and the lists of all decks are known to
everybody (the setup names them). So what is hidden are the cards that a player holds, or has put
somewhere into his deck, and bids of burdens that are not yet revealed. `state.seen` says who knows them.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.games.tcg.box import CULTURES, KEYWORD_COUNT, KEYWORDS
from mathom.games.tcg.engine.lasting import Lasting
from mathom.games.tcg.engine.scope import NO_CARD, Happening, Scope
from mathom.games.tcg.engine.table import SEAT_LETTERS
from mathom.games.tcg.engine.zones import deck_size
from mathom.games.tcg.language.abilities import Ability
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.node import NODE_NAMES, NODES
from mathom.games.tcg.phases import PHASES, UNTILS
from mathom.games.tcg.position.words import CARDS
from mathom.games.tcg.state import TOKEN_KINDS, VOID, ZONES, TcgState
from mathom.games.tcg.steps.ring import resistance


def view(state: TcgState, seat: int) -> dict[str, Any]:
    """What the seat may know, as plain data; a watcher sees what lies open."""
    seen = table(state)
    seen["cards"] = [character(state, card) for card in state.in_play]
    for told, effect in zip(seen["lasting"], state.lasting, strict=True):
        told["deed"] = NODE_NAMES[deed_of(effect.node)]
    seen["being_played"] = names(state, being_played(state))
    seen["sites"] = sites(state)
    for number, letter in enumerate(SEAT_LETTERS[: state.table.players]):
        seen["seats"][letter] |= piles(state, number, seat)
    if state.bids:
        seen["bids"] = [bid_seen(state, number, seat) for number in range(len(state.bids))]
    if state.decision is not None:
        seen["decision"] = {"seat": SEAT_LETTERS[state.decision.seat], "kind": state.decision.kind}
        if state.decision.seat == seat:
            seen["decision"]["options"] = [str(option) for option in state.decision.options]
    if state.outcome is not None:
        seen["outcome"] = outcome(state)
    return seen


# -- what lies open, in the words of a written position ------------------------------------------


def table(state: TcgState) -> dict[str, Any]:
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
        "taken": state.drawn_in_phase,
        "fierce": state.fierce,
        "path": {str(n): state.table.names[site] for n, site in enumerate(state.path) if site >= 0},
        "controlled": {str(n): SEAT_LETTERS[by] for n, by in enumerate(state.controller) if by >= 0},
        "stacked": stacked(state),
        "lasting": [lasting(state, effect) for effect in state.lasting],
        "seats": {letter: stand(state, seat) for seat, letter in enumerate(letters)},
    }
    if state.in_skirmish or state.skirmish >= 0 or state.fighting:
        data["skirmish"] = skirmish(state)
    return data


def stand(state: TcgState, seat: int) -> dict[str, Any]:
    """How a player's fellowship fares, and his open piles."""
    return {
        "site": state.marker[seat],
        "burdens": state.burdens[seat],
        "ring_bearer": name(state, state.bearer[seat]),
        "ring": name(state, state.ring[seat]),
        "wearing": state.wearing[seat],
        "playing": state.playing[seat],
        "discard": names(state, state.discards[seat]),
        "dead": names(state, state.dead[seat]),
    }


def skirmish(state: TcgState) -> dict[str, Any]:
    """Who fights whom; `over` once it is cancelled or decided."""
    return {
        "character": name(state, state.skirmish),
        "minions": names(state, state.fighting),
        "over": not state.in_skirmish,
    }


def stacked(state: TcgState) -> dict[str, list[str]]:
    """The cards that lie on others, face up."""
    found: dict[str, list[str]] = {}
    for card, zone in enumerate(state.zone):
        if ZONES[zone] == "stacked":
            found.setdefault(state.table.names[state.on[card]], []).append(state.table.names[card])
    return found


def lasting(state: TcgState, effect: Lasting) -> dict[str, Any]:
    """An effect that goes on for a while: the words of the card that made it, on whom, how long."""
    return {
        "node": NODE_NAMES[effect.node],
        "source": name(state, effect.source),
        "seat": SEAT_LETTERS[effect.seat],
        "cards": names(state, list(effect.cards)),
        "amount": effect.amount,
        "until": UNTILS[effect.until],
    }


UNKNOWN: Final = "?"
_MADE_BY: Final[dict[int, int]] = {}
"""For each word inside another, the one it is inside of."""


def deed_of(node: int) -> int:
    """The effect that made a trait last, or the ability that is to come: it can be said in words."""
    if not _MADE_BY:
        for word in NODES:
            for part in word.parts():
                _MADE_BY[part.id] = word.id
    while not isinstance(NODES[node], (Effect, Ability)):
        node = _MADE_BY[node]
    return node


def name(state: TcgState, card: int) -> str | None:
    """The name of a physical card, or None for none."""
    return None if card == NO_CARD else state.table.names[card]


def names(state: TcgState, cards: list[int]) -> list[str]:
    """The names of physical cards."""
    return [state.table.names[card] for card in cards]


def being_played(state: TcgState) -> list[int]:
    """Cards on their way from a hand into play or to the discard pile."""
    return [card for card, zone in enumerate(state.zone) if zone == VOID]


def outcome(state: TcgState) -> dict[str, Any]:
    """Who won, and how."""
    assert state.outcome is not None
    winners = [SEAT_LETTERS[winner] for winner in state.outcome.winners]
    return {"winners": winners, "how": state.outcome.how}


# -- what only a view says -----------------------------------------------------------------------


def character(state: TcgState, card: int) -> dict[str, Any]:
    """A card in play, with everything that is worked out about it."""
    state.look()
    printed = state.card(card)
    seen: dict[str, Any] = {
        "card": state.table.names[card],
        "code": printed.code,
        "owner": SEAT_LETTERS[state.owner(card)],
        "zone": ZONES[state.zone[card]],
        "active": state.active(card),
        "keywords": [KEYWORDS[n] for n in range(1, KEYWORD_COUNT) if state.has(card, n)],
    }
    if state.on[card] >= 0:
        seen["on"] = state.table.names[state.on[card]]
    if printed.strength or printed.vitality:
        seen["strength"] = state.strength(card)
        seen["vitality"] = state.vitality(card)
        seen["wounds"] = state.wounds[card]
        values = {"damage": state.damages[card], "defender": state.defenders[card]}
        seen["values"] = {kind: value for kind, value in values.items() if value}
    if state.assigned[card] >= 0:
        seen["assigned"] = state.table.names[state.assigned[card]]
    on_it = tokens(state, card)
    if on_it:
        seen["tokens"] = on_it
    return seen


def tokens(state: TcgState, card: int) -> dict[str, int]:
    """The culture tokens on a card."""
    return {
        CULTURES[culture]: state.token_count(card, culture)
        for culture in range(1, TOKEN_KINDS)
        if state.token_count(card, culture)
    }


def sites(state: TcgState) -> list[dict[str, Any]]:
    """The path, site by site, with whoever is there."""
    found: list[dict[str, Any]] = []
    for number, site in enumerate(state.path):
        if site >= 0:
            there = [SEAT_LETTERS[seat] for seat, at in enumerate(state.marker) if at == number]
            held = state.controller[number]
            found.append(
                {
                    "number": number,
                    "card": state.table.names[site],
                    "code": state.card(site).code,
                    "owner": SEAT_LETTERS[state.owner(site)],
                    "fellowships": there,
                    "controlled": SEAT_LETTERS[held] if held >= 0 else None,
                    "tokens": tokens(state, site),
                }
            )
    return found


def piles(state: TcgState, seat: int, eyes: int) -> dict[str, Any]:
    """A player's hidden cards: how many, and those that these eyes know."""
    lost = state.bearer[seat] == NO_CARD or not state.is_in_play(state.bearer[seat])
    return {
        "resistance": 0 if lost else resistance(state, seat),
        "hand": {"count": len(state.hands[seat]), "cards": known(state, state.hands[seat], eyes)},
        "deck": {
            "count": deck_size(state, seat),
            "top": place_by_place(state, state.tops[seat], eyes),
            "bottom": place_by_place(state, state.bottoms[seat], eyes),
        },
        "adventure": len(state.sites[seat]),
    }


def bid_seen(state: TcgState, seat: int, eyes: int) -> int | str | None:
    """How many burdens a player has bid, for himself; for others only that he has. None: not yet."""
    bid = state.bids[seat]
    if bid < 0:
        return None
    return bid if seat == eyes else UNKNOWN


def knows(state: TcgState, card: int, eyes: int) -> bool:
    """Whether a seat, or the watchers, know a hidden card."""
    if eyes < 0:
        return state.seen[card] == (1 << state.table.players) - 1
    return state.seen[card] >> eyes & 1 != 0


def known(state: TcgState, cards: list[int], eyes: int) -> list[str]:
    """The cards of a hand that these eyes know, or that were named before all."""
    named = named_cards(state)
    seen = [card for card in sorted(cards) if knows(state, card, eyes) or card in named]
    return [state.table.names[card] for card in seen]


def place_by_place(state: TcgState, cards: list[int], eyes: int) -> list[str | None]:
    """A part of a deck, in its order; None for a card that these eyes do not know."""
    return [state.table.names[card] if knows(state, card, eyes) else None for card in cards]


def named_cards(state: TcgState) -> list[int]:
    """Cards that a step or an action under way speaks of: whoever chose them did so openly."""
    found: list[int] = []
    steps = state.agenda if state.decision is None else [*state.agenda, state.decision.step]
    for step in steps:
        for field in step.fields:
            _collect(getattr(step, field), field in CARDS, found)
    for scope in state.scopes:
        _collect_scope(scope, found)
    return found


def _collect(value: Any, cards: bool, found: list[int]) -> None:
    if isinstance(value, Happening):
        found += [value.card, value.other, value.source]
    elif cards and isinstance(value, tuple):
        found += value
    elif cards and isinstance(value, int):
        found.append(value)


def _collect_scope(scope: Scope, found: list[int]) -> None:
    found.append(scope.source)
    if scope.happening is not None:
        _collect(scope.happening, True, found)
    for cards in (*scope.memory, *scope.found):
        found += cards
