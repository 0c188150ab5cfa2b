"""Sites played by a card's effect (rules 8)."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.state import LAST_SITE, TcgState
from mathom.games.tcg.steps.sites import can_replace, lay_site
from mathom.games.tcg.wording.clause import Clause, order
from mathom.games.tcg.wording.speech import Speech

__all__ = ["play_next_sites"]


class PlayNextSites(Effect):
    """Play the fellowship's next site, or several, from your adventure deck, in place of others."""

    def __init__(self, count: int = 1) -> None:
        super().__init__()
        self.count: Final = count

    def apply(self, state: TcgState, scope: Scope) -> None:
        here = state.marker[state.free]
        for number in range(here + 1, min(here + self.count, LAST_SITE) + 1):
            if can_replace(state, scope.seat, number):
                lay_site(state, scope.seat, number)

    def reads(self, speech: Speech) -> Clause:
        return order("play-next-sites", speech, count=self.count)


def play_next_sites(count: int = 1) -> Effect:
    """Play the fellowship's next site, or several."""
    return PlayNextSites(count)
