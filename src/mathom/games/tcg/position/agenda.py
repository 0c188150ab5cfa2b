"""What is still to be done on a table: written as it is by us, and begun anew at the start of a phase.

Only a position that is just as we wrote it may say what lies on the agenda (`core.seal`). Any other
begins with its phase, and what was under way there is dropped.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from mathom.core.agenda import Step
from mathom.core.codec import read_step, write_step
from mathom.core.faults import BadPosition
from mathom.core.position import Reader
from mathom.core.state import Outcome
from mathom.games.tcg import codecs, steps
from mathom.games.tcg.engine.scope import Scope
from mathom.games.tcg.engine.table import SEAT_LETTERS
from mathom.games.tcg.language import effects
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

UNDER_WAY: Final = ("agenda", "decision", "scopes", "dying", "bids", "skirmish", "beaten", "last_gone")
"""The parts of a position that say what is under way: nobody but us can put them together."""

Steps = list[Step[TcgState]]


def _steps() -> dict[str, type[Step[Any]]]:
    """Every step that the rules or an effect can put on the agenda."""
    found: dict[str, type[Step[Any]]] = {}
    for package in (steps, effects):
        for chapter in iter_modules(package.__path__, f"{package.__name__}."):
            for name, thing in vars(import_module(chapter.name)).items():
                is_step = isinstance(thing, type) and issubclass(thing, Step)
                # What several steps have in common can wait on no agenda itself.
                if is_step and thing.__module__ == chapter.name and thing.run is not Step.run:
                    found[name] = thing
    return found


STEPS: Final = _steps()


# -- just as we wrote it -------------------------------------------------------------------------


def write_agenda(state: TcgState) -> dict[str, Any]:
    """The actions under way, the question and what lies under it."""
    written: dict[str, Any] = {"scopes": [_write_scope(state, scope) for scope in state.scopes]}
    if state.decision is not None:
        written["agenda"] = [write_step(step, state) for step in state.agenda]
        written["decision"] = write_step(state.decision.step, state)
    return written


def _write_scope(state: TcgState, scope: Scope) -> dict[str, Any]:
    return {
        "source": codecs.CARD.write(scope.source, state),
        "seat": codecs.SEAT.write(scope.seat, state),
        "happening": codecs.HAPPENING.write(scope.happening, state),
        "affected": codecs.CARD.write(scope.affected, state),
        "number": scope.number,
        "memory": [codecs.CARDS.write(cards, state) for cards in scope.memory],
        "found": [codecs.CARDS.write(cards, state) for cards in scope.found],
        "undone": scope.undone,
        "named": codecs.SEAT.write(scope.named, state),
    }


def read_agenda(state: TcgState, reader: Reader) -> None:
    """What `write_agenda` wrote."""
    state.scopes = [_read_scope(state, data) for data in reader.list("scopes")]
    asking = reader.raw("decision")
    state.agenda = [read_step(step, STEPS, state) for step in reader.list("agenda")]
    if asking is not None:
        state.agenda.append(read_step(asking, STEPS, state))


def _read_scope(state: TcgState, data: Any) -> Scope:
    scope = Scope(
        codecs.CARD.read(data["source"], state),
        codecs.SEAT.read(data["seat"], state),
        codecs.HAPPENING.read(data["happening"], state),
    )
    scope.affected = codecs.CARD.read(data["affected"], state)
    scope.number = codecs.AMOUNT.read(data["number"], state)
    scope.memory = tuple([codecs.CARDS.read(cards, state) for cards in data["memory"]])
    scope.found = tuple([codecs.CARDS.read(cards, state) for cards in data["found"]])
    scope.undone = codecs.YES_NO.read(data["undone"], state)
    scope.named = codecs.SEAT.read(data.get("named"), state)
    return scope


# -- from the start of a phase -------------------------------------------------------------------


def begin_phase(state: TcgState) -> None:
    """The phase that the position names begins, and after it comes the rest of the turn."""
    state.agenda = _rest_of_turn(state)
    if state.phase == BEFORE:
        # The turn itself is still to be begun, and counted.
        state.turn -= 1


def _rest_of_turn(state: TcgState) -> Steps:
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


def read_outcome(state: TcgState, reader: Reader) -> Outcome | None:
    """What the position says about the end of the game."""
    data = reader.raw("outcome")
    if data is None:
        return None
    part = Reader(data, "outcome")
    winners = tuple(part.words("winners", list(SEAT_LETTERS[: state.table.players])))
    how = HOWS[part.word("how", "", HOWS)]
    part.done()
    if not winners:
        raise BadPosition("tcg-position-order")
    return Outcome(winners, how)
