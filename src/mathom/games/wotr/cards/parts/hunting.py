"""Hunt tiles and Hunts by card (p. 40-43)."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import NOBODY, TILE_IDS
from mathom.games.wotr.cards.parts.card import Deed, Need, Part
from mathom.games.wotr.cards.parts.needs import FarFromHelp
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.hunt import EVENT, REASONS, DrawTile
from mathom.games.wotr.steps.hunt_damage import USUAL, suffer
from mathom.games.wotr.steps.tiles import draw_tile, refill_pool


class BringTile(Part):
    """A special tile comes into play: it waits for Mordor, or is there at once (p. 40, 43)."""

    def __init__(self, tile: str) -> None:
        self.tile: Final = TILE_IDS.index(tile)

    def do(self, state: WotrState, card: int) -> None:
        if state.mordor < 0:
            state.waiting_tiles.append(self.tile)
        else:
            # A pool that was used up has been filled by then, so that the tile is not alone (p. 40).
            refill_pool(state)
            put_back(state, [self.tile])
        if state.events is not None:
            state.tell("tile_in_play", {"tile": TILE_IDS[self.tile]})


class DrawHuntTile(Part):
    """A tile is drawn because of the card; what it does, the card's `tile` says."""

    def do(self, state: WotrState, card: int) -> None:
        state.push(DrawTile(EVENT, 0, card))


class Waylay(Deed):
    """A tile is drawn far from help, and is dealt with like that of a Hunt, or as the card says."""

    def __init__(self, how: int = USUAL, needs: tuple[Need, ...] = (FarFromHelp(),)) -> None:
        super().__init__(DrawHuntTile(), needs=needs)
        self.how: Final = how

    def tile(self, state: WotrState, tile: int) -> None:
        suffer(state, tile, 0, self.how)


# -- tiles without a Hunt ------------------------------------------------------------------------


def draw_aside(state: WotrState, count: int) -> list[int]:
    """Draw tiles that have no effect; they are held apart, so that no refilling brings them back."""
    aside: list[int] = []
    for _ in range(count):
        tile = draw_tile(state)
        if tile == NOBODY:
            break
        state.drawn_tiles.remove(tile)
        aside.append(tile)
        if state.events is not None:
            state.tell("tile", {"tile": TILE_IDS[tile], "why": REASONS[EVENT]})
    return aside


def put_back(state: WotrState, tiles: list[int]) -> None:
    """Tiles go into the Hunt Pool; who only looked at its last ones has not used it up (p. 40)."""
    state.tiles = sorted(state.tiles + tiles)


def remove_for_good(state: WotrState, tiles: list[int]) -> None:
    """Tiles are out of the game."""
    state.removed_tiles += tiles
