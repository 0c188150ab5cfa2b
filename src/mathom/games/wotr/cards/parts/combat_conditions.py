"""What combat cards demand: asked for the attacker (0) or the defender (1) when the card is chosen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.games.wotr.battle import DEFENDER, SIEGE, Battle
from mathom.games.wotr.box import (
    CHARACTERS,
    FREE,
    NATION_OF,
    NATION_OF_REGION,
    NATIONS,
    NAZGUL,
    NEIGHBOURS,
    NOBODY,
    REGION_OF,
    UNITS_OF,
    WITCH_KING,
    is_elite,
)
from mathom.games.wotr.state import WotrState


def battle_of(state: WotrState) -> Battle:
    """The battle that is being fought."""
    assert state.battle is not None
    return state.battle


def companions(state: WotrState, who: int) -> list[int]:
    """The characters who fight with somebody."""
    battle = battle_of(state)
    return state.characters(battle.place_of(who), battle.side_of(who))


def elites(state: WotrState, who: int) -> int:
    """How many elite units fight for somebody."""
    battle = battle_of(state)
    units = [figure for figure in UNITS_OF[battle.side_of(who)] if is_elite(figure)]
    return sum([state.count(battle.place_of(who), figure) for figure in units])


def nazgul_leadership(state: WotrState, who: int) -> int:
    """What the Nazgul of an army may give up; nothing once the White Rider has cancelled it (p. 30)."""
    battle = battle_of(state)
    if battle.white_rider:
        return 0
    place = battle.place_of(who)
    total = state.count(place, NAZGUL)
    if state.where[WITCH_KING] == place:
        total += CHARACTERS[WITCH_KING].leadership
    return total - battle.fronts[who].leadership_forfeited


def contested(state: WotrState) -> int:
    """The region of the defending army."""
    here: int = REGION_OF[battle_of(state).target]
    return here


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that has to be so in the battle."""

    def met(self, state: WotrState, who: int) -> bool:
        """Whether it is so for the attacker or the defender."""
        return True


class CompanionFights(Condition):
    """One of these characters, or anybody, fights on the own side."""

    def __init__(self, *characters: int) -> None:
        self.characters: Final = characters

    def met(self, state: WotrState, who: int) -> bool:
        there = companions(state, who)
        if not self.characters:
            return len(there) > 0
        return any([character in there for character in self.characters])


class SomeoneLeads(Condition):
    """A leader or a companion of the Free Peoples fights."""

    def met(self, state: WotrState, who: int) -> bool:
        place = battle_of(state).place_of(who)
        return state.leaders(place, FREE) > 0 or len(companions(state, who)) > 0


class EliteFights(Condition):
    """An elite unit fights on the own side: of a nation, or any."""

    def __init__(self, nation: int = NOBODY) -> None:
        self.nation: Final = nation

    def met(self, state: WotrState, who: int) -> bool:
        battle = battle_of(state)
        for figure in UNITS_OF[battle.side_of(who)]:
            wanted = is_elite(figure) and self.nation in (NOBODY, NATION_OF[figure])
            if wanted and state.count(battle.place_of(who), figure):
                return True
        return False


class NazgulFight(Condition):
    """Nazgul, or the Witch-king, fight."""

    def met(self, state: WotrState, who: int) -> bool:
        place = battle_of(state).place_of(who)
        return state.count(place, NAZGUL) > 0 or state.where[WITCH_KING] == place


class NazgulLead(Condition):
    """The Nazgul have so much Leadership."""

    def __init__(self, least: int) -> None:
        self.least: Final = least

    def met(self, state: WotrState, who: int) -> bool:
        return nazgul_leadership(state, who) >= self.least


class AtTheRing(Condition):
    """The defenders are where the Ring-bearers' figure stands; in Mordor it stands nowhere."""

    def met(self, state: WotrState, who: int) -> bool:
        return contested(state) == state.ring_bearers


class InFreeLands(Condition):
    """The defenders are within the borders of a nation of the Free Peoples."""

    def met(self, state: WotrState, who: int) -> bool:
        nation = NATION_OF_REGION[contested(state)]
        return nation != NOBODY and NATIONS[nation].side == FREE


class DefendersIn(Condition):
    """The defenders are in one of these regions."""

    def __init__(self, regions: list[int]) -> None:
        self.regions: Final = regions

    def met(self, state: WotrState, who: int) -> bool:
        return contested(state) in self.regions


class InTheField(Condition):
    """The own army defends, and not from inside a stronghold."""

    def met(self, state: WotrState, who: int) -> bool:
        return who == DEFENDER and battle_of(state).kind != SIEGE


class InsideWalls(Condition):
    """The defenders are inside a stronghold, and a unit of a nation fights on the own side."""

    def __init__(self, nation: int) -> None:
        self.nation: Final = nation

    def met(self, state: WotrState, who: int) -> bool:
        battle = battle_of(state)
        if battle.kind != SIEGE:
            return False
        return self.nation in state.nations(battle.place_of(who), battle.side_of(who))


def within(start: int, steps: int) -> list[int]:
    """The regions at most so many steps away."""
    found = [start]
    for _ in range(steps):
        found += [n for here in found[:] for n in NEIGHBOURS[here] if n not in found]
    return sorted(set(found))
