"""The games, one folder each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from mathom.core.game import Game


class Shelf(Mapping[str, Game]):
    """The games by id. A box is taken down when somebody asks for what is in it, and not before."""

    def __init__(self, *ids: str) -> None:
        self._ids = ids
        self._open: dict[str, Game] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)

    def __contains__(self, id: object) -> bool:
        return id in self._ids

    def __getitem__(self, id: str) -> Game:
        if id not in self._open:
            if id not in self._ids:
                raise KeyError(id)
            game = getattr(import_module(f"mathom.games.{id}.game"), id.upper())
            assert isinstance(game, Game)
            self._open[id] = game
        return self._open[id]


GAMES = Shelf("duel", "wotr", "tcg")
