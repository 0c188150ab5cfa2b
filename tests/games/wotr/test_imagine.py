"""What a seat imagines: what it knows stays, the rest is dealt anew, and the truth is not asked."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from mathom.core.chance import Seeded
from mathom.games.wotr.box import CARD_IDS, CARDS
from mathom.games.wotr.state import WotrState
from tests.games.wotr.walks import BEGINNINGS, WOTR, begun, sampled, with_a_card_face_down
from tests.laws.wotr import conserved

FREE, SHADOW, WATCHER = 0, 1, -1
CARDS_ABOUT: dict[str, Any] = {
    "hands": {
        "free": ["athelas", "the-red-arrow", "book-of-mazarbul"],
        "shadow": ["orc-patrol", "stormcrow", "olog-hai"],
    },
    "hidden_discards": {"free": ["axe-and-bow"], "shadow": ["cruel-weather", "pits-of-mordor"]},
    "discards": {"free": ["horn-of-gondor"], "shadow": ["isildurs-bane"]},
    "table": ["balrog-of-moria"],
    "dice": {"free": {"character": 1}, "shadow": {"army": 1}},
}


def state_with_cards() -> WotrState:
    """A position in which both seats have cards that the other has not seen."""
    state = WOTR.position(CARDS_ABOUT, chance=mathom.Scripted()).state
    assert isinstance(state, WotrState)
    return state


def imagined(state: WotrState, seat: int, seed: int) -> WotrState:
    new = state.imagine(seat, Seeded(seed))
    assert isinstance(new, WotrState)
    return new


def test_the_other_hand_and_hidden_discards_are_dealt_anew_and_ones_own_are_kept() -> None:
    state = state_with_cards()
    others = [imagined(state, FREE, seed) for seed in range(20)]
    assert all(sorted(one.hands[FREE]) == sorted(state.hands[FREE]) for one in others)
    assert all(one.hidden_discards[FREE] == state.hidden_discards[FREE] for one in others)
    assert len({tuple(one.hands[SHADOW]) for one in others}) > 10
    assert len({tuple(one.hidden_discards[SHADOW]) for one in others}) > 10


def test_a_watcher_knows_neither_hand() -> None:
    state = state_with_cards()
    others = [imagined(state, WATCHER, seed) for seed in range(20)]
    for side in (FREE, SHADOW):
        assert len({tuple(one.hands[side]) for one in others}) > 10


def test_backs_open_cards_and_the_pool_stay_as_they_are() -> None:
    state = state_with_cards()
    for seat in (WATCHER, FREE, SHADOW):
        for seed in range(10):
            one = imagined(state, seat, seed)
            conserved(one)
            assert one.view(seat) == state.view(seat)
            assert one.view(WATCHER) == state.view(WATCHER)
            assert one.discards == state.discards
            assert one.table == state.table


def test_a_combat_card_that_was_not_turned_up_is_dealt_anew_with_the_same_back() -> None:
    hands = {"hands": CARDS_ABOUT["hands"]}
    state = with_a_card_face_down(hands, "stormcrow")
    card = CARD_IDS.index("stormcrow")
    found = set()
    for seed in range(20):
        one = imagined(state, FREE, seed)
        conserved(one)
        assert one.battle is not None
        chosen = one.battle.fronts[0].card
        assert CARDS[chosen].deck == CARDS[card].deck
        found.add(chosen)
        mine = imagined(state, SHADOW, seed)
        assert mine.battle is not None
        assert mine.battle.fronts[0].card == card
    assert len(found) > 5


def test_what_the_other_seat_is_asked_fits_the_cards_imagined_for_it() -> None:
    six = ["orc-patrol", "stormcrow", "olog-hai", "hill-trolls", "wormtongue", "morgul-wound"]
    state = WOTR.position({"hands": {"shadow": six}}, seed=1).state
    assert isinstance(state, WotrState)
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind) == (SHADOW, "discard")
    for seed in range(10):
        one = imagined(state, FREE, seed)
        assert one.decision is not None
        assert [option.args[0] for option in one.decision.options] == sorted(one.hands[SHADOW])


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_what_is_imagined_does_not_depend_on_the_truth(beginning: str) -> None:
    for seed in range(3):
        for match in sampled(begun(beginning, seed), seed, most=200, one_of=8):
            state = match.state
            before = state.key()
            for seat in (WATCHER, FREE, SHADOW):
                once = state.imagine(seat, Seeded(seed + 1))
                assert once.view(seat) == state.view(seat)
                other = state.imagine(seat, Seeded(seed + 2))
                again = once.imagine(seat, Seeded(seed + 2))
                assert again == other
                assert again.decision is not None
                assert other.decision is not None
                assert again.decision.options == other.decision.options
                conserved(once)
            assert state.key() == before
