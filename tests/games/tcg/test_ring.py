"""The Ring-bearer and The One Ring (p. 21, rules 14)."""

from __future__ import annotations

from mathom.games.tcg.phases import ARCHERY, ASSIGNMENT, FELLOWSHIP, MANEUVER, REGROUP, SKIRMISH
from mathom.games.tcg.state import ATTACHED, DEAD
from mathom.games.tcg.steps.archery import ArcheryPhase
from mathom.games.tcg.steps.procedure import Alone
from mathom.games.tcg.steps.regroup import RegroupPhase
from mathom.games.tcg.steps.ring import RingOff, new_ring_bearer, resistance
from mathom.games.tcg.steps.skirmish import Skirmishes
from mathom.games.tcg.steps.wounds import Wound, can_be_discarded
from tests.games.tcg.bench import Bench

QUIET = "4U342a"
RULING_RING = "4C302a 4C2a:4C302a"


def beset(minion: str, cards: str = RULING_RING) -> Bench:
    """Frodo skirmishes a minion."""
    bench = Bench(f"{cards} {minion}", site=QUIET, phase=ASSIGNMENT)
    bench.state.assigned[bench[minion]] = bench["4C302a"]
    bench.state.changed()
    return bench.go(Skirmishes())


def test_the_ruling_ring_gives_strength_and_is_put_on_in_answer_to_a_wound() -> None:
    # Frodo 3 + 1 against an Orthanc Warrior 7 with damage +1.
    bench = beset("4C165b")
    assert bench.strength("4C302a") == 4
    assert bench.options == ["answer 4C2a", "pass"]
    bench.choose("answer 4C2a")
    # This wound and the next are burdens already.
    assert bench.wounds("4C302a") == 0
    assert bench.state.burdens[0] == 2
    assert bench.state.wearing[0]


def test_who_does_not_put_it_on_takes_the_wound() -> None:
    bench = beset("4C165b").choose("pass", "pass")
    assert bench.wounds("4C302a") == 2
    assert bench.state.burdens[0] == 0


def test_the_ruling_ring_does_nothing_outside_skirmishes() -> None:
    bench = Bench(f"{RULING_RING} 4U182b", site=QUIET, phase=MANEUVER)
    bench.state.wearing[0] = True
    bench.go(ArcheryPhase())
    assert bench.state.phase == ARCHERY
    assert bench.wounds("4C302a") == 1
    assert bench.state.burdens[0] == 0


def test_the_ring_does_not_help_against_being_overwhelmed() -> None:
    bench = Bench(f"{RULING_RING} 4C10b", site=QUIET, phase=ASSIGNMENT)
    bench.state.assigned[bench["4C10b"]] = bench["4C302a"]
    bench.state.wearing[0] = True
    bench.state.changed()
    bench.go(Skirmishes())
    assert bench.zone("4C302a") == DEAD
    assert bench.state.outcome is not None


def test_exerting_is_no_wound() -> None:
    # Merry's ability exerts the Ring-bearer.
    bench = Bench(f"{RULING_RING} 4C310a 4C10b", site=QUIET)
    bench.state.wearing[0] = True
    bench.skirmish("4C310a", "4C10b").choose("use 4C310a")
    assert bench.wounds("4C302a") == 1
    assert bench.state.burdens[0] == 0


def test_it_comes_off_when_the_regroup_phase_starts() -> None:
    bench = Bench(RULING_RING, hands="4C10b", phase=SKIRMISH)
    bench.state.wearing[0] = True
    bench.go(RegroupPhase())
    assert not bench.state.wearing[0]


def test_put_on_in_the_regroup_phase_it_comes_off_at_its_end() -> None:
    bench = Bench(RULING_RING, phase=REGROUP)
    bench.state.wearing[0] = True
    bench.go(RingOff())
    assert not bench.state.wearing[0]


def test_ten_burdens_corrupt_frodo() -> None:
    bench = Bench(RULING_RING, site=QUIET)
    assert resistance(bench.state, 0) == 10
    bench.state.burdens[0] = 9
    bench.state.changed()
    bench.go()
    assert bench.state.outcome is None
    bench.state.burdens[0] = 10
    bench.state.changed()
    bench.go()
    assert bench.state.outcome is not None
    assert (bench.state.outcome.winners, bench.state.outcome.how) == ((1,), "corrupted")


def test_the_ring_bearer_cannot_be_discarded() -> None:
    bench = Bench(f"{RULING_RING} 4C310a", site=QUIET)
    assert not can_be_discarded(bench.state, bench["4C302a"], -1)
    assert can_be_discarded(bench.state, bench["4C310a"], -1)


def test_a_new_ring_bearer_gets_the_ring_and_none_of_the_burdens() -> None:
    bench = Bench(f"{RULING_RING} 4C310a", site=QUIET)
    bench.state.burdens[0], bench.state.wearing[0] = 4, True
    new_ring_bearer(bench.state, 0, bench["4C310a"])
    assert bench.state.bearer[0] == bench["4C310a"]
    assert (bench.zone("4C2a"), bench.state.on[bench["4C2a"]]) == (ATTACHED, bench["4C310a"])
    assert bench.state.burdens[0] == 0
    assert not bench.state.wearing[0]


def test_the_ring_bearers_death_loses_the_game() -> None:
    bench = Bench(RULING_RING, site=QUIET, phase=ARCHERY)
    bench.state.wounds[bench["4C302a"]] = 3
    bench.go(Wound(bench["4C302a"]))
    assert bench.state.outcome is not None
    assert (bench.state.outcome.winners, bench.state.outcome.how) == ((1,), "killed")


def test_burdens_are_removed_by_cards() -> None:
    # Frodo, Tired Traveller: play a Ring-bound companion to remove a burden; none is there.
    bench = Bench(RULING_RING, hands="4C310a", site="4U334a", phase=FELLOWSHIP).go(Alone(0))
    assert bench.options == ["play 4C310a", "pass"]
