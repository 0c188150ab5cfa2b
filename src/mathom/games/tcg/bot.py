"""How well a seat stands: what the greedy bot looks at.

Counted in points, about 100 to a good companion. Whole numbers only, so that every machine and both
builds agree to the last point.
"""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.box import ALLY, ARCHER, COMPANION, FIERCE, MINION
from mathom.games.tcg.engine.assigning import minion_free
from mathom.games.tcg.engine.forecast import overwhelmed_at
from mathom.games.tcg.engine.offers import times_handed_on
from mathom.games.tcg.engine.scope import NO_CARD
from mathom.games.tcg.language.node import NODES
from mathom.games.tcg.language.traits import STRENGTH as STRENGTH_TRAIT
from mathom.games.tcg.language.traits import Trait
from mathom.games.tcg.phases import ASSIGNMENT, BEFORE, END_OF_PHASE, FELLOWSHIP, REGROUP
from mathom.games.tcg.state import ATTACHED, LAST_SITE, SUPPORT, TcgState
from mathom.games.tcg.steps.ring import resistance

WON: Final = 1_000_000

SITE: Final = 130
"""A site nearer to the end of the path."""
ROOM: Final = [4000, 1500, 900, 600, 420, 300, 210, 140, 80, 35, 0]
"""How bad it is, by how many burdens more corrupt the Ring-bearer."""
FRAIL: Final = [4000, 420, 160, 60, 0]
"""The same by the vitality he has left."""
COMPANION_HERE: Final = 45
ALLY_HERE: Final = 25
STRENGTH: Final = 7
VITALITY: Final = 14
BORNE: Final = 14
SUPPORTING: Final = 28
CARD: Final = 9
"""A card in hand."""
CONTROL: Final = 60
HANDED_ON: Final = 3000
"""An item that was handed on, until the phase ends: more than a move can be feared. Nothing here is
better for who bears what, so it would only be a way not to move yet."""
AGAIN: Final = 100
"""An ability that is used once more, until the phase ends: what brings nothing comes to cost more than
the move that it puts off."""

MINION_HERE: Final = 12
MINION_STRENGTH: Final = 6
MINION_VITALITY: Final = 5
DAMAGE: Final = 14
FIERCENESS: Final = 30
ARCHERY: Final = 22
TWILIGHT: Final = 5
"""A token in the twilight pool, while there is still a Shadow phase to come."""
PRESSED: Final = 9
"""A point of strength by which the Shadow could outdo the fellowship."""
PER_TOKEN: Final = 3
"""The strength that a twilight token buys, more or less."""

UNKNOWN_SITE: Final = 3
"""The Shadow number of a site that nobody has seen yet, more or less."""

WOUND: Final = 30
LOST_SKIRMISH: Final = 8
RING_BEARER_DEAD: Final = 20_000


def evaluate(state: TcgState, seat: int) -> float:
    """The seat's own standing, less that of the others on average."""
    outcome = state.outcome
    if outcome is not None:
        if len(outcome.winners) > 1:
            return 0.0
        return float(WON if seat in outcome.winners else -WON)
    if not state.playing[seat]:
        return float(-WON)
    state.look()
    own, others, count = 0, 0, 0
    for other in range(state.table.players):
        if not state.playing[other]:
            continue
        worth = _standing(state, other)
        if other == seat:
            own = worth
        else:
            others += worth
            count += 1
    return float(own) - float(others) / max(1, count)


def _standing(state: TcgState, seat: int) -> int:
    ahead = 1 if seat == state.free and state.phase == FELLOWSHIP else 0
    worth = SITE * (state.marker[seat] + ahead) + CARD * len(state.hands[seat])
    worth -= _ring_bearer(state, seat)
    for card in state.in_play:
        if state.owner(card) == seat:
            worth += _card(state, card)
    for held in state.controller:
        if held == seat:
            worth += CONTROL
    danger = _danger(state)
    if seat == state.free:
        return worth - danger - _put_off(state)
    return worth + danger // max(1, state.table.players - 1)


def _ring_bearer(state: TcgState, seat: int) -> int:
    """How near he is to death or corruption."""
    bearer = state.bearer[seat]
    if bearer == NO_CARD or not state.is_in_play(bearer):
        return RING_BEARER_DEAD
    room = resistance(state, seat) - state.burdens[seat]
    if state.bids:
        room -= max(0, state.bids[seat])
    left = state.vitality(bearer)
    return ROOM[max(0, min(room, len(ROOM) - 1))] + FRAIL[max(0, min(left, len(FRAIL) - 1))]


def _put_off(state: TcgState) -> int:
    """What is done before the move has to make good for it. A site that nobody has seen may be dearer
    than it was guessed to be: then all looks better than to move, even to do nothing again and again."""
    if state.phase != FELLOWSHIP or not state.uses:
        return 0
    again = 0
    for times in state.uses.values():
        again += times - 1
    return HANDED_ON * times_handed_on(state) + AGAIN * again


