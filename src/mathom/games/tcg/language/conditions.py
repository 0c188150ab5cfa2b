"""Conditions: if, while, and what must be spotted."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.engine.changes import FIGHTS, NOTHING, PHASE
from mathom.games.tcg.engine.in_force import SWITCHED_OFF
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.amount import Amount, Number, Sum, amount, quantity
from mathom.games.tcg.language.amounts import SitesControlled, count_active
from mathom.games.tcg.language.condition import AllOf, Condition, Unless
from mathom.games.tcg.language.filter import Both, Filter, Known
from mathom.games.tcg.phases import PHASES, SHADOW_PHASE
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.wording.clause import if_so
from mathom.games.tcg.wording.grammar import A
from mathom.games.tcg.wording.speech import Speech

__all__ = [
    "at", "at_least", "can_spot", "control_a_site", "control_sites", "during",
    "fierce_skirmish", "first_sentence", "first_shadow_phase", "it_is", "moved_to",
    "opponent_controls_home", "played_this_turn", "starting", "that_is", "this_is", "wearing_the_ring",
]  # fmt: skip


def _phase(number: int, speech: Speech) -> str:
    return speech.say(f"tcg-phase-{PHASES[number]}.the")


class CanSpot(Condition):
    """At least so many active cards of a description."""

    def __init__(self, what: Filter, least: int = 1) -> None:
        self.what: Final = what
        self.least: Final = least

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return count_active(state, self.what, scope) >= self.least

    def heeds(self) -> int:
        return self.what.heeds()

    def reads(self, speech: Speech, so: bool = True) -> str:
        if self.of_pointed():
            parts = self.what.alternatives()[0]
            known = next(part for part in parts if isinstance(part, Known))
            rest = Both(tuple([part for part in parts if part is not known]))
            return rest.said_of(known.reads(A, speech), speech, so)
        return speech.say(if_so("can-spot", so), what=self.spotted(speech))

    def of_pointed(self) -> bool:
        """Whether what is to be spotted is known: then it is rather "if bearer is ..."."""
        found = self.what.alternatives()
        return (
            len(found) == 1 and any([isinstance(part, Known) for part in found[0]]) and len(found[0]) > 1
        )

    def spotted(self, speech: Speech) -> str:
        """The cards to be spotted."""
        count = "" if self.least == 1 else str(self.least)
        return speech.object(self.what.reads(A, speech, count))


def can_spot(what: Filter, least: int = 1) -> Condition:
    """At least so many of these."""
    return CanSpot(what, least)


class AtSite(Condition):
    """The fellowship is at a site of a description (its keyword, number, or this very card)."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def holds(self, state: TcgState, scope: Scope) -> bool:
        site = state.site()
        return site >= 0 and self.what.matches(state, site, scope)

    def heeds(self) -> int:
        return self.what.heeds()

    def is_place(self) -> bool:
        return True

    def reads(self, speech: Speech, so: bool = True) -> str:
        return speech.say(if_so("at", so), site=self.what.reads(A, speech).text)

    def adverb(self, speech: Speech, how: str = "if") -> str:
        return speech.say("tcg-text-at", site=self.what.reads(A, speech).text)

    def not_adverb(self, speech: Speech) -> str:
        return speech.say("tcg-text-not-at", site=self.what.reads(A, speech).text)


def at(what: Filter) -> Condition:
    """The fellowship is at such a site."""
    return AtSite(what)


def _is_one_more(amount: Sum) -> bool:
    """At least one more than something is: more than it."""
    return amount.sign > 0 and isinstance(amount.second, Number) and amount.second.number == 1


class AtLeast(Condition):
    """An amount is at least another: burdens, twilight, the dead pile, moves, sites controlled..."""

    def __init__(self, amount: Amount, least: Amount) -> None:
        self.amount: Final = amount
        self.least: Final = least

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return self.amount.value(state, scope) >= self.least.value(state, scope)

    def heeds(self) -> int:
        return self.amount.heeds() | self.least.heeds()

    def reads(self, speech: Speech, so: bool = True) -> str:
        if isinstance(self.least, Number):
            said = self.amount.reaches(self.least.number, speech, so)
            if said:
                return said
        amount, least, id = quantity(self.amount, speech), self.least, "at-least"
        if isinstance(least, Sum) and _is_one_more(least):
            least, id = least.first, "more-than"
        return speech.say(if_so(id, so), amount=amount, least=quantity(least, speech))


