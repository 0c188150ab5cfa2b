"""The action procedure: who may act, and when a phase's actions are over (rules 10)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule
from mathom.core.view import Question
from mathom.games.tcg import codecs, questions
from mathom.games.tcg.engine.deeds import deed
from mathom.games.tcg.engine.offers import phase_actions
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.options import PASS
from mathom.games.tcg.phases import FELLOWSHIP, PHASES, SKIRMISH
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.actions import perform
from mathom.games.tcg.steps.moving import crossing
from mathom.games.tcg.steps.playing import play
from mathom.games.tcg.steps.refusing import why_no_action
from mathom.games.tcg.steps.transfers import discard_to_heal, transfer
from mathom.games.tcg.steps.triggers import passed_by

PROCEDURE: Final = Rule("tcg", "procedure", 13)


class Alone(Step[TcgState]):
    """In the fellowship phase and in each Shadow phase one player acts until he is done."""

    rule = PROCEDURE
    kind = "action"
    fields = {"seat": codecs.SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: TcgState) -> Decision | None:
        options = phase_actions(state, self.seat)
        if not options and not state.table.discreet:
            return None
        options.append(PASS)
        return state.ask(self, self.seat, options, hidden=True)

    def chosen(self, state: TcgState, option: Option) -> None:
        if option is not PASS:
            state.push(self)
            act(state, self.seat, option)

    def why_not(self, state: TcgState, option: Option) -> Reason | None:
        return why_no_action(state, self.seat, option)

    def about(self, state: TcgState, seat: int) -> Question | None:
        return questions.Acting(
            phase=PHASES[state.phase],
            alone=True,
            passed=(),
            last=True,
            move=crossing(state) if state.phase == FELLOWSHIP else None,
        )


class InTurn(Step[TcgState]):
    """The Free Peoples player, then counter-clockwise: an action or a pass, until all pass in a row."""

    rule = PROCEDURE
    kind = "action"
    fields = {"turn": codecs.NUMBER, "passes": codecs.NUMBER}

    def __init__(self, turn: int = 0, passes: int = 0) -> None:
        self.turn: Final = turn
        self.passes: Final = passes

    def run(self, state: TcgState) -> Decision | None:
        order = state.procedure()
        if state.phase == SKIRMISH and _skirmish_over(state):
            return None
        turn, passes = self.turn % len(order), self.passes
        # Who can do nothing passes without being asked.
        while passes < len(order):
            options = phase_actions(state, order[turn])
            if options or state.table.discreet:
                asks = self if passes == self.passes else InTurn(turn, passes)
                options.append(PASS)
                return state.ask(asks, order[turn], options, hidden=True)
            turn, passes = (turn + 1) % len(order), passes + 1
        return None

    def chosen(self, state: TcgState, option: Option) -> None:
        order = state.procedure()
        seat, after = order[self.turn % len(order)], (self.turn + 1) % len(order)
        if option is PASS:
            state.push(InTurn(after, self.passes + 1))
        else:
            state.push(InTurn(after, 0))
            act(state, seat, option)

    def why_not(self, state: TcgState, option: Option) -> Reason | None:
        order = state.procedure()
        return why_no_action(state, order[self.turn % len(order)], option)

    def about(self, state: TcgState, seat: int) -> Question | None:
        return questions.Acting(
            phase=PHASES[state.phase],
            alone=False,
            passed=passed_by(state, self.turn, self.passes),
            last=self.passes + 1 == len(state.procedure()),
            move=None,
        )


IN_TURN: Final = InTurn()
"""The Free Peoples player begins."""


def _skirmish_over(state: TcgState) -> bool:
    """Cancelled, or one side empty: no more actions."""
    return not state.in_skirmish or not state.fighting or state.skirmish < 0


def act(state: TcgState, seat: int, option: Option) -> None:
    """Do the phase action that a player chose from `offers.phase_actions`."""
    card = option.args[0]
    if option.verb == "use":
        which = option.args[1] if len(option.args) > 1 else 0
        perform(state, deed(state.card(card).index).specials[which], Scope(card, seat))
    elif option.verb == "transfer":
        transfer(state, card, option.args[1])
    elif option.verb == "heal":
        discard_to_heal(state, card, option.args[1])
    else:
        play(state, card, seat)
