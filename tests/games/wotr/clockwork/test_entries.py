"""Guide 14: what single cards wait for, aim at and do."""

from __future__ import annotations

from typing import Any

from mathom.games.wotr.box import SHADOW
from mathom.games.wotr.clockwork.aims import gathering_places, landing, trolls_place
from mathom.games.wotr.clockwork.entries import ENTRIES
from mathom.games.wotr.clockwork.lines import LINES
from tests.games.wotr.clockwork.alone import (
    BEFORE_ISENGARD,
    OWN,
    alone,
    aside,
    done,
    entry,
    figure,
    number,
    r,
    state_of,
    told,
    unplayable,
)
from tests.games.wotr.table import asked, at

MORDOR = 0


def test_cards_of_saruman_are_laid_aside_when_he_is_out_of_the_game() -> None:
    gone = state_of({}, characters={"saruman": "eliminated"})
    here = state_of({})
    for id in (
        "the-fighting-uruk-hai",
        "the-palantir-of-orthanc",
        "a-new-power-is-rising",
        "wormtongue",
    ):
        assert entry(id, gone)[0]
        assert not entry(id, here)[0]


def test_cards_of_the_witch_king_are_laid_aside_when_he_is_out_of_the_game() -> None:
    gone = state_of({}, characters={"witch-king": "eliminated"})
    for id in (
        "the-black-captain-commands",
        "grond-hammer-of-the-underworld",
        "return-of-the-witch-king",
    ):
        assert entry(id, gone)[0]
        assert not entry(id, state_of({}))[0]


def test_cards_against_the_fellowship_on_its_way_are_laid_aside_in_mordor() -> None:
    state = state_of({}, company=[], fellowship={"mordor": 2})
    for id in ("the-nazgul-strike", "nazgul-search", "cruel-weather", "the-ringwraiths-are-abroad"):
        assert entry(id, state)[0]
        assert not entry(id, state_of({}))[0]


def test_stormcrow_threats_and_denethors_folly_wait_for_the_war() -> None:
    free = ["dwarves", "elves", "gondor", "north", "rohan"]
    assert entry("stormcrow", state_of({}, war=free))[0]
    assert not entry("stormcrow", state_of({}, war=free[1:]))[0]
    assert entry("threats-and-promises", state_of({}, awake=free))[0]
    # A21
    taken = state_of({}, clockwork={"occupied": ["minas-tirith"]}, control={"minas-tirith": "shadow"})
    assert entry("denethors-folly", taken)[0]


def test_worn_with_sorrow_is_laid_aside_when_gollum_guides() -> None:
    assert entry("worn-with-sorrow-and-toil", state_of({}, company=[]))[0]
    assert not entry("worn-with-sorrow-and-toil", state_of({}))[0]


def test_the_day_without_dawn_needs_a_will_of_the_west() -> None:
    assert entry("the-day-without-dawn", state_of({}))[1]


def test_half_orcs_and_olog_hai_join_a_small_army_that_can_attack() -> None:
    # A24
    armies = {"orthanc": "8 isengard-regular", "fords-of-isen": "rohan-regular"}
    state = state_of(armies)
    assert not entry("half-orcs-and-goblin-men", state)[1]
    deed = ENTRIES[number("olog-hai")].deed
    assert deed is not None
    deed(state, number("olog-hai"))
    assert state.units(r("orthanc"), SHADOW) == 10
    assert state.count(r("orthanc"), 13) == 1
    assert entry("half-orcs-and-goblin-men", state)[1]  # ten units are no small army


def test_the_horde_comes_where_all_five_find_room() -> None:
    state = state_of({"east-rhun": "6 southrons-regular", "far-harad": "southrons-regular"})
    deed = ENTRIES[number("horde-from-the-east")].deed
    assert deed is not None
    deed(state, number("horde-from-the-east"))
    assert state.units(r("far-harad"), SHADOW) == 6


