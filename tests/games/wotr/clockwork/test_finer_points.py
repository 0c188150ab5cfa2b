"""The finer points of the rulings, each at the edge where another reading would do something else.

The chapters' own tests show what the clockwork does; here it is shown that it does nothing near it.
"""

from __future__ import annotations

from typing import Any

from mathom.games.wotr.box import BOX, CARD_IDS, FACE_COUNT, FACES, FIGURES, SHADOW
from mathom.games.wotr.clockwork.aims import gathering_places, landing, no_gathering, trolls_place
from mathom.games.wotr.clockwork.battles import past_moria
from mathom.games.wotr.clockwork.choosing import following, worn_down
from mathom.games.wotr.clockwork.dice import next_die
from mathom.games.wotr.clockwork.entries import ENTRIES
from mathom.games.wotr.clockwork.lines import LINES
from mathom.games.wotr.clockwork.march import chosen_units, parts, would_move
from mathom.games.wotr.clockwork.nazgul import plan_flight, would_change
from mathom.games.wotr.clockwork.occupation import needless
from mathom.games.wotr.options import DISCARD, DISCARD_RANDOM, DONE, KEEP, TAKE
from mathom.games.wotr.state import WotrState
from tests.games.wotr.clockwork.alone import OWN, alone, face_down, r, state_of, told
from tests.games.wotr.clockwork.test_battles import attack, attacked
from tests.games.wotr.table import asked, at, holder, play, seen, where, within

FAR = {"region": "rivendell"}
"""No Nazgul may join the Fellowship there."""
MORDOR, CENTRAL = 0, 1
ISENGARD_ELITE, SAURON_REGULAR, SAURON_ELITE, SOUTHRON_REGULAR, SOUTHRON_ELITE = 11, 12, 13, 14, 15
NAZGUL = 21
BEFORE_ISENGARD = {"fords-of-isen": "rohan-regular"}


def unplayable(id: str, state: WotrState) -> bool:
    """Whether the guide calls a card unplayable."""
    return ENTRIES[CARD_IDS.index(id)].unplayable(state)


def aside(id: str, state: WotrState) -> bool:
    """Whether a card is laid aside for a battle."""
    return ENTRIES[CARD_IDS.index(id)].aside(state)


def done(id: str, state: WotrState) -> WotrState:
    """What is done instead of a card's text."""
    deed = ENTRIES[CARD_IDS.index(id)].deed
    assert deed is not None
    deed(state, CARD_IDS.index(id))
    return state


# -- the order of the dice -----------------------------------------------------------------------


def test_each_kind_of_die_has_its_place() -> None:
    # Guide 6.
    state = state_of({}, shadow="army event muster muster-army character")
    used = []
    while state.unused_dice(SHADOW):
        face = next_die(state)
        used.append(FACES[face])
        state.dice[FACE_COUNT * SHADOW + face] -= 1
    assert used == ["character", "muster-army", "muster", "event", "army"]


def test_with_a_nazgul_at_the_fellowship_the_others_do_not_come_first() -> None:
    # Guide 7.1.
    match = alone(
        {"hollin": "nazgul", "orthanc": "4 isengard-elite", **BEFORE_ISENGARD},
        shadow="character",
        fellowship={"region": "hollin"},
    )
    assert asked(match) == "free combat"
    assert "guide 7.3" in " ".join(told(match))


# -- additions and musters -----------------------------------------------------------------------


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


def test_orthanc_comes_before_umbar() -> None:
    # A11
    state = state_of(
        {"orthanc": "5 rohan-elite", "umbar": "5 gondor-elite", "morannon": "nazgul"},
        inside={"orthanc": "isengard-regular", "umbar": "southrons-regular"},
        control={"orthanc": "shadow", "umbar": "shadow"},
        clockwork={"occupied": []},
        characters={"saruman": "eliminated"},
        fellowship=FAR,
    )
    assert plan_flight(state).placed == {BOX[r("orthanc")]: 1}


def test_no_regular_comes_to_a_nazgul_among_enemies() -> None:
    # A12
    match = alone({"hollin": "elves-regular, nazgul"}, "dice 6", shadow="muster")
    assert at(match, "hollin") == {"elves-regular": 1, "nazgul": 1}


