"""Guide 14: the moments of cards: when one is laid aside for a battle, and when it is used there."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.armies import leadership
from mathom.games.wotr.battle import SIEGE, SORTIE
from mathom.games.wotr.box import (
    AT_WAR,
    CHARACTERS,
    ELIMINATED,
    FREE,
    GANDALF_WHITE,
    GOLLUM,
    LEADER,
    NATIONS_OF,
    NAZGUL,
    ROHAN,
    SARUMAN,
    SHADOW,
    WITCH_KING,
    region,
)
from mathom.games.wotr.cards.parts.combat_conditions import battle_of, nazgul_leadership
from mathom.games.wotr.cards.parts.flying import nazgul_at
from mathom.games.wotr.clockwork.measures import size
from mathom.games.wotr.clockwork.occupation import is_occupied
from mathom.games.wotr.state import WotrState

MINAS_TIRITH: Final = region("minas-tirith")
HARBOURS: Final = [region("pelargir"), region("dol-amroth"), region("lamedon")]


# -- when cards are laid aside -------------------------------------------------------------------


def in_mordor(state: WotrState) -> bool:
    """The Fellowship is on the Mordor Track."""
    return state.mordor >= 0


def saruman_gone(state: WotrState) -> bool:
    """Saruman is out of the game."""
    return state.where[SARUMAN] == ELIMINATED


def king_gone(state: WotrState) -> bool:
    """The Witch-king is out of the game."""
    return state.where[WITCH_KING] == ELIMINATED


def all_at_war(state: WotrState) -> bool:
    """All nations of the Free Peoples are at war."""
    return all([state.politics[nation] == AT_WAR for nation in NATIONS_OF[FREE]])


def all_active(state: WotrState) -> bool:
    """All nations of the Free Peoples are active."""
    return all([state.active[nation] for nation in NATIONS_OF[FREE]])


def gollum_guides(state: WotrState) -> bool:
    """Gollum is the Guide."""
    return state.guide == GOLLUM


def city_taken(state: WotrState) -> bool:
    """Minas Tirith is occupied (A21)."""
    return is_occupied(state, MINAS_TIRITH)


def rohan_awake(state: WotrState) -> bool:
    """Saruman is out of the game, or Rohan is active."""
    return saruman_gone(state) or state.active[ROHAN]


def coast_taken(state: WotrState) -> bool:
    """All three harbours of Gondor are occupied (A21)."""
    return all([is_occupied(state, here) for here in HARBOURS])


# -- when they are used in a battle --------------------------------------------------------------


def own_place(state: WotrState) -> int:
    """Where the Shadow fights."""
    battle = battle_of(state)
    return battle.place_of(battle.who(SHADOW))


def enemy_place(state: WotrState) -> int:
    """Where the Free Peoples fight."""
    battle = battle_of(state)
    return battle.place_of(battle.who(FREE))


def battle_advantage(state: WotrState) -> int:
    """By how much the Shadow's army is larger in this battle; negative if it is not."""
    own = size(state, own_place(state), SHADOW)
    return own - size(state, enemy_place(state), FREE, defending=battle_of(state).side == SHADOW)


def far_larger(state: WotrState) -> bool:
    """A size advantage of three or more."""
    return battle_advantage(state) >= 3


def rider_absent(state: WotrState) -> bool:
    """Gandalf the White is not in the battle."""
    return state.where[GANDALF_WHITE] != enemy_place(state)


def nazgul_present(state: WotrState) -> bool:
    """A Nazgul fights, and Gandalf the White does not."""
    return rider_absent(state) and nazgul_at(state, own_place(state)) > 0


def two_nazgul(state: WotrState) -> bool:
    """Two Nazgul fight, and Gandalf the White does not."""
    return rider_absent(state) and nazgul_at(state, own_place(state)) >= 2


def nazgul_outrank(state: WotrState) -> bool:
    """The Nazgul have as much Leadership as the whole enemy, without Gandalf the White."""
    own = nazgul_leadership(state, battle_of(state).who(SHADOW))
    return rider_absent(state) and own >= leadership(state, enemy_place(state), FREE)


def nazgul_and_companion(state: WotrState) -> bool:
    """A Nazgul and a Companion are in the battle."""
    return nazgul_at(state, own_place(state)) > 0 and len(enemies(state)) > 0


def somebody_to_strike(state: WotrState) -> bool:
    """A Nazgul and a Leader, or as many Nazgul as the lowest Companion has Levels."""
    count = nazgul_at(state, own_place(state))
    if not count or not rider_absent(state):
        return False
    place = enemy_place(state)
    if sum([state.count(place, leader) for leader in range(LEADER, NAZGUL)]):
        return True
    levels = [CHARACTERS[one].level for one in enemies(state)]
    return len(levels) > 0 and count >= min(levels)


def enemies(state: WotrState) -> list[int]:
    """The Companions in the battle."""
    return state.characters(enemy_place(state), FREE)


def besieges(state: WotrState) -> bool:
    """The Shadow besieges a stronghold: it assaults the walls, or they make a sortie."""
    return battle_of(state).kind == (SIEGE if battle_of(state).side == SHADOW else SORTIE)
