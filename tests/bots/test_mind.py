"""What Duel's bots look at, and what they make of it: a chance to win that favours nobody."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mathom.bots.evaluation import Evaluation, Rough, judge, learned, read, read_network, written
from mathom.bots.levels import naive
from mathom.core.chance import Seeded
from mathom.core.faults import BadSetup
from mathom.games.duel.box import CARDS, LANDMARKS
from mathom.games.duel.mind.features import MIND
from mathom.games.duel.state import DuelState
from tests.bots.test_secrets import ANOTHER, ONE_TRUTH, looked_through_discard
from tests.core.toy import POCKETS_GAME
from tests.games.duel.table import DUEL, REGIONS, table

FELLOWSHIP, SAURON = 0, 1
NOW_LANDMARKS = [f"now_landmark_{landmark.id}" for landmark in LANDMARKS]


def told(*free: str, seat: int = SAURON, **parts: Any) -> dict[str, int]:
    """The features that are not 0; it is Sauron's turn."""
    found = MIND.features(table(*free, **parts).state, seat)
    return {name: value for name, value in zip(MIND.names, found, strict=True) if value}


def positions(games: int) -> list[DuelState]:
    """Some positions of random games."""
    found: list[DuelState] = []
    for seed in range(games):
        state, dice = DUEL.deal(seed), Seeded(seed)
        while state.decision is not None:
            if dice.below(5) == 0:
                found.append(state.clone())
            options = state.decision.options
            state.apply(options[dice.below(len(options))])
        found.append(state)
    return found


def test_every_feature_keeps_to_its_most() -> None:
    for state in positions(6):
        for side in (FELLOWSHIP, SAURON):
            features = MIND.features(state, side)
            assert all(0 <= one <= most for one, most in zip(features, MIND.most, strict=True))
            assert 0 <= MIND.phase(state) < MIND.phases


def test_a_side_sees_what_it_has() -> None:
    mine = {"coins": 5, "units": {"rohan": 2, "gondor": 1}, "quest": 11, "cards": ["c1_01", "c1_18"]}
    seen = told("c3_07", "c3_12", sauron=mine, fellowship={"units": {"rohan": 0, "arnor": 1}})
    assert (seen["coins"], seen["held"], seen["weakly_held"], seen["lead"]) == (5, 2, 1, 1)
    assert (seen["units_rohan"], seen["presence_gondor"], seen["quest"], seen["symbols"]) == (
        2,
        1,
        11,
        1,
    )


def test_what_lies_open_means_something_else_to_the_one_who_chooses() -> None:
    near = {"quest": 11, "coins": 12, "units": {}}
    assert told("c3_07", "c3_12", sauron=near)["now_wins"] == 1
    assert told("c3_07", "c3_12", fellowship=near, seat=FELLOWSHIP)["next_wins"] == 1
    assert "turn" not in told("c3_07", "c3_12", fellowship=near, seat=FELLOWSHIP)


def test_each_open_card_is_seen_by_whoever_could_take_it_and_those_under_it_by_the_one_on_turn() -> None:
    rich, poor = {"coins": 12, "units": {}}, {"coins": 0, "units": {}}
    seen = told("c3_07", "c3_12", sauron=rich, fellowship=poor)
    assert (seen["now_card_07"], seen["now_card_12"]) == (3, 3)
    other = told("c3_07", "c3_12", sauron=rich, fellowship=poor, seat=FELLOWSHIP)
    assert not any(name.startswith(("now_card", "next_card")) for name in other)
    assert told("c3_07", "c3_12", fellowship=rich, seat=FELLOWSHIP)["next_card_07"] == 3
    state = DUEL.deal(1)
    dealt = {CARDS[card].id[3:] for card in state.layout if card >= 0}
    free = {CARDS[state.layout[slot]].id[3:] for slot in state.open}
    on_turn = MIND.features(state, state.turn)
    under = [
        name for name, value in zip(MIND.names, on_turn, strict=True) if value and "covered" in name
    ]
    assert free < dealt
    assert under == [f"turn_covered_{number}" for number in sorted(dealt - free)]
    assert not any(MIND.features(state, 1 - state.turn)[MIND.names.index(name)] for name in under)


