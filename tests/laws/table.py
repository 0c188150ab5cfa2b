"""Random games to try the laws on."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from itertools import product
from typing import Protocol, cast

import pytest

import mathom
from mathom.core.chance import Seeded
from mathom.core.playout import playout
from mathom.core.state import WATCHER, State
from tests.core.toy import POCKETS_GAME

# The toy hides what Duel does not: secret choices, and events for one seat alone.
GAMES = (*mathom.games(), POCKETS_GAME)


class Facts(Protocol):
    """What a game's module of laws says."""

    MOST_DECISIONS: int

    def conserved(self, state: State) -> None:
        """Assert that every piece of the box is in exactly one place."""

    def hidden(self, state: State, seat: int) -> set[str]:
        """The words that the seat may not have been told."""

    def secret(self, state: State, seat: int) -> bool:
        """Whether the state holds something that the seat does not know and that could be otherwise."""


def facts(game: mathom.Game) -> Facts:
    """What only this game can say about its laws."""
    return cast(Facts, importlib.import_module(f"tests.laws.{game.id}"))


def random_games(count: int, chunk: int) -> pytest.MarkDecorator:
    """Run a law over this many random games of every game, a chunk of them in each test."""
    cases = [
        pytest.param(game, range(first, first + chunk), id=f"{game.id}-{first}")
        for game in GAMES
        for first in range(0, count, chunk)
    ]
    return pytest.mark.parametrize(("game", "seeds"), cases)


each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def setup_for(game: mathom.Game, seed: int) -> dict[str, str]:
    """A setup; successive seeds go through all of them."""
    values = list(product(*[choice.values for choice in game.choices]))
    names = [choice.name for choice in game.choices]
    return dict(zip(names, values[seed % len(values)], strict=True))


def begin(game: mathom.Game, seed: int) -> mathom.Match:
    """A match of this seed."""
    return mathom.Match.begin(game, setup_for(game, seed), seed=seed)


def walk(match: mathom.Match, seed: int) -> Iterator[mathom.Match]:
    """Play at random to the end; the match is shown at every decision, before it is made."""
    chooser = Seeded(seed + (1 << 40))
    while (decision := match.decision) is not None:
        yield match
        match.play(decision.options[chooser.below(len(decision.options))])


def sampled(match: mathom.Match, seed: int, one_of: int = 8) -> Iterator[mathom.Match]:
    """The same, showing the first decision of each kind and then one of many."""
    lot = Seeded(seed + (1 << 41))
    kinds: set[str] = set()
    for shown in walk(match, seed):
        decision = shown.decision
        assert decision is not None
        if decision.kind not in kinds or lot.below(one_of) == 0:
            kinds.add(decision.kind)
            yield shown


def finished(game: mathom.Game, seed: int) -> mathom.Match:
    """A random game, played to the end."""
    match = begin(game, seed)
    for _ in walk(match, seed):
        pass
    return match


def texts(state: State) -> list[str]:
    """The notations of what can be chosen, in order."""
    return [] if state.decision is None else [str(option) for option in state.decision.options]


def future(state: State, seed: int = 0) -> tuple[object, ...]:
    """How the game goes on at random: equal only if the state and its chance are equal."""
    copy = state.clone()
    count = playout(copy, Seeded(seed))
    return (count, copy.key())


def eyes(match: mathom.Match) -> range:
    """All who may look: the watchers and every seat."""
    return range(WATCHER, len(match.seats))
