"""Filters: which cards a text means. `COMPANION & ~RING_BOUND` reads as it is written."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.games.tcg import box
from mathom.games.tcg.engine.changes import ASIDE, EVERYTHING, FIGHTS, NOTHING, TOKENS, WOUNDS
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.state import ATTACHED, STACKED, TcgState


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter:
    """A description that a card fits or does not fit."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        """Whether the card fits, said by the scope's card."""
        raise NotImplementedError

    def heeds(self) -> int:
        """What must change for other cards to fit (`changes`), values apart."""
        return EVERYTHING

    def __and__(self, other: Filter) -> Filter:
        return Both((*_parts_of(self), *_parts_of(other)))

    def __or__(self, other: Filter) -> Filter:
        left = self.filters if isinstance(self, Either) else (self,)
        return Either((*left, other))

    def __invert__(self) -> Filter:
        return Not(self)


class Steady(Filter):
    """A description that no card fits anew unless cards come, go, or get other keywords or numbers."""

    def heeds(self) -> int:
        return NOTHING


def heeded_by(filter: Filter | None) -> int:
    """What a description heeds, if there is one."""
    return NOTHING if filter is None else filter.heeds()


def heeded_by_all(filters: tuple[Filter, ...]) -> int:
    """What any of these descriptions heeds."""
    heeded = NOTHING
    for filter in filters:
        heeded |= filter.heeds()
    return heeded


class Any(Steady):
    """Any card."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return True


class Both(Filter):
    """All of these descriptions at once: "an unbound Hobbit companion"."""

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters: Final = filters

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        # A generator is a closure to mypyc, and a list would ask every part.
        for part in self.filters:  # noqa: SIM110
            if not part.matches(state, card, scope):
                return False
        return True

    def heeds(self) -> int:
        return heeded_by_all(self.filters)


def _parts_of(filter: Filter) -> tuple[Filter, ...]:
    return filter.filters if isinstance(filter, Both) else (filter,)


class Either(Filter):
    """One of these descriptions: "a possession or condition"."""

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters: Final = filters

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        # As in Both.
        for part in self.filters:  # noqa: SIM110
            if part.matches(state, card, scope):
                return True
        return False

    def heeds(self) -> int:
        return heeded_by_all(self.filters)


class Not(Filter):
    """Not of this description."""

    def __init__(self, filter: Filter) -> None:
        self.filter: Final = filter

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return not self.filter.matches(state, card, scope)

    def heeds(self) -> int:
        return self.filter.heeds()


# -- what is printed on a card -------------------------------------------------------------------


class Type(Steady):
    """Of a type: companion, possession..."""

    def __init__(self, type: int) -> None:
        self.type: Final = type

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.table.cards[card].type == self.type


class Character(Steady):
    """A companion, ally or minion."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return 1 <= state.table.cards[card].type <= box.MINION


class Item(Steady):
    """A possession or artifact of some class; weapons are those of two classes."""

    def __init__(self, classes: tuple[int, ...]) -> None:
        self.classes: Final = classes

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return any([one in self.classes for one in state.table.cards[card].classes])


class Race(Steady):
    """Of a race."""

    def __init__(self, race: int) -> None:
        self.race: Final = race

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.table.cards[card].race == self.race


class Culture(Steady):
    """Of a culture."""

    def __init__(self, culture: int) -> None:
        self.culture: Final = culture

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.table.cards[card].culture == self.culture


class Side(Steady):
    """A Free Peoples or a Shadow card."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.table.cards[card].side == self.side


class Named(Steady):
    """With a title, whatever the subtitle."""

    def __init__(self, title: str) -> None:
        self.title: Final = title
        self.name: Final = box.NAME_OF.get(title, -1)
        """A title of which the box has no card fits none."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.table.cards[card].name == self.name


class Signet(Steady):
    """With a signet."""

    def __init__(self, signet: int) -> None:
        self.signet: Final = signet

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.table.cards[card].signet == self.signet


class Unique(Steady):
    """With the dot."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.table.cards[card].unique


class SiteNumber(Steady):
    """A site with a number in a range, of a block (any block if 0)."""

    def __init__(self, first: int, last: int, block: int = 0) -> None:
        self.first: Final = first
        self.last: Final = last
        self.block: Final = block

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        site = state.table.cards[card]
        return self.first <= site.site_number <= self.last and self.block in (0, site.block)


class Home(Steady):
    """An ally whose home is a site."""

    def __init__(self, number: int, block: int) -> None:
        self.number: Final = number
        self.block: Final = block

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return (self.number, self.block) in state.table.cards[card].homes


# -- what holds now ------------------------------------------------------------------------------


class Keyword(Steady):
    """Having a keyword now, printed or given; roaming is one (rules 9.3)."""

    def __init__(self, keyword: int) -> None:
        self.keyword: Final = keyword

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.has(card, self.keyword)


class Unbound(Steady):
    """A companion without Ring-bound (rules 14.9)."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.table.cards[card].type == box.COMPANION and not state.has(card, box.RING_BOUND)