def _card(state: TcgState, card: int) -> int:
    """What a card in play is worth to its owner."""
    type = state.card(card).type
    if type in (COMPANION, ALLY):
        here = COMPANION_HERE if type == COMPANION else ALLY_HERE
        share = 1 if type == COMPANION else 3
        return here + (STRENGTH * state.strength(card) + VITALITY * state.vitality(card)) // share
    if type == MINION:
        return 0
    return BORNE if state.zone[card] == ATTACHED else SUPPORTING if state.zone[card] == SUPPORT else 0


# -- what the fellowship on its way has to fear ----------------------------------------------------


def _danger(state: TcgState) -> int:
    """What the minions in play and the twilight pool may do to it in this turn."""
    if state.phase == BEFORE:
        return 0
    danger = 0
    for card in state.in_play:
        if state.card(card).type == MINION:
            danger += _minion(state, card)
    if state.phase < ASSIGNMENT:
        twilight = state.twilight + added_by_moving(state)
        danger += TWILIGHT * twilight + _pressed(state, twilight)
    elif state.phase != REGROUP:
        danger += _fights(state)
    else:
        danger += TWILIGHT * state.twilight // 2
    return danger


def added_by_moving(state: TcgState) -> int:
    """What the move adds that must end a fellowship phase: putting it off makes nothing better."""
    if state.phase != FELLOWSHIP:
        return 0
    number = min(LAST_SITE, state.marker[state.free] + 1)
    site = state.path[number]
    added = UNKNOWN_SITE if site == NO_CARD else state.card(site).shadow_number
    for card in state.actives:
        if state.card(card).type == COMPANION:
            added += 1
    return added


def _minion(state: TcgState, card: int) -> int:
    worth = MINION_HERE + MINION_STRENGTH * state.strength(card)
    worth += MINION_VITALITY * state.vitality(card) + DAMAGE * state.damages[card]
    if state.has(card, FIERCE):
        worth += FIERCENESS
    if state.has(card, ARCHER):
        worth += ARCHERY
    # What has been fought is over; what is still to come counts whole.
    return worth // 3 if state.phase == REGROUP else worth


def _pressed(state: TcgState, twilight: int) -> int:
    """By how much the strength that the Shadow has, or can buy, exceeds that of the fellowship."""
    ours, theirs = 0, PER_TOKEN * twilight
    for card in state.actives:
        type = state.card(card).type
        if type == COMPANION:
            ours += state.strength(card)
        elif type == MINION:
            theirs += state.strength(card)
    return PRESSED * max(0, theirs - ours)


def _fights(state: TcgState) -> int:
    """What is lost in the skirmishes that are to come, as they stand; won ones count the other way."""
    total = 0
    loose = [card for card in state.actives if minion_free(state, card)] if _may_come(state) else []
    bearer = state.bearer[state.free]
    for character in state.actives:
        if state.card(character).type not in (COMPANION, ALLY):
            continue
        against = [card for card in state.in_play if state.assigned[card] == character]
        # Those whom nobody has met will be sent where they hurt most.
        if character == bearer:
            against += loose
        if against:
            total += _skirmish(state, character, against, character == bearer)
    return total


def strength_in_fight(state: TcgState, card: int) -> int:
    """The strength that counts in a character's skirmish: what ends before that does not."""
    strength = state.strength(card)
    if not state.in_skirmish or card == state.skirmish or card in state.fighting:
        return strength
    for effect in state.lasting:
        if effect.until == END_OF_PHASE and card in effect.cards:
            node = NODES[effect.node]
            if isinstance(node, Trait) and node.kind == STRENGTH_TRAIT:
                strength -= effect.amount
    return strength


def _may_come(state: TcgState) -> bool:
    """Whether minions can still be assigned."""
    return state.phase == ASSIGNMENT


def _skirmish(state: TcgState, character: int, against: list[int], bearer: bool) -> int:
    """What one skirmish costs the fellowship, if nobody does anything more."""
    ours, theirs, damage = strength_in_fight(state, character), 0, 1
    for minion in against:
        theirs += strength_in_fight(state, minion)
        damage += state.damages[minion]
    if theirs >= ours:
        deadly = theirs >= ours * overwhelmed_at(state, character) and theirs > 0
        if deadly or damage >= state.vitality(character):
            return RING_BEARER_DEAD if bearer else _card(state, character) + WOUND
        weight = 3 if bearer else 1
        return weight * WOUND * damage + LOST_SKIRMISH * min(6, theirs - ours)
    won = 0
    for minion in against:
        killed = ours >= 2 * theirs or state.vitality(minion) <= 1 + state.damages[character]
        won += _minion(state, minion) if killed else WOUND
    return -won
