"""Chapter VI: attacking with armies (p. 28): who may attack whom, and the rearguard."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule
from mathom.core.view import Question
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import besieged, commanded, force_at, move_force, sieges, units_in
from mathom.games.wotr.battle import DEFENDER, FIELD, SIEGE, SORTIE, Battle
from mathom.games.wotr.box import (
    BOX,
    NATIONS_OF,
    NEIGHBOURS,
    NOBODY,
    PLACES,
    REARGUARD,
    REGION_IDS,
    REGION_OF,
    SHADOW,
)
from mathom.games.wotr.command import controller, merge, simply_shared, units_of, wholly_own
from mathom.games.wotr.deeds import closed, lasting
from mathom.games.wotr.odds.fight import attack_odds
from mathom.games.wotr.options import ASSAULT, ATTACK
from mathom.games.wotr.options import SORTIE as SORTIES
from mathom.games.wotr.questions import Attacking, FightOdds
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.alone import undertake
from mathom.games.wotr.steps.battle import BattleRound, WhiteRider
from mathom.games.wotr.steps.force import (
    MIXED,
    NOBODY_YET,
    OPEN,
    ChooseForce,
    minus,
    without_neutrals,
)
from mathom.games.wotr.steps.marching import (
    BORDERS,
    EVENTS,
    armies_of,
    has_neutrals,
    someone_leads,
    why_no_army,
)
from mathom.games.wotr.steps.politics import attacked
from mathom.games.wotr.why import because, place_name

ATTACKING: Final = Rule("wotr", "attack", 28)
SIEGES: Final = Rule("wotr", "siege", 32)

# On which terms a battle is fought: the usual ones, or those of a card.
USUAL_TERMS: Final = 0
STORM: Final = 1
"""A siege battle of three rounds; only a companion lets the defender use a card in the first."""
RELIEF: Final = 2
"""A die fewer in every round for each unit that the defenders themselves besiege."""
LANDING: Final = 3
"""The attackers may not cease."""
TERMS: Final = ["usual", "storm", "relief", "landing"]
STORM_ROUNDS: Final = 3


class AttackArmy(Step[WotrState]):
    """Attack an adjacent army, assault a besieged stronghold, or sally out of one."""

    rule = ATTACKING
    kind = "attack"
    fields = {"side": codecs.SIDE, "leader": codecs.FLAG}

    def __init__(self, side: int, leader: int) -> None:
        self.side: Final = side
        self.leader: Final = leader
        """1 if the attackers must have a leader or character, as with a Character die."""

    def run(self, state: WotrState) -> Decision | None:
        return state.ask(self, self.side, attacks(state, self.side, self.leader))

    def chosen(self, state: WotrState, option: Option) -> None:
        kind, start, target = meant_by(option)
        state.push(
            ChooseAttackers(self.side, start, target, kind, self.leader, USUAL_TERMS, OPEN, NOBODY_YET)
        )

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb not in ("attack", "assault", "sortie"):
            return None
        return why_no_attack(state, self.side, option, self.leader)

    def about(self, state: WotrState, seat: int) -> Question | None:
        return Attacking(leader=self.leader == 1)


def why_no_attack(state: WotrState, side: int, option: Option, leader: int) -> Reason:
    """Nobody to attack or to attack with, no nation at war, or no leader for a Character die."""
    _, start, target = meant_by(option)
    here, there = place_name(start), place_name(target)
    if option.verb == "attack":
        if not state.units(start, side):
            return why_no_army(state, side, start, ATTACKING)
        if not state.units(target, 1 - side) and not state.garrisoned(target, 1 - side):
            return because(ATTACKING, "no-enemy", region=there)
    elif besieged(state, option.args[0]) != (side if option.verb == "sortie" else 1 - side):
        return because(SIEGES, "no-siege", region=here)
    if closed(state, side, REGION_OF[target]):
        return because(EVENTS, "closed", region=there)
    if state.players > 2 and not units_in(commanded(state, start, side, attacking=True), side):
        own = units_of(state, start, state.speaks[side])
        return because(MIXED, "not-commander" if own else "partners-army", region=here)
    if not [nation for nation in state.nations(start, side) if state.at_war(nation)]:
        return because(BORDERS, "peace", region=here)
    if leader and not someone_leads(state, start, side, marching=False):
        return because(ATTACKING, "leader", region=here)
    return because(BORDERS, "leader-at-peace", region=here)


def meant_by(option: Option) -> tuple[int, int, int]:
    """Which kind of battle an option begins, where its attackers stand, and where their enemies do."""
    first = option.args[0]
    if option.verb == "attack":
        return FIELD, first, option.args[1]
    if option.verb == "assault":
        return SIEGE, first, BOX[first]
    return SORTIE, BOX[first], first


class ChooseAttackers(ChooseForce):
    """Which part of the army fights; the rest is its rearguard."""

    rule = ATTACKING
    fields = {
        "side": codecs.SIDE,
        "start": codecs.PLACE,
        "target": codecs.PLACE,
        "battle": codecs.BATTLE_KIND,
        "leader": codecs.FLAG,
        "terms": codecs.TERMS,
        "mode": codecs.MODE,
        "named": codecs.FORCE,
    }
    attacking = 1
    purpose = "attack"

    def __init__(
        self,
        side: int,
        start: int,
        target: int,
        battle: int,
        leader: int,
        terms: int,
        mode: int,
        named: tuple[int, ...],
    ) -> None:
        self.side = side
        self.start = start
        self.target: Final = target
        self.battle: Final = battle
        self.leader: Final = leader
        self.terms: Final = terms
        """On which terms the battle is fought, if a card has ordered it."""
        self.mode = mode
        self.named = named

    def goes_to(self) -> int:
        return self.target

    def may_go(self, state: WotrState) -> list[int]:
        army = commanded(state, self.start, self.side, attacking=True)
        return without_neutrals(state, army, NOBODY)

    def leader_needed(self) -> bool:
        return self.leader == 1

    def again(self, mode: int, named: tuple[int, ...]) -> ChooseAttackers:
        return ChooseAttackers(
            self.side, self.start, self.target, self.battle, self.leader, self.terms, mode, named
        )

    def odds(self, state: WotrState) -> FightOdds | None:
        force = self.force(state)
        if not units_in(force, self.side):
            return None
        battle = Battle(self.battle, self.side, self.start, self.target)
        _agree(state, battle, self.terms)
        ends = attack_odds(state, battle, force, force_at(state, self.target, 1 - self.side))
        return FightOdds(won=ends.won, lost=ends.lost, both=ends.both)

    def go(self, state: WotrState, force: tuple[int, ...]) -> None:
        # A partner's army that stands there takes no part in it: it waits with the rearguard (p. 46).
        rest = minus(force_at(state, self.start, self.side), list(force))
        if units_in(rest, self.side):
            move_force(state, self.start, REARGUARD, tuple(rest))
        if state.now is not None:
            undertake(state, self.start, force)
        begin_battle(state, Battle(self.battle, self.side, self.start, self.target), self.terms)


def begin_battle(state: WotrState, battle: Battle, terms: int) -> None:
    """The attack is declared: the attacked nations react, and the first round is fought."""
    state.battle = battle
    _agree(state, battle, terms)
    if state.events is not None:
        args: dict[str, str | int] = {
            "region": REGION_IDS[REGION_OF[battle.start]],
            "to": REGION_IDS[REGION_OF[battle.target]],
        }
        kind = "landing" if battle.landed() else ("attack", "assault", "sortie")[battle.kind]
        state.tell(kind, args)
    if state.players > 2:
        # The defenders fight with all they have, as one army (p. 28, 46).
        merge(state, battle.target, 1 - battle.side)
    attacked(state, battle.target, 1 - battle.side)
    if battle.side == SHADOW:
        for card in lasting(state):
            card.attacked(state, REGION_OF[battle.target])
    state.push(BattleRound())
    state.push(WhiteRider())


def _agree(state: WotrState, battle: Battle, terms: int) -> None:
    if terms == STORM:
        battle.rounds_granted = STORM_ROUNDS
        battle.surprise = True
    elif terms == RELIEF:
        battle.fewer_dice[DEFENDER] = state.units(BOX[battle.target], battle.side)
    elif terms == LANDING:
        battle.bound = True


def attacks(state: WotrState, side: int, leader: int) -> list[Option]:
    """Every attack that can be made."""
    options: list[Option] = []
    for start in fronts(state, side):
        options += attacks_from(state, side, start, leader)
    for region in sieges(state):
        options += siege_attacks(state, side, region, leader)
    return options


def any_attack(state: WotrState, side: int, leader: int) -> bool:
    """Whether any army may attack."""
    if not any([state.at_war(nation) for nation in NATIONS_OF[side]]):
        return False
    for start in fronts(state, side):
        if attacks_from(state, side, start, leader):
            return True
    return any([siege_attacks(state, side, region, leader) for region in sieges(state)])


def fronts(state: WotrState, side: int) -> list[int]:
    """The regions of a side's armies that have an enemy army next to them."""
    armies = armies_of(state, side)
    if state.clockwork is not None:
        # Garrisons are no armies, and can be attacked.
        return armies
    enemy = PLACES * (1 - side)
    strength = state.strength
    found: list[int] = []
    for start in armies:
        for region in NEIGHBOURS[start]:
            if strength[enemy + region]:
                found.append(start)
                break
    return found


