"""How sure a rate is, from deals: the games of one deal are not independent, but deals are.

A deal that favours a seat favours each bot once, and then pairs tell more than so many single games; one
that suits a bot on either seat makes them tell less. So what is looked at is how much deals differ.
"""

# Not compiled: it counts games, not positions.

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z95 = 1.959964
Z99 = 2.575829
"""How many standard deviations hold 95 and 99 of 100 cases of a normal distribution."""


def interval(deals: Sequence[float], rate: float, z: float) -> tuple[float, float]:
    """Where the true rate lies: Wilson's score interval, for as many games as the deals are worth.

    `deals` are the shares of the deals, `rate` is that of all games. One more deal, as uncertain as a
    single game, is imagined, so that deals which happen to be alike prove no more than they can.

    >>> [round(end, 3) for end in interval([1, 0] * 50, 0.5, Z95)]
    [0.403, 0.597]
    >>> [round(end, 3) for end in interval([0.5] * 50, 0.5, Z95)]
    [0.48, 0.52]
    """
    count = len(deals)
    mean = sum(deals) / count
    spread = sum([(deal - mean) ** 2 for deal in deals]) + rate * (1 - rate)
    games = rate * (1 - rate) * count * count / spread if spread else count
    return wilson(rate, games, z)


def wilson(rate: float, games: float, z: float) -> tuple[float, float]:
    """Wilson's score interval: sound for rates near 0 and 1 and for few games too.

    >>> [round(end, 3) for end in wilson(0.5, 100, Z95)]
    [0.404, 0.596]
    """
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    middle = rate + z * z / (2 * games)
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
