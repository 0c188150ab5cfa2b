"""The Shadow's character cards that bring or draw Hunt tiles, or harm the Fellowship by dice."""

from __future__ import annotations

from typing import Any

import mathom
from mathom.games.wotr.box import STANDARD_TILES, TILE_IDS
from tests.games.wotr.cards.shadowing import (
    WILD,
    can_play,
    corruption,
    discarded,
    go,
    holding,
    on_table,
    plays,
)
from tests.games.wotr.table import asked, options, play, quest, seen, table, where

TILES = {
    "shelobs-lair": "sha-shelob",
    "the-ring-is-mine": "sha-ring-is-mine",
    "on-on-they-went": "sha-on-on",
    "give-it-to-uss": "sha-give-it",
}
RED_EYE = "sha-ring-is-mine"
PHIAL = "fel-phial"
STANDARD = [TILE_IDS[tile] for tile in STANDARD_TILES]


def in_mordor(tile: str, *chance: str, **parts: Any) -> mathom.Match:
    """The Fellowship moves on the Mordor Track, and this tile, added to the pool, is drawn."""
    parts = {"company": ["gimli"], **parts}
    match = table(
        free="character",
        shadow="event",
        fellowship={"mordor": 1},
        tiles={"added": [tile]},
        chance=[f"tile {tile}", *chance],
        **parts,
    )
    return go(match, "die character", "use fellowship")


def brought_before_mordor(card: str) -> None:
    """The tile waits while the Fellowship is on its way."""
    match = plays(card)
    assert seen(match)["tiles"]["waiting"] == [TILES[card]]
    assert seen(match)["tiles"]["added"] == []
    assert discarded(match) == [card]
    assert asked(match) == "free die"


def brought_in_mordor(card: str) -> None:
    """The tile is in the pool at once."""
    match = plays(card, fellowship={"mordor": 0})
    assert seen(match)["tiles"]["waiting"] == []
    assert seen(match)["tiles"]["added"] == [TILES[card]]


# -- Special tiles -------------------------------------------------------------------------------


# card: shelobs-lair
def test_shelobs_lair_waits_for_the_fellowship_to_enter_mordor() -> None:
    brought_before_mordor("shelobs-lair")
    match = table(
        phase="fellowship", fellowship={"region": "morannon"}, tiles={"waiting": ["sha-shelob"]}
    )
    go(match, "mordor")
    assert seen(match)["tiles"]["waiting"] == []
    assert seen(match)["tiles"]["added"] == ["sha-shelob"]


# card: shelobs-lair
def test_shelobs_lair_stops_the_fellowship_and_its_damage_is_rolled() -> None:
    """P. 40: the die is rolled after the tile is seen."""
    brought_in_mordor("shelobs-lair")
    match = in_mordor("sha-shelob", "dice 4")
    assert asked(match) == "free hunt_damage"
    go(match, "corruption")
    assert corruption(match) == 4
    assert quest(match)["mordor"] == 1


# card: shelobs-lair
def test_shelobs_lair_is_drawn_only_once() -> None:
    """P. 40: when the pool is refilled, only standard tiles come back."""
    match = plays(
        "orc-patrol",
        fellowship={"mordor": 2},
        company=["gimli"],
        tiles={"drawn": [*STANDARD, "sha-shelob"]},
        chance=["tile std-1-1"],
    )
    go(match, "corruption")
    assert sorted(seen(match)["tiles"]["drawn"]) == ["sha-shelob", "std-1-1"]
    assert seen(match)["tiles"]["added"] == []


# card: the-ring-is-mine
def test_the_ring_is_mine_counts_all_dice_in_the_box_and_reveals() -> None:
    """P. 43; Gollum ignores the Reveal icon of standard numbered tiles only."""
    brought_before_mordor("the-ring-is-mine")
    match = in_mordor("sha-ring-is-mine", company=[], hunt_box={"shadow": 2, "free": 1})
    assert corruption(match) == 3
    assert not quest(match)["hidden"]
    assert quest(match)["mordor"] == 1


# card: the-ring-is-mine
def test_the_ring_is_mine_goes_into_the_pool_at_once_in_mordor() -> None:
    brought_in_mordor("the-ring-is-mine")


# card: on-on-they-went
def test_on_on_they_went_costs_three_and_the_step() -> None:
    brought_before_mordor("on-on-they-went")
    match = in_mordor("sha-on-on")
    go(match, "corruption")
    assert corruption(match) == 3
    assert quest(match)["hidden"]
    assert quest(match)["mordor"] == 1


