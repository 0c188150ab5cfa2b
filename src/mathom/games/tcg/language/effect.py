"""Effect: something that is done; before "to", it is a cost. The concrete ones are in `effects/`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.node import Numbered
from mathom.games.tcg.language.selectors import All, AtRandom, BearerOfThat, Choose, Selector, That
from mathom.games.tcg.language.spotting import YouSpot
from mathom.games.tcg.language.who import OPPONENT, WHO, YOU
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.wording.clause import Clause, order
from mathom.games.tcg.wording.speech import Speech

__all__ = ["Effect"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Numbered):
    """Found by its selectors, then applied. `steps.resolve` does the asking."""

    def __init__(self, *finds: Selector) -> None:
        super().__init__()
        self.finds: Final = finds
        self.cost = False
        """Whether it stands before "to" (`Ability` says so)."""
        self.must = False
        """Whether the action may only be begun if this can be done (rules 11.10)."""
        self.removes = False
        """Whether the cards that it works on leave the place where they lie."""

    def spots(self) -> YouSpot | None:
        """What the player first chooses how many of to spot: `scope.number`."""
        return None

    def selectors(self) -> tuple[Selector, ...]:
        """What must be found first, in order; `scope.found` then holds one entry for each."""
        return self.finds

    def fits(self, state: TcgState, scope: Scope, which: int, card: int) -> bool:
        """Whether this can be done to a card at all: an exhausted character cannot exert."""
        return True

    def possible(self, state: TcgState, scope: Scope) -> bool:
        """Whether it can be done in full now: what a cost, and one of two choices, must be."""
        return enough_to_find(self, state, scope)

    def partly(self, state: TcgState, scope: Scope) -> bool:
        """Whether at least something of it can be done now."""
        if not self.selectors():
            return self.possible(state, scope)
        return anything_to_find(self, state, scope)

    def takes(self, state: TcgState, scope: Scope) -> int:
        """How much of the twilight pool it removes: no card played afterwards is paid with that."""
        return 0

    def idle(self, state: TcgState, scope: Scope) -> bool:
        """Whether it would surely do nothing, so that nobody need be asked whether he wants it."""
        return False

    def apply(self, state: TcgState, scope: Scope) -> None:
        """Do it, as far as it can be done."""
        raise NotImplementedError

    def reads(self, speech: Speech) -> Clause:
        """How it reads, before it is said who does it."""
        raise NotImplementedError(type(self).__name__)

    def spotting(self) -> Selector | None:
        """What is spotted, if that is all that is done."""
        return None

    def exerting(self) -> Selector | None:
        """Who is exerted, if that is what is done."""
        return None

    def apart(self) -> bool:
        """Whether it is said in a sentence of its own: somebody else does it, or somebody may."""
        return _chooser(self) != YOU

    def told(self, speech: Speech) -> Clause:
        """In words; if another player chooses, it is he who must do it."""
        told, who = self.reads(speech), _chooser(self)
        return told if who == YOU else done_by(told, who, speech).then(told)


def _chooser(effect: Effect) -> int:
    asked = [selector for selector in effect.finds if isinstance(selector, Choose | AtRandom)]
    choosing = [selector.who for selector in asked]
    return next(iter([who for who in choosing if who != YOU]), YOU)


def player(who: int, speech: Speech) -> str:
    """The players that are meant, in words."""
    id = "that-opponent" if who == OPPONENT and who in speech.met else WHO[who]
    return speech.say(f"tcg-who-{id}")


def done_by(told: Clause, who: int, speech: Speech) -> Clause:
    """Another player must do it."""
    if who == YOU:
        return told
    return order("must-by", speech, who=player(who, speech), effect=told.to)


def as_cost(effect: Effect) -> None:
    """An effect that stands before "to", with all its parts."""
    effect.cost = True
    for part in effect.parts():
        if isinstance(part, Effect):
            as_cost(part)


def enough_to_find(effect: Effect, state: TcgState, scope: Scope) -> bool:
    """Whether each selector finds as many cards as it asks for."""
    for which, selector in enumerate(effect.selectors()):
        if isinstance(selector, (That, BearerOfThat)) and not scope.recall(selector.which):
            # What is chosen on the way cannot be looked at beforehand.
            continue
        if isinstance(selector, All):
            continue
        missing = 1
        if isinstance(selector, Choose):
            missing = selector.least if selector.up_to else selector.count.value(state, scope)
        for card in selector.find(state, scope):
            if missing <= 0:
                break
            if effect.fits(state, scope, which, card):
                missing -= 1
        if missing > 0:
            return False
    return True


def anything_to_find(effect: Effect, state: TcgState, scope: Scope) -> bool:
    """Whether each selector finds at least one card."""
    for which, selector in enumerate(effect.selectors()):
        cards = selector.find(state, scope)
        if not any([effect.fits(state, scope, which, card) for card in cards]):
            return False
    return True
