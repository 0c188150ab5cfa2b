"""The odds of the battle that is being fought: of the roll that comes next, and how it may end."""

from __future__ import annotations

from typing import Final, final

from mathom.games.wotr.armies import force_at
from mathom.games.wotr.battle import ATTACKER, DEFENDER, Battle, Front
from mathom.games.wotr.odds.fight import (
    NO_END,
    Ends,
    Fight,
    Units,
    faces_that_hit,
    fight_of,
    paid,
    roll_of,
    units_of,
)
from mathom.games.wotr.odds.rolls import Odds, besides, roll, surely, with_rerolls
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.battle import (
    CombatRoll,
    LeaderReroll,
    TakeCasualties,
    dice_to_roll,
    leader_dice,
    misses,
    to_hit,
)
from mathom.games.wotr.steps.casualties import TakeHits


@final
class CombatOdds:
    """The hits of a round, and the end of the battle if nobody plays a card and both fight on."""

    __slots__ = ("attacker", "defender", "ends", "round")

    def __init__(self, round: int, attacker: Odds, defender: Odds, ends: Ends) -> None:
        self.round: Final = round
        """Which round it is that these hits are scored in."""
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.ends: Final = ends


def combat_odds(state: WotrState, battle: Battle) -> CombatOdds:
    """The odds as things stand: of this round, or, once its hits have been taken, of the next one."""
    attackers = force_at(state, battle.start, battle.side)
    defenders = force_at(state, battle.target, 1 - battle.side)
    fight = fight_of(state, battle, attackers, defenders)
    own, theirs = units_of(state, battle.side, attackers), units_of(state, 1 - battle.side, defenders)
    rounds = battle.rounds_granted - max(0, battle.round - 1)
    strikes, blows = due(state, battle, ATTACKER), due(state, battle, DEFENDER)
    if strikes is None and blows is None:
        return _next_round(battle, fight, own, theirs, rounds - int(battle.round > 0))
    strikes, blows = strikes or surely(0), blows or surely(0)
    ends = fight.after(own, theirs, rounds, strikes, blows)
    return CombatOdds(battle.round, strikes, blows, ends)


def _next_round(battle: Battle, fight: Fight, own: Units, theirs: Units, rounds: int) -> CombatOdds:
    """A round that has not begun: what the cards of the last one did is over."""
    coming = battle.clone()
    coming.round += 1
    if fight.siege and rounds < 1:
        left = paid(battle.side, own)
        if left is None:
            return CombatOdds(coming.round, surely(0), surely(0), NO_END)
        own, rounds = left, 1
    strikes = roll_of(fight.attackers, own, to_hit(coming, ATTACKER))
    blows = roll_of(fight.defenders, theirs, to_hit(coming, DEFENDER))
    return CombatOdds(coming.round, strikes, blows, fight.after(own, theirs, rounds, strikes, blows))


def due(state: WotrState, battle: Battle, who: int) -> Odds | None:
    """The hits of an army in this round that are still to be scored or taken; None if they were."""
    front = battle.fronts[who]
    enemy = battle.side_of(1 - who)
    pending = state.agenda if state.decision is None else [*state.agenda, state.decision.step]
    if any([isinstance(step, CombatRoll) for step in pending]):
        return besides(_roll(state, battle, who, front), front.more_hits)
    for step in pending:
        if isinstance(step, LeaderReroll) and step.who == who:
            return besides(_reroll(state, battle, who, front), front.hits + front.more_hits)
    if any([isinstance(step, TakeCasualties) for step in pending]):
        return surely(front.hits + front.more_hits)
    for step in pending:
        if isinstance(step, TakeHits) and step.side == enemy:
            return surely(step.hits)
    return None


def _roll(state: WotrState, battle: Battle, who: int, front: Front) -> Odds:
    need = to_hit(battle, who)
    return with_rerolls(
        dice_to_roll(state, battle, who),
        faces_that_hit(need, front.roll_bonus),
        leader_dice(state, battle, who),
        faces_that_hit(need, front.reroll_bonus),
        front.excluded,
    )


def _reroll(state: WotrState, battle: Battle, who: int, front: Front) -> Odds:
    again = min(leader_dice(state, battle, who), misses(front))
    return roll(max(0, again), faces_that_hit(to_hit(battle, who), front.reroll_bonus))
