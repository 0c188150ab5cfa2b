"""The Shadow's character cards that stay on the table."""

from __future__ import annotations

from typing import Any

import mathom
from tests.games.wotr.cards.shadowing import (
    corruption,
    declares,
    discarded,
    go,
    hand,
    on_table,
    plays,
)
from tests.games.wotr.table import (
    asked,
    options,
    quest,
    seen,
    table,
)


def over_once_at_rest(card: str) -> None:
    """A declaration ends it in a city or stronghold of the Free Peoples, as long as it is theirs."""
    match = declares("fords-of-bruinen", "rivendell", table=[card])
    assert on_table(match) == []
    assert discarded(match) == [card]
    match = declares("fords-of-bruinen", "hollin", table=[card])
    assert on_table(match) == [card]
    # Bree is a town, and Lórien is conquered.
    match = declares("weather-hills", "bree", table=[card])
    assert on_table(match) == [card]
    match = declares("dimrill-dale", "lorien", table=[card], armies={"lorien": "sauron-regular"})
    assert on_table(match) == [card]


def hunted(*chance: str, **parts: Any) -> mathom.Match:
    """The Fellowship moves from the Fords of Bruinen, and the Shadow hunts with one die."""
    match = table(
        free="character",
        shadow="event",
        hunt_box={"shadow": 1},
        fellowship={"region": "fords-of-bruinen"},
        chance=chance,
        **parts,
    )
    return go(match, "die character", "use fellowship")


# -- Worn with Sorrow and Toil -------------------------------------------------------------------


def sacrificed(free_hand: list[str], on: list[str], *chance: str) -> mathom.Match:
    """Gandalf is given up in a Hunt."""
    match = hunted(
        "dice 6",
        "tile std-2-1",
        *chance,
        company=["gandalf-grey", "boromir", "gimli"],
        hands={"free": free_hand},
        table=["worn-with-sorrow-and-toil", *on],
    )
    return go(match, "sacrifice guide")


# card: worn-with-sorrow-and-toil
def test_worn_with_sorrow_and_toil_stays_on_the_table() -> None:
    match = plays("worn-with-sorrow-and-toil")
    assert on_table(match) == ["worn-with-sorrow-and-toil"]
    assert discarded(match) == []
    assert asked(match) == "free die"


# card: worn-with-sorrow-and-toil
def test_worn_with_sorrow_and_toil_lets_a_casualty_cost_a_card_on_the_table_too() -> None:
    """Only character cards of the Free Peoples; and it stays to do so again."""
    match = sacrificed(["the-red-arrow"], ["horn-of-gondor", "the-power-of-tom-bombadil"])
    assert asked(match) == "shadow wear_down"
    assert options(match) == ["discard horn-of-gondor", "keep"]
    go(match, "discard horn-of-gondor")
    assert on_table(match) == ["the-power-of-tom-bombadil", "worn-with-sorrow-and-toil"]
    assert discarded(match, "free") == ["horn-of-gondor"]
    assert asked(match) == "free guide"


# card: worn-with-sorrow-and-toil
def test_worn_with_sorrow_and_toil_may_take_a_random_character_card_from_the_hand() -> None:
    """Face down: the Shadow does not see which."""
    match = sacrificed(["athelas", "elven-rope", "the-red-arrow"], [], "card elven-rope")
    assert options(match) == ["discard random", "keep"]
    go(match, "discard random")
    assert hand(match, "free") == ["athelas", "the-red-arrow"]
    assert seen(match)["hidden_discards"]["free"] == ["elven-rope"]
    assert "elven-rope" not in str(match.view(1))
    assert "elven-rope" not in str(match.log(1))


# card: worn-with-sorrow-and-toil
def test_worn_with_sorrow_and_toil_need_not_be_used_and_asks_nothing_without_cards() -> None:
    match = sacrificed(["athelas"], [])
    go(match, "keep")
    assert hand(match, "free") == ["athelas"]
    assert asked(sacrificed(["the-red-arrow"], [])) == "free guide"


