"""Writes goldens anew, all or those of a game: `PYTHONPATH=src python -m tests.goldens [GAME...]`."""

from __future__ import annotations

import sys

import mathom
from tests.goldens.make import HERE, PLAYTHROUGHS, final, find, playthrough


def main() -> None:
    """Write the files of every game, or of those that are named."""
    for game in mathom.games():
        if sys.argv[1:] and game.id not in sys.argv[1:]:
            continue
        folder = HERE / game.id
        folder.mkdir(exist_ok=True)
        for name, match in find(game).items():
            (folder / f"{name}.txt").write_text(match.record(), encoding="utf-8")
            (folder / f"{name}.json").write_text(final(match), encoding="utf-8")
        text = playthrough(game, PLAYTHROUGHS[game.id])
        (folder / "playthrough.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
