"""The unfinished part of a written position: what is asked, what is still to be done, or who has won.

A position may come from anybody. Only one that is just as we wrote it may say what is under way; any
other begins with a turn. And a game is over exactly when the table shows it.
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
from mathom.games.duel import steps
from mathom.games.duel.box import ALL_REGIONS, GOAL, LANDMARK_IDS, SEATS, TOKEN_IDS
from mathom.games.duel.state import TAKEN, DuelState
from mathom.games.duel.steps.chapter import CHAPTERS
from mathom.games.duel.steps.effects import LEFT_OUT, PlayFromDiscard
from mathom.games.duel.steps.ending import RACES_NEEDED, CountRegions, race_symbols
from mathom.games.duel.steps.turn import EndTurn, TakeTurn


def _steps() -> dict[str, type[Step[Any]]]:
    """Every step of every chapter of the rules, by its name."""
    found: dict[str, type[Step[Any]]] = {}
    for chapter in iter_modules(steps.__path__, f"{steps.__name__}."):
        for name, thing in vars(import_module(chapter.name)).items():
            if isinstance(thing, type) and issubclass(thing, Step) and thing.__module__ == chapter.name:
                found[name] = thing
    return found


STEPS: Final = _steps()

COUNTED: Final = ("regions", "shared")
HOWS: Final = ["quest", "races", "conquest", *COUNTED]
LOOKING: Final = (1 << TOKEN_IDS.index("wizards_3"), LANDMARK_IDS.index("barad_dur"))
"""The token and the landmark that let their owner look through the discard."""


# -- what is still to be done --------------------------------------------------------------------


def write_pending(state: DuelState) -> dict[str, Any]:
    """The question and what lies under it; that a turn begins goes without saying."""
    if state.decision is None or (not state.agenda and state.decision.step == TakeTurn()):
        return {}
    return {
        "agenda": [write_step(step, state) for step in state.agenda],
        "decision": write_step(state.decision.step, state),
    }


def read_pending(state: DuelState, reader: Reader, ours: bool) -> None:
    """A turn that begins, or, as we wrote it ourselves, one that is under way."""
    agenda = reader.list("agenda")
    asking = reader.raw("decision")
    for won in victories(state):
        raise BadPosition("duel-position-won", seat=SEATS[won.winners[0]], how=won.how)
    if asking is None and not agenda:
        state.agenda = [TakeTurn() if state.open else EndTurn()]
    elif ours:
        state.agenda = [read_step(step, STEPS, state) for step in (*agenda, asking)]
    else:
        raise BadPosition("position-foreign")


# -- what was seen in secret ---------------------------------------------------------------------


def _may_look(state: DuelState, seat: int) -> bool:
    token, landmark = LOOKING
    return state.tokens[seat] & token != 0 or landmark in state.owned_landmarks[seat]


def check_looked(state: DuelState) -> None:
    """Only two things let anybody look through the discard, and each takes one card out of it."""
    token, landmark = LOOKING
    looks = 0
    for seat in range(len(SEATS)):
        looks += (state.tokens[seat] & token != 0) + (landmark in state.owned_landmarks[seat])
        if state.looked >> seat & 1 and not _may_look(state, seat):
            raise BadPosition("duel-position-looked", seat=SEATS[seat])
    if state.agenda and isinstance(state.agenda[-1], PlayFromDiscard):
        looks -= 1
    known = len(state.left_out)
    least = LEFT_OUT - looks if state.looked else 0
    most = LEFT_OUT if state.looked else 0
    if not least <= known <= most:
        raise BadPosition("duel-position-left-out", count=known, least=least, most=most)


# -- how it ended --------------------------------------------------------------------------------


def read_outcome(reader: Reader) -> Outcome | None:
    """What the position says about the end of the game."""
    data = reader.raw("outcome")
    if data is None:
        return None
    part = Reader(data, "outcome")
    winners = tuple(part.words("winners", SEATS))
    how = HOWS[part.word("how", "", HOWS)]
    part.done()
    return Outcome(winners, how)


def check_outcome(state: DuelState, ended: Outcome, reader: Reader) -> None:
    """The game is over if, and as, the table shows it, and nothing is left to be done."""
    if reader.list("agenda") or reader.raw("decision") is not None:
        raise BadPosition("position-foreign")
    won = victories(state)
    if ended.how not in COUNTED:
        right = ended in won and all([one.winners == ended.winners for one in won])
    elif won or state.chapter != CHAPTERS or state.layout.count(TAKEN) != len(state.layout):
        right = False
    else:
        CountRegions().run(state)
        right = ended == state.outcome
    if not right:
        raise BadPosition("duel-position-outcome", how=ended.how)
    state.end(ended)


def victories(state: DuelState) -> list[Outcome]:
    """The immediate victories that the table shows."""
    found: list[Outcome] = []
    for seat in range(len(SEATS)):
        if state.quest[seat] >= GOAL:
            found.append(Outcome((seat,), "quest"))
        if race_symbols(state, seat) >= RACES_NEEDED:
            found.append(Outcome((seat,), "races"))
        if state.presence(seat) == ALL_REGIONS:
            found.append(Outcome((seat,), "conquest"))
    return found
