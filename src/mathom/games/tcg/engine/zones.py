"""Zones: how a card goes from one place to another. Nothing here asks or triggers anything."""

from __future__ import annotations

from bisect import bisect_left, insort

from mathom.core.chance import Occasion
from mathom.games.tcg.box import ALLY, COMPANION, MINION
from mathom.games.tcg.engine.changes import ASIDE, CARDS, FIGHTS
from mathom.games.tcg.engine.scope import NO_CARD
from mathom.games.tcg.language.node import NODES
from mathom.games.tcg.language.traits import Trait
from mathom.games.tcg.state import (
    ATTACHED,
    DEAD,
    DECK,
    DISCARD,
    FELLOWSHIP_AREA,
    HAND,
    MINION_AREA,
    STACKED,
    SUPPORT,
    TOKEN_KINDS,
    TcgState,
)


def take(state: TcgState, card: int) -> None:
    """A card leaves where it is; whoever takes it says where it goes."""
    zone, owner = state.zone[card], state.table.owners[card]
    if zone == HAND:
        state.hands[owner].remove(card)
    elif zone == DISCARD:
        state.discards[owner].remove(card)
    elif zone == DEAD:
        state.dead[owner].remove(card)
    elif zone == DECK:
        # Where drawn cards come from is looked at first.
        if card in state.tops[owner]:
            state.tops[owner].remove(card)
        elif card in state.bottoms[owner]:
            state.bottoms[owner].remove(card)
        else:
            deck = state.decks[owner]
            del deck[bisect_left(deck, card)]
    elif zone == STACKED:
        state.stacked.remove(card)
    elif zone >= FELLOWSHIP_AREA:
        state.in_play.remove(card)
        _forget(state, card)
        state.changed(CARDS)
    state.on[card] = NO_CARD
    state.seen[card] = 0
    state.changed(ASIDE)


def _forget(state: TcgState, card: int) -> None:
    """A card that leaves play keeps nothing: it would come back as a new card (rules 11.21)."""
    state.wounds[card] = 0
    leave_skirmish(state, card)
    first = TOKEN_KINDS * card
    for key in [key for key in state.tokens if first <= key < first + TOKEN_KINDS]:
        del state.tokens[key]
    if state.lasting:
        # What waits to answer ("if that minion loses") still does.
        state.lasting = [
            effect
            for effect in state.lasting
            if effect.cards != (card,) or not isinstance(NODES[effect.node], Trait)
        ]
    if card in state.dying:
        state.dying.remove(card)


def leave_skirmish(state: TcgState, card: int) -> None:
    """A character is no longer assigned, nor in the skirmish under way."""
    state.assigned[card] = NO_CARD
    if card in state.fighting:
        state.fighting.remove(card)
        state.last_gone = card
    if state.skirmish == card:
        state.skirmish = NO_CARD
        state.last_gone = card
    for minion in state.in_play:
        if state.assigned[minion] == card:
            state.assigned[minion] = NO_CARD
    state.changed(FIGHTS)


def to_hand(state: TcgState, card: int) -> None:
    """Into its owner's hand; from a place everybody saw."""
    owner = state.owner(card)
    hidden = state.zone[card] in (DECK, HAND)
    known = state.seen[card] | 1 << owner if hidden else all_seats(state)
    take(state, card)
    state.zone[card] = HAND
    state.hands[owner].append(card)
    state.seen[card] = known


def all_seats(state: TcgState) -> int:
    """A bit for each seat: they all know the card."""
    return (1 << state.table.players) - 1


def to_discard(state: TcgState, card: int) -> None:
    """Onto its owner's discard pile, face up."""
    take(state, card)
    state.zone[card] = DISCARD
    state.discards[state.table.owners[card]].append(card)


def to_dead_pile(state: TcgState, card: int) -> None:
    """Onto its owner's dead pile."""
    take(state, card)
    state.zone[card] = DEAD
    state.dead[state.owner(card)].append(card)


def into_deck(state: TcgState, card: int) -> None:
    """Shuffled into the draw deck. `shuffle` must follow, so that known cards are known no more."""
    take(state, card)
    state.zone[card] = DECK
    state.seen[card] = 0
    insort(state.decks[state.owner(card)], card)


def shuffle(state: TcgState, seat: int) -> None:
    """Nobody knows any longer where a card of the draw deck lies."""
    known = state.tops[seat] + state.bottoms[seat]
    if known:
        state.decks[seat] = sorted(state.decks[seat] + known)
        state.tops[seat], state.bottoms[seat] = [], []
    seen = state.seen
    for card in state.decks[seat]:
        seen[card] = 0


def _known_beyond(state: TcgState, card: int) -> int:
    """Who has seen a card that now goes to a place of its own in a draw deck: everybody, if it comes
    from where all could see it."""
    return state.seen[card] if state.zone[card] in (DECK, HAND) else all_seats(state)


