"""Measures what a bot that thinks ahead can do in a second of processor time, for each game.

    python bench/playouts.py [duel wotr tcg] [--seconds 2]

The tables are those of random games, at every twentieth question of the first few deals; so many seconds
are spent on each figure, and all of them are of one core.
"""

from __future__ import annotations

import argparse
import platform
import time
from collections.abc import Callable

import mathom
from mathom.bots import Table
from mathom.bots.evaluation import judge
from mathom.bots.policy import Anything, BestNow
from mathom.bots.search import Search
from mathom.core.chance import Seeded

DEALS, EVERY, MOST = 4, 20, 400
TO_THE_END = 1_000_000


def tables(game: mathom.Game) -> list[Table]:
    """Where something has to be chosen."""
    found: list[Table] = []
    for seed in range(DEALS):
        state, dice = game.deal(seed), Seeded(seed)
        for n in range(MOST):
            decision = state.decision
            if decision is None:
                break
            if n % EVERY == 0 and len(decision.options) > 1:
                found.append(Table(game, state, decision.seat))
            state.apply(decision.options[dice.below(len(decision.options))])
    return found


def rate(some: list[Table], seconds: float, work: Callable[[Table, int], int]) -> float:
    """How much work is done in a second; `work` tells how much it has done."""
    begun = time.process_time()
    done = n = 0
    while (spent := time.process_time() - begun) < seconds or n == 0:
        done += work(some[n % len(some)], n)
        n += 1
    return done / spent


def applied(table: Table, seed: int) -> int:
    """Choices made on a state."""
    state, dice, made = table.imagine(seed), Seeded(seed), 0
    while made < MOST and (decision := state.decision) is not None:
        state.apply(decision.options[dice.below(len(decision.options))])
        made += 1
    return made


def played(table: Table, seed: int) -> int:
    """The same in a match, which checks and remembers."""
    match, dice, made = table.game.new(seed=seed), Seeded(seed), 0
    while made < MOST and (decision := match.decision) is not None:
        match.play(decision.options[dice.below(len(decision.options))])
        made += 1
    return made


def once(work: Callable[[Table, int], object]) -> Callable[[Table, int], int]:
    """Work that counts as one."""

    def do(table: Table, seed: int) -> int:
        work(table, seed)
        return 1

    return do


def measure(game: mathom.Game, seconds: float) -> dict[str, float]:
    """Each figure of a game, a second."""
    some, judged = tables(game), judge(game)
    anything, best = Anything(), BestNow(judged)
    search = Search(judged, 40)
    works: dict[str, Callable[[Table, int], int]] = {
        "choices, state.apply": applied,
        "choices, match.play": played,
        "table.imagine": once(lambda table, seed: table.imagine(seed)),
        "playouts of 10 choices, Anything": once(lambda t, seed: t.playout(seed, 10, anything)),
        "playouts to the end, Anything": once(lambda t, seed: t.playout(seed, TO_THE_END, anything)),
        "playouts of 4 choices, BestNow": once(lambda t, seed: t.playout(seed, 4, best)),
        "options, table.playouts, 4 choices, Anything": lambda t, seed: len(
            t.playouts(seed, 4, anything)
        ),
        "iterations of Search": lambda t, seed: search.think(t, Seeded(seed)).iterations,
    }
    return {name: rate(some, seconds, work) for name, work in works.items()}


def main() -> None:
    """Measure and print a table."""
    asked = argparse.ArgumentParser()
    asked.add_argument("games", nargs="*", default=[game.id for game in mathom.games()])
    asked.add_argument("--seconds", type=float, default=2.0)
    wanted = asked.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}, compiled: {mathom.compiled()}")
    found = [measure(mathom.game(id), wanted.seconds) for id in wanted.games]
    print(f"\n| a second | {' | '.join(wanted.games)} |\n|---|{'---|' * len(found)}")
    for name in found[0]:
        numbers = [f"{one[name]:,.{0 if one[name] >= 100 else 1}f}" for one in found]
        print(f"| {name} | {' | '.join(numbers)} |")


if __name__ == "__main__":
    main()
