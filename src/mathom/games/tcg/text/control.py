"""How effects are joined in card texts: and, or, may, if, for each, instead, for a while."""

from __future__ import annotations

from mathom.games.tcg.language.amounts import Number
from mathom.games.tcg.language.conditions import AtSite
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.effects import control, lasting, tokens, wounds
from mathom.games.tcg.language.selectors import Choose, Each
from mathom.games.tcg.language.who import EACH_SHADOW, WHO, YOU
from mathom.games.tcg.phases import END_OF_PHASE, UNTILS
from mathom.games.tcg.text.amounts import BURDEN, how_often, so_many
from mathom.games.tcg.text.clause import Clause, joined, map_clause, order
from mathom.games.tcg.text.conditions import adverb
from mathom.games.tcg.text.effects import clause_of, worded
from mathom.games.tcg.text.grammar import ALL, A, Noun, Phrase, phrase
from mathom.games.tcg.text.nouns import cards, kind_of
from mathom.games.tcg.text.selectors import found
from mathom.games.tcg.text.speech import Speech
from mathom.games.tcg.text.traits import BEING, DOING, GIVEN, Quality, of_kind, qualities


def _player(who: int, speech: Speech) -> str:
    return speech.say(f"tcg-who-{WHO[who]}")


@worded.register
def _(effect: control.Both, speech: Speech) -> Clause:
    return joined([clause_of(one, speech) for one in effect.effects], speech)


@worded.register
def _(effect: control.Spot, speech: Speech) -> Clause:
    return order("spot", speech, what=speech.object(found(effect.what, speech)))


@worded.register
def _(effect: control.OneOf, speech: Speech) -> Clause:
    told = joined([clause_of(one, speech) for one in effect.effects], speech, "or")
    if effect.who == YOU:
        return told
    return order("choose-by", speech, who=_player(effect.who, speech), effect=told.to).then(told)


@worded.register
def _(effect: control.May, speech: Speech) -> Clause:
    told = clause_of(effect.effect, speech)
    if effect.who == YOU:
        return order("may", speech, effect=told.to).then(told)
    return order("may-by", speech, who=_player(effect.who, speech), effect=told.to).then(told)


@worded.register
def _(effect: control.By, speech: Speech) -> Clause:
    speech.theirs = effect.who != YOU
    told = clause_of(effect.effect, speech)
    speech.theirs = False
    id = "may-by" if effect.may else "must-by"
    return order(id, speech, who=_player(effect.who, speech), effect=told.to).then(told)


@worded.register
def _(effect: control.If, speech: Speech) -> Clause:
    condition = adverb(effect.condition, speech)
    then = clause_of(effect.then, speech)
    do = speech.say("tcg-text-after", when=condition, text=then.do)
    to = speech.say("tcg-text-beside", first=then.to, second=condition)
    if effect.otherwise is None:
        return Clause(do, to, then.after)
    other = clause_of(effect.otherwise, speech)
    id = "tcg-text-elsewhere" if isinstance(effect.condition, AtSite) else "tcg-text-otherwise"
    or_else = speech.say(id)
    second = [speech.say("tcg-text-after", when=or_else, text=text) for text in (other.do, other.to)]
    for sentence in other.after:
        # It belongs to the alternative alone.
        second = [speech.say("tcg-text-choice", first=text, second=sentence) for text in second]
    do = speech.say("tcg-text-choice", first=do, second=second[0])
    return Clause(do, speech.say("tcg-text-choice-to", first=to, second=second[1]), then.after)


@worded.register
def _(effect: control.ForEachOf, speech: Speech) -> Clause:
    if isinstance(effect.count, Number) and (some := _up_to(effect.effect, effect.count, speech)):
        return some
    told = clause_of(effect.effect, speech)
    return map_clause(told, lambda text: how_often(text, effect.count, speech))


def _up_to(effect: Effect, most: Number, speech: Speech) -> Clause | None:
    """Where each time may be the last: "heal up to 3 wounds from companions"."""
    if isinstance(effect, wounds.Heal) and isinstance(effect.whom, Choose) and effect.whom.up_to:
        healed = phrase(Noun("tcg-word-wound"), A, speech.language, str(most.number)).text
        up_to = speech.say("tcg-noun-up-to", what=healed)
        whom = cards(effect.whom.what, ALL, speech).text
        return order("heal-wounds", speech, wounds=up_to, whom=whom)
    if not isinstance(effect, control.May) or effect.who != YOU:
        return None
    if isinstance(effect.effect, tokens.RemoveBurdens):
        up_to = speech.say("tcg-noun-up-to", what=so_many(most, BURDEN, speech))
        return order("remove-burdens", speech, burdens=up_to)
    told = clause_of(effect.effect, speech)
    often = speech.say("tcg-noun-up-to", what=speech.say("tcg-much-times", count=most.number))
    return map_clause(told, lambda text: speech.say("tcg-text-beside", first=text, second=often))


@worded.register
def _(effect: control.Preventable, speech: Speech) -> Clause:
    told = clause_of(effect.effect, speech)
    price = clause_of(effect.price, speech)
    id = "any-shadow" if effect.who == EACH_SHADOW else WHO[effect.who]
    who = speech.say(f"tcg-who-{id}")
    sentence = speech.say("tcg-text-prevent-by", who=who, price=price.to)
    return Clause(told.do, told.to, (*told.after, sentence))


@worded.register
def _(effect: control.Prevent, speech: Speech) -> Clause:
    return order("prevent-wound" if speech.wounding else "prevent", speech)


@worded.register
def _(effect: control.Instead, speech: Speech) -> Clause:
    told = clause_of(effect.effect, speech)
    return Clause(
        speech.say("tcg-do-instead", effect=told.do), speech.say("tcg-do-instead.to", effect=told.to)
    ).then(told)


def _lasting(told: Clause, until: int, speech: Speech) -> Clause:
    if until == END_OF_PHASE:
        return told
    how_long = speech.say(f"tcg-until-{UNTILS[until]}")
    return map_clause(told, lambda text: speech.say("tcg-text-beside", first=text, second=how_long))


@worded.register
def _(effect: lasting.Make, speech: Speech) -> Clause:
    whom = found(effect.whom, speech)
    selector = effect.whom
    speech.affected = kind_of(selector.what, speech) if isinstance(selector, Choose | Each) else whom
    again = speech.pointed(speech.affected)
    told = qualities(effect.traits, speech, whom, again)
    speech.affected = None
    made = _made(told, whom, speech)
    made += [Clause(one.do, one.to) for one in told if one.kind == DOING]
    return _lasting(joined(made, speech), effect.until, speech)


def _made(told: list[Quality], whom: Phrase, speech: Speech) -> list[Clause]:
    given, been = of_kind(told, GIVEN, speech), of_kind(told, BEING, speech)
    if given and been:
        return [order("give-and-make", speech, whom=whom.text, traits=given, more=been)]
    if given:
        return [order("give", speech, whom=whom.text, traits=given)]
    return [order("make", speech, whom=whom.text, traits=been)] if been else []


@worded.register
def _(effect: lasting.Declare, speech: Speech) -> Clause:
    told = [Clause(one.text, one.to) for one in qualities(effect.traits, speech, None)]
    return _lasting(joined(told, speech), effect.until, speech)


@worded.register
def _(effect: lasting.Later, speech: Speech) -> Clause:
    from mathom.games.tcg.text.abilities import ability_text

    until = speech.say(f"tcg-until-{UNTILS[effect.until]}")
    text = speech.say("tcg-text-after", when=until, text=ability_text(effect.ability, speech)[0])
    return Clause("", "", (text,))
