"""Why a choice is not possible now, in a sentence that names the rule's reason."""

from __future__ import annotations

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.tcg.box import ALLY, COMPANION, EVENT, MINION, SITE
from mathom.games.tcg.engine.assigning import can_meet, character_free, character_open, minion_free
from mathom.games.tcg.engine.deeds import DEEDS, Deed
from mathom.games.tcg.engine.offers import (
    MOST_COMPANIONS,
    can_use,
    could_bear,
    may_act,
    play_cost_met,
    requirements_met,
)
from mathom.games.tcg.engine.scope import NO_CARD, Scope
from mathom.games.tcg.engine.values import forbidden
from mathom.games.tcg.language.traits import BE_PLAYED
from mathom.games.tcg.phases import FELLOWSHIP, SHADOW_PHASE
from mathom.games.tcg.state import FELLOWSHIP_AREA, HAND, STACKED, TcgState
from mathom.games.tcg.text.names import card_name, cost_of, parse, phase_name, seat_name

ENDS = ("pass", "done")


def refusal(state: TcgState, text: str) -> Text:
    """The reason why this cannot be chosen now."""
    decision = state.decision
    assert decision is not None
    option = parse(text)
    if option is None:
        return Text("tcg-refusal-unknown")
    verbs = [other.verb for other in decision.options]
    if option.verb not in verbs and option.verb not in ("play", "use"):
        return _another_question(option, decision)
    for thing in option.things:
        if not thing.isdigit() and len(thing) > 1 and thing not in state.table.by_name:
            return Text("tcg-refusal-no-card", card=thing)
    if option.verb == "play":
        return _play(state, state.table.by_name[option.things[0]], decision)
    if option.verb == "use":
        return _use(state, state.table.by_name[option.things[0]], decision)
    if option.verb == "assign":
        return _assign(state, option, decision)
    return Text("tcg-refusal-choice", card=_shown(option))


def _another_question(option: Option, decision: Decision) -> Text:
    if option.verb in ENDS:
        return Text("tcg-refusal-must", seat=seat_name(decision.seat))
    return Text("tcg-refusal-other", seat=seat_name(decision.seat))


def _shown(option: Option) -> Text | str:
    thing = option.things[-1] if option.things else option.verb
    return card_name(thing)


# -- playing a card ------------------------------------------------------------------------------


def _play(state: TcgState, card: int, decision: Decision) -> Text:
    """Whose card it is and where, then when it may be played, then what it needs."""
    name = card_name(state.table.names[card])
    if state.owner(card) != decision.seat:
        return Text("tcg-refusal-not-yours", card=name)
    if decision.kind not in ("action", "answer", "starting"):
        return Text("tcg-refusal-other", seat=seat_name(decision.seat))
    if decision.kind == "starting":
        return Text("tcg-refusal-starting", card=name)
    if state.zone[card] != HAND:
        return Text("tcg-refusal-not-in-hand", card=name)
    if not state.belongs(card):
        side = "own" if state.owner(card) == state.free else "others"
        return Text(f"tcg-refusal-side-{side}", card=name)
    deed = DEEDS[state.card(card).index]
    assert deed is not None
    if state.card(card).type == EVENT:
        return _event(state, card, deed, decision)
    mine = FELLOWSHIP if decision.seat == state.free else SHADOW_PHASE
    if state.phase != mine or decision.kind == "answer":
        return Text("tcg-refusal-phase-card", card=name, phase=phase_name(mine))
    return _needs(state, card, deed, decision.seat)


def _event(state: TcgState, card: int, deed: Deed, decision: Decision) -> Text:
    name = card_name(state.table.names[card])
    event = deed.event
    assert event is not None
    if event.when is not None:
        if decision.kind == "action":
            return Text("tcg-refusal-response", card=name)
    elif decision.kind == "answer":
        return Text("tcg-refusal-no-response", card=name)
    elif state.phase not in event.phases:
        return Text("tcg-refusal-phase-event", card=name, phase=phase_name(state.phase))
    elif not may_act(state, decision.seat, state.phase):
        return Text("tcg-refusal-no-actions")
    scope = Scope(card, decision.seat, getattr(decision.step, "happening", None))
    about, when = scope.happening, event.when
    if when is not None and about is not None and not when.answers(state, about, scope):
        return Text("tcg-refusal-not-to-this", card=name)
    if not requirements_met(state, deed, scope):
        return Text("tcg-refusal-requirement", card=name)
    if not can_use(state, event, scope):
        return Text("tcg-refusal-costs", card=name)
    return _twilight(state, card)


