"""The turn and its fellowship phase (p. 11, rules 6 and 7)."""

from __future__ import annotations

from mathom.core.chance import Scripted
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.vocabulary import draw
from mathom.games.tcg.phases import BEFORE, FELLOWSHIP, REGROUP, SHADOW_PHASE
from mathom.games.tcg.state import DISCARD, FELLOWSHIP_AREA, HAND
from mathom.games.tcg.steps.fellowship import FellowshipPhase
from mathom.games.tcg.steps.procedure import Alone
from mathom.games.tcg.steps.turn import Turn, TurnEnds
from tests.games.tcg.bench import Bench

ROAD = "4U335b 4U342b 4U346b 4U350b 4U354b"
"""The opponent's sites 2 to 6."""
QUIET = "4U334b"
"""A site without any fellowship action."""


def test_the_pool_is_emptied_and_moves_are_counted_anew_at_the_start_of_a_turn() -> None:
    bench = Bench("4C302a", hands="4C310a", adventure=ROAD, phase=BEFORE, twilight=7)
    bench.state.moves = 2
    bench.go(Turn())
    assert bench.state.twilight == 0
    assert bench.state.moves == 0
    assert bench.state.phase == FELLOWSHIP
    assert bench.options == ["play 4C310a", "pass"]


def test_a_free_peoples_card_adds_its_cost_to_the_pool() -> None:
    bench = Bench("4C302a", hands="4C310a", adventure=ROAD, phase=BEFORE).go(Turn())
    bench.choose("play 4C310a")
    assert bench.zone("4C310a") == FELLOWSHIP_AREA
    # Merry's 1, then moving: Shadow number 1 and two companions.
    assert bench.state.twilight == 1 + 1 + 2


def test_when_he_is_done_the_fellowship_must_move() -> None:
    bench = Bench("4C302a 4C286a 4C286a2", hands="4C310a 4C10b", adventure=ROAD, phase=BEFORE)
    bench.go(Turn()).choose("pass")
    assert bench.state.marker[0] == 2
    assert bench.state.phase == SHADOW_PHASE


def test_without_minions_the_turn_goes_straight_to_the_regroup_phase() -> None:
    bench = Bench("4C302a", hands="4C17b", adventure=ROAD, phase=BEFORE).go(Turn())
    # Nothing could be played: a Savage is roaming and costs 6.
    assert bench.state.phase == REGROUP
    assert bench.seat == 1


def test_the_phases_come_in_their_order() -> None:
    bench = Bench(
        "4C302a 4C109a 4C302b 4C195b",
        hands="4C10b",
        adventure="4U342b",
        site="4U335b",
        phase=BEFORE,
    )
    bench.state.events = []
    bench.go(Turn()).choose("pass", "done", "assign 4C195b 4C109a")
    # Aragorn's 8 beat the Seeker's 6, who has one more vitality and is fierce.
    bench.choose("assign 4C195b 4C109a")
    phases = [event.args["phase"] for event in bench.state.events if event.kind == "phase"]
    assert phases == [
        "fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish",
        "assignment", "skirmish", "regroup",
    ]  # fmt: skip


def test_turns_pass_to_the_left_and_procedures_to_the_right() -> None:
    bench = Bench("4C302a 4C302b 4C302c", players=3, adventure="4U335b 4U335c", phase=BEFORE)
    assert bench.state.shadows() == [2, 1]
    bench.go(TurnEnds())
    assert bench.state.free == 1


# -- fellowship actions --------------------------------------------------------------------------


def test_a_copy_in_hand_is_discarded_to_heal_a_wounded_unique_companion() -> None:
    bench = Bench("4C302a 4C310a", hands="4C310a2 4C302a2", adventure=ROAD, phase=FELLOWSHIP)
    bench.state.wounds[bench["4C310a"]] = 2
    bench.go(FellowshipPhase())
    assert bench.options == ["heal 4C310a 4C310a2", "pass"]
    bench.choose("heal 4C310a 4C310a2")
    assert bench.wounds("4C310a") == 1
    assert bench.zone("4C310a2") == DISCARD


def test_nobody_is_healed_by_discarding_a_copy_of_a_companion_who_is_not_unique() -> None:
    bench = Bench("4C302a 4C286a", hands="4C286a2", adventure=ROAD, phase=FELLOWSHIP)
    bench.state.wounds[bench["4C286a"]] = 2
    bench.go(FellowshipPhase())
    assert bench.options == ["play 4C286a2", "pass"]