def test_a_nazgul_off_the_lines_is_passed_over() -> None:
    # A12, guide 9.6: nobody comes there only to be cleared away.
    match = alone({"bree": "nazgul"}, "dice 6", shadow="muster")
    assert "on no line" not in " ".join(told(match))


def test_roll_3_musters_in_the_south_and_the_east() -> None:
    # Guide 9.3.
    match = alone({}, "dice 3", shadow="muster")
    places = ("umbar", "south-rhun", "far-harad", "near-harad", "north-rhun")
    assert [at(match, id)["southrons-regular"] for id in places] == [2, 2, 1, 1, 1]


# -- barriers ------------------------------------------------------------------------------------


def test_a_power_too_great_is_removed_for_rivendell_too() -> None:
    # A13
    match = alone(
        {"trollshaws": "9 sauron-regular", "rivendell": "elves-regular"},
        "card orc-patrol; card shadows-gather",
        shadow="army",
        table=["a-power-too-great"],
        hands={"shadow": ["orc-patrol", "shadows-gather"]},
        fellowship={"region": "hollin"},
    )
    assert seen(match)["table"] == []


def test_a_card_bars_an_empty_region_too() -> None:
    # A34
    armies = {"dimrill-dale": "4 sauron-regular"}
    line = LINES[CENTRAL]
    to_lorien = next(move for move in line.moves if move.start == r("dimrill-dale"))
    assert parts(state_of(armies), line, to_lorien)
    assert parts(state_of(armies, table=["a-power-too-great"]), line, to_lorien) == []


# -- Nazgul, and the Mouth -----------------------------------------------------------------------


def test_the_fifth_at_the_front_is_one_too_many() -> None:
    # A17
    armies = {"osgiliath": "sauron-regular", "minas-tirith": "5 gondor-elite", "morannon": "6 nazgul"}
    match = alone(armies, shadow="character", fellowship={"region": "hollin"})
    assert at(match, "osgiliath") == {"sauron-regular": 1, "nazgul": 4}


def test_a_third_region_is_too_far_for_the_mouth() -> None:
    # A18
    match = alone(
        {"osgiliath": "6 sauron-regular", "morannon": "nazgul"},
        shadow="character",
        characters={"mouth-of-sauron": "gorgoroth"},
        fellowship={"region": "hollin"},
    )
    assert where(match, "mouth-of-sauron") == "minas-morgul"


def test_the_only_nazgul_goes_to_the_smallest_siege_rather_than_to_the_largest_front() -> None:
    # A37
    state = state_of(
        {"helms-deep": "2 isengard-regular", "osgiliath": "9 sauron-regular",
         "minas-tirith": "5 gondor-elite", "morannon": "nazgul"},
        inside={"helms-deep": "5 rohan-elite"},
        control={"helms-deep": "free"},
        fellowship=FAR,
    )  # fmt: skip
    assert plan_flight(state).placed == {r("helms-deep"): 1}


def test_a_witch_king_who_is_where_he_should_be_changes_nothing() -> None:
    # A48
    armies = {"osgiliath": "6 sauron-regular", "minas-tirith": "5 gondor-elite"}
    there = state_of(armies, characters={"witch-king": "osgiliath"}, fellowship=FAR)
    assert not would_change(there)
    elsewhere = state_of(armies, characters={"witch-king": "minas-morgul"}, fellowship=FAR)
    assert would_change(elsewhere)


def test_a_nazgul_with_one_of_two_armies_that_are_equal_changes_nothing() -> None:
    # A48: either is what the list allows.
    armies = {"osgiliath": "sauron-regular", "minas-tirith": "5 gondor-elite",
              "west-harondor": "southrons-regular", "pelargir": "5 gondor-regular"}  # fmt: skip
    for place in ("osgiliath", "west-harondor"):
        state = state_of(armies, fellowship=FAR)
        state.put(r(place), NAZGUL)
        assert not would_change(state), place


def test_the_mouth_changes_something_only_if_he_is_not_where_he_should_be() -> None:
    # A48
    armies = {"south-ithilien": "6 sauron-regular"}
    for place, changes in (("gorgoroth", True), ("south-ithilien", False)):
        state = state_of(armies, characters={"mouth-of-sauron": place}, fellowship=FAR)
        assert would_change(state) is changes, place


