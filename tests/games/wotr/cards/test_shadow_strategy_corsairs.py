"""Corsairs of Umbar: an army that fights where it has landed."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from tests.games.wotr.cards.commanding import can_command, commands
from tests.games.wotr.cards.shadowing import go
from tests.games.wotr.table import (
    WOTR,
    asked,
    at,
    awake,
    fallen,
    holder,
    offered,
    options,
    seen,
    step,
    where,
    within,
)

CARD = "corsairs-of-umbar"


def landing(*choices: str, fleet: str = "3 southrons-regular", **parts: Any) -> mathom.Match:
    """The Corsairs sail, and these choices are made."""
    board = {"umbar": fleet, **parts.pop("armies", {})}
    war = parts.pop("war", ["southrons", "gondor"])
    return go(commands(CARD, board, war=war, **parts), *choices)


# card: corsairs-of-umbar
def test_the_corsairs_land_on_any_coast_of_gondor() -> None:
    match = landing()
    assert asked(match) == "shadow coast"
    assert offered(match, "to") == ["anfalas", "dol-amroth", "lamedon", "pelargir"]


# card: corsairs-of-umbar
def test_the_corsairs_sail_only_when_the_southrons_are_at_war() -> None:
    assert not can_command(CARD, {"umbar": "3 southrons-regular"}, war=["sauron"])
    assert can_command(CARD, {"umbar": "3 southrons-regular"}, war=["southrons"])


# card: corsairs-of-umbar
def test_with_nobody_free_to_sail_the_corsairs_do_nothing() -> None:
    """An army besieged in Umbar cannot leave, and neutral troops may not enter Gondor."""
    match = landing(fleet="gondor-regular", inside={"umbar": "2 southrons-regular"})
    assert asked(match) == "free die"
    match = landing(fleet="sauron-regular")
    assert asked(match) == "free die"
    match = landing("to anfalas", "all", fleet="2 sauron-regular, 2 southrons-regular")
    assert at(match, "umbar") == {"sauron-regular": 2}
    assert at(match, "anfalas") == {"southrons-regular": 2}


# card: corsairs-of-umbar
def test_corsairs_who_meet_nobody_capture_what_is_there_and_wake_gondor() -> None:
    match = landing("to pelargir", "take southrons-regular", "go", war=["southrons"])
    assert at(match, "umbar") == {"southrons-regular": 2}
    assert at(match, "pelargir") == {"southrons-regular": 1}
    assert holder(match, "pelargir") == "shadow"
    assert awake(match, "gondor")
    assert step(match, "gondor") == 3
    assert asked(match) == "free die"


# card: corsairs-of-umbar
def test_corsairs_who_join_others_are_cut_to_ten_at_once() -> None:
    match = landing(
        "to lamedon",
        "all",
        fleet="4 southrons-regular",
        armies={"lamedon": "8 sauron-regular"},
    )
    assert asked(match) == "shadow disband"
    go(match, "disband sauron-regular southrons-regular")
    assert at(match, "lamedon") == {"sauron-regular": 7, "southrons-regular": 3}


# card: corsairs-of-umbar
def test_corsairs_fight_where_they_have_landed_and_need_no_advance() -> None:
    """They hit on 6 in the first round, as Pelargir is a city, and may not cease."""
    match = landing(
        "to pelargir",
        "all",
        armies={"pelargir": "2 gondor-regular"},
        chance=["dice 5 5 1", "dice 1 1", "dice 5 5 1", "dice 1 5"],
    )
    assert at(match, "pelargir") == {"southrons-regular": 3, "gondor-regular": 2}
    assert holder(match, "pelargir") == "free"
    assert asked(match) == "free retreat"
    assert offered(match, "retreat") == ["lamedon", "lossarnach", "osgiliath", "west-harondor"]
    go(match, "stand")
    assert at(match, "pelargir") == {"southrons-regular": 2}
    assert holder(match, "pelargir") == "shadow"
    assert fallen(match, "gondor-regular") == 2
    assert asked(match) == "free die"


# card: corsairs-of-umbar
def test_gondor_is_at_war_by_the_attack_of_the_corsairs() -> None:
    """Entering wakes it, the attack drives it forward."""
    match = landing(
        "to pelargir",
        "all",
        armies={"pelargir": "gondor-regular"},
        politics={"gondor": {"step": 3}},
        war=["southrons"],
        chance=["dice 1 1 1", "dice 1"],
    )
    assert step(match, "gondor") == 4


# card: corsairs-of-umbar
def test_who_retreats_leaves_the_port_to_the_corsairs() -> None:
    match = landing(
        "to pelargir",
        "all",
        armies={"pelargir": "gondor-regular, gondor-leader"},
        characters={"boromir": "pelargir"},
        chance=["dice 1 1 1", "dice 1 1"],
    )
    go(match, "reroll 0", "retreat lossarnach")
    assert at(match, "lossarnach") == {"gondor-regular": 1, "gondor-leader": 1}
    assert where(match, "boromir") == "lossarnach"
    assert holder(match, "pelargir") == "shadow"
    assert at(match, "pelargir") == {"southrons-regular": 3}
    assert asked(match) == "free die"


# card: corsairs-of-umbar
def test_who_withdraws_into_dol_amroth_is_besieged_by_the_corsairs_at_once() -> None:
    """Five find room behind the walls."""
    match = landing("to dol-amroth", "all", armies={"dol-amroth": "5 gondor-regular, gondor-elite"})
    assert asked(match) == "free withdraw"
    go(match, "withdraw")
    assert asked(match) == "free disband"
    go(match, "disband gondor-elite")
    assert within(match, "dol-amroth") == {"gondor-regular": 5}
    assert at(match, "dol-amroth") == {"southrons-regular": 3}
    assert holder(match, "dol-amroth") == "free"
    assert asked(match) == "free die"


# card: corsairs-of-umbar
def test_corsairs_who_are_beaten_are_gone_with_their_nazgul() -> None:
    match = landing(
        "to pelargir",
        "all",
        fleet="southrons-regular, nazgul",
        armies={"pelargir": "3 gondor-regular"},
        chance=["dice 1", "dice 5 1 1", "dice 1"],
    )
    go(match, "reroll 1")
    assert at(match, "pelargir") == {"gondor-regular": 3}
    assert holder(match, "pelargir") == "free"
    assert asked(match) == "free die"


# card: corsairs-of-umbar
def test_when_all_fall_at_the_landing_the_port_stays_free() -> None:
    match = landing(
        "to lamedon",
        fleet="southrons-regular",
        armies={"lamedon": "gondor-regular"},
        chance=["dice 6", "dice 6"],
    )
    assert at(match, "lamedon") == {}
    assert holder(match, "lamedon") == "free"


# card: corsairs-of-umbar
def test_corsairs_beside_besiegers_fight_one_round_of_the_siege_and_may_cease() -> None:
    """They are one army with the besiegers; to go on, an elite must be reduced."""
    match = landing(
        "to dol-amroth",
        "all",
        fleet="2 southrons-regular, southrons-elite",
        armies={"dol-amroth": "2 sauron-regular"},
        inside={"dol-amroth": "2 gondor-regular"},
        war=["southrons", "sauron", "gondor"],
        chance=["dice 5 5 5 5 5", "dice 1 1"],
    )
    assert asked(match) == "shadow force"
    assert "leave sauron-regular" in options(match)
    go(match, "all")
    assert options(match) == ["cease", "prolong southrons-elite"]
    go(match, "cease")
    assert at(match, "dol-amroth") == {
        "sauron-regular": 2,
        "southrons-regular": 2,
        "southrons-elite": 1,
    }
    assert within(match, "dol-amroth") == {"gondor-regular": 2}


# card: corsairs-of-umbar
def test_corsairs_relieve_their_own_in_dol_amroth() -> None:
    """Those whom the beaten army besieged come out; ten are left at the end of the action."""
    match = landing(
        "to dol-amroth",
        "all",
        armies={"dol-amroth": "gondor-regular"},
        inside={"dol-amroth": "4 southrons-regular"},
        chance=["dice 6 1 1", "dice 1"],
    )
    assert at(match, "dol-amroth") == {"southrons-regular": 7}
    assert within(match, "dol-amroth") == {}
    assert holder(match, "dol-amroth") == "shadow"
    assert asked(match) == "free die"


# card: corsairs-of-umbar
def test_a_nazgul_above_the_port_joins_the_corsairs() -> None:
    match = landing(
        "to pelargir",
        "all",
        armies={"pelargir": "gondor-regular, nazgul"},
        chance=["dice 1 1 1", "dice 1"],
    )
    assert asked(match) == "shadow reroll"


# -- written positions ---------------------------------------------------------------------------


def ashore() -> dict[str, Any]:
    """The position in the middle of a landing."""
    match = landing(
        "to pelargir",
        "all",
        armies={"pelargir": "2 gondor-regular"},
        chance=["dice 1 1 1", "dice 1 1"],
    )
    assert asked(match) == "free retreat"
    return seen(match)


@pytest.mark.parametrize(
    "change",
    [
        {"battle": None},
        {"start": "lossarnach", "target": "lossarnach"},
        {"bound": False},
        {"kind": "siege"},
    ],
)
def test_a_landing_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    data = ashore()
    if change == {"battle": None}:
        del data["battle"]
    else:
        data["battle"] = {**data["battle"], **change}
    with pytest.raises(mathom.BadPosition):
        WOTR.position(data, chance=mathom.Scripted())
