"""Whether a step of a written agenda fits the table: the right side, figures that are there..."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mathom.games.wotr.armies import CHARACTER_BITS
from mathom.games.wotr.battle import ATTACKER, DEFENDER, FIELD, SIEGE
from mathom.games.wotr.box import (
    ARMY,
    BOX,
    CARDS,
    CHARACTER_COUNT,
    CRACK_OF_DOOM,
    DICE,
    FACE_COUNT,
    FELLOWSHIP_COMPANIONS,
    FIGURES,
    FREE,
    MINIONS,
    MOST_DICE,
    MUSTER,
    NAZGUL,
    NEIGHBOURS,
    NOBODY,
    REGION_COUNT,
    REGION_OF,
    SHADOW,
    WILL,
)
from mathom.games.wotr.cards.parts.attacking import CardAttackers
from mathom.games.wotr.cards.parts.landing import ChooseCoast, ChooseCrew
from mathom.games.wotr.cards.parts.marches import CardMarchers
from mathom.games.wotr.cards.parts.woses import OnHiddenPaths, armies_in_rohan, ways_from
from mathom.games.wotr.deeds import EVENTS
from mathom.games.wotr.options import ASSAULT, ATTACK, LEAVE, MOVE, SORTIE, TAKE
from mathom.games.wotr.position.waits import waits
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.abilities import messenger
from mathom.games.wotr.steps.attack import ChooseAttackers, attacks
from mathom.games.wotr.steps.casualties import TakeHits
from mathom.games.wotr.steps.characters import (
    FlyNazgul,
    GroupCompanions,
    MoveCompanions,
    MoveMinion,
    MoveMinions,
    PlaceCharacter,
    entry_places,
    movable_companions,
    movable_minions,
    nazgul_places,
)
from mathom.games.wotr.steps.dice import ChooseAction, NextAction
from mathom.games.wotr.steps.events import PlayEvent
from mathom.games.wotr.steps.fellowship import Separate, SeparateAlone, Walk
from mathom.games.wotr.steps.force import OPEN, TAKING, ChooseForce
from mathom.games.wotr.steps.hunt import (
    EVENT,
    STRONGHOLD,
    DrawTile,
    HuntDamage,
    HuntReroll,
    TakeTile,
    TileEffect,
)
from mathom.games.wotr.steps.legend import ICONS, RINGABLE
from mathom.games.wotr.steps.marching import ChooseMarchers, MoveArmies, marches, still_there
from mathom.games.wotr.steps.mordor import MordorStep
from mathom.games.wotr.steps.recruiting import KeepLimits
from mathom.games.wotr.steps.siege import ChooseAdvance

MOST_DAMAGE: Final = 20
MOST_HITS: Final = 20
MARCHES: Final = 2
"""How many armies an action moves at most."""


def actor(state: WotrState) -> int:
    """The side whose action it is; NOBODY outside the action phase."""
    for step in state.agenda:
        if isinstance(step, NextAction):
            # After an action it is the other side's turn.
            return 1 - step.side
    return NOBODY


def acting(state: WotrState, step: Any) -> bool:
    """The step's side is the one that acts."""
    return bool(step.side == actor(state))


def free_acting(state: WotrState, step: Any) -> bool:
    """Only the Free Peoples do this."""
    return actor(state) == FREE


def shadow_acting(state: WotrState, step: Any) -> bool:
    """Only the Shadow does this."""
    return actor(state) == SHADOW


# -- dice and cards ------------------------------------------------------------------------------


def _action(state: WotrState, step: ChooseAction) -> bool:
    """The die is there, and shows the result that it is used as, or may be turned into it."""
    if not acting(state, step) or not state.dice[FACE_COUNT * step.side + step.die]:
        return False
    if step.die == WILL:
        return step.face == WILL or step.face in RINGABLE[FREE]
    if step.die == MUSTER and step.face == ARMY:
        return messenger(state, step.side)
    return step.die == step.face


def _event(state: WotrState, step: PlayEvent) -> bool:
    known = step.face < len(ICONS) and step.icons == tuple(ICONS[step.face])
    return known and acting(state, step)


# -- characters ----------------------------------------------------------------------------------


def _apart(numbers: tuple[int, ...]) -> bool:
    return len(set(numbers)) == len(numbers)


def _companions(state: WotrState, step: MoveCompanions) -> bool:
    return free_acting(state, step) and _apart(step.moved)


def _group(state: WotrState, step: GroupCompanions) -> bool:
    """A group of one region, none of whom has moved."""
    able = movable_companions(state, step.moved)
    if not step.group or not _apart(step.group) or not _apart(step.moved):
        return False
    together = len({state.where[c] for c in step.group}) == 1
    return together and all([c in able for c in step.group]) and free_acting(state, step)


def _minions(state: WotrState, step: MoveMinions | FlyNazgul | MoveMinion) -> bool:
    """Those who have flown are where they landed."""
    if not shadow_acting(state, step) or not _apart(step.moved):
        return False
    if not all([c in MINIONS for c in step.moved]):
        return False
    if not all([state.count(place, NAZGUL) >= step.flown.count(place) for place in step.flown]):
        return False
    if isinstance(step, FlyNazgul):
        return step.start in nazgul_places(state, step.flown)
    return not isinstance(step, MoveMinion) or step.character in movable_minions(state, step.moved)