# card: on-on-they-went
def test_on_on_they_went_goes_into_the_pool_at_once_in_mordor() -> None:
    brought_in_mordor("on-on-they-went")


# card: give-it-to-uss
def test_give_it_to_uss_reveals_even_with_gollum_as_guide() -> None:
    brought_before_mordor("give-it-to-uss")
    match = in_mordor("sha-give-it", company=[])
    assert corruption(match) == 1
    assert not quest(match)["hidden"]


# card: give-it-to-uss
def test_give_it_to_uss_goes_into_the_pool_at_once_in_mordor() -> None:
    brought_in_mordor("give-it-to-uss")


# -- Far from help -------------------------------------------------------------------------------


def protected(card: str) -> None:
    """Settlements count by their first owner, and fortifications are none (p. 10, FAQ)."""
    for region in ("rivendell", "bree", "edoras"):
        assert not can_play(holding(card, fellowship={"region": region}), card)
    captured = {"edoras": "2 isengard-regular"}
    assert not can_play(holding(card, captured, fellowship={"region": "edoras"}), card)
    for region in ("hollin", "moria", "osgiliath"):
        assert can_play(holding(card, fellowship={"region": region}), card)
    assert can_play(holding(card, {"moria": "elves-regular"}, fellowship={"region": "moria"}), card)
    assert can_play(holding(card, fellowship={"mordor": 2}), card)


# card: orc-patrol
def test_orc_patrol_draws_a_tile_that_counts_like_that_of_a_hunt() -> None:
    match = plays(
        "orc-patrol", fellowship={**WILD, "progress": 1}, company=["gimli"], chance=["tile std-2r-1"]
    )
    assert asked(match) == "free hunt_damage"
    assert options(match) == ["corruption", "sacrifice guide", "sacrifice random"]
    go(match, "corruption")
    assert corruption(match) == 2
    assert not quest(match)["hidden"]
    assert asked(match) == "free walk"


# card: orc-patrol
def test_orc_patrol_cannot_be_played_at_a_free_peoples_settlement() -> None:
    protected("orc-patrol")


# card: orc-patrol
def test_orc_patrol_has_no_effect_with_an_eye_or_a_tile_of_the_fellowship() -> None:
    eye: tuple[str, list[str]] = ("std-eyer-1", [])
    for tile, special in (eye, (RED_EYE, [RED_EYE]), (PHIAL, [PHIAL])):
        match = plays(
            "orc-patrol",
            fellowship={"mordor": 2, "corruption": 3},
            company=["gimli"],
            hunt_box={"shadow": 3},
            tiles={"added": special},
            chance=[f"tile {tile}"],
        )
        assert asked(match) == "free die"
        assert corruption(match) == 3
        assert quest(match)["hidden"]
        assert seen(match)["tiles"]["drawn"] == [tile]


# card: orc-patrol
def test_orc_patrol_may_draw_a_red_tile_whose_stop_means_nothing() -> None:
    match = plays(
        "orc-patrol",
        fellowship={"mordor": 2},
        company=["gimli"],
        tiles={"added": ["sha-on-on"]},
        chance=["tile sha-on-on"],
    )
    go(match, "corruption")
    assert corruption(match) == 3
    assert quest(match)["mordor"] == 2


# card: isildurs-bane
def test_isildurs_bane_cannot_be_lowered_by_anything() -> None:
    """Neither a Hobbit as Guide nor a casualty nor a card helps."""
    match = plays(
        "isildurs-bane",
        fellowship={**WILD, "guide": "meriadoc"},
        company=["meriadoc", "peregrin"],
        chance=["tile std-3-1"],
    )
    assert corruption(match) == 3
    assert asked(match) == "free die"
    assert (where(match, "meriadoc"), where(match, "peregrin")) == ("fellowship", "fellowship")


# card: isildurs-bane
def test_isildurs_bane_ignores_horns_and_bows() -> None:
    match = plays("isildurs-bane", fellowship=WILD, table=["horn-of-gondor"], chance=["tile std-1-1"])
    assert asked(match) == "free die"
    assert corruption(match) == 1
    assert on_table(match) == ["horn-of-gondor"]


# card: isildurs-bane
def test_isildurs_bane_still_reveals_the_fellowship() -> None:
    match = plays("isildurs-bane", fellowship={**WILD, "progress": 2}, chance=["tile std-1r-1"])
    assert corruption(match) == 1
    assert asked(match) == "free walk"


