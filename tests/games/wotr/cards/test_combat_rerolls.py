"""Combat cards with initiative 4 and 5: before and after the leader re-roll (p. 29-30)."""

from __future__ import annotations

import pytest

from tests.games.wotr.cards.battlefield import HERE, THERE, fought, joined, rerolls, units, usable
from tests.games.wotr.cards.shadowing import go
from tests.games.wotr.table import asked, at, options

THEY_ARE_TERRIBLE = ["foul-thing-from-the-deep", "lure-of-the-ring", "flocks-of-crebain"]
MIGHTY_ATTACK = ["axe-and-bow", "horn-of-gondor"]
ANDURIL = "athelas"
CONFUSION = ["wisdom-of-elrond", "through-a-day-and-a-night"]
NO_QUARTER = ["a-power-too-great", "help-unlooked-for"]
NAMELESS_WOOD = "the-ents-awake-entmoot"
MUMAKIL = ["shadows-gather", "the-shadow-lengthens"]

FOUL_STENCH, WORDS_OF_POWER = "nazgul-search", "the-lidless-eye"
CHARGE, SHIELD_WALL = "cirdans-ships", "faramirs-rangers"
BOROMIR = {"boromir": THERE}
ARAGORN = {"aragorn": THERE, "strider": "eliminated"}


# -- They Are Terrible ---------------------------------------------------------------------------


# combat: they-are-terrible
@pytest.mark.parametrize("card", THEY_ARE_TERRIBLE)
def test_they_are_terrible_trades_a_point_of_leadership_for_a_better_re_roll(card: str) -> None:
    match = fought(
        "2 southrons-regular, 2 nazgul", "2 gondor-regular", "dice 4 1; dice 1 1", "dice 4", shadow=card
    )
    assert rerolls(match) == 1
    go(match, "reroll 1")
    # The 4 of the combat roll has missed, that of the re-roll has hit.
    assert units(match, THERE) == 1


# combat: they-are-terrible
def test_they_are_terrible_needs_a_nazgul_who_leads() -> None:
    mouth = {"mouth-of-sauron": HERE}
    match = joined("southrons-regular", "gondor-regular", shadow=THEY_ARE_TERRIBLE[0], characters=mouth)
    assert not usable(match, "shadow")


# combat: they-are-terrible
def test_they_are_terrible_leaves_a_single_nazgul_nothing_to_roll_again() -> None:
    match = fought(
        "southrons-regular, nazgul", "gondor-regular", "dice 1; dice 1", shadow=THEY_ARE_TERRIBLE[0]
    )
    assert asked(match) == "shadow cease"


# -- Mighty Attack -------------------------------------------------------------------------------


# combat: mighty-attack
@pytest.mark.parametrize("card", MIGHTY_ATTACK)
def test_mighty_attack_turns_a_miss_into_a_hit_for_a_companions_leadership(card: str) -> None:
    match = fought(
        "3 southrons-regular",
        "2 gondor-regular, gondor-leader",
        "dice 1 1 1; dice 1 1 1",
        free=card,
        characters=BOROMIR,
    )
    # Three dice, one of which counts as a hit; the leader's point is left.
    assert rerolls(match) == 1
    go(match, "reroll 0")
    assert units(match, HERE) == 2


# combat: mighty-attack
def test_for_mighty_attack_the_owner_says_whose_leadership_is_given_up() -> None:
    match = fought(
        "3 southrons-regular",
        "2 gondor-regular",
        "dice 1 1 1; dice 1 1 1 1",
        free=MIGHTY_ATTACK[0],
        characters={**BOROMIR, **ARAGORN},
    )
    assert asked(match) == "free give_up_companion"
    assert options(match) == ["name aragorn", "name boromir"]
    go(match, "name aragorn")
    assert rerolls(match) == 1


# combat: mighty-attack
def test_mighty_attack_cannot_better_a_roll_without_a_miss() -> None:
    match = fought(
        "5 southrons-regular",
        "gondor-regular",
        "dice 1 1 1 1 1; dice 6 6",
        free=MIGHTY_ATTACK[0],
        characters=BOROMIR,
    )
    assert units(match, HERE) == 3