def test_hill_trolls_take_the_place_of_the_army_farthest_along_the_first_open_line() -> None:
    # A26
    state = state_of({"osgiliath": "3 sauron-regular", "barad-dur": "5 sauron-regular"})
    deed = ENTRIES[number("hill-trolls")].deed
    assert deed is not None
    deed(state, number("hill-trolls"))
    assert state.count(r("osgiliath"), 13) == 2
    assert entry("hill-trolls", state_of({"nurn": "5 sauron-elite, 2 sauron-regular"}))[1]


def test_shadows_on_the_misty_mountains_brings_elites_to_moria() -> None:
    # A25
    state = state_of({})
    deed = ENTRIES[number("shadows-on-the-misty-mountains")].deed
    assert deed is not None
    deed(state, number("shadows-on-the-misty-mountains"))
    assert state.count(r("moria"), 13) == 2
    assert state.count(r("mount-gundabad"), 12) == 3


def test_monsters_come_to_angmar_and_the_trollshaws_many_kings_to_their_settlements() -> None:
    state = state_of({})
    for id in ("monsters-roused", "many-kings-to-the-service-of-mordor", "pits-of-mordor"):
        deed = ENTRIES[number(id)].deed
        assert deed is not None
        deed(state, number(id))
    assert [state.count(r(id), 13) for id in ("angmar", "trollshaws")] == [1, 1]
    assert state.units(r("near-harad"), SHADOW) == 2
    assert state.units(r("orthanc"), SHADOW) == 1


def test_three_cards_move_two_lines_each_by_a_die() -> None:
    # A23, A58
    for id in ("the-shadow-is-moving", "shadows-gather", "the-shadow-lengthens"):
        assert entry(id, state_of({}))[1]
        assert not entry(id, state_of({"umbar": "southrons-regular"}))[1]
    match = alone(
        {"umbar": "2 southrons-regular"},
        "card shadows-gather; dice 4 4",
        shadow="event",
        hands={
            "shadow": ["shadows-gather", "the-shadow-lengthens", "the-shadow-is-moving", "stormcrow"]
        },
    )
    assert at(match, "pelargir") == {"southrons-regular": 2}


def test_the_corsairs_sail_where_they_are_larger_by_four_and_three_stay() -> None:
    # A45
    armies = {
        "umbar": "7 southrons-regular, nazgul",
        "pelargir": "gondor-regular",
        "dol-amroth": "5 gondor-regular",
    }
    match = alone(
        armies,
        "card corsairs-of-umbar",
        shadow="event",
        hands={"shadow": ["corsairs-of-umbar", "olog-hai", "stormcrow", "the-king-is-revealed"]},
    )
    # Lamedon is empty and counts nothing: the largest advantage is there.
    assert at(match, "umbar") == {"southrons-regular": 3}
    assert at(match, "lamedon")["nazgul"] == 1
    assert entry("corsairs-of-umbar", state_of({"umbar": "3 southrons-regular"}))[1]
    held = {"pelargir": "gondor-regular", "lamedon": "gondor-regular", "dol-amroth": "gondor-regular"}
    assert entry("corsairs-of-umbar", state_of({"umbar": "4 southrons-regular", **held}))[1]


def test_the_ringwraiths_fly_and_their_best_army_attacks() -> None:
    match = alone(
        {
            "orthanc": "6 isengard-regular, nazgul",
            "fords-of-isen": "rohan-regular",
            "morannon": "nazgul",
        },
        "card the-ringwraiths-are-abroad",
        shadow="event",
        hands={
            "shadow": ["the-ringwraiths-are-abroad", "olog-hai", "stormcrow", "the-king-is-revealed"]
        },
        fellowship={"region": "hollin"},
    )
    assert at(match, "hollin") == {"nazgul": 1}
    assert asked(match) == "free combat"
    with_nazgul = state_of({"hollin": "nazgul"}, fellowship={"region": "hollin"})
    assert entry("the-ringwraiths-are-abroad", with_nazgul)[1]


