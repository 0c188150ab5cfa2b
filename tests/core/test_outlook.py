"""Outlooks: what would be asked after some choices, as far as it can be foreseen."""

from __future__ import annotations

import pytest

from mathom import IllegalMove, Match
from mathom.core.outlook import MOST, Ahead, outlook
from tests.core.test_plans import chosen, walk
from tests.core.toy import POCKETS_GAME as POCKETS
from tests.core.walk import Milestone, Walk


def place(ahead: Ahead) -> str:
    """The milestone of which an outlook tells the question, or what stands before it."""
    return str(ahead.decision.step.key()[1]) if ahead.decision is not None else str(ahead.stops)


def leads(ahead: Ahead) -> list[str | None]:
    return [None if then is None else place(then) for then in ahead.then]


def test_without_a_plan_it_tells_what_is_asked_now() -> None:
    match = walk()
    found = outlook(match, ())
    assert (place(found.ahead), leads(found.ahead)) == ("0", [None, None])
    assert found.view == match.view(0)
    assert chosen(match) == []


def test_it_tells_what_is_asked_after_a_plan_and_how_the_table_looks_then() -> None:
    match = walk()
    found = outlook(match, ("left", "over"))
    assert place(found.ahead) == "3"
    assert found.view == walk("left", "over").view(0)
    assert chosen(match) == [], "nothing is made"


def test_each_option_tells_where_it_leads() -> None:
    ahead = outlook(walk("left"), (), 2).ahead
    assert leads(ahead) == ["3", "3"]
    deeper = outlook(walk("left"), (), 3).ahead
    assert [leads(then) for then in deeper.then if then] == [["told", "4"], ["told", "4"]]


@pytest.mark.parametrize(
    ("before", "plan", "stops"),
    [
        (("left", "over", "pass"), "eat", "chance"),
        (("left", "over", "pass", "eat"), "wade", "seat"),
        (("left", "over", "pass", "eat", "wade", "rest"), "stop", "over"),
        (("left", "over"), "peek", "told"),
    ],
)
def test_it_says_what_stands_in_the_way(before: tuple[str, ...], plan: str, stops: str) -> None:
    ahead = outlook(walk(*before), (plan,)).ahead
    assert (ahead.stops, ahead.decision, ahead.then) == (stops, None, [])


def test_how_the_table_would_look_is_told_only_if_it_can_be_known() -> None:
    assert outlook(walk("left", "over", "pass"), ("eat",)).view is None
    assert outlook(walk("left", "over"), ("peek",)).view is None
    before = ("left", "over", "pass", "eat")
    assert outlook(walk(*before), ("wade",)).view == walk(*before, "wade").view(0)


def test_what_chance_holds_ready_is_not_looked_at() -> None:
    # After the die it would be over, or not: who asks before learns neither.
    road = (Milestone("inn", "eat", "sleep", die=True),)
    match = Walk("2", *road).new(seed=1)
    assert outlook(match, ("eat",)).ahead.stops == "chance"
    with pytest.raises(IllegalMove, match="Chance has its say"):
        match.play("eat", "sleep")


@pytest.mark.parametrize(
    ("before", "plan"),
    [
        ((), ("fly",)),
        ((), ("left", "fly", "pass")),
        ((), ("fly", "over")),
        ((), ("left", "open", "fly")),
        (("left", "over", "pass"), ("eat", "wade")),
        (("left", "over", "pass", "eat"), ("wade", "rest")),
        (("left", "over", "pass", "eat", "wade", "rest"), ("stop", "on")),
        (("left", "over"), ("peek", "eat")),
    ],
)
def test_a_plan_that_would_be_refused_is_refused_in_the_same_words(
    before: tuple[str, ...], plan: tuple[str, ...]
) -> None:
    with pytest.raises(IllegalMove) as made:
        walk(*before).play(*plan)
    with pytest.raises(IllegalMove) as looked:
        outlook(walk(*before), plan)
    assert looked.value.text == made.value.text


def test_an_answer_that_goes_without_saying_may_stand_in_the_plan() -> None:
    assert place(outlook(walk(), ("left", "open", "over")).ahead) == "3"


def test_a_game_that_is_over_has_no_outlook() -> None:
    match = walk("left", "over", "pass", "eat", "wade", "rest", "stop")
    with pytest.raises(IllegalMove):
        outlook(match, ())


def test_whatever_goes_without_saying_after_chance_does_not_show_in_a_refusal() -> None:
    def refusal(seat: int) -> str:
        inn = Milestone("inn", "eat", "sleep", die=True)
        road = (inn, Milestone("gate", "open"), Milestone("ford", "wade", "swim", seat=seat))
        with pytest.raises(IllegalMove) as refused:
            Walk("2", *road).new(seed=1).play("eat", "open", "fly")
        return str(refused.value)

    assert refusal(0) == refusal(1)
    assert "Choice 2 of the plan, “open”" in refusal(0)


def test_far_questions_are_left_out_where_there_are_too_many() -> None:
    road = [Milestone(f"m{n}", *[f"go {k}" for k in range(40)]) for n in range(4)]
    match: Match = Walk("2", *road).new(seed=1)
    ahead = outlook(match, (), 3).ahead
    assert None not in ahead.then, "the nearer ones come first"
    inner = [one for then in ahead.then if then for one in then.then]
    assert inner.count(None) > 0
    told = 40 + 40 * 40 + sum(len(one.then) for one in inner if one)
    assert MOST <= told < MOST + 40


def test_a_hider_looks_no_further_than_the_guess() -> None:
    match = POCKETS.new(seed=1)
    assert outlook(match, ("hide left",)).ahead.stops == "seat"
