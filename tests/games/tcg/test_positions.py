"""Positions of the TCG, written and read."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mathom import BadPosition
from mathom.core.chance import Scripted, Seeded
from mathom.games.tcg.game import TCG
from mathom.games.tcg.state import ATTACHED, FELLOWSHIP_AREA, TcgState
from tests.games.tcg.tables import AMBUSHED, ON_THE_WAY, table, tcg, texts


def seats(**change: Any) -> dict[str, Any]:
    """The seats of `ON_THE_WAY`, player a's part changed."""
    return {**ON_THE_WAY["seats"], "a": {**ON_THE_WAY["seats"]["a"], **change}}


def in_play(*more: Any) -> list[Any]:
    return [*ON_THE_WAY["in_play"], *more]


def reread(state: TcgState) -> TcgState:
    position = json.loads(json.dumps(state.position()))
    return tcg(TCG.position(position, chance=Scripted()).state)


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = TCG.read({}, TCG.settle({}), Scripted())
    assert [state.table.names[card] for card in state.in_play] == ["4C302a", "4C2a", "4C302b", "4C2b"]
    assert state.zone[state.ring[0]] == ATTACHED
    assert state.zone[state.bearer[1]] == FELLOWSHIP_AREA
    assert state.table.names[state.path[1]] == "4U328a"
    assert [len(deck) for deck in state.decks] == [60, 60]
    assert [len(sites) for sites in state.sites] == [8, 9]
    assert (state.turn, state.free, state.burdens) == (1, 0, [0, 0])


def test_a_code_means_the_next_copy_that_is_not_placed_yet() -> None:
    state = tcg(table(ON_THE_WAY, seats=seats(hand=["4C10", "4C10"], discard=["4C10"], dead=[])).state)
    assert [state.table.names[card] for card in state.hands[0]] == ["4C10a", "4C10a2"]
    assert [state.table.names[card] for card in state.discards[0]] == ["4C10a3"]


@pytest.mark.parametrize("data", [ON_THE_WAY, AMBUSHED], ids=["fellowship", "skirmish"])
def test_a_position_reads_back_the_same(data: dict[str, Any]) -> None:
    state = tcg(table(data).state)
    again = reread(state)
    assert again == state
    assert again.position() == state.position()


def test_the_middle_of_a_skirmish_reads_back_the_same() -> None:
    cards = [card if card != {"card": "4C49a", "wounds": 2} else "4C49a" for card in AMBUSHED["in_play"]]
    match = table(AMBUSHED, in_play=cards)
    match.play("fight 4C49a")
    match.play("use 4C49a")
    state = tcg(match.state)
    assert state.scopes or state.lasting
    again = reread(state)
    assert again == state
    assert again.strengths[again.table.by_name["4P364a"]] == state.strength(
        state.table.by_name["4P364a"]
    )


def test_a_secret_bid_is_part_of_the_written_position() -> None:
    match = TCG.new(seed=4)
    match.play("number 3")
    assert match.state.position()["bids"] == [3, None]
    assert reread(tcg(match.state)) == match.state


def test_tokens_stacks_and_control_are_kept() -> None:
    data = {
        **ON_THE_WAY,
        "controlled": {"1": "b"},
        "stacked": {"4U335b": ["4C197b"]},
        "in_play": in_play("4U296b"),
        "seats": {**ON_THE_WAY["seats"], "b": {"site": 2, "hand": ["4C165"]}},
        "seen": {"4C165b": "ab"},
    }
    state = tcg(table(data).state)
    assert state.controller[1] == 1
    assert state.table.names[state.stacked_on(state.path[2])[0]] == "4C197b"
    again = reread(state)
    assert again == state
    assert again.seen[again.table.by_name["4C165b"]] == 3


PHASES = {
    "before": "fellowship",
    "fellowship": "fellowship",
    "shadow": "shadow",
    "maneuver": "maneuver",
    "archery": "archery",
    "assignment": "assignment",
    "regroup": "regroup",
}


@pytest.mark.parametrize(("phase", "then"), PHASES.items())
def test_a_position_without_a_question_begins_with_its_phase(phase: str, then: str) -> None:
    data = {**AMBUSHED, "in_play": in_play("4C184b", "4C197b"), "twilight": 9}
    state = tcg(table(data, phase=phase).state)
    assert state.decision is not None
    reached = state.position()["phase"]
    assert reached in (then, "assignment", "skirmish", "regroup")
    assert state.turn == 5


def test_a_game_goes_on_from_a_written_question() -> None:
    match = table(ON_THE_WAY)
    again = TCG.position(match.state.position(), seed=1)
    assert texts(again) == texts(match)
    for other in (match, again):
        other.play("play 4C310a")
    assert again.state == match.state


