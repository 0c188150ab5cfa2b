"""The unfinished part of a written position: which phase comes, what is asked, or who has won.

A position may come from anybody, so nothing is believed: what is asked is tried out before it is taken.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.core.agenda import Step
from mathom.core.faults import BadPosition
from mathom.core.position import Reader, read_step, write_step
from mathom.core.state import Outcome
from mathom.games.tcg.phases import (
    ARCHERY,
    ASSIGNMENT,
    BEFORE,
    FELLOWSHIP,
    MANEUVER,
    REGROUP,
    SHADOW_PHASE,
    SKIRMISH,
)
from mathom.games.tcg.position.words import STEPS, vocabulary
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.archery import ArcheryPhase
from mathom.games.tcg.steps.assignment import AssignmentPhase
from mathom.games.tcg.steps.ending import ARRIVED, CORRUPTED, DRAWN, KILLED, LAST, Arrived
from mathom.games.tcg.steps.fellowship import FellowshipPhase
from mathom.games.tcg.steps.maneuver import ManeuverPhase
from mathom.games.tcg.steps.regroup import RegroupPhase
from mathom.games.tcg.steps.shadow import ShadowPhases
from mathom.games.tcg.steps.skirmish import FierceSkirmishes, Skirmishes
from mathom.games.tcg.steps.turn import AtTheSite, MoveAgain, Turn, TurnEnds

HOWS: Final = [ARRIVED, CORRUPTED, KILLED, LAST, DRAWN]
"""How a game can end."""

Steps = list[Step[TcgState]]


# -- what is still to be done --------------------------------------------------------------------


def write_pending(state: TcgState) -> dict[str, Any]:
    """The question and what lies under it."""
    if state.decision is None:
        return {}
    words = vocabulary(state.table)
    return {
        "agenda": [write_step(step, words) for step in state.agenda],
        "decision": write_step(state.decision.step, words),
    }


def read_pending(state: TcgState, reader: Reader, ended: Outcome | None) -> bool:
    """An agenda and a question; or, without these, the start of the phase. Whether it names steps."""
    asking = reader.raw("decision")
    if ended is not None:
        if asking is not None or "agenda" in reader:
            raise BadPosition("tcg-position-agenda")
        state.end(ended)
        return False
    words = vocabulary(state.table)
    if "agenda" in reader:
        if asking is None:
            raise BadPosition("tcg-position-agenda")
        waiting = [read_step(step, STEPS, words) for step in reader.list("agenda")]
        state.agenda = [*waiting, read_step(asking, STEPS, words)]
        return True
    state.agenda = rest_of_turn(state)
    if asking is not None:
        state.agenda.append(read_step(asking, STEPS, words))
    elif state.phase == BEFORE:
        state.turn = max(0, state.turn - 1)
    return asking is not None


def rest_of_turn(state: TcgState) -> Steps:
    """What is still to come in a turn, from the start of its phase on."""
    if state.phase == BEFORE:
        return [Turn()]
    if state.phase == FELLOWSHIP:
        return [TurnEnds(), AtTheSite(), FellowshipPhase()]
    later: Steps = [TurnEnds(), MoveAgain(), RegroupPhase()]
    if state.phase == REGROUP:
        return later
    later.append(Arrived())
    if not state.fierce:
        later.append(FierceSkirmishes())
    later.append(Skirmishes())
    if state.phase == SKIRMISH:
        return later
    whole: list[tuple[int, Step[TcgState]]] = [
        (ASSIGNMENT, AssignmentPhase(state.fierce)),
        (ARCHERY, ArcheryPhase()),
        (MANEUVER, ManeuverPhase()),
        (SHADOW_PHASE, ShadowPhases()),
    ]
    return later + [step for phase, step in whole if phase >= state.phase]


# -- how it ended --------------------------------------------------------------------------------


def read_outcome(reader: Reader, letters: list[str]) -> Outcome | None:
    """What the position says about the end of the game."""
    data = reader.raw("outcome")
    if data is None:
        return None
    part = Reader(data, "outcome")
    winners = tuple(part.words("winners", letters))
    how = HOWS[part.word("how", "", HOWS)]
    part.done()
    return Outcome(winners, how)
