"""The unfinished part of a written position: whose turn it is, what is asked, or who has won.

A position may come from anybody, so nothing is believed: see `waiting` for what may lie on the agenda.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mathom.core.agenda import Step
from mathom.core.faults import BadPosition
from mathom.core.position import Reader
from mathom.core.state import Outcome
from mathom.games.wotr.box import CORRUPTION_LIMIT, CRACK_OF_DOOM, FREE, SHADOW, SIDES, VICTORY
from mathom.games.wotr.position.words import read_step, write_step
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.dice import EndAction, NextAction
from mathom.games.wotr.steps.ending import VictoryCheck, victory_points
from mathom.games.wotr.steps.fellowship import FellowshipPhase
from mathom.games.wotr.steps.mordor import Dawdling
from mathom.games.wotr.steps.turn import ActionRoll, HuntAllocation, RecoverAndDraw, Turn

PHASES: Final = ["draw", "fellowship", "hunt", "roll", "action", "end"]
HOWS: Final = ["corruption", "ring", "conquest", "liberation"]


# -- what is still to be done --------------------------------------------------------------------


def write_pending(state: WotrState) -> dict[str, Any]:
    """The question and what lies under it."""
    if state.decision is None:
        return {}
    return {
        "agenda": [write_step(step, state) for step in state.agenda],
        "decision": write_step(state.decision.step, state),
    }


def read_pending(state: WotrState, reader: Reader, data: Mapping[str, Any]) -> bool:
    """An agenda and a question; or a phase; or just whose action it is. Whether it names steps.

    Without any of these, a turn begins, unless there are dice to be used.
    """
    asking = reader.raw("decision")
    acting = "to_act" in data or "dice" in data
    side = reader.word("to_act", SIDES[FREE], SIDES)
    phase = PHASES[reader.word("phase", "action" if acting else "draw", PHASES)]
    if "agenda" in reader:
        if asking is None or "to_act" in data or "phase" in data:
            raise BadPosition("wotr-position-agenda")
        waiting = [read_step(step, state) for step in reader.list("agenda")]
        state.agenda = [*waiting, read_step(asking, state)]
    elif asking is not None:
        state.agenda = [*rest_of_turn("action", 1 - side), EndAction()]
        state.agenda.append(read_step(asking, state))
    elif phase == "draw":
        state.turn -= 1
        state.agenda = [Turn()]
    else:
        state.agenda = rest_of_turn(phase, side)
    return asking is not None


def rest_of_turn(phase: str, side: int) -> list[Step[WotrState]]:
    """What is still to come in a turn from a phase on, this side acting next."""
    whole: list[Step[WotrState]] = [
        Turn(),
        VictoryCheck(),
        Dawdling(),
        NextAction(side),
        ActionRoll(),
        HuntAllocation(),
        FellowshipPhase(),
        RecoverAndDraw(),
    ]
    return whole[: len(whole) - PHASES.index(phase)]


# -- how it ended --------------------------------------------------------------------------------


def read_outcome(reader: Reader) -> Outcome | None:
    """What the position says about the end of the game."""
    data = reader.raw("outcome")
    if data is None:
        return None
    part = Reader(data, "outcome")
    winners = tuple(part.words("winners", SIDES))
    how = HOWS[part.word("how", "", HOWS)]
    part.done()
    return Outcome(winners, how)


def check_outcome(state: WotrState, ended: Outcome | None, data: Mapping[str, Any]) -> None:
    """The game is over if, and as, the table shows it, and nothing is left to be done."""
    won = won_at_once(state)
    if ended is None:
        if won is not None:
            raise BadPosition("wotr-position-won", seat=SIDES[won.winners[0]], how=won.how)
        return
    if any([name in data for name in ("agenda", "decision", "to_act", "phase")]):
        raise BadPosition("wotr-position-agenda")
    if ended != (won or won_by_arms(state)):
        raise BadPosition("wotr-position-outcome", how=ended.how)
    state.end(ended)


def won_at_once(state: WotrState) -> Outcome | None:
    """Corruption, or else the destruction of the Ring (p. 44)."""
    if state.corruption >= CORRUPTION_LIMIT:
        return Outcome((state.seats[SHADOW],), "corruption")
    if state.mordor >= CRACK_OF_DOOM:
        return Outcome((state.seats[FREE],), "ring")
    return None


def won_by_arms(state: WotrState) -> Outcome | None:
    """What the victory check at the end of a turn would find."""
    if victory_points(state, SHADOW) >= VICTORY[SHADOW]:
        return Outcome((state.seats[SHADOW],), "conquest")
    if victory_points(state, FREE) >= VICTORY[FREE]:
        return Outcome((state.seats[FREE],), "liberation")
    return None
