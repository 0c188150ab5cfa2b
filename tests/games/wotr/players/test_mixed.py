"""Chapter XI: separate and mixed armies (p. 46)."""

from __future__ import annotations

import pytest

from mathom.games.wotr.box import CARD_IDS, FREE, SHADOW
from mathom.games.wotr.cards.parts.marches import TraceWay
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.attack import AttackArmy
from mathom.games.wotr.steps.marching import MoveArmies
from mathom.games.wotr.steps.minions import MoveMinions
from mathom.games.wotr.steps.recruiting import Recruit
from tests.games.wotr.players.partners import (
    GONDOR,
    ROHAN,
    SARUMAN,
    WITCH_KING,
    act,
    asked,
    at,
    everywhere,
    is_mixed,
    offered,
    options,
    partners,
    play,
    refusal,
    told,
)

FOLDE = {"folde": "2 gondor-regular, gondor-leader, 2 rohan-regular, rohan-leader"}


def march(state: WotrState, seat: str, armies: int = 1, leader: int = 0) -> WotrState:
    """A seat moves armies."""
    side = SEATINGS[state.players].sides[SEATINGS[state.players].ids.index(seat)]
    return act(state, seat, MoveArmies(side, armies, leader))


# -- separate ------------------------------------------------------------------------------------


def test_while_separate_each_player_commands_his_own_units_and_leaders_only() -> None:
    """8.3."""
    for seat, nation in ((GONDOR, "gondor"), (ROHAN, "rohan")):
        state = play(march(partners(FOLDE), seat), "move folde edoras")
        assert offered(state, "take") == [f"{nation}-leader", f"{nation}-regular"]
        play(state, "all")
        assert at(state, "edoras") == {f"{nation}-regular": 2, f"{nation}-leader": 1}
        assert asked(state) == "over"


def test_nobody_moves_an_army_of_his_partner() -> None:
    """6.1, 6.4."""
    state = march(partners({"edoras": "rohan-regular", "lossarnach": "gondor-regular"}), GONDOR)
    assert {move.split()[0] for move in offered(state, "move")} == {"lossarnach"}
    assert refusal(state, "move edoras folde") == ("wotr-refusal-partners-army", 46)


def test_who_stands_with_others_cannot_be_taken_by_their_partner() -> None:
    """8.3: it is said why."""
    state = play(march(partners(FOLDE), ROHAN), "move folde edoras")
    assert refusal(state, "take gondor-regular") == ("wotr-refusal-not-commanded", 46)


# -- becoming one --------------------------------------------------------------------------------

MEETING = {"folde": "rohan-regular", "druadan-forest": "2 gondor-regular"}


def meeting(**parts: object) -> WotrState:
    """Gondor's player marches to where Rohan's army stands."""
    state = march(partners(MEETING, **parts), GONDOR)  # type: ignore[arg-type]
    return play(state, "move druadan-forest folde", "all")


def test_when_partners_come_together_both_are_asked_the_leading_player_last() -> None:
    """8.1, 8.2, S37."""
    state = meeting()
    assert asked(state) == f"{ROHAN} merge"
    assert options(state) == ["apart", "merge"]
    play(state, "merge")
    assert asked(state) == f"{GONDOR} merge"
    play(state, "merge")
    assert asked(state) == "over"
    assert is_mixed(state, "folde")
    assert [event.args for event in told(state, "merged")] == [{"region": "folde"}]
    everywhere(state)


def test_the_token_turns_the_order_of_the_question_round() -> None:
    """S37."""
    assert asked(meeting(leading=[ROHAN])) == f"{GONDOR} merge"


def test_one_of_them_is_enough_to_stay_apart() -> None:
    """8.2: and then the other is not asked any more."""
    state = play(meeting(), "apart")
    assert asked(state) == "over"
    assert not is_mixed(state, "folde")
    state = play(meeting(), "merge", "apart")
    assert asked(state) == "over"
    assert not is_mixed(state, "folde")


