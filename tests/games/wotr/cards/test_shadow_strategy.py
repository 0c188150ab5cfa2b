"""The Shadow's strategy cards under which the Free Peoples wane."""

from __future__ import annotations

import pytest

from tests.games.wotr.cards.commanding import WAR, can_command, commands
from tests.games.wotr.cards.shadowing import discarded, go, hand, on_table
from tests.games.wotr.table import (
    asked,
    at,
    fallen,
    holder,
    offered,
    options,
    play,
    seen,
    step,
    table,
    where,
    within,
)

# -- Return to Valinor ---------------------------------------------------------------------------

LORIEN_TAKEN = {"lorien": "shadow"}


# card: return-to-valinor
def test_return_to_valinor_rolls_for_the_elves_of_every_stronghold() -> None:
    match = commands(
        "return-to-valinor",
        {"rivendell": "elves-regular, 2 elves-elite, elves-leader", "grey-havens": "elves-regular"},
        control=LORIEN_TAKEN,
        chance=["dice 5", "dice 6 1 2"],
    )
    assert asked(match) == "free casualties"
    assert options(match) == ["lose elves-elite>regular", "lose elves-regular"]
    go(match, "lose elves-regular")
    assert at(match, "rivendell") == {"elves-elite": 2, "elves-leader": 1}
    assert at(match, "grey-havens") == {"elves-regular": 1}
    assert asked(match) == "free die"
    assert step(match, "elves") == 1


# card: return-to-valinor
def test_return_to_valinor_needs_an_elven_stronghold_in_the_hands_of_the_shadow() -> None:
    board = {"rivendell": "elves-regular"}
    assert not can_command("return-to-valinor", board)
    assert not can_command("return-to-valinor", board, control={"erebor": "shadow"})
    assert can_command("return-to-valinor", board, control=LORIEN_TAKEN)
    # A siege is not enough.
    siege = {"lorien": "sauron-regular"}
    assert not can_command("return-to-valinor", siege, inside={"lorien": "elves-elite"})


# card: return-to-valinor
def test_return_to_valinor_passes_by_elves_who_are_besieged_or_elsewhere() -> None:
    match = commands(
        "return-to-valinor",
        {"woodland-realm": "sauron-regular", "dale": "elves-elite"},
        inside={"woodland-realm": "5 elves-elite"},
        control=LORIEN_TAKEN,
    )
    assert within(match, "woodland-realm") == {"elves-elite": 5}
    assert asked(match) == "free die"


# card: return-to-valinor
def test_return_to_valinor_rolls_five_dice_at_most_and_takes_only_elves() -> None:
    """Almanac: the others in the army take no hit. Companions stay, leaders without units do not."""
    match = commands(
        "return-to-valinor",
        {"rivendell": "5 elves-regular, elves-elite, north-regular, elves-leader"},
        control=LORIEN_TAKEN,
        characters={"legolas": "rivendell"},
        chance=["dice 6 6 6 6 6"],
    )
    assert options(match) == [
        "lose elves-regular*3 elves-elite",
        "lose elves-regular*4 elves-elite",
        "lose elves-regular*5",
    ]
    go(match, "lose elves-regular*5")
    assert at(match, "rivendell") == {"elves-elite": 1, "north-regular": 1, "elves-leader": 1}


# card: return-to-valinor
def test_return_to_valinor_may_empty_a_stronghold_but_takes_no_companion() -> None:
    match = commands(
        "return-to-valinor",
        {"rivendell": "elves-regular, elves-leader"},
        control=LORIEN_TAKEN,
        characters={"legolas": "rivendell"},
        chance=["dice 6"],
    )
    assert at(match, "rivendell") == {}
    assert fallen(match, "elves-leader") == 1
    assert where(match, "legolas") == "rivendell"
    assert holder(match, "rivendell") == "free"


# -- The Fighting Uruk-hai -----------------------------------------------------------------------

HELMS_DEEP = {"helms-deep": "5 isengard-regular, isengard-elite"}
GARRISON = {"helms-deep": "5 rohan-elite"}


