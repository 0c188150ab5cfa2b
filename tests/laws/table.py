"""Random games to try the laws on."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product
from typing import Protocol, cast

import pytest

import mathom
from mathom.core.agenda import Decision
from mathom.core.chance import Seeded
from mathom.core.option import Option
from mathom.core.state import WATCHER, State
from tests.core.toy import POCKETS_GAME

# The toy hides what Duel does not: secret choices, and events for one seat alone.
GAMES = (*mathom.games(), POCKETS_GAME)

FAR = 250
"""So many decisions ahead everything has made its difference; it is the whole of a short game."""


class Facts(Protocol):
    """What a game's module of laws says."""

    MOST_DECISIONS: int
    GAMES: int
    """How many random games are played to see whether a piece gets lost."""
    LENGTH: int
    """About how many times as long as Duel's its games are: so many fewer are played for the other laws,
    and so many fewer of their decisions are looked at closely."""

    def conserved(self, state: State) -> None:
        """Assert that every piece of the box is in exactly one place."""

    def hidden(self, state: State, seat: int) -> set[str]:
        """The words that the seat may not have been told."""

    def secret(self, state: State, seat: int) -> bool:
        """Whether the state holds something that the seat does not know and that could be otherwise."""


def facts(game: mathom.Game) -> Facts:
    """What only this game can say about its laws."""
    return cast(Facts, importlib.import_module(f"tests.laws.{game.id}"))


def _cases(games: Callable[[Facts], tuple[int, int]]) -> pytest.MarkDecorator:
    """For each game so many random games, so many of them in each test."""
    cases = []
    for game in GAMES:
        own = facts(game)
        count, chunk = games(own)
        # The laws are about the rules, and many games find the rare case: the quicker build plays all of
        # them. What only plain Python would do otherwise shows in the first few.
        few = max(min(_least(own), chunk), chunk // 4)
        for first in (0, *range(few, count, chunk)):
            seeds = range(first, min(first + chunk, count) if first else few)
            marks = [pytest.mark.once] if first else []
            cases.append(pytest.param(game, seeds, id=f"{game.id}-{first}", marks=marks))
    return pytest.mark.parametrize(("game", "seeds"), cases)


def random_games(count: int, chunk: int) -> pytest.MarkDecorator:
    """Run a law over this many random games of every game, fewer of the long ones."""
    return _cases(lambda own: (max(_least(own), _share(count, own.LENGTH)), _share(chunk, own.LENGTH)))


def _least(own: Facts) -> int:
    """So many games of it must be played for every law, because successive ones differ much."""
    return getattr(own, "LEAST", 1)


def _share(count: int, length: int) -> int:
    return max(1, count // length)


many_random_games = _cases(lambda own: (own.GAMES, _share(own.GAMES, 4)))

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def setup_for(game: mathom.Game, seed: int) -> dict[str, str]:
    """A setup; successive seeds go through all of them."""
    own = getattr(facts(game), "setup", None)
    if own is not None:
        return game.settle(own(seed))
    values = list(product(*[choice.values for choice in game.choices]))
    names = [choice.name for choice in game.choices]
    return game.settle(dict(zip(names, values[seed % len(values)], strict=True)))


def begin(game: mathom.Game, seed: int) -> mathom.Match:
    """A match of this seed."""
    return mathom.Match.begin(game, setup_for(game, seed), seed=seed)


def at_random(decision: Decision, lot: Seeded) -> Option:
    """Any option, each as likely as the others."""
    return decision.options[lot.below(len(decision.options))]


def chooser(game: mathom.Game, seed: int) -> Callable[[Decision], Option]:
    """Somebody who plays at random, in a game's own manner if it has one."""
    manner = getattr(facts(game), "manner", None)
    return partial(manner(seed) if manner else at_random, lot=Seeded(seed + (1 << 40)))


def walk(match: mathom.Match, seed: int) -> Iterator[mathom.Match]:
    """Play at random to the end; the match is shown at every decision, before it is made."""
    choose = chooser(match.game, seed)
    while (decision := match.decision) is not None:
        yield match
        match.play(choose(decision))


def sampled(match: mathom.Match, seed: int, one_of: int = 8) -> Iterator[mathom.Match]:
    """The same, showing the first decision of each kind and then one of many; of long games fewer."""
    lot = Seeded(seed + (1 << 41))
    one_of *= facts(match.game).LENGTH
    kinds: set[str] = set()
    for shown in walk(match, seed):
        decision = shown.decision
        assert decision is not None
        if decision.kind not in kinds or lot.below(one_of) == 0:
            kinds.add(decision.kind)
            yield shown


def closely(match: mathom.Match, seed: int) -> Iterator[mathom.Match]:
    """The same, showing every decision of a short game."""
    return sampled(match, seed, one_of=1)


@cache
def finished(game: mathom.Game, seed: int) -> mathom.Match:
    """A random game, played to the end. All laws share it: nobody may change it."""
    return played_out(game, seed)


def played_out(game: mathom.Game, seed: int) -> mathom.Match:
    """The same, played only now."""
    match = begin(game, seed)
    for _ in walk(match, seed):
        pass
    return match


def texts(state: State) -> list[str]:
    """The notations of what can be chosen, in order."""
    return [] if state.decision is None else [str(option) for option in state.decision.options]


def play_on(state: State, seed: int) -> int:
    """Play at random for a good while, or to the end; how many decisions it took."""
    chooser = Seeded(seed)
    for count in range(FAR):
        if state.decision is None:
            return count
        state.apply(state.decision.options[chooser.below(len(state.decision.options))])
    return FAR


def future(state: State, seed: int = 0) -> tuple[object, ...]:
    """How the game goes on at random: equal only if the state and its chance are equal."""
    copy = state.clone()
    return (play_on(copy, seed), copy.key())


def eyes(match: mathom.Match) -> range:
    """All who may look: the watchers and every seat."""
    return range(WATCHER, len(match.seats))
