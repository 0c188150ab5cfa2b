"""What bots that think ahead build on, in every game: playouts, states without a match around them."""

from __future__ import annotations

import copy
import pickle

import pytest

import mathom
from mathom.bots import Table
from mathom.bots.evaluation import judge
from mathom.bots.policy import Anything, BestNow, Policy
from mathom.core.chance import Seeded
from mathom.core.option import Option
from mathom.core.state import State

each = pytest.mark.parametrize("game", mathom.games(), ids=lambda game: game.id)


def tables(game: mathom.Game) -> list[Table]:
    """Tables of a random game, as those see them who have to choose there."""
    found = []
    state, dice = game.deal(5), Seeded(5)
    for n in range(25):
        decision = state.decision
        if decision is None:
            break
        if n % 6 == 0 and len(decision.options) > 1:
            found.append(Table(game, state, decision.seat))
        state.apply(decision.options[dice.below(len(decision.options))])
    return found


@each
def test_a_playout_is_a_chance_and_the_same_seed_gives_it_again(game: mathom.Game) -> None:
    for table in tables(game):
        for seed in range(3):
            value = table.playout(seed, 8, Anything())
            assert 0 <= value <= 1
            assert table.playout(seed, 8, Anything()) == value


@each
def test_a_playout_without_a_choice_is_the_judgement_of_the_table(game: mathom.Game) -> None:
    for table in tables(game):
        assert table.playout(4, 0, Anything()) == judge(game).value(table.imagine(4), table.seat)


@each
def test_playouts_give_a_value_for_each_option_in_its_order(game: mathom.Game) -> None:
    for table in tables(game)[:2]:
        values = table.playouts(2, 2, BestNow(judge(game)))
        assert len(values) == len(table.decision.options)
        assert all(0 <= value <= 1 for value in values)
        assert table.playouts(2, 2, BestNow(judge(game))) == values


def test_anybodys_policy_plays_on() -> None:
    asked: list[str] = []

    class First(Policy):
        def choose(self, state: State, chance: Seeded) -> Option:
            assert state.decision is not None
            asked.append(state.decision.kind)
            return state.decision.options[0]

    table = tables(mathom.game("duel"))[0]
    table.playout(1, 5, First())
    assert len(asked) == 5


@each
def test_a_table_without_a_match_is_the_one_that_the_match_would_have(game: mathom.Game) -> None:
    match, state = game.new(seed=9), game.deal(9)
    dice = Seeded(9)
    for _ in range(30):
        assert state.key() == match.state.key()
        decision = state.decision
        if decision is None:
            break
        option = decision.options[dice.below(len(decision.options))]
        state.apply(option)
        match.play(str(option))


@each
def test_a_state_can_be_pickled_and_copied_and_goes_on_alike(game: mathom.Game) -> None:
    for table in tables(game):
        world = table.imagine(3)
        twins: list[State] = [pickle.loads(pickle.dumps(world)), copy.copy(world), copy.deepcopy(world)]
        decision = world.decision
        assert decision is not None
        before = world.key()
        for twin in twins:
            assert twin.key() == before
            twin.apply(decision.options[0])
        assert world.key() == before, "what is done to a copy is not done to the original"
        assert len({twin.key() for twin in twins}) == 1
