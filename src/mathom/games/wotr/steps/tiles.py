"""Chapter IX: the Hunt Pool (p. 40)."""

from __future__ import annotations

from mathom.core.chance import Occasion
from mathom.games.wotr.box import NOBODY, SHADOW, STANDARD_TILES, TILE_IDS
from mathom.games.wotr.state import WotrState


def draw_tile(state: WotrState) -> int:
    """A random tile, which is set aside."""
    refill_pool(state)
    if not state.tiles:
        return NOBODY
    if state.chance.listens:
        state.expect(Occasion("tile", 1, state.speaks[SHADOW], "hunt"))
    tile = state.draw("tile", state.tiles, TILE_IDS)
    state.tiles.remove(tile)
    state.drawn_tiles.append(tile)
    return tile


def refill_pool(state: WotrState) -> None:
    """When all tiles of the pool have been used, all standard ones that were drawn go back (p. 40)."""
    if not state.tiles:
        state.tiles = sorted([tile for tile in state.drawn_tiles if tile in STANDARD_TILES])
        state.drawn_tiles = [tile for tile in state.drawn_tiles if tile not in state.tiles]
