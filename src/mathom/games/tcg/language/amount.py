"""Amount: how many. Numbers, what is made of them, and how they are said; `amounts` counts things."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from mathom.games.tcg.engine.changes import EVERYTHING, NOTHING
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.wording.grammar import A, Noun, phrase
from mathom.games.tcg.wording.speech import Speech

if TYPE_CHECKING:
    from mathom.games.tcg.language.condition import Condition

__all__ = ["Amount", "amount", "but", "limit", "plus", "smaller"]


@final
class Measure:
    """What an amount says: a number, for each of what; or X, and what X is."""

    def __init__(self, number: int, each: str = "", x: str = "", limit: int = 0) -> None:
        self.number: Final = number
        self.each: Final = each
        self.x: Final = x
        """What X is; "X" where it was said before."""
        self.limit: Final = limit


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """A number that a text gives or counts."""

    def value(self, state: TcgState, scope: Scope) -> int:
        """The number now."""
        raise NotImplementedError

    def heeds(self) -> int:
        """What must change for the number to change (`changes`), values apart."""
        return EVERYTHING

    def reads(self, speech: Speech) -> Measure:
        """What it says: a number, for each of what; or X, and what X is."""
        raise NotImplementedError(type(self).__name__)

    def things(self, speech: Speech) -> str:
        """What is counted, in the plural, where it is simply counted; else nothing."""
        return ""

    def reaches(self, least: int, speech: Speech, so: bool) -> str:
        """That it is so many at least (or not), where there are words for just that; else nothing."""
        return ""


class Number(Amount):
    """A printed number."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def value(self, state: TcgState, scope: Scope) -> int:
        return self.number

    def heeds(self) -> int:
        return NOTHING

    def reads(self, speech: Speech) -> Measure:
        return Measure(self.number)


def amount(value: Amount | int) -> Amount:
    """A number or what gives one."""
    return Number(value) if isinstance(value, int) else value


class Or(Amount):
    """ "+2 (or +4 if at a battleground)": not a choice (rules 11.18)."""

    def __init__(self, usual: Amount, special: Amount, condition: Condition) -> None:
        self.usual: Final = usual
        self.special: Final = special
        self.condition: Final = condition

    def value(self, state: TcgState, scope: Scope) -> int:
        amount = self.special if self.condition.holds(state, scope) else self.usual
        return amount.value(state, scope)

    def heeds(self) -> int:
        return self.usual.heeds() | self.special.heeds() | self.condition.heeds()

    def reads(self, speech: Speech) -> Measure:
        """Where an alternative cannot stand beside its noun, it is what X is."""
        usual, special = quantity(self.usual, speech), quantity(self.special, speech)
        condition = self.condition.adverb(speech)
        return Measure(
            1, x=speech.say("tcg-text-or-if", usual=usual, special=special, condition=condition)
        )


def but(usual: Amount | int, special: Amount | int, when: Condition) -> Amount:
    """ "+2 (or +4 if ...)"."""
    return Or(amount(usual), amount(special), when)


class Limited(Amount):
    """An amount with a limit: "(limit +3)"; the sign is kept."""

    def __init__(self, amount: Amount, limit: int) -> None:
        self.amount: Final = amount
        self.limit: Final = limit

    def value(self, state: TcgState, scope: Scope) -> int:
        value = self.amount.value(state, scope)
        return max(-self.limit, min(self.limit, value))

    def heeds(self) -> int:
        return self.amount.heeds()

    def reads(self, speech: Speech) -> Measure:
        inner = self.amount.reads(speech)
        return Measure(inner.number, inner.each, inner.x, self.limit)


def limit(value: Amount, most: int) -> Amount:
    """ "(limit +3)"."""
    return Limited(value, most)


class Smaller(Amount):
    """The smaller of two amounts."""

    def __init__(self, first: Amount, second: Amount) -> None:
        self.first: Final = first
        self.second: Final = second

    def value(self, state: TcgState, scope: Scope) -> int:
        return min(self.first.value(state, scope), self.second.value(state, scope))

    def heeds(self) -> int:
        return self.first.heeds() | self.second.heeds()

    def reads(self, speech: Speech) -> Measure:
        first, second = quantity(self.first, speech), quantity(self.second, speech)
        return Measure(1, x=speech.say("tcg-much-smaller", first=first, second=second))


def smaller(first: Amount, second: Amount) -> Amount:
    """The smaller of two amounts."""
    return Smaller(first, second)


