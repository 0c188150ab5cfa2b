"""Abilities: what a card lets or makes its player do, and when."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg import phases
from mathom.games.tcg.language.amount import Amount, amount, signed
from mathom.games.tcg.language.condition import AllOf, Condition
from mathom.games.tcg.language.conditions import CanSpot, FirstShadowPhase, RingIsWorn, while_so
from mathom.games.tcg.language.effect import Effect, as_cost
from mathom.games.tcg.language.filter import Both, Filter, Pointing
from mathom.games.tcg.language.node import Numbered, Piece
from mathom.games.tcg.language.places import YouControl
from mathom.games.tcg.language.selectors import Choose, Each
from mathom.games.tcg.language.when import When
from mathom.games.tcg.phases import PHASES
from mathom.games.tcg.wording.clause import Clause, joined, order
from mathom.games.tcg.wording.grammar import A, listed
from mathom.games.tcg.wording.speech import Speech

__all__ = [
    "Ability", "OwnCost", "ability", "always", "bearer_must_be", "each_time", "event", "extra_cost",
    "own_cost", "response", "response_event", "support_area", "to_play",
]  # fmt: skip

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


def _parted(condition: Condition | None) -> tuple[list[CanSpot], Condition | None]:
    """What is worded as "spot ..." and the rest of a condition."""
    if isinstance(condition, CanSpot) and not condition.of_pointed():
        return [condition], None
    if isinstance(condition, AllOf):
        wanted = all_of(condition)
        spots = [one for one in wanted if isinstance(one, CanSpot) and not one.of_pointed()]
        others = [one for one in wanted if one not in spots]
        if len(others) == 1:
            return spots, others[0]
        return spots, AllOf(tuple(others)) if others else None
    return [], condition


def all_of(condition: Condition) -> list[Condition]:
    """The conditions of which all must be so, one by one."""
    if isinstance(condition, AllOf):
        return [one for part in condition.conditions for one in all_of(part)]
    return [condition]


def _spot(wanted: list[CanSpot], speech: Speech) -> Clause:
    """Spot them all: "spot a Dwarf and an Elf"."""
    for one in wanted:
        speech.chosen.setdefault(0, (one.what.kind(speech), one.least > 1))
    what = listed([one.spotted(speech) for one in wanted], speech.language)
    return order("spot", speech, what=what)


def _first_shadow_phase(condition: Condition) -> tuple[bool, Condition | None]:
    """Whether only the first Shadow phase is meant, and what else must be so."""
    wanted = condition.conditions if isinstance(condition, AllOf) else (condition,)
    rest = tuple([one for one in wanted if not isinstance(one, FirstShadowPhase)])
    if len(rest) == len(wanted):
        return False, condition
    if not rest:
        return True, None
    return True, rest[0] if len(rest) == 1 else AllOf(rest)


def _costs(spots: list[CanSpot], costs: tuple[Effect, ...], speech: Speech) -> list[Clause]:
    """What must be spotted, then what is paid; "spot" is said once: "spot a minion and an ally"."""
    if not spots:
        return [cost.told(speech) for cost in costs]
    also = costs[0].spotting() if costs else None
    if also is None:
        return [_spot(spots, speech), *[cost.told(speech) for cost in costs]]
    seen = [one.spotted(speech) for one in spots]
    seen.append(also.as_object(speech))
    both = order("spot", speech, what=listed(seen, speech.language))
    return [both, *[cost.told(speech) for cost in costs[1:]]]


def _alike(one: Filter, other: Filter, speech: Speech) -> bool:
    return one.reads(A, speech).text == other.reads(A, speech).text


class Ability(Piece):
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

    def reads(self, speech: Speech) -> list[str]:
        """An ability: what it answers to, what must be so, costs "to" effect; further sentences."""
        before = self._before(speech)
        main = self.action(speech)
        text = main.do
        for when in reversed(before):
            text = speech.say("tcg-text-after", when=when, text=text) if text else when
        if self.times and text:
            id = "tcg-text-per-turn" if self.limit == PER_TURN else "tcg-text-per-phase"
            text = speech.say(id, text=text, count=self.times)
        said = [text, *main.after] if text else list(main.after)
        lead = self.lead(speech)
        if lead:
            said[0] = speech.say("tcg-text-phase", phase=lead, text=said[0][0].upper() + said[0][1:])
        return said

    def lead(self, speech: Speech) -> str:
        """What stands before the colon: "Skirmish", "Response"."""
        if self.kind == TRIGGER:
            return ""
        if self.when is not None:
            return speech.say("tcg-word-response")
        names = [speech.say(f"tcg-phase-{PHASES[phase]}") for phase in self.phases]
        return listed(names, speech.language, "or")

    def _before(self, speech: Speech) -> list[str]:
        """What stands before the action: when, and if."""
        when = self.when
        _, rest = _parted(self.condition)
        if when is None or when.kind == phases.ALWAYS:
            needed = rest if when is None else self.condition
            if needed is None or self._only_that_there_are(needed, speech):
                return []
            return [needed.adverb(speech)]
        if when.kind == phases.STARTS and rest is not None:
            first, rest = _first_shadow_phase(rest)
            if first:
                start = speech.say("tcg-when-starts", phase=speech.say("tcg-when-first-shadow"))
                return [start] if rest is None else [start, rest.adverb(speech)]
        said = when.reads(speech, self.kind == TRIGGER)
        if rest is None:
            return [said]
        if isinstance(rest, RingIsWorn):
            return [rest.adverb(speech, "while"), said]
        if self.kind != TRIGGER:
            return [listed([said, rest.reads(speech)], speech.language)]
        return [said, rest.adverb(speech)]

    def _only_that_there_are(self, needed: Condition, speech: Speech) -> bool:
        """ "If there is such a card, discard each" is "discard each"."""
        found = self.effect.selectors()
        if not isinstance(needed, CanSpot) or len(found) != 1 or not isinstance(found[0], Each):
            return False
        return _alike(needed.what, found[0].what, speech)

    def _wanted(self, spots: list[CanSpot], speech: Speech) -> list[CanSpot]:
        """What is to be spotted, without what the effect speaks of itself: "spot a minion to wound a
        minion" is "wound a minion"."""
        aims = [one.what for one in self.effect.selectors() if isinstance(one, Choose)]
        return [
            one
            for one in spots
            if one.least > 1
            or isinstance(one.what, Pointing)
            or not any([_alike(one.what, aim, speech) for aim in aims])
        ]

    def action(self, speech: Speech) -> Clause:
        """Costs "to" effect; "you may" before a trigger that leaves it open."""
        always = self.when is not None and self.when.kind == phases.ALWAYS
        spots = [] if always else self._wanted(_parted(self.condition)[0], speech)
        costs = _costs(spots, self.costs, speech)
        effect = self.effect.told(speech)
        if not costs and not (self.kind == TRIGGER and self.may):
            return effect
        if not costs:
            return order("may", speech, effect=effect.to).then(effect)
        paid = joined(costs, speech)
        told = Clause(
            speech.say("tcg-text-to", cost=paid.do, effect=effect.to),
            speech.say("tcg-text-to", cost=paid.to, effect=effect.to),
            (*paid.after, *effect.after),
        )
        if self.kind == TRIGGER and self.may:
            return order("may", speech, effect=told.to).then(told)
        return told


