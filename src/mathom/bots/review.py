"""Review: how a game went. The chance of each side to win, choice by choice; where it turned; which
choices gave something away, what would have been better, and why.

The curve is what the evaluation says of each position. What a choice gave away is judged by what its
seat knew when it was made, never by what came up afterwards: luck is no mistake. First every choice is
looked at as somebody does who looks no further than the move; then those that may have cost most are
thought over properly. The same seed gives the same review again.
"""

# Not compiled: it asks the search, which is.

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from mathom.bots.bot import Table
from mathom.bots.evaluation import Evaluation, shared
from mathom.bots.hints import able, usual
from mathom.bots.opinion import (
    PLAN,
    at_once,
    best_first,
    carried,
    purpose,
    strongest,
    tells_little,
    thinks_ahead,
)
from mathom.bots.policy import NOT_WORTH_IT
from mathom.bots.reasons import AHEAD, FOR, Look, Reason, compared, in_order, looks
from mathom.bots.search import Search
from mathom.core.chance import Seeded
from mathom.core.faults import BadSetup
from mathom.core.match import Match
from mathom.core.option import Option

ITERATIONS = 200
"""How long a choice is thought over."""
THOUGHT_OVER = 40
"""How many choices are, in a game: those that may have cost most."""
QUICK = 3
"""So many times as many where nobody thinks ahead: to weigh is quick there."""
WORLDS = 2
"""On how many imagined tables each choice is looked at before that."""
TABLES = 24
"""On how many it is weighed what a choice cost, where nobody thinks ahead."""
MISTAKE = 0.06
"""Giving away less of the chance to win is no mistake: nobody can tell it from a matter of taste."""
BLUNDER = 0.2
"""Giving away as much as this is a blunder."""
MOST_MISTAKES = 12
LONG = 300
"""In a game of more choices than this, those inside a move are looked at only if much changed there;
where nobody thinks ahead, looking is quick, and all of them are."""
LOOKING = 0.4
"""Which part of the time, if it is short, goes into looking; the rest into thinking."""
TURN = 0.12
"""The chance to win has turned where it changes by as much as this at once."""
MOST_TURNS = 6

Progress = Callable[[int, int], None]
"""Is told how much is done, and of how much."""


@dataclass(frozen=True)
class Point:
    """The chance of each seat to win when so many choices had been made."""

    n: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Turn:
    """Where the game turned: the choice after which one seat stood so much better or worse."""

    n: int
    """The number of the choice; `mathom replay FILE --at N` opens the game before it is made."""
    seat: int
    """Who made it."""
    option: Option
    before: float
    """The chance of that seat before it."""
    after: float
    by_chance: bool
    """Whether a card was turned up or a die rolled then: perhaps it was only luck."""
    then: tuple[Option, ...] = ()
    """What it was for, where it says too little by itself: the choices that followed."""


@dataclass(frozen=True)
class Mistake:
    """A choice that gave something away."""

    n: int
    seat: int
    option: Option
    better: Option
    chance: float
    """The chance to win with what was chosen."""
    best: float
    """And with what would have been better."""
    reasons: list[Reason]
    """What spoke for that."""
    then: tuple[Option, ...] = ()
    """What it was for, where it says too little by itself: the choices that followed."""
    better_then: tuple[Option, ...] = ()
    """And what the better one would have been for."""

    @property
    def lost(self) -> float:
        return self.best - self.chance

    @property
    def blunder(self) -> bool:
        return self.lost >= BLUNDER


@dataclass(frozen=True)
class Review:
    """How a game went."""

    points: list[Point]
    turns: list[Turn]
    mistakes: list[Mistake]
    """In the order of the game."""
    thought_over: int
    """How many choices were thought over."""


