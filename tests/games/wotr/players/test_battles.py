"""Chapter XI: battles of partners (p. 46): who takes part, and who decides."""

from __future__ import annotations

import pytest

from mathom.core.agenda import Decision, Step
from mathom.core.text import Rule
from mathom.games.wotr.box import FREE, SHADOW, region
from mathom.games.wotr.cards.parts.allies import DriveOut
from mathom.games.wotr.cards.parts.striking import hit
from mathom.games.wotr.command import controller
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.attack import AttackArmy
from mathom.games.wotr.steps.battle import combat_dice
from tests.games.wotr.players.partners import (
    GONDOR,
    ROHAN,
    SARUMAN,
    WITCH_KING,
    act,
    aside,
    asked,
    at,
    everywhere,
    is_mixed,
    offered,
    options,
    partners,
    play,
    told,
)

# -- the attackers -------------------------------------------------------------------------------

BESIDE = {
    "osgiliath": "2 gondor-regular, 3 rohan-regular, rohan-leader",
    "north-ithilien": "sauron-regular",
}


def test_a_separate_army_of_the_partner_stands_aside() -> None:
    """9.1, S26: it is no attacker, and cannot be hit."""
    state = partners(BESIDE, chance=["dice 1 1; dice 6"])
    act(state, GONDOR, AttackArmy(FREE, 0))
    assert offered(state, "take") == ["gondor-regular"]
    play(state, "all")
    # Two dice against one, and the hit takes one of those who fight.
    assert aside(state) == {"rohan-regular": 3, "rohan-leader": 1}
    assert at(state, "osgiliath") == {"gondor-regular": 1}
    assert asked(state) == f"{GONDOR} cease"
    play(state, "cease")
    assert at(state, "osgiliath") == {"gondor-regular": 1, "rohan-regular": 3, "rohan-leader": 1}
    assert not is_mixed(state, "osgiliath")


def test_the_partners_army_is_still_there_when_the_attackers_have_fallen() -> None:
    """9.1, S26."""
    state = partners(
        {**BESIDE, "north-ithilien": "5 sauron-regular"}, chance=["dice 1 1; dice 6 6 1 1 1"]
    )
    play(act(state, GONDOR, AttackArmy(FREE, 0)), "all")
    assert at(state, "osgiliath") == {"rohan-regular": 3, "rohan-leader": 1}
    assert asked(state) == "over"


def test_the_attacker_does_not_advance_with_his_partners_army() -> None:
    """9.1, p. 31."""
    state = partners(BESIDE, chance=["dice 6 1; dice 1"])
    play(act(state, GONDOR, AttackArmy(FREE, 0)), "all", "advance")
    assert offered(state, "take") == ["gondor-regular"]
    play(state, "all")
    assert at(state, "north-ithilien") == {"gondor-regular": 2}
    assert at(state, "osgiliath") == {"rohan-regular": 3, "rohan-leader": 1}


def test_the_commander_attacks_with_the_whole_mixed_army() -> None:
    """8.7, 9.1."""
    state = partners(BESIDE, mixed=["osgiliath"], chance=["dice 1 1 1 1 1; dice 1"])
    act(state, ROHAN, AttackArmy(FREE, 0))
    play(state, "all", "reroll 0")
    assert asked(state) == f"{ROHAN} cease"
    assert aside(state) == {}


def test_he_may_leave_his_partners_units_in_the_rearguard_but_must_command_those_who_fight() -> None:
    """8.9, S24."""
    state = partners(BESIDE, mixed=["osgiliath"])
    act(state, ROHAN, AttackArmy(FREE, 0))
    play(state, "leave rohan-regular", "leave rohan-regular")
    assert "go" not in options(state)
    play(state, "leave gondor-regular")
    # One against one: Gondor's player leads.
    assert options(state) == ["leave gondor-regular", "leave rohan-leader"]
    state = partners(BESIDE, mixed=["osgiliath"], chance=["dice 1 1 1; dice 1"])
    play(act(state, ROHAN, AttackArmy(FREE, 0)), "leave gondor-regular", "leave gondor-regular", "go")
    assert aside(state) == {"gondor-regular": 2}
    play(state, "reroll 0", "cease")
    assert is_mixed(state, "osgiliath")
    everywhere(state)


def test_if_losses_give_the_attackers_to_the_partner_he_decides_from_then_on() -> None:
    """8.6, S27: and when the battle is over the action is his again whose it was."""
    armies = {"osgiliath": "2 gondor-regular, 3 rohan-regular", "north-ithilien": "3 sauron-regular"}
    state = partners(armies, mixed=["osgiliath"], chance=["dice 1 1 1 1 1; dice 6 6 1"])
    play(act(state, ROHAN, AttackArmy(FREE, 0)), "all")
    assert asked(state) == f"{ROHAN} casualties"
    play(state, "lose rohan-regular*2")
    assert asked(state) == f"{GONDOR} cease"
    play(state, "cease")
    assert state.speaks[FREE] == 1


