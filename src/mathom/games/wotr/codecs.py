"""How the fields of War of the Ring's steps are written in a position: in the game's own words.

A step names them with this module's name before them, because its options and its box have words of the
same names: `fields = {"side": codecs.SIDE, "moved": codecs.FORCES}`.
"""
# Not compiled: positions are read and written for people.

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mathom.core.codec import FLAG as FLAG
from mathom.core.codec import NUMBER as NUMBER
from mathom.core.codec import NUMBERS as NUMBERS
from mathom.core.codec import Codec, OneOf, Several
from mathom.games.wotr.battle import BATTLE_KINDS, WHO_FIGHTS
from mathom.games.wotr.box import (
    CARD_IDS,
    CHARACTER_BITS,
    CHARACTER_COUNT,
    CHARACTER_IDS,
    DECKS,
    FACES,
    FIGURE_IDS,
    NATION_IDS,
    NOBODY,
    PLACE_IDS,
    REGION_IDS,
    SIDES,
    TILE_IDS,
    TOTALS,
)
from mathom.games.wotr.box import FIGURES as FIGURE_COUNT
from mathom.games.wotr.seats import SEATINGS


class Force(Codec):
    """A part of an army: {"gondor-regular": 2, "legolas": 1}."""

    def write(self, value: Any, at: Any) -> dict[str, int]:
        force = {FIGURE_IDS[n]: value[n] for n in range(FIGURE_COUNT) if value[n]}
        for n in range(CHARACTER_COUNT):
            if value[CHARACTER_BITS] >> n & 1:
                force[CHARACTER_IDS[n]] = 1
        return force

    def read(self, data: Any, at: Any) -> tuple[int, ...]:
        if not isinstance(data, Mapping):
            raise TypeError(data)
        force = [0] * (FIGURE_COUNT + 1)
        for name, count in data.items():
            if type(count) is not int:
                raise TypeError(count)
            if name in CHARACTER_IDS:
                _within(count, 1)
                force[CHARACTER_BITS] |= 1 << CHARACTER_IDS.index(name)
            else:
                figure = FIGURE_IDS.index(name)
                _within(count, TOTALS[figure])
                force[figure] = count
        return tuple(force)


def _within(count: int, most: int) -> None:
    if not 1 <= count <= most:
        raise ValueError(count)


class Moved(Codec):
    """A force that has moved: {"region": "edoras", "force": {"rohan-regular": 1}}."""

    def write(self, value: Any, at: Any) -> dict[str, Any]:
        return {"region": PLACE.write(value[0], at), "force": FORCE.write(value[1:], at)}

    def read(self, data: Any, at: Any) -> tuple[int, ...]:
        if not isinstance(data, Mapping) or set(data) != {"region", "force"}:
            raise TypeError(data)
        return (PLACE.read(data["region"], at), *FORCE.read(data["force"], at))


class Seat(Codec):
    """A seat of the table on which it lies: "gondor-player"."""

    def write(self, value: Any, at: Any) -> str:
        return str(SEATINGS[at.players].ids[value])

    def read(self, data: Any, at: Any) -> int:
        return SEATINGS[at.players].ids.index(data)


# -- what is in the box --------------------------------------------------------------------------

SIDE: Final = OneOf(SIDES)
SEAT: Final = Seat()
NATION: Final = OneOf(NATION_IDS)
REGION: Final = OneOf(REGION_IDS)
REGIONS: Final = Several(REGION)
PERHAPS_REGION: Final = OneOf(REGION_IDS, NOBODY)
PLACE: Final = OneOf(PLACE_IDS)
PLACES: Final = Several(PLACE)
PERHAPS_PLACE: Final = OneOf(PLACE_IDS, NOBODY)
CHARACTER: Final = OneOf(CHARACTER_IDS)
CHARACTERS: Final = Several(CHARACTER)
FIGURE: Final = OneOf(FIGURE_IDS)
FIGURES: Final = Several(FIGURE)
TARGETS: Final = Several(OneOf([*FIGURE_IDS, *CHARACTER_IDS]))
"""Figures and characters, as the options TAKE, LEAVE and SLAY count them."""
CARD: Final = OneOf(CARD_IDS)
CARDS: Final = Several(CARD)
PERHAPS_CARD: Final = OneOf(CARD_IDS, NOBODY)
DECK: Final = OneOf(DECKS)
FACE: Final = OneOf(FACES)
ICONS: Final = Several(FACE)
TILE: Final = OneOf(TILE_IDS)

# -- armies and battles --------------------------------------------------------------------------

FORCE: Final = Force()
FORCES: Final = Several(Moved())
WHO: Final = OneOf(WHO_FIGHTS)
BATTLE_KIND: Final = OneOf(BATTLE_KINDS)
MODE: Final = OneOf(["open", "taking", "leaving"])
"""How a force is being named: see steps/force.py."""
TERMS: Final = OneOf(["usual", "storm", "relief", "landing"])
"""On which terms an army attacks: see steps/attack.py."""

# -- the Fellowship and the Hunt -----------------------------------------------------------------

WHY_DRAWN: Final = OneOf(["rolled", "stronghold", "event", "mordor"])
"""Why a Hunt tile is drawn, and how its damage is taken: see steps/hunt.py."""
HOW_TAKEN: Final = OneOf(["usual", "unreduced", "forced-casualty", "unrevealed"])
REVEALED: Final = OneOf(["no", "found", "given-away"])
"""Whether the Fellowship walks because it is revealed: see steps/fellowship.py."""
