"""Keeps games of this version: `PYTHONPATH=src python -m tests.kept [GAME...]`."""

from __future__ import annotations

import sys
from pathlib import Path

import mathom
from tests.kept.make import keep


def main() -> None:
    """Keep games of those that are named, or of all whose version is not kept yet."""
    home = Path(__file__).parent
    for game in mathom.games():
        named = game.id in sys.argv[1:] or not sys.argv[1:]
        if named and not (home / game.id / game.rules).exists():
            keep(game, home)


if __name__ == "__main__":
    main()
