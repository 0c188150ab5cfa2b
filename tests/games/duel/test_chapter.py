"""A chapter (p. 2-3): how its cards lie, when they are turned up, how it ends."""

from __future__ import annotations

import pytest

from tests.games.duel.table import (
    DUEL,
    OPEN_IN_CHAPTER_1,
    coins,
    decider,
    deck,
    fresh,
    options,
    play,
    refused,
    scripted,
    seen,
    side,
    table,
)

UP, DOWN = True, False

# What the box shows: for each chapter its rows from the top, how many cards and which way up.
ROWS = {
    1: [(2, UP), (3, DOWN), (4, UP), (5, DOWN), (6, UP)],
    2: [(6, UP), (5, DOWN), (4, UP), (3, DOWN), (2, UP)],
    3: [(2, UP), (3, DOWN), (4, UP), (2, DOWN), (4, UP), (3, DOWN), (2, UP)],
}


@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_a_chapter_is_laid_out_in_rows_that_lie_up_and_down_by_turns(chapter: int) -> None:
    view = seen(DUEL.position({"chapter": chapter}, seed=3), None)
    pattern = [up for count, up in ROWS[chapter] for _ in range(count)]
    assert [card != "?" for card in view["layout"]] == pattern


@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_only_the_lowest_row_is_free_at_first(chapter: int) -> None:
    lowest = ROWS[chapter][-1][0]
    view = seen(DUEL.position({"chapter": chapter}, seed=3), None)
    assert view["open"] == list(range(20 - lowest, 20))


def freed_by(chapter: int, *taken: int) -> list[int]:
    """Which slots are free once these are empty and all below them too."""
    layout = [None if slot in taken else "?" for slot in range(20)]
    data = {"chapter": chapter, "layout": layout, "discard": deck(chapter)[: len(taken)]}
    found: list[int] = seen(DUEL.position(data, seed=5), None)["open"]
    return found


def test_a_card_is_free_once_nothing_lies_on_it_any_more() -> None:
    assert freed_by(1, 14) == [15, 16, 17, 18, 19]
    assert freed_by(1, 14, 15) == [9, 16, 17, 18, 19]
    assert freed_by(1, 14, 15, 16) == [9, 10, 17, 18, 19]
    assert freed_by(1, 16, 17) == [11, 14, 15, 18, 19]


def test_in_chapter_2_the_end_of_a_wider_row_is_covered_by_one_card_only() -> None:
    assert freed_by(2, 18) == [15, 19]
    assert freed_by(2, 18, 19) == [15, 16, 17]
    assert freed_by(2, 18, 15) == [11, 19]
    assert freed_by(2, 18, 19, 15, 16) == [11, 12, 17]


def test_in_chapter_3_two_lone_cards_carry_the_middle() -> None:
    assert freed_by(3, 18, 19) == [15, 16, 17]
    assert freed_by(3, 18, 19, 15) == [11, 16, 17]
    assert freed_by(3, 18, 19, 15, 16, 11) == [12, 17]
    assert freed_by(3, 18, 19, 15, 16, 11, 12) == [9, 17]
    assert freed_by(3, 18, 19, 15, 16, 11, 12, 9) == [5, 6, 17]
    assert freed_by(3, 18, 19, 15, 16, 11, 12, 9, 5) == [6, 17]
    assert freed_by(3, 18, 19, 15, 16, 11, 12, 9, 5, 6) == [2, 17]


def test_a_covered_card_cannot_be_taken() -> None:
    match = fresh()
    covered = seen(match, None)["layout"][5]
    for verb in ("play", "discard"):
        assert f"{verb} {covered}" not in options(match)
        assert refused(match, f"{verb} {covered}") == ("duel-refusal-covered", {})


def test_a_card_that_becomes_free_is_turned_up_when_the_turn_ends() -> None:
    match = fresh("c1_01", "c1_22", chance=["card c1_23"])
    play(match, "discard c1_01")
    assert seen(match, None)["layout"][9] == "?"
    match.play("play c1_22")
    # The card under both is free, but the turn is not over: its units must be placed first.
    assert options(match) == ["place enedwaith", "place rhovanion"]
    assert seen(match, None)["layout"][9] == "?"
    match.play("place enedwaith")
    assert seen(match, None)["layout"][9] == "c1_23"
    assert options(match)[:3] == ["play c1_23", "discard c1_23", "play c1_02"]


