"""How the fields of the TCG's steps are written: cards by their names at the table, players by letters.

Steps take them from here by these names: `fields = {"card": codecs.CARD, "seat": codecs.SEAT}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mathom.core.codec import NUMBER, NUMBERS, Codec, Number, OneOf, Several
from mathom.games.tcg.engine.scope import CARD_SPACE, NO_CARD, Happening
from mathom.games.tcg.engine.table import SEAT_LETTERS
from mathom.games.tcg.language.node import NODE_NAMES, NODE_OF
from mathom.games.tcg.language.who import WHO
from mathom.games.tcg.phases import HAPPENINGS, PHASES

__all__ = [
    "ABILITIES", "AMOUNT", "CARD", "CARDS", "HAPPENING", "NODE", "NUMBER", "NUMBERS", "PHASE", "SEAT",
    "SEATS", "WHOM", "YES_NO",
]  # fmt: skip

NOBODY: Final = -1
LOWEST: Final = -999


class YesNo(Codec):
    """True or false."""

    def write(self, value: Any, at: Any) -> bool:
        return bool(value)

    def read(self, data: Any, at: Any) -> bool:
        if type(data) is not bool:
            raise TypeError(data)
        return data


class OneCard(Codec):
    """A physical card by its name at the table; null for none."""

    def write(self, value: Any, at: Any) -> str | None:
        return None if value == NO_CARD else str(at.table.names[value])

    def read(self, data: Any, at: Any) -> int:
        return NO_CARD if data is None else known(at.table.by_name, data)


class OneSeat(Codec):
    """A player by his letter; null for nobody."""

    def write(self, value: Any, at: Any) -> str | None:
        return None if value < 0 else SEAT_LETTERS[value]

    def read(self, data: Any, at: Any) -> int:
        if data is None:
            return NOBODY
        return list(SEAT_LETTERS[: at.table.players]).index(data)


class OneNode(Codec):
    """A word of a card: 4C12.3."""

    def write(self, value: Any, at: Any) -> str:
        name: str = NODE_NAMES[value]
        return name

    def read(self, data: Any, at: Any) -> int:
        return known(NODE_OF, data)


class OneAbility(Codec):
    """A word of a physical card: "4C12.3 4C12a2"."""

    def write(self, value: Any, at: Any) -> str:
        card: str = at.table.names[value % CARD_SPACE]
        return f"{NODE_NAMES[value // CARD_SPACE]} {card}"

    def read(self, data: Any, at: Any) -> int:
        if not isinstance(data, str):
            raise TypeError(data)
        node, _, card = data.partition(" ")
        return known(NODE_OF, node) * CARD_SPACE + known(at.table.by_name, card)


class OneHappening(Codec):
    """What happens, to which card, and who does it; null for nothing."""

    def write(self, value: Any, at: Any) -> dict[str, Any] | None:
        if value is None:
            return None
        assert isinstance(value, Happening)
        return {
            "kind": HAPPENINGS[value.kind],
            "card": CARD.write(value.card, at),
            "other": CARD.write(value.other, at),
            "source": CARD.write(value.source, at),
            "seat": SEAT.write(value.seat, at),
            "amount": value.amount,
        }

    def read(self, data: Any, at: Any) -> Happening | None:
        if data is None:
            return None
        if not isinstance(data, Mapping):
            raise TypeError(data)
        return Happening(
            HAPPENINGS.index(data["kind"]),
            CARD.read(data["card"], at),
            CARD.read(data["other"], at),
            source=CARD.read(data["source"], at),
            seat=SEAT.read(data["seat"], at),
            amount=AMOUNT.read(data["amount"], at),
        )


def known(ids: Mapping[str, int], data: Any) -> int:
    """The number of an id. Raises ValueError."""
    if not isinstance(data, str) or data not in ids:
        raise ValueError(data)
    return ids[data]


YES_NO: Final = YesNo()
AMOUNT: Final = Number(LOWEST)
"""A number that may be below zero: a cost is changed by so much."""
CARD: Final = OneCard()
CARDS: Final = Several(CARD)
SEAT: Final = OneSeat()
SEATS: Final = Several(SEAT)
NODE: Final = OneNode()
ABILITIES: Final = Several(OneAbility())
HAPPENING: Final = OneHappening()
PHASE: Final = OneOf(PHASES)
WHOM: Final = OneOf(WHO)
"""Which of the players a card speaks of."""
