"""Conditions of card texts: "if you can spot an Elf", "at a battleground", "during a skirmish"."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from mathom.games.tcg.language import amounts, conditions, filters
from mathom.games.tcg.language.amounts import Amount
from mathom.games.tcg.language.conditions import Condition
from mathom.games.tcg.language.filters import Filter
from mathom.games.tcg.language.who import OPPONENT, WHO, YOU
from mathom.games.tcg.phases import PHASES
from mathom.games.tcg.wording.grammar import A, Noun, Phrase, listed, phrase
from mathom.games.tcg.wording.nouns import adjective, alternatives, cards, is_mounted, way
from mathom.games.tcg.wording.speech import Speech

KNOWN: Final = (
    filters.ThisCard, filters.BearerOfThis, filters.Chosen, filters.Subject, filters.Opposite,
    filters.RingBearer,
)  # fmt: skip
"""Cards that the text can point at."""
STATES: Final = (filters.Wounded, filters.Exhausted)
"""How somebody is just now: Spanish "está", not "es"."""


def _phase(number: int, speech: Speech) -> str:
    return speech.say(f"tcg-phase-{PHASES[number]}.the")


def _yes(id: str, so: bool) -> str:
    return f"tcg-if-{id}" if so else f"tcg-if-{id}.not"


@singledispatch
def clause(condition: Condition, speech: Speech, so: bool = True) -> str:
    """What is so, or with `so` false, not so: "you can spot an Elf"."""
    raise NotImplementedError(type(condition).__name__)


def adverb(condition: Condition, speech: Speech, how: str = "if") -> str:
    """The condition before a sentence: "if you ...", "while you ...", "at a battleground"."""
    inner = condition.condition if isinstance(condition, conditions.Unless) else condition
    no = "" if inner is condition else "not-"
    if isinstance(inner, conditions.InPhase):
        return speech.say(f"tcg-text-{no}during", phase=_phase(inner.phase, speech))
    if isinstance(inner, conditions.AtSite):
        return speech.say(f"tcg-text-{no}at", site=cards(inner.what, A, speech).text)
    if isinstance(inner, conditions.FierceSkirmish) and not no:
        return speech.say("tcg-text-in-fierce")
    if isinstance(inner, conditions.FirstShadowPhase) and not no:
        return speech.say("tcg-text-first-shadow")
    if isinstance(inner, conditions.AllOf) and not no:
        return _all_of([*inner.conditions], speech, how)
    return speech.say(f"tcg-text-{how}", clause=clause(condition, speech))


def is_first_sentence(condition: Condition | None) -> bool:
    """Whether a text is a card's first sentence, which another card can switch off."""
    if isinstance(condition, conditions.AllOf):
        return any([is_first_sentence(one) for one in condition.conditions])
    return isinstance(condition, conditions.Unless) and isinstance(
        condition.condition, conditions.SwitchedOff
    )


def printed(condition: Condition | None) -> Condition | None:
    """A condition without what every first sentence needs, and no card says."""
    if condition is None or not is_first_sentence(condition):
        return condition
    if not isinstance(condition, conditions.AllOf):
        return None
    rest = [one for one in condition.conditions if not is_first_sentence(one)]
    return rest[0] if len(rest) == 1 else conditions.AllOf(tuple(rest))


def _all_of(wanted: list[Condition], speech: Speech, how: str) -> str:
    """Those that are whole clauses share one "if"."""
    places = (
        conditions.InPhase,
        conditions.AtSite,
        conditions.FierceSkirmish,
        conditions.FirstShadowPhase,
    )
    apart = [adverb(one, speech, how) for one in wanted if isinstance(one, places)]
    joined = [clause(one, speech) for one in wanted if not isinstance(one, places)]
    places_said = listed(apart, speech.language) if apart else ""
    if not joined:
        return places_said
    whole = speech.say(f"tcg-text-{how}", clause=listed(joined, speech.language))
    return speech.say("tcg-text-list", first=places_said, second=whole) if apart else whole


@clause.register
def _(condition: conditions.AllOf, speech: Speech, so: bool = True) -> str:
    words = [clause(one, speech, so) for one in condition.conditions]
    return listed(words, speech.language, "and" if so else "or")


@clause.register
def _(condition: conditions.OneOf, speech: Speech, so: bool = True) -> str:
    words = [clause(one, speech, so) for one in condition.conditions]
    return listed(words, speech.language, "or" if so else "and")


