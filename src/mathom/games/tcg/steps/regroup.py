"""7. Regroup phase (p. 16)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.tcg import codecs, questions
from mathom.games.tcg.box import MINION
from mathom.games.tcg.engine.durations import regroup_starts
from mathom.games.tcg.engine.scope import Happening
from mathom.games.tcg.engine.zones import draw_card, expect_cards
from mathom.games.tcg.options import PASS
from mathom.games.tcg.phases import DRAWS, REGROUP
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.moving import why_not_move
from mathom.games.tcg.steps.phase import start_phase
from mathom.games.tcg.steps.procedure import IN_TURN
from mathom.games.tcg.steps.refusing import cards_of, named, refused
from mathom.games.tcg.steps.resolve import one_of_each
from mathom.games.tcg.steps.ring import take_off_ring
from mathom.games.tcg.steps.triggers import announce, is_awaited
from mathom.games.tcg.steps.wounds import discard_from_hand, leave

REGROUPING: Final = Rule("tcg", "regroup", 16)

HAND_SIZE: Final = 8


class RegroupPhase(Step[TcgState]):
    """The Ring comes off; regroup actions; then the Shadow players reconcile their hands."""

    rule = REGROUPING

    def run(self, state: TcgState) -> Decision | None:
        regroup_starts(state)
        state.fierce = False
        take_off_ring(state)
        state.agenda += [ShadowsReconcile(), IN_TURN]
        start_phase(state, REGROUP, state.free)
        return None


class ShadowsReconcile(Step[TcgState]):
    """DOUBT 6: the Shadow players reconcile from the Free Peoples player's right."""

    rule = REGROUPING

    def run(self, state: TcgState) -> Decision | None:
        for seat in reversed(state.shadows()):
            state.push(Reconcile(seat))
        return None


class Reconcile(Step[TcgState]):
    """A player may discard one card; then he draws up to eight cards, or discards down to eight."""

    rule = REGROUPING
    kind = "reconcile"
    fields = {"seat": codecs.SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: TcgState) -> Decision | None:
        hand = state.hands[self.seat]
        if not hand:
            state.push(FillHand(self.seat))
            return None
        return state.ask(self, self.seat, [*_discards(state, self.seat), PASS])

    def chosen(self, state: TcgState, option: Option) -> None:
        if option is not PASS:
            discard_from_hand(state, option.args[0])
        state.push(FillHand(self.seat))

    def why_not(self, state: TcgState, option: Option) -> Reason | None:
        if option.verb == "move" and state.phase == REGROUP and self.seat == state.free:
            return why_not_move(state)
        return _why_not_discarded(state, self.seat, option)

    def gaps(self, state: TcgState) -> dict[str, str | int | Text]:
        return {"count": len(state.hands[self.seat]), "most": HAND_SIZE}

    def about(self, state: TcgState, seat: int) -> Question | None:
        return questions.Reconciling(hand=len(state.hands[self.seat]), size=HAND_SIZE)


def _discards(state: TcgState, seat: int) -> list[Option]:
    return [state.table.option("discard", card) for card in one_of_each(state, state.hands[seat])]


def _why_not_discarded(state: TcgState, seat: int, option: Option) -> Reason | None:
    cards = cards_of(state, option)
    if option.verb != "discard" or len(cards) != 1:
        return None
    if state.owner(cards[0]) != seat:
        return refused("not-yours", REGROUPING, card=named(state, cards[0]))
    if cards[0] not in state.hands[seat]:
        return refused("not-in-hand", REGROUPING, card=named(state, cards[0]))
    # Of equal cards the lowest copy stands for all.
    return refused("other-copy", REGROUPING, card=named(state, cards[0]))


class FillHand(Step[TcgState]):
    """Draw up to eight, or discard down to eight."""

    rule = REGROUPING
    kind = "too-many"
    fields = {"seat": codecs.SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: TcgState) -> Decision | None:
        hand = state.hands[self.seat]
        if len(hand) > HAND_SIZE:
            return state.ask(self, self.seat, _discards(state, self.seat), hidden=True)
        expect_cards(state, self.seat, HAND_SIZE - len(hand), "fill")
        awaited = is_awaited(state, DRAWS)
        while len(hand) < HAND_SIZE and draw_card(state, self.seat):
            if awaited:
                announce(state, Happening(DRAWS, seat=self.seat))
        return None

    def chosen(self, state: TcgState, option: Option) -> None:
        discard_from_hand(state, option.args[0])
        state.push(FillHand(self.seat))

    def gaps(self, state: TcgState) -> dict[str, str | int | Text]:
        return {"count": len(state.hands[self.seat]) - HAND_SIZE, "most": HAND_SIZE}

    def why_not(self, state: TcgState, option: Option) -> Reason | None:
        return _why_not_discarded(state, self.seat, option)

    def about(self, state: TcgState, seat: int) -> Question | None:
        return questions.TooMany(left=len(state.hands[self.seat]) - HAND_SIZE, size=HAND_SIZE)


class DiscardMinions(Step[TcgState]):
    """The fellowship has stopped: all minions are discarded, and the cards on them."""

    rule = REGROUPING

    def run(self, state: TcgState) -> Decision | None:
        types = state.table.types
        found = [card for card in state.in_play if types[card] == MINION]
        for card in found:
            leave(state, card, to_dead=False)
        if found and state.events is not None:
            state.tell("minions_gone", {})
        return None
