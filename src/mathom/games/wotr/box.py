"""What is in the box: immutable, shared by all states. Things are numbered in the order of data/.

Figures that are all alike are counted, so every kind of them has a number: the regulars and elites of
each nation, the leaders of each Free Peoples nation, and the Nazgul. Characters are individuals.

A *place* is where figures can stand: one of the regions, inside a besieged stronghold (its box at the
edge of the board), or in the rearguard of the army that is attacking.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, final

FREE: Final = 0
SHADOW: Final = 1
SIDES: Final = ["free", "shadow"]
NOBODY: Final = -1


def _read(name: str) -> dict[str, Any]:
    path = Path(__file__).parent / "data" / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _load(name: str) -> list[dict[str, Any]]:
    items: list[dict[str, Any]] = _read(f"{name}s")[name]
    return items


# -- nations and figures -------------------------------------------------------------------------


@final
class Nation:
    """A nation."""

    def __init__(self, index: int, data: dict[str, Any]) -> None:
        self.index: Final[int] = index
        self.id: Final[str] = data["id"]
        self.side: Final[int] = SIDES.index(data["side"])
        self.politics: Final[int] = data["politics"]
        self.active: Final[bool] = data["active"]
        self.figures: Final[dict[str, int]] = data["figures"]
        self.start: Final[dict[str, dict[str, int]]] = data["start"]


NATIONS: Final = [Nation(i, data) for i, data in enumerate(_load("nation"))]
NATION_IDS: Final = [nation.id for nation in NATIONS]
NATION_COUNT: Final = 8
DWARVES: Final = NATION_IDS.index("dwarves")
ELVES: Final = NATION_IDS.index("elves")
GONDOR: Final = NATION_IDS.index("gondor")
NORTH: Final = NATION_IDS.index("north")
ROHAN: Final = NATION_IDS.index("rohan")
ISENGARD: Final = NATION_IDS.index("isengard")
SAURON: Final = NATION_IDS.index("sauron")
SOUTHRONS: Final = NATION_IDS.index("southrons")
NATIONS_OF: Final = [[n.index for n in NATIONS if n.side == side] for side in (FREE, SHADOW)]
FIRST_STEP: Final = 1
AT_WAR: Final = 4
"""The first and the last step of the political track."""

UNIT_KINDS: Final = 16
"""Figures 0 to 15 are army units: a nation's regulars at 2n, its elites at 2n + 1."""
LEADER: Final = 16
"""Figures 16 to 20 are the leaders of the Free Peoples nations."""
NAZGUL: Final = 21
FIGURES: Final = 22
CHARACTER_BITS: Final = FIGURES
"""In a force (a part of an army), the entry after the figures: a bit for each character."""
FIGURE_IDS: Final = [
    *[f"{id}-{kind}" for id in NATION_IDS for kind in ("regular", "elite")],
    *[f"{NATION_IDS[nation]}-leader" for nation in NATIONS_OF[FREE]],
    "nazgul",
]
NATION_OF: Final = [*[n for n in range(NATION_COUNT) for _ in (0, 1)], *NATIONS_OF[FREE], SAURON]
SIDE_OF: Final = [NATIONS[nation].side for nation in NATION_OF]
UNITS_OF: Final = [[f for f in range(UNIT_KINDS) if SIDE_OF[f] == side] for side in (FREE, SHADOW)]
FIGURES_OF: Final = [[f for f in range(FIGURES) if SIDE_OF[f] == side] for side in (FREE, SHADOW)]
LEADERS_OF: Final = [[*range(LEADER, NAZGUL)], [NAZGUL]]
ISENGARD_ELITE: Final = 2 * ISENGARD + 1
SOUTHRON_ELITE: Final = 2 * SOUTHRONS + 1


def figure(nation: int, kind: str) -> int:
    """The number of a nation's figures of a kind."""
    if kind == "nazgul":
        return NAZGUL
    if kind == "leader":
        return LEADER + nation
    return 2 * nation + (1 if kind == "elite" else 0)


TOTALS: Final = [0] * FIGURES
for _nation in NATIONS:
    for _kind, _count in _nation.figures.items():
        TOTALS[figure(_nation.index, _kind)] = _count


def is_elite(figure: int) -> bool:
    """Whether a unit is an elite one."""
    return figure % 2 == 1


# -- the map -------------------------------------------------------------------------------------


