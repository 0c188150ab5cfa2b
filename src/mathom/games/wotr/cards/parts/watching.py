"""Shadow character cards that stay on the table: birds, a demon, a seeing-stone, a flatterer (p. 22)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.chance import Occasion
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr import codecs
from mathom.games.wotr.box import (
    CARD_IDS,
    CARDS,
    CHARACTER_DECK,
    DECKS,
    FREE,
    IS_HAVEN,
    NOBODY,
    REGIONS,
    ROHAN,
    SARUMAN,
    SHADOW,
    WILL,
    region,
)
from mathom.games.wotr.cards.parts.card import CardStep, OfferCard, Stays
from mathom.games.wotr.cards.parts.drawing import draw_cards
from mathom.games.wotr.cards.parts.needs import InPlay
from mathom.games.wotr.deeds import EVENTS, leave_table
from mathom.games.wotr.options import DISCARD, DISCARD_RANDOM, DRAW, KEEP
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.dice import give_ring, has_ring
from mathom.games.wotr.steps.events import discard_from
from mathom.games.wotr.steps.hunt import EVENT, DrawTile, HuntRoll
from mathom.games.wotr.steps.hunt_damage import UNREVEALED, USUAL, suffer
from mathom.games.wotr.steps.politics import ATTACKED, COMPANION, DECLARED, activate, unconquered

MORIA: Final = region("moria")
SEATS_OF_ROHAN: Final = [region("edoras"), region("helms-deep")]


def at_rest(state: WotrState, here: int) -> bool:
    """Whether a region has a city or stronghold that was the Free Peoples' first, and is theirs."""
    return IS_HAVEN[here] and REGIONS[here].owner == FREE and unconquered(state, here)


class UntilRest(Stays):
    """A card that is over once the Fellowship declares itself in a haven of the Free Peoples."""

    def declared(self, state: WotrState, region: int) -> None:
        if at_rest(state, region):
            leave_table(state, self.card)


# -- after a casualty ----------------------------------------------------------------------------


class Worn(UntilRest):
    """Each casualty in the Fellowship may cost the Free Peoples a character card too."""

    def after_casualty(self, state: WotrState) -> None:
        if free_cards_on_table(state) or free_cards_in_hand(state):
            state.push(WearDown(self.card))


class WearDown(CardStep):
    """One of their character cards on the table, or a random one from their hand, or none."""

    kind = "wear_down"
    fields = {"card": codecs.CARD}

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: WotrState) -> Decision | None:
        options = [DISCARD[card] for card in free_cards_on_table(state)]
        # How many backs of which deck somebody holds, everybody can see.
        if free_cards_in_hand(state):
            options.append(DISCARD_RANDOM)
        return state.ask(self, SHADOW, [*options, KEEP]) if options else None

    def chosen(self, state: WotrState, option: Option) -> None:
        if option == DISCARD_RANDOM:
            lose_at_random(state)
        elif option.verb == "discard":
            leave_table(state, option.args[0])

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}


def lose_at_random(state: WotrState) -> None:
    """A character card of the Free Peoples is taken unseen; of two partners, from both hands together.

    From whose hand it comes, everybody sees; which it is, only he.
    """
    seat = state.speaks[FREE]
    if state.players > 2:
        holders = free_holders(state)
        if len(set(holders)) > 1 and state.chance.listens:
            state.expect(Occasion("hand", 1, NOBODY, "discard"))
        several = len(set(holders)) > 1
        seat = state.draw("hand", holders, SEATINGS[state.players].ids) if several else holders[0]
    cards = [card for card in sorted(state.hands[seat]) if is_free_character(card)]
    if state.chance.listens:
        state.expect(Occasion("card", 1, seat, "discard"))
    discard_from(state, seat, state.draw("card", cards, CARD_IDS, (seat,)))


def free_holders(state: WotrState) -> list[int]:
    """The seats of the Free Peoples, each once for every character card that it holds."""
    team = SEATINGS[state.players].team[FREE]
    return [seat for seat in team for card in state.hands[seat] if is_free_character(card)]


def free_cards_on_table(state: WotrState) -> list[int]:
    """The character cards of the Free Peoples on the table."""
    return [card for card in sorted(state.table) if is_free_character(card)]


