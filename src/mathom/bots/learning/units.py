"""Fitting a network: what its units look at, so that what the worths say gets less wrong.

The worths are fitted first and stay as they are: they are what people are told as reasons. Adam over
small batches here, too, in compiled Python, so that training needs no library.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mathom.bots.learning.fitting import BATCH, SURE, Moving, adam, chance, shuffle
from mathom.bots.learning.rows import Rows, steps
from mathom.bots.network import EIGHT, Eight, Network, Table, Words, starts
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
NOTHING: Final = 0.0


@final
class Learner:
    """Eight units that are being fitted."""

    def __init__(self, rows: int, phases: int, dice: Seeded) -> None:
        self.eight: Final = Eight(_any(rows, dice), _any(phases, dice), _any(phases, dice))
        self.rows: Final = Moving(self.eight.rows, NOTHING)
        self.begin: Final = Moving(self.eight.begin, NOTHING)
        self.out: Final = Moving(self.eight.out, NOTHING)

    def blame(self, phase: int, active: vec[i64], words: Words, error: float) -> None:
        """So much too high was what was said: note who said it."""
        at = i64(phase) * EIGHT
        a = self._blame(at, words[0], error)
        b = self._blame(at + 1, words[1], error)
        c = self._blame(at + 2, words[2], error)
        d = self._blame(at + 3, words[3], error)
        e = self._blame(at + 4, words[4], error)
        f = self._blame(at + 5, words[5], error)
        g = self._blame(at + 6, words[6], error)
        h = self._blame(at + 7, words[7], error)
        slopes = self.rows.slopes
        for one in active:
            row = one * EIGHT
            slopes[row] += a
            slopes[row + 1] += b
            slopes[row + 2] += c
            slopes[row + 3] += d
            slopes[row + 4] += e
            slopes[row + 5] += f
            slopes[row + 6] += g
            slopes[row + 7] += h

    def _blame(self, unit: i64, word: float, error: float) -> float:
        """The same for one unit in one phase; how much too high was what it heard."""
        if word <= 0.0:
            return 0.0
        self.out.slopes[unit] += error * word
        slope = error * self.out.numbers[unit]
        self.begin.slopes[unit] += slope
        return slope

    def step(self, speed: float, pull: float, share: float) -> None:
        """Learn from the batch."""
        self.rows.step(speed, pull, share)
        self.begin.step(speed, pull, share)
        self.out.step(speed, pull, share)


def fit_network(rows: Rows, weights: vec[float], mind: Mind, epochs: int, seed: int) -> Network:
    """The network that corrects these weights best, on these rows."""
    dice = Seeded(seed)
    count = 2 * starts(mind)[-1] + 1
    learners = [Learner(count, mind.phases, dice) for _ in range(mind.units // int(EIGHT))]
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
            for learner in learners:
                learner.step(adam(speed, done), pull, 1.0 / len(chosen))
    return Network(mind, [learner.eight for learner in learners])


def _learn(learners: list[Learner], rows: Rows, n: int, known: float) -> None:
    """See how wrong a row is, and whose fault that is."""
    phase = int(rows.phases[n])
    active = rows.active(n)
    total = known
    heard: list[Words] = []
    for learner in learners:
        words = learner.eight.heard(phase, active)
        total += learner.eight.spoken(phase, words)
        heard.append(words)
    target = float(rows.targets[n])
    if rows.turns[n]:
        target = 1.0 - target
    error = logistic(total) - target
    for k in range(len(learners)):
        learners[k].blame(phase, active, heard[k], error)


def odds(rows: Rows, weights: vec[float], mind: Mind) -> list[float]:
    """What the weights alone say of each row, for the side that chooses next."""
    size = steps(mind)[-1] + 1
    found: list[float] = []
    for n in range(len(rows)):
        said = chance(weights, int(rows.phases[n]) * size, rows.row(n))
        total = math.log(said / (1.0 - said))
        found.append(-total if rows.turns[n] else total)
    return found


def said(rows: Rows, weights: vec[float], network: Network | None, mind: Mind) -> list[float]:
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
    units = range(int(EIGHT))
    return [[(2.0 * dice.below(FINE) / FINE - 1.0) * SMALL for _ in units] for _ in range(rows)]
