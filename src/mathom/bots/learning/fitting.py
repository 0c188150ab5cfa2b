"""Fitting: what each step of each feature is worth, so that what is said comes nearest to what happened.

A logistic regression on the difference of the two sides, with a ridge that keeps what is seldom seen
near 0. It is found by Adam (Kingma and Ba 2015) over small batches. That is a page of plain Python, fast
enough when it is compiled, so training needs no library.
"""

from __future__ import annotations

import math
from typing import Final

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


def chance(weights: list[float], base: int, row: list[int]) -> float:
    """The first side's chance to win."""
    total = 0.0
    for term in row:
        if term > 0:
            total += weights[base + term]
        else:
            total -= weights[base - term]
    return 1.0 / (1.0 + math.exp(min(max(-total, -SURE), SURE)))


def fit(rows: Rows, mind: Mind, epochs: int, ridge: float, seed: int) -> list[float]:
    """The weight of each step in each phase: step n of phase p at `p * size + n`; 0 is unused. They
    begin with the mind's guess, and the ridge keeps them near it."""
    size = steps(mind)[-1] + 1
    guessed = as_weights(mind.guess(), mind)
    weights = guessed[:]
    mean = [0.0] * len(weights)
    spread = mean[:]
    order = list(range(len(rows)))
    dice = Seeded(seed)
    batches = (len(order) + BATCH - 1) // BATCH
    pull = ridge / max(len(order), 1)
    done = 0
    for _ in range(epochs):
        shuffle(order, dice)
        for batch in range(batches):
            chosen = order[batch * BATCH : (batch + 1) * BATCH]
            gradient = gradient_of(weights, size, rows, chosen)
            done += 1
            speed = FAST + (SLOW - FAST) * done / (epochs * batches)
            speed *= math.sqrt(1.0 - math.pow(MEMORY, done)) / (1.0 - math.pow(MOMENTUM, done))
            for n in range(len(weights)):
                slope = gradient[n] / len(chosen) + pull * (weights[n] - guessed[n])
                mean[n] = MOMENTUM * mean[n] + (1.0 - MOMENTUM) * slope
                spread[n] = MEMORY * spread[n] + (1.0 - MEMORY) * slope * slope
                weights[n] -= speed * mean[n] / (math.sqrt(spread[n]) + TINY)
    return weights


def gradient_of(weights: list[float], size: int, rows: Rows, chosen: list[int]) -> list[float]:
    """In which direction these rows are further from the truth."""
    gradient = [0.0] * len(weights)
    for n in chosen:
        base = int(rows.phases[n]) * size
        row = rows.row(n)
        error = chance(weights, base, row) - float(rows.targets[n])
        for term in row:
            if term > 0:
                gradient[base + term] += error
            else:
                gradient[base - term] -= error
    return gradient


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


def as_worths(weights: list[float], mind: Mind) -> Worths:
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
