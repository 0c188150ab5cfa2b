"""Guide 12.2: the lines of progression, on which alone armies of the clockwork stand and advance."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, final

from mathom.games.wotr.box import FREE, NEIGHBOURS, NOBODY, REGION_COUNT, REGIONS, SHADOW, region


@final
class Move:
    """A step of a line: from a region to the next, or where those go for whom there is no room."""

    def __init__(self, start: str, end: str, overflow: str) -> None:
        self.start: Final = region(start)
        self.end: Final = region(end)
        self.overflow: Final = region(overflow) if overflow else NOBODY


@final
class Line:
    """A line of progression, its steps in order: the head of a column first."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: Final[str] = data["id"]
        self.roll: Final[int] = data["roll"]
        self.moves: Final = [Move(start, end, overflow) for start, end, overflow in data["moves"]]
        self.end_regions: Final = [region(id) for id in data["end_regions"]]
        places = [place for move in self.moves for place in (move.start, move.end, move.overflow)]
        self.regions: Final = sorted(set(places) - {NOBODY})
        self.settlements: Final = [place for place in self.regions if REGIONS[place].owner == FREE]
        """The settlements of the Free Peoples on it."""


_DATA: Final = tomllib.loads(
    (Path(__file__).parent.parent / "data" / "lines.toml").read_text(encoding="utf-8")
)
LINES: Final = sorted([Line(data) for data in _DATA["line"]], key=lambda line: line.roll)
LINE_IDS: Final = [line.id for line in LINES]
MORDOR: Final = LINE_IDS.index("mordor")
SOUTHRON: Final = LINE_IDS.index("southron")

ON_A_LINE: Final = [any([place in line.regions for line in LINES]) for place in range(REGION_COUNT)]
"""Where an army of the clockwork may stand at all (guide 1)."""
OWN_STRONGHOLDS: Final = [place.index for place in REGIONS if place.stronghold and place.owner == SHADOW]
"""The Shadow's strongholds at the start."""
ATTACKABLE: Final = [
    ON_A_LINE[place] or any([next in OWN_STRONGHOLDS for next in NEIGHBOURS[place]])
    for place in range(REGION_COUNT)
]
"""The regions that the clockwork may attack (guide 1)."""


def is_step(start: int, end: int) -> bool:
    """Whether some line goes from a region to the next, overflow not counted (guide 15.11)."""
    return any([move.start == start and move.end == end for line in LINES for move in line.moves])


def along(line: Line) -> list[int]:
    """The regions of a line, the farthest first."""
    found: list[int] = []
    for move in line.moves:
        for place in (move.end, move.start):
            if place not in found:
                found.append(place)
    return found


ALONG_MORDOR: Final = along(LINES[MORDOR])


# -- the distance to Mordor ----------------------------------------------------------------------


def _away_from(goals: list[int]) -> list[int]:
    """How many moves it is from each region to the nearest of these."""
    found = [-1] * REGION_COUNT
    now = goals
    away = 0
    while now:
        for place in now:
            found[place] = away
        away += 1
        now = [
            place
            for place in range(REGION_COUNT)
            if found[place] < 0 and any([found[next] == away - 1 for next in NEIGHBOURS[place]])
        ]
    return found


FROM_MORDOR: Final = _away_from([region("minas-morgul"), region("morannon")])
FROM_MORDOR_LINE: Final = _away_from(LINES[MORDOR].regions)