def _place(state: WotrState, step: PlaceCharacter) -> bool:
    return len(entry_places(state, step.character)) > 0


def _separate(state: WotrState, step: Separate) -> bool:
    inside = all([c in state.companions() for c in step.group])
    return inside and _apart(step.group) and state.mordor < 0 and free_acting(state, step)


def _separate_alone(state: WotrState, step: SeparateAlone) -> bool:
    """He is on his way from where the Fellowship is."""
    here = state.where[step.character] == state.ring_bearers != NOBODY
    return here and step.character in FELLOWSHIP_COMPANIONS


# -- armies --------------------------------------------------------------------------------------


def _moved(state: WotrState, step: MoveArmies | ChooseMarchers) -> bool:
    """Those who have moved are where they went, and no more than may have moved."""
    most = 1 if step.leader else MARCHES
    if not acting(state, step) or step.left < 1 or step.left + len(step.moved) != most:
        return False
    return still_there(state, step.side, step.moved)


def _marchers(state: WotrState, step: ChooseMarchers) -> bool:
    if not _moved(state, step) or step.start >= REGION_COUNT or step.end not in NEIGHBOURS[step.start]:
        return False
    road = MOVE[step.start][NEIGHBOURS[step.start].index(step.end)]
    return road in marches(state, step.side, step.leader, step.moved) and _named(state, step)


def _attackers(state: WotrState, step: ChooseAttackers) -> bool:
    """The attack is one that could be chosen."""
    if not acting(state, step) or state.battle is not None:
        return False
    start, target = step.start, step.target
    if step.battle == FIELD:
        if start >= REGION_COUNT or target not in NEIGHBOURS[start]:
            return False
        attack = ATTACK[start][NEIGHBOURS[start].index(target)]
    else:
        region = start if step.battle == SIEGE else target
        known = ASSAULT if step.battle == SIEGE else SORTIE
        if region not in known or {REGION_OF[start], REGION_OF[target]} != {region} or start == target:
            return False
        attack = known[region]
    return attack in attacks(state, step.side, step.leader) and _named(state, step)


def _hidden_paths(state: WotrState, step: OnHiddenPaths) -> bool:
    if step.start not in armies_in_rohan(state) or step.end not in ways_from(state, step.start):
        return False
    return free_acting(state, step) and _named(state, step)


def _card_marchers(state: WotrState, step: CardMarchers) -> bool:
    """The way is one that the card allows."""
    way = step.way()
    right = step.side == way.side and step.path[:1] == (step.start,)
    return right and len(step.path) > 1 and way.fits(state) and _named(state, step)


def _card_attackers(state: WotrState, step: CardAttackers) -> bool:
    """The attack is one that could be made with a die, and those can make it whom the card wants."""
    return _attackers(state, step) and step.able(state)


def _crew(state: WotrState, step: ChooseCrew) -> bool:
    """They can go to this coast."""
    if step.side != CARDS[step.card].side or not state.units(step.start, step.side):
        return False
    coast = ChooseCoast(step.card, step.start, (step.end,))
    return (
        coast.fits(state)
        and step.end < REGION_COUNT
        and coast.able(state, step.end)
        and (_named(state, step))
    )


def _advance(state: WotrState, step: ChooseAdvance) -> bool:
    battle = state.battle
    if battle is None or not _won(state, step):
        return False
    same = (step.side, step.start, step.end) == (battle.side, battle.start, battle.target)
    return same and _named(state, step)


def _named(state: WotrState, step: ChooseForce) -> bool:
    """Those who were named are there, and the last of them could be named."""
    if step.mode == OPEN:
        return not any(step.named)
    if not _there(state, step):
        return False
    members = [*TAKE] if step.mode == TAKING else [*LEAVE]
    for index in range(FIGURES + CHARACTER_COUNT):
        fewer = _without(step.named, index)
        if fewer is not None:
            before = step.again(step.mode if any(fewer) else OPEN, fewer)
            decision = before.run(state.clone())
            return decision is not None and members[index] in decision.options
    return False


def _there(state: WotrState, step: ChooseForce) -> bool:
    """Everybody who was named could go."""
    able = step.may_go(state)
    few = all([step.named[figure] <= able[figure] for figure in range(FIGURES)])
    return few and step.named[CHARACTER_BITS] & ~able[CHARACTER_BITS] == 0


def _without(force: tuple[int, ...], index: int) -> tuple[int, ...] | None:
    """A force without one of its members, or None if he is not part of it."""
    left = list(force)
    if index < FIGURES:
        left[index] -= 1
        return tuple(left) if left[index] >= 0 else None
    bit = 1 << (index - FIGURES)
    left[CHARACTER_BITS] &= ~bit
    return tuple(left) if force[CHARACTER_BITS] & bit else None


# -- battles -------------------------------------------------------------------------------------


