"""The battle of a written position, read and checked."""

from __future__ import annotations

from typing import Final

from mathom.core.faults import BadPosition
from mathom.core.position import Reader
from mathom.games.wotr.battle import (
    ATTACKER,
    BATTLE_KINDS,
    DEFENDER,
    FIELD,
    NO_CARD,
    SIEGE,
    UNDECIDED,
    Battle,
    Front,
)
from mathom.games.wotr.battle import (
    WHO_FIGHTS as WHO,
)
from mathom.games.wotr.box import (
    BOX,
    CARD_IDS,
    CARDS,
    CHARACTER_IDS,
    CHARACTERS,
    DICE,
    FIGURES_OF,
    MOST_DICE,
    NAZGUL,
    NEIGHBOURS,
    PLACE_IDS,
    REARGUARD,
    REGION_COUNT,
    REGIONS,
    SIDES,
    TOTALS,
    WITCH_KING,
)
from mathom.games.wotr.position.waits import flag
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.battle import EndBattle
from mathom.games.wotr.steps.combat_cards import ChooseCombatCard
from mathom.games.wotr.view.see import NO_CARD_WORD, face_down

MOST_ROUNDS: Final = 1_000_000
"""Nobody is forced to end a battle in which all dice miss."""
MOST_HITS: Final = 20
MOST_FEWER: Final = TOTALS[NAZGUL] + CHARACTERS[WITCH_KING].leadership
"""A die for each point of the Nazgul's Leadership may be taken from a roll, though it has only five."""
CARD_WORDS: Final = [*CARD_IDS, NO_CARD_WORD]


def read_battle(reader: Reader) -> Battle | None:
    """The battle that is being fought, if any."""
    if "battle" not in reader:
        return None
    part = reader.part("battle")
    kind = part.word("kind", BATTLE_KINDS[FIELD], BATTLE_KINDS)
    side = part.word("side", "", SIDES)
    battle = Battle(kind, side, part.word("start", "", PLACE_IDS), part.word("target", "", PLACE_IDS))
    battle.round = part.number("round", 1, 0, MOST_ROUNDS)
    battle.rounds_granted = part.number("rounds_granted", 1, 1, MOST_ROUNDS)
    battle.white_rider = flag(part, "battle.white_rider", False)
    battle.surprise = flag(part, "battle.surprise", False)
    battle.bound = flag(part, "battle.bound", False)
    fewer = part.part("fewer_dice")
    battle.fewer_dice = [fewer.number(name, 0, 0, MOST_DICE) for name in WHO]
    fewer.done()
    for who, name in enumerate(WHO):
        _read_front(battle.fronts[who], part.part(name), f"battle.{name}")
    part.done()
    return battle


def _read_front(front: Front, reader: Reader, where: str) -> None:
    if "card" in reader:
        # Nobody has decided yet: None, which is also what a front is without it.
        value = reader.raw("card")
        if value is not None:
            chosen = Reader({"card": value}, where).word("card", "", CARD_WORDS)
            front.card = NO_CARD if chosen == len(CARD_IDS) else chosen
    front.from_table = flag(reader, f"{where}.from_table", False)
    front.cancelled = flag(reader, f"{where}.cancelled", False)
    front.roll_bonus = reader.number("roll_bonus", 0, -MOST_DICE, MOST_DICE)
    front.reroll_bonus = reader.number("reroll_bonus", 0, -MOST_DICE, MOST_DICE)
    front.dice_limit = reader.number("dice_limit", MOST_DICE, 0, MOST_DICE)
    front.fewer_dice = reader.number("fewer_dice", 0, 0, MOST_FEWER)
    front.leadership_forfeited = reader.number("leadership_forfeited", 0, 0, MOST_HITS)
    front.leadership_cancelled = flag(reader, f"{where}.leadership_cancelled", False)
    if "silenced" in reader:
        value = reader.raw("silenced")
        if value is not None:
            front.silenced = Reader({"silenced": value}, where).word("silenced", "", CHARACTER_IDS)
    for die in reader.list("dice"):
        if type(die) is not int or die not in DICE or len(front.dice) == MOST_DICE:
            raise BadPosition("wotr-position-roll", where=where)
        front.dice.append(die)
    front.excluded = reader.number("excluded", 0, 0, MOST_DICE)
    front.hits = reader.number("hits", 0, 0, MOST_HITS)
    front.reroll_hits = reader.number("reroll_hits", 0, 0, MOST_HITS)
    front.more_hits = reader.number("more_hits", 0, 0, MOST_HITS)
    front.struck = reader.number("struck", 0, 0, MOST_HITS)
    reader.done()


def check_battle(state: WotrState) -> None:
    """The armies are where such a battle has them, with a rearguard of the attacker's at most."""
    battle = state.battle
    guards = [f for side in range(len(SIDES)) for f in FIGURES_OF[side] if state.count(REARGUARD, f)]
    waiting = [c for c, at in enumerate(state.where) if at == REARGUARD]
    if battle is None:
        if guards or waiting:
            raise BadPosition("wotr-position-rearguard")
        return
    if not _joined(battle):
        raise BadPosition("wotr-position-battle")
    sides = [CHARACTERS[c].side for c in waiting]
    if 1 - battle.side in sides or any([f in FIGURES_OF[1 - battle.side] for f in guards]):
        raise BadPosition("wotr-position-rearguard")
    if (guards or waiting) and not state.units(REARGUARD, battle.side):
        raise BadPosition("wotr-position-rearguard")
    # Once the besiegers are beaten, those whom they besieged may stand where they stood.
    relieved = EndBattle() in state.agenda
    if state.units(battle.start, 1 - battle.side) and not battle.landed():
        raise BadPosition("wotr-position-battle")
    if state.units(battle.target, battle.side) and not relieved and not battle.landed():
        raise BadPosition("wotr-position-battle")
    for who in (ATTACKER, DEFENDER):
        _check_card(state, battle, who)


def _joined(battle: Battle) -> bool:
    """Whether such a battle can be fought between two places."""
    if battle.landed():
        by_sea = battle.start < REGION_COUNT and REGIONS[battle.start].coastal
        return by_sea and battle.kind == FIELD and battle.bound
    if battle.kind == FIELD:
        in_the_open = battle.start < REGION_COUNT and battle.target < REGION_COUNT
        return in_the_open and battle.target in NEIGHBOURS[battle.start]
    if battle.kind == SIEGE:
        return battle.start < REGION_COUNT and BOX[battle.start] == battle.target
    return battle.target < REGION_COUNT and BOX[battle.target] == battle.start


def _check_card(state: WotrState, battle: Battle, who: int) -> None:
    """A card that was turned up lies on the discard; one still to be turned up has been chosen."""
    card = battle.fronts[who].card
    side = battle.side_of(who)
    if card >= 0 and CARDS[card].side != side:
        raise BadPosition("wotr-position-card", card=CARD_IDS[card], side=SIDES[side])
    if not face_down(state):
        if card >= 0 and card not in state.discards[side]:
            raise BadPosition("wotr-position-combat", card=CARD_IDS[card])
    elif (card == UNDECIDED) != (ChooseCombatCard(who) in state.agenda):
        raise BadPosition("wotr-position-chosen")