@final
class Region:
    """A region of the map."""

    def __init__(self, index: int, data: dict[str, Any], ids: list[str]) -> None:
        self.index: Final[int] = index
        self.id: Final[str] = data["id"]
        self.nation: Final[int] = NATION_IDS.index(data["nation"]) if "nation" in data else NOBODY
        self.settlement: Final[str] = data.get("settlement", "")
        self.fortification: Final[bool] = data.get("fortification", False)
        self.coastal: Final[bool] = data.get("coastal", False)
        self.eastern_edge: Final[bool] = data.get("eastern_edge", False)
        self.neighbours: Final = sorted([ids.index(id) for id in data["neighbours"]])
        self.at: Final[list[float]] = data["at"]
        self.owner: Final[int] = NATIONS[self.nation].side if self.settlement else NOBODY
        """The side that controls its settlement at the start."""
        self.victory_points: Final[int] = _POINTS[self.settlement] if self.settlement else 0
        """What it is worth to the enemy (p. 11)."""

    @property
    def stronghold(self) -> bool:
        return self.settlement == "stronghold"


_MAP: Final = _read("regions")
_POINTS: Final[dict[str, int]] = _MAP["points"]
_REGIONS: Final[list[dict[str, Any]]] = _MAP["region"]
REGION_IDS: Final[list[str]] = [data["id"] for data in _REGIONS]
REGIONS: Final = [Region(i, data, REGION_IDS) for i, data in enumerate(_REGIONS)]
REGION_COUNT: Final = 105
NEIGHBOURS: Final = [region.neighbours for region in REGIONS]
NATION_OF_REGION: Final = [region.nation for region in REGIONS]
IS_STRONGHOLD: Final = [region.stronghold for region in REGIONS]
IS_HAVEN: Final = [region.settlement in ("city", "stronghold") for region in REGIONS]
"""Cities and strongholds: where companions activate nations and the Fellowship may rest."""
SETTLEMENTS: Final = [region.index for region in REGIONS if region.settlement]
STRONGHOLDS: Final = [region.index for region in REGIONS if region.stronghold]


def region(id: str) -> int:
    """The number of a region."""
    return REGION_IDS.index(id)


BOXES: Final = 16
REARGUARD: Final = REGION_COUNT + BOXES
PLACES: Final = REARGUARD + 1
BOX: Final = [NOBODY] * REGION_COUNT
"""For each stronghold's region, the place inside its walls."""
for _i, _r in enumerate(STRONGHOLDS):
    BOX[_r] = REGION_COUNT + _i
REGION_OF: Final = [*range(REGION_COUNT), *STRONGHOLDS, NOBODY]
"""The region that a place belongs to."""
INSIDE: Final = "-inside"
PLACE_IDS: Final = [*REGION_IDS, *[f"{REGION_IDS[r]}{INSIDE}" for r in STRONGHOLDS], "rearguard"]


# -- characters ----------------------------------------------------------------------------------


@final
class Character:
    """A companion or a minion."""

    def __init__(self, index: int, data: dict[str, Any]) -> None:
        self.index: Final[int] = index
        self.id: Final[str] = data["id"]
        self.side: Final[int] = SIDES.index(data["side"])
        self.level: Final[int] = data["level"]
        self.leadership: Final[int] = data["leadership"]
        self.activates: Final[str] = data.get("activates", "")
        self.dice: Final[int] = data.get("dice", 0)
        self.abilities: Final[list[str]] = data.get("abilities", [])
        self.captain: Final[bool] = "captain-of-the-west" in self.abilities
        self.taken_alive: Final[bool] = "take-them-alive" in self.abilities


