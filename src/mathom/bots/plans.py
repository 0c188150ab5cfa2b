"""Plans: looking into the few things that a move can be spent on, by playing on from each of them.

For games in which a move is a plan (what a die or a card is used for) and the rest is carried out by
habit. A tree of all those small choices has more branches than anybody can visit; but the plans that are
worth comparing are few, and how each turns out shows some moves later. So those that look best at once
are played on, for everybody as looks best at once, on imagined tables that are the same for all of them;
half of them are given up, the others are played on more often, until one is left (sequential halving:
Karnin, Koren and Somekh 2013).
"""

from __future__ import annotations

import time
from typing import Final, final

from mathom.bots.bot import Table
from mathom.bots.evaluation import Judge
from mathom.bots.policy import by_habit, values
from mathom.bots.search import Candidate, Thought
from mathom.core.chance import SEEDS, Seeded
from mathom.core.option import Option
from mathom.core.state import State

LOOKS: Final = 2
"""On how many imagined tables it is looked which plans are worth more; they count like visits."""
CLEAR: Final = 0.03
"""What looks so much worse at once is not played on: a few moves later it seldom looks better."""


@final
class Plan:
    """An option, and what came of it for the seat that chooses."""

    def __init__(self, option: Option, first: float) -> None:
        self.option: Final = option
        self.first: Final = first
        """What it looked like at once."""
        self.visits: int = 0
        self.total: float = 0.0

    def mean(self) -> float:
        """What it is worth, as far as is known."""
        return (LOOKS * self.first + self.total) / (LOOKS + self.visits)


class Plans:
    """A way of thinking: by what it judges, how many plans it compares, how many moves it plays on."""

    def __init__(
        self, judge: Judge, iterations: int, width: int, ahead: int, seconds: float = 0.0
    ) -> None:
        """An iteration is a plan that is played on once. Without seconds, the same dice at a table
        give the same thought, on every machine."""
        assert iterations > 0
        assert width > 0
        self._judge: Final = judge
        self._iterations: Final = iterations
        self._width: Final = width
        self._ahead: Final = ahead
        self._seconds: Final = seconds

    def think(self, table: Table, dice: Seeded) -> Thought:
        """Think about what is asked at a table."""
        until = time.monotonic() + self._seconds
        plans = self._at_once(table, dice)
        rivals = [plan for plan in plans[: self._width] if plan.first > plans[0].first - CLEAR]
        rounds = max((len(rivals) - 1).bit_length(), 1)
        done = 0
        late = False
        while len(rivals) > 1 and not late:
            for _ in range(max(self._iterations // (rounds * len(rivals)), 1)):
                seed = int(dice.word())
                for plan in rivals:
                    plan.total += self._played(table.imagine(seed), plan.option, seed)
                    plan.visits += 1
                    done += 1
                late = self._seconds > 0.0 and time.monotonic() >= until
                if late:
                    break
            rivals.sort(key=_rank)
            rivals = rivals[: (len(rivals) + 1) // 2]
        others = [plan for plan in plans if plan is not rivals[0]]
        others.sort(key=_rank)
        found = [rivals[0], *others]
        return Thought([Candidate(plan.option, plan.visits, plan.mean()) for plan in found], done)

    def _at_once(self, table: Table, dice: Seeded) -> list[Plan]:
        """All plans that are worth a look, those first that look best right after the move."""
        options = table.decision.options
        worths = [0.0] * len(options)
        for _ in range(LOOKS):
            tried = values(self._judge, table.imagine(int(dice.word())))
            for n in range(len(options)):
                worths[n] += tried[n]
        plans = [Plan(options[n], worths[n] / LOOKS) for n in range(len(options)) if worths[n] >= 0.0]
        plans.sort(key=_rank)
        return plans

    def _played(self, state: State, option: Option, seed: int) -> float:
        """What comes of a plan on this table, some moves later: its seat's chance to win then."""
        judge = self._judge
        decision = state.decision
        assert decision is not None
        seat = decision.seat
        luck = Seeded(~seed & (SEEDS - 1))
        left = self._ahead
        state.apply(option)
        while True:
            by_habit(judge, state)
            decision = state.decision
            if decision is None:
                break
            if decision.kind in judge.moves:
                if left == 0:
                    break
                left -= 1
            state.apply(self._best(state, decision.seat, luck))
        return judge.value(state, seat)

    def _best(self, state: State, seat: int, luck: Seeded) -> Option:
        """What looks best at once to whoever is asked, who knows neither hands nor dice to come."""
        promising = self._judge.promising(state)
        if len(promising) == 1:
            return promising[0]
        decision = state.decision
        assert decision is not None
        worths = values(self._judge, state.imagine(seat, Seeded(int(luck.word()))))
        return decision.options[worths.index(max(worths))]


def _rank(plan: Plan) -> float:
    """The best first."""
    return -plan.mean()
