"""What counts for a bonus, a cost, a condition, and for how long (rules 11.8 - 11.20)."""

from __future__ import annotations

from mathom.games.tcg.engine.allies import joins_skirmishes
from mathom.games.tcg.engine.durations import phase_ends
from mathom.games.tcg.engine.values import twilight_cost
from mathom.games.tcg.language.amounts import Number
from mathom.games.tcg.language.traits import Strength
from mathom.games.tcg.phases import SKIRMISH
from mathom.games.tcg.state import DEAD, DISCARD, MINION_AREA
from tests.games.tcg.cards.scenes import Scene, stage
from tests.games.tcg.lending import lend

# -- bonuses from possessions --------------------------------------------------------------------


# card: 4U28 4U132
def test_no_defense_leaves_no_bonus_that_a_possession_gives_by_its_text() -> None:
    table = stage("4P364a 4U132a:4P364a 4C165b 4C10b 4U28b @tokens=4U28b:dunland:1")
    table.foes = ("4C165b", "4C10b")
    table.in_phase(SKIRMISH)
    printed = table.state.card(table["4U132a"]).strength_bonus
    assert table.strength("4P364a") == 8 + printed + 2
    assert table.acts(1, "use 4U28b 2").strength("4P364a") == 8


# card: 4U28 4R41
def test_no_defense_leaves_no_bonus_that_a_possession_gave_for_a_while() -> None:
    play = "4C49a 4R41a:4C49a 4C44a 4C10b 4U28b @tokens=4U28b:dunland:1"
    table = stage(play).in_phase(SKIRMISH).choose("use 4R41a")
    printed = table.state.card(table["4R41a"]).strength_bonus
    assert table.strength("4C49a") == 6 + printed + 1
    assert table.acts(1, "use 4U28b 2").strength("4C49a") == 6


# card: 4U28
def test_no_defense_leaves_the_bonus_of_an_event() -> None:
    play = "4C49a 4C10b 4U28b @tokens=4U28b:dunland:1 @hand=4C42a"
    table = stage(play).in_phase(SKIRMISH).choose("play 4C42a")
    assert table.acts(1, "use 4U28b 2").strength("4C49a") == 6 + 2


# -- a transfer is no play -----------------------------------------------------------------------


# card: 4U80
def test_a_bow_is_handed_to_ordulus_at_its_full_cost() -> None:
    table = stage("4C74a 4U80a 4U62a:4C74a @twilight=0").fellowship()
    table.choose("transfer 4U62a 4U80a")
    assert table.state.twilight == table.state.card(table["4U62a"]).twilight == 1
    table = stage("4U80a @hand=4U62a @twilight=0").fellowship().choose("play 4U62a")
    assert table.state.twilight == 0


# -- how long ------------------------------------------------------------------------------------


# card: 4C15 4C18
def test_an_ally_is_dragged_into_skirmishes_for_the_assignment_phase_alone() -> None:
    for code in ("4C15", "4C18"):
        table = stage(f"4C277a {code}b").assignment().acts(1, f"use {code}b")
        assert joins_skirmishes(table.state, table["4C277a"])
        phase_ends(table.state)
        assert not joins_skirmishes(table.state, table["4C277a"])
        # What he was assigned to he fights.
        assert table.state.assigned[table[f"{code}b"]] == table["4C277a"]


# -- both things must be spotted -----------------------------------------------------------------


# card: 4U101
def test_stump_and_bramble_needs_an_isengard_minion_and_an_ent() -> None:
    assert stage("4C104a 4C165b @hand=4U101a").maneuver().can("play 4U101a")
    assert not stage("4C165b @hand=4U101a").maneuver().can("play 4U101a")
    assert not stage("4C104a 4C10b @hand=4U101a").maneuver().can("play 4U101a")


# -- only mine -----------------------------------------------------------------------------------


# card: 4R176
def test_ugluk_makes_roaming_cheaper_only_for_his_own_player() -> None:
    table = Scene("4C302a 4R176b", hands="4C181b 4C181c", site="4U328a", players=3)
    assert twilight_cost(table.state, table["4C181b"]) == 4
    assert twilight_cost(table.state, table["4C181c"]) == 4 + 2


# -- a cost may not make its own effect impossible -----------------------------------------------


