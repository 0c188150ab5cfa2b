"""The unfinished part of a written position: whose turn it is, what is asked, or who has won.

What is under way in the middle of an action is known to the rules alone, so only a position that we
wrote ourselves (`core.seal`) says it. Any other begins at a milestone: a phase, or a side's next action.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Final

from mathom.core.agenda import Step
from mathom.core.codec import read_step, write_step
from mathom.core.faults import BadPosition
from mathom.core.position import Reader
from mathom.core.state import Outcome
from mathom.games.wotr import cards, clockwork, steps
from mathom.games.wotr.box import (
    CORRUPTION_LIMIT,
    CRACK_OF_DOOM,
    FREE,
    NOBODY,
    SHADOW,
    SIDES,
    VICTORY,
)
from mathom.games.wotr.position.seats import read_to_act
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.dice import NextAction
from mathom.games.wotr.steps.ending import VictoryCheck, victory_points, winners
from mathom.games.wotr.steps.fellowship import FellowshipPhase
from mathom.games.wotr.steps.mordor import Dawdling
from mathom.games.wotr.steps.players import leaders_speak
from mathom.games.wotr.steps.turn import ActionRoll, HuntAllocation, RecoverAndDraw, Turn

PHASES: Final = ["draw", "fellowship", "hunt", "roll", "action", "end"]
HOWS: Final = ["corruption", "ring", "conquest", "liberation"]
UNDER_WAY: Final = ("agenda", "decision")
MILESTONES: Final = ("phase", "to_act")


def _steps() -> dict[str, type[Step[Any]]]:
    """Every step that the rules can put on the agenda, whichever chapter it is of."""
    found: dict[str, type[Step[Any]]] = {}
    chapters = [
        chapter
        for folder in (steps, cards, clockwork)
        for chapter in walk_packages(folder.__path__, f"{folder.__name__}.")
    ]
    for chapter in chapters:
        for name, thing in vars(import_module(chapter.name)).items():
            is_step = isinstance(thing, type) and issubclass(thing, Step)
            # What several steps have in common can wait on no agenda itself.
            if is_step and thing.__module__ == chapter.name and thing.run is not Step.run:
                found[name] = thing
    return found


STEPS: Final = _steps()


# -- what is still to be done --------------------------------------------------------------------


def write_pending(state: WotrState) -> dict[str, Any]:
    """The question and what lies under it."""
    if state.decision is None:
        return {}
    return {
        "agenda": [write_step(step, state) for step in state.agenda],
        "decision": write_step(state.decision.step, state),
    }


def read_pending(state: WotrState, reader: Reader) -> None:
    """The question and what lies under it, as we have written it."""
    waiting = reader.list("agenda")
    asking = reader.raw("decision")
    state.agenda = [read_step(step, STEPS, state) for step in [*waiting, asking]]


def read_milestone(state: WotrState, reader: Reader, data: Mapping[str, Any]) -> None:
    """A phase, or whose action it is. Without either, a turn begins, unless there are dice to be used.

    Where one of them is given for a table that we have written, what was under way there is dropped.
    """
    for name in UNDER_WAY:
        if reader.raw(name) is not None and not any([one in data for one in MILESTONES]):
            raise BadPosition("position-foreign")
    if state.players > 2:
        leaders_speak(state)
        state.offered = NOBODY
    acting = "to_act" in data or "dice" in data
    side = read_to_act(state, reader)
    phase = PHASES[reader.word("phase", "action" if acting else "draw", PHASES)]
    if phase == "draw":
        state.turn -= 1
        state.agenda = [Turn()]
    else:
        state.agenda = rest_of_turn(phase, side)
    early = sum(state.dice) or state.hunt_box[FREE] or (state.hunt_box[SHADOW] and phase != "roll")
    if phase in ("fellowship", "hunt", "roll") and early:
        raise BadPosition("wotr-position-early")


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


def write_outcome(state: WotrState) -> dict[str, Any]:
    """Who won, and how."""
    outcome = state.outcome
    assert outcome is not None
    ids = SEATINGS[state.players].ids
    return {"winners": [ids[winner] for winner in outcome.winners], "how": outcome.how}


def read_outcome(state: WotrState, reader: Reader) -> Outcome | None:
    """What the position says about the end of the game."""
    data = reader.raw("outcome")
    if data is None:
        return None
    part = Reader(data, "outcome")
    winners = tuple(part.words("winners", SEATINGS[state.players].ids))
    how = HOWS[part.word("how", "", HOWS)]
    part.done()
    return Outcome(winners, how)


def check_outcome(state: WotrState, ended: Outcome | None, data: Mapping[str, Any]) -> None:
    """The game is over if, and as, the table shows it, and nothing is left to be done."""
    won = won_at_once(state)
    if ended is None:
        if won is not None:
            side = SEATINGS[state.players].sides[won.winners[0]] if won.winners else SHADOW
            raise BadPosition("wotr-position-won", seat=SIDES[side], how=won.how)
        return
    for name in (*UNDER_WAY, *MILESTONES):
        if name in data:
            raise BadPosition("wotr-position-over", name=name)
    if ended != (won or won_by_arms(state)):
        raise BadPosition("wotr-position-outcome", how=ended.how)


def won_at_once(state: WotrState) -> Outcome | None:
    """Corruption, or else the destruction of the Ring (p. 44)."""
    if state.corruption >= CORRUPTION_LIMIT:
        return Outcome(winners(state, SHADOW), "corruption")
    if state.mordor >= CRACK_OF_DOOM:
        return Outcome(winners(state, FREE), "ring")
    return None


def won_by_arms(state: WotrState) -> Outcome | None:
    """What the victory check at the end of a turn would find."""
    if victory_points(state, SHADOW) >= VICTORY[SHADOW]:
        return Outcome(winners(state, SHADOW), "conquest")
    if victory_points(state, FREE) >= VICTORY[FREE]:
        return Outcome(winners(state, FREE), "liberation")
    return None
