"""Make cards, or the table, different for a while."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.engine.lasting import Lasting
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.abilities import Ability
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.node import NODE_NAMES, Numbered
from mathom.games.tcg.language.qualities import qualities
from mathom.games.tcg.language.selectors import Choose, Each, Selector
from mathom.games.tcg.language.spotting import YouSpot, spotted_by
from mathom.games.tcg.language.traits import Trait
from mathom.games.tcg.phases import END_OF_PHASE, UNTILS
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.wording.clause import Clause, joined, map_clause, order
from mathom.games.tcg.wording.grammar import Phrase
from mathom.games.tcg.wording.quality import BEING, DOING, GIVEN, Quality, of_kind
from mathom.games.tcg.wording.speech import Speech

__all__ = ["declare", "later", "make"]


def spotted_in(traits: tuple[Trait, ...]) -> YouSpot | None:
    """What the player chooses how many of to spot for the first of the traits that asks for it."""
    for trait in traits:
        if (what := spotted_by(trait.amount)) is not None:
            return what
    return None


def _lasting(told: Clause, until: int, speech: Speech) -> Clause:
    if until == END_OF_PHASE:
        return told
    how_long = speech.say(f"tcg-until-{UNTILS[until]}")
    return map_clause(told, lambda text: speech.say("tcg-text-beside", first=text, second=how_long))


def _made(told: list[Quality], whom: Phrase, speech: Speech) -> list[Clause]:
    given, been = of_kind(told, GIVEN, speech), of_kind(told, BEING, speech)
    if given and been:
        return [order("give-and-make", speech, whom=whom.text, traits=given, more=been)]
    if given:
        return [order("give", speech, whom=whom.text, traits=given)]
    return [order("make", speech, whom=whom.text, traits=been)] if been else []


def _tell_made(state: TcgState, trait: Trait, card: int, amount: int) -> None:
    told = f"{NODE_NAMES[trait.id]} {state.card(card).code} {amount}"
    state.tell("made", {"trait": told, "card": state.table.names[card]})


class Make(Effect):
    """ "Make a Dwarf strength +2 and fierce until ...": traits for some cards, amounts fixed now."""

    def __init__(self, whom: Selector, traits: tuple[Trait, ...], until: int = END_OF_PHASE) -> None:
        super().__init__(whom)
        self.whom: Final = whom
        self.traits: Final = traits
        self.until: Final = until

    def parts(self) -> list[Numbered]:
        return list(self.traits)

    def spots(self) -> YouSpot | None:
        return spotted_in(self.traits)

    def apply(self, state: TcgState, scope: Scope) -> None:
        for card in scope.found[0]:
            scope.affected = card
            for trait in self.traits:
                amount = 0 if trait.amount is None else trait.amount.value(state, scope)
                # "and damage +2 if mounted": where it is not so, there is no such trait.
                if trait.amount is None or amount:
                    lasts = Lasting(trait.id, scope.source, scope.seat, (card,), amount, self.until)
                    state.lasting.append(lasts)
                    if state.events is not None:
                        _tell_made(state, trait, card, amount)
        scope.affected = -1
        state.changed()

    def reads(self, speech: Speech) -> Clause:
        whom = self.whom.reads(speech)
        selector = self.whom
        speech.affected = selector.what.kind(speech) if isinstance(selector, Choose | Each) else whom
        again = speech.pointed(speech.affected)
        told = qualities(self.traits, speech, whom, again)
        speech.affected = None
        made = _made(told, whom, speech)
        made += [Clause(one.do, one.to) for one in told if one.kind == DOING]
        return _lasting(joined(made, speech), self.until, speech)


def make(whom: Selector, *given: Trait, until: int = END_OF_PHASE) -> Effect:
    """Make cards different for a while."""
    return Make(whom, given, until)


class Declare(Effect):
    """ "The fellowship archery total is +1", "the move limit is +1": traits for the table."""

    def __init__(self, traits: tuple[Trait, ...], until: int = END_OF_PHASE) -> None:
        super().__init__()
        self.traits: Final = traits
        self.until: Final = until

    def parts(self) -> list[Numbered]:
        return list(self.traits)

    def spots(self) -> YouSpot | None:
        return spotted_in(self.traits)

    def apply(self, state: TcgState, scope: Scope) -> None:
        for trait in self.traits:
            amount = 0 if trait.amount is None else trait.amount.value(state, scope)
            state.lasting.append(Lasting(trait.id, scope.source, scope.seat, (), amount, self.until))
            if state.events is not None:
                state.tell("declared", {"trait": f"{NODE_NAMES[trait.id]} - {amount}"})
        state.changed()

    def reads(self, speech: Speech) -> Clause:
        told = [Clause(one.text, one.to) for one in qualities(self.traits, speech, None)]
        return _lasting(joined(told, speech), self.until, speech)


def declare(*given: Trait, until: int = END_OF_PHASE) -> Effect:
    """Make the table different for a while."""
    return Declare(given, until)


class Later(Effect):
    """ "If Sam wins this skirmish, you may ...": an ability that waits for a while."""

    def __init__(self, ability: Ability, until: int = END_OF_PHASE) -> None:
        super().__init__()
        self.ability: Final = ability
        self.until: Final = until

    def parts(self) -> list[Numbered]:
        return [self.ability]

    def apply(self, state: TcgState, scope: Scope) -> None:
        state.lasting.append(
            Lasting(self.ability.id, scope.source, scope.seat, scope.recall(0), 0, self.until)
        )
        state.changed()

    def reads(self, speech: Speech) -> Clause:
        until = speech.say(f"tcg-until-{UNTILS[self.until]}")
        text = speech.say("tcg-text-after", when=until, text=self.ability.reads(speech)[0])
        return Clause("", "", (text,))


def later(ability: Ability, until: int = END_OF_PHASE) -> Effect:
    """An ability that waits for a while."""
    return Later(ability, until)
