"""The unfinished part of written positions: what was seen in secret, what is asked, how it ended."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.duel.box import LANDMARKS
from tests.games.duel.table import ANYWHERE, DUEL, bad_position, decider, deck, options, result, scripted

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
        assert bad_position(data) == ("duel-position-left-out", args)


def test_while_the_choice_is_still_to_be_made_its_card_is_not_gone_yet() -> None:
    asking = {"agenda": [{"step": "EndTurn"}], "decision": {"step": "PlayFromDiscard", "seat": "sauron"}}
    match = DUEL.position(with_left(3, **BARAD_DUR) | asking, seed=1)
    assert options(match) == [f"retrieve {card}" for card in deck(1)[:3]]
    args = {"count": 2, "least": 3, "most": 3}
    assert bad_position(with_left(2, **BARAD_DUR) | asking) == ("duel-position-left-out", args)


def test_nobody_knows_what_was_left_out_without_having_looked() -> None:
    data = {"left_out": ["c1_01"], "layout": ["?"] * 20, "sauron": BARAD_DUR}
    assert bad_position(data)[0] in ("duel-position-left-out", "duel-position-unseen")
    four = {"left_out": ["c1_01", "c1_02", "c1_03", "c1_04"], "looked": ["sauron"], "sauron": BARAD_DUR}
    assert bad_position(four)[0] in ("duel-position-left-out", "duel-position-unseen")


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
    assert bad_position({"landmarks": []} | data) == (
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
    assert bad_position(data)[0] == "position-step"


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
    assert bad_position(over | {"decision": {"step": "TakeTurn"}})[0] == "duel-position-agenda"
    assert bad_position(over | {"agenda": END})[0] == "duel-position-agenda"
    assert bad_position({"outcome": "won"})[0] == "position-not-table"
    assert bad_position({"outcome": {"how": "magic", "winners": []}})[0] == "position-word"
    assert bad_position({"outcome": {"how": "quest", "winners": ["gollum"]}})[0] == "position-word"
    more = {"how": "quest", "winners": ["sauron"], "when": 1}
    assert bad_position({"outcome": more})[0] == "position-unknown"
