"""What each event card does: written by `cards/`, read by the rules, which know no card by name.

A card that nobody has written yet is in nobody's way: it is drawn, held, counted and discarded, but it
cannot be played.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.games.wotr.box import CARD_IDS, CARDS, NOBODY, REGION_COUNT, SHADOW
from mathom.games.wotr.state import BETWEEN_STEPS, LAPSING, WotrState
from mathom.games.wotr.steps.players import may_play


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A card played as an event (p. 22)."""

    card: int = NOBODY
    """Which card it is, as soon as it is written down."""

    def playable(self, state: WotrState) -> bool:
        """Whether what the card demands is fully met."""
        return True

    def play(self, state: WotrState) -> None:
        """Push what the card does."""
        raise NotImplementedError

    def on(self) -> list[int]:
        """The nations that the card names to recruit for or to advance (p. 46)."""
        return []

    def stays(self) -> bool:
        """Whether the card is put on the table."""
        return False

    def tile(self, state: WotrState, tile: int) -> None:
        """A Hunt tile was drawn because of the card, and counts: push what it does."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Event):
    """A card that stays on the table: where it takes a hand in the rules, and what ends it (p. 22)."""

    def stays(self) -> bool:
        return True

    def play(self, state: WotrState) -> None:
        """Push what the card does besides, when it is played."""

    def demands(self) -> bool:
        """Whether it demands anything that may be so no more one day."""
        return True

    def lapsed(self, state: WotrState) -> bool:
        """Whether it goes at once, because what it demanded is so no more."""
        return not self.playable(state)

    # -- the Fellowship and the Hunt: these may push a question ----------------------------------

    def before_hunt_roll(self, state: WotrState) -> None:
        """The Shadow is about to roll; `hunt.HuntRoll` is on top of the agenda."""

    def before_tile(self, state: WotrState) -> None:
        """The Shadow is about to draw a tile; `hunt.TakeTile` is on top of the agenda."""

    def after_tile(self, state: WotrState) -> None:
        """The tile is seen, not yet effective; `hunt.TileEffect` is on top of the agenda."""

    def after_casualty(self, state: WotrState) -> None:
        """A companion in the Fellowship was taken as a casualty of the Hunt."""

    def declared(self, state: WotrState, region: int) -> None:
        """The Fellowship has declared itself in a region."""

    def revealed(self, state: WotrState) -> None:
        """The Fellowship has been revealed."""

    def walked(self, state: WotrState, path: tuple[int, ...], revealed: int) -> None:
        """It came this way while it was declared or (1) revealed."""

    def lowers_damage(self, state: WotrState) -> bool:
        """Whether it may be spent to lower the damage of a Hunt by one."""
        return False

    def keeps_die_away(self, state: WotrState) -> bool:
        """Whether a die that moves the Fellowship stays out of the Hunt Box."""
        return False

    # -- cards and actions -----------------------------------------------------------------------

    def event_die_used(self, state: WotrState, side: int) -> None:
        """A side plays another card with an Event result."""

    def can_be_ended(self, state: WotrState, side: int, face: int) -> bool:
        """Whether a side can use a die with this result, and pay what else it takes, to end it."""
        return False

    def end(self, state: WotrState, side: int, face: int) -> None:
        """The die is spent: push the rest of the price, and the end."""
        raise NotImplementedError

    # -- politics --------------------------------------------------------------------------------

    def stops_activation(self, state: WotrState, nation: int, cause: str, region: int) -> bool:
        """Whether a nation is not activated by this."""
        return False

    def stops_muster(self, state: WotrState, nation: int) -> bool:
        """Whether a Muster result cannot advance a nation."""
        return False

    def advanced(self, state: WotrState, nation: int, cause: str) -> None:
        """A nation has moved a step towards war."""

    # -- armies and battles ----------------------------------------------------------------------

    def closes(self, region: int) -> bool:
        """Whether no Shadow army may enter or attack a region."""
        return False

    def attacked(self, state: WotrState, region: int) -> None:
        """The Shadow attacks an army in a region."""

    def stops_combat_card(self, state: WotrState, side: int) -> bool:
        """Whether a side may use no combat card in the battle that is fought."""
        return False

    def fights(self) -> bool:
        """Whether its combat card may be used from the table."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Combat:
    """A card played as a combat card (p. 29-30)."""

    def playable(self, state: WotrState, who: int) -> bool:
        """Whether what the card demands is met for the attacker (0) or the defender (1)."""
        return True

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        """Push what the card does when its moment comes."""
        raise NotImplementedError


