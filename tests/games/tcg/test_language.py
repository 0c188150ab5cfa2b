"""What cards say is what happens: offered, paid for, carried out."""

from __future__ import annotations

import pytest

from mathom.core.chance import Scripted
from mathom.games.tcg.box import BY_CODE, DAMAGE, FIERCE
from mathom.games.tcg.engine.deeds import DEEDS, card
from mathom.games.tcg.engine.durations import phase_ends, regroup_starts
from mathom.games.tcg.engine.scope import Happening
from mathom.games.tcg.engine.values import twilight_cost
from mathom.games.tcg.language.node import number
from mathom.games.tcg.language.vocabulary import draw, then
from mathom.games.tcg.phases import (
    FELLOWSHIP,
    MOVES,
    MOVES_TO,
    REGROUP,
    SHADOW_PHASE,
    SKIRMISH,
    STARTS,
    WINS,
)
from mathom.games.tcg.state import DEAD, DISCARD, HAND, MINION_AREA, SUPPORT
from mathom.games.tcg.steps.procedure import Alone
from mathom.games.tcg.steps.triggers import Answers
from mathom.games.tcg.steps.wounds import Wound
from tests.games.tcg.bench import Bench

FELLOWSHIP_OF_THREE = "4C302a 4C49a 4C74a"


def test_an_event_makes_a_character_stronger_until_the_phase_ends() -> None:
    table = Bench(f"{FELLOWSHIP_OF_THREE} 4C10b", hands="4C42a").skirmish("4C49a", "4C10b")
    table.choose("play 4C42a")
    assert table.strength("4C49a") == 6 + 2
    assert table.zone("4C42a") == DISCARD
    phase_ends(table.state)
    assert table.strength("4C49a") == 6


def test_a_parenthesis_gives_more_where_its_condition_holds() -> None:
    table = Bench("4C302a 4C49a 4C10b", hands="4C42a", site="4U346a").skirmish("4C49a", "4C10b")
    table.choose("play 4C42a")
    assert table.strength("4C49a") == 6 + 4


def test_a_special_ability_exerts_its_character_and_an_exhausted_one_cannot() -> None:
    table = Bench(f"{FELLOWSHIP_OF_THREE} 4C10b").skirmish("4C49a", "4C10b")
    assert "use 4C49a" in table.options
    table.choose("use 4C49a", "choose 4C74a")
    assert table.wounds("4C49a") == 1
    assert table.strength("4C74a") == 6 + 2
    table.choose("use 4C49a", "choose 4C49a")
    assert table.strength("4C49a") == 6 + 1
    assert "use 4C49a" not in table.options


def test_a_minion_fighting_gimli_is_weakened_twice_by_legolas() -> None:
    table = Bench(f"{FELLOWSHIP_OF_THREE} 4C10b").skirmish("4C49a", "4C10b")
    table.choose("use 4C74a")
    assert table.strength("4C10b") == 8 - 2


def test_a_minion_fighting_another_companion_is_weakened_once() -> None:
    table = Bench("4C302a 4C74a 4C286a 4C10b").skirmish("4C286a", "4C10b")
    table.choose("use 4C74a")
    assert table.strength("4C10b") == 8 - 1


def test_the_player_chooses_how_many_to_spot() -> None:
    table = Bench(f"{FELLOWSHIP_OF_THREE} 4C10b", hands="4U8b").skirmish("4C49a", "4C10b")
    table.choose("pass", "play 4U8b")
    assert table.options == ["number 0", "number 1", "number 2", "number 3"]
    assert table.seat == 1
    table.choose("number 3")
    assert table.strength("4C10b") == 8 + 3
    assert table.state.twilight == 10 - 3


def test_a_limit_caps_what_is_counted() -> None:
    play = "4C302a 4C286a 4C286a2 4C286a3 4C286a4 4C10b"
    table = Bench(play, hands="4U282a").skirmish("4C286a", "4C10b")
    table.choose("play 4U282a", "number 4", "choose 4C286a")
    assert table.strength("4C286a") == 5 + 3


