"""The toy's own part of the laws."""

from __future__ import annotations

from mathom.core.state import State
from tests.core.toy import NONE, THINGS, PocketsState

MOST_DECISIONS = 8
GAMES = 500
LENGTH = 1


def conserved(state: State) -> None:
    """Each thing is in one place, and is hidden only while somebody holds it."""
    assert isinstance(state, PocketsState)
    held = [] if state.held == NONE else [state.held]
    assert sorted(state.bag + held + state.won[0] + state.won[1]) == [0, 1, 2, 3]
    assert state.pocket in (NONE, 0, 1)
    assert state.held != NONE or state.pocket == NONE
    assert state.hider in (0, 1)


def hidden(state: State, seat: int) -> set[str]:
    """What is in the bag, and in the hand of another."""
    assert isinstance(state, PocketsState)
    words = {THINGS[thing] for thing in state.bag}
    if state.held != NONE and seat != state.hider:
        words.add(THINGS[state.held])
    return words


def secret(state: State, seat: int) -> bool:
    """Another seat holds one of several things."""
    assert isinstance(state, PocketsState)
    return state.held != NONE and seat != state.hider and bool(state.bag)
