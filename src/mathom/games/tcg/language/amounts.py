"""Amounts: how many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from mathom.games.tcg.engine.changes import ASIDE, BURDENS, EVERYTHING, NOTHING, TOKENS, TWILIGHT, WOUNDS
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.filters import Filter, heeded_by
from mathom.games.tcg.language.who import YOU, players
from mathom.games.tcg.state import TcgState

if TYPE_CHECKING:
    from mathom.games.tcg.language.conditions import Condition

__all__ = [
    "Amount", "InDeadPile", "Smaller", "Sum", "amount", "burdens", "burdens_you_spot", "but",
    "count_chosen", "for_each", "for_each_you_spot", "limit", "moves", "sites_controlled", "the_number",
    "tokens_here", "tokens_on", "twilight", "twilight_you_spot", "wounds_on",
]  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """A number that a text gives or counts."""

    def value(self, state: TcgState, scope: Scope) -> int:
        """The number now."""
        raise NotImplementedError

    def heeds(self) -> int:
        """What must change for the number to change (`changes`), values apart."""
        return EVERYTHING


class Number(Amount):
    """A printed number."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def value(self, state: TcgState, scope: Scope) -> int:
        return self.number

    def heeds(self) -> int:
        return NOTHING


def amount(value: Amount | int) -> Amount:
    """A number or what gives one."""
    return Number(value) if isinstance(value, int) else value


class AnyNumber(Amount):
    """As many as somebody likes."""

    def value(self, state: TcgState, scope: Scope) -> int:
        return len(state.zone)


def count_active(state: TcgState, filter: Filter, scope: Scope) -> int:
    """How many active cards fit: what can be spotted."""
    state.look()
    count = 0
    for card in state.actives:
        if filter.matches(state, card, scope):
            count += 1
    return count


class ForEach(Amount):
    """So much for each card of a description that can be spotted, over a number if one is given."""

    def __init__(self, what: Filter, times: int = 1, over: int = 0) -> None:
        self.what: Final = what
        self.times: Final = times
        self.over: Final = over

    def value(self, state: TcgState, scope: Scope) -> int:
        counted = count_active(state, self.what, scope) - self.over
        return self.times * counted if counted > 0 else 0

    def heeds(self) -> int:
        return self.what.heeds()


def for_each(what: Filter, times: int = 1, over: int = 0) -> Amount:
    """For each such card that can be spotted."""
    return ForEach(what, times, over)


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


def for_each_you_spot(what: Filter, times: int = 1) -> Amount:
    """For each such card that the player chooses to spot."""
    return SpotAny(what, times)


class SpotTwilight(YouSpot):
    """For each twilight token "you spot"."""

    def most(self, state: TcgState, scope: Scope) -> int:
        return state.twilight


twilight_you_spot: Final = SpotTwilight()


class SpotBurdens(YouSpot):
    """For each burden "you spot"."""

    def most(self, state: TcgState, scope: Scope) -> int:
        return state.burdens[state.free]


burdens_you_spot: Final = SpotBurdens()


class ChosenNumber(Amount):
    """The X that was chosen earlier."""

    def __init__(self, times: int = 1) -> None:
        self.times: Final = times

    def value(self, state: TcgState, scope: Scope) -> int:
        return self.times * scope.number


the_number: Final = ChosenNumber()
"""How many it was, of what was done before."""


class CountOfChosen(Amount):
    """How many cards were chosen earlier."""

    def __init__(self, times: int = 1, slot: int = 0) -> None:
        self.times: Final = times
        self.slot: Final = slot

    def value(self, state: TcgState, scope: Scope) -> int:
        return self.times * len(scope.recall(self.slot))


def count_chosen(times: int = 1) -> Amount:
    """For each card chosen before."""
    return CountOfChosen(times)


class CostOfChosen(Amount):
    """The printed twilight cost of a card chosen earlier."""

    def __init__(self, slot: int = 0) -> None:
        self.slot: Final = slot

    def value(self, state: TcgState, scope: Scope) -> int:
        return sum([state.card(card).twilight for card in scope.recall(self.slot)])


class WoundsOn(Amount):
    """For each wound on cards of a description; None: on the card that is affected."""

    def __init__(self, whom: Filter | None = None, times: int = 1) -> None:
        self.whom: Final = whom
        self.times: Final = times

    def value(self, state: TcgState, scope: Scope) -> int:
        if self.whom is None:
            return self.times * state.wounds[scope.affected] if scope.affected >= 0 else 0
        state.look()
        count = 0
        for card in state.actives:
            if state.wounds[card] and self.whom.matches(state, card, scope):
                count += state.wounds[card]
        return self.times * count

    def heeds(self) -> int:
        return WOUNDS | heeded_by(self.whom)