def at_least(value: Amount, least: Amount | int) -> Condition:
    """An amount is at least another."""
    return AtLeast(value, amount(least))


control_a_site: Final = AtLeast(SitesControlled(), Number(1))


def control_sites(least: int, what: Filter | None = None) -> Condition:
    """You control at least so many sites, of a description if one is given."""
    return AtLeast(SitesControlled(what=what), Number(least))


class InPhase(Condition):
    """During a phase."""

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return state.phase == self.phase

    def heeds(self) -> int:
        return PHASE

    def is_place(self) -> bool:
        return True

    def reads(self, speech: Speech, so: bool = True) -> str:
        return speech.say(if_so("in-phase", so), phase=_phase(self.phase, speech))

    def adverb(self, speech: Speech, how: str = "if") -> str:
        return speech.say("tcg-text-during", phase=_phase(self.phase, speech))

    def not_adverb(self, speech: Speech) -> str:
        return speech.say("tcg-text-not-during", phase=_phase(self.phase, speech))


def during(phase: int) -> Condition:
    """During a phase."""
    return InPhase(phase)


class FierceSkirmish(Condition):
    """During a fierce skirmish."""

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return state.in_skirmish and state.fierce

    def heeds(self) -> int:
        return FIGHTS

    def is_place(self) -> bool:
        return True

    def reads(self, speech: Speech, so: bool = True) -> str:
        return speech.say(if_so("fierce", so))

    def adverb(self, speech: Speech, how: str = "if") -> str:
        return speech.say("tcg-text-in-fierce")


fierce_skirmish: Final = FierceSkirmish()


class RingIsWorn(Condition):
    """While the Ring-bearer wears The One Ring."""

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return state.wearing[state.free]

    def heeds(self) -> int:
        return NOTHING

    def reads(self, speech: Speech, so: bool = True) -> str:
        return speech.say(if_so("ring-worn", so))


wearing_the_ring: Final = RingIsWorn()


class ThatIs(Condition):
    """The card chosen (or affected) is of a description: "if that companion is Gimli"."""

    def __init__(self, what: Filter, slot: int = 0) -> None:
        self.what: Final = what
        self.slot: Final = slot

    def holds(self, state: TcgState, scope: Scope) -> bool:
        cards = (scope.affected,) if scope.affected >= 0 else scope.recall(self.slot)
        return any([self.what.matches(state, card, scope) for card in cards])

    def heeds(self) -> int:
        return self.what.heeds()

    def reads(self, speech: Speech, so: bool = True) -> str:
        affected = speech.affected is not None
        who = speech.pointed(speech.affected) if affected else speech.that(self.slot)
        return self.what.said_of(who, speech, so)


def that_is(what: Filter, slot: int = 0) -> Condition:
    """The card chosen or affected is such a card."""
    return ThatIs(what, slot)


class ItIs(Condition):
    """The card it happened to is of a description: "if Aragorn is killed"."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def holds(self, state: TcgState, scope: Scope) -> bool:
        happening = scope.happening
        return happening is not None and self.what.matches(state, happening.card, scope)

    def heeds(self) -> int:
        return self.what.heeds()

    def reads(self, speech: Speech, so: bool = True) -> str:
        return self.what.said_of(speech.pointed(speech.subject), speech, so)


def it_is(what: Filter) -> Condition:
    """The card it happened to is such a card."""
    return ItIs(what)


class ThisIs(Condition):
    """This card is of a description: "if this companion is mounted"."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return self.what.matches(state, scope.source, scope)

    def heeds(self) -> int:
        return self.what.heeds()

    def reads(self, speech: Speech, so: bool = True) -> str:
        return self.what.said_of(speech.this(), speech, so)


def this_is(what: Filter) -> Condition:
    """This card is such a card."""
    return ThisIs(what)


