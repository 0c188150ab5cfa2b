"""Cards that speak of players: whom "you" name, what another makes "you" do, what others must pay."""

from __future__ import annotations

import json

from mathom.core.chance import Scripted, Seeded
from mathom.games.tcg.game import TCG
from mathom.games.tcg.language.traits import TAKE_WOUNDS, cannot
from mathom.games.tcg.phases import ASSIGNMENT, FELLOWSHIP, MANEUVER, REGROUP, SKIRMISH
from mathom.games.tcg.state import ATTACHED, DECK, DISCARD, HAND
from mathom.games.tcg.steps.phase import EndPhase
from tests.games.tcg.cards.scenes import PATH, Scene, stage
from tests.games.tcg.lending import lend

# -- Into Dark Tunnels ---------------------------------------------------------------------------


# card: 4R95
def test_gandalf_takes_his_event_back_into_hand_once_it_is_carried_out() -> None:
    table = stage("4C90a 4C49a 4C10b @wounds=4C49a:2 @hand=4C93a+4R95a").fellowship()
    table.choose("play 4C93a", "play 4R95a", "choose 4C49a")
    assert (table.wounds("4C49a"), table.wounds("4C90a")) == (0, 2)
    assert (table.zone("4C93a"), table.zone("4R95a")) == (HAND, DISCARD)


# card: 4R95
def test_who_does_not_answer_loses_the_event() -> None:
    table = stage("4C90a 4C49a 4C10b @wounds=4C49a:2 @hand=4C93a+4R95a").fellowship()
    table.choose("play 4C93a", "pass")
    assert (table.zone("4C93a"), table.zone("4R95a")) == (DISCARD, HAND)


# card: 4R95
def test_gandalf_too_weary_to_exert_twice_takes_nothing_back() -> None:
    table = stage("4C90a 4C49a 4C10b @wounds=4C90a:2+4C49a:2 @hand=4C93a+4R95a").fellowship()
    table.choose("play 4C93a", "choose 4C49a")
    assert (table.zone("4C93a"), table.zone("4R95a")) == (DISCARD, HAND)


# card: 4R95
def test_only_events_of_gandalf_are_taken_back() -> None:
    table = stage("4C90a 4C49a 4C10b @hand=4C42a+4R95a").in_phase(SKIRMISH)
    assert table.can("play 4C42a")
    table.choose("play 4C42a")
    assert "play 4R95a" not in table.options


# card: 4R95
def test_the_rule_of_4_counts_an_event_that_is_taken_back() -> None:
    table = stage("4C90a 4C49a 4C10b @wounds=4C49a:2 @hand=4C93a+4R95a").fellowship()
    table.state.drawn_in_phase = 4
    table.choose("play 4C93a", "play 4R95a", "choose 4C49a")
    assert table.zone("4C93a") == DISCARD


# -- Windows in a Stone Wall ---------------------------------------------------------------------

DECKS = "@deck=4C87b+4C10b"
OF_TWO = "4C302a 4C104a 4R107a:4C104a 4C165b"


# card: 4R107
def test_an_ent_exerts_to_bear_the_windows() -> None:
    table = stage("4C104a @hand=4R107a").fellowship().choose("play 4R107a")
    assert (table.wounds("4C104a"), table.zone("4R107a")) == (1, ATTACHED)


# card: 4R107
def test_no_ent_can_exert_no_windows() -> None:
    assert stage("4C104a @wounds=4C104a:3 @hand=4R107a").fellowship().options == []


# card: 4R107
def test_the_windows_cost_an_opponent_a_card_of_each_side() -> None:
    table = stage(f"4C104a 4R107a:4C104a 4C165b {DECKS}+4C12b").kill("4C165b")
    table.choose("answer 4R107a")
    assert table.options == ["choose 4C10b", "choose 4C12b"]
    table.choose("choose 4C12b")
    assert (table.zone("4C12b"), table.zone("4C87b"), table.zone("4C10b")) == (DISCARD, DISCARD, DECK)
    assert table.zone("4R107a") == DISCARD


# card: 4R107
def test_the_windows_look_at_nobody_when_a_dunlending_dies() -> None:
    assert stage(f"4C104a 4R107a:4C104a 4C10b {DECKS}").kill("4C10b").options == []


def of_three(deck: str = "4C87b 4C10b 4C42c 4C12c") -> Scene:
    """Two Shadow players, each with a draw deck."""
    return Scene(OF_TWO, decks=deck, players=3, site="4U328a", chance=Seeded(1))


# card: 4R107
def test_of_several_opponents_one_is_named_and_stays_the_one() -> None:
    table = of_three().kill("4C165b")
    table.choose("answer 4R107a")
    assert (table.seat, table.options) == (0, ["player c", "player b"])
    table.choose("player b")
    assert (table.zone("4C87b"), table.zone("4C10b")) == (DISCARD, DISCARD)
    assert (table.zone("4C42c"), table.zone("4C12c")) == (DECK, DECK)


