"""Search thinks ahead over imagined tables alone, in every game, and comes to the same thought again."""

from __future__ import annotations

import math
from typing import Any

import pytest

import mathom
from mathom.bots import Table
from mathom.bots.evaluation import Judge, Rough, judge
from mathom.bots.levels import LEVELS, Gimli, offered
from mathom.bots.policy import Anything, BestNow
from mathom.bots.search import Search, Thought
from mathom.core.chance import Seeded
from mathom.core.option import Option
from mathom.core.state import State
from mathom.games.duel.mind.features import MIND
from mathom.games.duel.state import TAKEN, DuelState
from tests.bots.test_secrets import ANOTHER, ONE_TRUTH, looked_through_discard
from tests.core.toy import POCKETS_GAME
from tests.games.duel.table import DUEL, REGIONS, table

SAURON = 1


def rich(**parts: Any) -> dict[str, Any]:
    return {"coins": 12, "units": {}, **parts}


def asked(state: State, game: mathom.Game = DUEL) -> Table:
    assert state.decision is not None
    return Table(game, state, state.decision.seat)


def thought(state: State, iterations: int = 30, seed: int = 1, **how: Any) -> Thought:
    return Search(judge(DUEL), iterations, **how).think(asked(state), Seeded(seed))


def told(found: Thought) -> list[str]:
    return [repr(candidate) for candidate in found.candidates]


def test_it_wins_when_it_can_also_by_what_is_chosen_after_the_card() -> None:
    six = rich(units=dict.fromkeys(REGIONS[:6], 1))
    match = table("c3_07", "c3_16", sauron=six, fellowship=rich())
    assert str(thought(match.state).best) == "play c3_16"
    match.play("play c3_16")
    assert str(thought(match.state).best) == "place mordor"


def test_it_sees_what_the_other_side_would_answer() -> None:
    # Whoever takes a card leaves the other: with c3_07 the Fellowship would end its quest.
    strong = rich(units=dict.fromkeys(REGIONS[:4], 3))
    match = table("c3_07", "c3_16", sauron=strong, fellowship=rich(quest=11))
    found = thought(match.state)
    assert str(found.best).endswith("c3_07")
    losing = [one.value for one in found.candidates if str(one.option).endswith("c3_16")]
    assert max(losing) < found.value


def test_every_option_has_its_visits_and_its_chance_the_best_first() -> None:
    found = thought(DUEL.deal(3), 40)
    state = DUEL.deal(3)
    assert state.decision is not None
    assert {str(one.option) for one in found.candidates} == {str(one) for one in state.decision.options}
    visits = [one.visits for one in found.candidates]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == found.iterations
    assert all(0 <= one.value <= 1 for one in found.candidates)


def test_the_same_dice_give_the_same_thought_and_others_another() -> None:
    state = DUEL.deal(5)
    assert told(thought(state, seed=1)) == told(thought(state, seed=1))
    assert told(thought(state, seed=1)) != told(thought(state, seed=2))


def test_what_only_the_other_has_seen_and_the_true_dice_make_no_difference() -> None:
    one, other = [looked_through_discard(truth).state for truth in (ONE_TRUTH, ANOTHER)]
    assert one != other
    assert told(thought(one)) == told(thought(other))
    state = DUEL.deal(4)
    rolled = state.clone()
    rolled.chance = Seeded(99)
    assert told(thought(state)) == told(thought(rolled))


class Watch(Judge):
    """Judges nothing, and notes which states it is shown."""

    def __init__(self) -> None:
        self.moves = ["turn"]
        self.shown: list[State] = []

    def value(self, state: State, seat: int) -> float:
        self.shown.append(state)
        return 0.5


def test_it_is_never_shown_the_true_state() -> None:
    truth = looked_through_discard(ONE_TRUTH).state
    watch = Watch()
    Search(watch, 10).think(asked(truth), Seeded(1))
    assert watch.shown
    assert not any(state is truth or state.chance is truth.chance for state in watch.shown)
    assert (
        len({tuple(sorted(state.left_out)) for state in watch.shown if isinstance(state, type(truth))})
        > 1
    )


def test_it_stops_early_when_nothing_else_can_be_chosen_any_more() -> None:
    match = table("c3_07", "c3_16", sauron=rich(quest=11), fellowship=rich())
    assert thought(match.state, 2000).iterations < 2000


def test_a_clear_lead_ends_a_long_thought_but_not_a_short_one() -> None:
    match = table("c3_07", "c3_16", sauron=rich(quest=11), fellowship=rich())
    # To be out of reach for certain takes it more than half of its visits.
    assert thought(match.state, 3000).iterations < 1500
    assert 100 < thought(match.state, 200).iterations < 200


class Fresh(Watch):
    """Notes what lay open, and what would come next, wherever a new chapter is thought on from."""

    def __init__(self) -> None:
        super().__init__()
        self.forks = []
        self.laid: dict[int, set[int]] = {}

    def sight(self, state: State) -> int:
        return MIND.sight(state)

    def promising(self, state: State) -> list[Option]:
        assert isinstance(state, DuelState)
        assert isinstance(state.chance, Seeded)
        if TAKEN not in state.layout and state.owned_landmarks == [[], []]:
            self.laid.setdefault(MIND.sight(state), set()).add(int(state.chance.clone().word()))
        return super().promising(state)


