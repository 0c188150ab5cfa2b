"""Whole games with decks of all implemented cards, until every one of them was played and used."""

from __future__ import annotations

from collections import Counter

import pytest

from mathom.core.agenda import Decision
from mathom.core.chance import Seeded
from mathom.core.option import Option
from mathom.games.tcg.box import (
    ALLY,
    BY_CODE,
    CARDS,
    COMPANION,
    EVENT,
    FREE,
    MINION,
    RING,
    SHADOW,
    SITE,
    Card,
)
from mathom.games.tcg.decks import COPIES, Deck, brief
from mathom.games.tcg.engine.deeds import deed, implemented
from mathom.games.tcg.game import TCG
from mathom.games.tcg.state import TcgState

MOST_GAMES = 1500
STARTER_GAMES = 10
HALF_A_DECK = 30
COMPANY = 5
"""So many characters of its people are in every half of a deck."""
CHARACTERS = (COMPANION, ALLY, MINION)
FRIENDS = {
    "4R106": "4C90 4C74 4C49 4C109",
    "4C67": "4U82 4R69 4C74",
    "4U63": "4C74 4C306 4U62 4U13 4U36",
    "4U264": "4C277 4C281 4U285 4C14 4C25",
    "4R94": "4C90 4P365 4C212 4R157 4C153 4R154",
    "4U249": "4C310 4C314 4C49 4C74 4C286 4C76",
    "4R186": "4C310 4C314",
    "4C190": "4C310 4C314",
}
"""What some cards need beside them more than others."""
KNOWN: list[Card] = [card for card in CARDS if implemented(card.index)]


class Ledger:
    """What is still to be seen: cards to be played, and abilities to be used."""

    def __init__(self) -> None:
        self.unplayed = {card.code for card in KNOWN}
        self.unused = {card.code for card in KNOWN if _has_ability(card)}
        self.needed: dict[str, int] = {}

    def played(self, code: str, game: int) -> None:
        """A card came into the game: played, stood at, worn."""
        if code in self.unplayed:
            self.unplayed.remove(code)
            self._seen(code, game)

    def used(self, code: str, game: int) -> None:
        """A card's ability was used."""
        if code in self.unused:
            self.unused.remove(code)
            self._seen(code, game)

    def _seen(self, code: str, game: int) -> None:
        if not self.wants(code):
            self.needed[code] = game

    def wants(self, code: str) -> bool:
        """Whether there is still something to be seen of a card."""
        return code in self.unplayed or code in self.unused


def _has_ability(card: Card) -> bool:
    """Whether a card in play has something to be used: an ability, a Response, a trigger."""
    return card.type != EVENT and bool(deed(card.index).specials or deed(card.index).answers)


def _pick(pool: list[Card], ledger: Ledger, chance: Seeded, count: int) -> list[int]:
    """So many cards, four of a title at most: first what is still wanted, then its own people."""
    wanted = [card for card in pool if ledger.wants(card.code)] or pool
    people = wanted[chance.below(len(wanted))].culture
    mixed = chance.below(6) == 0
    ranked = sorted(
        pool,
        key=lambda card: (
            not mixed and card.culture != people,
            not ledger.wants(card.code),
            chance.below(1000),
        ),
    )
    titles: Counter[int] = Counter({CARDS[BY_CODE["4C302"]].name: 1})
    picked: list[int] = []
    stubborn = [code for code in FRIENDS if ledger.wants(code)]
    if stubborn and chance.below(2):
        code = stubborn[chance.below(len(stubborn))]
        for friend in [CARDS[BY_CODE[one]] for one in (code, *FRIENDS[code].split())]:
            while friend in pool and titles[friend.name] < COPIES:
                titles[friend.name] += 1
                picked.append(friend.index)
    # Whatever is wanted needs somebody to bear it, spot and exert.
    company = [card for card in ranked if card.culture == people and card.type in CHARACTERS]
    for copies, cards in ((2, company[:COMPANY]), (2, ranked), (COPIES, ranked)):
        for card in cards:
            while (
                len(picked) < count and titles[card.name] < COPIES and picked.count(card.index) < copies
            ):
                titles[card.name] += 1
                picked.append(card.index)
    return picked[:count]


def make_deck(ledger: Ledger, chance: Seeded) -> str:
    """A legal deck (format open) that leans to what is still wanted."""
    cards: list[int] = []
    for side in (FREE, SHADOW):
        pool = [card for card in KNOWN if card.side == side and not card.ring_bearer]
        cards += _pick(pool, ledger, chance, HALF_A_DECK)
    for number in range(1, 10):
        sites = [card for card in KNOWN if card.type == SITE and card.site_number == number]
        wanted = [card for card in sites if ledger.wants(card.code)] or sites
        cards.append(wanted[chance.below(len(wanted))].index)
    rings = [card for card in KNOWN if card.type == RING]
    bearers = [card for card in KNOWN if card.ring_bearer]
    cards.append(rings[chance.below(len(rings))].index)
    return brief(Deck([bearers[chance.below(len(bearers))].index], cards))


def choose(state: TcgState, decision: Decision, ledger: Ledger, chance: Seeded) -> Option:
    """At random, but rather what shows something new, and without throwing the game away."""
    options = decision.options
    if decision.kind == "bid":
        return options[0]
    new = [
        option
        for option in options
        if option.verb in ("play", "use", "answer") and ledger.wants(state.card(option.args[0]).code)
    ]
    if new:
        return new[chance.below(len(new))]
    if decision.kind == "defend":
        bearer = state.bearer[state.free]
        safe = [option for option in options if option.verb == "assign" and option.args[1] != bearer]
        options = safe or options
    elif decision.kind in ("action", "starting") and len(options) > 1 and chance.below(4):
        options = [option for option in options if option.verb not in ("pass", "done")]
    return options[chance.below(len(options))]


def play_a_game(ledger: Ledger, game: int) -> None:
    """One game; what is seen in it is noted."""
    chance = Seeded(game)
    setup = {"decks": "starters"}
    if game >= STARTER_GAMES:
        decks = [make_deck(ledger, chance), make_deck(ledger, chance)]
        setup = {"decks": "; ".join(decks), "format": "open"}
    state = TCG.start(TCG.settle(setup), Seeded(game))
    state.events = []
    state.advance()
    for seat in range(2):
        for card in (state.bearer[seat], state.ring[seat]):
            ledger.played(state.card(card).code, game)
    while state.decision is not None:
        state.apply(choose(state, state.decision, ledger, chance))
        for event in state.events:
            if event.kind in ("played", "played_on", "uses"):
                code = state.card(state.table.by_name[str(event.args["card"])]).code
                if event.kind != "uses":
                    ledger.played(code, game)
                else:
                    ledger.used(code, game)
        state.events.clear()
        if state.site() >= 0:
            ledger.played(state.card(state.site()).code, game)


# It asks whether games come to each card, which no build changes; each card has tests of its own.
@pytest.mark.once
def test_every_implemented_card_is_played_and_used() -> None:
    ledger = Ledger()
    game = 0
    while game < MOST_GAMES and (ledger.unplayed or ledger.unused):
        play_a_game(ledger, game)
        game += 1
    late = sorted(ledger.needed.items(), key=lambda pair: -pair[1])[:20]
    print(f"{game} games; the last cards to be used, and in which game:", late)
    assert sorted(ledger.unplayed | ledger.unused) == []
