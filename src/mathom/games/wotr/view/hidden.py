"""Which cards lie face down in a battle."""

from __future__ import annotations

from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.combat_cards import RevealCombatCards


def face_down(state: WotrState) -> bool:
    """Whether combat cards that have been chosen are still to be turned up."""
    return any([isinstance(step, RevealCombatCards) for step in state.agenda])
