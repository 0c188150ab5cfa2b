"""The odds of the Hunt: exact by hand, and as often as the rules themselves say."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from mathom.games.wotr.box import TILE_IDS
from mathom.games.wotr.odds.hunt import hunt_odds
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.view.types import HuntOdds, WotrView
from tests.games.wotr.table import WOTR, play, table
from tests.games.wotr.test_hunt import hunted

GAMES = 800


def told(match: mathom.Match) -> HuntOdds:
    """The odds as everybody sees them."""
    views: list[WotrView] = [match.view(seat) for seat in (0, 1, None)]
    assert views[0].hunt.odds == views[1].hunt.odds == views[2].hunt.odds
    return views[0].hunt.odds


def afoot(box: int, moved: int = 0, **parts: Any) -> mathom.Match:
    """The Fellowship stands at the Fords of Bruinen and may move."""
    fellowship = {"region": "fords-of-bruinen", **parts.pop("fellowship", {})}
    return table(
        free="character",
        shadow="event",
        hunt_box={"shadow": box, "free": moved},
        fellowship=fellowship,
        **parts,
    )


def pool(*tiles: str) -> dict[str, list[str]]:
    """No standard tile is in the pool but these."""
    standard = [tile for tile in TILE_IDS if tile.startswith("std")]
    return {"removed": [tile for tile in standard if tile not in tiles]}


def test_without_an_eye_nobody_hunts() -> None:
    odds = told(afoot(0))
    assert (odds.found, odds.successes, odds.damage, odds.reveal) == (0, (1,), (1,), 0)


@pytest.mark.parametrize(
    ("box", "moved", "found"),
    [(1, 0, 1 / 6), (3, 0, 1 - (5 / 6) ** 3), (2, 2, 1 - (1 / 2) ** 2), (6, 3, 1 - (1 / 3) ** 5)],
)
def test_each_die_in_the_box_may_find_it(box: int, moved: int, found: float) -> None:
    assert told(afoot(box, moved)).found == pytest.approx(found)


def test_who_may_be_rolled_again_counts() -> None:
    # A stronghold, an army and Nazgul: three dice again, but only as many as have failed.
    parts: dict[str, Any] = {
        "armies": {"moria": "3 sauron-regular, 2 nazgul"},
        "fellowship": {"region": "moria"},
    }
    assert told(afoot(1, **parts)).found == pytest.approx(1 - (5 / 6) ** 2)
    assert told(afoot(4, **parts)).found == pytest.approx(1 - (5 / 6) ** 7)


def test_a_tile_does_what_is_on_it() -> None:
    # One die that needs a 6: in five of six cases there is no tile at all.
    odds = told(afoot(1, tiles=pool("std-3-1", "std-1r-1", "std-eyer-1")))
    sixth = 1 / 6 / 3
    assert odds.damage == pytest.approx((5 / 6, 2 * sixth, 0, sixth))
    assert odds.reveal == pytest.approx(2 * sixth)


def test_a_revealed_fellowship_cannot_be_revealed() -> None:
    assert told(afoot(1, tiles=pool("std-1r-1"), fellowship={"hidden": False})).reveal == 0


def test_while_the_roll_is_being_made_they_are_those_of_this_roll() -> None:
    parts: dict[str, Any] = {"fellowship": {"region": "moria"}}
    match = hunted("dice 5 5", box=2, **parts)
    assert told(match).successes == pytest.approx((5 / 6, 1 / 6))
    match = hunted("dice 5 6", box=2, **parts)
    assert told(match).successes == pytest.approx((0, 5 / 6, 1 / 6))
    assert told(match).found == 1


def test_in_mordor_a_tile_is_always_drawn_and_an_eye_counts_all_dice_in_the_box() -> None:
    match = table(
        free="character",
        shadow="event",
        hunt_box={"shadow": 3, "free": 1},
        fellowship={"mordor": 1},
        tiles=pool("std-2-1", "std-eyer-1"),
    )
    odds = told(match)
    assert odds.found == 1
    assert odds.damage == pytest.approx((0, 0, 0.5, 0, 0.5))


SITUATIONS: dict[str, dict[str, Any]] = {
    "at the fords": {"box": 2, "moved": 1},
    "in Moria": {
        "box": 3,
        "armies": {"moria": "3 sauron-regular, nazgul"},
        "fellowship": {"region": "moria"},
    },
    "with Gollum as Guide": {"box": 5, "moved": 2, "company": []},
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_it_comes_about_as_often_as_they_say(name: str) -> None:
    """The Fellowship moves again and again from the same place, by the rules."""
    start = afoot(**SITUATIONS[name]).state
    odds = told(afoot(**SITUATIONS[name]))
    damage = [0] * 8
    reveals = 0
    for seed in range(GAMES):
        state = start.clone()
        state.chance = mathom.Seeded(seed)
        match = mathom.Match(
            WOTR, WOTR.settle({}), state, seed=None, position=None, players={}, opening=((), ())
        )
        play(match, "die character", "use fellowship")
        while match.decision is not None and match.decision.kind == "hunt_reroll":
            match.play(match.decision.options[0])
        suffered = _suffered(match)
        damage[suffered[0]] += 1
        reveals += suffered[1]
    for count, chance in zip(damage, (*odds.damage, *[0.0] * 8), strict=False):
        assert count / GAMES == pytest.approx(chance, abs=4 * spread(chance))
    assert reveals / GAMES == pytest.approx(odds.reveal, abs=4 * spread(odds.reveal))


def spread(chance: float) -> float:
    """How far a frequency usually is from its chance."""
    return float((chance * (1 - chance) / GAMES) ** 0.5) + 1e-9


def _suffered(match: mathom.Match) -> tuple[int, bool]:
    """The damage of the tile that was drawn, and whether it bears an Eye that reveals."""
    found = [event for played in match.history for event in played.events if event.kind == "tile"]
    if not found:
        return 0, False
    state = match.state
    assert isinstance(state, WotrState)
    tile = str(found[-1].args["tile"])
    reveal = tile.split("-")[1].endswith("r") and not (
        match.view(0).fellowship.guide == "gollum" and "eye" not in tile
    )
    if match.decision is not None and match.decision.kind == "hunt_damage":
        return match.view(0).decision.about.full, reveal
    corrupted = [e for played in match.history for e in played.events if e.kind == "corruption"]
    return (int(corrupted[0].args["count"]) if corrupted else 0), reveal


def test_an_empty_pool_is_filled_with_what_was_drawn() -> None:
    drawn = ["std-3-1", "std-1-1"]
    others = [tile for tile in pool()["removed"] if tile not in drawn]
    match = afoot(1, tiles={"drawn": drawn, "removed": others})
    assert told(match).damage == pytest.approx((5 / 6, 1 / 12, 0, 1 / 12))
    state = match.state
    assert isinstance(state, WotrState)
    assert hunt_odds(state).stop == 0


def test_while_damage_is_taken_the_die_that_moved_counts_for_the_next_hunt() -> None:
    match = hunted("dice 6 1", "tile std-1-1", box=2)
    view: WotrView = match.view(0)
    assert view.hunt.need == 5
    assert told(match).found == pytest.approx(1 - (2 / 3) ** 2)


def test_where_the_eye_looks_elsewhere_the_die_does_not_count() -> None:
    abroad: dict[str, Any] = {
        "characters": {"aragorn": "dagorlad"},
        "armies": {"dagorlad": "gondor-regular"},
    }
    match = hunted("dice 6 1", "tile std-1-1", box=2, table=["the-last-battle"], **abroad)
    assert told(match).found == pytest.approx(1 - (5 / 6) ** 2)
