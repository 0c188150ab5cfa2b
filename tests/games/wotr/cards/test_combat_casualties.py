"""Combat cards with initiative 6 and 7: before and after casualties are removed (p. 29-31)."""

from __future__ import annotations

import pytest

from tests.games.wotr.cards.battlefield import (
    HERE,
    THERE,
    both_use,
    fought,
    joined,
    stormed,
    units,
    usable,
)
from tests.games.wotr.cards.shadowing import go
from tests.games.wotr.table import asked, at, fallen, options, spare, where, within

BLADE_OF_WESTERNESSE, FATEFUL_STRIKE = "mithril-coat-and-sting", "bilbos-song"
BLACK_BREATH = ["the-nazgul-strike", "morgul-wound"]
HEROIC_DEATH = ["there-is-another-way", "mirror-of-galadriel", "the-eagles-are-coming"]
SHIELD_WALL = ["faramirs-rangers", "fear-fire-foes", "imrahil-of-dol-amroth", "king-brands-men"]
GREAT_HOST = ["stormcrow", "a-new-power-is-rising", "many-kings-to-the-service-of-mordor"]
ONSLAUGHT = ["the-fighting-uruk-hai", "shadows-on-the-misty-mountains", "orcs-multiplying-again"]
WE_COME_TO_KILL = ["half-orcs-and-goblin-men", "olog-hai", "hill-trolls"]

FOUL_STENCH, MUMAKIL, DEADLY_STRIFE = "nazgul-search", "shadows-gather", "horde-from-the-east"
MINIONS = {"witch-king": HERE, "mouth-of-sauron": HERE}


# -- Blade of Westernesse ------------------------------------------------------------------------


# combat: blade-of-westernesse
def test_the_blade_of_westernesse_spends_a_hit_of_the_re_roll_on_a_minion() -> None:
    match = fought(
        "3 southrons-regular, nazgul",
        "2 gondor-regular",
        "dice 1 1 1; dice 6 1",
        "dice 6",
        free=BLADE_OF_WESTERNESSE,
        characters={"meriadoc": THERE, **MINIONS},
    )
    go(match, "reroll 0", "reroll 1")
    assert asked(match) == "free slay"
    # No Nazgul: he is no minion.
    assert options(match) == ["slay mouth-of-sauron", "slay witch-king"]
    go(match, "slay witch-king")
    assert where(match, "witch-king") == "eliminated"
    assert units(match, HERE) == 2


# combat: blade-of-westernesse
def test_the_blade_of_westernesse_does_nothing_with_hits_of_the_combat_roll() -> None:
    match = fought(
        "3 southrons-regular",
        "2 gondor-regular",
        "dice 1 1 1; dice 6 1",
        "dice 1",
        free=BLADE_OF_WESTERNESSE,
        characters={"peregrin": THERE, "mouth-of-sauron": HERE},
    )
    go(match, "reroll 0", "reroll 1")
    assert where(match, "mouth-of-sauron") == HERE
    assert units(match, HERE) == 2


# combat: blade-of-westernesse
def test_the_blade_of_westernesse_spends_no_hit_where_there_is_no_minion() -> None:
    match = fought(
        "3 southrons-regular, nazgul",
        "2 gondor-regular",
        "dice 1 1 1; dice 1 1",
        "dice 6",
        free=BLADE_OF_WESTERNESSE,
        characters={"meriadoc": THERE},
    )
    go(match, "reroll 0", "reroll 1")
    assert units(match, HERE) == 2
    assert at(match, HERE)["nazgul"] == 1


# combat: blade-of-westernesse
def test_the_blade_of_westernesse_is_a_hobbits() -> None:
    match = joined(
        "southrons-regular", "gondor-regular", free=BLADE_OF_WESTERNESSE, characters={"strider": THERE}
    )
    assert not usable(match)


# -- Fateful Strike ------------------------------------------------------------------------------


# combat: fateful-strike
def test_with_one_hit_of_the_re_roll_fateful_strike_fells_a_nazgul_besides() -> None:
    match = fought(
        "4 southrons-regular, 2 nazgul",
        "2 gondor-regular, gondor-leader",
        "dice 1 1 1 1; dice 1 1",
        "dice 5",
        free=FATEFUL_STRIKE,
        characters=MINIONS,
    )
    go(match, "reroll 0", "reroll 1")
    assert at(match, HERE) == {"southrons-regular": 3, "nazgul": 1}
    assert spare(match, "nazgul") == 7
    assert where(match, "witch-king") == HERE


