"""Choices of the first version of the rules, said as they are said today.

That whole games of then replay to their end is tested with the kept games (`tests/kept`).
"""

from __future__ import annotations

from typing import Any

import mathom
from tests.games.wotr.table import WOTR, at, fallen, play, table


def carried(match: mathom.Match, *moves: str) -> tuple[int, list[str]] | None:
    """How the first of these choices are said now."""
    return WOTR.carry(match.state, "1", list(moves))


def hit(defenders: str, dice: str, **parts: Any) -> mathom.Match:
    """The defenders of the Dead Marshes have been hit."""
    match = table(
        {"north-ithilien": "4 sauron-regular", "dead-marshes": defenders},
        war=["sauron"],
        shadow="army",
        free="event",
        to_act="shadow",
        chance=[dice],
        **parts,
    )
    return play(match, "die army", "use attack", "attack north-ithilien dead-marshes", "all")


def test_a_ring_and_a_discarded_die_were_one_choice() -> None:
    match = table(free="event muster", shadow="event")
    assert carried(match, "ring event character") == (1, ["ring", "ring event character"])
    assert carried(match, "skip muster") == (1, ["skip", "skip muster"])
    assert carried(match, "die event") is None


def test_hits_that_were_taken_one_by_one_are_taken_together() -> None:
    match = hit("2 gondor-regular, 2 gondor-elite", "dice 6 6 6 1; dice 1 1 1 1")
    moves = ["reduce gondor-elite", "lose gondor-regular", "lose gondor-regular", "cease"]
    # The elite was reduced first, so that its regular came from the reinforcements.
    told = carried(match, *moves)
    assert told == (3, ["lose gondor-regular gondor-elite reserve-gondor-regular"])
    play(match, *told[1])
    assert at(match, "dead-marshes") == {"gondor-regular": 1, "gondor-elite": 1}
    assert (fallen(match, "gondor-regular"), fallen(match, "gondor-elite")) == (2, 1)


def test_what_was_not_asked_then_may_be_asked_now() -> None:
    """All were lost; the first version did not ask how."""
    match = hit("gondor-elite", "dice 6 6 1 1; dice 1")
    assert carried(match, "advance") == (0, ["lose gondor-elite"])


def test_what_was_asked_then_may_go_without_saying() -> None:
    """Two of the same kind: the first version asked about each."""
    match = hit("2 gondor-regular, gondor-leader", "dice 6 1 1 1; dice 1 1")
    assert carried(match, "lose gondor-regular", "cease") == (1, [])


def test_units_that_were_removed_one_by_one_are_removed_together() -> None:
    match = table(
        {"fords-of-isen": "4 isengard-regular", "helms-deep": "5 rohan-regular, 2 rohan-elite"},
        war=["isengard"],
        shadow="army",
        free="event",
        to_act="shadow",
    )
    play(match, "die army", "use attack", "attack fords-of-isen helms-deep", "all", "withdraw")
    play(match, "advance", "all")
    moves = ["disband rohan-elite", "disband rohan-regular", "die event"]
    assert carried(match, *moves) == (2, ["disband rohan-regular rohan-elite"])
