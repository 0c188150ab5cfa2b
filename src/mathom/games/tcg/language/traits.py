"""Traits: what a continuous text or a lasting effect makes of a card or of the table.

The same trait serves "Gimli is strength +1" and "make Gimli strength +1 until the regroup phase".
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.games.tcg.engine.changes import NOTHING
from mathom.games.tcg.language.amounts import Amount
from mathom.games.tcg.language.conditions import Condition
from mathom.games.tcg.language.filters import Filter, heeded_by
from mathom.games.tcg.language.node import Numbered

# Traits of a card that values.refresh works out, in this order
KEYWORD: Final = 0
NO_KEYWORD: Final = 1
SITE_NUMBER: Final = 2
VITALITY: Final = 3
STRENGTH: Final = 4
LAST_WORKED_OUT: Final = STRENGTH
# Traits of a card that are asked for when they matter
COST: Final = 5
PLAY_ON_COST: Final = 6
SHADOW_NUMBER: Final = 7
RESISTANCE: Final = 8
OVERWHELM: Final = 9
MOST_WOUNDS: Final = 10
CANNOT: Final = 11
NO_BONUS: Final = 12
TAKES_PART: Final = 13
EXTRA_COST: Final = 14
NO_TEXT: Final = 15
CANNOT_BEAR: Final = 16
COUNTS_AS_CLASS: Final = 17
NOT_AGAINST: Final = 18
JOINS_SKIRMISHES: Final = 19
# Traits of the table
ARCHERY_TOTAL: Final = 20
MOVE_LIMIT: Final = 21
SKIP_PHASE: Final = 22
ROAMING_COST: Final = 23
MUST_MOVE: Final = 24
CANNOT_MOVE: Final = 25
NO_ACTIONS: Final = 26
KEEP_CARDS: Final = 27
ALLIES_TAKE_ARCHERY: Final = 28
SWITCHED_OFF: Final = 29
NO_PLAYING_FROM: Final = 30
ONE_MINION_EACH: Final = 31
WIN_LATER: Final = 32
NO_REMOVING_BURDENS: Final = 33
NO_LOOKING_AT_HAND: Final = 34
# More traits of a card that are asked for when they matter
WOUNDS_PREVENTED: Final = 35
"""It may be chosen to take a wound, which is then prevented (rules 10.1)."""

# What a card cannot do or have done to it (the trait Cannot)
TAKE_WOUNDS: Final = 0
BE_HEALED: Final = 1
BE_DISCARDED: Final = 2
BE_EXERTED: Final = 3
BE_ASSIGNED: Final = 4
BE_PLAYED: Final = 5
ADD_TO_ARCHERY: Final = 6
USE_ABILITIES: Final = 7
TAKE_PART: Final = 8
"""An ally that may not take part in archery fire or skirmishes."""
PROHIBITIONS: Final = [
    "take-wounds", "be-healed", "be-discarded", "be-exerted", "be-assigned", "be-played",
    "add-to-archery", "use-abilities", "take-part",
]  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait(Numbered):
    """One thing that is different."""

    def __init__(self, kind: int, amount: Amount | None = None) -> None:
        super().__init__()
        self.kind: Final = kind
        self.amount: Final = amount
        """How much; None where there is nothing to count."""


class Strength(Trait):
    """Strength plus or minus."""

    def __init__(self, amount: Amount) -> None:
        super().__init__(STRENGTH, amount)


class Vitality(Trait):
    """Vitality plus or minus."""

    def __init__(self, amount: Amount) -> None:
        super().__init__(VITALITY, amount)


class HasKeyword(Trait):
    """A keyword, with its value if it has one: fierce, damage +1."""

    def __init__(self, keyword: int, amount: Amount | None = None) -> None:
        super().__init__(KEYWORD, amount)
        self.keyword: Final = keyword


class LosesKeyword(Trait):
    """No longer the keyword, nor any bonus of it."""

    def __init__(self, keyword: int) -> None:
        super().__init__(NO_KEYWORD)
        self.keyword: Final = keyword


class Plain(Trait):
    """A trait that is wholly told by its kind and amount: cost, Shadow number, move limit..."""


class Cannot(Trait):
    """Something that cannot be done by or to the card; `by` limits it to effects of such cards."""

    def __init__(self, what: int, by: Filter | None = None) -> None:
        super().__init__(CANNOT)
        self.what: Final = what
        self.by: Final = by


class About(Trait):
    """A trait that speaks of other cards: items that cost less on this one, cannot be borne, give
    no bonus; minions it cannot be assigned against."""

    def __init__(self, kind: int, what: Filter, amount: Amount | None = None) -> None:
        super().__init__(kind, amount)
        self.what: Final = what


class OfSide(Trait):
    """An archery total, or whatever else a side of the table has."""

    def __init__(self, kind: int, side: int, amount: Amount | None = None) -> None:
        super().__init__(kind, amount)
        self.side: Final = side


class OfPhase(Trait):
    """A phase that is skipped, or in which somebody can play no events and use no abilities."""

    def __init__(self, kind: int, phase: int, who: int = -1) -> None:
        super().__init__(kind)
        self.phase: Final = phase
        self.who: Final = who


class Continuous(Numbered):
    """ "While ..., each X is ...": holds as long as its card is active and the condition is so."""

    def __init__(
        self, traits: tuple[Trait, ...], whom: Filter | None, condition: Condition | None = None
    ) -> None:
        super().__init__()
        self.traits: Final = traits
        self.whom: Final = whom
        """Which cards; None for the table itself."""
        self.condition: Final = condition
        self.heeded: Final = _heeded(traits, whom, condition)
        """What must change for values to be worked out anew (`changes`)."""

    def parts(self) -> list[Numbered]:
        return list(self.traits)


def _heeded(traits: tuple[Trait, ...], whom: Filter | None, condition: Condition | None) -> int:
    """What a text heeds; traits that are asked for when they matter are never out of date."""
    worked_out = [one for one in traits if one.kind <= LAST_WORKED_OUT or one.kind == NO_BONUS]
    if not worked_out:
        return NOTHING
    heeded = heeded_by(whom)
    if condition is not None:
        heeded |= condition.heeds()
    for trait in worked_out:
        if trait.amount is not None:
            heeded |= trait.amount.heeds()
        if isinstance(trait, About):
            heeded |= trait.what.heeds()
    return heeded
