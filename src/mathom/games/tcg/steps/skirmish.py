"""6. Skirmish phases, one for each skirmish, and the fierce ones (p. 15)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule
from mathom.core.view import Question
from mathom.games.tcg import codecs
from mathom.games.tcg.box import FIERCE
from mathom.games.tcg.engine.assigning import beset, opponents_of
from mathom.games.tcg.engine.changes import FIGHTS
from mathom.games.tcg.engine.durations import skirmish_starts
from mathom.games.tcg.engine.forecast import damage_of, fight, overwhelms
from mathom.games.tcg.engine.scope import NO_CARD, Happening
from mathom.games.tcg.phases import LOSES, SKIRMISH, SKIRMISH_ENDING, WINS
from mathom.games.tcg.questions import NextSkirmish
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.assignment import AssignmentPhase
from mathom.games.tcg.steps.phase import EndPhase, minions, start_phase
from mathom.games.tcg.steps.procedure import IN_TURN
from mathom.games.tcg.steps.refusing import cards_of, named, refused
from mathom.games.tcg.steps.triggers import announce
from mathom.games.tcg.steps.wounds import Kill, Wound

SKIRMISHES: Final = Rule("tcg", "skirmish", 15)
FIERCE_RULE: Final = Rule("tcg", "fierce", 15)


class Skirmishes(Step[TcgState]):
    """The Free Peoples player chooses whose skirmish is next, until all are over."""

    rule = SKIRMISHES
    kind = "skirmish"

    def run(self, state: TcgState) -> Decision | None:
        waiting = _waiting(state)
        if len(waiting) > 1:
            return state.ask(self, state.free, [state.table.option("fight", card) for card in waiting])
        if waiting:
            self._begin(state, waiting[0])
        return None

    def chosen(self, state: TcgState, option: Option) -> None:
        self._begin(state, option.args[0])

    def why_not(self, state: TcgState, option: Option) -> Reason | None:
        cards = cards_of(state, option)
        if option.verb != "fight" or len(cards) != 1:
            return None
        return refused("no-skirmish", SKIRMISHES, card=named(state, cards[0]))

    def about(self, state: TcgState, seat: int) -> Question | None:
        fights = [fight(state, card, opponents_of(state, card)) for card in _waiting(state)]
        return NextSkirmish(fights=tuple(fights))

    def _begin(self, state: TcgState, character: int) -> None:
        skirmish_starts(state)
        state.in_skirmish = True
        state.skirmish = character
        state.fighting = opponents_of(state, character)
        state.last_gone = NO_CARD
        state.agenda += [
            self,
            SkirmishOver(character),
            EndPhase(SKIRMISH, character),
            SkirmishEnding(character),
            ResolveSkirmish(character),
            IN_TURN,
        ]
        start_phase(state, SKIRMISH, state.free, character)


def _waiting(state: TcgState) -> list[int]:
    """The characters whose skirmishes are still to come."""
    fought = beset(state)
    return [card for card in state.in_play if card in fought] if fought else fought


class FierceSkirmishes(Step[TcgState]):
    """If fierce minions are left: once more assignments and skirmishes, of those alone (p. 15)."""

    rule = FIERCE_RULE

    def run(self, state: TcgState) -> Decision | None:
        if any([state.has(card, FIERCE) for card in minions(state)]):
            state.push(Skirmishes())
            state.push(AssignmentPhase(True))
        return None


class ResolveSkirmish(Step[TcgState]):
    """Compare strengths: the higher total wins, a tie is won by the Shadow."""

    rule = SKIRMISHES
    fields = {"character": codecs.CARD}

    def __init__(self, character: int) -> None:
        self.character: Final = character

    def run(self, state: TcgState) -> Decision | None:
        if not state.in_skirmish:
            # Cancelled: no winner, no loser.
            return None
        if not state.fighting:
            _gone(state, [state.skirmish])
        elif state.skirmish == NO_CARD:
            _gone(state, state.fighting)
        else:
            ours = state.strength(state.skirmish)
            theirs = sum([state.strength(minion) for minion in state.fighting])
            if ours > theirs:
                _beaten(state, [state.skirmish], state.fighting, ours, theirs)
            else:
                _beaten(state, state.fighting, [state.skirmish], theirs, ours)
        return None


def _gone(state: TcgState, winners: list[int]) -> None:
    """The other side is empty: it has lost without a wound.

    DOUBT 5: of those who are gone only the last to go counts as losing.
    """
    alive = [card for card in winners if card != NO_CARD]
    if alive:
        _announce_result(state, alive, [] if state.last_gone == NO_CARD else [state.last_gone])


def _beaten(state: TcgState, winners: list[int], losers: list[int], strength: int, against: int) -> None:
    """Each loser is overwhelmed, or takes a wound and one more for each damage bonus of the winners."""
    wounds = 1 + damage_of(state, winners)
    _announce_result(state, winners, losers)
    for loser in reversed(losers):
        if overwhelms(state, strength, against, loser):
            state.push(Kill(loser))
        else:
            for _ in range(wounds):
                state.push(Wound(loser))


def _announce_result(state: TcgState, winners: list[int], losers: list[int]) -> None:
    """Texts about winning and losing come when the losers have their wounds."""
    if state.events is not None:
        state.tell("wins", {"card": state.table.names[winners[0]]})
    state.push(Result(tuple(winners), tuple(losers)))


class Result(Step[TcgState]):
    """The skirmish has been won and lost."""

    rule = SKIRMISHES
    fields = {"winners": codecs.CARDS, "losers": codecs.CARDS}

    def __init__(self, winners: tuple[int, ...], losers: tuple[int, ...]) -> None:
        self.winners: Final = winners
        self.losers: Final = losers

    def run(self, state: TcgState) -> Decision | None:
        state.beaten = list(self.losers)
        for loser in self.losers:
            announce(state, Happening(LOSES, loser, self.winners[0], seat=state.owner(loser)))
        other = self.losers[0] if self.losers else NO_CARD
        for winner in self.winners:
            announce(state, Happening(WINS, winner, other, seat=state.owner(winner)))
        return None


class SkirmishEnding(Step[TcgState]):
    """Whatever answers to a skirmish that is about to end, cancelled ones too."""

    rule = SKIRMISHES
    fields = {"character": codecs.CARD}

    def __init__(self, character: int) -> None:
        self.character: Final = character

    def run(self, state: TcgState) -> Decision | None:
        announce(state, Happening(SKIRMISH_ENDING, self.character, seat=state.free))
        return None


class SkirmishOver(Step[TcgState]):
    """The survivors are no longer assigned."""

    rule = SKIRMISHES
    fields = {"character": codecs.CARD}

    def __init__(self, character: int) -> None:
        self.character: Final = character

    def run(self, state: TcgState) -> Decision | None:
        for minion in state.in_play:
            if state.assigned[minion] == self.character:
                state.assigned[minion] = NO_CARD
        for minion in state.fighting:
            state.assigned[minion] = NO_CARD
        state.in_skirmish = False
        state.skirmish = state.last_gone = NO_CARD
        state.fighting, state.beaten = [], []
        state.changed(FIGHTS)
        return None
