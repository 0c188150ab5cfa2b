"""A cost that a card puts on the playing of others."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.language.effect import Effect, as_cost
from mathom.games.tcg.language.node import Numbered
from mathom.games.tcg.language.traits import EXTRA_COST, Trait
from mathom.games.tcg.wording.grammar import Phrase
from mathom.games.tcg.wording.quality import DOING, Quality
from mathom.games.tcg.wording.speech import Speech

__all__ = ["gains_cost"]


class GainsCost(Trait):
    """Such a card can be played only if something more is paid, by whoever plays it."""

    def __init__(self, cost: Effect) -> None:
        super().__init__(EXTRA_COST)
        self.cost: Final = cost
        as_cost(cost)

    def parts(self) -> list[Numbered]:
        return [self.cost]

    def reads(self, speech: Speech, who: Phrase | None) -> Quality:
        assert who is not None
        told = self.cost.told(speech)
        said = [
            speech.say(f"tcg-is-extra-cost{part}", who=who.text, cost=told.to)
            for part in ("", ".do", ".to")
        ]
        return Quality(DOING, *said)


def gains_cost(cost: Effect) -> Trait:
    """To play such a card costs something more."""
    return GainsCost(cost)
