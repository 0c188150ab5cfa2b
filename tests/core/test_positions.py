"""Written positions: what is left out is as at the start, and what cannot be is named."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, ClassVar

import pytest

from mathom import BadPosition, Scripted
from mathom.core.agenda import Step
from mathom.core.codec import NUMBER, NUMBERS, Codec, OneOf, Several, read_step, write_step
from mathom.core.position import Reader, plain, shown
from mathom.core.text import Rule
from tests.core.toy import POCKETS_GAME as POCKETS
from tests.core.toy import SEATS, Guess, Hide, PocketsState


class Give(Step[PocketsState]):
    """A step with every kind of field: a word, a number, several words, several numbers."""

    rule = Rule("pockets", "give", 9)
    fields: ClassVar[dict[str, Codec]] = {
        "seat": OneOf(SEATS),
        "count": NUMBER,
        "seats": Several(OneOf(SEATS)),
        "counts": NUMBERS,
    }

    def __init__(self, seat: int, count: int, seats: tuple[int, ...], counts: tuple[int, ...]) -> None:
        self.seat = seat
        self.count = count
        self.seats = seats
        self.counts = counts


CLASSES: dict[str, type[Step[Any]]] = {"Hide": Hide, "Guess": Guess, "Give": Give}
GIVEN = {"step": "Give", "seat": "gollum", "count": 3, "seats": ["bilbo", "gollum"], "counts": [0, 5]}


# -- a whole position ----------------------------------------------------------------------------


def test_an_empty_position_is_the_start_of_the_game() -> None:
    assert POCKETS.position({}, seed=5).state == POCKETS.new(seed=5).state


@pytest.mark.parametrize("depth", [101, 990, 5_000])
@pytest.mark.parametrize("name", ["bilbo", "agenda", "seal", "nonsense"])
def test_a_position_that_lies_too_deep_in_itself_is_refused(name: str, depth: int) -> None:
    listed: list[Any] = []
    named: dict[str, Any] = {}
    for _ in range(depth):
        listed = [listed]
        named = {name: named}
    for deep in (listed, named):
        with pytest.raises(BadPosition, match="More than 100"):
            POCKETS.position({name: deep})


def test_a_position_may_be_any_kind_of_mapping() -> None:
    match = POCKETS.position(MappingProxyType({"bilbo": ("ring",), "held": "egg"}), chance=Scripted())
    assert '[position {"bilbo": ["ring"], "held": "egg"}]' in match.record()


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"held": "pipe"}, "“held” cannot be: pipe"),
        ({"held": ["ring"]}, "“held” cannot be"),
        ({"bilbo": "ring"}, "“bilbo” must be a list, not: ring"),
        ({"bilbo": ["ring", "ring"]}, "“ring” is in two places at once"),
        ({"bilbo": ["ring"], "gollum": ["ring"]}, "“ring” is in two places at once"),
        ({"bilbo": ["ring"], "held": "ring"}, "“ring” is in two places at once"),
        ({"smaug": 1}, "A position has nothing called “smaug”"),
        ([], "“position” must be a table of names and values"),
        ("ring", "“position” must be a table of names and values, not: ring"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(data: Any, sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        POCKETS.position(data, seed=1)


# -- its parts -----------------------------------------------------------------------------------


def test_a_part_of_a_position_is_named_with_the_way_to_it() -> None:
    reader = Reader({"bilbo": {"coins": "many"}})
    with pytest.raises(
        BadPosition, match=r"“bilbo\.coins” must be a whole number from 0 to 9, not: many"
    ):
        reader.part("bilbo").number("coins", 0, 0, 9)


@pytest.mark.parametrize("value", [-1, 10, 1.0, True, "1", None, [1], 10**50])
def test_a_number_out_of_bounds_or_of_another_kind_is_refused(value: object) -> None:
    with pytest.raises(BadPosition, match="must be a whole number from 0 to 9"):
        Reader({"coins": value}).number("coins", 0, 0, 9)


def test_what_is_left_out_has_its_usual_value() -> None:
    reader = Reader({})
    assert reader.number("coins", 3, 0, 9) == 3
    assert reader.word("hider", "gollum", SEATS) == 1
    assert reader.words("seats", SEATS, ["bilbo"]) == [0]
    assert reader.raw("anything") is None
    assert "anything" not in reader
    reader.part("nothing").done()
    reader.done()


# -- steps ---------------------------------------------------------------------------------------


def test_a_step_is_written_in_the_words_of_the_game_and_reads_back() -> None:
    step = Give(1, 3, (0, 1), (0, 5))
    assert write_step(step, None) == GIVEN
    assert read_step(GIVEN, CLASSES, None) == step


@pytest.mark.parametrize(
    "change",
    [
        {"step": "Take"},
        {"step": ["Give"]},
        {"step": None},
        {"seat": "sam"},
        {"seat": 1},
        {"seat": ["gollum"]},
        {"count": "3"},
        {"count": -1},
        {"count": True},
        {"count": [3]},
        {"seats": "gollum"},
        {"seats": [["gollum"]]},
        {"seats": {"gollum": 1}},
        {"seats": None},
        {"counts": 5},
        {"counts": ["5"]},
        {"counts": [[5]]},
        {"more": 1},
    ],
)
def test_a_step_that_does_not_exist_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match="This is not a step of the game"):
        read_step(GIVEN | change, CLASSES, None)


@pytest.mark.parametrize("data", [None, [], "Hide", 1, {}, {"step": "Hide"}])
def test_what_is_not_a_step_at_all_is_refused(data: object) -> None:
    with pytest.raises(BadPosition, match="This is not a step of the game"):
        read_step(data, CLASSES, None)


# -- sentences -----------------------------------------------------------------------------------


def test_what_is_shown_in_a_sentence_is_short_and_can_be_printed() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for value in ("x" * 1000, deep, "\ud800", {"a": [1] * 1000}):
        assert len(shown(value).encode()) <= 63


def test_a_plain_copy_shares_nothing_with_what_it_was_made_from() -> None:
    inner = [1, 2]
    copy = plain({"a": (inner, {"b": inner})})
    assert copy == {"a": [[1, 2], {"b": [1, 2]}]}
    inner.append(3)
    assert copy == {"a": [[1, 2], {"b": [1, 2]}]}
