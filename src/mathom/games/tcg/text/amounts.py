"""Amounts of card texts: "+2 (or +4 at a battleground)", "a card for each companion over 4", "(3)"."""

from __future__ import annotations

from functools import singledispatch
from typing import Final, final

from mathom.games.tcg.language import amounts
from mathom.games.tcg.language.amounts import Amount
from mathom.games.tcg.language.filters import Filter
from mathom.games.tcg.language.who import WHO, YOU
from mathom.games.tcg.text.conditions import adverb
from mathom.games.tcg.text.grammar import ALL, BARE, EACH, THE, A, Noun, phrase
from mathom.games.tcg.text.nouns import cards, token
from mathom.games.tcg.text.speech import Speech

TWILIGHT: Final = Noun("tcg-word-twilight-token")
BURDEN: Final = Noun("tcg-word-burden")
SITE: Final = Noun("tcg-type-site")


@final
class Measure:
    """What an amount says: a number, for each of what; or X, and what X is."""

    def __init__(self, number: int, each: str = "", x: str = "", limit: int = 0) -> None:
        self.number: Final = number
        self.each: Final = each
        self.x: Final = x
        """What X is; "X" where it was said before."""
        self.limit: Final = limit


@singledispatch
def measure(amount: Amount, speech: Speech) -> Measure:
    """What an amount says."""
    raise NotImplementedError(type(amount).__name__)


def _counted(what: Filter, speech: Speech) -> str:
    return cards(what, BARE, speech).text


def _bare(noun: Noun, speech: Speech) -> str:
    return phrase(noun, BARE, speech.language).text


@measure.register
def _(amount: amounts.Number, speech: Speech) -> Measure:
    return Measure(amount.number)


@measure.register
def _(amount: amounts.ForEach, speech: Speech) -> Measure:
    each = _counted(amount.what, speech)
    if amount.over:
        each = speech.say("tcg-much-over", what=each, over=str(amount.over))
    return Measure(amount.times, each)


@measure.register
def _(amount: amounts.SpotAny, speech: Speech) -> Measure:
    return Measure(amount.times, speech.say("tcg-much-spot", what=_counted(amount.what, speech)))


@measure.register
def _(amount: amounts.SpotTwilight, speech: Speech) -> Measure:
    return Measure(amount.times, speech.say("tcg-much-spot", what=_bare(TWILIGHT, speech)))


@measure.register
def _(amount: amounts.SpotBurdens, speech: Speech) -> Measure:
    return Measure(amount.times, speech.say("tcg-much-spot", what=_bare(BURDEN, speech)))


@measure.register
def _(amount: amounts.ChosenNumber, speech: Speech) -> Measure:
    if speech.counted:
        return Measure(amount.times, speech.counted)
    return Measure(amount.times, x="X")


@measure.register
def _(amount: amounts.AnyNumber, speech: Speech) -> Measure:
    return Measure(1, x="X")


@measure.register
def _(amount: amounts.CountOfChosen, speech: Speech) -> Measure:
    if amount.slot in speech.any_number:
        return Measure(amount.times, x="X")
    thing, _several = speech.chosen.get(amount.slot, (Noun("tcg-word-card"), True))
    noun = thing if isinstance(thing, Noun) else Noun("tcg-word-card")
    one = phrase(noun, BARE, speech.language)
    chosen = speech.say(f"tcg-way-chosen.{one.form}")
    return Measure(amount.times, speech.say("tcg-text-beside", first=one.text, second=chosen))


@measure.register
def _(amount: amounts.CostOfChosen, speech: Speech) -> Measure:
    return Measure(1, x=speech.say("tcg-much-cost", card=speech.that(amount.slot).text))


@measure.register
def _(amount: amounts.WoundsOn, speech: Speech) -> Measure:
    here = speech.pointed(speech.affected)
    whom = here if amount.whom is None else cards(amount.whom, EACH, speech)
    return Measure(amount.times, speech.say("tcg-much-wound-on", whom=whom.text))


@measure.register
def _(amount: amounts.Tokens, speech: Speech) -> Measure:
    where = speech.this() if amount.where is None else cards(amount.where, EACH, speech)
    tokens = _bare(token(amount.culture, speech), speech)
    return Measure(amount.times, speech.say("tcg-much-token-on", token=tokens, where=where.text))


@measure.register
def _(amount: amounts.Burdens, speech: Speech) -> Measure:
    return Measure(1, _bare(BURDEN, speech))


@measure.register
def _(amount: amounts.Twilight, speech: Speech) -> Measure:
    return Measure(1, _bare(TWILIGHT, speech))