def free_cards_in_hand(state: WotrState) -> int:
    """How many character cards the Free Peoples hold."""
    return len(free_holders(state))


def is_free_character(card: int) -> bool:
    """Whether it is of the Free Peoples' character deck."""
    return CARDS[card].side == FREE and CARDS[card].deck == CHARACTER_DECK


# -- before a Hunt roll --------------------------------------------------------------------------


class Spies(UntilRest):
    """It can be spent for one Hunt roll."""

    def before_hunt_roll(self, state: WotrState) -> None:
        state.push(SendSpies(self.card))


class SendSpies(OfferCard):
    """Every die of the Hunt roll, and of its re-roll, counts one more."""

    def spent(self, state: WotrState) -> None:
        roll = state.agenda.pop()
        assert isinstance(roll, HuntRoll)
        state.push(HuntRoll(roll.bonus + 1))


# -- on the way of the Fellowship ----------------------------------------------------------------


class Demon(Stays):
    """It can be spent when the Fellowship's way touches Moria, or in a battle not far from there."""

    def fights(self) -> bool:
        return True

    def walked(self, state: WotrState, path: tuple[int, ...], revealed: int) -> None:
        # To stay in Moria is to be touched by it as well.
        if MORIA in path:
            state.push(WakeDemon(self.card))

    def tile(self, state: WotrState, tile: int) -> None:
        resting = state.hidden and at_rest(state, state.ring_bearers)
        suffer(state, tile, 0, UNREVEALED if resting else USUAL)


class WakeDemon(OfferCard):
    """One more tile is drawn, before those of the strongholds on the way (p. 41)."""

    def spent(self, state: WotrState) -> None:
        state.push(DrawTile(EVENT, 0, self.card))


# -- Saruman's -----------------------------------------------------------------------------------


class SeeingStone(Stays):
    """Each card that the Shadow plays with an Event result brings it another one, from either deck."""

    def __init__(self) -> None:
        super().__init__(needs=(InPlay(SARUMAN),))

    def event_die_used(self, state: WotrState, side: int) -> None:
        if side == SHADOW:
            state.push(LookIntoStone())

    def can_be_ended(self, state: WotrState, side: int, face: int) -> bool:
        if side != FREE:
            return False
        return face == WILL or has_ring(state, FREE)

    def end(self, state: WotrState, side: int, face: int) -> None:
        if face != WILL:
            give_ring(state, FREE)
        leave_table(state, self.card)


class LookIntoStone(CardStep):
    """From which deck the card is drawn, once the card that was played has taken effect."""

    kind = "draw"

    def run(self, state: WotrState) -> Decision | None:
        if not stone_lies(state):
            return None
        decks = [deck for deck in range(len(DECKS)) if state.decks[2 * SHADOW + deck]]
        if len(decks) > 1:
            return state.ask(self, SHADOW, [DRAW[deck] for deck in decks])
        for deck in decks:
            draw_cards(state, SHADOW, deck, 1)
        return None

    def chosen(self, state: WotrState, option: Option) -> None:
        draw_cards(state, SHADOW, option.args[0], 1)


def stone_lies(state: WotrState) -> bool:
    """Whether the stone is still on the table: Saruman may have fallen by the card that was played."""
    return any([isinstance(EVENTS[card], SeeingStone) for card in state.table])


class Flatterer(Stays):
    """Rohan sleeps on, but for a companion, the Fellowship or an attack at its seats."""

    def __init__(self) -> None:
        super().__init__(needs=(InPlay(SARUMAN),))

    def lapsed(self, state: WotrState) -> bool:
        return state.active[ROHAN] or not self.playable(state)

    def stops_activation(self, state: WotrState, nation: int, cause: str, region: int) -> bool:
        if nation != ROHAN or cause == COMPANION:
            return False
        return cause not in (DECLARED, ATTACKED) or region not in SEATS_OF_ROHAN

    def attacked(self, state: WotrState, region: int) -> None:
        # Whoever defends them, an attack on the seats of Rohan wakes it.
        if region in SEATS_OF_ROHAN:
            activate(state, ROHAN, ATTACKED, region)
