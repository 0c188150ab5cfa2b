"""Guide 1: where a list of priorities ends with a tie, chance decides, and it is written down (A4)."""

from __future__ import annotations

from mathom.core.chance import Occasion
from mathom.games.wotr.box import CARD_IDS, DICE, DICE_NAMES, PLACE_IDS
from mathom.games.wotr.state import EMPTY_CHAIR, WotrState


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


def random_card(state: WotrState, cards: list[int], hidden: bool = False) -> int:
    """One of these cards at random: looked at openly (guide 14), or still face down for its player."""
    if state.chance.listens:
        state.expect(Occasion("card", 1, -1, "clockwork"))
    return state.draw("card", sorted(cards), CARD_IDS, (EMPTY_CHAIR,) if hidden else None)
