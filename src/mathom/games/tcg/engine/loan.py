"""Loan: whether clones share the values that a state has worked out for itself."""

from __future__ import annotations

from typing import final


@final
class Loan:
    """As long as nobody has cloned the state, its values may be changed in place; from then on they are
    replaced. A game that is only played never copies them: that was a seventh of its time."""

    __slots__ = ("lent",)

    def __init__(self) -> None:
        self.lent = False

    def clone(self) -> Loan:
        """The clone reads the same values."""
        self.lent = True
        return self