def test_the_black_captain_recruits_if_a_nazgul_is_with_the_fellowship_already() -> None:
    match = alone(
        {"hollin": "nazgul", "osgiliath": "6 sauron-regular", "minas-tirith": "5 gondor-elite"},
        "card the-black-captain-commands",
        shadow="event",
        hands={
            "shadow": ["the-black-captain-commands", "olog-hai", "stormcrow", "the-king-is-revealed"]
        },
        fellowship={"region": "hollin"},
        characters={"witch-king": "osgiliath"},
    )
    assert at(match, "osgiliath") == {"sauron-regular": 6, "nazgul": 2}


def test_grond_and_the_uruk_hai_storm_only_with_a_size_advantage() -> None:
    siege: dict[str, Any] = {
        "inside": {"helms-deep": "5 rohan-elite"},
        "control": {"helms-deep": "free"},
    }
    weak = state_of(
        {"helms-deep": "4 isengard-regular"}, characters={"witch-king": "helms-deep"}, **siege
    )
    assert entry("the-fighting-uruk-hai", weak)[1]
    assert entry("grond-hammer-of-the-underworld", weak)[1]
    weak.put(r("helms-deep"), 11, 4)
    assert not entry("the-fighting-uruk-hai", weak)[1]
    assert not entry("grond-hammer-of-the-underworld", weak)[1]


def test_dunlendings_gather_next_to_an_enemy_on_a_line() -> None:
    # A27, A65
    match = alone(
        {
            "north-dunland": "2 isengard-regular",
            "south-dunland": "isengard-elite",
            "fords-of-isen": "2 rohan-elite",
        },
        "card rage-of-the-dunlendings",
        shadow="event",
        hands={"shadow": ["rage-of-the-dunlendings", "olog-hai", "stormcrow", "the-king-is-revealed"]},
        characters={"saruman": "eliminated"},
    )
    assert at(match, "gap-of-rohan") == {"isengard-regular": 4, "isengard-elite": 1}


def test_a_settlement_without_a_marker_is_not_controlled_whoever_holds_it() -> None:
    # A21
    held = state_of({}, clockwork={"occupied": []}, control={"minas-tirith": "shadow"})
    assert not aside("denethors-folly", held)
    coast = ["pelargir", "lamedon", "dol-amroth"]
    for taken in (coast[:2], coast):
        state = state_of({}, clockwork={"occupied": taken}, control=dict.fromkeys(taken, "shadow"))
        assert aside("corsairs-of-umbar", state) is (taken == coast)


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
    assert state.count(r("orthanc"), figure("isengard-elite")) == 1
    assert state.units(r("orthanc"), SHADOW) == 4


def test_for_an_elite_that_is_not_to_be_had_two_regulars_come_to_moria() -> None:
    # A25
    state = done("shadows-on-the-misty-mountains", state_of({"barad-dur": "5 sauron-elite"}))
    assert state.count(r("moria"), figure("sauron-elite")) == 1
    assert state.count(r("moria"), figure("sauron-regular")) == 2


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
    assert unplayable("rage-of-the-dunlendings", state_of(full))
    assert not unplayable("rage-of-the-dunlendings", state_of({}))


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


def test_corsairs_who_land_at_a_siege_join_in_it_and_all_attack() -> None:
    # A45, p. 28: nobody is asked who of them fights.
    match = alone(
        {"umbar": "9 southrons-regular", "dol-amroth": "2 southrons-regular",
         "pelargir": "5 gondor-elite", "lamedon": "8 gondor-regular"},
        "card corsairs-of-umbar",
        shadow="event",
        inside={"dol-amroth": "gondor-regular"},
        control={"dol-amroth": "free"},
        hands={"shadow": ["corsairs-of-umbar", "olog-hai", "stormcrow", "the-king-is-revealed"]},
    )  # fmt: skip
    assert asked(match) == "free combat"
    assert at(match, "dol-amroth") == {"southrons-regular": 8}
    battle = match.view("free").battle
    assert battle is not None
    assert (battle.kind, battle.target) == ("siege", "dol-amroth-inside")
    assert "Those who have landed join in the siege: the whole army attacks" in " ".join(told(match))