Costs = tuple[Effect, ...]


def event(
    phase: int | tuple[int, ...], effect: Effect, *, cost: Costs = (), if_: Condition | None = None
) -> Ability:
    """An event of a phase (or of two)."""
    in_phases = (phase,) if isinstance(phase, int) else phase
    return Ability(EVENT, effect, phases=in_phases, condition=if_, costs=cost)


def response_event(
    to: When, effect: Effect, *, cost: Costs = (), if_: Condition | None = None
) -> Ability:
    """A Response event."""
    return Ability(EVENT, effect, when=to, condition=if_, costs=cost)


def ability(
    phase: int | tuple[int, ...],
    effect: Effect,
    *,
    cost: Costs = (),
    if_: Condition | None = None,
    per_turn: int = 0,
    per_phase: int = 0,
    stacked: bool = False,
) -> Ability:
    """A special ability of a phase."""
    return Ability(
        STACKED_SPECIAL if stacked else SPECIAL,
        effect,
        phases=(phase,) if isinstance(phase, int) else phase,
        condition=if_,
        costs=cost,
        times=per_turn or per_phase,
        limit=_limit(per_turn, per_phase),
    )


def response(to: When, effect: Effect, *, cost: Costs = (), if_: Condition | None = None) -> Ability:
    """A special ability that is a Response."""
    return Ability(SPECIAL, effect, when=to, condition=if_, costs=cost)


