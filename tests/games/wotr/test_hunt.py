"""The Hunt for the Ring (p. 40-42)."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from tests.games.wotr.table import asked, offered, options, play, quest, seen, table, where


def hunted(*chance: str, box: int = 1, moved: int = 0, **parts: Any) -> mathom.Match:
    """The Fellowship moves from the Fords of Bruinen; the Shadow has this many dice in the Hunt Box."""
    fellowship = {"region": "fords-of-bruinen", **parts.pop("fellowship", {})}
    match = table(
        free="character",
        shadow="event",
        hunt_box={"shadow": box, "free": moved},
        fellowship=fellowship,
        chance=chance,
        **parts,
    )
    return play(match, "die character", "use fellowship")


# -- the roll ------------------------------------------------------------------------------------


def test_as_many_dice_as_the_shadow_has_in_the_box_five_at_most() -> None:
    """13.1 (p. 40)."""
    assert asked(hunted("dice 5 5 5", box=3)) == "shadow die"
    assert asked(hunted("dice 5 5 5 5 5", box=6)) == "shadow die"
    match = hunted("dice 5 5 6", "tile std-1-1", box=3)
    assert asked(match) == "free hunt_damage"


def test_each_earlier_move_adds_one_but_a_one_always_fails() -> None:
    """13.1 (p. 41)."""
    assert asked(hunted("dice 4", moved=1)) == "shadow die"
    match = hunted("dice 5", "tile std-1-1", moved=1)
    assert asked(match) == "free hunt_damage"
    match = hunted("dice 4", "tile std-1-1", moved=2)
    assert asked(match) == "free hunt_damage"
    assert asked(hunted("dice 1", moved=3)) == "shadow die"


@pytest.mark.parametrize(
    ("armies", "inside", "rerolls"),
    [
        ({}, {}, 1),
        ({"moria": "3 sauron-regular"}, {}, 2),
        ({"moria": "nazgul"}, {}, 2),
        ({"moria": "3 sauron-regular, 2 nazgul"}, {}, 3),
        ({"moria": "elves-regular"}, {"moria": "sauron-regular, nazgul"}, 3),
    ],
)
def test_strongholds_armies_and_nazgul_with_the_figure_let_failed_dice_be_rolled_again(
    armies: dict[str, str], inside: dict[str, str], rerolls: int
) -> None:
    """13.2 (p. 41): the besieged are still in their region."""
    match = hunted("dice 1 1 1 1", box=4, armies=armies, inside=inside, fellowship={"region": "moria"})
    assert asked(match) == "shadow hunt_reroll"
    assert options(match) == [f"reroll {n}" for n in range(rerolls + 1)]


def test_where_the_shadow_is_not_no_die_is_rolled_again() -> None:
    """13.2 (p. 41): Moria may be the Free Peoples' by now."""
    assert asked(hunted("dice 1 1 1 1", box=4, fellowship={"region": "hollin"})) == "shadow die"
    armies = {"moria": "elves-regular"}
    assert asked(hunted("dice 1", armies=armies, fellowship={"region": "moria"})) == "shadow die"


def test_each_failed_die_is_rolled_again_once_with_the_same_bonus() -> None:
    """13.2 (p. 41): no more dice than have failed; and the Shadow may leave it."""
    match = hunted(
        "dice 6 1; dice 5",
        "tile std-eyer-1",
        box=2,
        moved=1,
        armies={"hollin": "nazgul, sauron-regular"},
        fellowship={"region": "hollin"},
    )
    assert options(match) == ["reroll 0", "reroll 1"]
    play(match, "reroll 1")
    # Two successes, so the Eye does two points of damage.
    play(match, "corruption", "halt")
    assert quest(match)["corruption"] == 2
    match = hunted("dice 5", armies={"hollin": "nazgul"}, fellowship={"region": "hollin"})
    play(match, "reroll 0")
    assert asked(match) == "shadow die"


def test_the_witch_king_is_a_nazgul_for_the_hunt() -> None:
    """13.2 (p. 24, 41)."""
    match = hunted("dice 1", characters={"witch-king": "hollin"}, fellowship={"region": "hollin"})
    assert options(match) == ["reroll 0", "reroll 1"]


# -- the damage ----------------------------------------------------------------------------------