@clause.register
def _(condition: conditions.Unless, speech: Speech, so: bool = True) -> str:
    return clause(condition.condition, speech, not so)


@clause.register
def _(condition: conditions.CanSpot, speech: Speech, so: bool = True) -> str:
    if of_pointed(condition):
        parts = alternatives(condition.what)[0]
        known = next(part for part in parts if isinstance(part, KNOWN))
        rest = filters.Both(tuple([part for part in parts if part is not known]))
        return is_such(cards(known, A, speech), rest, speech, so)
    return speech.say(_yes("can-spot", so), what=spotted(condition, speech))


def spotted(condition: conditions.CanSpot, speech: Speech) -> str:
    """The cards to be spotted."""
    count = "" if condition.least == 1 else str(condition.least)
    return speech.object(cards(condition.what, A, speech, count))


@clause.register
def _(condition: conditions.AtSite, speech: Speech, so: bool = True) -> str:
    return speech.say(_yes("at", so), site=cards(condition.what, A, speech).text)


@clause.register
def _(condition: conditions.AtLeast, speech: Speech, so: bool = True) -> str:
    from mathom.games.tcg.wording.amounts import quantity

    if isinstance(condition.least, amounts.Number):
        said = _so_many(condition.amount, condition.least.number, speech, so)
        if said:
            return said
    amount, least, id = quantity(condition.amount, speech), condition.least, "at-least"
    if isinstance(least, amounts.Sum) and _is_one_more(least):
        least, id = least.first, "more-than"
    return speech.say(_yes(id, so), amount=amount, least=quantity(least, speech))


def _is_one_more(amount: amounts.Sum) -> bool:
    """At least one more than something is: more than it."""
    return amount.sign > 0 and isinstance(amount.second, amounts.Number) and amount.second.number == 1


def _so_many(amount: Amount, least: int, speech: Speech, so: bool) -> str:
    """The usual things that are counted have words of their own."""

    def things(noun: str) -> str:
        return phrase(Noun(noun), A, speech.language, "" if least == 1 else str(least)).text

    if isinstance(amount, amounts.Burdens):
        return speech.say(_yes("can-spot", so), what=things("tcg-word-burden"))
    if isinstance(amount, amounts.Twilight):
        return speech.say(_yes("twilight", so), tokens=things("tcg-word-twilight-token"))
    if isinstance(amount, amounts.Moves):
        return speech.say(_yes("moves", so), count=least)
    if isinstance(amount, amounts.InDeadPile):
        what = cards(amount.what, A, speech, "" if least == 1 else str(least))
        return speech.say(_yes("dead-pile-one" if least == 1 else "dead-pile", so), what=what.text)
    if isinstance(amount, amounts.InHand):
        held = things("tcg-word-card")
        if amount.who == YOU:
            return speech.say(_yes("hand-you", so), cards=held)
        return speech.say(_yes("hand", so), cards=held, who=speech.say(f"tcg-who-{WHO[amount.who]}"))
    if isinstance(amount, amounts.SitesControlled):
        return _sites(amount, least, speech, so)
    if isinstance(amount, amounts.ForEach) and amount.times == 1 and not amount.over:
        what = cards(amount.what, A, speech, "" if least == 1 else str(least))
        return speech.say(_yes("can-spot", so), what=speech.object(what))
    return ""


def _sites(amount: amounts.SitesControlled, least: int, speech: Speech, so: bool) -> str:
    count = "" if least == 1 else str(least)
    if amount.what is None:
        what = phrase(Noun("tcg-type-site"), A, speech.language, count)
    else:
        what = cards(amount.what, A, speech, count)
    if amount.who in (YOU, OPPONENT):
        return speech.say(_yes(f"sites-{WHO[amount.who]}", so), what=what.text)
    return speech.say(_yes("sites", so), what=what.text, who=speech.say(f"tcg-who-{WHO[amount.who]}"))


@clause.register
def _(condition: conditions.InPhase, speech: Speech, so: bool = True) -> str:
    return speech.say(_yes("in-phase", so), phase=_phase(condition.phase, speech))


@clause.register
def _(condition: conditions.FierceSkirmish, speech: Speech, so: bool = True) -> str:
    return speech.say(_yes("fierce", so))


@clause.register
def _(condition: conditions.FirstShadowPhase, speech: Speech, so: bool = True) -> str:
    return speech.say(_yes("first-shadow", so))


