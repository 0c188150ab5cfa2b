"""And, or, may, if, for each: how effects are joined."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.view import Question
from mathom.games.tcg import codecs, questions
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.amount import Amount, Number, amount, how_often, so_many
from mathom.games.tcg.language.amounts import BURDEN
from mathom.games.tcg.language.condition import Condition, Unless
from mathom.games.tcg.language.conditions import AtSite
from mathom.games.tcg.language.effect import Effect, player
from mathom.games.tcg.language.effects.preventing import Preventable
from mathom.games.tcg.language.effects.tokens import RemoveBurdens
from mathom.games.tcg.language.effects.wounds import Heal
from mathom.games.tcg.language.node import NODE_NAMES, NODES, Numbered
from mathom.games.tcg.language.selectors import Bearer, Choose, Selector, That, This
from mathom.games.tcg.language.spotting import YouSpot, spotted_by
from mathom.games.tcg.language.who import YOU, players
from mathom.games.tcg.options import EFFECT
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.actions import AskMay
from mathom.games.tcg.steps.resolve import (
    EFFECTS,
    Resolve,
    asking_card,
    resolve_all,
)
from mathom.games.tcg.wording.clause import Clause, joined, map_clause, order
from mathom.games.tcg.wording.grammar import ALL, A, Noun, phrase
from mathom.games.tcg.wording.speech import Speech

__all__ = ["if_", "may", "one_of", "spot", "then", "times"]


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

    def reads(self, speech: Speech) -> Clause:
        effects, first = self.effects, self.effects[0].spotting()
        if first is not None and not self.cost and len(effects) > 1:
            # To choose somebody is nothing done yet: he is named where something is done to him.
            speech.introduced[first.slot] = first.reads(speech)
            effects = effects[1:]
        told: list[Clause] = []
        after: list[str] = []
        for effect in effects:
            clause = effect.told(speech)
            if after or (told and effect.apart()):
                after += [clause.do, *clause.after]
            else:
                told.append(clause)
        together = joined(told, speech)
        return Clause(together.do, together.to, (*together.after, *after))


def then(*effects: Effect) -> Effect:
    """One after the other."""
    return Both(effects)


class Spot(Effect):
    """Spot cards for later: "spot an ally to make that ally ..."."""

    def __init__(self, what: Selector) -> None:
        super().__init__(what)
        self.what: Final = what

    def apply(self, state: TcgState, scope: Scope) -> None:
        """Nothing more is done: the selector has remembered them."""

    def reads(self, speech: Speech) -> Clause:
        return order("spot", speech, what=self.what.as_object(speech))

    def spotting(self) -> Selector | None:
        return self.what


def spot(what: Selector) -> Effect:
    """Spot cards that are spoken of again."""
    return Spot(what)


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

    def reads(self, speech: Speech) -> Clause:
        told = joined([one.told(speech) for one in self.effects], speech, "or")
        if self.who == YOU:
            return told
        return order("choose-by", speech, who=player(self.who, speech), effect=told.to).then(told)


def one_of(*effects: Effect, by: int = YOU) -> Effect:
    """One or the other."""
    return OneOf(effects, by)


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

    def apart(self) -> bool:
        return True

    def reads(self, speech: Speech) -> Clause:
        told = self.effect.told(speech)
        if self.who == YOU:
            return order("may", speech, effect=told.to).then(told)
        return order("may-by", speech, who=player(self.who, speech), effect=told.to).then(told)


def may(effect: Effect, by: int = YOU) -> Effect:
    """Somebody may."""
    return May(effect, by)


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

    def reads(self, speech: Speech) -> Clause:
        if (more := self._more_of_it(speech)) is not None:
            return more
        if isinstance(self.otherwise, Preventable) and _same(self.then, self.otherwise.effect):
            # The same is done anyhow: it is only then that it may be prevented.
            told = self.then.told(speech)
            when = Unless(self.condition).adverb(speech)
            offer = speech.say("tcg-text-after", when=when, text=self.otherwise.offer(speech))
            return Clause(told.do, told.to, (*told.after, offer))
        condition = self.condition.adverb(speech)
        then = self.then.told(speech)
        do = speech.say("tcg-text-after", when=condition, text=then.do)
        to = speech.say("tcg-text-beside", first=then.to, second=condition)
        if self.otherwise is None:
            return Clause(do, to, then.after)
        other = self.otherwise.told(speech)
        id = "tcg-text-elsewhere" if isinstance(self.condition, AtSite) else "tcg-text-otherwise"
        or_else = speech.say(id)
        second = [speech.say("tcg-text-after", when=or_else, text=text) for text in (other.do, other.to)]
        for sentence in other.after:
            # It belongs to the alternative alone.
            second = [speech.say("tcg-text-choice", first=text, second=sentence) for text in second]
        do = speech.say("tcg-text-choice", first=do, second=second[0])
        return Clause(do, speech.say("tcg-text-choice-to", first=to, second=second[1]), then.after)

    def _more_of_it(self, speech: Speech) -> Clause | None:
        """Where it is only a matter of how many: "discard a possession (or 2 if ...)"."""
        if self.otherwise is None or type(self.then) is not type(self.otherwise):
            return None
        some, usual = self.then.finds, self.otherwise.finds
        if len(some) != 1 or len(usual) != 1:
            return None
        more, fewer = some[0], usual[0]
        if not isinstance(more, Choose) or not isinstance(fewer, Choose) or more.zone != fewer.zone:
            return None
        if not isinstance(more.count, Number) or not isinstance(fewer.count, Number):
            return None
        if more.what.reads(A, speech).text != fewer.what.reads(A, speech).text:
            return None
        told, condition = self.otherwise.told(speech), self.condition.adverb(speech)
        count = str(more.count.number)
        return map_clause(
            told,
            lambda text: speech.say("tcg-text-or-if", usual=text, special=count, condition=condition),
        )


def _same(one: Effect, other: Effect) -> bool:
    """Whether two effects do the same to the same cards, of which the text has spoken."""
    if type(one) is not type(other) or len(one.finds) != len(other.finds):
        return False
    for mine, others in zip(one.finds, other.finds, strict=True):
        if type(mine) is not type(others) or not isinstance(mine, This | That | Bearer):
            return False
        if isinstance(mine, That) and isinstance(others, That) and mine.which != others.which:
            return False
    return True


def if_(holds: Condition, effect: Effect, otherwise: Effect | None = None) -> Effect:
    """If so, this; otherwise that."""
    return If(holds, effect, otherwise)


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

    def reads(self, speech: Speech) -> Clause:
        if isinstance(self.count, Number) and (some := _up_to(self.effect, self.count, speech)):
            return some
        told = self.effect.told(speech)
        return map_clause(told, lambda text: how_often(text, self.count, speech))


def times(count: Amount | int, effect: Effect) -> Effect:
    """An effect for each ..., chosen anew each time."""
    return ForEachOf(amount(count), effect)


def _up_to(effect: Effect, most: Number, speech: Speech) -> Clause | None:
    """Where each time may be the last: "heal up to 3 wounds from companions"."""
    if isinstance(effect, Heal) and isinstance(effect.whom, Choose) and effect.whom.up_to:
        healed = phrase(Noun("tcg-word-wound"), A, speech.language, str(most.number)).text
        up_to = speech.say("tcg-noun-up-to", what=healed)
        whom = effect.whom.what.reads(ALL, speech).text
        return order("heal-wounds", speech, wounds=up_to, whom=whom)
    if not isinstance(effect, May) or effect.who != YOU:
        return None
    if isinstance(effect.effect, RemoveBurdens):
        up_to = speech.say("tcg-noun-up-to", what=so_many(most, BURDEN, speech))
        return order("remove-burdens", speech, burdens=up_to)
    told = effect.effect.told(speech)
    often = speech.say("tcg-noun-up-to", what=speech.say("tcg-much-times", count=most.number))
    return map_clause(told, lambda text: speech.say("tcg-text-beside", first=text, second=often))