EVENTS: Final[list[Event | None]] = [None] * len(CARDS)
COMBATS: Final[dict[str, Combat]] = {}
CLOSABLE: Final[list[bool]] = [False] * REGION_COUNT
"""The regions that some card can close to the Shadow's armies."""
CLOSING: Final[list[bool]] = [False] * len(CARDS)
"""The cards that close regions."""


def write(id: str, event: Event) -> None:
    """Write down what a card does as an event."""
    event.card = CARD_IDS.index(id)
    EVENTS[event.card] = event
    if isinstance(event, Lasting):
        LAPSING[event.card] = event.demands()
        for region in range(REGION_COUNT):
            if event.closes(region):
                CLOSABLE[region] = CLOSING[event.card] = True


# -- cards in hand -------------------------------------------------------------------------------


def playable_events(state: WotrState, side: int, icons: list[int]) -> list[int]:
    """The cards in a hand that a die can play now; without icons, any of them."""
    found: list[int] = []
    for card in sorted(state.hand(side)):
        event = EVENTS[card]
        if event is None or (icons and CARDS[card].icon not in icons):
            continue
        if state.players > 2 and not may_play(state, side, card, event.on()):
            continue
        if event.playable(state):
            found.append(card)
    return found


def playable_combats(state: WotrState, side: int, who: int) -> list[int]:
    """The cards in a hand, and on the table, that can be played in this round of the battle."""
    found: list[int] = []
    for card in sorted(state.hand(side)) + [one.card for one in lasting(state) if one.fights()]:
        name = CARDS[card].combat
        if CARDS[card].side == side and name in COMBATS and COMBATS[name].playable(state, who):
            found.append(card)
    return found


# -- cards on the table --------------------------------------------------------------------------


def lapse(state: WotrState) -> None:
    """A card goes at the moment when what it demanded is so no more (p. 22).

    The state asks for it between all steps, and who does several things in one step, in between.
    """
    over: list[int] = []
    for card in state.table:
        if LAPSING[card]:
            event = EVENTS[card]
            assert isinstance(event, Lasting)
            if event.lapsed(state):
                over.append(card)
    if over:
        for card in sorted(over):
            leave_table(state, card)


BETWEEN_STEPS.append(lapse)


def lasting(state: WotrState) -> list[Lasting]:
    """The cards on the table that still last, in the order of their numbers: in which order they came
    is no part of a position."""
    found: list[Lasting] = []
    if not state.table:
        return found
    lapse(state)
    for card in sorted(state.table):
        event = EVENTS[card]
        assert isinstance(event, Lasting)
        found.append(event)
    return found


def leave_table(state: WotrState, card: int) -> None:
    """A card on the table is over, and goes to its owner's discard."""
    if card not in state.table:
        return
    state.table.remove(card)
    state.discards[CARDS[card].side].append(card)
    if state.events is not None:
        state.tell("left_table", {"card": CARD_IDS[card]})


def closing(state: WotrState, side: int) -> bool:
    """Whether a card on the table keeps a side's armies out of any region."""
    if side == SHADOW:
        for card in state.table:
            if CLOSING[card]:
                return True
    return False


def closed(state: WotrState, side: int, region: int) -> bool:
    """Whether a card on the table keeps a side's armies out of a region."""
    if side != SHADOW or not CLOSABLE[region] or not state.table:
        return False
    return any([card.closes(region) for card in lasting(state)])
