"""How the steps of War of the Ring are written in a position: their fields in the game's own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Final

from mathom.core import codec, position
from mathom.core.agenda import Step
from mathom.core.position import Vocabulary, Wording
from mathom.games.wotr import cards, steps
from mathom.games.wotr.armies import CHARACTER_BITS
from mathom.games.wotr.battle import BATTLE_KINDS
from mathom.games.wotr.battle import WHO_FIGHTS as WHO
from mathom.games.wotr.box import (
    CARD_IDS,
    CHARACTER_COUNT,
    CHARACTER_IDS,
    DECKS,
    FACES,
    FIGURE_IDS,
    FIGURES,
    NATION_IDS,
    NOBODY,
    PLACE_IDS,
    REGION_IDS,
    SIDES,
    TILE_IDS,
    TOTALS,
)
from mathom.games.wotr.options import FORCE_IDS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.attack import TERMS
from mathom.games.wotr.steps.hunt import HOWS


class Flag(Wording):
    """A number that is only ever 0 or 1."""

    def write(self, value: Any) -> bool:
        return bool(value)

    def read(self, data: Any) -> int:
        if type(data) is not bool:
            raise TypeError(data)
        return int(data)


class Perhaps(Wording):
    """One of these ids, or None for nobody."""

    def __init__(self, ids: Sequence[str]) -> None:
        self._ids = ids

    def write(self, value: Any) -> str | None:
        return None if value == NOBODY else self._ids[value]

    def read(self, data: Any) -> int:
        return NOBODY if data is None else self._ids.index(data)


class Force(Wording):
    """A part of an army: {"gondor-regular": 2, "legolas": 1}."""

    def write(self, value: Any) -> dict[str, int]:
        force = {FIGURE_IDS[n]: value[n] for n in range(FIGURES) if value[n]}
        for n in range(CHARACTER_COUNT):
            if value[CHARACTER_BITS] >> n & 1:
                force[CHARACTER_IDS[n]] = 1
        return force

    def read(self, data: Any) -> tuple[int, ...]:
        if not isinstance(data, Mapping):
            raise TypeError(data)
        force = [0] * (FIGURES + 1)
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


class Moved(Wording):
    """Forces that have moved: [{"region": "edoras", "force": {"rohan-regular": 1}}]."""

    def write(self, value: Any) -> list[dict[str, Any]]:
        return [{"region": PLACE_IDS[one[0]], "force": FORCE.write(one[1:])} for one in value]

    def read(self, data: Any) -> tuple[tuple[int, ...], ...]:
        if not isinstance(data, (list, tuple)):
            raise TypeError(data)
        return tuple([self._one(one) for one in data])

    def _one(self, data: Any) -> tuple[int, ...]:
        if not isinstance(data, Mapping) or set(data) != {"region", "force"}:
            raise TypeError(data)
        return (REGION_IDS.index(data["region"]), *FORCE.read(data["force"]))


FORCE: Final = Force()
FLAG: Final = Flag()
REVEALED: Final = ["no", "found", "given-away"]

WORDS: Final[Vocabulary] = {
    "side": SIDES,
    "who": WHO,
    "die": FACES,
    "face": FACES,
    "icons": FACES,
    "deck": DECKS,
    "battle": BATTLE_KINDS,
    "start": PLACE_IDS,
    "end": PLACE_IDS,
    "target": PLACE_IDS,
    "place": PLACE_IDS,
    "flown": PLACE_IDS,
    "path": REGION_IDS,
    "done": REGION_IDS,
    "first": Perhaps(REGION_IDS),
    "KeepLimits.place": Perhaps(PLACE_IDS),
    "character": CHARACTER_IDS,
    "group": CHARACTER_IDS,
    "moved": CHARACTER_IDS,
    "MoveArmies.moved": Moved(),
    "ChooseMarchers.moved": Moved(),
    "named": FORCE,
    "mode": ["open", "taking", "leaving"],
    "why": ["rolled", "stronghold", "event", "mordor"],
    "tile": TILE_IDS,
    "revealed": REVEALED,
    "leader": FLAG,
    "betrayed": FLAG,
    "sacrificed": FLAG,
    "guiding": FLAG,
    "opening": FLAG,
    "stopped": FLAG,
    "random": FLAG,
    "how": HOWS,
    "terms": TERMS,
    "card": CARD_IDS,
    "DrawTile.card": Perhaps(CARD_IDS),
    "TraceWay.moved": Moved(),
    "CardMarchers.moved": Moved(),
    "joins": FLAG,
    "optional": FLAG,
    "in_front": FLAG,
    "king": FLAG,
    "TakeTile.card": Perhaps(CARD_IDS),
    "TileEffect.card": Perhaps(CARD_IDS),
    "cards": CARD_IDS,
    "nation": NATION_IDS,
    "region": REGION_IDS,
    "regions": REGION_IDS,
    "figure": FIGURE_IDS,
    "figures": FIGURE_IDS,
    "SlayEnemy.figures": FORCE_IDS,
}


def _steps() -> dict[str, type[Step[Any]]]:
    """Every step that the rules can put on the agenda, whichever chapter it is of."""
    found: dict[str, type[Step[Any]]] = {}
    chapters = [
        chapter
        for folder in (steps, cards)
        for chapter in walk_packages(folder.__path__, f"{folder.__name__}.")
    ]
    for chapter in chapters:
        for name, thing in vars(import_module(chapter.name)).items():
            is_step = isinstance(thing, type) and issubclass(thing, Step)
            # What several steps have in common can wait on no agenda itself.
            if is_step and thing.__module__ == chapter.name and thing.run is not Step.run:
                found[name] = thing
    return found


STEPS: Final = _steps()


# Until every step has codecs, both ways of writing them are known.


def write_step(step: Step[Any], at: WotrState) -> dict[str, Any]:
    """A step in the game's own words."""
    if isinstance(step.fields, Mapping):
        return codec.write_step(step, at)
    return position.write_step(step, WORDS)


def read_step(data: Any, at: WotrState) -> Step[Any]:
    """The step that was written."""
    kind = STEPS.get(str(data.get("step"))) if isinstance(data, Mapping) else None
    if kind is not None and isinstance(kind.fields, Mapping):
        return codec.read_step(data, STEPS, at)
    return position.read_step(data, STEPS, WORDS)
