"""Written positions: what every game's reader and writer share."""

# Not compiled: it talks to people and files; no search runs through it.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mathom.core.agenda import Step
from mathom.core.faults import BadPosition


class Wording:
    """How a field of a step is written that is more than a number or an id."""

    def write(self, value: Any) -> Any:
        """The value as plain data."""
        raise NotImplementedError

    def read(self, data: Any) -> Any:
        """The value that `write` wrote. Raises ValueError or TypeError for anything else."""
        raise NotImplementedError


Vocabulary = Mapping[str, Sequence[str] | Wording]
"""For each field of steps that is no bare number: the ids in the order of their numbers, or a wording.

A name like "MoveArmies.moved" says it for the field of one class only.
"""


def write_step(step: Step[Any], words: Vocabulary) -> dict[str, Any]:
    """A step in the game's own words: {"step": "PlaceUnits", "seat": "sauron", "count": 2...}."""
    data: dict[str, Any] = {"step": type(step).__name__}
    for field in step.fields:
        data[field] = _worded(getattr(step, field), _words(type(step), field, words))
    return data


def _words(kind: type[Step[Any]], field: str, words: Vocabulary) -> Sequence[str] | Wording | None:
    return words.get(f"{kind.__name__}.{field}", words.get(field))


def _worded(value: Any, words: Sequence[str] | Wording | None) -> Any:
    if isinstance(words, Wording):
        return words.write(value)
    if isinstance(value, tuple):
        return [_worded(one, words) for one in value]
    return value if words is None else words[value]


def read_step(data: Any, classes: Mapping[str, type[Step[Any]]], words: Vocabulary) -> Step[Any]:
    """The step that `write_step` wrote."""
    name = data.get("step") if isinstance(data, Mapping) else None
    if not isinstance(name, str) or name not in classes:
        raise BadPosition("position-step", step=shown(data))
    kind = classes[name]
    if set(data) - set(kind.former) != {"step", *kind.fields}:
        raise BadPosition("position-step", step=shown(data))
    try:
        return kind(*[_field(kind, field, data[field], words) for field in kind.fields])
    except (ValueError, TypeError) as error:
        raise BadPosition("position-step", step=shown(data)) from error


def _field(kind: type[Step[Any]], field: str, value: Any, words: Vocabulary) -> Any:
    ids = _words(kind, field, words)
    if isinstance(ids, Wording):
        return ids.read(value)
    return _all(value, ids) if field in kind.several else _one(value, ids)


def _all(value: Any, ids: Sequence[str] | None) -> tuple[Any, ...]:
    if not isinstance(value, (list, tuple)):
        raise TypeError(value)
    return tuple([_one(one, ids) for one in value])


def _one(value: Any, ids: Sequence[str] | None) -> int:
    if ids is not None:
        return ids.index(value)
    if type(value) is not int or value < 0:
        raise TypeError(value)
    return value


def shown(value: Any) -> str:
    """A piece of what somebody wrote, short enough for a sentence and fit to be printed."""
    try:
        text = str(value)
    except RecursionError:
        text = "..."
    text = text if len(text) <= 60 else text[:60] + "..."
    return text.encode(errors="replace").decode()


def plain(value: Any) -> Any:
    """A copy of a written position that shares nothing with it and can be written as JSON."""
    if isinstance(value, Mapping):
        return {name: plain(part) for name, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(part) for part in value]
    return value


class Reader:
    """Takes a written position apart, naming whatever is wrong with it."""

    def __init__(self, data: Any, where: str = "") -> None:
        if not isinstance(data, Mapping):
            raise BadPosition("position-not-table", where=where or "position", value=shown(data))
        self._data = dict(data)
        self._where = where

    def __contains__(self, name: str) -> bool:
        return name in self._data

    def part(self, name: str) -> Reader:
        """A table inside this one; empty if it is left out."""
        return Reader(self._data.pop(name, {}), self._at(name))

    def number(self, name: str, usual: int, least: int, most: int) -> int:
        """A whole number between two others."""
        value = self._data.pop(name, usual)
        if type(value) is not int or not least <= value <= most:
            raise BadPosition(
                "position-number", where=self._at(name), value=shown(value), least=least, most=most
            )
        return value

    def word(self, name: str, usual: str, ids: Sequence[str]) -> int:
        """One of these ids, as its number."""
        return self._index(name, self._data.pop(name, usual), ids)

    def words(self, name: str, ids: Sequence[str], usual: Sequence[str] = ()) -> list[int]:
        """Some of these ids, as their numbers, none of them twice."""
        value = self.list(name, usual)
        numbers = [self._index(name, one, ids) for one in value]
        for number in numbers:
            if numbers.count(number) > 1:
                raise BadPosition("position-twice", thing=ids[number])
        return numbers

    def list(self, name: str, usual: Sequence[Any] = ()) -> list[Any]:
        """A list of anything."""
        value = self._data.pop(name, usual)
        if not isinstance(value, (list, tuple)):
            raise BadPosition("position-not-list", where=self._at(name), value=shown(value))
        return list(value)

    def raw(self, name: str) -> Any:
        """Whatever stands there; None if it is left out."""
        return self._data.pop(name, None)

    def done(self) -> None:
        """Nothing may be left unread."""
        for name in self._data:
            raise BadPosition("position-unknown", name=self._at(name))

    def _index(self, name: str, value: Any, ids: Sequence[str]) -> int:
        if value not in ids:
            raise BadPosition("position-word", where=self._at(name), value=shown(value))
        return ids.index(value)

    def _at(self, name: str) -> str:
        return f"{self._where}.{name}" if self._where else name
