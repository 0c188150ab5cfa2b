"""The Shadow's character cards of dice, spells, a battering-ram, and the Nazgûl with their armies."""

from __future__ import annotations

from typing import Any

import mathom
from mathom.core.lang import say
from tests.games.wotr.cards.shadowing import can_play, discarded, go, holding, plays
from tests.games.wotr.table import (
    WOTR,
    asked,
    at,
    fallen,
    holder,
    offered,
    options,
    seen,
    spare,
    step,
    where,
    within,
)

# -- The Lidless Eye -----------------------------------------------------------------------------


# card: the-lidless-eye
def test_the_lidless_eye_turns_up_to_three_unused_dice_into_eyes() -> None:
    match = plays("the-lidless-eye", more_dice="army army muster event", free="event event event event")
    assert asked(match) == "shadow die_to_eye"
    assert options(match) == ["die army", "die event", "die muster", "done"]
    go(match, "die army", "die army", "die event")
    assert seen(match)["hunt_box"]["shadow"] == 3
    assert seen(match)["dice"]["shadow"] == {"muster": 1}
    assert asked(match) == "free die"


# card: the-lidless-eye
def test_the_lidless_eye_need_not_look_with_all_three() -> None:
    match = plays("the-lidless-eye", more_dice="army army", hunt_box={"shadow": 1})
    go(match, "die army", "done")
    assert seen(match)["hunt_box"]["shadow"] == 2
    assert seen(match)["dice"]["shadow"] == {"army": 1}


# card: the-lidless-eye
def test_the_lidless_eye_does_not_count_the_die_that_paid_for_it() -> None:
    match = plays("the-lidless-eye")
    assert asked(match) == "free die"
    assert seen(match)["hunt_box"]["shadow"] == 0
    assert discarded(match) == ["the-lidless-eye"]


# -- Dreadful Spells -----------------------------------------------------------------------------

SPELLS = "dreadful-spells"


# card: dreadful-spells
def test_dreadful_spells_roll_a_die_for_each_nazgul_against_an_army_next_to_theirs() -> None:
    """The Witch-king is one of them; no nation reacts, for it is no attack."""
    match = plays(
        SPELLS,
        {"osgiliath": "3 sauron-regular, 2 nazgul", "minas-tirith": "2 gondor-regular, gondor-elite"},
        characters={"witch-king": "osgiliath"},
        chance=["dice 4 5 6"],
    )
    assert asked(match) == "free casualties"
    before = step(match, "gondor")
    go(match, "lose gondor-elite")
    assert at(match, "minas-tirith") == {"gondor-regular": 2}
    assert step(match, "gondor") == before
    assert asked(match) == "free die"


# card: dreadful-spells
def test_dreadful_spells_are_cast_by_five_nazgul_at_most() -> None:
    match = plays(
        SPELLS,
        {"osgiliath": "sauron-regular, 7 nazgul", "minas-tirith": "5 gondor-regular"},
        chance=["dice 1 2 3 4 4"],
    )
    assert at(match, "minas-tirith") == {"gondor-regular": 5}


# card: dreadful-spells
def test_dreadful_spells_let_the_shadow_choose_both_armies() -> None:
    match = plays(
        SPELLS,
        {
            "osgiliath": "sauron-regular, nazgul",
            "moria": "sauron-regular, 2 nazgul",
            "minas-tirith": "gondor-regular",
            "lossarnach": "gondor-regular",
            "dimrill-dale": "elves-regular",
            "hollin": "nazgul",
            "south-downs": "north-regular",
        },
        chance=["dice 5"],
    )
    # The Nazgûl in Hollin has no army with it.
    assert asked(match) == "shadow casters"
    assert options(match) == ["to moria", "to osgiliath"]
    go(match, "to osgiliath")
    assert asked(match) == "shadow target"
    assert options(match) == ["to lossarnach", "to minas-tirith"]
    go(match, "to lossarnach")
    assert at(match, "lossarnach") == {}
    assert fallen(match, "gondor-regular") == 1