def test_nobody_is_asked_again_while_nothing_changes_there() -> None:
    """S37."""
    state = partners({**FOLDE, "lossarnach": "gondor-regular", "dale": "north-regular"})
    march(state, GONDOR)
    play(state, "move lossarnach pelargir")
    assert asked(state) == "over"


def test_they_are_asked_again_when_something_changes_there() -> None:
    """S37: somebody comes, or goes."""
    state = march(partners({**FOLDE, "edoras": "rohan-regular"}), ROHAN)
    play(state, "move edoras folde")
    assert asked(state) == f"{ROHAN} merge"
    state = play(march(partners(FOLDE), ROHAN), "move folde edoras", "take rohan-regular", "go")
    assert asked(state) == f"{ROHAN} merge"


def test_a_nazgul_who_goes_changes_nothing_there() -> None:
    """S37: he is of neither army."""
    state = partners({"gorgoroth": "2 sauron-regular, 2 southrons-regular, nazgul"})
    act(state, WITCH_KING, MoveMinions())
    play(state, "to minas-morgul")
    assert at(state, "minas-morgul") == {"nazgul": 1}
    assert asked(state) == "over"


def test_one_may_recruit_where_the_partners_army_stands_and_then_both_are_asked() -> None:
    """S39."""
    state = partners({"edoras": "2 gondor-regular"})
    act(state, ROHAN, Recruit(FREE))
    play(state, "recruit rohan-elite edoras")
    assert at(state, "edoras") == {"gondor-regular": 2, "rohan-elite": 1}
    assert asked(state) == f"{ROHAN} merge"


def test_the_question_tells_both_armies_and_who_would_command() -> None:
    """8.6."""
    state = meeting()
    assert state.decision is not None
    about = state.decision.step.about(state, 0)
    assert about is not None
    assert about.armies == {GONDOR: {"gondor-regular": 2}, ROHAN: {"rohan-regular": 1}}  # type: ignore[attr-defined]
    assert about.controller == GONDOR  # type: ignore[attr-defined]


# -- who commands a mixed army -------------------------------------------------------------------


def commander(army: str, *, leading: str = GONDOR) -> str:
    """Who may lead the mixed army of Folde against Westemnet's Orcs."""
    armies = {"folde": army, "westemnet": "isengard-regular"}
    found = []
    for seat in (GONDOR, ROHAN):
        state = partners(armies, mixed=["folde"], leading=[leading])
        act(state, seat, MoveArmies(FREE, 1, 0))
        play(state, "move folde edoras")
        if f"take {'rohan' if seat == GONDOR else 'gondor'}-regular" in options(state):
            found.append(seat)
    assert len(found) == 1
    return found[0]


def test_the_player_with_more_units_commands_a_mixed_army() -> None:
    """8.6."""
    assert commander("3 gondor-regular, 2 rohan-regular") == GONDOR
    assert commander("2 gondor-regular, 3 rohan-regular") == ROHAN


def test_with_as_many_units_the_player_with_more_elites_does() -> None:
    """8.6."""
    assert commander("3 gondor-regular, 2 rohan-regular, rohan-elite") == ROHAN
    assert commander("2 gondor-regular, gondor-elite, rohan-regular, 2 rohan-elite") == ROHAN


def test_with_as_many_elites_the_leading_player_does() -> None:
    """8.6, S22: so control passes with the token."""
    army = "gondor-regular, gondor-elite, rohan-regular, rohan-elite"
    assert commander(army, leading=GONDOR) == GONDOR
    assert commander(army, leading=ROHAN) == ROHAN


def test_leaders_do_not_count_for_the_command() -> None:
    """8.6: units do."""
    assert commander("2 gondor-regular, rohan-regular, 3 rohan-leader") == GONDOR


def test_all_nations_of_a_player_count_together() -> None:
    """8.6."""
    assert commander("2 gondor-regular, rohan-regular, north-regular, dwarves-regular") == ROHAN


