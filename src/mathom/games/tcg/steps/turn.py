"""The turn: fellowship, then Shadow to regroup as often as the fellowship moves (p. 11)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.core.view import Question
from mathom.games.tcg.engine.durations import turn_ends
from mathom.games.tcg.options import MOVE, STAY
from mathom.games.tcg.phases import BEFORE, REGROUP
from mathom.games.tcg.questions import MovingAgain
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.archery import ArcheryPhase
from mathom.games.tcg.steps.assignment import AssignmentPhase
from mathom.games.tcg.steps.ending import Arrived
from mathom.games.tcg.steps.fellowship import FellowshipPhase
from mathom.games.tcg.steps.healing import StartOfTurn
from mathom.games.tcg.steps.maneuver import ManeuverPhase
from mathom.games.tcg.steps.moving import Move, can_move_again, crossing, move_limit, must_move_again
from mathom.games.tcg.steps.phase import END_OF, TURN, Milestone
from mathom.games.tcg.steps.regroup import REGROUPING, DiscardMinions, Reconcile, RegroupPhase
from mathom.games.tcg.steps.ring import RingOff
from mathom.games.tcg.steps.shadow import ShadowPhases
from mathom.games.tcg.steps.skirmish import FierceSkirmishes, Skirmishes


class Turn(Milestone):
    """A player's turn: he is the Free Peoples player, all others are Shadow players."""

    rule = TURN

    def run(self, state: TcgState) -> Decision | None:
        state.turn += 1
        state.phase = BEFORE
        state.moves = state.twilight = 0
        state.moved = False
        state.changed()
        if state.events is not None:
            state.tell("turn", {"player": state.free})
        state.agenda += A_TURN
        return None


class AtTheSite(Step[TcgState]):
    """The fellowship has moved: everything from the Shadow phases to the regroup phase."""

    rule = TURN

    def run(self, state: TcgState) -> Decision | None:
        state.agenda += AT_A_SITE
        return None


class MoveAgain(Step[TcgState]):
    """At the end of the regroup phase: on to the next site, or reconcile and end the turn."""

    rule = REGROUPING
    kind = "move"

    def run(self, state: TcgState) -> Decision | None:
        if must_move_again(state):
            self._move(state)
        elif can_move_again(state):
            return state.ask(self, state.free, [MOVE, STAY])
        else:
            self._stay(state)
        return None

    def chosen(self, state: TcgState, option: Option) -> None:
        if option is MOVE:
            self._move(state)
        else:
            self._stay(state)

    def gaps(self, state: TcgState) -> dict[str, str | int | Text]:
        return {"count": state.moves, "most": move_limit(state)}

    def about(self, state: TcgState, seat: int) -> Question | None:
        move = crossing(state)
        assert move is not None
        return MovingAgain(made=state.moves, limit=move_limit(state), move=move)

    def _move(self, state: TcgState) -> None:
        state.agenda += [AtTheSite(), RingOff(), END_OF[REGROUP], Move()]

    def _stay(self, state: TcgState) -> None:
        state.agenda += [RingOff(), END_OF[REGROUP], DiscardMinions(), Reconcile(state.free)]


class TurnEnds(Milestone):
    """The next player clockwise takes his turn."""

    rule = TURN

    def run(self, state: TcgState) -> Decision | None:
        turn_ends(state)
        state.phase = BEFORE
        state.free = state.left_of(state.free)
        state.changed()
        state.push(Turn())
        return None


# What is done first stands last, as on the agenda.
A_TURN: Final[list[Step[TcgState]]] = [TurnEnds(), AtTheSite(), FellowshipPhase(), StartOfTurn()]
AT_A_SITE: Final[list[Step[TcgState]]] = [
    MoveAgain(),
    RegroupPhase(),
    Arrived(),
    FierceSkirmishes(),
    Skirmishes(),
    AssignmentPhase(False),
    ArcheryPhase(),
    ManeuverPhase(),
    ShadowPhases(),
]
