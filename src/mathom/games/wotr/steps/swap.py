"""Chapter XI: how two partners draw event cards, and the swap (p. 45)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.wotr import codecs
from mathom.games.wotr.box import CHARACTER_DECK, FREE, NOBODY, SHADOW, SIDES, STRATEGY_DECK
from mathom.games.wotr.options import GIVE, KEEP, SWAP
from mathom.games.wotr.questions import Swapping
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WINDING, WotrState
from mathom.games.wotr.steps.events import DiscardExcess, DrawCard, draw_card
from mathom.games.wotr.why import because, card_name

DRAWING: Final = Rule("wotr", "team_cards", 45)


def draw_by_seats(state: WotrState) -> None:
    """Everybody draws, discards what is too much, and then partners may swap.

    The book gives no order: the Free Peoples before the Shadow, in a team the leading player last.
    """
    seating = SEATINGS[state.players]
    for side in (SHADOW, FREE):
        leader = state.leading[side]
        if seating.partner[leader] != leader:
            state.push(OfferSwap(side))
            state.push(SeatDraws(leader))
        state.push(SeatDraws(seating.partner[leader]))


class SeatDraws(Step[WotrState]):
    """One of two partners draws from each deck in the first turn, and then from one of his choice."""

    rule = DRAWING
    fields = {"seat": codecs.SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: WotrState) -> Decision | None:
        seating = SEATINGS[state.players]
        side = seating.sides[self.seat]
        state.speaks[side] = self.seat
        if side == SHADOW and state.clockwork is not None:
            WINDING[0].draw(state)
            return None
        if state.turn == 1 or seating.partner[self.seat] == self.seat:
            for deck in (CHARACTER_DECK, STRATEGY_DECK):
                draw_card(state, side, deck)
            state.push(DiscardExcess(side))
        elif state.decks[2 * side] or state.decks[2 * side + 1]:
            state.push(DrawCard(side))
        return None


class OfferSwap(Step[WotrState]):
    """Once a turn two partners may swap a card, if both have one."""

    rule = DRAWING
    fields = {"side": codecs.SIDE}

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, state: WotrState) -> Decision | None:
        seating = SEATINGS[state.players]
        if all([state.hands[seat] for seat in seating.team[self.side]]):
            state.push(AskSwap(seating.partner[state.leading[self.side]]))
        return None


class AskSwap(Step[WotrState]):
    """Partners may only ask each other whether a swap is wanted; the leading player answers last."""

    rule = DRAWING
    kind = "swap"
    fields = {"seat": codecs.SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: WotrState) -> Decision | None:
        return state.ask_seat(self, self.seat, [SWAP, KEEP])

    def chosen(self, state: WotrState, option: Option) -> None:
        seating = SEATINGS[state.players]
        if option is not SWAP:
            return
        partner = seating.partner[self.seat]
        if state.leading[seating.sides[self.seat]] == self.seat:
            state.push(ChooseSwap(partner))
        else:
            state.push(AskSwap(partner))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"seat": _partner_name(state, self.seat)}

    def about(self, state: WotrState, seat: int) -> Question | None:
        return _swapping(state, self.seat)


class ChooseSwap(Step[WotrState]):
    """Each chooses a card without knowing which one he will get."""

    rule = DRAWING
    kind = "give"
    fields = {"seat": codecs.SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: WotrState) -> Decision | None:
        cards = sorted(state.hands[self.seat])
        return Decision(self, self.seat, [GIVE[card] for card in cards], secret=True)

    def chosen(self, state: WotrState, option: Option) -> None:
        partner = SEATINGS[state.players].partner[self.seat]
        if state.offered == NOBODY:
            state.offered = option.args[0]
            state.push(ChooseSwap(partner))
        else:
            swap(state, self.seat, option.args[0], partner, state.offered)
            state.offered = NOBODY

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"seat": _partner_name(state, self.seat)}

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb != "give":
            return None
        return because(DRAWING, "hand", card=card_name(option.args[0]))

    def about(self, state: WotrState, seat: int) -> Question | None:
        return _swapping(state, self.seat)


def swap(state: WotrState, one: int, card: int, other: int, second: int) -> None:
    """The two cards change hands; each knows what he gave away."""
    for giver, taker, given in ((one, other, card), (other, one, second)):
        state.hands[giver].remove(given)
        state.hands[taker].append(given)
        if given in state.given[taker]:
            state.given[taker].remove(given)
        state.given[giver].append(given)
    if state.events is not None:
        ids = SEATINGS[state.players].ids
        side = SEATINGS[state.players].sides[one]
        state.tell("swapped", {"side": SIDES[side], "seat": ids[one], "partner": ids[other]})


def unseen_since(state: WotrState, seat: int) -> list[int]:
    """The cards that a seat gave its partner and that have not been seen since: he has them in his hand,
    or has laid them face down, and which of these is his secret."""
    seen = state.discards[SEATINGS[state.players].sides[seat]] + state.table
    return [card for card in state.given[seat] if card not in seen]


def _partner_name(state: WotrState, seat: int) -> Text:
    seating = SEATINGS[state.players]
    return Text(f"wotr-seat-{seating.ids[seating.partner[seat]]}")


def _swapping(state: WotrState, seat: int) -> Question:
    seating = SEATINGS[state.players]
    return Swapping(partner=seating.ids[seating.partner[seat]])
