"""The Free Peoples' character cards that heal, and the challenge that takes Eyes away."""

from __future__ import annotations

from typing import Any

from tests.games.wotr.cards.character_die import STANDARD, playable, played, pool
from tests.games.wotr.cards.holding import discarded, on_table
from tests.games.wotr.table import TURN_CARDS, asked, options, play, quest, seen, where

GOLLUM: dict[str, Any] = {"company": []}

# -- healing -------------------------------------------------------------------------------------


# card: athelas
def test_athelas_heals_a_point_for_each_five_or_six() -> None:
    match = played("athelas", fellowship={"corruption": 5}, company=["gimli"], chance=["dice 4 5 6"])
    assert quest(match)["corruption"] == 3
    assert discarded(match) == ["athelas"]


# card: athelas
def test_athelas_heals_from_a_three_on_in_striders_hands() -> None:
    match = played("athelas", fellowship={"corruption": 5}, company=["strider"], chance=["dice 2 3 4"])
    assert quest(match)["corruption"] == 3
    away = played(
        "athelas",
        fellowship={"corruption": 5},
        company=["gimli"],
        characters={"strider": "bree"},
        chance=["dice 2 3 4"],
    )
    assert quest(away)["corruption"] == 5, "he has to be the Guide"


# card: athelas
def test_athelas_never_heals_below_nothing_and_can_always_be_played() -> None:
    match = played("athelas", company=["strider"], fellowship={"corruption": 1}, chance=["dice 6 6 6"])
    assert quest(match)["corruption"] == 0
    match = played("athelas", company=["strider"], chance=["dice 6 6 6"])
    assert quest(match)["corruption"] == 0


# card: bilbos-song
def test_bilbos_song_heals_one_point() -> None:
    match = played("bilbos-song", fellowship={"corruption": 3}, company=["gimli"])
    assert quest(match)["corruption"] == 2
    assert discarded(match) == ["bilbos-song"]


# card: bilbos-song
def test_bilbos_song_heals_two_points_when_gollum_guides_but_not_below_nothing() -> None:
    match = played("bilbos-song", fellowship={"corruption": 3}, **GOLLUM)
    assert quest(match)["corruption"] == 1
    match = played("bilbos-song", fellowship={"corruption": 1}, **GOLLUM)
    assert quest(match)["corruption"] == 0


# card: there-is-another-way
def test_there_is_another_way_only_heals_while_a_companion_guides() -> None:
    match = played("there-is-another-way", fellowship={"corruption": 3}, company=["gimli"])
    assert quest(match)["corruption"] == 2
    assert asked(match) == "shadow die"


# card: there-is-another-way
def test_there_is_another_way_lets_gollum_hide_the_fellowship() -> None:
    match = played("there-is-another-way", fellowship={"corruption": 3, "hidden": False}, **GOLLUM)
    assert quest(match)["corruption"] == 2
    assert asked(match) == "free hide_or_move"
    assert options(match) == ["done", "use hide"]
    play(match, "use hide")
    assert quest(match)["hidden"]
    assert quest(match)["progress"] == 0
    assert asked(match) == "shadow die"


# card: there-is-another-way
def test_there_is_another_way_lets_gollum_move_it_without_a_die_in_the_hunt_box() -> None:
    """The move is hunted as usual; the die that paid for the card is not put there (p. 38)."""
    match = played(
        "there-is-another-way",
        fellowship={"corruption": 3, "region": "hollin"},
        hunt_box={"shadow": 1},
        chance=["dice 6", "tile std-2-1"],
        **GOLLUM,
    )
    assert options(match) == ["done", "use fellowship"]
    play(match, "use fellowship", "corruption")
    assert quest(match)["progress"] == 1
    assert quest(match)["corruption"] == 4
    assert seen(match)["hunt_box"]["free"] == 0


# card: there-is-another-way
def test_there_is_another_way_may_do_no_more_than_heal() -> None:
    match = played("there-is-another-way", fellowship={"corruption": 3}, **GOLLUM)
    play(match, "done")
    assert (quest(match)["progress"], quest(match)["corruption"]) == (0, 2)
    assert asked(match) == "shadow die"


# card: there-is-another-way
def test_there_is_another_way_counts_as_moving_on_the_mordor_track() -> None:
    """So no point of Corruption comes for dawdling at the end of the turn (p. 43)."""
    match = played(
        "there-is-another-way",
        fellowship={"mordor": 1, "corruption": 3},
        chance=["tile std-0r-1", TURN_CARDS],
        **GOLLUM,
    )
    play(match, "use fellowship")
    assert quest(match)["mordor"] == 2
    play(match, "skip event")
    assert seen(match)["turn"] == 2
    assert quest(match)["corruption"] == 2


# card: mirror-of-galadriel
def test_the_mirror_of_galadriel_turns_a_character_die_into_a_will_of_the_west() -> None:
    match = played(
        "mirror-of-galadriel", free="character character muster", fellowship={"corruption": 2}
    )
    assert seen(match)["dice"]["free"] == {"muster": 1, "will-of-the-west": 1}
    assert quest(match)["corruption"] == 2, "the Ring-bearers are in Rivendell"


# card: mirror-of-galadriel
def test_the_mirror_of_galadriel_does_not_turn_the_die_that_plays_it() -> None:
    match = played("mirror-of-galadriel", free="character muster")
    assert seen(match)["dice"]["free"] == {"muster": 1}
    assert discarded(match) == ["mirror-of-galadriel"]