# card: 4R107
def test_an_opponent_without_a_draw_deck_is_not_named() -> None:
    table = of_three("4C42c 4C12c").kill("4C165b")
    table.choose("answer 4R107a")
    assert (table.zone("4C42c"), table.zone("4C12c")) == (DISCARD, DISCARD)


# -- New Power Rising ----------------------------------------------------------------------------


# card: 4R162
def test_a_new_power_rises_from_the_discard_pile() -> None:
    table = stage("4C49a 4R173b @hand=4R162b+4C87b+4C10b @discard=4C165b+4C12b").in_phase(REGROUP)
    table.acts(1, "play 4R162b")
    assert (table.zone("4C165b"), table.zone("4C12b")) == (HAND, DISCARD)
    assert (table.zone("4C87b"), table.zone("4C10b")) == (DISCARD, HAND)


# card: 4R162
def test_the_hand_that_was_revealed_is_known_to_all() -> None:
    table = stage("4C49a 4R173b @hand=4R162b+4C87b+4C10b @discard=4C165b").in_phase(REGROUP)
    table.state.seen[table["4C10b"]] = 1 << 1
    table.acts(1, "play 4R162b")
    assert table.state.seen[table["4C10b"]] == 3


# card: 4R162
def test_a_hand_without_free_peoples_cards_pays_by_being_revealed() -> None:
    table = stage("4C49a 4R173b @hand=4R162b+4C10b @discard=4C165b").in_phase(REGROUP)
    table.acts(1, "play 4R162b")
    assert (table.zone("4C165b"), table.zone("4C10b")) == (HAND, HAND)


# card: 4R162
def test_no_power_rises_without_saruman_or_his_men() -> None:
    table = stage("4C49a 4C165b @hand=4R162b+4C87b @discard=4C165b").in_phase(REGROUP)
    assert not table.can("play 4R162b")


# -- The Palantír of Orthanc ---------------------------------------------------------------------

SEEING = "4C49a 4C165b 4R166b @deck=4C87a+4C10b"


# card: 4R166
def test_the_palantir_shows_the_top_of_any_draw_deck() -> None:
    table = stage(SEEING).shadow().choose("use 4R166b")
    assert (table.seat, table.options) == (1, ["player a", "player b"])
    table.choose("player a")
    assert (table.state.twilight, table.state.seen[table["4C87a"]]) == (8, 3)
    table.choose("no")
    assert table.state.tops[0] == [table["4C87a"]]


# card: 4R166
def test_what_the_palantir_shows_may_go_beneath_its_deck() -> None:
    table = stage(SEEING).shadow().choose("use 4R166b", "player a", "yes")
    assert (table.state.tops[0], table.state.bottoms[0]) == ([], [table["4C87a"]])
    assert table.zone("4C10b") == DECK


# card: 4R166
def test_the_palantir_shows_ones_own_cards_too() -> None:
    table = stage(SEEING).shadow().choose("use 4R166b", "player b", "yes")
    assert table.state.bottoms[1] == [table["4C10b"]]


# card: 4R166
def test_nobody_sees_without_a_minion_of_isengard() -> None:
    assert stage("4C49a 4C10b 4R166b @deck=4C87a").shadow().offered == []
    assert stage("4C49a 4C10b @hand=4R166b").shadow().offered == []


# card: 4R166
def test_an_empty_deck_has_nothing_to_show() -> None:
    table = stage("4C49a 4C165b 4R166b @deck=4C10b").shadow().choose("use 4R166b")
    assert table.options == ["yes", "no"]


# -- Ithilien Wilderness -------------------------------------------------------------------------


def walking(phase: int, to: int, twilight: int) -> Scene:
    """A fellowship that moves to a site in a phase, at the end of which there is so much twilight."""
    table = stage(f"4C49a 4R237b @at={to - 1} @sites={PATH[to - 1]}b")
    table.state.phase = phase
    table.moves()
    table.state.twilight = twilight
    table.go(EndPhase(phase))
    return table


# card: 4R237
def test_the_wilderness_darkens_when_the_fellowship_comes_to_its_last_sites() -> None:
    for phase in (FELLOWSHIP, REGROUP):
        table = walking(phase, 7, 6).choose("answer 4R237b")
        assert table.state.twilight == 6 + 8


# card: 4R237
def test_the_wilderness_is_silent_before_site_7() -> None:
    assert walking(FELLOWSHIP, 6, 0).options == []


# card: 4R237
def test_the_wilderness_is_silent_in_deep_twilight() -> None:
    assert walking(FELLOWSHIP, 7, 7).options == []


# card: 4R237
def test_the_wilderness_is_silent_at_the_end_of_a_phase_without_a_move() -> None:
    table = stage("4C49a 4R237b @at=7 @twilight=0")
    table.state.phase = MANEUVER
    table.go(EndPhase(MANEUVER))
    assert table.options == []
    # One move does not count for the phases that follow it.
    table = walking(FELLOWSHIP, 7, 0).choose("pass")
    table.state.phase = REGROUP
    table.go(EndPhase(REGROUP))
    assert table.options == []


