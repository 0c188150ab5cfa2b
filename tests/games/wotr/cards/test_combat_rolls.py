"""Combat cards with initiative 3: what the combat roll is worth, and how many dice it has (p. 29-30)."""

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
    stormed,
    units,
    usable,
)
from tests.games.wotr.cards.shadowing import go
from tests.games.wotr.table import asked, at, options, spare

IT_IS_A_GIFT = ["elven-cloaks", "elven-rope", "phial-of-galadriel", "smeagol-helps-nice-master"]
ONE_FOR_THE_DARK_LORD = ["shelobs-lair", "the-ring-is-mine", "on-on-they-went", "give-it-to-uss"]
SERVANT_OF_THE_SECRET_FIRE = "wizards-staff"
VALOUR = ["dain-ironfoots-guard", "eomer-son-of-eomund", "thranduils-archers"]
ENTS_RAGE, HUORN_DARK = "the-ents-awake-treebeard", "the-ents-awake-huorns"
DEVILRY_OF_ORTHANC = ["dreadful-spells", "denethors-folly", "threats-and-promises"]
DESPERATE_BATTLE = ["monsters-roused", "musterings-of-long-planned-war", "pits-of-mordor"]
DEADLY_STRIFE = ["return-to-valinor", "corsairs-of-umbar", "horde-from-the-east"]
ADVANTAGEOUS_POSITION = [
    "the-power-of-tom-bombadil",
    "book-of-mazarbul",
    "swords-in-eriador",
    "kindred-of-glorfindel",
]
DAYLIGHT = ["the-last-battle", "celeborns-galadhrim", "riders-of-theoden"]
BRAVE_STAND = ["there-and-back-again", "house-of-the-stewards", "the-grey-company"]
CRUEL_AS_DEATH = ["orc-patrol", "isildurs-bane", "cruel-weather", "the-palantir-of-orthanc"]
DREAD_AND_DESPAIR = [
    "candles-of-corpses",
    "the-breaking-of-the-fellowship",
    "grond-hammer-of-the-underworld",
]
FOUL_STENCH = ["nazgul-search", "wormtongue", "the-black-captain-commands"]
RELENTLESS_ASSAULT = ["the-day-without-dawn", "rage-of-the-dunlendings", "the-king-is-revealed"]

AT_THE_RING = {"region": THERE}
IN_MORDOR = {"mordor": 1}
GANDALF = {"gandalf-white": THERE, "gandalf-grey": "eliminated"}


# -- It Is a Gift, One for the Dark Lord ---------------------------------------------------------


# combat: it-is-a-gift
@pytest.mark.parametrize("card", IT_IS_A_GIFT)
def test_it_is_a_gift_betters_roll_and_re_roll_where_the_ring_is(card: str) -> None:
    match = fought(
        "4 southrons-regular",
        "2 gondor-regular, gondor-leader",
        "dice 4 4 4 4; dice 4 3",
        "dice 4",
        free=card,
        fellowship=AT_THE_RING,
    )
    # The Shadow's 4s miss; of the Free Peoples' 4 and 3 one hits.
    assert rerolls(match) == 1
    go(match, "reroll 1")
    assert (units(match, HERE), units(match, THERE)) == (2, 2)


# combat: it-is-a-gift
def test_it_is_a_gift_helps_attackers_too_and_looks_where_the_defenders_are() -> None:
    there = joined(
        "2 gondor-regular",
        "southrons-regular",
        free=IT_IS_A_GIFT[0],
        side="free",
        fellowship=AT_THE_RING,
    )
    assert usable(there)
    here = {"region": HERE}
    elsewhere = joined(
        "2 gondor-regular", "southrons-regular", free=IT_IS_A_GIFT[0], side="free", fellowship=here
    )
    assert not usable(elsewhere)


# combat: it-is-a-gift
def test_it_is_a_gift_cannot_be_used_once_the_ring_is_on_the_mordor_track() -> None:
    """p. 43: the Ring-bearers are in no region."""
    match = joined(
        "southrons-regular", "2 gondor-regular", free=IT_IS_A_GIFT[0], fellowship=IN_MORDOR, company=[]
    )
    assert not usable(match)


