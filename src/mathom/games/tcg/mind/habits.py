"""What nobody who knows the TCG thinks about: what he never looks at, and what he does at once."""

from __future__ import annotations

from typing import Final

from mathom.core.option import Option
from mathom.games.tcg.box import COMPANION, SITE
from mathom.games.tcg.mind.fights import foe, stands_now
from mathom.games.tcg.options import DONE, NUMBER, YES
from mathom.games.tcg.phases import FELLOWSHIP, REGROUP
from mathom.games.tcg.state import TcgState

HIGHEST_BID: Final = 4
"""More burdens than this are never worth a place in the order of play."""
USUAL_BID: Final = 2
"""It beats who bids less, and the place is worth more than it costs (docs/bots.md)."""
NOTHING_TO_GAIN: Final = 0
RING_BEARER: Final = 100
LAST_WOUND: Final = 1000
NEAR_DEATH: Final = 50


def by_habit(state: TcgState) -> Option | None:
    """What is chosen here without a thought; None if it is worth one."""
    decision = state.decision
    assert decision is not None
    kind = decision.kind
    options = decision.options
    if kind == "attack":
        return attack(state, options)
    if kind == "archery":
        return _spare(state, options)
    if kind == "heal":
        return _nurse(state, options)
    if kind == "bid":
        return NUMBER[min(USUAL_BID, len(options) - 1)]
    if kind == "place":
        # Whoever sets out first meets the Shadow with the smallest fellowship.
        return options[-1]
    if kind == "first":
        return options[0]
    if kind == "ambush" or kind == "heal-first":
        return YES
    return None


def worth_a_thought(state: TcgState) -> list[Option]:
    """The options that somebody who knows the game would look at."""
    decision = state.decision
    assert decision is not None
    options = decision.options
    if decision.kind == "bid":
        return options[: HIGHEST_BID + 1]
    if decision.kind == "defend":
        return _defences(state, options)
    if decision.kind == "action" and state.phase in (FELLOWSHIP, REGROUP):
        return [option for option in options if not _pointless(state, option)]
    if decision.kind == "starting" and len(options) > 1:
        # Whoever sets out alone is alone at the second site, too.
        return [option for option in options if option is not DONE]
    return options


def _pointless(state: TcgState, option: Option) -> bool:
    """Whether nothing comes of it: a site that finds nobody; or next to nothing, as it costs as much to
    hand on an item as to play it: that is done for one that would soon be lost with its bearer."""
    if option.verb == "transfer":
        item, other = option.args
        return state.vitality(state.on[item]) > 1 or state.vitality(other) <= 1
    if option.verb != "use" or state.table.types[option.args[0]] != SITE:
        return False
    used = state.clone()
    used.apply(option)
    decision = used.decision
    return (
        decision is not None
        and decision.kind == "action"
        and used.in_play == state.in_play
        and used.hands == state.hands
        and used.wounds == state.wounds
        and used.burdens == state.burdens
        and used.twilight == state.twilight
        and len(used.lasting) == len(state.lasting)
    )


def attack(state: TcgState, options: list[Option]) -> Option:
    """Minions that are left over go where they hurt most; who would only lose stays away."""
    stands = stands_now(state)
    chosen = DONE
    best = NOTHING_TO_GAIN
    for option in options:
        if option is DONE:
            continue
        minion, character = option.args
        for stand in stands:
            if stand.character == character:
                gain = stand.cost(foe(state, minion)) - (stand.cost_now() if stand.against else 0)
                if gain > best:
                    chosen, best = option, gain
    return chosen


def _spare(state: TcgState, options: list[Option]) -> Option:
    """An arrow goes to who suffers least from it: not the last wound, not the Ring-bearer."""
    chosen = options[0]
    least = LAST_WOUND * LAST_WOUND
    for option in options:
        if option is DONE:
            return DONE
        card = option.args[0]
        left = state.vitality(card)
        harm = state.strength(card) - 3 * left
        if left <= 1:
            harm += LAST_WOUND
        elif left == 2:
            harm += NEAR_DEATH
        if card == state.bearer[state.free]:
            harm += RING_BEARER
        if harm < least:
            chosen, least = option, harm
    return chosen


def _nurse(state: TcgState, options: list[Option]) -> Option:
    """Who is nearest to death is healed first; of those, the Ring-bearer and then the strongest."""
    chosen = options[0]
    most = -LAST_WOUND
    for option in options:
        if option is DONE:
            continue
        card = option.args[0]
        need = state.strength(card) - NEAR_DEATH * state.vitality(card)
        if card == state.bearer[state.free]:
            need += NEAR_DEATH + 1
        if need > most:
            chosen, most = option, need
    return chosen


def _defences(state: TcgState, options: list[Option]) -> list[Option]:
    """Of minions that are alike one is enough to think about."""
    table = state.table
    found: list[Option] = []
    before: list[tuple[int, int, int, int, int]] = []
    for option in options:
        if option is not DONE:
            minion, character = option.args
            if table.types[character] == COMPANION and not state.borne_by(minion):
                like = (
                    table.kinds[minion],
                    state.wounds[minion],
                    state.strength(minion),
                    table.owners[minion],
                    character,
                )
                if like in before:
                    continue
                before.append(like)
        found.append(option)
    return found
