"""The Free Peoples' strategy cards that make armies move or attack."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from tests.games.wotr.cards.holding import can_play, discarded, holding, plays
from tests.games.wotr.table import (
    WOTR,
    asked,
    at,
    holder,
    offered,
    options,
    play,
    seen,
    step,
    where,
    within,
)

# -- Help Unlooked For ---------------------------------------------------------------------------

SIEGE = {"helms-deep": "5 isengard-regular", "westemnet": "2 rohan-regular"}


def relief(garrison: str, *chance: str, **parts: Any) -> mathom.Match:
    """Isengard besieges Helm's Deep with five, and two riders come from Westemnet."""
    usual: dict[str, Any] = {"war": ["rohan", "isengard"], "inside": {"helms-deep": garrison}}
    return plays("help-unlooked-for", SIEGE, chance=chance, **{**usual, **parts})


# card: help-unlooked-for
def test_help_unlooked_for_attacks_besiegers_who_have_a_die_fewer_for_each_of_the_besieged() -> None:
    """In every round: three besieged units leave two dice of five."""
    match = relief(
        "2 rohan-regular, rohan-elite, rohan-leader", "dice 1 1; dice 1 1; dice 1 1; dice 1 1"
    )
    assert asked(match) == "free force"
    play(match, "all")
    assert asked(match) == "free cease"
    play(match, "fight", "stand")
    assert asked(match) == "free cease"
    assert at(match, "helms-deep") == {"isengard-regular": 5}


# card: help-unlooked-for
def test_help_unlooked_for_leaves_the_shadow_at_least_one_die() -> None:
    match = relief("5 rohan-regular", "dice 1 1; dice 1")
    play(match, "all")
    assert asked(match) == "free cease"


# card: help-unlooked-for
def test_help_unlooked_for_counts_from_the_five_dice_that_would_be_rolled() -> None:
    """Ten besiegers roll five dice, so two besieged leave three: our reading."""
    match = plays(
        "help-unlooked-for",
        {**SIEGE, "helms-deep": "10 isengard-regular"},
        inside={"helms-deep": "2 rohan-regular"},
        war=["rohan", "isengard"],
        chance=["dice 1 1; dice 1 1 1"],
    )
    play(match, "all")
    assert asked(match) == "free cease"


# card: help-unlooked-for
def test_help_unlooked_for_has_one_choose_among_several_sieges_and_armies() -> None:
    match = plays(
        "help-unlooked-for",
        {
            **SIEGE,
            "fords-of-isen": "rohan-regular",
            "minas-tirith": "sauron-regular",
            "lossarnach": "gondor-regular",
            "south-ithilien": "sauron-regular",
            "osgiliath": "gondor-elite",
        },
        inside={"helms-deep": "rohan-regular", "minas-tirith": "gondor-regular"},
        war=["rohan", "gondor"],
    )
    assert options(match) == [
        "attack fords-of-isen helms-deep",
        "attack lossarnach minas-tirith",
        "attack osgiliath minas-tirith",
        "attack westemnet helms-deep",
    ]


# card: help-unlooked-for
def test_help_unlooked_for_is_a_normal_attack_with_its_reactions_and_its_end() -> None:
    match = plays(
        "help-unlooked-for",
        {"helms-deep": "southrons-regular", "westemnet": "2 rohan-regular"},
        inside={"helms-deep": "2 rohan-regular"},
        war=["rohan"],
        chance=["dice 5 1; dice 1"],
    )
    assert step(match, "southrons") == 2
    play(match, "all")
    assert step(match, "southrons") == 3
    assert asked(match) == "free advance"
    play(match, "stay")
    assert at(match, "helms-deep") == {"rohan-regular": 2}


@pytest.mark.parametrize(
    ("war", "inside"),
    [([], {"helms-deep": "rohan-regular"}), (["rohan"], {})],
    ids=["peace", "no siege"],
)
# card: help-unlooked-for
def test_help_unlooked_for_does_nothing_without_an_army_at_war_or_without_a_siege(
    war: list[str], inside: dict[str, str]
) -> None:
    match = plays("help-unlooked-for", SIEGE, war=war, inside=inside)
    assert asked(match) == "shadow die"
    assert discarded(match) == ["help-unlooked-for"]


# -- Paths of the Woses --------------------------------------------------------------------------


# card: paths-of-the-woses
def test_the_paths_of_the_woses_lead_an_army_from_rohan_to_minas_tirith() -> None:
    match = plays(
        "paths-of-the-woses",
        {"edoras": "2 rohan-regular, rohan-leader", "folde": "rohan-elite", "lamedon": "gondor-regular"},
        war=["rohan"],
        characters={"gimli": "edoras"},
    )
    assert asked(match) == "free hidden_paths_from"
    assert options(match) == ["to edoras", "to folde"]
    play(match, "to edoras", "leave rohan-regular", "go")
    assert at(match, "minas-tirith") == {"rohan-regular": 1, "rohan-leader": 1}
    assert at(match, "edoras") == {"rohan-regular": 1}
    assert where(match, "gimli") == "minas-tirith"
    assert asked(match) == "shadow die"


