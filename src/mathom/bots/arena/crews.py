"""Crews: who plays the games. This process, several on this machine, or several machines."""

from __future__ import annotations

import os
import platform
import signal
import socket
from collections.abc import Generator, Sequence
from multiprocessing import get_context
from typing import Any, Self

from mathom.bots.arena.bouts import Chunk, Round, play
from mathom.bots.arena.extras import needed
from mathom.bots.arena.fingerprint import fingerprint
from mathom.core.faults import BadSetup, Fault

Rounds = Generator[list[Round], None, None]
"""Rounds as they are done; whoever wants no more of them closes it."""

REACHED = 5.0
"""Seconds in which whoever leads the machines has to answer at all."""
ENOUGH = 10.0
"""Seconds after which a process hands over what it has played: what is not handed over is neither seen
nor kept, and a bot that thinks long would keep a piece for hours."""
IN_HAND = 4
"""So many chunks for each worker are given out at a time: more would only wait there."""


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Crew:
    """So many processes of this machine; one is this very process."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = cores() if workers is None else workers
        if self.workers < 1:
            raise BadSetup("arena-workers", count=self.workers)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        """Nobody is needed any more."""

    def play(self, chunks: Sequence[Chunk]) -> Rounds:
        """Play the chunks; they come back in any order."""
        if self.workers == 1 or len(chunks) < 2:
            for left in chunks:
                while left.pairs:
                    rounds = play(left, ENOUGH)
                    yield rounds
                    left = left.without(rounds)
            return
        # Spawned, not forked: the same on every system, and safe in a process that has threads.
        with get_context("spawn").Pool(min(self.workers, len(chunks)), _leave_interrupts) as pool:
            while chunks:
                unfinished: list[Chunk] = []
                for rounds, left in pool.imap_unordered(play_some, chunks):
                    yield rounds
                    if left.pairs:
                        unfinished.append(left)
                chunks = unfinished


def _leave_interrupts() -> None:
    # Ctrl-C reaches every process of the terminal; the arena alone decides what to do about it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _must_answer(address: str) -> None:
    """Ray itself tries for minutes to reach whoever is not there, and says nothing but its own log.
    Raises BadSetup."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACHED).close()
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadSetup("arena-ray", address=address, why=why) from error


def play_some(chunk: Chunk) -> tuple[list[Round], Chunk]:
    """Play as much of a chunk as there is time for, and what is left of it."""
    rounds = play(chunk, ENOUGH)
    return rounds, chunk.without(rounds)


class RayCrew(Crew):
    """All machines of a Ray cluster. Each has to have the same Mathom, and the files of the bots."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        """`address` as Ray wants it (`host:6379`, `auto`); `local` starts Ray on this machine alone."""
        # The house calls nobody, and Ray would tell its makers that it is used.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        ray = self._ray = needed("ray", extra="ray")
        quiet = {"logging_level": "ERROR", "log_to_driver": False}
        here = {"num_cpus": workers or cores(), "include_dashboard": False} if address == "local" else {}
        _must_answer(address)
        try:
            ray.init(address=address, **quiet, **here)
        except (ConnectionError, RuntimeError, ValueError) as error:
            why = str(error).strip().partition("\n")[0]
            raise BadSetup("arena-ray", address=address, why=why) from error
        super().__init__(workers or max(1, int(ray.cluster_resources().get("CPU", 1))))

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self._ray.shutdown()

    def play(self, chunks: Sequence[Chunk]) -> Rounds:
        ray = self._ray
        # Whoever dies is replaced: the same chunk gives the same games again.
        remote = ray.remote(num_cpus=1, max_retries=3)(play_there)
        waiting = list(reversed(chunks))
        running: list[Any] = []
        while waiting or running:
            while waiting and len(running) < IN_HAND * self.workers:
                chunk = waiting.pop()
                running.append(remote.remote(chunk, fingerprint(chunk.terms.game)))
            done, running = ray.wait(running)
            for one in done:
                some, why = ray.get(one)
                if some is None:
                    raise BadSetup("arena-ray-there", why=why)
                rounds, left = some
                yield rounds
                if left.pairs:
                    waiting.append(left)


def play_there(chunk: Chunk, mathom: str) -> tuple[tuple[list[Round], Chunk] | None, str]:
    """Play of a chunk on another machine what there is time for; or why that cannot be done there."""
    if fingerprint(chunk.terms.game) != mathom:
        return None, f"{platform.node()}: another Mathom"
    try:
        return play_some(chunk), ""
    except Fault as fault:
        return None, f"{platform.node()}: {fault}"
