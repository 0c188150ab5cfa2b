"""How the steps of the TCG are written in a position: their fields in the game's own words."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from mathom.core.agenda import Step
from mathom.core.position import Vocabulary, Wording
from mathom.games.tcg import steps
from mathom.games.tcg.engine.scope import NO_CARD, Happening
from mathom.games.tcg.engine.table import SEAT_LETTERS, Table
from mathom.games.tcg.engine.values import CARD_SPACE
from mathom.games.tcg.language import effects
from mathom.games.tcg.language.node import NODE_NAMES, NODE_OF
from mathom.games.tcg.phases import HAPPENINGS, PHASES

LONGEST: Final = 1 << 20
"""No number of the game comes near to this."""


class Each(Wording):
    """One thing, or several as a list."""

    def write(self, value: Any) -> Any:
        return [self.one(each) for each in value] if isinstance(value, tuple) else self.one(value)

    def read(self, data: Any) -> Any:
        if isinstance(data, (list, tuple)):
            return tuple([self.meant(each) for each in data])
        return self.meant(data)

    def one(self, value: Any) -> Any:
        """A single thing as plain data."""
        raise NotImplementedError

    def meant(self, data: Any) -> Any:
        """The thing that `one` wrote."""
        raise NotImplementedError


class Bare(Each):
    """A number, or yes and no."""

    def one(self, value: Any) -> Any:
        return list(value) if isinstance(value, tuple) else value

    def meant(self, data: Any) -> Any:
        if type(data) is bool:
            return data
        if type(data) is not int or abs(data) > LONGEST:
            raise TypeError(data)
        return data


class OneCard(Each):
    """A physical card by its name; None for no card."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def one(self, value: Any) -> str | None:
        return None if value == NO_CARD else self._table.names[value]

    def meant(self, data: Any) -> int:
        return NO_CARD if data is None else _known(self._table.by_name, data)


class OneSeat(Each):
    """A player by his letter; None for nobody."""

    def __init__(self, table: Table) -> None:
        self._seats = {letter: seat for seat, letter in enumerate(SEAT_LETTERS[: table.players])}

    def one(self, value: Any) -> str | None:
        return None if value < 0 else SEAT_LETTERS[value]

    def meant(self, data: Any) -> int:
        return -1 if data is None else _known(self._seats, data)


class OneNode(Each):
    """A word of a card: 4C12.3."""

    def one(self, value: int) -> str:
        return NODE_NAMES[value]

    def meant(self, data: Any) -> int:
        return _known(NODE_OF, data)


class OneAbility(Each):
    """A word of a card in play: "4C12.3 4C12a2"."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def one(self, value: Any) -> str:
        return f"{NODE_NAMES[value // CARD_SPACE]} {self._table.names[value % CARD_SPACE]}"

    def meant(self, data: Any) -> int:
        if not isinstance(data, str):
            raise TypeError(data)
        node, _, card = data.partition(" ")
        return _known(NODE_OF, node) * CARD_SPACE + _known(self._table.by_name, card)


class OneHappening(Wording):
    """What happens, to which card, and who does it."""

    def __init__(self, table: Table) -> None:
        self._card = OneCard(table)
        self._seat = OneSeat(table)

    def write(self, value: Any) -> dict[str, Any] | None:
        if value is None:
            return None
        assert isinstance(value, Happening)
        return {
            "kind": HAPPENINGS[value.kind],
            "card": self._card.one(value.card),
            "other": self._card.one(value.other),
            "source": self._card.one(value.source),
            "seat": self._seat.one(value.seat),
            "amount": value.amount,
        }

    def read(self, data: Any) -> Happening | None:
        if data is None:
            return None
        if not isinstance(data, Mapping) or set(data) - {
            "kind", "card", "other", "source", "seat", "amount"
        }:  # fmt: skip
            raise TypeError(data)
        return Happening(
            HAPPENINGS.index(data["kind"]) if data.get("kind") in HAPPENINGS else _refuse(data),
            self._card.meant(data.get("card")),
            self._card.meant(data.get("other")),
            source=self._card.meant(data.get("source")),
            seat=self._seat.meant(data.get("seat")),
            amount=BARE.meant(data.get("amount", 0)),
        )


class OnePhase(Each):
    """A phase by its name."""

    def one(self, value: int) -> str:
        return PHASES[value]

    def meant(self, data: Any) -> int:
        return PHASES.index(data) if data in PHASES else _refuse(data)


def _known(ids: Mapping[str, int], data: Any) -> int:
    return ids[data] if isinstance(data, str) and data in ids else _refuse(data)


def _refuse(data: Any) -> int:
    raise ValueError(data)


BARE: Final = Bare()
NODE: Final = OneNode()
PHASE: Final = OnePhase()

CARDS: Final = (
    "card", "bearer", "source", "other", "minion", "character", "site", "picked", "only", "minions",
    "characters", "cards", "item", "companion", "assigned", "leftover", "winners", "losers",
)  # fmt: skip
SEATS: Final = ("seat", "player", "owner", "seats", "players")
ABILITIES: Final = ("waiting", "used", "gone")


def _steps() -> dict[str, type[Step[Any]]]:
    """Every step that the rules or an effect can put on the agenda."""
    found: dict[str, type[Step[Any]]] = {}
    for package in (steps, effects):
        for chapter in iter_modules(package.__path__, f"{package.__name__}."):
            for name, thing in vars(import_module(chapter.name)).items():
                is_step = isinstance(thing, type) and issubclass(thing, Step)
                # What several steps have in common can wait on no agenda itself.
                if is_step and thing.__module__ == chapter.name and thing.run is not Step.run:
                    found[name] = thing
    return found


STEPS: Final = _steps()


def vocabulary(table: Table) -> Vocabulary:
    """How each field of each step is written, with the names of this table's cards."""
    kinds: dict[str, Wording] = {"node": NODE, "phase": PHASE, "happening": OneHappening(table)}
    kinds.update(dict.fromkeys(CARDS, OneCard(table)))
    kinds.update(dict.fromkeys(SEATS, OneSeat(table)))
    kinds.update(dict.fromkeys(ABILITIES, OneAbility(table)))
    kinds["ChoosePlaces.waiting"] = OneSeat(table)
    for step in STEPS.values():
        for field in step.fields:
            kinds.setdefault(field, BARE)
    return kinds