# card: paths-of-the-woses
def test_the_paths_of_the_woses_are_closed_while_rohan_is_at_peace() -> None:
    armies = {"edoras": "rohan-regular"}
    assert not can_play(holding("paths-of-the-woses", armies), "paths-of-the-woses")
    assert can_play(holding("paths-of-the-woses", armies, war=["rohan"]), "paths-of-the-woses")


# card: paths-of-the-woses
def test_the_paths_of_the_woses_end_beside_a_besieged_city() -> None:
    """Osgiliath holds an enemy army and is no way out."""
    match = plays(
        "paths-of-the-woses",
        {
            "edoras": "rohan-regular",
            "minas-tirith": "sauron-regular",
            "osgiliath": "sauron-regular",
        },
        inside={"minas-tirith": "gondor-regular"},
        war=["rohan"],
    )
    assert asked(match) == "free hidden_paths_to"
    assert options(match) == ["to druadan-forest", "to lossarnach"]
    play(match, "to lossarnach")
    assert at(match, "lossarnach") == {"rohan-regular": 1}


# card: paths-of-the-woses
def test_the_paths_of_the_woses_end_beside_a_lost_city_and_retake_what_is_there() -> None:
    match = plays(
        "paths-of-the-woses",
        {"edoras": "rohan-regular"},
        war=["rohan"],
        control={"minas-tirith": "shadow", "lossarnach": "shadow"},
    )
    assert options(match) == ["to druadan-forest", "to lossarnach", "to osgiliath"]
    play(match, "to lossarnach")
    assert holder(match, "lossarnach") == "free"
    assert holder(match, "minas-tirith") == "shadow"


# card: paths-of-the-woses
def test_the_paths_of_the_woses_lead_out_of_a_siege_and_the_siege_goes_on() -> None:
    match = plays(
        "paths-of-the-woses",
        {"helms-deep": "isengard-regular"},
        inside={"helms-deep": "2 rohan-regular, rohan-elite"},
        war=["rohan"],
    )
    play(match, "take rohan-elite", "go")
    assert at(match, "minas-tirith") == {"rohan-elite": 1}
    assert within(match, "helms-deep") == {"rohan-regular": 2}
    assert holder(match, "helms-deep") == "free"


# card: paths-of-the-woses
def test_a_garrison_that_leaves_by_the_paths_of_the_woses_loses_its_walls() -> None:
    match = plays(
        "paths-of-the-woses",
        {"helms-deep": "isengard-regular"},
        inside={"helms-deep": "2 rohan-regular, rohan-leader"},
        war=["rohan"],
        characters={"gimli": "helms-deep-inside"},
    )
    assert "leave rohan-leader" in options(match)
    play(match, "leave gimli", "go")
    assert at(match, "minas-tirith") == {"rohan-regular": 2, "rohan-leader": 1}
    assert holder(match, "helms-deep") == "shadow"
    assert where(match, "gimli") == "helms-deep"


# card: paths-of-the-woses
def test_the_paths_of_the_woses_do_not_open_the_borders_of_gondor_to_neutrals() -> None:
    """But its own units go home, and Osgiliath lies within no border."""
    armies = {"edoras": "rohan-regular, north-regular, gondor-regular"}
    match = plays("paths-of-the-woses", armies, war=["rohan"])
    assert offered(match, "take") == ["gondor-regular", "rohan-regular"]
    play(match, "all")
    assert at(match, "minas-tirith") == {"rohan-regular": 1, "gondor-regular": 1}
    assert at(match, "edoras") == {"north-regular": 1}
    match = plays(
        "paths-of-the-woses",
        {"edoras": "north-regular"},
        war=["rohan"],
        control={"minas-tirith": "shadow"},
    )
    assert at(match, "osgiliath") == {"north-regular": 1}


# card: paths-of-the-woses
def test_the_paths_of_the_woses_may_bring_too_many_who_then_go_back_to_the_reinforcements() -> None:
    match = plays(
        "paths-of-the-woses",
        {"edoras": "2 rohan-regular", "minas-tirith": "9 gondor-regular"},
        war=["rohan"],
    )
    play(match, "all")
    assert asked(match) == "free disband"
    play(match, "disband gondor-regular")
    assert at(match, "minas-tirith") == {"gondor-regular": 8, "rohan-regular": 2}


# -- Through a Day and a Night -------------------------------------------------------------------


def ride(armies: dict[str, str], **parts: Any) -> mathom.Match:
    """A card for an army with Gimli, who is in Edoras."""
    usual: dict[str, Any] = {"war": ["rohan"], "characters": {"gimli": "edoras"}}
    return plays("through-a-day-and-a-night", armies, **{**usual, **parts})