# card: worn-with-sorrow-and-toil
def test_worn_with_sorrow_and_toil_sees_a_card_go_with_the_one_it_needed() -> None:
    """The staff goes with Gandalf, and is not there to be chosen."""
    match = hunted(
        "dice 6",
        "tile std-2-1",
        company=["gandalf-grey", "gimli"],
        hands={"free": ["athelas"]},
        table=["worn-with-sorrow-and-toil", "wizards-staff"],
    )
    go(match, "keep", "sacrifice guide")
    assert options(match) == ["discard random", "keep"]
    assert discarded(match, "free") == ["wizards-staff"]


# card: worn-with-sorrow-and-toil
def test_a_companion_who_is_separated_is_no_casualty_for_worn_with_sorrow_and_toil() -> None:
    match = hunted(
        "dice 6",
        "tile std-1-1",
        company=["meriadoc", "peregrin"],
        hands={"free": ["athelas"]},
        table=["worn-with-sorrow-and-toil"],
    )
    go(match, "guide-ability", "to hollin")
    assert asked(match) == "shadow die"


# card: worn-with-sorrow-and-toil
def test_worn_with_sorrow_and_toil_is_over_once_the_fellowship_has_rested() -> None:
    over_once_at_rest("worn-with-sorrow-and-toil")


# -- Flocks of Crebain ---------------------------------------------------------------------------

NAZGUL_THERE = {"fords-of-bruinen": "nazgul"}


# card: flocks-of-crebain
def test_flocks_of_crebain_add_one_to_every_die_of_a_hunt_roll_and_its_re_roll() -> None:
    match = hunted("dice 2; dice 5", "tile std-1-1", table=["flocks-of-crebain"], armies=NAZGUL_THERE)
    assert asked(match) == "shadow spend"
    go(match, "spend flocks-of-crebain")
    assert discarded(match) == ["flocks-of-crebain"]
    go(match, "reroll 1")
    assert asked(match) == "free hunt_damage"


# card: flocks-of-crebain
def test_flocks_of_crebain_do_not_help_a_one_and_may_be_kept() -> None:
    match = hunted("dice 1", table=["flocks-of-crebain"])
    go(match, "spend flocks-of-crebain")
    assert asked(match) == "shadow die"
    match = hunted("dice 5", table=["flocks-of-crebain"])
    go(match, "keep")
    assert on_table(match) == ["flocks-of-crebain"]
    assert asked(match) == "shadow die"


# card: flocks-of-crebain
def test_flocks_of_crebain_serve_a_hunt_that_a_card_has_ordered() -> None:
    match = plays(
        "the-nazgul-strike",
        {"hollin": "nazgul"},
        fellowship={"region": "hollin", "progress": 1},
        hunt_box={"shadow": 1},
        table=["flocks-of-crebain"],
        chance=["dice 5", "tile std-1-1"],
    )
    go(match, "done", "use hunt", "spend flocks-of-crebain")
    assert asked(match) == "free hunt_damage"


# card: flocks-of-crebain
def test_flocks_of_crebain_are_of_no_use_where_nothing_is_rolled() -> None:
    """On the Mordor Track a tile is drawn at once; nor without a die in the box."""
    match = table(
        free="character",
        shadow="event",
        hunt_box={"shadow": 2},
        fellowship={"mordor": 1},
        table=["flocks-of-crebain"],
        chance=["tile std-1-1"],
    )
    go(match, "die character", "use fellowship")
    assert asked(match) == "free hunt_damage"
    match = table(
        free="character", shadow="event", fellowship={"region": "hollin"}, table=["flocks-of-crebain"]
    )
    go(match, "die character", "use fellowship")
    assert asked(match) == "shadow die"


# card: flocks-of-crebain
def test_flocks_of_crebain_can_always_be_put_on_the_table_and_are_over_after_a_rest() -> None:
    assert on_table(plays("flocks-of-crebain")) == ["flocks-of-crebain"]
    over_once_at_rest("flocks-of-crebain")


# -- Balrog of Moria -----------------------------------------------------------------------------

