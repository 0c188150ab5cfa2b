"""Mixed armies in a written position (p. 46)."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from tests.games.wotr.table import seen, table

FOLDE = {"folde": "2 gondor-regular, rohan-regular"}


def test_a_position_says_which_armies_are_mixed() -> None:
    """8.1: where it does not, they stand apart."""
    parts: dict[str, Any] = {"free": "muster-army", "shadow": "army", "players": "4"}
    match = table(FOLDE, mixed=["folde"], **parts)
    assert seen(match)["mixed"] == ["folde"]
    assert seen(table(FOLDE, **parts))["mixed"] == []


def test_a_mixed_army_needs_units_of_both() -> None:
    """8.1."""
    with pytest.raises(mathom.BadPosition, match="minas-tirith"):
        table({"minas-tirith": "2 gondor-regular"}, mixed=["minas-tirith"], free="event", players="4")


def test_a_garrison_of_both_is_one_without_being_told() -> None:
    """9.8."""
    match = table(
        {"helms-deep": "isengard-regular"},
        inside={"helms-deep": "gondor-regular, rohan-regular"},
        free="event",
        players="4",
    )
    assert seen(match)["mixed"] == ["helms-deep-inside"]