# combat: one-for-the-dark-lord
@pytest.mark.parametrize("card", ONE_FOR_THE_DARK_LORD)
def test_one_for_the_dark_lord_betters_roll_and_re_roll_where_the_ring_is(card: str) -> None:
    match = fought(
        "2 southrons-regular, nazgul",
        "3 gondor-regular",
        "dice 4 3; dice 4 4 4",
        "dice 4",
        shadow=card,
        fellowship=AT_THE_RING,
    )
    assert rerolls(match) == 1
    go(match, "reroll 1")
    assert (units(match, HERE), units(match, THERE)) == (2, 1)


# combat: one-for-the-dark-lord
def test_one_for_the_dark_lord_cannot_be_used_where_the_ring_is_not() -> None:
    match = joined("southrons-regular", "2 gondor-regular", shadow=ONE_FOR_THE_DARK_LORD[0])
    assert not usable(match, "shadow")


# -- Servant of the Secret Fire, Valour, Ents' Rage, Devilry of Orthanc --------------------------


# combat: servant-of-the-secret-fire
@pytest.mark.parametrize("gandalf", ["gandalf-grey", "gandalf-white"])
def test_servant_of_the_secret_fire_betters_the_roll_alone(gandalf: str) -> None:
    fate = {"gandalf-grey": "eliminated", gandalf: THERE}
    dice = "dice 4 3 1" if gandalf == "gandalf-grey" else "dice 4 3"
    match = fought(
        "3 southrons-regular",
        "2 gondor-regular",
        f"dice 4 4 4; {dice}",
        "dice 4",
        free=SERVANT_OF_THE_SECRET_FIRE,
        characters=fate,
        fellowship={"guide": "strider"},
    )
    go(match, "reroll 1")
    assert (units(match, HERE), units(match, THERE)) == (2, 2)


# combat: servant-of-the-secret-fire
def test_servant_of_the_secret_fire_is_gandalf_and_nobody_else() -> None:
    match = joined(
        "2 southrons-regular",
        "2 gondor-regular",
        free=SERVANT_OF_THE_SECRET_FIRE,
        characters={"boromir": THERE},
    )
    assert not usable(match)


# combat: valour
@pytest.mark.parametrize("card", VALOUR)
def test_valour_betters_the_roll_of_an_army_with_an_elite(card: str) -> None:
    match = fought(
        "3 southrons-regular",
        "gondor-elite, gondor-regular, gondor-leader",
        "dice 4 4 4; dice 4 3",
        "dice 4",
        free=card,
    )
    go(match, "reroll 1")
    assert (units(match, HERE), units(match, THERE)) == (2, 2)


# combat: valour
def test_valour_needs_an_elite_of_ones_own() -> None:
    assert not usable(joined("2 southrons-elite", "2 gondor-regular, gondor-leader", free=VALOUR[0]))


# combat: ents-rage
def test_ents_rage_adds_two_to_the_roll_alone() -> None:
    match = fought(
        "3 isengard-regular",
        "2 rohan-regular, rohan-leader",
        "dice 1 1 1; dice 3 2",
        "dice 3",
        free=ENTS_RAGE,
        start="westemnet",
        target="fangorn",
    )
    go(match, "reroll 1")
    assert units(match, "westemnet") == 2


# combat: ents-rage
@pytest.mark.parametrize(
    ("start", "target", "possible"),
    [
        ("westemnet", "eastemnet", True),
        ("fords-of-isen", "orthanc", True),
        ("eastemnet", "fangorn", True),
        ("eastemnet", "parth-celebrant", False),
        ("fords-of-isen", "gap-of-rohan", False),
    ],
)
def test_ents_rage_is_felt_in_rohan_fangorn_and_orthanc(start: str, target: str, possible: bool) -> None:
    match = joined(
        "2 rohan-regular", "isengard-regular", free=ENTS_RAGE, side="free", start=start, target=target
    )
    assert usable(match) == possible


# combat: devilry-of-orthanc
@pytest.mark.parametrize("card", DEVILRY_OF_ORTHANC)
def test_devilry_of_orthanc_betters_the_assault_on_a_stronghold(card: str) -> None:
    match = stormed(
        "3 isengard-regular, nazgul", "2 rohan-regular", "dice 5 4 1; dice 1 1", "dice 5", shadow=card
    )
    both_use(match)
    # The 5 has hit where a 6 is needed, but not in the re-roll.
    go(match, "reroll 1")
    assert asked(match) == "free die"
    assert match.state.position()["inside"]["helms-deep"] == {"rohan-regular": 1}