# card: the-fighting-uruk-hai
def test_the_fighting_uruk_hai_storm_a_stronghold_for_three_rounds() -> None:
    match = commands(
        "the-fighting-uruk-hai",
        HELMS_DEEP,
        inside=GARRISON,
        war=["isengard", "rohan"],
        characters={"saruman": "orthanc"},
        chance=["dice 1 1 1 1 1", "dice 1 1 1 1 1"] * 3,
    )
    assert asked(match) == "shadow force"
    go(match, "all")
    for _ in range(2):
        go(match, "reroll 0")
        assert options(match) == ["cease", "fight"]
        go(match, "fight")
    go(match, "reroll 0")
    assert options(match) == ["cease", "prolong isengard-elite"]


# card: the-fighting-uruk-hai
def test_the_fighting_uruk_hai_surprise_defenders_without_a_companion() -> None:
    """In the first round only; the Free Peoples hold a card and are not even asked."""
    match = commands(
        "the-fighting-uruk-hai",
        HELMS_DEEP,
        inside=GARRISON,
        war=["isengard", "rohan"],
        characters={"saruman": "orthanc"},
        hands={"shadow": ["the-fighting-uruk-hai"], "free": ["the-red-arrow"]},
        chance=["dice 1 1 1 1 1", "dice 1 1 1 1 1"],
    )
    go(match, "all")
    assert asked(match) == "shadow reroll"
    go(match, "reroll 0", "fight")
    assert asked(match) == "free combat"


# card: the-fighting-uruk-hai
def test_the_fighting_uruk_hai_do_not_surprise_a_companion() -> None:
    match = commands(
        "the-fighting-uruk-hai",
        HELMS_DEEP,
        inside=GARRISON,
        war=["isengard", "rohan"],
        characters={"saruman": "orthanc", "gimli": "helms-deep-inside"},
        hands={"shadow": ["the-fighting-uruk-hai"], "free": ["the-red-arrow"]},
    )
    go(match, "all")
    assert asked(match) == "free combat"


# card: the-fighting-uruk-hai
def test_the_fighting_uruk_hai_need_saruman_and_a_siege_by_isengard() -> None:
    card, at_war = "the-fighting-uruk-hai", ["isengard", "sauron"]
    saruman = {"saruman": "orthanc"}
    assert can_command(card, HELMS_DEEP, inside=GARRISON, war=at_war, characters=saruman)
    assert not can_command(card, HELMS_DEEP, inside=GARRISON, war=at_war)
    assert not can_command(card, {"westemnet": "isengard-regular"}, war=at_war, characters=saruman)
    others = {"helms-deep": "5 sauron-regular"}
    assert not can_command(card, others, inside=GARRISON, war=at_war, characters=saruman)
    # Isengard besieged is not Isengard besieging.
    relief, inside = {"orthanc": "rohan-regular"}, {"orthanc": "isengard-regular"}
    within_walls = {"saruman": "orthanc-inside"}
    assert not can_command(card, relief, inside=inside, war=at_war, characters=within_walls)


# card: the-fighting-uruk-hai
def test_the_fighting_uruk_hai_choose_among_sieges_and_keep_out_where_a_power_is_too_great() -> None:
    sieges = {
        "helms-deep": "isengard-regular",
        "lorien": "isengard-regular",
        "dol-amroth": "isengard-regular, sauron-regular",
        "erebor": "sauron-regular",
    }
    inside = {
        "helms-deep": "rohan-elite",
        "lorien": "elves-elite",
        "dol-amroth": "gondor-elite",
        "erebor": "dwarves-elite",
    }
    match = commands(
        "the-fighting-uruk-hai",
        sieges,
        inside=inside,
        war=WAR,
        characters={"saruman": "orthanc"},
        table=["a-power-too-great"],
    )
    assert asked(match) == "shadow card_attack"
    assert options(match) == ["assault dol-amroth", "assault helms-deep"]
    go(match, "assault dol-amroth")
    assert "leave isengard-regular" in options(match)


# -- Denethor's Folly ----------------------------------------------------------------------------

CITY_BESIEGED = {"minas-tirith": "3 sauron-regular"}
CITY = {"minas-tirith": "2 gondor-regular, gondor-leader"}


# card: denethors-folly
def test_denethors_folly_costs_a_leader_and_stays_while_minas_tirith_is_besieged() -> None:
    match = commands("denethors-folly", CITY_BESIEGED, inside=CITY)
    assert within(match, "minas-tirith") == {"gondor-regular": 2}
    assert fallen(match, "gondor-leader") == 1
    assert on_table(match) == ["denethors-folly"]


