"""The sites of The Two Towers."""

from __future__ import annotations

import pytest

from mathom.core.chance import Scripted
from mathom.games.tcg.box import SHADOW
from mathom.games.tcg.engine.values import twilight_cost
from mathom.games.tcg.phases import ARCHERY, SHADOW_PHASE
from mathom.games.tcg.state import DECK, FELLOWSHIP_AREA, HAND, MINION_AREA
from mathom.games.tcg.steps.archery import archery_total
from mathom.games.tcg.steps.moving import move_limit, shadow_number
from tests.games.tcg.cards.scenes import Scene

SEARCHED = [("4U328", "4P364", True), ("4U341", "4P365", False)]


# card: 4U328 4U341
@pytest.mark.parametrize(("site", "whom", "exerts"), SEARCHED)
def test_a_companion_is_found_in_the_draw_deck(site: str, whom: str, exerts: bool) -> None:
    table = Scene("4C302a 4C49a 4C74a", decks=f"{whom}a", site=f"{site}a").fellowship()
    table.choose(f"use {site}a", f"choose {whom}a")
    assert table.zone(f"{whom}a") == FELLOWSHIP_AREA
    assert (table.wounds("4C49a"), table.wounds("4C74a")) == (exerts, exerts)


# card: 4U328
def test_the_riddermark_needs_two_companions_that_can_exert() -> None:
    table = Scene("4C302a 4C49a", decks="4P364a", site="4U328a").fellowship()
    assert table.options == []


# card: 4U341
def test_the_throne_room_is_for_the_fellowship_phase_and_theoden() -> None:
    table = Scene("4C302a", decks="4P364a", site="4U341a").fellowship().choose("use 4U341a")
    assert table.zone("4P364a") == DECK
    assert Scene("4C302a", decks="4P365a", site="4U341a").maneuver().options == []


# card: 4U326
def test_a_mount_of_rohan_lengthens_the_days_ride_for_the_whole_turn() -> None:
    table = Scene("4C302a 4C286a 4C283a:4C286a", site="4U326a").go()
    assert move_limit(table.state) == 3
    table.discard("4C283a")
    assert move_limit(table.state) == 3


# card: 4U326
def test_without_a_mount_of_rohan_the_limit_stays() -> None:
    assert move_limit(Scene("4C302a 4C286a", site="4U326a").go().state) == 2


# card: 4U334 4U342
@pytest.mark.parametrize("site", ["4U334", "4U342"])
def test_no_arrow_wounds_a_dunlending_there(site: str) -> None:
    table = Scene("4C302a 4C10b", site=f"{site}a", phase=ARCHERY).wound("4C10b")
    assert table.zone("4C10b") == MINION_AREA


# card: 4U334 4U342
@pytest.mark.parametrize("site", ["4U334", "4U342"])
def test_uruks_are_hit_there_and_so_are_dunlendings_in_skirmishes(site: str) -> None:
    table = Scene("4C302a 4C165b", site=f"{site}a", phase=ARCHERY).wound("4C165b")
    assert table.wounds("4C165b") == 1
    assert Scene("4C302a 4C10b", site=f"{site}a").wound("4C10b").zone("4C10b") != MINION_AREA


# card: 4U335
def test_an_uruk_played_at_the_camp_must_exert() -> None:
    table = Scene("4C302a", hands="4C165b", site="4U335a").shadow().choose("play 4C165b")
    assert table.wounds("4C165b") == 1


# card: 4U335
def test_others_come_to_the_camp_fresh() -> None:
    table = Scene("4C302a", hands="4C4b", site="4U335a").shadow().choose("play 4C4b")
    assert table.wounds("4C4b") == 0


# card: 4U344
def test_riders_are_healed_when_they_come_to_the_hills() -> None:
    table = Scene("4C302a 4C286a 4C283a:4C286a", sites="4U344b", site="4U342a")
    table.wounded("4C286a").moves()
    assert table.wounds("4C286a") == 0


# card: 4U344
def test_who_comes_to_the_hills_on_foot_is_not_healed() -> None:
    table = Scene("4C302a 4C286a", sites="4U344b", site="4U342a").wounded("4C286a").moves()
    assert table.wounds("4C286a") == 1


# card: 4U346
def test_the_white_rocks_are_darker_for_riders() -> None:
    table = Scene("4C302a 4C286a 4C283a:4C286a", site="4U346a")
    printed = table.state.card(table["4U346a"]).shadow_number
    assert shadow_number(table.state, table["4U346a"]) == printed + 1


# card: 4U346
def test_the_white_rocks_do_not_count_those_on_foot() -> None:
    table = Scene("4C302a 4C286a", site="4U346a")
    printed = table.state.card(table["4U346a"]).shadow_number
    assert shadow_number(table.state, table["4U346a"]) == printed


# card: 4U347
def test_the_first_uruk_at_the_deep_of_helm_is_cheap() -> None:
    table = Scene("4C302a", hands="4C207b 4C207b2", site="4U347a", twilight=5).shadow()
    table.choose("play 4C207b")
    assert table.state.twilight == 5 - 1
    table.choose("play 4C207b2")
    assert table.state.twilight == 0


