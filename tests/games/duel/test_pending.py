"""The unfinished part of written positions: what was seen in secret, what is asked, how it ended."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from mathom.core.seal import sealed
from mathom.games.duel.box import LANDMARKS
from tests.games.duel.table import (
    DUEL,
    bad_position,
    decider,
    deck,
    options,
    play,
    result,
    scripted,
    table,
)

EMPTY: list[str | None] = [None] * 20
WON = {"sauron": {"quest": 14}}

# -- what was seen in secret ---------------------------------------------------------------------

LOOKED = {"left_out": ["c1_01", "c1_02", "c1_03"], "looked": ["sauron"]}
BARAD_DUR = {"landmarks": ["barad_dur"]}


@pytest.mark.parametrize("own", [BARAD_DUR, {"tokens": ["wizards_3"]}])
def test_only_who_owns_barad_dur_or_its_like_can_have_looked(own: dict[str, Any]) -> None:
    assert bad_position(LOOKED) == ("duel-position-looked", {"seat": "sauron"})
    assert bad_position(LOOKED | {"fellowship": own}) == ("duel-position-looked", {"seat": "sauron"})
    match = DUEL.position(LOOKED | {"sauron": own}, seed=1)
    assert match.view("sauron").left_out == ("c1_01", "c1_02", "c1_03")


def with_left(count: int, **own: Any) -> dict[str, Any]:
    """Sauron has looked; this many of the three are still there, the others have been played."""
    cards = deck(1)[:3]
    sauron = {"cards": cards[count:], **own}
    return {"left_out": cards[:count], "looked": ["sauron"], "sauron": sauron}


def test_each_look_takes_at_most_one_card_out_of_those_left_out() -> None:
    both = BARAD_DUR | {"tokens": ["wizards_3"]}
    for data in (with_left(3, **BARAD_DUR), with_left(2, **BARAD_DUR), with_left(1, **both)):
        assert DUEL.position(data, seed=1).view("sauron").left_out == tuple(data["left_out"])
    for data, least in ((with_left(1, **BARAD_DUR), 2), (with_left(0, **both), 1)):
        args = {"count": len(data["left_out"]), "least": least, "most": 3}
        assert bad_position(data) == ("duel-position-left-out", args)


def test_while_the_choice_is_still_to_be_made_its_card_is_not_gone_yet() -> None:
    left = deck(1)[2:5]
    match = table(
        "c1_01",
        landmarks=["barad_dur"],
        sauron={"coins": 9},
        unseen=left,
        chance=[f"left_out {' '.join(left)}"],
    )
    match.play("landmark barad_dur")
    data = match.state.position()
    assert data["left_out"] == left
    assert DUEL.position(data, chance=scripted()).state == match.state


def test_nobody_knows_what_was_left_out_without_having_looked() -> None:
    data = {"left_out": ["c1_01"], "layout": ["?"] * 20, "sauron": BARAD_DUR}
    assert bad_position(data)[0] in ("duel-position-left-out", "duel-position-unseen")
    four = {"left_out": ["c1_01", "c1_02", "c1_03", "c1_04"], "looked": ["sauron"], "sauron": BARAD_DUR}
    assert bad_position(four)[0] in ("duel-position-left-out", "duel-position-unseen")


# -- what is asked -------------------------------------------------------------------------------


def asked() -> mathom.Match:
    """Sauron is moving units; an extra turn waits."""
    return play(table("c3_23", "c3_01", sauron={"coins": 9}), "play c3_23")


def test_what_we_wrote_in_the_middle_of_a_turn_is_read_as_it_was() -> None:
    match = asked()
    data = match.state.position()
    assert data["decision"]["step"] == "MoveUnits"
    again = DUEL.position(data, chance=scripted())
    assert again.state == match.state
    assert options(again) == options(match)


def test_what_somebody_changed_in_the_middle_of_a_turn_is_not_believed() -> None:
    data = asked().state.position()
    changes: list[dict[str, Any]] = [
        {"extra": 1},
        {"decision": {"step": "TakeTurn"}},
        {"agenda": []},
        {"seal": "0"},
    ]
    for change in changes:
        assert bad_position(data | change)[0] == "position-foreign"
    assert bad_position({"agenda": [{"step": "EndTurn"}]})[0] == "position-foreign"
    assert bad_position({"decision": {"step": "TakeTurn"}})[0] == "position-foreign"


def test_the_same_table_with_this_seat_to_act() -> None:
    data = asked().state.position()
    for seat in ("fellowship", "sauron"):
        match = DUEL.position(data | {"to_act": seat, "extra": 0}, chance=scripted())
        assert decider(match) == seat
        assert options(match)[-1] == "discard c3_01"
    assert bad_position(data | {"to_act": "gollum"})[0] == "position-word"


def test_at_the_beginning_of_a_turn_a_position_can_be_changed_freely() -> None:
    data = table("c1_01", "c1_02").state.position()
    assert "agenda" not in data
    assert DUEL.position(data | {"turn": "fellowship"}, seed=1).decision is not None


def test_what_we_wrote_holds_only_steps_of_the_game() -> None:
    data = asked().state.position()
    for step in (None, 7, "EndTurn", {}, {"step": "Prepare", "seat": "sauron"}, {"step": "MoveUnits"}):
        changed = {name: part for name, part in data.items() if name != "seal"} | {"decision": step}
        assert bad_position(sealed(changed))[0] == "position-step"


# -- what was not told ---------------------------------------------------------------------------


def test_the_rest_was_discarded_is_said_in_one_word() -> None:
    data = {"chapter": 2, "layout": ["c2_01", "c2_02", *EMPTY[2:]], "landmarks": [], "rest": "discarded"}
    match = DUEL.position(data, seed=1)
    assert options(match)[:2] == ["play c2_01", "discard c2_01"]
    assert match.view(None).discard == 23 + 21
    assert len(match.state.position()["discard"]) == 23 + 18
    assert bad_position({name: part for name, part in data.items() if name != "rest"})[0] == (
        "duel-position-unseen"
    )


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
    assert bad_position(data) == ("duel-position-won", {"seat": seat, "how": how})


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
    assert bad_position(data) == ("duel-position-outcome", {"how": data["outcome"]["how"]})


def test_a_game_that_is_over_has_nothing_left_to_be_done() -> None:
    over = ended("quest", "sauron", **WON)
    assert bad_position(over | {"decision": {"step": "TakeTurn"}})[0] == "position-foreign"
    assert bad_position(over | {"agenda": [{"step": "EndTurn"}]})[0] == "position-foreign"
    assert bad_position({"outcome": "won"})[0] == "position-not-table"
    assert bad_position({"outcome": {"how": "magic", "winners": []}})[0] == "position-word"
    assert bad_position({"outcome": {"how": "quest", "winners": ["gollum"]}})[0] == "position-word"
    more = {"how": "quest", "winners": ["sauron"], "when": 1}
    assert bad_position({"outcome": more})[0] == "position-unknown"
