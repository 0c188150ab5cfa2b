"""What is in the box: immutable, shared by all states. Cards are numbered in the order of data/.

Sides, cultures, types and the like are plain numbers from 1; 0 is "none". The list beside them holds
their ids, which are also the ids of their words in lang/.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from pathlib import Path
from typing import Any, Final, final

# -- what cards are made of ------------------------------------------------------------------------

NEITHER: Final = 0
FREE: Final = 1
SHADOW: Final = 2
SIDES: Final = ["none", "free", "shadow"]

DWARVEN: Final = 1
ELVEN: Final = 2
GANDALF: Final = 3
GONDOR: Final = 4
ROHAN: Final = 5
SHIRE: Final = 6
GOLLUM: Final = 7
DUNLAND: Final = 8
ISENGARD: Final = 9
MORIA: Final = 10
RAIDER: Final = 11
RINGWRAITH: Final = 12
SAURON: Final = 13
CULTURES: Final = [
    "none", "dwarven", "elven", "gandalf", "gondor", "rohan", "shire", "gollum", "dunland", "isengard",
    "moria", "raider", "ringwraith", "sauron",
]  # fmt: skip

COMPANION: Final = 1
ALLY: Final = 2
MINION: Final = 3
POSSESSION: Final = 4
ARTIFACT: Final = 5
CONDITION: Final = 6
EVENT: Final = 7
SITE: Final = 8
RING: Final = 9
TYPES: Final = [
    "none", "companion", "ally", "minion", "possession", "artifact", "condition", "event", "site",
    "ring",
]  # fmt: skip

MAN: Final = 1
ELF: Final = 2
DWARF: Final = 3
HOBBIT: Final = 4
WIZARD: Final = 5
ENT: Final = 6
ORC: Final = 7
URUK_HAI: Final = 8
NAZGUL: Final = 9
BALROG: Final = 10
TROLL: Final = 11
CREATURE: Final = 12
WRAITH: Final = 13
RACES: Final = [
    "none", "man", "elf", "dwarf", "hobbit", "wizard", "ent", "orc", "uruk-hai", "nazgul", "balrog",
    "troll", "creature", "wraith",
]  # fmt: skip

HAND_WEAPON: Final = 1
RANGED_WEAPON: Final = 2
ARMOR: Final = 3
HELM: Final = 4
SHIELD: Final = 5
CLOAK: Final = 6
MOUNT: Final = 7
STAFF: Final = 8
BRACERS: Final = 9
GAUNTLETS: Final = 10
PIPE: Final = 11
RING_CLASS: Final = 12
BROOCH: Final = 13
PALANTIR: Final = 14
CLASSES: Final = [
    "none", "hand-weapon", "ranged-weapon", "armor", "helm", "shield", "cloak", "mount", "staff",
    "bracers", "gauntlets", "pipe", "ring", "brooch", "palantir",
]  # fmt: skip

SIGNET_ARAGORN: Final = 1
SIGNET_FRODO: Final = 2
SIGNET_GANDALF: Final = 3
SIGNET_THEODEN: Final = 4
SIGNETS: Final = ["none", "aragorn", "frodo", "gandalf", "theoden"]

# Keywords that the rules know.
ARCHER: Final = 1
DAMAGE: Final = 2
DEFENDER: Final = 3
FIERCE: Final = 4
AMBUSH: Final = 5
UNHASTY: Final = 6
RING_BOUND: Final = 7
SANCTUARY: Final = 8
ROAMING: Final = 9
"""Never printed: a minion is roaming while its site number is higher than that of the site."""
# Keywords that only other cards look at: of characters, of events and conditions, of sites.
EASTERLING: Final = 10
KNIGHT: Final = 11
RANGER: Final = 12
SOUTHRON: Final = 13
TENTACLE: Final = 14
TRACKER: Final = 15
VALIANT: Final = 16
VILLAGER: Final = 17
WARG_RIDER: Final = 18
FORTIFICATION: Final = 19
MACHINE: Final = 20
PIPEWEED: Final = 21
SEARCH: Final = 22
SPELL: Final = 23
STEALTH: Final = 24
TALE: Final = 25
TWILIGHT: Final = 26
WEATHER: Final = 27
BATTLEGROUND: Final = 28
FOREST: Final = 29
MARSH: Final = 30
MOUNTAIN: Final = 31
PLAINS: Final = 32
RIVER: Final = 33
UNDERGROUND: Final = 34
KEYWORDS: Final = [
    "none", "archer", "damage", "defender", "fierce", "ambush", "unhasty", "ring-bound", "sanctuary",
    "roaming", "easterling", "knight", "ranger", "southron", "tentacle", "tracker", "valiant",
    "villager", "warg-rider", "fortification", "machine", "pipeweed", "search", "spell", "stealth",
    "tale", "twilight", "weather", "battleground", "forest", "marsh", "mountain", "plains", "river",
    "underground",
]  # fmt: skip
KEYWORD_COUNT: Final = 35

FELLOWSHIP_BLOCK: Final = 1
TOWERS_BLOCK: Final = 2
BLOCKS: Final = ["none", "fellowship", "towers"]

LEFT: Final = 1
RIGHT: Final = 2
DIRECTIONS: Final = ["none", "left", "right"]

TO_FELLOWSHIP: Final = 1
TO_SUPPORT_AREA: Final = 2
TO_ACROSS: Final = 3
TO_BEARER: Final = 4
TO_DISCARD: Final = 5
TO_PATH: Final = 6
TO_RING_BEARER: Final = 7
PLACES: Final = [
    "none", "fellowship", "support-area", "across", "bearer", "discard", "path", "ring-bearer",
]  # fmt: skip
"""Where a card goes when it is played."""
_PLACE_OF_TYPE: Final = [
    "none", "fellowship", "support-area", "across", "", "", "", "discard", "path", "ring-bearer",
]  # fmt: skip


# -- cards -----------------------------------------------------------------------------------------


def slug(title: str) -> str:
    """A title in plain letters, to be written in a declaration: hobbit_sword."""
    bare = unicodedata.normalize("NFKD", title.lower()).replace("'", "")
    return re.sub(r"[^a-z]+", "_", bare.encode("ascii", "ignore").decode()).strip("_")


@final
class Card:
    """A card as it is printed, without its text."""

    def __init__(self, index: int, code: str, data: dict[str, Any], names: dict[str, int]) -> None:
        self.index: Final[int] = index
        self.code: Final[str] = code
        printed = re.fullmatch(r"(\d+)([A-Z])(\d+)", code)
        assert printed
        self.set: Final[int] = int(printed[1])
        self.rarity: Final[str] = str(printed[2])
        self.number: Final[int] = int(printed[3])
        self.title: Final[str] = data["title"]
        self.subtitle: Final[str] = data.get("subtitle", "")
        self.name: Final[int] = names[slug(self.title)]
        """Cards with the same title stand for the same thing, whatever their subtitles."""
        self.unique: Final[bool] = data.get("unique", False)
        self.side: Final[int] = SIDES.index(data.get("side", "none"))
        self.culture: Final[int] = CULTURES.index(data.get("culture", "none"))
        self.type: Final[int] = TYPES.index(data["type"])
        self.race: Final[int] = RACES.index(data.get("race", "none"))
        self.classes: Final[tuple[int, ...]] = tuple([CLASSES.index(c) for c in data.get("classes", [])])
        self.class_bits: Final[int] = _bits(list(self.classes))
        self.twilight: Final[int] = data.get("twilight", 0)
        self.strength: Final[int] = data.get("strength", 0)
        self.vitality: Final[int] = data.get("vitality", 0)
        self.strength_bonus: Final[int] = data.get("strength_bonus", 0)
        self.vitality_bonus: Final[int] = data.get("vitality_bonus", 0)
        self.resistance: Final[int] = data.get("resistance", 0)
        self.resistance_bonus: Final[int] = data.get("resistance_bonus", 0)
        self.ring_bearer: Final[bool] = data.get("ring_bearer", False)
        """Whether he may be the Ring-bearer from the start."""
        self.minion_site: Final[int] = data.get("minion_site", 0)
        self.homes: Final[tuple[tuple[int, int], ...]] = _homes(data.get("homes", []))
        """The home sites of an ally: number and block."""
        self.site_number: Final[int] = data.get("site_number", 0)
        self.block: Final[int] = BLOCKS.index(data.get("block", "none"))
        self.shadow_number: Final[int] = data.get("shadow_number", 0)
        self.direction: Final[int] = DIRECTIONS.index(data.get("direction", "none"))
        self.signet: Final[int] = SIGNETS.index(data.get("signet", "none"))
        self.keywords: Final[tuple[tuple[int, int], ...]] = _keywords(data)
        """Keywords with their values; 0 is a keyword without one."""
        self.keyword_bits: Final[int] = _bits([keyword for keyword, _ in self.keywords])
        place: str = data.get("plays_to", _PLACE_OF_TYPE[self.type])
        self.plays_to: Final[int] = PLACES.index(place)
        self.reprints: Final[str] = data.get("reprints", "")
        """The code of the older card that this one repeats."""
        self.reprint: Final[int] = index
        """The card of this box that it is identical with, which may be itself."""


def _bits(numbers: list[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def _homes(homes: list[list[Any]]) -> tuple[tuple[int, int], ...]:
    return tuple([(int(site), BLOCKS.index(block)) for site, block in homes])


def _keywords(data: dict[str, Any]) -> tuple[tuple[int, int], ...]:
    values: dict[str, int] = data.get("keywords", {})
    keywords = [(KEYWORDS.index(keyword), value) for keyword, value in values.items()]
    # Every Frodo and every Sam is Ring-bound, whether or not the card says so (p. 28).
    if data["title"] in ("Frodo", "Sam") and "ring-bound" not in values:
        keywords.append((RING_BOUND, 0))
    return tuple(keywords)


def _load() -> dict[str, dict[str, Any]]:
    path = Path(__file__).parent / "data" / "cards.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


_CARDS: Final = _load()

NAMES: Final = sorted({slug(data["title"]) for data in _CARDS.values()})
NAME_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}

CARDS: Final = [Card(i, code, data, NAME_OF) for i, (code, data) in enumerate(_CARDS.items())]
CARD_CODES: Final = [card.code for card in CARDS]
BY_CODE: Final[dict[str, int]] = {card.code: card.index for card in CARDS}
"""The card with a code. A reprint answers to the code of the card that it repeats, too."""
for _card in CARDS:
    if _card.reprints:
        BY_CODE.setdefault(_card.reprints, _card.index)

NAMED: Final[list[int]] = [-1] * len(NAMES)
"""For each title the first card that bears it."""
for _card in CARDS:
    if NAMED[_card.name] < 0:
        NAMED[_card.name] = _card.index
