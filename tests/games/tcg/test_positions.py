"""Positions of the TCG, written and read."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest

from mathom import BadPosition, BadSetup
from mathom.core.agenda import Step
from mathom.core.chance import Scripted, Seeded
from mathom.games.tcg.box import BY_CODE, CARDS
from mathom.games.tcg.game import TCG
from mathom.games.tcg.position.agenda import STEPS
from mathom.games.tcg.state import ATTACHED, FELLOWSHIP_AREA, TcgState
from tests.constructors import made_with
from tests.games.tcg.tables import AMBUSHED, ON_THE_WAY, table, tcg, texts
from tests.games.tcg.unwritten import unwritten


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
    "a dead Ring-bearer": (
        {"in_play": ON_THE_WAY["in_play"][2:], "seats": seats(dead=["4C302a"])},
        "Ring-bearer of a is not in play",
    ),
    "corruption": ({"seats": seats(burdens=10)}, "corrupted by 10"),
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


# -- what is under way ---------------------------------------------------------------------------


def fighting() -> dict[str, Any]:
    """Our own position in the middle of a skirmish."""
    match = table(AMBUSHED)
    match.play("fight 4P364a")
    position: dict[str, Any] = json.loads(json.dumps(match.state.position()))
    assert position["skirmish"]["character"] == "4P364a"
    return position


def test_a_position_that_somebody_has_changed_begins_with_its_phase() -> None:
    position = fighting()
    ours, theirs = TCG.position(position, seed=1), TCG.position({**position, "twilight": 9}, seed=1)
    assert ours.decision is not None
    assert theirs.decision is not None
    assert (ours.decision.kind, theirs.decision.kind) == ("action", "skirmish")
    assert not theirs.state.in_skirmish
    assert texts(theirs) == ["fight 4P364a", "fight 4C49a"]


def test_the_same_table_can_be_taken_to_another_phase() -> None:
    match = TCG.position({**fighting(), "phase": "regroup"}, seed=1)
    assert match.state.position()["phase"] == "regroup"
    assert match.state.scopes == []


def test_what_a_stranger_says_is_under_way_is_not_believed() -> None:
    believed: dict[str, Any] = {
        "agenda": [{"step": "EndAction"}],
        "decision": {"step": "Alone", "seat": "b"},
    }
    match = table(ON_THE_WAY, **believed, dying=["4P364a"], scopes=[{"source": "4C49a"}])
    assert match.state == table(ON_THE_WAY).state


def test_a_card_that_was_being_played_is_discarded_where_the_game_begins_anew() -> None:
    state = tcg(table(ON_THE_WAY, being_played=["4C74a"]).state)
    assert [state.table.names[card] for card in state.discards[0]] == ["4C87a", "4C74a"]


def test_a_position_nested_too_deep_is_refused_in_a_sentence() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(BadPosition):
        table(ON_THE_WAY, in_play=deep)
    with pytest.raises(BadPosition) as refused:
        puzzle(in_play=deep)
    assert "lie in each other" in str(refused.value)


# -- tables without whole decks ------------------------------------------------------------------

PUZZLE: dict[str, Any] = {
    "phase": "skirmish",
    "twilight": 3,
    "path": {"1": "4U328a", "2": "4U335b", "3": "4U342a"},
    "seats": {"a": {"site": 3, "hand": ["4C42", "4C42"]}, "b": {"deck": ["4C10", "4C10", "4C37"]}},
    "in_play": ["4C302a", "4C49a", {"card": "4C10b", "assigned": "4C49a"}],
}


def puzzle(**change: Any) -> Any:
    return TCG.position({**PUZZLE, **change}, seed=1, decks="position")


def test_a_puzzle_names_its_cards_and_has_no_others() -> None:
    state = tcg(puzzle().state)
    mine = [state.table.codes[card] for card, owner in enumerate(state.table.owners) if owner == 0]
    sites = [code for code in mine if CARDS[BY_CODE[code]].site_number]
    assert len(sites) == 9
    assert sorted(set(mine) - set(sites)) == ["4C2", "4C302", "4C42", "4C49"]
    # One of the three Brigands is the minion in play, as its name says.
    assert [state.table.codes[card] for card in state.decks[1]] == ["4C10", "4C10", "4C37"]
    assert [len(hand) for hand in state.hands] == [2, 0]


def test_a_puzzle_reads_back_the_same_and_is_played_to_the_end() -> None:
    match = puzzle()
    luck = Seeded(5)
    for _ in range(400):
        if match.decision is None:
            break
        position = json.loads(json.dumps(match.state.position()))
        again = TCG.position(position, chance=Scripted(), decks="position")
        assert again.state == match.state
        match.play(match.decision.options[luck.below(len(match.decision.options))])
    assert match.outcome is not None


def test_a_puzzle_has_a_ring_bearer_even_if_it_names_none() -> None:
    state = tcg(TCG.position({}, seed=1, decks="position").state)
    assert [state.table.names[bearer] for bearer in state.bearer] == ["4C302a", "4C302b"]
    assert all(not deck for deck in state.decks)


def test_a_card_that_cannot_be_played_yet_is_in_no_puzzle() -> None:
    with unwritten("4C277"), pytest.raises(BadPosition):
        puzzle(seats={"a": {"hand": ["4C277"]}})


def test_a_new_game_needs_whole_decks() -> None:
    with pytest.raises(BadSetup) as refused:
        TCG.new(seed=1, decks="position")
    assert "from a position" in str(refused.value)


# -- every accepted position can be played -------------------------------------------------------

WRONG: tuple[Any, ...] = (
    None, -1, 0, 1, 5, 999, True, "", "b", "4C302a", "4C184b", "4C49.0", "regroup", "shadow", "skirmish",
    [], {}, [1], ["4C10b"], ["4C302a"], {"card": "x"}, {"a": {}},
)  # fmt: skip
CHOICES = 200


def _places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a written position, by the way that leads there."""
    if isinstance(data, dict):
        return [path, *[one for key in data for one in _places(data[key], (*path, key))]]
    if isinstance(data, list):
        return [path, *[one for key in range(len(data)) for one in _places(data[key], (*path, key))]]
    return [path]


