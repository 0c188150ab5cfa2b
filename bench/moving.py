"""Measures whether the TCG's bots are right not to move again: each such question is answered both ways.

    python bench/moving.py --games 30 --playouts 30 [--site 7] [--seed 0]

The one-move player plays against itself. Wherever it may move again, both answers are tried on tables
that are imagined anew and played on to the end, and what comes of it is set beside what the evaluation
said.
"""

from __future__ import annotations

import argparse
import platform
from statistics import mean

import mathom
from mathom.bots import Table
from mathom.bots.evaluation import judge
from mathom.bots.policy import values
from mathom.core.chance import Seeded
from mathom.core.state import State
from mathom.games.tcg.state import TcgState

TCG = mathom.game("tcg")
JUDGE = judge(TCG)

Cost = tuple[float, float]
"""What to move again gains over to stay: as it was played out, and as the evaluation says."""


def step(state: State, dice: Seeded) -> None:
    """One choice of the one-move player, on a table that it imagines."""
    decision = state.decision
    assert decision is not None
    habit = None if decision.kind in JUDGE.moves else JUDGE.habit(state)
    if habit is None:
        worths = values(JUDGE, state.imagine(decision.seat, Seeded(int(dice.word()))))
        habit = decision.options[worths.index(max(worths))]
    state.apply(habit)


def asked(state: TcgState, playouts: int) -> Cost:
    """Both answers to the question whether the fellowship moves again."""
    decision = state.decision
    assert decision is not None
    table, seat = Table(TCG, state, decision.seat), decision.seat
    came = dict.fromkeys(map(str, decision.options), 0.0)
    said = dict.fromkeys(came, 0.0)
    for n in range(playouts):
        for option, value in zip(decision.options, values(JUDGE, table.imagine(n)), strict=True):
            world, dice = table.imagine(n), Seeded(playouts + n)
            world.apply(option)
            while world.decision is not None:
                step(world, dice)
            came[str(option)] += JUDGE.value(world, seat) / playouts
            said[str(option)] += value / playouts
    return came["move"] - came["stay"], said["move"] - said["stay"]


def main() -> None:
    """Play and print."""
    wanted = argparse.ArgumentParser()
    wanted.add_argument("--games", type=int, default=30)
    wanted.add_argument("--playouts", type=int, default=30)
    wanted.add_argument("--site", type=int, default=1, help="only from this site on")
    wanted.add_argument("--seed", type=int, default=0)
    told = wanted.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}, compiled: {mathom.compiled()}")
    found: dict[int, list[Cost]] = {}
    for seed in range(told.seed, told.seed + told.games):
        state, dice = TCG.deal(seed), Seeded(seed)
        while (decision := state.decision) is not None:
            assert isinstance(state, TcgState)
            site = state.marker[decision.seat]
            if decision.kind == "move" and site >= told.site:
                found.setdefault(site, []).append(asked(state, told.playouts))
            step(state, dice)
    print("\n| from site | questions | better to move | it gained | it was thought to gain |")
    print("|---|---|---|---|---|")
    for site, costs in sorted(found.items()):
        better = len([came for came, _ in costs if came > 0])
        came, said = mean([one for one, _ in costs]), mean([one for _, one in costs])
        print(f"| {site} | {len(costs)} | {better} | {came:+.1%} | {said:+.1%} |")


if __name__ == "__main__":
    main()