def test_an_item_gives_its_bonus_to_its_bearer() -> None:
    table = Bench("4C302a 4P364a 4U132a:4P364a 4C10b 4C184b")
    assert table.strength("4P364a") == 8 + 2
    table.skirmish("4P364a", "4C184b")
    assert table.strength("4P364a") == 8 + 2 + 2


def test_a_winning_minion_may_become_fierce_until_the_regroup_phase() -> None:
    table = Bench("4C302a 4C12b").go(Answers(Happening(WINS, 1, 0)))
    assert (table.seat, table.options) == (1, ["answer 4C12b", "pass"])
    table.choose("answer 4C12b")
    assert table.state.has(table["4C12b"], FIERCE)
    phase_ends(table.state)
    assert table.strength("4C12b") == 7 + 2
    regroup_starts(table.state)
    assert not table.state.has(table["4C12b"], FIERCE)
    assert table.strength("4C12b") == 7


def test_an_optional_trigger_is_used_once() -> None:
    table = Bench("4C302a 4C12b").go(Answers(Happening(WINS, 1, 0)))
    table.choose("answer 4C12b")
    assert table.options == []
    assert table.strength("4C12b") == 7 + 2


def test_a_response_prevents_a_wound_and_its_costs_are_paid() -> None:
    table = Bench("4C302a 4C270a 4C286a 4C10b")
    table.go(Wound(table["4C286a"]))
    table.choose("answer 4C270a")
    assert table.wounds("4C286a") == 0
    assert table.wounds("4C270a") == 1
    assert table.state.twilight == 11


def test_a_wound_that_nobody_prevents_is_placed() -> None:
    table = Bench("4C302a 4C270a 4C286a 4C10b")
    table.go(Wound(table["4C286a"])).choose("pass")
    assert table.wounds("4C286a") == 1


def test_lady_of_rohan_protects_no_ring_bound_companion() -> None:
    table = Bench("4C302a 4C270a 4C10b")
    table.go(Wound(table["4C302a"]))
    assert table.wounds("4C302a") == 1


def test_putting_on_the_ring_turns_that_wound_into_a_burden() -> None:
    table = Bench("4C302a 4C2a:4C302a 4C10b").skirmish("4C302a", "4C10b")
    table.go(Wound(table["4C302a"])).choose("answer 4C2a")
    assert table.wounds("4C302a") == 0
    assert table.state.burdens == [1, 0]
    assert table.state.wearing[0]


def test_while_worn_the_ring_replaces_wounds_without_asking() -> None:
    table = Bench("4C302a 4C2a:4C302a 4C10b").skirmish("4C302a", "4C10b")
    table.state.wearing[0] = True
    table.go(Wound(table["4C302a"]))
    assert table.wounds("4C302a") == 0
    assert table.state.burdens == [1, 0]


def test_the_ruling_ring_does_not_help_outside_skirmishes() -> None:
    table = Bench("4C302a 4C2a:4C302a 4C10b", phase=MOVES)
    table.go(Wound(table["4C302a"]))
    assert table.wounds("4C302a") == 1


def test_the_last_vitality_lost_kills() -> None:
    table = Bench("4C302a 4C286a 4C283a:4C286a 4C10b")
    for _ in range(3):
        table.go(Wound(table["4C286a"]))
    assert table.zone("4C286a") == DEAD
    assert table.zone("4C283a") == DISCARD


def test_a_killed_minion_goes_to_the_discard_pile() -> None:
    table = Bench("4C302a 4C10b")
    table.go(Wound(table["4C10b"]))
    assert table.zone("4C10b") == DISCARD
    assert table.state.discards[1] == [table["4C10b"]]


def test_a_sword_keeps_wounds_away_outside_skirmishes() -> None:
    table = Bench("4C302a 4C184b 4C142b:4C184b", phase=REGROUP)
    table.go(Wound(table["4C184b"]))
    assert table.wounds("4C184b") == 0
    table.state.phase = SKIRMISH
    table.go(Wound(table["4C184b"]))
    assert table.wounds("4C184b") == 1


def test_an_ally_in_the_dead_pile_makes_the_stalker_fierce() -> None:
    assert Bench("4C302a 4C197b").strength("4C197b") == 8
    table = Bench("4C302a 4C197b", dead="4C277a")
    assert table.strength("4C197b") == 8 + 3
    assert table.state.has(table["4C197b"], FIERCE)


