"""Using an ability: requirements, costs, effect (rules 11.7 - 11.13)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.view import Question
from mathom.games.tcg import codecs
from mathom.games.tcg.engine.deeds import RESPONSES
from mathom.games.tcg.engine.scope import CARD_SPACE, Happening, Scope
from mathom.games.tcg.language.abilities import (
    PER_PHASE,
    PER_TURN,
    SPECIAL,
    STACKED_SPECIAL,
    TRIGGER,
    Ability,
)
from mathom.games.tcg.language.node import NODE_NAMES
from mathom.games.tcg.options import NO, YES
from mathom.games.tcg.phases import USES_ABILITY
from mathom.games.tcg.questions import May
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.resolve import (
    EFFECTS,
    END_ACTION,
    Resolve,
    Withheld,
    ability_of,
    asking_card,
    pay_all,
)
from mathom.games.tcg.steps.triggers import Awaiting, await_answers, responses


def perform(state: TcgState, ability: Ability, scope: Scope) -> None:
    """Pay the costs, then carry out the effect."""
    key = ability.id * CARD_SPACE + scope.source
    if ability.limit == PER_TURN:
        state.turn_uses[key] = state.turn_uses.get(key, 0) + 1
    if ability.limit == PER_PHASE or ability.kind != TRIGGER:
        state.uses[key] = state.uses.get(key, 0) + 1
    if state.events is not None:
        told: dict[str, str | int] = {"card": state.table.names[scope.source]}
        state.tell("uses", told | {"deed": NODE_NAMES[ability.id]})
    begin(state, ability, scope)


def begin(state: TcgState, ability: Ability, scope: Scope) -> None:
    """The action begins: what follows on the agenda is its costs, its effect, its end."""
    state.scopes.append(scope)
    state.push(END_ACTION)
    if ability.kind in (SPECIAL, STACKED_SPECIAL):
        state.push(Announce(ability.id, scope.source, scope.seat))
    else:
        state.push(Resolve(ability.effect.id))
    pay_all(state, ability.costs)


class Announce(Withheld):
    """Costs are paid: others may answer to the use of the special ability before it does anything."""

    rule = EFFECTS

    def run(self, state: TcgState) -> Decision | None:
        if not _anybody_answers(state):
            state.push(Resolve(ability_of(self.node).effect.id))
            return None
        happening = Happening(USES_ABILITY, self.card, seat=self.seat, amount=self.node)
        await_answers(state, CarryOut(happening))
        return None


def _anybody_answers(state: TcgState) -> bool:
    """Whether there is a card, in play or in a hand, that speaks of abilities being used."""
    state.look()
    if state.watchers[USES_ABILITY]:
        return True
    heard = responses(state) >> USES_ABILITY & 1 != 0
    if not heard or state.table.discreet:
        # Nobody can see that no hand holds one.
        return heard
    kinds = state.table.kinds
    return any([RESPONSES[kinds[card]] == USES_ABILITY for hand in state.hands for card in hand])


class CarryOut(Awaiting):
    """The effect of a special ability, unless it is cancelled."""

    rule = EFFECTS

    def run(self, state: TcgState) -> Decision | None:
        state.push(Resolve(ability_of(self.happening.amount).effect.id))
        return None


class AskMay(Step[TcgState]):
    """ "You may": do it or not."""

    rule = EFFECTS
    kind = "may"
    fields = {"node": codecs.NODE, "seat": codecs.SEAT}

    def __init__(self, node: int, seat: int) -> None:
        self.node: Final = node
        self.seat: Final = seat

    def run(self, state: TcgState) -> Decision | None:
        return state.ask(self, self.seat, [YES, NO])

    def chosen(self, state: TcgState, option: Option) -> None:
        if option is YES:
            state.push(Resolve(self.node))

    def about(self, state: TcgState, seat: int) -> Question | None:
        return May(card=asking_card(state), deed=NODE_NAMES[self.node])
