"""Says in one line per game how its games go: `python -m tests.laws.fingerprint`."""

from __future__ import annotations

import hashlib
from functools import cache

import msgspec

from tests.laws.table import GAMES, begin, closely, eyes, facts, texts


@cache
def fingerprints(seeds: range) -> list[str]:
    """A digest of what a game shows, writes and offers, in the order in which it does."""
    lines = []
    for game in GAMES:
        digest = hashlib.sha256()
        for seed in seeds[: max(1, len(seeds) // facts(game).LENGTH)]:
            match = begin(game, seed)
            for shown in closely(match, seed):
                views = [shown.view(seat) for seat in eyes(shown)]
                told = [texts(shown.state), views, shown.state.position(), repr(shown.state.key())]
                digest.update(msgspec.json.encode(told))
            digest.update(match.record().encode())
            digest.update(repr(match.log(0)).encode())
        lines.append(f"{game.id} {digest.hexdigest()}")
    return lines


if __name__ == "__main__":
    print("\n".join(fingerprints(range(5))))
