"""What characters let a die do (p. 25)."""

from __future__ import annotations

import mathom
from tests.games.wotr.table import asked, at, offered, options, play, quest, seen, spare, table


def test_strider_hides_the_fellowship_with_any_die() -> None:
    """12.8 (p. 25, 39): the die does not go to the Hunt Box."""
    dice = "event muster muster-army character"
    for die in dice.split():
        match = table(free=dice, shadow="event", fellowship={"hidden": False, "guide": "strider"})
        play(match, f"die {die}", "use hide")
        assert quest(match)["hidden"]
        assert seen(match)["hunt_box"]["free"] == 0
    match = table(free=dice, shadow="event", fellowship={"hidden": False, "guide": "gandalf-grey"})
    play(match, "die event")
    assert "use hide" not in options(match)


def test_the_voice_of_saruman_recruits_everywhere_or_makes_two_elites() -> None:
    """His card (p. 25)."""
    match = table(
        {"orthanc": "3 isengard-regular"},
        characters={"saruman": "orthanc"},
        war=["isengard"],
        shadow="muster muster",
        free="event event",
        to_act="shadow",
    )
    play(match, "die muster")
    assert options(match) == ["use politics", "use recruit", "use upgrade", "use voice"]
    play(match, "use voice")
    assert at(match, "orthanc") == {"isengard-regular": 4}
    assert at(match, "north-dunland") == at(match, "south-dunland") == {"isengard-regular": 1}
    play(match, "skip event", "die muster", "use upgrade")
    assert at(match, "orthanc") == {"isengard-regular": 2, "isengard-elite": 2}
    assert spare(match, "isengard-regular") == 8


def test_with_too_few_regulars_saruman_says_where_they_come() -> None:
    """His card (p. 25)."""
    match = table(
        {"orthanc": "5 isengard-regular", "gap-of-rohan": "5 isengard-regular"},
        characters={"saruman": "orthanc"},
        war=["isengard"],
        shadow="muster",
        free="event",
        to_act="shadow",
    )
    play(match, "die muster", "use voice")
    assert asked(match) == "shadow voice"
    assert offered(match, "recruit") == [
        f"isengard-regular {place}" for place in ("north-dunland", "orthanc", "south-dunland")
    ]
    play(match, "recruit isengard-regular south-dunland")
    assert offered(match, "recruit") == [
        f"isengard-regular {place}" for place in ("north-dunland", "orthanc")
    ]
    play(match, "recruit isengard-regular orthanc")
    assert asked(match) == "free die"


def test_saruman_makes_two_elites_or_none() -> None:
    """His card (p. 25): two regulars must be there, and two elites to take their place."""
    scenes = (("2 isengard-regular", "4 isengard-elite"), ("isengard-regular", "isengard-elite"))
    for regulars, elites in (*scenes, ("2 isengard-regular", "5 isengard-elite")):
        match = table(
            {"orthanc": regulars, "gap-of-rohan": elites},
            characters={"saruman": "orthanc"},
            war=["isengard"],
            shadow="muster",
            free="event",
            to_act="shadow",
        )
        play(match, "die muster")
        able = (regulars, elites) == ("2 isengard-regular", "4 isengard-elite")
        assert ("use upgrade" in options(match)) == able


def test_saruman_is_not_heard_from_a_besieged_orthanc() -> None:
    """His card (p. 25)."""
    match = table(
        {"orthanc": "rohan-regular"},
        inside={"orthanc": "3 isengard-regular"},
        characters={"saruman": "orthanc-inside"},
        war=["isengard", "rohan"],
        shadow="muster",
        free="event",
        to_act="shadow",
    )
    play(match, "die muster")
    assert options(match) == ["use politics", "use recruit"]


def gone_alone(companion: str) -> mathom.Match:
    """An Event result has played a card with which somebody leaves the Fellowship."""
    match = table(free="event", shadow="event", hands={"free": ["i-will-go-alone"]})
    play(match, "die event", "use event", "play i-will-go-alone")
    return play(match, f"group {companion}", "to rivendell")


def test_gandalf_draws_after_the_card_if_he_is_the_guide_then() -> None:
    """His card (reading of p. 25): one that takes him from the Fellowship brings no other."""
    assert asked(play(gone_alone("peregrin"), "guide gandalf-grey")) == "free gandalf"
    assert asked(gone_alone("gandalf-grey")) == "shadow die"
