"""Offers: what a player may do now with the cards he has (rules 11.7 - 11.10)."""

from __future__ import annotations

from typing import Final

from mathom.core.option import Option
from mathom.games.tcg.box import (
    ALLY,
    ARTIFACT,
    COMPANION,
    EVENT,
    FREE,
    POSSESSION,
    SITE,
)
from mathom.games.tcg.engine.allies import at_same_site
from mathom.games.tcg.engine.bearing import bearers, can_pay_for, could_bear
from mathom.games.tcg.engine.deeds import DEEDS, EVENTS_IN, SPECIAL_PHASES, Deed
from mathom.games.tcg.engine.scope import CARD_SPACE, Happening, Scope
from mathom.games.tcg.engine.values import forbidden, gained_costs, silenced, touches, twilight_cost
from mathom.games.tcg.engine.zones import to_discard
from mathom.games.tcg.language.abilities import (
    PER_PHASE,
    PER_TURN,
    STACKED_SPECIAL,
    Ability,
)
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.selectors import IN_PLAY, Choose
from mathom.games.tcg.language.traits import (
    BE_HEALED,
    BE_PLAYED,
    CANNOT,
    EXTRA_COST,
    NO_ACTIONS,
    USE_ABILITIES,
    OfPhase,
)
from mathom.games.tcg.language.who import players
from mathom.games.tcg.phases import FELLOWSHIP, SHADOW_PHASE
from mathom.games.tcg.state import ATTACHED, FELLOWSHIP_AREA, TcgState

MOST_COMPANIONS: Final = 9
"""Companions in play and in the dead pile together (Rule of 9)."""

MOST_USES: Final = 50
"""How often one ability can be used, and one item handed on, in a phase. The rules let a player repeat
what he can pay for and name how often (rules 11.22); what costs nothing would otherwise never end."""


# Why something cannot be played or used: what lists the options asks these, and so does a refusal.
FINE: Final = 0
OTHER_SIDE: Final = 1
"""A card of the side that its owner does not play this turn."""
FORBIDDEN: Final = 2
"""Some card says so."""
UNMET: Final = 3
"""What the card requires cannot be spotted, or is not so."""
UNIQUE: Final = 4
DEAD_UNIQUE: Final = 5
NINE: Final = 6
NO_BEARER: Final = 7
TOO_DEAR: Final = 8
"""There is not enough twilight."""
CANNOT_PAY: Final = 9
"""Another cost than twilight cannot be paid."""
USED_UP: Final = 10
NOTHING_TO_PLAY: Final = 11
"""What the action is to play is not there, or cannot be played."""
NO_EVENT: Final = 12


def use_fault(state: TcgState, ability: Ability, scope: Scope) -> int:
    """Whether requirements are met, costs can be paid, and the limit is not reached; else which not.

    The effect itself may do nothing; only one that plays a card must be able to (rules 11.10).
    """
    if (state.uses or state.turn_uses) and _used_up(state, ability, scope.source):
        return USED_UP
    if ability.condition is not None and not ability.condition.holds(state, scope):
        return UNMET
    for cost in ability.costs:
        if not cost.possible(state, scope):
            return CANNOT_PAY
    if ability.effect.must and not _possible_after(state, ability, scope):
        return NOTHING_TO_PLAY
    return FINE


def can_use(state: TcgState, ability: Ability, scope: Scope) -> bool:
    """Whether nothing stands in the way of using an ability."""
    return use_fault(state, ability, scope) == FINE


def _possible_after(state: TcgState, ability: Ability, scope: Scope) -> bool:
    """Whether the effect can be done with what the costs leave in the twilight pool."""
    taken = sum([cost.takes(state, scope) for cost in ability.costs])
    state.twilight -= taken
    possible = ability.effect.possible(state, scope)
    state.twilight += taken
    return possible and _card_is_left(state, ability, scope)


def _card_is_left(state: TcgState, ability: Ability, scope: Scope) -> bool:
    """Whether a card to be played can still be when others have been given up for it."""
    for cost in ability.costs:
        if not cost.removes:
            continue
        for which, selector in enumerate(cost.selectors()):
            if not isinstance(selector, Choose):
                continue
            given = [c for c in selector.find(state, scope) if cost.fits(state, scope, which, c)]
            needed = 1 if selector.up_to else selector.count.value(state, scope)
            if not can_be_given(state, ability.effect, cost, which, scope, given, needed, ()):
                return False
    return True