# card: dreadful-spells
def test_dreadful_spells_strike_a_besieged_army_and_its_walls_fall_at_once() -> None:
    """Its leaders are lost with it, a companion is not (p. 22)."""
    match = plays(
        SPELLS,
        {"helms-deep": "3 isengard-regular", "westemnet": "sauron-regular, nazgul"},
        inside={"helms-deep": "rohan-regular, rohan-leader"},
        characters={"boromir": "helms-deep-inside"},
        chance=["dice 6"],
    )
    assert holder(match, "helms-deep") == "shadow"
    assert within(match, "helms-deep") == {}
    assert fallen(match, "rohan-leader") == 1
    assert where(match, "boromir") == "helms-deep"


# card: dreadful-spells
def test_dreadful_spells_are_cast_by_besieged_nazgul_too() -> None:
    match = plays(
        SPELLS,
        {"orthanc": "2 rohan-regular"},
        inside={"orthanc": "isengard-regular, nazgul"},
        chance=["dice 6"],
    )
    assert at(match, "orthanc") == {"rohan-regular": 1}


# card: dreadful-spells
def test_dreadful_spells_cannot_be_played_out_of_reach_or_without_an_army() -> None:
    far = {"minas-morgul": "sauron-regular, nazgul", "minas-tirith": "gondor-regular"}
    assert not can_play(holding(SPELLS, far), SPELLS)
    alone = {"osgiliath": "nazgul", "minas-tirith": "gondor-regular"}
    assert not can_play(holding(SPELLS, alone), SPELLS)
    leaderless = {"osgiliath": "sauron-regular", "minas-tirith": "gondor-regular"}
    assert not can_play(holding(SPELLS, leaderless), SPELLS)
    witch_king = holding(SPELLS, leaderless, characters={"witch-king": "osgiliath"})
    assert can_play(witch_king, SPELLS)


# -- Grond ---------------------------------------------------------------------------------------

GROND = "grond-hammer-of-the-underworld"
GATES: dict[str, Any] = {
    "armies": {"minas-tirith": "4 sauron-regular, 2 sauron-elite"},
    "inside": {"minas-tirith": "4 gondor-regular"},
    "characters": {"witch-king": "minas-tirith"},
    "war": ["sauron", "gondor"],
}
NO_HITS = "dice 1 1 1 1 1; dice 1 1 1 1"


def asked_aloud(match: mathom.Match) -> str:
    """The question, in English."""
    assert match.decision is not None
    return say(WOTR.prompt(match.state, match.decision), "en")


# card: grond-hammer-of-the-underworld
def test_grond_storms_a_stronghold_for_three_rounds_and_then_as_usual() -> None:
    """The attacker may cease after any of them."""
    match = plays(GROND, **GATES, chance=[NO_HITS] * 3)
    go(match, "all", "reroll 0")
    assert asked(match) == "shadow cease"
    assert options(match) == ["cease", "fight"]
    assert "Elite" not in asked_aloud(match)
    go(match, "fight", "reroll 0", "fight", "reroll 0")
    assert options(match) == ["cease", "prolong sauron-elite"]
    assert "Elite" in asked_aloud(match)
    go(match, "cease")
    assert asked(match) == "free die"


# card: grond-hammer-of-the-underworld
def test_grond_may_cease_after_the_first_round() -> None:
    match = plays(GROND, **GATES, chance=[NO_HITS])
    go(match, "all", "reroll 0", "cease")
    assert asked(match) == "free die"
    assert within(match, "minas-tirith") == {"gondor-regular": 4}


# card: grond-hammer-of-the-underworld
def test_grond_gives_the_defender_no_combat_card_in_the_first_round() -> None:
    """Unless a companion is with him; from the second round on he may always use one."""
    hands = {"shadow": [GROND], "free": ["athelas"]}
    match = plays(GROND, **GATES, hands=hands, chance=[NO_HITS])
    go(match, "all")
    assert asked(match) == "shadow reroll"
    go(match, "reroll 0", "fight")
    assert asked(match) == "free combat"
    characters = {"witch-king": "minas-tirith", "boromir": "minas-tirith-inside"}
    match = plays(GROND, **{**GATES, "characters": characters}, hands=hands)
    go(match, "all")
    assert asked(match) == "free combat"