@clause.register
def _(condition: conditions.RingIsWorn, speech: Speech, so: bool = True) -> str:
    return speech.say(_yes("ring-worn", so))


@clause.register
def _(condition: conditions.ThatIs, speech: Speech, so: bool = True) -> str:
    affected = speech.affected is not None
    who = speech.pointed(speech.affected) if affected else speech.that(condition.slot)
    return is_such(who, condition.what, speech, so)


@clause.register
def _(condition: conditions.SwitchedOff, speech: Speech, so: bool = True) -> str:
    return speech.say(_yes("switched-off", so), who=speech.this().text)


@clause.register
def _(condition: conditions.ItIs, speech: Speech, so: bool = True) -> str:
    return is_such(speech.pointed(speech.subject), condition.what, speech, so)


@clause.register
def _(condition: conditions.ThisIs, speech: Speech, so: bool = True) -> str:
    return is_such(speech.this(), condition.what, speech, so)


@clause.register
def _(condition: conditions.InStartingFellowship, speech: Speech, so: bool = True) -> str:
    return speech.say(_yes("starting", so), who=speech.this().text)


@clause.register
def _(condition: conditions.OpponentControlsHome, speech: Speech, so: bool = True) -> str:
    return speech.say(_yes("home", so), who=speech.this().text)


@clause.register
def _(condition: conditions.PlayedThisTurn, speech: Speech, so: bool = True) -> str:
    what = cards(condition.what, A, speech, "" if condition.least == 1 else str(condition.least))
    id = "played-here" if condition.here else "played"
    return speech.say(_yes(id, so), what=what.text)


def of_pointed(condition: conditions.CanSpot) -> bool:
    """Whether what is to be spotted is known: then it is rather "if bearer is ..."."""
    found = alternatives(condition.what)
    return len(found) == 1 and any(isinstance(part, KNOWN) for part in found[0]) and len(found[0]) > 1


def is_such(who: Phrase, what: Filter, speech: Speech, so: bool = True) -> str:
    """That a card is of a description: "Legolas", "mounted", "skirmishing an Elf", "a Hobbit"."""
    found = alternatives(what)
    if len(found) > 1:
        return speech.say(_yes("is", so), who=who.text, what=cards(what, A, speech).text)
    apart = [part for part in found[0] if _apart(part)]
    rest = [part for part in found[0] if part not in apart]
    said = [_is_one(who, part, speech, so) for part in apart]
    if len(rest) == 1:
        said.insert(0, _is_one(who, rest[0], speech, so))
    elif rest:
        described = cards(filters.Both(tuple(rest)), A, speech).text
        said.insert(0, speech.say(_yes("is", so), who=who.text, what=described))
    return listed(said, speech.language, "and" if so else "or")


def _apart(part: Filter) -> bool:
    """What is said in a clause of its own, not beside a noun."""
    alone = (filters.Named, filters.RingBearer, filters.Not, filters.Bears, filters.HasStacked)
    return isinstance(part, alone) or _stands(part) or adjective(part) != ""


def _is_one(who: Phrase, part: Filter, speech: Speech, so: bool) -> str:
    if isinstance(part, filters.Not):
        return is_such(who, part.filter, speech, not so)
    if isinstance(part, filters.Bears) and not is_mounted(part):
        count = "" if part.least == 1 else str(part.least)
        what = cards(part.what, A, speech, count)
        return speech.say(_yes("bears", so), who=who.text, what=what.text)
    if isinstance(part, filters.HasStacked):
        above = cards(part.what, A, speech).text
        return speech.say(_yes("has-stacked", so), who=who.text, what=above)
    if _stands(part):
        return speech.say(_yes("stands", so), who=who.text, what=_standing(part, who, speech))
    if id := adjective(part):
        return speech.say(_yes("is", so), who=who.text, what=speech.say(f"{id}.{who.form}"))
    return speech.say(_yes("is", so), who=who.text, what=cards(part, A, speech).text)


def _stands(part: Filter) -> bool:
    places = (filters.Skirmishing, filters.Assigned, filters.BorneBy, filters.StackedOn)
    return is_mounted(part) or isinstance(part, (*STATES, *places))


def _standing(part: Filter, who: Phrase, speech: Speech) -> str:
    id = adjective(part)
    return speech.say(f"{id}.{who.form}") if id else way(part, who.form, speech)
