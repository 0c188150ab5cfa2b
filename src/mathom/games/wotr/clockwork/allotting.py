"""Guide 4: dice for the Hunt Box, minions who enter, besieged strongholds that are reinforced."""

from __future__ import annotations

from typing import Final

from mathom.core.chance import Occasion
from mathom.core.option import Option
from mathom.games.wotr.armies import army_place
from mathom.games.wotr.box import (
    ARAGORN,
    BESIEGED_STACK,
    BOX,
    CHARACTERS,
    FREE,
    GANDALF_WHITE,
    MOUTH,
    NATIONS_OF,
    NOBODY,
    NOT_YET,
    REGION_IDS,
    REGION_OF,
    SHADOW,
    WITCH_KING,
    region,
)
from mathom.games.wotr.clockwork.explain import say
from mathom.games.wotr.clockwork.figures import add, nation_of, regular
from mathom.games.wotr.clockwork.measures import distance_to_mordor, under_siege
from mathom.games.wotr.clockwork.mustering import NAZGUL_TOWERS, STRONGHOLDS_IN_ORDER
from mathom.games.wotr.state import WotrState, rolls_told
from mathom.games.wotr.steps.entering import enter_play, minion_places

DICE_IN_BOX: Final = 2
NEAR: Final = 6
"""The Witch-king may come when the Fellowship is no farther from Mordor."""
KINGS_DICE: Final = 2
MOUTHS_TOWERS: Final = [
    region(id)
    for id in ("morannon", "minas-morgul", "barad-dur", "dol-guldur", "moria", "mount-gundabad")
]
"""Where the Mouth enters: the first that is not lost (A60)."""


def allot(state: WotrState, options: list[Option]) -> Option:
    """Two dice, or as many as may be; on the Mordor Track as many as may be (A7)."""
    most = options[-1].args[0]
    count = most if state.mordor >= 0 else min(DICE_IN_BOX, most)
    usual = "usual" if count == DICE_IN_BOX else "few"
    say(state, "clockwork_box", {"count": count, "reason": "mordor" if state.mordor >= 0 else usual})
    return options[count - options[0].args[0]]


def minions_enter(state: WotrState) -> None:
    """Each is looked at once a turn, in this phase; his die is rolled at once (guide 4, 5)."""
    if state.where[WITCH_KING] == NOT_YET:
        _king_enters(state)
    places = [REGION_OF[place] for place in minion_places(state, MOUTH)]
    if places:
        here = min(places, key=MOUTHS_TOWERS.index)
        say(state, "clockwork_mouth_enters", {"region": REGION_IDS[here]})
        _enter(state, MOUTH, here)


def _enter(state: WotrState, minion: int, at: int) -> None:
    enter_play(state, minion, army_place(state, at, SHADOW))
    state.pool[SHADOW] += CHARACTERS[minion].dice


def _king_enters(state: WotrState) -> None:
    """He comes when the Fellowship is near, by a roll, or when all the Free Peoples are awake (A8)."""
    held = [at for at in NAZGUL_TOWERS if state.owner[at] == SHADOW]
    if not held:
        return
    if all([state.active[nation] for nation in NATIONS_OF[FREE]]):
        say(state, "clockwork_king_enters", {"reason": "active", "rolls": "", "count": 0})
        _enter(state, WITCH_KING, held[0])
        return
    distance = distance_to_mordor(state)
    if distance > NEAR:
        return
    dice = KINGS_DICE + int(state.in_play(GANDALF_WHITE)) + int(state.in_play(ARAGORN))
    if state.chance.listens:
        state.expect(Occasion("dice", dice, NOBODY, "king", need=distance))
    rolls = state.roll(dice)
    comes = max(rolls) >= distance
    told: dict[str, str | int] = {"rolls": rolls_told(rolls), "count": distance}
    say(state, "clockwork_king_enters", {**told, "reason": "rolled" if comes else "missed"})
    if comes:
        _enter(state, WITCH_KING, held[0])


def reinforce_besieged(state: WotrState) -> None:
    """A stronghold of its own under siege gets Regulars, up to five units."""
    for place in STRONGHOLDS_IN_ORDER:
        if under_siege(state, place, SHADOW):
            count = BESIEGED_STACK - state.units(BOX[place], SHADOW)
            if count > 0:
                say(state, "clockwork_reinforced", {"region": REGION_IDS[place], "count": count})
                add(state, BOX[place], regular(nation_of(place)), count)