CHARACTERS: Final = [Character(i, data) for i, data in enumerate(_load("character"))]
CHARACTER_IDS: Final = [character.id for character in CHARACTERS]
CHARACTER_COUNT: Final = 12
GANDALF_GREY: Final = CHARACTER_IDS.index("gandalf-grey")
STRIDER: Final = CHARACTER_IDS.index("strider")
BOROMIR: Final = CHARACTER_IDS.index("boromir")
LEGOLAS: Final = CHARACTER_IDS.index("legolas")
GIMLI: Final = CHARACTER_IDS.index("gimli")
MERIADOC: Final = CHARACTER_IDS.index("meriadoc")
PEREGRIN: Final = CHARACTER_IDS.index("peregrin")
ARAGORN: Final = CHARACTER_IDS.index("aragorn")
GANDALF_WHITE: Final = CHARACTER_IDS.index("gandalf-white")
SARUMAN: Final = CHARACTER_IDS.index("saruman")
WITCH_KING: Final = CHARACTER_IDS.index("witch-king")
MOUTH: Final = CHARACTER_IDS.index("mouth-of-sauron")
GOLLUM: Final = CHARACTER_COUNT
"""Gollum is never a figure on the map, only a Guide."""
COMPANIONS: Final = [c.index for c in CHARACTERS if c.side == FREE]
MINIONS: Final = [c.index for c in CHARACTERS if c.side == SHADOW]
FELLOWSHIP_COMPANIONS: Final = [GANDALF_GREY, STRIDER, BOROMIR, LEGOLAS, GIMLI, MERIADOC, PEREGRIN]
HOBBITS: Final = [MERIADOC, PEREGRIN]
CHARACTERS_OF: Final = [COMPANIONS, MINIONS]

# Where a character is when he is in no place.
IN_FELLOWSHIP: Final = -1
NOT_YET: Final = -2
ELIMINATED: Final = -3


# -- hunt tiles ----------------------------------------------------------------------------------

EYE_VALUE: Final = 100
DIE_VALUE: Final = 101


@final
class Tile:
    """A hunt tile."""

    def __init__(self, index: int, data: dict[str, Any]) -> None:
        self.index: Final[int] = index
        self.id: Final[str] = data["id"]
        value: Any = data["value"]
        self.value: Final[int] = {"eye": EYE_VALUE, "die": DIE_VALUE}.get(value, value)
        self.reveal: Final[bool] = data.get("reveal", False)
        self.stop: Final[bool] = data.get("stop", False)
        self.special: Final[int] = SIDES.index(data["special"]) if "special" in data else NOBODY


TILES: Final = [Tile(i, data) for i, data in enumerate(_load("tile"))]
TILE_IDS: Final = [tile.id for tile in TILES]
STANDARD_TILES: Final = [tile.index for tile in TILES if tile.special == NOBODY]


# -- event cards ---------------------------------------------------------------------------------

DECKS: Final = ["character", "strategy"]
CHARACTER_DECK: Final = 0
STRATEGY_DECK: Final = 1


@final
class Card:
    """An event card."""

    def __init__(self, index: int, data: dict[str, Any]) -> None:
        self.index: Final[int] = index
        self.id: Final[str] = data["id"]
        self.side: Final[int] = SIDES.index(data["side"])
        self.deck: Final[int] = DECKS.index(data["deck"])
        self.number: Final[int] = data["number"]
        self.icon: Final[int] = FACES.index(data["icon"])
        self.combat: Final[str] = data["combat"]
        self.initiative: Final[list[int]] = data["initiative"]
        self.player: Final[str] = data.get("player", "")
        """The player whose icon its event shows, where several share a side (p. 46)."""


# -- action dice ---------------------------------------------------------------------------------

FACES: Final = ["character", "army", "muster", "muster-army", "event", "will-of-the-west", "eye"]
CHARACTER: Final = 0
ARMY: Final = 1
MUSTER: Final = 2
MUSTER_ARMY: Final = 3
EVENT: Final = 4
WILL: Final = 5
EYE: Final = 6
FACE_COUNT: Final = 7
DIE_FACES: Final = [
    [CHARACTER, CHARACTER, MUSTER, MUSTER_ARMY, EVENT, WILL],
    [CHARACTER, ARMY, MUSTER, MUSTER_ARMY, EVENT, EYE],
]
"""The six faces of each side's action dice (p. 19)."""
START_DICE: Final = [4, 7]

CARDS: Final = [Card(i, data) for i, data in enumerate(_load("card"))]
CARD_IDS: Final = [card.id for card in CARDS]
HAND_LIMIT: Final = 6

CORRUPTION_LIMIT: Final = 12
CRACK_OF_DOOM: Final = 5
ELVEN_RINGS: Final = 3
STACK: Final = 10
BESIEGED_STACK: Final = 5
MOST_DICE: Final = 5
VICTORY: Final = [4, 10]
"""The victory points that each side needs (p. 44)."""
DICE_NAMES: Final = [str(n) for n in range(7)]
DICE: Final = [1, 2, 3, 4, 5, 6]
