"""Twilight, burdens, culture tokens."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.text import Rule
from mathom.games.tcg.engine.changes import BURDENS, TOKENS, TWILIGHT
from mathom.games.tcg.engine.scope import Happening, Scope
from mathom.games.tcg.language.amounts import Amount
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.selectors import Selector
from mathom.games.tcg.language.traits import NO_REMOVING_BURDENS
from mathom.games.tcg.phases import ABOUT_BURDENS, BURDENS_ADDED, BURDENS_REMOVED
from mathom.games.tcg.state import TOKEN_KINDS, TcgState
from mathom.games.tcg.steps.triggers import Awaiting, announce, await_answers


class AddTwilight(Effect):
    """Add tokens to the twilight pool."""

    def __init__(self, count: Amount) -> None:
        super().__init__()
        self.count: Final = count

    def apply(self, state: TcgState, scope: Scope) -> None:
        state.twilight += self.count.value(state, scope)
        state.changed(TWILIGHT)


class RemoveTwilight(Effect):
    """Remove tokens from the twilight pool."""

    def __init__(self, count: Amount) -> None:
        super().__init__()
        self.count: Final = count

    def possible(self, state: TcgState, scope: Scope) -> bool:
        return state.twilight >= self.count.value(state, scope)

    def partly(self, state: TcgState, scope: Scope) -> bool:
        return state.twilight > 0

    def takes(self, state: TcgState, scope: Scope) -> int:
        return self.count.value(state, scope)

    def apply(self, state: TcgState, scope: Scope) -> None:
        state.twilight -= min(state.twilight, self.count.value(state, scope))
        state.changed(TWILIGHT)


class AddBurdens(Effect):
    """Add burdens to the Ring-bearer. As an effect, others may answer before it happens."""

    def __init__(self, count: Amount) -> None:
        super().__init__()
        self.count: Final = count

    def apply(self, state: TcgState, scope: Scope) -> None:
        count = self.count.value(state, scope)
        if count > 0:
            about = Happening(ABOUT_BURDENS, source=scope.source, seat=scope.seat, amount=count)
            await_answers(state, PlaceBurdens(about))


class PlaceBurdens(Awaiting):
    """The burdens are placed."""

    rule = Rule("tcg", "burdens", 8)

    def run(self, state: TcgState) -> Decision | None:
        about = self.happening
        state.burdens[state.free] += about.amount
        state.changed(BURDENS)
        if state.events is not None:
            state.tell("burdens", {"count": about.amount})
        placed = Happening(BURDENS_ADDED, source=about.source, seat=about.seat, amount=about.amount)
        announce(state, placed)
        return None


class RemoveBurdens(Effect):
    """Remove burdens."""

    def __init__(self, count: Amount) -> None:
        super().__init__()
        self.count: Final = count

    def possible(self, state: TcgState, scope: Scope) -> bool:
        state.look()
        if state.in_force[NO_REMOVING_BURDENS]:
            return False
        return state.burdens[state.free] >= self.count.value(state, scope)

    def partly(self, state: TcgState, scope: Scope) -> bool:
        state.look()
        return state.burdens[state.free] > 0 and not state.in_force[NO_REMOVING_BURDENS]

    def apply(self, state: TcgState, scope: Scope) -> None:
        state.look()
        count = min(state.burdens[state.free], self.count.value(state, scope))
        if not count or state.in_force[NO_REMOVING_BURDENS]:
            return
        state.burdens[state.free] -= count
        state.changed(BURDENS)
        if state.events is not None:
            state.tell("burdens_removed", {"count": count})
        announce(state, Happening(BURDENS_REMOVED, source=scope.source, amount=count))


class PlaceTokens(Effect):
    """Place culture tokens on a card."""

    def __init__(self, where: Selector, culture: int, count: Amount) -> None:
        super().__init__(where)
        self.where: Final = where
        self.culture: Final = culture
        self.count: Final = count

    def apply(self, state: TcgState, scope: Scope) -> None:
        for card in scope.found[0]:
            key = TOKEN_KINDS * card + self.culture
            state.tokens[key] = state.tokens.get(key, 0) + self.count.value(state, scope)
        state.changed(TOKENS)


class RemoveTokens(Effect):
    """Remove culture tokens from a card."""

    def __init__(self, where: Selector, culture: int, count: Amount) -> None:
        super().__init__(where)
        self.where: Final = where
        self.culture: Final = culture
        self.count: Final = count

    def fits(self, state: TcgState, scope: Scope, which: int, card: int) -> bool:
        return state.token_count(card, self.culture) >= self.count.value(state, scope)

    def apply(self, state: TcgState, scope: Scope) -> None:
        for card in scope.found[0]:
            key = TOKEN_KINDS * card + self.culture
            state.tokens[key] -= self.count.value(state, scope)
            if not state.tokens[key]:
                del state.tokens[key]
        state.changed(TOKENS)
