"""What lies on the table only when the clockwork plays: its markers, and the cards it has laid aside."""

from __future__ import annotations

from typing import Final, final

from mathom.core.kinds import Bags
from mathom.games.wotr.box import FIGURES, NOBODY, REGIONS, SHADOW, UNITS_OF, is_elite

MARKERS: Final = [
    99 if figure in UNITS_OF[SHADOW] and not is_elite(figure) else 0 for figure in range(FIGURES)
]
"""Unit markers: as many more Regulars of the Shadow as can ever be wanted; no other figures (A5)."""


@final
class Clockwork:
    """Control markers that stand for garrisons, and cards that lie beside the hand."""

    def __init__(self) -> None:
        self.occupied: list[bool] = [region.owner == SHADOW for region in REGIONS]
        """The settlements that carry a marker: those of its own nations from the start (guide 2)."""
        self.battle_cards: list[int] = []
        """The designated battle cards, the one on top last."""
        self.unplayable: Bags = [[], []]
        """The cards that lie face up under each deck."""
        self.face_down: list[int] = [0, 0]
        """How many cards of each deck it holds that nobody has looked at (guide 3): which they are is
        not decided, and they are still among those of `WotrState.decks`."""
        self.laid = NOBODY
        """The deck of the combat card that lies face down and that nobody has looked at (guide 15.7)."""

    # -- written by tools/states.py from the fields declared here: begin

    def clone(self) -> Clockwork:
        new = Clockwork()
        new.occupied = self.occupied[:]
        new.battle_cards = self.battle_cards[:]
        new.unplayable = [self.unplayable[0][:], self.unplayable[1][:]]
        new.face_down = self.face_down[:]
        new.laid = self.laid
        return new

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.occupied),
            tuple(self.battle_cards),
            tuple([tuple(sorted(one)) for one in self.unplayable]),
            tuple(self.face_down),
            self.laid,
        )

    # -- written by tools/states.py: end
