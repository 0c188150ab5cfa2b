"""Guide 14: what the clockwork answers when a card on the table, or one that it plays, asks it."""

from __future__ import annotations

from typing import Any

import mathom
from tests.games.wotr.clockwork.alone import OWN, alone, attacked, told
from tests.games.wotr.table import at, play, seen, table, within

OTHERS = ["olog-hai", "hill-trolls", "the-king-is-revealed"]


def hunted(*chance: str, **parts: Any) -> mathom.Match:
    """The Fellowship moves from the Fords of Bruinen, with one die of the Shadow in the Hunt Box."""
    parts.setdefault("armies", {})
    parts.setdefault("fellowship", {"region": "fords-of-bruinen"})
    match = table(
        parts.pop("armies"),
        free="character event",
        to_act="free",
        players="1",
        hunt_box={"shadow": 1},
        clockwork={"occupied": OWN},
        chance=chance,
        **parts,
    )
    return play(match, "die character", "use fellowship")


def test_the_crebain_fly_at_the_first_hunt_roll() -> None:
    match = hunted("dice 1", table=["flocks-of-crebain"])
    assert seen(match)["table"] == []
    assert "A card on the table is used at the first chance (guide 14)." in told(match)


def test_a_hunt_die_that_may_be_rolled_again_is() -> None:
    match = hunted("dice 1; dice 2", armies={"fords-of-bruinen": "nazgul"})
    said = "The clockwork rolls again the Hunt dice that it may: it always does."
    assert said in told(match)


def test_when_a_companion_is_lost_the_mithril_coat_is_worn_away() -> None:
    # A22
    match = hunted(
        "dice 6; tile std-2-1",
        company=["gandalf-grey", "boromir"],
        hands={"free": ["athelas"]},
        table=["worn-with-sorrow-and-toil", "horn-of-gondor", "mithril-coat-and-sting"],
    )
    play(match, "keep", "sacrifice guide")
    assert "mithril-coat-and-sting" not in seen(match)["table"]
    assert "horn-of-gondor" in seen(match)["table"]


def test_of_two_armies_beside_them_spells_strike_the_one_in_a_city() -> None:
    # Guide 14
    match = alone(
        {"osgiliath": "sauron-regular, 2 nazgul", "pelargir": "2 gondor-regular",
         "lossarnach": "4 gondor-regular"},
        "card dreadful-spells; dice 6 6",
        shadow="event",
        hands={"shadow": ["dreadful-spells", *OTHERS]},
        fellowship={"region": "rivendell"},
    )  # fmt: skip
    assert at(match, "pelargir") == {}
    assert at(match, "lossarnach") == {"gondor-regular": 4}
    assert "The clockwork strikes an army in a City or Stronghold" in " ".join(told(match))


def test_where_leaders_of_two_nations_are_chance_names_whose_falls() -> None:
    # A4: Denethor's Folly.
    held = ["denethors-folly", *OTHERS]
    match = alone(
        {"minas-tirith": "2 sauron-regular"},
        "card denethors-folly; nation rohan",
        shadow="event",
        inside={"minas-tirith": "2 gondor-regular, rohan-regular, gondor-leader, rohan-leader"},
        control={"minas-tirith": "free"},
        hands={"shadow": held},
    )
    assert "rohan-leader" not in within(match, "minas-tirith")
    assert within(match, "minas-tirith")["gondor-leader"] == 1


def test_a_new_power_brings_elites_to_orthanc() -> None:
    # A65
    held = ["a-new-power-is-rising", *OTHERS]
    match = alone({}, "card a-new-power-is-rising", shadow="event", hands={"shadow": held})
    assert at(match, "orthanc").get("isengard-elite", 0) >= 1
    assert "The clockwork recruits Elites as long as there are any (ruling A65)." in told(match)


# -- what a card asks in a battle ------------------------------------------------------------------


def against_companions(card: str, *chance: str) -> mathom.Match:
    """An army with three Nazgul attacks two Companions; a card was laid aside for that."""
    match = alone(
        {"orthanc": "9 isengard-regular, 3 nazgul", "fords-of-isen": "2 rohan-regular"},
        *chance,
        shadow="army",
        characters={"saruman": "eliminated", "strider": "fords-of-isen", "gimli": "fords-of-isen"},
        clockwork={"occupied": OWN, "battle_cards": [card]},
    )
    return play(match, "combat none")


def test_words_of_power_silence_whoever_comes_first_in_the_order() -> None:
    # A20
    match = against_companions("worn-with-sorrow-and-toil", "dice 1 1 1 1 1; dice 1 1 1; dice 1 1 1")
    said = "The Leadership and the abilities of Strider count for nothing in this round."
    assert said in told(match)


def test_the_nazgul_strike_whoever_has_most_leadership() -> None:
    # Guide 14, A4: both have 1.
    match = against_companions(
        "the-nazgul-strike", "dice 1 1 1 1 1; dice 1 1 1 1; dice 6 6 6; companion gimli"
    )
    play(match, "reroll 0")
    assert "Gimli is lost." in told(match)


def test_nazgul_whom_the_eagles_put_to_flight_go_to_a_tower_by_chance() -> None:
    # A4: the card leaves it to the Shadow.
    match = attacked(
        {"osgiliath": "gondor-regular", "south-ithilien": "2 sauron-regular, 4 nazgul"},
        "dice 5 6 4 1; place dol-guldur",
        hands={"free": ["the-eagles-are-coming"]},
        characters={"boromir": "osgiliath"},
        free="character event",
    )
    play(match, "die character", "use event")
    assert at(match, "dol-guldur") == {"nazgul": 2}