def can_be_given(
    state: TcgState,
    effect: Effect,
    cost: Effect,
    which: int,
    scope: Scope,
    given: list[int],
    needed: int,
    picked: tuple[int, ...],
) -> list[int]:
    """Of the cards that a cost may still take, those that leave the effect a card to play, when all
    that is needed has been given (rules 11.10)."""
    wanted, plays = cost.selectors()[which], _what_plays(effect)
    if not isinstance(wanted, Choose):
        return given
    if wanted.zone == IN_PLAY:
        return [card for card in given if plays.possible(_without(state, (*picked, card)), scope)]
    found = plays.selectors()
    if not found or not isinstance(found[0], Choose) or found[0].zone != wanted.zone:
        return given
    cards = [one for one in found[0].find(state, scope) if one not in picked]
    played = [one for one in cards if plays.fits(state, scope, 0, one)]
    return [card for card in given if _one_is_left(card, given, played, needed)]


def _one_is_left(card: int, given: list[int], played: list[int], needed: int) -> bool:
    for one in played:
        others = [other for other in given if other not in (card, one)]
        if one != card and len(others) >= needed - 1:
            return True
    return False


def _what_plays(effect: Effect) -> Effect:
    """The part of an effect that plays a card: the first of several."""
    while not effect.selectors():
        parts = [part for part in effect.parts() if isinstance(part, Effect)]
        if not parts:
            break
        effect = parts[0]
    return effect


def _without(state: TcgState, cards: tuple[int, ...]) -> TcgState:
    """The table as it would be without some cards in play."""
    trial = state.clone()
    for card in cards:
        to_discard(trial, card)
    return trial


def _used_up(state: TcgState, ability: Ability, card: int) -> bool:
    key = ability.id * CARD_SPACE + card
    if ability.limit == PER_TURN and state.turn_uses.get(key, 0) >= ability.times:
        return True
    used = state.uses.get(key, 0)
    return used >= MOST_USES or (ability.limit == PER_PHASE and used >= ability.times)


def may_act(state: TcgState, seat: int, phase: int) -> bool:
    """Whether a player may play events and use abilities of a phase."""
    if state.stale & state.heeded:
        state.look()
    for entry in state.in_force[NO_ACTIONS]:
        trait = entry.trait
        assert isinstance(trait, OfPhase)
        whose = trait.who < 0 or seat in players(state, trait.who, entry.scope)
        if whose and trait.phase == phase and touches(state, entry, -1):
            return False
    return True


# -- phase actions -------------------------------------------------------------------------------


def phase_actions(state: TcgState, seat: int) -> list[Option]:
    """Every phase action of a player: cards to play, events, special abilities. Not the pass."""
    options: list[Option] = []
    if state.phase <= SHADOW_PHASE:
        options = playable(state, seat)
        if state.phase == FELLOWSHIP and seat == state.free:
            options += transfers(state, seat)
            options += discards_to_heal(state, seat)
    if state.stale & state.heeded:
        state.look()
    if not state.in_force[NO_ACTIONS] or may_act(state, seat, state.phase):
        kinds, events = state.table.kinds, EVENTS_IN[state.phase]
        now = [card for card in state.hands[seat] if events[kinds[card]]]
        if now:
            _add_events(state, seat, now, options)
        if state.able:
            _add_specials(state, seat, options)
        if state.stacked:
            _add_stacked_specials(state, seat, options)
    return options


def playable(state: TcgState, seat: int) -> list[Option]:
    """The cards in hand, other than events, that the player may play in this phase."""
    mine = FELLOWSHIP if seat == state.free else SHADOW_PHASE
    if state.phase != mine:
        return []
    known: list[int] = []
    options: list[Option] = []
    table = state.table
    belongs, kinds = table.belonging[state.free], table.kinds
    for card in sorted(state.hands[seat]):
        if belongs[card] and kinds[card] not in known and table.cards[card].type != EVENT:
            known.append(kinds[card])
            if play_fault(state, card, seat) == FINE:
                options.append(table.option("play", card))
    return options


def transfers(state: TcgState, seat: int) -> list[Option]:
    """The items that may change hands between two Free Peoples characters at the same site (p. 23)."""
    if state.stale & state.heeded:
        state.look()
    options: list[Option] = []
    for item in state.actives:
        if not _is_free_item(state, item):
            continue
        bearer = state.on[item]
        if state.uses.get(transfer_key(state, item), 0) >= MOST_USES:
            continue
        for other in could_bear(state, item, seat):
            if other != bearer and at_same_site(state, bearer, other):
                options.append(state.table.pair("transfer", item, other))
    return options


