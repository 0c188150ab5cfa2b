"""Reviews of games that are over, as they were worked out: a game that is over never changes."""

from __future__ import annotations

import sqlalchemy as sql

from mathom.server.store.base import Store
from mathom.server.store.schema import REVIEWS


class KeptReviews:
    """The reviews of all tables, as text."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, game: str) -> str | None:
        """The review of a game, if it was worked out."""
        query = sql.select(REVIEWS.c.review).where(REVIEWS.c.game == game)
        return await self._store.read(lambda reader: reader.execute(query).scalar_one_or_none())

    async def put(self, game: str, review: str) -> None:
        """Keep a review; if another process was faster, its review stays."""
        row = {"game": game, "review": review}
        await self._store.write(lambda writer: writer.execute(self._store.put(REVIEWS), [row]))
