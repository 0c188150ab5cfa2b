"""Lasting: what an effect has brought about and how long it holds."""

from __future__ import annotations

from typing import Final, final

from mathom.core.pickled import Remade


@final
class Lasting:
    """A trait given to some cards, or to the whole table, until a moment comes."""

    __slots__ = ("amount", "cards", "node", "seat", "source", "until")

    def __init__(
        self, node: int, source: int, seat: int, cards: tuple[int, ...], amount: int, until: int
    ) -> None:
        self.node: Final = node
        """The number of the Trait (or of the delayed Ability) in `language.node.NODES`."""
        self.source: Final = source
        self.seat: Final = seat
        self.cards: Final = cards
        """Those it holds for; none if it holds for the table."""
        self.amount: Final = amount
        """Fixed when the effect was carried out, never counted again (rules 2.3)."""
        self.until: Final = until

    def key(self) -> tuple[object, ...]:
        """A value that is equal for equal effects."""
        return (self.node, self.source, self.seat, self.cards, self.amount, self.until)

    def __reduce__(self) -> Remade:
        return Lasting, self.key()

    def __repr__(self) -> str:
        return f"Lasting{self.key()}"
