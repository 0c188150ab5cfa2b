"""Naming a player: "an opponent", "any draw deck", where there are several."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.view import Question
from mathom.games.tcg import codecs, questions
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.effects.control import Both
from mathom.games.tcg.language.node import NODE_NAMES, NODES, Numbered
from mathom.games.tcg.language.who import players
from mathom.games.tcg.options import PLAYER
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.resolve import EFFECTS, Resolve, asking_card
from mathom.games.tcg.wording.clause import Clause
from mathom.games.tcg.wording.speech import Speech

__all__ = ["naming"]


def _about(scope: Scope, seat: int) -> Scope:
    """The same action, about one of the players."""
    new = scope.clone()
    new.named = seat
    return new


class Naming(Effect):
    """Of several players "you" name one; in the effect, words for such a player then mean him.

    "You" stay who you are; where another player becomes "you", it is `By`.
    """

    def __init__(self, who: int, effect: Effect) -> None:
        super().__init__()
        self.who: Final = who
        self.effect: Final = effect

    def parts(self) -> list[Numbered]:
        return [self.effect]

    def possible(self, state: TcgState, scope: Scope) -> bool:
        seats = players(state, self.who, scope)
        return any([self.effect.possible(state, _about(scope, seat)) for seat in seats])

    def partly(self, state: TcgState, scope: Scope) -> bool:
        return len(self.seats(state, scope)) > 0

    def seats(self, state: TcgState, scope: Scope) -> list[int]:
        """Who can be named: whoever has no draw deck left is not, if it is his deck that is meant."""
        first = self.effect.effects[0] if isinstance(self.effect, Both) else self.effect
        seats = players(state, self.who, scope)
        return [seat for seat in seats if first.partly(state, _about(scope, seat))]

    def apply(self, state: TcgState, scope: Scope) -> None:
        state.push(NameWhose(self.id))

    def reads(self, speech: Speech) -> Clause:
        return self.effect.told(speech)


def naming(who: int, effect: Effect) -> Effect:
    """Something about one of several players, whom "you" name."""
    return Naming(who, effect)


class NameWhose(Step[TcgState]):
    """Which of the players it is about."""

    rule = EFFECTS
    kind = "player"
    fields = {"node": codecs.NODE}

    def __init__(self, node: int) -> None:
        self.node: Final = node

    def run(self, state: TcgState) -> Decision | None:
        scope = state.scopes[-1]
        seats = self._naming().seats(state, scope)
        if len(seats) > 1:
            return state.ask(self, scope.seat, [PLAYER[seat] for seat in seats])
        if seats:
            self._name(state, seats[0])
        return None

    def chosen(self, state: TcgState, option: Option) -> None:
        self._name(state, option.args[0])

    def about(self, state: TcgState, seat: int) -> Question | None:
        deed = NODE_NAMES[self._naming().effect.id]
        return questions.NamingPlayer(card=asking_card(state), deed=deed)

    def _name(self, state: TcgState, seat: int) -> None:
        state.scopes[-1].named = seat
        state.push(Resolve(self._naming().effect.id))

    def _naming(self) -> Naming:
        node = NODES[self.node]
        assert isinstance(node, Naming)
        return node
