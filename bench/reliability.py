"""Draws how far an evaluation can be trusted: of the games that it called so likely, how many were won.

    python bench/reliability.py duel docs/reliability-duel.svg

The figures are those that `mathom train` found on games from which nothing was learned; they stand in
the weights themselves. The larger a dot, the more positions.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import mathom
from mathom.bots.arena.plots import reliability


def main() -> None:
    """Read the weights of a game, write the plot."""
    game = mathom.game(sys.argv[1])
    assert game.mind is not None
    about = json.loads(Path(game.mind.weights).read_text("utf-8"))["about"]
    title = f"{game.id}: {about['rows_apart']} positions of games not learned from"
    drawn = reliability(about["reliability_apart"], title, "said, %", "won, %")
    Path(sys.argv[2]).write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