def _changed(data: Any, path: tuple[Any, ...], luck: Seeded) -> None:
    part = data
    for key in path[:-1]:
        part = part[key]
    if luck.below(4) == 0:
        del part[path[-1]]
    else:
        part[path[-1]] = WRONG[luck.below(len(WRONG))]


def _play_on(match: Any, luck: Seeded) -> int:
    """Choose at random, so often; how often somebody was asked."""
    state = match.state
    for asked in range(CHOICES):
        if state.decision is None:
            return asked
        assert state.decision.options
        state.apply(state.decision.options[luck.below(len(state.decision.options))])
    return CHOICES


@pytest.mark.parametrize("seed", range(5))
def test_whatever_is_changed_in_a_position_is_refused_in_a_sentence_or_can_be_played(seed: int) -> None:
    luck = Seeded(seed)
    match = TCG.new(seed=seed, players=str(2 + seed % 2))
    for number in range(60 + 25 * seed):
        if match.decision is None:
            break
        options = match.decision.options
        match.play(options[0 if number < 3 else luck.below(len(options))])
    text = json.dumps(match.state.position() if match.decision is not None else fighting())
    players = str(match.state.table.players) if match.decision is not None else "2"
    taken = refused = asked = 0
    places = _places(json.loads(text))[1:]
    for _ in range(120):
        data = json.loads(text)
        for path in (places[luck.below(len(places))], places[luck.below(len(places))]):
            with contextlib.suppress(KeyError, IndexError, TypeError):
                _changed(data, path, luck)
        try:
            again = TCG.position(data, seed=1, players=players)
        except BadPosition:
            refused += 1
        else:
            assert again.state.position()
            asked += _play_on(again, luck)
            taken += 1
    assert taken > 10
    assert refused > 20
    assert asked > 10 * taken


@pytest.mark.parametrize("step", STEPS.values(), ids=STEPS)
def test_a_step_is_made_of_the_fields_that_it_declares(step: type[Step[Any]]) -> None:
    assert list(step.fields) == made_with(step)


@pytest.mark.parametrize("step", ["Awaiting", "Milestone"])
def test_what_several_steps_share_is_no_step_of_its_own(step: str) -> None:
    assert step not in STEPS
