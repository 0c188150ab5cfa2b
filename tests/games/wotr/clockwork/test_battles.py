"""Guide 15: how the clockwork fights, and what an attack on an occupied settlement meets."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.wotr.box import REGION_OF
from mathom.games.wotr.cards.parts.woses import ways_out
from mathom.games.wotr.clockwork.attacking import chances
from tests.games.wotr.clockwork.alone import (
    BEFORE_ISENGARD,
    OWN,
    alone,
    attack,
    attacked,
    figure,
    occupied,
    r,
    state_of,
    told,
)
from tests.games.wotr.table import asked, at, offered, options, play, seen, where, within

# -- going on and ceasing ------------------------------------------------------------------------


def test_it_fights_on_as_long_as_it_has_a_size_advantage() -> None:
    match = alone(
        {"orthanc": "5 isengard-regular", "fords-of-isen": "3 rohan-regular"},
        "dice 1 1 1 1 1; dice 1 1 1",
        "dice 6 1 1 1 1; dice 1 1 1",
        "dice 1 1 1 1 1; dice 6 6",
        "dice 1 1 1; dice 6 1",
        shadow="army",
        characters={"saruman": "eliminated"},
    )
    fight_on = ("stand", "combat none")
    play(match, "combat none", *fight_on, *fight_on, *fight_on)
    # 5 against 3, 5 against 2, 3 against 2, then 2 against 2: it ceases.
    assert asked(match) == "free die"
    assert at(match, "orthanc") == {"isengard-regular": 2}
    assert any("not enough to fight on" in one for one in told(match))


def test_a_siege_is_prolonged_only_by_an_advantage_of_three() -> None:
    siege: dict[str, Any] = {
        "inside": {"helms-deep": "rohan-regular"},
        "control": {"helms-deep": "free"},
        "characters": {"saruman": "eliminated"},
    }
    small = alone(
        {"helms-deep": "3 isengard-regular, isengard-elite"},
        "dice 1 1 1 1; dice 1",
        shadow="army",
        **siege,
    )
    play(small, "combat none")
    assert at(small, "helms-deep") == {"isengard-regular": 3, "isengard-elite": 1}
    large = alone(
        {"helms-deep": "4 isengard-regular, isengard-elite"},
        "dice 1 1 1 1 1; dice 1; dice 1 1 1 1 1; dice 1",
        shadow="army",
        **siege,
    )
    play(large, "combat none", "combat none")
    assert at(large, "helms-deep") == {"isengard-regular": 5}


# -- defending -----------------------------------------------------------------------------------


def test_an_occupied_settlement_cannot_be_entered_but_must_be_attacked() -> None:
    match = attacked(
        {"edoras": "3 rohan-regular"}, occupied=("westemnet",), control={"westemnet": "shadow"}
    )
    play(match, "die muster-army", "use move")
    assert "edoras westemnet" not in offered(match, "move")
    again = attacked(
        {"edoras": "3 rohan-regular"}, occupied=("westemnet",), control={"westemnet": "shadow"}
    )
    assert "use attack" in options(play(again, "die muster-army"))


def test_nor_do_the_paths_of_the_woses_lead_into_one() -> None:
    state = state_of(
        {"edoras": "2 rohan-regular", "minas-tirith": "5 sauron-regular"},
        control={"minas-tirith": "shadow", "lossarnach": "shadow"},
        clockwork={"occupied": [*OWN, "minas-tirith", "lossarnach"]},
    )
    beside = ways_out(state)
    assert r("lossarnach") not in beside
    assert r("druadan-forest") in beside


def test_the_garrison_of_an_attacked_settlement_is_recalled() -> None:
    # A28: two Regulars for a Town; the marker is gone, and with it the settlement's points.
    match = attacked(
        {"edoras": "3 rohan-regular"}, occupied=("westemnet",), control={"westemnet": "shadow"}
    )
    attack(match, "edoras", "westemnet")
    assert at(match, "westemnet") == {"sauron-regular": 2}
    assert occupied(match) == []


def test_a_city_recalls_three_a_stronghold_five_and_they_withdraw_behind_its_walls() -> None:
    # A52, 15.4: with five units they go into siege.
    match = attacked(
        {"westemnet": "5 rohan-elite"}, occupied=("helms-deep",), control={"helms-deep": "shadow"}
    )
    attack(match, "westemnet", "helms-deep")
    assert within(match, "helms-deep") == {"sauron-regular": 5}


def test_a_garrison_without_its_marker_is_worth_no_points() -> None:
    # A52, A15
    held = attacked({"edoras": "5 rohan-elite"}, occupied=("pelargir",), control={"pelargir": "shadow"})
    assert held.view("free").victory["shadow"].points == 1
    lost = attacked({"edoras": "5 rohan-elite"}, control={"pelargir": "shadow"})
    assert lost.view("free").victory["shadow"].points == 0


def test_with_more_than_five_units_nobody_is_recalled_before_they_are_five() -> None:
    # A51
    match = attacked(
        {"edoras": "5 rohan-elite, 5 rohan-regular", "westemnet": "6 isengard-regular"},
        "dice 6 6 1 1 1; dice 1 1 1 1 1",
        occupied=("westemnet",),
        control={"westemnet": "shadow"},
    )
    attack(match, "edoras", "westemnet")
    assert at(match, "westemnet") == {"isengard-regular": 6}
    play(match, "combat none")
    assert at(match, "westemnet") == {"isengard-regular": 6}  # two lost, two recalled
    assert occupied(match) == []


def test_when_the_last_unit_falls_the_garrison_stands_in_its_place() -> None:
    # A51: six fall at once to No Quarter; the Nazgul has an army still, and the battle goes on.
    match = attacked(
        {"edoras": "5 rohan-elite", "westemnet": "6 isengard-regular, nazgul"},
        "dice 6 6 6 6 6; dice 1 1 1 1 1; dice 1",
        hands={"free": ["help-unlooked-for"]},
        occupied=("westemnet",),
        control={"westemnet": "shadow"},
    )
    play(attack(match, "edoras", "westemnet"), "combat help-unlooked-for")
    assert at(match, "westemnet") == {"sauron-regular": 2, "nazgul": 1}
    assert asked(match) == "free cease"


def test_after_the_battle_the_settlement_is_occupied_anew_if_the_units_are_there() -> None:
    # A53
    match = attacked(
        {"edoras": "rohan-regular"}, "dice 1; dice 6 1", occupied=("westemnet",),
        control={"westemnet": "shadow"},
    )  # fmt: skip
    attack(match, "edoras", "westemnet")
    play(match, "combat none")
    assert occupied(match) == ["westemnet"]
    assert at(match, "westemnet") == {}


def test_in_a_strongholds_region_more_than_five_units_fight_in_the_field() -> None:
    match = attacked({"dimrill-dale": "5 elves-elite", "moria": "6 sauron-regular"}, lost=("moria",))
    attack(match, "dimrill-dale", "moria")
    assert asked(match) == "free combat"
    assert at(match, "moria") == {"sauron-regular": 6}


def test_a_very_small_army_retreats_before_a_larger_one_along_its_line() -> None:
    # A66: size two or less, and the attackers are more.
    match = attacked(
        {
            "minas-tirith": "5 gondor-elite",
            "osgiliath": "2 sauron-regular",
            "south-ithilien": "3 sauron-regular",
        },
        "dice 1 1 1 1 1; dice 1 1",
    )
    attack(match, "minas-tirith", "osgiliath")
    play(match, "combat none", "fight")
    assert at(match, "south-ithilien") == {"sauron-regular": 5}


def test_a_larger_army_stands() -> None:
    match = attacked(
        {"minas-tirith": "5 gondor-elite", "osgiliath": "3 sauron-regular"}, "dice 1 1 1 1 1; dice 1 1 1"
    )
    attack(match, "minas-tirith", "osgiliath")
    play(match, "combat none", "fight")
    assert at(match, "osgiliath") == {"sauron-regular": 3}


def test_behind_its_walls_a_besieged_army_recalls_nobody() -> None:
    # A28
    match = attacked(
        {"moria": "5 elves-elite"},
        inside={"moria": "2 sauron-regular"},
        control={"moria": "shadow"},
    )
    play(match, "die muster-army", "use attack", "assault moria", "all")
    assert asked(match) == "free combat"
    assert within(match, "moria") == {"sauron-regular": 2}
    assert at(match, "moria") == {"elves-elite": 5}


def test_with_five_units_the_garrison_is_recalled() -> None:
    # A51
    match = attacked(
        {"edoras": "5 rohan-elite, 5 rohan-regular", "westemnet": "5 isengard-regular"},
        occupied=("westemnet",),
        control={"westemnet": "shadow"},
    )
    attack(match, "edoras", "westemnet")
    assert at(match, "westemnet") == {"isengard-regular": 7}


def test_the_garrison_of_a_stronghold_of_its_own_is_of_the_nation_of_the_land() -> None:
    # A28, A51: whoever else stands there.
    match = attacked(
        {"fords-of-isen": "5 rohan-elite", "orthanc": "2 sauron-regular"},
        characters={"saruman": "eliminated"},
    )
    before = match.state.reinforcements[figure("isengard-regular")]
    attack(match, "fords-of-isen", "orthanc")
    assert at(match, "orthanc") == {"sauron-regular": 2, "isengard-regular": 5}
    assert match.state.reinforcements[figure("isengard-regular")] == before - 5


def test_whoever_is_not_larger_is_no_reason_to_retreat() -> None:
    # A66
    match = attacked(
        {"minas-tirith": "2 gondor-regular", "osgiliath": "2 sauron-regular"}, "dice 1 1; dice 1 1"
    )
    attack(match, "minas-tirith", "osgiliath")
    play(match, "combat none", "fight")
    assert at(match, "osgiliath") == {"sauron-regular": 2}


# -- casualties ----------------------------------------------------------------------------------


def test_with_five_units_or_fewer_elites_are_reduced_else_regulars_fall() -> None:
    # A63: hit by hit, counted anew.
    match = attacked(
        {"minas-tirith": "5 gondor-elite", "osgiliath": "4 sauron-regular, 2 sauron-elite"},
        "dice 6 6 1 1 1; dice 1 1 1 1 1",
    )
    attack(match, "minas-tirith", "osgiliath")
    play(match, "combat none")
    # Six units: a Regular falls; five: an Elite is reduced.
    assert at(match, "osgiliath") == {"sauron-regular": 4, "sauron-elite": 1}


def test_without_regulars_an_elite_of_the_most_numerous_nation_is_reduced_in_a_large_army() -> None:
    # A63
    match = attacked(
        {"minas-tirith": "5 gondor-elite", "osgiliath": "4 sauron-elite, 2 isengard-elite"},
        "dice 6 1 1 1 1; dice 1 1 1 1 1",
        characters={"saruman": "eliminated"},
    )
    attack(match, "minas-tirith", "osgiliath")
    play(match, "combat none")
    assert at(match, "osgiliath") == {"sauron-elite": 3, "sauron-regular": 1, "isengard-elite": 2}


def test_between_nations_of_equal_number_chance_says_whose_units_fall() -> None:
    # A4, A63: counted anew after each hit.
    match = attacked(
        {"westemnet": "5 rohan-elite", "fords-of-isen": "3 sauron-regular, 3 isengard-regular"},
        "dice 6 6 6 1 1; dice 1 1 1 1 1; nation isengard isengard",
        characters={"saruman": "eliminated"},
    )
    play(attack(match, "westemnet", "fords-of-isen"), "combat none")
    assert at(match, "fords-of-isen") == {"sauron-regular": 2, "isengard-regular": 1}


def test_more_hits_than_they_can_take_leave_nobody() -> None:
    match = attacked(
        {"minas-tirith": "5 gondor-elite", "osgiliath": "sauron-regular"}, "dice 6 6 6 1 1; dice 1"
    )
    attack(match, "minas-tirith", "osgiliath")
    play(match, "combat none")
    assert at(match, "osgiliath") == {}


# -- advancing -----------------------------------------------------------------------------------


def test_it_advances_only_by_a_step_of_a_line() -> None:
    # A36: from Moria to Dimrill Dale no line goes.
    match = alone(
        {"moria": "9 sauron-regular", "dimrill-dale": "elves-regular"},
        "dice 6 1 1 1 1; dice 1",
        shadow="army",
    )
    play(match, "combat none")
    assert at(match, "dimrill-dale") == {}
    assert at(match, "moria") == {"sauron-regular": 9}


def test_if_no_line_leads_there_those_who_withdrew_are_not_besieged() -> None:
    # A56: no line goes from Lossarnach back to Minas Tirith.
    armies = {"lossarnach": "9 sauron-regular", "minas-tirith": "gondor-regular"}
    match = alone(armies, shadow="army", occupied=("lossarnach",))
    play(match, "withdraw")
    assert at(match, "minas-tirith") == {"gondor-regular": 1}
    assert within(match, "minas-tirith") == {}


def test_who_wins_leaves_no_settlement_that_is_still_to_be_occupied() -> None:
    match = alone(
        {"pelargir": "southrons-regular, 3 southrons-elite", "lamedon": "gondor-regular"},
        "dice 6 1 1 1; dice 1",
        shadow="army",
    )
    play(match, "combat none")
    assert at(match, "lamedon") == {}
    assert at(match, "pelargir") == {"southrons-regular": 1, "southrons-elite": 3}
    assert "the army stands in a settlement that is still to be occupied" in " ".join(told(match))


def test_nazgul_advance_with_those_who_have_won() -> None:
    # A40
    match = alone(
        {"orthanc": "9 isengard-regular, nazgul", **BEFORE_ISENGARD},
        "dice 6 1 1 1 1; dice 1; dice 1",
        shadow="army",
        characters={"saruman": "eliminated"},
    )
    play(match, "combat none")
    assert at(match, "fords-of-isen") == {"isengard-regular": 9, "nazgul": 1}


def test_a_besieged_army_makes_a_sortie_if_it_is_larger() -> None:
    # A55: the besiegers count one more.
    match = alone(
        {"moria": "2 elves-regular"},
        shadow="army",
        inside={"moria": "5 sauron-regular"},
        control={"moria": "shadow"},
        clockwork={"occupied": [id for id in OWN if id != "moria"]},
    )
    assert "The besieged of Moria make a sortie: the size advantage is 2." in " ".join(told(match))


def test_who_wins_a_sortie_stays_and_holds_the_stronghold_as_before() -> None:
    # A55, A53: nobody is pursued; five Regulars are its garrison again.
    match = alone(
        {"moria": "2 elves-regular"},
        "card stormcrow; dice 6 6 1 1 1; dice 1 1",
        shadow="army",
        inside={"moria": "5 sauron-regular"},
        control={"moria": "shadow"},
        clockwork={"occupied": [id for id in OWN if id != "moria"]},
    )
    play(match, "combat none")
    assert within(match, "moria") == {}
    assert at(match, "moria") == {}
    assert "moria" in seen(match)["clockwork"]["occupied"]
    assert match.view("free").battle is None


def test_of_those_who_have_won_only_as_many_advance_as_find_room() -> None:
    # Guide 15.11: five hold out in Orthanc, and five more make ten; then five of them occupy it anew.
    match = alone(
        {"gap-of-rohan": "9 isengard-regular", "orthanc": "rohan-regular"},
        "card stormcrow; dice 6 1 1 1 1; dice 1",
        shadow="army",
        inside={"orthanc": "5 isengard-regular"},
        control={"orthanc": "shadow"},
        clockwork={"occupied": [id for id in OWN if id != "orthanc"]},
        characters={"saruman": "eliminated"},
    )
    play(match, "combat none")
    assert at(match, "gap-of-rohan") == {"isengard-regular": 4}
    assert at(match, "orthanc") == {"isengard-regular": 5}


def test_only_who_is_besieged_makes_a_sortie_and_only_against_somebody() -> None:
    # A55: in Moria nobody is outside any more, Lorien is not the Shadow's.
    state = state_of(
        {"moria": "2 elves-regular", "lorien": "elves-regular"},
        inside={"moria": "5 sauron-regular"},
        control={"moria": "shadow"},
        clockwork={"occupied": [id for id in OWN if id != "moria"]},
    )
    assert [(REGION_OF[one.start], one.target) for one in chances(state)] == [(r("moria"), r("moria"))]
    state.take(r("moria"), figure("elves-regular"), 2)
    assert chances(state) == []


# -- cards of the Free Peoples ---------------------------------------------------------------------


def test_the_ents_rouse_the_garrison_that_only_a_marker_shows() -> None:
    # 15.3: its five Regulars take the hits, and Saruman has an army.
    match = attacked(
        {},
        "dice 4 5 1",
        hands={"free": ["the-ents-awake-treebeard"]},
        characters={"gandalf-white": "fangorn", "gandalf-grey": "eliminated", "saruman": "orthanc"},
        free="character event",
    )
    play(match, "die character", "use event")
    assert at(match, "orthanc") == {"isengard-regular": 3}
    assert where(match, "saruman") == "orthanc"
    assert "orthanc" not in seen(match)["clockwork"]["occupied"]


def test_the_garrison_of_orthanc_comes_when_the_ents_leave_five_or_fewer() -> None:
    # A51: six need no help, until one of them has fallen; afterwards they occupy it anew.
    for dice, garrison in (("1 1 1", False), ("4 1 1", True)):
        match = attacked(
            {"orthanc": "6 isengard-regular"},
            f"dice {dice}",
            hands={"free": ["the-ents-awake-treebeard"]},
            characters={"gandalf-white": "fangorn", "gandalf-grey": "eliminated", "saruman": "orthanc"},
            free="character event",
        )
        play(match, "die character", "use event")
        assert ("The garrison of Orthanc is recalled" in " ".join(told(match))) is garrison
        assert at(match, "orthanc") == {"isengard-regular": 5 if garrison else 6}
        assert "orthanc" in seen(match)["clockwork"]["occupied"]


def test_behind_the_walls_of_orthanc_the_ents_rouse_nobody() -> None:
    # A28: who is besieged there takes the hit alone.
    match = attacked(
        {"orthanc": "5 rohan-elite"},
        "dice 4 1 1",
        inside={"orthanc": "2 isengard-regular"},
        control={"orthanc": "shadow"},
        hands={"free": ["the-ents-awake-treebeard"]},
        characters={"gandalf-white": "fangorn", "gandalf-grey": "eliminated"},
        free="character event",
    )
    play(match, "die character", "use event")
    assert within(match, "orthanc") == {"isengard-regular": 1}
    assert at(match, "orthanc") == {"rohan-elite": 5}


def test_the_dead_drive_out_the_garrison_that_only_a_marker_shows() -> None:
    # 15.3: two of its three Regulars fall, and the third has to go.
    match = attacked(
        {},
        "dice 2",
        hands={"free": ["dead-men-of-dunharrow"]},
        characters={"aragorn": "edoras", "strider": "eliminated"},
        occupied=("pelargir",),
        control={"pelargir": "shadow"},
        free="character event",
    )
    play(match, "die character", "use event", "to pelargir")
    assert occupied(match) == []
    assert "sauron-regular" not in at(match, "pelargir")


@pytest.mark.parametrize("roll", [1, 6])
def test_a_garrison_that_was_not_needed_at_first_comes_when_the_dead_leave_five_or_fewer(
    roll: int,
) -> None:
    # A51: at any moment of the attack. Then it has to go, too, and what holds the city goes with it.
    match = attacked(
        {"pelargir": "6 southrons-regular, nazgul"},
        f"dice {roll}",
        hands={"free": ["dead-men-of-dunharrow"]},
        characters={"aragorn": "edoras", "strider": "eliminated"},
        occupied=("pelargir",),
        control={"pelargir": "shadow"},
        free="character event",
    )
    play(match, "die character", "use event", "to pelargir")
    assert occupied(match) == []
    assert not any([unit.startswith(("southrons", "sauron")) for unit in at(match, "pelargir")])
    assert "The garrison of Pelargir is recalled" in " ".join(told(match))


# -- at the edges --------------------------------------------------------------------------------


def test_ten_units_attack_without_a_size_advantage_and_nine_do_not() -> None:
    # Guide 1: ten against ten, and the Stronghold.
    for count, begun in ((10, True), (9, False)):
        match = alone(
            {"osgiliath": f"{count} sauron-regular", "minas-tirith": "5 gondor-elite"},
            *([] if begun else ["dice 1"]),
            shadow="army",
        )
        assert ("ten units attack even without" in " ".join(told(match))) is begun


def test_reduced_elites_stand_as_regulars() -> None:
    # A63: five units, two hits.
    match = attacked(
        {"edoras": "5 rohan-elite", "folde": "3 isengard-elite, 2 isengard-regular"},
        "dice 6 6 1 1 1; dice 1 1 1 1 1",
        control={"folde": "free"},
        characters={"saruman": "eliminated"},
    )
    attack(match, "edoras", "folde")
    play(match, "combat none")
    assert at(match, "folde") == {"isengard-elite": 1, "isengard-regular": 4}


def test_a_retreat_goes_towards_the_nearest_army_also_backwards_along_the_line() -> None:
    # Guide 15.5: the line goes from Gap of Rohan to Orthanc; behind is South Dunland.
    for near, end in (("south-dunland", "south-dunland"), ("orthanc", "orthanc")):
        match = attacked(
            {
                "fords-of-isen": "5 rohan-elite",
                "gap-of-rohan": "isengard-regular",
                near: "3 isengard-regular",
            },
            "dice 1 1 1 1 1; dice 1",
            characters={"saruman": "eliminated"},
        )
        attack(match, "fords-of-isen", "gap-of-rohan")
        play(match, "combat none", "fight")
        assert at(match, end) == {"isengard-regular": 4}


def test_an_army_that_wins_where_no_line_goes_is_told_to_stay_for_that_reason() -> None:
    match = alone(
        {"moria": "9 sauron-regular", "dimrill-dale": "elves-regular"},
        "dice 6 6 6 6 6; dice 1",
        shadow="army",
    )
    play(match, "combat none")
    assert "No line leads from there to Dimrill Dale" in " ".join(told(match))
    assert at(match, "moria") == {"sauron-regular": 9}
