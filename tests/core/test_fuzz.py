"""Whatever somebody writes: it is read, or refused in a sentence. Nothing else ever happens."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

import mathom
from mathom import BadPosition, BadRecord, Match
from mathom.core.record import read, write
from mathom.core.replay import replay
from tests.core.toy import POCKETS_GAME as POCKETS
from tests.laws.table import begin, texts, walk

DUEL = mathom.game("duel")


def some_match(game: mathom.Game, seed: int, choices: int) -> Match:
    match = begin(game, seed)
    for _ in walk(match, seed):
        if len(match.history) == choices:
            break
    return match


MATCHES = [
    some_match(POCKETS, 3, 99),
    some_match(POCKETS, 4, 5),
    some_match(DUEL, 3, 12),
    DUEL.position(some_match(DUEL, 8, 60).state.position(), seed=1),
]
RECORDS = [(match.game, match.record()) for match in MATCHES]

# Characters that mean something in a record, and some that should not.
CHARACTERS = st.sampled_from(
    [*' \n\t"\\[]{}()#.;?0123456789aegimrz_-,:', "é", "\x00", "\u2028", "\ufeff"]
)
recorded = st.sampled_from(RECORDS)


def replays_or_is_refused(game: mathom.Game, text: str) -> None:
    """A match, whose record replays in turn, or a sentence."""
    try:
        match = replay(read(text), game)
    except BadRecord as refused:
        said = str(refused)
    else:
        said = match.record()
        assert replay(read(said), game).state == match.state
    assert said


@given(st.text())
@example("\ufeff")
@example("0.")
@example("1. \x85")
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        record = read(text)
    except BadRecord as refused:
        said = str(refused)
    else:
        said = write(record)
        assert read(said) == record
    assert said


@given(st.text(CHARACTERS, max_size=60))
def test_any_text_of_the_right_characters_is_read_or_refused(text: str) -> None:
    replays_or_is_refused(DUEL, text)
    replays_or_is_refused(DUEL, '[game "duel"] [rules "1"] [seed "1"]\n' + text)


@settings(max_examples=300)
@given(recorded, st.data())
def test_a_record_with_one_character_changed_replays_or_is_refused(
    record: tuple[mathom.Game, str], data: st.DataObject
) -> None:
    game, text = record
    at = data.draw(st.integers(0, len(text) - 1))
    replays_or_is_refused(game, text[:at] + data.draw(CHARACTERS) + text[at + 1 :])


@settings(max_examples=200)
@given(recorded, st.data())
def test_a_record_with_characters_lost_or_added_replays_or_is_refused(
    record: tuple[mathom.Game, str], data: st.DataObject
) -> None:
    game, text = record
    at = data.draw(st.integers(0, len(text)))
    added = data.draw(st.text(CHARACTERS, max_size=5))
    replays_or_is_refused(game, text[:at] + added + text[at + data.draw(st.integers(0, 20)) :])


@given(recorded, st.data())
def test_a_truncated_record_replays_or_is_refused(
    record: tuple[mathom.Game, str], data: st.DataObject
) -> None:
    game, text = record
    replays_or_is_refused(game, text[: data.draw(st.integers(0, len(text)))])


def test_a_record_with_a_line_lost_or_doubled_or_swapped_replays_or_is_refused() -> None:
    for game, text in RECORDS:
        lines = text.splitlines()
        for at in range(len(lines)):
            replays_or_is_refused(game, "\n".join(lines[:at] + lines[at + 1 :]))
            replays_or_is_refused(game, "\n".join(lines[: at + 1] + lines[at:]))
            replays_or_is_refused(game, "\n".join(lines[:at] + lines[at:][:2][::-1] + lines[at + 2 :]))


# -- positions -----------------------------------------------------------------------------------

POSITIONS = [match.state.position() for match in MATCHES] + [{}]
POSITIONS += [shown.state.position() for shown in walk(begin(DUEL, 21), 21)][::9]
WORDS = sorted(set(json.dumps(POSITIONS).replace('"', " ").replace(",", " ").split()))
values: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 40)
    | st.floats()
    | st.integers(10**20, 10**21)
    | st.sampled_from(WORDS)
    | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=4)
    ),
    max_leaves=6,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every part of a position."""
    parts = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    return [path] + [way for name, part in parts for way in places(part, (*path, name))]


def changed(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """The position with one part exchanged."""
    if not path:
        return new
    copy = value.copy()
    copy[path[0]] = changed(value[path[0]], path[1:], new)
    return copy


def plays_or_is_refused(game: mathom.Game, position: Any) -> None:
    """A match that can be played to the end, or a sentence."""
    try:
        match = game.position(position, seed=1)
    except BadPosition as refused:
        said = str(refused)
    else:
        for shown in walk(match, 0):
            assert texts(shown.state)
        said = match.record()
        assert replay(read(said), game).state == match.state
    assert said


@settings(max_examples=400)
@given(st.sampled_from(POSITIONS), st.data(), values)
def test_a_position_with_one_part_changed_can_be_played_or_is_refused(
    position: dict[str, Any], data: st.DataObject, new: Any
) -> None:
    path = data.draw(st.sampled_from(places(position)))
    plays_or_is_refused(DUEL if "chapter" in position else POCKETS, changed(position, path, new))


@given(values)
def test_any_data_can_be_played_or_is_refused(data: Any) -> None:
    for game in (DUEL, POCKETS):
        plays_or_is_refused(game, data)