# card: through-a-day-and-a-night
def test_through_a_day_and_a_night_an_army_with_a_companion_goes_two_regions() -> None:
    match = ride({"edoras": "2 rohan-regular", "helms-deep": "rohan-elite"})
    assert offered(match, "move") == ["edoras folde", "edoras westemnet"]
    play(match, "move edoras westemnet", "move westemnet helms-deep")
    assert "take gimli" in options(match)
    play(match, "all")
    assert at(match, "helms-deep") == {"rohan-elite": 1, "rohan-regular": 2}
    assert where(match, "gimli") == "helms-deep"
    assert asked(match) == "shadow die"


# card: through-a-day-and-a-night
def test_through_a_day_and_a_night_it_may_stop_after_one_region() -> None:
    match = ride({"edoras": "rohan-regular"})
    play(match, "move edoras folde", "halt", "all")
    assert at(match, "folde") == {"rohan-regular": 1}


# card: through-a-day-and-a-night
def test_through_a_day_and_a_night_a_companion_rides_with_those_who_go() -> None:
    match = ride({"edoras": "3 rohan-regular"})
    play(match, "move edoras folde", "halt")
    assert "leave gimli" not in options(match)
    play(match, "take rohan-regular")
    assert "go" not in options(match)
    play(match, "take gimli", "go")
    assert at(match, "folde") == {"rohan-regular": 1}
    assert where(match, "gimli") == "folde"


# card: through-a-day-and-a-night
def test_through_a_day_and_a_night_it_may_ride_out_and_back_and_capture_on_the_way() -> None:
    match = ride({"edoras": "rohan-regular"}, control={"folde": "shadow"})
    play(match, "move edoras folde", "move folde edoras", "all")
    assert at(match, "edoras") == {"rohan-regular": 1}
    assert holder(match, "folde") == "free"


# card: through-a-day-and-a-night
def test_through_a_day_and_a_night_no_enemy_army_is_passed() -> None:
    match = ride({"edoras": "rohan-regular", "westemnet": "isengard-regular"})
    # There is only one way out of Edoras.
    assert "halt" in options(match)
    assert offered(match, "move") == ["folde druadan-forest", "folde eastemnet", "folde edoras"]


# card: through-a-day-and-a-night
def test_through_a_day_and_a_night_neutrals_do_not_cross_the_borders_of_others() -> None:
    match = ride({"edoras": "rohan-regular"}, war=[])
    assert step(match, "rohan") < 4
    ends = {told.split()[1] for told in offered(match, "move")}
    assert ends == {"folde", "westemnet"}
    play(match, "move edoras folde")
    assert "move folde druadan-forest" not in options(match)


# card: through-a-day-and-a-night
def test_through_a_day_and_a_night_needs_a_companion_with_an_army() -> None:
    card = "through-a-day-and-a-night"
    armies = {"edoras": "rohan-regular"}
    assert not can_play(holding(card, armies), card)
    assert not can_play(holding(card, armies, characters={"gimli": "folde"}), card)
    assert can_play(holding(card, armies, characters={"gimli": "edoras"}), card)


# card: through-a-day-and-a-night
def test_through_a_day_and_a_night_besiegers_ride_back_only_if_some_keep_up_the_siege() -> None:
    """If all leave, those whom they besieged have come out by then."""
    siege: dict[str, Any] = {
        "inside": {"helms-deep": "isengard-regular"},
        "characters": {"gimli": "helms-deep"},
    }
    match = ride({"helms-deep": "rohan-regular"}, **siege)
    play(match, "move helms-deep westemnet")
    assert "move westemnet helms-deep" not in options(match)
    play(match, "halt", "all")
    assert at(match, "helms-deep") == {"isengard-regular": 1}
    match = ride({"helms-deep": "2 rohan-regular"}, control={"westemnet": "shadow"}, **siege)
    play(match, "move helms-deep westemnet", "move westemnet helms-deep")
    assert "all" not in options(match)
    play(match, "leave rohan-regular", "go")
    assert holder(match, "westemnet") == "free"
    assert within(match, "helms-deep") == {"isengard-regular": 1}
    assert at(match, "helms-deep") == {"rohan-regular": 2}


# -- written positions ---------------------------------------------------------------------------


# card: paths-of-the-woses
def test_every_question_of_the_paths_of_the_woses_can_be_written_down_and_read_back() -> None:
    match = plays(
        "paths-of-the-woses",
        {"edoras": "2 rohan-regular", "folde": "rohan-elite"},
        war=["rohan"],
        control={"minas-tirith": "shadow"},
    )
    for choice in ("to edoras", "to lossarnach", "take rohan-regular"):
        read = WOTR.position(seen(match), seed=1)
        assert read.state == match.state
        assert options(read) == options(match)
        play(match, choice)
    assert WOTR.position(seen(match), seed=1).state == match.state
