"""Archery phase (p. 14, rules 10.1)."""

from __future__ import annotations

from mathom.games.tcg.box import ARCHER, FREE, SHADOW
from mathom.games.tcg.language.traits import (
    ADD_TO_ARCHERY,
    ALLIES_TAKE_ARCHERY,
    JOINS_SKIRMISHES,
    SKIP_PHASE,
    TAKES_PART,
    Cannot,
    HasKeyword,
    OfPhase,
    Plain,
    Trait,
)
from mathom.games.tcg.phases import ARCHERY, MANEUVER
from mathom.games.tcg.state import DEAD, DISCARD
from mathom.games.tcg.steps.archery import ArcheryPhase, archery_total
from tests.games.tcg.bench import Bench
from tests.games.tcg.lending import lend

QUIET = "4U335a"


def archery(cards: str, *, site: str = QUIET, players: int = 2) -> Bench:
    return Bench(cards, site=site, players=players, phase=MANEUVER).go(ArcheryPhase())


def test_each_archer_adds_one_to_the_total_of_its_side() -> None:
    state = Bench("4C302a 4C74a 4C49a 4U182b 4U182b2 4C17b", site=QUIET, phase=ARCHERY).state
    assert archery_total(state, FREE) == 1
    assert archery_total(state, SHADOW) == 2


def test_modifiers_count_without_any_archer() -> None:
    # Hornburg Causeway: +2 for each unbound companion over 3.
    riders = "4C286a 4C286a2 4C286a3 4C286a4"
    state = Bench(f"4C302a {riders} 4C17b", site="4U356a", phase=ARCHERY).state
    assert archery_total(state, SHADOW) == 2


def test_an_ally_who_is_an_archer_counts_at_home_only() -> None:
    home = Bench("4C302a 4C277a 4C17b", site="4U344a", phase=ARCHERY)
    assert archery_total(lend(home, HasKeyword(ARCHER), "4C277a").state, FREE) == 1
    away = Bench("4C302a 4C277a 4C17b", site=QUIET, phase=ARCHERY)
    assert archery_total(lend(away, HasKeyword(ARCHER), "4C277a").state, FREE) == 0


def test_the_free_peoples_player_gives_the_minions_wounds_one_by_one() -> None:
    bench = archery("4C302a 4C49a 4U182b 4U182b2")
    assert bench.seat == 0
    assert bench.options == ["wound 4C302a", "wound 4C49a"]
    bench.choose("wound 4C302a", "wound 4C49a")
    assert (bench.wounds("4C302a"), bench.wounds("4C49a")) == (1, 1)


def test_then_the_shadow_player_gives_the_fellowships_wounds_to_his_minions() -> None:
    bench = archery("4C302a 4C74a 4C17b 4C10b")
    assert bench.seat == 1
    assert bench.options == ["wound 4C17b", "wound 4C10b"]
    bench.choose("wound 4C10b")
    assert bench.zone("4C10b") == DISCARD


def test_of_several_shadow_players_the_free_peoples_player_names_one() -> None:
    bench = archery("4C302a 4C74a 4C17b 4C10c 4C12c", players=3)
    assert bench.seat == 0
    assert bench.options == ["player c", "player b"]
    bench.choose("player c")
    assert bench.seat == 2
    assert bench.options == ["wound 4C10c", "wound 4C12c"]


def test_totals_are_counted_before_any_wound_is_given() -> None:
    bench = Bench("4C302a 4C74a 4U182b 4C17b", site=QUIET, phase=MANEUVER)
    bench.state.wounds[bench["4C74a"]] = 2
    bench.go(ArcheryPhase()).choose("wound 4C74a")
    assert bench.zone("4C74a") == DEAD
    assert bench.options == ["wound 4U182b", "wound 4C17b"]


def test_who_cannot_take_wounds_cannot_be_chosen() -> None:
    # Rohirrim Village: Dunland Men take no wounds in the archery phase.
    bench = archery("4C302a 4C74a 4C17b 4U182b 4C165b", site="4U334a")
    bench.choose("wound 4C302a")
    assert bench.options == ["wound 4U182b", "wound 4C165b"]


def test_wounds_that_nobody_is_left_to_take_are_lost() -> None:
    bench = archery("4C302a 4C74a 4C17b", site="4U334a")
    assert bench.options == []
    assert bench.wounds("4C17b") == 0


def test_an_ally_at_home_may_take_wounds() -> None:
    home = archery("4C302a 4C277a 4U182b", site="4U344a")
    assert home.options == ["wound 4C302a", "wound 4C277a"]
    away = archery("4C302a 4C277a 4U182b")
    assert away.options == []
    assert away.wounds("4C302a") == 1


def test_without_minions_there_is_no_archery_phase() -> None:
    bench = archery("4C302a 4C74a")
    assert bench.state.phase == MANEUVER


# -- what cards change ---------------------------------------------------------------------------


def lent(cards: str, trait: Trait, *names: str, site: str = QUIET) -> Bench:
    bench = Bench(cards, site=site, phase=MANEUVER)
    return lend(bench, trait, *names).go(ArcheryPhase())


def test_a_card_may_skip_the_phase() -> None:
    bench = lent("4C302a 4U182b", OfPhase(SKIP_PHASE, ARCHERY))
    assert bench.state.phase == MANEUVER
    assert bench.wounds("4C302a") == 0


def test_an_archer_may_be_kept_from_adding_to_the_total() -> None:
    bench = lent("4C302a 4U182b 4U182b2", Cannot(ADD_TO_ARCHERY), "4U182b")
    assert bench.wounds("4C302a") == 1


def test_a_card_may_send_the_arrows_to_allies_instead_of_companions() -> None:
    bench = lent("4C302a 4C277a 4U182b", Plain(ALLIES_TAKE_ARCHERY))
    assert bench.wounds("4C277a") == 1
    assert bench.wounds("4C302a") == 0


def test_an_archer_ally_that_a_card_lets_take_part_adds_to_the_total() -> None:
    bench = Bench("4C302a 4C277a 4C17b", site=QUIET, phase=ARCHERY)
    lend(bench, HasKeyword(ARCHER), "4C277a")
    assert archery_total(bench.state, FREE) == 0
    lend(bench, Plain(TAKES_PART), "4C277a")
    assert archery_total(bench.state, FREE) == 1


def test_an_archer_ally_that_a_card_lets_into_skirmishes_alone_adds_nothing() -> None:
    bench = Bench("4C302a 4C277a 4C17b", site=QUIET, phase=ARCHERY)
    lend(bench, HasKeyword(ARCHER), "4C277a")
    lend(bench, Plain(JOINS_SKIRMISHES), "4C277a")
    assert archery_total(bench.state, FREE) == 0