def test_another_uruk_must_be_another_than_the_one_exerted() -> None:
    table = Bench("4C302a 4C184b 4C192b 4C165b", hands="4C175b").skirmish("4C302a", "4C184b")
    table.choose("play 4C175b")
    assert table.options == ["choose 4C192b", "choose 4C165b"]
    table.choose("choose 4C192b")
    assert table.options == ["choose 4C184b", "choose 4C165b"]


def test_the_free_peoples_player_orders_required_actions() -> None:
    play = "4C302a 4C286a 4U263a:4C286a 4C283a:4C286a 4C184b"
    table = Bench(play).skirmish("4C286a", "4C184b")
    table.go(Answers(Happening(STARTS, table["4C286a"], amount=SKIRMISH)))
    assert (table.seat, table.options) == (0, ["first 4U263a", "first 4C283a"])
    table.choose("first 4C283a")
    assert table.wounds("4C184b") == 1


def test_a_shadow_player_may_pay_to_prevent() -> None:
    table = Bench("4C302a 4C310a 4C10b").skirmish("4C310a", "4C10b")
    table.choose("use 4C310a")
    assert (table.seat, table.options) == (1, ["yes", "no"])
    table.choose("yes")
    assert table.state.twilight == 8
    assert table.zone("4C310a") != DISCARD
    table.choose("use 4C310a", "no")
    assert table.zone("4C310a") == DISCARD


def test_a_stealth_event_cancels_the_skirmish_of_a_hobbit() -> None:
    table = Bench("4C302a 4C310a 4C10b", hands="4C319a").skirmish("4C310a", "4C10b")
    table.choose("play 4C319a")
    assert not table.state.in_skirmish
    assert table.state.assigned[table["4C10b"]] == -1


def test_playing_a_companion_adds_twilight_and_a_cost_can_be_lower() -> None:
    table = Bench("4C302a 4C286a", hands="4C266a", phase=FELLOWSHIP, twilight=0)
    assert twilight_cost(table.state, table["4C266a"]) == 2
    table.go(Alone(0)).choose("play 4C266a")
    assert table.state.twilight == 2


def test_a_possession_is_offered_only_with_a_bearer_and_its_requirement() -> None:
    table = Bench("4C302a 4C49a", hands="4C283a 4C306a", phase=FELLOWSHIP).go(Alone(0))
    assert table.options == ["play 4C306a", "pass"]


def test_a_minion_that_roams_costs_two_more() -> None:
    table = Bench("4C302a", hands="4C10b", phase=SHADOW_PHASE, twilight=3)
    assert twilight_cost(table.state, table["4C10b"]) == 4
    table.state.acting = 1
    table.go(Alone(1))
    assert table.options == []


def test_playing_a_card_can_be_the_cost() -> None:
    table = Bench("4C302a", hands="4C10b", decks="4C17b", site="4U358a", phase=SHADOW_PHASE)
    table.state.chance = Scripted(["card 4C17"])
    table.go(Alone(1)).choose("use 4U358a")
    assert table.zone("4C10b") == MINION_AREA
    assert table.zone("4C17b") == HAND


def test_a_discount_is_counted_when_the_card_is_played() -> None:
    play = "4C302a 4C192b 4C184b 4C184b2"
    table = Bench(play, hands="4C165b", site="4U363a", phase=SHADOW_PHASE, twilight=0)
    table.go(Alone(1))
    assert "use 4C192b" in table.options
    table.choose("use 4C192b")
    assert table.state.twilight == 0
    assert table.zone("4C165b") == MINION_AREA


def test_each_shadow_player_may_draw_in_order() -> None:
    play = "4C302a 4C49a 4C74a 4P364a 4C310a 4C314a"
    table = Bench(play, decks="4C10b 4C10c", site="4U362a", players=3, phase=MOVES)
    table.state.chance = Scripted(["card 4C10 4C10"])
    site = table["4U362a"]
    table.go(Answers(Happening(MOVES_TO, site)))
    assert table.seat == 2
    table.choose("yes")
    assert table.seat == 1
    table.choose("no")
    assert (table.zone("4C10c"), table.zone("4C10b")) == (HAND, 0)


