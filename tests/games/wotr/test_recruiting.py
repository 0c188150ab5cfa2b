"""Recruiting with a Muster result, and the stacking limit (p. 26)."""

from __future__ import annotations

import mathom
from tests.games.wotr.table import asked, at, fallen, offered, options, play, settled, spare, table

ROHAN = ["edoras", "folde", "helms-deep", "westemnet"]
GONDOR = ["dol-amroth", "lamedon", "lossarnach", "minas-tirith", "pelargir"]


def recruiting(match: mathom.Match) -> mathom.Match:
    """Use a Muster die to recruit."""
    return play(match, "die muster", "use recruit")


def each(figure: str, places: list[str]) -> list[str]:
    """A figure with each of these places."""
    return [f"{figure} {place}" for place in places]


def test_two_figures_come_to_different_settlements_or_one_elite_comes_alone() -> None:
    """4.1 (p. 26)."""
    match = table({"edoras": "rohan-regular"}, war=["rohan"], free="muster", shadow="event")
    recruiting(match)
    assert offered(match, "recruit") == [
        *each("rohan-elite", ROHAN),
        "rohan-leader edoras",
        *each("rohan-regular", ROHAN),
    ]
    elite = recruiting(table(war=["rohan"], free="muster", shadow="event"))
    play(elite, "recruit rohan-elite folde")
    assert asked(elite) == "shadow die"
    play(match, "recruit rohan-regular folde")
    # No elite any more, and nobody to the Folde.
    assert offered(match, "recruit") == [
        "rohan-leader edoras",
        *each("rohan-regular", ["edoras", "helms-deep", "westemnet"]),
    ]
    play(match, "recruit rohan-leader edoras")
    assert at(match, "edoras") == {"rohan-regular": 1, "rohan-leader": 1}
    assert at(match, "folde") == {"rohan-regular": 1}
    assert asked(match) == "shadow die"


def test_the_second_figure_comes_if_it_can() -> None:
    """4.1 (reading of p. 26): nobody may leave it, unless there is no figure or no place for it."""
    match = recruiting(table(war=["rohan"], free="muster", shadow="event"))
    play(match, "recruit rohan-regular folde")
    assert options(match) == [
        f"recruit rohan-regular {place}" for place in ("edoras", "helms-deep", "westemnet")
    ]
    last = table(war=["rohan"], casualties={"rohan-regular": 9}, free="muster", shadow="event")
    play(recruiting(last), "recruit rohan-regular folde")
    assert asked(last) == "shadow die"


def test_the_two_figures_may_be_of_different_nations_both_at_war() -> None:
    """4.1 (p. 26): the first figure does not limit the second, and each comes to its own nation."""
    match = table(
        {"edoras": "rohan-regular", "minas-tirith": "gondor-regular"},
        war=["rohan", "gondor"],
        free="muster",
        shadow="event",
    )
    recruiting(match)
    play(match, "recruit rohan-leader edoras")
    assert offered(match, "recruit") == [
        "gondor-leader minas-tirith",
        *each("gondor-regular", GONDOR),
        *each("rohan-regular", ["folde", "helms-deep", "westemnet"]),
    ]


def test_only_nations_at_war_recruit() -> None:
    """4.1 (p. 26, 35)."""
    match = table(awake=["gondor", "rohan"], free="muster", shadow="event")
    play(match, "die muster")
    assert settled(match) == ["use politics"]


def test_nobody_recruits_in_a_captured_or_besieged_settlement() -> None:
    """4.2 (p. 26)."""
    match = table(
        {"helms-deep": "isengard-regular", "folde": "isengard-regular"},
        inside={"helms-deep": "rohan-regular"},
        control={"westemnet": "shadow"},
        war=["rohan"],
        free="muster",
        shadow="event",
    )
    recruiting(match)
    assert offered(match, "recruit") == ["rohan-elite edoras", "rohan-regular edoras"]


