"""And, or, may, if, for each, instead: how effects are joined."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.view import Question
from mathom.games.tcg import codecs, questions
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.amounts import Amount, YouSpot, spotted_by
from mathom.games.tcg.language.conditions import Condition
from mathom.games.tcg.language.effect import Effect, as_cost
from mathom.games.tcg.language.node import NODE_NAMES, NODES, Numbered
from mathom.games.tcg.language.selectors import Selector
from mathom.games.tcg.language.who import EACH_SHADOW, YOU, players
from mathom.games.tcg.options import EFFECT, NO, PLAYER, YES
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.actions import AskMay
from mathom.games.tcg.steps.resolve import (
    EFFECTS,
    EndAction,
    EndPart,
    Resolve,
    asking_card,
    effect_of,
    resolve_all,
)
from mathom.games.tcg.steps.triggers import prevent


class Both(Effect):
    """One after the other."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.effects: Final = effects
        self.must = effects[0].must

    def parts(self) -> list[Numbered]:
        return list(self.effects)

    def possible(self, state: TcgState, scope: Scope) -> bool:
        return all([effect.possible(state, scope) for effect in self.effects])

    def partly(self, state: TcgState, scope: Scope) -> bool:
        return any([effect.partly(state, scope) for effect in self.effects])

    def apply(self, state: TcgState, scope: Scope) -> None:
        resolve_all(state, self.effects, self.cost)


class Spot(Effect):
    """Spot cards for later: "spot an ally to make that ally ..."."""

    def __init__(self, what: Selector) -> None:
        super().__init__(what)
        self.what: Final = what

    def apply(self, state: TcgState, scope: Scope) -> None:
        """Nothing more is done: the selector has remembered them."""


class OneOf(Effect):
    """ "... or ...": somebody chooses; it must be one that can be done in full, if there is one, else
    one of which something can be done (rules 11.10)."""

    def __init__(self, effects: tuple[Effect, ...], who: int = YOU) -> None:
        super().__init__()
        self.effects: Final = effects
        self.who: Final = who

    def parts(self) -> list[Numbered]:
        return list(self.effects)

    def possible(self, state: TcgState, scope: Scope) -> bool:
        return any([effect.possible(state, scope) for effect in self.effects])

    def partly(self, state: TcgState, scope: Scope) -> bool:
        return any([effect.partly(state, scope) for effect in self.effects])

    def best(self, state: TcgState, scope: Scope) -> list[int]:
        """The places of those among which the choice is."""
        whole = [which for which, one in enumerate(self.effects) if one.possible(state, scope)]
        return whole or [which for which, one in enumerate(self.effects) if one.partly(state, scope)]

    def apply(self, state: TcgState, scope: Scope) -> None:
        state.push(ChooseEffect(self.id))


class ChooseEffect(Step[TcgState]):
    """Which of several effects."""

    rule = EFFECTS
    kind = "effect"
    fields = {"node": codecs.NODE}

    def __init__(self, node: int) -> None:
        self.node: Final = node

    def run(self, state: TcgState) -> Decision | None:
        scope, choice = state.scopes[-1], self._choice()
        best = choice.best(state, scope)
        if len(best) > 1:
            seat = players(state, choice.who, scope)[0]
            return state.ask(self, seat, [EFFECT[which] for which in best])
        if best:
            state.push(Resolve(choice.effects[best[0]].id, choice.cost))
        return None

    def chosen(self, state: TcgState, option: Option) -> None:
        choice = self._choice()
        state.push(Resolve(choice.effects[option.args[0]].id, choice.cost))

    def about(self, state: TcgState, seat: int) -> Question | None:
        choice = self._choice()
        best = choice.best(state, state.scopes[-1])
        deeds = [NODE_NAMES[choice.effects[which].id] for which in best]
        return questions.ChoosingEffect(card=asking_card(state), deeds=tuple(deeds))

    def _choice(self) -> OneOf:
        node = NODES[self.node]
        assert isinstance(node, OneOf)
        return node


class May(Effect):
    """ "... may ...": in the middle of an effect. A trigger that is all optional says so itself."""

    def __init__(self, effect: Effect, who: int = YOU) -> None:
        super().__init__()
        self.effect: Final = effect
        self.who: Final = who

    def parts(self) -> list[Numbered]:
        return [self.effect]

    def apply(self, state: TcgState, scope: Scope) -> None:
        if self.effect.possible(state, scope):
            state.push(AskMay(self.effect.id, players(state, self.who, scope)[0]))


