"""Cards that are shown to everybody (rules 11.19)."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.engine.zones import expect_cards, reveal_top, shuffle
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.who import players
from mathom.games.tcg.state import TcgState


class RevealTop(Effect):
    """Reveal the top cards of somebody's draw deck: then they can be spoken of, as what was chosen."""

    def __init__(self, count: int, who: int) -> None:
        super().__init__()
        self.count: Final = count
        self.who: Final = who

    def apply(self, state: TcgState, scope: Scope) -> None:
        shown: list[int] = []
        for seat in players(state, self.who, scope):
            expect_cards(state, seat, self.count, "reveal", scope.source)
            shown += reveal_top(state, seat, self.count)
        scope.remember(0, tuple(shown))
        if state.events is not None:
            for card in shown:
                state.tell("revealed", {"card": state.table.names[card]})


class Reshuffle(Effect):
    """Somebody shuffles his draw deck."""

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who: Final = who

    def apply(self, state: TcgState, scope: Scope) -> None:
        for seat in players(state, self.who, scope):
            shuffle(state, seat)
