"""Chapter XI: who has captured a settlement, which only the victory inside the team asks (p. 46)."""

from __future__ import annotations

from mathom.games.wotr.box import FREE, ISENGARD, SHADOW, figure, region
from mathom.games.wotr.cards.parts.striking import WallsFall
from mathom.games.wotr.command import controller
from mathom.games.wotr.steps.attack import AttackArmy
from mathom.games.wotr.steps.marching import MoveArmies
from tests.games.wotr.players.partners import (
    GONDOR,
    ROHAN,
    SARUMAN,
    WITCH_KING,
    act,
    captor,
    partners,
    play,
    seat_of,
)


def test_he_has_captured_it_whose_army_enters() -> None:
    """9.9, S30."""
    for army, seat in (("sauron-regular", WITCH_KING), ("isengard-regular", SARUMAN)):
        state = partners({"westemnet": army})
        play(act(state, seat, MoveArmies(SHADOW, 1, 0)), "move westemnet edoras")
        assert captor(state, "edoras") == seat


def test_a_mixed_army_captures_for_its_commander() -> None:
    """9.9, S30."""
    state = partners({"westemnet": "2 isengard-regular, sauron-regular"}, mixed=["westemnet"])
    play(act(state, SARUMAN, MoveArmies(SHADOW, 1, 0)), "move westemnet edoras", "all")
    assert captor(state, "edoras") == SARUMAN


def test_the_winner_of_a_battle_captures_what_he_advances_into() -> None:
    """9.9, S30: not the partner who stood aside."""
    armies = {"westemnet": "5 isengard-regular, sauron-regular", "edoras": "rohan-regular"}
    state = partners(armies, chance=["dice 6; dice 1"])
    play(act(state, WITCH_KING, AttackArmy(SHADOW, 0)), "advance")
    assert captor(state, "edoras") == WITCH_KING


def test_what_is_retaken_nobody_has_captured() -> None:
    """12.5."""
    state = partners({"westemnet": "isengard-regular", "folde": "rohan-regular"})
    play(act(state, SARUMAN, MoveArmies(SHADOW, 1, 0)), "move westemnet edoras")
    assert captor(state, "edoras") == SARUMAN
    state.shift(region("edoras"), region("westemnet"), figure(ISENGARD, "regular"), 1)
    assert captor(state, "edoras") == SARUMAN
    play(act(state, ROHAN, MoveArmies(FREE, 1, 0)), "move folde edoras")
    assert captor(state, "edoras") == "nobody"


def test_free_peoples_capture_for_their_own_seats_too() -> None:
    """9.9."""
    state = partners({"fords-of-isen": "gondor-regular"})
    play(act(state, GONDOR, MoveArmies(FREE, 1, 0)), "move fords-of-isen orthanc")
    assert captor(state, "orthanc") == GONDOR


def test_with_two_players_nobody_keeps_count() -> None:
    """The captor matters only inside a team."""
    state = partners({"westemnet": "isengard-regular"}, players=2)
    play(act(state, "shadow", MoveArmies(SHADOW, 1, 0)), "move westemnet edoras")
    assert captor(state, "edoras") == "nobody"


def test_who_stormed_it_has_captured_it_though_his_partner_commands_the_army_afterwards() -> None:
    """9.9, S30: a part of a mixed army storms the walls, and pays for it."""
    state = partners(
        {"helms-deep": "3 isengard-regular, 2 sauron-regular"},
        inside={"helms-deep": "2 rohan-regular"},
        chance=["dice 6 6 1; dice 6 6"],
    )
    state.mixed[region("helms-deep")] = 1
    play(
        act(state, SARUMAN, AttackArmy(SHADOW, 0)), "leave sauron-regular", "leave sauron-regular", "go"
    )
    assert controller(state, region("helms-deep"), SHADOW) == seat_of(state, WITCH_KING)
    assert captor(state, "helms-deep") == SARUMAN


def test_where_walls_fall_by_a_card_the_commander_of_a_mixed_army_has_captured_them() -> None:
    """9.9, S30: whoever's action it is."""
    armies = {"helms-deep": "3 isengard-regular, sauron-regular"}
    state = partners(armies, mixed=["helms-deep"], held={"helms-deep": "free"})
    act(state, WITCH_KING, WallsFall())
    assert captor(state, "helms-deep") == SARUMAN
    state = partners(armies, held={"helms-deep": "free"})
    act(state, WITCH_KING, WallsFall())
    assert captor(state, "helms-deep") == WITCH_KING
