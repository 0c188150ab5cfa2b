"""Combat cards with initiative 0, 1 and 2: cancelling, getting away, additional attacks (p. 29-30)."""

from __future__ import annotations

import pytest

from tests.games.wotr.cards.battlefield import (
    HERE,
    THERE,
    both_use,
    fought,
    joined,
    rerolls,
    rolled,
    sallied,
    stormed,
    units,
    usable,
)
from tests.games.wotr.cards.shadowing import discarded, go, on_table
from tests.games.wotr.table import asked, at, options, seen, within

DARING_DEFIANCE = ["i-will-go-alone", "gwaihir-the-windlord", "we-prove-the-swifter"]
SWARM_OF_BATS = ["the-shadow-is-moving", "return-of-the-witch-king"]
WORDS_OF_POWER = ["worn-with-sorrow-and-toil", "the-lidless-eye", "the-ringwraiths-are-abroad"]
SCOUTS = ["the-spirit-of-mordor", "the-red-arrow", "grimbeorn-the-old-son-of-beorn"]
SUDDEN_STRIKE = ["challenge-of-the-king", "dead-men-of-dunharrow", "paths-of-the-woses"]
CHARGE = ["cirdans-ships", "guards-of-the-citadel"]
DURINS_BANE = "balrog-of-moria"

DAYLIGHT, DEADLY_STRIFE, GREAT_HOST = "the-last-battle", "horde-from-the-east", "stormcrow"
DREAD_AND_DESPAIR, MIGHTY_ATTACK, ONSLAUGHT = (
    "candles-of-corpses",
    "axe-and-bow",
    "orcs-multiplying-again",
)
BOROMIR = {"boromir": THERE}
GANDALF = {"gandalf-white": THERE, "gandalf-grey": "eliminated"}


# -- Daring Defiance -----------------------------------------------------------------------------


# combat: daring-defiance
@pytest.mark.parametrize("card", DARING_DEFIANCE)
def test_daring_defiance_buys_off_the_shadows_card_with_all_leadership_of_companions(card: str) -> None:
    match = fought(
        "2 southrons-regular",
        "2 gondor-regular, gondor-leader",
        "dice 3 3; dice 3 3 3",
        free=card,
        shadow=DEADLY_STRIFE,
        characters=BOROMIR,
    )
    # With two added all five dice would have hit. The leader's point is left, Boromir's is not.
    assert rerolls(match) == 1
    go(match, "reroll 0")
    assert (units(match, HERE), units(match, THERE)) == (2, 2)
    assert discarded(match, "shadow") == [DEADLY_STRIFE]


# combat: daring-defiance
def test_daring_defiance_costs_nothing_if_the_shadow_uses_no_card() -> None:
    match = fought(
        "2 southrons-regular",
        "2 gondor-regular, gondor-leader",
        "dice 1 1; dice 1 1 1",
        free=DARING_DEFIANCE[0],
        characters=BOROMIR,
    )
    assert rerolls(match) == 2


# combat: daring-defiance
def test_daring_defiance_cancels_also_what_would_come_after_the_casualties() -> None:
    match = fought(
        "5 southrons-regular",
        "2 gondor-regular",
        "dice 1 1 1 1 1; dice 1 1 1",
        free=DARING_DEFIANCE[0],
        shadow=ONSLAUGHT,
        characters=BOROMIR,
    )
    assert asked(match) == "shadow cease"


# combat: daring-defiance
def test_of_daring_defiance_and_swarm_of_bats_the_defenders_cancels_the_other() -> None:
    defending = fought(
        "2 southrons-regular, nazgul",
        "2 gondor-regular",
        "dice 1 1; dice 1 1 1",
        "dice 4",
        free=DARING_DEFIANCE[0],
        shadow=SWARM_OF_BATS[0],
        characters=BOROMIR,
    )
    # The re-roll of the Shadow is not better, and Boromir has given up his Leadership.
    go(defending, "reroll 1")
    assert asked(defending) == "shadow cease"
    assert units(defending, THERE) == 2
    attacking = fought(
        "2 gondor-regular",
        "2 southrons-regular, nazgul",
        "dice 1 1 1; dice 1 1",
        free=DARING_DEFIANCE[0],
        shadow=SWARM_OF_BATS[0],
        side="free",
        characters={"boromir": HERE},
    )
    assert asked(attacking) == "free reroll"
    assert rerolls(attacking) == 1


# combat: daring-defiance
def test_daring_defiance_needs_a_companion_in_the_battle() -> None:
    match = joined(
        "southrons-regular, nazgul", "2 gondor-regular, gondor-leader", free=DARING_DEFIANCE[0]
    )
    assert not usable(match)


