"""Who: the players that a card can speak of."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.state import TcgState

__all__ = [
    "ANY_PLAYER", "EACH_SHADOW", "FREE_PLAYER", "OPPONENT", "OWNER", "PLAYER_OF_THIS", "SHADOW_PLAYER",
    "YOU",
]  # fmt: skip

YOU: Final = 0
"""The player of the card."""
FREE_PLAYER: Final = 1
SHADOW_PLAYER: Final = 2
"""A Shadow player: the one of the card or, from the other side, one that "you" name."""
EACH_SHADOW: Final = 3
OPPONENT: Final = 4
"""An opponent of "you"."""
OWNER: Final = 5
"""Whoever owns the card that it happens to."""
ANY_PLAYER: Final = 6
"""Any player, "you" too."""
PLAYER_OF_THIS: Final = 7
"""The player of the card where another is "you" for a while: what he pays may be done by the first."""

WHO: Final = [
    "you", "free-player", "shadow-player", "each-shadow", "opponent", "owner", "any", "player-of-this",
]  # fmt: skip


def players(state: TcgState, who: int, scope: Scope) -> list[int]:
    """The players meant, in the order in which they act. More than one may mean: one of them."""
    if who == FREE_PLAYER:
        return [state.free]
    if who == SHADOW_PLAYER and scope.seat != state.free:
        return [scope.seat]
    if who in (EACH_SHADOW, SHADOW_PLAYER):
        return state.shadows()
    if scope.named >= 0 and who in (OPPONENT, ANY_PLAYER):
        return [scope.named]
    if who == ANY_PLAYER:
        return state.procedure()
    if who == PLAYER_OF_THIS:
        return [state.owner(scope.source)]
    if who == OPPONENT:
        return state.shadows() if scope.seat == state.free else [state.free]
    if who == OWNER and scope.happening is not None and scope.happening.card >= 0:
        return [state.owner(scope.happening.card)]
    return [scope.seat]
