"""Chance: dice, shuffles and draws. Seeded, scripted, or read off a real table.

Every chance event of every game is one question: which one of these? A die is a draw among its
faces, a shuffled deck is a draw among the cards that may lie on top. What nobody can know yet is not
decided yet, so a real table can answer as well as the generator can.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mypy_extensions import mypyc_attr

from mathom.core.faults import BadChance

MASK = 0xFFFFFFFF
SEEDS = 1 << 64
"""How many seeds there are: a seed is a number from 0 to SEEDS - 1."""


class Occasion:
    """What the next outcomes are for: how many of a kind come together, whose they are, and why."""

    __slots__ = ("args", "count", "kind", "seat", "why")

    def __init__(self, kind: str, count: int, seat: int, why: str, **args: str | int) -> None:
        self.kind = kind
        self.count = count
        self.seat = seat
        """Whose dice, deck or draw it is; -1 if nobody's."""
        self.why = why
        """Which sentence tells it: `<game>-chance-<kind>-<why>`."""
        self.args = args


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where outcomes come from."""

    listens: bool = False
    """Whether it wants to hear what its outcomes are for."""

    def hear(self, occasion: Occasion) -> None:
        """Learn what the next outcomes are for."""

    def pick(self, kind: str, pool: list[int], names: list[str]) -> int:
        """One item of the pool. `names[item]` is what a record calls it."""
        raise NotImplementedError

    def clone(self) -> Chance:
        """A chance that will give what this one would have given."""
        raise NotImplementedError


class Seeded(Chance):
    """The generator `sfc32` (Chris Doty-Humphrey's small fast counting generator), fixed for ever.

    Four 32-bit words. A seed s gives a = s mod 2^32, b = s div 2^32 mod 2^32, c = 0x9E3779B9 and
    counter 1, and the first 15 outputs are thrown away. A number below n comes from Lemire's
    multiplication with rejection, so every value is equally likely. The same seed gives the same
    numbers on every machine and in every version of Mathom; a test holds the first ones.
    """

    __slots__ = ("_a", "_b", "_c", "_n")

    def __init__(self, seed: int, after: Seeded | None = None) -> None:
        if after is not None:
            self._a: int = after._a
            self._b: int = after._b
            self._c: int = after._c
            self._n: int = after._n
            return
        self._a = seed & MASK
        self._b = (seed >> 32) & MASK
        self._c = 0x9E3779B9
        self._n = 1
        for _ in range(15):
            self.word()

    def word(self) -> int:
        """The next 32 bits."""
        a, b, c = self._a, self._b, self._c
        out = (a + b + self._n) & MASK
        self._n = (self._n + 1) & MASK
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & MASK
        self._c = (((c << 21) & MASK | c >> 11) + out) & MASK
        return out

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        product = self.word() * n
        low = product & MASK
        if low < n:
            threshold = (MASK + 1 - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & MASK
        return product >> 32

    def pick(self, kind: str, pool: list[int], names: list[str]) -> int:
        return pool[self.below(len(pool))]

    def clone(self) -> Seeded:
        return Seeded(0, after=self)


class Scripted(Chance):
    """Outcomes told beforehand, in the notation of the record, in the order they are needed.

    >>> chance = Scripted(["landmark bree erebor isengard", "dice 2 5"])

    Running out, a wrong kind and an impossible value raise `BadChance`; so does `finish()` if some
    outcomes were never asked for. Used as a context manager, it finishes by itself.
    """

    def __init__(self, outcomes: Sequence[str] = ()) -> None:
        self._script: list[tuple[str, str]] = []
        for outcome in outcomes:
            for clause in outcome.split(";"):
                words = clause.split()
                self._script += [(words[0], value) for value in words[1:]]
        # Shared by the clones, so that whoever holds the first one can ask what was left over.
        self._used = [0]
        self._at = 0

    def pick(self, kind: str, pool: list[int], names: list[str]) -> int:
        if self._at == len(self._script):
            raise BadChance("chance-ran-out", kind=kind)
        told, value = self._script[self._at]
        if told != kind:
            raise BadChance("chance-wrong-kind", kind=kind, told=told, value=value)
        item = _named(kind, value, pool, names)
        self._at += 1
        self._used[0] = max(self._used[0], self._at)
        return item

    def finish(self) -> None:
        """Raise if outcomes are left over."""
        left = self._script[self._used[0] :]
        if left:
            raise BadChance("chance-left-over", count=len(left), kind=left[0][0], value=left[0][1])

    def clone(self) -> Scripted:
        new = Scripted()
        new._script, new._used, new._at = self._script, self._used, self._at
        return new

    def __enter__(self) -> Scripted:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if error is None:
            self.finish()


class Asked(Chance):
    """A real table: `ask(kind, names)` asks a person which of the names came up."""

    def __init__(self, ask: Callable[[str, list[str]], str]) -> None:
        self._ask = ask

    def pick(self, kind: str, pool: list[int], names: list[str]) -> int:
        possible = [names[item] for item in pool]
        return _named(kind, self._ask(kind, possible), pool, names)

    def clone(self) -> Asked:
        return self


def _named(kind: str, value: str, pool: list[int], names: list[str]) -> int:
    for item in pool:
        if names[item] == value:
            return item
    raise BadChance("chance-impossible", kind=kind, value=value, count=len(pool))
