"""Three and four players: several Shadow players, going on without a loser (rules 1.8, 4)."""

from __future__ import annotations

import pytest

from mathom.core.chance import Seeded
from mathom.games.tcg.engine.offers import can_play, phase_actions
from mathom.games.tcg.engine.scope import CARD_SPACE, NO_CARD
from mathom.games.tcg.engine.zones import stack
from mathom.games.tcg.game import TCG
from mathom.games.tcg.phases import LOSES, MANEUVER, SHADOW_PHASE, SKIRMISH
from mathom.games.tcg.state import DISCARD, PATH, REMOVED, STACKED, VOID, TcgState
from mathom.games.tcg.steps.turn import TurnEnds
from mathom.games.tcg.steps.wounds import Kill
from tests.games.tcg.bench import Bench

OTHERS = "4U326b 4U334b 4U341b 4U344b 4U326c 4U334c 4U341c 4U344c"
"""Sites 1 to 4 of the two others."""
FRODOS = "4C302a 4C2a:4C302a 4C302b 4C302c"


def losing(
    more: str = "",
    *,
    hands: str = "",
    adventure: str = OTHERS,
    sites: str = "",
    site: str = "4U328a",
) -> Bench:
    """Player a's Ring-bearer is killed in his own turn, of three."""
    bench = Bench(
        f"{FRODOS} {more}",
        hands=hands, adventure=adventure, sites=sites, site=site, players=3, phase=SKIRMISH,
    )  # fmt: skip
    return bench.go(Kill(bench["4C302a"]), TurnEnds())


def test_a_player_who_loses_leaves_with_all_his_cards_and_the_others_go_on() -> None:
    bench = losing("4C49a 4C10b", hands="4C42a 4C17b", adventure=f"4U335a {OTHERS}")
    state = bench.state
    assert state.outcome is None
    assert state.playing == [False, True, True]
    for name in ("4C302a", "4C2a", "4C49a", "4C42a", "4U328a", "4U335a"):
        assert bench.zone(name) == REMOVED
    assert state.hands[0] == []
    # The others finish his turn: b reconciles.
    assert bench.seat == 1
    assert bench.options == ["discard 4C17b", "pass"]
    bench.choose("pass")
    assert bench.zone("4C10b") == DISCARD
    assert state.free == 1


def test_his_sites_are_replaced_from_his_right_counter_clockwise() -> None:
    bench = losing(
        sites="4U328a 4U335a", site="4U342a",
        adventure=OTHERS,
    )  # fmt: skip
    names = [bench.state.table.names[site] for site in bench.state.path[1:4]]
    # c sits on the right of a.
    assert names == ["4U326c", "4U334b", "4U341c"]


def test_sites_he_controlled_are_liberated() -> None:
    bench = Bench(
        f"{FRODOS}",
        hands="4U11b",
        players=3,
        phase=SKIRMISH,
        adventure=OTHERS,
        sites="4U328b",
        site="4U335b",
    )
    bench.state.controller[1] = 0
    stack(bench.state, bench["4U11b"], bench["4U328b"])
    bench.go(Kill(bench["4C302a"]), TurnEnds())
    assert bench.state.controller[1] == -1
    assert bench.zone("4U328b") == PATH
    assert bench.zone("4U11b") == DISCARD


def test_others_cards_on_his_are_discarded() -> None:
    # A Dunland axe cannot lie on Gimli by the rules, but it is somebody else's card.
    bench = losing("4C49a 4C26b:4C49a")
    assert bench.zone("4C26b") == DISCARD


def test_the_last_one_left_has_won() -> None:
    bench = Bench(FRODOS, players=3, phase=SKIRMISH)
    bench.state.playing[1] = False
    bench.go(Kill(bench["4C302a"]))
    assert bench.state.outcome is not None
    assert (bench.state.outcome.winners, bench.state.outcome.how) == ((2,), "last")


def test_each_shadow_player_may_have_his_own_copy_of_a_unique_card() -> None:
    # Wulf is unique: b has him in play, so b cannot play another, but c can.
    bench = Bench(f"{FRODOS} 4R40b", hands="4R40b2 4R40c", players=3, site="4U342a", phase=SHADOW_PHASE)
    assert not can_play(bench.state, bench["4R40b2"], 1)
    assert can_play(bench.state, bench["4R40c"], 2)


def test_of_a_unique_shadow_condition_only_the_copy_nearest_on_the_right_has_a_text() -> None:
    # Secret Folk has a maneuver ability; c sits on the right of a.
    bench = Bench(f"{FRODOS} 4U34b 4U34c 4C10b", players=3, phase=MANEUVER)
    assert [str(option) for option in phase_actions(bench.state, 2)] == ["use 4U34c"]
    assert phase_actions(bench.state, 1) == []
    watching = [key % CARD_SPACE for key in bench.state.watchers[LOSES]]
    assert watching == [bench["4U34c"]]
    assert bench.state.active(bench["4U34b"])


def test_only_the_free_peoples_cards_of_who_moves_and_the_shadow_cards_of_the_others_are_active() -> (
    None
):
    bench = Bench(f"{FRODOS} 4C49b 4C10b 4C10a", players=3)
    state = bench.state
    assert state.active(bench["4C302a"])
    assert state.active(bench["4C10b"])
    assert not state.active(bench["4C302b"])
    assert not state.active(bench["4C49b"])
    assert not state.active(bench["4C10a"])


# -- whole games ---------------------------------------------------------------------------------


def check(state: TcgState) -> None:
    """Every card is in one place only, and no number is impossible."""
    piles = [
        state.hands,
        state.discards,
        state.dead,
        state.sites,
        state.decks,
        state.tops,
        state.bottoms,
    ]
    placed = [card for kind in piles for pile in kind for card in pile]
    placed += state.in_play
    placed += [site for site in state.path if site != NO_CARD]
    assert len(placed) == len(set(placed))
    missing = [card for card in range(len(state.zone)) if card not in set(placed)]
    assert all(state.zone[card] in (REMOVED, VOID, STACKED) for card in missing)
    assert state.twilight >= 0
    assert all(burdens >= 0 for burdens in state.burdens)
    assert all(wounds >= 0 for wounds in state.wounds)
    for card, wounds in enumerate(state.wounds):
        assert not wounds or state.is_in_play(card)
    assert all(1 <= marker <= 9 for marker in state.marker)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_come_to_an_end_and_no_card_is_lost(players: int) -> None:
    for seed in range(6):
        state = TCG.new(seed=seed, players=str(players)).state
        assert isinstance(state, TcgState)
        chooser = Seeded(seed + (1 << 40))
        decisions = 0
        while (decision := state.decision) is not None:
            # Nobody bids himself to death here.
            choices = decision.options[:4] if decision.kind == "bid" else decision.options
            assert len({str(option) for option in decision.options}) == len(decision.options)
            state.apply(choices[chooser.below(len(choices))])
            decisions += 1
            if decisions % 5 == 0:
                check(state)
        assert state.outcome is not None
        assert len(state.outcome.winners) == 1