# card: grond-hammer-of-the-underworld
def test_grond_does_not_need_the_witch_king_in_front() -> None:
    match = plays(GROND, **GATES, chance=["dice 1; dice 1 1 1 1"])
    go(match, "take sauron-regular", "go")
    assert asked(match) == "shadow cease"


# card: grond-hammer-of-the-underworld
def test_grond_does_nothing_for_an_army_at_peace_or_against_closed_walls() -> None:
    """What the card asks is met, but the attack cannot be made (p. 22)."""
    match = plays(GROND, **{**GATES, "war": ["gondor"]})
    assert asked(match) == "free die"
    match = plays(
        GROND,
        {"lorien": "4 sauron-regular"},
        inside={"lorien": "elves-regular"},
        characters={"witch-king": "lorien"},
        war=["sauron"],
        table=["a-power-too-great"],
    )
    assert asked(match) == "free die"
    assert discarded(match) == [GROND]


# card: grond-hammer-of-the-underworld
def test_grond_needs_the_witch_king_before_a_besieged_stronghold() -> None:
    away = {**GATES, "characters": {"witch-king": "barad-dur"}}
    assert not can_play(holding(GROND, **away), GROND)
    nobody = {**GATES, "characters": {}}
    assert not can_play(holding(GROND, **nobody), GROND)
    no_siege = {**GATES, "inside": {}}
    assert not can_play(holding(GROND, **no_siege), GROND)
    assert can_play(holding(GROND, **GATES), GROND)
    besieged = holding(
        GROND,
        {"orthanc": "rohan-regular"},
        inside={"orthanc": "isengard-regular"},
        characters={"witch-king": "orthanc-inside"},
    )
    assert not can_play(besieged, GROND)


# -- The Ringwraiths Are Abroad ------------------------------------------------------------------

ABROAD = "the-ringwraiths-are-abroad"


# card: the-ringwraiths-are-abroad
def test_the_ringwraiths_fly_and_then_two_armies_with_a_nazgul_move() -> None:
    """A Nazgûl that has just flown may go on with the army that it has joined."""
    match = plays(
        ABROAD,
        {
            "barad-dur": "nazgul",
            "morannon": "2 sauron-regular",
            "moria": "3 sauron-regular, nazgul",
            "dol-guldur": "5 sauron-regular",
        },
    )
    assert asked(match) == "shadow flights"
    go(match, "fly barad-dur", "to morannon", "done")
    assert asked(match) == "shadow move_or_attack"
    go(match, "use move")
    starts = {option.split()[0] for option in offered(match, "move")}
    assert starts == {"morannon", "moria"}
    go(match, "move morannon dagorlad", "all", "move moria hollin")
    # A part may go, but a Nazgûl must be with it.
    go(match, "take sauron-regular")
    assert "go" not in options(match)
    go(match, "take nazgul", "go")
    assert at(match, "dagorlad") == {"sauron-regular": 2, "nazgul": 1}
    assert at(match, "hollin") == {"sauron-regular": 1, "nazgul": 1}
    assert asked(match) == "free die"


# card: the-ringwraiths-are-abroad
def test_the_ringwraiths_may_attack_instead_and_stay_in_the_rearguard() -> None:
    """Only armies with a Nazgûl; a sortie is possible too."""
    match = plays(
        ABROAD,
        {
            "osgiliath": "3 sauron-regular, nazgul",
            "lossarnach": "gondor-regular",
            "dimrill-dale": "2 sauron-regular",
            "lorien": "elves-regular",
            "orthanc": "rohan-regular",
        },
        inside={"orthanc": "isengard-regular"},
        characters={"witch-king": "orthanc-inside"},
        war=["sauron", "isengard"],
        chance=["dice 1 1; dice 1"],
    )
    go(match, "done", "use attack")
    assert options(match) == ["attack osgiliath lossarnach", "done", "sortie orthanc"]
    go(match, "attack osgiliath lossarnach", "take sauron-regular", "take sauron-regular", "go")
    assert seen(match)["armies"]["osgiliath"] == {"sauron-regular": 2}
    assert asked(match) == "shadow cease"
    go(match, "cease")
    assert at(match, "osgiliath") == {"sauron-regular": 3, "nazgul": 1}


