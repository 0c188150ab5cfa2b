"""What an action of a lone Free Peoples player was on: two in a row may not be on one nation (p. 46)."""

from __future__ import annotations

from typing import final


@final
class Undertaking:
    """One action: the nations it was on, and the armies that moved or attacked."""

    __slots__ = ("armies", "mixed", "nations")

    def __init__(self) -> None:
        self.nations = 0
        """The nations as bits."""
        self.mixed = False
        """Whether an army of several nations moved or attacked: a shared nation does no harm then."""
        self.armies: list[tuple[int, ...]] = []
        """Forces that moved or attacked: each the place where they stand now, and then the force."""

    # -- written by tools/states.py from the fields declared here: begin

    def clone(self) -> Undertaking:
        new = Undertaking()
        new.nations = self.nations
        new.mixed = self.mixed
        new.armies = self.armies[:]
        return new

    def key(self) -> tuple[object, ...]:
        return (
            self.nations,
            self.mixed,
            tuple(self.armies),
        )

    # -- written by tools/states.py: end
