"""Measures how far the levels are apart: each against the one below, and the top one against greedy.

    python bench/levels.py duel --games 200 --seed 1

Deals come in pairs with the seats swapped. The interval at 95 % is the arena's, computed from the pairs:
the two games of a deal are not independent.
"""

from __future__ import annotations

import argparse
import platform
from collections import defaultdict
from itertools import pairwise

import mathom
from mathom.bots.arena import arena
from mathom.bots.deals import Z95
from mathom.bots.levels import LEVELS


def measure(game: mathom.Game, one: str, other: str, games: int, seed: int, workers: int | None) -> str:
    """A line of the table."""
    report = arena(game, [one, other], games, seed, workers)
    score = report.score(0)
    low, high = score.interval(Z95)
    ways: dict[str, int] = defaultdict(int)
    for bout in report.bouts:
        ways[bout.how] += 1
    ended = ", ".join(f"{how} {count}" for how, count in sorted(ways.items()))
    faults = report.faults(0) + report.faults(1)
    return (
        f"| `{one}` against `{other}` | {len(report.bouts)} "
        f"| {score.rate:.1%} ({low:.1%}-{high:.1%}) | {ended} | {faults} |"
    )


def main() -> None:
    """Play and print."""
    asked = argparse.ArgumentParser()
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int)
    asked.add_argument(
        "--bots", default="", help="A,B and no others; galadriel@4000i has a budget of its own"
    )
    wanted = asked.parse_args()
    game = mathom.game(wanted.game)
    names = list(LEVELS)
    pairs = [(upper, lower) for lower, upper in pairwise(names)]
    pairs += [(name, "greedy") for name in names]
    if wanted.bots:
        one, other = wanted.bots.split(",")
        pairs = [(one, other)]
    print(f"Python {platform.python_version()}, {platform.machine()}, compiled: {mathom.compiled()},")
    print(
        f"seed {wanted.seed}. Share of the first, at 95 % by pairs; endings; faults.",
        flush=True,
    )
    for one, other in pairs:
        print(measure(game, one, other, wanted.games, wanted.seed, wanted.workers), flush=True)


if __name__ == "__main__":
    main()