class If(Effect):
    """ "If ..., ...; otherwise ..."."""

    def __init__(self, condition: Condition, then: Effect, otherwise: Effect | None = None) -> None:
        super().__init__()
        self.condition: Final = condition
        self.then: Final = then
        self.otherwise: Final = otherwise

    def parts(self) -> list[Numbered]:
        return [self.then] if self.otherwise is None else [self.then, self.otherwise]

    def possible(self, state: TcgState, scope: Scope) -> bool:
        effect = self.then if self.condition.holds(state, scope) else self.otherwise
        return effect is not None and effect.possible(state, scope)

    def partly(self, state: TcgState, scope: Scope) -> bool:
        effect = self.then if self.condition.holds(state, scope) else self.otherwise
        return effect is not None and effect.partly(state, scope)

    def apply(self, state: TcgState, scope: Scope) -> None:
        effect = self.then if self.condition.holds(state, scope) else self.otherwise
        if effect is not None:
            state.push(Resolve(effect.id, self.cost))


class ForEachOf(Effect):
    """An effect so many times: "wound a minion for each ...", chosen anew each time (rules 11.16)."""

    def __init__(self, count: Amount, effect: Effect) -> None:
        super().__init__()
        self.count: Final = count
        self.effect: Final = effect

    def parts(self) -> list[Numbered]:
        return [self.effect]

    def spots(self) -> YouSpot | None:
        return spotted_by(self.count)

    def partly(self, state: TcgState, scope: Scope) -> bool:
        spotted = self.spots()
        times = self.count.value(state, scope) if spotted is None else spotted.most(state, scope)
        return times > 0 and self.effect.partly(state, scope)

    def apply(self, state: TcgState, scope: Scope) -> None:
        for _ in range(self.count.value(state, scope)):
            state.push(Resolve(self.effect.id))


def _as_player(scope: Scope, seat: int) -> Scope:
    """The same action, with another player as "you"; what was chosen may still be spoken of."""
    new = scope.clone()
    new.seat = seat
    new.undone = False
    return new


class By(Effect):
    """Another player does it: a Shadow player that "you" name, or each of them in order."""

    def __init__(self, who: int, effect: Effect, may: bool = False) -> None:
        super().__init__()
        self.who: Final = who
        self.effect: Final = effect
        self.may: Final = may

    def parts(self) -> list[Numbered]:
        return [self.effect]

    def possible(self, state: TcgState, scope: Scope) -> bool:
        seats = players(state, self.who, scope)
        return any([self.effect.possible(state, _as_player(scope, seat)) for seat in seats])

    def partly(self, state: TcgState, scope: Scope) -> bool:
        seats = players(state, self.who, scope)
        return any([self.effect.partly(state, _as_player(scope, seat)) for seat in seats])

    def apply(self, state: TcgState, scope: Scope) -> None:
        seats = players(state, self.who, scope)
        if self.who == EACH_SHADOW or len(seats) == 1:
            for seat in reversed(seats):
                state.push(AsPlayer(self.effect.id, seat, self.may))
        else:
            state.push(NamePlayer(self.effect.id, self.who, self.may))


class NamePlayer(Step[TcgState]):
    """Which of the players it is."""

    rule = EFFECTS
    kind = "player"
    fields = {"node": codecs.NODE, "who": codecs.WHOM, "may": codecs.YES_NO}

    def __init__(self, node: int, who: int, may: bool) -> None:
        self.node: Final = node
        self.who: Final = who
        self.may: Final = may

    def run(self, state: TcgState) -> Decision | None:
        scope = state.scopes[-1]
        seats = players(state, self.who, scope)
        return state.ask(self, scope.seat, [PLAYER[seat] for seat in seats])

    def chosen(self, state: TcgState, option: Option) -> None:
        state.push(AsPlayer(self.node, option.args[0], self.may))

    def about(self, state: TcgState, seat: int) -> Question | None:
        return questions.NamingPlayer(card=asking_card(state), deed=NODE_NAMES[self.node])


class AsPlayer(Step[TcgState]):
    """For this effect, "you" is another player."""

    rule = EFFECTS
    fields = {"node": codecs.NODE, "seat": codecs.SEAT, "may": codecs.YES_NO}

    def __init__(self, node: int, seat: int, may: bool) -> None:
        self.node: Final = node
        self.seat: Final = seat
        self.may: Final = may

    def run(self, state: TcgState) -> Decision | None:
        scope = _as_player(state.scopes[-1], self.seat)
        if self.may and effect_of(self.node).idle(state, scope):
            return None
        state.scopes.append(scope)
        state.push(EndPart())
        state.push(AskMay(self.node, self.seat) if self.may else Resolve(self.node))
        return None


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
        elif offer.price.possible(state, _as_player(scope, seats[self.turn])):
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
        state.scopes.append(_as_player(scope, payer))
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
    chosen, scope.found = scope.found, []
    for which, cards in enumerate(chosen):
        still = effect.selectors()[which].find(state, scope)
        fit = [one for one in cards if one in still and effect.fits(state, scope, which, one)]
        scope.found.append(tuple(fit))
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
        prevent(state, scope.happening)


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
            prevent(state, scope.happening)
            state.push(Resolve(self.effect.id))