def test_first_the_guides_ability_or_a_casualty_then_the_ring_then_the_revelation() -> None:
    """13.3 (p. 42)."""
    match = hunted("dice 6", "tile std-2r-1", company=["meriadoc", "peregrin"])
    assert options(match) == ["corruption", "guide-ability", "sacrifice guide", "sacrifice random"]
    assert quest(match)["hidden"]
    play(match, "corruption")
    assert quest(match)["corruption"] == 2
    assert not quest(match)["hidden"]
    assert asked(match) == "free walk"


def test_one_card_on_the_table_may_be_spent_and_only_before_anything_else() -> None:
    """13.3 (p. 42): then the Guide's ability, then a casualty."""
    cards = ["axe-and-bow", "horn-of-gondor"]
    company = ["strider", "boromir", "gimli"]
    match = hunted("dice 6", "tile std-3-1", company=company, table=cards)
    assert offered(match, "spend") == cards
    play(match, "spend horn-of-gondor")
    assert seen(match)["table"] == ["axe-and-bow"]
    assert seen(match)["discards"]["free"] == ["horn-of-gondor"]
    assert options(match) == ["corruption", "sacrifice guide", "sacrifice random"]
    play(match, "corruption")
    assert quest(match)["corruption"] == 2
    company = ["boromir", "gimli", "meriadoc"]
    random = "companion meriadoc"
    match = hunted("dice 6", "tile std-3-1", random, company=company, table=cards)
    play(match, "sacrifice random", "to hollin", "guide gimli")
    # Two points are left, and the cards stay where they are.
    assert (quest(match)["corruption"], seen(match)["table"]) == (2, cards)


def test_one_casualty_a_hunt_and_what_is_left_goes_to_the_ring() -> None:
    """13.4 (p. 42)."""
    match = hunted(
        "dice 6", "tile std-3-1", company=["boromir", "legolas"], fellowship={"guide": "boromir"}
    )
    play(match, "sacrifice guide")
    assert where(match, "boromir") == "eliminated"
    # Level 2 against 3: nobody else may be given up for the last point.
    assert quest(match)["corruption"] == 1
    assert asked(match) == "shadow die"


def test_too_small_a_hit_still_kills() -> None:
    """13.4 (p. 42)."""
    match = hunted("dice 6", "tile std-1-1", company=["gandalf-grey", "strider"])
    play(match, "sacrifice guide")
    assert where(match, "gandalf-grey") == "eliminated"
    assert quest(match)["corruption"] == 0


def test_a_random_casualty_may_be_the_guide() -> None:
    """13.4 (p. 42): the token is drawn among all companions."""
    for name in ("strider", "gimli"):
        match = hunted("dice 6", "tile std-3-1", f"companion {name}", company=["strider", "gimli"])
        play(match, "sacrifice random")
        assert where(match, name) == "eliminated"
        assert quest(match)["corruption"] == (0 if name == "strider" else 1)


def test_without_damage_nobody_is_asked() -> None:
    """13.4 (p. 42)."""
    match = hunted("dice 6", "tile std-0r-1")
    assert asked(match) == "free walk"


def test_a_new_guide_may_help_at_once_even_after_the_casualty() -> None:
    """13.5 (p. 42)."""
    match = hunted("dice 6 6 6 6 1", "tile std-eyer-1", box=5, company=["strider", "meriadoc"])
    # Four points: Strider takes three of them.
    assert "guide-ability" not in options(match)
    play(match, "sacrifice guide")
    assert quest(match)["guide"] == "meriadoc"
    assert options(match) == ["corruption", "guide-ability"]
    play(match, "guide-ability")
    assert asked(match) == "free separate_to"
    play(match, "to hollin")
    assert where(match, "meriadoc") == "hollin"
    assert quest(match)["corruption"] == 0
    assert asked(match) == "free walk"


def test_the_last_companion_dies_and_gollum_may_reveal_the_fellowship() -> None:
    """13.5 (p. 42)."""
    match = hunted("dice 6", "tile std-3-1", company=["gimli"])
    play(match, "sacrifice guide")
    assert quest(match)["guide"] == "gollum"
    assert options(match) == ["corruption", "guide-ability"]
    play(match, "guide-ability")
    assert quest(match)["corruption"] == 0
    assert asked(match) == "free walk"