# combat: mighty-attack
def test_mighty_attack_needs_a_companion() -> None:
    match = joined("southrons-regular", "gondor-regular, gondor-leader", free=MIGHTY_ATTACK[0])
    assert not usable(match)


# combat: mighty-attack
def test_mighty_attack_is_not_paid_by_the_white_rider_who_has_given_his_leadership_already() -> None:
    """p. 30."""
    match = fought(
        "2 southrons-regular, nazgul",
        "2 gondor-regular",
        "dice 1 1; dice 1 1",
        free=MIGHTY_ATTACK[0],
        characters={"gandalf-white": THERE, "gandalf-grey": "eliminated"},
        rider=True,
    )
    assert asked(match) == "shadow cease"
    assert units(match, HERE) == 2


# -- Anduril -------------------------------------------------------------------------------------


# combat: anduril
def test_anduril_turns_one_miss_for_strider_and_two_for_aragorn() -> None:
    strider = fought(
        "3 southrons-regular",
        "2 gondor-regular, gondor-leader",
        "dice 1 1 1; dice 1 1 1",
        free=ANDURIL,
        characters={"strider": THERE},
    )
    assert rerolls(strider) == 1
    go(strider, "reroll 0")
    assert units(strider, HERE) == 2
    aragorn = fought(
        "3 southrons-regular",
        "2 gondor-regular, gondor-leader",
        "dice 1 1 1; dice 1 1 1",
        free=ANDURIL,
        characters=ARAGORN,
    )
    assert options(aragorn) == ["number 1", "number 2"]
    go(aragorn, "number 2")
    assert rerolls(aragorn) == 1
    go(aragorn, "reroll 0")
    assert units(aragorn, HERE) == 1


# combat: anduril
def test_anduril_is_borne_by_strider_or_aragorn() -> None:
    match = joined("southrons-regular", "gondor-regular", free=ANDURIL, characters=BOROMIR)
    assert not usable(match)


# combat: anduril
@pytest.mark.parametrize("against", [WORDS_OF_POWER, FOUL_STENCH])
def test_anduril_does_nothing_once_its_bearers_leadership_or_the_re_roll_is_cancelled(
    against: str,
) -> None:
    match = fought(
        "3 southrons-regular, nazgul",
        "gondor-regular",
        "dice 1 1 1; dice 1" if against == WORDS_OF_POWER else "dice 1 1 1; dice 1 1",
        free=ANDURIL,
        shadow=against,
        characters={"strider": THERE},
    )
    go(match, "reroll 0")
    assert asked(match) == "shadow cease"
    assert units(match, HERE) == 3


# -- Confusion -----------------------------------------------------------------------------------


# combat: confusion
@pytest.mark.parametrize("card", CONFUSION)
def test_in_confusion_each_1_of_the_shadow_hits_its_own_army_and_stays(card: str) -> None:
    match = fought(
        "5 southrons-regular, 3 nazgul", "2 gondor-regular", "dice 1 1 2 3 6; dice 2 2", free=card
    )
    # Of four misses two are 1s.
    assert rerolls(match) == 2
    go(match, "reroll 0")
    assert (units(match, HERE), units(match, THERE)) == (3, 1)


# combat: confusion
def test_confusion_does_nothing_without_a_1_and_looks_at_the_combat_roll_only() -> None:
    match = fought(
        "2 southrons-regular, nazgul",
        "2 gondor-regular",
        "dice 2 2; dice 1 1",
        "dice 1",
        free=CONFUSION[0],
    )
    go(match, "reroll 1")
    assert (units(match, HERE), units(match, THERE)) == (2, 2)


# -- No Quarter, Nameless Wood -------------------------------------------------------------------


# combat: no-quarter
@pytest.mark.parametrize("card", NO_QUARTER)
def test_no_quarter_adds_a_hit_to_any_hit_of_roll_or_re_roll(card: str) -> None:
    match = fought(
        "4 southrons-regular",
        "2 gondor-regular, gondor-leader",
        "dice 1 1 1 1; dice 1 1",
        "dice 5",
        free=card,
    )
    go(match, "reroll 1")
    assert units(match, HERE) == 2


# combat: no-quarter
def test_no_quarter_adds_nothing_to_nothing() -> None:
    match = fought("2 southrons-regular", "2 gondor-regular", "dice 1 1; dice 4 4", free=NO_QUARTER[0])
    assert units(match, HERE) == 2


