"""InForce: a trait that holds now, and for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.phases import HAPPENINGS

if TYPE_CHECKING:
    from mathom.games.tcg.language.condition import Condition
    from mathom.games.tcg.language.filter import Filter
    from mathom.games.tcg.language.traits import Trait

TRAIT_KINDS: Final = 40
"""More than there are kinds of traits (`language.traits`)."""
SWITCHED_OFF: Final = 29
"""The one kind of which conditions know: the first sentence of the card does not apply."""


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


@final
class Voice:
    """What a card says as long as it is active."""

    __slots__ = ("heeded", "of_site", "traits", "waiting")

    def __init__(
        self, of_site: bool, heeded: int, traits: list[InForce], waiting: list[tuple[int, int]]
    ) -> None:
        self.of_site: Final = of_site
        self.heeded: Final = heeded
        """The changes after which it may say something else."""
        self.traits: Final = traits
        self.waiting: Final = waiting
        """What kind of happening each of its abilities answers to, and `CARD_SPACE * node + card`."""


NONE: Final[list[InForce]] = []
"""Shared by all kinds of which nothing is in force, so never changed."""

NOTHING_IN_FORCE: Final[list[list[InForce]]] = [NONE] * TRAIT_KINDS
"""A list for each kind of trait. Never changed either: most tables have few traits, many have none."""


def put_in_force(kinds: list[list[InForce]], entry: InForce) -> list[list[InForce]]:
    """One more trait holds: the lists with it, which may be others than before."""
    if kinds is NOTHING_IN_FORCE:
        kinds = NOTHING_IN_FORCE[:]
    kind = entry.trait.kind
    if kinds[kind] is NONE:
        kinds[kind] = [entry]
    else:
        kinds[kind].append(entry)
    return kinds


NOBODY: Final[list[int]] = []
"""Shared by all happenings that nobody waits for, so never changed."""

NOBODY_WATCHES: Final[list[list[int]]] = [NOBODY] * len(HAPPENINGS)
"""A list for each kind of happening. Never changed either."""


def watch(kinds: list[list[int]], waiting: list[tuple[int, int]]) -> list[list[int]]:
    """More abilities wait for something to happen: the lists with them, perhaps others than before."""
    if kinds is NOBODY_WATCHES:
        kinds = NOBODY_WATCHES[:]
    for kind, ability in waiting:
        if kinds[kind] is NOBODY:
            kinds[kind] = [ability]
        else:
            kinds[kind].append(ability)
    return kinds