# combat: fateful-strike
def test_with_two_hits_of_the_re_roll_fateful_strike_fells_a_nazgul_or_a_minion() -> None:
    match = fought(
        "4 southrons-regular, 2 nazgul",
        "2 gondor-regular, 2 gondor-leader",
        "dice 1 1 1 1; dice 1 1",
        "dice 5 6",
        free=FATEFUL_STRIKE,
        characters=MINIONS,
    )
    go(match, "reroll 0", "reroll 2")
    assert options(match) == ["slay mouth-of-sauron", "slay nazgul", "slay witch-king"]
    go(match, "slay witch-king")
    assert where(match, "witch-king") == "eliminated"
    assert at(match, HERE) == {"southrons-regular": 2, "nazgul": 2}


# combat: fateful-strike
def test_one_hit_is_too_little_for_fateful_strike_to_fell_the_witch_king() -> None:
    """p. 24: he is a minion here, and there is no other Nazgul."""
    match = fought(
        "4 southrons-regular",
        "2 gondor-regular, gondor-leader",
        "dice 1 1 1 1; dice 1 1",
        "dice 5",
        free=FATEFUL_STRIKE,
        characters={"witch-king": HERE},
    )
    go(match, "reroll 0", "reroll 1")
    assert where(match, "witch-king") == HERE
    assert units(match, HERE) == 3


# combat: fateful-strike
def test_fateful_strike_needs_somebody_who_leads() -> None:
    assert not usable(joined("southrons-regular, nazgul", "2 gondor-regular", free=FATEFUL_STRIKE))


# -- Black Breath --------------------------------------------------------------------------------


# combat: black-breath
@pytest.mark.parametrize("card", BLACK_BREATH)
def test_black_breath_may_fell_a_leader_or_a_companion_of_no_higher_level_than_hits(card: str) -> None:
    match = fought(
        "3 southrons-regular, 2 nazgul",
        "4 gondor-regular, gondor-leader",
        "dice 6 1 1; dice 1 1 1 1 1",
        "dice 5 1",
        shadow=card,
        characters={"meriadoc": THERE, "boromir": THERE},
    )
    go(match, "reroll 2", "reroll 0")
    assert asked(match) == "shadow slay"
    # Two hits in all, but only one of the re-roll: Boromir's Level is 2.
    assert options(match) == ["keep", "slay gondor-leader", "slay meriadoc"]
    go(match, "slay meriadoc")
    assert where(match, "meriadoc") == "eliminated"
    assert at(match, THERE) == {"gondor-regular": 2, "gondor-leader": 1}


# combat: black-breath
def test_black_breath_need_not_be_used_and_needs_a_hit_of_the_re_roll() -> None:
    match = fought(
        "3 southrons-regular, nazgul",
        "3 gondor-regular, gondor-leader",
        "dice 1 1 1; dice 1 1 1",
        "dice 5",
        shadow=BLACK_BREATH[0],
    )
    go(match, "reroll 1", "reroll 0", "keep")
    assert at(match, THERE) == {"gondor-regular": 2, "gondor-leader": 1}
    none = fought(
        "3 southrons-regular, nazgul",
        "3 gondor-regular, gondor-leader",
        "dice 6 1 1; dice 1 1 1",
        "dice 1",
        shadow=BLACK_BREATH[0],
    )
    go(none, "reroll 1", "reroll 0")
    assert asked(none) == "shadow cease"


# combat: black-breath
def test_black_breath_needs_a_nazgul_whom_the_white_rider_does_not_stop() -> None:
    gandalf = {"gandalf-white": THERE, "gandalf-grey": "eliminated"}
    alone = joined("southrons-regular", "gondor-regular", shadow=BLACK_BREATH[0], characters=gandalf)
    assert not usable(alone, "shadow")
    ridden = joined(
        "southrons-regular, nazgul",
        "gondor-regular",
        shadow=BLACK_BREATH[0],
        characters=gandalf,
        rider=True,
    )
    assert usable(ridden, "shadow")


# -- Heroic Death --------------------------------------------------------------------------------


# combat: heroic-death
@pytest.mark.parametrize("card", HEROIC_DEATH)
def test_a_heroic_death_cancels_hits_one_for_a_leader_his_level_for_a_companion(card: str) -> None:
    match = fought(
        "4 southrons-regular",
        "4 gondor-regular, gondor-leader",
        "dice 5 5 5 1; dice 1 1 1 1 1",
        free=card,
        characters={"boromir": THERE},
    )
    go(match, "reroll 0")
    assert asked(match) == "free heroic_death"
    assert options(match) == ["keep", "slay boromir", "slay gondor-leader"]
    go(match, "slay boromir")
    assert asked(match) == "free cancel_hits"
    assert options(match) == ["number 1", "number 2"]
    go(match, "number 2")
    assert where(match, "boromir") == "eliminated"
    assert units(match, THERE) == 3


