"""Positions of War of the Ring, written as plain data in the game's own words. See docs/positions.md.

Reinforcements, decks and the Hunt Pool are never written: they are what is left.
"""

from __future__ import annotations

from typing import Any

from mathom.games.wotr.box import (
    BOX,
    CARD_IDS,
    CHARACTER_IDS,
    FIGURES,
    GOLLUM,
    NATION_IDS,
    NOBODY,
    REARGUARD,
    REGION_COUNT,
    REGION_IDS,
    SETTLEMENTS,
    SIDES,
    STRONGHOLDS,
    TILE_IDS,
    TILES,
)
from mathom.games.wotr.position.agenda import write_outcome, write_pending
from mathom.games.wotr.position.battle import write_battle
from mathom.games.wotr.position.clockwork import write_clockwork
from mathom.games.wotr.position.seats import write_seats
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.view.see import characters, counted, dice


def write(state: WotrState) -> dict[str, Any]:
    """The whole position."""
    ids = SEATINGS[state.players].ids
    data: dict[str, Any] = {
        "turn": state.turn,
        "armies": _armies(state, list(range(REGION_COUNT))),
        "inside": _armies(state, [BOX[r] for r in STRONGHOLDS], STRONGHOLDS),
        "rearguard": _figures_at(state, REARGUARD),
        "casualties": counted(state.casualties),
        "characters": characters(state),
        "control": {REGION_IDS[r]: SIDES[state.owner[r]] for r in SETTLEMENTS},
        "politics": {
            name: {"step": state.politics[n], "active": state.active[n]}
            for n, name in enumerate(NATION_IDS)
        },
        "fellowship": _fellowship(state),
        "pool": _by_side(state.pool),
        "dice": {name: dice(state, side) for side, name in enumerate(SIDES)},
        "hunt_box": _by_side(state.hunt_box),
        "hunt_box_before": state.hunt_box_before,
        "rings": _by_side(state.rings),
        "ring_used": [name for seat, name in enumerate(ids) if state.ring_used[seat]],
        "messenger_used": state.messenger_used,
        "hands": _cards_by(ids, state.hands),
        "discards": _cards_by(SIDES, state.discards),
        "hidden_discards": _cards_by(ids, state.hidden_discards),
        "table": _cards(state.table),
        "tiles": {
            "drawn": _tiles(state.drawn_tiles),
            "waiting": _tiles(state.waiting_tiles),
            "removed": _tiles(state.removed_tiles),
            "added": _tiles([tile for tile in state.tiles if TILES[tile].special != NOBODY]),
        },
    }
    if state.players > 2:
        data |= write_seats(state)
    if state.clockwork is not None:
        data["clockwork"] = write_clockwork(state.clockwork)
    if state.battle is not None:
        data["battle"] = write_battle(state.battle)
    if state.outcome is not None:
        data["outcome"] = write_outcome(state)
    return data | write_pending(state)


def _armies(
    state: WotrState, places: list[int], regions: list[int] | None = None
) -> dict[str, dict[str, int]]:
    """The figures in these places, by the names of their regions; empty ones are left out."""
    found = {
        REGION_IDS[region]: _figures_at(state, place)
        for region, place in zip(regions or places, places, strict=True)
    }
    return {name: figures for name, figures in found.items() if figures}


def _figures_at(state: WotrState, place: int) -> dict[str, int]:
    return counted(list(state.figures[FIGURES * place : FIGURES * (place + 1)]))


def _fellowship(state: WotrState) -> dict[str, Any]:
    there: dict[str, Any] = {"mordor": state.mordor}
    if state.ring_bearers != NOBODY:
        there = {"region": REGION_IDS[state.ring_bearers], "progress": state.progress}
    return there | {
        "hidden": state.hidden,
        "corruption": state.corruption,
        "guide": "gollum" if state.guide == GOLLUM else CHARACTER_IDS[state.guide],
        "declared": state.declared,
        "strove": state.strove,
    }


def _by_side(counts: list[int]) -> dict[str, int]:
    return {name: counts[side] for side, name in enumerate(SIDES)}


def _cards_by(owners: list[str], piles: list[list[int]]) -> dict[str, list[str]]:
    return {name: _cards(pile) for name, pile in zip(owners, piles, strict=True)}


def _cards(numbers: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in sorted(numbers)]


def _tiles(numbers: list[int]) -> list[str]:
    return [TILE_IDS[tile] for tile in sorted(numbers)]
