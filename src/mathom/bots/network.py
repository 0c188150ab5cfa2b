"""Network: a small correction to what an evaluation says, for what a sum of worths cannot say.

In a sum three coins are worth as much to who lacks no skill as to who lacks them all. Here some units
look at both sides at once: each adds up numbers of its own for what the side that chooses next has and
for what the other has, is silent if that comes to less than nothing, and its word has a weight in each
phase. There are few units, as a position must be judged in microseconds, and they come eight by eight,
as eight numbers are added up at a time.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mathom.core.mind import Mind

EIGHT: Final[i64] = 8

Table = list[list[float]]
"""Eight numbers a row."""
Words = tuple[float, float, float, float, float, float, float, float]


def starts(mind: Mind) -> list[int]:
    """The row before the first of each feature, and last of all how many there are for a side."""
    found = [0]
    for most in mind.most:
        found.append(found[-1] + most)
    return found


def active(starts: vec[i64], first: vec[i64], second: vec[i64]) -> vec[i64]:
    """The rows that count: what the side that chooses next has, and behind all those the other's."""
    found = vec[i64](capacity=len(first))
    for n in range(len(first)):
        value = first[n]
        if value:
            found = append(found, starts[n] + value)
    behind = starts[len(first)]
    for n in range(len(second)):
        value = second[n]
        if value:
            found = append(found, behind + starts[n] + value)
    return found


@final
class Eight:
    """Eight units. All their numbers lie in rows of eight behind each other: unboxed, as a list of lists
    of them takes six times as long to add up (8.5 and 1.3 us for 16 units)."""

    def __init__(self, rows: Table, begin: Table, out: Table) -> None:
        self.rows: Final = flat(rows)
        """What each thing adds to each unit, by `active`; row 0 is unused."""
        self.begin: Final = flat(begin)
        """With what they begin, in each phase."""
        self.out: Final = flat(out)
        """What their words weigh, in each phase."""

    def heard(self, phase: int, active: vec[i64]) -> Words:
        """What each of them comes to."""
        rows = self.rows
        begin = self.begin
        at = i64(phase) * EIGHT
        a, b, c, d = begin[at], begin[at + 1], begin[at + 2], begin[at + 3]
        e, f, g, h = begin[at + 4], begin[at + 5], begin[at + 6], begin[at + 7]
        for n in active:
            row = n * EIGHT
            a += rows[row]
            b += rows[row + 1]
            c += rows[row + 2]
            d += rows[row + 3]
            e += rows[row + 4]
            f += rows[row + 5]
            g += rows[row + 6]
            h += rows[row + 7]
        return a, b, c, d, e, f, g, h

    def spoken(self, phase: int, words: Words) -> float:
        """What they say together, each of them coming to so much."""
        out = self.out
        at = i64(phase) * EIGHT
        a, b, c, d, e, f, g, h = words
        return (
            max(a, 0.0) * out[at]
            + max(b, 0.0) * out[at + 1]
            + max(c, 0.0) * out[at + 2]
            + max(d, 0.0) * out[at + 3]
            + max(e, 0.0) * out[at + 4]
            + max(f, 0.0) * out[at + 5]
            + max(g, 0.0) * out[at + 6]
            + max(h, 0.0) * out[at + 7]
        )


@final
class Network:
    """All units."""

    def __init__(self, mind: Mind, eights: list[Eight]) -> None:
        self.eights: Final = eights
        self._starts: Final = vec[i64](starts(mind))

    def correction(self, phase: int, first: vec[i64], second: vec[i64]) -> float:
        """What is to be added to the logarithm of the odds of the side that chooses next."""
        return self.spoken(phase, active(self._starts, first, second))

    def spoken(self, phase: int, active: vec[i64]) -> float:
        """The same, from the rows that count."""
        total = 0.0
        for eight in self.eights:
            total += eight.spoken(phase, eight.heard(phase, active))
        return total


def flat(table: Table) -> vec[float]:
    """All rows of a table behind each other."""
    return vec[float]([number for row in table for number in row])


def rows_of(numbers: vec[float]) -> Table:
    """A table that was laid out flat, in its rows again."""
    every = list(numbers)
    length = int(EIGHT)
    return [every[at : at + length] for at in range(0, len(every), length)]


def told(network: Network, mind: Mind) -> dict[str, Any]:
    """A network as data for a file."""
    starting = starts(mind)
    behind = starting[-1]
    rows = _joined([rows_of(eight.rows) for eight in network.eights])
    return {
        "begin": _joined([rows_of(eight.begin) for eight in network.eights]),
        "out": _joined([rows_of(eight.out) for eight in network.eights]),
        "chooses": {
            name: rows[starting[n] + 1 : starting[n + 1] + 1] for n, name in enumerate(mind.names)
        },
        "other": {
            name: rows[behind + starting[n] + 1 : behind + starting[n + 1] + 1]
            for n, name in enumerate(mind.names)
        },
    }


def heard(data: dict[str, Any], mind: Mind) -> Network:
    """The network in such data, whose shape was looked at before."""
    units = len(data["out"][0])
    both = [[0.0] * units]
    for side in ("chooses", "other"):
        for name in mind.names:
            both += data[side][name]
    return Network(
        mind,
        [
            Eight(_part(both, at), _part(data["begin"], at), _part(data["out"], at))
            for at in range(0, units, int(EIGHT))
        ],
    )


def _joined(tables: list[Table]) -> Table:
    """Tables side by side."""
    return [[round(one, 3) for table in tables for one in table[n]] for n in range(len(tables[0]))]


def _part(table: Table, at: int) -> Table:
    """Eight columns of a table."""
    return [[float(one) for one in row[at : at + int(EIGHT)]] for row in table]
