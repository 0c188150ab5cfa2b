"""The battle of a written position. Only a position that we have written can be in the middle of one."""

from __future__ import annotations

from typing import Any, Final

from mathom.core.codec import Codec, Number, OneOf
from mathom.core.faults import BadPosition
from mathom.core.position import Reader, shown
from mathom.games.wotr import codecs
from mathom.games.wotr.battle import NO_CARD, UNDECIDED, WHO_FIGHTS, Battle, Front
from mathom.games.wotr.box import CARD_IDS, CHARACTER_IDS, MOST_DICE, NOBODY
from mathom.games.wotr.view.see import NO_CARD_WORD, combat_card


class Truth(Codec):
    """Yes or no."""

    def write(self, value: Any, at: Any) -> bool:
        return bool(value)

    def read(self, data: Any, at: Any) -> bool:
        if type(data) is not bool:
            raise TypeError(data)
        return data


class Row(Codec):
    """A list of numbers."""

    def write(self, value: Any, at: Any) -> list[int]:
        return list(value)

    def read(self, data: Any, at: Any) -> list[int]:
        return list(codecs.NUMBERS.read(data, at))


class CombatCard(Codec):
    """A combat card: null while it is open, "none" if there is none."""

    def write(self, value: Any, at: Any) -> str | None:
        return combat_card(value)

    def read(self, data: Any, at: Any) -> int:
        if data is None:
            return UNDECIDED
        return NO_CARD if data == NO_CARD_WORD else CARD_IDS.index(data)


TRUTH: Final = Truth()
BONUS: Final = Number(-MOST_DICE)

BATTLE: Final[dict[str, Codec]] = {
    "kind": codecs.BATTLE_KIND,
    "side": codecs.SIDE,
    "start": codecs.PLACE,
    "target": codecs.PLACE,
    "round": codecs.NUMBER,
    "rounds_granted": codecs.NUMBER,
    "white_rider": TRUTH,
    "surprise": TRUTH,
    "bound": TRUTH,
    "fewer_dice": Row(),
}
FRONT: Final[dict[str, Codec]] = {
    "card": CombatCard(),
    "from_table": TRUTH,
    "cancelled": TRUTH,
    "roll_bonus": BONUS,
    "reroll_bonus": BONUS,
    "dice_limit": codecs.NUMBER,
    "fewer_dice": codecs.NUMBER,
    "leadership_forfeited": codecs.NUMBER,
    "leadership_cancelled": TRUTH,
    "silenced": OneOf(CHARACTER_IDS, NOBODY),
    "dice": Row(),
    "excluded": codecs.NUMBER,
    "hits": Number(-MOST_DICE),
    "reroll_hits": codecs.NUMBER,
    "more_hits": codecs.NUMBER,
    "struck": codecs.NUMBER,
}


def write_battle(battle: Battle) -> dict[str, Any]:
    """A battle and everything in it."""
    written = _written(battle, BATTLE)
    for name, front in zip(WHO_FIGHTS, battle.fronts, strict=True):
        written[name] = _written(front, FRONT)
    return written


def _written(thing: Battle | Front, fields: dict[str, Codec]) -> dict[str, Any]:
    return {name: codec.write(getattr(thing, name), None) for name, codec in fields.items()}


def read_battle(data: Any) -> Battle:
    """The battle that was written. Raises BadPosition."""
    reader = Reader(data, "battle")
    battle = Battle(0, 0, 0, 0)
    _read(reader, "battle", battle, BATTLE)
    for name, front in zip(WHO_FIGHTS, battle.fronts, strict=True):
        part = reader.part(name)
        _read(part, f"battle.{name}", front, FRONT)
        part.done()
    reader.done()
    return battle


def _read(reader: Reader, where: str, thing: Battle | Front, fields: dict[str, Codec]) -> None:
    for name, codec in fields.items():
        data = reader.raw(name)
        try:
            setattr(thing, name, codec.read(data, None))
        except (TypeError, ValueError) as error:
            raise BadPosition("position-word", where=f"{where}.{name}", value=shown(data)) from error