# -- the defenders -------------------------------------------------------------------------------

ATTACKED = {"osgiliath": "2 gondor-regular, 3 rohan-regular", "north-ithilien": "3 sauron-regular"}


def defended(*chance: str, army: str = "", leading: str = GONDOR, **parts: object) -> WotrState:
    """The Witch-king's player attacks separate armies of both in Osgiliath."""
    armies = {**ATTACKED, "osgiliath": army or ATTACKED["osgiliath"]}
    state = partners(armies, leading=[leading], chance=chance, **parts)  # type: ignore[arg-type]
    return play(act(state, WITCH_KING, AttackArmy(SHADOW, 0)), "all")


def test_separate_armies_that_are_attacked_become_one() -> None:
    """8.2, 9.2: all of them fight."""
    state = defended("dice 1 1 1; dice 6 6 1 1 1")
    assert [event.args for event in told(state, "merged")] == [{"region": "osgiliath"}]
    assert at(state, "north-ithilien") == {"sauron-regular": 1}
    play(state, "cease")
    assert is_mixed(state, "osgiliath")
    assert asked(state) == "over"


def test_the_commander_decides_for_the_defenders() -> None:
    """9.3, S27: which of his partner's figures are lost too."""
    state = defended("dice 6 1 1; dice 1 1 1 1 1")
    assert asked(state) == f"{ROHAN} casualties"
    assert options(state) == ["lose gondor-regular", "lose rohan-regular"]
    play(state, "lose gondor-regular", "fight")
    assert asked(state) == f"{ROHAN} retreat"


def test_when_losses_give_the_majority_to_the_partner_he_decides_the_next_question() -> None:
    """9.3, S27."""
    state = defended("dice 6 6 1; dice 1 1 1 1 1")
    play(state, "lose rohan-regular*2", "fight")
    assert asked(state) == f"{GONDOR} retreat"


def test_a_full_tie_is_the_leading_players() -> None:
    """8.6."""
    for leading in (GONDOR, ROHAN):
        state = defended(
            "dice 6 1 1; dice 1 1 1 1", army="2 gondor-regular, 2 rohan-regular", leading=leading
        )
        assert asked(state) == f"{leading} casualties"


def test_an_army_that_retreats_is_mixed_where_it_goes() -> None:
    """9.7, S25."""
    state = defended("dice 1 1 1; dice 1 1 1 1 1")
    play(state, "fight", "retreat lossarnach", "stay")
    assert at(state, "lossarnach") == {"gondor-regular": 2, "rohan-regular": 3}
    assert is_mixed(state, "lossarnach")
    assert not is_mixed(state, "osgiliath")
    assert asked(state) == "over"


def test_combat_cards_come_from_the_commanders_hand_alone() -> None:
    """8.8, 9.4, 9.5: and an event's icon does not matter for them."""
    hands = {GONDOR: ["faramirs-rangers"], ROHAN: ["imrahil-of-dol-amroth", "the-red-arrow"]}
    state = defended(hands=hands)
    assert asked(state) == f"{ROHAN} combat"
    assert set(offered(state, "combat")) <= {"none", "imrahil-of-dol-amroth", "the-red-arrow"}
    assert len(offered(state, "combat")) > 1


def test_a_partner_without_units_in_it_has_no_say_though_he_holds_cards() -> None:
    """S23."""
    hands = {GONDOR: ["faramirs-rangers"]}
    state = defended("dice 1 1 1; dice 1 1", army="2 rohan-regular", hands=hands)
    assert asked(state) == f"{WITCH_KING} cease"


def test_a_companion_fights_for_whoever_commands() -> None:
    """9.2, S15."""
    state = defended("dice 1 1 1; dice 1 1 1 1 1", characters={"boromir": "osgiliath"})
    assert asked(state) == f"{ROHAN} reroll"
    assert combat_dice(state, state.battle.target if state.battle else 0, FREE) == 5


def test_a_lone_free_peoples_player_decides_everything_himself() -> None:
    """8.12, 11.1."""
    state = partners(ATTACKED, players=3, chance=["dice 6 1 1; dice 1 1 1 1 1"])
    play(act(state, WITCH_KING, AttackArmy(SHADOW, 0)), "all")
    assert asked(state) == "free casualties"
    assert 1 not in state.mixed


# -- Nazgul, minions, elites ---------------------------------------------------------------------