# card: isildurs-bane
def test_isildurs_bane_can_be_warded_off_by_preventing_the_tile() -> None:
    match = plays("isildurs-bane", fellowship=WILD, table=["wizards-staff"])
    assert asked(match) == "free spend"
    go(match, "spend wizards-staff")
    assert corruption(match) == 0
    assert seen(match)["tiles"]["drawn"] == []


# card: isildurs-bane
def test_isildurs_bane_cannot_be_played_at_a_free_peoples_settlement() -> None:
    protected("isildurs-bane")


# card: foul-thing-from-the-deep
def test_the_foul_thing_takes_a_random_companion_before_the_ring_is_used() -> None:
    """The Free Peoples are not asked, and the Guide cannot be chosen."""
    match = plays(
        "foul-thing-from-the-deep",
        fellowship={**WILD, "guide": "strider"},
        company=["strider", "gimli"],
        chance=["tile std-3-1", "companion gimli"],
    )
    assert where(match, "gimli") == "eliminated"
    assert where(match, "strider") == "fellowship"
    assert corruption(match) == 1
    assert asked(match) == "free die"


# card: foul-thing-from-the-deep
def test_the_guides_ability_comes_before_what_the_foul_thing_takes() -> None:
    """With the damage at 0 nobody is lost."""
    match = plays(
        "foul-thing-from-the-deep",
        fellowship={**WILD, "guide": "meriadoc"},
        company=["meriadoc", "peregrin"],
        chance=["tile std-1-1"],
    )
    assert options(match) == ["guide-ability", "sacrifice random"]
    go(match, "guide-ability", "to hollin")
    assert corruption(match) == 0
    assert where(match, "peregrin") == "fellowship"
    assert asked(match) == "free die"


# card: foul-thing-from-the-deep
def test_a_hobbit_is_taken_alive_by_the_foul_thing() -> None:
    match = plays(
        "foul-thing-from-the-deep",
        fellowship={**WILD, "guide": "strider"},
        company=["strider", "peregrin"],
        chance=["tile std-1-1", "companion peregrin"],
    )
    assert asked(match) == "free separate_to"
    go(match, "to moria")
    assert where(match, "peregrin") == "moria"


# card: foul-thing-from-the-deep
def test_the_foul_thing_finds_nobody_without_damage_or_without_companions() -> None:
    match = plays("foul-thing-from-the-deep", fellowship=WILD, chance=["tile std-0r-1"])
    assert len([c for c in seen(match)["characters"].values() if c == "fellowship"]) == 7
    match = plays("foul-thing-from-the-deep", fellowship=WILD, company=[], chance=["tile std-3-1"])
    assert options(match) == ["corruption", "guide-ability"]


# card: foul-thing-from-the-deep
def test_the_foul_thing_cannot_be_played_at_a_free_peoples_settlement() -> None:
    protected("foul-thing-from-the-deep")


# card: candles-of-corpses
def test_candles_of_corpses_corrupt_with_every_four_or_more() -> None:
    """It is no Hunt damage: nobody is asked."""
    match = plays("candles-of-corpses", fellowship=WILD, chance=["dice 3 4 6"])
    assert corruption(match) == 2
    assert asked(match) == "free die"


# card: candles-of-corpses
def test_gollum_knows_the_candles_of_corpses() -> None:
    match = plays("candles-of-corpses", fellowship=WILD, company=[], chance=["dice 5 4 6"])
    assert corruption(match) == 1


# card: candles-of-corpses
def test_candles_of_corpses_may_end_the_game() -> None:
    match = plays("candles-of-corpses", fellowship={**WILD, "corruption": 10}, chance=["dice 4 5 1"])
    assert match.outcome is not None
    assert match.outcome.how == "corruption"


# card: candles-of-corpses
def test_candles_of_corpses_cannot_be_played_at_a_free_peoples_settlement() -> None:
    protected("candles-of-corpses")


# card: shelobs-lair
def test_shelobs_lair_can_be_met_with_another_tile_before_its_die_is_rolled() -> None:
    match = in_mordor("sha-shelob", "tile std-1-1", table=["mithril-coat-and-sting"])
    assert asked(match) == "free spend"
    play(match, "spend mithril-coat-and-sting", "corruption")
    assert corruption(match) == 1
    assert quest(match)["mordor"] == 2
