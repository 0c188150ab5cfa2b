"""What happens once, what happens for each, and what happens at once (rules 10.2, 11.2)."""

from __future__ import annotations

import pytest

from mathom.games.tcg.box import DEFENDER
from mathom.games.tcg.language.amounts import Number
from mathom.games.tcg.language.traits import HasKeyword
from mathom.games.tcg.state import ATTACHED, DEAD, DISCARD
from mathom.games.tcg.steps.wounds import Kill
from tests.games.tcg.cards.scenes import Scene, stage
from tests.games.tcg.lending import lend

# -- assigned to a skirmish, and to skirmish a minion --------------------------------------------


def takes_both(table: Scene, character: str) -> Scene:
    """The Free Peoples player assigns two minions to a defender."""
    table.assignment_phase().choose(f"assign 4C181b {character}", f"assign 4C193b {character}")
    return table


# card: 4U336
def test_a_defender_with_two_minions_is_assigned_to_one_skirmish() -> None:
    table = takes_both(stage("4C109a 4C181b 4C193b @site=4U336a"), "4C109a")
    assert table.state.twilight == 10 + 1


# card: 4U336
def test_two_defenders_are_assigned_to_two_skirmishes() -> None:
    table = stage("4C109a 4C49a 4C181b 4C193b @site=4U336a").assignment_phase()
    table.choose("assign 4C181b 4C109a", "assign 4C193b 4C49a")
    assert table.state.twilight == 10 + 2


# card: 4U336
def test_who_is_assigned_already_is_not_assigned_to_a_skirmish_again() -> None:
    table = stage("4C109a 4C181b 4C193b @site=4U336a")
    table.state.assigned[table["4C193b"]] = table["4C109a"]
    table.assignment_phase().choose("assign 4C181b 4C109a")
    assert table.state.twilight == 10


# card: 4R172
def test_rohan_is_mine_wearies_the_allies_once_for_a_defender() -> None:
    table = takes_both(stage("4C109a 4R172b:4C109a 4C104a 4C181b 4C193b"), "4C109a")
    assert table.wounds("4C104a") == 1


# card: 4U170
def test_ranks_without_number_are_called_once_for_a_defending_ally() -> None:
    table = stage("4C277a 4U170b 4C181b 4C193b @discard=4C165b+4C189b @at=4")
    lend(table, HasKeyword(DEFENDER, Number(1)), "4C277a")
    takes_both(table, "4C277a").choose("answer 4U170b", "choose 4C165b")
    assert table.options == []


# card: 4C212
def test_the_weary_exert_for_each_tracker() -> None:
    table = takes_both(stage("4C109a 4C212b:4C109a 4C181b 4C193b"), "4C109a")
    assert table.wounds("4C109a") == 2


# card: 4C226
def test_an_easterling_threatens_whoever_he_is_assigned_to() -> None:
    table = stage("4C109a 4C226b 4C181b").assignment_phase()
    table.choose("assign 4C181b 4C109a", "assign 4C226b 4C109a", "answer 4C226b")
    assert table.state.burdens[0] == 1


# -- discarded at once ---------------------------------------------------------------------------


# card: 4U63 4R32
@pytest.mark.parametrize("items", ["4U63a:4C49a 4C278a:4C49a", "4C278a:4C49a 4U63a:4C49a"])
def test_a_brooch_that_is_discarded_too_still_saves_another_possession(items: str) -> None:
    table = stage(f"4C49a {items} 4C17b @hand=4R32b").fight("4C49a", "4C17b").passes()
    table.choose("play 4R32b", "answer 4U63a")
    assert (table.zone("4C278a"), table.zone("4U63a")) == (ATTACHED, DISCARD)


# card: 4U63 4R32
def test_a_brooch_saves_one_of_two() -> None:
    play = "4C49a 4U63a:4C49a 4C278a:4C49a 4R75a:4C49a 4C17b @hand=4R32b"
    table = stage(play).fight("4C49a", "4C17b").passes()
    table.choose("play 4R32b", "answer 4U63a")
    assert (table.zone("4C278a"), table.zone("4R75a")) == (ATTACHED, DISCARD)


# card: 4U63 4U36
@pytest.mark.parametrize("first", ["4U63a", "4C278a"])
def test_a_brooch_chosen_first_by_a_war_club_still_saves_the_other(first: str) -> None:
    play = "4C49a 4U63a:4C49a 4C278a:4C49a 4R75a:4C49a 4C17b 4U36b:4C17b"
    table = stage(play).fight("4C49a", "4C17b").passes().choose("answer 4U36b", f"choose {first}")
    table.choose(f"choose {'4C278a' if first == '4U63a' else '4U63a'}", "answer 4U63a")
    assert (table.zone("4C278a"), table.zone("4U63a")) == (ATTACHED, DISCARD)


# card: 4U63 4U13
def test_a_brooch_answers_to_a_pillager_of_two_possessions() -> None:
    play = "4C49a 4U63a:4C49a 4C278a:4C49a 4C74a 4C76a 4C286a 4P364a 4U13b"
    table = stage(play).fight("4C49a", "4U13b").passes().choose("answer 4U13b", "answer 4U63a")
    assert (table.zone("4C278a"), table.zone("4U63a")) == (ATTACHED, DISCARD)


# card: 4U63 4U34
def test_a_brooch_answers_to_the_secret_folk() -> None:
    play = "4C49a 4U63a:4C49a 4C278a:4C49a 4C17b 4U34b @tokens=4U34b:dunland:2"
    table = stage(play).maneuver().acts(1, "use 4U34b").choose("answer 4U63a")
    assert (table.zone("4C278a"), table.zone("4U63a")) == (ATTACHED, DISCARD)


# card: 4R171
def test_who_are_killed_together_are_all_gone_when_anybody_answers() -> None:
    table = stage("4C49a 4R171b:4C49a 4C74a 4C181b @deck=4C78a+4C87a+4C10a")
    table.go(Kill(table["4C49a"]), Kill(table["4C74a"]))
    assert table.options == ["choose 4C78a", "choose 4C87a"]
    assert (table.zone("4C49a"), table.zone("4C74a")) == (DEAD, DEAD)
