"""Assignment phase (p. 14, 15; rules 10.2, 10.4)."""

from __future__ import annotations

from mathom.games.tcg.box import AMBUSH, FIERCE
from mathom.games.tcg.engine.scope import NO_CARD
from mathom.games.tcg.language.amount import Number
from mathom.games.tcg.language.traits import (
    BE_ASSIGNED,
    JOINS_SKIRMISHES,
    NOT_AGAINST,
    ONE_MINION_EACH,
    TAKE_PART,
    TAKES_PART,
    About,
    Cannot,
    HasKeyword,
    LosesKeyword,
    Plain,
    Trait,
)
from mathom.games.tcg.language.vocabulary import uruk_hai
from mathom.games.tcg.phases import ARCHERY
from mathom.games.tcg.steps.assignment import AssignmentPhase
from tests.games.tcg.bench import Bench
from tests.games.tcg.lending import lend

QUIET = "4U335a"


def assigning(
    cards: str, *, fierce: bool = False, site: str = QUIET, players: int = 2, twilight: int = 10
) -> Bench:
    bench = Bench(cards, site=site, players=players, phase=ARCHERY, twilight=twilight)
    return bench.go(AssignmentPhase(fierce))


def foe(bench: Bench, minion: str) -> str:
    at = bench.state.assigned[bench[minion]]
    return "" if at == NO_CARD else bench.state.table.names[at]


def test_the_free_peoples_player_assigns_first_one_minion_each() -> None:
    bench = assigning("4C302a 4C49a 4C17b 4C10b 4C12b")
    assert bench.seat == 0
    bench.choose("assign 4C17b 4C49a")
    assert bench.options == ["assign 4C10b 4C302a", "assign 4C12b 4C302a", "done"]


def test_never_two_defenders_against_one_minion() -> None:
    bench = assigning("4C302a 4C49a 4C74a 4C17b")
    bench.choose("assign 4C17b 4C49a")
    assert bench.options == []


def test_he_may_leave_minions_out() -> None:
    bench = assigning("4C302a 4C49a 4C17b").choose("done")
    assert bench.seat == 1
    assert foe(bench, "4C17b") == ""


def test_a_defender_takes_one_minion_more() -> None:
    bench = assigning("4C302a 4C109a 4C17b 4C10b 4C12b")
    bench.choose("assign 4C17b 4C109a", "assign 4C10b 4C109a")
    assert bench.options == ["assign 4C12b 4C302a", "done"]


def test_the_shadow_assigns_what_is_left_over_to_anybody_and_in_any_number() -> None:
    bench = assigning("4C302a 4C49a 4C17b 4C10b 4C12b")
    bench.choose("assign 4C17b 4C49a", "done")
    assert bench.seat == 1
    assert bench.options == [
        "assign 4C10b 4C302a", "assign 4C12b 4C302a",
        "assign 4C10b 4C49a", "assign 4C12b 4C49a", "done",
    ]  # fmt: skip
    bench.choose("assign 4C10b 4C49a", "assign 4C12b 4C49a")
    assert [foe(bench, minion) for minion in ("4C17b", "4C10b", "4C12b")] == ["4C49a"] * 3


def test_a_minion_that_nobody_assigns_does_not_fight() -> None:
    bench = assigning("4C302a 4C17b").choose("done", "done")
    assert foe(bench, "4C17b") == ""
    assert bench.options == []


def test_each_shadow_player_assigns_his_own_first_the_one_on_the_right() -> None:
    bench = assigning("4C302a 4C17b 4C10c", players=3).choose("done")
    assert bench.seat == 2
    assert bench.options == ["assign 4C10c 4C302a", "done"]
    bench.choose("done")
    assert bench.seat == 1


def test_an_ally_can_be_assigned_at_its_home_only() -> None:
    away = assigning("4C302a 4C277a 4C17b")
    assert away.options == ["assign 4C17b 4C302a", "done"]
    home = assigning("4C302a 4C277a 4C17b", site="4U344a")
    assert home.options == ["assign 4C17b 4C302a", "assign 4C17b 4C277a", "done"]
    home.choose("done")
    assert home.options == ["assign 4C17b 4C302a", "assign 4C17b 4C277a", "done"]


def test_an_unhasty_ally_takes_part_at_home() -> None:
    # Treebeard's homes are 2 and 8.
    home = assigning("4C302a 4C104a 4C17b", site="4U335a")
    assert "assign 4C17b 4C104a" in home.options
    away = assigning("4C302a 4C104a 4C17b", site="4U342a")
    assert "assign 4C17b 4C104a" not in away.options


