"""How the skirmishes would end if nobody did anything more: who defends whom, and what it costs.

Whom nobody has met yet is met by whoever loses least by it, the strongest first; who is left over then
goes where it hurts most. That is near what good players do, and cheap.
"""

from __future__ import annotations

from typing import Final, final

from mathom.games.tcg.bot import strength_in_fight
from mathom.games.tcg.box import COMPANION, DAMAGE, MINION
from mathom.games.tcg.engine.assigning import minion_free
from mathom.games.tcg.engine.forecast import overwhelmed_at
from mathom.games.tcg.engine.scope import NO_CARD
from mathom.games.tcg.phases import ASSIGNMENT, SKIRMISH
from mathom.games.tcg.state import TcgState

CLOSE: Final = 3
"""Such a difference is easily turned by a card."""
WOUND: Final = 3
DEATH: Final = 10
RING_BEARER: Final = 1000
BEARER_WOUND: Final = 8
KILL: Final = -2
WIN: Final = -1


@final
class Fought:
    """What the skirmishes come to."""

    def __init__(self) -> None:
        self.wounds: int = 0
        """Of the fellowship."""
        self.deaths: int = 0
        self.lost: int = 0
        """The strength of those who fall."""
        self.bearer: int = 0
        """1 if the Ring-bearer is wounded, 2 if he falls."""
        self.kills: int = 0
        self.close: int = 0
        """Skirmishes that a card could turn."""


@final
class Foe:
    """A minion as it fights: in play, or as it is printed if it is still to come."""

    def __init__(self, strength: int, vitality: int, damage: int) -> None:
        self.strength: Final = strength
        self.vitality: Final = vitality
        self.damage: Final = damage


def foe(state: TcgState, minion: int) -> Foe:
    """A minion in play."""
    return Foe(strength_in_fight(state, minion), state.vitality(minion), state.damages[minion])


def foe_to_come(state: TcgState, card: int) -> Foe:
    """A minion that could be played."""
    it = state.table.cards[card]
    damage = 0
    for keyword, value in it.keywords:
        if keyword == DAMAGE:
            damage += value
    return Foe(it.strength, it.vitality, damage)


@final
class Stand:
    """A character of the fellowship and all who are set against it."""

    def __init__(self, state: TcgState, character: int) -> None:
        self.character: Final = character
        self.strength: Final[int] = strength_in_fight(state, character)
        self.vitality: Final[int] = state.vitality(character)
        self.damage: Final[int] = state.damages[character]
        self.falls_at: Final[int] = self.strength * overwhelmed_at(state, character)
        self.bearer: Final[bool] = character == state.bearer[state.free]
        self.against: list[Foe] = []
        self.theirs: int = 0
        self.theirs_damage: int = 0

    def add(self, foe: Foe) -> None:
        """One more against it."""
        self.against.append(foe)
        self.theirs += foe.strength
        self.theirs_damage += foe.damage

    def cost(self, foe: Foe) -> int:
        """What it costs the fellowship if this minion came too."""
        theirs = self.theirs + foe.strength
        if self.strength > theirs:
            killed = self.strength >= 2 * theirs or foe.vitality <= 1 + self.damage
            return KILL if killed else WIN
        return self._lost(theirs, self.theirs_damage + foe.damage)

    def cost_now(self) -> int:
        """What it costs as it stands; a fight that is won costs nothing."""
        return WIN if self.strength > self.theirs else self._lost(self.theirs, self.theirs_damage)

    def _lost(self, theirs: int, damage: int) -> int:
        if (theirs and theirs >= self.falls_at) or 1 + damage >= self.vitality:
            return RING_BEARER if self.bearer else DEATH + self.strength
        return (BEARER_WOUND if self.bearer else WOUND) * (1 + damage)

    def end(self, fought: Fought) -> None:
        """Count what becomes of it."""
        ours, theirs = self.strength, self.theirs
        if abs(ours - theirs) <= CLOSE:
            fought.close += 1
        if ours > theirs:
            for foe in self.against:
                if ours >= 2 * theirs or foe.vitality <= 1 + self.damage:
                    fought.kills += 1
            return
        wounds = 1 + self.theirs_damage
        if (theirs and theirs >= self.falls_at) or wounds >= self.vitality:
            if self.bearer:
                fought.bearer = 2
            else:
                fought.deaths += 1
                fought.lost += self.strength
            return
        if self.bearer:
            fought.bearer = max(fought.bearer, 1)
        fought.wounds += wounds


def fights(state: TcgState, coming: list[Foe]) -> Fought:
    """What the skirmishes of this assignment come to, as things stand and if these came too."""
    stands = stands_now(state)
    if state.phase != SKIRMISH:
        types, assigned = state.table.types, state.assigned
        loose = [card for card in state.living if types[card] == MINION and assigned[card] == NO_CARD]
        _meet(state, stands, [foe(state, card) for card in loose if minion_free(state, card)] + coming)
    fought = Fought()
    for stand in stands:
        if stand.against:
            stand.end(fought)
    return fought


def stands_now(state: TcgState) -> list[Stand]:
    """The companions, and who else is set against minions; each with those it has to fight."""
    state.look()
    types, assigned = state.table.types, state.assigned
    stands = [Stand(state, card) for card in state.living if types[card] == COMPANION]
    for minion in state.in_play:
        character = assigned[minion]
        if character != NO_CARD and not (character == state.skirmish and state.beaten):
            _stand(state, stands, character).add(foe(state, minion))
    return stands


def _stand(state: TcgState, stands: list[Stand], character: int) -> Stand:
    for stand in stands:
        if stand.character == character:
            return stand
    stand = Stand(state, character)
    stands.append(stand)
    return stand


def _meet(state: TcgState, stands: list[Stand], loose: list[Foe]) -> None:
    """Set the minions that nobody has met against somebody."""
    if not stands:
        return
    decision = state.decision
    defended = state.phase == ASSIGNMENT and decision is not None and decision.kind == "attack"
    loose.sort(key=lambda foe: -foe.strength)
    for foe in loose:
        chosen: Stand | None = None
        best = 0
        if not defended:
            for stand in stands:
                if not stand.against:
                    cost = stand.cost(foe)
                    if chosen is None or cost < best:
                        chosen, best = stand, cost
        if chosen is None or best >= RING_BEARER:
            chosen = stands[0]
            best = -RING_BEARER
            for stand in stands:
                cost = stand.cost(foe)
                if cost > best:
                    chosen, best = stand, cost
        chosen.add(foe)
