"""Guide 7-11: what the clockwork does with each die."""

from __future__ import annotations

from tests.games.wotr.clockwork.alone import alone, face_down, told
from tests.games.wotr.table import asked, at, play, seen, where, within

# -- 7: the Character die ------------------------------------------------------------------------


def test_without_a_nazgul_at_the_fellowship_all_nazgul_move_first() -> None:
    match = alone(
        {"minas-morgul": "sauron-regular, 2 nazgul"},
        shadow="character",
        fellowship={"region": "hollin"},
    )
    assert at(match, "hollin") == {"nazgul": 1}
    assert "no Nazgûl is with the Fellowship" in " ".join(told(match))


def test_in_mordor_no_nazgul_can_join_the_fellowship_so_a_card_comes_next() -> None:
    match = alone(
        {"minas-morgul": "sauron-regular, nazgul"},
        "card the-ring-is-mine",
        shadow="character",
        company=[],
        fellowship={"mordor": 1},
        hands={"shadow": ["the-ring-is-mine"]},
    )
    assert "the-ring-is-mine" in seen(match)["discards"]["shadow"]


def test_a_character_die_attacks_only_with_a_leader() -> None:
    # A59, A46: with Saruman in play an Elite of Isengard leads, one of the Southrons does not.
    match = alone(
        {"orthanc": "4 isengard-elite", "fords-of-isen": "rohan-regular", "umbar": "2 southrons-elite"},
        shadow="character",
    )
    assert asked(match) == "free combat"
    assert "From Orthanc to Fords of Isen" in " ".join(told(match))


def test_without_card_and_attack_the_nazgul_move_if_anything_would_change() -> None:
    match = alone(
        {
            "barad-dur": "sauron-regular, nazgul",
            "west-harondor": "southrons-regular",
            "pelargir": "5 gondor-elite",
        },
        shadow="character",
        characters={"saruman": "eliminated"},
    )
    assert at(match, "west-harondor") == {"southrons-regular": 1, "nazgul": 1}


def test_with_nothing_else_to_do_nazgul_are_mustered_one_at_each_tower() -> None:
    # A9; Minas Morgul is lost, so that none comes there.
    match = alone(
        {},
        shadow="character",
        lost=("minas-morgul",),
        characters={"saruman": "eliminated"},
    )
    assert at(match, "morannon") == {"nazgul": 1}
    assert at(match, "barad-dur") == {"nazgul": 1}
    assert at(match, "dol-guldur") == {"nazgul": 1}
    assert at(match, "minas-morgul") == {}


def test_at_last_the_die_goes_into_the_hunt_box() -> None:
    match = alone(
        {"minas-morgul": "8 nazgul"},
        shadow="character",
        company=[],
        fellowship={"mordor": 1},
    )
    assert seen(match)["hunt_box"]["shadow"] == 1


# -- 8: the Muster/Army die ----------------------------------------------------------------------


def test_a_muster_army_die_adds_a_regular_before_it_attacks() -> None:
    match = alone(
        {"orthanc": "4 isengard-regular", "fords-of-isen": "rohan-regular"}, shadow="muster-army"
    )
    assert at(match, "orthanc") == {"isengard-regular": 5}


def test_in_a_full_army_a_regular_becomes_an_elite() -> None:
    # A10
    match = alone(
        {"orthanc": "10 isengard-regular", "fords-of-isen": "rohan-regular"}, shadow="muster-army"
    )
    assert at(match, "orthanc") == {"isengard-regular": 9, "isengard-elite": 1}


def test_where_neither_is_possible_a_nazgul_joins() -> None:
    match = alone(
        {"orthanc": "6 isengard-elite, 4 sauron-elite", "fords-of-isen": "rohan-regular"},
        shadow="muster-army",
    )
    assert at(match, "orthanc")["nazgul"] == 1


def test_if_it_marches_the_first_army_that_moves_gets_the_addition() -> None:
    match = alone(
        {"umbar": "southrons-regular", "far-harad": "southrons-regular"}, "dice 4", shadow="muster-army"
    )
    assert at(match, "west-harondor") == {"southrons-regular": 2}
    assert at(match, "near-harad") == {"southrons-regular": 1}


