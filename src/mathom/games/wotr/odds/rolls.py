"""Rolls: how likely each number of hits is. A list of odds says how likely 0, 1, 2... are."""

from __future__ import annotations

from math import comb
from typing import Final

Odds = list[float]

_ROLLS: Final[dict[tuple[int, int, int, int, int], Odds]] = {}


def roll(dice: int, faces: int) -> Odds:
    """So many dice, each of which hits with so many of its six faces."""
    return [
        comb(dice, hit) * faces**hit * (6 - faces) ** (dice - hit) / 6**dice for hit in range(dice + 1)
    ]


def with_rerolls(dice: int, faces: int, again: int, faces_again: int, excluded: int = 0) -> Odds:
    """The same, when as many of the misses as may be are rolled once more; some misses may not."""
    key = (dice, faces, min(again, dice), faces_again, excluded)
    known = _ROLLS.get(key)
    if known is not None:
        return known
    found = [0.0] * (dice + 1)
    first = roll(dice, faces)
    for hit in range(dice + 1):
        second = roll(max(0, min(again, dice - hit - excluded)), faces_again)
        for more in range(len(second)):
            found[hit + more] += first[hit] * second[more]
    _ROLLS[key] = found
    return found


def surely(hits: int) -> Odds:
    """What has been rolled already."""
    return [0.0] * hits + [1.0]


def besides(odds: Odds, hits: int) -> Odds:
    """So many hits more."""
    return [0.0] * hits + odds


def expected(odds: Odds) -> float:
    """How many there are on average."""
    return sum([hits * chance for hits, chance in enumerate(odds)])