MIXED = {"folde": "3 gondor-regular, 2 rohan-regular, rohan-leader"}


def test_the_commander_takes_his_partners_units_and_leaders_along() -> None:
    """8.7: and where they come they are one army still."""
    state = play(march(partners(MIXED, mixed=["folde"]), GONDOR), "move folde edoras", "all")
    assert at(state, "edoras") == {"gondor-regular": 3, "rohan-regular": 2, "rohan-leader": 1}
    assert asked(state) == "over"
    assert is_mixed(state, "edoras")
    assert not is_mixed(state, "folde")


def test_a_part_of_it_is_mixed_too_and_so_is_the_rest() -> None:
    """8.7."""
    state = play(march(partners(MIXED, mixed=["folde"]), GONDOR), "move folde edoras")
    play(state, "take gondor-regular", "take gondor-regular", "take rohan-regular", "go")
    assert asked(state) == "over"
    assert is_mixed(state, "edoras")
    assert is_mixed(state, "folde")
    everywhere(state)


def test_who_takes_only_his_own_along_leaves_the_mixed_army() -> None:
    """8.10."""
    state = play(march(partners(MIXED, mixed=["folde"]), GONDOR), "move folde edoras")
    play(state, "take gondor-regular", "take gondor-regular", "take gondor-regular", "go")
    assert asked(state) == "over"
    assert not is_mixed(state, "edoras")
    assert not is_mixed(state, "folde")


def test_the_commander_may_not_send_away_a_part_that_he_would_not_command() -> None:
    """8.9, S24."""
    state = play(march(partners(MIXED, mixed=["folde"]), GONDOR), "move folde edoras")
    play(state, "take rohan-regular")
    assert "go" not in options(state)
    assert refusal(state, "go") == ("wotr-refusal-lose-command", 46)
    play(state, "take gondor-regular")
    # One against one: the leading player commands.
    assert "go" in options(state)
    state = partners(MIXED, mixed=["folde"], leading=[ROHAN])
    play(march(state, GONDOR), "move folde edoras", "take rohan-regular", "take gondor-regular")
    assert "go" not in options(state)
    play(state, "take gondor-regular", "go")
    assert at(state, "edoras") == {"gondor-regular": 2, "rohan-regular": 1}


def test_those_who_stay_may_pass_to_the_partner() -> None:
    """8.6: with the change of numbers control passes."""
    state = play(march(partners(MIXED, mixed=["folde"]), GONDOR), "move folde edoras")
    play(state, "take gondor-regular", "take gondor-regular", "go")
    march(state, GONDOR)
    play(state, "move folde druadan-forest")
    assert at(state, "druadan-forest") == {"gondor-regular": 1}


def test_nobody_gets_stuck_when_room_and_command_stand_against_each_other() -> None:
    """8.9, p. 27: there is room for two only."""
    full = {**MIXED, "edoras": "4 north-regular, 4 dwarves-regular"}
    state = play(march(partners(full, mixed=["folde"], leading=[ROHAN]), GONDOR), "move folde edoras")
    assert "take rohan-regular" not in options(state)
    assert refusal(state, "take rohan-regular") == ("wotr-refusal-lose-command", 46)
    full["edoras"] = "4 north-regular, 3 dwarves-regular"
    state = play(march(partners(full, mixed=["folde"], leading=[ROHAN]), GONDOR), "move folde edoras")
    play(state, "take rohan-regular", "take gondor-regular", "take gondor-regular", "go")


