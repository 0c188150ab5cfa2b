"""What is usual where people do not sit together."""

from __future__ import annotations

import mathom


def test_what_is_proposed_to_people_apart_is_one_of_the_values() -> None:
    proposed = [choice for game in mathom.games() for choice in game.choices if choice.apart]
    assert [choice.name for choice in proposed] == ["asked"]
    for choice in proposed:
        assert choice.apart in choice.values[1:]
