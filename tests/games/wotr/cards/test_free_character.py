"""The Free Peoples' character cards that help against the Hunt: tiles, and cards on the table."""

from __future__ import annotations

from tests.games.wotr.cards.character_die import STANDARD, hunted, playable, played, pool
from tests.games.wotr.cards.holding import discarded, on_table
from tests.games.wotr.table import asked, offered, options, play, quest, seen, table, where

# -- special tiles -------------------------------------------------------------------------------


def brings_its_tile(card: str, tile: str) -> None:
    """Played before Mordor the tile waits, and joins the pool when Mordor is entered."""
    match = played(card, fellowship={"region": "morannon"})
    assert seen(match)["tiles"]["waiting"] == [tile]
    assert tile not in pool(match)
    assert discarded(match) == [card]
    match = table(fellowship={"region": "morannon"}, tiles={"waiting": [tile]}, phase="fellowship")
    play(match, "mordor")
    assert tile in pool(match)


def helps_in_mordor(card: str, tile: str, healed: int) -> None:
    """Played on the Mordor Track the tile is in the pool at once, and does no damage when drawn."""
    match = played(
        card,
        free="character character",
        shadow="event event",
        fellowship={"mordor": 1, "corruption": 5},
        company=["gimli"],
        chance=[f"tile {tile}"],
    )
    assert tile in pool(match)
    play(match, "skip event", "die character", "use fellowship")
    assert quest(match)["corruption"] == 5 - healed
    assert quest(match)["mordor"] == 2
    assert quest(match)["hidden"]


# card: elven-cloaks
def test_elven_cloaks_wait_for_mordor() -> None:
    brings_its_tile("elven-cloaks", "fel-elven-cloaks")


# card: elven-cloaks
def test_elven_cloaks_played_in_mordor_are_in_the_pool_at_once() -> None:
    helps_in_mordor("elven-cloaks", "fel-elven-cloaks", healed=0)


# card: elven-rope
def test_an_elven_rope_waits_for_mordor() -> None:
    brings_its_tile("elven-rope", "fel-elven-rope")


# card: elven-rope
def test_an_elven_rope_played_in_mordor_is_in_the_pool_at_once() -> None:
    helps_in_mordor("elven-rope", "fel-elven-rope", healed=0)


# card: phial-of-galadriel
def test_the_phial_of_galadriel_waits_for_mordor() -> None:
    brings_its_tile("phial-of-galadriel", "fel-phial")


# card: phial-of-galadriel
def test_the_phial_of_galadriel_heals_two_points_in_mordor() -> None:
    helps_in_mordor("phial-of-galadriel", "fel-phial", healed=2)


# card: smeagol-helps-nice-master
def test_smeagols_help_waits_for_mordor() -> None:
    brings_its_tile("smeagol-helps-nice-master", "fel-smeagol")


# card: smeagol-helps-nice-master
def test_smeagols_help_heals_a_point_in_mordor() -> None:
    helps_in_mordor("smeagol-helps-nice-master", "fel-smeagol", healed=1)


# card: phial-of-galadriel
def test_the_phial_of_galadriel_does_not_come_back_when_the_pool_is_filled_anew() -> None:
    """A special tile is drawn once at most (p. 40)."""
    match = played(
        "phial-of-galadriel",
        free="character character character character",
        shadow="event event event event",
        fellowship={"mordor": 0},
        company=["gimli"],
        tiles={"drawn": [tile for tile in STANDARD if tile != "std-1-1"]},
        chance=["tile fel-phial std-1-1 std-1-2"],
    )
    for choices in (["use fellowship"], ["use fellowship", "corruption"], ["use fellowship"]):
        play(match, "skip event", "die character", *choices)
    assert sorted(pool(match)) == sorted(set(STANDARD) - {"std-1-2"})
    assert "fel-phial" in seen(match)["tiles"]["drawn"]


# -- cards on the table --------------------------------------------------------------------------


# card: mithril-coat-and-sting
def test_the_mithril_coat_has_another_tile_drawn_and_the_first_goes_back() -> None:
    match = hunted("dice 6", "tile std-3-1 std-1-1", table=["mithril-coat-and-sting"], company=["gimli"])
    assert asked(match) == "free spend"
    assert options(match) == ["keep", "spend mithril-coat-and-sting"]
    play(match, "spend mithril-coat-and-sting")
    assert discarded(match) == ["mithril-coat-and-sting"]
    assert asked(match) == "free hunt_damage"
    assert "std-3-1" in pool(match)
    assert seen(match)["tiles"]["drawn"] == ["std-1-1"]
    play(match, "corruption")
    assert quest(match)["corruption"] == 1


