"""What a seat may imagine: the same table, with all cards that it does not know dealt anew."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from mathom.core.agenda import Decision
from mathom.core.chance import Chance
from mathom.games.tcg.engine.changes import ASIDE
from mathom.games.tcg.engine.zones import all_seats
from mathom.games.tcg.state import DECK, HAND, TcgState
from mathom.games.tcg.steps.ring import resistance
from mathom.games.tcg.view.spoken import named_cards

TRIES: Final = 6
"""How often hidden cards are dealt at random until the other seat could be asked what it is asked."""


def imagine(state: TcgState, seat: int, chance: Chance) -> TcgState:
    """A full state that agrees with all the seat knows and depends on nothing else."""
    new = state.clone()
    new.chance = chance.clone()
    # Nothing but cards out of play will be different.
    new.changed(ASIDE)
    new.unsettled = state.unsettled
    named = [card for card in named_cards(state) if card >= 0 and state.zone[card] in (HAND, DECK)]
    if state.bids:
        _bid_anew(new, seat)
    for other in range(state.table.players):
        if other != seat:
            Deal(new, other, seat, named).at_random([])
    if state.decision is None or state.decision.seat == seat:
        return new
    # Another seat may be choosing among those very cards, and there is something it can choose.
    for _ in range(TRIES):
        if asked_again(new):
            return new
        Deal(new, state.decision.seat, seat, named).at_random([])
    _deal_something_to_choose(new, seat, named)
    return new


def _bid_anew(state: TcgState, seat: int) -> None:
    """Bids of others that are not yet revealed may be any."""
    for other, bid in enumerate(state.bids):
        if other != seat and bid >= 0:
            pool = list(range(resistance(state, other) + 1))
            state.bids[other] = state.chance.pick("imagined", pool, [str(n) for n in pool])


def asked_again(state: TcgState) -> bool:
    """Ask again what is asked, of the cards as they are now; False if there would be nothing to ask."""
    assert state.decision is not None
    trial = state.clone()
    trial.decision = None
    step = state.decision.step
    asked: Decision | None = step.run(trial)
    if asked is None or not asked.options:
        return False
    if asked.step is not step and asked.step != step:
        # This player would have passed without being asked, and another is.
        return False
    state.decision = asked
    return True


def _deal_something_to_choose(state: TcgState, seat: int, named: list[int]) -> None:
    """See what the question would be about if every card were in hand, or in the deck; deal those."""
    assert state.decision is not None
    whose = state.decision.seat
    for zone in (HAND, DECK):
        trial = state.clone()
        Deal(trial, whose, seat, named).all_in(zone)
        if not asked_again(trial):
            continue
        codes = _cards_offered(trial)
        deal = Deal(state, whose, seat, named)
        useful = [card for card in deal.pool if state.card(card).index in codes]
        rest = [card for card in deal.pool if card not in useful]
        deal.at_random(useful if zone == HAND else rest)
        if asked_again(state):
            return


def _cards_offered(state: TcgState) -> list[int]:
    """What the cards are that the options name."""
    assert state.decision is not None
    by_name = state.table.by_name
    things = [thing for option in state.decision.options for thing in option.things]
    return [state.card(by_name[thing]).index for thing in things if thing in by_name]


class Deal:
    """The cards of one player that somebody else does not know, and the places they lie in."""

    def __init__(self, state: TcgState, seat: int, eyes: int, named: list[int]) -> None:
        self._state = state
        self._seat = seat
        self._named = named
        self._eyes = all_seats(state) if eyes < 0 else 1 << eyes
        """Who must have seen a card that is known: one bit a seat, all of them for the watchers."""
        self._hand = self._unknown(state.hands[seat])
        self._held = [state.seen[card] for card in self._hand]
        """Who knows the cards in hand, one entry a card: that much is known to everybody."""
        self._held.sort()
        deck = state.decks[seat]
        loose = self._unknown(deck)
        self._known = [] if len(loose) == len(deck) else [card for card in deck if card not in loose]
        """What is known of the draw deck, wherever in it that lies."""
        self.pool = self._hand + loose
        self._places: list[tuple[list[int], int]] = []
        for pile in (state.tops[seat], state.bottoms[seat]):
            unknown = self._unknown(pile)
            self._places += [(pile, place) for place, card in enumerate(pile) if card in unknown]
            self.pool += unknown
        self._placed = [state.seen[pile[place]] for pile, place in self._places]
        self.pool.sort()

    def _unknown(self, cards: list[int]) -> list[int]:
        """Those of them that are not known."""
        seen, eyes = self._state.seen, self._eyes
        found = [card for card in cards if seen[card] & eyes != eyes]
        return [card for card in found if card not in self._named] if self._named else found

    def at_random(self, first: list[int]) -> None:
        """Deal, once; into the hand come these first, as many of them as there is room for."""
        pool, count = self.pool, len(self._held)
        dealt = self._chosen(pool, first, count) if first else []
        while pool and len(dealt) < count:
            dealt.append(self._drawn(pool))
        self._to_hand(dealt)
        for (pile, place), bits in zip(self._places, self._placed, strict=True):
            card = self._drawn(pool)
            pile[place] = card
            self._state.zone[card] = DECK
            self._state.seen[card] = bits
        self._to_deck(pool)

    def all_in(self, zone: int) -> None:
        """All of them in hand, or all of them in the deck: to see what could be asked."""
        if zone == HAND:
            self._held += [1 << self._seat] * (len(self.pool) - len(self._held))
            self._to_hand(self.pool)
            self._empty_places()
            self._to_deck([])
        else:
            self._to_hand([])
            self._empty_places()
            self._to_deck(self.pool)

    def _empty_places(self) -> None:
        state, seat = self._state, self._seat
        state.tops[seat] = [card for card in state.tops[seat] if card not in self.pool]
        state.bottoms[seat] = [card for card in state.bottoms[seat] if card not in self.pool]

    def _drawn(self, pool: list[int]) -> int:
        """A card at random, taken from the pool."""
        card = self._state.chance.pick("imagined", pool, self._state.table.codes)
        del pool[bisect_left(pool, card)]
        return card

    def _chosen(self, pool: list[int], among: list[int], count: int) -> list[int]:
        """So many cards at random among these, taken from the pool."""
        left = [card for card in among if card in pool]
        found: list[int] = []
        while left and len(found) < count:
            card = self._drawn(left)
            pool.remove(card)
            found.append(card)
        return found

    def _to_hand(self, cards: list[int]) -> None:
        state, seat = self._state, self._seat
        cards.sort()
        hand = state.hands[seat]
        if len(hand) == len(self._hand):
            state.hands[seat] = cards
        else:
            state.hands[seat] = sorted([card for card in hand if card not in self._hand] + cards)
        for card, bits in zip(cards, self._held, strict=False):
            state.zone[card] = HAND
            state.seen[card] = bits

    def _to_deck(self, cards: list[int]) -> None:
        state, seat = self._state, self._seat
        # The rest of a pool is in order.
        state.decks[seat] = sorted(self._known + cards) if self._known else cards
        zone, seen = state.zone, state.seen
        for card in cards:
            zone[card] = DECK
            seen[card] = 0