def test_of_all_that_may_come_to_light_a_sample_is_thought_on_from_with_the_rest_still_open() -> None:
    state = DUEL.deal(3)
    while len(state.layout) - state.layout.count(TAKEN) > 1:
        assert state.decision is not None
        state.apply(state.decision.options[0])
    # Whoever takes the last card has the next chapter laid out, hardly ever twice the same.
    assert state.decision is not None
    last = [option for option in state.decision.options if option.verb == "discard"]
    fresh = Fresh()
    Search(fresh, 400).weigh(asked(state), last, Seeded(1))
    assert 30 < len(fresh.laid) <= 3 * math.sqrt(401) + 1
    assert max(len(nexts) for nexts in fresh.laid.values()) > 3


def test_a_budget_of_time_is_kept_to() -> None:
    found = Search(judge(DUEL), seconds=0.02).think(asked(DUEL.deal(1)), Seeded(1))
    assert found.iterations >= 1


def test_of_a_long_list_some_are_tried_first_and_more_with_the_visits() -> None:
    state = DUEL.deal(3)
    assert state.decision is not None
    few = thought(state, 3, width=2).candidates
    more = thought(state, 40, width=2).candidates
    assert 2 <= len(few) < len(more) <= len(state.decision.options)


@pytest.mark.parametrize(
    ("id", "setup"), [("wotr", {}), ("wotr", {"players": "4"}), ("tcg", {"players": "3"})]
)
def test_any_game_can_be_thought_about(id: str, setup: dict[str, str]) -> None:
    game = mathom.game(id)
    state, dice = game.deal(2, **setup), Seeded(1)
    for _ in range(30):
        assert state.decision is not None
        state.apply(state.decision.options[dice.below(len(state.decision.options))])
    assert state.decision is not None
    found = Search(Rough(game), 3, width=4).think(asked(state, game), Seeded(1))
    assert found.best in state.decision.options


class Count(Judge):
    """Pockets by what is won so far: the guesser cannot know what is in which pocket."""

    def __init__(self) -> None:
        self.moves = ["hide"]

    def value(self, state: State, seat: int) -> float:
        if state.outcome is not None:
            return float(seat in state.outcome.winners)
        return 0.5


def test_what_is_hidden_is_not_guessed_better_than_by_chance() -> None:
    # The truth is always "right"; whoever does not know that finds both pockets equally likely.
    guesses: set[str] = set()
    for seed in range(8):
        state = POCKETS_GAME.deal(seed)
        for text in ("hide right", "guess right") * 3:
            assert state.decision is not None
            option = state.decision.find(text)
            assert option is not None
            if text == "guess right" and len(guesses) < 2:
                guesses.add(str(Search(Count(), 8).think(asked(state, POCKETS_GAME), Seeded(seed)).best))
            state.apply(option)
    assert guesses == {"guess left", "guess right"}


# -- playing on ----------------------------------------------------------------------------------


def test_a_playout_is_repeatable_and_ends_with_who_has_won_if_it_goes_to_the_end() -> None:
    seat = asked(DUEL.deal(2))
    assert {seat.playout(seed, 1000, Anything()) for seed in range(8)} <= {0.0, 0.5, 1.0}
    assert seat.playout(3, 10, Anything()) == seat.playout(3, 10, Anything())
    assert seat.playout(3, 0, Anything()) == judge(DUEL).value(seat.imagine(3), seat.seat)


def test_playouts_try_all_options_in_the_same_world() -> None:
    match = table("c3_07", "c3_16", sauron=rich(quest=11), fellowship=rich())
    seat = asked(match.state)
    found = dict(
        zip(map(str, seat.decision.options), seat.playouts(1, 4, BestNow(judge(DUEL))), strict=True)
    )
    assert found["play c3_07"] == 1
    assert found["play c3_07"] > found["discard c3_07"]


# -- the levels ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LEVELS)
def test_each_level_plays_legally_and_the_same_again(name: str) -> None:
    kind = LEVELS[name]
    assert DUEL.mind is not None
    long = DUEL.mind.thinking[kind.level.rank] > 500
    for seed in range(2):
        state, dice = DUEL.deal(seed), Seeded(seed)
        for _ in range(20 + dice.below(20)):
            assert state.decision is not None
            state.apply(state.decision.options[dice.below(len(state.decision.options))])
        assert state.decision is not None
        near_the_end = Table(DUEL, state, state.decision.seat, seconds=0.1 if long else None)
        choice = kind(7).choose(near_the_end)
        assert choice in state.decision.options
        if not long:
            assert kind(7).choose(near_the_end) == choice


def test_a_level_does_not_choose_by_what_only_the_other_has_seen() -> None:
    one, other = [looked_through_discard(truth).state for truth in (ONE_TRUTH, ANOTHER)]
    choices: list[Option] = [Gimli(3).choose(asked(state)) for state in (one, other)]
    assert choices[0] == choices[1]


def test_levels_are_offered_where_something_was_learned_and_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bots = ["random", "greedy", *LEVELS]
    assert offered(DUEL, bots) == bots
    assert offered(mathom.game("tcg"), bots) == bots
    assert offered(POCKETS_GAME, bots) == ["random", "greedy"]
    monkeypatch.setattr(DUEL.mind, "measured", [0, 2])
    assert offered(DUEL, bots) == ["random", "greedy", "pippin", "faramir"]
