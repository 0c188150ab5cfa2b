"""Laws of playing: every game comes to an end, by choices that are all possible, and loses no piece."""

from __future__ import annotations

import copy
import pickle

import mathom
from mathom.core.chance import Seeded
from tests.laws.table import (
    begin,
    chooser,
    closely,
    each_game,
    facts,
    finished,
    future,
    many_random_games,
    play_on,
    played_out,
    random_games,
    sampled,
    texts,
)


@many_random_games
def test_a_game_always_offers_a_choice_until_it_ends_and_loses_no_piece(
    game: mathom.Game, seeds: range
) -> None:
    own = facts(game)
    for seed in seeds:
        match = begin(game, seed)
        state = match.state
        choose, lot = chooser(game, seed), Seeded(seed + (1 << 41))
        count = 0
        while (decision := state.decision) is not None:
            options = decision.options
            assert options
            assert len(set(options)) == len(options)
            assert not decision.idle, "whoever has no choice is not asked"
            assert state.outcome is None
            # Half as often as for other laws, because so many more games are played.
            if lot.below(2 * own.LENGTH - 1) == 0:
                own.conserved(state)
            state.apply(choose(decision))
            count += 1
        own.conserved(state)
        assert state.outcome is not None
        # Who has nobody against him at the table can lose, and then nobody has won.
        assert state.outcome.winners or len(game.teams(match.setup)) == 1
        assert state.agenda == []
        assert count <= own.MOST_DECISIONS


@random_games(75, chunk=25)
def test_the_notation_of_an_option_names_that_option(game: mathom.Game, seeds: range) -> None:
    for seed in seeds:
        for match in closely(begin(game, seed), seed):
            assert match.decision is not None
            notations = texts(match.state)
            assert len(set(notations)) == len(notations)
            for option in match.decision.options:
                assert game.parse(str(option)) == option
                assert match.decision.find(str(option)) is option
                named = " ".join([str(thing) for thing in game.things(option).values()])
                assert named.split() == list(option.things)


@random_games(50, chunk=25)
def test_every_listed_option_can_be_carried_out(game: mathom.Game, seeds: range) -> None:
    own = facts(game)
    for seed in seeds:
        for match in sampled(begin(game, seed), seed):
            assert match.decision is not None
            for option in match.decision.options:
                after = match.state.clone()
                after.apply(option)
                own.conserved(after)
                assert (after.decision is None) != (after.outcome is None)
                assert after.decision is None or after.decision.options


@random_games(50, chunk=25)
def test_asking_twice_changes_nothing(game: mathom.Game, seeds: range) -> None:
    for seed in seeds:
        for match in sampled(begin(game, seed), seed):
            assert match.decision is not None
            again = match.state.clone()
            decision = match.decision.step.run(again)
            assert decision is not None
            assert decision.seat == match.decision.seat
            assert decision.secret == match.decision.secret
            assert decision.options == match.decision.options
            assert again == match.state
            assert future(again) == future(match.state)


@random_games(75, chunk=25)
def test_a_clone_is_equal_and_leads_a_life_of_its_own(game: mathom.Game, seeds: range) -> None:
    for seed in seeds:
        for match in sampled(begin(game, seed), seed):
            state = match.state
            before = (state.key(), state.position(), texts(state), state.view(0))
            clone = state.clone()
            assert clone == state
            assert clone.position() == state.position()
            # A clone goes on as the original would, and the original does not notice.
            assert future(clone, seed) == future(state, seed)
            assert play_on(clone, seed) > 0
            assert clone != state
            assert (state.key(), state.position(), texts(state), state.view(0)) == before


@each_game
def test_a_pickled_state_is_equal_and_goes_on_as_it_would_have(game: mathom.Game) -> None:
    for count, match in enumerate(sampled(begin(game, 1), 1)):
        state = match.state
        woken = pickle.loads(pickle.dumps(state))
        assert woken == state
        assert texts(woken) == texts(state)
        assert copy.copy(state) == copy.deepcopy(state) == state
        if count % 6 == 1:
            assert woken.position() == state.position()
            assert future(woken) == future(state)


@random_games(75, chunk=25)
def test_search_and_match_play_the_same_game(game: mathom.Game, seeds: range) -> None:
    for seed in seeds:
        match = finished(game, seed)
        state = begin(game, seed).state.clone()
        for number, played in enumerate(match.history):
            assert state == match.at(number)
            assert texts(state) == texts(match.at(number))
            assert state.events is None
            state.apply(played.option)
        assert state == match.state


@random_games(50, chunk=25)
def test_equal_seeds_give_equal_games_and_others_give_others(game: mathom.Game, seeds: range) -> None:
    records = {}
    for seed in seeds:
        match = finished(game, seed)
        assert played_out(game, seed).record() == match.record()
        again = begin(game, seed)
        for played in match.history:
            again.play(played.option)
        assert again.record() == match.record()
        records[match.record().split("\n\n")[1]] = seed
    # The toy is so small that two seeds may agree; nearly all must differ.
    assert len(records) > len(seeds) * 3 // 4