def test_a_finished_game_is_written_with_its_winner() -> None:
    match = TCG.new(seed=4)
    for text in ("number 10", "number 0"):
        match.play(text)
    assert match.outcome is not None
    assert match.outcome.how == "corrupted"
    assert match.state.position()["outcome"] == {"winners": ["b"], "how": "corrupted"}
    assert reread(tcg(match.state)).outcome == match.outcome


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "a card in two places": ({"seats": seats(hand=["4P364a"])}, "4P364a"),
    "more copies than the deck has": (
        {"seats": seats(hand=["4C49", "4C49", "4C49"], dead=[])},
        "no further copy of 4C49",
    ),
    "a card of another deck": ({"seats": seats(hand=["4C165b"])}, "4C165b is not a card of a"),
    "no card at all": ({"seats": seats(hand=["9Z9a"])}, "“9Z9a” in hand is no card"),
    "a site in hand": ({"seats": seats(hand=["4U350a"])}, "4U350a cannot lie there"),
    "two of a unique card": ({"in_play": in_play("4P364a2")}, "4P364a2 is unique"),
    "wounds that kill": (
        {"in_play": in_play({"card": "4C74a", "wounds": 3})},
        "4C74a has 3 wounds and a vitality of 3",
    ),
    "wounds on a thing": (
        {"in_play": in_play({"card": "4C306a", "on": "4C302a", "wounds": 1})},
        "4C306a cannot have wounds",
    ),
    "tokens on a character": (
        {"in_play": in_play({"card": "4C74a", "tokens": {"elven": 1}})},
        "tokens cannot lie on 4C74a",
    ),
    "borne by a card that is not in play": (
        {"in_play": in_play({"card": "4C306a", "on": "4C74a"})},
        "4C306a must lie on a card in play",
    ),
    "a companion assigned": (
        {"in_play": in_play({"card": "4C74a", "assigned": "4P364a"})},
        "4C74a is no minion",
    ),
    "a hole in the path": ({"path": {"1": "4U328a", "3": "4U342a"}}, "no site 2"),
    "a site of another number": ({"path": {"1": "4U335b"}}, "4U335b is not a site 1"),
    "a fight with a thing": (
        {"skirmish": {"character": "4C2a", "minions": []}},
        "4C2a cannot fight",
    ),
    "a dead Ring-bearer": (
        {"in_play": ON_THE_WAY["in_play"][2:], "seats": seats(dead=["4C302a"])},
        "Ring-bearer of a is not in play",
    ),
    "corruption": ({"seats": seats(burdens=10)}, "corrupted by 10"),
    "a question without an answer": ({"decision": {"step": "AskMay"}}, "AskMay"),
    "actions that nobody began": (
        {"agenda": [{"step": "EndAction"}], "decision": {"step": "Alone", "seat": "a"}},
        "do not fit together",
    ),
    "a flag that is none": ({"fierce": "yes"}, "fierce must be true or false"),
    "an unknown word": ({"weather": "rain"}, "weather"),
}


@pytest.mark.parametrize(("change", "said"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_is_refused_in_a_sentence_that_names_it(
    change: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        table(ON_THE_WAY, **change)
    assert said in str(refused.value)


def test_the_rule_of_nine_holds_for_positions() -> None:
    dead = ["4P364a2", "4P364a3", "4C49a2", "4C310", "4C310", "4C310", "4C314", "4C314"]
    with pytest.raises(BadPosition) as refused:
        table(ON_THE_WAY, seats=seats(hand=[], dead=dead))
    assert "11 companions" in str(refused.value)


WRONG: tuple[Any, ...] = (None, -1, 999, True, "", "b", "4C302a", "4C49.0", [], {}, [1], {"card": "x"})


def _places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a written position, by the way that leads there."""
    if isinstance(data, dict):
        return [path, *[one for key in data for one in _places(data[key], (*path, key))]]
    if isinstance(data, list):
        return [path, *[one for key in range(len(data)) for one in _places(data[key], (*path, key))]]
    return [path]


def test_whatever_is_changed_in_a_position_is_read_or_refused_in_a_sentence() -> None:
    match = table(AMBUSHED)
    match.play("fight 4P364a")
    text = json.dumps(match.state.position())
    luck = Seeded(3)
    taken = refused = 0
    for path in _places(json.loads(text))[1:]:
        data = json.loads(text)
        part = data
        for key in path[:-1]:
            part = part[key]
        if luck.below(4) == 0:
            del part[path[-1]]
        else:
            part[path[-1]] = WRONG[luck.below(len(WRONG))]
        try:
            again = TCG.position(data, seed=1)
        except BadPosition:
            refused += 1
        else:
            assert again.state.position()
            taken += 1
    assert taken > 20
    assert refused > 100


@pytest.mark.parametrize("step", ["Awaiting", "Milestone"])
def test_what_several_steps_share_is_no_step_of_its_own(step: str) -> None:
    position = TCG.new(seed=1).state.position()
    position["decision"] = {"step": step}
    with pytest.raises(BadPosition):
        TCG.position(position)
