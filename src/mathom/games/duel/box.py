"""What is in the box: immutable, shared by all states. Things are numbered in the order of data/."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, final

FELLOWSHIP: Final = 0
SAURON: Final = 1
SEATS: Final = ["fellowship", "sauron"]

COINS: Final = 30
UNITS: Final = 15
FORTRESSES: Final = 7
START_COINS: Final = [3, 2]

SKILLS: Final = ["ruse", "strength", "courage", "knowledge", "leadership"]
COLOURS: Final = ["grey", "yellow", "blue", "green", "red", "purple"]
RACES: Final = ["elves", "dwarves", "hobbits", "humans", "ents", "wizards"]

GREY: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
GREEN: Final = 3
RED: Final = 4
PURPLE: Final = 5


@final
class Effect:
    """One thing that a card, a landmark, a token or a space of the track does."""

    def __init__(self, data: dict[str, Any], regions: list[str]) -> None:
        self.does: Final[str] = data["does"]
        self.count: Final[int] = data.get("count", 1)
        self.skills: Final[dict[str, int]] = data.get("skills", {})
        self.one_of: Final[list[str]] = data.get("one_of", [])
        self.race: Final[str] = data.get("race", "")
        named: list[str] = data.get("regions", regions)
        self.regions: Final[tuple[int, ...]] = tuple([regions.index(name) for name in named])


@final
class Card:
    """A chapter card."""

    def __init__(self, index: int, data: dict[str, Any], chains: list[str], regions: list[str]) -> None:
        self.index: Final[int] = index
        self.id: Final[str] = data["id"]
        self.chapter: Final[int] = data["chapter"]
        self.colour: Final[int] = COLOURS.index(data["colour"])
        self.coins: Final[int] = data.get("coins", 0)
        self.cost: Final = _skill_cost(data)
        self.needs: Final[str] = data.get("needs", "")
        self.gives: Final[str] = data.get("gives", "")
        # Chain symbols, skill choices and races are bits, so that owning several is one number.
        self.needs_chain: Final[int] = 1 << chains.index(self.needs) if self.needs else 0
        self.gives_chain: Final[int] = 1 << chains.index(self.gives) if self.gives else 0
        self.effects: Final = [Effect(effect, regions) for effect in data["effects"]]
        skills: list[tuple[int, int]] = []
        choice = 0
        race = -1
        for effect in self.effects:
            skills += [(SKILLS.index(name), n) for name, n in effect.skills.items()]
            for name in effect.one_of:
                choice |= 1 << SKILLS.index(name)
            if effect.race:
                race = RACES.index(effect.race)
        self.skills: Final = skills
        self.skill_choice: Final[int] = choice
        self.race: Final[int] = race


@final
class Landmark:
    """A landmark tile."""

    def __init__(self, index: int, data: dict[str, Any], regions: list[str]) -> None:
        self.index: Final[int] = index
        self.id: Final[str] = data["id"]
        self.region: Final[int] = regions.index(data["region"])
        self.cost: Final = _skill_cost(data)
        self.effects: Final = [Effect(effect, regions) for effect in data["effects"]]


@final
class Token:
    """An alliance token."""

    def __init__(self, index: int, data: dict[str, Any], regions: list[str]) -> None:
        self.index: Final[int] = index
        self.id: Final[str] = data["id"]
        self.race: Final[int] = RACES.index(data["race"])
        self.on: Final[str] = data.get("on", "")
        self.power: Final[str] = data.get("power", "")
        self.effects: Final = [Effect(effect, regions) for effect in data.get("effects", [])]


@final
class Region:
    """A region of the central board."""

    def __init__(self, index: int, data: dict[str, Any], regions: list[str]) -> None:
        self.index: Final[int] = index
        self.id: Final[str] = data["id"]
        self.adjacent: Final = sorted([regions.index(name) for name in data["adjacent"]])
        start: dict[str, int] = data.get("start", {})
        self.start: Final = [start.get(seat, 0) for seat in SEATS]
        self.place: Final[list[int]] = data["place"]


@final
class Layout:
    """How the cards of a chapter lie."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.row: Final[list[int]] = []
        self.x: Final[list[int]] = []
        self.face_up: Final[list[bool]] = []
        for number, row in enumerate(data["rows"]):
            for x in row["x"]:
                self.row.append(number)
                self.x.append(x)
                self.face_up.append(row["face_up"])
        slots = range(len(self.row))
        self.covered_by: Final = [[t for t in slots if self._covers(t, s)] for s in slots]
        self.covers: Final = [[s for s in slots if self._covers(t, s)] for t in slots]

    def _covers(self, upper: int, lower: int) -> bool:
        return self.row[upper] == self.row[lower] + 1 and abs(self.x[upper] - self.x[lower]) <= 1


@final
class Bonus:
    """A bonus space of the Quest of the Ring."""

    def __init__(self, data: dict[str, Any], regions: list[str]) -> None:
        self.step: Final[int] = data["step"]
        self.effects: Final = [Effect(effect, regions) for effect in data["effects"]]


def _skill_cost(data: dict[str, Any]) -> list[tuple[int, int]]:
    cost: dict[str, int] = data.get("skills", {})
    return [(SKILLS.index(name), n) for name, n in cost.items()]


def _load(name: str) -> dict[str, Any]:
    path = Path(__file__).parent / "data" / name
    return tomllib.loads(path.read_text(encoding="utf-8"))


_BOARD: Final[dict[str, Any]] = _load("board.toml")
_CARDS: Final[list[dict[str, Any]]] = _load("cards.toml")["card"]

REGION_IDS: Final[list[str]] = [data["id"] for data in _BOARD["region"]]
CHAINS: Final[list[str]] = [data["gives"] for data in _CARDS if "gives" in data]

REGIONS: Final = [Region(i, data, REGION_IDS) for i, data in enumerate(_BOARD["region"])]
CARDS: Final = [Card(i, data, CHAINS, REGION_IDS) for i, data in enumerate(_CARDS)]
LANDMARKS: Final = [
    Landmark(i, data, REGION_IDS) for i, data in enumerate(_load("landmarks.toml")["landmark"])
]
TOKENS: Final = [Token(i, data, REGION_IDS) for i, data in enumerate(_load("tokens.toml")["token"])]
LAYOUTS: Final = [Layout(data) for data in _load("layouts.toml")["layout"]]
GOAL: Final[int] = _BOARD["quest"]["goal"]
BONUSES: Final = [Bonus(data, REGION_IDS) for data in _BOARD["quest"]["bonuses"]]

CARD_IDS: Final = [card.id for card in CARDS]
LANDMARK_IDS: Final = [landmark.id for landmark in LANDMARKS]
TOKEN_IDS: Final = [token.id for token in TOKENS]

ALL_REGIONS: Final = (1 << len(REGIONS)) - 1
EVERYWHERE: Final = tuple([region.index for region in REGIONS])


def power(name: str) -> int:
    """The bit of the token with this power."""
    for token in TOKENS:
        if token.power == name:
            return 1 << token.index
    raise KeyError(name)