def test_only_the_partners_elites_could_lead_and_then_they_need_company() -> None:
    """8.9, 6.9: the Witch-king's player has no leader but Saruman's Elites."""
    army = {"gap-of-rohan": "3 sauron-regular, 2 isengard-elite"}
    saruman = {"saruman": "orthanc"}
    state = partners(army, mixed=["gap-of-rohan"], characters=saruman)
    march(state, WITCH_KING, leader=1)
    play(state, "move gap-of-rohan orthanc", "take sauron-regular")
    assert "go" not in options(state)
    play(state, "take isengard-elite")
    assert "go" not in options(state)
    play(state, "take sauron-regular", "go")
    assert at(state, "orthanc") == {"sauron-regular": 2, "isengard-elite": 1, "saruman": 1}
    full = {**army, "orthanc": "9 isengard-regular"}
    state = partners(full, mixed=["gap-of-rohan"], characters=saruman)
    march(state, WITCH_KING, leader=1)
    assert "move gap-of-rohan orthanc" not in options(state)


# -- taking one's own back -----------------------------------------------------------------------


def test_the_other_player_may_move_his_own_out_of_a_mixed_army() -> None:
    """8.10, S25."""
    state = play(march(partners(MIXED, mixed=["folde"]), ROHAN), "move folde edoras")
    assert offered(state, "take") == ["rohan-leader", "rohan-regular"]
    play(state, "take rohan-regular", "go")
    assert asked(state) == "over"
    assert is_mixed(state, "folde")
    assert not is_mixed(state, "edoras")
    play(march(state, ROHAN), "move folde edoras", "all")
    assert not is_mixed(state, "folde")


def test_he_may_not_attack_with_them_as_long_as_they_are_part_of_it() -> None:
    """8.10, S25."""
    armies = {**MIXED, "westemnet": "isengard-regular"}
    others = {"edoras": "rohan-regular", "helms-deep": "rohan-regular"}
    state = act(partners({**armies, **others}, mixed=["folde"]), ROHAN, AttackArmy(FREE, 0))
    assert offered(state, "attack") == ["edoras westemnet", "helms-deep westemnet"]
    assert refusal(state, "attack folde westemnet") == ("wotr-refusal-not-commander", 46)


# -- who comes to whom ---------------------------------------------------------------------------


def test_who_comes_to_a_mixed_army_is_part_of_it() -> None:
    """S25: nobody is asked, for it is mixed already; and command may pass to him."""
    state = partners({**MIXED, "edoras": "2 rohan-regular"}, mixed=["folde"])
    play(march(state, ROHAN), "move edoras folde", "all")
    assert asked(state) == "over"
    assert is_mixed(state, "folde")
    march(state, ROHAN)
    play(state, "move folde edoras")
    assert "take gondor-regular" in options(state)


def test_a_mixed_army_that_comes_where_others_stand_is_asked_anew() -> None:
    """8.1: after an action units of both stand there, and are two armies or one."""
    state = partners({**MIXED, "edoras": "rohan-regular"}, mixed=["folde"])
    play(march(state, GONDOR), "move folde edoras", "all")
    assert asked(state) == f"{ROHAN} merge"
    play(state, "apart")
    assert not is_mixed(state, "edoras")
    everywhere(state)


# -- leaders, characters -------------------------------------------------------------------------


def test_a_leader_with_his_partners_units_only_is_part_of_that_army() -> None:
    """S38: the units' owner commands him, and may not leave him alone."""
    state = march(partners({"folde": "gondor-regular, rohan-leader"}), GONDOR)
    play(state, "move folde edoras")
    assert options(state) == ["all", "take gondor-regular", "take rohan-leader"]
    play(state, "all")
    assert at(state, "edoras") == {"gondor-regular": 1, "rohan-leader": 1}
    assert asked(state) == "over"


def test_a_leader_may_stay_with_his_partners_units() -> None:
    """S38."""
    state = play(march(partners(FOLDE), ROHAN), "move folde edoras")
    play(state, "take rohan-regular", "take rohan-regular", "go")
    assert at(state, "folde") == {"gondor-regular": 2, "gondor-leader": 1, "rohan-leader": 1}
    assert asked(state) == "over"