def test_both_hobbits_may_leave_one_after_the_other() -> None:
    """13.5 (p. 42)."""
    match = hunted(
        "dice 6", "tile std-3-1", company=["meriadoc", "peregrin"], fellowship={"guide": "meriadoc"}
    )
    play(match, "guide-ability", "to rivendell", "guide-ability", "to trollshaws")
    assert (where(match, "meriadoc"), where(match, "peregrin")) == ("rivendell", "trollshaws")
    assert quest(match)["guide"] == "gollum"
    assert options(match) == ["corruption", "guide-ability"]


def test_after_the_casualty_the_same_guide_has_had_his_chance() -> None:
    """13.3 (p. 42): his ability comes first."""
    match = hunted(
        "dice 6",
        "tile std-3-1",
        "companion peregrin",
        company=["meriadoc", "peregrin"],
        fellowship={"guide": "meriadoc"},
    )
    play(match, "sacrifice random", "to hollin")
    assert quest(match)["guide"] == "meriadoc"
    assert quest(match)["corruption"] == 2


def test_a_hobbit_taken_as_a_casualty_comes_back_into_play() -> None:
    """13.6 (their card): and the damage is lower by his Level."""
    match = hunted(
        "dice 6", "tile std-2-1", company=["meriadoc", "peregrin"], fellowship={"guide": "meriadoc"}
    )
    play(match, "sacrifice guide")
    assert asked(match) == "free separate_to"
    # Progress 1 and Level 1.
    assert offered(match, "to") == [
        "ettenmoors",
        "fords-of-bruinen",
        "goblins-gate",
        "high-pass",
        "hollin",
        "moria",
        "north-dunland",
        "rivendell",
        "south-downs",
        "trollshaws",
        "weather-hills",
    ]
    play(match, "to hollin")
    assert where(match, "meriadoc") == "hollin"
    assert options(match) == ["corruption", "guide-ability"]


def test_an_eye_is_worth_the_successes_of_the_roll() -> None:
    """13.7 (p. 41): those of the second roll included."""
    match = hunted(
        "dice 6 6 1; dice 6",
        "tile std-eyer-1",
        box=3,
        armies={"hollin": "nazgul"},
        fellowship={"region": "hollin"},
    )
    play(match, "reroll 1", "corruption", "halt")
    assert quest(match)["corruption"] == 3


# -- Gollum --------------------------------------------------------------------------------------


def test_with_gollum_a_numbered_tile_does_not_reveal_and_an_eye_does() -> None:
    """13.8 (his card)."""
    match = hunted("dice 6", "tile std-1r-1", company=[])
    play(match, "corruption")
    assert quest(match)["hidden"]
    match = hunted("dice 6", "tile std-0r-1", company=[])
    assert quest(match)["hidden"]
    match = hunted("dice 6", "tile std-eyer-1", company=[])
    # He cannot give away what the tile reveals anyhow.
    assert quest(match)["corruption"] == 1
    assert asked(match) == "free walk"


def test_special_tiles_reveal_whoever_guides() -> None:
    """13.8 (his card)."""
    match = table(
        company=[],
        fellowship={"mordor": 1},
        tiles={"added": ["sha-give-it"]},
        free="character",
        shadow="event",
        chance=["tile sha-give-it"],
    )
    play(match, "die character", "use fellowship")
    assert not quest(match)["hidden"]


def test_gollum_may_give_the_fellowship_away_for_one_point() -> None:
    """13.8 (his card): also on a tile that he has just kept from revealing it."""
    match = hunted("dice 6", "tile std-2r-1", company=[])
    assert options(match) == ["corruption", "guide-ability"]
    play(match, "guide-ability")
    assert quest(match)["corruption"] == 1
    assert asked(match) == "free walk"
    assert not quest(match)["hidden"]


def test_gollum_guides_at_once_so_the_tile_that_killed_the_last_companion_reveals_nothing() -> None:
    """13.5, 13.8 (p. 42): revealing comes last, when he is the Guide."""
    match = hunted("dice 6", "tile std-2r-1", company=["gimli"])
    play(match, "sacrifice guide")
    assert quest(match)["guide"] == "gollum"
    assert quest(match)["hidden"]


