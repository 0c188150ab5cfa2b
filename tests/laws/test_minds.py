"""Laws of minds: what bots look at, what they do without a thought, and what they think about."""

from __future__ import annotations

import mathom
from mathom.core.chance import Seeded
from mathom.core.mind import Mind
from tests.laws.table import begin, random_games, sampled


def minds(game: mathom.Game) -> list[Mind]:
    """The game's mind, and those of its four strengths where they differ."""
    if game.mind is None:
        return []
    found = [game.mind]
    for rank in range(4):
        if game.mind.at(rank) not in found:
            found.append(game.mind.at(rank))
    return found


@random_games(50, chunk=25)
def test_habits_and_what_is_promising_are_among_the_options(game: mathom.Game, seeds: range) -> None:
    known = minds(game)
    for seed in seeds if known else []:
        for match in sampled(begin(game, seed), seed, one_of=2):
            state, before = match.state, match.state.key()
            decision = state.decision
            assert decision is not None
            for mind in known:
                promising = mind.promising(state)
                assert promising
                assert all([option in decision.options for option in promising])
                habit = None if decision.kind in mind.moves else mind.habit(state)
                assert habit is None or habit in decision.options
            assert state.key() == before


@random_games(50, chunk=25)
def test_features_keep_to_their_most(game: mathom.Game, seeds: range) -> None:
    mind = game.mind
    if mind is None:
        return
    assert len(mind.names) == len(mind.most) == len(set(mind.names))
    for seed in seeds:
        for match in sampled(begin(game, seed), seed):
            state = match.state
            assert 0 <= mind.phase(state) < mind.phases
            for seat in range(len(match.seats)):
                told = mind.features(state.imagine(seat, Seeded(seed)), mind.side(state, seat))
                assert all([0 <= one <= most for one, most in zip(told, mind.most, strict=True)])


@random_games(50, chunk=25)
def test_habits_know_what_the_seat_knows(game: mathom.Game, seeds: range) -> None:
    known = minds(game)
    for seed in seeds if known else []:
        for match in sampled(begin(game, seed), seed):
            state, decision = match.state, match.decision
            assert decision is not None
            imagined = state.imagine(decision.seat, Seeded(seed))
            for mind in known:
                assert mind.promising(imagined) == mind.promising(state)
                if decision.kind not in mind.moves:
                    assert mind.habit(imagined) == mind.habit(state)
