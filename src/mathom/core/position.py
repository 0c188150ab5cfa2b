"""Written positions: what every game's reader and writer share."""

# Not compiled: it talks to people and files; no search runs through it.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mathom.core.faults import BadPosition

DEEPEST: Final = 100
"""So many tables and lists may lie in each other; no game writes a tenth of that."""


def shown(value: Any) -> str:
    """A piece of what somebody wrote, short enough for a sentence and fit to be printed."""
    try:
        text = str(value)
    except RecursionError:
        text = "..."
    text = text if len(text) <= 60 else text[:60] + "..."
    return text.encode(errors="replace").decode()


def plain(value: Any, depth: int = DEEPEST) -> Any:
    """A copy of a written position that shares nothing with it and can be written as JSON."""
    if not isinstance(value, (Mapping, list, tuple)):
        return value
    if not depth:
        raise BadPosition("position-deep", most=DEEPEST)
    if isinstance(value, Mapping):
        return {name: plain(part, depth - 1) for name, part in value.items()}
    return [plain(part, depth - 1) for part in value]


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