def test_a_possession_is_handed_on_for_its_twilight_cost() -> None:
    bench = Bench("4C302a 4C310a 4C49a 4C306a:4C302a", site=QUIET, phase=FELLOWSHIP, twilight=0)
    bench.go(Alone(0))
    assert bench.options == ["transfer 4C306a 4C310a", "pass"]
    bench.choose("transfer 4C306a 4C310a")
    assert bench.state.on[bench["4C306a"]] == bench["4C310a"]
    assert bench.state.twilight == bench.state.card(bench["4C306a"]).twilight
    assert bench["4C306a"] not in bench.state.played


def test_nothing_is_handed_to_who_has_one_of_its_class() -> None:
    bench = Bench(
        "4C302a 4C310a 4C306a:4C302a 4C306a2:4C310a", adventure=ROAD, phase=FELLOWSHIP, hands="4C314a"
    ).go(FellowshipPhase())
    assert bench.options == ["play 4C314a", "pass"]


def test_an_ally_hands_things_on_only_while_the_fellowship_is_at_its_home() -> None:
    cards = "4C302a 4C286a 4C277a 4C278a:4C277a"
    away = Bench(cards, adventure=ROAD, phase=FELLOWSHIP, hands="4C310a").go(FellowshipPhase())
    assert "transfer 4C278a 4C286a" not in away.options
    home = Bench(cards, adventure=ROAD, phase=FELLOWSHIP, hands="4C310a", site="4U344b")
    home.go(FellowshipPhase())
    assert "transfer 4C278a 4C286a" in home.options


def test_rule_of_4_no_more_than_four_cards_come_into_hand_in_a_fellowship_phase() -> None:
    # Hornburg Armory: play a possession to draw a card.
    chance = Scripted(["card 4C42 4C49 4C74 4C87"])
    bench = Bench(
        "4C302a 4C310a 4C314a 4C286a 4C286a2 4C266a",
        hands="4C306a 4C306a2 4C306a3 4C278a 4C278a2",
        decks="4C42a 4C49a 4C74a 4C87a 4C308a",
        adventure="4U356b",
        site="4U354b",
        phase=FELLOWSHIP,
        chance=chance,
    ).go(FellowshipPhase())
    drawn = 0
    while "use 4U354b" in bench.options:
        bench.choose("use 4U354b")
        while "pass" not in bench.options:
            bench.choose(bench.options[0])
        drawn += 1
    assert drawn == 5
    assert len([card for card, zone in enumerate(bench.state.zone) if zone == HAND]) == 4


def test_rule_of_4_does_not_count_what_is_drawn_at_the_start_of_the_turn() -> None:
    chance = Scripted(["card 4C42 4C49 4C74 4C87 4C308 4C310 4C314 4C319 4C321"])
    deck = "4C42a 4C49a 4C74a 4C87a 4C308a 4C310a 4C314a 4C319a 4C321a 4C306a"
    bench = Bench("4C302a", decks=deck, site=QUIET, phase=BEFORE, chance=chance)
    scope = Scope(bench["4C302a"], 0)
    draw(5).apply(bench.state, scope)
    bench.state.phase = FELLOWSHIP
    draw(5).apply(bench.state, scope)
    assert len(bench.state.hands[0]) == 5 + 4


def test_rule_of_9_companions_in_play_and_dead_are_never_more_than_nine() -> None:
    riders = " ".join(["4C286a", *[f"4C286a{n}" for n in range(2, 8)]])
    nine = Bench(f"4C302a {riders}", dead="4C310a", hands="4C314a", site=QUIET, phase=FELLOWSHIP)
    assert nine.go(Alone(0)).options == []
    eight = Bench(f"4C302a {riders}", hands="4C314a", site=QUIET, phase=FELLOWSHIP)
    assert eight.go(Alone(0)).options == ["play 4C314a", "pass"]


def test_an_ability_without_end_ends() -> None:
    # Throne Room lets a player search his deck for Théoden, for nothing, again and again (rules 11.22).
    bench = Bench("4C302a", site="4U341a", decks="4C42a", phase=FELLOWSHIP).go(Alone(0))
    for _ in range(50):
        bench.choose("use 4U341a")
    assert bench.options == []
