"""Guide 7-11: what the clockwork does with each die."""

from __future__ import annotations

from mathom.games.wotr.box import FACE_COUNT, FACES, SHADOW
from mathom.games.wotr.clockwork.dice import next_die
from tests.games.wotr.clockwork.alone import (
    BEFORE_ISENGARD,
    OWN,
    alone,
    face_down,
    state_of,
    told,
)
from tests.games.wotr.table import asked, at, play, seen, where

# -- 6: the order of the dice ----------------------------------------------------------------------


def test_each_kind_of_die_has_its_place() -> None:
    # Guide 6.
    state = state_of({}, shadow="army event muster muster-army character")
    used = []
    while state.unused_dice(SHADOW):
        face = next_die(state)
        used.append(FACES[face])
        state.dice[FACE_COUNT * SHADOW + face] -= 1
    assert used == ["character", "muster-army", "muster", "event", "army"]


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
    assert "From Orthanc to the Fords of Isen" in " ".join(told(match))


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


def test_with_a_nazgul_at_the_fellowship_the_others_do_not_come_first() -> None:
    # Guide 7.1.
    match = alone(
        {"hollin": "nazgul", "orthanc": "4 isengard-elite", **BEFORE_ISENGARD},
        shadow="character",
        fellowship={"region": "hollin"},
    )
    assert asked(match) == "free combat"
    assert "guide 7.3" in " ".join(told(match))


def test_without_a_leader_a_character_die_attacks_nobody() -> None:
    # A46, A59
    match = alone(
        {"west-harondor": "4 southrons-elite", "pelargir": "gondor-regular"}, shadow="character"
    )
    assert asked(match) == "free die"
    assert "guide 7.5" in " ".join(told(match))


def test_without_saruman_an_elite_of_isengard_leads_nobody() -> None:
    # A46, A59
    match = alone(
        {"orthanc": "4 isengard-elite", **BEFORE_ISENGARD},
        shadow="character",
        characters={"saruman": "eliminated"},
    )
    assert asked(match) == "free die"


def test_no_die_is_spent_on_what_saruman_and_the_mouth_could_do_with_it() -> None:
    # A59: a Muster die only rolls, an Army die with a line to move only marches.
    voice = alone({}, "dice 1", shadow="muster")
    assert [at(voice, id) for id in ("orthanc", "north-dunland", "south-dunland")] == [{}, {}, {}]
    messenger = alone(
        {"umbar": "southrons-regular"},
        "dice 4",
        shadow="army",
        characters={"mouth-of-sauron": "morannon"},
    )
    assert at(messenger, "west-harondor") == {"southrons-regular": 1}
    assert seen(messenger)["dice"]["shadow"] == {}
    # Nor is a Muster die an Army die for the Mouth, though an army could attack.
    armies = {"orthanc": "4 isengard-regular", **BEFORE_ISENGARD}
    tower = alone(armies, "dice 1", shadow="muster", characters={"mouth-of-sauron": "morannon"})
    assert tower.view("free").battle is None
    assert at(tower, "minas-morgul") == {"sauron-regular": 2}


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


def test_where_its_nation_has_no_elite_left_a_nazgul_joins_the_full_army() -> None:
    # A10
    match = alone(
        {"orthanc": "6 isengard-elite, 4 isengard-regular", **BEFORE_ISENGARD}, shadow="muster-army"
    )
    assert at(match, "orthanc") == {"isengard-elite": 6, "isengard-regular": 4, "nazgul": 1}


def test_nobody_is_said_to_join_where_nobody_is_left() -> None:
    # A10
    match = alone(
        {"orthanc": "6 isengard-elite, 4 sauron-elite", "minas-morgul": "8 nazgul", **BEFORE_ISENGARD},
        shadow="muster-army",
    )
    assert "Nazgûl joins the army" not in " ".join(told(match))


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


def test_with_three_cards_an_event_die_still_draws() -> None:
    # Guide 10.1.
    hand = ["orc-patrol", "stormcrow", "olog-hai"]
    assert face_down(alone({}, shadow="event", hands={"shadow": hand})) == (1, 0)


def test_an_event_die_that_finds_no_card_goes_into_the_hunt_box() -> None:
    # Guide 10.4: no army can attack, and no line can move.
    hand = ["morgul-wound", "lure-of-the-ring", "olog-hai", "half-orcs-and-goblin-men"]
    match = alone(
        {},
        "card morgul-wound lure-of-the-ring olog-hai half-orcs-and-goblin-men",
        shadow="event",
        hands={"shadow": hand},
    )
    assert seen(match)["hunt_box"]["shadow"] == 1


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
    assert (
        "From Moria to Dimrill Dale: the size advantage is 3. Passed over: one other battle, with 3; "
        "between as large ones chance decided (ruling A4)."
    ) in told(match)


def test_a_besieging_army_attacks_only_the_besieged() -> None:
    match = alone(
        {"helms-deep": "8 isengard-regular", "fords-of-isen": "rohan-regular"},
        shadow="army",
        inside={"helms-deep": "rohan-regular"},
        control={"helms-deep": "free"},
    )
    assert "The besiegers of Helm's Deep assault its walls: the size advantage is 5." in " ".join(
        told(match)
    )


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