# combat: devilry-of-orthanc
def test_devilry_of_orthanc_helps_the_besieged_as_well() -> None:
    match = stormed(
        "2 rohan-regular",
        "2 isengard-regular",
        "dice 1 1; dice 4 3",
        shadow=DEVILRY_OF_ORTHANC[0],
        side="free",
        region="orthanc",
    )
    both_use(match)
    assert at(match, "orthanc") == {"rohan-regular": 1}


# combat: devilry-of-orthanc
def test_devilry_of_orthanc_needs_a_siege_and_a_unit_of_isengard() -> None:
    """Our reading: a field battle at a stronghold is not fought in it."""
    field = joined(
        "2 isengard-regular",
        "2 rohan-regular",
        shadow=DEVILRY_OF_ORTHANC[0],
        start="westemnet",
        target="helms-deep",
    )
    assert not usable(field, "shadow")
    assert not usable(
        stormed("2 sauron-regular", "2 rohan-regular", shadow=DEVILRY_OF_ORTHANC[0]), "shadow"
    )


# -- Desperate Battle, Deadly Strife -------------------------------------------------------------


# combat: desperate-battle
@pytest.mark.parametrize("card", DESPERATE_BATTLE)
def test_desperate_battle_adds_one_to_everything(card: str) -> None:
    match = fought(
        "3 southrons-regular, nazgul",
        "3 gondor-regular, gondor-leader",
        "dice 4 3 3; dice 4 3 3",
        "dice 4; dice 4",
        shadow=card,
    )
    go(match, "reroll 1", "reroll 1")
    assert (units(match, HERE), units(match, THERE)) == (1, 1)


# combat: desperate-battle
def test_in_a_desperate_battle_a_1_still_misses_and_walls_still_count() -> None:
    """p. 30: against a fortification a 5 hits now, and no less."""
    match = fought(
        "3 southrons-regular",
        "2 gondor-regular",
        "dice 5 4 1; dice 1 1",
        shadow=DESPERATE_BATTLE[0],
        target="osgiliath",
    )
    assert units(match, "osgiliath") == 1


# combat: deadly-strife
@pytest.mark.parametrize("card", DEADLY_STRIFE)
def test_deadly_strife_adds_two_to_everything(card: str) -> None:
    match = fought(
        "3 southrons-regular, nazgul",
        "3 gondor-regular, gondor-leader",
        "dice 3 2 2; dice 3 2 2",
        "dice 3; dice 3",
        shadow=card,
    )
    go(match, "reroll 1", "reroll 1")
    assert (units(match, HERE), units(match, THERE)) == (1, 1)


# combat: deadly-strife
def test_in_deadly_strife_a_1_still_misses() -> None:
    match = fought(
        "2 southrons-regular", "2 gondor-regular", "dice 1 1; dice 1 1", shadow=DEADLY_STRIFE[0]
    )
    assert (units(match, HERE), units(match, THERE)) == (2, 2)


# -- Advantageous Position -----------------------------------------------------------------------


# combat: advantageous-position
@pytest.mark.parametrize("card", ADVANTAGEOUS_POSITION)
def test_advantageous_position_spoils_the_shadows_roll_but_no_6_and_no_re_roll(card: str) -> None:
    match = fought(
        "3 isengard-regular, nazgul",
        "3 rohan-regular",
        "dice 5 6 1; dice 5 1 1",
        "dice 5",
        free=card,
        start="westemnet",
        target="eastemnet",
    )
    assert rerolls(match) == 1
    go(match, "reroll 1")
    assert (units(match, "westemnet"), units(match, "eastemnet")) == (2, 1)


# combat: advantageous-position
@pytest.mark.parametrize(
    ("start", "target", "possible"),
    [
        ("minas-morgul", "north-ithilien", False),
        ("north-ithilien", "osgiliath", False),
        ("gap-of-rohan", "fords-of-isen", True),
        ("osgiliath", "lossarnach", True),
    ],
)
def test_advantageous_position_is_inside_the_borders_of_a_free_nation(
    start: str, target: str, possible: bool
) -> None:
    match = joined(
        "2 sauron-regular", "gondor-regular", free=ADVANTAGEOUS_POSITION[0], start=start, target=target
    )
    assert usable(match) == possible


# -- Daylight, Huorn-dark, Brave Stand -----------------------------------------------------------


# combat: daylight
@pytest.mark.parametrize("card", DAYLIGHT)
def test_in_daylight_the_shadow_rolls_three_dice_at_most(card: str) -> None:
    match = fought("6 southrons-regular", "5 gondor-regular", "dice 1 1 1; dice 1 1 1 1 1", free=card)
    assert rolled(match, "attacker") == [1, 1, 1]
    assert len(rolled(match, "defender")) == 5