# combat: daring-defiance
def test_daring_defiance_cannot_be_paid_with_leadership_that_the_white_rider_has_given_up() -> None:
    match = joined(
        "2 southrons-regular, nazgul",
        "2 gondor-regular",
        "dice 3 1; dice 1 1",
        free=DARING_DEFIANCE[0],
        shadow=DEADLY_STRIFE,
        characters=GANDALF,
        rider=True,
    )
    both_use(match)
    assert units(match, THERE) == 1


# -- Swarm of Bats -------------------------------------------------------------------------------


# combat: swarm-of-bats
@pytest.mark.parametrize("card", SWARM_OF_BATS)
def test_swarm_of_bats_cancels_the_card_of_the_free_peoples(card: str) -> None:
    match = fought(
        "5 southrons-regular", "2 gondor-regular", "dice 1 1 1 1 1; dice 1 1", free=DAYLIGHT, shadow=card
    )
    assert len(rolled(match, "attacker")) == 5
    assert discarded(match, "free") == [DAYLIGHT]


# combat: swarm-of-bats
@pytest.mark.parametrize("card", SWARM_OF_BATS)
def test_swarm_of_bats_betters_the_re_roll_alone_if_there_is_no_card_to_cancel(card: str) -> None:
    match = fought(
        "2 southrons-regular, nazgul", "2 gondor-regular", "dice 4 1; dice 1 1", "dice 4", shadow=card
    )
    assert rerolls(match) == 1
    go(match, "reroll 1")
    assert units(match, THERE) == 1


# combat: swarm-of-bats
def test_swarm_of_bats_with_a_card_to_cancel_leaves_the_re_roll_as_it_is() -> None:
    match = fought(
        "2 southrons-regular, nazgul",
        "2 gondor-regular",
        "dice 1 1; dice 1 1",
        "dice 4",
        free=DAYLIGHT,
        shadow=SWARM_OF_BATS[0],
    )
    go(match, "reroll 1")
    assert units(match, THERE) == 2


# -- Words of Power ------------------------------------------------------------------------------


# combat: words-of-power
@pytest.mark.parametrize("card", WORDS_OF_POWER)
def test_words_of_power_take_a_companions_leadership_and_abilities_for_the_round(card: str) -> None:
    match = fought(
        "2 southrons-regular, nazgul",
        "2 gondor-regular",
        "dice 1 1; dice 1 1 1",
        shadow=card,
        characters={"boromir": THERE, "legolas": THERE},
    )
    assert asked(match) == "shadow silence"
    assert options(match) == ["name boromir", "name legolas"]
    go(match, "name boromir", "reroll 0")
    # Two units and one captain have rolled; Legolas alone leads.
    assert len(rolled(match, "defender")) == 3
    assert rerolls(match) == 1


# combat: words-of-power
def test_words_of_power_are_over_with_the_round() -> None:
    match = fought(
        "2 southrons-regular, nazgul",
        "2 gondor-regular",
        "dice 1 1; dice 1 1",
        "dice 1 1; dice 1 1 1",
        shadow=WORDS_OF_POWER[0],
        characters=BOROMIR,
    )
    # There is one companion to name, so nobody is asked; and nobody leads the Free Peoples.
    go(match, "reroll 0", "fight", "stand", "reroll 0")
    assert len(rolled(match, "defender")) == 3
    assert rerolls(match) == 1


# combat: words-of-power
def test_words_of_power_need_a_nazgul_and_the_witch_king_is_one() -> None:
    alone = joined(
        "2 southrons-regular", "2 gondor-regular", shadow=WORDS_OF_POWER[0], characters=BOROMIR
    )
    assert not usable(alone, "shadow")
    led = joined(
        "2 southrons-regular",
        "2 gondor-regular",
        shadow=WORDS_OF_POWER[0],
        characters={**BOROMIR, "witch-king": HERE},
    )
    assert usable(led, "shadow")


# combat: words-of-power
def test_words_of_power_are_not_stopped_by_the_white_rider() -> None:
    match = joined(
        "2 southrons-regular, nazgul",
        "2 gondor-regular",
        shadow=WORDS_OF_POWER[0],
        characters=GANDALF,
        rider=True,
    )
    assert usable(match, "shadow")