def beneath_deck(state: TcgState, card: int) -> None:
    """Beneath its owner's draw deck."""
    seen = _known_beyond(state, card)
    take(state, card)
    owner = state.owner(card)
    state.zone[card] = DECK
    state.seen[card] = seen | 1 << owner
    state.bottoms[owner].insert(0, card)


def on_deck(state: TcgState, card: int) -> None:
    """On top of its owner's draw deck."""
    seen = _known_beyond(state, card)
    take(state, card)
    owner = state.owner(card)
    state.zone[card] = DECK
    state.seen[card] = seen | 1 << owner
    state.tops[owner].append(card)


def deck_size(state: TcgState, seat: int) -> int:
    """How many cards a draw deck has."""
    return len(state.decks[seat]) + len(state.tops[seat]) + len(state.bottoms[seat])


def top_card(state: TcgState, seat: int, everybody: bool = False) -> int:
    """Let chance say what lies on top of a draw deck; NO_CARD if it is empty. It stays there, known."""
    tops = state.tops[seat]
    if not tops:
        card = _turn_up(state, seat, everybody)
        if card == NO_CARD:
            return NO_CARD
        tops.append(card)
    state.seen[tops[-1]] |= all_seats(state) if everybody else 1 << seat
    return tops[-1]


def expect_cards(state: TcgState, seat: int, count: int, why: str, source: int = NO_CARD) -> None:
    """Say what the next cards of a draw deck are for, if whoever turns them up wants to hear it."""
    if not state.chance.listens:
        return
    unknown = min(count - len(state.tops[seat]), len(state.decks[seat]))
    if unknown > 0 and source != NO_CARD:
        state.expect(Occasion("card", unknown, seat, why, card=state.table.names[source]))
    elif unknown > 0:
        state.expect(Occasion("card", unknown, seat, why))


def _lowest_copy(state: TcgState, deck: list[int], card: int) -> int:
    """Where, of the cards of a draw deck that are equal to one of them, the lowest lies."""
    for one in state.table.lower[card]:
        # It lies before that one, so there is something at its place.
        place = bisect_left(deck, one)
        if deck[place] == one:
            return place
    return bisect_left(deck, card)


def _turn_up(state: TcgState, seat: int, everybody: bool) -> int:
    """Let chance say which card is next, and take it off the deck; NO_CARD if there is none."""
    pool, bottoms = state.decks[seat], state.bottoms[seat]
    if pool:
        picked = state.draw("card", pool, state.table.codes, None if everybody else (seat,))
        # Hidden moves take the lowest copy, so that a name tells nothing (see Table).
        return pool.pop(_lowest_copy(state, pool, picked))
    return bottoms.pop() if bottoms else NO_CARD


def reveal_top(state: TcgState, seat: int, count: int) -> list[int]:
    """Show so many cards from the top of a draw deck, the first one first; they stay there, known."""
    known, state.tops[seat] = state.tops[seat], []
    for _ in range(count - len(known)):
        card = _turn_up(state, seat, True)
        if card == NO_CARD:
            break
        state.tops[seat].append(card)
    deeper = state.tops[seat]
    deeper.reverse()
    state.tops[seat] = [*deeper, *known]
    shown = state.tops[seat][-count:]
    shown.reverse()
    for card in shown:
        state.seen[card] = all_seats(state)
    return shown


def draw_card(state: TcgState, seat: int) -> bool:
    """Draw; an empty deck gives nothing and is never refilled (rules 1.7)."""
    tops = state.tops[seat]
    card = tops.pop() if tops else _turn_up(state, seat, False)
    if card == NO_CARD:
        return False
    state.zone[card] = HAND
    state.seen[card] |= 1 << seat
    state.hands[seat].append(card)
    state.changed(ASIDE)
    if state.events is not None:
        state.tell("drew", {"player": seat})
        state.tell("drew_card", {"card": state.table.names[card]}, (seat,))
    return True


def stack(state: TcgState, card: int, under: int) -> None:
    """Stack a card, face up, on a card or site: not in play (rules 12.10)."""
    take(state, card)
    lay_on(state, card, under)


def lay_on(state: TcgState, card: int, under: int) -> None:
    """A card that lies nowhere else lies on another one."""
    state.zone[card] = STACKED
    state.on[card] = under
    state.stacked.append(card)
    state.stacked.sort()


def enter_play(state: TcgState, card: int, bearer: int = NO_CARD) -> None:
    """A card comes into play: where its type or its text says."""
    take(state, card)
    type = state.table.types[card]
    if bearer >= 0:
        state.zone[card] = ATTACHED
        state.on[card] = bearer
    elif type == COMPANION:
        state.zone[card] = FELLOWSHIP_AREA
    elif type == MINION:
        state.zone[card] = MINION_AREA
    else:
        assert type == ALLY or bearer == NO_CARD
        state.zone[card] = SUPPORT
    state.in_play.append(card)
    state.changed(CARDS)
