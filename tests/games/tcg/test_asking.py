"""Who is asked: whoever can do something, or everybody, so that a pause tells nothing."""

from __future__ import annotations

import random

import pytest

from mathom.core.chance import Seeded
from mathom.core.state import State
from mathom.games.tcg.engine.scope import Happening
from mathom.games.tcg.game import TCG
from mathom.games.tcg.phases import SHADOW_PHASE, SKIRMISH, WINS
from mathom.games.tcg.steps.procedure import Alone
from mathom.games.tcg.steps.regroup import FillHand
from mathom.games.tcg.steps.triggers import announce, might_answer
from tests.games.tcg.bench import Bench

FIGHT = "4C302a 4C109a 4C10b"
BLOCKED = "4C165b"
"""A card that cannot be played in a skirmish."""


def test_who_could_only_pass_is_not_asked() -> None:
    bench = Bench(FIGHT, hands=BLOCKED, phase=SKIRMISH).skirmish("4C109a", "4C10b")
    assert bench.state.decision is not None
    assert bench.state.decision.kind == "rest"


def test_where_everybody_is_asked_who_could_only_pass_is_asked_too() -> None:
    bench = Bench(FIGHT, hands=BLOCKED, phase=SKIRMISH, discreet=True).skirmish("4C109a", "4C10b")
    assert (bench.seat, bench.options) == (0, ["pass"])
    bench.choose("pass")
    assert (bench.seat, bench.options) == (1, ["pass"])
    bench.choose("pass")
    assert bench.state.decision is not None
    assert bench.state.decision.kind == "rest"


def test_a_shadow_player_who_can_play_nothing_is_asked_where_everybody_is() -> None:
    asked = Bench(FIGHT, phase=SHADOW_PHASE, discreet=True).go(Alone(1))
    assert (asked.seat, asked.options) == (1, ["pass"])


def test_a_response_is_asked_for_if_any_deck_could_hold_one() -> None:
    # Dunland has a Response to winning a skirmish: the hand of b is not it, but a cannot know that.
    won = {"hands": BLOCKED, "discreet": True}
    bench = Bench(FIGHT, **won)  # type: ignore[arg-type]
    happening = Happening(WINS, bench["4C10b"])
    assert might_answer(bench.state, 1, happening)
    announce(bench.state, happening)
    bench.go()
    asked = []
    while bench.options:
        asked.append((bench.seat, bench.options))
        bench.choose("pass")
    assert (1, ["pass"]) in asked


def test_nobody_expects_a_response_from_an_empty_hand() -> None:
    bench = Bench(FIGHT, discreet=True)
    assert not might_answer(bench.state, 1, Happening(WINS, bench["4C10b"]))


def test_equal_cards_are_discarded_one_by_one_so_that_nobody_learns_that_they_are_equal() -> None:
    nine = " ".join(["4C10b", *[f"4C10b{copy}" for copy in range(2, 10)]])
    told = Bench("4C302a", hands=nine).go(FillHand(1))
    assert told.state.decision is not None
    assert told.state.decision.kind == "rest"
    kept = Bench("4C302a", hands=nine, discreet=True).go(FillHand(1))
    assert kept.options == ["discard 4C10b"]


@pytest.mark.parametrize("seed", range(6))
def test_whatever_the_others_hold_the_same_questions_are_asked(seed: int) -> None:
    match = TCG.new(seed=seed, players="23"[seed % 2], asked="always")
    dice = random.Random(seed)
    state: State = match.state
    compared = 0
    while state.decision is not None and compared < 60:
        passes = state.decision.find("pass")
        if passes is not None:
            compared += 1
            asked = _asked_of_all(state)
            for eyes in range(len(match.seats)):
                world = state.imagine(eyes, Seeded(seed))
                assert _asked_of_all(world) == asked
        options = [one for one in state.decision.options if one is not passes]
        state.apply(dice.choice(options or state.decision.options))
    assert compared > 5


def _asked_of_all(state: State) -> list[tuple[int, str]]:
    """Whom is asked what, if everybody passes, as long as nobody draws a card."""
    trial = state.clone()
    asked: list[tuple[int, str]] = []
    while trial.decision is not None and trial.decision.kind in ("action", "answer"):
        asked.append((trial.decision.seat, trial.decision.kind))
        option = trial.decision.find("pass")
        assert option is not None
        trial.apply(option)
    return asked
