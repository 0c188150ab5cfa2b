"""Winning and losing (rules 1), and death (p. 6, rules 12)."""

from __future__ import annotations

from mathom.games.tcg.phases import BEFORE, FELLOWSHIP, REGROUP, SKIRMISH
from mathom.games.tcg.state import DEAD, DISCARD
from mathom.games.tcg.steps.ending import Arrived
from mathom.games.tcg.steps.procedure import Alone
from mathom.games.tcg.steps.turn import AtTheSite
from mathom.games.tcg.steps.wounds import Kill, Wound
from tests.games.tcg.bench import Bench

LAST = "4U362a"


def test_who_survives_all_skirmishes_at_the_last_site_has_won() -> None:
    bench = Bench("4C302a", site=LAST, phase=SKIRMISH).go(Arrived())
    assert bench.state.outcome is not None
    assert (bench.state.outcome.winners, bench.state.outcome.how) == ((0,), "arrived")


def test_one_site_earlier_nobody_has_won() -> None:
    assert Bench("4C302a", site="4U358a", phase=SKIRMISH).go(Arrived()).state.outcome is None


def test_at_the_last_site_the_fight_comes_first() -> None:
    bench = Bench("4C302a 4C49a", hands="4C10b 4C17b", site=LAST, phase=BEFORE).go(AtTheSite())
    assert bench.state.outcome is None
    bench.choose("play 4C17b", "pass", "done", "assign 4C17b 4C302a", "pass")
    # Frodo is overwhelmed at the very end.
    assert bench.state.outcome is not None
    assert (bench.state.outcome.winners, bench.state.outcome.how) == ((1,), "killed")


def test_without_minions_at_the_last_site_the_win_follows_at_once() -> None:
    bench = Bench("4C302a", hands="4C308a 4C10b", discards="4C310a", site=LAST, phase=BEFORE)
    bench.go(AtTheSite()).choose("pass")
    assert bench.state.outcome is not None
    assert bench.state.outcome.winners == (0,)
    assert bench.state.phase != REGROUP


def test_killed_companions_and_allies_go_to_the_dead_pile_and_minions_to_the_discard_pile() -> None:
    bench = Bench("4C302a 4C310a 4C277a 4C10b")
    bench.go(Kill(bench["4C310a"]), Kill(bench["4C277a"]), Kill(bench["4C10b"]))
    assert bench.zone("4C310a") == bench.zone("4C277a") == DEAD
    assert bench.zone("4C10b") == DISCARD


def test_what_the_dead_bear_is_discarded() -> None:
    bench = Bench("4C302a 4C310a 4C306a:4C310a")
    assert bench.go(Kill(bench["4C310a"])).zone("4C306a") == DISCARD


def test_a_character_dies_when_its_wounds_reach_its_vitality() -> None:
    bench = Bench("4C302a 4C310a")
    bench.state.wounds[bench["4C310a"]] = 2
    assert bench.go(Wound(bench["4C310a"])).zone("4C310a") != DEAD
    assert bench.go(Wound(bench["4C310a"])).zone("4C310a") == DEAD


def test_a_unique_companion_in_the_dead_pile_is_not_played_again() -> None:
    bench = Bench(
        "4C302a", hands="4C310a2 4C286a2", dead="4C310a 4C286a", site="4U334a", phase=FELLOWSHIP
    )
    assert bench.go(Alone(0)).options == ["play 4C286a2", "pass"]
