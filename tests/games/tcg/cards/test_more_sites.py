"""More sites of The Two Towers."""

from __future__ import annotations

import pytest

from mathom.games.tcg.box import FIERCE
from mathom.games.tcg.engine.allies import takes_part
from mathom.games.tcg.phases import FELLOWSHIP, SKIRMISH
from mathom.games.tcg.state import ATTACHED, DECK, DISCARD, FELLOWSHIP_AREA, MINION_AREA, SUPPORT
from mathom.games.tcg.steps.moving import can_move_again, move_limit
from tests.games.tcg.cards.scenes import Scene, stage


def twilight_after_leaving(site: str) -> int:
    """How dark it is when the fellowship has moved on from a first site."""
    return Scene("4C302a", sites="4U334b", site=f"{site}a").moves().state.twilight


# card: 4U323
def test_leaving_the_east_wall_adds_twilight() -> None:
    assert twilight_after_leaving("4U323") == twilight_after_leaving("4U328") + 2


# card: 4U323
def test_the_east_wall_adds_nothing_once_it_lies_behind() -> None:
    dark = Scene("4C302a", sites="4U323b 4U342b", site="4U334a").moves().state.twilight
    assert dark == Scene("4C302a", sites="4U328b 4U342b", site="4U334a").moves().state.twilight


# card: 4U324
def test_a_companion_who_joins_on_the_downs_costs_two_cards() -> None:
    table = stage("@hand=4C49a+4C42a+4C87a @site=4U324a").fellowship().choose("play 4C49a")
    assert (table.zone("4C42a"), table.zone("4C87a")) == (DISCARD, DISCARD)


# card: 4U324
def test_an_ally_who_joins_on_the_downs_costs_nothing() -> None:
    table = stage("@hand=4C277a+4C42a+4C87a @site=4U324a").fellowship().choose("play 4C277a")
    assert len(table.state.hands[0]) == 2


# card: 4U325 4U327
@pytest.mark.parametrize(("site", "whom"), [("4U325", "4C74"), ("4U327", "4C49")])
def test_two_exert_and_a_companion_is_found(site: str, whom: str) -> None:
    table = stage(f"4C286a 4P364a @deck={whom}a @site={site}a").fellowship()
    table.choose(f"use {site}a", f"choose {whom}a")
    assert table.zone(f"{whom}a") == FELLOWSHIP_AREA
    assert (table.wounds("4C286a"), table.wounds("4P364a")) == (1, 1)


# card: 4U329
def test_the_ring_bound_exert_when_they_leave_the_emyn_muil() -> None:
    table = Scene("4C302a 4C49a 4C122a", sites="4U334b", site="4U329a").moves()
    assert [table.wounds(name) for name in ("4C302a", "4C49a", "4C122a")] == [1, 0, 1]


# card: 4U329
def test_nobody_exerts_when_the_fellowship_leaves_another_site() -> None:
    table = Scene("4C302a", sites="4U329b 4U342b", site="4U334a").moves()
    assert table.wounds("4C302a") == 0


# card: 4U330
def test_an_unbound_hobbit_in_derndingle_lengthens_the_day() -> None:
    assert move_limit(stage("4C310a @site=4U330a").go().state) == 3


# card: 4U330
def test_frodo_alone_in_derndingle_does_not() -> None:
    assert move_limit(stage("4C49a @site=4U330a").go().state) == 2


# card: 4U331
def test_three_trackers_hold_the_fellowship_in_the_eastfold() -> None:
    table = stage("4C181b 4C187b 4C189b @site=4U331a")
    assert can_move_again(table.state)
    table.shadow().choose("use 4U331a")
    assert not can_move_again(table.state)


# card: 4U332
def test_treebeard_is_found_in_fangorn() -> None:
    table = stage("@deck=4C104a @site=4U332a").fellowship().choose("use 4U332a", "choose 4C104a")
    assert table.zone("4C104a") == SUPPORT


# card: 4U333
def test_up_to_three_wounds_are_healed_in_the_camp() -> None:
    table = stage("4C49a 4C74a @wounds=4C49a:2+4C74a:2 @site=4U333a").starts(FELLOWSHIP)
    table.choose("choose 4C49a", "choose 4C49a", "choose 4C74a")
    assert (table.wounds("4C49a"), table.wounds("4C74a")) == (0, 1)


# card: 4U333
def test_allies_are_not_healed_in_the_camp() -> None:
    table = stage("4C277a @wounds=4C277a:1 @site=4U333a").starts(FELLOWSHIP)
    assert table.wounds("4C277a") == 1


# card: 4U336
def test_whom_the_free_peoples_player_assigns_in_the_wold_adds_twilight() -> None:
    table = stage("4C49a 4C10b @site=4U336a").assignment_phase().choose("assign 4C10b 4C49a")
    assert table.state.twilight == 11


