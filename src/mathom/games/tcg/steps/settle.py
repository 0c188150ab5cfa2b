"""What is looked at again after every change: death, corruption, texts that always hold (rules 1.6)."""

from __future__ import annotations

from mathom.games.tcg.box import MINION
from mathom.games.tcg.phases import ALWAYS
from mathom.games.tcg.scope import Happening
from mathom.games.tcg.state import FELLOWSHIP_AREA, MINION_AREA, SUPPORT, TcgState
from mathom.games.tcg.steps.actions import perform
from mathom.games.tcg.steps.triggers import ability_of, answering, scope_for
from mathom.games.tcg.steps.wounds import Kill
from mathom.games.tcg.values import CARD_SPACE


def settle(state: TcgState) -> None:
    """Push what must follow from how things now stand."""
    state.look()
    for card in state.in_play:
        if state.zone[card] in (FELLOWSHIP_AREA, MINION_AREA, SUPPORT) and _dead(state, card):
            state.dying.append(card)
            state.push(Kill(card))
    if state.watchers[ALWAYS]:
        _always(state)


def _dead(state: TcgState, card: int) -> bool:
    # What an inactive card bears is inactive too, so its vitality says nothing now.
    return (
        state.is_active[card] != 0
        and 1 <= state.card(card).type <= MINION
        and state.wounds[card] >= state.vitalities[card]
        and card not in state.dying
    )


def _always(state: TcgState) -> None:
    """ "Discard this card if ...": begun once, not again while it is under way."""
    happening = Happening(ALWAYS)
    under_way = [scope.source for scope in state.scopes if scope.happening == happening]
    for key in answering(state, happening, False):
        card = key % CARD_SPACE
        if card not in under_way:
            perform(state, ability_of(key // CARD_SPACE), scope_for(state, key, happening))
            # One at a time: the next is found when this one has changed something.
            return
