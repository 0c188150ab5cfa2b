"""1. Fellowship phase (p. 11)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.text import Rule
from mathom.games.tcg.engine.offers import transfer_key
from mathom.games.tcg.phases import FELLOWSHIP
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.moving import Move
from mathom.games.tcg.steps.phase import EndPhase, start_phase
from mathom.games.tcg.steps.procedure import Alone
from mathom.games.tcg.steps.regroup import discard_from_hand
from mathom.games.tcg.steps.wounds import heal

FELLOWSHIP_RULE: Final = Rule("tcg", "fellowship", 11)


class FellowshipPhase(Step[TcgState]):
    """The Free Peoples player acts alone until he is done; then his fellowship must move.

    DOUBT 3: cards drawn at the start of this phase count for the Rule of 4, those drawn at the start of
    the turn do not, since this phase has not begun then (`effects.cards.may_take`).
    """

    rule = FELLOWSHIP_RULE

    def run(self, state: TcgState) -> Decision | None:
        state.push(EndPhase(FELLOWSHIP))
        state.push(Move())
        state.push(Alone(state.free))
        start_phase(state, FELLOWSHIP, state.free)
        return None


def transfer(state: TcgState, item: int, bearer: int) -> None:
    """Pay an item's twilight cost again and hand it to another character (p. 23). This is no play, so
    nothing changes that cost (rules 11.20)."""
    state.twilight += state.card(item).twilight
    state.on[item] = bearer
    key = transfer_key(state, item)
    state.uses[key] = state.uses.get(key, 0) + 1
    state.changed()
    if state.events is not None:
        names = state.table.names
        state.tell("transferred", {"card": names[item], "other": names[bearer]})


def discard_to_heal(state: TcgState, character: int, copy: int) -> None:
    """Discard a card with the title of a wounded unique companion or ally to heal it (rules 7.1)."""
    discard_from_hand(state, copy)
    heal(state, character)
