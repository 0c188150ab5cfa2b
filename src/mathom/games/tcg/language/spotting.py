"""Amounts that somebody has chosen: how many "you spot", the X of a card, how many cards were chosen."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.amount import Amount, Limited, Measure
from mathom.games.tcg.language.amounts import BURDEN, TWILIGHT_TOKEN, bare, count_active, counted
from mathom.games.tcg.language.filter import Filter
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.wording.grammar import BARE, Noun, phrase
from mathom.games.tcg.wording.speech import Speech

__all__ = [
    "burdens_you_spot", "count_chosen", "for_each_you_spot", "the_number", "twilight_you_spot",
]  # fmt: skip


class YouSpot(Amount):
    """For each "you spot": the player chooses how many (rules 11.15), asked before the effect."""

    def __init__(self, times: int = 1) -> None:
        self.times: Final = times

    def most(self, state: TcgState, scope: Scope) -> int:
        """How many there are to be spotted."""
        raise NotImplementedError

    def value(self, state: TcgState, scope: Scope) -> int:
        return self.times * scope.number


class SpotAny(YouSpot):
    """For each card of a description "you spot"."""

    def __init__(self, what: Filter, times: int = 1) -> None:
        super().__init__(times)
        self.what: Final = what

    def most(self, state: TcgState, scope: Scope) -> int:
        return count_active(state, self.what, scope)

    def reads(self, speech: Speech) -> Measure:
        return Measure(self.times, speech.say("tcg-much-spot", what=counted(self.what, speech)))


def for_each_you_spot(what: Filter, times: int = 1) -> Amount:
    """For each such card that the player chooses to spot."""
    return SpotAny(what, times)


class SpotTwilight(YouSpot):
    """For each twilight token "you spot"."""

    def most(self, state: TcgState, scope: Scope) -> int:
        return state.twilight

    def reads(self, speech: Speech) -> Measure:
        return Measure(self.times, speech.say("tcg-much-spot", what=bare(TWILIGHT_TOKEN, speech)))


twilight_you_spot: Final = SpotTwilight()


class SpotBurdens(YouSpot):
    """For each burden "you spot"."""

    def most(self, state: TcgState, scope: Scope) -> int:
        return state.burdens[state.free]

    def reads(self, speech: Speech) -> Measure:
        return Measure(self.times, speech.say("tcg-much-spot", what=bare(BURDEN, speech)))


burdens_you_spot: Final = SpotBurdens()


class ChosenNumber(Amount):
    """The X that was chosen earlier."""

    def __init__(self, times: int = 1) -> None:
        self.times: Final = times

    def value(self, state: TcgState, scope: Scope) -> int:
        return self.times * scope.number

    def reads(self, speech: Speech) -> Measure:
        if speech.counted:
            return Measure(self.times, speech.counted)
        return Measure(self.times, x="X")


the_number: Final = ChosenNumber()
"""How many it was, of what was done before."""


class CountOfChosen(Amount):
    """How many cards were chosen earlier."""

    def __init__(self, times: int = 1, slot: int = 0) -> None:
        self.times: Final = times
        self.slot: Final = slot

    def value(self, state: TcgState, scope: Scope) -> int:
        return self.times * len(scope.recall(self.slot))

    def reads(self, speech: Speech) -> Measure:
        if self.slot in speech.any_number:
            return Measure(self.times, x="X")
        thing, _several = speech.chosen.get(self.slot, (Noun("tcg-word-card"), True))
        noun = thing if isinstance(thing, Noun) else Noun("tcg-word-card")
        one = phrase(noun, BARE, speech.language)
        chosen = speech.say(f"tcg-way-chosen.{one.form}")
        return Measure(self.times, speech.say("tcg-text-beside", first=one.text, second=chosen))


def count_chosen(times: int = 1) -> Amount:
    """For each card chosen before."""
    return CountOfChosen(times)


class CostOfChosen(Amount):
    """The printed twilight cost of a card chosen earlier."""

    def __init__(self, slot: int = 0) -> None:
        self.slot: Final = slot

    def value(self, state: TcgState, scope: Scope) -> int:
        return sum([state.card(card).twilight for card in scope.recall(self.slot)])

    def reads(self, speech: Speech) -> Measure:
        return Measure(1, x=speech.say("tcg-much-cost", card=speech.that(self.slot).text))


def spotted_by(amount: Amount | None) -> YouSpot | None:
    """What a player chooses how many of to spot, if the amount leaves it to him."""
    if isinstance(amount, YouSpot):
        return amount
    return spotted_by(amount.amount) if isinstance(amount, Limited) else None