@pytest.mark.parametrize(("agreed", "drawn"), [("tiles", 2), ("no-tiles", 1)])
def test_whether_strongholds_cost_tiles_when_gollum_reveals_is_agreed_beforehand(
    agreed: str, drawn: int
) -> None:
    """13.8 (reading of p. 39)."""
    more = ["tile std-0r-1"] if agreed == "tiles" else []
    match = hunted(
        "dice 1",
        "dice 6",
        "tile std-1-1",
        *more,
        company=[],
        fellowship={"region": "moria"},
        gollum_reveal=agreed,
    )
    play(match, "reroll 1", "guide-ability", "step hollin")
    assert len(seen(match)["tiles"]["drawn"]) == drawn


# -- the pool ------------------------------------------------------------------------------------

STANDARD = [
    *[f"std-eyer-{n}" for n in (1, 2, 3, 4)],
    *[f"std-3-{n}" for n in (1, 2, 3)],
    *[
        "std-2-1",
        "std-2-2",
        "std-2r-1",
        "std-1-1",
        "std-1-2",
        "std-1r-1",
        "std-1r-2",
        "std-0r-1",
        "std-0r-2",
    ],
]


def test_drawn_tiles_are_set_aside_and_all_standard_ones_go_back_when_the_pool_is_empty() -> None:
    """13.9 (p. 40): not those removed for good."""
    removed, last = "std-eyer-4", "std-0r-1"
    drawn = [tile for tile in STANDARD if tile not in (removed, last)]
    match = hunted("dice 6", f"tile {last}", tiles={"drawn": drawn, "removed": [removed]})
    assert seen(match)["tiles"]["drawn"] == sorted([*drawn, last], key=STANDARD.index)
    match = hunted("dice 6", "tile std-3-1", tiles={"drawn": [*drawn, last], "removed": [removed]})
    play(match, "corruption")
    assert seen(match)["tiles"]["drawn"] == ["std-3-1"]
    assert seen(match)["tiles"]["removed"] == [removed]
    assert len(match.view(0).tiles.pool) == 14


def test_a_special_tile_that_comes_into_a_pool_used_up_is_not_alone_in_it() -> None:
    """13.9, 14.2 (p. 40, 43): in Mordor it goes straight in, to the standard tiles that are back."""
    match = table(
        fellowship={"mordor": 0},
        tiles={"drawn": STANDARD},
        hands={"shadow": ["shelobs-lair"]},
        free="event",
        shadow="character",
        to_act="shadow",
    )
    play(match, "die character", "use event", "play shelobs-lair")
    assert sorted(match.view(0).tiles.pool) == sorted([*STANDARD, "sha-shelob"])


def test_special_tiles_do_not_go_back() -> None:
    """13.9 (p. 40)."""
    match = table(
        fellowship={"mordor": 0},
        tiles={"drawn": [*STANDARD, "sha-on-on"]},
        free="character",
        shadow="event",
        chance=["tile std-1-1"],
    )
    play(match, "die character", "use fellowship", "corruption")
    assert "sha-on-on" not in match.view(0).tiles.pool
    assert len(match.view(0).tiles.pool) == 15


def test_a_negative_tile_heals_and_does_no_damage() -> None:
    """13.10 (p. 40): not below zero."""
    for corruption, left in ((5, 3), (1, 0)):
        match = table(
            fellowship={"mordor": 0, "corruption": corruption},
            tiles={"added": ["fel-phial"]},
            free="character",
            shadow="event",
            chance=["tile fel-phial"],
        )
        play(match, "die character", "use fellowship")
        assert quest(match)["corruption"] == left
        assert quest(match)["mordor"] == 1


def test_a_die_tile_does_what_a_die_says() -> None:
    """13.10 (p. 40): rolled after the tile was drawn."""
    match = table(
        fellowship={"mordor": 0},
        company=[],
        tiles={"added": ["sha-shelob"]},
        free="character",
        shadow="event",
        chance=["tile sha-shelob", "dice 5"],
    )
    play(match, "die character", "use fellowship", "corruption")
    assert (quest(match)["corruption"], quest(match)["mordor"]) == (5, 0)


def test_twelve_points_end_the_game_before_anything_else_happens() -> None:
    """13.3 (p. 43): a tile that would reveal is not carried out any further."""
    match = hunted("dice 6", "tile std-2r-1", company=["strider"], fellowship={"corruption": 10})
    play(match, "corruption")
    assert str(match.outcome) == "Outcome(winners=(1,), how='corruption')"
    assert match.decision is None
