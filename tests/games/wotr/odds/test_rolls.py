"""The odds of rolls, against all rolls there are."""

from __future__ import annotations

from itertools import product

import pytest

from mathom.games.wotr.odds.rolls import besides, expected, roll, surely, with_rerolls


def counted(dice: int, faces: int, again: int, faces_again: int, excluded: int) -> list[float]:
    """The same, by rolling everything that can be rolled."""
    found = [0] * (dice + 1)
    for first in product(range(6), repeat=dice):
        hits = sum(die < faces for die in first)
        for second in product(range(6), repeat=dice):
            more = max(0, min(again, dice - hits - excluded))
            found[hits + sum(die < faces_again for die in second[:more])] += 1
    return [count / 36**dice for count in found]


@pytest.mark.parametrize("dice", [0, 1, 2, 3])
@pytest.mark.parametrize("faces", [1, 2, 5])
@pytest.mark.parametrize("again", [0, 1, 2, 5])
def test_they_are_those_of_all_rolls_there_are(dice: int, faces: int, again: int) -> None:
    for faces_again, excluded in ((faces, 0), (3, 0), (1, 1)):
        odds = with_rerolls(dice, faces, again, faces_again, excluded)
        assert odds == pytest.approx(counted(dice, faces, again, faces_again, excluded), abs=1e-12)


def test_without_rerolls_it_is_a_plain_roll() -> None:
    assert with_rerolls(5, 2, 0, 2) == pytest.approx(roll(5, 2))
    assert expected(roll(5, 2)) == pytest.approx(5 / 3)


def test_what_is_known_is_no_matter_of_chance() -> None:
    assert surely(2) == [0, 0, 1]
    assert besides(roll(1, 3), 2) == [0, 0, 0.5, 0.5]