# combat: daylight
def test_daylight_gives_a_small_army_no_dice() -> None:
    match = fought(
        "2 gondor-regular", "2 southrons-regular", "dice 1 1; dice 1 1", free=DAYLIGHT[0], side="free"
    )
    assert rolled(match, "defender") == [1, 1]


# combat: huorn-dark
def test_in_the_huorn_dark_the_shadow_rolls_two_dice_at_most() -> None:
    match = fought(
        "4 isengard-regular",
        "3 rohan-regular",
        "dice 1 1; dice 1 1 1",
        free=HUORN_DARK,
        start="westemnet",
        target="eastemnet",
    )
    assert rolled(match, "attacker") == [1, 1]


# combat: huorn-dark
def test_the_huorns_do_not_come_to_gondor() -> None:
    assert not usable(joined("4 southrons-regular", "3 gondor-regular", free=HUORN_DARK))


# combat: brave-stand
@pytest.mark.parametrize("card", BRAVE_STAND)
def test_brave_stand_takes_a_die_for_each_companion_from_those_that_would_be_rolled(card: str) -> None:
    """Our reading: of seven units five would roll, so three are left."""
    match = fought(
        "7 southrons-regular",
        "gondor-regular",
        "dice 1 1 1; dice 1 1 1",
        free=card,
        characters={"boromir": THERE, "legolas": THERE},
    )
    assert rolled(match, "attacker") == [1, 1, 1]


# combat: brave-stand
def test_brave_stand_leaves_one_die_and_needs_a_companion() -> None:
    match = fought(
        "2 southrons-regular",
        "gondor-regular",
        "dice 1; dice 1 1 1 1",
        free=BRAVE_STAND[0],
        characters={"boromir": THERE, "legolas": THERE, "gimli": THERE},
    )
    assert rolled(match, "attacker") == [1]
    alone = joined("2 southrons-regular", "gondor-regular, gondor-leader", free=BRAVE_STAND[0])
    assert not usable(alone)


# -- Cruel as Death, Dread and Despair, Foul Stench ----------------------------------------------


# combat: cruel-as-death
@pytest.mark.parametrize("card", CRUEL_AS_DEATH)
def test_cruel_as_death_trades_two_points_of_leadership_for_a_better_roll(card: str) -> None:
    match = fought(
        "2 southrons-regular, 3 nazgul", "2 gondor-regular", "dice 4 1; dice 4 1", "dice 4", shadow=card
    )
    assert rerolls(match) == 1
    go(match, "reroll 1")
    assert (units(match, HERE), units(match, THERE)) == (2, 1)


# combat: cruel-as-death
def test_for_cruel_as_death_the_witch_king_counts_two_and_the_mouth_nothing() -> None:
    king = joined(
        "southrons-regular", "gondor-regular", shadow=CRUEL_AS_DEATH[0], characters={"witch-king": HERE}
    )
    assert usable(king, "shadow")
    mouth = joined(
        "southrons-regular, nazgul",
        "gondor-regular",
        shadow=CRUEL_AS_DEATH[0],
        characters={"mouth-of-sauron": HERE},
    )
    assert not usable(mouth, "shadow")


# combat: cruel-as-death
@pytest.mark.parametrize(
    "card", [CRUEL_AS_DEATH[0], DREAD_AND_DESPAIR[0], FOUL_STENCH[0], "flocks-of-crebain"]
)
def test_the_white_rider_keeps_the_nazgul_from_giving_up_what_he_has_cancelled(card: str) -> None:
    """p. 30: so none of the cards that need their Leadership can be used."""
    for rider in (True, False):
        match = joined(
            "southrons-regular, 3 nazgul", "gondor-regular", shadow=card, characters=GANDALF, rider=rider
        )
        assert usable(match, "shadow") != rider


# combat: dread-and-despair
@pytest.mark.parametrize("card", DREAD_AND_DESPAIR)
def test_dread_and_despair_takes_as_many_dice_as_leadership_is_given_up(card: str) -> None:
    match = fought(
        "southrons-regular, 2 nazgul",
        "5 gondor-regular",
        "dice 1; dice 1 1",
        shadow=card,
        characters={"witch-king": HERE},
    )
    assert asked(match) == "shadow sorcerer"
    go(match, "keep")
    assert asked(match) == "shadow give_up"
    assert options(match) == ["number 1", "number 2", "number 3", "number 4"]
    go(match, "number 3")
    assert rolled(match, "defender") == [1, 1]
    assert rerolls(match) == 1


