"""How a phase starts and ends, and when it is left out (rules 6)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.text import Rule
from mathom.games.tcg import codecs
from mathom.games.tcg.box import MINION
from mathom.games.tcg.engine.changes import FIGHTS, PHASE
from mathom.games.tcg.engine.durations import phase_ends
from mathom.games.tcg.engine.scope import NO_CARD, Happening
from mathom.games.tcg.engine.values import touches
from mathom.games.tcg.language.traits import SKIP_PHASE, OfPhase
from mathom.games.tcg.language.who import players
from mathom.games.tcg.phases import ENDS, PHASES, STARTS
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps.triggers import announce, is_awaited, is_heard

TURN: Final = Rule("tcg", "turn", 11)


class Milestone(Step[TcgState]):
    """A step that is still to come when a player is lost: the others go on from there."""


def start_phase(state: TcgState, phase: int, seat: int, card: int = NO_CARD) -> None:
    """A phase starts: whatever answers to that comes before what the phase has pushed."""
    state.phase = phase
    state.changed(PHASE | FIGHTS)
    if state.events is not None:
        state.tell("phase", {"phase": PHASES[phase], "player": seat})
    # Nothing comes between this and its answers unless something must be settled first.
    if is_awaited(state, STARTS) and (state.unsettled & state.heard or is_heard(state, STARTS)):
        announce(state, Happening(STARTS, card, seat=seat, amount=phase))


class EndPhase(Step[TcgState]):
    """A phase ends, and with it what was to last so long."""

    rule = TURN
    fields = {"phase": codecs.PHASE, "card": codecs.CARD}

    def __init__(self, phase: int, card: int = NO_CARD) -> None:
        self.phase: Final = phase
        self.card: Final = card
        """In a skirmish, the Free Peoples character of it."""

    def run(self, state: TcgState) -> Decision | None:
        if is_awaited(state, ENDS):
            state.push(PHASE_OVER)
            announce(state, Happening(ENDS, self.card, seat=state.free, amount=self.phase))
        else:
            phase_ends(state)
        return None


class PhaseOver(Step[TcgState]):
    """Effects of the phase are over once its last texts have been answered."""

    rule = TURN

    def run(self, state: TcgState) -> Decision | None:
        phase_ends(state)
        return None


PHASE_OVER: Final = PhaseOver()
END_OF: Final = [EndPhase(phase) for phase in range(len(PHASES))]
"""The end of each phase."""


def skipped(state: TcgState, phase: int, seat: int) -> bool:
    """Whether a card says that a phase is skipped; of Shadow phases, that of one player."""
    if state.stale & state.heeded:
        state.look()
    for entry in state.in_force[SKIP_PHASE]:
        trait = entry.trait
        assert isinstance(trait, OfPhase)
        whose = trait.who < 0 or seat in players(state, trait.who, entry.scope)
        if trait.phase == phase and whose and touches(state, entry, NO_CARD):
            return True
    return False


def minions(state: TcgState) -> list[int]:
    """The minions in play; without any, the fellowship goes straight to the regroup phase."""
    if state.stale & state.heeded:
        state.look()
    types = state.table.types
    return [card for card in state.living if types[card] == MINION]


def fought_over(state: TcgState, phase: int) -> bool:
    """Whether a phase after the Shadow phases takes place: there are minions, no card skips it."""
    return len(minions(state)) > 0 and not skipped(state, phase, state.free)