def _needs(state: TcgState, card: int, deed: Deed, seat: int) -> Text:
    """What a card that stays in play still needs."""
    printed, name = state.card(card), card_name(state.table.names[card])
    if printed.unique and _there_already(state, card, state.in_play):
        return Text("tcg-refusal-unique", card=name)
    mortal = printed.unique and printed.type in (COMPANION, ALLY)
    if mortal and _there_already(state, card, state.dead[seat]):
        return Text("tcg-refusal-dead", card=name)
    if printed.type == COMPANION and _companions(state, seat) >= MOST_COMPANIONS:
        return Text("tcg-refusal-nine", most=MOST_COMPANIONS)
    if forbidden(state, BE_PLAYED, card):
        return Text("tcg-refusal-forbidden", card=name)
    if not requirements_met(state, deed, Scope(card, seat)):
        return Text("tcg-refusal-requirement", card=name)
    if deed.plays_on is not None and not could_bear(state, card, seat):
        return Text("tcg-refusal-no-bearer", card=name)
    if not play_cost_met(state, card, seat):
        return _twilight(state, card)
    return Text("tcg-refusal-costs", card=name)


def _there_already(state: TcgState, card: int, others: list[int]) -> bool:
    name, owner = state.card(card).name, state.owner(card)
    return any([state.card(other).name == name and state.owner(other) == owner for other in others])


def _companions(state: TcgState, seat: int) -> int:
    here = [card for card in state.in_play if state.zone[card] == FELLOWSHIP_AREA]
    dead = [card for card in state.dead[seat] if state.card(card).type == COMPANION]
    return len(dead) + len([card for card in here if state.owner(card) == seat])


def _twilight(state: TcgState, card: int) -> Text:
    name = card_name(state.table.names[card])
    return Text("tcg-refusal-twilight", card=name, cost=cost_of(state, card), twilight=state.twilight)


# -- using an ability ----------------------------------------------------------------------------


def _use(state: TcgState, card: int, decision: Decision) -> Text:
    """Whether it lies where it can be used, has an ability for this phase, and can pay for it."""
    name = card_name(state.table.names[card])
    if decision.kind != "action":
        return Text("tcg-refusal-other", seat=seat_name(decision.seat))
    if not state.is_in_play(card) and state.zone[card] != STACKED:
        return Text("tcg-refusal-not-in-play", card=name)
    if state.card(card).type != SITE and state.owner(card) != decision.seat:
        return Text("tcg-refusal-not-yours", card=name)
    if state.is_in_play(card) and not state.active(card):
        return Text("tcg-refusal-inactive", card=name)
    deed = DEEDS[state.card(card).index]
    if deed is None or not deed.specials:
        return Text("tcg-refusal-no-ability", card=name)
    now = [ability for ability in deed.specials if state.phase in ability.phases]
    if not now:
        return Text("tcg-refusal-phase-ability", card=name, phase=phase_name(state.phase))
    if not may_act(state, decision.seat, state.phase):
        return Text("tcg-refusal-no-actions")
    scope = Scope(card, decision.seat)
    met = [one for one in now if one.condition is None or one.condition.holds(state, scope)]
    return Text("tcg-refusal-costs" if met else "tcg-refusal-requirement", card=name)


# -- assigning -----------------------------------------------------------------------------------


def _assign(state: TcgState, option: Option, decision: Decision) -> Text:
    if len(option.things) < 2:
        return Text("tcg-refusal-unknown")
    minion, character = [state.table.by_name[thing] for thing in option.things]
    names = [card_name(thing) for thing in option.things]
    if state.card(minion).type != MINION or state.card(character).type not in (COMPANION, ALLY):
        return Text("tcg-refusal-assign-order")
    for card, name in zip((minion, character), names, strict=True):
        if not state.is_in_play(card):
            return Text("tcg-refusal-not-in-play", card=name)
        if not state.active(card):
            return Text("tcg-refusal-inactive", card=name)
    if state.assigned[minion] != NO_CARD:
        return Text("tcg-refusal-assigned", card=names[0])
    if not minion_free(state, minion):
        return Text("tcg-refusal-minion", card=names[0])
    if decision.kind == "attack" and state.owner(minion) != decision.seat:
        return Text("tcg-refusal-not-yours", card=names[0])
    able = character_open if decision.kind == "attack" else character_free
    if not able(state, character):
        return Text("tcg-refusal-character", card=names[1])
    if not can_meet(state, minion, character):
        return Text("tcg-refusal-apart", card=names[0], other=names[1])
    return Text("tcg-refusal-choice", card=names[0])