def test_a_card_face_down_stays_so_while_anything_lies_on_it() -> None:
    match = play(fresh(), f"discard {OPEN_IN_CHAPTER_1[0]}", f"discard {OPEN_IN_CHAPTER_1[2]}")
    assert seen(match, None)["layout"][9:14] == ["?"] * 5


def test_two_cards_freed_by_one_are_both_turned_up_from_left_to_right() -> None:
    layout: list[str | None] = ["c2_01", "c2_02", "c2_03", "c2_04", "c2_05", "c2_06", *["?"] * 5]
    layout += ["c2_07", "c2_08", "c2_09", "c2_10", "?", "?", "?", None, "c2_11"]
    match = DUEL.position(
        {"chapter": 2, "layout": layout, "discard": ["c2_12"], "landmarks": []},
        chance=scripted("card c2_13", "card c2_14 c2_15"),
    )
    # Slot 15 lay free already, so it is turned up before the turn.
    assert options(match) == ["discard c2_13", "play c2_11", "discard c2_11"]
    match.play("discard c2_11")
    assert seen(match, None)["layout"][15:] == ["c2_13", "c2_14", "c2_15", None, None]


def test_taking_a_landmark_turns_up_no_new_one() -> None:
    match = table("c1_01", "c1_02", landmarks=["helms_deep", "bree", "erebor"], sauron={"coins": 9})
    match.play("landmark helms_deep")
    assert seen(match, None)["landmarks"] == ["bree", "erebor"]
    assert seen(match, None)["landmarks_left"] == 4


CHAPTER_2 = "card " + " ".join(deck(2)[:12])
CHAPTER_3 = "card " + " ".join(deck(3)[:12])


def test_the_last_card_ends_the_chapter_and_the_next_is_laid_out_with_three_landmarks() -> None:
    match = table("c1_01", landmarks=["bree"], chance=[CHAPTER_2, "landmark erebor isengard"])
    match.play("play c1_01")
    view = seen(match, None)
    assert view["chapter"] == 2
    assert len([card for card in view["layout"] if card is not None]) == 20
    assert view["landmarks"] == ["bree", "erebor", "isengard"]
    assert view["landmarks_left"] == 4
    assert side(match, "sauron")["cards"] == ["c1_01"]


def test_landmarks_are_not_replaced_beyond_the_stack() -> None:
    owned = ["barad_dur", "bree", "erebor", "grey_havens"]
    match = table(
        "c2_01",
        landmarks=["helms_deep"],
        fellowship={"landmarks": owned},
        sauron={"landmarks": ["isengard"]},
        chance=[CHAPTER_3, "landmark minas_tirith"],
    )
    match.play("discard c2_01")
    assert seen(match, None)["landmarks"] == ["helms_deep", "minas_tirith"]
    assert seen(match, None)["landmarks_left"] == 0


def test_three_open_landmarks_stay_when_a_chapter_begins() -> None:
    shown = ["bree", "erebor", "isengard"]
    match = table("c1_01", landmarks=shown, chance=[CHAPTER_2])
    match.play("discard c1_01")
    assert seen(match, None)["landmarks"] == shown


@pytest.mark.parametrize("closer", ["fellowship", "sauron"])
def test_players_alternate_across_chapters_so_whoever_ends_one_does_not_open_the_next(
    closer: str,
) -> None:
    match = table("c1_01", turn=closer, landmarks=["bree", "erebor", "isengard"], chance=[CHAPTER_2])
    match.play("play c1_01")
    assert seen(match, None)["chapter"] == 2
    assert decider(match) == ({"fellowship", "sauron"} - {closer}).pop()


def test_the_three_cards_left_out_of_a_chapter_lie_in_one_discard_with_all_others() -> None:
    match = table("c1_01", landmarks=["bree", "erebor", "isengard"], chance=[CHAPTER_2])
    assert seen(match, None)["discard"] == 19 + 3
    match.play("discard c1_01")
    # All of chapter 1, and the three new cards that were left out of chapter 2.
    assert seen(match, None)["discard"] == 23 + 3


@pytest.mark.parametrize(("chapter", "income"), [(1, 1), (2, 2), (3, 3)])
def test_discarding_pays_as_many_coins_as_the_number_of_the_chapter(chapter: int, income: int) -> None:
    first, second = deck(chapter)[:2]
    match = table(first, second)
    match.play(f"discard {first}")
    assert coins(match) == (3, 2 + income, 25 - income)
    assert side(match, "sauron")["cards"] == []
    assert side(match, "sauron")["skills"] == dict.fromkeys(side(match, "sauron")["skills"], 0)
