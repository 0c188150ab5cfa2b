"""Why not: the reason why something is not among the options, beside the rules that list them.

The listing asks `offers` and `assigning` what stands in the way, and these sentences say just that.
"""

from __future__ import annotations

from typing import Final

from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.games.tcg.box import ALLY, COMPANION, EVENT, MINION, SITE
from mathom.games.tcg.called import card_name, phase_name
from mathom.games.tcg.engine import assigning, offers
from mathom.games.tcg.engine.allies import at_same_site
from mathom.games.tcg.engine.bearing import could_bear
from mathom.games.tcg.engine.deeds import DEEDS
from mathom.games.tcg.engine.offers import discards_to_heal, event_fault, may_act
from mathom.games.tcg.engine.scope import Happening, Scope
from mathom.games.tcg.engine.values import forbidden, silenced, twilight_cost
from mathom.games.tcg.language.abilities import STACKED_SPECIAL, Ability
from mathom.games.tcg.language.node import NODE_NAMES
from mathom.games.tcg.language.traits import USE_ABILITIES
from mathom.games.tcg.phases import FELLOWSHIP, SHADOW_PHASE
from mathom.games.tcg.state import ATTACHED, HAND, STACKED, TcgState

SIDES: Final = Rule("tcg", "sides", 11)
PHASE_ACTIONS: Final = Rule("tcg", "phase-actions", 13)
FELLOWSHIP_RULE: Final = Rule("tcg", "fellowship", 11)
SHADOW_RULE: Final = Rule("tcg", "shadow", 12)
NINE_RULE: Final = Rule("tcg", "nine", 12)
REQUIREMENTS: Final = Rule("tcg", "requirements", 18)
COSTS: Final = Rule("tcg", "costs", 18)
RESPONSES: Final = Rule("tcg", "actions", 17)
EFFECTS: Final = Rule("tcg", "effects", 19)
UNIQUENESS: Final = Rule("tcg", "unique", 21)
BEARERS: Final = Rule("tcg", "bearers", 23)
TRANSFER: Final = Rule("tcg", "transfer", 23)
DISCARD_TO_HEAL: Final = Rule("tcg", "discard-to-heal", 6)
ASSIGNING: Final = Rule("tcg", "assignment", 14)
FIERCE_RULE: Final = Rule("tcg", "fierce", 16)
ALLIES: Final = Rule("tcg", "allies", 20)


def refused(id: str, rule: Rule, **args: str | int | Text) -> Reason:
    """A reason by the name of its sentence."""
    return Reason(Text(f"tcg-refusal-{id}", **args), rule)


def named(state: TcgState, card: int) -> Text | str:
    """What a card of the table is called."""
    return card_name(state.table.names[card])


def cards_of(state: TcgState, option: Option) -> list[int]:
    """The cards that an option names; none at all if one of them is not of this table."""
    by_name = state.table.by_name
    words = [word for word in option.things if not word.isdigit()]
    return [by_name[word] for word in words] if all([word in by_name for word in words]) else []


# -- phase actions -------------------------------------------------------------------------------


def why_no_action(state: TcgState, seat: int, option: Option) -> Reason | None:
    """Why a phase action cannot be done now."""
    cards = cards_of(state, option)
    if option.verb == "play" and len(cards) == 1:
        return why_not_played(state, seat, cards[0], None)
    if option.verb == "use" and cards:
        which = int(option.things[1]) - 1 if len(option.things) > 1 else 0
        return _why_not_used(state, seat, cards[0], which)
    if option.verb == "transfer" and len(cards) == 2:
        return _why_not_transferred(state, seat, cards[0], cards[1])
    if option.verb == "heal" and len(cards) == 2:
        return _why_not_healed(state, seat, cards[0], cards[1])
    return None


def why_not_played(state: TcgState, seat: int, card: int, happening: Happening | None) -> Reason | None:
    """Why a card in hand cannot be played: in this phase, or in answer to what happens."""
    name, printed = named(state, card), state.card(card)
    if state.owner(card) != seat:
        return refused("not-yours", SIDES, card=name)
    if state.zone[card] != HAND:
        return refused("not-in-hand", FELLOWSHIP_RULE, card=name)
    if not state.belongs(card):
        side = "own" if seat == state.free else "others"
        return refused(f"side-{side}", SIDES, card=name)
    if printed.type == EVENT:
        return _why_not_event(state, seat, card, happening)
    mine = FELLOWSHIP if seat == state.free else SHADOW_PHASE
    if state.phase != mine or happening is not None:
        rule = FELLOWSHIP_RULE if mine == FELLOWSHIP else SHADOW_RULE
        return refused("phase-card", rule, card=name, phase=phase_name(mine))
    return why_fault(state, card, offers.play_fault(state, card, seat))