def attacks_from(state: WotrState, side: int, start: int, leader: int) -> list[Option]:
    """The attacks of one region's army on its neighbours."""
    roads = enemy_roads(state, side, start)
    if not roads or not can_attack(state, side, start, leader):
        return []
    return [ATTACK[start][index] for index in roads]


def siege_attacks(state: WotrState, side: int, region: int, leader: int) -> list[Option]:
    """The assault on a besieged stronghold, or the sortie out of it (p. 32)."""
    inside = besieged(state, region)
    if inside == NOBODY or closed(state, side, region):
        return []
    if not can_attack(state, side, BOX[region] if inside == side else region, leader):
        return []
    return [SORTIES[region] if inside == side else ASSAULT[region]]


def enemy_roads(state: WotrState, side: int, start: int) -> list[int]:
    """Which of a region's neighbours hold an enemy army in the open."""
    enemy = PLACES * (1 - side)
    strength = state.strength
    roads = NEIGHBOURS[start]
    found: list[int] = []
    for index, region in enumerate(roads):
        if strength[enemy + region]:
            found.append(index)
    if state.clockwork is not None:
        held = [index for index in range(len(roads)) if state.garrisoned(roads[index], 1 - side)]
        found = sorted({*found, *held})
    if found and state.table:
        found = [index for index in found if not closed(state, side, roads[index])]
    return found


def can_attack(state: WotrState, side: int, start: int, leader: int) -> bool:
    """Whether some part of the army may attack."""
    plain = not has_neutrals(state, start, side)
    if state.players > 2 and not wholly_own(state, start, side):
        seat = state.speaks[side]
        if state.mixed[start] and controller(state, start, side) != seat:
            return False
        plain = plain and simply_shared(state, start, side, leader)
    if plain:
        return not leader or someone_leads(state, start, side, marching=False)
    step = ChooseAttackers(side, start, 0, FIELD, leader, USUAL_TERMS, OPEN, NOBODY_YET)
    return step.possible(state, step.may_go(state))