class RingBearer(Steady):
    """The Ring-bearer of the fellowship."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.bearer[state.free] == card


class Yours(Steady):
    """Of the player the text calls "you"."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.table.owners[card] == scope.seat


class Wounded(Filter):
    """With at least one wound."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.wounds[card] > 0

    def heeds(self) -> int:
        return WOUNDS


class Exhausted(Filter):
    """With one vitality left."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.vitality(card) == 1

    def heeds(self) -> int:
        return WOUNDS


class StrengthAtMost(Steady):
    """No stronger than a number."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.strength(card) <= self.most


class Skirmishing(Filter):
    """In the skirmish under way, against a card of a description; None: against anybody."""

    def __init__(self, against: Filter | None = None) -> None:
        self.against: Final = against

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        if not state.in_skirmish:
            return False
        foes: list[int] = state.fighting
        if card in foes:
            foes = [state.skirmish] if state.skirmish >= 0 else []
        elif card != state.skirmish:
            return False
        if self.against is None:
            return True
        return any([self.against.matches(state, foe, scope) for foe in foes])

    def heeds(self) -> int:
        return FIGHTS | heeded_by(self.against)


class Assigned(Filter):
    """Assigned to a skirmish, the one under way included; against a description if one is given."""

    def __init__(self, against: Filter | None = None) -> None:
        self.against: Final = against

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        foe = state.assigned[card]
        if foe >= 0:
            return self.against is None or self.against.matches(state, foe, scope)
        for minion in state.in_play:
            if state.assigned[minion] == card and (
                self.against is None or self.against.matches(state, minion, scope)
            ):
                return True
        return False

    def heeds(self) -> int:
        return FIGHTS | heeded_by(self.against)


class Bears(Filter):
    """Bearing a card of a description, at least so many."""

    def __init__(self, what: Filter, least: int = 1) -> None:
        self.what: Final = what
        self.least: Final = least

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        count = 0
        for borne in state.in_play:
            if state.on[borne] == card and state.zone[borne] == ATTACHED and state.is_active[borne]:
                count += self.what.matches(state, borne, scope)
        return count >= self.least

    def heeds(self) -> int:
        return self.what.heeds()


class BorneBy(Filter):
    """Borne by a card of a description."""

    def __init__(self, bearer: Filter) -> None:
        self.bearer: Final = bearer

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.zone[card] == ATTACHED and self.bearer.matches(state, state.on[card], scope)

    def heeds(self) -> int:
        return self.bearer.heeds()


class StackedOn(Filter):
    """Stacked on a card of a description."""

    def __init__(self, under: Filter) -> None:
        self.under: Final = under

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.zone[card] == STACKED and self.under.matches(state, state.on[card], scope)

    def heeds(self) -> int:
        return ASIDE | self.under.heeds()


class HasStacked(Filter):
    """With a card of a description stacked on it."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return any([self.what.matches(state, above, scope) for above in state.stacked_on(card)])

    def heeds(self) -> int:
        return ASIDE | self.what.heeds()


class HasTokens(Filter):
    """With culture tokens on it."""

    def __init__(self, culture: int, least: int = 1) -> None:
        self.culture: Final = culture
        self.least: Final = least

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.token_count(card, self.culture) >= self.least

    def heeds(self) -> int:
        return TOKENS


class YouControl(Steady):
    """A site that "you" control."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        site = state.table.cards[card]
        return site.type == box.SITE and state.controller[site.site_number] == scope.seat


# -- what the text points at ---------------------------------------------------------------------


class ThisCard(Steady):
    """The card that says so."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return card == scope.source


class BearerOfThis(Steady):
    """The card bearing the one that says so."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return state.on[scope.source] == card


class Chosen(Steady):
    """A card chosen earlier in the same action: "that companion"."""

    def __init__(self, slot: int = 0) -> None:
        self.slot: Final = slot

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return card in scope.recall(self.slot)


class Subject(Steady):
    """The card it happened to: "that minion" after "each time a minion wins"."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return scope.happening is not None and scope.happening.card == card


class Opposite(Steady):
    """The second card of what happened: the one he was skirmishing, the one it was played on."""

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        return scope.happening is not None and scope.happening.other == card


class SameAsChosen(Steady):
    """With the title (or culture) of a card chosen earlier."""

    def __init__(self, by_culture: bool, slot: int = 0) -> None:
        self.by_culture: Final = by_culture
        self.slot: Final = slot

    def matches(self, state: TcgState, card: int, scope: Scope) -> bool:
        this = state.table.cards[card]
        for other in scope.recall(self.slot):
            that = state.table.cards[other]
            if this.culture == that.culture if self.by_culture else this.name == that.name:
                return True
        return False
