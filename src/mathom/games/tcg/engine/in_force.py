"""InForce: a trait that holds now, and for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.phases import HAPPENINGS

if TYPE_CHECKING:
    from mathom.games.tcg.language.conditions import Condition
    from mathom.games.tcg.language.filter import Filter
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


NONE: Final[list[InForce]] = []
"""Shared by all kinds of which nothing is in force, so never changed."""


def nothing_in_force() -> list[list[InForce]]:
    """A list for each kind of trait."""
    return [NONE] * TRAIT_KINDS


def put_in_force(kinds: list[list[InForce]], entry: InForce) -> None:
    """One more trait holds."""
    kind = entry.trait.kind
    if kinds[kind] is NONE:
        kinds[kind] = [entry]
    else:
        kinds[kind].append(entry)


NOBODY: Final[list[int]] = []
"""Shared by all happenings that nobody waits for, so never changed."""


def nobody_watches() -> list[list[int]]:
    """A list for each kind of happening."""
    return [NOBODY] * len(HAPPENINGS)


def watch(kinds: list[list[int]], kind: int, ability: int) -> None:
    """One more ability waits for something to happen."""
    if kinds[kind] is NOBODY:
        kinds[kind] = [ability]
    else:
        kinds[kind].append(ability)
