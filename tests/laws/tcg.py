"""The TCG's own part of the laws: where every card is, counted without asking the rules."""

from __future__ import annotations

import json
import re

from mathom.core.state import State
from mathom.games.tcg.box import ALLY, COMPANION, MINION, RING, SITE
from mathom.games.tcg.state import ZONES, TcgState

MOST_DECISIONS = 20_000
GAMES = 500
LENGTH = 3

CHARACTERS = (COMPANION, ALLY, MINION)
NOBODY = -1


def conserved(state: State) -> None:
    """Every card of the table is in exactly one place, and counters lie only on cards in play."""
    assert isinstance(state, TcgState)
    _piles(state)
    _in_play(state)
    _sites(state)
    _counters(state)
    _fights(state)
    _seats(state)


def _zone(state: TcgState, card: int) -> str:
    return ZONES[state.zone[card]]


def _piles(state: TcgState) -> None:
    """What the piles hold is what the cards say of themselves, each card once."""
    found: list[int] = []
    for seat in range(state.table.players):
        decks = state.decks[seat] + state.tops[seat] + state.bottoms[seat]
        for zone, cards in (
            ("deck", decks),
            ("hand", state.hands[seat]),
            ("discard", state.discards[seat]),
            ("dead", state.dead[seat]),
            ("adventure", state.sites[seat]),
        ):
            assert all(_zone(state, card) == zone for card in cards)
            assert all(state.owner(card) == seat for card in cards)
            found += cards
        assert all(state.card(card).type not in (SITE, RING) for card in decks + state.hands[seat])
        assert all(state.card(card).type == SITE for card in state.sites[seat])
    found += state.in_play + [site for site in state.path if site >= 0]
    found += [c for c in range(len(state.zone)) if _zone(state, c) in ("removed", "void", "stacked")]
    assert sorted(found) == list(range(len(state.zone)))


def _in_play(state: TcgState) -> None:
    """Each lies where its type belongs; what is borne or stacked lies on something in play."""
    places = {COMPANION: ("fellowship",), MINION: ("minions",), ALLY: ("support",)}
    for card in state.in_play:
        zone = _zone(state, card)
        assert zone in places.get(state.card(card).type, ("support", "attached"))
    for card, under in enumerate(state.on):
        if _zone(state, card) in ("attached", "stacked"):
            assert _zone(state, under) in ("fellowship", "minions", "support", "path", "controlled")
        else:
            assert under == NOBODY
    for seat in range(state.table.players):
        mine = [card for card in state.in_play if state.owner(card) == seat]
        names = [state.card(card).name for card in mine if state.card(card).unique]
        assert len(names) == len(set(names))
        dead = [card for card in state.dead[seat] if state.card(card).type == COMPANION]
        assert len([c for c in mine if state.card(c).type == COMPANION]) + len(dead) <= 9


def _sites(state: TcgState) -> None:
    """The path has no holes, and each number its own site."""
    assert state.path[0] == NOBODY
    laid = [number for number, site in enumerate(state.path) if site >= 0]
    assert laid == list(range(1, len(laid) + 1))
    for number in laid:
        site = state.path[number]
        assert state.card(site).site_number == number
        assert (_zone(state, site) == "controlled") == (state.controller[number] >= 0)
    if state.turn:
        for seat, marker in enumerate(state.marker):
            assert not state.playing[seat] or marker in laid


def _counters(state: TcgState) -> None:
    """Wounds only on characters in play, tokens on other cards in play, nothing below none."""
    for card, wounds in enumerate(state.wounds):
        assert wounds >= 0
        assert not wounds or (card in state.in_play and state.card(card).type in CHARACTERS)
    for key, count in state.tokens.items():
        assert count >= 0
        assert not count or state.card(key // 16).type not in CHARACTERS
        assert not count or key // 16 in state.in_play or key // 16 in state.path
    assert state.twilight >= 0
    assert min(state.burdens) >= 0
    assert 0 <= state.moves <= 9
    for card, bits in enumerate(state.seen):
        assert _zone(state, card) in ("deck", "hand") or not bits


def _fights(state: TcgState) -> None:
    """Only minions in play are assigned, and only to companions and allies in play."""
    for card, character in enumerate(state.assigned):
        if character >= 0:
            assert card in state.in_play
            assert state.card(card).type == MINION
            assert character in state.in_play
            assert state.card(character).type in (COMPANION, ALLY)
    assert all(card in state.in_play for card in state.fighting)
    assert state.skirmish == NOBODY or state.skirmish in state.in_play


def _seats(state: TcgState) -> None:
    """Who has lost has nothing left; who plays has his Ring-bearer."""
    for seat, plays in enumerate(state.playing):
        mine = [card for card, owner in enumerate(state.table.owners) if owner == seat]
        if not plays:
            assert all(_zone(state, card) == "removed" for card in mine)
        else:
            assert all(_zone(state, card) != "removed" for card in mine)
            falling = any(type(step).__name__ == "Fallen" for step in state.agenda)
            assert falling or state.outcome is not None or state.bearer[seat] in state.in_play
    assert state.outcome is not None or state.playing.count(True) >= 2


def _unknown(state: TcgState, seat: int) -> list[int]:
    """The cards in the hands of others that the seat, or a watcher, has not seen."""
    everybody = (1 << state.table.players) - 1
    found: list[int] = []
    for other, hand in enumerate(state.hands):
        if other != seat:
            needed = everybody if seat < 0 else 1 << seat
            found += [card for card in hand if state.seen[card] & needed != needed]
    return found


def hidden(state: State, seat: int) -> set[str]:
    """What others hold and have shown to nobody, by the names of the cards."""
    assert isinstance(state, TcgState)
    position = state.position()
    under_way = [position.get(part) for part in ("agenda", "decision", "scopes")]
    # Whoever has chosen a card openly keeps it in hand while he is asked what to do with it.
    named = set(re.findall(r"\w+", json.dumps(under_way)))
    return {state.table.names[card] for card in _unknown(state, seat)} - named


def secret(state: State, seat: int) -> bool:
    """Another player holds cards that he may have drawn otherwise."""
    assert isinstance(state, TcgState)
    for other, hand in enumerate(state.hands):
        if other != seat and any(card in _unknown(state, seat) for card in hand):
            codes = {state.card(card).code for card in hand + state.decks[other]}
            return len(codes) > 1
    return False