# card: denethors-folly
def test_denethors_folly_needs_the_siege_of_minas_tirith() -> None:
    assert not can_command("denethors-folly", {"minas-tirith": "2 gondor-regular, gondor-leader"})
    assert not can_command("denethors-folly", {"minas-tirith": "sauron-regular"})
    elsewhere, inside = {"dol-amroth": "sauron-regular"}, {"dol-amroth": "gondor-regular"}
    assert not can_command("denethors-folly", elsewhere, inside=inside)


# card: denethors-folly
def test_denethors_folly_lets_the_shadow_choose_among_leaders_of_several_nations() -> None:
    inside = {"minas-tirith": "gondor-regular, gondor-leader, rohan-leader"}
    match = commands("denethors-folly", CITY_BESIEGED, inside=inside)
    assert asked(match) == "shadow lose_leader"
    go(match, "lose rohan-leader")
    assert within(match, "minas-tirith") == {"gondor-regular": 1, "gondor-leader": 1}


# card: denethors-folly
def test_denethors_folly_takes_no_companion_where_there_is_no_leader() -> None:
    inside = {"minas-tirith": "gondor-regular"}
    match = commands(
        "denethors-folly",
        CITY_BESIEGED,
        inside=inside,
        characters={"boromir": "minas-tirith-inside"},
    )
    assert where(match, "boromir") == "minas-tirith-inside"
    assert on_table(match) == ["denethors-folly"]


@pytest.mark.parametrize(
    ("choice", "silent"),
    [("assault minas-tirith", True), ("attack minas-tirith osgiliath", False)],
)
# card: denethors-folly
def test_under_denethors_folly_no_combat_card_is_used_in_minas_tirith(choice: str, silent: bool) -> None:
    match = table(
        {**CITY_BESIEGED, "osgiliath": "gondor-regular"},
        inside=CITY,
        shadow="army",
        free="event",
        to_act="shadow",
        war=["sauron", "gondor"],
        table=["denethors-folly"],
        hands={"free": ["the-red-arrow"]},
        chance=["dice 1 1 1", "dice 1 1"] if silent else [],
    )
    go(match, "die army", "use attack", choice, "all")
    if silent:
        assert asked(match) == "free reroll"
        assert hand(match, "free") == ["the-red-arrow"]
    else:
        assert asked(match) == "free combat"


@pytest.mark.parametrize("choice", ["sortie minas-tirith", "attack osgiliath minas-tirith"])
# card: denethors-folly
def test_denethors_folly_lames_sorties_and_relief_too_but_not_the_shadow(choice: str) -> None:
    match = table(
        {**CITY_BESIEGED, "osgiliath": "gondor-regular"},
        inside={"minas-tirith": "gondor-regular"},
        free="muster-army",
        shadow="event",
        war=["sauron", "gondor"],
        table=["denethors-folly"],
        hands={"free": ["the-red-arrow"], "shadow": ["hill-trolls"]},
    )
    go(match, "die muster-army", "use attack", choice)
    assert asked(match) == "shadow combat"
    assert hand(match, "free") == ["the-red-arrow"]


# card: denethors-folly
def test_denethors_folly_is_over_when_the_siege_is() -> None:
    match = table(
        CITY_BESIEGED,
        inside=CITY,
        shadow="army",
        free="event",
        to_act="shadow",
        war=["sauron", "gondor"],
        table=["denethors-folly"],
    )
    go(match, "die army", "use move", "move minas-tirith osgiliath", "all")
    assert on_table(match) == []
    assert discarded(match) == ["denethors-folly"]


# card: denethors-folly
def test_denethors_folly_is_over_at_once_when_the_besiegers_leave_though_the_action_goes_on() -> None:
    """Another army may still move with the same die, and the card is gone already (p. 22)."""
    match = table(
        {**CITY_BESIEGED, "dagorlad": "sauron-regular"},
        inside=CITY,
        shadow="army",
        free="event",
        to_act="shadow",
        war=["sauron", "gondor"],
        table=["denethors-folly"],
    )
    go(match, "die army", "use move", "move minas-tirith osgiliath", "all")
    assert asked(match) == "shadow march"
    assert on_table(match) == []