def each_time(
    to: When,
    effect: Effect,
    *,
    you_may: bool = False,
    cost: Costs = (),
    if_: Condition | None = None,
    per_turn: int = 0,
) -> Ability:
    """A trigger: required, or with "you may"."""
    return Ability(
        TRIGGER,
        effect,
        when=to,
        condition=if_,
        costs=cost,
        may=you_may,
        times=per_turn,
        limit=_limit(per_turn, 0),
    )


def always(effect: Effect, *, if_: Condition, per_turn: int = 0) -> Ability:
    """ "Discard Guma if ...": looked at after every change."""
    return each_time(When(phases.ALWAYS), effect, if_=if_, per_turn=per_turn)


class ToPlay(Piece):
    """ "To play, spot an Elf": checked before any cost."""

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition: Final = condition

    def reads(self, speech: Speech) -> list[str]:
        spots, rest = _parted(self.condition)
        said: list[str] = []
        if spots:
            said.append(speech.say("tcg-text-to-play", text=_spot(spots, speech).do))
        if rest is not None:
            said.append(speech.say("tcg-text-only-if", condition=rest.adverb(speech)))
        return said


def to_play(needs: Condition) -> ToPlay:
    """ "To play, spot ..."."""
    return ToPlay(needs)


class ExtraCost(Piece):
    """ "To play, exert a Dwarf": paid after the twilight cost."""

    def __init__(self, cost: Effect, on_bearer: bool = False) -> None:
        super().__init__()
        self.cost: Final = cost
        as_cost(cost)
        self.on_bearer: Final = on_bearer
        """The very card it is played on is what the cost works on."""

    def parts(self) -> list[Numbered]:
        return [self.cost]

    def reads(self, speech: Speech) -> list[str]:
        if self.on_bearer:
            speech.chosen[0] = (speech.bearer_of_this(), False)
        told = self.cost.told(speech)
        return [speech.say("tcg-text-to-play", text=told.do), *told.after]


def extra_cost(cost: Effect, on_bearer: bool = False) -> ExtraCost:
    """ "To play, exert ..."."""
    return ExtraCost(cost, on_bearer)


class OwnCost(Piece):
    """The card's own twilight cost is different while it is being played."""

    def __init__(self, amount: Amount, condition: Condition | None = None) -> None:
        super().__init__()
        self.amount: Final = amount
        self.condition: Final = condition

    def reads(self, speech: Speech) -> list[str]:
        of_this = {"of-who": speech.of(speech.this())}
        text = speech.say("tcg-is-cost", amount=signed(self.amount, speech), **of_this)
        return [while_so(self.condition, text, speech)]


def own_cost(value: Amount | int, while_: Condition | None = None) -> OwnCost:
    """This card costs more or less."""
    return OwnCost(amount(value), while_)


class PlaysOn(Piece):
    """ "Bearer must be ...", "plays on a site you control"; `limit` 1 means one per character."""

    def __init__(self, bearer: Filter, limit: int = 0) -> None:
        super().__init__()
        self.bearer: Final = bearer
        self.limit: Final = limit

    def on_site(self) -> bool:
        """Whether it is a site that the card is played on."""
        parts = self.bearer.filters if isinstance(self.bearer, Both) else (self.bearer,)
        return any([isinstance(part, YouControl) for part in parts])

    def reads(self, speech: Speech) -> list[str]:
        whom = self.bearer.reads(A, speech)
        id = "tcg-text-bearer" if whom.animate else "tcg-text-plays-on"
        said = [speech.say(id, whom=whom.text) if whom.animate else speech.say(id, what=whom.text)]
        if self.limit:
            said.append(speech.say("tcg-text-one-each", count=self.limit))
        return said


def bearer_must_be(whom: Filter, limit: int = 0) -> PlaysOn:
    """Whom the card is played on."""
    return PlaysOn(whom, limit)


class SupportArea(Piece):
    """ "Plays to your support area"."""

    def reads(self, speech: Speech) -> list[str]:
        return [speech.say("tcg-text-support")]


def support_area() -> SupportArea:
    """Plays to your support area."""
    return SupportArea()


class SecondOfClass(Piece):
    """Bearer may bear this beside another item of its class."""

    def reads(self, speech: Speech) -> list[str]:
        return [speech.say("tcg-text-second", this=speech.this().text)]


def _limit(per_turn: int, per_phase: int) -> int:
    if per_turn:
        return PER_TURN
    return PER_PHASE if per_phase else NO_LIMIT
