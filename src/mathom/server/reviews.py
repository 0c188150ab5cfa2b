"""Reviews of finished games: each is worked out once, in a process beside the server, and kept.

One at a time, as no game waits for it; how far it is can be asked. What the process does is at the end
of this file.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import threading
import time
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

import mathom
from mathom.bots.review import Review, review
from mathom.core.faults import Fault
from mathom.server.refused import NOT_NOW, Refused
from mathom.server.settings import Limits
from mathom.server.store.database import TROUBLE
from mathom.server.store.reviews import KeptReviews
from mathom.server.turns import WHO, Turns

KEPT = 100
"""So many reviews are kept at hand; all others are read from the database."""
MOST_WAITING = 50
PATIENCE = 2.0
"""After so many times the time that it is given, the process is stopped."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the process says: how much is done, and at last what was found and the time that it took."""

    done: int
    total: int
    review: ReviewData | None = None
    took: float = 0.0


class TurnData(msgspec.Struct, frozen=True):
    """A turning point, as data."""

    n: int
    seat: int
    option: str
    before: float
    after: float
    by_chance: bool
    then: list[str] = []
    """What the choice was for: those that followed. A review that was kept before has none."""


class MistakeData(msgspec.Struct, frozen=True):
    """A mistake, as data."""

    n: int
    seat: int
    option: str
    better: str
    chance: float
    best: float
    blunder: bool
    reasons: list[tuple[str, str, float]]
    then: list[str] = []
    better_then: list[str] = []


class ReviewData(msgspec.Struct, frozen=True):
    """A review as data, before it is said in any language."""

    points: list[tuple[int, list[float]]]
    turns: list[TurnData]
    mistakes: list[MistakeData]
    thought_over: int


@dataclass
class Job:
    """A review that is being worked out, or that is done."""

    record: str = ""
    who: str = ""
    """At whose expense."""
    done: int = 0
    total: int = 0
    review: ReviewData | None = None
    failed: bool = False
    over: asyncio.Event = field(default_factory=asyncio.Event)


class Reviews:
    """All reviews that were asked for."""

    def __init__(self, limits: Limits, turns: Turns, kept: KeptReviews) -> None:
        self._limits = limits
        self._turns = turns
        self._kept = kept
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._one = asyncio.Semaphore(1)
        self._process: subprocess.Popen[bytes] | None = None

    async def known(self, table: str) -> Job | None:
        """The review of a table, if somebody has asked for it; one that failed is forgotten."""
        if table not in self._jobs:
            text = await self._kept.of(table)
            if text is not None and table not in self._jobs:
                job = self._jobs[table] = Job(review=msgspec.json.decode(text, type=ReviewData))
                job.over.set()
                self._make_room()
        return self.at_hand(table)

    def at_hand(self, table: str) -> Job | None:
        """The same, if nobody needs to look it up."""
        job = self._jobs.get(table)
        if job is not None:
            self._jobs.move_to_end(table)
        return job

    def begin(self, table: str, record: str) -> Job:
        """A review that is to be worked out; `work` does it. Raises Refused if too many wait."""
        if sum(not job.over.is_set() for job in self._jobs.values()) >= MOST_WAITING:
            raise Refused(NOT_NOW, "server-crowded")
        job = self._jobs[table] = Job(record, WHO.get())
        self._make_room()
        return job

    def _make_room(self) -> None:
        for old in [id for id, other in self._jobs.items() if other.over.is_set()]:
            if len(self._jobs) <= KEPT:
                break
            del self._jobs[old]

    async def work(self, table: str, job: Job) -> None:
        """Work a review out, when it is its turn."""
        try:
            async with self._one:
                took = await asyncio.to_thread(self._run, job)
            self._turns.charge(took, job.who)
            if job.review is not None:
                # A database that has gone keeps nothing, and nobody waits for it.
                with suppress(*TROUBLE):
                    await self._kept.put(table, msgspec.json.encode(job.review).decode())
        finally:
            job.failed = job.review is None
            if job.failed and self._jobs.get(table) is job:
                del self._jobs[table]
            job.over.set()

    def close(self) -> None:
        """Stop thinking."""
        process = self._process
        if process is not None:
            process.kill()

    def _run(self, job: Job) -> float:
        """In a thread: let the process work, and hear how far it is. The processor time that it took."""
        seconds = self._limits.review_seconds
        self._process = process = _start(self._limits)
        too_late = threading.Timer(PATIENCE * seconds, process.kill)
        too_late.start()
        assert process.stdin is not None
        assert process.stdout is not None
        took = seconds
        try:
            with process.stdin as to:
                to.write(json.dumps({"record": job.record, "seconds": seconds}).encode())
            for text in process.stdout:
                line = msgspec.json.decode(text, type=Line)
                job.done, job.total = line.done, line.total
                if line.review is not None:
                    job.review, took = line.review, line.took
        except (OSError, msgspec.MsgspecError):
            # It was stopped in the middle of a word.
            pass
        finally:
            too_late.cancel()
            process.kill()
            process.wait()
            process.stdout.close()
            self._process = None
        return took


def _start(limits: Limits) -> subprocess.Popen[bytes]:
    here = str(Path(__file__).parents[2])
    paths = [here, *filter(None, [os.environ.get("PYTHONPATH")])]
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "mathom.server.reviews", str(limits.record_memory)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        # Ctrl-C is not for it.
        start_new_session=True,
    )


# -- in the process ------------------------------------------------------------------------------


def as_data(found: Review) -> ReviewData:
    """A review as it is handed on."""
    return ReviewData(
        [(one.n, list(one.chances)) for one in found.points],
        [
            TurnData(
                one.n, one.seat, str(one.option), one.before, one.after, one.by_chance,
                [str(step) for step in one.then],
            )
            for one in found.turns
        ],
        [
            MistakeData(
                one.n, one.seat, str(one.option), str(one.better), one.chance, one.best, one.blunder,
                [(why.kind, why.theme, why.weight) for why in one.reasons],
                [str(step) for step in one.then],
                [str(step) for step in one.better_then],
            )
            for one in found.mistakes
        ],
        found.thought_over,
    )  # fmt: skip


def main() -> None:
    """Review the game that is brought, and say now and then how far it is."""
    from mathom.server.helper import modest

    modest(int(sys.argv[1]))
    asked: dict[str, Any] = json.load(sys.stdin.buffer)
    out = sys.stdout.buffer

    def say(line: Line) -> None:
        out.write(msgspec.json.encode(line) + b"\n")
        out.flush()

    said = 0.0

    def progress(done: int, total: int) -> None:
        nonlocal said
        now = time.monotonic()
        if now - said >= 0.2:
            said = now
            say(Line(done, total))

    try:
        found = review(mathom.replay(asked["record"]), progress=progress, seconds=asked["seconds"])
    except Fault as fault:
        print(fault, file=sys.stderr)
        return
    say(Line(1, 1, as_data(found), time.process_time()))


if __name__ == "__main__":
    main()
