"""Network: a small correction to what an evaluation says, for what a sum of worths cannot say.

In a sum three coins are worth as much to who lacks no skill as to who lacks them all. Here some units
look at both sides at once: each adds up numbers of its own for what the side that chooses next has and
for what the other has, is silent if that comes to less than nothing, and its word has a weight in each
phase. There are few units, as a position must be judged in microseconds, and they come eight by eight,
as eight numbers are added up at a time.
"""

from __future__ import annotations

from typing import Any, Final, final

from mathom.core.mind import Mind

EIGHT: Final = 8

Table = list[list[float]]
"""Eight numbers a row."""


def starts(mind: Mind) -> list[int]:
    """The row before the first of each feature, and last of all how many there are for a side."""
    found = [0]
    for most in mind.most:
        found.append(found[-1] + most)
    return found


def active(starts: list[int], first: list[int], second: list[int]) -> list[int]:
    """The rows that count: what the side that chooses next has, and behind all those the other's."""
    found: list[int] = []
    for n in range(len(first)):
        value = first[n]
        if value:
            found.append(starts[n] + value)
    behind = starts[-1]
    for n in range(len(second)):
        value = second[n]
        if value:
            found.append(behind + starts[n] + value)
    return found


@final
class Eight:
    """Eight units."""

    def __init__(self, rows: Table, begin: Table, out: Table) -> None:
        self.rows: Final = rows
        """What each thing adds to each unit, by `active`; row 0 is unused."""
        self.begin: Final = begin
        """With what they begin, in each phase."""
        self.out: Final = out
        """What their words weigh, in each phase."""

    def heard(self, phase: int, active: list[int]) -> list[float]:
        """What each of them comes to."""
        rows = self.rows
        row = self.begin[phase]
        a, b, c, d = row[0], row[1], row[2], row[3]
        e, f, g, h = row[4], row[5], row[6], row[7]
        for n in active:
            row = rows[n]
            a += row[0]
            b += row[1]
            c += row[2]
            d += row[3]
            e += row[4]
            f += row[5]
            g += row[6]
            h += row[7]
        return [a, b, c, d, e, f, g, h]


@final
class Network:
    """All units."""

    def __init__(self, mind: Mind, eights: list[Eight]) -> None:
        self.eights: Final = eights
        self._starts: Final = starts(mind)

    def correction(self, phase: int, first: list[int], second: list[int]) -> float:
        """What is to be added to the logarithm of the odds of the side that chooses next."""
        return self.spoken(phase, active(self._starts, first, second))

    def spoken(self, phase: int, active: list[int]) -> float:
        """The same, from the rows that count."""
        total = 0.0
        for eight in self.eights:
            heard = eight.heard(phase, active)
            out = eight.out[phase]
            for n in range(EIGHT):
                if heard[n] > 0.0:
                    total += heard[n] * out[n]
        return total


def told(network: Network, mind: Mind) -> dict[str, Any]:
    """A network as data for a file."""
    rows = starts(mind)
    behind = rows[-1]
    return {
        "begin": _joined([eight.begin for eight in network.eights]),
        "out": _joined([eight.out for eight in network.eights]),
        "chooses": {
            name: _joined([eight.rows[rows[n] + 1 : rows[n + 1] + 1] for eight in network.eights])
            for n, name in enumerate(mind.names)
        },
        "other": {
            name: _joined(
                [eight.rows[behind + rows[n] + 1 : behind + rows[n + 1] + 1] for eight in network.eights]
            )
            for n, name in enumerate(mind.names)
        },
    }


def heard(data: dict[str, Any], mind: Mind) -> Network:
    """The network in such data, whose shape was looked at before."""
    both = [[0.0] * len(data["out"][0])]
    for side in ("chooses", "other"):
        for name in mind.names:
            both += data[side][name]
    units = len(data["out"][0])
    return Network(
        mind,
        [
            Eight(_part(both, at), _part(data["begin"], at), _part(data["out"], at))
            for at in range(0, units, EIGHT)
        ],
    )


def _joined(tables: list[Table]) -> Table:
    """Tables side by side."""
    return [[round(one, 3) for table in tables for one in table[n]] for n in range(len(tables[0]))]


def _part(table: Table, at: int) -> Table:
    """Eight columns of a table."""
    return [[float(one) for one in row[at : at + EIGHT]] for row in table]
