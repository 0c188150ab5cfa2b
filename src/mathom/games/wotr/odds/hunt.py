"""The odds of the Hunt (p. 40-43): whether a tile is drawn, and what it does.

They are those of the dice and the pool alone: cards on the table that take a hand in a Hunt are for
whoever plays them to reckon with.
"""

from __future__ import annotations

from typing import Final, final

from mathom.games.wotr.box import DIE_VALUE, EYE_VALUE, MOST_DICE, SHADOW, STANDARD_TILES, TILES
from mathom.games.wotr.odds.rolls import Odds, besides, roll, surely, with_rerolls
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.hunt import HuntReroll, hunt_need, hunt_rerolls, succeeds
from mathom.games.wotr.steps.hunt_damage import reveals

SIDES_OF_A_DIE: Final = 6


@final
class HuntOdds:
    """What comes of the next Hunt, or of the one that is being rolled."""

    __slots__ = ("damage", "reveal", "stop", "successes")

    def __init__(self, successes: Odds, damage: Odds, reveal: float, stop: float) -> None:
        self.successes: Final = successes
        """Of the Hunt roll; in Mordor, where nobody rolls, the dice in the Hunt Box."""
        self.damage: Final = damage
        """Of the tile, before anything is done against it; none if no tile is drawn."""
        self.reveal: Final = reveal
        self.stop: Final = stop
        """That the tile says Stop, which counts in Mordor alone."""


def hunt_odds(state: WotrState) -> HuntOdds:
    """The odds if the Fellowship moved now; while a Hunt roll is being made, of that one."""
    successes = surely(sum(state.hunt_box)) if state.mordor >= 0 else found(state)
    drawn = 1.0 if state.mordor >= 0 else 1.0 - successes[0]
    pool = tiles(state)
    if not pool:
        return HuntOdds(successes, [1.0], 0.0, 0.0)
    damage = [0.0] * (1 + max(SIDES_OF_A_DIE, len(successes) - 1))
    damage[0] = 1.0 - drawn
    reveal = stop = 0.0
    for index in pool:
        tile = TILES[index]
        if tile.value == EYE_VALUE:
            for count in range(len(successes)):
                if count or state.mordor >= 0:
                    damage[count] += successes[count] / len(pool)
        elif tile.value == DIE_VALUE:
            for face in range(1, SIDES_OF_A_DIE + 1):
                damage[face] += drawn / len(pool) / SIDES_OF_A_DIE
        else:
            damage[max(0, tile.value)] += drawn / len(pool)
        if reveals(state, index):
            reveal += drawn / len(pool)
        if tile.stop:
            stop += drawn / len(pool)
    while len(damage) > 1 and damage[-1] == 0.0:
        damage.pop()
    return HuntOdds(successes, damage, reveal, stop)


def found(state: WotrState) -> Odds:
    """How many dice of the Hunt roll succeed, when the Shadow rolls again whatever it may."""
    decision = state.decision
    if decision is not None and isinstance(decision.step, HuntReroll):
        rolled = decision.step
        faces = 7 - hunt_need(state, rolled.bonus)
        so_far = sum([succeeds(state, die, rolled.bonus) for die in rolled.dice])
        return besides(roll(rolled.most(state), faces), so_far)
    level = min(state.hunt_box[SHADOW], MOST_DICE)
    faces = 7 - hunt_need(state, 0)
    return with_rerolls(level, faces, hunt_rerolls(state), faces)


def tiles(state: WotrState) -> list[int]:
    """What may be drawn: the pool, or, if it is used up, the tiles that go back into it (p. 40)."""
    return state.tiles or [tile for tile in state.drawn_tiles if tile in STANDARD_TILES]