def review(
    match: Match,
    seed: int = 0,
    iterations: int = ITERATIONS,
    thought_over: int | None = None,
    progress: Progress | None = None,
    seconds: float = 0.0,
) -> Review:
    """Go through a game. Raises BadSetup if nobody has learned who is winning in it.

    With `seconds` it thinks no longer than about that, on a slow machine over fewer choices.
    """
    if not able(match.game):
        raise BadSetup("review-no-mind", game=match.game.id)
    judged = strongest(match.game)
    count = len(match.history)
    if thought_over is None:
        thought_over = THOUGHT_OVER if thinks_ahead(judged) else QUICK * THOUGHT_OVER
    told = progress or _nobody
    began = time.monotonic()
    total = count + thought_over * EFFORT
    points: list[Point] = []
    apparent: list[tuple[float, int]] = []
    for n in range(count + 1):
        point = _point(match, judged, n)
        if point is not None:
            points.append(point)
        if n < count:
            hurry = seconds > 0.0 and time.monotonic() - began > seconds * LOOKING
            if not hurry and (count <= LONG or point is not None or not thinks_ahead(judged)):
                apparent.append((_apparent_loss(match, judged, n, seed), n))
            else:
                apparent.append((0.0, n))
            told(n + 1, total)
    doubtful = _doubtful(match, apparent, points)[:thought_over]
    total = count + len(doubtful) * EFFORT
    mistakes: list[Mistake] = []
    for done, n in enumerate(doubtful):
        if seconds > 0.0 and time.monotonic() - began > seconds:
            doubtful = doubtful[:done]
            break
        found = _thought_over(match, judged, n, seed, iterations)
        if found is not None:
            mistakes.append(found)
        told(count + (done + 1) * EFFORT, total)
    mistakes.sort(key=lambda one: (-one.lost, one.n))
    if judged.forks:
        mistakes = _once_each(mistakes, points)
    worst = sorted(mistakes[:MOST_MISTAKES], key=lambda one: one.n)
    return Review(points, _turns(match, judged, points), worst, len(doubtful))


EFFORT = 10
"""To think a choice over is so many times the work of looking at it."""


def _nobody(done: int, total: int) -> None:
    """Nobody wants to know."""


def _point(match: Match, judged: Evaluation, n: int) -> Point | None:
    """How it stood after n choices; None in the middle of a move, where nobody can tell."""
    state, seats = match.at(n), len(match.seats)
    outcome = match.outcome if n == len(match.history) else state.outcome
    if outcome is not None:
        # Partners win together, whoever of them the rules name.
        sides = [judged.mind.side(state, seat) for seat in range(seats)]
        return Point(n, tuple([shared(judged.mind, state, outcome, side) for side in sides]))
    decision = state.decision
    if n and (decision is None or decision.kind not in judged.moves):
        return None
    return Point(n, tuple([round(judged.value(state, seat), 4) for seat in range(seats)]))


def _dice(seed: int, n: int) -> Seeded:
    """Each choice has dice of its own: it is judged the same whatever else is looked at."""
    return Seeded(seed * 1_000_003 + n)


def _apparent_loss(match: Match, judged: Evaluation, n: int, seed: int) -> float:
    """What a choice seems to have given away, looking no further than the move."""
    state = match.at(n)
    decision = state.decision
    assert decision is not None
    if len(decision.options) < 2:
        return 0.0
    table, dice = Table(match.game, state, decision.seat), _dice(seed, n)
    place = _place(decision.options, match.history[n].option)
    worths = [0.0] * len(decision.options)
    for _ in range(WORLDS):
        world = table.imagine(dice.word())
        tried = at_once(judged, world)
        if tried[place] == NOT_WORTH_IT:
            # What nobody would look at need not be bad: often it comes to the same.
            there = carried(judged, world, decision.options[place], decision.seat)
            tried[place] = judged.value(there, decision.seat)
        worths = [one + more / WORLDS for one, more in zip(worths, tried, strict=True)]
    return max(worths) - worths[place]


def _place(options: list[Option], option: Option) -> int:
    return [str(one) for one in options].index(str(option))


def _doubtful(match: Match, apparent: list[tuple[float, int]], points: list[Point]) -> list[int]:
    """The choices that are worth thinking over, those that may have cost most first: by how they looked,
    or by how much worse their seat stood when it was asked for its next move."""
    found: list[tuple[float, int]] = []
    for loss, n in apparent:
        decision = match.at(n).decision
        assert decision is not None
        if len(decision.options) > 1:
            found.append((max(loss, _sank(points, n, decision.seat)), n))
    found.sort(key=lambda one: (-one[0], one[1]))
    return [n for worth, n in found if worth > 0.0]


