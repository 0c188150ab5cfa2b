"""Shadow phases (p. 12, rules 9)."""

from __future__ import annotations

from mathom.core.chance import Scripted
from mathom.games.tcg.box import ROAMING
from mathom.games.tcg.phases import FELLOWSHIP
from mathom.games.tcg.state import MINION_AREA
from mathom.games.tcg.steps.shadow import ShadowPhases
from tests.games.tcg.bench import Bench

THIRD = "4U342a"
"""Site 3, where Dunland Men no longer roam."""


def test_each_shadow_player_has_a_phase_first_the_one_on_the_right() -> None:
    bench = Bench("4C302a", hands="4C10b 4C10c", players=3, site=THIRD, phase=FELLOWSHIP)
    bench.go(ShadowPhases())
    assert bench.seat == 2
    bench.choose("pass")
    assert bench.seat == 1
    bench.choose("pass")
    assert bench.options == []


def test_a_shadow_card_is_paid_for_from_the_common_pool() -> None:
    bench = Bench("4C302a", hands="4C10b 4C10c", players=3, site=THIRD, phase=FELLOWSHIP, twilight=3)
    bench.go(ShadowPhases()).choose("play 4C10c")
    assert bench.zone("4C10c") == MINION_AREA
    assert bench.state.twilight == 1
    # Too little is left for the other player's.
    assert bench.options == []


def test_a_minion_before_its_site_number_is_roaming_and_costs_two_more() -> None:
    bench = Bench("4C302a", hands="4C10b", site="4U335a", phase=FELLOWSHIP, twilight=3)
    assert bench.go(ShadowPhases()).options == []
    bench = Bench("4C302a", hands="4C10b", site="4U335a", phase=FELLOWSHIP, twilight=4)
    bench.go(ShadowPhases()).choose("play 4C10b")
    assert bench.state.twilight == 0
    assert bench.state.has(bench["4C10b"], ROAMING)


def test_it_no_longer_roams_when_the_fellowship_gets_there() -> None:
    bench = Bench("4C302a 4C10b", sites="4U335a", site=THIRD, phase=FELLOWSHIP)
    assert not bench.state.has(bench["4C10b"], ROAMING)
    bench.state.marker[0] = 2
    bench.state.changed()
    assert bench.state.has(bench["4C10b"], ROAMING)


def test_a_weapon_goes_to_ones_own_minions_only() -> None:
    bench = Bench("4C302a 4C10c", hands="4C26b", players=3, site=THIRD, phase=FELLOWSHIP)
    assert bench.go(ShadowPhases()).options == []
    bench = Bench("4C302a 4C10b 4C12b", hands="4C26b", players=3, site=THIRD, phase=FELLOWSHIP)
    bench.go(ShadowPhases()).choose("play 4C26b")
    assert bench.options == ["on 4C10b", "on 4C12b"]
    bench.choose("on 4C12b")
    assert bench.state.on[bench["4C26b"]] == bench["4C12b"]


def test_free_peoples_cards_cannot_be_played_now() -> None:
    bench = Bench("4C302a", hands="4C310a 4C310b 4C10b", site=THIRD, phase=FELLOWSHIP)
    assert bench.go(ShadowPhases()).options == ["play 4C10b", "pass"]


def test_texts_at_the_start_of_the_shadow_phase_come_first() -> None:
    # Wizard's Vale adds 4 if there are fewer than 9, once a turn.
    bench = Bench("4C302a", hands="4C10b", players=3, site="4U359a", phase=FELLOWSHIP, twilight=8)
    bench.go(ShadowPhases())
    assert bench.state.twilight == 12


def test_cards_drawn_by_shadow_players_are_not_counted_for_the_rule_of_4() -> None:
    chance = Scripted(["card 4C42 4C49 4C74 4C87 4C308"])
    men = "4C10b 4C10b2 4C10b3 4C10b4 4C12b"
    bench = Bench(
        "4C302a", hands=men, decks="4C42b 4C49b 4C74b 4C87b 4C308b",
        site="4U358a", phase=FELLOWSHIP, twilight=20, chance=chance,
    ).go(ShadowPhases())  # fmt: skip
    # Ring of Isengard: play a Dunland minion to draw a card.
    while "use 4U358a" in bench.options:
        bench.choose("use 4U358a")
        if "choose 4C10b" in bench.options or "choose 4C12b" in bench.options:
            bench.choose(bench.options[0])
    assert len(bench.state.hands[1]) == 5