def test_only_the_cards_of_the_side_one_plays_this_turn_are_active() -> None:
    table = Bench("4C302a 4C302b 4C10a 4C10b")
    active = [table.state.active(table[name]) for name in ("4C302a", "4C302b", "4C10a", "4C10b")]
    assert active == [True, False, False, True]


def test_damage_is_added_up() -> None:
    table = Bench("4C302a 4P365a 4U280a:4P365a 4C283a:4P365a 4C10b", hands="4C297a")
    table.skirmish("4P365a", "4C10b").choose("play 4C297a")
    assert table.state.damages[table["4P365a"]] == 1 + 2
    assert table.state.has(table["4P365a"], DAMAGE)


def test_control_is_taken_of_the_lowest_site_that_all_have_passed() -> None:
    table = Bench("4C302a 4C14b 4C10b", sites="4U328b 4U334b", site="4U342a")
    table.go(Answers(Happening(WINS, table["4C14b"], table["4C302a"]))).choose("answer 4C14b")
    assert table.state.controlled(1) == [1]
    table.go(Answers(Happening(WINS, table["4C14b"], table["4C302a"]))).choose("answer 4C14b")
    assert table.state.controlled(1) == [1, 2]
    # There is no further one: nobody is asked.
    table.go(Answers(Happening(WINS, table["4C14b"], table["4C302a"])))
    assert table.options == []
    assert table.state.controlled(1) == [1, 2]


def test_a_minion_stacked_on_a_controlled_site_is_played_from_there_for_less() -> None:
    table = Bench("4C302a 4U11b", sites="4U328b", site="4U342a", phase=SHADOW_PHASE, twilight=0)
    table.state.controller[1] = 1
    table.go(Answers(Happening(WINS, table["4U11b"], table["4C302a"]))).choose("answer 4U11b")
    assert table.state.on[table["4U11b"]] == table["4U328b"]
    cost = table.state.card(table["4U11b"]).twilight - 2
    table.state.twilight = cost - 1
    table.go(Alone(1))
    assert table.options == []
    table.state.twilight = cost
    table.go(Alone(1)).choose("use 4U11b")
    assert table.zone("4U11b") == MINION_AREA
    assert table.state.twilight == 0


def test_an_ally_leaves_when_an_opponent_controls_his_home() -> None:
    table = Bench("4C302a 4C277a 4C14b 4C10b", sites="4U346b", site="4U350a")
    table.go()
    assert table.zone("4C277a") == SUPPORT
    table.go(Answers(Happening(WINS, table["4C14b"], table["4C302a"]))).choose("answer 4C14b")
    assert table.state.controlled(1) == [4]
    assert table.zone("4C277a") == DISCARD


def test_a_trigger_that_plays_a_card_is_offered_only_if_the_card_is_there() -> None:
    table = Bench("4C302a 4U9b")
    table.go(Answers(Happening(WINS, table["4U9b"], table["4C302a"])))
    assert table.options == []
    table = Bench("4C302a 4U9b", hands="4C10b", site="4U342a", twilight=0)
    table.go(Answers(Happening(WINS, table["4U9b"], table["4C302a"]))).choose("answer 4U9b")
    assert table.zone("4C10b") == MINION_AREA
    assert table.state.has(table["4C10b"], FIERCE)
    assert table.state.damages[table["4C10b"]] == 1


def test_a_clone_goes_its_own_way() -> None:
    table = Bench(f"{FELLOWSHIP_OF_THREE} 4C10b", hands="4C42a").skirmish("4C49a", "4C10b")
    other = table.state.clone()
    assert other == table.state
    table.choose("play 4C42a")
    assert other != table.state
    assert other.strength(table["4C49a"]) == 6


def test_a_card_cannot_be_declared_twice() -> None:
    before = DEEDS[BY_CODE["4C10"]]
    with pytest.raises(ValueError, match="declared twice"):
        card("4C10")
    assert DEEDS[BY_CODE["4C10"]] is before


def test_a_word_belongs_to_one_card_only() -> None:
    shared = draw()
    with pytest.raises(ValueError, match="used twice"):
        number("some card", then(shared, shared), 0)
