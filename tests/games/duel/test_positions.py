"""Written positions: they read back the same, and what cannot be on a table is refused by name."""

from __future__ import annotations

import json
from typing import Any

import pytest

import mathom
from mathom.core.playout import playout
from mathom.games.duel.box import LANDMARKS
from mathom.games.duel.state import DuelState
from tests.games.duel.table import (
    ANYWHERE,
    DUEL,
    decider,
    deck,
    fresh,
    options,
    play,
    result,
    scripted,
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
    assert "left_out" not in again.view("fellowship")
    again.play("retrieve c1_14")
    third = DUEL.position(again.state.position(), chance=scripted())
    assert third.view("sauron")["left_out"] == ["c1_09", "c1_22"]


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
    assert match.view(None)["chapter"] == 1
    assert decider(match) == "sauron"


def test_units_that_are_named_are_all_there_are() -> None:
    match = DUEL.position({"sauron": {"units": {"rohan": 1}}}, seed=1)
    assert side(match, "sauron")["units"] == {"rohan": 1}
    assert side(match, "sauron")["supply"] == 14


def test_cards_of_earlier_chapters_that_are_not_named_were_discarded() -> None:
    match = DUEL.position({"chapter": 2, "sauron": {"cards": ["c1_01"]}}, seed=1)
    assert match.view(None)["discard"] == 22 + 3


def test_a_layout_that_is_not_described_has_lost_as_many_cards_as_lie_elsewhere() -> None:
    match = DUEL.position({"sauron": {"cards": ["c1_01", "c1_02"]}, "discard": ["c1_03"]}, seed=1)
    assert [slot is None for slot in match.view(None)["layout"]] == [False] * 17 + [True] * 3
    looked = {
        "sauron": {"cards": ["c1_01", "c1_02"], "landmarks": ["barad_dur"]},
        "left_out": ["c1_04", "c1_05"],
        "looked": ["sauron"],
    }
    # Two cards were played, one of them from the discard.
    match = DUEL.position(looked, seed=1)
    assert [slot is None for slot in match.view(None)["layout"]] == [False] * 19 + [True]


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
    for more in ({}, {"decision": {"step": "TakeTurn"}}):
        match = DUEL.position(data | more, chance=scripted("card c1_05 c1_03 c1_04"))
        assert options(match)[::2] == ["play c1_05", "play c1_03", "play c1_04"]


def test_when_the_last_card_of_a_chapter_is_gone_the_next_one_begins() -> None:
    layout: list[str | None] = [None] * 20
    match = DUEL.position({"layout": layout, "discard": deck(1)[:20]}, seed=1)
    assert match.view(None)["chapter"] == 2
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
WON = {"sauron": {"quest": 14}}


def refusal(data: Any) -> tuple[str, dict[str, Any]]:
    """Why the position is refused; nothing may have been asked of chance before."""
    with pytest.raises(mathom.BadPosition) as error:
        DUEL.position(data, chance=mathom.Scripted())
    return error.value.text.id, dict(error.value.text.args)


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
    told, found = refusal(data)
    assert told == id
    assert args.items() <= found.items()


def test_a_refused_position_is_explained_in_a_sentence() -> None:
    with pytest.raises(mathom.BadPosition, match="Units of both sides stand in “arnor”"):
        DUEL.position({"sauron": {"units": {"arnor": 1}}})


# -- what was seen in secret ---------------------------------------------------------------------

LOOKED = {"left_out": ["c1_01", "c1_02", "c1_03"], "looked": ["sauron"]}
BARAD_DUR = {"landmarks": ["barad_dur"]}


@pytest.mark.parametrize("own", [BARAD_DUR, {"tokens": ["wizards_3"]}])
def test_only_who_owns_barad_dur_or_its_like_can_have_looked(own: dict[str, Any]) -> None:
    assert refusal(LOOKED) == ("duel-position-looked", {"seat": "sauron"})
    assert refusal(LOOKED | {"fellowship": own}) == ("duel-position-looked", {"seat": "sauron"})
    match = DUEL.position(LOOKED | {"sauron": own}, seed=1)
    assert match.view("sauron")["left_out"] == ["c1_01", "c1_02", "c1_03"]


def with_left(count: int, **own: Any) -> dict[str, Any]:
    """Sauron has looked; this many of the three are still there, the others have been played."""
    cards = deck(1)[:3]
    sauron = {"cards": cards[count:], **own}
    return {"left_out": cards[:count], "looked": ["sauron"], "sauron": sauron}


def test_each_look_takes_at_most_one_card_out_of_those_left_out() -> None:
    both = BARAD_DUR | {"tokens": ["wizards_3"]}
    for data in (with_left(3, **BARAD_DUR), with_left(2, **BARAD_DUR), with_left(1, **both)):
        assert DUEL.position(data, seed=1).view("sauron")["left_out"] == data["left_out"]
    for data, least in ((with_left(1, **BARAD_DUR), 2), (with_left(0, **both), 1)):
        args = {"count": len(data["left_out"]), "least": least, "most": 3}
        assert refusal(data) == ("duel-position-left-out", args)


def test_while_the_choice_is_still_to_be_made_its_card_is_not_gone_yet() -> None:
    asking = {"agenda": [{"step": "EndTurn"}], "decision": {"step": "PlayFromDiscard", "seat": "sauron"}}
    match = DUEL.position(with_left(3, **BARAD_DUR) | asking, seed=1)
    assert options(match) == [f"retrieve {card}" for card in deck(1)[:3]]
    args = {"count": 2, "least": 3, "most": 3}
    assert refusal(with_left(2, **BARAD_DUR) | asking) == ("duel-position-left-out", args)


def test_nobody_knows_what_was_left_out_without_having_looked() -> None:
    data = {"left_out": ["c1_01"], "layout": ["?"] * 20, "sauron": BARAD_DUR}
    assert refusal(data)[0] in ("duel-position-left-out", "duel-position-unseen")
    four = {"left_out": ["c1_01", "c1_02", "c1_03", "c1_04"], "looked": ["sauron"], "sauron": BARAD_DUR}
    assert refusal(four)[0] in ("duel-position-left-out", "duel-position-unseen")


# -- what is asked -------------------------------------------------------------------------------

END = [{"step": "EndTurn"}]


def asked(step: dict[str, Any], *waiting: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"agenda": [*END, *waiting], "decision": step, **more}


def move(count: Any, seat: Any = "sauron") -> dict[str, Any]:
    return {"step": "MoveUnits", "seat": seat, "count": count}


def place(count: Any, *regions: Any) -> dict[str, Any]:
    return {"step": "PlaceUnits", "seat": "sauron", "count": count, "regions": list(regions)}


def tokens(*ids: str) -> dict[str, Any]:
    return {"step": "ChooseToken", "seat": "sauron", "tokens": list(ids)}


def test_a_question_may_be_written_by_hand() -> None:
    match = DUEL.position(asked(move(2), {"step": "ExtraTurn", "seat": "sauron"}), seed=1)
    assert options(match) == ["move mordor rohan", "move mordor gondor", "stop"]
    match.play("stop")
    assert decider(match) == "sauron"
    match = DUEL.position(asked(place(2, "gondor", "rohan")), seed=1)
    assert options(match) == ["place gondor", "place rohan"]
    match = DUEL.position(asked({"step": "RemoveFortress", "seat": "sauron"}), seed=1)
    assert decider(match) == "fellowship"
    match = DUEL.position(
        asked(tokens("ents_1", "ents_3"), stacks={"ents": ["ents_1", "ents_3"]}), seed=1
    )
    assert options(match) == ["token ents_1", "token ents_3"]
    apart = {"step": "PlaceApart", "seat": "sauron", "count": 2, "regions": ["arnor"]}
    assert options(DUEL.position(asked(apart), seed=1)) == ANYWHERE


STACKS = {"stacks": {"ents": ["ents_1", "ents_3", "ents_2"], "elves": ["elves_1"]}}


@pytest.mark.parametrize(
    "data",
    [
        {"decision": move(1)},
        {"agenda": END, "decision": {"step": "EndTurn"}},
        {"agenda": END, "decision": {"step": "TakeTurn"}},
        {"agenda": [{"step": "TakeTurn"}], "decision": move(1)},
        asked(move(1, "fellowship")),
        asked(move(1), move(1, "fellowship")),
        asked(move(1), turn="fellowship"),
        asked(move(0)),
        asked(move(4)),
        asked(move(10**30)),
        asked(place(0, "gondor", "rohan")),
        asked(place(3, "gondor", "rohan")),
        asked(place(5, "enedwaith", "rohan")),
        asked(place(1)),
        asked(place(1, "lindon", "mordor")),
        asked(place(1, "gondor", "gondor")),
        asked(move(1), *[move(1)] * 13),
        asked(move(1), {"step": "PlayFromDiscard", "seat": "sauron"}),
        asked(move(1), {"step": "RemoveFortress", "seat": "sauron"}),
        asked({"step": "PlayFromDiscard", "seat": "sauron"}),
        asked({"step": "GainCoins", "seat": "sauron", "count": 5}),
        asked({"step": "GainCoins", "seat": "sauron", "count": 30}),
        asked({"step": "Advance", "seat": "sauron", "count": 14}),
        asked(move(1), {"step": "Advance", "seat": "sauron", "count": 4}),
        asked({"step": "PlaceApart", "seat": "sauron", "count": 2, "regions": ["arnor", "rohan"]}),
        asked({"step": "PlaceApart", "seat": "sauron", "count": 3, "regions": []}),
        asked({"step": "Pick", "seat": "sauron", "count": 4}),
        asked(tokens()) | STACKS,
        asked(tokens("ents_1")) | STACKS,
        asked(tokens("ents_1", "ents_1")) | STACKS,
        asked(tokens("ents_3", "ents_1")) | STACKS,
        asked(tokens("ents_1", "ents_2")) | STACKS,
        asked(tokens("ents_3", "elves_1")) | STACKS,
        asked(tokens("ents_1", "elves_2")) | STACKS,
        asked(tokens("ents_1", "ents_3", "ents_2")) | STACKS,
        asked(tokens("ents_1", "ents_3")),
        {"decision": {"step": "TakeTurn"}, "layout": EMPTY, "discard": deck(1)[:20]},
    ],
)
def test_what_does_not_fit_a_turn_is_refused(data: dict[str, Any]) -> None:
    assert refusal({"landmarks": []} | data) == (
        "duel-position-agenda",
        {"seat": data.get("turn", "sauron")},
    )


@pytest.mark.parametrize(
    "step",
    [
        None,
        7,
        [],
        "EndTurn",
        {},
        {"step": None},
        {"step": []},
        {"step": "Prepare"},
        {"step": "PlaceFortress", "seat": "sauron", "region": "rohan"},
        {"step": "MoveUnits", "seat": "sauron"},
        {"step": "MoveUnits", "seat": "sauron", "count": 1, "region": "rohan"},
        move("1"),
        move(-1),
        move(1.0),
        move(True),
        move([1]),
        move({}),
        move(1, ["sauron"]),
        move(1, 0),
        {"step": "PlaceUnits", "seat": "sauron", "count": 1, "regions": "rohan"},
        place(1, "shire"),
        place(1, ["rohan"]),
    ],
)
def test_what_is_no_step_is_refused(step: Any) -> None:
    data = {"agenda": [*END, step], "decision": move(1)}
    assert refusal(data)[0] == "position-step"


# -- how it ended --------------------------------------------------------------------------------


def ended(how: str, *winners: str, **more: Any) -> dict[str, Any]:
    return {"outcome": {"how": how, "winners": list(winners)}, **more}


COUNTED = {"chapter": 3, "layout": EMPTY, "discard": deck(3)}
ONE_LEFT = {"layout": ["c3_01", *EMPTY[1:]], "discard": deck(3)[1:]}
SIX_RACES = {"cards": [*deck(1)[16:20], "c3_08", "c3_10"]}
ALL_LANDMARKS = {"landmarks": [landmark.id for landmark in LANDMARKS]}


@pytest.mark.parametrize(
    "data",
    [
        ended("quest", "sauron", sauron={"quest": 14}),
        ended("races", "sauron", sauron=SIX_RACES, chapter=3),
        ended("shared", "fellowship", "sauron", **COUNTED),
        ended("regions", "sauron", sauron={"units": {"rohan": 1, "mordor": 1}}, **COUNTED),
    ],
)
def test_a_position_may_be_that_of_a_game_that_is_over(data: dict[str, Any]) -> None:
    match = DUEL.position(data, seed=1)
    assert match.decision is None
    assert result(match) == (data["outcome"]["how"], tuple(data["outcome"]["winners"]))
    assert DUEL.position(match.state.position(), chance=scripted()).state == match.state


@pytest.mark.parametrize(
    ("data", "seat", "how"),
    [
        ({"sauron": {"quest": 14}}, "sauron", "quest"),
        ({"chapter": 3, "fellowship": SIX_RACES}, "fellowship", "races"),
        ({"sauron": ALL_LANDMARKS}, "sauron", "conquest"),
    ],
)
def test_a_game_that_somebody_has_won_cannot_go_on(data: dict[str, Any], seat: str, how: str) -> None:
    assert refusal(data) == ("duel-position-won", {"seat": seat, "how": how})


@pytest.mark.parametrize(
    "data",
    [
        ended("quest", "sauron"),
        ended("quest", "fellowship", **WON),
        ended("races", "sauron", **WON),
        ended("quest", "sauron", sauron={"quest": 14}, fellowship={"quest": 14}),
        ended("quest", "fellowship", "sauron", sauron={"quest": 14}, fellowship={"quest": 14}),
        ended("quest", **WON),
        ended("shared", "fellowship", "sauron", **(COUNTED | ONE_LEFT)),
        ended("shared", "sauron", "fellowship", **COUNTED),
        ended("shared", "sauron", **COUNTED),
        ended("regions", "sauron", **COUNTED),
        ended("shared", "fellowship", "sauron", **(COUNTED | {"chapter": 2, "discard": deck(2)})),
        ended("shared", "fellowship", "sauron", **COUNTED, **WON),
    ],
)
def test_a_game_has_not_ended_otherwise_than_the_table_shows(data: dict[str, Any]) -> None:
    assert refusal(data) == ("duel-position-outcome", {"how": data["outcome"]["how"]})


def test_a_game_that_is_over_has_nothing_left_to_be_done() -> None:
    over = ended("quest", "sauron", **WON)
    assert refusal(over | {"decision": {"step": "TakeTurn"}})[0] == "duel-position-agenda"
    assert refusal(over | {"agenda": END})[0] == "duel-position-agenda"
    assert refusal({"outcome": "won"})[0] == "position-not-table"
    assert refusal({"outcome": {"how": "magic", "winners": []}})[0] == "position-word"
    assert refusal({"outcome": {"how": "quest", "winners": ["gollum"]}})[0] == "position-word"
    assert (
        refusal({"outcome": {"how": "quest", "winners": ["sauron"], "when": 1}})[0] == "position-unknown"
    )


def test_a_position_that_was_read_can_be_played_to_the_end() -> None:
    match = DUEL.position({"chapter": 3, "turn": "fellowship"}, seed=9)
    state = match.state.clone()
    assert isinstance(state, DuelState)
    playout(state, mathom.Seeded(9))
    assert state.outcome is not None
    conserved(state)
