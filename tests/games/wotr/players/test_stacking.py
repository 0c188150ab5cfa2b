"""Chapter XI: the stacking limit and two armies in one region (p. 26, 46)."""

from __future__ import annotations

from mathom.games.wotr.box import FREE, SHADOW
from mathom.games.wotr.steps.attack import AttackArmy
from mathom.games.wotr.steps.marching import MoveArmies
from mathom.games.wotr.steps.recruiting import Recruit
from tests.games.wotr.players.partners import (
    GONDOR,
    ROHAN,
    WITCH_KING,
    act,
    asked,
    at,
    everywhere,
    is_mixed,
    options,
    partners,
    play,
    refusal,
)
from tests.games.wotr.table import play as play_match
from tests.games.wotr.table import seen, table


def test_a_march_counts_the_units_of_both() -> None:
    """8.4, 8.5: a voluntary move that would exceed the limit is forbidden."""
    state = partners({"folde": "2 rohan-regular", "edoras": "9 gondor-regular"})
    play(act(state, ROHAN, MoveArmies(FREE, 1, 0)), "move folde edoras")
    assert options(state) == ["leave rohan-regular", "take rohan-regular"]
    state = partners({"folde": "2 rohan-regular", "edoras": "10 gondor-regular"})
    act(state, ROHAN, MoveArmies(FREE, 1, 0))
    assert refusal(state, "move folde edoras") == ("wotr-refusal-full", 26)


CROWD = {"edoras": "5 gondor-regular, gondor-elite, 4 rohan-regular"}


def test_separate_armies_remove_a_unit_each_in_turn_the_leading_player_last() -> None:
    """8.4: whoever comes next is spared if the limit is kept by then."""
    for leading, first, nation in ((GONDOR, ROHAN, "rohan"), (ROHAN, GONDOR, "gondor")):
        state = partners(CROWD, leading=[leading])
        play(act(state, ROHAN, Recruit(FREE)), "recruit rohan-elite edoras", "apart")
        assert asked(state) == f"{first} remove"
        assert options(state) == [f"disband {nation}-elite", f"disband {nation}-regular"]
        other = "gondor" if nation == "rohan" else "rohan"
        assert refusal(state, f"disband {other}-regular") == ("wotr-refusal-remove", 46)
        play(state, f"disband {nation}-elite")
        assert asked(state) == "over"
        assert sum(at(state, "edoras").values()) == 10
        everywhere(state)


def test_it_goes_on_in_turn_until_the_limit_is_kept() -> None:
    """8.4: an army that retreats to the partner's."""
    armies = {
        "osgiliath": "4 gondor-regular, gondor-elite",
        "north-ithilien": "3 sauron-regular",
        "lossarnach": "4 rohan-regular, 4 north-regular",
    }
    state = partners(armies, chance=["dice 1 1 1; dice 1 1 1 1 1"])
    play(act(state, WITCH_KING, AttackArmy(SHADOW, 0)), "all", "fight", "retreat lossarnach", "stay")
    play(state, "apart")
    assert asked(state) == f"{ROHAN} remove"
    play(state, "disband north-regular")
    assert asked(state) == f"{GONDOR} remove"
    play(state, "disband gondor-regular")
    assert asked(state) == f"{ROHAN} remove"
    play(state, "disband rohan-regular")
    assert asked(state) == "over"
    everywhere(state)


def test_who_agrees_to_one_army_has_it_trimmed_by_its_commander() -> None:
    """S21."""
    state = partners(CROWD)
    play(act(state, ROHAN, Recruit(FREE)), "recruit rohan-elite edoras", "merge", "merge")
    assert is_mixed(state, "edoras")
    assert asked(state) == f"{GONDOR} disband"
    assert options(state) == [
        "disband gondor-elite",
        "disband gondor-regular",
        "disband rohan-elite",
        "disband rohan-regular",
    ]
    play(state, "disband rohan-elite")
    everywhere(state)


def test_an_army_of_one_player_is_trimmed_by_him() -> None:
    """p. 26: whoever's action it is."""
    armies = {
        "osgiliath": "5 gondor-regular",
        "north-ithilien": "3 sauron-regular",
        "lossarnach": "6 gondor-regular, 2 gondor-elite",
    }
    state = partners(armies, leading=[ROHAN], chance=["dice 1 1 1; dice 1 1 1 1 1"])
    play(act(state, WITCH_KING, AttackArmy(SHADOW, 0)), "all", "fight", "retreat lossarnach", "stay")
    assert asked(state) == f"{GONDOR} disband"


def test_a_commander_who_removes_all_of_his_partners_units_is_alone_there() -> None:
    """8.6."""
    state = partners({"edoras": "10 gondor-regular"})
    play(act(state, ROHAN, Recruit(FREE)), "recruit rohan-elite edoras", "merge", "merge")
    play(state, "disband rohan-elite")
    assert not is_mixed(state, "edoras")
    everywhere(state)


def test_who_has_no_unit_left_to_remove_is_passed_over() -> None:
    """8.4: five Southrons come to where there is room for none."""
    match = table(
        {"gorgoroth": "9 southrons-regular, sauron-regular"},
        players="4",
        free="event event",
        shadow="event event",
        to_act="saruman-player",
        war=["sauron", "southrons", "isengard"],
        hands={"saruman-player": ["musterings-of-long-planned-war"]},
    )
    play_match(match, "die event", "use event", "apart")
    # Each of them has units of one kind, so that every answer gives itself.
    assert seen(match)["armies"]["gorgoroth"] == {"southrons-regular": 10}
