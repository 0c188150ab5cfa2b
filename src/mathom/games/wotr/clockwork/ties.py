"""Guide 1: where a list of priorities ends with a tie, chance decides, and it is written down (A4)."""

from __future__ import annotations

from mathom.core.chance import Occasion
from mathom.games.wotr.box import (
    CARD_IDS,
    CHARACTER_IDS,
    DICE,
    DICE_NAMES,
    NATION_IDS,
    NOBODY,
    PLACE_IDS,
    SHADOW,
)
from mathom.games.wotr.state import WotrState


def one_of(state: WotrState, places: list[int], why: str = "tie") -> int:
    """One of these places; chance is asked only if there are several, and told what for."""
    return _one(state, "place", places, PLACE_IDS, why)


def one_nation(state: WotrState, nations: list[int], why: str = "tie") -> int:
    """One of these nations."""
    return _one(state, "nation", nations, NATION_IDS, why)


def one_character(state: WotrState, characters: list[int]) -> int:
    """One of these Companions."""
    return _one(state, "companion", characters, CHARACTER_IDS, "tie")


def _one(state: WotrState, kind: str, things: list[int], names: list[str], why: str) -> int:
    if len(things) == 1:
        return things[0]
    if state.chance.listens:
        state.expect(Occasion(kind, 1, NOBODY, why))
    return state.draw(kind, sorted(things), names)


def die(state: WotrState, why: str) -> int:
    """A die that the guide has the Shadow roll: for a muster, for a line."""
    if state.chance.listens:
        state.expect(Occasion("dice", 1, NOBODY, why))
    return state.draw("dice", DICE, DICE_NAMES)


def card_in_sight(state: WotrState, cards: list[int]) -> int:
    """One of these cards at random, which lie on the table."""
    if state.chance.listens:
        state.expect(Occasion("card", 1, NOBODY, "table"))
    return state.draw("card", sorted(cards), CARD_IDS)


def card_given_up(state: WotrState, cards: list[int]) -> int:
    """One of these cards of its own at random: it goes face down."""
    if state.chance.listens:
        state.expect(Occasion("card", 1, state.leading[SHADOW], "given_up"))
    return state.draw("card", sorted(cards), CARD_IDS, (state.leading[SHADOW],))
