"""The small values: options, steps, decisions, outcomes, events, texts and faults."""

from __future__ import annotations

import pickle

import pytest

import mathom
from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.state import Drawn, Event, Outcome
from mathom.core.text import Rule, Text
from tests.core.toy import GUESS, HIDE, POCKETS_GAME, Guess, Hide, PocketsState, Round


def test_options_with_the_same_notation_are_equal() -> None:
    assert Option("hide", ("left",), (0,)) == Option("hide", ("left",)) == HIDE[0]
    assert hash(Option("hide", ("left",))) == hash(HIDE[0])
    assert HIDE[0] != HIDE[1]
    assert HIDE[0] != GUESS[0]
    assert str(Option("move", ("gondor", "mordor"))) == "move gondor mordor"


def test_steps_are_equal_if_they_are_of_a_kind_and_about_the_same() -> None:
    assert Hide(0) == Hide(0) != Hide(1)
    assert Hide(0) != Guess(0)
    assert len({Hide(0), Hide(0), Hide(1), Round()}) == 3
    assert repr(Hide(1)) == "Hide(1)"


def test_a_step_that_does_nothing_says_so() -> None:
    state = POCKETS_GAME.new(seed=1).state
    assert isinstance(state, PocketsState)
    with pytest.raises(NotImplementedError):
        Step[PocketsState]().run(state)
    with pytest.raises(NotImplementedError):
        Round().chosen(state, HIDE[0])


def test_a_decision_finds_its_options_by_their_notation() -> None:
    decision = Decision(Hide(0), 0, HIDE)
    assert decision.find("hide right") is HIDE[1]
    assert decision.find("guess right") is None
    assert (decision.kind, decision.rule.page) == ("hide", 1)


def test_outcomes_events_and_draws_are_compared_by_what_they_say() -> None:
    assert Outcome((0,), "quest") == Outcome((0,), "quest") != Outcome((1,), "quest")
    assert Event("won", {"seat": "bilbo"}) == Event("won", {"seat": "bilbo"})
    assert Event("won", {"seat": "bilbo"}) != Event("won", {"seat": "bilbo"}, (0,))
    assert Drawn("die", "6") == Drawn("die", "6") != Drawn("die", "5")
    assert len({Outcome((0,), "quest"), Outcome((0,), "quest"), Outcome((0,), "races")}) == 2
    assert len({Event("a", {}), Event("a", {}), Event("b", {})}) == 2
    assert len({Drawn("die", "6"), Drawn("die", "6")}) == 1


def test_texts_are_compared_by_their_message_and_their_gaps() -> None:
    assert Text("fork-nowhere", at=1, last=2) == Text("fork-nowhere", last=2, at=1)
    assert Text("fork-nowhere", at=1, last=2) != Text("fork-nowhere", at=1, last=3)
    assert hash(Text("undo-nothing")) == hash(Text("undo-nothing"))


def test_a_rule_names_its_summary() -> None:
    assert Rule("duel", "quest", 6).summary == Text("duel-rule-quest")


def test_every_refusal_is_a_fault_and_a_value_error() -> None:
    for kind in (mathom.IllegalMove, mathom.BadChance, mathom.BadRecord, mathom.BadPosition):
        assert issubclass(kind, mathom.Fault)
    assert issubclass(mathom.BadSetup, mathom.Fault)
    assert issubclass(mathom.Fault, ValueError)


def test_a_fault_survives_the_way_from_one_process_to_another() -> None:
    with pytest.raises(mathom.Fault) as refused:
        mathom.replay(POCKETS_GAME.new(seed=1).record())
    inner = mathom.IllegalMove("undo-nothing")
    for fault in (refused.value, mathom.BadRecord("record-move", number=3, why=inner.text)):
        again = pickle.loads(pickle.dumps(fault))
        assert type(again) is type(fault)
        assert str(again) == str(fault)
        assert again.text == fault.text


def test_states_are_equal_if_the_same_lies_on_the_table_whatever_chance_will_bring() -> None:
    one = POCKETS_GAME.position({"held": "ring"}, seed=1).state
    other = POCKETS_GAME.position({"held": "ring"}, seed=2).state
    assert one == other
    assert hash(one) == hash(other)
    assert one != POCKETS_GAME.position({"held": "egg"}, seed=1).state