def _is_free_item(state: TcgState, card: int) -> bool:
    """Whether a card is an item that a Free Peoples character bears."""
    cards = state.table.cards
    if state.zone[card] != ATTACHED or cards[card].type not in (POSSESSION, ARTIFACT):
        return False
    return cards[card].side == FREE and cards[state.on[card]].type in (COMPANION, ALLY)


def times_handed_on(state: TcgState) -> int:
    """How often items changed hands in this phase, all together."""
    times = 0
    for card in state.in_play:
        if _is_free_item(state, card):
            times += state.uses.get(transfer_key(state, card), 0)
    return times


def transfer_key(state: TcgState, item: int) -> int:
    """Under what `uses` counts how often an item was handed on in this phase."""
    deed = DEEDS[state.card(item).index]
    assert deed is not None
    assert deed.plays_on is not None
    return deed.plays_on.id * CARD_SPACE + item


def discards_to_heal(state: TcgState, seat: int) -> list[Option]:
    """Cards in hand with the title of a wounded unique companion or ally (rules 7.1)."""
    if state.stale & state.heeded:
        state.look()
    options: list[Option] = []
    wounds = state.wounds
    for character in state.living:
        if not wounds[character]:
            continue
        printed = state.card(character)
        if not printed.unique or printed.type not in (COMPANION, ALLY):
            continue
        if forbidden(state, BE_HEALED, character):
            continue
        known: list[int] = []
        for card in sorted(state.hands[seat]):
            copy = state.card(card)
            if copy.name == printed.name and copy.index not in known:
                known.append(copy.index)
                options.append(state.table.pair("heal", character, card))
    return options


def _add_events(state: TcgState, seat: int, now: list[int], options: list[Option]) -> None:
    """Those of the events of this phase in a hand that can be played."""
    kinds = state.table.kinds
    known: list[int] = []
    for card in sorted(now):
        if kinds[card] in known:
            continue
        known.append(kinds[card])
        deed = DEEDS[kinds[card]]
        assert deed is not None
        if state.belongs(card) and event_fault(state, card, seat, deed, None) == FINE:
            options.append(state.table.option("play", card))


def event_fault(state: TcgState, card: int, seat: int, deed: Deed, happening: Happening | None) -> int:
    """Whether an event's requirements are met and all its costs can be paid; else why not."""
    assert deed.event is not None
    scope = Scope(card, seat, happening)
    if not requirements_met(state, deed, scope):
        return UNMET
    fault = use_fault(state, deed.event, scope)
    if fault == FINE and not play_cost_met(state, card, seat):
        fault = TOO_DEAR
    if fault == FINE and not _gained_costs_met(state, card, scope):
        fault = CANNOT_PAY
    return fault


def _gained_costs_met(state: TcgState, card: int, scope: Scope) -> bool:
    """Whether what other cards make it cost can be paid."""
    return all([cost.possible(state, scope) for cost in gained_costs(state, card)])


def _add_specials(state: TcgState, seat: int, options: list[Option]) -> None:
    phase, kinds, several = state.phase, state.table.kinds, state.table.players > 2
    hindered = len(state.in_force[CANNOT]) > 0
    for card in state.able:
        if not SPECIAL_PHASES[kinds[card]] >> phase & 1 or not _uses(state, card, seat):
            continue
        if several and card in silenced(state):
            continue
        if hindered and forbidden(state, USE_ABILITIES, card):
            continue
        deed = DEEDS[kinds[card]]
        assert deed is not None
        scope = Scope(card, seat)
        for which, ability in enumerate(deed.specials):
            now = phase in ability.phases and ability.kind != STACKED_SPECIAL
            if now and use_fault(state, ability, scope) == FINE:
                options.append(state.table.which("use", card, which))


def _add_stacked_specials(state: TcgState, seat: int, options: list[Option]) -> None:
    for card in state.stacked:
        if state.owner(card) != seat or not state.belongs(card):
            continue
        if not state.reachable(card):
            continue
        deed = DEEDS[state.table.cards[card].index]
        if deed is None:
            continue
        for which, ability in enumerate(deed.specials):
            now = ability.kind == STACKED_SPECIAL and state.phase in ability.phases
            if now and can_use(state, ability, Scope(card, seat)):
                options.append(state.table.which("use", card, which))