# card: denethors-folly
def test_denethors_folly_goes_on_where_a_sortie_is_lost_and_others_have_stayed_inside() -> None:
    """The siege has never ended, though for a moment nobody but the rearguard was left."""
    match = table(
        {"minas-tirith": "sauron-elite, sauron-regular"},
        inside={"minas-tirith": "2 gondor-regular"},
        free="muster-army",
        shadow="event",
        war=["sauron", "gondor"],
        table=["denethors-folly"],
        chance=["dice 6", "dice 6 6"],
    )
    go(match, "die muster-army", "use attack", "sortie minas-tirith", "take gondor-regular", "go")
    assert asked(match) == "shadow casualties"
    assert within(match, "minas-tirith") == {}
    assert on_table(match) == ["denethors-folly"]
    go(match, "lose sauron-regular")
    assert within(match, "minas-tirith") == {"gondor-regular": 1}
    assert on_table(match) == ["denethors-folly"]


@pytest.mark.parametrize(
    ("characters", "die", "able"),
    [
        ({}, "event", False),
        ({}, "will-of-the-west", True),
        ({"gandalf-white": "minas-tirith-inside"}, "event", True),
        ({"gandalf-grey": "minas-tirith-inside"}, "character", True),
        ({"aragorn": "minas-tirith-inside"}, "event", True),
        ({"strider": "minas-tirith-inside"}, "event", False),
        ({"aragorn": "edoras"}, "event", False),
    ],
)
# card: denethors-folly
def test_denethors_folly_can_be_ended_by_will_or_wisdom(
    characters: dict[str, str], die: str, able: bool
) -> None:
    """Strider is not Aragorn yet: the card does not name him."""
    match = table(
        CITY_BESIEGED,
        inside=CITY,
        free=die,
        shadow="event",
        characters=characters,
        table=["denethors-folly"],
    )
    play(match, f"die {die}")
    assert ("end denethors-folly" in options(match)) is able
    if able:
        go(match, "end denethors-folly")
        assert on_table(match) == []
        assert asked(match) == "shadow die"


# card: denethors-folly
def test_the_shadow_does_not_end_denethors_folly_itself() -> None:
    match = table(
        CITY_BESIEGED,
        inside=CITY,
        shadow="event",
        free="event",
        to_act="shadow",
        characters={"aragorn": "minas-tirith-inside"},
        table=["denethors-folly"],
    )
    play(match, "die event")
    assert offered(match, "end") == []


# -- The Day Without Dawn ------------------------------------------------------------------------


# card: the-day-without-dawn
def test_the_day_without_dawn_takes_all_unused_dice_of_the_will_of_the_west() -> None:
    match = commands("the-day-without-dawn", war=WAR, free="will-of-the-west will-of-the-west character")
    assert seen(match)["dice"]["free"] == {"character": 1}
    assert seen(match)["pool"]["free"] == 4


# card: the-day-without-dawn
def test_the_day_without_dawn_needs_all_the_shadow_at_war_but_no_such_die() -> None:
    card, dice = "the-day-without-dawn", "will-of-the-west event"
    assert not can_command(card, war=["isengard", "sauron"], free=dice)
    assert can_command(card, war=WAR, free=dice)
    assert seen(commands(card, war=WAR, free="event"))["dice"]["free"] == {"event": 1}


# -- cards together ------------------------------------------------------------------------------


# card: denethors-folly
def test_in_which_order_denethors_folly_and_others_came_to_the_table_makes_no_difference() -> None:
    """The order is no part of a position, so what is offered does not depend on it."""
    cards = ["denethors-folly", "wormtongue"]
    lists = []
    for order in (cards, cards[::-1]):
        match = table(
            CITY_BESIEGED,
            inside=CITY,
            free="will-of-the-west",
            shadow="event",
            war=["isengard"],
            characters={"saruman": "orthanc", "gandalf-white": "edoras"},
            table=order,
        )
        play(match, "die will-of-the-west")
        assert match.decision is not None
        lists.append([str(option) for option in match.decision.options])
        assert "end denethors-folly" in lists[-1]
    assert lists[0] == lists[1]
