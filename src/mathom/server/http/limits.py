"""Limits: how often one address may ask for something."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from mathom.server.settings import Rate

MOST_ADDRESSES = 20_000
"""Of so many addresses it is remembered how often they asked; then the quietest is forgotten."""


class Bucket:
    """What one address, or one connection, may still ask for."""

    __slots__ = ("_left", "_rate", "_time")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._time = now

    def take(self, now: float) -> float:
        """Take one if there is one: 0. Else how many seconds to wait for it."""
        since = now - self._time
        self._left = min(self._rate.burst, self._left + since * self._rate.per_second)
        self._time = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self._rate.per_second

    def owe(self, now: float, amount: float) -> None:
        """Take something that was used already; there may be less than nothing left then."""
        self.debt(now)
        self._left -= amount

    def debt(self, now: float) -> float:
        """How many seconds until there is something left."""
        since = now - self._time
        self._left = min(self._rate.burst, self._left + since * self._rate.per_second)
        self._time = now
        return max(0.0, -self._left / self._rate.per_second)


class Meter:
    """A bucket for every address."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait(self, address: str) -> int:
        """0 if the address may ask now; else in how many seconds it may."""
        now = self._clock()
        return math.ceil(self._bucket(address, now).take(now))

    def owe(self, address: str, amount: float) -> None:
        """The address has used so much."""
        now = self._clock()
        self._bucket(address, now).owe(now, amount)

    def debt(self, address: str) -> int:
        """0 if the address has not used more than it may; else in how many seconds it may go on."""
        now = self._clock()
        return math.ceil(self._bucket(address, now).debt(now))

    def _bucket(self, address: str, now: float) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, now)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket


class Places:
    """How many may be there at the same time, of one address and altogether."""

    def __init__(self, each: int, together: int) -> None:
        self._each = each
        self._together = together
        self._taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Take a place if there is one."""
        if self._taken[address] >= self._each or self._taken.total() >= self._together:
            return False
        self._taken[address] += 1
        return True

    def free(self, address: str) -> None:
        """Leave a place."""
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]


def address_of(client: tuple[str, int] | None) -> str:
    """Who is asking. A household has one IPv4 address, or a whole /64 of IPv6."""
    host = client[0] if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.IPv6Network((address, 64), strict=False))
    return host
