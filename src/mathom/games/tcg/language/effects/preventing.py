"""What may be prevented, by whom and at which price; and what happens instead."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.view import Question
from mathom.games.tcg import codecs, questions
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.effect import Effect, as_cost
from mathom.games.tcg.language.effects.others import as_player
from mathom.games.tcg.language.node import NODE_NAMES, NODES, Numbered
from mathom.games.tcg.language.selectors import Selector
from mathom.games.tcg.language.spotting import YouSpot
from mathom.games.tcg.language.who import EACH_SHADOW, WHO, players
from mathom.games.tcg.options import NO, YES
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.resolve import EFFECTS, EndAction, Resolve, asking_card
from mathom.games.tcg.steps.triggers import prevent as prevent_it
from mathom.games.tcg.wording.clause import Clause, order
from mathom.games.tcg.wording.speech import Speech

__all__ = ["instead", "prevent", "unless_paid"]


class Preventable(Effect):
    """ "... Any Shadow player may remove (2) to prevent this.".

    What it works on is chosen first: who is asked knows what he would prevent.
    """

    def __init__(self, effect: Effect, who: int, price: Effect) -> None:
        super().__init__()
        self.effect: Final = effect
        self.who: Final = who
        self.price: Final = price
        as_cost(price)
        self.must = effect.must

    def parts(self) -> list[Numbered]:
        return [self.effect, self.price]

    def selectors(self) -> tuple[Selector, ...]:
        return self.effect.selectors()

    def spots(self) -> YouSpot | None:
        return self.effect.spots()

    def fits(self, state: TcgState, scope: Scope, which: int, card: int) -> bool:
        return self.effect.fits(state, scope, which, card)

    def possible(self, state: TcgState, scope: Scope) -> bool:
        return self.effect.possible(state, scope)

    def partly(self, state: TcgState, scope: Scope) -> bool:
        return self.effect.partly(state, scope)

    def apply(self, state: TcgState, scope: Scope) -> None:
        # Where nothing was found there is nothing to prevent.
        if () not in scope.found:
            state.push(OfferToPrevent(self.id, 0))

    def reads(self, speech: Speech) -> Clause:
        told = self.effect.told(speech)
        return Clause(told.do, told.to, (*told.after, self.offer(speech)))

    def offer(self, speech: Speech) -> str:
        """Who may prevent it, and how."""
        id = "any-shadow" if self.who == EACH_SHADOW else WHO[self.who]
        who = speech.say(f"tcg-who-{id}")
        return speech.say("tcg-text-prevent-by", who=who, price=self.price.told(speech).to)


def unless_paid(effect: Effect, price: Effect, payer: int) -> Effect:
    """ "... Any Shadow player may (price) to prevent this"."""
    return Preventable(effect, payer, price)


class OfferToPrevent(Step[TcgState]):
    """Those who may pay to prevent it are asked in turn."""

    rule = EFFECTS
    kind = "prevent"
    fields = {"node": codecs.NODE, "turn": codecs.NUMBER}

    def __init__(self, node: int, turn: int) -> None:
        self.node: Final = node
        self.turn: Final = turn

    def run(self, state: TcgState) -> Decision | None:
        scope, offer = state.scopes[-1], self._offer()
        seats = players(state, offer.who, scope)
        if self.turn == len(seats):
            _carry_out(state, scope, offer.effect)
        elif offer.price.possible(state, as_player(scope, seats[self.turn])):
            return state.ask(self, seats[self.turn], [YES, NO])
        else:
            state.push(OfferToPrevent(self.node, self.turn + 1))
        return None

    def chosen(self, state: TcgState, option: Option) -> None:
        if option is NO:
            state.push(OfferToPrevent(self.node, self.turn + 1))
            return
        scope, offer = state.scopes[-1], self._offer()
        payer = players(state, offer.who, scope)[self.turn]
        state.scopes.append(as_player(scope, payer))
        state.push(EndPrice(self.node, self.turn))
        state.push(Resolve(offer.price.id, cost=True))

    def about(self, state: TcgState, seat: int) -> Question | None:
        offer = self._offer()
        return questions.Preventing(
            card=asking_card(state),
            deed=NODE_NAMES[offer.effect.id],
            price=NODE_NAMES[offer.price.id],
        )

    def _offer(self) -> Preventable:
        node = NODES[self.node]
        assert isinstance(node, Preventable)
        return node


def _carry_out(state: TcgState, scope: Scope, effect: Effect) -> None:
    """Nobody prevents it: it is done to those that were chosen, as far as it still can be."""
    chosen, scope.found = scope.found, ()
    for which, cards in enumerate(chosen):
        still = effect.selectors()[which].find(state, scope)
        fit = [one for one in cards if one in still and effect.fits(state, scope, which, one)]
        scope.found = (*scope.found, tuple(fit))
    effect.apply(state, scope)


class EndPrice(EndAction):
    """The price to prevent something was paid; or it was itself prevented, and the next is asked: a
    prevention that is prevented prevents nothing (rules 11.6)."""

    rule = EFFECTS
    fields = {"node": codecs.NODE, "turn": codecs.NUMBER}

    def __init__(self, node: int, turn: int) -> None:
        self.node: Final = node
        self.turn: Final = turn

    def run(self, state: TcgState) -> Decision | None:
        if state.scopes.pop().undone:
            state.push(OfferToPrevent(self.node, self.turn + 1))
        return None


class Prevent(Effect):
    """Prevent what is about to happen."""

    def apply(self, state: TcgState, scope: Scope) -> None:
        assert scope.happening is not None
        prevent_it(state, scope.happening)

    def reads(self, speech: Speech) -> Clause:
        return order("prevent-wound" if speech.wounding else "prevent", speech)


def prevent() -> Effect:
    """Prevent what is about to happen."""
    return Prevent()


class Instead(Effect):
    """This instead of what is about to happen; if this cannot happen, that does (rules 11.4)."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect: Final = effect

    def parts(self) -> list[Numbered]:
        return [self.effect]

    def apply(self, state: TcgState, scope: Scope) -> None:
        assert scope.happening is not None
        if self.effect.possible(state, scope):
            prevent_it(state, scope.happening)
            state.push(Resolve(self.effect.id))

    def reads(self, speech: Speech) -> Clause:
        told = self.effect.told(speech)
        return Clause(
            speech.say("tcg-do-instead", effect=told.do), speech.say("tcg-do-instead.to", effect=told.to)
        ).then(told)


def instead(effect: Effect) -> Effect:
    """This instead of what is about to happen."""
    return Instead(effect)