def _why_not_event(state: TcgState, seat: int, card: int, happening: Happening | None) -> Reason | None:
    name, deed = named(state, card), DEEDS[state.card(card).index]
    assert deed is not None
    assert deed.event is not None
    when = deed.event.when
    if when is not None and happening is None:
        return refused("response", RESPONSES, card=name)
    if when is None and happening is not None:
        return refused("no-response", RESPONSES, card=name)
    if when is not None and happening is not None:
        if not when.answers(state, happening, Scope(card, seat, happening)):
            return refused("not-to-this", RESPONSES, card=name)
    elif state.phase not in deed.event.phases:
        return refused("phase-event", PHASE_ACTIONS, card=name, phase=phase_name(state.phase))
    elif not may_act(state, seat, state.phase):
        return refused("no-actions", PHASE_ACTIONS)
    fault = event_fault(state, card, seat, deed, happening)
    return why_fault(state, card, fault, deed.event)


def why_fault(state: TcgState, card: int, fault: int, ability: Ability | None = None) -> Reason | None:
    """What stands in the way of playing a card or of using its ability, in a sentence."""
    name = named(state, card)
    if fault == offers.TOO_DEAR:
        cost, there = twilight_cost(state, card), state.twilight
        return refused("twilight", COSTS, card=name, cost=cost, twilight=there)
    if fault == offers.UNMET:
        return refused("requirement", REQUIREMENTS, card=name, said=_said(state, card, ability))
    if fault == offers.CANNOT_PAY:
        return refused("costs", COSTS, card=name, said=_said(state, card, ability))
    if fault == offers.NOTHING_TO_PLAY:
        return refused("nothing-to-play", EFFECTS, card=name)
    if fault == offers.NINE:
        return refused("nine", NINE_RULE, most=offers.MOST_COMPANIONS)
    simple: dict[int, tuple[str, Rule]] = {
        offers.FORBIDDEN: ("forbidden", EFFECTS),
        offers.UNIQUE: ("unique", UNIQUENESS),
        offers.DEAD_UNIQUE: ("dead", UNIQUENESS),
        offers.NO_BEARER: ("no-bearer", BEARERS),
        offers.USED_UP: ("used-up", EFFECTS),
        offers.OTHER_SIDE: ("inactive", SIDES),
    }
    if fault not in simple:
        return None
    id, rule = simple[fault]
    return refused(id, rule, card=name)


def _said(state: TcgState, card: int, ability: Ability | None) -> Text:
    """The words of the card that ask for it."""
    deed = DEEDS[state.card(card).index]
    assert deed is not None
    scope = Scope(card, state.owner(card))
    unmet = [one for one in deed.requirements if not one.condition.holds(state, scope)]
    if unmet:
        return Text("tcg-words-piece", piece=NODE_NAMES[unmet[0].id])
    if ability is not None:
        return Text("tcg-words-piece", piece=NODE_NAMES[ability.id])
    return Text("tcg-words-piece", piece=NODE_NAMES[deed.extra_costs[0].id])


def _why_not_used(state: TcgState, seat: int, card: int, which: int) -> Reason | None:
    """Whether it lies where it can be used, has an ability for this phase, and can pay for it."""
    name = named(state, card)
    if not state.is_in_play(card) and state.zone[card] != STACKED:
        return refused("not-in-play", PHASE_ACTIONS, card=name)
    if state.card(card).type != SITE and state.owner(card) != seat:
        return refused("not-yours", SIDES, card=name)
    if state.is_in_play(card) and not state.active(card):
        return refused("inactive", SIDES, card=name)
    deed = DEEDS[state.card(card).index]
    stacked = state.zone[card] == STACKED
    specials = [] if deed is None else deed.specials
    fit = [one for one in specials if (one.kind == STACKED_SPECIAL) == stacked]
    if not fit or which >= len(specials):
        return refused("no-ability", PHASE_ACTIONS, card=name)
    wanted = [specials[which]] if which or len(specials) == 1 else fit
    now = [one for one in wanted if state.phase in one.phases]
    if not now:
        return refused("phase-ability", PHASE_ACTIONS, card=name, phase=phase_name(state.phase))
    if not may_act(state, seat, state.phase):
        return refused("no-actions", PHASE_ACTIONS)
    if card in silenced(state) or forbidden(state, USE_ABILITIES, card):
        return refused("no-abilities", EFFECTS, card=name)
    return why_fault(state, card, offers.use_fault(state, now[0], Scope(card, seat)), now[0])