# card: the-ringwraiths-are-abroad
def test_the_ringwraiths_may_do_neither_and_do_nothing_where_they_lead_no_army() -> None:
    match = plays(ABROAD, {"moria": "3 sauron-regular, nazgul"})
    go(match, "done", "done")
    assert asked(match) == "free die"
    match = plays(ABROAD, {"moria": "3 sauron-regular", "barad-dur": "nazgul"})
    go(match, "done")
    assert asked(match) == "free die"
    match = plays(ABROAD, {"moria": "3 sauron-regular"})
    assert asked(match) == "free die"


# -- The Black Captain Commands ------------------------------------------------------------------

CAPTAIN = "the-black-captain-commands"


def commanded(armies: dict[str, str], king: str, **parts: Any) -> mathom.Match:
    """The Black Captain commands from a place."""
    return plays(CAPTAIN, armies, characters={"witch-king": king}, **parts)


# card: the-black-captain-commands
def test_the_black_captain_recruits_two_nazgul_where_he_is() -> None:
    match = commanded({"osgiliath": "2 sauron-regular"}, "osgiliath")
    assert asked(match) == "shadow orders"
    assert options(match) == ["done", "use fly", "use recruit"]
    go(match, "use recruit")
    assert at(match, "osgiliath") == {"sauron-regular": 2, "nazgul": 2}
    assert asked(match) == "shadow move_or_attack"
    go(match, "use move")
    assert {option.split()[0] for option in offered(match, "move")} == {"osgiliath"}
    go(match, "move osgiliath north-ithilien", "all")
    assert at(match, "north-ithilien") == {"sauron-regular": 2, "nazgul": 2}
    assert where(match, "witch-king") == "north-ithilien"
    assert asked(match) == "free die"


# card: the-black-captain-commands
def test_the_black_captain_recruits_as_many_nazgul_as_there_are() -> None:
    match = commanded({"barad-dur": "7 nazgul", "osgiliath": "sauron-regular"}, "osgiliath")
    assert spare(match, "nazgul") == 1
    go(match, "use recruit")
    assert at(match, "osgiliath") == {"sauron-regular": 1, "nazgul": 1}


# card: the-black-captain-commands
def test_the_black_captain_recruits_only_in_a_free_region_or_behind_his_own_walls() -> None:
    match = commanded({"osgiliath": "gondor-regular"}, "osgiliath")
    assert options(match) == ["done", "use fly"]
    match = commanded(
        {"orthanc": "rohan-regular"}, "orthanc-inside", inside={"orthanc": "isengard-regular"}
    )
    go(match, "use recruit")
    assert within(match, "orthanc") == {"isengard-regular": 1, "nazgul": 2}


# card: the-black-captain-commands
def test_the_black_captain_flies_and_the_army_where_he_lands_acts() -> None:
    match = commanded(
        {
            "osgiliath": "3 sauron-regular",
            "moria": "3 sauron-regular",
            "lossarnach": "gondor-regular",
            "dimrill-dale": "elves-regular",
        },
        "osgiliath",
        war=["sauron"],
    )
    go(match, "use fly", "group witch-king", "to moria", "use attack")
    assert options(match) == ["attack moria dimrill-dale", "done"]


# card: the-black-captain-commands
def test_the_black_captain_leads_the_attack_himself() -> None:
    match = commanded(
        {"osgiliath": "3 sauron-regular, nazgul", "lossarnach": "gondor-regular"},
        "osgiliath",
        war=["sauron"],
    )
    go(match, "done", "use attack", "attack osgiliath lossarnach")
    assert "leave nazgul" in options(match)
    assert "leave witch-king" not in options(match)
    go(match, "take sauron-regular")
    assert "go" not in options(match)
    assert "take witch-king" in options(match)


# card: the-black-captain-commands
def test_the_black_captain_may_command_nothing_and_must_be_in_play() -> None:
    match = commanded({"osgiliath": "3 sauron-regular"}, "osgiliath")
    go(match, "done", "done")
    assert asked(match) == "free die"
    assert not can_play(holding(CAPTAIN), CAPTAIN)
    lost = holding(CAPTAIN, characters={"witch-king": "eliminated"})
    assert not can_play(lost, CAPTAIN)