class SwitchedOff(Condition):
    """A card says that the first sentence of this one does not apply now."""

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return any([scope.source in entry.cards for entry in state.in_force[SWITCHED_OFF]])

    def reads(self, speech: Speech, so: bool = True) -> str:
        return speech.say(if_so("switched-off", so), who=speech.this().text)


first_sentence: Final = ~SwitchedOff()
"""The first sentence of this card applies: none has switched it off."""


class InStartingFellowship(Condition):
    """While starting fellowships are being played (rules 5.5)."""

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return state.turn == 0

    def heeds(self) -> int:
        return NOTHING

    def reads(self, speech: Speech, so: bool = True) -> str:
        return speech.say(if_so("starting", so), who=speech.this().text)


starting: Final = InStartingFellowship()


class OpponentControlsHome(Condition):
    """An opponent of this ally's owner controls its home site."""

    def holds(self, state: TcgState, scope: Scope) -> bool:
        for number, block in state.card(scope.source).homes:
            held, site = state.controller[number], state.path[number]
            if held not in (-1, scope.seat) and site >= 0 and state.card(site).block == block:
                return True
        return False

    def heeds(self) -> int:
        return NOTHING

    def reads(self, speech: Speech, so: bool = True) -> str:
        return speech.say(if_so("home", so), who=speech.this().text)


opponent_controls_home: Final = OpponentControlsHome()


class PlayedThisTurn(Condition):
    """At least so many cards of a description were played this turn; `here`: at this site."""

    def __init__(self, what: Filter, least: int = 1, here: bool = False) -> None:
        self.what: Final = what
        self.least: Final = least
        self.here: Final = here

    def holds(self, state: TcgState, scope: Scope) -> bool:
        played = state.played[state.played_before :] if self.here else state.played
        cards = [card for card in played if self.what.matches(state, card, scope)]
        return len(cards) >= self.least

    def reads(self, speech: Speech, so: bool = True) -> str:
        what = self.what.reads(A, speech, "" if self.least == 1 else str(self.least))
        id = "played-here" if self.here else "played"
        return speech.say(if_so(id, so), what=what.text)


def played_this_turn(what: Filter, least: int = 1, *, here: bool = False) -> Condition:
    """So many such cards were played this turn, or at this site."""
    return PlayedThisTurn(what, least, here)


class MovedTo(Condition):
    """The fellowship has moved in this phase, to a site of a description."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return state.moved and self.what.matches(state, state.site(), scope)

    def reads(self, speech: Speech, so: bool = True) -> str:
        return speech.say(if_so("moved-to", so), site=self.what.reads(A, speech).text)


def moved_to(what: Filter) -> Condition:
    """The fellowship has moved to such a site in this phase."""
    return MovedTo(what)


class FirstShadowPhase(Condition):
    """In the Shadow phase that comes first after a move."""

    def holds(self, state: TcgState, scope: Scope) -> bool:
        return state.phase == SHADOW_PHASE and state.acting == state.shadows()[0]

    def is_place(self) -> bool:
        return True

    def reads(self, speech: Speech, so: bool = True) -> str:
        return speech.say(if_so("first-shadow", so))

    def adverb(self, speech: Speech, how: str = "if") -> str:
        return speech.say("tcg-text-first-shadow")


first_shadow_phase: Final = FirstShadowPhase()


def is_first_sentence(condition: Condition | None) -> bool:
    """Whether a text is a card's first sentence, which another card can switch off."""
    if isinstance(condition, AllOf):
        return any([is_first_sentence(one) for one in condition.conditions])
    return isinstance(condition, Unless) and isinstance(condition.condition, SwitchedOff)


def printed(condition: Condition | None) -> Condition | None:
    """A condition without what every first sentence needs, and no card says."""
    if condition is None or not is_first_sentence(condition):
        return condition
    if not isinstance(condition, AllOf):
        return None
    rest = [one for one in condition.conditions if not is_first_sentence(one)]
    return rest[0] if len(rest) == 1 else AllOf(tuple(rest))


def while_so(condition: Condition | None, text: str, speech: Speech) -> str:
    """A text that holds while something is so."""
    condition = printed(condition)
    if condition is None:
        return text
    return speech.say("tcg-text-after", when=condition.adverb(speech, "while"), text=text)