# -- 9: the Muster die ---------------------------------------------------------------------------


def test_roll_1_musters_in_mordor() -> None:
    # With five units there two points are an Elite.
    match = alone({"morannon": "5 sauron-regular"}, "dice 1", shadow="muster")
    assert at(match, "minas-morgul") == {"sauron-regular": 2}
    assert at(match, "morannon") == {"sauron-regular": 5, "sauron-elite": 1}
    assert at(match, "barad-dur") == {"sauron-regular": 2}
    assert at(match, "nurn") == {"sauron-regular": 1}


def test_roll_2_musters_in_the_north() -> None:
    match = alone({"moria": "9 sauron-regular"}, "dice 2", shadow="muster")
    assert at(match, "moria") == {"sauron-regular": 9, "sauron-elite": 1}
    assert at(match, "angmar") == {"sauron-regular": 1}


def test_roll_3_musters_the_southrons_and_skips_what_is_full_or_lost() -> None:
    match = alone({"umbar": "10 southrons-regular"}, "dice 3", shadow="muster", lost=("near-harad",))
    assert at(match, "umbar") == {"southrons-regular": 10}
    assert at(match, "near-harad") == {}
    assert at(match, "south-rhun") == {"southrons-regular": 2}


def test_roll_4_musters_isengard_and_saruman_makes_an_elite() -> None:
    match = alone({}, "dice 4", shadow="muster")
    assert at(match, "orthanc") == {"isengard-regular": 2, "isengard-elite": 1}
    assert at(match, "north-dunland") == {"isengard-regular": 2}


def test_without_an_elite_left_two_points_bring_nothing_to_five_units() -> None:
    # A43
    match = alone({"morannon": "5 sauron-regular", "nurn": "6 sauron-elite"}, "dice 1", shadow="muster")
    assert at(match, "morannon") == {"sauron-regular": 5}


def test_roll_5_musters_in_every_stronghold_more_where_the_enemy_is_near() -> None:
    # A11
    match = alone({"dimrill-dale": "5 elves-elite, elves-leader"}, "dice 5", shadow="muster")
    assert at(match, "moria") == {"sauron-regular": 2}
    assert at(match, "orthanc") == {"isengard-regular": 1}
    assert at(match, "umbar") == {"southrons-regular": 1}


def test_roll_6_brings_nazgul_and_a_regular_to_each_of_them() -> None:
    # A12: Sauron's, where a Nazgul is alone on a line, or the region's own; none off the lines.
    match = alone({"hollin": "nazgul", "bree": "nazgul"}, "dice 6", shadow="muster")
    assert at(match, "orthanc") == {"isengard-regular": 1}
    assert at(match, "hollin") == {"nazgul": 1, "sauron-regular": 1}
    assert at(match, "bree") == {"nazgul": 1}
    assert at(match, "minas-morgul") == {"nazgul": 1, "sauron-regular": 1}


def test_a_besieged_stronghold_is_mustered_behind_its_walls() -> None:
    match = alone(
        {"moria": "5 elves-elite"},
        "dice 2",
        inside={"moria": "4 sauron-regular"},
        control={"moria": "shadow"},
        shadow="muster",
        lost=(),
        clockwork={"occupied": ["dol-guldur", "mount-gundabad", "angmar"]},
    )
    assert within(match, "moria") == {"sauron-regular": 5}


# -- 10: the Event die ---------------------------------------------------------------------------


def test_with_few_cards_an_event_die_draws_of_the_scarcer_kind() -> None:
    match = alone({}, shadow="event", hands={"shadow": ["orc-patrol"]})
    assert face_down(match) == (0, 1)


def test_with_more_cards_it_plays_a_character_card_then_a_strategy_card() -> None:
    hand = ["morgul-wound", "lure-of-the-ring", "stormcrow", "orcs-multiplying-again"]
    match = alone(
        {},
        "card morgul-wound lure-of-the-ring orcs-multiplying-again",
        shadow="event",
        hands={"shadow": hand},
    )
    # The Fellowship is hidden: both Character cards are unplayable, and others are drawn for them (A6).
    assert at(match, "dol-guldur") == {"sauron-regular": 3}
    assert seen(match)["clockwork"]["under_the_decks"]["character"] == [
        "morgul-wound",
        "lure-of-the-ring",
    ]
    assert seen(match)["hands"]["shadow"] == ["stormcrow"]
    assert face_down(match) == (2, 0)