@measure.register
def _(amount: amounts.InHand, speech: Speech) -> Measure:
    if amount.who == YOU:
        return Measure(1, speech.say("tcg-much-in-hand"))
    return Measure(1, speech.say("tcg-much-in-hand-of", who=speech.say(f"tcg-who-{WHO[amount.who]}")))


@measure.register
def _(amount: amounts.InDeadPile, speech: Speech) -> Measure:
    return Measure(1, speech.say("tcg-much-dead", what=_counted(amount.what, speech)))


@measure.register
def _(amount: amounts.SitesControlled, speech: Speech) -> Measure:
    what = _bare(SITE, speech) if amount.what is None else _counted(amount.what, speech)
    if amount.who == YOU:
        return Measure(amount.times, speech.say("tcg-much-site", what=what))
    who = speech.say(f"tcg-who-{WHO[amount.who]}")
    return Measure(amount.times, speech.say("tcg-much-site-of", what=what, who=who))


@measure.register
def _(amount: amounts.StrengthOf, speech: Speech) -> Measure:
    return Measure(1, x=speech.say("tcg-much-strength", whom=cards(amount.whom, THE, speech).text))


@measure.register
def _(amount: amounts.HereNumber, speech: Speech) -> Measure:
    return Measure(1, x=speech.say("tcg-much-here"))


@measure.register
def _(amount: amounts.Moves, speech: Speech) -> Measure:
    return Measure(1, speech.say("tcg-much-move"))


@measure.register
def _(amount: amounts.Kinds, speech: Speech) -> Measure:
    noun = Noun("tcg-word-culture" if amount.by_culture else "tcg-word-race")
    among = cards(amount.what, ALL, speech).text
    return Measure(1, speech.say("tcg-much-among", what=_bare(noun, speech), cards=among))


@measure.register
def _(amount: amounts.Limited, speech: Speech) -> Measure:
    inner = measure(amount.amount, speech)
    return Measure(inner.number, inner.each, inner.x, amount.limit)


@measure.register
def _(amount: amounts.Or, speech: Speech) -> Measure:
    """Where an alternative cannot stand beside its noun, it is what X is."""
    usual, special = quantity(amount.usual, speech), quantity(amount.special, speech)
    condition = adverb(amount.condition, speech)
    return Measure(1, x=speech.say("tcg-text-or-if", usual=usual, special=special, condition=condition))


@measure.register
def _(amount: amounts.Smaller, speech: Speech) -> Measure:
    first, second = quantity(amount.first, speech), quantity(amount.second, speech)
    return Measure(1, x=speech.say("tcg-much-smaller", first=first, second=second))


@measure.register
def _(amount: amounts.Sum, speech: Speech) -> Measure:
    first, second = quantity(amount.first, speech), quantity(amount.second, speech)
    id = "tcg-much-plus" if amount.sign > 0 else "tcg-much-minus"
    return Measure(1, x=speech.say(id, first=first, second=second))


def _told(base: str, told: Measure, limit: str, speech: Speech) -> str:
    """A number with what it is for each of, what X is, and its limit."""
    text = speech.say("tcg-much-each", amount=base, what=told.each) if told.each else base
    if told.x not in ("", "X"):
        x = speech.say("tcg-much-at-most", quantity=told.x, limit=limit) if told.limit else told.x
        return speech.say("tcg-text-where-x", text=text, quantity=x)
    return speech.say("tcg-text-limit", text=text, limit=limit) if told.limit else text


def _times(told: Measure) -> str:
    """X, 2X, or the number itself, without its sign."""
    size = abs(told.number)
    if not told.x:
        return str(size)
    return "X" if size == 1 else f"{size}X"


def times_over(text: str, times: Amount, speech: Speech) -> str:
    """Something done to one card so many times: "wound that minion twice", "once (or twice if ...)"."""
    if not isinstance(times, amounts.Or):
        return how_often(text, times, speech)
    usual, special = [_how_many_times(one, speech) for one in (times.usual, times.special)]
    condition = adverb(times.condition, speech)
    how = speech.say("tcg-text-or-if", usual=usual, special=special, condition=condition)
    return speech.say("tcg-text-beside", first=text, second=how)


def _how_many_times(times: Amount, speech: Speech) -> str:
    return speech.say("tcg-much-times", count=measure(times, speech).number)


