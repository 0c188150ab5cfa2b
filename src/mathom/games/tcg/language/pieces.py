"""The pieces of which a card's text is put together: events, abilities, triggers, continuous text."""

from __future__ import annotations

from mathom.games.tcg import phases
from mathom.games.tcg.language import abilities, traits
from mathom.games.tcg.language.amounts import Amount
from mathom.games.tcg.language.conditions import Condition
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.filters import Filter
from mathom.games.tcg.language.traits import Trait
from mathom.games.tcg.language.words import amount

Costs = tuple[Effect, ...]


def event(
    phase: int | tuple[int, ...], effect: Effect, *, cost: Costs = (), if_: Condition | None = None
) -> abilities.Ability:
    """An event of a phase (or of two)."""
    in_phases = (phase,) if isinstance(phase, int) else phase
    return abilities.Ability(abilities.EVENT, effect, phases=in_phases, condition=if_, costs=cost)


def response_event(
    to: abilities.When, effect: Effect, *, cost: Costs = (), if_: Condition | None = None
) -> abilities.Ability:
    """A Response event."""
    return abilities.Ability(abilities.EVENT, effect, when=to, condition=if_, costs=cost)


def ability(
    phase: int | tuple[int, ...],
    effect: Effect,
    *,
    cost: Costs = (),
    if_: Condition | None = None,
    per_turn: int = 0,
    per_phase: int = 0,
    stacked: bool = False,
) -> abilities.Ability:
    """A special ability of a phase."""
    return abilities.Ability(
        abilities.STACKED_SPECIAL if stacked else abilities.SPECIAL,
        effect,
        phases=(phase,) if isinstance(phase, int) else phase,
        condition=if_,
        costs=cost,
        times=per_turn or per_phase,
        limit=_limit(per_turn, per_phase),
    )


def response(
    to: abilities.When, effect: Effect, *, cost: Costs = (), if_: Condition | None = None
) -> abilities.Ability:
    """A special ability that is a Response."""
    return abilities.Ability(abilities.SPECIAL, effect, when=to, condition=if_, costs=cost)


def each_time(
    to: abilities.When,
    effect: Effect,
    *,
    you_may: bool = False,
    cost: Costs = (),
    if_: Condition | None = None,
    per_turn: int = 0,
) -> abilities.Ability:
    """A trigger: required, or with "you may"."""
    return abilities.Ability(
        abilities.TRIGGER,
        effect,
        when=to,
        condition=if_,
        costs=cost,
        may=you_may,
        times=per_turn,
        limit=_limit(per_turn, 0),
    )


def always(effect: Effect, *, if_: Condition, per_turn: int = 0) -> abilities.Ability:
    """ "Discard Guma if ...": looked at after every change."""
    return each_time(abilities.When(phases.ALWAYS), effect, if_=if_, per_turn=per_turn)


def _limit(per_turn: int, per_phase: int) -> int:
    if per_turn:
        return abilities.PER_TURN
    return abilities.PER_PHASE if per_phase else abilities.NO_LIMIT


def is_(whom: Filter, *given: Trait, while_: Condition | None = None) -> traits.Continuous:
    """ "While ..., each such card is ..."."""
    return traits.Continuous(given, whom, while_)


def the_table(*given: Trait, while_: Condition | None = None) -> traits.Continuous:
    """ "While ..., the archery total is ..."."""
    return traits.Continuous(given, None, while_)


def to_play(needs: Condition) -> abilities.ToPlay:
    """ "To play, spot ..."."""
    return abilities.ToPlay(needs)


def extra_cost(cost: Effect, on_bearer: bool = False) -> abilities.ExtraCost:
    """ "To play, exert ..."."""
    return abilities.ExtraCost(cost, on_bearer)


def own_cost(value: Amount | int, while_: Condition | None = None) -> abilities.OwnCost:
    """This card costs more or less."""
    return abilities.OwnCost(amount(value), while_)


def bearer_must_be(whom: Filter, limit: int = 0) -> abilities.PlaysOn:
    """Whom the card is played on."""
    return abilities.PlaysOn(whom, limit)


def support_area() -> abilities.SupportArea:
    """Plays to your support area."""
    return abilities.SupportArea()