def _why_not_transferred(state: TcgState, seat: int, item: int, bearer: int) -> Reason | None:
    names = {"card": named(state, item), "other": named(state, bearer)}
    if state.phase != FELLOWSHIP or seat != state.free:
        return refused("transfer-phase", TRANSFER)
    if state.zone[item] != ATTACHED or state.owner(item) != seat:
        return refused("transfer-item", TRANSFER, card=names["card"])
    if state.on[item] == bearer:
        return refused("transfer-same", TRANSFER, **names)
    if bearer not in could_bear(state, item, seat):
        return refused("cannot-bear", BEARERS, **names)
    if not at_same_site(state, state.on[item], bearer):
        return refused("transfer-site", TRANSFER, **names)
    return None


def _why_not_healed(state: TcgState, seat: int, character: int, copy: int) -> Reason | None:
    names = {"card": named(state, character), "other": named(state, copy)}
    if state.phase != FELLOWSHIP or seat != state.free:
        return refused("transfer-phase", DISCARD_TO_HEAL)
    if state.zone[copy] != HAND or state.owner(copy) != seat:
        return refused("not-in-hand", DISCARD_TO_HEAL, card=names["other"])
    if not state.wounds[character]:
        return refused("unhurt", DISCARD_TO_HEAL, card=names["card"])
    if state.table.pair("heal", character, copy) not in discards_to_heal(state, seat):
        return refused("heal-copy", DISCARD_TO_HEAL, **names)
    return None


# -- answers -------------------------------------------------------------------------------------


def why_no_answer(state: TcgState, seat: int, option: Option, happening: Happening) -> Reason | None:
    """Why a card does not answer to what happens."""
    cards = cards_of(state, option)
    if option.verb == "play" and len(cards) == 1:
        return why_not_played(state, seat, cards[0], happening)
    if option.verb not in ("answer", "use") or not cards:
        return None
    card, name = cards[0], named(state, cards[0])
    if not state.is_in_play(card):
        return refused("not-in-play", RESPONSES, card=name)
    if not state.active(card):
        return refused("inactive", SIDES, card=name)
    deed = DEEDS[state.card(card).index]
    waits = [] if deed is None else deed.answers
    scope = Scope(card, state.owner(card), happening)
    fit = [one for one in waits if one.when is not None and one.when.answers(state, happening, scope)]
    if not fit:
        return refused("not-to-this", RESPONSES, card=name)
    return why_fault(state, card, offers.use_fault(state, fit[0], scope), fit[0])


# -- assigning -----------------------------------------------------------------------------------


def why_not_assigned(state: TcgState, seat: int, option: Option, attack: bool) -> Reason | None:
    """Why these two cannot be brought together."""
    cards = cards_of(state, option)
    if option.verb != "assign" or len(cards) != 2:
        return None
    minion, character = cards
    names = [named(state, card) for card in cards]
    if state.card(minion).type != MINION or state.card(character).type not in (COMPANION, ALLY):
        return refused("assign-order", ASSIGNING)
    for card, name in zip(cards, names, strict=True):
        if not state.is_in_play(card):
            return refused("not-in-play", ASSIGNING, card=name)
        if not state.active(card):
            return refused("inactive", SIDES, card=name)
    fault = assigning.minion_fault(state, minion)
    if fault == assigning.TAKEN:
        return refused("assigned", ASSIGNING, card=names[0])
    if fault == assigning.NOT_FIERCE:
        return refused("not-fierce", FIERCE_RULE, card=names[0])
    if fault == assigning.KEPT_OUT:
        return refused("minion", EFFECTS, card=names[0])
    if attack and state.owner(minion) != seat:
        return refused("not-yours", ASSIGNING, card=names[0])
    fault = assigning.character_fault(state, character, attack)
    if fault == assigning.NO_PART:
        return refused("no-part", ALLIES, card=names[1])
    if fault == assigning.KEPT_OUT:
        return refused("minion", EFFECTS, card=names[1])
    if fault == assigning.ENOUGH:
        return refused("character", ASSIGNING, card=names[1])
    if not assigning.can_meet(state, minion, character):
        return refused("apart", EFFECTS, card=names[0], other=names[1])
    return None