# -- 11: the Army die ----------------------------------------------------------------------------


def test_the_largest_size_advantage_attacks() -> None:
    match = alone(
        {"orthanc": "4 isengard-regular", "fords-of-isen": "rohan-regular", "moria": "9 sauron-regular",
         "dimrill-dale": "elves-regular"},
        shadow="army",
    )  # fmt: skip
    said = "From Moria to Dimrill Dale: the size advantage is 8. Passed over: one other battle, with 4."
    assert said in told(match)


def test_between_equal_advantages_chance_decides() -> None:
    # A4
    match = alone(
        {"orthanc": "3 isengard-regular", "fords-of-isen": "rohan-regular", "moria": "4 sauron-regular",
         "dimrill-dale": "elves-regular"},
        "place moria",
        shadow="army",
    )  # fmt: skip
    assert "From Moria to Dimrill Dale: the size advantage is 3." in " ".join(told(match))


def test_a_besieging_army_attacks_only_the_besieged() -> None:
    match = alone(
        {"helms-deep": "8 isengard-regular", "fords-of-isen": "rohan-regular"},
        shadow="army",
        inside={"helms-deep": "rohan-regular"},
        control={"helms-deep": "free"},
    )
    assert "From Helm's Deep to Helm's Deep: the size advantage is 5." in " ".join(told(match))


def test_a_region_on_no_line_and_by_no_stronghold_is_never_attacked() -> None:
    match = alone(
        {"the-shire": "9 sauron-regular", "buckland": "north-regular"}, "dice 3", shadow="army"
    )
    assert at(match, "buckland") == {"north-regular": 1}
    assert "Army die: no army has a size advantage" in " ".join(told(match))


def test_an_immovable_line_gives_way_to_the_next_one() -> None:
    match = alone({"umbar": "2 southrons-regular"}, "dice 1", shadow="army")
    assert at(match, "west-harondor") == {"southrons-regular": 2}
    assert "So the Southron line advances (guide 11.4)." in " ".join(told(match))


def test_if_every_line_is_immovable_it_is_a_muster_die() -> None:
    match = alone({}, "dice 4", shadow="army")
    assert at(match, "north-dunland") == {"isengard-regular": 2}


def test_it_pays_to_remove_a_power_too_great_where_that_keeps_it_from_an_attack() -> None:
    # A13
    match = alone(
        {"dimrill-dale": "9 sauron-regular", "lorien": "elves-regular"},
        "card orc-patrol; card shadows-gather",
        shadow="army",
        table=["a-power-too-great"],
        hands={"shadow": ["orc-patrol", "shadows-gather"]},
    )
    assert seen(match)["table"] == []
    assert seen(match)["hands"]["shadow"] == []
    assert at(match, "lorien") == {"elves-regular": 1}


def test_without_the_price_the_barrier_stays_and_nobody_enters() -> None:
    # A34: a region that a card closes bars the line, overflow or not.
    match = alone(
        {"dimrill-dale": "9 sauron-regular", "lorien": "elves-regular"},
        "dice 1",
        shadow="army",
        table=["a-power-too-great"],
        hands={"shadow": ["orc-patrol"]},
    )
    assert seen(match)["table"] == ["a-power-too-great"]
    assert at(match, "dimrill-dale") == {"sauron-regular": 9}


def test_whoever_plays_alone_is_asked_and_nobody_else() -> None:
    armies = {"orthanc": "5 isengard-regular", "fords-of-isen": "rohan-regular"}
    match = alone(armies, "dice 6 6 6 6 6 1", shadow="army")
    assert asked(match) == "free combat"
    play(match, "combat none")
    assert asked(match) == "free die"
    assert at(match, "fords-of-isen") == {"isengard-regular": 5}
    assert where(match, "saruman") == "orthanc"
