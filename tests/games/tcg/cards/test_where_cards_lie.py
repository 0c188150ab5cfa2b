"""Where cards lie: stacked, beneath the draw deck, taken into hand (rules 4, 7.2, 11.19, 12.10)."""

from __future__ import annotations

import pytest

from mathom.games.tcg.engine.zones import stack
from mathom.games.tcg.phases import SKIRMISH
from mathom.games.tcg.state import DECK, DISCARD, HAND, STACKED
from tests.games.tcg.cards.scenes import Scene, stage


def stacked(text: str, *pairs: str) -> Scene:
    """A scene with cards of the discard piles stacked: `4C42a:4C44a`."""
    table = stage(text)
    for pair in pairs:
        card, _, under = pair.partition(":")
        stack(table.state, table[card], table[under])
    return table


# -- equal cards are equal only where they lie ---------------------------------------------------


# card: 4C85
def test_thandronen_chooses_whose_minion_he_drives_away() -> None:
    play = "4C85a 4R46a @control=1 @discard=4C180a+4C180b"
    table = stacked(play, "4C180a:4R46a", "4C180b:4U328b").regroup().choose("use 4C85a")
    assert table.options == ["choose 4C180a", "choose 4C180b"]
    table.choose("choose 4C180b")
    assert (table.zone("4C180b"), table.zone("4C180a")) == (DISCARD, STACKED)


ON_TWO = "4C44a 4R46a @discard=4C42a+4C42a2"


# card: 4R45
def test_foresight_chooses_the_condition_from_which_a_card_is_taken() -> None:
    table = stacked(f"4C49a {ON_TWO} @hand=4R45a", "4C42a:4C44a", "4C42a2:4R46a")
    table.fellowship().choose("play 4R45a")
    assert table.options == ["choose 4C42a", "choose 4C42a2"]
    assert table.choose("choose 4C42a2").zone("4C42a2") == HAND


# card: 4R41
def test_the_axe_chooses_the_condition_from_which_a_card_goes() -> None:
    table = stacked(f"4C49a 4R41a:4C49a 4C10b {ON_TWO}", "4C42a:4C44a", "4C42a2:4R46a")
    table.in_phase(SKIRMISH).choose("use 4R41a", "effect 2")
    assert table.options == ["choose 4C42a", "choose 4C42a2"]


# card: 4R45
def test_of_equal_cards_on_one_condition_only_one_is_offered() -> None:
    table = stacked(f"4C49a {ON_TWO} @hand=4R45a", "4C42a:4C44a", "4C42a2:4C44a")
    assert table.fellowship().choose("play 4R45a").zone("4C42a") == HAND


# -- what lies on inactive cards -----------------------------------------------------------------


# card: 4C85
def test_thandronen_finds_nobody_on_an_opponents_inactive_condition() -> None:
    table = stacked("4C85a 4R46b @discard=4C10b", "4C10b:4R46b").regroup().choose("use 4C85a")
    assert table.zone("4C10b") == STACKED


# card: 4R45
def test_foresight_takes_nothing_from_an_opponents_inactive_condition() -> None:
    table = stacked("4C49a 4R46b @discard=4C42b @hand=4R45a", "4C42b:4R46b")
    assert table.fellowship().choose("play 4R45a").zone("4C42b") == STACKED


# card: 4R41
def test_the_axe_cannot_be_paid_with_an_opponents_inactive_condition() -> None:
    table = stacked("4C49a 4R41a:4C49a 4C10b 4R46b @discard=4C42b", "4C42b:4R46b")
    assert not table.in_phase(SKIRMISH).can("use 4R41a")


# -- the Rule of 4 -------------------------------------------------------------------------------


# card: 4U337
def test_an_empty_draw_deck_does_not_count_for_the_rule_of_4() -> None:
    table = stage("@site=4U337a @deck=4C42a").fellowship().choose("use 4U337a")
    assert (table.zone("4C42a"), table.state.drawn_in_phase) == (HAND, 1)
    # The one card goes beneath the empty deck and is drawn again.
    assert table.choose("use 4U337a").zone("4C42a") == HAND


# -- beneath the draw deck -----------------------------------------------------------------------


# card: 4R290
def test_the_villager_that_goes_beneath_the_draw_deck_is_shown() -> None:
    table = stage("4R290a 4R262a @wounds=4R262a:1 @hand=4C281a @deck=4C42a").fellowship()
    table.choose("use 4R290a")
    assert table.zone("4C281a") == DECK
    assert table.state.view(1).players[0].deck.bottom == ("4C281a",)


# card: 4U337
def test_a_whole_hand_goes_beneath_unseen_and_as_it_was_held() -> None:
    play = "@site=4U337a @hand=4C42a+4C87a+4C7a @deck=4C10a+4C12a+4C17a+4C14a+4C74a"
    table = stage(play)
    for card in table.state.hands[0]:
        table.state.seen[card] = 1
    table.fellowship().choose("use 4U337a")
    names = [table.state.table.names[card] for card in table.state.bottoms[0]]
    assert names == ["4C7a", "4C87a", "4C42a"]
    assert table.state.view(1).players[0].deck.bottom == (None, None, None)


# card: 4U337
@pytest.mark.parametrize("place", [0, 1])
def test_what_was_put_beneath_first_is_drawn_first(place: int) -> None:
    table = stage("@site=4U337a @hand=4C42a+4C87a").fellowship().choose("use 4U337a")
    assert [table.zone(name) for name in ("4C42a", "4C87a")][place] == HAND
