"""Which cards lie face down in a battle."""

from __future__ import annotations

from mathom.games.wotr.battle import Front
from mathom.games.wotr.box import CARDS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.combat_cards import RevealCombatCards


def face_down(state: WotrState) -> bool:
    """Whether combat cards that have been chosen are still to be turned up."""
    return any([isinstance(step, RevealCombatCards) for step in state.agenda])


def secret_front(state: WotrState, side: int, deck: int) -> Front | None:
    """Where a side has laid a combat card of the deck face down, if it has."""
    if state.battle is None or not face_down(state):
        return None
    front = state.battle.fronts[state.battle.who(side)]
    secret = front.card >= 0 and not front.from_table
    return front if secret and CARDS[front.card].deck == deck else None
