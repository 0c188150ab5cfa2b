"""A tournament: every bot plays every other one, so many games each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

from mathom.bots.arena.bouts import Chunk, Terms
from mathom.bots.arena.crews import Crew
from mathom.bots.arena.ledger import Ledger
from mathom.bots.budget import Budget, entrant
from mathom.bots.host import Host
from mathom.bots.levels import LEVELS
from mathom.bots.registry import find
from mathom.bots.report import Report
from mathom.core.faults import BadSetup
from mathom.core.game import Game, Setup

Progress = Callable[[int, int], None]
"""Called with how many games are done, and how many there are."""

CHUNK = 10
"""At most so many rounds are given to a process at a time, so that progress can be seen; where thinking
takes long, only one: what was played is kept when a piece is done."""


def arena(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int | None = None,
    progress: Progress | None = None,
    seconds: float | None = None,
    setup: Mapping[str, str] | None = None,
    budget: Budget | None = None,
) -> Report:
    """Let every bot play every other one, so many games each: whole rounds of them, so with two bots
    an odd number is made even. `seconds` is short for a budget of so many.

    Ctrl-C stops it: the report then says what was played so far. Raises BadSetup. As it starts
    processes, a script that calls it needs the usual `if __name__ == "__main__":`.
    """
    terms = Terms(game.id, game.settle(setup or {}), tuple(bots), seed, budget or Budget(seconds))
    ledger = Ledger()
    try:
        return compete(game, terms, games, Crew(workers), ledger, progress)
    finally:
        ledger.close(done=True)


def compete(
    game: Game,
    terms: Terms,
    games: int,
    crew: Crew,
    ledger: Ledger,
    progress: Progress | None = None,
) -> Report:
    """Play what the ledger does not hold yet. Raises BadSetup."""
    meetings, rounds = plan(game, terms, games)
    names = [name(game, terms.setup, bot) for bot in terms.bots]
    missing = [
        (numbers, [pair for pair in range(rounds) if (numbers, pair) not in ledger.rounds])
        for numbers in meetings
    ]
    total = sum([len(numbers) * rounds for numbers in meetings])
    done = total - sum([len(numbers) * len(pairs) for numbers, pairs in missing])
    stopped = False
    results = crew.play(share_out(terms, missing, rounds, crew.workers))
    try:
        if progress is not None:
            progress(done, total)
        for played in results:
            for one in played:
                ledger.add(one)
                done += len(one.bouts)
            if progress is not None:
                progress(done, total)
    except KeyboardInterrupt:
        stopped = True
    finally:
        results.close()
    bouts = [bout for key in sorted(ledger.rounds) for bout in ledger.rounds[key].bouts]
    return Report(game, names, terms.seed, bouts, stopped, terms.setup)


def plan(game: Game, terms: Terms, games: int) -> tuple[list[tuple[int, ...]], int]:
    """Which bots meet, and how many rounds each meeting has. Raises BadSetup."""
    if len(terms.bots) < 2:
        raise BadSetup("arena-bots", count=len(terms.bots))
    if games < 1:
        raise BadSetup("arena-games", count=games)
    for bot in terms.bots:
        find(entrant(bot)[0])
    meet = min(len(terms.bots), len(game.teams(terms.setup)))
    return list(combinations(range(len(terms.bots)), meet)), -(-games // meet)


def share_out(
    terms: Terms, missing: list[tuple[tuple[int, ...], list[int]]], rounds: int, workers: int
) -> list[Chunk]:
    """The work, in pieces: the same deals of all meetings come near each other, so that an arena which
    is stopped has played about as much of each."""
    size = 1 if slow(terms) else max(1, min(CHUNK, rounds // (4 * workers)))
    pieces = [
        (first, Chunk(terms, numbers, tuple(pairs[first : first + size])))
        for numbers, pairs in missing
        for first in range(0, len(pairs), size)
    ]
    return [chunk for _, chunk in sorted(pieces, key=lambda piece: (piece[0], piece[1].numbers))]


def slow(terms: Terms) -> bool:
    """Whether a deal takes so long that it is worth a piece of its own: where one of our strengths
    plays, and nobody whose process would have to be started for it."""
    bots = [find(entrant(bot)[0]) for bot in terms.bots]
    return any([bot.text in LEVELS for bot in bots]) and all([bot.ours for bot in bots])


def name(game: Game, setup: Setup, text: str) -> str:
    """What a bot calls itself, and its own budget. Raises BadSetup if it cannot be started."""
    bot = entrant(text)[0]
    if find(bot).ours:
        return text
    with Host(bot, game, setup) as host:
        host.start()
        return host.name + text[len(bot) :]
