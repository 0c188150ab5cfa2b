"""Cards that are shown to everybody (rules 11.19)."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.engine.zones import all_seats, deck_size, expect_cards, shuffle
from mathom.games.tcg.engine.zones import reveal_top as show_top
from mathom.games.tcg.language.effect import Effect, done_by
from mathom.games.tcg.language.effects.deck import deck_of
from mathom.games.tcg.language.who import WHO, YOU, players
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.wording.clause import Clause, order
from mathom.games.tcg.wording.speech import CARD, Speech

__all__ = ["reshuffle", "reveal_hand", "reveal_top"]


class RevealTop(Effect):
    """Reveal the top cards of somebody's draw deck: then they can be spoken of, as what was chosen."""

    def __init__(self, count: int, who: int) -> None:
        super().__init__()
        self.count: Final = count
        self.who: Final = who

    def partly(self, state: TcgState, scope: Scope) -> bool:
        return any([deck_size(state, seat) for seat in players(state, self.who, scope)])

    def apply(self, state: TcgState, scope: Scope) -> None:
        shown: list[int] = []
        for seat in players(state, self.who, scope):
            expect_cards(state, seat, self.count, "reveal", scope.source)
            shown += show_top(state, seat, self.count)
        scope.remember(0, tuple(shown))
        if state.events is not None:
            for card in shown:
                state.tell("revealed", {"card": state.table.names[card]})

    def reads(self, speech: Speech) -> Clause:
        speech.chosen[0] = (CARD, self.count > 1)
        whose = speech.say(f"tcg-deck-of-{WHO[self.who]}")
        speech.met.append(self.who)
        return order("reveal-top", speech, count=self.count, deck=whose)


def reveal_top(count: int, by: int) -> Effect:
    """Reveal the top cards of somebody's draw deck."""
    return RevealTop(count, by)


class RevealHand(Effect):
    """Reveal your hand: then its cards can be spoken of, as what was chosen."""

    def apply(self, state: TcgState, scope: Scope) -> None:
        hand = state.hands[scope.seat]
        for card in hand:
            state.seen[card] = all_seats(state)
            if state.events is not None:
                state.tell("revealed", {"card": state.table.names[card]})
        scope.remember(0, tuple(hand))

    def reads(self, speech: Speech) -> Clause:
        speech.chosen[0] = (CARD, True)
        return order("reveal-hand", speech)


def reveal_hand() -> Effect:
    """Reveal your hand."""
    return RevealHand()


class Reshuffle(Effect):
    """Somebody shuffles his draw deck."""

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who: Final = who

    def apply(self, state: TcgState, scope: Scope) -> None:
        for seat in players(state, self.who, scope):
            shuffle(state, seat)

    def apart(self) -> bool:
        return self.who != YOU

    def reads(self, speech: Speech) -> Clause:
        return done_by(order("reshuffle", speech, deck=deck_of(self.who, speech)), self.who, speech)


def reshuffle(by: int) -> Effect:
    """Somebody shuffles his draw deck."""
    return Reshuffle(by)