# card: mirror-of-galadriel
def test_the_mirror_of_galadriel_heals_in_lorien_even_without_a_die_to_turn() -> None:
    in_lorien = {"region": "lorien", "corruption": 2}
    match = played("mirror-of-galadriel", {"lorien": "elves-regular"}, fellowship=in_lorien)
    assert quest(match)["corruption"] == 1
    taken = played("mirror-of-galadriel", {"lorien": "sauron-regular"}, fellowship=in_lorien)
    assert quest(taken)["corruption"] == 2, "Lorien has fallen"


# card: mirror-of-galadriel
def test_the_mirror_of_galadriel_heals_in_a_lorien_that_is_besieged_but_holds() -> None:
    match = played(
        "mirror-of-galadriel",
        {"lorien": "sauron-regular"},
        inside={"lorien": "elves-regular"},
        fellowship={"region": "lorien", "corruption": 2},
    )
    assert quest(match)["corruption"] == 1


# -- the challenge -------------------------------------------------------------------------------

KING: dict[str, Any] = {"characters": {"strider": "edoras"}}
EDORAS = {"edoras": "2 rohan-regular"}


# card: challenge-of-the-king
def test_the_challenge_of_the_king_takes_the_eyes_that_are_drawn_out_of_the_game() -> None:
    match = played(
        "challenge-of-the-king",
        EDORAS,
        fellowship={"corruption": 1},
        chance=["tile std-eyer-1 std-3-1 std-eyer-2"],
        **KING,
    )
    assert seen(match)["tiles"]["removed"] == ["std-eyer-1", "std-eyer-2"]
    assert seen(match)["tiles"]["drawn"] == []
    assert sorted(pool(match)) == sorted(set(STANDARD) - {"std-eyer-1", "std-eyer-2"})
    assert quest(match)["corruption"] == 1, "the tiles do nothing to the Fellowship"
    assert where(match, "strider") == "edoras"


# card: challenge-of-the-king
def test_the_challenge_of_the_king_is_his_death_if_all_three_are_eyes() -> None:
    match = played(
        "challenge-of-the-king",
        {"minas-tirith": "gondor-regular"},
        characters={"aragorn": "minas-tirith", "strider": "eliminated"},
        chance=["tile std-eyer-1 std-eyer-4 std-eyer-2"],
    )
    assert where(match, "aragorn") == "eliminated"
    assert seen(match)["tiles"]["removed"] == []
    assert sorted(pool(match)) == sorted(STANDARD)


# card: challenge-of-the-king
def test_the_challenge_of_the_king_needs_him_with_an_army_in_gondor_or_rohan() -> None:
    card = "challenge-of-the-king"
    assert playable(card, EDORAS, **KING)
    assert playable(card, {"fords-of-isen": "rohan-regular"}, characters={"strider": "fords-of-isen"})
    assert playable(card, {"druadan-forest": "elves-elite"}, characters={"strider": "druadan-forest"})
    assert not playable(card, {"folde": "rohan-regular"}, **KING), "the army is elsewhere"
    assert not playable(card, {"osgiliath": "gondor-regular"}, characters={"strider": "osgiliath"})
    assert not playable(card, EDORAS, characters={"boromir": "edoras"})
    assert not playable(card, EDORAS), "he is still in the Fellowship"


# card: challenge-of-the-king
def test_the_challenge_of_the_king_can_come_from_inside_a_siege() -> None:
    assert playable(
        "challenge-of-the-king",
        {"helms-deep": "isengard-regular"},
        inside={"helms-deep": "rohan-regular"},
        characters={"strider": "helms-deep-inside"},
    )


# card: challenge-of-the-king
def test_the_challenge_of_the_king_fills_an_empty_pool_but_not_with_the_tiles_in_hand() -> None:
    left = ["std-eyer-1", "std-1-1"]
    match = played(
        "challenge-of-the-king",
        EDORAS,
        tiles={"drawn": [tile for tile in STANDARD if tile not in left]},
        chance=["tile std-eyer-1 std-1-1 std-eyer-2"],
        **KING,
    )
    assert seen(match)["tiles"]["removed"] == ["std-eyer-1", "std-eyer-2"]
    assert sorted(pool(match)) == sorted(set(STANDARD) - {"std-eyer-1", "std-eyer-2"})


# card: challenge-of-the-king
def test_the_challenge_of_the_king_with_three_tiles_left_does_not_use_up_the_pool() -> None:
    """They have had no effect and go back, so that there is nothing to fill up (p. 40)."""
    left = ["std-eyer-1", "std-eyer-2", "std-1-1"]
    used = [tile for tile in STANDARD if tile not in left]
    match = played(
        "challenge-of-the-king",
        EDORAS,
        tiles={"drawn": used},
        chance=["tile std-eyer-1 std-1-1 std-eyer-2"],
        **KING,
    )
    assert pool(match) == ["std-1-1"]
    assert sorted(seen(match)["tiles"]["drawn"]) == sorted(used)
    left = ["std-eyer-1", "std-eyer-2", "std-eyer-3"]
    match = played(
        "challenge-of-the-king",
        EDORAS,
        tiles={"drawn": [tile for tile in STANDARD if tile not in left]},
        chance=["tile std-eyer-1 std-eyer-2 std-eyer-3"],
        **KING,
    )
    assert where(match, "strider") == "eliminated"
    assert sorted(pool(match)) == left


# card: challenge-of-the-king
def test_the_challenge_of_the_king_is_not_stopped_by_the_wizards_staff() -> None:
    """That is for tiles that the Shadow draws."""
    match = played(
        "challenge-of-the-king",
        EDORAS,
        table=["wizards-staff", "mithril-coat-and-sting"],
        chance=["tile std-3-1 std-3-2 std-3-3"],
        **KING,
    )
    assert asked(match) == "shadow die"
    assert on_table(match) == ["mithril-coat-and-sting", "wizards-staff"]