def test_a_card_that_moves_the_nazgul_does_not_move_the_mouth() -> None:
    # A48
    match = alone(
        {"morannon": "nazgul"},
        "card the-ringwraiths-are-abroad",
        shadow="event",
        hands={
            "shadow": ["the-ringwraiths-are-abroad", "olog-hai", "stormcrow", "the-king-is-revealed"]
        },
        characters={"mouth-of-sauron": "gorgoroth"},
        fellowship={"region": "hollin"},
    )
    assert at(match, "hollin") == {"nazgul": 1}
    assert where(match, "mouth-of-sauron") == "gorgoroth"


def test_around_the_fellowship_the_region_nearest_to_mordor_comes_first() -> None:
    # A50: from Hollin that is Moria.
    state = state_of({"morannon": "2 nazgul"}, fellowship={"region": "hollin"})
    assert plan_flight(state).placed == {r("hollin"): 1, r("moria"): 1}


def test_a_stronghold_of_the_free_peoples_is_left_out_and_the_next_ring_comes_after_the_first() -> None:
    # A50: around Parth Celebrant there are five regions besides Lorien.
    state = state_of({"morannon": "8 nazgul"}, fellowship={"region": "parth-celebrant"})
    placed = plan_flight(state, trial=True).placed
    ring = ("dimrill-dale", "eastemnet", "fangorn", "south-anduin-vale", "western-brown-lands")
    assert {r(id) for id in ring} < set(placed)
    assert r("lorien") not in placed
    assert sum(placed.values()) == 8
    assert len(placed) == 8


# -- marching ------------------------------------------------------------------------------------


def test_the_witch_king_marches_with_the_units() -> None:
    # A40
    match = alone(
        {"minas-morgul": "2 sauron-regular"},
        "dice 1",
        shadow="army",
        characters={"witch-king": "minas-morgul"},
    )
    assert where(match, "witch-king") == "south-ithilien"


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


def test_between_nations_of_equal_number_saurons_go_first() -> None:
    # A41
    state = state_of({"minas-morgul": "southrons-elite, sauron-elite"})
    force = chosen_units(state, r("minas-morgul"), r("south-ithilien"), 1)
    assert (force[SAURON_ELITE], force[SOUTHRON_ELITE]) == (1, 0)


def test_those_who_are_needed_to_occupy_go_before_elites() -> None:
    # A41
    state = state_of({"west-harondor": "5 southrons-elite, 4 southrons-regular"})
    force = chosen_units(state, r("west-harondor"), r("pelargir"), 4)
    assert (force[SOUTHRON_REGULAR], force[SOUTHRON_ELITE]) == (3, 1)
    assert sum(force[:FIGURES]) == 4


# -- cards ---------------------------------------------------------------------------------------


def test_a_settlement_without_a_marker_is_not_controlled_whoever_holds_it() -> None:
    # A21
    held = state_of({}, clockwork={"occupied": []}, control={"minas-tirith": "shadow"})
    assert not aside("denethors-folly", held)
    coast = ["pelargir", "lamedon", "dol-amroth"]
    for taken in (coast[:2], coast):
        state = state_of({}, clockwork={"occupied": taken}, control=dict.fromkeys(taken, "shadow"))
        assert aside("corsairs-of-umbar", state) is (taken == coast)


def test_between_cards_on_the_table_chance_says_which_is_worn_away() -> None:
    # A22
    state = state_of({}, chance=["card axe-and-bow"])
    cards = [DISCARD[CARD_IDS.index(id)] for id in ("elven-cloaks", "axe-and-bow")]
    assert worn_down(state, [*cards, DISCARD_RANDOM, KEEP]) == cards[1]


def test_nine_units_are_no_small_army_and_without_an_elite_nobody_joins() -> None:
    # A24
    cards = ("half-orcs-and-goblin-men", "olog-hai")
    for count, none in ((8, False), (9, True)):
        state = state_of({"orthanc": f"{count} isengard-regular", **BEFORE_ISENGARD})
        assert [unplayable(id, state) for id in cards] == [none, none]
    spent = state_of({"orthanc": "6 isengard-elite, isengard-regular", **BEFORE_ISENGARD})
    assert [unplayable(id, spent) for id in cards] == [True, False]
    spent = state_of({"orthanc": "6 sauron-elite, isengard-regular", **BEFORE_ISENGARD})
    assert [unplayable(id, spent) for id in cards] == [False, True]


