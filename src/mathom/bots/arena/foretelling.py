"""Foretelling: what an evaluation said on the way, and whether it came so."""

from __future__ import annotations

from mathom.bots.evaluation import judge
from mathom.core.agenda import Decision
from mathom.core.chance import Seeded
from mathom.core.game import Game
from mathom.core.state import State

TENTHS = 10

Tenths = tuple[tuple[float, float, int], ...]
"""For each tenth of what was said: the sum of what was said, the sum of what came, and how often."""


class Foretelling:
    """Listens to the game's evaluation through one game, wherever a move begins."""

    def __init__(self, game: Game) -> None:
        self._judge = judge(game)
        self._said: list[tuple[int, float]] = []

    def look(self, state: State, decision: Decision) -> None:
        """Ask it how likely the seat that decides is to win, by what this seat knows."""
        if decision.kind in self._judge.moves:
            known = state.imagine(decision.seat, Seeded(0))
            self._said.append((decision.seat, self._judge.value(known, decision.seat)))

    def came(self, state: State) -> Tenths:
        """What came of it, at the end of the game; nothing if that came before anybody's first move."""
        if not self._said:
            return ()
        seats = sorted({seat for seat, _ in self._said})
        share = dict(zip(seats, self._judge.values(state, seats), strict=True))
        sums = [[0.0, 0.0, 0] for _ in range(TENTHS)]
        for seat, said in self._said:
            tenth = sums[min(int(said * TENTHS), TENTHS - 1)]
            tenth[0] += said
            tenth[1] += share[seat]
            tenth[2] += 1
        return tuple([(said, came, int(count)) for said, came, count in sums])


def together(games: list[Tenths]) -> list[tuple[float, float, int]]:
    """Of many games: in each tenth what was said and what came, on average, and how often."""
    found: list[tuple[float, float, int]] = []
    for tenth in range(TENTHS):
        mine = [game[tenth] for game in games if game]
        count = sum([one[2] for one in mine])
        if count:
            said, came = sum([one[0] for one in mine]), sum([one[1] for one in mine])
            found.append((said / count, came / count, count))
    return found
