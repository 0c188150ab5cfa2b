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

__all__ = ["Amount", "InDeadPile", "Smaller", "Sum"]


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


class SpotTwilight(YouSpot):
    """For each twilight token "you spot"."""

    def most(self, state: TcgState, scope: Scope) -> int:
        return state.twilight


class SpotBurdens(YouSpot):
    """For each burden "you spot"."""

    def most(self, state: TcgState, scope: Scope) -> int:
        return state.burdens[state.free]


class ChosenNumber(Amount):
    """The X that was chosen earlier."""

    def __init__(self, times: int = 1) -> None:
        self.times: Final = times

    def value(self, state: TcgState, scope: Scope) -> int:
        return self.times * scope.number


class CountOfChosen(Amount):
    """How many cards were chosen earlier."""

    def __init__(self, times: int = 1, slot: int = 0) -> None:
        self.times: Final = times
        self.slot: Final = slot

    def value(self, state: TcgState, scope: Scope) -> int:
        return self.times * len(scope.recall(self.slot))


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


class Burdens(Amount):
    """For each burden."""

    def value(self, state: TcgState, scope: Scope) -> int:
        return state.burdens[state.free]

    def heeds(self) -> int:
        return BURDENS


class Twilight(Amount):
    """For each twilight token in the pool."""

    def value(self, state: TcgState, scope: Scope) -> int:
        return state.twilight

    def heeds(self) -> int:
        return TWILIGHT


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
