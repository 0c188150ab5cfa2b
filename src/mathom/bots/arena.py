"""The arena: bots play rounds of games in which each of them sits everywhere once, on all cores.

A bot plays a whole team. Two bots make a pair of games with the sides swapped; where more than two teams
sit at a table, as many bots meet there and move on from seat to seat. Each round has a number, and its
chance comes from that number and the arena's seed alone: how many processes share the work makes no
difference to the result.
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
"""At most so many rounds are given to a process at a time, so that progress can be seen."""


@dataclass(frozen=True)
class Chunk:
    """Some rounds of games between the same bots: what a process is given to do."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    numbers: tuple[int, ...]
    """Which bots of the arena these are."""
    pairs: range
    seed: int
    seconds: float


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
    """Let every bot play every other one, so many games each: whole rounds of them, so with two bots
    an odd number is made even.

    Ctrl-C stops it: the report then says what was played so far. Raises BadSetup. As it starts
    processes, a script that calls it needs the usual `if __name__ == "__main__":`.
    """
    workers = cores() if workers is None else workers
    settled = game.settle(setup or {})
    chunks = plan(game, settled, bots, games, seed, workers, seconds)
    names = [_name(game, settled, bot) for bot in bots]
    total = sum(len(chunk.bots) * len(chunk.pairs) for chunk in chunks)
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
    return Report(game, names, seed, bouts, stopped, settled)


def plan(
    game: Game,
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int,
    seconds: float,
) -> list[Chunk]:
    """The work, in pieces. Raises BadSetup."""
    if len(bots) < 2:
        raise BadSetup("arena-bots", count=len(bots))
    if games < 1:
        raise BadSetup("arena-games", count=games)
    if workers < 1:
        raise BadSetup("arena-workers", count=workers)
    meet = min(len(bots), len(game.teams(setup)))
    rounds = -(-games // meet)
    size = max(1, min(CHUNK, rounds // (4 * workers)))
    return [
        Chunk(
            game.id,
            setup,
            tuple([bots[number] for number in numbers]),
            numbers,
            range(rounds)[first : first + size],
            seed,
            seconds,
        )
        for numbers in combinations(range(len(bots)), meet)
        for first in range(0, rounds, size)
    ]


def _name(game: Game, setup: Setup, bot: str) -> str:
    """What a bot calls itself. Raises BadSetup if it cannot be started."""
    if find(bot).ours:
        return bot
    with Host(bot, game, setup) as host:
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
    """Play the games of a chunk: each round as often as bots meet, each time one team further."""
    game = GAMES[chunk.game]
    teams = game.teams(chunk.setup)
    bouts: list[Bout] = []
    with ExitStack() as stack:
        benches = [Bench(bot, game, chunk, stack) for bot in chunk.bots]
        for pair in chunk.pairs:
            for turn in range(len(chunk.bots)):
                bouts.append(
                    _bout(game, benches, chunk, seated(teams, len(chunk.bots), turn), pair, turn)
                )
    return bouts


def seated(teams: Sequence[Sequence[int]], bots: int, turn: int) -> list[int]:
    """Which bot sits on each seat: a team has one, and after so many turns each has been everywhere.

    >>> [seated([(0, 1), (2, 3)], 2, turn) for turn in range(2)]
    [[0, 0, 1, 1], [1, 1, 0, 0]]
    >>> [seated([(0,), (1,), (2,)], 3, turn) for turn in range(3)]
    [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    >>> [seated([(0,), (1,), (2,)], 2, turn) for turn in range(2)]
    [[0, 1, 0], [1, 0, 1]]
    """
    bot_of = {seat: (number + turn) % bots for number, team in enumerate(teams) for seat in team}
    return [bot_of[seat] for seat in sorted(bot_of)]


class Bench:
    """The players that a bot sends: one for each seat it has, as none may see another one's cards."""

    def __init__(self, bot: str, game: Game, chunk: Chunk, stack: ExitStack) -> None:
        self._bot = bot
        self._game = game
        self._chunk = chunk
        self._stack = stack
        self._askers: list[Asker] = []

    def player(self, number: int, luck: int) -> Asker:
        """The next one of them for a new game."""
        if number == len(self._askers):
            self._askers.append(self._stack.enter_context(self._asker()))
        self._askers[number].begin(luck)
        return self._askers[number]

    def _asker(self) -> Asker:
        """Bots of the house play right here; all others in a process of their own."""
        if self._bot in BOTS:
            return Trusted(self._bot, BOTS[self._bot], self._game)
        return Host(self._bot, self._game, self._chunk.setup, seconds=self._chunk.seconds)


def _bout(
    game: Game, benches: list[Bench], chunk: Chunk, seats: list[int], pair: int, turn: int
) -> Bout:
    seed = derived(chunk.seed, pair, "game")
    askers: list[Asker] = []
    for seat, bot in enumerate(seats):
        number = seats[:seat].count(bot)
        further = f" {number}" if number else ""
        luck = derived(chunk.seed, pair, f"bot {bot} {turn}{further}")
        askers.append(benches[bot].player(number, luck))
    state = game.start(chunk.setup, Seeded(seed))
    state.advance()
    decisions, faults = _play_out(state, askers)
    assert state.outcome is not None
    return Bout(
        pair=pair,
        seed=seed,
        bots=tuple([chunk.numbers[bot] for bot in seats]),
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