BALROG = "balrog-of-moria"


# card: balrog-of-moria
def test_the_balrog_of_moria_draws_a_tile_when_the_fellowship_comes_through_moria() -> None:
    match = declares(
        "hollin", "moria", "dimrill-dale", table=[BALROG], company=["gimli"], chance=["tile std-1r-1"]
    )
    assert asked(match) == "shadow spend"
    go(match, "spend balrog-of-moria")
    assert discarded(match) == [BALROG]
    go(match, "corruption")
    # The tile's Reveal icon counts, for it was not declared in a haven.
    assert corruption(match) == 1
    assert not quest(match)["hidden"]


# card: balrog-of-moria
def test_the_balrog_of_moria_does_not_reveal_a_fellowship_declared_in_lorien() -> None:
    match = declares(
        "moria", "dimrill-dale", "lorien", table=[BALROG], company=["gimli"], chance=["tile std-1r-1"]
    )
    go(match, "spend balrog-of-moria", "corruption")
    assert corruption(match) == 1
    assert quest(match)["hidden"]
    # Lórien must be the Free Peoples' still.
    match = declares(
        "moria",
        "dimrill-dale",
        "lorien",
        table=[BALROG],
        company=["gimli"],
        armies={"lorien": "sauron-regular"},
        chance=["tile std-1r-1"],
    )
    go(match, "spend balrog-of-moria", "corruption")
    assert not quest(match)["hidden"]


# card: balrog-of-moria
def test_the_balrog_of_moria_has_no_effect_with_an_eye_and_sleeps_elsewhere() -> None:
    match = declares("moria", table=[BALROG], chance=["tile std-eyer-1"])
    # To stay in Moria is enough.
    go(match, "spend balrog-of-moria")
    assert corruption(match) == 0
    assert quest(match)["hidden"]
    match = declares("hollin", "north-dunland", table=[BALROG])
    assert asked(match) == "free fellowship"
    assert on_table(match) == [BALROG]


# card: balrog-of-moria
def test_the_balrog_of_moria_comes_before_the_tiles_of_the_strongholds() -> None:
    """P. 41: Moria itself costs a tile on a revelation, after the one of the card."""
    match = plays(
        "nazgul-search",
        {"hollin": "nazgul"},
        fellowship={"region": "hollin", "progress": 1},
        company=["gimli"],
        table=[BALROG],
        chance=["tile std-3-1", "tile std-1-1"],
    )
    go(match, "done", "step moria")
    assert asked(match) == "shadow spend"
    go(match, "spend balrog-of-moria")
    go(match, "corruption", "corruption")
    drawn = [event.args["why"] for event in match.log() if event.kind == "tile"]
    assert drawn == ["event", "stronghold"]
    assert corruption(match) == 4


# card: balrog-of-moria
def test_the_balrog_of_moria_fights_from_the_table_near_moria_only() -> None:
    """As the Shadow's one combat card of the round; then it is gone."""
    match = attacks_with_the_balrog("dimrill-dale", "lorien", "dice 1 1 1; dice 1 1 1; dice 1")
    go(match, "fight")
    assert asked(match) == "shadow combat"
    assert options(match) == ["combat balrog-of-moria", "combat none"]
    go(match, "combat balrog-of-moria")
    assert on_table(match) == []
    assert discarded(match) == [BALROG]
    assert asked(match) == "shadow cease"
    match = attacks_with_the_balrog("folde", "edoras", "dice 1 1 1 1")
    assert asked(match) != "shadow combat"
    assert on_table(match) == [BALROG]


def attacks_with_the_balrog(start: str, target: str, *chance: str) -> mathom.Match:
    """The Shadow attacks; it holds no card, but the Balrog lies on the table."""
    match = table(
        {start: "3 sauron-regular", target: "1 elves-regular"},
        shadow="army",
        free="event",
        to_act="shadow",
        war=["sauron", "elves"],
        table=[BALROG],
        chance=chance,
    )
    return go(match, "die army", "use attack", f"attack {start} {target}", "all")