def test_a_companion_leads_either_army_but_gives_nobody_a_right_over_it() -> None:
    """6.10, S15."""
    armies = {"folde": "2 gondor-regular, 2 rohan-regular"}
    for seat, nation in ((GONDOR, "gondor"), (ROHAN, "rohan")):
        state = march(partners(armies, characters={"boromir": "folde"}), seat, leader=1)
        play(state, "move folde edoras")
        assert offered(state, "take") == ["boromir", f"{nation}-regular"]
        play(state, "all")
        assert at(state, "edoras") == {f"{nation}-regular": 2, "boromir": 1}
    state = partners(
        {"folde": "gondor-regular", "dale": "north-regular"}, characters={"boromir": "folde"}
    )
    march(state, ROHAN)
    assert {move.split()[0] for move in offered(state, "move")} == {"dale"}


def test_a_leader_of_the_partner_does_not_lead_a_separate_army() -> None:
    """8.3: with a Character die."""
    armies = {
        "folde": "2 gondor-regular, gondor-leader, rohan-regular",
        "dale": "north-regular, north-leader",
    }
    state = march(partners(armies), ROHAN, leader=1)
    assert {move.split()[0] for move in offered(state, "move")} == {"dale"}
    assert refusal(state, "move folde edoras") == ("wotr-refusal-leader", 27)


def test_either_shadow_player_takes_nazgul_along() -> None:
    """6.6, 9.6."""
    armies = {"gorgoroth": "2 sauron-regular, southrons-regular, 2 nazgul"}
    for seat, unit in ((WITCH_KING, "sauron-regular"), (SARUMAN, "southrons-regular")):
        state = march(partners(armies), seat, leader=1)
        play(state, "move gorgoroth nurn")
        assert offered(state, "take") == ["nazgul", unit]


def test_a_minion_goes_only_with_his_masters_army_or_with_a_mixed_one() -> None:
    """6.7, S14: Saruman's player does not move the Witch-king, unless players agree that he may."""
    armies = {"gorgoroth": "2 sauron-regular, 3 southrons-regular"}
    king = {"witch-king": "gorgoroth"}
    state = march(partners(armies, characters=king), WITCH_KING)
    play(state, "move gorgoroth nurn")
    assert offered(state, "take") == ["sauron-regular", "witch-king"]
    state = march(partners(armies, characters=king), SARUMAN)
    play(state, "move gorgoroth nurn")
    assert offered(state, "take") == ["southrons-regular"]
    state = march(partners({"gorgoroth": "2 southrons-regular"}, characters=king), SARUMAN)
    play(state, "move gorgoroth nurn")
    assert offered(state, "take") == ["southrons-regular"]
    assert refusal(state, "take witch-king") == ("wotr-refusal-not-commanded", 46)
    state = march(partners(armies, characters=king, mixed=["gorgoroth"]), SARUMAN)
    play(state, "move gorgoroth nurn")
    assert offered(state, "take") == ["sauron-regular", "southrons-regular", "witch-king"]
    state = march(partners(armies, characters=king, king_flies=True), SARUMAN)
    play(state, "move gorgoroth nurn")
    assert offered(state, "take") == ["southrons-regular", "witch-king"]


@pytest.mark.parametrize("players", [3, 4])
def test_with_saruman_in_play_elites_of_the_southrons_lead_too(players: int) -> None:
    """6.9, 11.6."""
    armies = {"near-harad": "southrons-elite, southrons-regular", "orthanc": "isengard-regular"}
    state = partners(armies, players=players, characters={"saruman": "orthanc"})
    march(state, SARUMAN, leader=1)
    assert {move.split()[0] for move in offered(state, "move")} == {"near-harad"}
    play(state, "move near-harad umbar")
    assert refusal(state, "leave southrons-elite") == ("wotr-refusal-leave", 27)


# -- politics ------------------------------------------------------------------------------------


