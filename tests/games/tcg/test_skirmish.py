"""Skirmishes, overwhelming, damage, fierce (p. 15, rules 10.3, 10.4)."""

from __future__ import annotations

import pytest

from mathom.games.tcg.box import AMBUSH
from mathom.games.tcg.engine.scope import NO_CARD, Happening, Scope
from mathom.games.tcg.language.vocabulary import companion, keyword, minion, orc, uruk_hai
from mathom.games.tcg.language.when import When
from mathom.games.tcg.phases import ASSIGNMENT, END_OF_PHASE, LOSES, SKIRMISH
from mathom.games.tcg.state import DEAD, DISCARD, FELLOWSHIP_AREA, MINION_AREA
from mathom.games.tcg.steps.skirmish import FierceSkirmishes, ResolveSkirmish, Skirmishes
from mathom.games.tcg.steps.wounds import Kill
from tests.games.tcg.bench import Bench

QUIET = "4U342a"


def fighting(cards: str, *pairs: str, hands: str = "", site: str = QUIET, twilight: int = 10) -> Bench:
    """These pairs, `minion character`, skirmish."""
    bench = Bench(cards, hands=hands, site=site, phase=ASSIGNMENT, twilight=twilight)
    for pair in pairs:
        minion, character = pair.split()
        bench.state.assigned[bench[minion]] = bench[character]
    bench.state.changed()
    return bench.go(Skirmishes())


def test_the_free_peoples_player_chooses_whose_skirmish_is_next() -> None:
    bench = fighting("4C302a 4C49a 4C10b 4C12b", "4C10b 4C302a", "4C12b 4C49a", hands="4C42a")
    assert bench.seat == 0
    assert bench.options == ["fight 4C302a", "fight 4C49a"]
    bench.choose("fight 4C49a")
    assert bench.state.skirmish == bench["4C49a"]
    assert bench.state.fighting == [bench["4C12b"]]


def test_the_stronger_side_wins_and_the_loser_takes_a_wound() -> None:
    # Aragorn 8 against a Band of Wild Men 11 and vitality 2.
    bench = fighting("4C302a 4C109a 4C4b", "4C4b 4C109a")
    assert bench.wounds("4C109a") == 1
    assert bench.wounds("4C4b") == 0


def test_a_tie_is_won_by_the_shadow() -> None:
    bench = fighting("4C302a 4C109a 4C10b", "4C10b 4C109a")
    assert bench.wounds("4C109a") == 1
    assert bench.zone("4C10b") == MINION_AREA


def test_the_minions_of_a_skirmish_add_up_their_strength() -> None:
    bench = fighting("4C302a 4C109a 4C252b 4C254b", "4C252b 4C109a", "4C254b 4C109a")
    # 8 against 3 + 4: Aragorn wins, and each of them takes a wound.
    assert bench.zone("4C252b") == bench.zone("4C254b") == DISCARD
    assert bench.wounds("4C109a") == 0


def test_double_strength_overwhelms_whatever_the_vitality() -> None:
    bench = fighting("4C302a 4C314a 4C12b", "4C12b 4C314a").choose("pass")
    assert bench.state.card(bench["4C314a"]).vitality == 4
    assert bench.zone("4C314a") == DEAD


def test_less_than_double_only_wounds() -> None:
    bench = fighting("4C302a 4C286a 4C17b", "4C17b 4C286a")
    assert bench.zone("4C286a") == DEAD
    bench = fighting("4C302a 4C286a 4U13b", "4U13b 4C286a")
    assert bench.zone("4C286a") == FELLOWSHIP_AREA
    assert bench.wounds("4C286a") == 1


def test_who_is_overwhelmed_only_when_tripled_takes_wounds_instead() -> None:
    # Heavy Chain on a Rider of Rohan (5): 11 doubles, but does not triple.
    bench = fighting("4C302a 4C286a 4C278a:4C286a 4C17b", "4C17b 4C286a")
    assert bench.zone("4C286a") == FELLOWSHIP_AREA
    assert bench.wounds("4C286a") == 1


def test_damage_bonuses_of_the_winners_add_wounds() -> None:
    # Gimli has damage +1: his foe of vitality 2 dies of two wounds.
    bench = fighting("4C302a 4C49a 4C252b 4C195b", "4C195b 4C49a", hands="4C42a")
    bench.choose("play 4C42a", "pass")
    assert bench.zone("4C195b") == DISCARD
    # Two Warriors with damage +1 each: three wounds.
    bench = fighting("4C302a 4P364a 4C165b 4C165b2", "4C165b 4P364a", "4C165b2 4P364a")
    assert bench.wounds("4P364a") == 3


