"""Guide 14: how a card is found that can be played."""

from __future__ import annotations

from mathom.games.wotr.box import CARD_IDS, CARDS, EVENT, NOBODY, SHADOW, SIDES
from mathom.games.wotr.clockwork.drawing import draw, held, take_at_random
from mathom.games.wotr.clockwork.entries import ENTRIES
from mathom.games.wotr.clockwork.explain import say
from mathom.games.wotr.clockwork.occupation import clockwork
from mathom.games.wotr.deeds import EVENTS, lasting
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.events import play_event


class Trial:
    """Cards that are looked at with one die, until one can be played."""

    def __init__(self, state: WotrState, face: int) -> None:
        self.state = state
        self.face = face
        self.card = NOBODY
        """The card that can be played."""
        self.set_aside: list[int] = []
        """Those that cannot."""

    def try_deck(self, deck: int) -> None:
        """Random cards of one deck: for a battle, unplayable, or played (in this order, A19)."""
        state = self.state
        while self.card == NOBODY and held(state, deck):
            card = take_at_random(state, deck, "try")
            event = EVENTS[card]
            assert event is not None
            if ENTRIES[card].aside(state):
                clockwork(state).battle_cards.append(card)
                say(state, "clockwork_card", {"card": CARD_IDS[card], "reason": ENTRIES[card].moment})
            elif ENTRIES[card].unplayable(state) or not event.playable(state):
                self.set_aside.append(card)
                why = ENTRIES[card].hindrance if event.playable(state) else "text"
                say(state, "clockwork_card", {"card": CARD_IDS[card], "reason": why})
            else:
                self.card = card
                say(state, "clockwork_card", {"card": CARD_IDS[card], "reason": "played"})

    def put_away(self) -> None:
        """The unplayable go face up under their decks, and as many are drawn, but for battle cards
        (A6, A39)."""
        state = self.state
        for card in self.set_aside:
            clockwork(state).unplayable[CARDS[card].deck].append(card)
        for card in self.set_aside:
            draw(state, CARDS[card].deck)

    def play(self) -> None:
        """The card is played, by its text or as the guide says instead."""
        state, card = self.state, self.card
        if self.face == EVENT:
            for one in lasting(state):
                one.event_die_used(state, SHADOW)
        deed = ENTRIES[card].deed
        if deed is None:
            state.hand(SHADOW).append(card)
            play_event(state, SHADOW, card)
            return
        state.discards[SHADOW].append(card)
        if state.events is not None:
            state.tell("played", {"side": SIDES[SHADOW], "card": CARD_IDS[card]})
        deed(state, card)
