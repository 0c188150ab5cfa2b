"""A table without a server: its journal is a list. For tests of what a table makes of its journal."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mathom.server.tables.choose import choose
from mathom.server.tables.entries import Page
from mathom.server.tables.founding import Start, found_seated
from mathom.server.tables.table import Draft, Table


class Desk:
    """A table, and the pages of its journal."""

    def __init__(
        self, game: str, seed: int = 0, position: Mapping[str, Any] | None = None, **setup: str
    ) -> None:
        start = Start(game, setup, position, seed=seed)
        seats = found_seated(start, {}, "").first.entry.deed.chairs  # type: ignore[union-attr]
        founded = found_seated(start, dict.fromkeys(seats, ("me", "")), "Ada")
        self.header = founded.header
        self.pages = [founded.first]
        self.table = self.opened()
        self.random = random.Random(seed)

    def opened(self) -> Table:
        """The table as somebody finds it who knows only the journal."""
        pages = [msgspec.json.decode(msgspec.json.encode(page), type=Page) for page in self.pages]
        written = [page.position for page in pages if page.position is not None]
        return Table(self.header, [page.entry for page in pages], written)

    def write(self, draft: Draft | None) -> Page:
        """Let something happen."""
        assert draft is not None
        page = self.table.page(draft)
        self.pages.append(page)
        self.table.hear(page, draft.match)
        return page

    def choose(self, *options: str) -> Page:
        """Make a choice or a plan."""
        return self.write(drafted(self.table, options))

    def play(self, count: int) -> None:
        """Make so many choices at random, or until the game is over."""
        for _ in range(count):
            if self.table.decision is None:
                return
            self.choose(str(self.random.choice(self.table.decision.options)))


def drafted(table: Table, options: Sequence[str]) -> Draft | None:
    """A choice by whoever is to choose."""
    return choose(table, table.seats, table.n, options)