def wounds_on(whom: Filter | None = None, times: int = 1) -> Amount:
    """For each wound on such cards, or on the card that is affected."""
    return WoundsOn(whom, times)


class Tokens(Amount):
    """For each culture token on this card, or on cards of a description."""

    def __init__(self, culture: int, where: Filter | None = None, times: int = 1) -> None:
        self.culture: Final = culture
        self.where: Final = where
        self.times: Final = times

    def value(self, state: TcgState, scope: Scope) -> int:
        if self.where is None:
            return self.times * state.token_count(scope.source, self.culture)
        state.look()
        count = 0
        for card in state.actives:
            if self.where.matches(state, card, scope):
                count += state.token_count(card, self.culture)
        return self.times * count

    def heeds(self) -> int:
        return TOKENS | heeded_by(self.where)


def tokens_here(culture: int, times: int = 1) -> Amount:
    """For each culture token on this card."""
    return Tokens(culture, None, times)


def tokens_on(culture: int, where: Filter) -> Amount:
    """For each culture token on such cards."""
    return Tokens(culture, where)


class Burdens(Amount):
    """For each burden."""

    def value(self, state: TcgState, scope: Scope) -> int:
        return state.burdens[state.free]

    def heeds(self) -> int:
        return BURDENS


burdens: Final = Burdens()


class Twilight(Amount):
    """For each twilight token in the pool."""

    def value(self, state: TcgState, scope: Scope) -> int:
        return state.twilight

    def heeds(self) -> int:
        return TWILIGHT


twilight: Final = Twilight()


class InHand(Amount):
    """The cards in somebody's hand."""

    def __init__(self, who: int = YOU) -> None:
        self.who: Final = who

    def value(self, state: TcgState, scope: Scope) -> int:
        return sum([len(state.hands[seat]) for seat in players(state, self.who, scope)])

    def heeds(self) -> int:
        return ASIDE


class InDeadPile(Amount):
    """Cards of a description in the Free Peoples player's dead pile."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def value(self, state: TcgState, scope: Scope) -> int:
        cards = state.dead[state.free]
        return len([card for card in cards if self.what.matches(state, card, scope)])

    def heeds(self) -> int:
        return ASIDE | self.what.heeds()


class SitesControlled(Amount):
    """The sites that somebody controls, of a description if one is given."""

    def __init__(self, who: int = YOU, what: Filter | None = None, times: int = 1) -> None:
        self.who: Final = who
        self.what: Final = what
        self.times: Final = times

    def value(self, state: TcgState, scope: Scope) -> int:
        count = 0
        for seat in players(state, self.who, scope):
            for site in state.controlled(seat):
                card = state.path[site]
                count += self.what is None or self.what.matches(state, card, scope)
        return self.times * count

    def heeds(self) -> int:
        return heeded_by(self.what)


def sites_controlled(by: int = YOU, what: Filter | None = None, times: int = 1) -> Amount:
    """For each site that somebody controls."""
    return SitesControlled(by, what, times)


class StrengthOf(Amount):
    """The strength of the first active card of a description."""

    def __init__(self, whom: Filter) -> None:
        self.whom: Final = whom

    def value(self, state: TcgState, scope: Scope) -> int:
        state.look()
        for card in state.actives:
            if self.whom.matches(state, card, scope):
                return state.strength(card)
        return 0

    def heeds(self) -> int:
        return self.whom.heeds()


class HereNumber(Amount):
    """The number of the fellowship's site."""

    def value(self, state: TcgState, scope: Scope) -> int:
        return state.marker[state.free]

    def heeds(self) -> int:
        return NOTHING


class Moves(Amount):
    """How often the fellowship has moved this turn."""

    def value(self, state: TcgState, scope: Scope) -> int:
        return state.moves

    def heeds(self) -> int:
        return NOTHING


moves: Final = Moves()


class Kinds(Amount):
    """How many races (or cultures) there are among active cards of a description."""

    def __init__(self, what: Filter, by_culture: bool) -> None:
        self.what: Final = what
        self.by_culture: Final = by_culture

    def value(self, state: TcgState, scope: Scope) -> int:
        state.look()
        kinds: list[int] = []
        for card in state.actives:
            if self.what.matches(state, card, scope):
                printed = state.card(card)
                kind = printed.culture if self.by_culture else printed.race
                if kind and kind not in kinds:
                    kinds.append(kind)
        return len(kinds)

    def heeds(self) -> int:
        return self.what.heeds()


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


def spotted_by(amount: Amount | None) -> YouSpot | None:
    """What a player chooses how many of to spot, if the amount leaves it to him."""
    if isinstance(amount, YouSpot):
        return amount
    return spotted_by(amount.amount) if isinstance(amount, Limited) else None
