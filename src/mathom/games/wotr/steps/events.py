"""Chapter V: drawing, discarding and playing event cards (p. 22)."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.core.agenda import Decision, Step
from mathom.core.chance import Occasion
from mathom.core.option import Option
from mathom.core.state import Event
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.wotr import codecs
from mathom.games.wotr.box import (
    CARD_IDS,
    CARDS,
    DECKS,
    EVENT,
    FACES,
    FREE,
    GANDALF_GREY,
    SHADOW,
    SIDES,
)
from mathom.games.wotr.deeds import EVENTS as DEEDS
from mathom.games.wotr.deeds import lasting, playable_events
from mathom.games.wotr.options import DISCARD, DRAW, KEEP, PLAY
from mathom.games.wotr.questions import Discarding, GandalfDrawing, PlayingEvent
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WINDING, WotrState
from mathom.games.wotr.steps.alone import ALONE
from mathom.games.wotr.steps.players import ICONS as PLAYERS_ICONS
from mathom.games.wotr.steps.players import may_play, may_read
from mathom.games.wotr.why import because, card_name, die_name

EVENTS: Final = Rule("wotr", "events", 22)


def draw_card(state: WotrState, side: int, deck: int) -> None:
    """Draw from a deck; an empty one gives nothing and is never refilled."""
    if side == SHADOW and state.clockwork is not None:
        WINDING[0].draw_card(state, deck)
        return
    pile = state.decks[2 * side + deck]
    if not pile:
        return
    owner = (state.speaks[side],)
    if state.chance.listens:
        state.expect(Occasion("card", 1, state.speaks[side], "draw", deck=DECKS[deck]))
    card = state.draw("card", pile, CARD_IDS, owner)
    pile.remove(card)
    state.hand(side).append(card)
    if state.events is not None:
        drawn: dict[str, str | int] = {"side": SIDES[side], "deck": DECKS[deck]}
        state.tell("drew", drawn)
        state.events.append(Event("drew_card", {"card": CARD_IDS[card]}, owner))


def discard_card(state: WotrState, side: int, card: int) -> None:
    """A card leaves a hand unplayed, face down."""
    discard_from(state, state.speaks[side], card)


def discard_from(state: WotrState, seat: int, card: int) -> None:
    """The same from the hand of a seat, whoever decides for its side now."""
    seating = SEATINGS[state.players]
    state.hands[seat].remove(card)
    state.hidden_discards[seat].append(card)
    if state.events is not None:
        told: dict[str, str | int] = {"side": SIDES[seating.sides[seat]]}
        if state.players > 2:
            told["seat"] = seating.ids[seat]
        state.tell("discarded", told)


class DrawCard(Step[WotrState]):
    """An Event result draws a card from a deck of choice (p. 21)."""

    rule = EVENTS
    kind = "draw"
    fields = {"side": codecs.SIDE}

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, state: WotrState) -> Decision | None:
        decks = [deck for deck in range(len(DECKS)) if state.decks[2 * self.side + deck]]
        return state.ask(self, self.side, [DRAW[deck] for deck in decks])

    def chosen(self, state: WotrState, option: Option) -> None:
        draw_card(state, self.side, option.args[0])
        state.push(DiscardExcess(self.side))

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        return because(EVENTS, "deck-empty") if option.verb == "draw" else None


def hand_limit(state: WotrState, side: int) -> int:
    """Six cards, or four in the hand of each of two partners (p. 22, 45)."""
    return SEATINGS[state.players].hand_limit[state.speaks[side]]


class DiscardExcess(Step[WotrState]):
    """More cards than the limit of the hand: the owner discards at once, face down (p. 22)."""

    rule = EVENTS
    kind = "discard"
    fields = {"side": codecs.SIDE}

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, state: WotrState) -> Decision | None:
        hand = state.hand(self.side)
        if len(hand) <= hand_limit(state, self.side):
            return None
        return state.ask(self, self.side, [DISCARD[card] for card in sorted(hand)], secret=True)

    def chosen(self, state: WotrState, option: Option) -> None:
        discard_card(state, self.side, option.args[0])
        state.push(self)

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"count": len(state.hand(self.side)) - hand_limit(state, self.side)}

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb != "discard":
            return None
        if option.args[0] < 0:
            return because(EVENTS, "discard-random")
        return because(EVENTS, "hand", card=card_name(option.args[0]))

    def about(self, state: WotrState, seat: int) -> Question | None:
        return Discarding(count=len(state.hand(self.side)) - hand_limit(state, self.side))


class PlayEvent(Step[WotrState]):
    """Play a card with an Event result, or with a die that shows the card's own icon."""

    rule = EVENTS
    kind = "event"
    fields = {"side": codecs.SIDE, "face": codecs.FACE, "icons": codecs.ICONS}

    def __init__(self, side: int, face: int, icons: tuple[int, ...]) -> None:
        self.side: Final = side
        self.face: Final = face
        self.icons: Final = icons
        """The icons that the die can pay for; none means any card."""

    def run(self, state: WotrState) -> Decision | None:
        cards = playable_events(state, self.side, list(self.icons))
        # That only one of several cards can be played now is nobody else's business.
        hidden = len(state.hand(self.side)) > 1
        return state.ask(self, self.side, [PLAY[card] for card in cards], always=hidden)

    def chosen(self, state: WotrState, option: Option) -> None:
        if self.face == EVENT:
            if self.side == FREE:
                state.push(GandalfDraws(CARDS[option.args[0]].deck))
            for card in lasting(state):
                card.event_die_used(state, self.side)
        play_event(state, self.side, option.args[0])

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb != "play":
            return None
        return why_not_play(state, self.side, option.args[0], list(self.icons))

    def about(self, state: WotrState, seat: int) -> Question | None:
        icons = tuple([FACES[icon] for icon in self.icons])
        return PlayingEvent(face=FACES[self.face], icons=icons)


