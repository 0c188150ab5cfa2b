"""Fingerprints: whether two arenas would play the very same games."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import cache
from hashlib import blake2b
from pathlib import Path

from mathom.bots.arena.bouts import Terms
from mathom.bots.budget import entrant
from mathom.bots.registry import find

PACKAGE = Path(__file__).parents[2]
MATTERS = (".py", ".json", ".toml")
MOST_BYTES = 50_000_000
"""A larger file of a bot goes by its size and date."""


@cache
def fingerprint(game: str) -> str:
    """A number for the rules of a game and for all that thinks about it, as they are in this Mathom."""
    digest = blake2b(digest_size=16)
    for folder in ("core", "bots", f"games/{game}"):
        for path in sorted((PACKAGE / folder).rglob("*")):
            if path.suffix in MATTERS and path.is_file():
                digest.update(path.relative_to(PACKAGE).as_posix().encode())
                digest.update(blake2b(path.read_bytes()).digest())
    return digest.hexdigest()


def of_arena(terms: Terms, games: int) -> str:
    """A number for an arena: the same command with the same Mathom and the same bots gives it again."""
    digest = blake2b(digest_size=16)
    digest.update(json.dumps([asdict(terms), games], sort_keys=True).encode())
    digest.update(fingerprint(terms.game).encode())
    for bot in terms.bots:
        spec = find(entrant(bot)[0])
        for word in (spec.path, *spec.command):
            if word and (path := Path(word)).is_file():
                digest.update(_file(path))
    return digest.hexdigest()


def _file(path: Path) -> bytes:
    told = path.stat()
    if told.st_size > MOST_BYTES:
        return f"{told.st_size} {told.st_mtime_ns}".encode()
    return blake2b(path.read_bytes()).digest()
