"""Preventing, and the price of it (rules 10.1, 11.4 - 11.6)."""

from __future__ import annotations

from mathom.games.tcg.engine.scope import NO_CARD
from mathom.games.tcg.phases import REGROUP, SKIRMISH
from mathom.games.tcg.state import DISCARD, STACKED
from tests.games.tcg.cards.scenes import Scene, stage


def against(table: Scene, minion: str) -> str:
    """Whom a minion is assigned to."""
    character = table.state.assigned[table[minion]]
    return "" if character == NO_CARD else table.state.table.names[character]


# -- a prevention that is itself prevented -------------------------------------------------------

FROM_AFAR = "4C224b 4C226b @hand=4R259b"


# card: 4R259
def test_the_easterling_is_chosen_before_the_free_peoples_player_is_asked() -> None:
    table = stage(FROM_AFAR).assignment().acts(1, "play 4R259b")
    assert table.options == ["choose 4C224b", "choose 4C226b"]
    table.choose("choose 4C226b")
    assert (table.seat, table.options) == (0, ["yes", "no"])
    table.choose("no")
    assert (against(table, "4C226b"), against(table, "4C224b")) == ("4C302a", "")


# card: 4R259
def test_a_burden_keeps_the_easterling_away() -> None:
    table = stage(FROM_AFAR).assignment().acts(1, "play 4R259b").choose("choose 4C226b", "yes")
    assert (table.state.burdens[0], against(table, "4C226b")) == (1, "")


# card: 4R259 4C316
def test_a_burden_that_sam_prevents_keeps_nobody_away() -> None:
    table = stage(f"4C316a {FROM_AFAR}").assignment().acts(1, "play 4R259b")
    table.choose("choose 4C226b", "yes", "answer 4C316a")
    assert (table.state.burdens[0], against(table, "4C226b")) == (0, "4C302a")


# card: 4R259
def test_nobody_is_asked_to_prevent_what_cannot_happen() -> None:
    table = stage("4C10b @hand=4R259b").assignment().acts(1, "play 4R259b")
    assert (table.options, table.zone("4R259b")) == ([], DISCARD)


# card: 4C97 4R19
def test_a_wound_that_is_prevented_keeps_gandalf_from_nothing() -> None:
    play = "4C90a 4C10b 4R19b @hand=4C97a"
    table = stage(play).in_phase(SKIRMISH).choose("play 4C97a", "yes", "answer 4R19b")
    table.choose("effect 1").wound("4C90a")
    assert (table.wounds("4C10b"), table.wounds("4C90a")) == (0, 0)
    table = stage(play).in_phase(SKIRMISH).choose("play 4C97a", "yes", "pass").wound("4C90a")
    assert (table.zone("4C10b"), table.wounds("4C90a")) == (DISCARD, 1)


SIX = "4C310a 4R103a 4C49a 4C74a 4C76a 4C286a"


# card: 4U249 4R103
def test_a_hobbit_stacked_instead_was_not_discarded_to_prevent_anything() -> None:
    table = stage(f"{SIX} 4U249b").assignment().acts(1, "use 4U249b")
    table.choose("yes", "choose 4C310a", "answer 4R103a")
    assert (table.zone("4C310a"), against(table, "4U249b")) == (STACKED, "4C302a")
    table = stage(f"{SIX} 4U249b").assignment().acts(1, "use 4U249b")
    table.choose("yes", "choose 4C310a", "pass")
    assert (table.zone("4C310a"), against(table, "4U249b")) == (DISCARD, "")


# card: 4R240 4R103
def test_with_one_of_two_stacked_instead_the_new_fear_is_not_prevented() -> None:
    table = stage(f"{SIX} 4C221b @hand=4R240b").in_phase(REGROUP).acts(1, "play 4R240b")
    table.choose("yes", "choose 4C310a", "choose 4C49a", "answer 4R103a")
    assert (table.zone("4C310a"), table.zone("4C49a")) == (STACKED, DISCARD)
    # Of six companions four are left.
    assert table.state.burdens[0] == 0
    play = f"{SIX} 4C265a 4P364a 4C221b @hand=4R240b"
    table = stage(play).in_phase(REGROUP).acts(1, "play 4R240b")
    table.choose("yes", "choose 4C310a", "choose 4C49a", "answer 4R103a")
    assert table.state.burdens[0] == 2


# card: 4R313 4R103
def test_a_cost_that_is_replaced_is_not_paid() -> None:
    table = stage("4C49a 4R313a 4R103a 4C165b").in_phase(SKIRMISH)
    table.choose("use 4R313a", "answer 4R103a")
    assert (table.zone("4R313a"), table.state.fighting) == (STACKED, [table["4C165b"]])


# -- prevented is not "cannot" -------------------------------------------------------------------

PURSUED = "4C310a 4C190b"
"""When Merry is killed, his pursuer makes the Free Peoples player wound an unbound companion."""


def pursued(table: Scene, *choices: str) -> Scene:
    """A card is used in a skirmish; then the Free Peoples player must wound somebody."""
    return table.in_phase(SKIRMISH).choose(*choices).kill("4C310a").choose("answer 4C190b")


# card: 4U47
def test_a_dwarf_whose_wounds_are_prevented_may_still_be_chosen() -> None:
    table = pursued(stage(f"4C49a 4U47a 4C74a {PURSUED} @hand=4C42a"), "use 4U47a")
    assert table.options == ["choose 4C49a", "choose 4C74a"]
    table.choose("choose 4C49a")
    # The wound he has is his exertion.
    assert (table.wounds("4C49a"), table.wounds("4C74a")) == (1, 0)


# card: 4U96
def test_a_companion_of_gandalfs_whose_wounds_are_prevented_may_still_be_chosen() -> None:
    play = f"4C49a 4C90a 4C76a {PURSUED} @hand=4U96a"
    table = pursued(stage(play), "play 4U96a", "choose 4C49a").choose("choose 4C49a")
    assert (table.wounds("4C49a"), table.wounds("4C76a")) == (0, 0)


# card: 4C97
def test_gandalf_whose_wounds_are_prevented_may_still_be_chosen() -> None:
    table = pursued(stage(f"4C90a 4C49a {PURSUED} @hand=4C97a"), "play 4C97a", "no")
    assert table.options == ["choose 4C90a", "choose 4C49a"]
    table.choose("choose 4C90a")
    assert (table.wounds("4C90a"), table.wounds("4C49a")) == (0, 0)


# card: 4R160
def test_who_cannot_take_wounds_cannot_be_chosen() -> None:
    table = stage("4C122a 4R160b 4C181b 4R125a").in_phase(SKIRMISH).acts(1, "use 4R160b")
    table.choose("choose 4R160b", "use 4R125a")
    assert (table.wounds("4R160b"), table.wounds("4C181b")) == (0, 1)