def test_a_power_too_great_is_removed_for_rivendell_and_for_the_grey_havens_too() -> None:
    # A13
    for start, haven in (("trollshaws", "rivendell"), ("tower-hills", "grey-havens")):
        match = alone(
            {start: "9 sauron-regular", haven: "elves-regular"},
            "card orc-patrol; card shadows-gather",
            shadow="army",
            table=["a-power-too-great"],
            hands={"shadow": ["orc-patrol", "shadows-gather"]},
            fellowship={"region": "hollin"},
        )
        assert seen(match)["table"] == []


def test_it_pays_to_remove_tom_bombadil_where_he_keeps_it_from_the_shire() -> None:
    # Guide 11.2.
    armies = {"evendim": "9 sauron-regular", "the-shire": "north-regular"}
    hand = ["orc-patrol", "shadows-gather"]
    match = alone(
        armies,
        "card orc-patrol; card shadows-gather",
        shadow="army",
        table=["the-power-of-tom-bombadil"],
        hands={"shadow": hand},
    )
    assert seen(match)["table"] == []


def test_nobody_attacks_who_is_not_the_larger() -> None:
    # Guide 11.3: three against three; two in the city count one more.
    armies = {"west-harondor": "3 southrons-regular", "pelargir": "2 gondor-regular"}
    match = alone(armies, "dice 4", shadow="army")
    assert asked(match) == "free die"


# -- at the edges --------------------------------------------------------------------------------


def test_the_mouth_walks_with_the_nazgul_where_they_move_at_last() -> None:
    # Guide 7.4: nobody flies, but six units have gone before him.
    match = alone(
        {"minas-morgul": "6 sauron-regular"},
        shadow="character",
        characters={"mouth-of-sauron": "gorgoroth", "saruman": "eliminated"},
    )
    assert where(match, "mouth-of-sauron") == "minas-morgul"
    assert "(guide 7.4)" in " ".join(told(match))


def test_with_all_four_towers_lost_no_nazgul_come() -> None:
    # A9
    towers = ("minas-morgul", "morannon", "barad-dur", "dol-guldur")
    match = alone({}, shadow="character", lost=towers, characters={"saruman": "eliminated"})
    assert seen(match)["hunt_box"]["shadow"] == 1


def test_no_card_is_looked_at_for_a_barrier_that_keeps_nobody_from_anything() -> None:
    # Guide 11.1: nobody stands before Lorien, Rivendell or the Grey Havens.
    match = alone(
        {"orthanc": "5 isengard-regular", "fords-of-isen": "rohan-regular"},
        shadow="army",
        table=["a-power-too-great"],
        clockwork={"occupied": OWN, "face_down": {"character": 1, "strategy": 1}},
    )
    assert asked(match) == "free combat"
    assert seen(match)["table"] == ["a-power-too-great"]
    assert face_down(match) == (1, 1)


def test_cards_that_lie_face_down_are_looked_at_when_they_could_pay() -> None:
    # A13
    match = alone(
        {"dimrill-dale": "9 sauron-regular", "lorien": "elves-regular"},
        "card orc-patrol; card shadows-gather; card orc-patrol; card shadows-gather",
        shadow="army",
        table=["a-power-too-great"],
        clockwork={"occupied": OWN, "face_down": {"character": 1, "strategy": 1}},
    )
    assert seen(match)["table"] == []
    assert face_down(match) == (0, 0)


def test_of_several_battles_the_one_is_fought_that_chance_names() -> None:
    # A4: one army, two enemies.
    for named in ("lossarnach", "osgiliath"):
        match = alone(
            {
                "minas-tirith": "6 sauron-regular",
                "lossarnach": "gondor-regular",
                "osgiliath": "gondor-regular",
            },
            f"place {named}",
            shadow="army",
            occupied=("minas-tirith",),
        )
        battle = match.view("free").battle
        assert battle is not None
        assert battle.target == named


def test_nazgul_without_an_army_attack_nobody() -> None:
    # Guide 7.3, 1: they are no units.
    match = alone({"osgiliath": "3 nazgul", "lossarnach": "gondor-regular"}, "dice 4", shadow="army")
    assert match.view("free").battle is None


def test_saruman_himself_leads_an_attack() -> None:
    # Guide 7.3: a Minion is a leader, also one who never leaves Orthanc.
    match = alone({"orthanc": "4 isengard-regular", **BEFORE_ISENGARD}, shadow="character")
    assert asked(match) == "free combat"


def test_of_two_armies_that_could_attack_the_same_enemy_chance_names_one() -> None:
    # A4
    for named in ("umbar", "osgiliath"):
        match = alone(
            {
                "osgiliath": "4 sauron-regular",
                "umbar": "4 southrons-regular",
                "west-harondor": "gondor-regular",
            },
            f"place {named}",
            shadow="army",
        )
        battle = match.view("free").battle
        assert battle is not None
        assert battle.start == named


def test_nobody_is_recalled_where_the_shadow_itself_attacks() -> None:
    # Guide 15.3: only if the Free Peoples attack.
    match = alone({"gap-of-rohan": "9 isengard-regular", "orthanc": "rohan-regular"}, shadow="army")
    assert asked(match).startswith("free ")
    assert at(match, "orthanc") == {"rohan-regular": 1}