# combat: heroic-death
def test_the_heroic_death_of_a_leader_cancels_one_hit() -> None:
    match = fought(
        "4 southrons-regular",
        "4 gondor-regular, gondor-leader",
        "dice 5 5 1 1; dice 1 1 1 1",
        free=HEROIC_DEATH[0],
    )
    go(match, "reroll 0", "slay gondor-leader")
    assert at(match, THERE) == {"gondor-regular": 3}
    assert fallen(match, "gondor-leader") == 1


# combat: heroic-death
def test_nobody_has_to_die_a_heroic_death_and_nobody_is_asked_without_a_hit() -> None:
    match = fought(
        "2 southrons-regular",
        "2 gondor-regular, gondor-leader",
        "dice 5 1; dice 1 1",
        free=HEROIC_DEATH[0],
    )
    go(match, "reroll 0", "keep")
    assert at(match, THERE) == {"gondor-regular": 1, "gondor-leader": 1}
    none = fought(
        "2 southrons-regular",
        "2 gondor-regular, gondor-leader",
        "dice 1 1; dice 1 1",
        free=HEROIC_DEATH[0],
    )
    go(none, "reroll 0")
    assert asked(none) == "shadow cease"


# combat: heroic-death
def test_a_heroic_death_cannot_cancel_a_hit_that_no_die_has_scored() -> None:
    """The third hit is the Mumakil's: Strider's Level of 3 cancels the two that were rolled."""
    match = fought(
        "4 southrons-elite",
        "4 gondor-regular",
        "dice 4 4 1 1; dice 1 1 1 1 1",
        free=HEROIC_DEATH[0],
        shadow=MUMAKIL,
        characters={"strider": THERE},
    )
    go(match, "reroll 0", "slay strider")
    assert options(match) == ["number 1", "number 2"]
    go(match, "number 2")
    assert units(match, THERE) == 3


# combat: heroic-death
def test_of_heroic_death_and_black_breath_the_defenders_comes_first() -> None:
    match = fought(
        "3 southrons-regular, nazgul",
        "3 gondor-regular, gondor-leader",
        "dice 1 1 1; dice 1 1 1",
        "dice 5",
        free=HEROIC_DEATH[0],
        shadow=BLACK_BREATH[0],
    )
    go(match, "reroll 1", "reroll 0")
    assert asked(match) == "free heroic_death"
    go(match, "slay gondor-leader")
    # There is no leader left whom the Nazgul could fell.
    assert asked(match) == "shadow cease"
    assert at(match, THERE) == {"gondor-regular": 3}


# combat: heroic-death
def test_a_heroic_death_is_died_by_leaders_and_companions() -> None:
    assert not usable(joined("southrons-regular", "2 gondor-regular", free=HEROIC_DEATH[0]))


# -- Shield-wall ---------------------------------------------------------------------------------


# combat: shield-wall
@pytest.mark.parametrize("card", SHIELD_WALL)
def test_the_shield_wall_cancels_one_of_two_hits_or_more(card: str) -> None:
    match = fought(
        "2 southrons-regular, nazgul", "3 gondor-regular", "dice 5 1; dice 1 1 1", "dice 5", free=card
    )
    go(match, "reroll 1")
    assert units(match, THERE) == 2


# combat: shield-wall
def test_the_shield_wall_is_no_help_against_a_single_hit() -> None:
    match = fought(
        "2 southrons-regular", "3 gondor-regular", "dice 5 1; dice 1 1 1", free=SHIELD_WALL[0]
    )
    assert units(match, THERE) == 2


# combat: shield-wall
def test_the_shield_wall_is_no_help_against_an_additional_attack() -> None:
    """p. 30: its casualties are removed at once, whatever the enemy's card says."""
    match = fought(
        "2 sauron-regular",
        "4 elves-regular",
        "dice 4 4 4; dice 1 1; dice 1",
        free=SHIELD_WALL[0],
        shadow="balrog-of-moria",
        start="moria",
        target="dimrill-dale",
    )
    assert units(match, "dimrill-dale") == 1


# -- Great Host ----------------------------------------------------------------------------------


# combat: great-host
@pytest.mark.parametrize("card", GREAT_HOST)
def test_a_great_host_hits_once_if_it_is_twice_as_many_after_the_casualties(card: str) -> None:
    match = fought("4 southrons-regular", "3 gondor-regular", "dice 5 1 1 1; dice 1 1 1", shadow=card)
    assert units(match, THERE) == 1


