"""End of the game (p. 8): three immediate victories, or the count after chapter 3."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel.table import REGIONS, deck, options, play, result, side, sides, table, told, units

SEATS = ["fellowship", "sauron"]
FOUR_RACES = ["c1_17", "c1_18", "c1_19", "c1_20"]
FIVE_RACES = [*FOUR_RACES, "c3_10"]


def everywhere_but(*regions: str) -> dict[str, int]:
    return {region: 1 for region in REGIONS if region not in regions}


# -- the support of the races --------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_the_sixth_different_race_wins_at_once(seat: str) -> None:
    match = table("c3_08", "c3_01", **sides(seat, {"coins": 9, "cards": FIVE_RACES}))
    match.play("play c3_08")
    assert result(match) == ("races", (seat,))


def test_five_different_races_do_not_win_however_many_cards_show_them() -> None:
    cards = [*FIVE_RACES, "c2_15", "c2_16", "c2_17"]
    match = table(
        "c2_18",
        "c2_01",
        sauron={"coins": 9, "cards": [card for card in cards if card != "c3_10"]},
        chance=["token hobbits_2 hobbits_3"],
    )
    match.play("play c2_18")
    assert result(match) is None


def test_the_eagle_counts_as_one_of_the_six() -> None:
    eagle = {"coins": 9, "tokens": ["hobbits_1"]}
    match = table("c3_10", "c3_01", sauron=eagle | {"cards": FOUR_RACES[1:]})
    match.play("play c3_10")
    assert result(match) is None
    match = table("c3_10", "c3_01", sauron=eagle | {"cards": FOUR_RACES})
    match.play("play c3_10")
    assert result(match) == ("races", ("sauron",))


def test_the_eagle_of_the_opponent_does_not_count() -> None:
    match = table(
        "c3_10",
        "c3_01",
        sauron={"coins": 9, "cards": FOUR_RACES},
        fellowship={"tokens": ["hobbits_1"]},
    )
    match.play("play c3_10")
    assert result(match) is None


def test_winning_the_eagle_can_win_the_game_on_the_spot() -> None:
    # Five races, and a landmark that lets Sauron choose among the Hobbits' tokens.
    match = table(
        "c3_01",
        landmarks=["grey_havens"],
        sauron={"coins": 9, "cards": FIVE_RACES},
        chance=["token hobbits_3 hobbits_1"],
    )
    play(match, "landmark grey_havens", "race hobbits")
    assert options(match) == ["token hobbits_3", "token hobbits_1"]
    match.play("token hobbits_1")
    assert result(match) == ("races", ("sauron",))


def test_the_game_is_won_before_the_sixth_race_earns_anything_else() -> None:
    match = table("c3_08", "c3_01", sauron={"coins": 9, "cards": FIVE_RACES, "tokens": ["dwarves_3"]})
    match.play("play c3_08")
    assert result(match) == ("races", ("sauron",))
    assert told(match, "revealed_token") == []


# -- the conquest of Middle-earth ----------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_a_unit_in_the_seventh_region_wins_at_once(seat: str) -> None:
    own = {"units": everywhere_but("lindon")}
    match = table("c1_23", "c1_01", **sides(seat, own, {"units": {}}))
    play(match, "play c1_23", "place lindon")
    assert result(match) == ("conquest", (seat,))


@pytest.mark.parametrize("seat", SEATS)
def test_a_fortress_in_the_seventh_region_wins_before_the_rest_of_its_landmark(seat: str) -> None:
    own = {"units": everywhere_but("rohan"), "coins": 6}
    match = table("c1_01", landmarks=["helms_deep"], **sides(seat, own, {"units": {}}))
    match.play("landmark helms_deep")
    assert result(match) == ("conquest", (seat,))
    assert units(match, seat) == everywhere_but("rohan")


def test_fortresses_and_units_together_make_presence() -> None:
    own = {
        "coins": 9,
        "units": {"lindon": 1, "arnor": 1, "gondor": 1, "rohan": 1},
        "landmarks": ["erebor", "isengard"],
    }
    match = table("c3_17", "c3_01", sauron=own, fellowship={"units": {}})
    play(match, "play c3_17", "place mordor")
    assert result(match) == ("conquest", ("sauron",))


def test_a_movement_that_leaves_no_region_empty_wins_before_the_movements_that_are_left() -> None:
    own = {"coins": 9, "units": {**everywhere_but("lindon"), "arnor": 2}}
    match = table("c3_23", "c3_01", sauron=own, fellowship={"units": {}})
    play(match, "play c3_23", "move arnor lindon")
    assert result(match) == ("conquest", ("sauron",))


def test_a_movement_that_empties_another_region_does_not_win() -> None:
    own = {"coins": 9, "units": everywhere_but("lindon")}
    match = table("c3_23", "c3_01", sauron=own, fellowship={"units": {}})
    play(match, "play c3_23", "move arnor lindon")
    assert result(match) is None


def test_units_that_fall_where_they_arrive_are_not_present() -> None:
    own = {"units": everywhere_but("lindon")}
    match = table("c1_23", "c1_01", sauron=own, fellowship={"units": {"lindon": 1}})
    play(match, "play c1_23", "place lindon")
    assert result(match) is None
    assert units(match, "fellowship") == {}


def test_an_enemy_fortress_in_a_region_does_not_hinder_presence() -> None:
    own = {"units": everywhere_but("lindon")}
    foe = {"units": {}, "landmarks": ["grey_havens", "bree"]}
    match = table("c1_23", "c1_01", sauron=own, fellowship=foe)
    play(match, "play c1_23", "place lindon")
    assert result(match) == ("conquest", ("sauron",))


def test_one_of_two_units_placed_apart_can_win() -> None:
    own: dict[str, Any] = {"coins": 9, "units": everywhere_but("gondor"), "cards": ["c3_08"]}
    match = table(
        "c3_09",
        "c3_01",
        sauron=own,
        fellowship={"units": {}},
        chance=["token wizards_2 wizards_1"],
    )
    play(match, "play c3_09", "token wizards_2", "place gondor", "place arnor")
    assert result(match) == ("conquest", ("sauron",))


# -- pending effects -----------------------------------------------------------------------------


def test_a_victory_ends_the_game_before_the_effects_still_to_come() -> None:
    # Minas Tirith: the unit would come before the two steps; the fortress wins before both.
    own = {"coins": 6, "units": everywhere_but("gondor"), "quest": 12}
    match = table("c1_01", landmarks=["minas_tirith"], sauron=own, fellowship={"units": {}})
    match.play("landmark minas_tirith")
    assert result(match) == ("conquest", ("sauron",))
    assert side(match, "sauron")["quest"] == 12
    assert match.state.agenda == []


def test_nothing_can_be_chosen_once_the_game_is_over() -> None:
    match = table("c1_13", "c1_01", sauron={"quest": 13})
    match.play("play c1_13")
    assert match.decision is None
    assert options(match) == []


# -- the count -----------------------------------------------------------------------------------


def end_of_chapter_3(fellowship: dict[str, Any], sauron: dict[str, Any]) -> Any:
    match = table("c3_01", fellowship=fellowship, sauron=sauron, chest="sauron")
    assert result(match) is None
    match.play("discard c3_01")
    return result(match)


def test_after_chapter_3_presence_in_more_regions_wins() -> None:
    three, two = {"units": {"arnor": 1, "lindon": 1, "rohan": 1}}, {"units": {"mordor": 9, "gondor": 5}}
    assert end_of_chapter_3(three, two) == ("regions", ("fellowship",))
    assert end_of_chapter_3(two, three) == ("regions", ("sauron",))


def test_presence_in_equally_many_regions_is_a_shared_victory_without_a_tie_break() -> None:
    rich = {"units": {"arnor": 9}, "coins": 15, "quest": 13}
    assert end_of_chapter_3(rich, {"units": {"mordor": 1}}) == ("shared", ("fellowship", "sauron"))
    assert end_of_chapter_3({"units": {}}, {"units": {}}) == ("shared", ("fellowship", "sauron"))


def test_a_fortress_counts_as_presence_and_a_unit_beside_it_adds_nothing() -> None:
    beside = {"units": {"arnor": 1}, "landmarks": ["bree"]}
    assert end_of_chapter_3(beside, {"units": {"mordor": 1}}) == ("shared", ("fellowship", "sauron"))
    alone = {"units": {"arnor": 1}, "landmarks": ["erebor"]}
    assert end_of_chapter_3(alone, {"units": {"mordor": 1}}) == ("regions", ("fellowship",))


def test_both_sides_can_be_present_in_one_region() -> None:
    built = {"units": {}, "landmarks": ["barad_dur"]}
    assert end_of_chapter_3(built, {"units": {"mordor": 1}}) == ("shared", ("fellowship", "sauron"))


def test_a_landmark_whose_fortress_was_removed_is_no_presence() -> None:
    razed = {"units": {"arnor": 1}, "landmarks": ["erebor"], "fortresses": []}
    assert end_of_chapter_3(razed, {"units": {"mordor": 1}}) == ("shared", ("fellowship", "sauron"))


@pytest.mark.parametrize("chapter", [1, 2])
def test_no_regions_are_counted_after_the_earlier_chapters(chapter: int) -> None:
    dealt = "card " + " ".join(deck(chapter + 1)[:12])
    match = table(deck(chapter)[0], landmarks=["bree", "erebor", "isengard"], chance=[dealt])
    match.play(f"discard {deck(chapter)[0]}")
    assert result(match) is None


def test_an_immediate_victory_with_the_very_last_card_is_no_count() -> None:
    match = table("c3_07", sauron={"coins": 3, "quest": 11})
    match.play("play c3_07")
    assert result(match) == ("quest", ("sauron",))