def test_a_minion_fights_with_the_only_army_that_stands_with_him() -> None:
    """9.6: without his master's units he is in the other's army."""
    armies = {"north-ithilien": "2 southrons-regular", "osgiliath": "gondor-regular"}
    state = partners(armies, characters={"witch-king": "north-ithilien"}, chance=["dice 1 1; dice 1"])
    play(act(state, SARUMAN, AttackArmy(SHADOW, 1)), "all")
    assert asked(state) == f"{SARUMAN} reroll"
    armies["north-ithilien"] = "2 southrons-regular, 2 sauron-regular"
    state = partners(armies, characters={"witch-king": "north-ithilien"}, chance=["dice 1 1; dice 1"])
    play(act(state, SARUMAN, AttackArmy(SHADOW, 0)), "all")
    assert aside(state) == {"sauron-regular": 2, "witch-king": 1}
    assert asked(state) == f"{SARUMAN} cease"


@pytest.mark.parametrize("players", [3, 4])
def test_elites_of_the_southrons_add_leadership_while_saruman_is_in_play(players: int) -> None:
    """6.9."""
    armies = {"north-ithilien": "2 southrons-elite", "osgiliath": "gondor-regular"}
    state = partners(
        armies, players=players, characters={"saruman": "orthanc"}, chance=["dice 1 1; dice 1"]
    )
    play(act(state, SARUMAN, AttackArmy(SHADOW, 1)), "all")
    assert asked(state) == f"{SARUMAN} reroll"
    assert offered(state, "reroll") == ["0", "1", "2"]


def test_the_nazgul_may_stay_with_the_army_that_stands_aside() -> None:
    """9.1, 9.6."""
    armies = {"north-ithilien": "2 southrons-regular, sauron-regular, 2 nazgul"}
    state = partners({**armies, "osgiliath": "gondor-regular"}, chance=["dice 1 1; dice 1"])
    play(act(state, SARUMAN, AttackArmy(SHADOW, 0)), "leave nazgul", "go")
    assert aside(state) == {"sauron-regular": 1, "nazgul": 1}
    assert controller(state, state.battle.start if state.battle else 0, SHADOW) == 3


def test_those_in_the_rearguard_are_a_mixed_army_still_when_others_have_advanced() -> None:
    """8.7, 8.10."""
    state = partners(BESIDE, mixed=["osgiliath"], chance=["dice 6; dice 1"])
    play(act(state, ROHAN, AttackArmy(FREE, 0)), "take rohan-regular", "go", "advance")
    assert at(state, "north-ithilien") == {"rohan-regular": 1}
    assert is_mixed(state, "osgiliath")
    assert not is_mixed(state, "north-ithilien")


# -- hits by cards -------------------------------------------------------------------------------


class Struck(Step[WotrState]):
    """A card strikes the army in a region, and what is left of it is driven out."""

    rule = Rule("wotr", "events", 22)

    def __init__(self, place: int, hits: int) -> None:
        self.place = place
        self.hits = hits

    def run(self, state: WotrState) -> Decision | None:
        state.push(DriveOut(self.place))
        hit(state, self.place, self.hits)
        return None


def test_whose_army_a_card_strikes_chooses_what_it_loses_and_where_it_flees() -> None:
    """8.6: not the leading player."""
    armies = {
        "westemnet": "isengard-regular, 2 southrons-regular, isengard-elite",
        "folde": "sauron-regular",
    }
    state = act(partners(armies), GONDOR, Struck(region("westemnet"), 1))
    assert asked(state) == f"{SARUMAN} casualties"
    play(state, "lose isengard-regular")
    assert asked(state) == f"{SARUMAN} driven_out"


def test_a_view_tells_what_the_stronger_of_two_separate_armies_could_attack_with() -> None:
    """9.1: whoever's action it is."""
    armies = {**BESIDE, "north-ithilien": "sauron-regular"}
    for mixed, dice, rerolls in ((["osgiliath"], 5, 1), ([], 3, 1)):
        state = partners(armies, mixed=mixed)
        for seat in (0, 1):
            state.speaks[FREE] = seat
            (threat,) = state.view(2).armies["north-ithilien"]["shadow"].threats
            assert (threat.place, threat.dice, threat.rerolls) == ("osgiliath", dice, rerolls)


def test_a_view_counts_elites_of_the_southrons_among_those_who_lead() -> None:
    """6.9."""
    armies = {"north-ithilien": "2 southrons-elite", "osgiliath": "gondor-regular"}
    state = partners(armies, characters={"saruman": "orthanc"})
    (threat,) = state.view(0).armies["osgiliath"]["free"].threats
    assert (threat.place, threat.dice, threat.rerolls) == ("north-ithilien", 2, 2)
