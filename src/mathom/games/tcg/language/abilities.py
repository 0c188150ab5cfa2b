"""Abilities: what a card lets or makes its player do, and when."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.engine.scope import Happening, Scope
from mathom.games.tcg.language.amounts import Amount
from mathom.games.tcg.language.conditions import Condition
from mathom.games.tcg.language.effect import Effect, as_cost
from mathom.games.tcg.language.filters import Filter
from mathom.games.tcg.language.node import Numbered
from mathom.games.tcg.phases import LOSES, WINS
from mathom.games.tcg.state import TcgState

EVENT: Final = 0
"""The text of an event: played from hand in its phase, or as a Response."""
SPECIAL: Final = 1
"""A special ability: used in its phase, or as a Response, while its card is in play."""
TRIGGER: Final = 2
""" "Each time", "when", "at the start of": required unless it says "may"."""
STACKED_SPECIAL: Final = 3
"""A special ability that is used while its card is stacked."""

NO_LIMIT: Final = 0
PER_PHASE: Final = 1
PER_TURN: Final = 2


class When:
    """What an ability answers to: "each time X wins a skirmish against Y"."""

    def __init__(
        self,
        kind: int,
        subject: Filter | None = None,
        other: Filter | None = None,
        *,
        by: Filter | None = None,
        phase: int = -1,
        actor: int = -1,
        involving: Filter | None = None,
    ) -> None:
        self.kind: Final = kind
        self.subject: Final = subject
        self.other: Final = other
        self.by: Final = by
        """The card whose effect does it ("about to be discarded by a Shadow card")."""
        self.phase: Final = phase
        """The phase that starts or ends, or in which it must happen ("a wound in a skirmish")."""
        self.actor: Final = actor
        """The side whose player does it (`box.FREE`, `box.SHADOW`), or -1."""
        self.involving: Final = involving
        """Who must be in the skirmish in which it happens."""

    def answers(self, state: TcgState, happening: Happening, scope: Scope) -> bool:
        """Whether what happens is what the ability waits for."""
        if happening.kind != self.kind:
            return False
        if self.phase >= 0 and self.phase != state.phase:
            return False
        if self.involving is not None and not self._involved(state, scope):
            return False
        if self.actor >= 0 and (happening.seat == state.free) != (self.actor == 1):
            return False
        return (
            _fits(self.subject, state, happening.card, scope)
            and self._against(state, happening, scope)
            and _fits(self.by, state, happening.source, scope)
        )

    def _involved(self, state: TcgState, scope: Scope) -> bool:
        involved = [*state.fighting, state.skirmish] if state.in_skirmish else []
        return any([_fits(self.involving, state, card, scope) for card in involved])

    def _against(self, state: TcgState, happening: Happening, scope: Scope) -> bool:
        """In a skirmish won or lost against several minions, any of them will do."""
        if self.other is None or _fits(self.other, state, happening.other, scope):
            return True
        if self.kind == WINS:
            return any([_fits(self.other, state, loser, scope) for loser in state.beaten])
        if self.kind == LOSES and happening.card not in state.fighting:
            return any([_fits(self.other, state, minion, scope) for minion in state.fighting])
        return False


def _fits(filter: Filter | None, state: TcgState, card: int, scope: Scope) -> bool:
    return filter is None or (card >= 0 and filter.matches(state, card, scope))


class Ability(Numbered):
    """Requirements, costs, effect: "Phase: if ..., (cost) to (effect)"."""

    def __init__(
        self,
        kind: int,
        effect: Effect,
        *,
        phases: tuple[int, ...] = (),
        when: When | None = None,
        condition: Condition | None = None,
        costs: tuple[Effect, ...] = (),
        may: bool = True,
        times: int = 0,
        limit: int = NO_LIMIT,
    ) -> None:
        super().__init__()
        self.kind: Final = kind
        self.effect: Final = effect
        self.phases: Final = phases
        self.when: Final = when
        """None for a phase action. A SPECIAL or EVENT with `when` is a Response."""
        self.condition: Final = condition
        self.costs: Final = costs
        for cost in costs:
            as_cost(cost)
        self.may: Final = may
        self.times: Final = times
        self.limit: Final = limit

    def parts(self) -> list[Numbered]:
        return [*self.costs, self.effect]


class ToPlay(Numbered):
    """ "To play, spot an Elf": checked before any cost."""

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition: Final = condition


class ExtraCost(Numbered):
    """ "To play, exert a Dwarf": paid after the twilight cost."""

    def __init__(self, cost: Effect, on_bearer: bool = False) -> None:
        super().__init__()
        self.cost: Final = cost
        as_cost(cost)
        self.on_bearer: Final = on_bearer
        """The very card it is played on is what the cost works on."""

    def parts(self) -> list[Numbered]:
        return [self.cost]


class OwnCost(Numbered):
    """The card's own twilight cost is different while it is being played."""

    def __init__(self, amount: Amount, condition: Condition | None = None) -> None:
        super().__init__()
        self.amount: Final = amount
        self.condition: Final = condition


class PlaysOn(Numbered):
    """ "Bearer must be ...", "plays on a site you control"; `limit` 1 means one per character."""

    def __init__(self, bearer: Filter, limit: int = 0) -> None:
        super().__init__()
        self.bearer: Final = bearer
        self.limit: Final = limit


class SupportArea(Numbered):
    """ "Plays to your support area"."""


class SecondOfClass(Numbered):
    """Bearer may bear this beside another item of its class."""
