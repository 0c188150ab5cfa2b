"""Written positions: they read back the same, and what cannot be on a table is refused by name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import mathom
from mathom.core.playout import playout
from mathom.games.duel.state import DuelState
from tests.games.duel.table import (
    DUEL,
    bad_position,
    decider,
    deck,
    fresh,
    options,
    play,
    result,
    scripted,
    seen,
    side,
    table,
)
from tests.laws.duel import conserved

# -- round trips ---------------------------------------------------------------------------------


@pytest.mark.parametrize("extra_turns", ["one", "all"])
@pytest.mark.parametrize("seed", range(10))
def test_every_position_of_a_game_reads_back_the_same_and_asks_nothing_of_chance(
    seed: int, extra_turns: str
) -> None:
    state = DUEL.new(seed=seed, extra_turns=extra_turns).state
    choice = mathom.Seeded(seed)
    while True:
        written = json.loads(json.dumps(state.position()))
        match = DUEL.position(written, chance=mathom.Scripted(), extra_turns=extra_turns)
        assert match.state == state
        assert match.state.position() == written
        if state.decision is None:
            break
        assert options(match) == [str(option) for option in state.decision.options]
        for seat in (0, 1, -1):
            assert match.state.view(seat) == state.view(seat)
        state.apply(state.decision.options[choice.below(len(state.decision.options))])
    assert result(match) is not None


def test_a_question_in_the_middle_of_a_turn_reads_back() -> None:
    match = table("c3_18", "c3_01", sauron={"coins": 9}, fellowship={"units": {"arnor": 1, "rohan": 1}})
    match.play("play c3_18")
    again = DUEL.position(match.state.position(), chance=scripted())
    assert options(again) == ["remove arnor", "remove rohan"]
    play(again, "remove arnor", "stop")
    assert decider(again) == "fellowship"
    assert side(again, "fellowship")["coins"] == 2


def test_a_secret_look_through_the_discard_reads_back_with_what_was_seen() -> None:
    match = fresh(landmarks=["barad_dur"], sauron={"coins": 6}, chance=["left_out c1_09 c1_14 c1_22"])
    match.play("landmark barad_dur")
    again = DUEL.position(match.state.position(), chance=scripted())
    assert options(again) == ["retrieve c1_09", "retrieve c1_14", "retrieve c1_22"]
    assert "left_out" not in seen(again, "fellowship")
    again.play("retrieve c1_14")
    third = DUEL.position(again.state.position(), chance=scripted())
    assert seen(third, "sauron")["left_out"] == ["c1_09", "c1_22"]


# -- what is left out ----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_an_empty_position_is_the_start_of_the_game(seed: int) -> None:
    assert DUEL.position({}, seed=seed).state == DUEL.new(seed=seed).state


def test_what_is_left_out_is_as_at_the_start_of_the_game() -> None:
    match = DUEL.position({"sauron": {"coins": 7}, "fellowship": {"quest": 2}}, seed=1)
    assert side(match, "sauron")["coins"] == 7
    assert side(match, "fellowship")["coins"] == 3
    assert side(match, "sauron")["units"] == {"mordor": 2}
    assert side(match, "fellowship")["units"] == {"arnor": 2}
    assert seen(match, None)["chapter"] == 1
    assert decider(match) == "sauron"


def test_units_that_are_named_are_all_there_are() -> None:
    match = DUEL.position({"sauron": {"units": {"rohan": 1}}}, seed=1)
    assert side(match, "sauron")["units"] == {"rohan": 1}
    assert side(match, "sauron")["supply"] == 14


def test_cards_of_earlier_chapters_that_are_not_named_were_discarded() -> None:
    match = DUEL.position({"chapter": 2, "sauron": {"cards": ["c1_01"]}}, seed=1)
    assert seen(match, None)["discard"] == 22 + 3


def test_a_layout_that_is_not_described_has_lost_as_many_cards_as_lie_elsewhere() -> None:
    match = DUEL.position({"sauron": {"cards": ["c1_01", "c1_02"]}, "discard": ["c1_03"]}, seed=1)
    assert [slot is None for slot in seen(match, None)["layout"]] == [False] * 17 + [True] * 3
    looked = {
        "sauron": {"cards": ["c1_01", "c1_02"], "landmarks": ["barad_dur"]},
        "left_out": ["c1_04", "c1_05"],
        "looked": ["sauron"],
    }
    # Two cards were played, one of them from the discard.
    match = DUEL.position(looked, seed=1)
    assert [slot is None for slot in seen(match, None)["layout"]] == [False] * 19 + [True]


def test_a_landmark_brings_its_fortress_unless_the_position_says_otherwise() -> None:
    owned = {"landmarks": ["bree", "erebor"]}
    assert side(DUEL.position({"sauron": owned}, seed=1), "sauron")["fortresses"] == [
        "arnor",
        "rhovanion",
    ]
    razed = owned | {"fortresses": ["arnor"]}
    assert side(DUEL.position({"sauron": razed}, seed=1), "sauron")["fortresses"] == ["arnor"]


def test_a_free_card_that_is_still_face_down_is_turned_up_before_the_turn() -> None:
    layout = ["c1_01", "c1_02", "?", "?", "?", *[None] * 15]
    data = {"layout": layout, "discard": deck(1)[8:], "landmarks": []}
    for more in ({}, {"to_act": "fellowship"}):
        match = DUEL.position(data | more, chance=scripted("card c1_05 c1_03 c1_04"))
        assert options(match)[::2] == ["play c1_05", "play c1_03", "play c1_04"]


def test_when_the_last_card_of_a_chapter_is_gone_the_next_one_begins() -> None:
    layout: list[str | None] = [None] * 20
    match = DUEL.position({"layout": layout, "discard": deck(1)[:20]}, seed=1)
    assert seen(match, None)["chapter"] == 2
    assert decider(match) == "fellowship"
    match = DUEL.position({"layout": layout, "discard": deck(1)[:20], "extra": 1}, seed=1)
    assert decider(match) == "sauron"


def test_what_chance_adds_to_a_position_is_part_of_the_record() -> None:
    match = DUEL.position({"landmarks": []}, seed=3)
    assert "0. {card c1_" in match.record()
    assert mathom.replay(match.record()).state == match.state


# -- what cannot be ------------------------------------------------------------------------------

EMPTY: list[str | None] = [None] * 20
LAST_CARD = {"layout": ["c1_01", *EMPTY[1:]], "discard": deck(1)[1:20]}


@pytest.mark.parametrize(
    ("data", "id", "args"),
    [
        ([], "position-not-table", {"where": "position"}),
        ({"chapter": 0}, "position-number", {"where": "chapter", "least": 1, "most": 3}),
        ({"chapter": 4}, "position-number", {"value": "4"}),
        ({"chapter": "1"}, "position-number", {"value": "1"}),
        ({"chapter": True}, "position-number", {"value": "True"}),
        ({"chapter": 1.0}, "position-number", {"value": "1.0"}),
        ({"turn": "gollum"}, "position-word", {"where": "turn", "value": "gollum"}),
        ({"turn": ["sauron"]}, "position-word", {"where": "turn"}),
        ({"extra": -1}, "position-number", {"where": "extra"}),
        ({"gollum": {}}, "position-unknown", {"name": "gollum"}),
        ({"sauron": {"gold": 3}}, "position-unknown", {"name": "sauron.gold"}),
        ({"sauron": {"units": {"shire": 1}}}, "position-unknown", {"name": "sauron.units.shire"}),
        ({"sauron": []}, "position-not-table", {"where": "sauron"}),
        ({"sauron": {"coins": 31}}, "position-number", {"where": "sauron.coins", "most": 30}),
        ({"sauron": {"coins": 28}}, "duel-position-coins", {"count": 31, "most": 30}),
        ({"sauron": {"quest": 15}}, "position-number", {"where": "sauron.quest", "most": 14}),
        ({"sauron": {"cards": "c1_01"}}, "position-not-list", {"where": "sauron.cards"}),
        ({"sauron": {"cards": ["c1_24"]}}, "position-word", {"value": "c1_24"}),
        ({"sauron": {"cards": [None]}}, "position-word", {"value": "None"}),
        ({"sauron": {"cards": ["c1_01", "c1_01"]}}, "position-twice", {"thing": "c1_01"}),
        ({"sauron": {"cards": ["c2_01"]}}, "duel-position-chapter", {"card": "c2_01", "chapter": 1}),
        (
            {"sauron": {"cards": ["c1_01"]}, "fellowship": {"cards": ["c1_01"]}},
            "position-twice",
            {"thing": "c1_01"},
        ),
        ({"sauron": {"cards": ["c1_01"]}, "discard": ["c1_01"]}, "position-twice", {"thing": "c1_01"}),
        ({"sauron": {"cards": ["c1_01"]}} | LAST_CARD, "position-twice", {"thing": "c1_01"}),
        ({"sauron": {"tokens": ["orcs_1"]}}, "position-word", {"where": "sauron.tokens"}),
        (
            {"sauron": {"tokens": ["ents_1"]}, "fellowship": {"tokens": ["ents_1"]}},
            "position-twice",
            {"thing": "ents_1"},
        ),
        (
            {"sauron": {"tokens": ["ents_1"]}, "stacks": {"ents": ["ents_1"]}},
            "position-twice",
            {"thing": "ents_1"},
        ),
        ({"stacks": {"ents": ["elves_1"]}}, "position-word", {"where": "stacks.ents"}),
        ({"stacks": {"orcs": []}}, "position-unknown", {"name": "stacks.orcs"}),
        ({"sauron": {"units": {"rohan": 16}}}, "position-number", {"where": "sauron.units.rohan"}),
        (
            {"sauron": {"units": {"rohan": 8, "gondor": 8}}},
            "duel-position-units",
            {"seat": "sauron", "count": 16, "most": 15},
        ),
        ({"sauron": {"units": {"arnor": 1}}}, "duel-position-conflict", {"region": "arnor"}),
        (
            {"sauron": {"fortresses": ["rohan"]}},
            "duel-position-fortress",
            {"seat": "sauron", "region": "rohan"},
        ),
        (
            {"sauron": {"landmarks": ["bree"]}, "fellowship": {"landmarks": ["bree"]}},
            "position-twice",
            {"thing": "bree"},
        ),
        (
            {"sauron": {"landmarks": ["bree"]}, "landmarks": ["bree"]},
            "position-twice",
            {"thing": "bree"},
        ),
        ({"landmarks": ["bree", "erebor", "isengard", "helms_deep"]}, "duel-position-landmarks", {}),
        ({"layout": []}, "duel-position-slots", {"count": 0, "most": 20}),
        ({"layout": ["?"] * 21}, "duel-position-slots", {"count": 21, "most": 20}),
        ({"layout": ["!", *EMPTY[1:]]}, "position-word", {"where": "layout", "value": "!"}),
        ({"layout": [["?"], *EMPTY[1:]]}, "position-word", {"where": "layout"}),
        ({"layout": [*EMPTY[1:], "?"]}, "duel-position-covered", {"slot": 13}),
        (
            {"layout": [*["?"] * 9, "c1_01", *["?"] * 10]},
            "duel-position-face-down",
            {"card": "c1_01"},
        ),
        (
            {"chapter": 2, "layout": ["c1_01", *["?"] * 19]},
            "duel-position-chapter",
            {"card": "c1_01", "chapter": 2},
        ),
        ({"layout": EMPTY}, "duel-position-unseen", {"count": 23, "most": 3}),
        (
            {"layout": ["?"] * 20, "discard": ["c1_01"]},
            "duel-position-unseen",
            {"count": 22, "most": 23},
        ),
        ({"discard": deck(1)[:21]}, "duel-position-unseen", {"count": 2, "most": 3}),
        ({"discard": ["c3_01"]}, "duel-position-chapter", {"card": "c3_01"}),
    ],
)
def test_what_cannot_be_on_a_table_is_refused_by_name(data: Any, id: str, args: dict[str, Any]) -> None:
    told, found = bad_position(data)
    assert told == id
    assert args.items() <= found.items()


def test_a_refused_position_is_explained_in_a_sentence() -> None:
    with pytest.raises(mathom.BadPosition, match="Units of both sides stand in “arnor”"):
        DUEL.position({"sauron": {"units": {"arnor": 1}}})


def test_a_position_that_was_read_can_be_played_to_the_end() -> None:
    match = DUEL.position({"chapter": 3, "turn": "fellowship"}, seed=9)
    state = match.state.clone()
    assert isinstance(state, DuelState)
    playout(state, mathom.Seeded(9))
    assert state.outcome is not None
    conserved(state)


def test_the_first_game_that_is_guided_can_be_laid_out() -> None:
    path = Path(__file__).parents[3] / "web/src/games/duel/guide/table.json"
    match = DUEL.position(json.loads(path.read_text(encoding="utf-8")), seed=1)
    assert match.decision is not None
    assert match.seats[match.decision.seat] == "fellowship"
    # There is something of each kind to choose from, and something that costs nothing.
    assert {option.verb for option in match.decision.options} >= {"play", "discard"}