# combat: dread-and-despair
def test_dread_and_despair_costs_the_only_point_there_is_and_leaves_one_die() -> None:
    match = fought(
        "southrons-regular, nazgul", "gondor-regular", "dice 1; dice 1", shadow=DREAD_AND_DESPAIR[0]
    )
    assert rolled(match, "defender") == [1]
    assert asked(match) == "shadow cease"


# combat: dread-and-despair
def test_dread_and_despair_needs_leadership_of_nazgul() -> None:
    match = joined(
        "southrons-regular",
        "gondor-regular",
        shadow=DREAD_AND_DESPAIR[0],
        characters={"mouth-of-sauron": HERE},
    )
    assert not usable(match, "shadow")


# combat: foul-stench
@pytest.mark.parametrize("card", FOUL_STENCH)
def test_foul_stench_takes_the_re_roll_of_those_whom_the_nazgul_match(card: str) -> None:
    match = fought(
        "southrons-regular, 2 nazgul",
        "2 gondor-regular, gondor-leader",
        "dice 1; dice 1 1",
        shadow=card,
        characters={"meriadoc": THERE},
    )
    go(match, "reroll 0")
    assert asked(match) == "shadow cease"


# combat: foul-stench
def test_foul_stench_does_nothing_to_those_who_are_better_led() -> None:
    match = fought(
        "southrons-regular, nazgul",
        "2 gondor-regular, 2 gondor-leader",
        "dice 1; dice 1 1",
        shadow=FOUL_STENCH[0],
    )
    go(match, "reroll 0")
    assert asked(match) == "free reroll"


# combat: foul-stench
def test_foul_stench_needs_a_nazgul() -> None:
    assert not usable(joined("southrons-regular", "gondor-regular", shadow=FOUL_STENCH[0]), "shadow")


# combat: foul-stench
def test_foul_stench_leaves_mighty_attack_without_effect() -> None:
    match = fought(
        "2 southrons-regular, nazgul",
        "2 gondor-regular",
        "dice 1 1; dice 1 1 1",
        free="axe-and-bow",
        shadow=FOUL_STENCH[0],
        characters={"boromir": THERE},
    )
    go(match, "reroll 0")
    assert asked(match) == "shadow cease"
    assert units(match, HERE) == 2


# -- Relentless Assault --------------------------------------------------------------------------


# combat: relentless-assault
@pytest.mark.parametrize("card", RELENTLESS_ASSAULT)
def test_relentless_assault_buys_a_better_roll_with_hits_on_the_own_army(card: str) -> None:
    """Our reading: those who fall so do not roll any more."""
    match = fought(
        "4 southrons-regular, nazgul", "3 gondor-regular", "dice 3 2; dice 3 3 3", "dice 3", shadow=card
    )
    assert asked(match) == "shadow hurt"
    assert options(match) == ["number 0", "number 1", "number 2"]
    go(match, "number 2", "reroll 1")
    assert (units(match, HERE), units(match, THERE)) == (2, 2)
    assert spare(match, "southrons-regular") == 22


# combat: relentless-assault
def test_relentless_assault_lets_the_owner_say_who_is_hit_or_that_nobody_is() -> None:
    match = fought(
        "southrons-regular, southrons-elite",
        "gondor-regular",
        "dice 4 1; dice 1",
        shadow=RELENTLESS_ASSAULT[0],
    )
    go(match, "number 1")
    assert asked(match) == "shadow casualties"
    assert options(match) == ["lose southrons-elite>regular", "lose southrons-regular"]
    go(match, "lose southrons-elite>regular")
    assert asked(match) == "shadow advance"
    none = fought(
        "2 southrons-regular", "gondor-regular", "dice 4 4; dice 1", shadow=RELENTLESS_ASSAULT[0]
    )
    go(none, "number 0")
    assert units(none, THERE) == 1


# combat: relentless-assault
def test_relentless_assault_offers_no_more_hits_than_the_army_can_take() -> None:
    match = fought("southrons-regular", "gondor-regular", shadow=RELENTLESS_ASSAULT[0])
    assert options(match) == ["number 0", "number 1"]
    go(match, "number 1")
    # The attackers have destroyed themselves.
    assert at(match, HERE) == {}
    assert units(match, THERE) == 1
    assert asked(match) == "free die"