def test_half_orcs_are_of_isengard() -> None:
    # A24
    state = done(
        "half-orcs-and-goblin-men", state_of({"orthanc": "2 isengard-regular", **BEFORE_ISENGARD})
    )
    assert state.count(r("orthanc"), ISENGARD_ELITE) == 1
    assert state.units(r("orthanc"), SHADOW) == 4


def test_for_an_elite_that_is_not_to_be_had_two_regulars_come_to_moria() -> None:
    # A25
    state = done("shadows-on-the-misty-mountains", state_of({"barad-dur": "5 sauron-elite"}))
    assert state.count(r("moria"), SAURON_ELITE) == 1
    assert state.count(r("moria"), SAURON_REGULAR) == 2


def test_trolls_come_to_the_end_of_the_line_only_for_two_and_pass_over_an_occupied_one() -> None:
    # A26
    both = {"dol-amroth": "2 sauron-regular", "lamedon": "4 sauron-regular"}
    assert trolls_place(state_of(both)) == r("dol-amroth")
    alone_ = {"dol-amroth": "sauron-regular", "barad-dur": "5 sauron-regular"}
    assert trolls_place(state_of(alone_)) == r("barad-dur")
    state = state_of({"barad-dur": "5 sauron-regular", "dol-guldur": "2 sauron-regular"})
    assert state.clockwork is not None
    for place in LINES[MORDOR].settlements:
        state.clockwork.occupied[place] = True
    assert trolls_place(state) == r("dol-guldur")


def test_without_an_enemy_the_dunlendings_gather_at_the_beginning_of_the_line_and_never_off_it() -> None:
    # A27
    assert gathering_places(state_of({})) == [r("south-dunland")]
    full = {
        **dict.fromkeys(("north-dunland", "south-dunland", "gap-of-rohan"), "10 isengard-regular"),
        "moria": "10 sauron-regular",
        "cardolan": "north-regular",
        "hollin": "elves-regular",
    }
    assert no_gathering(state_of(full))


def test_the_corsairs_compare_the_whole_army_with_each_harbour_that_is_a_goal() -> None:
    # A45
    coast = ("pelargir", "lamedon", "dol-amroth")
    held = dict.fromkeys(coast, "gondor-regular")
    assert landing(state_of({"umbar": "4 southrons-regular", **held})) == -1
    # A Nazgul lends them size.
    assert landing(state_of({"umbar": "4 southrons-regular, nazgul", **held})) == r("lamedon")
    # Nobody defends an empty city, so it counts nothing.
    empty = {"lamedon": "gondor-regular", "dol-amroth": "gondor-regular"}
    assert landing(state_of({"umbar": "4 southrons-regular", **empty})) == r("pelargir")
    taken: dict[str, Any] = {
        "clockwork": {"occupied": [*OWN, "lamedon"]},
        "control": {"lamedon": "shadow"},
    }
    some = {"pelargir": "gondor-regular", "dol-amroth": "5 gondor-elite"}
    assert landing(state_of({"umbar": "9 southrons-regular", **some}, **taken)) == r("pelargir")


def test_of_the_corsairs_regulars_stay() -> None:
    # A45
    match = alone(
        {"umbar": "4 southrons-regular, 3 southrons-elite"},
        "card corsairs-of-umbar",
        shadow="event",
        hands={"shadow": ["corsairs-of-umbar", "olog-hai", "stormcrow", "the-king-is-revealed"]},
    )
    assert at(match, "umbar") == {"southrons-regular": 3}


# -- battles -------------------------------------------------------------------------------------


def test_behind_its_walls_a_besieged_army_recalls_nobody() -> None:
    # A28
    match = attacked(
        {"moria": "5 elves-elite"},
        inside={"moria": "2 sauron-regular"},
        control={"moria": "shadow"},
    )
    play(match, "die muster-army", "use attack", "assault moria")
    assert within(match, "moria") == {"sauron-regular": 2}
    assert at(match, "moria") == {"elves-elite": 5}


