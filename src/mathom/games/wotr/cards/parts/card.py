"""How a card is put together: what it needs, and its parts, carried out one after the other (p. 22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.wotr import codecs
from mathom.games.wotr.box import CARD_IDS, CARDS, NOBODY, TILE_IDS
from mathom.games.wotr.deeds import EVENTS, Event, Lasting, leave_table
from mathom.games.wotr.options import KEEP, SPEND
from mathom.games.wotr.questions import ByCard
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.why import among, because, card_name

PLAYING: Final = Rule("wotr", "events", 22)


@mypyc_attr(allow_interpreted_subclasses=True)
class Need:
    """Something that has to be so for a card to be played."""

    def met(self, state: WotrState) -> bool:
        """Whether it is so."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A part of what a card does. It does nothing where nothing can be done."""

    def do(self, state: WotrState, card: int) -> None:
        """Do it, or push the steps that ask and do it."""
        raise NotImplementedError

    def on(self) -> list[int]:
        """The nations that it names to recruit for or to advance (p. 46)."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Event):
    """A card that is carried out and discarded."""

    def __init__(self, *parts: Part, needs: tuple[Need, ...] = ()) -> None:
        self.parts: Final = parts
        self.needs: Final = needs

    def playable(self, state: WotrState) -> bool:
        return all([need.met(state) for need in self.needs])

    def on(self) -> list[int]:
        return [nation for part in self.parts for nation in part.on()]

    def play(self, state: WotrState) -> None:
        carry_out(state, self.card, len(self.parts))


@mypyc_attr(allow_interpreted_subclasses=True)
class Stays(Lasting):
    """A card that is put on the table; it may have parts that are carried out when it is played."""

    def __init__(self, *parts: Part, needs: tuple[Need, ...] = ()) -> None:
        self.parts: Final = parts
        self.needs: Final = needs

    def demands(self) -> bool:
        return len(self.needs) > 0

    def playable(self, state: WotrState) -> bool:
        return all([need.met(state) for need in self.needs])

    def on(self) -> list[int]:
        return [nation for part in self.parts for nation in part.on()]

    def play(self, state: WotrState) -> None:
        carry_out(state, self.card, len(self.parts))


def parts_of(card: int) -> tuple[Part, ...]:
    """The parts that a card is put together from; none if it is written in another way."""
    event = EVENTS[card]
    return event.parts if isinstance(event, (Deed, Stays)) else ()


class CardStep(Step[WotrState]):
    """A step that only cards put on the agenda."""

    rule = PLAYING

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        """What the card says decides; a step that can say more says it."""
        if not among(state, option):
            return None
        card = self.asking(state)
        if card == NOBODY:
            return because(self.rule, "by-card")
        return because(self.rule, "by-the-card", card=card_name(card))

    def about(self, state: WotrState, seat: int) -> Question | None:
        card = self.asking(state)
        return ByCard(
            card=None if card == NOBODY else CARD_IDS[card],
            tile=next_tile(state),
        )

    def asking(self, state: WotrState) -> int:
        """The card that asks."""
        card: int = getattr(self, "card", NOBODY)
        return card


def next_tile(state: WotrState) -> str | None:
    """The Hunt tile that was drawn and whose effect is next."""
    step = state.agenda[-1] if state.agenda else None
    tile = getattr(step, "tile", NOBODY)
    return TILE_IDS[tile] if type(step).__name__ == "TileEffect" else None


def carry_out(state: WotrState, card: int, parts: int) -> None:
    """Push the parts of a card, the first on top."""
    for part in range(parts - 1, -1, -1):
        state.push(CarryOut(card, part))


class CarryOut(CardStep):
    """One part of a card is carried out, as far as possible."""

    fields = {"card": codecs.CARD, "part": codecs.NUMBER}

    def __init__(self, card: int, part: int) -> None:
        self.card: Final = card
        self.part: Final = part

    def run(self, state: WotrState) -> Decision | None:
        event = EVENTS[self.card]
        assert isinstance(event, (Deed, Stays))
        event.parts[self.part].do(state, self.card)
        return None


class OfferCard(CardStep):
    """Whether a card on the table is spent now. What that does, a subclass says."""

    kind = "spend"
    fields = {"card": codecs.CARD}

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: WotrState) -> Decision | None:
        return state.ask(self, CARDS[self.card].side, [SPEND[self.card], KEEP])

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "spend":
            leave_table(state, self.card)
            self.spent(state)

    def spent(self, state: WotrState) -> None:
        """The card has been spent."""
        raise NotImplementedError

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}