def test_landmarks_are_told_apart_if_one_could_build_them() -> None:
    state = DUEL.deal(1)
    rich = state.clone()
    rich.coins[state.turn] = 12
    for one, count in ((state, 0), (rich, len(state.landmarks))):
        seen = dict(zip(MIND.names, MIND.features(one, state.turn), strict=True))
        assert seen["now_landmarks"] == count
        assert sum(value for name, value in seen.items() if name in NOW_LANDMARKS) == count


def test_six_regions_with_the_seventh_open_are_a_threat() -> None:
    six = {"coins": 12, "units": dict.fromkeys(REGIONS[:6], 1)}
    seen = told("c3_16", "c3_01", sauron=six, fellowship={"units": {}})
    assert (seen["six_held_the_last_open"], seen["now_red_new_region"], seen["now_wins"]) == (3, 1, 1)


def test_tables_are_thought_about_apart_where_something_else_came_to_light() -> None:
    shown = [table(*cards).state for cards in (("c3_07", "c3_12"), ("c3_07", "c3_16"))]
    assert MIND.sight(shown[0]) != MIND.sight(shown[1])
    assert MIND.sight(shown[0]) == MIND.sight(shown[0].imagine(SAURON, Seeded(1)))


def test_the_chances_of_both_sides_make_a_whole_wherever_one_looks() -> None:
    for judged in (judge(DUEL), Rough(DUEL)):
        for state in positions(3):
            one, other = judged.value(state, FELLOWSHIP), judged.value(state, SAURON)
            assert 0 <= one <= 1
            assert one + other == pytest.approx(1)
            assert judged.values(state, [SAURON, FELLOWSHIP]) == pytest.approx([other, one])


def test_a_game_that_is_over_is_judged_by_its_end() -> None:
    won = table("c2_13", turn="sauron", sauron={"quest": 13, "coins": 9})
    won.play("play c2_13")
    shared = table("c3_02", fellowship={"units": {"arnor": 1}}, sauron={"units": {"mordor": 1}})
    shared.play("discard c3_02")
    for judged in (judge(DUEL), Rough(DUEL)):
        assert [judged.value(won.state, seat) for seat in (FELLOWSHIP, SAURON)] == [0, 1]
        assert judged.value(shared.state, FELLOWSHIP) == 0.5


def test_what_a_seat_may_not_know_makes_no_difference_to_its_chance() -> None:
    one, other = [looked_through_discard(truth).state for truth in (ONE_TRUTH, ANOTHER)]
    seen = [state.imagine(SAURON, Seeded(1)) for state in (one, other)]
    assert MIND.features(seen[0], SAURON) == MIND.features(seen[1], SAURON)


def test_what_was_learned_knows_a_won_position_from_a_lost_one() -> None:
    judged = judge(DUEL)
    assert isinstance(judged, Evaluation)
    near = table("c3_07", "c3_12", sauron={"quest": 11, "coins": 12, "units": {}}).state
    # What wins lies open, and nobody can take it away before the seat chooses.
    assert judged.value(near, SAURON) > 0.97
    # A beginner does not see that the card which wins lies open.
    assert naive(judged).value(near, SAURON) < judged.value(near, SAURON)


def test_weights_are_read_as_they_were_written_and_not_for_other_features(tmp_path: Path) -> None:
    judged = judge(DUEL)
    assert isinstance(judged, Evaluation)
    text = written(MIND, judged.worths, {"game": "duel"})
    assert read(MIND, text) == judged.worths
    assert read_network(MIND, text) is None
    with pytest.raises(BadSetup, match="mathom train"):
        read(MIND, text.replace('"coins"', '"gold"'))
    whole = written(MIND, judged.worths, {"game": "duel"}, judged.network)
    again = learned(MIND, whole)
    for state in positions(3):
        assert again.value(state, SAURON) == judged.value(state, SAURON)
    for part in ("chooses", "other"):
        at = whole.index(f'"{part}"')
        with pytest.raises(BadSetup, match="mathom train"):
            learned(MIND, whole[:at] + whole[at:].replace('"coins"', '"gold"', 1))


def test_a_game_without_a_mind_is_judged_by_its_own_guess() -> None:
    assert POCKETS_GAME.mind is None
    assert isinstance(judge(POCKETS_GAME), Rough)
