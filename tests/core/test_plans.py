"""Plans: several choices in one go, all or nothing, as long as nothing unknown comes between them."""

from __future__ import annotations

import pytest

import mathom
from mathom import IllegalMove, Match, Scripted
from mathom.core.lang import say
from tests.core.toy import POCKETS_GAME as POCKETS
from tests.core.walk import Milestone, Walk

ROAD = (
    Milestone("road", "left", "right"),
    Milestone("gate", "open"),
    Milestone("bridge", "over", "under"),
    Milestone("well", "peek", "pass"),
    Milestone("inn", "eat", "sleep", die=True),
    Milestone("ford", "wade", "swim"),
    Milestone("camp", "rest", "watch", seat=1),
    Milestone("end", "stop", "rest"),
)


def walk(*choices: str) -> Match:
    """A walk after these choices."""
    match = Walk("2", *ROAD).new(seed=1)
    for choice in choices:
        match.play(choice)
    return match


def chosen(match: Match) -> list[str]:
    return [str(played.option) for played in match.history]


def test_several_choices_are_made_in_one_go() -> None:
    match = walk()
    events = match.play("left", "over", "pass")
    assert chosen(match) == ["left", "over", "pass"]
    assert [event.args["place"] for event in events] == ["road", "gate", "bridge", "well"]
    assert match.state == walk("left", "over", "pass").state
    assert match.record() == walk("left", "over", "pass").record()


def test_options_and_texts_can_be_mixed_in_a_plan() -> None:
    match = walk()
    assert match.decision is not None
    match.play(match.decision.options[1], " over ")
    assert chosen(match) == ["right", "over"]


def test_an_answer_that_goes_without_saying_may_stand_in_a_plan() -> None:
    match = walk()
    match.play("left", "open", "over")
    assert chosen(match) == ["left", "over"]


@pytest.mark.parametrize(
    ("before", "plan", "sentence"),
    [
        ((), ("left", "fly", "pass"), "Choice 2 of the plan, “fly”, .* “fly” cannot be chosen now"),
        ((), ("fly", "over"), "Choice 1 of the plan, “fly”"),
        (("left", "over", "pass"), ("eat", "wade"), "“wade”, .* Chance has its say before it"),
        (("left", "over", "pass", "eat"), ("wade", "rest"), "Somebody else decides before it"),
        (("left", "over", "pass", "eat", "wade", "rest"), ("stop", "on"), "The game is over before it"),
        (("left", "over"), ("peek", "eat"), "shows something that was not known"),
    ],
)
def test_a_plan_is_refused_as_a_whole(
    before: tuple[str, ...], plan: tuple[str, ...], sentence: str
) -> None:
    match = walk(*before)
    state, record = match.state, match.record()
    with pytest.raises(IllegalMove, match=sentence):
        match.play(*plan)
    assert match.state is state
    assert match.record() == record


@pytest.mark.parametrize(
    ("before", "plan"),
    [
        (("left",), ("over", "peek")),
        (("left", "over"), ("pass", "eat")),
        (("left", "over", "pass", "eat"), ("wade",)),
    ],
)
def test_whatever_comes_after_the_last_choice_of_a_plan_is_welcome(
    before: tuple[str, ...], plan: tuple[str, ...]
) -> None:
    match = walk(*before)
    match.play(*plan)
    assert chosen(match) == [*before, *plan]


def test_what_is_known_already_is_no_news_for_a_plan() -> None:
    match = Walk("2", ROAD[3], ROAD[3], ROAD[4]).new(seed=1)
    match.play("peek")
    match.play("peek", "eat")
    assert chosen(match) == ["peek", "peek", "eat"]


def test_a_refused_plan_says_why_in_every_language() -> None:
    with pytest.raises(IllegalMove) as refused:
        walk("left", "over").play("peek", "eat")
    assert say(refused.value.text, "it").startswith("La scelta 2 del piano, «eat»")
    assert say(refused.value.text, "es").startswith("La elección 2 del plan, «eat»")


def test_chance_that_fails_in_the_middle_of_a_plan_changes_nothing() -> None:
    match = Walk("2", *ROAD).new(chance=Scripted(["die 1"]))
    match.play("left", "over", "pass")
    record = match.record()
    with pytest.raises(mathom.BadChance):
        match.play("eat")
    assert match.record() == record


# -- taking back ---------------------------------------------------------------------------------


def test_a_plan_is_taken_back_as_a_whole() -> None:
    match = walk("left")
    match.play("over", "pass", "eat")
    assert str(match.undo().option) == "over"
    assert chosen(match) == ["left"]
    assert match.state == walk("left").state
    match.undo()
    assert chosen(match) == []


def test_two_plans_are_two_units() -> None:
    match = walk()
    match.play("left", "over")
    match.play("pass", "eat")
    match.undo()
    assert chosen(match) == ["left", "over"]


def test_the_game_can_go_back_to_any_choice() -> None:
    match = walk()
    match.play("left", "over", "pass")
    assert str(match.undo(to=2).option) == "pass"
    assert chosen(match) == ["left", "over"]


def test_a_fork_may_part_from_a_plan_in_its_middle() -> None:
    match = walk()
    match.play("left", "over", "pass")
    fork = match.fork(at=3)
    assert chosen(fork) == ["left", "over"]
    fork.play("peek")
    fork.undo()
    assert chosen(fork) == ["left", "over"]


# -- what a choice tells -------------------------------------------------------------------------


def test_a_choice_tells_something_if_chance_had_a_say_or_the_table_shows_it() -> None:
    match = walk("left", "over")
    assert not match.revealed(0)
    match.play("peek")
    assert match.revealed(2)
    assert match.revealed(0)
    match.undo()
    match.play("pass")
    assert not match.revealed(0)
    match.play("eat")
    assert match.revealed(3)
    assert not match.revealed(4)


def test_whoever_hides_a_thing_learns_nothing_by_it() -> None:
    match = POCKETS.new(seed=1)
    match.play("hide left")
    assert not match.revealed(0)
    match.play("guess left")
    assert match.revealed(1)
