"""Who could attack an army, and who stands by it."""

from __future__ import annotations

from typing import Any

import mathom
from mathom.games.wotr.view.types import Army, Threat, WotrView
from tests.games.wotr.table import table


def standing(match: mathom.Match, region: str, side: str) -> Army:
    view: WotrView = match.view(None)
    return view.armies[region][side]


def rohan(**more: Any) -> mathom.Match:
    armies = {
        "fords-of-isen": "4 isengard-regular, 2 isengard-elite, nazgul",
        "westemnet": "2 rohan-regular, rohan-leader",
        "edoras": "rohan-regular",
        "dead-marshes": "sauron-regular",
    }
    return table(armies, free="event", shadow="army", **more)


def test_an_enemy_next_to_an_army_threatens_it_with_its_dice_and_rerolls() -> None:
    match = rohan(war=["isengard", "rohan"])
    fords = Threat(place="fords-of-isen", dice=5, rerolls=1)
    assert standing(match, "westemnet", "free").threats == (fords,)
    west = Threat(place="westemnet", dice=2, rerolls=1)
    assert standing(match, "fords-of-isen", "shadow").threats == (west,)
    assert standing(match, "edoras", "free").threats == ()


def test_who_is_not_at_war_threatens_nobody() -> None:
    match = rohan(war=["isengard"])
    assert standing(match, "fords-of-isen", "shadow").threats == ()
    assert len(standing(match, "westemnet", "free").threats) == 1


def test_of_an_army_only_those_at_war_attack() -> None:
    match = table(
        {"fords-of-isen": "isengard-regular, 3 southrons-elite", "westemnet": "rohan-regular"},
        free="event",
        shadow="army",
        war=["isengard"],
    )
    assert standing(match, "westemnet", "free").threats == (
        Threat(place="fords-of-isen", dice=1, rerolls=0),
    )


def test_friends_are_the_own_armies_next_to_it() -> None:
    match = rohan()
    assert standing(match, "westemnet", "free").friends == ("edoras",)
    assert standing(match, "dead-marshes", "shadow").friends == ()


def test_besiegers_and_besieged_threaten_each_other_and_walls_keep_out_all_others() -> None:
    match = table(
        {"helms-deep": "3 isengard-regular", "westemnet": "rohan-regular"},
        inside={"helms-deep": "2 rohan-regular, rohan-leader"},
        free="event",
        shadow="army",
        war=["isengard", "rohan"],
    )
    view: WotrView = match.view(None)
    besiegers = Threat(place="helms-deep", dice=3, rerolls=0)
    assert view.inside["helms-deep"].threats == (besiegers,)
    assert view.inside["helms-deep"].friends == ()
    assert [one.place for one in view.armies["helms-deep"]["shadow"].threats] == [
        "westemnet",
        "helms-deep-inside",
    ]
