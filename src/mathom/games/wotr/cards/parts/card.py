"""How a card is put together: what it needs, and its parts, carried out one after the other (p. 22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Rule, Text
from mathom.games.wotr import codecs
from mathom.games.wotr.box import CARD_IDS, CARDS
from mathom.games.wotr.deeds import EVENTS, Event, Lasting, leave_table
from mathom.games.wotr.options import KEEP, SPEND
from mathom.games.wotr.state import WotrState

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Event):
    """A card that is carried out and discarded."""

    def __init__(self, *parts: Part, needs: tuple[Need, ...] = ()) -> None:
        self.parts: Final = parts
        self.needs: Final = needs

    def playable(self, state: WotrState) -> bool:
        return all([need.met(state) for need in self.needs])

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

    def play(self, state: WotrState) -> None:
        carry_out(state, self.card, len(self.parts))


def parts_of(card: int) -> tuple[Part, ...]:
    """The parts that a card is put together from; none if it is written in another way."""
    event = EVENTS[card]
    return event.parts if isinstance(event, (Deed, Stays)) else ()


class CardStep(Step[WotrState]):
    """A step that only cards put on the agenda."""

    rule = PLAYING

    def fits(self, state: WotrState) -> bool:
        """Whether it could wait on the agenda of a written position; it is asked nothing else."""
        return True


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

    def fits(self, state: WotrState) -> bool:
        event = EVENTS[self.card]
        return isinstance(event, (Deed, Stays)) and 0 <= self.part < len(event.parts)


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

    def fits(self, state: WotrState) -> bool:
        return self.card in state.table

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}