# card: 4R177
def test_ugluks_sword_is_not_paid_with_the_only_minion_that_can_be_played() -> None:
    table = stage("4R176b 4R177b:4R176b @at=5 @hand=4R200b+4C165b @twilight=0").shadow()
    table.choose("use 4R177b")
    assert (table.zone("4R200b"), table.zone("4C165b")) == (DISCARD, MINION_AREA)


# card: 4R177
def test_of_two_minions_that_can_be_played_either_pays_for_the_other() -> None:
    table = stage("4R176b 4R177b:4R176b @at=5 @hand=4C180b+4C165b @twilight=0").shadow()
    assert table.choose("use 4R177b").options == ["choose 4C180b", "choose 4C165b"]
    table.choose("choose 4C180b")
    assert (table.zone("4C180b"), table.zone("4C165b")) == (DISCARD, MINION_AREA)


# card: 4R177
def test_ugluks_sword_is_not_used_when_its_cost_takes_the_only_card() -> None:
    play = "4R176b 4R177b:4R176b @at=5 @hand=4C165b @twilight=0"
    assert not stage(play).shadow().can("use 4R177b")
    play = "4R176b 4R177b:4R176b @at=5 @hand=4R200b+4R179b @twilight=0"
    assert not stage(play).shadow().can("use 4R177b")


# -- as much as can be done ----------------------------------------------------------------------

TO_THE_MOUNTAINS = "@at=3 @sites=4U345b"


# card: 4U345
def test_in_the_white_mountains_only_one_companion_exerts_if_no_second_can() -> None:
    table = stage(f"4C49a @wounds=4C302a:3 {TO_THE_MOUNTAINS}").moves()
    assert (table.wounds("4C49a"), table.wounds("4C302a"), table.options) == (1, 3, [])


# card: 4U345
def test_in_the_white_mountains_theoden_exerts_if_only_he_can_in_full() -> None:
    table = stage(f"4C292a 4C49a @wounds=4C302a:3 {TO_THE_MOUNTAINS}").moves()
    assert (table.wounds("4C292a"), table.wounds("4C49a")) == (1, 0)


# card: 4U345
def test_in_the_white_mountains_the_exhausted_go_on() -> None:
    table = stage(f"4C49a @wounds=4C302a:3+4C49a:2 {TO_THE_MOUNTAINS}").moves()
    assert (table.wounds("4C49a"), table.wounds("4C302a"), table.options) == (2, 3, [])


# card: 4R146
def test_arrows_for_which_no_ally_is_left_hit_the_companions() -> None:
    play = "4C49a 4C277a 4C183b 4C183b2 4C183b3 4R146b @site=4U335a"
    table = stage(play).archery_phase().acts(1, "use 4R146b").passes()
    assert table.zone("4C277a") == DEAD
    assert table.options == ["wound 4C302a", "wound 4C49a"]


# card: 4U236
def test_howl_of_harad_answers_once_to_a_lost_skirmish_as_its_erratum_says() -> None:
    table = stage("4C49a 4C252b 4U236b @twilight=12")
    lend(table, Strength(Number(9)), "4C252b", by="4U236b")
    table.fight("4C49a", "4C252b").passes().choose("answer 4U236b")
    assert (table.wounds("4C302a"), table.state.twilight, table.options) == (1, 8, [])


# -- phase actions are forbidden, responses are not ----------------------------------------------


# card: 4U355 4R19
def test_in_the_cavern_responses_are_still_given() -> None:
    table = stage("4C49a 4C10b 4R19b @site=4U355a @hand=4C7b").in_phase(SKIRMISH)
    assert not table.can("play 4C7b")
    assert table.wound("4C10b").can("answer 4R19b")


# card: 4C198
def test_an_uruk_stormer_needs_an_uruk_in_the_skirmish() -> None:
    play = "4C310a 4C17b 4C198b @control=0 @at=2 @sites=4U328b"
    assert "answer 4C198b" not in stage(play).in_phase(SKIRMISH).kill("4C310a").options
    play = "4C310a 4C165b 4C198b @at=2 @sites=4U328b"
    assert stage(play).in_phase(SKIRMISH).kill("4C310a").can("answer 4C198b")


# card: 4C115
def test_an_uruk_takes_the_second_wound() -> None:
    for minion, wounds in (("4C207b", 2), ("4U217b", 1)):
        table = stage(f"4P364a {minion} @hand=4C115a").maneuver().choose("play 4C115a")
        assert table.wounds(minion) == wounds
