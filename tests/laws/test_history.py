"""Laws of history: a game can be written down, replayed, taken back and forked, and stays itself."""

from __future__ import annotations

import mathom
from mathom.core.chance import Seeded
from mathom.core.record import read, write
from mathom.core.replay import Replayer, replay
from tests.laws.table import begin, facts, finished, random_games, texts, walk


def replayed(game: mathom.Game, text: str) -> mathom.Match:
    """`mathom.replay`, for the toy too, which is not registered."""
    return replay(read(text), game)


@random_games(75, chunk=25)
def test_a_replayed_record_gives_the_same_game(game: mathom.Game, seeds: range) -> None:
    for seed in seeds:
        match = finished(game, seed)
        text = match.record()
        again = replayed(game, text)
        assert again.state == match.state
        assert again.outcome == match.outcome
        assert again.record() == text
        assert write(read(text)) == text
        assert [played.events for played in again.history] == [one.events for one in match.history]
        assert again.log(0) == match.log(0)


@random_games(75, chunk=25)
def test_a_version_that_changed_nothing_is_read_to_the_letter(game: mathom.Game, seeds: range) -> None:
    for seed in seeds:
        match = finished(game, seed)
        record = read(match.record())
        other = Replayer(
            game,
            match.setup,
            rules="0",
            seed=match.seed,
            position=record.position,
            opening=record.opening,
            moves=record.moves,
        ).match
        assert other.parted is None
        assert [str(played.option) for played in other.history] == [
            str(played.option) for played in match.history
        ]


@random_games(50, chunk=25)
def test_taking_back_leads_through_exactly_the_former_states(game: mathom.Game, seeds: range) -> None:
    for seed in seeds:
        match = begin(game, seed)
        # Of a long game few: it has many points, and each takes long to write down.
        every = facts(game).LENGTH ** 2
        records = {
            len(shown.history): shown.record()
            for shown in walk(match, seed)
            if len(shown.history) % every == 0
        }
        end, history = match.record(), match.history[:]
        former = [(match.at(n), texts(match.at(n))) for n in range(len(history))]
        for number, (state, options) in reversed(list(enumerate(former))):
            match.undo()
            assert match.state == state
            assert texts(match.state) == options
            assert match.history == history[:number]
            assert number not in records or match.record() == records[number]
        # Chance is taken back too: the same choices lead to the same end.
        for played in history:
            match.play(played.option)
        assert match.record() == end


@random_games(8, chunk=2)
def test_a_fork_at_any_point_is_the_game_up_to_there(game: mathom.Game, seeds: range) -> None:
    for seed in seeds:
        match = finished(game, seed)
        end = match.record()
        # A game n times as long has n times as many points, and each takes n times as long.
        for at in range(1, len(match.history) + 2, facts(game).LENGTH ** 2):
            fork = match.fork(at)
            assert len(fork.history) == at - 1
            again = replayed(game, fork.record())
            assert again.state == fork.state
            assert texts(again.state) == texts(fork.state)
            for played in match.history[at - 1 :]:
                fork.play(played.option)
            assert fork.record() == end
        assert match.record() == end


@random_games(50, chunk=25)
def test_a_fork_that_goes_another_way_can_be_replayed_too(game: mathom.Game, seeds: range) -> None:
    for seed in seeds:
        match = finished(game, seed)
        end = match.record()
        chooser = Seeded(seed)
        fork = match.fork(1 + chooser.below(len(match.history)))
        while fork.decision is not None:
            fork.play(fork.decision.options[chooser.below(len(fork.decision.options))])
        assert replayed(game, fork.record()).state == fork.state
        assert match.record() == end
        # Forking what was replayed is no different from forking the game itself.
        twin = replayed(game, end).fork(1)
        for played in fork.history:
            twin.play(played.option)
        assert twin.record() == fork.record()