def test_in_a_mixed_army_those_not_at_war_stay_at_the_border() -> None:
    """8.11, p. 35."""
    armies = {"osgiliath": "2 gondor-regular, 3 rohan-regular"}
    state = partners(armies, mixed=["osgiliath"], war=["rohan"])
    play(march(state, ROHAN), "move osgiliath west-harondor")
    assert offered(state, "take") == ["gondor-regular", "rohan-regular"]
    state = partners(armies, mixed=["osgiliath"], war=["gondor"])
    march(state, ROHAN)
    assert "move osgiliath west-harondor" in options(state)
    assert refusal(state, "move osgiliath lossarnach")[0] == "wotr-refusal-border"
    state = partners(
        {"osgiliath": "3 gondor-regular, 2 rohan-regular"}, mixed=["osgiliath"], war=["gondor"]
    )
    play(march(state, GONDOR), "move osgiliath lossarnach")
    assert offered(state, "take") == ["gondor-regular"]


# -- three players -------------------------------------------------------------------------------


def test_a_lone_free_peoples_player_commands_all_his_units_and_is_asked_nothing() -> None:
    """8.12."""
    armies = {"folde": "gondor-regular, rohan-regular", "edoras": "rohan-regular"}
    state = march(partners(armies, players=3), "free")
    play(state, "move folde edoras")
    assert offered(state, "take") == ["gondor-regular", "rohan-regular"]
    play(state, "all")
    assert asked(state) == "over"
    assert 1 not in state.mixed


def test_with_three_players_the_shadow_partners_are_asked() -> None:
    """11.1."""
    state = partners(
        {"minas-morgul": "sauron-regular", "north-ithilien": "southrons-regular"}, players=3
    )
    play(act(state, SARUMAN, MoveArmies(SHADOW, 1, 0)), "move north-ithilien minas-morgul")
    assert asked(state) == f"{SARUMAN} merge"
    play(state, "merge", "merge")
    assert is_mixed(state, "minas-morgul")


# -- cards and second moves ----------------------------------------------------------------------


def test_after_a_mixed_army_has_joined_others_the_second_move_takes_only_who_has_not_moved() -> None:
    """p. 27: nobody moves twice."""
    state = partners({**MIXED, "edoras": "2 gondor-regular"}, mixed=["folde"])
    play(march(state, GONDOR, armies=2), "move folde edoras", "all", "move edoras westemnet", "all")
    assert at(state, "westemnet") == {"gondor-regular": 2}
    assert at(state, "edoras") == {"gondor-regular": 3, "rohan-regular": 2, "rohan-leader": 1}


def test_whom_a_mixed_army_passes_on_its_way_does_not_divide_it() -> None:
    """8.7: a card lets it go two regions."""
    armies = {"gorgoroth": "2 sauron-regular, 2 southrons-regular", "minas-morgul": "sauron-regular"}
    state = partners(armies, mixed=["gorgoroth"])
    card = CARD_IDS.index("the-shadow-is-moving")
    act(state, WITCH_KING, TraceWay(card, 1, 2, 0, 0, 0, (), ()))
    play(state, "move gorgoroth minas-morgul", "move minas-morgul north-ithilien", "all")
    assert at(state, "north-ithilien") == {"sauron-regular": 2, "southrons-regular": 2}
    assert is_mixed(state, "north-ithilien")
    assert asked(state) == "over"


# -- what is seen --------------------------------------------------------------------------------


def test_everybody_sees_who_commands_an_army_or_that_partners_stand_apart() -> None:
    """8.6."""
    armies = {**MIXED, "dale": "north-regular, elves-regular", "edoras": "2 rohan-regular"}
    seen = partners(armies, mixed=["folde"]).view(2).armies
    found = {region: seen[region]["free"].commander for region in armies}
    assert found == {"folde": GONDOR, "dale": None, "edoras": ROHAN}
    seen = partners(armies, players=3).view(0).armies
    assert {seen[region]["free"].commander for region in armies} == {None}
