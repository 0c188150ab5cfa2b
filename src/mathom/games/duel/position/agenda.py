"""The unfinished part of a written position: what is asked, what is still to be done, or who has won.

A position may come from anybody, so nothing is believed. Only steps that the box can bring about may
wait, and a game is over exactly when the table shows it.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.core.agenda import Step
from mathom.core.faults import BadPosition
from mathom.core.position import Reader, read_step, write_step
from mathom.core.state import Outcome
from mathom.games.duel import cards as _cards  # noqa: F401  (writes down what each card does)
from mathom.games.duel import deeds
from mathom.games.duel.box import (
    ALL_REGIONS,
    EVERYWHERE,
    GOAL,
    LANDMARK_IDS,
    RACES,
    REGION_IDS,
    SEATS,
    TOKEN_IDS,
    TOKENS,
)
from mathom.games.duel.state import TAKEN, DuelState
from mathom.games.duel.steps.alliances import AnyAlliance, ChooseToken
from mathom.games.duel.steps.chapter import CHAPTERS
from mathom.games.duel.steps.conquest import (
    MoveUnits,
    PlaceApart,
    PlaceRedUnits,
    PlaceUnits,
    RemoveFortress,
    RemoveUnits,
)
from mathom.games.duel.steps.effects import (
    LEFT_OUT,
    DiscardGreyCard,
    ExtraTurn,
    GainCoins,
    OpponentLosesCoins,
    Pick,
    PlayFromDiscard,
)
from mathom.games.duel.steps.ending import RACES_NEEDED, CountRegions, race_symbols
from mathom.games.duel.steps.quest import Advance
from mathom.games.duel.steps.turn import EndTurn, TakeTurn

WORDS: Final = {
    "seat": SEATS,
    "race": RACES,
    "region": REGION_IDS,
    "regions": REGION_IDS,
    "tokens": TOKEN_IDS,
}

WAITING: Final = (
    GainCoins,
    OpponentLosesCoins,
    ExtraTurn,
    Advance,
    PlaceUnits,
    MoveUnits,
    RemoveUnits,
    Pick,
)
"""What can lie under a question. All else is either done at once or asks as soon as it comes up."""

ASKING: Final = (
    PlaceUnits, PlaceApart, MoveUnits, RemoveUnits, RemoveFortress, ChooseToken, AnyAlliance,
    PlayFromDiscard, DiscardGreyCard, Pick,
)  # fmt: skip
"""What can ask in the middle of a turn."""

STEPS: Final[dict[str, type[Step[Any]]]] = {
    kind.__name__: kind for kind in (TakeTurn, EndTurn, *WAITING, *ASKING)
}

MOST_WAITING: Final = 12
"""More effects than this cannot pile up in a turn."""

COUNTED: Final = ("regions", "shared")
HOWS: Final = ["quest", "races", "conquest", *COUNTED]
LOOKING: Final = (1 << TOKEN_IDS.index("wizards_3"), LANDMARK_IDS.index("barad_dur"))
"""The token and the landmark that let their owner look through the discard."""


# -- what is still to be done --------------------------------------------------------------------


def write_pending(state: DuelState) -> dict[str, Any]:
    """The question and what lies under it."""
    if state.decision is None:
        return {}
    return {
        "agenda": [write_step(step, WORDS) for step in state.agenda],
        "decision": write_step(state.decision.step, WORDS),
    }


def read_pending(state: DuelState, reader: Reader) -> None:
    """A turn that begins, or one that is under way."""
    agenda = reader.list("agenda")
    asking = reader.raw("decision")
    for won in victories(state):
        raise BadPosition("duel-position-won", seat=SEATS[won.winners[0]], how=won.how)
    if asking is None and not agenda:
        state.agenda = [TakeTurn() if state.open else EndTurn()]
        return
    state.agenda = [read_step(step, STEPS, WORDS) for step in (*agenda, asking)]
    begins = state.agenda == [TakeTurn()] and state.open != []
    if not begins and not _under_way(state):
        raise BadPosition("duel-position-agenda", seat=SEATS[state.turn])


def _under_way(state: DuelState) -> bool:
    """Whether the agenda is that of a turn: its end, below it effects of the player whose turn it is."""
    end, *waiting = state.agenda
    asking = waiting.pop() if waiting else end
    possible = POSSIBLE[state.turn]
    if end != EndTurn() or len(waiting) > MOST_WAITING:
        return False
    if not all([step in possible and isinstance(step, WAITING) for step in waiting]):
        return False
    if isinstance(asking, ChooseToken):
        return asking.seat == state.turn and _on_top(state, asking.tokens)
    if isinstance(asking, PlayFromDiscard) and not _may_look(state, state.turn):
        return False
    return asking in possible and isinstance(asking, ASKING)


def _on_top(state: DuelState, tokens: tuple[int, ...]) -> bool:
    """Whether these are the top two tokens of a stack, or the top ones of several stacks."""
    races = [TOKENS[token].race for token in tokens]
    if len(tokens) == 2 and races[0] == races[1]:
        return tokens == state.stacks[races[0]][:2]
    several = 2 <= len(races) <= 3 and len(set(races)) == len(races)
    return several and all([state.stacks[TOKENS[token].race][:1] == (token,) for token in tokens])


def _possible(seat: int) -> set[Step[Any]]:
    """Every step that the seat's cards, landmarks, tokens and bonuses can leave on the agenda."""
    found: set[Step[Any]] = set()
    for kind in (deeds.OF_CARD, deeds.OF_LANDMARK, deeds.OF_TOKEN, deeds.OF_BONUS):
        for steps in kind[seat]:
            for step in steps:
                found |= _left_of(step)
    return found


def _left_of(step: Step[Any]) -> set[Step[Any]]:
    """The step, and what it turns into while it is carried out."""
    if isinstance(step, (MoveUnits, RemoveUnits, Pick)):
        return {type(step)(step.seat, count) for count in range(1, step.count + 1)}
    if isinstance(step, PlaceApart):
        return {step} | {PlaceApart(step.seat, step.count, (region,)) for region in EVERYWHERE}
    if isinstance(step, PlaceRedUnits):
        return {
            PlaceUnits(step.seat, count, regions)
            for count in (step.count, step.count + 1)
            for regions in (step.regions, EVERYWHERE)
        }
    return {step}


POSSIBLE: Final = [_possible(seat) for seat in range(len(SEATS))]


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
        raise BadPosition("duel-position-agenda", seat=SEATS[state.turn])
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
