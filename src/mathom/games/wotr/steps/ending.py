"""Chapter X: victory (p. 44)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.state import Outcome
from mathom.core.text import Rule
from mathom.games.wotr.box import (
    CORRUPTION_LIMIT,
    CRACK_OF_DOOM,
    FREE,
    IS_HAVEN,
    REGIONS,
    SETTLEMENTS,
    SHADOW,
    VICTORY,
)
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState

ENDING: Final = Rule("wotr", "victory", 44)


def win(state: WotrState, side: int, how: str) -> None:
    """The game is over."""
    state.end(Outcome(winners(state, side), how))


def winners(state: WotrState, side: int) -> tuple[int, ...]:
    """Who of a team that has won comes first, however it won; a tie is shared (p. 46)."""
    team = SEATINGS[state.players].team[side]
    if side == SHADOW and state.clockwork is not None:
        # Nobody sits there who could have won: the others have lost.
        return ()
    if len(team) == 1:
        return (team[0],)
    points = [seat_points(state, seat) for seat in team]
    return tuple([seat for seat, own in zip(team, points, strict=True) if own == max(points)])


def seat_points(state: WotrState, seat: int) -> int:
    """What a player has taken for the Shadow, less what his own nations have lost; of the Free Peoples
    only the losses count (p. 46). What was retaken was not lost."""
    seating = SEATINGS[state.players]
    side = seating.sides[seat]
    points = 0
    for region in SETTLEMENTS:
        here = REGIONS[region]
        if state.owner[region] == here.owner:
            continue
        if here.owner == side and seating.owner[here.nation] == seat:
            points -= here.victory_points
        elif here.owner != side and side == SHADOW and captor(state, region) == seat:
            points += here.victory_points
    return points


def captor(state: WotrState, region: int) -> int:
    """The seat whose army has taken a settlement of the enemy."""
    taken = state.captor[region]
    return taken if state.players > 2 else state.speaks[state.owner[region]]


def add_corruption(state: WotrState, points: int) -> None:
    """The burden of the Ring grows, or with negative points is eased; at 12 the Shadow wins at once."""
    before = state.corruption
    state.corruption = max(0, before + points)
    if state.events is not None and state.corruption != before:
        kind = "corruption" if points > 0 else "healed"
        state.tell(kind, {"count": abs(state.corruption - before), "total": state.corruption})
    if state.corruption >= CORRUPTION_LIMIT:
        win(state, SHADOW, "corruption")


def check_crack_of_doom(state: WotrState) -> None:
    """The Ring is destroyed, if its bearers got there uncorrupted."""
    if state.mordor >= CRACK_OF_DOOM and state.outcome is None:
        win(state, FREE, "ring")


def victory_points(state: WotrState, side: int) -> int:
    """What the captured settlements are worth: cities 1, strongholds 2."""
    return sum([REGIONS[region].victory_points for region in captured(state, side)])


def captured(state: WotrState, side: int) -> list[int]:
    """The enemy cities and strongholds that a side controls."""
    return [
        region
        for region in SETTLEMENTS
        if state.owner[region] == side
        and REGIONS[region].owner != side
        and IS_HAVEN[region]
        and (side == FREE or state.clockwork is None or state.clockwork.occupied[region])
    ]


class VictoryCheck(Step[WotrState]):
    """Phase 6: the Shadow's ten points count before the Free Peoples' four."""

    rule = ENDING

    def run(self, state: WotrState) -> Decision | None:
        for side in (SHADOW, FREE):
            if victory_points(state, side) >= VICTORY[side]:
                win(state, side, "conquest" if side == SHADOW else "liberation")
                return None
        return None
