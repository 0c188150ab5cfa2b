"""Fitting a network: what its units look at, so that what the worths say gets less wrong.

The worths are fitted first and stay as they are: they are what people are told as reasons. Adam over
small batches here, too, in compiled Python, so that training needs no library.
"""

from __future__ import annotations

import math
from typing import Final, final

from mathom.bots.learning.fitting import BATCH, MEMORY, MOMENTUM, SURE, TINY, chance, shuffle
from mathom.bots.learning.rows import Rows, steps
from mathom.bots.network import EIGHT, Eight, Network, Table, starts
from mathom.core.chance import Seeded
from mathom.core.mind import Mind

FAST: Final = 0.004
SLOW: Final = 0.0004
"""How far a batch may move a number, at first and at last."""
SMALL: Final = 0.08
"""How large the numbers may be by which the units differ at first."""
FINE: Final = 10000
RIDGE: Final = 1.0
"""How firmly they are held near 0."""


@final
class Moving:
    """A table that is being fitted: with its slopes in this batch, and what Adam remembers of them."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.slopes: Final[Table] = [[0.0] * EIGHT for _ in table]
        self._mean: Final[Table] = [[0.0] * EIGHT for _ in table]
        self._spread: Final[Table] = [[0.0] * EIGHT for _ in table]

    def step(self, speed: float, pull: float, share: float) -> None:
        """Move against the slopes, and forget them."""
        for n in range(len(self.table)):
            row = self.table[n]
            slopes = self.slopes[n]
            mean = self._mean[n]
            spread = self._spread[n]
            for k in range(EIGHT):
                slope = slopes[k] * share + pull * row[k]
                slopes[k] = 0.0
                mean[k] = MOMENTUM * mean[k] + (1.0 - MOMENTUM) * slope
                spread[k] = MEMORY * spread[k] + (1.0 - MEMORY) * slope * slope
                row[k] -= speed * mean[k] / (math.sqrt(spread[k]) + TINY)


@final
class Learner:
    """Eight units that are being fitted."""

    def __init__(self, rows: int, phases: int, dice: Seeded) -> None:
        self.rows: Final = Moving(_any(rows, dice))
        self.begin: Final = Moving(_any(phases, dice))
        self.out: Final = Moving(_any(phases, dice))
        self.eight: Final = Eight(self.rows.table, self.begin.table, self.out.table)

    def blame(self, phase: int, active: list[int], heard: list[float], error: float) -> None:
        """So much too high was what was said: note who said it."""
        out = self.out.table[phase]
        outs = self.out.slopes[phase]
        begins = self.begin.slopes[phase]
        slopes = [0.0] * EIGHT
        for n in range(EIGHT):
            if heard[n] > 0.0:
                outs[n] += error * heard[n]
                slopes[n] = error * out[n]
                begins[n] += slopes[n]
        a, b, c, d = slopes[0], slopes[1], slopes[2], slopes[3]
        e, f, g, h = slopes[4], slopes[5], slopes[6], slopes[7]
        all = self.rows.slopes
        for one in active:
            row = all[one]
            row[0] += a
            row[1] += b
            row[2] += c
            row[3] += d
            row[4] += e
            row[5] += f
            row[6] += g
            row[7] += h

    def step(self, speed: float, pull: float, share: float) -> None:
        """Learn from the batch."""
        self.rows.step(speed, pull, share)
        self.begin.step(speed, pull, share)
        self.out.step(speed, pull, share)


def fit_network(rows: Rows, weights: list[float], mind: Mind, epochs: int, seed: int) -> Network:
    """The network that corrects these weights best, on these rows."""
    dice = Seeded(seed)
    count = 2 * starts(mind)[-1] + 1
    learners = [Learner(count, mind.phases, dice) for _ in range(mind.units // EIGHT)]
    known = odds(rows, weights, mind)
    order = list(range(len(rows)))
    batches = (len(order) + BATCH - 1) // BATCH
    pull = RIDGE / max(len(order), 1)
    done = 0
    for _ in range(epochs):
        shuffle(order, dice)
        for batch in range(batches):
            chosen = order[batch * BATCH : (batch + 1) * BATCH]
            for n in chosen:
                _learn(learners, rows, n, known[n])
            done += 1
            speed = FAST + (SLOW - FAST) * done / (epochs * batches)
            speed *= math.sqrt(1.0 - math.pow(MEMORY, done)) / (1.0 - math.pow(MOMENTUM, done))
            for learner in learners:
                learner.step(speed, pull, 1.0 / len(chosen))
    return Network(mind, [learner.eight for learner in learners])


def _learn(learners: list[Learner], rows: Rows, n: int, known: float) -> None:
    """See how wrong a row is, and whose fault that is."""
    phase = int(rows.phases[n])
    active = rows.active(n)
    total = known
    heard: list[list[float]] = []
    for learner in learners:
        words = learner.eight.heard(phase, active)
        out = learner.out.table[phase]
        for k in range(EIGHT):
            if words[k] > 0.0:
                total += words[k] * out[k]
        heard.append(words)
    target = float(rows.targets[n])
    if rows.turns[n]:
        target = 1.0 - target
    error = logistic(total) - target
    for k in range(len(learners)):
        learners[k].blame(phase, active, heard[k], error)


def odds(rows: Rows, weights: list[float], mind: Mind) -> list[float]:
    """What the weights alone say of each row, for the side that chooses next."""
    size = steps(mind)[-1] + 1
    found: list[float] = []
    for n in range(len(rows)):
        said = chance(weights, int(rows.phases[n]) * size, rows.row(n))
        total = math.log(said / (1.0 - said))
        found.append(-total if rows.turns[n] else total)
    return found


def said(rows: Rows, weights: list[float], network: Network | None, mind: Mind) -> list[float]:
    """The first side's chance in each row."""
    if network is None:
        size = steps(mind)[-1] + 1
        return [chance(weights, int(rows.phases[n]) * size, rows.row(n)) for n in range(len(rows))]
    found: list[float] = []
    known = odds(rows, weights, mind)
    for n in range(len(rows)):
        one = logistic(known[n] + network.spoken(int(rows.phases[n]), rows.active(n)))
        found.append(1.0 - one if rows.turns[n] else one)
    return found


def logistic(total: float) -> float:
    """A chance from the logarithm of its odds."""
    return 1.0 / (1.0 + math.exp(min(max(-total, -SURE), SURE)))


def _any(rows: int, dice: Seeded) -> Table:
    """Small numbers, none like the other."""
    return [[(2.0 * dice.below(FINE) / FINE - 1.0) * SMALL for _ in range(EIGHT)] for _ in range(rows)]