def _sank(points: list[Point], n: int, seat: int) -> float:
    """How much worse the seat stood two moves later than when it chose."""
    before = [one for one in points if one.n <= n][-1:]
    later = [one for one in points if one.n > n][:2]
    if not before or not later:
        return 0.0
    return before[0].chances[seat] - min([one.chances[seat] for one in later])


def _thought_over(
    match: Match, judged: Evaluation, n: int, seed: int, iterations: int
) -> Mistake | None:
    """Whether a choice was a mistake, by what its seat knew then."""
    state, played = match.at(n), match.history[n]
    decision = state.decision
    assert decision is not None
    table, dice = Table(match.game, state, decision.seat), _dice(seed, n)
    # Whoever does what the bots do without a thought makes no mistake, whatever it looks like at once.
    best = usual(judged, table, dice.word()) or best_first(judged, table, dice, iterations)[0]
    chosen = decision.options[_place(decision.options, played.option)]
    if str(best) == str(chosen):
        return None
    if thinks_ahead(judged):
        weighed = Search(judged, iterations).weigh(table, [best, chosen], dice)
        better, own = [one.value for one in weighed]
        if better - own < MISTAKE:
            return None
        looked = looks(judged, table, [best, chosen], dice)
    else:
        looked = looks(judged, table, [best, chosen], dice, TABLES)
        better, own = looked[best].chance, looked[chosen].chance
        if better - own < MISTAKE:
            return None
    return Mistake(
        n + 1,
        played.seat,
        chosen,
        best,
        own,
        better,
        _why(looked[best], looked[chosen]),
        _plan(match, judged, n),
        purpose(judged, table, best, dice),
    )


def _once_each(mistakes: list[Mistake], points: list[Point]) -> list[Mistake]:
    """Of those of one move, and of those with the same advice, only the worst: where a move is a plan of
    many choices, to hear the same five times hides the rest of the game."""
    told: set[tuple[object, ...]] = set()
    found: list[Mistake] = []
    for one in mistakes:
        move = len([point for point in points if point.n < one.n])
        # What a die is for is the advice, whichever die it is.
        advice = one.better_then or (one.better,)
        keys = {("move", one.seat, move), ("advice", one.seat, *advice[-1:])}
        if not keys & told:
            found.append(one)
        told |= keys
    return found


def _why(best: Look, chosen: Look) -> list[Reason]:
    """What spoke for the better choice. If nothing does at first sight, it is seen by thinking ahead."""
    reasons = compared(best, [chosen]) or compared(best, [chosen], least=0.0)[:1]
    if not [one for one in reasons if one.kind in FOR]:
        reasons = in_order([*reasons, Reason(AHEAD)])
    return reasons


def _plan(match: Match, judged: Evaluation, n: int) -> tuple[Option, ...]:
    """What a choice was for: those of the same seat that followed, as long as each says too little."""
    steps: list[Option] = []
    seat = match.history[n].seat
    for later in range(n + 1, min(n + 1 + PLAN, len(match.history))):
        before, decision = match.at(later - 1).decision, match.at(later).decision
        assert before is not None
        assert decision is not None
        if match.history[later].seat != seat or decision.kind in judged.moves:
            break
        if not tells_little(judged, before.kind, later == n + 1):
            break
        steps.append(match.history[later].option)
    return tuple(steps)


def _turns(match: Match, judged: Evaluation, points: list[Point]) -> list[Turn]:
    """Where it turned, the greatest turns of the game, in its order."""
    found: list[tuple[float, Turn]] = []
    for before, after in pairwise(points):
        first = match.history[before.n]
        change = after.chances[first.seat] - before.chances[first.seat]
        if abs(change) >= TURN:
            made = match.history[before.n : after.n]
            turn = Turn(
                before.n + 1,
                first.seat,
                first.option,
                before.chances[first.seat],
                after.chances[first.seat],
                any([bool(one.drawn) for one in made]),
                _plan(match, judged, before.n),
            )
            found.append((abs(change), turn))
    found.sort(key=lambda one: (-one[0], one[1].n))
    return sorted([turn for _, turn in found[:MOST_TURNS]], key=lambda turn: turn.n)
