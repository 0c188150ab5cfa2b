"""Measures how a level plays War of the Ring against itself: who wins, how, in how many turns, and which
of the event cards are played as events.

    python bench/events.py --bot gimli --games 200 --seed 1

Of each card that was seldom played it tells in how many games it was held, and in how many questions
which event to play it could have been chosen.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

import mathom
from mathom.bots import Table
from mathom.bots.deals import Z95, wilson
from mathom.bots.levels import LEVELS
from mathom.games.wotr.box import CARD_IDS

MOST = 12000
"""Choices of a game; what takes longer is told as unfinished."""
SELDOM = 2


class Count:
    """What was seen in all games."""

    def __init__(self) -> None:
        self.played: Counter[str] = Counter()
        self.open: Counter[str] = Counter()
        self.held: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.turns: list[int] = []
        self.free = 0

    def play(self, game: mathom.Game, bot: str, seed: int) -> None:
        """A game of the bot against itself."""
        state: Any = game.deal(seed)
        seats = [LEVELS[bot](2 * seed + seat) for seat in range(2)]
        held: set[int] = set()
        for _ in range(MOST):
            decision = state.decision
            if decision is None:
                break
            held.update(*state.hands)
            chosen = decision.options[0]
            if len(decision.options) > 1:
                chosen = seats[decision.seat].choose(Table(game, state, decision.seat))
            if decision.kind == "event":
                self.open.update(option.things[0] for option in decision.options if option.args)
                self.played.update(chosen.things)
            state.apply(chosen)
        self.held.update(CARD_IDS[card] for card in held)
        self.turns.append(state.turn)
        if state.outcome is None:
            self.ends["unfinished"] += 1
            return
        self.ends[state.outcome.how] += 1
        self.free += 0 in state.outcome.winners

    def told(self) -> str:
        """All of it in a few lines."""
        games, turns = len(self.turns), sorted(self.turns)
        share = self.free / games
        low, high = wilson(share, games, Z95)
        ended = ", ".join(f"{how} {count}" for how, count in sorted(self.ends.items()))
        tenth = games // 10
        often = f"{turns[tenth]} to {turns[-1 - tenth]}"
        lines = [
            f"{games} games: the Free Peoples won {share:.1%} ({low:.1%}-{high:.1%}); {ended}",
            f"turns: {turns[games // 2]} in the median, {often} in 8 of 10 games; "
            f"7 to 13 in {sum(7 <= turn <= 13 for turn in turns)}",
            f"events: {sum(self.played.values()) / games:.1f} a game, "
            f"{len(self.played)} of {len(CARD_IDS)} cards",
        ]
        for card in sorted(CARD_IDS, key=lambda card: (self.played[card], card)):
            played = self.played[card]
            if played <= SELDOM:
                lines.append(
                    f"  {card}: played {played}, open {self.open[card]}, held {self.held[card]}"
                )
        return "\n".join(lines)


def main() -> None:
    """Play and print."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--bot", default="gimli")
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--seed", type=int, default=1)
    wanted = asked.parse_args()
    count = Count()
    for number in range(wanted.games):
        count.play(mathom.game("wotr"), wanted.bot, wanted.seed + number)
        if (number + 1) % 50 == 0 or number + 1 == wanted.games:
            print(count.told(), flush=True)


if __name__ == "__main__":
    main()
