"""What a text makes of cards or of the table: `strength(2)`, `has(FIERCE)`, `cannot(TAKE_WOUNDS)`."""

from __future__ import annotations

from mathom.games.tcg.language import amounts, traits
from mathom.games.tcg.language.amounts import Amount
from mathom.games.tcg.language.filters import Filter
from mathom.games.tcg.language.traits import Trait
from mathom.games.tcg.language.words import amount


def strength(value: Amount | int) -> Trait:
    """Strength plus or minus."""
    return traits.Strength(amount(value))


def has(number: int, value: Amount | int | None = None) -> Trait:
    """A keyword, with its value: `has(FIERCE)`, `has(DAMAGE, 1)`."""
    return traits.HasKeyword(number, None if value is None else amount(value))


def loses(number: int) -> Trait:
    """No longer a keyword: `loses(FIERCE)`."""
    return traits.LosesKeyword(number)


def cannot(what: int, by: Filter | None = None) -> Trait:
    """Cannot: `cannot(TAKE_WOUNDS)`."""
    return traits.Cannot(what, by)


def wounds_prevented() -> Trait:
    """All wounds to the card are prevented; it may still be chosen to take them."""
    return traits.Plain(traits.WOUNDS_PREVENTED)


def takes_part() -> Trait:
    """An ally takes part in archery fire and skirmishes."""
    return traits.Plain(traits.TAKES_PART)


def joins_skirmishes() -> Trait:
    """An ally takes part in skirmishes, and in nothing else."""
    return traits.Plain(traits.JOINS_SKIRMISHES)


def bears_for(what: Filter, value: Amount | int) -> Trait:
    """Such cards cost more or less when played on this one."""
    return traits.About(traits.PLAY_ON_COST, what, amount(value))


def cannot_bear(what: Filter) -> Trait:
    """Such cards may not be borne."""
    return traits.About(traits.CANNOT_BEAR, what)


def no_bonus_from(what: Filter) -> Trait:
    """Such cards give no strength bonus."""
    return traits.About(traits.NO_BONUS, what)


def roaming_penalty(value: Amount | int) -> Trait:
    """The roaming penalty plus or minus."""
    return traits.Plain(traits.ROAMING_COST, amount(value))


def minion_site(value: Amount | int) -> Trait:
    """A minion's site number plus or minus."""
    return traits.Plain(traits.SITE_NUMBER, amount(value))


def skip(phase: int) -> Trait:
    """A phase is skipped."""
    return traits.OfPhase(traits.SKIP_PHASE, phase)


def no_actions(phase: int, player: int = -1) -> Trait:
    """Somebody, or nobody at all, may play events and use abilities of a phase."""
    return traits.OfPhase(traits.NO_ACTIONS, phase, player)


def move_limit(value: int) -> Trait:
    """The move limit plus or minus."""
    return traits.Plain(traits.MOVE_LIMIT, amounts.Number(value))


def must_move() -> Trait:
    """The fellowship must move again, if it can."""
    return traits.Plain(traits.MUST_MOVE)


def cannot_move() -> Trait:
    """The fellowship may not move again."""
    return traits.Plain(traits.CANNOT_MOVE)


def allies_take_archery() -> Trait:
    """Allies take the wounds of archery fire."""
    return traits.Plain(traits.ALLIES_TAKE_ARCHERY)


def without_first_sentence() -> Trait:
    """The first sentence of its text does not apply."""
    return traits.Plain(traits.SWITCHED_OFF)


def keep_cards(side: int) -> Trait:
    """Shadow cards may not discard from this side's hand and draw deck."""
    return traits.OfSide(traits.KEEP_CARDS, side)


def overwhelmed_only_tripled() -> Trait:
    """May not be overwhelmed unless strength is tripled."""
    return traits.Plain(traits.OVERWHELM, amounts.Number(3))


def most_wounds(value: int) -> Trait:
    """Takes no more than so many wounds in a phase."""
    return traits.Plain(traits.MOST_WOUNDS, amounts.Number(value))


def costs(value: Amount | int) -> Trait:
    """Twilight cost plus or minus."""
    return traits.Plain(traits.COST, amount(value))


def shadow_number(value: Amount | int) -> Trait:
    """A site's Shadow number plus or minus."""
    return traits.Plain(traits.SHADOW_NUMBER, amount(value))


def archery_total(side: int, value: Amount | int) -> Trait:
    """The archery total of a side plus or minus."""
    return traits.OfSide(traits.ARCHERY_TOTAL, side, amount(value))
