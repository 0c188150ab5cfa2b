"""Laws of positions that others have written: what is accepted can be played, the rest is refused."""

from __future__ import annotations

import random
from typing import Any

import mathom
from tests.laws.table import begin, play_on, random_games, sampled, setup_for

UNDER_WAY = ("agenda", "decision", "seal", "battle")
"""What only we ourselves may write."""
TRIES = 5
"""So many changes are tried on each position."""


def words(written: Any) -> list[str]:
    """Every word of a position: what somebody who changes it would write."""
    if isinstance(written, dict):
        return [word for name, part in written.items() for word in (name, *words(part))]
    if isinstance(written, list):
        return [word for part in written for word in words(part)]
    return [written] if isinstance(written, str) else []


def places(written: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every part of a position."""
    inside: Any = ()
    if isinstance(written, dict):
        inside = written.items()
    elif isinstance(written, list):
        inside = enumerate(written)
    return [path] + [way for name, part in inside for way in places(part, (*path, name))]


def changed(written: Any, path: tuple[Any, ...], lot: random.Random, known: list[str]) -> Any:
    """The position with the part at the end of this way changed a little."""
    if path:
        copy = written.copy()
        copy[path[0]] = changed(written[path[0]], path[1:], lot, known)
        return copy
    if isinstance(written, bool):
        return not written
    if isinstance(written, int):
        return written + lot.choice((-3, -1, 1, 2, 5, 50))
    if isinstance(written, list):
        return written[: lot.randrange(len(written) + 1)] + lot.choice(([], [lot.choice(known)]))
    if isinstance(written, dict) and written and lot.random() < 0.5:
        gone = lot.choice(sorted(written))
        return {name: part for name, part in written.items() if name != gone}
    if isinstance(written, dict):
        return written | {lot.choice(known): lot.choice((0, 1, 2, lot.choice(known)))}
    return lot.choice(known)


def tampered(position: dict[str, Any], lot: random.Random) -> Any:
    """What somebody could make of a position that we wrote."""
    if lot.random() < 0.7:
        position = {name: part for name, part in position.items() if name not in UNDER_WAY}
    known = words(position) or [""]
    for _ in range(lot.randrange(1, 3)):
        position = changed(position, lot.choice(places(position)), lot, known)
    return position


@random_games(75, chunk=25)
def test_whatever_position_is_accepted_can_be_played(game: mathom.Game, seeds: range) -> None:
    played = 0
    for seed in seeds:
        lot = random.Random(seed)
        for shown in sampled(begin(game, seed), seed):
            for _ in range(TRIES):
                position = tampered(shown.state.position(), lot)
                try:
                    match = mathom.Match.begin(game, setup_for(game, seed), seed=seed, position=position)
                except mathom.BadPosition:
                    continue
                play_on(match.state, seed)
                played += 1
    assert played
