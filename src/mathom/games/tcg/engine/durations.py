"""When lasting effects end, and what is counted anew (rules 11.13, 10.5)."""

from __future__ import annotations

from mathom.games.tcg.phases import (
    END_OF_PHASE,
    END_OF_TURN,
    UNTIL_ASSIGNMENT,
    UNTIL_REGROUP,
    UNTIL_SKIRMISH,
)
from mathom.games.tcg.state import TcgState


def _end(state: TcgState, until: int) -> None:
    if not state.lasting:
        return
    left = [effect for effect in state.lasting if effect.until != until]
    if len(left) != len(state.lasting):
        state.lasting = left
        state.changed()


def phase_ends(state: TcgState) -> None:
    """The end of any phase; each skirmish is a phase of its own."""
    _end(state, END_OF_PHASE)
    state.uses = {}
    state.suffered = {}
    state.drawn_in_phase = 0
    state.moved = False


def assignment_starts(state: TcgState) -> None:
    """Effects "until the assignment phase" end."""
    _end(state, UNTIL_ASSIGNMENT)


def skirmish_starts(state: TcgState) -> None:
    """Effects "until the skirmish phase" end."""
    _end(state, UNTIL_SKIRMISH)


def regroup_starts(state: TcgState) -> None:
    """Effects "until the regroup phase" end when it starts."""
    _end(state, UNTIL_REGROUP)


def turn_ends(state: TcgState) -> None:
    """Effects of this turn end, and uses are counted from nothing."""
    _end(state, UNTIL_REGROUP)
    _end(state, END_OF_TURN)
    state.turn_uses = {}
    state.played, state.played_before = [], 0
