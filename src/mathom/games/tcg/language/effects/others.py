"""Another player does it: "you" is somebody else for a while."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.view import Question
from mathom.games.tcg import codecs, questions
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.language.effect import Effect, player
from mathom.games.tcg.language.node import NODE_NAMES, Numbered
from mathom.games.tcg.language.who import EACH_SHADOW, PLAYER_OF_THIS, YOU, players
from mathom.games.tcg.options import PLAYER
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.actions import AskMay
from mathom.games.tcg.steps.resolve import EFFECTS, EndPart, Resolve, asking_card, effect_of
from mathom.games.tcg.wording.clause import Clause, order
from mathom.games.tcg.wording.speech import Speech

__all__ = ["by"]


def as_player(scope: Scope, seat: int) -> Scope:
    """The same action, with another player as "you"; what was chosen may still be spoken of."""
    new = scope.clone()
    new.seat = seat
    new.undone = False
    return new


class By(Effect):
    """Another player does it: a Shadow player that "you" name, or each of them in order."""

    def __init__(self, who: int, effect: Effect, may: bool = False) -> None:
        super().__init__()
        self.who: Final = who
        self.effect: Final = effect
        self.may: Final = may

    def parts(self) -> list[Numbered]:
        return [self.effect]

    def possible(self, state: TcgState, scope: Scope) -> bool:
        seats = players(state, self.who, scope)
        return any([self.effect.possible(state, as_player(scope, seat)) for seat in seats])

    def partly(self, state: TcgState, scope: Scope) -> bool:
        seats = players(state, self.who, scope)
        return any([self.effect.partly(state, as_player(scope, seat)) for seat in seats])

    def apply(self, state: TcgState, scope: Scope) -> None:
        seats = players(state, self.who, scope)
        if self.who == EACH_SHADOW or len(seats) == 1:
            for seat in reversed(seats):
                state.push(AsPlayer(self.effect.id, seat, self.may))
        else:
            state.push(NamePlayer(self.effect.id, self.who, self.may))

    def apart(self) -> bool:
        return self.who not in (YOU, PLAYER_OF_THIS)

    def reads(self, speech: Speech) -> Clause:
        speech.theirs = self.who not in (YOU, PLAYER_OF_THIS)
        told = self.effect.told(speech)
        speech.theirs = False
        if self.who == PLAYER_OF_THIS and not self.may:
            return order("must-by-you", speech, effect=told.to).then(told)
        id = "may-by" if self.may else "must-by"
        return order(id, speech, who=player(self.who, speech), effect=told.to).then(told)


def by(player: int, effect: Effect, may: bool = False) -> Effect:
    """Another player does it."""
    return By(player, effect, may)


class NamePlayer(Step[TcgState]):
    """Which of the players it is."""

    rule = EFFECTS
    kind = "player"
    fields = {"node": codecs.NODE, "who": codecs.WHOM, "may": codecs.YES_NO}

    def __init__(self, node: int, who: int, may: bool) -> None:
        self.node: Final = node
        self.who: Final = who
        self.may: Final = may

    def run(self, state: TcgState) -> Decision | None:
        scope = state.scopes[-1]
        seats = players(state, self.who, scope)
        return state.ask(self, scope.seat, [PLAYER[seat] for seat in seats])

    def chosen(self, state: TcgState, option: Option) -> None:
        state.push(AsPlayer(self.node, option.args[0], self.may))

    def about(self, state: TcgState, seat: int) -> Question | None:
        return questions.NamingPlayer(card=asking_card(state), deed=NODE_NAMES[self.node])


class AsPlayer(Step[TcgState]):
    """For this effect, "you" is another player."""

    rule = EFFECTS
    fields = {"node": codecs.NODE, "seat": codecs.SEAT, "may": codecs.YES_NO}

    def __init__(self, node: int, seat: int, may: bool) -> None:
        self.node: Final = node
        self.seat: Final = seat
        self.may: Final = may

    def run(self, state: TcgState) -> Decision | None:
        scope = as_player(state.scopes[-1], self.seat)
        if self.may and effect_of(self.node).idle(state, scope):
            return None
        state.scopes.append(scope)
        state.push(EndPart())
        state.push(AskMay(self.node, self.seat) if self.may else Resolve(self.node))
        return None