def quantity(amount: Amount, speech: Speech) -> str:
    """An amount by itself: "3", "the strength of Gandalf", "1 for each companion"."""
    if what := _things(amount, speech):
        return speech.say("tcg-much-number-of", what=what)
    told = measure(amount, speech)
    if told.x and told.number == 1 and not told.limit:
        return told.x
    sign = "-" if told.number < 0 else ""
    return _told(sign + _times(told), told, str(told.limit), speech)


def _things(amount: Amount, speech: Speech) -> str:
    """What is counted, in the plural, where it is simply counted."""
    if isinstance(amount, amounts.ForEach) and amount.times == 1 and not amount.over:
        return cards(amount.what, BARE, speech, plural=True).text
    if isinstance(amount, amounts.Burdens):
        return phrase(BURDEN, BARE, speech.language, plural=True).text
    if isinstance(amount, amounts.SitesControlled) and amount.times == 1 and amount.who == YOU:
        sites = phrase(SITE, BARE, speech.language, plural=True)
        what = sites if amount.what is None else cards(amount.what, BARE, speech, plural=True)
        return speech.say("tcg-much-site", what=what.text)
    if isinstance(amount, amounts.InDeadPile):
        return speech.say("tcg-much-dead", what=cards(amount.what, BARE, speech, plural=True).text)
    if isinstance(amount, amounts.Tokens) and amount.times == 1:
        where = speech.this() if amount.where is None else cards(amount.where, EACH, speech)
        tokens = phrase(token(amount.culture, speech), BARE, speech.language, plural=True).text
        return speech.say("tcg-much-token-on", token=tokens, where=where.text)
    if isinstance(amount, amounts.Twilight):
        return phrase(TWILIGHT, BARE, speech.language, plural=True).text
    return ""


def signed(amount: Amount, speech: Speech) -> str:
    """An amount to be added: "+1 for each companion you spot (limit +3)"."""
    if isinstance(amount, amounts.Or):
        usual, special = signed(amount.usual, speech), signed(amount.special, speech)
        condition = adverb(amount.condition, speech)
        return speech.say("tcg-text-or-if", usual=usual, special=special, condition=condition)
    told = measure(amount, speech)
    sign = "-" if told.number < 0 else "+"
    return _told(sign + _times(told), told, f"{sign}{told.limit}", speech)


def so_many(amount: Amount, noun: Noun, speech: Speech) -> str:
    """So many of something: "a burden", "2 cards", "a card for each companion"."""
    if isinstance(amount, amounts.Or):
        usual, special = so_many(amount.usual, noun, speech), so_many(amount.special, noun, speech)
        condition = adverb(amount.condition, speech)
        return speech.say("tcg-text-or-if", usual=usual, special=special, condition=condition)
    told = measure(amount, speech)
    size = _times(told)
    base = phrase(noun, A, speech.language, "" if size == "1" else size).text
    return _told(base, told, str(told.limit), speech)


def bracketed(amount: Amount, speech: Speech) -> str:
    """Twilight tokens, as cards write them: "(2)"."""
    if isinstance(amount, amounts.Or):
        usual, special = bracketed(amount.usual, speech), bracketed(amount.special, speech)
        condition = adverb(amount.condition, speech)
        return speech.say("tcg-text-or-if", usual=usual, special=special, condition=condition)
    told = measure(amount, speech)
    return _told(f"({_times(told)})", told, f"({told.limit})", speech)


def how_often(text: str, amount: Amount, speech: Speech) -> str:
    """Something done so many times: "wound a minion for each unbound Hobbit you spot"."""
    told = measure(amount, speech)
    if told.each and abs(told.number) == 1:
        return _told(text, told, str(told.limit), speech)
    if told.x or told.each:
        return _told(speech.say("tcg-text-x-times", text=text), told, str(told.limit), speech)
    return text if told.number == 1 else speech.say("tcg-text-times", text=text, count=told.number)


def counted(text: str, amount: Amount, speech: Speech) -> str:
    """So many different cards, with what X is, and their limit.

    "For each" would let one card be taken several times (rules 11.16).
    """
    told = measure(amount, speech)
    if told.each:
        inner = amount.amount if isinstance(amount, amounts.Limited) else amount
        told = Measure(1, x=quantity(inner, speech), limit=told.limit)
    return _told(text, told, str(told.limit), speech)


def number_of(amount: Amount, speech: Speech) -> str:
    """A number before a noun: "2", "X"; nothing for one."""
    told = measure(amount, speech)
    size = "X" if told.each else _times(told)
    return "" if size == "1" else size


def is_nothing(amount: Amount | None) -> bool:
    """Whether it is a printed nought."""
    return isinstance(amount, amounts.Number) and amount.number == 0