# combat: words-of-power
def test_what_words_of_power_have_taken_cannot_be_given_up() -> None:
    """p. 30: the only companion cannot pay for Mighty Attack; with two, the other one pays."""
    one = fought(
        "2 southrons-regular, nazgul",
        "2 gondor-regular",
        "dice 1 1; dice 1 1",
        free=MIGHTY_ATTACK,
        shadow=WORDS_OF_POWER[0],
        characters=BOROMIR,
    )
    go(one, "reroll 0")
    assert asked(one) == "shadow cease"
    assert units(one, HERE) == 2
    two = fought(
        "2 southrons-regular, nazgul",
        "2 gondor-regular",
        "dice 1 1; dice 1 1 1",
        free=MIGHTY_ATTACK,
        shadow=WORDS_OF_POWER[0],
        characters={"boromir": THERE, "legolas": THERE},
    )
    go(two, "name boromir", "reroll 0")
    assert asked(two) == "shadow cease"
    assert units(two, HERE) == 1


# -- Scouts --------------------------------------------------------------------------------------


# combat: scouts
@pytest.mark.parametrize("card", SCOUTS)
def test_scouts_lead_the_defenders_away_before_a_die_is_rolled(card: str) -> None:
    match = fought("2 southrons-regular", "2 gondor-regular", free=card)
    assert asked(match) == "free slip_away"
    ways = ["druadan-forest", "eastern-emyn-muil", "osgiliath", "western-emyn-muil"]
    assert options(match) == [f"retreat {way}" for way in ways]
    go(match, "retreat osgiliath")
    assert at(match, "osgiliath") == {"gondor-regular": 2}
    assert asked(match) == "shadow advance"
    assert discarded(match, "free") == [card]


# combat: scouts
def test_scouts_leave_a_slower_card_without_effect_and_without_price() -> None:
    """p. 29: as in the example of the rulebook."""
    match = fought(
        "2 sauron-regular",
        "2 elves-regular",
        free=SCOUTS[0],
        shadow=DURINS_BANE,
        start="moria",
        target="dimrill-dale",
    )
    go(match, "retreat gladden-fields")
    assert at(match, "gladden-fields") == {"elves-regular": 2}
    assert discarded(match, "shadow") == [DURINS_BANE]
    assert asked(match) == "shadow advance"


# combat: scouts
def test_scouts_can_lead_behind_the_walls_of_an_own_stronghold() -> None:
    match = fought(
        "2 isengard-regular", "2 rohan-regular", free=SCOUTS[0], start="westemnet", target="helms-deep"
    )
    assert options(match) == ["retreat fords-of-isen", "withdraw"]
    go(match, "withdraw")
    assert within(match, "helms-deep") == {"rohan-regular": 2}
    go(match, "advance", "all")
    assert at(match, "helms-deep") == {"isengard-regular": 2}


# combat: scouts
def test_scouts_without_a_way_out_do_nothing() -> None:
    """The regions around Edoras are all the enemy's."""
    match = fought(
        "2 isengard-regular",
        "2 rohan-regular",
        "dice 1 1; dice 1 1",
        free=SCOUTS[0],
        start="folde",
        target="edoras",
        others={"westemnet": "isengard-regular"},
    )
    assert asked(match) == "shadow cease"
    assert units(match, "edoras") == 2


# combat: scouts
def test_scouts_help_neither_attackers_nor_the_besieged() -> None:
    assert not usable(joined("2 gondor-regular", "2 southrons-regular", free=SCOUTS[0], side="free"))
    assert not usable(stormed("2 isengard-regular", "2 rohan-regular", free=SCOUTS[0]))


# combat: scouts
def test_scouts_help_besiegers_against_a_sortie() -> None:
    match = both_use(sallied("2 isengard-regular", "2 rohan-regular", free=SCOUTS[0]))
    assert options(match) == ["retreat fords-of-isen", "retreat gap-of-rohan"]
    go(match, "retreat fords-of-isen")
    assert at(match, "fords-of-isen") == {"rohan-regular": 2}
    assert at(match, "orthanc") == {"isengard-regular": 2}


# -- Sudden Strike -------------------------------------------------------------------------------


# combat: sudden-strike
@pytest.mark.parametrize("card", SUDDEN_STRIKE)
def test_sudden_strike_rolls_the_leadership_before_the_battle_is_joined(card: str) -> None:
    match = fought(
        "3 southrons-regular",
        "2 gondor-regular, 2 gondor-leader",
        "dice 5 6; dice 1; dice 1 1",
        free=card,
    )
    # Two have fallen before they could roll.
    assert rolled(match, "attacker") == [1]
    assert rerolls(match) == 2
    go(match, "reroll 0")
    assert units(match, HERE) == 1