def _uses(state: TcgState, card: int, seat: int) -> bool:
    """Whose special abilities these are: the owner's; a site's, of whoever acts in that phase."""
    table = state.table
    if table.types[card] != SITE:
        return table.owners[card] == seat
    return card == state.site()


# -- playing a card ------------------------------------------------------------------------------


def play_cost_met(state: TcgState, card: int, seat: int, change: int = 0) -> bool:
    """Whether the twilight pool can pay: a Free Peoples card adds to it, a Shadow card needs it."""
    if state.table.cards[card].side == FREE:
        return True
    cost = twilight_cost(state, card)
    return (cost if change == 0 else max(0, cost + change)) <= state.twilight


def requirements_met(state: TcgState, deed: Deed, scope: Scope) -> bool:
    """ "To play, spot ..."."""
    return not deed.to_play or all([condition.holds(state, scope) for condition in deed.to_play])


def can_play(state: TcgState, card: int, seat: int, change: int = 0) -> bool:
    """Whether a card can be played now, its cost changed by so much."""
    return play_fault(state, card, seat, change) == FINE


def play_fault(state: TcgState, card: int, seat: int, change: int = 0) -> int:
    """Why a card cannot be played now, its cost changed by so much; FINE if it can."""
    printed = state.table.cards[card]
    deed = DEEDS[printed.index]
    if state.stale & state.heeded:
        state.look()
    if deed is None or (state.in_force[CANNOT] and forbidden(state, BE_PLAYED, card)):
        return FORBIDDEN
    if not state.table.belonging[state.free][card]:
        return OTHER_SIDE
    if deed.to_play and not requirements_met(state, deed, Scope(card, seat)):
        return UNMET
    if printed.unique or printed.type == COMPANION:
        fault = _place_fault(state, card, seat)
        if fault != FINE:
            return fault
    if printed.type == EVENT:
        if deed.event is None:
            return NO_EVENT
        if not play_cost_met(state, card, seat, change):
            return TOO_DEAR
        scope = Scope(card, seat)
        fault = use_fault(state, deed.event, scope)
        return fault if fault != FINE or _gained_costs_met(state, card, scope) else CANNOT_PAY
    if deed.plays_on is not None:
        if not bearers(state, card, seat, change):
            return _bearer_fault(state, card, seat)
    elif not play_cost_met(state, card, seat, change):
        return TOO_DEAR
    if deed.extra_costs or state.in_force[EXTRA_COST]:
        scope = Scope(card, seat)
        for extra in deed.extra_costs:
            if not extra.on_bearer and not extra.cost.possible(state, scope):
                return CANNOT_PAY
        if not _gained_costs_met(state, card, scope):
            return CANNOT_PAY
    return FINE


def _place_fault(state: TcgState, card: int, seat: int) -> int:
    """Uniqueness (rules 12.8) and the Rule of 9.

    DOUBT 7: of a unique card each player may have one of his own, several Shadow players too.
    """
    cards, owners = state.table.cards, state.table.owners
    printed = cards[card]
    if printed.unique:
        if state.stale & state.heeded:
            state.look()
        for other in state.actives:
            if cards[other].name == printed.name and owners[other] == seat:
                return UNIQUE
        if printed.type == COMPANION or printed.type == ALLY:
            for other in state.dead[seat]:
                # One that a card brings back from there does not stand in its own way.
                if other != card and cards[other].name == printed.name:
                    return DEAD_UNIQUE
    # Most fellowships are smaller than that, whatever else is there.
    if printed.type != COMPANION or len(state.dead[seat]) + len(state.in_play) < MOST_COMPANIONS:
        return FINE
    dead = [one for one in state.dead[seat] if one != card and cards[one].type == COMPANION]
    zone = state.zone
    here = [c for c in state.in_play if zone[c] == FELLOWSHIP_AREA and owners[c] == seat]
    return FINE if len(dead) + len(here) < MOST_COMPANIONS else NINE


def _bearer_fault(state: TcgState, card: int, seat: int) -> int:
    """Why there is nobody to play a card on."""
    able = could_bear(state, card, seat)
    if not able:
        return NO_BEARER
    paying = [bearer for bearer in able if can_pay_for(state, card, seat, bearer)]
    return TOO_DEAR if paying else CANNOT_PAY
