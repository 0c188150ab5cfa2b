"""What cannot lie on a table of the TCG, each fault in a sentence."""

from __future__ import annotations

from typing import Final

from mathom.core.faults import BadPosition
from mathom.games.tcg.box import ALLY, COMPANION, MINION
from mathom.games.tcg.engine.offers import MOST_COMPANIONS
from mathom.games.tcg.engine.scope import NO_CARD
from mathom.games.tcg.engine.table import SEAT_LETTERS
from mathom.games.tcg.state import ATTACHED, FELLOWSHIP_AREA, PATH, STACKED, TOKEN_KINDS, TcgState
from mathom.games.tcg.steps.ring import resistance
from mathom.games.tcg.steps.wounds import Fallen

CHARACTERS: Final = (COMPANION, ALLY, MINION)


def check(state: TcgState) -> None:
    """Refuse what the rules could not have brought about."""
    _check_seats(state)
    _check_path(state)
    _check_bearers(state)
    _check_tokens(state)
    _check_unique(state)
    _check_companions(state)
    state.changed()
    state.look()
    _check_burdens(state)
    _check_wounds(state)
    _check_fights(state)


def _name(state: TcgState, card: int) -> str:
    return state.table.names[card]


def _check_seats(state: TcgState) -> None:
    """At least two play on, each with his Ring-bearer; whose turn it is, he sits at the table."""
    if state.free not in state.order:
        raise BadPosition("tcg-position-order")
    if state.outcome is not None:
        return
    if state.playing.count(True) < 2:
        raise BadPosition("tcg-position-alone")
    if not all([seat in state.order for seat, plays in enumerate(state.playing) if plays]):
        raise BadPosition("tcg-position-order")
    # While this waits, another may still become Ring-bearer.
    fallen = any([isinstance(step, Fallen) for step in state.agenda])
    for seat, bearer in enumerate(state.bearer):
        here = bearer != NO_CARD and state.zone[bearer] == FELLOWSHIP_AREA
        if state.playing[seat] and not here and not fallen:
            raise BadPosition("tcg-position-ring-bearer", seat=SEAT_LETTERS[seat])


def _check_path(state: TcgState) -> None:
    """Sites lie one after the other, as far as any fellowship has come; none before the first turn."""
    if not state.turn:
        return
    markers = [state.marker[seat] for seat, plays in enumerate(state.playing) if plays]
    for number in range(1, max(markers, default=1) + 1):
        if state.path[number] == NO_CARD:
            raise BadPosition("tcg-position-path", number=number)


def _check_bearers(state: TcgState) -> None:
    """What is borne or stacked lies on something in play."""
    for card, zone in enumerate(state.zone):
        if zone in (ATTACHED, STACKED):
            under = state.on[card]
            if under == NO_CARD or state.zone[under] < PATH or state.zone[under] == ATTACHED:
                raise BadPosition("tcg-position-bearer", card=_name(state, card))


def _check_tokens(state: TcgState) -> None:
    """Culture tokens lie on cards in play, never on characters."""
    for key in state.tokens:
        card = key // TOKEN_KINDS
        if not state.is_in_play(card) or state.card(card).type in CHARACTERS:
            raise BadPosition("tcg-position-tokens", card=_name(state, card))


def _check_unique(state: TcgState) -> None:
    """Of a unique card nobody has two in play."""
    known: list[tuple[int, int]] = []
    for card in state.in_play:
        printed = state.card(card)
        if printed.unique:
            if (state.owner(card), printed.name) in known:
                raise BadPosition("tcg-position-unique", card=_name(state, card))
            known.append((state.owner(card), printed.name))


def _check_companions(state: TcgState) -> None:
    """The Rule of 9."""
    for seat in range(state.table.players):
        dead = [card for card in state.dead[seat] if state.card(card).type == COMPANION]
        here = [card for card in state.in_play if state.zone[card] == FELLOWSHIP_AREA]
        count = len(dead) + len([card for card in here if state.owner(card) == seat])
        if count > MOST_COMPANIONS:
            raise BadPosition(
                "tcg-position-companions", seat=SEAT_LETTERS[seat], count=count, most=MOST_COMPANIONS
            )


def _check_burdens(state: TcgState) -> None:
    """Whose turn it is is not corrupted: that would have ended it."""
    seat, count = state.free, state.burdens[state.free]
    bearer = state.bearer[seat]
    if state.outcome is not None or not count or bearer == NO_CARD or not state.is_in_play(bearer):
        return
    most = resistance(state, seat)
    if count >= most:
        raise BadPosition("tcg-position-corrupted", seat=SEAT_LETTERS[seat], count=count, most=most)


def _check_wounds(state: TcgState) -> None:
    """Only characters are wounded; who has as many wounds as vitality is dying."""
    for card in state.in_play:
        if state.wounds[card] and state.card(card).type not in CHARACTERS:
            raise BadPosition("tcg-position-wounds", card=_name(state, card))
        # What an inactive card bears is inactive too, so its vitality says nothing now.
        if not state.active(card) or card in state.dying or not state.wounds[card]:
            continue
        if state.wounds[card] >= state.vitalities[card] and state.outcome is None:
            raise BadPosition(
                "tcg-position-dead",
                card=_name(state, card),
                count=state.wounds[card],
                vitality=state.vitalities[card],
            )


def _check_fights(state: TcgState) -> None:
    """Those who fight, or are assigned or dying, are characters in play."""
    fighting = [*state.fighting, *state.dying, *[card for card in state.assigned if card >= 0]]
    if state.skirmish >= 0:
        fighting.append(state.skirmish)
    for card in fighting:
        if not state.is_in_play(card) or state.card(card).type not in CHARACTERS:
            raise BadPosition("tcg-position-fight", card=_name(state, card))
    for card in state.fighting:
        if state.card(card).type != MINION:
            raise BadPosition("tcg-position-fight", card=_name(state, card))