# combat: great-host
def test_a_great_host_must_be_twice_as_many_and_no_rearguard_counts() -> None:
    match = fought(
        "4 southrons-regular", "3 gondor-regular", "dice 1 1 1 1; dice 1 1 1", shadow=GREAT_HOST[0]
    )
    assert units(match, THERE) == 3
    # Isengard is not at war, so its units stay behind.
    split = both_use(
        joined(
            "3 southrons-regular, 2 isengard-regular",
            "2 gondor-regular",
            "dice 1 1 1; dice 1 1",
            shadow=GREAT_HOST[0],
            war=["southrons", "gondor"],
        )
    )
    assert units(split, THERE) == 2


# combat: great-host
def test_the_hit_of_a_great_host_can_be_the_last() -> None:
    match = fought("4 southrons-regular", "gondor-regular", "dice 1 1 1 1; dice 1", shadow=GREAT_HOST[0])
    assert asked(match) == "shadow advance"
    assert at(match, THERE) == {}


# -- Onslaught -----------------------------------------------------------------------------------


# combat: onslaught
@pytest.mark.parametrize("card", ONSLAUGHT)
def test_an_onslaught_buys_dice_that_hit_on_a_4_with_hits_on_the_own_army(card: str) -> None:
    match = fought(
        "5 southrons-regular",
        "5 gondor-regular",
        "dice 1 1 1 1 1; dice 1 1 1 1 1",
        "dice 4 3 4",
        shadow=card,
    )
    assert asked(match) == "shadow hurt"
    assert options(match) == ["number 0", "number 1", "number 2", "number 3", "number 4"]
    go(match, "number 3")
    assert (units(match, HERE), units(match, THERE)) == (2, 3)


# combat: onslaught
def test_an_onslaught_may_be_left_alone_and_an_elite_can_take_a_hit_of_it() -> None:
    match = fought(
        "2 southrons-elite", "3 gondor-regular", "dice 1 1; dice 1 1 1", "dice 3", shadow=ONSLAUGHT[0]
    )
    go(match, "number 1")
    assert at(match, HERE) == {"southrons-elite": 1, "southrons-regular": 1}
    none = fought("southrons-regular", "gondor-regular", "dice 1; dice 1", shadow=ONSLAUGHT[0])
    assert options(none) == ["number 0", "number 1"]
    go(none, "number 0")
    assert asked(none) == "shadow cease"


# combat: onslaught
def test_an_onslaught_can_be_the_end_of_both_armies() -> None:
    match = fought(
        "2 southrons-regular", "2 gondor-regular", "dice 1 1; dice 1 1", "dice 4 4", shadow=ONSLAUGHT[0]
    )
    go(match, "number 2")
    assert (at(match, HERE), at(match, THERE)) == ({}, {})
    assert asked(match) == "free die"


# combat: onslaught
def test_the_enemy_chooses_what_an_onslaught_hits_even_if_the_attackers_are_gone() -> None:
    match = fought(
        "southrons-regular",
        "gondor-regular, gondor-elite",
        "dice 1; dice 1 1",
        "dice 4",
        shadow=ONSLAUGHT[0],
    )
    go(match, "number 1")
    assert asked(match) == "free casualties"
    go(match, "lose gondor-elite>regular")
    assert at(match, THERE) == {"gondor-regular": 2}
    assert asked(match) == "free die"


# -- We Come to Kill -----------------------------------------------------------------------------


# combat: we-come-to-kill
@pytest.mark.parametrize("card", WE_COME_TO_KILL)
def test_those_who_come_to_kill_strike_once_more_with_the_elites_that_are_left(card: str) -> None:
    match = fought(
        "3 southrons-elite", "4 gondor-regular", "dice 1 1 1; dice 5 1 1 1", "dice 5 4", shadow=card
    )
    assert at(match, HERE) == {"southrons-elite": 2, "southrons-regular": 1}
    assert units(match, THERE) == 3


# combat: we-come-to-kill
def test_those_who_come_to_kill_need_a_5_in_a_siege_too() -> None:
    """Our reading: the card says so."""
    match = stormed(
        "2 isengard-elite",
        "3 rohan-regular",
        "dice 5 5; dice 1 1 1",
        "dice 5 5",
        shadow=WE_COME_TO_KILL[0],
    )
    both_use(match)
    assert within(match, "helms-deep") == {"rohan-regular": 1}


# combat: we-come-to-kill
def test_those_who_come_to_kill_need_an_elite() -> None:
    match = joined("2 southrons-regular, nazgul", "2 gondor-elite", shadow=WE_COME_TO_KILL[0])
    assert not usable(match, "shadow")
