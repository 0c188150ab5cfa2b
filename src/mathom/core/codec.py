"""Codecs: how a field of a step is written in a position, and read again.

A step says once what its fields are: `fields = {"side": SIDE, "dice": DICE}`. What a codec is given as
`at` is the state on whose table the value lies, for games in which every table has cards of its own.
"""

# Not compiled: positions are read and written for people.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mathom.core.agenda import Step


class Codec:
    """How one value is written."""

    def write(self, value: Any, at: Any) -> Any:
        """The value as plain data."""
        raise NotImplementedError

    def read(self, data: Any, at: Any) -> Any:
        """The value that `write` wrote. Raises ValueError or TypeError for anything else."""
        raise NotImplementedError


class Number(Codec):
    """A whole number, not below zero unless it is said how far."""

    def __init__(self, least: int = 0) -> None:
        self._least = least

    def write(self, value: Any, at: Any) -> int:
        return int(value)

    def read(self, data: Any, at: Any) -> int:
        if type(data) is not int or data < self._least:
            raise TypeError(data)
        return data


class Flag(Codec):
    """A number that is only ever 0 or 1, written as false or true."""

    def write(self, value: Any, at: Any) -> bool:
        return bool(value)

    def read(self, data: Any, at: Any) -> int:
        if type(data) is not bool:
            raise TypeError(data)
        return int(data)


class OneOf(Codec):
    """The number of one of these ids; where `nobody` is a number, that one is written as null."""

    def __init__(self, ids: Sequence[str], nobody: int | None = None) -> None:
        self._ids = ids
        self._nobody = nobody

    def write(self, value: Any, at: Any) -> str | None:
        return None if value == self._nobody else self._ids[value]

    def read(self, data: Any, at: Any) -> int:
        if data is None and self._nobody is not None:
            return self._nobody
        return self._ids.index(data)


class Several(Codec):
    """A tuple of values that are all written alike."""

    def __init__(self, one: Codec) -> None:
        self._one = one

    def write(self, value: Any, at: Any) -> list[Any]:
        return [self._one.write(one, at) for one in value]

    def read(self, data: Any, at: Any) -> tuple[Any, ...]:
        if not isinstance(data, (list, tuple)):
            raise TypeError(data)
        return tuple([self._one.read(one, at) for one in data])


NUMBER: Final = Number()
NUMBERS: Final = Several(NUMBER)
FLAG: Final = Flag()

Fields = Mapping[str, Codec]


def write_step(step: Step[Any], at: Any) -> dict[str, Any]:
    """A step in the game's own words: {"step": "PlaceUnits", "seat": "sauron", "count": 2...}."""
    data: dict[str, Any] = {"step": type(step).__name__}
    for name, codec in type(step).fields.items():
        data[name] = codec.write(getattr(step, name), at)
    return data


def read_step(data: Any, classes: Mapping[str, type[Step[Any]]], at: Any) -> Step[Any]:
    """The step that `write_step` wrote. Raises BadPosition."""
    from mathom.core.faults import BadPosition
    from mathom.core.position import shown

    name = data.get("step") if isinstance(data, Mapping) else None
    if not isinstance(name, str) or name not in classes:
        raise BadPosition("position-step", step=shown(data))
    kind = classes[name]
    fields = kind.fields
    if set(data) != {"step", *fields}:
        raise BadPosition("position-step", step=shown(data))
    try:
        return kind(*[codec.read(data[field], at) for field, codec in fields.items()])
    except (ValueError, TypeError) as error:
        raise BadPosition("position-step", step=shown(data)) from error
