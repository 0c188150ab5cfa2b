"""Drawing and discarding event cards because of a card."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr import codecs
from mathom.games.wotr.box import CARD_IDS, CARDS, FACES
from mathom.games.wotr.cards.parts.card import CardStep, Part
from mathom.games.wotr.options import DISCARD
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.events import DiscardExcess, discard_card, draw_card


class DrawCards(Part):
    """The player of the card draws so many from one of his decks; the hand is cut after the last."""

    def __init__(self, count: int, deck: int) -> None:
        self.count: Final = count
        self.deck: Final = deck

    def do(self, state: WotrState, card: int) -> None:
        draw_cards(state, CARDS[card].side, self.deck, self.count)


def draw_cards(state: WotrState, side: int, deck: int, count: int) -> None:
    """Draw from a deck as far as it goes, then keep the limit of the hand (p. 22)."""
    for _ in range(count):
        draw_card(state, side, deck)
    state.push(DiscardExcess(side))


def held(state: WotrState, side: int, icon: int) -> list[int]:
    """The cards in a hand that show an icon."""
    return [card for card in sorted(state.hand(side)) if CARDS[card].icon == icon]


class PayCard(CardStep):
    """A side gives up a card with an icon from its hand, face down, to end a card on the table."""

    kind = "pay_card"
    fields = {"card": codecs.CARD, "side": codecs.SIDE, "face": codecs.FACE}

    def __init__(self, card: int, side: int, face: int) -> None:
        self.card: Final = card
        self.side: Final = side
        self.face: Final = face

    def run(self, state: WotrState) -> Decision | None:
        able = held(state, self.side, self.face)
        if not able:
            return None
        return state.ask(self, self.side, [DISCARD[card] for card in able], secret=True)

    def chosen(self, state: WotrState, option: Option) -> None:
        discard_card(state, self.side, option.args[0])

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {
            "card": Text(f"wotr-card-{CARD_IDS[self.card]}"),
            "die": Text(f"wotr-die-{FACES[self.face]}"),
        }
