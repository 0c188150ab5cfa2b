"""Laws of positions: what is written down reads back the same, at every decision and at the end."""

from __future__ import annotations

import json
from itertools import islice

import mathom
from mathom.core.record import read
from mathom.core.replay import replay
from mathom.core.state import State
from tests.laws.table import begin, closely, facts, future, random_games, sampled, setup_for, texts, walk


def written_and_read(game: mathom.Game, state: State, seed: int) -> mathom.Match:
    """The match that starts from the state's position, once it has been through JSON."""
    position = state.position()
    text = json.dumps(position)
    assert json.loads(text) == position
    # Nothing may be left to chance that the position could have said.
    setup = setup_for(game, seed)
    return mathom.Match.begin(game, setup, chance=mathom.Scripted(), position=json.loads(text))


@random_games(75, chunk=25)
def test_a_written_position_reads_back_the_same(game: mathom.Game, seeds: range) -> None:
    own = facts(game)
    for seed in seeds:
        match = begin(game, seed)
        for shown in closely(match, seed):
            again = written_and_read(game, shown.state, seed)
            assert again.state == shown.state
            assert texts(again.state) == texts(shown.state)
            assert again.state.position() == shown.state.position()
            assert again.view(0) == shown.view(0)
            own.conserved(again.state)
        end = written_and_read(game, match.state, seed)
        assert end.state == match.state
        assert end.outcome == match.outcome


@random_games(25, chunk=25)
def test_a_game_goes_on_from_a_position_as_it_would_have_gone_on(
    game: mathom.Game, seeds: range
) -> None:
    for seed in seeds:
        for match in sampled(begin(game, seed), seed):
            again = written_and_read(game, match.state, seed)
            again.state.chance = match.state.chance.clone()
            assert future(again.state) == future(match.state)


@random_games(25, chunk=25)
def test_a_record_that_starts_from_a_position_replays(game: mathom.Game, seeds: range) -> None:
    for seed in seeds:
        # Some games are over sooner: they start where they began.
        match = begin(game, seed)
        for shown in islice(walk(begin(game, seed), seed), seed % 5 + 1):
            match = shown
        if match.decision is None:
            match = begin(game, seed)
        start = mathom.Match.begin(
            game, setup_for(game, seed), seed=seed, position=match.state.position()
        )
        for _ in walk(start, seed):
            pass
        again = replay(read(start.record()), game)
        assert again.state == start.state
        assert again.record() == start.record()