def _both_fight(state: WotrState, step: Any) -> bool:
    """Both armies still have units."""
    battle = state.battle
    if battle is None:
        return False
    return all([state.units(battle.place_of(who), battle.side_of(who)) for who in (ATTACKER, DEFENDER)])


def _round(state: WotrState, step: Any) -> bool:
    """A round goes on between two armies, unless it is about to be seen that one of them is gone."""
    return waits(state, "WhoIsLeft") or _both_fight(state, step)


def _won(state: WotrState, step: Any) -> bool:
    """The attackers have the field, and those who could advance."""
    battle = state.battle
    if battle is None or battle.kind != FIELD:
        return False
    defenders = state.units(battle.target, 1 - battle.side)
    return not defenders and state.units(battle.start, battle.side) > 0


def _limits(state: WotrState, step: KeepLimits) -> bool:
    """In the middle of a battle, only behind the walls where a siege begins."""
    battle = state.battle
    if battle is None:
        return bool(step.place < REGION_COUNT)
    return bool(step.place == BOX[REGION_OF[battle.target]])


def _effect(state: WotrState, step: Any) -> bool:
    return state.battle is not None and state.battle.fronts[step.who].card >= 0


def _hits(state: WotrState, step: TakeHits) -> bool:
    """Hits on an army that fights, or that a card strikes while nobody does."""
    battle = state.battle
    if step.hits > MOST_HITS:
        return False
    return battle is None or step.place == battle.place_of(battle.who(step.side))


# -- the Fellowship and the Hunt -----------------------------------------------------------------


def _walk(state: WotrState, step: Walk) -> bool:
    """A way from the last known position, as long as the progress allows."""
    if not step.path or step.path[0] != state.ring_bearers or state.mordor >= 0:
        return False
    if len(step.path) - 1 + step.left != state.progress:
        return False
    if step.revealed == 0 and not state.declared:
        return False
    pairs = zip(step.path, step.path[1:], strict=False)
    return state.hidden == (step.revealed == 0) and all([b in NEIGHBOURS[a] for a, b in pairs])


def _tile(state: WotrState, step: DrawTile) -> bool:
    if step.why == EVENT:
        return step.card != NOBODY and EVENTS[step.card] is not None
    return step.why == STRONGHOLD and step.successes == 0 and state.mordor < 0


def _drawn(state: WotrState, step: TileEffect) -> bool:
    known = step.why != EVENT or (step.card != NOBODY and EVENTS[step.card] is not None)
    return step.tile in state.drawn_tiles and known and step.successes <= MOST_DAMAGE


def _taken(state: WotrState, step: TakeTile) -> bool:
    known = step.why != EVENT or (step.card != NOBODY and EVENTS[step.card] is not None)
    return known and step.successes <= MOST_DAMAGE


def _damage(state: WotrState, step: HuntDamage) -> bool:
    """The tile was drawn; only a hidden Fellowship is given away."""
    drawn = step.tile in state.drawn_tiles
    return drawn and step.damage <= MOST_DAMAGE and (state.hidden or not step.betrayed)


def _hunt(state: WotrState, step: HuntReroll) -> bool:
    """As many dice as there were to roll."""
    right = len(step.dice) == min(state.hunt_box[SHADOW], MOST_DICE)
    return right and state.mordor < 0 and all([die in DICE for die in step.dice])


def _mordor(state: WotrState, step: MordorStep) -> bool:
    return 0 <= state.mordor < CRACK_OF_DOOM


PLAUSIBLE: Final[dict[str, Callable[[WotrState, Any], bool]]] = {
    "ChooseAction": _action,
    "DrawCard": acting,
    "PlayEvent": _event,
    "GandalfDraws": free_acting,
    "MoveCompanions": _companions,
    "GroupCompanions": _group,
    "MoveMinions": _minions,
    "FlyNazgul": _minions,
    "MoveMinion": _minions,
    "BringMinion": shadow_acting,
    "PlaceCharacter": _place,
    "Recruit": acting,
    "Diplomacy": acting,
    "Speak": free_acting,
    "Voice": shadow_acting,
    "MoveArmies": _moved,
    "ChooseMarchers": _marchers,
    "AttackArmy": acting,
    "ChooseAttackers": _attackers,
    "CardMarchers": _card_marchers,
    "CardAttackers": _card_attackers,
    "ChooseCrew": _crew,
    "OnHiddenPaths": _hidden_paths,
    "ChooseAdvance": _advance,
    "OfferAdvance": _won,
    "WhiteRider": _both_fight,
    "Withdraw": _both_fight,
    "EndRound": _round,
    "ChooseCombatCard": _both_fight,
    "Sorcerer": _both_fight,
    "LeaderReroll": _both_fight,
    "KeepLimits": _limits,
    "Retreat": _both_fight,
    "CombatEffect": _effect,
    "TakeHits": _hits,
    "ElvesTakeHits": _hits,
    "Separate": _separate,
    "SeparateAlone": _separate_alone,
    "DieToHuntBox": free_acting,
    "Walk": _walk,
    "HuntReroll": _hunt,
    "DrawTile": _tile,
    "TakeTile": _taken,
    "TileEffect": _drawn,
    "HuntDamage": _damage,
    "MordorStep": _mordor,
}