def test_ambush_lets_the_minions_owner_add_twilight() -> None:
    bench = assigning("4C302a 4C49a 4C252b", twilight=1)
    bench.choose("assign 4C252b 4C49a")
    assert bench.seat == 1
    assert bench.options == ["yes", "no"]
    assert bench.choose("yes").state.twilight == 3


def test_there_is_no_ambush_when_the_shadow_assigns_the_minion_himself() -> None:
    bench = assigning("4C302a 4C252b", twilight=1).choose("done", "assign 4C252b 4C302a")
    assert bench.options == []
    assert bench.state.twilight == 1


def test_two_ambushes_on_one_minion_are_two_choices() -> None:
    bench = Bench("4C302a 4C252b", site=QUIET, phase=ARCHERY, twilight=0)
    lend(bench, HasKeyword(AMBUSH, Number(1)), "4C252b")
    bench.go(AssignmentPhase(False)).choose("assign 4C252b 4C302a")
    assert bench.choose("no").options == ["yes", "no"]
    assert bench.choose("yes").state.twilight == 1


def test_only_minions_that_are_fierce_come_into_the_second_round() -> None:
    bench = assigning("4C302a 4C17b 4C195b", fierce=True)
    assert bench.options == ["assign 4C195b 4C302a", "done"]
    bench.choose("done")
    assert bench.options == ["assign 4C195b 4C302a", "done"]


def test_who_becomes_fierce_in_the_second_round_is_too_late_for_it() -> None:
    bench = assigning("4C302a 4C17b 4C195b", fierce=True)
    lend(bench, HasKeyword(FIERCE), "4C17b")
    bench.choose("done")
    assert bench.options == ["assign 4C195b 4C302a", "done"]


def test_who_was_fierce_when_it_began_is_assigned_even_if_no_longer_fierce() -> None:
    bench = assigning("4C302a 4C195b", fierce=True)
    lend(bench, LosesKeyword(FIERCE), "4C195b")
    bench.choose("done")
    assert bench.options == ["assign 4C195b 4C302a", "done"]


# -- what cards change ---------------------------------------------------------------------------


def lent(cards: str, trait: Trait, *names: str, by: str = "4C302a", site: str = QUIET) -> Bench:
    bench = Bench(cards, site=site, phase=ARCHERY)
    return lend(bench, trait, *names, by=by).go(AssignmentPhase(False))


def test_who_cannot_be_assigned_is_left_alone_by_both_sides() -> None:
    bench = lent("4C302a 4C49a 4C17b", Cannot(BE_ASSIGNED), "4C49a")
    assert bench.options == ["assign 4C17b 4C302a", "done"]
    bench.choose("done")
    assert bench.options == ["assign 4C17b 4C302a", "done"]
    assert lent("4C302a 4C17b", Cannot(BE_ASSIGNED), "4C17b").options == []


def test_who_takes_no_part_in_skirmishes_is_not_assigned() -> None:
    bench = lent("4C302a 4C277a 4C17b", Cannot(TAKE_PART), "4C277a", site="4U344a")
    assert bench.options == ["assign 4C17b 4C302a", "done"]


def test_some_characters_cannot_be_assigned_against_some_minions() -> None:
    bench = lent("4C302a 4C49a 4C17b 4C165b", About(NOT_AGAINST, uruk_hai), "4C49a")
    assert bench.options == [
        "assign 4C17b 4C302a", "assign 4C165b 4C302a", "assign 4C17b 4C49a", "done",
    ]  # fmt: skip


def test_a_card_may_allow_one_minion_to_each_skirmish_only() -> None:
    bench = lent("4C302a 4C109a 4C17b 4C10b", Plain(ONE_MINION_EACH))
    bench.choose("assign 4C17b 4C109a")
    assert bench.options == ["assign 4C10b 4C302a", "done"]
    bench.choose("done")
    assert bench.options == ["assign 4C10b 4C302a", "done"]


def test_a_card_lets_an_ally_fight_away_from_home() -> None:
    bench = lent("4C302a 4C277a 4C17b", Plain(TAKES_PART), "4C277a")
    assert "assign 4C17b 4C277a" in bench.options


def test_a_card_lets_an_ally_into_skirmishes_alone() -> None:
    bench = lent("4C302a 4C277a 4C17b", Plain(JOINS_SKIRMISHES), "4C277a")
    assert "assign 4C17b 4C277a" in bench.options


def test_an_unhasty_ally_follows_only_a_gandalf_card() -> None:
    cards = "4C302a 4C104a 4C17b"
    shire = lent(cards, Plain(TAKES_PART), "4C104a", by="4C302a", site="4U342a")
    assert "assign 4C17b 4C104a" not in shire.options
    gandalf = lent(cards, Plain(TAKES_PART), "4C104a", by="4C104a", site="4U342a")
    assert "assign 4C17b 4C104a" in gandalf.options