def test_of_cards_laid_aside_the_one_on_top_is_used() -> None:
    # A31
    cards = ["stormcrow", "return-of-the-witch-king"]
    used = []
    for pile in (cards, cards[::-1]):
        match = alone(
            {"orthanc": "9 isengard-regular", **BEFORE_ISENGARD},
            shadow="army",
            clockwork={"occupied": OWN, "battle_cards": pile},
        )
        battle = match.view("free").battle
        assert battle is not None
        used.append(battle.attacker.card)
    assert used == cards[::-1]


def test_without_a_leader_a_character_die_attacks_nobody() -> None:
    # A46, A59
    match = alone(
        {"west-harondor": "4 southrons-elite", "pelargir": "gondor-regular"}, shadow="character"
    )
    assert asked(match) == "free die"
    assert "no army with a leader has a size advantage" in " ".join(told(match)) or (
        "no attack" in " ".join(told(match))
    )


def test_with_five_units_the_garrison_is_recalled() -> None:
    # A51
    match = attacked(
        {"edoras": "5 rohan-elite, 5 rohan-regular", "westemnet": "5 isengard-regular"},
        occupied=("westemnet",),
        control={"westemnet": "shadow"},
    )
    attack(match, "edoras", "westemnet")
    assert at(match, "westemnet") == {"isengard-regular": 7}


def test_whoever_is_not_larger_is_no_reason_to_retreat() -> None:
    # A66
    match = attacked(
        {"minas-tirith": "2 gondor-regular", "osgiliath": "2 sauron-regular"}, "dice 1 1; dice 1 1"
    )
    attack(match, "minas-tirith", "osgiliath")
    play(match, "combat none", "fight")
    assert at(match, "osgiliath") == {"sauron-regular": 2}


def test_a_card_laid_aside_waits_for_its_own_condition() -> None:
    # A61: Stormcrow wants a size advantage of three.
    used = []
    for count in (3, 4):
        match = alone(
            {"orthanc": f"{count} isengard-regular", **BEFORE_ISENGARD},
            shadow="army",
            clockwork={"occupied": OWN, "battle_cards": ["stormcrow"]},
            characters={"saruman": "eliminated"},
        )
        battle = match.view("free").battle
        assert battle is not None
        used.append(battle.attacker.card)
    assert used == ["none", "stormcrow"]


def test_it_hurts_itself_by_no_more_than_leaves_it_the_larger() -> None:
    # A62: six against four, three of them units.
    match = alone(
        {"osgiliath": "6 sauron-regular", "minas-tirith": "3 gondor-regular"},
        "card the-day-without-dawn; dice 1 1 1 1 1; dice 1 1 1",
        shadow="army",
        hands={"shadow": ["the-day-without-dawn"]},
    )
    play(match, "fight", "combat none")
    assert at(match, "osgiliath") == {"sauron-regular": 5}


def test_the_progress_of_the_fellowship_does_not_bring_it_past_moria() -> None:
    # A57
    assert not past_moria(state_of({}, fellowship={"region": "hollin", "progress": 4}))


# -- its own settlements -------------------------------------------------------------------------


def test_two_units_take_back_a_stronghold_of_its_own_without_occupying_it() -> None:
    # A53
    match = alone({"gorgoroth": "2 sauron-regular"}, "dice 1", shadow="army", lost=("minas-morgul",))
    assert holder(match, "minas-morgul") == "shadow"
    assert "minas-morgul" not in seen(match)["clockwork"]["occupied"]


def test_units_leave_a_settlement_of_its_own_that_is_not_occupied() -> None:
    # A53
    match = alone(
        {"minas-morgul": "2 sauron-regular"},
        "dice 1",
        shadow="army",
        clockwork={"occupied": [id for id in OWN if id != "minas-morgul"]},
    )
    assert at(match, "south-ithilien") == {"sauron-regular": 2}


