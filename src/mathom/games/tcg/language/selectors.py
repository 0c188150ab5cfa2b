"""Selectors: how the cards that an effect works on are found."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.core.chance import Occasion
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.amounts import Amount, Number
from mathom.games.tcg.language.filters import Filter
from mathom.games.tcg.language.who import YOU, players
from mathom.games.tcg.state import DEAD, DECK, DISCARD, HAND, SUPPORT, TcgState

IN_PLAY: Final = SUPPORT
"""As a zone to choose from: everything active in play."""
FROM_STACK: Final = 7
"""Cards stacked on active cards and on sites: `state.STACKED`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Selector:
    """Finds cards. Only `Choose` asks somebody."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot
        """Where what is found is remembered ("that card"); -1 for nowhere."""

    def find(self, state: TcgState, scope: Scope) -> list[int]:
        """The cards that may be, or are, taken."""
        raise NotImplementedError


def cards_in(state: TcgState, zone: int, seat: int) -> list[int]:
    """The cards of a player that a text may take from a zone."""
    if zone == HAND:
        return state.hands[seat]
    if zone == DISCARD:
        return state.discards[seat]
    if zone == DEAD:
        return state.dead[seat]
    if zone == DECK:
        return [*state.bottoms[seat], *state.decks[seat], *state.tops[seat]]
    if zone == FROM_STACK:
        return [card for card, at in enumerate(state.zone) if at == FROM_STACK and state.reachable(card)]
    state.look()
    return state.actives


class Choose(Selector):
    """ "A minion", "2 unbound companions", "up to 3 ...": somebody chooses."""

    def __init__(
        self,
        what: Filter,
        count: Amount | None = None,
        *,
        up_to: bool = False,
        least: int = 0,
        who: int = YOU,
        whose: int = YOU,
        zone: int = IN_PLAY,
        slot: int = 0,
    ) -> None:
        super().__init__(slot)
        self.what: Final = what
        self.count: Final = Number(1) if count is None else count
        self.up_to: Final = up_to
        self.least: Final = least
        """Of "up to", at least so many: "exert X Elves" is never none (rules 12.4)."""
        self.who: Final = who
        """Who chooses; from hand, deck and piles also whose they are, unless `whose` says otherwise."""
        self.whose: Final = whose
        self.zone: Final = zone

    def chooser(self, state: TcgState, scope: Scope) -> int:
        """The player who chooses."""
        return players(state, self.who, scope)[0]

    def find(self, state: TcgState, scope: Scope) -> list[int]:
        whose = self.chooser(state, scope)
        if self.whose != YOU:
            whose = players(state, self.whose, scope)[0]
        cards = cards_in(state, self.zone, whose)
        return [card for card in cards if self.what.matches(state, card, scope)]


class Each(Selector):
    """ "Each minion", "all conditions"."""

    def __init__(self, what: Filter, *, who: int = YOU, zone: int = IN_PLAY, slot: int = 0) -> None:
        super().__init__(slot)
        self.what: Final = what
        self.who: Final = who
        self.zone: Final = zone

    def find(self, state: TcgState, scope: Scope) -> list[int]:
        found: list[int] = []
        for seat in players(state, self.who, scope):
            for card in cards_in(state, self.zone, seat):
                if card not in found and self.what.matches(state, card, scope):
                    found.append(card)
        return found


class This(Selector):
    """The card that says so."""

    def __init__(self) -> None:
        super().__init__(-1)

    def find(self, state: TcgState, scope: Scope) -> list[int]:
        return [scope.source]


class Bearer(Selector):
    """The card bearing the one that says so."""

    def __init__(self) -> None:
        super().__init__(-1)

    def find(self, state: TcgState, scope: Scope) -> list[int]:
        return [state.on[scope.source]] if state.on[scope.source] >= 0 else []


class That(Selector):
    """What was chosen before, under a slot."""

    def __init__(self, which: int = 0) -> None:
        super().__init__(-1)
        self.which: Final = which

    def find(self, state: TcgState, scope: Scope) -> list[int]:
        return list(scope.recall(self.which))


class BearerOfThat(Selector):
    """Whoever bears the cards chosen before."""

    def __init__(self, which: int = 0) -> None:
        super().__init__(-1)
        self.which: Final = which

    def find(self, state: TcgState, scope: Scope) -> list[int]:
        cards = [state.on[card] for card in scope.recall(self.which)]
        return [card for card in cards if card >= 0]


class Happened(Selector):
    """The card it happened to ("that minion"), or the other card of it."""

    def __init__(self, other: bool = False) -> None:
        super().__init__(-1)
        self.other: Final = other

    def find(self, state: TcgState, scope: Scope) -> list[int]:
        happening = scope.happening
        if happening is None:
            return []
        card = happening.other if self.other else happening.card
        return [card] if card >= 0 and state.is_in_play(card) else []


class AtRandom(Selector):
    """So many cards at random from a hand or pile."""

    def __init__(self, count: Amount, *, who: int, zone: int, slot: int = 0) -> None:
        super().__init__(slot)
        self.count: Final = count
        self.who: Final = who
        self.zone: Final = zone

    def find(self, state: TcgState, scope: Scope) -> list[int]:
        seat = players(state, self.who, scope)[0]
        pool = cards_in(state, self.zone, seat)[:]
        found: list[int] = []
        if pool and state.chance.listens:
            count = min(len(pool), self.count.value(state, scope))
            source = state.table.names[scope.source]
            state.expect(Occasion("random", count, seat, "effect", card=source))
        while pool and len(found) < self.count.value(state, scope):
            card = state.draw("random", pool, state.table.codes)
            pool.remove(card)
            found.append(card)
        return found