def test_none_against_none_is_won_by_the_shadow_without_overwhelming() -> None:
    bench = Bench("4C302a 4C286a 4C252b", site=QUIET, phase=ASSIGNMENT)
    bench.state.table.strengths[bench["4C286a"]] = 0
    bench.state.table.strengths[bench["4C252b"]] = 0
    bench.state.assigned[bench["4C252b"]] = bench["4C286a"]
    bench.state.changed()
    assert bench.go(Skirmishes()).wounds("4C286a") == 1
    assert bench.zone("4C252b") == MINION_AREA


def test_any_strength_overwhelms_none() -> None:
    bench = Bench("4C302a 4C286a 4C252b", site=QUIET, phase=ASSIGNMENT)
    bench.state.table.strengths[bench["4C286a"]] = 0
    bench.state.assigned[bench["4C252b"]] = bench["4C286a"]
    bench.state.changed()
    assert bench.go(Skirmishes()).zone("4C286a") == DEAD


def test_the_side_that_is_emptied_during_the_skirmish_loses() -> None:
    # Pippin may be discarded in the middle of his skirmish; the Madman wins it all the same.
    bench = fighting("4C302a 4C314a 4C12b", "4C12b 4C314a", twilight=0)
    bench.choose("use 4C314a")
    assert bench.zone("4C314a") == DISCARD
    assert bench.options == ["answer 4C12b", "pass"]


def test_of_those_removed_the_last_to_go_counts_as_losing() -> None:
    bench = Bench("4C302a 4C109a 4C252b 4C254b", site=QUIET).skirmish("4C109a", "4C252b", "4C254b")
    bench.go(Kill(bench["4C252b"]), Kill(bench["4C254b"]), ResolveSkirmish(bench["4C109a"]))
    assert bench.state.beaten == [bench["4C254b"]]
    assert bench.wounds("4C109a") == 0


def test_a_cancelled_skirmish_has_neither_winner_nor_loser() -> None:
    # Swiftly and Softly cancels a Hobbit's skirmish at sites 1 to 5.
    bench = fighting("4C302a 4C12b", "4C12b 4C302a", hands="4C321a").choose("play 4C321a")
    assert bench.options == []
    assert bench.wounds("4C302a") == 0
    assert bench.state.assigned[bench["4C12b"]] == NO_CARD


def test_winners_texts_come_after_the_losers_wounds() -> None:
    bench = fighting("4C302a 4C286a 4C12b", "4C12b 4C286a")
    assert bench.options == ["answer 4C12b", "pass"]
    assert bench.wounds("4C286a") == 1


def test_skirmish_effects_last_for_that_skirmish_only() -> None:
    bench = fighting(
        "4C302a 4C49a 4C252b 4C17b", "4C252b 4C302a", "4C17b 4C49a", hands="4C42a", twilight=0
    )
    bench.choose("fight 4C302a", "play 4C42a")
    assert [effect.until for effect in bench.state.lasting] == [END_OF_PHASE]
    while bench.state.skirmish == bench["4C302a"]:
        bench.choose("pass")
    assert bench.state.lasting == []


def test_survivors_are_no_longer_assigned() -> None:
    bench = fighting("4C302a 4C286a 4U13b", "4U13b 4C286a")
    assert bench.state.assigned[bench["4U13b"]] == NO_CARD
    assert not bench.state.in_skirmish
    assert bench.state.phase == SKIRMISH


def test_fierce_minions_fight_once_more() -> None:
    bench = Bench("4C302a 4C49a 4C195b 4C17b", site=QUIET, phase=SKIRMISH).go(FierceSkirmishes())
    assert bench.state.fierce
    assert bench.options == ["assign 4C195b 4C302a", "assign 4C195b 4C49a", "done"]


def test_without_fierce_minions_there_is_no_second_round() -> None:
    bench = Bench("4C302a 4C49a 4C17b", site=QUIET, phase=SKIRMISH).go(FierceSkirmishes())
    assert bench.options == []


@pytest.mark.parametrize("minions", ["4C252b 4C165b", "4C165b 4C252b"])
def test_losing_to_several_is_losing_to_each_of_them(minions: str) -> None:
    bench = Bench(f"4C302a 4C109a {minions}", site=QUIET).skirmish("4C109a", *minions.split())
    lost = Happening(LOSES, bench["4C109a"], bench[minions.split()[0]])
    scope = Scope(bench["4C302a"], 0)
    assert When(LOSES, companion, uruk_hai).answers(bench.state, lost, scope)
    assert When(LOSES, companion, minion & keyword(AMBUSH)).answers(bench.state, lost, scope)
    assert not When(LOSES, companion, orc).answers(bench.state, lost, scope)
