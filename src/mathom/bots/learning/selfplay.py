"""Self-play: a program that looks no further than its own move plays both sides, and errs now and then.

Without errors all games would be alike, and nobody would learn what a bad position looks like. In later
rounds it may ponder each move for a while (`Mind.ponders`): fewer games, and better things said of them.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mathom.bots.bot import Table
from mathom.bots.evaluation import Judge, shared
from mathom.bots.learning.rows import Rows, steps, terms
from mathom.bots.network import active
from mathom.bots.policy import values
from mathom.bots.search import Search, Thought
from mathom.core.chance import Seeded
from mathom.core.mind import Mind
from mathom.core.option import Option
from mathom.core.state import State

THOUSAND: Final = 1000
OPENING: Final = 7
"""Fewer than so many moves at the beginning of a game are played at random."""
INSIDE: Final = 3
"""Inside a move it errs so many times more rarely."""
FIRST: Final = 0
"""A seat of the first side."""
RANDOM: Final = -1.0
"""What was thought where nothing was."""


@final
class Ponder:
    """How a player thinks over a move before it makes it."""

    def __init__(self, game: Any, search: Search) -> None:
        self._game: Final = game
        self._search: Final = search

    def think(self, state: State, dice: Seeded) -> Thought:
        """What whoever is asked finds, knowing what his seat knows."""
        decision = state.decision
        assert decision is not None
        return self._search.think(Table(self._game, state, decision.seat, int(dice.word())), dice)


@final
class Seen:
    """The beginning of a move: the table, and what the one who moved thought of it."""

    def __init__(
        self,
        phase: int,
        terms: list[int],
        thought: float,
        erred: bool,
        turn: int,
        active: vec[i64],
    ) -> None:
        self.phase: Final = phase
        self.terms: Final = terms
        self.turn: Final = turn
        self.active: Final = active
        """For a network: who chooses, and what both sides have."""
        self.thought: Final = thought
        """The first side's chance to win, RANDOM where nothing was thought."""
        self.erred: Final = erred


def play(
    state: State,
    judge: Judge,
    mind: Mind,
    dice: Seeded,
    errs: int,
    trust: float,
    rows: Rows,
    ponder: Ponder | None = None,
) -> None:
    """Play a game to its end and add a row for each move. It errs in so many of a thousand moves.

    What a row should have said is the end of the game, mixed with what was thought on the way there: the
    next thought counts 1 - trust, the one after it trust times that, and so on (temporal differences).
    Who ponders is believed about the very table that he pondered, too.
    """
    starts = steps(mind)
    rows_from = vec[i64](starts)
    seen: list[Seen] = []
    opening = dice.below(OPENING)
    made = 0
    while state.decision is not None and (mind.longest == 0 or made < mind.longest):
        decision = state.decision
        made += 1
        begins = decision.kind in mind.moves
        at_random = len(seen) < opening or dice.below(THOUSAND) * (1 if begins else INSIDE) < errs
        thought = RANDOM
        habit = None if begins or at_random else judge.habit(state)
        if habit is not None:
            state.apply(habit)
            continue
        pondered: Thought | None = None
        if begins and ponder is not None:
            pondered = ponder.think(state, dice)
            thought = _of_first(pondered.value, mind, state, decision.seat)
        if at_random:
            # Even who errs does not do what nobody would look at.
            promising = mind.promising(state)
            chosen: Option = promising[dice.below(len(promising))]
        elif pondered is not None:
            chosen = pondered.best
        else:
            # Nobody learns to play by dice that he has seen before they were rolled.
            worths = values(judge, state.imagine(decision.seat, Seeded(int(dice.word()))))
            best = max(worths)
            chosen = decision.options[worths.index(best)]
            thought = _of_first(best, mind, state, decision.seat)
        if begins:
            seen.append(_seen(state, mind, starts, rows_from, thought, at_random))
        state.apply(chosen)
    result = judge.value(state, FIRST)
    if state.outcome is not None:
        result = shared(mind, state, state.outcome, 0)
    targets = _pondered(seen, result, trust) if ponder is not None else _looked(seen, result, trust)
    for n in range(len(seen)):
        rows.add(seen[n].phase, targets[n], result, seen[n].terms)
        if mind.units:
            rows.add_active(seen[n].turn, seen[n].active)


def _seen(
    state: State, mind: Mind, starts: list[int], rows_from: vec[i64], thought: float, erred: bool
) -> Seen:
    """The table as it lies, and what was thought of it."""
    first = mind.features(state, 0)
    second = mind.features(state, 1)
    turn = 0
    all = vec[i64]()
    if mind.units:
        turn = mind.on_turn(state)
        all = active(rows_from, second, first) if turn else active(rows_from, first, second)
    return Seen(mind.phase(state), terms(starts, first, second), thought, erred, turn, all)


def _of_first(value: float, mind: Mind, state: State, seat: int) -> float:
    """The first side's chance, when the seat's is known."""
    return value if mind.side(state, seat) == 0 else 1.0 - value


def _looked(seen: list[Seen], result: float, trust: float) -> list[float]:
    """What each should have said, if everybody only looked at his own move: a thought is about the table
    after it, and so about the move before."""
    targets = [result] * len(seen)
    target = result
    for n in range(len(seen) - 2, -1, -1):
        thought = seen[n + 1].thought
        if thought != RANDOM:
            target = trust * target + (1.0 - trust) * thought
        targets[n] = target
    return targets


def _pondered(seen: list[Seen], result: float, trust: float) -> list[float]:
    """The same if each table was pondered. Before an error it is the thought alone: what came of the
    error says nothing of that table."""
    targets = [result] * len(seen)
    target = result
    for n in range(len(seen) - 1, -1, -1):
        one = seen[n]
        target = one.thought if one.erred else trust * target + (1.0 - trust) * one.thought
        targets[n] = target
    return targets
