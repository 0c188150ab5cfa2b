"""The arena: bots play paired games with seats swapped, on all cores.

Each pair of games has a number, and its chance comes from that number and the arena's seed alone:
how many processes share the work makes no difference to the result.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations
from multiprocessing import get_context
from typing import TextIO

from mathom.bots.asker import Asker, Trusted
from mathom.bots.host import SECONDS, Host
from mathom.bots.registry import BOTS, find
from mathom.bots.report import Bout, Report
from mathom.core.chance import Seeded
from mathom.core.faults import BadSetup
from mathom.core.game import Game, Setup
from mathom.core.state import State
from mathom.games import GAMES

Progress = Callable[[int, int], None]
"""Called with how many games are done, and how many there are."""

CHUNK = 10
"""At most so many pairs are given to a process at a time, so that progress can be seen."""


@dataclass(frozen=True)
class Chunk:
    """Some pairs of games between two bots: what a process is given to do."""

    game: str
    bots: tuple[str, str]
    numbers: tuple[int, int]
    """Which bots of the arena these are."""
    pairs: range
    seed: int
    seconds: float
    setup: tuple[tuple[str, str], ...] = ()
    """What was agreed on, besides the usual."""


def arena(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int | None = None,
    progress: Progress | None = None,
    seconds: float = SECONDS,
    setup: Mapping[str, str] | None = None,
) -> Report:
    """Let every bot play every other one, so many games each; an odd number is made even.

    Ctrl-C stops it: the report then says what was played so far. Raises BadSetup. As it starts
    processes, a script that calls it needs the usual `if __name__ == "__main__":`.
    """
    workers = cores() if workers is None else workers
    agreed = game.settle(setup or {})
    chunks = plan(game, bots, games, seed, workers, seconds, agreed)
    names = [_name(game, bot) for bot in bots]
    total = sum(2 * len(chunk.pairs) for chunk in chunks)
    bouts: list[Bout] = []
    stopped = False
    results = spread(chunks, workers)
    try:
        if progress is not None:
            progress(0, total)
        for done in results:
            bouts += done
            if progress is not None:
                progress(len(bouts), total)
    except KeyboardInterrupt:
        stopped = True
    finally:
        results.close()
    return Report(game, names, seed, bouts, stopped, agreed)


def plan(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int,
    seconds: float,
    setup: Mapping[str, str] | None = None,
) -> list[Chunk]:
    """The work, in pieces. Raises BadSetup."""
    if len(bots) < 2:
        raise BadSetup("arena-bots", count=len(bots))
    if games < 1:
        raise BadSetup("arena-games", count=games)
    if workers < 1:
        raise BadSetup("arena-workers", count=workers)
    pairs = (games + 1) // 2
    size = max(1, min(CHUNK, pairs // (4 * workers)))
    agreed = tuple((setup or {}).items())
    return [
        Chunk(
            game.id,
            (bots[a], bots[b]),
            (a, b),
            range(pairs)[first : first + size],
            seed,
            seconds,
            agreed,
        )
        for a, b in combinations(range(len(bots)), 2)
        for first in range(0, pairs, size)
    ]


def _name(game: Game, bot: str) -> str:
    """What a bot calls itself. Raises BadSetup if it cannot be started."""
    if find(bot).ours:
        return bot
    with Host(bot, game, game.settle({})) as host:
        host.start()
        return host.name


def spread(chunks: list[Chunk], workers: int) -> Generator[list[Bout], None, None]:
    """Play the chunks in so many processes; they come back in any order."""
    if workers == 1:
        yield from map(play, chunks)
        return
    # Spawned, not forked: the same on every system, and safe in a process that has threads.
    with get_context("spawn").Pool(min(workers, len(chunks)), _leave_interrupts) as pool:
        yield from pool.imap_unordered(play, chunks)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _leave_interrupts() -> None:
    # Ctrl-C reaches every process of the terminal; the arena alone decides what to do about it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play(chunk: Chunk) -> list[Bout]:
    """Play the games of a chunk: each pair twice, with seats swapped."""
    game = GAMES[chunk.game]
    bouts: list[Bout] = []
    with ExitStack() as stack:
        agreed = game.settle(dict(chunk.setup))
        askers = [stack.enter_context(_asker(bot, game, agreed, chunk.seconds)) for bot in chunk.bots]
        for pair in chunk.pairs:
            for swap in (0, 1):
                bouts.append(_bout(game, askers, chunk, pair, swap))
    return bouts


def _asker(bot: str, game: Game, setup: Setup, seconds: float) -> Asker:
    """Bots of the house play right here; all others in a process of their own."""
    if bot in BOTS:
        return Trusted(bot, BOTS[bot], game)
    return Host(bot, game, setup, seconds=seconds)


def _bout(game: Game, askers: list[Asker], chunk: Chunk, pair: int, swap: int) -> Bout:
    seed = derived(chunk.seed, pair, "game")
    setup = game.settle(dict(chunk.setup))
    seats = [(seat + swap) % 2 for seat in range(len(game.seats(setup)))]
    for side, asker in enumerate(askers):
        asker.begin(derived(chunk.seed, pair, f"bot {side} {swap}"))
    state = game.start(setup, Seeded(seed))
    state.advance()
    decisions, faults = _play_out(state, [askers[side] for side in seats])
    assert state.outcome is not None
    return Bout(
        pair=pair,
        seed=seed,
        bots=tuple([chunk.numbers[side] for side in seats]),
        winners=state.outcome.winners,
        how=state.outcome.how,
        decisions=decisions,
        faults=tuple(faults),
    )


def _play_out(state: State, askers: list[Asker]) -> tuple[int, list[int]]:
    """Play to the end; how many decisions it took, and how often each seat's bot failed."""
    decisions = 0
    faults = [0] * len(askers)
    while (decision := state.decision) is not None:
        answer = askers[decision.seat].ask(state)
        if answer.fault is not None:
            faults[decision.seat] += 1
        state.apply(answer.option)
        decisions += 1
    return decisions, faults


def derived(seed: int, pair: int, what: str) -> int:
    """A number of 64 bits that depends on these and on nothing else."""
    return int.from_bytes(blake2b(f"{seed} {pair} {what}".encode(), digest_size=8).digest(), "big")


def run(
    game: Game,
    bots: list[str],
    games: int,
    seed: int,
    csv_path: str | None = None,
    workers: int | None = None,
    lang: str = "en",
    setup: Mapping[str, str] | None = None,
) -> Report:
    """`mathom arena`: play with a progress bar, print the report, write the table. Raises BadSetup."""
    from mathom.bots.scoreboard import bar, show

    for bot in bots:
        find(bot)
    with ExitStack() as stack:
        # Opened before anything is played: it would be a pity to find out afterwards.
        file = None if csv_path is None else stack.enter_context(_open(csv_path))
        with bar(lang) as progress:
            report = arena(game, bots, games, seed, workers, progress, setup=setup)
        if file is not None:
            report.write_csv(file)
    show(report, lang)
    return report


def _open(path: str) -> TextIO:
    try:
        return open(path, "w", encoding="utf-8", newline="")
    except OSError as error:
        raise BadSetup("arena-csv", path=path, why=error.strerror or "?") from error