def test_nazgul_come_only_to_strongholds_of_a_sauron_at_war() -> None:
    """4.3 (p. 26)."""
    strongholds = ["barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad"]
    match = table(war=["sauron"], shadow="muster", free="event", to_act="shadow")
    recruiting(match)
    assert [choice for choice in offered(match, "recruit") if choice.startswith("nazgul")] == each(
        "nazgul", strongholds
    )
    play(match, "recruit nazgul moria", "recruit nazgul barad-dur")
    assert at(match, "moria") == at(match, "barad-dur") == {"nazgul": 1}
    match = table(war=["isengard"], shadow="muster", free="event", to_act="shadow")
    recruiting(match)
    assert not [choice for choice in offered(match, "recruit") if choice.startswith("nazgul")]


def test_a_leader_comes_only_where_an_army_already_is() -> None:
    """4.4 (p. 8, 27): the regular recruited with the same die stands elsewhere."""
    match = table(war=["rohan"], free="muster", shadow="event")
    recruiting(match)
    assert offered(match, "recruit") == [*each("rohan-elite", ROHAN), *each("rohan-regular", ROHAN)]
    play(match, "recruit rohan-regular edoras")
    assert not [choice for choice in offered(match, "recruit") if choice.startswith("rohan-leader")]


def test_recruits_are_limited_by_the_figures_that_are_left() -> None:
    """4.5 (p. 26): what the Free Peoples have lost does not come back."""
    match = table(
        {"edoras": "2 rohan-regular, rohan-leader"},
        casualties={"rohan-regular": 8, "rohan-elite": 4, "rohan-leader": 3},
        war=["rohan"],
        free="muster",
        shadow="event",
    )
    recruiting(match)
    assert offered(match, "recruit") == each("rohan-elite", ROHAN)


def test_shadow_losses_and_nazgul_come_back_and_free_losses_do_not() -> None:
    """4.5 (p. 26, 31)."""
    match = table(
        {"osgiliath": "sauron-regular, nazgul", "minas-tirith": "2 gondor-regular, gondor-leader"},
        war=["gondor", "sauron"],
        free="muster-army",
        shadow="event",
        chance=["dice 6 6 6"],
    )
    play(match, "die muster-army", "use attack", "attack minas-tirith osgiliath", "all")
    play(match, "stay")
    assert (spare(match, "sauron-regular"), spare(match, "nazgul")) == (36, 8)
    assert (fallen(match, "gondor-regular"), spare(match, "gondor-regular")) == (1, 13)


def test_units_removed_for_lack_of_room_are_reinforcements_again_for_both_sides() -> None:
    """4.5, 4.6 (p. 26): an eleventh unit may be recruited, then the owner chooses who goes."""
    match = table(
        {"minas-tirith": "8 gondor-regular, 2 gondor-elite"},
        war=["gondor"],
        free="muster",
        shadow="event",
    )
    recruiting(match)
    play(match, "recruit gondor-elite minas-tirith")
    assert asked(match) == "free disband"
    assert options(match) == ["disband gondor-elite", "disband gondor-regular"]
    play(match, "disband gondor-regular")
    assert at(match, "minas-tirith") == {"gondor-regular": 7, "gondor-elite": 3}
    assert (spare(match, "gondor-regular"), fallen(match, "gondor-regular")) == (8, 0)
    assert asked(match) == "shadow die"


def test_leaders_and_characters_need_no_room() -> None:
    """4.6 (p. 8, 26)."""
    match = table(
        {"minas-tirith": "10 gondor-regular, 3 gondor-leader"},
        characters={"boromir": "minas-tirith"},
        war=["gondor"],
        free="muster",
        shadow="event",
    )
    recruiting(match)
    play(match, "recruit gondor-leader minas-tirith", "recruit gondor-regular pelargir")
    assert at(match, "minas-tirith") == {"gondor-regular": 10, "gondor-leader": 4}
    assert asked(match) == "shadow die"
