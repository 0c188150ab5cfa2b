"""Nations on the political track, moved by a card (p. 33-35). None of it is an attack or an ability."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr import codecs
from mathom.games.wotr.box import CARD_IDS, CARDS, NATIONS_OF
from mathom.games.wotr.cards.parts.card import CardStep, Part
from mathom.games.wotr.options import NATION
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.players import may_use
from mathom.games.wotr.steps.politics import CARD, activate, advance, can_advance


class Advance(Part):
    """These nations go one step forward; a passive one cannot take the last step."""

    def __init__(self, *nations: int) -> None:
        self.nations: Final = nations

    def on(self) -> list[int]:
        return list(self.nations)

    def do(self, state: WotrState, card: int) -> None:
        for nation in self.nations:
            advance(state, nation, CARD)


def go_to_war(state: WotrState, nation: int) -> None:
    """A nation becomes active and is at war."""
    activate(state, nation, CARD)
    while can_advance(state, nation):
        advance(state, nation, CARD)


class ActivateAndAdvance(Part):
    """A nation that the player chooses becomes active, then goes one step forward."""

    def do(self, state: WotrState, card: int) -> None:
        state.push(ChooseNation(card))


class ChooseNation(CardStep):
    """Which nation; one that is at war already has nothing to gain."""

    kind = "counsel"
    fields = {"card": codecs.CARD}

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: WotrState) -> Decision | None:
        side = CARDS[self.card].side
        able = [n for n in NATIONS_OF[side] if not state.active[n] or can_advance(state, n)]
        # The choice that an open card gives is one among one's own nations (p. 45-46).
        able = [n for n in able if may_use(state, side, n)]
        if not able:
            return None
        if len(able) == 1:
            self.chosen(state, NATION[able[0]])
            return None
        return state.ask(self, side, [NATION[nation] for nation in able])

    def chosen(self, state: WotrState, option: Option) -> None:
        nation = option.args[0]
        # In this order: a nation one step away from war takes that step.
        activate(state, nation, CARD)
        advance(state, nation, CARD)

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}
