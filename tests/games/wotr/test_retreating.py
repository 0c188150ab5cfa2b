"""Ceasing, retreating and advancing (p. 31)."""

from __future__ import annotations

from typing import Any

import mathom
from tests.games.wotr.table import asked, at, awake, holder, options, play, seen, settled, table, where


def attack(armies: dict[str, str], start: str, end: str, *chance: str, **parts: Any) -> mathom.Match:
    """The Shadow attacks with an Army die."""
    dice: dict[str, Any] = {"shadow": "army", "free": "event", "to_act": "shadow"}
    match = table(armies, chance=chance, **{**dice, **parts})
    return play(match, "die army", "use attack", f"attack {start} {end}")


def test_only_if_the_attacker_goes_on_may_the_defender_retreat() -> None:
    """9.1 (p. 31)."""
    armies = {"north-ithilien": "2 sauron-regular", "dead-marshes": "2 gondor-regular"}
    match = attack(
        armies, "north-ithilien", "dead-marshes", "dice 1 1 1 1; dice 1 1 1 1", war=["sauron"]
    )
    play(match, "all")
    assert asked(match) == "shadow cease"
    assert options(match) == ["cease", "fight"]
    play(match, "cease")
    assert asked(match) == "free die"
    match.undo()
    play(match, "fight")
    assert asked(match) == "free retreat"
    play(match, "stand")
    # Another round has been fought.
    assert asked(match) == "shadow cease"
    assert seen(match)["battle"]["round"] == 2


def test_the_whole_army_retreats_to_one_free_region() -> None:
    """9.2 (p. 31): companions and leaders too; not to an enemy settlement, though it is empty."""
    match = attack(
        {
            "osgiliath": "3 sauron-regular",
            "lossarnach": "gondor-regular, gondor-leader",
            "minas-tirith": "gondor-elite",
        },
        "osgiliath",
        "lossarnach",
        "dice 1 1 1 1 1",
        war=["sauron"],
        control={"pelargir": "shadow"},
        characters={"boromir": "lossarnach"},
    )
    play(match, "all", "reroll 0", "fight")
    assert options(match) == ["retreat minas-tirith", "stand"]
    play(match, "retreat minas-tirith", "stay")
    assert at(match, "minas-tirith") == {"gondor-regular": 1, "gondor-elite": 1, "gondor-leader": 1}
    assert where(match, "boromir") == "minas-tirith"


def test_without_a_free_region_there_is_no_retreat() -> None:
    """9.2 (p. 31)."""
    match = attack(
        {
            "edoras": "2 rohan-regular",
            "westemnet": "isengard-regular",
            "folde": "2 isengard-regular",
        },
        "folde",
        "edoras",
        "dice 1 1 1 1; dice 1 1 1 1",
        war=["isengard"],
    )
    play(match, "all", "fight")
    # Nobody asks the defender, and the second round has been fought.
    assert asked(match) == "shadow cease"
    assert seen(match)["battle"]["round"] == 2


def test_a_retreat_does_not_cross_the_mountains() -> None:
    """9.2 (p. 31): from Helm's Deep only the Fords and the Westemnet can be reached."""
    match = attack(
        {"fords-of-isen": "2 isengard-regular", "helms-deep": "2 rohan-regular"},
        "fords-of-isen",
        "helms-deep",
        "dice 1 1 1 1",
        war=["isengard"],
    )
    play(match, "all", "fight", "fight")
    assert options(match) == ["retreat westemnet", "stand"]


def test_units_not_at_war_may_retreat_across_a_border() -> None:
    """9.2 (p. 35)."""
    match = attack(
        {"vale-of-the-carnen": "2 southrons-regular", "dale": "2 north-regular"},
        "vale-of-the-carnen",
        "dale",
        "dice 1 1 1 1",
        war=["southrons"],
    )
    play(match, "all", "fight")
    assert "retreat erebor" in options(match)
    assert "retreat woodland-realm" in options(match)


def test_the_winner_advances_with_all_or_some_or_not_at_all() -> None:
    """9.3 (p. 31)."""
    armies = {"west-harondor": "3 sauron-regular, nazgul", "pelargir": "gondor-regular"}
    match = attack(armies, "west-harondor", "pelargir", "dice 6 1 1; dice 1", war=["sauron"])
    play(match, "all", "reroll 0")
    assert asked(match) == "shadow advance"
    assert options(match) == ["advance", "stay"]
    play(match, "advance")
    assert options(match) == [
        "all",
        "leave nazgul",
        "leave sauron-regular",
        "take nazgul",
        "take sauron-regular",
    ]
    play(match, "take sauron-regular", "go")
    assert at(match, "pelargir") == {"sauron-regular": 1}
    assert at(match, "west-harondor") == {"sauron-regular": 2, "nazgul": 1}
    assert holder(match, "pelargir") == "shadow"


def test_free_leaders_advance_or_stay_with_units() -> None:
    """9.3 (p. 8, 31): a unit in the rearguard is company enough."""
    armies = {"lossarnach": "2 gondor-regular, gondor-leader", "pelargir": "sauron-regular"}
    dice: dict[str, Any] = {"free": "muster-army", "shadow": "event", "war": ["gondor"]}
    match = table(armies, chance=["dice 6 1; dice 1"], **dice)
    play(match, "die muster-army", "use attack", "attack lossarnach pelargir", "all", "reroll 0")
    play(match, "advance", "take gondor-regular")
    assert options(match) == ["go", "take gondor-leader", "take gondor-regular"]
    play(match, "take gondor-regular")
    assert settled(match) == ["take gondor-leader", "go"]
    match = table(armies, chance=["dice 6; dice 1"], **dice)
    play(match, "die muster-army", "use attack", "attack lossarnach pelargir", "leave gondor-regular")
    play(match, "go", "advance")
    assert options(match) == [
        "all",
        "leave gondor-leader",
        "take gondor-leader",
        "take gondor-regular",
    ]
    play(match, "leave gondor-leader", "go")
    assert at(match, "pelargir") == {"gondor-regular": 1}
    assert at(match, "lossarnach") == {"gondor-regular": 1, "gondor-leader": 1}


def test_an_advance_enters_the_region_like_a_march() -> None:
    """9.3 (p. 32, 34): the nation wakes though only Rohan was attacked there."""
    match = attack(
        {"folde": "2 isengard-regular", "druadan-forest": "rohan-regular"},
        "folde",
        "druadan-forest",
        "dice 6 6; dice 1",
        war=["isengard", "rohan"],
    )
    play(match, "all")
    assert not awake(match, "gondor")
    play(match, "advance", "all")
    assert awake(match, "gondor")


def test_saruman_does_not_advance() -> None:
    """9.3, 6.3 (p. 24)."""
    match = attack(
        {"orthanc": "2 isengard-regular", "fords-of-isen": "rohan-regular"},
        "orthanc",
        "fords-of-isen",
        "dice 6 6; dice 1",
        war=["isengard"],
        characters={"saruman": "orthanc"},
    )
    play(match, "all", "advance", "all")
    assert at(match, "fords-of-isen") == {"isengard-regular": 2}
    assert where(match, "saruman") == "orthanc"
