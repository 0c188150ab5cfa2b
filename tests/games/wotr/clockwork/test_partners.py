"""Two share the Free Peoples, by chapter XI, against the clockwork (guide, first paragraph; A46)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mathom
from mathom.games.wotr.armies import leadership
from mathom.games.wotr.box import SHADOW
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.force import leading_elites
from tests.games.wotr.clockwork.alone import OWN, r
from tests.games.wotr.table import WOTR, asked, at, play, seen, table

TOGETHER: dict[str, Any] = {"players": "2", "opponent": "clockwork"}


def together(armies: dict[str, str], *chance: str, **parts: Any) -> mathom.Match:
    """The two Free Peoples players against the clockwork."""
    parts.setdefault("clockwork", {"occupied": OWN})
    parts.setdefault("control", {})
    return table(armies, agreed={"opponent": "clockwork"}, chance=chance, **parts)


def test_the_seats_are_those_of_the_free_peoples_in_chapter_xi_and_they_are_one_team() -> None:
    match = WOTR.new(seed=1, **TOGETHER)
    assert match.seats == ("gondor-player", "rohan-player")
    assert WOTR.teams(match.setup) == ((0, 1),)
    assert list(match.view("gondor-player").seats) == ["gondor-player", "rohan-player", "shadow"]


def test_the_clockwork_is_agreed_on_only_where_two_play_and_with_it_the_elven_rings() -> None:
    assert WOTR.settle({})["opponent"] == "player"
    assert "elven_rings" not in WOTR.settle({})
    assert WOTR.settle(TOGETHER)["elven_rings"] == "team"
    assert "witch_king" not in WOTR.settle(TOGETHER)
    for players in ("1", "3", "4"):
        assert "opponent" not in WOTR.settle({"players": players})
    assert WOTR.solo("1") == {"players": "1"}
    assert WOTR.solo("2") == TOGETHER


def test_each_draws_as_partners_do_and_the_clockwork_by_its_guide() -> None:
    cards = "card elven-cloaks the-last-battle elven-rope the-red-arrow"
    match = together({}, cards, phase="draw", turn=1, company=[])
    play(match, "keep")
    state: WotrState = match.state
    assert [len(hand) for hand in state.hands] == [2, 2, 0]
    assert seen(match)["clockwork"]["face_down"] == {"character": 1, "strategy": 1}


def test_against_partners_too_it_draws_by_how_many_cards_it_holds() -> None:
    # Guide 3: with five, one of the kind of which it has fewer.
    held = ["orc-patrol", "isildurs-bane", "morgul-wound", "stormcrow", "pits-of-mordor"]
    cards = "card elven-cloaks the-last-battle elven-rope the-red-arrow"
    match = together({}, cards, phase="draw", turn=1, company=[], hands={"shadow": held})
    play(match, "keep")
    assert seen(match)["clockwork"]["face_down"] == {"character": 0, "strategy": 1}


def test_they_take_turns_and_the_shadow_acts_between_them() -> None:
    match = together(
        {}, "dice 4; dice 4", turn=2, free="event event event", shadow="muster muster",
        to_act="gondor-player", hands={"gondor-player": ["athelas"], "rohan-player": ["elven-rope"]},
    )  # fmt: skip
    assert asked(match) == "gondor-player die"
    play(match, "skip")
    assert at(match, "north-dunland") == {"isengard-regular": 2}
    assert asked(match) == "rohan-player die"
    play(match, "skip")
    assert at(match, "north-dunland") == {"isengard-regular": 4}
    assert asked(match) == "gondor-player die"


def test_no_card_of_the_shadow_crowds_a_region_with_more_than_ten() -> None:
    # p. 26: its actions end as those of the partners do; chance names the nation that makes room.
    held = ["musterings-of-long-planned-war", "stormcrow", "olog-hai", "hill-trolls"]
    match = together(
        {"gorgoroth": "9 sauron-regular"},
        "card musterings-of-long-planned-war; nation southrons",
        turn=2,
        free="event event",
        shadow="event",
        to_act="gondor-player",
        hands={"gondor-player": ["athelas"], "shadow": held},
    )
    play(match, "skip")
    assert at(match, "gorgoroth") == {"sauron-regular": 9, "southrons-regular": 1}


def test_only_the_elites_of_isengard_lead_for_the_clockwork() -> None:
    # A46: that those of the Southrons lead too is for two players of the Shadow.
    armies = {"pelargir": "southrons-elite, isengard-elite"}
    state: WotrState = together(armies, free="event", to_act="gondor-player").state
    assert len(leading_elites(state)) == 1
    assert leadership(state, r("pelargir"), SHADOW) == 1


def test_against_partners_too_a_character_die_wants_a_leader_and_an_elite_of_the_southrons_is_none() -> (
    None
):
    # A46
    for elite, fights in (("southrons-elite", False), ("isengard-elite", True)):
        match = together(
            {"west-harondor": f"4 {elite}", "pelargir": "gondor-regular"},
            turn=2, free="event event", shadow="character", to_act="gondor-player",
            hands={"gondor-player": ["athelas"], "rohan-player": ["elven-rope"]},
        )  # fmt: skip
        play(match, "skip")
        assert (match.view("gondor-player").battle is not None) is fights, elite


def test_a_partner_still_commands_only_his_own_nations() -> None:
    match = together(
        {"edoras": "2 rohan-regular", "minas-tirith": "2 gondor-regular"},
        free="muster-army event", to_act="gondor-player", war=["rohan", "gondor"],
    )  # fmt: skip
    play(match, "die muster-army", "use move")
    assert match.decision is not None
    starts = {str(option).split()[1] for option in match.decision.options if option.verb == "move"}
    assert starts == {"minas-tirith"}


@pytest.mark.parametrize("seed", range(2))
def test_positions_and_records_of_such_a_game_are_written_and_read_in_mid_turn(seed: int) -> None:
    match = WOTR.new(seed=seed, **TOGETHER)
    choose = random.Random(seed)
    while match.decision is not None:
        if choose.random() < 0.1:
            again = WOTR.position(match.state.position(), seed=1, **TOGETHER)
            assert again.state == match.state
        match.play(choose.choice(match.decision.options))
    replayed = mathom.replay(match.record())
    assert replayed.state == match.state
    assert replayed.seats == match.seats
