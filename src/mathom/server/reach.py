"""Reach: from where this server can be opened, so that a link to it can be sent to somebody else."""

from __future__ import annotations

import ipaddress
import socket
import sys
from dataclasses import dataclass
from pathlib import Path

ELSEWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses that belong to nobody. Nothing is sent there: the system only says by which of its own
addresses it would go."""
MOST = 4
"""So many addresses are told; a machine with many networks has more, and nobody reads them."""


@dataclass(frozen=True)
class Reach:
    """Where a server listens."""

    host: str = "127.0.0.1"
    """The address that it is bound to."""
    port: int = 0

    @classmethod
    def of(cls, ear: socket.socket) -> Reach:
        """The reach of a server on this socket."""
        host, port = ear.getsockname()[:2]
        return cls(host, port)

    def addresses(self) -> list[str]:
        """What others type into their browsers, the likeliest first; none if only this machine can
        open it. It is found out each time: a laptop goes from one network to another."""
        bound = ipaddress.ip_address(self.host.partition("%")[0])
        if bound.is_loopback:
            return []
        found = _own() if bound.is_unspecified else [bound]
        if self.host == "0.0.0.0":
            found = [one for one in found if one.version == 4]
        return [f"http://{_written(one)}:{self.port}" for one in found[:MOST]]


def opening_command() -> str:
    """How to start this very server so that others can open it: a clone has `./play` for that."""
    own = Path(sys.prefix).parent / "play"
    return f"{'./play' if own.is_file() else 'mathom'} serve --host 0.0.0.0"


Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def own_addresses() -> list[str]:
    """What this machine is called by number, in whatever networks it is."""
    return [str(one) for one in _own()]


def _own() -> list[Address]:
    """The addresses of this machine that others can reach, those of a network at home first."""
    found: list[Address] = []
    for address, family in ELSEWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((address, 9))
                found.append(ipaddress.ip_address(probe.getsockname()[0].partition("%")[0]))
        except OSError:
            # There is no such network here.
            continue
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
    except OSError:
        named = []
    for _, _, _, _, place in named:
        found.append(ipaddress.ip_address(str(place[0]).partition("%")[0]))
    others = [one for one in dict.fromkeys(found) if not (one.is_loopback or one.is_link_local)]
    return sorted(others, key=lambda one: (one.version, not one.is_private))


def _written(address: Address) -> str:
    return f"[{address}]" if address.version == 6 else str(address)
