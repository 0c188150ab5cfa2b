"""InForce: a trait that holds now, and for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mathom.games.tcg.scope import Scope

if TYPE_CHECKING:
    from mathom.games.tcg.language.conditions import Condition
    from mathom.games.tcg.language.filters import Filter
    from mathom.games.tcg.language.traits import Trait

TRAIT_KINDS: Final = 64
"""More than there are kinds of traits (`language.traits`)."""


@final
class InForce:
    """A trait from a card's continuous text (with a filter) or from a lasting effect (with cards)."""

    __slots__ = ("amount", "cards", "condition", "fixed", "scope", "trait", "whom")

    def __init__(
        self,
        trait: Trait,
        scope: Scope,
        whom: Filter | None,
        condition: Condition | None,
        cards: tuple[int, ...],
        amount: int,
        fixed: bool = False,
    ) -> None:
        self.trait: Final = trait
        self.scope: Final = scope
        self.whom: Final = whom
        """Whom it touches; None: the cards listed, or the table."""
        self.condition: Final = condition
        self.cards: Final = cards
        self.amount: Final = amount
        self.fixed: Final = fixed
        """Whether the amount was fixed once and for all, by a lasting effect."""


def nothing_in_force() -> list[list[InForce]]:
    """A list for each kind of trait."""
    return [[] for _ in range(TRAIT_KINDS)]
