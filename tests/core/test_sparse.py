"""A match keeps few states and computes the others again, exactly as they were."""

from __future__ import annotations

import tracemalloc

import pytest

import mathom
from mathom import Asked, Chance, IllegalMove, Match, Scripted, Seeded
from mathom.core.match import EVERY
from mathom.core.state import State
from tests.core.walk import Milestone, Walk
from tests.laws.table import future, texts

DUEL = mathom.game("duel")


def played(match: Match, count: int = 10_000, seed: int = 1) -> list[tuple[State, list[str]]]:
    """Play on at random; what the match was like before each choice and at the end."""
    chooser = Seeded(seed)
    former = [(match.state.clone(), texts(match.state))]
    while (decision := match.decision) is not None and count > 0:
        match.play(decision.options[chooser.below(len(decision.options))])
        former.append((match.state.clone(), texts(match.state)))
        count -= 1
    return former


def first_name(kind: str, names: list[str]) -> str:
    return names[len(names) // 2]


def scripted() -> Chance:
    """The script of the outcomes that a game of Duel needs."""
    match = DUEL.new(seed=4)
    played(match)
    record = match.as_record()
    outcomes = [*record.opening, *[one for move in record.moves for one in move.outcomes]]
    return Scripted([f"{kind} {value}" for kind, value in outcomes])


@pytest.mark.parametrize(
    "chance", [Seeded(4), scripted(), Asked(first_name)], ids=["seed", "script", "asked"]
)
def test_every_former_state_is_found_again_whatever_chance_was(chance: Chance) -> None:
    match = DUEL.new(chance=chance)
    former = played(match)
    assert len(former) > 3 * EVERY
    for n in [*range(len(former)), *reversed(range(len(former))), 5, EVERY + 7, 6]:
        state, options = former[n]
        assert match.at(n) == state
        assert texts(match.at(n)) == options


def test_a_former_state_goes_on_as_it_did() -> None:
    match = DUEL.new(seed=4)
    former = played(match)
    for n in (1, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY + 5):
        assert future(match.at(n)) == future(former[n][0])


def test_copies_of_a_card_are_told_apart_in_a_former_state() -> None:
    match = mathom.game("tcg").new(seed=2)
    former = played(match, 3 * EVERY)
    again = mathom.replay(match.record())
    for n, (state, _) in enumerate(former):
        assert match.at(n) == state
        assert again.at(n) == state


def test_nobody_at_a_real_table_is_asked_twice() -> None:
    asked: list[str] = []

    def answer(kind: str, names: list[str]) -> str:
        asked.append(kind)
        return names[-1]

    match = DUEL.new(chance=Asked(answer))
    played(match)
    count = len(asked)
    for n in range(len(match.history)):
        match.at(n)
    while len(match.history) > 5:
        match.undo()
    assert len(asked) == count


def test_a_script_is_not_used_up_by_looking_back() -> None:
    match = DUEL.new(chance=scripted())
    former = played(match, 50)
    after = [played.option for played in match.history[EVERY + 3 :]]
    match.undo(EVERY + 3)
    match.at(5)
    for option in after:
        match.play(option)
    assert match.state == former[-1][0]


@pytest.mark.parametrize("n", [-1, 100])
def test_there_is_no_state_where_there_was_no_choice(n: int) -> None:
    match = DUEL.new(seed=1)
    played(match, 3)
    with pytest.raises(IllegalMove, match="There is no choice number"):
        match.at(n)


def test_another_chance_from_now_on_leaves_what_was_and_the_forks_alone() -> None:
    match = DUEL.new(seed=4)
    former = played(match, 2 * EVERY + 5)
    fork = match.fork()
    match.take_chance_from(Asked(first_name))
    for n, (state, _) in enumerate(former):
        assert match.at(n) == state
    match.undo(EVERY + 5)
    for state in (fork.state, fork.at(EVERY)):
        assert isinstance(state.chance, Seeded)
    for state in (match.state, match.at(3)):
        assert isinstance(state.chance, Asked)


def test_a_long_match_takes_little_room() -> None:
    game = mathom.game("wotr")
    played(game.new(seed=0), 50)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    match = game.new(seed=0)
    chooser = Seeded(5)
    while (decision := match.decision) is not None and len(match.history) < 1000:
        match.play(decision.options[chooser.below(len(decision.options))])
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    # 1,500 choices of War of the Ring are to take less than 3 MB.
    assert size / len(match.history) < 2_000


class Counted(Chance):
    """Counts the dice that are not rolled again."""

    skipped = 0

    def pick(self, kind: str, pool: list[int], names: list[str]) -> int:
        return pool[0]

    def skip(self, kind: str, pool: list[int], names: list[str]) -> None:
        Counted.skipped += 1

    def clone(self) -> Counted:
        return self


def test_going_back_step_by_step_does_not_play_the_game_over_and_over() -> None:
    road = [Milestone(str(n), "left", "right", die=True) for n in range(10 * EVERY)]
    match = Walk("1", *road).new(chance=Counted())
    played(match)
    count = len(match.history)
    for n in reversed(range(count)):
        match.at(n)
    while match.history:
        match.undo()
    # Each choice was computed again once for looking and once for taking back, and no more.
    assert Counted.skipped <= 2 * count