# card: mithril-coat-and-sting
def test_the_mithril_coat_may_be_kept_for_a_worse_tile() -> None:
    match = hunted("dice 6", "tile std-3-1", table=["mithril-coat-and-sting"], company=["gimli"])
    play(match, "keep", "corruption")
    assert quest(match)["corruption"] == 3
    assert on_table(match) == ["mithril-coat-and-sting"]


# card: mithril-coat-and-sting
def test_the_mithril_coat_is_played_on_the_table_without_any_condition() -> None:
    match = played("mithril-coat-and-sting", company=[])
    assert on_table(match) == ["mithril-coat-and-sting"]
    assert discarded(match) == []


# card: mithril-coat-and-sting
def test_the_mithril_coat_draws_from_a_pool_filled_anew_without_the_first_tile() -> None:
    """The first tile was the last of the pool: it is held aside while the second is drawn (p. 40)."""
    match = hunted(
        "dice 6",
        "tile std-3-1 std-2-1",
        table=["mithril-coat-and-sting"],
        company=["gimli"],
        tiles={"drawn": [tile for tile in STANDARD if tile != "std-3-1"]},
    )
    play(match, "spend mithril-coat-and-sting")
    assert sorted(pool(match)) == sorted([tile for tile in STANDARD if tile != "std-2-1"])
    play(match, "corruption")
    assert quest(match)["corruption"] == 2


# card: mithril-coat-and-sting
def test_the_mithril_coat_is_offered_before_the_die_of_shelobs_lair_is_rolled() -> None:
    match = hunted(
        "tile sha-shelob std-1-1",
        table=["mithril-coat-and-sting"],
        company=["gimli"],
        fellowship={"mordor": 1},
        tiles={"added": ["sha-shelob"]},
    )
    play(match, "spend mithril-coat-and-sting", "corruption")
    assert quest(match)["corruption"] == 1
    assert quest(match)["mordor"] == 2, "the second tile does not say Stop"


# card: mithril-coat-and-sting
def test_the_mithril_coat_helps_against_tiles_that_cards_draw() -> None:
    match = table(
        shadow="character",
        free="event",
        to_act="shadow",
        hands={"shadow": ["orc-patrol"]},
        table=["mithril-coat-and-sting"],
        fellowship={"region": "hollin"},
        company=["gimli"],
        chance=["tile std-3-1 std-eyer-1"],
    )
    play(match, "die character", "use event", "play orc-patrol", "spend mithril-coat-and-sting")
    assert quest(match)["corruption"] == 0, "an Eye that a card draws has no effect"
    assert asked(match) == "free die"


# card: mithril-coat-and-sting
def test_the_mithril_coat_is_not_the_one_card_that_lowers_the_damage_of_a_tile() -> None:
    """Another tile is drawn, and one card may be spent against the damage of that one (p. 42)."""
    match = hunted(
        "dice 6",
        "tile std-3-1 std-2-1",
        table=["mithril-coat-and-sting", "axe-and-bow", "horn-of-gondor"],
        company=["gimli", "boromir"],
    )
    play(match, "spend mithril-coat-and-sting")
    assert offered(match, "spend") == ["axe-and-bow", "horn-of-gondor"]
    play(match, "spend axe-and-bow")
    assert offered(match, "spend") == []
    play(match, "corruption")
    assert quest(match)["corruption"] == 1
    assert on_table(match) == ["horn-of-gondor"]


# card: axe-and-bow
def test_axe_and_bow_lower_the_damage_by_one() -> None:
    match = hunted("dice 6", "tile std-2r-1", table=["axe-and-bow"], company=["legolas"])
    assert options(match) == [
        "corruption",
        "sacrifice guide",
        "sacrifice random",
        "spend axe-and-bow",
    ]
    play(match, "spend axe-and-bow")
    assert discarded(match) == ["axe-and-bow"]
    play(match, "corruption")
    assert quest(match)["corruption"] == 1
    assert not quest(match)["hidden"], "the icon on the tile still reveals"


# card: axe-and-bow
def test_axe_and_bow_need_gimli_or_legolas_in_the_fellowship() -> None:
    assert playable("axe-and-bow", company=["gimli"])
    assert playable("axe-and-bow", company=["legolas"])
    assert not playable("axe-and-bow", company=["boromir", "strider"], characters={"gimli": "dale"})


# card: axe-and-bow
def test_axe_and_bow_go_when_the_second_of_the_two_has_left() -> None:
    match = table(
        company=["gimli", "legolas", "boromir"],
        table=["axe-and-bow"],
        free="character character",
        shadow="event event",
    )
    play(match, "die character", "use separate", "group gimli", "to rivendell", "guide boromir")
    assert on_table(match) == ["axe-and-bow"]
    play(match, "skip event", "die character", "use separate", "group legolas", "to rivendell")
    assert on_table(match) == []
    assert discarded(match) == ["axe-and-bow"]