def why_not_play(state: WotrState, side: int, card: int, icons: list[int]) -> Reason:
    """Why a card cannot be played from a hand by a die that pays for these icons; without, for any."""
    if card not in state.hand(side):
        return because(EVENTS, "hand", card=card_name(card))
    if not may_read(state, side, card):
        return because(PLAYERS_ICONS, "partners-card", card=card_name(card))
    event = DEEDS[card]
    if event is not None and not may_play(state, side, card, event.on()):
        return because(ALONE, "tired-card", card=card_name(card))
    if icons and CARDS[card].icon not in icons:
        return because(EVENTS, "icon", card=card_name(card), die=die_name(CARDS[card].icon))
    return because(EVENTS, "demand", card=card_name(card))


def play_event(state: WotrState, side: int, card: int) -> None:
    """The card leaves the hand; what it says is compulsory, as far as it can be done."""
    event = DEEDS[card]
    assert event is not None
    state.hand(side).remove(card)
    pile = state.table if event.stays() else state.discards[side]
    pile.append(card)
    if state.events is not None:
        state.tell("played", {"side": SIDES[side], "card": CARD_IDS[card]})
    event.play(state)


class DrawsAlike(Step[WotrState]):
    """Who has used a card may draw one from the same deck."""

    rule = EVENTS
    fields = {"deck": codecs.DECK}
    side: ClassVar[int]

    def __init__(self, deck: int) -> None:
        self.deck: Final = deck

    def able(self, state: WotrState) -> bool:
        """Whether whoever lets a card be drawn is there."""
        raise NotImplementedError

    def run(self, state: WotrState) -> Decision | None:
        if not self.able(state) or not state.decks[2 * self.side + self.deck]:
            return None
        return state.ask(self, self.side, [DRAW[self.deck], KEEP])

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "draw":
            draw_card(state, self.side, self.deck)
            state.push(DiscardExcess(self.side))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"deck": Text(f"wotr-deck-{DECKS[self.deck]}")}

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb == "draw":
            return because(self.rule, "deck-like", deck=Text(f"wotr-deck-{DECKS[self.deck]}"))
        return None


class GandalfDraws(DrawsAlike):
    """While Gandalf the Grey guides, a card played by an Event result lets one like it be drawn."""

    rule = Rule("wotr", "gandalf", 25)
    kind = "gandalf"
    side = FREE

    def able(self, state: WotrState) -> bool:
        return state.guide == GANDALF_GREY

    def about(self, state: WotrState, seat: int) -> Question | None:
        return GandalfDrawing(deck=DECKS[self.deck])
