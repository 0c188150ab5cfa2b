"""Fitting: what each step of each feature is worth, so that what is said comes nearest to what happened.

A logistic regression on the difference of the two sides, with a ridge that keeps what is seldom seen
near 0. It is found by Adam (Kingma and Ba 2015) over small batches. That is a page of plain Python, fast
enough when it is compiled, so training needs no library.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mathom.bots.evaluation import Worths
from mathom.bots.learning.rows import Rows, steps
from mathom.core.chance import Seeded
from mathom.core.mind import Mind

BATCH: Final = 1024
FAST: Final = 0.02
SLOW: Final = 0.0005
"""How far a batch may move a weight, at first and at last."""
MOMENTUM: Final = 0.9
MEMORY: Final = 0.999
TINY: Final = 1e-8
SURE: Final = 30.0


def chance(weights: vec[float], base: int, row: list[int]) -> float:
    """The first side's chance to win."""
    total = 0.0
    start = i64(base)
    for term in row:
        if term > 0:
            total += weights[start + i64(term)]
        else:
            total -= weights[start - i64(term)]
    return 1.0 / (1.0 + math.exp(min(max(-total, -SURE), SURE)))


def fit(rows: Rows, mind: Mind, epochs: int, ridge: float, seed: int) -> vec[float]:
    """The weight of each step in each phase: step n of phase p at `p * size + n`; 0 is unused. They
    begin with the mind's guess, and the ridge keeps them near it."""
    size = steps(mind)[-1] + 1
    guessed = as_weights(mind.guess(), mind)
    weights = vec[float](guessed)
    fitted = Moving(weights)
    order = list(range(len(rows)))
    dice = Seeded(seed)
    batches = (len(order) + BATCH - 1) // BATCH
    pull = ridge / max(len(order), 1)
    done = 0
    for _ in range(epochs):
        shuffle(order, dice)
        for batch in range(batches):
            chosen = order[batch * BATCH : (batch + 1) * BATCH]
            blame(weights, fitted.slopes, size, rows, chosen)
            done += 1
            speed = FAST + (SLOW - FAST) * done / (epochs * batches)
            fitted.step(adam(speed, done), pull, 1.0 / len(chosen))
    return weights


def adam(speed: float, done: int) -> float:
    """How far a number is moved after so many batches: at first little is known of its slope."""
    return speed * math.sqrt(1.0 - math.pow(MEMORY, done)) / (1.0 - math.pow(MOMENTUM, done))


@final
class Moving:
    """Numbers that are being fitted, their slopes in this batch, and what Adam remembers of those. They
    are held near `home`, or near where each of them begins."""

    def __init__(self, numbers: vec[float], home: float | None = None) -> None:
        self.numbers: Final = numbers
        self.slopes: Final = vec[float]([0.0 for _ in numbers])
        self._home: Final = vec[float]([one if home is None else home for one in numbers])
        self._mean: Final = vec[float]([0.0 for _ in numbers])
        self._spread: Final = vec[float]([0.0 for _ in numbers])

    def step(self, speed: float, pull: float, share: float) -> None:
        """Move against the slopes, and forget them."""
        numbers = self.numbers
        slopes = self.slopes
        home = self._home
        means = self._mean
        spreads = self._spread
        n: i64
        for n in range(len(numbers)):
            slope = slopes[n] * share + pull * (numbers[n] - home[n])
            slopes[n] = 0.0
            mean = means[n] = MOMENTUM * means[n] + (1.0 - MOMENTUM) * slope
            spread = spreads[n] = MEMORY * spreads[n] + (1.0 - MEMORY) * slope * slope
            numbers[n] -= speed * mean / (math.sqrt(spread) + TINY)


def blame(weights: vec[float], slopes: vec[float], size: int, rows: Rows, chosen: list[int]) -> None:
    """Note in which direction these rows are further from the truth."""
    for n in chosen:
        base = int(rows.phases[n]) * size
        row = rows.row(n)
        error = chance(weights, base, row) - float(rows.targets[n])
        start = i64(base)
        for term in row:
            if term > 0:
                slopes[start + i64(term)] += error
            else:
                slopes[start - i64(term)] -= error


def shuffle(order: list[int], dice: Seeded) -> None:
    """Any order is as likely as any other."""
    for n in range(len(order) - 1, 0, -1):
        other = dice.below(n + 1)
        order[n], order[other] = order[other], order[n]


def likelihood(chances: list[float], rows: Rows) -> float:
    """The mean log-likelihood of how the games ended; -0.693 is a coin's."""
    total = 0.0
    for n in range(len(rows)):
        said = chances[n]
        result = float(rows.results[n])
        total += result * math.log(said) + (1.0 - result) * math.log(1.0 - said)
    return total / max(len(rows), 1)


def as_weights(guess: list[list[list[float]]], mind: Mind) -> list[float]:
    """A guess in a row, as weights are told; all 0 if there is none."""
    starts = steps(mind)
    size = starts[-1] + 1
    weights = [0.0] * (size * mind.phases)
    for phase in range(len(guess)):
        for n in range(len(mind.names)):
            for step in range(mind.most[n]):
                weights[phase * size + starts[n] + step + 1] = guess[phase][n][step]
    return weights


def as_worths(weights: list[float] | vec[float], mind: Mind) -> Worths:
    """The worth of each value of each feature: the steps up to it, added up."""
    starts = steps(mind)
    size = starts[-1] + 1
    worths: Worths = []
    for phase in range(mind.phases):
        tables: list[list[float]] = []
        for n in range(len(mind.names)):
            table = [0.0]
            for step in range(mind.most[n]):
                table.append(table[-1] + weights[phase * size + starts[n] + step + 1])
            tables.append(table)
        worths.append(tables)
    return worths