# card: 4R237 4R261
def test_a_raider_is_stronger_for_a_condition_that_is_given_up() -> None:
    for code in ("4R237", "4R261"):
        table = stage(f"4C49a 4C252b {code}b").in_phase(SKIRMISH).acts(1, f"use {code}b")
        assert (table.strength("4C252b"), table.zone(f"{code}b")) == (3 + 2, DISCARD)


# -- Southron Troop ------------------------------------------------------------------------------

SEVEN = "4C49a 4C74a 4C310a 4C314a 4C286a 4P364a 4R256b"


# card: 4R256
def test_the_southrons_fall_upon_the_ring_bearer_of_a_large_fellowship() -> None:
    table = stage(SEVEN).in_phase(ASSIGNMENT).acts(1, "use 4R256b")
    assert (table.seat, table.options) == (0, ["yes", "no"])
    table.choose("no")
    assert table.state.assigned[table["4R256b"]] == table["4C302a"]


# card: 4R256
def test_the_shadow_player_chooses_whom_the_fellowship_loses_to_prevent_it() -> None:
    table = stage(SEVEN).in_phase(ASSIGNMENT).acts(1, "use 4R256b").choose("yes")
    assert (table.seat, "choose 4C302a" in table.options) == (1, False)
    table.choose("choose 4P364a")
    assert table.zone("4P364a") == DISCARD
    assert table.state.assigned[table["4R256b"]] == -1


# card: 4R256
def test_the_southrons_do_not_fall_upon_six() -> None:
    assert not stage(SEVEN.replace("4P364a ", "")).in_phase(ASSIGNMENT).can("use 4R256b")


# card: 4R256
def test_a_troop_follows_another_southron() -> None:
    assert stage("4C49a 4C10b @hand=4R256b @at=5 @twilight=20").shadow().options == []
    assert stage("4C49a 4C252b @hand=4R256b @at=5 @twilight=20").shadow().can("play 4R256b")


# -- Wrath of Harad ------------------------------------------------------------------------------


def pathfinding(raiders: str, wounds: str = "") -> Scene:
    """A ranger finds a path while the Haradrim are angry."""
    play = f"4C117a 4C49a {raiders} 4R261b @hand=4C129a @sites=4U334b {wounds}"
    return stage(play).fellowship()


# card: 4R261
def test_a_pathfinder_pays_with_a_wound_under_the_wrath_of_harad() -> None:
    table = pathfinding("4C252b").choose("play 4C129a")
    assert table.options == ["choose 4C302a", "choose 4C117a", "choose 4C49a"]
    table.choose("choose 4C49a")
    assert (table.wounds("4C49a"), table.zone("4C129a")) == (1, DISCARD)


# card: 4R261
def test_two_wraths_wound_twice() -> None:
    table = pathfinding("4C252b 4R261b2").choose("play 4C129a")
    table.choose("choose 4C49a", "choose 4C117a")
    assert (table.wounds("4C49a"), table.wounds("4C117a")) == (1, 1)


# card: 4R261
def test_who_cannot_pay_with_a_wound_finds_no_path() -> None:
    table = stage("4C117a 4C252b 4R261b @hand=4C129a @sites=4U334b")
    lend(table, cannot(TAKE_WOUNDS), "4C302a", "4C117a")
    assert "play 4C129a" not in table.fellowship().options


# card: 4R261
def test_the_wrath_sleeps_without_raiders() -> None:
    table = pathfinding("4C10b").choose("play 4C129a")
    assert table.zone("4C129a") == DISCARD
    assert [table.wounds(name) for name in ("4C302a", "4C117a", "4C49a")] == [0, 0, 0]


# card: 4R261
def test_the_wrath_is_for_those_who_call_on_rangers() -> None:
    table = stage("4C117a 4C90a 4C252b 4R261b @wounds=4C90a:1 @hand=4C93a").fellowship()
    table.choose("play 4C93a")
    assert (table.wounds("4C117a"), table.wounds("4C90a")) == (0, 0)


# -- positions -----------------------------------------------------------------------------------


# card: 4R166
def test_whom_a_player_has_named_is_part_of_the_position() -> None:
    table = {
        "phase": "shadow",
        "twilight": 5,
        "path": {"1": "4U328a", "2": "4U335b"},
        "seats": {"a": {"site": 2, "deck": ["4C42", "4C42"]}, "b": {"deck": ["4C10", "4C10"]}},
        "in_play": ["4C302a", "4C49a", "4C165b", "4R166b"],
    }
    match = TCG.position(table, seed=1, decks="position")
    match.play("use 4R166b")
    match.play("player a")
    assert [scope.named for scope in match.state.scopes] == [0]
    position = json.loads(json.dumps(match.state.position()))
    assert TCG.position(position, chance=Scripted(), decks="position").state == match.state