# card: axe-and-bow
def test_axe_and_bow_do_not_help_where_damage_may_not_be_lowered() -> None:
    match = table(
        shadow="character",
        free="event",
        to_act="shadow",
        hands={"shadow": ["isildurs-bane"]},
        table=["axe-and-bow"],
        fellowship={"region": "hollin"},
        company=["gimli"],
        chance=["tile std-2-1"],
    )
    play(match, "die character", "use event", "play isildurs-bane")
    assert quest(match)["corruption"] == 2
    assert on_table(match) == ["axe-and-bow"]


# card: horn-of-gondor
def test_the_horn_of_gondor_lowers_the_damage_by_one_before_anything_else() -> None:
    match = hunted("dice 6", "tile std-3-1", table=["horn-of-gondor"], company=["boromir"])
    play(match, "spend horn-of-gondor", "sacrifice guide")
    assert where(match, "boromir") == "eliminated"
    assert quest(match)["corruption"] == 0, "Boromir's Level is 2"
    match = hunted("dice 6", "tile std-1-1", table=["horn-of-gondor"], company=["boromir"])
    play(match, "spend horn-of-gondor")
    assert quest(match)["corruption"] == 0
    assert asked(match) == "shadow die"


# card: horn-of-gondor
def test_the_horn_of_gondor_needs_boromir_in_the_fellowship() -> None:
    assert playable("horn-of-gondor", company=["boromir"])
    assert not playable("horn-of-gondor", company=["gimli"], characters={"boromir": "minas-tirith"})


# card: horn-of-gondor
def test_the_horn_of_gondor_and_axe_and_bow_do_not_lower_the_same_damage() -> None:
    """One card on the table in a Hunt (p. 42)."""
    match = hunted(
        "dice 6", "tile std-3-1", table=["horn-of-gondor", "axe-and-bow"], company=["boromir", "gimli"]
    )
    assert offered(match, "spend") == ["axe-and-bow", "horn-of-gondor"]
    play(match, "spend horn-of-gondor")
    assert offered(match, "spend") == []
    play(match, "corruption")
    assert (quest(match)["corruption"], on_table(match)) == (2, ["axe-and-bow"])


# card: horn-of-gondor
def test_the_horn_of_gondor_is_silent_once_boromir_is_lost_in_a_hunt() -> None:
    match = hunted("dice 6", "tile std-3-1", table=["horn-of-gondor"], company=["boromir"])
    play(match, "sacrifice guide")
    assert on_table(match) == []
    assert discarded(match) == ["horn-of-gondor"]
    assert options(match) == ["corruption", "guide-ability"]


# card: wizards-staff
def test_the_wizards_staff_keeps_a_tile_from_being_drawn() -> None:
    match = hunted("dice 6", table=["wizards-staff"], company=["gandalf-grey"])
    assert asked(match) == "free spend"
    play(match, "spend wizards-staff")
    assert discarded(match) == ["wizards-staff"]
    assert seen(match)["tiles"]["drawn"] == []
    assert asked(match) == "shadow die"


# card: wizards-staff
def test_the_wizards_staff_may_be_kept() -> None:
    match = hunted("dice 6", "tile std-1-1", table=["wizards-staff"], company=["gandalf-grey"])
    play(match, "keep")
    assert asked(match) == "free hunt_damage"
    assert on_table(match) == ["wizards-staff"]


# card: wizards-staff
def test_the_wizards_staff_needs_gandalf_the_grey_in_the_fellowship() -> None:
    assert playable("wizards-staff", company=["gandalf-grey"])
    assert not playable("wizards-staff", company=["gimli"], characters={"gandalf-grey": "lorien"})


# card: wizards-staff
def test_the_wizards_staff_goes_when_gandalf_leaves() -> None:
    match = table(
        company=["gandalf-grey", "gimli"], table=["wizards-staff"], free="character", shadow="event"
    )
    play(match, "die character", "use separate", "group gandalf-grey", "to rivendell")
    assert discarded(match) == ["wizards-staff"]


# card: wizards-staff
def test_the_wizards_staff_in_mordor_lets_the_fellowship_go_on() -> None:
    """Our reading: no tile says Stop."""
    match = hunted(table=["wizards-staff"], company=["gandalf-grey"], fellowship={"mordor": 1})
    play(match, "spend wizards-staff")
    assert quest(match)["mordor"] == 2
    assert quest(match)["corruption"] == 0


# card: wizards-staff
def test_the_wizards_staff_stops_a_tile_that_a_card_draws() -> None:
    match = table(
        shadow="character",
        free="event",
        to_act="shadow",
        hands={"shadow": ["orc-patrol"]},
        table=["wizards-staff"],
        fellowship={"region": "hollin"},
        company=["gandalf-grey"],
    )
    play(match, "die character", "use event", "play orc-patrol", "spend wizards-staff")
    assert seen(match)["tiles"]["drawn"] == []
    assert asked(match) == "free die"
