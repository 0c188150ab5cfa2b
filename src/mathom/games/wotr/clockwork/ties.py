"""Guide 1: where a list of priorities ends with a tie, chance decides, and it is written down (A4)."""

from __future__ import annotations

from mathom.core.chance import Occasion
from mathom.games.wotr.box import DICE, DICE_NAMES, PLACE_IDS
from mathom.games.wotr.state import WotrState


def one_of(state: WotrState, places: list[int]) -> int:
    """One of these places; chance is asked only if there are several."""
    if len(places) == 1:
        return places[0]
    if state.chance.listens:
        state.expect(Occasion("place", 1, -1, "tie"))
    return state.draw("place", sorted(places), PLACE_IDS)


def die(state: WotrState, why: str) -> int:
    """A die that the guide has the Shadow roll: for a muster, for a line."""
    if state.chance.listens:
        state.expect(Occasion("dice", 1, -1, why))
    return state.draw("dice", DICE, DICE_NAMES)