# combat: sudden-strike
def test_sudden_strike_can_end_the_battle_at_once() -> None:
    match = fought("southrons-regular", "gondor-regular, gondor-leader", "dice 5", free=SUDDEN_STRIKE[0])
    assert seen(match)["armies"] == {THERE: {"gondor-regular": 1, "gondor-leader": 1}}
    assert asked(match) == "free die"


# combat: sudden-strike
def test_sudden_strike_needs_what_the_combat_roll_needs_and_five_dice_at_most() -> None:
    """p. 30: a 6 against a city in the first round."""
    match = fought(
        "2 gondor-regular, 4 gondor-leader, 2 rohan-leader",
        "2 southrons-regular",
        "dice 5 5 5 5 6; dice 1 1; dice 1",
        free=SUDDEN_STRIKE[0],
        side="free",
        start="near-harad",
        target="far-harad",
    )
    assert rolled(match, "defender") == [1]
    assert units(match, "far-harad") == 1


# combat: sudden-strike
def test_sudden_strike_is_not_touched_by_the_enemys_card() -> None:
    """p. 30: what Deadly Strife adds comes later, and a strike is never rolled again."""
    match = fought(
        "2 southrons-regular",
        "2 gondor-regular, gondor-leader",
        "dice 4; dice 1 1; dice 1 1",
        free=SUDDEN_STRIKE[0],
        shadow=DEADLY_STRIFE,
    )
    assert len(rolled(match, "attacker")) == 2


# combat: sudden-strike
def test_sudden_strike_needs_a_leader_or_a_companion() -> None:
    assert not usable(joined("2 southrons-regular", "2 gondor-regular", free=SUDDEN_STRIKE[0]))
    led = joined("2 southrons-regular", "2 gondor-regular", free=SUDDEN_STRIKE[0], characters=BOROMIR)
    assert usable(led)


# combat: sudden-strike
def test_sudden_strike_has_no_die_where_the_only_leader_is_silenced() -> None:
    match = fought(
        "2 southrons-regular, nazgul",
        "2 gondor-regular",
        "dice 1 1; dice 1 1",
        free=SUDDEN_STRIKE[0],
        shadow=WORDS_OF_POWER[0],
        characters=BOROMIR,
    )
    assert units(match, HERE) == 2


# -- Charge --------------------------------------------------------------------------------------


# combat: charge
@pytest.mark.parametrize("card", CHARGE)
def test_charge_rolls_a_die_for_each_elite_before_the_battle_is_joined(card: str) -> None:
    match = fought(
        "3 southrons-regular",
        "2 gondor-elite, gondor-regular",
        "dice 5 6; dice 1; dice 1 1 1",
        free=card,
    )
    assert rolled(match, "attacker") == [1]
    assert units(match, HERE) == 1


# combat: charge
def test_charge_needs_an_elite() -> None:
    match = joined("2 southrons-elite", "2 gondor-regular, gondor-leader", free=CHARGE[0])
    assert not usable(match)


# -- Durin's Bane --------------------------------------------------------------------------------


# combat: durins-bane
def test_durins_bane_strikes_with_three_dice_that_hit_on_a_4() -> None:
    match = fought(
        "2 sauron-regular",
        "4 elves-regular",
        "dice 4 3 4; dice 1 1; dice 1 1",
        shadow=DURINS_BANE,
        start="moria",
        target="dimrill-dale",
    )
    assert rolled(match, "defender") == [1, 1]
    assert units(match, "dimrill-dale") == 2


# combat: durins-bane
def test_durins_bane_can_be_used_from_the_table_and_everybody_sees_it_coming() -> None:
    match = joined(
        "2 sauron-regular",
        "4 elves-regular",
        "dice 4 4 4; dice 1 1; dice 1",
        free=DAYLIGHT,
        start="moria",
        target="dimrill-dale",
        table=[DURINS_BANE],
    )
    assert options(match) == [f"combat {DURINS_BANE}", "combat none"]
    go(match, f"combat {DURINS_BANE}")
    assert on_table(match) == []
    assert match.view(0).battle.attacker.card == DURINS_BANE
    go(match, "combat none")
    assert units(match, "dimrill-dale") == 1
    assert discarded(match, "shadow") == [DURINS_BANE]


# combat: durins-bane
def test_durins_bane_reaches_two_regions_from_moria_whoever_attacks() -> None:
    near = joined(
        "2 north-regular",
        "2 sauron-regular",
        shadow=DURINS_BANE,
        side="free",
        start="rivendell",
        target="trollshaws",
    )
    assert usable(near, "shadow")
    far = joined("2 sauron-regular", "2 gondor-regular", shadow=DURINS_BANE)
    assert not usable(far, "shadow")
