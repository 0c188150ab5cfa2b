"""Whoever has had a message gets what has changed since, and makes of it just what stands there now."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mathom.server.tables.changes import changes
from mathom.server.tables.look import look
from mathom.server.tables.presence import Here
from tests.server.desk import Desk
from tests.server.player import State, two_players, watcher
from tests.wire import changed

# What is sent does not change with the build.
pytestmark = pytest.mark.once

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abc", max_size=2), inner),
    max_leaves=12,
)


def written(value: Any) -> bytes:
    return msgspec.json.encode(value)


@given(VALUES, VALUES)
def test_a_change_makes_the_one_value_into_the_other(before: Any, after: Any) -> None:
    change = changes(written({"all": before}), written({"all": after}))
    assert change is not None
    found = changed({"all": before}, json.loads(change))
    # In the same order too: what is listed is listed as before.
    assert json.dumps(found) == json.dumps({"all": after})


@pytest.mark.parametrize("game", ["duel", "wotr", "tcg"])
def test_of_a_table_what_has_changed_is_a_small_part(game: str) -> None:
    desk = Desk(game, 3)
    desk.play(20)
    seats, wholes, parts = desk.table.seats[:1], 0, 0
    last = written(look(desk.table, tuple(seats), Here(), "en"))
    for _ in range(40):
        desk.play(1)
        seen = desk.table.version - 1
        now = written(look(desk.table, tuple(seats), Here(), "en", seen=seen))
        change = changes(last, now)
        assert change is not None
        assert changed(json.loads(last), json.loads(change)) == json.loads(now)
        wholes, parts, last = wholes + len(now), parts + len(change), now
    assert 2 * parts < wholes


def test_a_connection_that_asks_for_it_hears_what_has_changed(url: str) -> None:
    ada, bo = two_players(url)
    with watcher(ada).live(changes=1) as line, watcher(ada).live() as plain:
        state = line.next()
        assert state["type"] == "state"
        for mover in (bo, ada, bo):
            mover.discard()
            reached = mover.state()["n"]
            while state["n"] < reached:
                state = _heard(state, line.next())
            whole = plain.reaching(reached)
            for same in ("view", "decision", "seats", "log"):
                assert state[same] == whole[same]


def _heard(state: State, message: dict[str, Any]) -> State:
    # Who came and went is told as well; whatever is told is less than the whole.
    assert message["type"] == "changes"
    return changed(state, message["to"])  # type: ignore[no-any-return]
