"""Chance: dice, shuffles and draws. Seeded, scripted, or read off a real table.

Every chance event of every game is one question: which one of these? A die is a draw among its
faces, a shuffled deck is a draw among the cards that may lie on top. What nobody can know yet is not
decided yet, so a real table can answer as well as the generator can.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from mypy_extensions import i64, mypyc_attr

from mathom.core.faults import BadChance
from mathom.core.pickled import Remade

MASK: Final = 0xFFFFFFFF
MANY: Final = 1 << 31
DISCARDED: Final = 15
"""So many numbers of a new generator are thrown away."""
SEEDS: Final = 1 << 64
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

    def see(self, state: Any) -> None:
        """Look at the table as it stands when it is asked."""

    def pick(self, kind: str, pool: list[int], names: list[str]) -> int:
        """One item of the pool. `names[item]` is what a record calls it."""
        raise NotImplementedError

    def skip(self, kind: str, pool: list[int], names: list[str]) -> None:
        """Go on as after a pick: what came up then is known already, and nobody is asked again."""
        self.pick(kind, pool, names)

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
            # As the machine counts: it fits into 64 bits, and compiled it is several times faster.
            self._a: i64 = after._a
            self._b: i64 = after._b
            self._c: i64 = after._c
            self._n: i64 = after._n
            return
        a: i64 = seed & MASK
        b: i64 = (seed >> 32) & MASK
        c: i64 = 0x9E3779B9
        n: i64 = 1
        # As in `word`, which a new generator would have to call so often.
        while n <= DISCARDED:
            out: i64 = (a + b + n) & MASK
            n += 1
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & MASK
            c = (((c << 21) & MASK | c >> 11) + out) & MASK
        self._a, self._b, self._c, self._n = a, b, c, n

    def word(self) -> i64:
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
        if n > MANY:
            return self._below_many(n)
        count: i64 = n
        product = self.word() * count
        low = product & MASK
        if low < count:
            threshold = (MASK + 1 - count) % count
            while low < threshold:
                product = self.word() * count
                low = product & MASK
        return product >> 32

    def _below_many(self, n: int) -> int:
        """The same where the product may not fit into 64 bits."""
        product = int(self.word()) * n
        while product & MASK < (MASK + 1 - n) % n:
            product = int(self.word()) * n
        return product >> 32

    def pick(self, kind: str, pool: list[int], names: list[str]) -> int:
        return pool[self.below(len(pool))]

    def clone(self) -> Seeded:
        return Seeded(0, after=self)

    def words(self) -> list[int]:
        """Where the generator stands: what `resumed` goes on from."""
        return [self._a, self._b, self._c, self._n]

    def __reduce__(self) -> Remade:
        return resumed, (self.words(),)

    @staticmethod
    def resumed(words: list[int]) -> Seeded:
        """A generator that goes on from where another one stood."""
        new = Seeded(0)
        new._a, new._b, new._c, new._n = [word & MASK for word in words]
        return new


def resumed(words: list[int]) -> Seeded:
    """The generator that stood there."""
    return Seeded.resumed(words)


class Known(Chance):
    """What came up when this was played first, item by item; the chance behind it goes on as it did."""

    def __init__(self, items: list[int], behind: Chance) -> None:
        self._items = items
        self._at = 0
        self._behind = behind

    def pick(self, kind: str, pool: list[int], names: list[str]) -> int:
        self._behind.skip(kind, pool, names)
        self._at += 1
        return self._items[self._at - 1]

    def clone(self) -> Known:
        new = Known(self._items, self._behind.clone())
        new._at = self._at
        return new


Script = Sequence[str] | Mapping[str, Sequence[str | int]]

_ORDERED: Final = ""
"""The queue of a script in which the kinds come in one order."""


class Scripted(Chance):
    """Outcomes told beforehand, in the notation of the record, in the order they are needed.

    >>> chance = Scripted(["landmark bree erebor isengard", "dice 2 5"])

    Or each kind in an order of its own, for whoever does not know which kind is needed first:

    >>> chance = Scripted({"dice": [2, 5], "landmark": ["bree", "erebor", "isengard"]})

    Running out, a wrong kind and an impossible value raise `BadChance`; so does `finish()` if some
    outcomes were never asked for. Used as a context manager, it finishes by itself.
    """

    def __init__(self, outcomes: Script = ()) -> None:
        self._queues: dict[str, list[tuple[str, str]]] = {}
        self._by_kind = isinstance(outcomes, Mapping)
        if isinstance(outcomes, Mapping):
            for kind, values in outcomes.items():
                self._queues[kind] = [(kind, str(value)) for value in values]
        else:
            self._queues[_ORDERED] = _outcomes(outcomes)
        self._at = dict.fromkeys(self._queues, 0)
        # Shared by the clones, so that whoever holds the first one can ask what was left over.
        self._used = dict(self._at)

    def pick(self, kind: str, pool: list[int], names: list[str]) -> int:
        told, value = self._next(kind)
        if not told:
            raise BadChance("chance-ran-out", kind=kind)
        if told != kind:
            raise BadChance("chance-wrong-kind", kind=kind, told=told, value=value)
        item = named(kind, value, pool, names)
        self._take(kind)
        return item

    def skip(self, kind: str, pool: list[int], names: list[str]) -> None:
        # A match may have been given its script only after what came up then.
        if self._next(kind)[0] == kind:
            self._take(kind)

    def _next(self, kind: str) -> tuple[str, str]:
        """What comes up next, with its kind; nothing if there is nothing more."""
        queue = kind if self._by_kind else _ORDERED
        script = self._queues.get(queue, [])
        at = self._at.get(queue, 0)
        return script[at] if at < len(script) else ("", "")

    def _take(self, kind: str) -> None:
        queue = kind if self._by_kind else _ORDERED
        self._at[queue] += 1
        self._used[queue] = max(self._used[queue], self._at[queue])

    def finish(self) -> None:
        """Raise if outcomes are left over."""
        left = [one for queue, script in self._queues.items() for one in script[self._used[queue] :]]
        if left:
            raise BadChance("chance-left-over", count=len(left), kind=left[0][0], value=left[0][1])

    def clone(self) -> Scripted:
        new = Scripted()
        new._queues, new._by_kind, new._used = self._queues, self._by_kind, self._used
        new._at = dict(self._at)
        return new

    def __enter__(self) -> Scripted:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if error is None:
            self.finish()


def _outcomes(told: Sequence[str]) -> list[tuple[str, str]]:
    """Outcomes in the notation of the record, each with its kind."""
    outcomes: list[tuple[str, str]] = []
    for clauses in told:
        for clause in clauses.split(";"):
            words = clause.split()
            outcomes += [(words[0], value) for value in words[1:]]
    return outcomes


class Wanted:
    """One outcome that a real table is asked for."""

    __slots__ = ("kind", "names", "number", "occasion", "state")

    def __init__(
        self, kind: str, names: list[str], occasion: Occasion, number: int, state: Any = None
    ) -> None:
        self.kind = kind
        self.names = names
        """What may have come up, as a record calls it."""
        self.occasion = occasion
        """What it is for: whose it is, why, and how many come together (`occasion.count`)."""
        self.number = number
        """Which of those that come together this is; the first is 1."""
        self.state = state
        """The table as it stands in the middle of a choice, with what has happened so far; None if
        nobody has said what the outcome is for."""

    @property
    def last(self) -> bool:
        """Whether no more come together with this one."""
        return self.number >= self.occasion.count


Asking = Callable[[Wanted], str] | Callable[[str, list[str]], str]


class Asked(Chance):
    """A real table: `ask` says what came up. This is also the way to learn what a game asks of chance.

    >>> def ask(wanted):
    ...     print(wanted.occasion.seat, wanted.occasion.why, wanted.kind, wanted.number, wanted.names)
    ...     return wanted.names[0]
    >>> chance = Asked(ask)

    A function of two arguments is given the kind and the names only.
    """

    listens = True

    def __init__(self, ask: Asking) -> None:
        self._ask = ask
        self._two = _takes_two(ask)
        self._occasion = Occasion("", 0, -1, "")
        self._number = 0
        self._state: Any = None

    def see(self, state: Any) -> None:
        self._state = state

    def hear(self, occasion: Occasion) -> None:
        self._occasion = occasion
        self._number = 0

    def pick(self, kind: str, pool: list[int], names: list[str]) -> int:
        possible = [names[item] for item in pool]
        if self._two:
            plainly = cast(Callable[[str, list[str]], str], self._ask)
            return named(kind, plainly(kind, possible), pool, names)
        if self._occasion.kind != kind or self._number >= self._occasion.count:
            # Nobody has said what it is for.
            self.hear(Occasion(kind, 1, -1, ""))
            self._state = None
        self._number += 1
        wanted = Wanted(kind, possible, self._occasion, self._number, self._state)
        return named(kind, cast(Callable[[Wanted], str], self._ask)(wanted), pool, names)

    def skip(self, kind: str, pool: list[int], names: list[str]) -> None:
        """Nobody is asked twice."""

    def clone(self) -> Asked:
        return self


def _takes_two(ask: Asking) -> bool:
    import inspect

    try:
        inspect.signature(ask).bind("", [])
    except TypeError:
        return False
    return True


def named(kind: str, value: str, pool: list[int], names: list[str]) -> int:
    """The first item of the pool that is called so. Raises BadChance."""
    for item in pool:
        if names[item] == value:
            return item
    raise BadChance("chance-impossible", kind=kind, value=value, count=len(pool))