# card: 4U347
def test_an_uruk_played_before_the_fellowship_came_does_not_count() -> None:
    table = Scene("4C302a", hands="4C207b 4C207b2 4C4b", sites="4U347b", site="4U346a")
    table.shadow().choose("play 4C207b")
    assert twilight_cost(table.state, table["4C207b2"]) == 4 + 2
    table.moves()
    assert twilight_cost(table.state, table["4C207b2"]) == 4 - 3
    assert twilight_cost(table.state, table["4C4b"]) == 5


# card: 4U350
def test_aragorn_lightens_the_courtyard() -> None:
    table = Scene("4C302a 4P364a", site="4U350a")
    printed = table.state.card(table["4U350a"]).shadow_number
    assert shadow_number(table.state, table["4U350a"]) == printed - 2


# card: 4U350
def test_without_aragorn_the_courtyard_is_dark() -> None:
    table = Scene("4C302a 4C49a", site="4U350a")
    printed = table.state.card(table["4U350a"]).shadow_number
    assert shadow_number(table.state, table["4U350a"]) == printed


# card: 4U354
def test_a_possession_from_the_armory_is_worth_a_card() -> None:
    table = Scene("4C302a", hands="4C306a", decks="4C310a", site="4U354a")
    table.state.chance = Scripted(["card 4C310"])
    table.fellowship().choose("use 4U354a")
    assert table.zone("4C310a") == HAND


# card: 4U354
def test_the_armory_needs_a_possession_that_can_be_played() -> None:
    table = Scene("4C302a", hands="4U280a", decks="4C310a", site="4U354a").fellowship()
    assert table.options == []


# card: 4U356
def test_a_large_fellowship_draws_arrows_on_the_causeway() -> None:
    table = Scene("4C302a 4C49a 4C74a 4P364a 4C310a 4C314a 4C10b", site="4U356a")
    assert archery_total(table.state, SHADOW) == 2 * 2


# card: 4U356
def test_three_unbound_companions_cross_the_causeway_unseen() -> None:
    table = Scene("4C302a 4C49a 4C74a 4P364a 4C10b", site="4U356a")
    assert archery_total(table.state, SHADOW) == 0


# card: 4U357
def test_strangers_exert_in_the_kings_room() -> None:
    table = Scene("4C302a 4C49a 4C74a", sites="4U357b", site="4U354a").moves()
    assert [table.wounds(name) for name in ("4C302a", "4C49a", "4C74a")] == [0, 1, 1]


# card: 4U357
def test_a_companion_of_rohan_opens_the_kings_room() -> None:
    table = Scene("4C302a 4C49a 4C286a", sites="4U357b", site="4U354a").moves()
    assert table.wounds("4C49a") == 0


# card: 4U358
def test_a_dunlending_in_the_ring_of_isengard_is_worth_a_card() -> None:
    table = Scene("4C302a", hands="4C10b", decks="4C17b", site="4U358a")
    table.state.chance = Scripted(["card 4C17"])
    table.shadow().choose("use 4U358a")
    assert (table.zone("4C10b"), table.zone("4C17b")) == (MINION_AREA, HAND)


# card: 4U358
def test_an_uruk_in_the_ring_of_isengard_is_not() -> None:
    table = Scene("4C302a", hands="4C165b", decks="4C17b", site="4U358a").shadow()
    assert table.offered == ["play 4C165b"]


# card: 4U359
def test_the_wizards_vale_darkens_once_a_turn() -> None:
    table = Scene("4C302a", site="4U359a", twilight=8).starts(SHADOW_PHASE, seat=1)
    assert table.state.twilight == 8 + 4
    table.state.twilight = 0
    table.starts(SHADOW_PHASE, seat=1)
    assert table.state.twilight == 0


# card: 4U359
def test_the_wizards_vale_is_dark_enough_with_nine_and_looks_only_at_the_first_shadow_phase() -> None:
    assert Scene("4C302a", site="4U359a", twilight=9).starts(SHADOW_PHASE, seat=1).state.twilight == 9
    table = Scene("4C302a", site="4U359a", twilight=5, players=3)
    first, second = table.state.shadows()
    assert table.starts(SHADOW_PHASE, seat=second).state.twilight == 5
    assert table.starts(SHADOW_PHASE, seat=first).state.twilight == 9


# card: 4U362
def test_shadow_players_may_read_in_the_library() -> None:
    play = "4C302a 4C49a 4C74a 4P364a 4C310a 4C314a"
    table = Scene(play, decks="4C10b 4C17b", sites="4U362b", site="4U358a")
    table.state.chance = Scripted(["card 4C17 4C10"])
    table.moves()
    assert (table.seat, table.options) == (1, ["yes", "no"])
    table.choose("yes")
    assert len(table.state.hands[1]) == 2


# card: 4U362
def test_four_companions_show_nothing_in_the_library() -> None:
    play = "4C302a 4C49a 4C74a 4C310a"
    table = Scene(play, decks="4C10b", sites="4U362b", site="4U358a").moves()
    assert table.options == []


# card: 4U363
def test_burdens_call_a_minion_back_in_the_palantir_chamber() -> None:
    table = Scene("4C302a", discards="4C165b", site="4U363a")
    table.state.burdens[0] = 3
    table.shadow().choose("use 4U363a")
    assert (table.zone("4C165b"), table.state.burdens[0]) == (MINION_AREA, 1)


# card: 4U363
def test_one_burden_calls_nobody() -> None:
    table = Scene("4C302a", discards="4C165b", site="4U363a")
    table.state.burdens[0] = 1
    assert table.shadow().options == []