def test_nobody_follows_where_there_is_no_room() -> None:
    # A65
    nobody = (0,) * (FIGURES + 1)
    takes = [TAKE[ISENGARD_ELITE], DONE]
    nine = state_of({"gap-of-rohan": "9 isengard-regular"})
    assert following(nine, r("gap-of-rohan"), nobody, takes) == takes[0]
    full = state_of({"gap-of-rohan": "10 isengard-regular"})
    assert following(full, r("gap-of-rohan"), nobody, takes) == DONE


# -- the chapters' lists -------------------------------------------------------------------------


def test_without_saruman_no_regular_of_orthanc_becomes_an_elite() -> None:
    # Guide 9.4.
    gone = alone({}, "dice 4", shadow="muster", characters={"saruman": "eliminated"})
    assert at(gone, "orthanc") == {"isengard-regular": 3}
    there = alone({}, "dice 4", shadow="muster")
    assert at(there, "orthanc") == {"isengard-regular": 2, "isengard-elite": 1}


def test_roll_5_brings_two_points_behind_the_walls_of_a_besieged_stronghold() -> None:
    # Guide 9.5.
    match = alone(
        {"moria": "5 elves-elite"},
        "dice 5",
        inside={"moria": "2 sauron-regular"},
        control={"moria": "shadow"},
        shadow="muster",
        clockwork={"occupied": [id for id in OWN if id != "moria"]},
    )
    assert within(match, "moria") == {"sauron-regular": 4}


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


def test_an_enemy_in_the_overflow_region_bars_it_too() -> None:
    # Guide 12.2.
    state = state_of(
        {"south-ithilien": "10 sauron-regular", "minas-morgul": "3 sauron-regular",
         "north-ithilien": "gondor-regular"}
    )  # fmt: skip
    line = LINES[MORDOR]
    step = next(move for move in line.moves if move.start == r("minas-morgul"))
    assert parts(state, line, step) == []


def test_an_occupied_line_is_immovable_though_its_armies_could_march() -> None:
    # Guide 12.4.
    state = state_of({"dol-guldur": "2 sauron-regular"})
    assert would_move(state, LINES[CENTRAL])
    assert state.clockwork is not None
    for place in LINES[CENTRAL].settlements:
        state.clockwork.occupied[place] = True
    assert not would_move(state, LINES[CENTRAL])


def test_an_end_region_is_not_cleared_while_something_is_left_beside_it() -> None:
    # Guide 12.4.
    state = state_of({"dol-amroth": "4 southrons-regular"})
    assert state.clockwork is not None
    state.clockwork.occupied[r("dol-amroth")] = True
    assert not needless(state, r("dol-amroth"))
    state.clockwork.occupied[r("lamedon")] = True
    assert needless(state, r("dol-amroth"))


def test_a_card_that_the_guide_calls_unplayable_goes_under_its_deck() -> None:
    # Guide 14: the text of Horde from the East would allow it.
    full = dict.fromkeys(("east-rhun", "far-harad", "south-rhun"), "6 southrons-regular")
    hand = ["horde-from-the-east", "olog-hai", "half-orcs-and-goblin-men", "hill-trolls"]
    match = alone(
        full,
        "card horde-from-the-east olog-hai half-orcs-and-goblin-men hill-trolls",
        shadow="event",
        hands={"shadow": hand},
    )
    assert "horde-from-the-east" in seen(match)["clockwork"]["under_the_decks"]["strategy"]


def test_in_the_open_it_lays_no_card_of_its_hand_down() -> None:
    # Guide 15.7.
    match = alone(
        {"orthanc": "9 isengard-regular", **BEFORE_ISENGARD},
        shadow="army",
        hands={"shadow": ["stormcrow", "shadows-gather"]},
    )
    battle = match.view("free").battle
    assert battle is not None
    assert battle.attacker.card == "none"


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


def test_at_a_city_it_lays_a_card_down_in_the_first_round_only() -> None:
    # Guide 15.7.
    match = alone(
        {"osgiliath": "9 sauron-regular", "minas-tirith": "3 gondor-regular"},
        "card stormcrow; dice 1 1 1 1 1; dice 1 1 1",
        shadow="army",
        hands={"shadow": ["stormcrow", "olog-hai"]},
    )
    play(match, "fight", "combat none", "stand", "fight")
    battle = match.view("free").battle
    assert battle is not None
    assert (battle.round, battle.attacker.card) == (2, "none")