class Sum(Amount):
    """Two amounts together; `sign` -1 takes the second from the first."""

    def __init__(self, first: Amount, second: Amount, sign: int = 1) -> None:
        self.first: Final = first
        self.second: Final = second
        self.sign: Final = sign

    def value(self, state: TcgState, scope: Scope) -> int:
        return self.first.value(state, scope) + self.sign * self.second.value(state, scope)

    def heeds(self) -> int:
        return self.first.heeds() | self.second.heeds()

    def reads(self, speech: Speech) -> Measure:
        first, second = quantity(self.first, speech), quantity(self.second, speech)
        id = "tcg-much-plus" if self.sign > 0 else "tcg-much-minus"
        return Measure(1, x=speech.say(id, first=first, second=second))


def plus(first: Amount, second: Amount | int) -> Amount:
    """Two amounts together."""
    return Sum(first, amount(second))


# -- how an amount is said --------------------------------------------------------------------------


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
    if not isinstance(times, Or):
        return how_often(text, times, speech)
    usual, special = [_how_many_times(one, speech) for one in (times.usual, times.special)]
    condition = times.condition.adverb(speech)
    how = speech.say("tcg-text-or-if", usual=usual, special=special, condition=condition)
    return speech.say("tcg-text-beside", first=text, second=how)


def _how_many_times(times: Amount, speech: Speech) -> str:
    return speech.say("tcg-much-times", count=times.reads(speech).number)


def quantity(amount: Amount, speech: Speech) -> str:
    """An amount by itself: "3", "the strength of Gandalf", "1 for each companion"."""
    if what := amount.things(speech):
        return speech.say("tcg-much-number-of", what=what)
    told = amount.reads(speech)
    if told.x and told.number == 1 and not told.limit:
        return told.x
    sign = "-" if told.number < 0 else ""
    return _told(sign + _times(told), told, str(told.limit), speech)


def signed(amount: Amount, speech: Speech) -> str:
    """An amount to be added: "+1 for each companion you spot (limit +3)"."""
    if isinstance(amount, Or):
        usual, special = signed(amount.usual, speech), signed(amount.special, speech)
        condition = amount.condition.adverb(speech)
        return speech.say("tcg-text-or-if", usual=usual, special=special, condition=condition)
    told = amount.reads(speech)
    sign = "−" if told.number < 0 else "+"
    return _told(sign + _times(told), told, f"{sign}{told.limit}", speech)


def so_many(amount: Amount, noun: Noun, speech: Speech) -> str:
    """So many of something: "a burden", "2 cards", "a card for each companion"."""
    if isinstance(amount, Or):
        usual, special = so_many(amount.usual, noun, speech), so_many(amount.special, noun, speech)
        condition = amount.condition.adverb(speech)
        return speech.say("tcg-text-or-if", usual=usual, special=special, condition=condition)
    told = amount.reads(speech)
    size = _times(told)
    base = phrase(noun, A, speech.language, "" if size == "1" else size).text
    return _told(base, told, str(told.limit), speech)


def bracketed(amount: Amount, speech: Speech) -> str:
    """Twilight tokens, as cards write them: "(2)"."""
    if isinstance(amount, Or):
        usual, special = bracketed(amount.usual, speech), bracketed(amount.special, speech)
        condition = amount.condition.adverb(speech)
        return speech.say("tcg-text-or-if", usual=usual, special=special, condition=condition)
    told = amount.reads(speech)
    return _told(f"({_times(told)})", told, f"({told.limit})", speech)


def how_often(text: str, amount: Amount, speech: Speech) -> str:
    """Something done so many times: "wound a minion for each unbound Hobbit you spot"."""
    told = amount.reads(speech)
    if told.each and abs(told.number) == 1:
        return _told(text, told, str(told.limit), speech)
    if told.x or told.each:
        return _told(speech.say("tcg-text-x-times", text=text), told, str(told.limit), speech)
    return text if told.number == 1 else speech.say("tcg-text-times", text=text, count=told.number)


def counted(text: str, amount: Amount, speech: Speech) -> str:
    """So many different cards, with what X is, and their limit.

    "For each" would let one card be taken several times (rules 11.16).
    """
    told = amount.reads(speech)
    if told.each:
        inner = amount.amount if isinstance(amount, Limited) else amount
        told = Measure(1, x=quantity(inner, speech), limit=told.limit)
    return _told(text, told, str(told.limit), speech)


def number_of(amount: Amount, speech: Speech) -> str:
    """A number before a noun: "2", "X"; nothing for one."""
    told = amount.reads(speech)
    size = "X" if told.each else _times(told)
    return "" if size == "1" else size


def is_nothing(amount: Amount | None) -> bool:
    """Whether it is a printed nought."""
    return isinstance(amount, Number) and amount.number == 0
