"""What each event card does: written by `cards/`, read by the rules, which know no card by name.

A card that nobody has written yet is in nobody's way: it is drawn, held, counted and discarded, but it
cannot be played.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.games.wotr.box import CARDS
from mathom.games.wotr.state import WotrState


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A card played as an event (p. 22)."""

    def playable(self, state: WotrState) -> bool:
        """Whether what the card demands is fully met."""
        return True

    def play(self, state: WotrState) -> None:
        """Push what the card does."""
        raise NotImplementedError

    def stays(self) -> bool:
        """Whether the card is put on the table."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Combat:
    """A card played as a combat card (p. 29-30)."""

    def playable(self, state: WotrState, who: int) -> bool:
        """Whether what the card demands is met for the attacker (0) or the defender (1)."""
        return True

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        """Push what the card does when its moment comes."""
        raise NotImplementedError


EVENTS: Final[list[Event | None]] = [None] * len(CARDS)
COMBATS: Final[dict[str, Combat]] = {}


def playable_events(state: WotrState, side: int, icons: list[int]) -> list[int]:
    """The cards in a hand that a die can play now; without icons, any of them."""
    found: list[int] = []
    for card in sorted(state.hands[side]):
        event = EVENTS[card]
        if event is None or (icons and CARDS[card].icon not in icons):
            continue
        if event.playable(state):
            found.append(card)
    return found


def playable_combats(state: WotrState, side: int, who: int) -> list[int]:
    """The cards in a hand that can be played in this round of the battle."""
    found: list[int] = []
    for card in sorted(state.hands[side]):
        name = CARDS[card].combat
        if name in COMBATS and COMBATS[name].playable(state, who):
            found.append(card)
    return found
