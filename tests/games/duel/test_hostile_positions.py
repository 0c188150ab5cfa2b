"""Positions from anybody: whatever is written is refused in a sentence, or can be played to the end."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mathom
from mathom.core.chance import Seeded
from mathom.games.duel.box import CARD_IDS, LANDMARK_IDS, RACES, REGION_IDS, SEATS, TOKEN_IDS
from mathom.games.duel.position.agenda import HOWS, STEPS
from tests.games.duel.table import DUEL
from tests.laws.duel import conserved

# It is making up positions that takes the time: the laws tamper with positions in both builds.
pytestmark = pytest.mark.once

WORDS = [*CARD_IDS, *LANDMARK_IDS, *RACES, *REGION_IDS, *SEATS, *TOKEN_IDS, *STEPS, *HOWS, "?", ""]
NAMES = [
    "chapter", "turn", "extra", "layout", "discard", "landmarks", "stacks", "fellowship", "sauron",
    "left_out", "looked", "outcome", "agenda", "decision", "coins", "cards", "tokens", "quest", "units",
    "fortresses", "step", "seat", "count", "regions", "region", "race", "winners", "how", *RACES,
    *REGION_IDS,
]  # fmt: skip

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-2, 20)
    | st.integers()
    | st.floats()
    | st.sampled_from(WORDS)
    | st.text(max_size=8)
)
anything = st.recursive(
    scalars,
    lambda inside: (
        st.lists(inside, max_size=6)
        | st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=4), inside, max_size=6)
    ),
    max_leaves=25,
)


def fault(data: Any, seed: int) -> str:
    """Why the position is refused; if it is not, it must be sound, now and to the end of the game."""
    try:
        state = DUEL.position(data, seed=seed).state
    except mathom.BadPosition as error:
        return error.text.id
    choice = Seeded(seed)
    conserved(state)
    while state.decision is not None:
        assert state.decision.options
        state.apply(state.decision.options[choice.below(len(state.decision.options))])
        conserved(state)
        assert DUEL.position(state.position(), chance=mathom.Scripted()).state == state
    return ""


def named(id: str) -> bool:
    """Whether this is nothing, or a sentence about positions."""
    return id == "" or id.startswith(("position-", "duel-position-"))


@settings(max_examples=200)
@given(data=anything, seed=st.integers(0, 99))
def test_anything_at_all_is_refused_or_played(data: Any, seed: int) -> None:
    assert named(fault(data, seed))


@settings(max_examples=150)
@given(
    data=st.fixed_dictionaries({}, optional=dict.fromkeys(NAMES[:14], anything)),
    seed=st.integers(0, 99),
)
def test_anything_under_the_right_names_is_refused_or_played(data: Any, seed: int) -> None:
    assert named(fault(data, seed))


def reached(seed: int, decisions: int) -> dict[str, Any]:
    """A position that a game really came to."""
    state = DUEL.new(seed=seed).state
    choice = Seeded(seed)
    for _ in range(decisions):
        if state.decision is None:
            break
        state.apply(state.decision.options[choice.below(len(state.decision.options))])
    written: dict[str, Any] = state.position()
    return written


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every place in a position where something stands: its container and its key or number."""
    found: list[tuple[Any, Any]] = []
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else []
    for key in keys:
        found += [(data, key), *places(data[key])]
    return found


@st.composite
def changed(draw: st.DrawFn) -> dict[str, Any]:
    """A position that a game came to, and somebody tampered with."""
    data = reached(draw(st.integers(0, 60)), draw(st.integers(0, 110)))
    for _ in range(draw(st.integers(1, 3))):
        spots = places(data)
        where, key = spots[draw(st.integers(0, len(spots) - 1))]
        deed = draw(st.sampled_from(["replace", "replace", "drop", "swap", "copy", "invent"]))
        if deed == "replace":
            where[key] = draw(scalars | anything)
        elif deed == "drop":
            del where[key]
        elif deed == "swap":
            there, other = spots[draw(st.integers(0, len(spots) - 1))]
            if other in there if isinstance(there, dict) else other < len(there):
                where[key], there[other] = there[other], where[key]
        elif deed == "copy" and isinstance(where, list):
            where.append(where[key])
        elif deed == "invent":
            data[draw(st.sampled_from(NAMES))] = draw(anything)
    return data


def finite(data: Any, depth: int = 0) -> bool:
    """Whether swapping has not put a container into itself."""
    if depth > 20:
        return False
    inside = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    return all(finite(one, depth + 1) for one in inside)


@settings(max_examples=250)
@given(data=changed().filter(finite), seed=st.integers(0, 99))
def test_a_position_that_was_tampered_with_is_refused_or_played(data: Any, seed: int) -> None:
    assert named(fault(data, seed))


@st.composite
def small_changes(draw: st.DrawFn) -> dict[str, Any]:
    """A position with a number or a word changed: often still possible."""
    data = reached(draw(st.integers(0, 60)), draw(st.integers(0, 110)))
    for _ in range(draw(st.integers(1, 2))):
        where, key = draw(
            st.sampled_from([it for it in places(data) if not isinstance(it[0][it[1]], dict)])
        )
        old = where[key]
        if isinstance(old, int):
            where[key] = draw(st.integers(0, 15))
        elif isinstance(old, str):
            like = [word for word in WORDS if word[:2] == old[:2]] or WORDS
            where[key] = draw(st.sampled_from(like))
        elif isinstance(old, list) and old and draw(st.booleans()):
            old.pop()
        elif isinstance(where, dict):
            del where[key]
    return data


@settings(max_examples=150)
@given(data=small_changes(), seed=st.integers(0, 99))
def test_a_position_with_a_small_change_is_refused_or_played(data: Any, seed: int) -> None:
    assert named(fault(data, seed))


def test_both_happen() -> None:
    changed = [reached(seed, 40) | {"extra": seed % 3, "to_act": "sauron"} for seed in range(5)]
    assert [fault(data, seed) for seed, data in enumerate(changed)] == [""] * 5
    assert fault(reached(3, 41) | {"agenda": [{"step": "EndTurn"}]}, 3) == "position-foreign"
    assert fault({"sauron": {"quest": 14}}, 1) == "duel-position-won"