# combat: nameless-wood
def test_the_nameless_wood_adds_two_hits_to_any_hit() -> None:
    wood = {"free": NAMELESS_WOOD, "start": "westemnet", "target": "fangorn"}
    match = fought("4 isengard-regular", "2 rohan-regular", "dice 1 1 1 1; dice 5 1", **wood)
    assert units(match, "westemnet") == 1
    nothing = fought("4 isengard-regular", "2 rohan-regular", "dice 1 1 1 1; dice 4 1", **wood)
    assert units(nothing, "westemnet") == 4


# combat: nameless-wood
def test_the_nameless_wood_is_far_from_gondor() -> None:
    assert not usable(joined("2 southrons-regular", "2 gondor-regular", free=NAMELESS_WOOD))


# -- Mumakil -------------------------------------------------------------------------------------


# combat: mumakil
@pytest.mark.parametrize("card", MUMAKIL)
def test_mumakil_better_the_roll_and_add_a_hit_to_those_who_hit_more(card: str) -> None:
    match = fought(
        "2 southrons-regular, southrons-elite, nazgul",
        "5 gondor-regular",
        "dice 4 4 1; dice 5 1 1 1 1",
        "dice 4",
        shadow=card,
    )
    # Two 4s have hit, that of the re-roll has not; two hits are more than one.
    go(match, "reroll 1")
    assert asked(match) == "shadow casualties"
    go(match, "lose southrons-regular")
    assert units(match, THERE) == 2


# combat: mumakil
def test_mumakil_add_nothing_to_those_who_hit_no_more_than_the_enemy() -> None:
    match = fought(
        "4 southrons-elite", "3 gondor-regular", "dice 4 1 1 1; dice 5 1 1", shadow=MUMAKIL[0]
    )
    assert units(match, THERE) == 2


# combat: mumakil
def test_against_mumakil_the_hits_of_an_additional_attack_count() -> None:
    """One hit of the Charge before the roll, one of the Mumakil in it: that is not more."""
    match = fought(
        "4 southrons-elite",
        "gondor-elite, 2 gondor-regular",
        "dice 5; dice 4 1 1 1; dice 1 1 1",
        free=CHARGE,
        shadow=MUMAKIL[0],
    )
    assert asked(match) == "free casualties"
    go(match, "lose gondor-regular")
    assert units(match, THERE) == 2


# combat: mumakil
def test_against_mumakil_no_quarter_counts_if_the_free_peoples_defend() -> None:
    """Both have initiative 5, and the defender's card acts first."""
    defending = fought(
        "4 southrons-elite",
        "4 gondor-regular",
        "dice 4 4 1 1; dice 5 1 1 1",
        free=NO_QUARTER[0],
        shadow=MUMAKIL[0],
    )
    go(defending, "lose southrons-elite>regular*2")
    assert units(defending, THERE) == 2
    attacking = fought(
        "4 gondor-regular",
        "4 southrons-elite",
        "dice 5 1 1 1; dice 4 4 1 1",
        free=NO_QUARTER[0],
        shadow=MUMAKIL[0],
        side="free",
    )
    go(attacking, "lose southrons-elite>regular*2")
    assert units(attacking, HERE) == 1


# combat: mumakil
def test_against_mumakil_confusion_counts_and_the_shield_wall_comes_too_late() -> None:
    confused = fought(
        "4 southrons-elite",
        "4 gondor-regular",
        "dice 4 1 2 2; dice 1 1 1 1",
        free=CONFUSION[0],
        shadow=MUMAKIL[0],
    )
    assert units(confused, THERE) == 3
    walled = fought(
        "4 southrons-elite",
        "5 gondor-regular",
        "dice 4 4 2 2; dice 5 1 1 1 1",
        free=SHIELD_WALL,
        shadow=MUMAKIL[0],
    )
    # Two hits are more than one, so there is a third; one of the two that were rolled is cancelled.
    assert units(walled, THERE) == 3


# combat: mumakil
def test_mumakil_need_an_elite_of_the_southrons() -> None:
    match = joined("2 southrons-regular, sauron-elite", "gondor-regular", shadow=MUMAKIL[0])
    assert not usable(match, "shadow")
    assert at(match, HERE)["sauron-elite"] == 1
