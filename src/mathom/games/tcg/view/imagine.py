"""What a seat may imagine: the same table, with all cards that it does not know dealt anew."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.chance import Chance
from mathom.games.tcg.state import DECK, HAND, TcgState
from mathom.games.tcg.steps.ring import resistance
from mathom.games.tcg.view.see import knows, named_cards

TRIES: Final = 6
"""How often hidden cards are dealt at random until the other seat could be asked what it is asked."""


def imagine(state: TcgState, seat: int, chance: Chance) -> TcgState:
    """A full state that agrees with all the seat knows and depends on nothing else."""
    new = state.clone()
    new.chance = chance.clone()
    new.changed()
    new.unsettled = state.unsettled
    named = named_cards(state)
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
    asked: Decision | None = state.decision.step.run(trial)
    if asked is None or not asked.options:
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
        self._eyes = eyes
        self._hand = [card for card in state.hands[seat] if self._unknown(card)]
        self._held = sorted([state.seen[card] for card in self._hand])
        """Who knows the cards in hand, one entry a card: that much is known to everybody."""
        tops, bottoms = state.tops[seat], state.bottoms[seat]
        self._places = [(tops, place) for place, card in enumerate(tops) if self._unknown(card)]
        self._places += [(bottoms, place) for place, card in enumerate(bottoms) if self._unknown(card)]
        placed = [pile[place] for pile, place in self._places]
        self._placed = [state.seen[card] for card in placed]
        loose = [card for card in state.decks[seat] if self._unknown(card)]
        self.pool = sorted(self._hand + placed + loose)

    def _unknown(self, card: int) -> bool:
        return not knows(self._state, card, self._eyes) and card not in self._named

    def at_random(self, first: list[int]) -> None:
        """Deal; into the hand come these first, as many of them as there is room for."""
        pool = self.pool[:]
        dealt = self._drawn(pool, [card for card in first if card in pool], len(self._held))
        self._to_hand(dealt + self._drawn(pool, pool, len(self._held) - len(dealt)))
        for (pile, place), bits in zip(self._places, self._placed, strict=True):
            card = self._drawn(pool, pool, 1)[0]
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

    def _drawn(self, pool: list[int], among: list[int], count: int) -> list[int]:
        """So many cards at random among these, taken from the pool."""
        left = among[:]
        found: list[int] = []
        while left and len(found) < count:
            card = self._state.chance.pick("imagined", left, self._state.table.codes)
            left.remove(card)
            pool.remove(card)
            found.append(card)
        return found

    def _to_hand(self, cards: list[int]) -> None:
        state, seat = self._state, self._seat
        kept = [card for card in state.hands[seat] if card not in self._hand]
        state.hands[seat] = sorted(kept + cards)
        for card, bits in zip(sorted(cards), self._held, strict=False):
            state.zone[card] = HAND
            state.seen[card] = bits

    def _to_deck(self, cards: list[int]) -> None:
        state, seat = self._state, self._seat
        kept = [card for card in state.decks[seat] if card not in self.pool]
        state.decks[seat] = sorted(kept + cards)
        for card in cards:
            state.zone[card] = DECK
            state.seen[card] = 0