# card: 4U336
def test_whom_the_shadow_assigns_in_the_wold_does_not() -> None:
    table = stage("4C49a 4C10b @site=4U336a").assignment_phase().choose("done")
    table.choose("assign 4C10b 4C49a")
    assert table.state.assigned[table["4C10b"]] == table["4C49a"]
    assert table.state.twilight == 10


# card: 4U337
def test_a_hand_is_laid_beneath_the_deck_in_the_barrows() -> None:
    deck = "4C74a+4C76a+4C78a+4C87a+4C70a"
    table = stage(f"@hand=4C49a+4C42a @deck={deck} @site=4U337a").fellowship()
    table.choose("use 4U337a")
    assert (table.zone("4C49a"), table.zone("4C42a")) == (DECK, DECK)
    assert len(table.state.hands[0]) == 4


# card: 4U337
def test_the_barrows_are_for_the_fellowship_phase() -> None:
    assert not stage("@hand=4C49a @site=4U337a").regroup().can("use 4U337a")


# card: 4U338
def test_weapons_are_left_outside_the_golden_hall() -> None:
    play = "4C302a 4C306a:4C302a 4C286a 4C287a:4C286a 4C184b 4C142b:4C184b"
    table = Scene(play, sites="4U338b", site="4U334a").moves()
    assert table.zone("4C306a") == DISCARD
    assert (table.zone("4C287a"), table.zone("4C142b")) == (ATTACHED, ATTACHED)


# card: 4U338
def test_weapons_are_kept_when_the_fellowship_moves_on() -> None:
    table = Scene("4C302a 4C306a:4C302a", sites="4U346b", site="4U338a").moves()
    assert table.zone("4C306a") == ATTACHED


# card: 4U339
def test_a_mount_is_found_in_the_stables_once_a_turn() -> None:
    table = stage("4C286a @deck=4C287a+4C283a @site=4U339a").fellowship()
    table.choose("use 4U339a", "choose 4C287a")
    assert (table.zone("4C287a"), table.wounds("4C286a")) == (ATTACHED, 1)
    assert not table.can("use 4U339a")


# card: 4U340
def test_allies_of_rohan_stay_out_of_fights_in_the_streets() -> None:
    table = stage("4R262a @site=4U340a")
    assert not takes_part(table.state, table["4R262a"])


# card: 4U340
def test_elsewhere_at_home_they_take_part() -> None:
    table = stage("4R262a @site=4U342a")
    assert takes_part(table.state, table["4R262a"])


# card: 4U345
def test_theoden_or_two_others_exert_in_the_white_mountains() -> None:
    table = Scene("4C302a 4C292a 4C49a", sites="4U345b", site="4U342a").moves()
    table.choose("effect 1")
    assert [table.wounds(name) for name in ("4C302a", "4C292a", "4C49a")] == [0, 1, 0]


# card: 4U345
def test_without_theoden_two_others_must() -> None:
    table = Scene("4C302a 4C49a", sites="4U345b", site="4U342a").moves()
    assert [table.wounds(name) for name in ("4C302a", "4C49a")] == [1, 1]


# card: 4U348
def test_saruman_comes_to_the_deeping_wall() -> None:
    table = stage("@deck=4R33b @site=4U348a").shadow().choose("use 4U348a", "choose 4R33b")
    assert table.zone("4R33b") == MINION_AREA


# card: 4U352
def test_an_uruk_grows_fierce_in_the_caves() -> None:
    table = stage("4C165b @site=4U352a").maneuver().acts(1, "use 4U352a")
    assert table.has("4C165b", FIERCE)
    assert table.state.twilight == 8


# card: 4U353
def test_allies_of_rohan_fight_in_the_great_hall() -> None:
    table = stage("4C277a 4C104a @site=4U353a")
    assert takes_part(table.state, table["4C277a"])


# card: 4U353
def test_ents_do_not() -> None:
    table = stage("4C277a 4C104a @site=4U353a")
    assert not takes_part(table.state, table["4C104a"])


# card: 4U355
def test_nobody_acts_in_skirmishes_at_the_cavern_entrance() -> None:
    table = stage("4C49a 4C10b @hand=4C42a+4C7b @site=4U355a").in_phase(SKIRMISH)
    assert table.options == []


# card: 4U355
def test_other_phases_go_on_there() -> None:
    assert stage("4C76a 4C165b @site=4U355a").regroup().can("use 4C76a")


# card: 4U361
def test_saruman_is_called_back_to_his_balcony_for_less() -> None:
    table = stage("@discard=4R33b @twilight=2 @site=4U361a").shadow().choose("use 4U361a")
    assert (table.zone("4R33b"), table.state.twilight) == (MINION_AREA, 0)


# card: 4U361
def test_even_then_he_must_be_paid_for() -> None:
    assert stage("@discard=4R33b @twilight=1 @site=4U361a").shadow().options == []
