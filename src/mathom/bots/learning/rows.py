"""Rows: what was seen at the beginning of each move of many games, and what came of it.

A row tells how the first side differs from the second: a step of a feature (`at least 3 coins`) that
only the first has is a term n, one that only the second has is -n; what both have weighs nothing.
"""

from __future__ import annotations

import struct
from array import array
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mathom.core.mind import Mind

HEAD: Final = "<QQQQ"
"""How many rows and terms follow, and for a network how many of both."""


def steps(mind: Mind) -> list[int]:
    """The number of the step before the first of each feature, and last of all how many there are."""
    starts = [0]
    for most in mind.most:
        starts.append(starts[-1] + most)
    return starts


def terms(starts: list[int], first: vec[i64], second: vec[i64]) -> list[int]:
    """How the features of two sides differ."""
    found: list[int] = []
    for n in range(len(first)):
        one = int(first[n])
        other = int(second[n])
        if one > other:
            start = starts[n]
            for step in range(start + other + 1, start + one + 1):
                found.append(step)
        elif other > one:
            start = starts[n]
            for step in range(start + one + 1, start + other + 1):
                found.append(-step)
    return found


class Rows:
    """Many rows, packed: a list a column, as millions of small objects would take gigabytes."""

    def __init__(self) -> None:
        self.phases = array("b")
        self.targets = array("f")
        """What the first side's chance should have been said to be."""
        self.results = array("f")
        """How the game ended for it."""
        self.ends = array("Q", [0])
        """Where the terms of each row end, after a 0."""
        self.terms = array("h")
        self.turns = array("b")
        """Which side chooses, if there is a network to be taught."""
        self.all_ends = array("Q", [0])
        self.all = array("H")
        """What both sides have, for a network: as it numbers it (`network.active`)."""

    def __len__(self) -> int:
        return len(self.phases)

    def add(self, phase: int, target: float, result: float, terms: list[int]) -> None:
        """One more row."""
        self.phases.append(phase)
        self.targets.append(target)
        self.results.append(result)
        self.terms.extend(terms)
        self.ends.append(len(self.terms))

    def add_active(self, turn: int, active: vec[i64]) -> None:
        """What a network looks at, of the row that was added last."""
        self.turns.append(turn)
        self.all.extend(list(active))
        self.all_ends.append(len(self.all))

    def active(self, n: int) -> vec[i64]:
        """What a network looks at, of a row."""
        found: list[int] = self.all[self.all_ends[n] : self.all_ends[n + 1]].tolist()
        return vec[i64](found)

    def extend(self, other: Rows) -> None:
        """Other rows, after these."""
        before = len(self.terms)
        self.phases.extend(other.phases)
        self.targets.extend(other.targets)
        self.results.extend(other.results)
        self.terms.extend(other.terms)
        self.ends.extend([before + end for end in other.ends[1:]])
        before = len(self.all)
        self.turns.extend(other.turns)
        self.all.extend(other.all)
        self.all_ends.extend([before + end for end in other.all_ends[1:]])

    def row(self, n: int) -> list[int]:
        """The terms of a row."""
        found: list[int] = self.terms[self.ends[n] : self.ends[n + 1]].tolist()
        return found

    def pack(self) -> bytes:
        """All rows as bytes."""
        return b"".join(
            [
                struct.pack(HEAD, len(self.phases), len(self.terms), len(self.turns), len(self.all)),
                self.phases.tobytes(),
                self.targets.tobytes(),
                self.results.tobytes(),
                self.ends.tobytes(),
                self.terms.tobytes(),
                self.turns.tobytes(),
                self.all_ends.tobytes(),
                self.all.tobytes(),
            ]
        )

    @staticmethod
    def unpack(data: bytes) -> Rows:
        """The rows that were packed."""
        rows = Rows()
        count, length, told, active = struct.unpack_from(HEAD, data)
        at = struct.calcsize(HEAD)
        rows.ends = array("Q")
        rows.all_ends = array("Q")
        for column, size in (
            (rows.phases, count),
            (rows.targets, count),
            (rows.results, count),
            (rows.ends, count + 1),
            (rows.terms, length),
            (rows.turns, told),
            (rows.all_ends, told + 1),
            (rows.all, active),
        ):
            end = at + size * column.itemsize
            column.frombytes(data[at:end])
            at = end
        return rows
