"""How much a seat wants to be asked, at a table of the TCG where the rules ask everybody."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.server.refused import Refused
from mathom.server.tables.choose import go_on
from mathom.server.tables.entries import Choice, Pace, Plan
from mathom.server.tables.pace import set_pace
from mathom.server.tables.takeback import possible
from tests.games.tcg.tables import AMBUSHED
from tests.server.desk import Desk
from tests.server.player import Player, join, post, watcher


def desk(seed: int = 3) -> Desk:
    return Desk("tcg", seed, asked="always")


def want(it: Desk, pace: Pace, seat: str | None = None) -> None:
    """A seat wants to be asked so much, or all do; and the house answers what it now may."""
    it.write(set_pace(it.table, it.table.seats, seat, pace))
    draft = go_on(it.table)
    if draft is not None:
        it.write(draft)


def sizes(it: Desk, choices: int) -> list[int]:
    """How many options those who are asked have, over some choices at random."""
    found = []
    for _ in range(choices):
        if it.table.decision is None:
            break
        found.append(1 if it.table.decision.secret else len(it.table.decision.options))
        it.play(1)
    return found


def test_what_leaves_no_choice_is_usually_answered_by_the_house() -> None:
    it = desk()
    it.play(2)
    assert min(sizes(it, 60)) > 1
    answered = [made.choice for made in it.table.play.made if made.choice.unasked]
    assert "pass" in {choice.option for choice in answered}


def test_who_wants_to_be_asked_always_is() -> None:
    it = desk()
    want(it, "always")
    it.play(2)
    assert 1 in sizes(it, 60)
    assert not any(made.choice.unasked for made in it.table.play.made)


def test_what_the_house_answers_stands_in_one_entry_with_the_choice_before() -> None:
    it = desk()
    it.play(40)
    plans = [page.entry.deed for page in it.pages if isinstance(page.entry.deed, Plan)]
    assert plans
    assert all(not plan.choices[0].unasked for plan in plans)
    assert all(choice.unasked for plan in plans for choice in plan.choices[1:])


FEROCIOUS = {**AMBUSHED, "seats": {**AMBUSHED["seats"], "b": {"site": 2, "hand": ["4C151"]}}}
"""Player b can answer a skirmish with Ferocity."""


def ambushed(seed: int = 1) -> Desk:
    """A skirmish of a's Aragorn with an Uruk of b."""
    it = Desk("tcg", seed, FEROCIOUS, asked="always")
    it.choose("fight 4P364a")
    return it


def asked(it: Desk) -> tuple[str, list[str]]:
    """Who is asked, and what he may answer."""
    assert it.table.decision is not None
    return it.table.decider, [str(option) for option in it.table.decision.options]


def test_the_house_passes_until_another_seat_does_something() -> None:
    it = ambushed()
    it.choose("pass")
    assert asked(it) == ("b", ["play 4C151b", "pass"])
    want(it, "news", "b")
    assert it.table.play.made[-1].choice.option == "pass", "b has passed at once"
    assert it.table.paces["b"].pace == "news"

    it = ambushed()
    want(it, "news", "b")
    it.choose("play 4C42a")
    assert asked(it) == ("b", ["play 4C151b", "pass"]), "a has done something"
    assert it.table.paces["b"].pace == "able"


@pytest.mark.parametrize("seed", range(12))
def test_the_house_passes_until_the_own_turn(seed: int) -> None:
    it = ambushed(seed)
    want(it, "turn", "b")
    turn, begun = it.table.game.turn(it.table.play.state), 0
    for _ in range(60):
        state: Any = it.table.play.state
        if it.table.decision is None or (state.turn != turn and state.free == 1):
            break
        if it.table.decider == "b":
            assert it.table.decision.find("pass") is None or it.table.decision.kind == "reconcile"
        begun = len(it.table.play.made)
        it.choose(str(it.table.decision.options[-1]))
    assert it.table.paces["b"].pace == "able"
    # What leaves him a choice in his own turn is his again, whatever he has drawn.
    for n in range(begun + 1, len(it.table.play.made)):
        question = it.table.play.at(n).decision
        assert question is not None
        assert len(question.options) == 1
    assert it.table.decider == "b" or seed == 10, "only with this deal has he nothing to play"


def test_a_wish_for_a_while_goes_back_to_what_was_wanted_before() -> None:
    it = ambushed()
    want(it, "always", "b")
    want(it, "news", "b")
    assert it.table.paces["b"].ended().pace == "always"


def test_the_journal_remembers_the_pace() -> None:
    it = ambushed()
    want(it, "news", "b")
    it.play(6)
    assert it.opened().paces == it.table.paces


def test_what_the_house_answered_for_somebody_is_not_his_to_take_back() -> None:
    it = ambushed()
    want(it, "news", "b")
    it.choose("pass")
    passed = it.table.play.made[-1].choice
    assert (passed.seat, passed.option, passed.unasked) == ("b", "pass", True)
    assert possible(it.table, ["b"]) is None
    back = possible(it.table, ["a"])
    assert back is not None
    assert it.table.play.made[back.to].choice.seat == "a"


def test_a_game_without_passing_has_no_pace() -> None:
    it = Desk("duel")
    with pytest.raises(Refused) as refused:
        set_pace(it.table, it.table.seats, None, "always")
    assert refused.value.text.id == "table-no-pace"


def test_where_there_is_no_pace_the_house_answers_nothing() -> None:
    it = Desk("wotr", 5)
    it.play(120)
    assert not any(made.choice.unasked for made in it.table.play.made)


# -- over the wire -------------------------------------------------------------------------------


@pytest.fixture
def two(url: str) -> tuple[Player, Player]:
    seats = {"a": {"kind": "me"}, "b": {"kind": "friend"}}
    table = post(url, "tables", game="tcg", setup={"asked": "always"}, seats=seats).json()
    return Player(url, table["table"], table["tokens"]["a"]), join(url, table, "b")


def test_everybody_sees_only_the_own_pace(two: tuple[Player, Player]) -> None:
    ada, bo = two
    assert ada.state()["pace"] == {"a": "able"}
    assert bo.post("pace", pace="always").status_code == 200
    assert bo.state()["pace"] == {"b": "always"}
    assert ada.state()["pace"] == {"a": "able"}
    assert watcher(ada).state()["pace"] == {}


def test_nobody_sets_the_pace_of_another(two: tuple[Player, Player]) -> None:
    ada, bo = two
    assert ada.post("pace", pace="turn", seat="b").status_code == 403
    assert bo.state()["pace"] == {"b": "able"}
    assert ada.post("pace", pace="never").status_code == 400
    assert post(ada.url, f"tables/{ada.table}/pace", token="x", pace="able").status_code == 401


def test_a_choice_alone_says_when_wishes_end() -> None:
    it = ambushed()
    want(it, "news", "b")
    while it.table.paces["b"].pace == "news":
        it.choose(str(it.table.decision.options[0]))  # type: ignore[union-attr]
    deed = it.pages[-1].entry.deed
    last = deed if isinstance(deed, Choice) else deed.choices[-1]  # type: ignore[union-attr]
    assert last.ended == ("b",)
