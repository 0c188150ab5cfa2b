"""Four strengths to play against, by names of the books. None of them cheats or blunders on purpose.

The weaker ones are weak as people are: they see what a choice brings themselves and overlook what it
does to the other side, or they see that too but look no further than their own move, or not far; and
where a game is a matter of knowing how things are done, they have not learned all of it yet (`Mind.at`).
"""

# Not compiled: it only says how deep others think.

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from mathom.bots.bot import Bot, Table
from mathom.bots.evaluation import Evaluation, Judge, Sum, judge, shared
from mathom.bots.plans import Plans
from mathom.bots.policy import values
from mathom.bots.search import Search
from mathom.core.game import Game
from mathom.core.mind import Mind
from mathom.core.option import Option
from mathom.core.state import State

WORLDS = 2
THINKING = (0, 0, 100, 1000)
"""What `Mind` says of tables and iterations, for games that have none."""
INSIDE = 4
"""Inside a move, where most has been decided, it thinks so many times less."""
IN_TIME = 0.8
"""How much of the time there is may be used: to be asked and to answer takes some, too."""


@dataclass(frozen=True)
class Level:
    """How a bot thinks."""

    seconds: float
    """At most so long, on one core; nearly always it is far less."""
    rank: int = 0
    """Which of the four it is: a game's mind says how many times each goes through what may come, 0 if
    it only looks at what its move brings (`Mind.thinking`)."""
    overlooks: bool = False
    """Whether it looks at its own things alone, and overlooks what is easily overlooked (`Mind`)."""


class LevelBot(Bot):
    """A bot of a certain strength, in every game that has a mind."""

    level: ClassVar[Level]

    def choose(self, table: Table) -> Option:
        level = self.level
        judged = known(table.game, level)
        mind: Mind | None = None if table.game.mind is None else table.game.mind.at(level.rank)
        begins = table.decision.kind in judged.moves
        habit = None if begins else judged.habit(table.imagine(self.chance.word()))
        if habit is not None:
            return habit
        iterations = THINKING[level.rank] if mind is None else mind.thinking[level.rank]
        plans = 0 if mind is None else mind.plans
        if plans:
            promising = judged.promising(table.imagine(self.chance.word()))
            if len(promising) == 1:
                return promising[0]
        if plans and table.iterations is not None:
            iterations = table.iterations
        if not iterations or (plans and not begins and table.decision.kind not in judged.forks):
            worlds = WORLDS if mind is None else mind.worlds
            return self._at_once(table, judged, worlds)
        seconds = level.seconds if table.seconds is None else min(level.seconds, table.seconds * IN_TIME)
        if table.iterations is not None:
            # Then they are the budget, and the clock has no say in it.
            iterations, seconds = table.iterations, 0.0
        if mind is not None and plans:
            thinks = Plans(judged, iterations, plans, mind.ahead, seconds)
            return thinks.think(table, self.chance).best
        if not begins:
            iterations = max(iterations // INSIDE, 1)
        return Search(judged, iterations, seconds).think(table, self.chance).best

    def _at_once(self, table: Table, judged: Judge, worlds: int) -> Option:
        """What is best right after the move."""
        options = table.decision.options
        worths = [0.0] * len(options)
        for _ in range(worlds):
            tried = values(judged, table.imagine(self.chance.word()))
            worths = [one + more for one, more in zip(worths, tried, strict=True)]
        best = max(worths)
        good = [n for n, worth in enumerate(worths) if worth == best]
        return options[good[self.chance.below(len(good))]]


class Pippin(LevelBot):
    """Takes what he likes best, and gives no thought to what others have and will do."""

    name = "pippin"
    level = Level(seconds=1.0, rank=0, overlooks=True)


class Gimli(LevelBot):
    """Sees both sides, but only the blow that he is about to strike."""

    name = "gimli"
    level = Level(seconds=1.0, rank=1)


class Faramir(LevelBot):
    """Knows the game, and thinks a few moves ahead where that helps."""

    name = "faramir"
    level = Level(seconds=3.0, rank=2)


class Galadriel(LevelBot):
    """Sees many things that may yet be."""

    name = "galadriel"
    level = Level(seconds=10.0, rank=3)


LEVELS: dict[str, type[LevelBot]] = {kind.name: kind for kind in (Pippin, Gimli, Faramir, Galadriel)}
"""The weakest first."""


class Naive(Judge):
    """Judges as a beginner does: by what lies before himself, without what is easy to overlook."""

    def __init__(self, judged: Evaluation) -> None:
        self.moves = judged.moves
        self.forks = judged.forks
        mind = self._mind = judged.mind
        self._worths = [
            [
                [0.0] * len(table) if name.startswith(tuple(mind.overlooked)) else table
                for name, table in zip(mind.names, phase, strict=True)
            ]
            for phase in judged.worths
        ]
        self._all = Evaluation(mind, self._worths)
        self._sums = [Sum(phase) for phase in self._worths]

    def value(self, state: State, seat: int) -> float:
        mind = self._mind
        if mind.beginners_see_others:
            return self._all.value(state, seat)
        side = mind.side(state, seat)
        if state.outcome is not None:
            return shared(mind, state, state.outcome, side)
        own = self._sums[mind.phase(state)].worth(mind.features(state, side))
        return 1.0 / (1.0 + math.exp(-own))

    def habit(self, state: State) -> Option | None:
        found: Option | None = self._mind.habit(state)
        return found

    def promising(self, state: State) -> list[Option]:
        return self._mind.promising(state)


KNOWN: dict[tuple[str, int], tuple[Judge, Judge]] = {}
"""By game and rank: what the game's bots judge by, and what that level makes of it."""


def known(game: Game, level: Level) -> Judge:
    """What a level judges by: what was learned, with the habits that it has, as far as it looks."""
    learned = judge(game)
    before, found = KNOWN.get((game.id, level.rank), (None, None))
    if found is None or before is not learned:
        found = learned
        if isinstance(learned, Evaluation):
            mind = learned.mind.at(level.rank)
            found = (
                learned if mind is learned.mind else Evaluation(mind, learned.worths, learned.network)
            )
        if level.overlooks:
            found = naive(found)
        KNOWN[game.id, level.rank] = learned, found
    return found


def naive(judged: Judge) -> Judge:
    """The same judgement as a beginner would make it; a guess is naive enough as it is."""
    return Naive(judged) if isinstance(judged, Evaluation) else judged


def offered(game: Game, bots: list[str]) -> list[str]:
    """Those of these bots that can play the game: a strength is promised only where it was measured."""
    mind: Mind | None = game.mind
    measured = mind.measured if mind is not None and Path(mind.weights).exists() else []
    return [bot for bot in bots if bot not in LEVELS or LEVELS[bot].level.rank in measured]
