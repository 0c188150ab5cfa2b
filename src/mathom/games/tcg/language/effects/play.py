"""Play a card because another card says so."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.games.tcg import codecs
from mathom.games.tcg.engine.bearing import bearers
from mathom.games.tcg.engine.offers import can_play
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.engine.zones import shuffle, to_hand
from mathom.games.tcg.language.amount import Amount, amount, signed
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.effects.cards import count_taken, may_take
from mathom.games.tcg.language.filter import Filter
from mathom.games.tcg.language.selectors import FROM_STACK, Choose, This, from_zone
from mathom.games.tcg.language.who import YOU
from mathom.games.tcg.state import DECK, HAND, VOID, TcgState
from mathom.games.tcg.steps.playing import PLAYING, EndPlaying, play
from mathom.games.tcg.wording.clause import Clause, map_clause, order
from mathom.games.tcg.wording.grammar import A
from mathom.games.tcg.wording.speech import Speech

__all__ = ["keep_event", "play_a", "play_this"]


class PlayFrom(Effect):
    """Play a card from hand, discard pile, draw deck, dead pile or a stack, at a changed cost.

    From hand, a pile or a stack it must be there and playable before costs are paid; searching the draw
    deck carries no such duty, and not finding anything is free (rules 11.10).
    """

    def __init__(
        self,
        what: Filter | None,
        zone: int = HAND,
        change: Amount | None = None,
        on: Filter | None = None,
    ) -> None:
        super().__init__(This() if what is None else Choose(what, zone=zone, up_to=zone == DECK))
        self.what: Final = what
        """None plays this very card, from where it is stacked."""
        self.zone: Final = zone
        self.change: Final = change
        self.on: Final = on
        """Only on a bearer of this description."""
        self.must = zone != DECK

    def fits(self, state: TcgState, scope: Scope, which: int, card: int) -> bool:
        change = self._change(state, scope)
        if not can_play(state, card, scope.seat, change):
            return False
        return self.on is None or len(self._only(state, scope, card)) > 0

    def _only(self, state: TcgState, scope: Scope, card: int) -> tuple[int, ...]:
        if self.on is None:
            return ()
        possible = bearers(state, card, scope.seat, self._change(state, scope))
        return tuple([one for one in possible if self.on.matches(state, one, scope)])

    def apply(self, state: TcgState, scope: Scope) -> None:
        if self.zone == DECK:
            shuffle(state, scope.seat)
        for card in scope.found[0]:
            only = self._only(state, scope, card)
            play(state, card, scope.seat, self._change(state, scope), only)

    def _change(self, state: TcgState, scope: Scope) -> int:
        return 0 if self.change is None else self.change.value(state, scope)

    def reads(self, speech: Speech) -> Clause:
        if self.what is None:
            thing = speech.this()
        else:
            speech.chosen[0] = (self.what.kind(speech), False)
            thing = from_zone(self.what.reads(A, speech), self.zone, YOU, speech, played=True)
        what = thing.text
        if self.on is None:
            told = order("play", speech, what=what)
        else:
            on = self.on.reads(A, speech).text
            speech.bearer = self.on.kind(speech)
            told = order("play-on", speech, what=what, on=on)
        if self.change is None:
            return told
        amount = signed(self.change, speech)
        return map_clause(told, lambda text: speech.say("tcg-text-at-cost", text=text, amount=amount))


def play_a(what: Filter, zone: int = HAND, change: Amount | int = 0, on: Filter | None = None) -> Effect:
    """Play such a card from a zone: HAND, DISCARD, DECK, DEAD."""
    changed = None if change == 0 else amount(change)
    return PlayFrom(what, zone, changed, on)


def play_this(change: Amount | int = 0) -> Effect:
    """Play this card from where it is stacked."""
    return PlayFrom(None, FROM_STACK, None if change == 0 else amount(change))


class KeepEvent(Effect):
    """The event that is being played goes to its player's hand instead of the discard pile."""

    def apply(self, state: TcgState, scope: Scope) -> None:
        assert scope.happening is not None
        event, agenda = scope.happening.card, state.agenda
        for place, step in enumerate(agenda):
            if isinstance(step, EndPlaying) and step.card == event:
                agenda.insert(place + 1, TakeBack(event))
                return

    def reads(self, speech: Speech) -> Clause:
        return order("keep-event", speech, what=speech.pointed(speech.subject).text)


def keep_event() -> Effect:
    """Place the event that is being played in hand instead of the discard pile."""
    return KeepEvent()


class TakeBack(Step[TcgState]):
    """An event that has been carried out goes to hand, if the Rule of 4 lets it (rules 7.2)."""

    rule = PLAYING
    fields = {"card": codecs.CARD}

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: TcgState) -> Decision | None:
        owner = state.owner(self.card)
        if state.zone[self.card] == VOID and may_take(state, owner):
            count_taken(state, owner)
            to_hand(state, self.card)
            if state.events is not None:
                state.tell("returned", {"card": state.table.names[self.card]})
        return None
