"""Why a choice is not possible now, in a sentence that names the rule's reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr.armies import besieged, is_free
from mathom.games.wotr.box import (
    BOX,
    CARD_IDS,
    FACE_COUNT,
    FREE,
    IS_STRONGHOLD,
    LEADER,
    NATION_IDS,
    NATION_OF,
    NATION_OF_REGION,
    NATIONS,
    NAZGUL,
    NOBODY,
    REGION_IDS,
    REGIONS,
    SHADOW,
    SIDES,
    STACK,
    UNIT_KINDS,
    WILL,
    is_elite,
)
from mathom.games.wotr.cards.parts.card import CardStep
from mathom.games.wotr.options import ACTIONS, EVERY
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.attack import AttackArmy
from mathom.games.wotr.steps.fellowship import GATES, guides
from mathom.games.wotr.steps.journey import TRACK_END
from mathom.games.wotr.steps.marching import MoveArmies, has_neutrals, someone_leads
from mathom.games.wotr.steps.recruiting import Recruit, can_recruit_in


def refusal(state: WotrState, text: str) -> Text:
    """The reason why this cannot be chosen now."""
    decision = state.decision
    assert decision is not None
    option = EVERY.get(text)
    if option is None:
        return _unknown(text)
    side = state.seats.index(decision.seat)
    verbs = [other.verb for other in decision.options]
    reason = REASONS.get((decision.kind, option.verb))
    if reason is not None:
        return reason(state, side, option, decision)
    if option.verb in verbs and isinstance(decision.step, CardStep):
        return Text("wotr-refusal-by-card")
    if option.verb in verbs:
        return Text(f"wotr-refusal-{option.verb}")
    return Text("wotr-refusal-other", seat=Text(f"wotr-seat-{SIDES[decision.seat]}"))


def _unknown(text: str) -> Text:
    """No choice is written so; perhaps because two regions are not next to each other."""
    words = text.split()
    if len(words) == 3 and words[0] in ("move", "attack"):
        start, end = words[1:]
        if start in REGION_IDS and end in REGION_IDS:
            return Text("wotr-refusal-adjacent", region=_region(start), to=_region(end))
    return Text("wotr-refusal-unknown")


def _region(id: str) -> Text:
    return Text(f"wotr-region-{id}")


def _here(region: int) -> Text:
    return _region(REGION_IDS[region])


def _of(nation: int) -> Text:
    return Text(f"wotr-nation-{NATION_IDS[nation]}")


# -- dice ----------------------------------------------------------------------------------------


def _die(state: WotrState, side: int, option: Option, decision: Decision) -> Text:
    face = option.args[0]
    if not state.dice[FACE_COUNT * side + face]:
        return Text("wotr-refusal-no-die", die=_face(option.things[0]))
    return Text("wotr-refusal-idle", die=_face(option.things[0]))


def _face(id: str) -> Text:
    return Text(f"wotr-die-{id}")


def _ring(state: WotrState, side: int, option: Option, decision: Decision) -> Text:
    old, new = option.args
    if not state.rings[side]:
        return Text("wotr-refusal-no-ring")
    if state.ring_used[side]:
        return Text("wotr-refusal-ring-used")
    if not state.dice[FACE_COUNT * side + old]:
        return Text("wotr-refusal-no-die", die=_face(option.things[0]))
    if new == WILL and side == FREE:
        return Text("wotr-refusal-ring-will")
    return Text("wotr-refusal-ring", to=_face(option.things[1]))


def _pass(state: WotrState, side: int, option: Option, decision: Decision) -> Text:
    own, other = state.unused_dice(side), state.unused_dice(1 - side)
    return Text("wotr-refusal-pass", count=own, other=other)


def _use(state: WotrState, side: int, option: Option, decision: Decision) -> Text:
    """What the die cannot do now."""
    action = ACTIONS[option.args[0]]
    if action == "fellowship" and side == FREE:
        if not state.hidden:
            return Text("wotr-refusal-revealed")
        if state.mordor < 0 and state.progress >= TRACK_END:
            return Text("wotr-refusal-track")
    if action == "hide" and state.hidden:
        return Text("wotr-refusal-hidden")
    if action == "separate" and side == FREE:
        return Text("wotr-refusal-separate-mordor" if state.mordor >= 0 else "wotr-refusal-nobody-left")
    return Text("wotr-refusal-use", action=Text(f"wotr-action-{action}"))


def _hunt(state: WotrState, side: int, option: Option, decision: Decision) -> Text:
    least, most = decision.options[0].args[0], decision.options[-1].args[0]
    return Text("wotr-refusal-hunt", least=least, most=most)


# -- armies --------------------------------------------------------------------------------------


def _move(state: WotrState, side: int, option: Option, decision: Decision) -> Text:
    """Nobody there, an enemy army, no room, no leader, a border, or moved already."""
    start, end = option.args
    step = decision.step
    assert isinstance(step, MoveArmies)
    if not state.units(start, side):
        return _no_army(state, side, start)
    if state.units(end, 1 - side):
        return Text("wotr-refusal-enemy", region=_here(end))
    if state.units(end, side) >= STACK:
        return Text("wotr-refusal-full", region=_here(end), most=STACK)
    if step.leader and not someone_leads(state, start, side):
        return Text("wotr-refusal-leader", region=_here(start))
    if NATION_OF_REGION[end] != NOBODY and has_neutrals(state, start, side):
        return Text("wotr-refusal-border", region=_here(end), nation=_of(NATION_OF_REGION[end]))
    return Text("wotr-refusal-moved", region=_here(start))


def _no_army(state: WotrState, side: int, region: int) -> Text:
    box = BOX[region]
    if box != NOBODY and state.units(box, side):
        return Text("wotr-refusal-besieged", region=_here(region))
    return Text("wotr-refusal-no-army", region=_here(region))


def _attack(state: WotrState, side: int, option: Option, decision: Decision) -> Text:
    """Nobody to attack or to attack with, no nation at war, or no leader for a Character die."""
    step = decision.step
    assert isinstance(step, AttackArmy)
    start = option.args[0]
    if option.verb == "attack":
        place = start
        if not state.units(start, side):
            return _no_army(state, side, start)
        if not state.units(option.args[1], 1 - side):
            return Text("wotr-refusal-no-enemy", region=_here(option.args[1]))
    else:
        inside = option.verb == "sortie"
        place = BOX[start] if inside else start
        if besieged(state, start) != (side if inside else 1 - side):
            return Text("wotr-refusal-no-siege", region=_here(start))
    if not [nation for nation in state.nations(place, side) if state.at_war(nation)]:
        return Text("wotr-refusal-peace", region=_here(start))
    if step.leader:
        return Text("wotr-refusal-leader", region=_here(start))
    return Text("wotr-refusal-attack")


def _recruit(state: WotrState, side: int, option: Option, decision: Decision) -> Text:
    """The nation, the figures, the settlement: whatever stands in the way first."""
    figure, region = option.args
    step = decision.step
    nation = NATION_OF[figure]
    if NATIONS[nation].side != side:
        return Text("wotr-refusal-not-yours", nation=_of(nation))
    if not state.at_war(nation):
        return Text("wotr-refusal-not-at-war", nation=_of(nation))
    if not state.reinforcements[figure]:
        return Text("wotr-refusal-none-left")
    if NATION_OF_REGION[region] != nation or not REGIONS[region].settlement:
        return Text("wotr-refusal-settlement", region=_here(region), nation=_of(nation))
    if besieged(state, region) != NOBODY:
        return Text("wotr-refusal-besieged-muster", region=_here(region))
    if not can_recruit_in(state, side, region):
        return Text("wotr-refusal-captured", region=_here(region))
    if isinstance(step, Recruit) and step.first != NOBODY:
        if figure < UNIT_KINDS and is_elite(figure):
            return Text("wotr-refusal-elite")
        if step.first == region:
            return Text("wotr-refusal-same-settlement")
    if figure == NAZGUL and not IS_STRONGHOLD[region]:
        return Text("wotr-refusal-nazgul")
    if LEADER <= figure < NAZGUL:
        return Text("wotr-refusal-lone-leader", region=_here(region))
    return Text("wotr-refusal-recruit")


def _retreat(state: WotrState, side: int, option: Option, decision: Decision) -> Text:
    region = option.args[0]
    if is_free(state, region, side):
        return Text("wotr-refusal-retreat-far", region=_here(region))
    return Text("wotr-refusal-retreat", region=_here(region))


# -- politics, characters, cards -----------------------------------------------------------------


def _nation(state: WotrState, side: int, option: Option, decision: Decision) -> Text:
    nation = option.args[0]
    if NATIONS[nation].side != side:
        return Text("wotr-refusal-not-yours", nation=_of(nation))
    if state.at_war(nation):
        return Text("wotr-refusal-at-war", nation=_of(nation))
    if not state.active[nation]:
        return Text("wotr-refusal-passive", nation=_of(nation))
    return Text("wotr-refusal-nation")


def _to(state: WotrState, side: int, option: Option, decision: Decision) -> Text:
    region = option.args[0]
    if besieged(state, region) == side:
        return Text("wotr-refusal-shut", region=_here(region))
    if side == SHADOW and IS_STRONGHOLD[region] and state.owner[region] == FREE:
        return Text("wotr-refusal-landing", region=_here(region))
    return Text("wotr-refusal-to", region=_here(region))


def _card(state: WotrState, side: int, option: Option, decision: Decision) -> Text:
    card = option.args[0]
    if card < 0:
        return Text("wotr-refusal-other", seat=Text(f"wotr-seat-{SIDES[decision.seat]}"))
    if card not in state.hands[side]:
        return Text("wotr-refusal-hand", card=Text(f"wotr-card-{CARD_IDS[card]}"))
    return Text("wotr-refusal-demand", card=Text(f"wotr-card-{CARD_IDS[card]}"))


# -- the Fellowship ------------------------------------------------------------------------------


def _declare(state: WotrState, side: int, option: Option, decision: Decision) -> Text:
    if state.mordor >= 0:
        return Text("wotr-refusal-declare-mordor")
    return Text("wotr-refusal-revealed" if not state.hidden else "wotr-refusal-declared")


def _mordor(state: WotrState, side: int, option: Option, decision: Decision) -> Text:
    gates = [_here(gate) for gate in GATES]
    return Text("wotr-refusal-gates", first=gates[0], second=gates[1])


def _guide(state: WotrState, side: int, option: Option, decision: Decision) -> Text:
    if option.args[0] in guides(state):
        return Text("wotr-refusal-guided")
    return Text("wotr-refusal-guide")


def _halt(state: WotrState, side: int, option: Option, decision: Decision) -> Text:
    return Text("wotr-refusal-halt")


Reason = Callable[[WotrState, int, Option, Decision], Text]

REASONS: Final[dict[tuple[str, str], Reason]] = {
    ("die", "die"): _die,
    ("die", "skip"): _die,
    ("die", "ring"): _ring,
    ("die", "pass"): _pass,
    ("action", "use"): _use,
    ("hunt", "hunt"): _hunt,
    ("march", "move"): _move,
    ("attack", "attack"): _attack,
    ("attack", "assault"): _attack,
    ("attack", "sortie"): _attack,
    ("recruit", "recruit"): _recruit,
    ("voice", "recruit"): _recruit,
    ("retreat", "retreat"): _retreat,
    ("nation", "nation"): _nation,
    ("group", "to"): _to,
    ("fly", "to"): _to,
    ("minion_move", "to"): _to,
    ("separate", "to"): _to,
    ("separate_to", "to"): _to,
    ("enter", "to"): _to,
    ("event", "play"): _card,
    ("combat", "combat"): _card,
    ("discard", "discard"): _card,
    ("fellowship", "declare"): _declare,
    ("fellowship", "mordor"): _mordor,
    ("fellowship", "guide"): _guide,
    ("guide", "guide"): _guide,
    ("walk", "halt"): _halt,
}
"""For a question and a verb, how to tell why it cannot be done."""
