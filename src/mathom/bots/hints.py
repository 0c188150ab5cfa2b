"""Hints: what would you do? The best few choices of a decision, how likely one is to win with each, and
why. A hint knows what the seat knows: it thinks at a bot's table, on nothing but what is imagined there.
"""

# Not compiled: it asks the search, which is.

from __future__ import annotations

from dataclasses import dataclass

from mathom.bots.bot import Table
from mathom.bots.evaluation import Evaluation, judge
from mathom.bots.reasons import AHEAD, USUAL, Reason, compared, in_order, looks
from mathom.bots.search import Search
from mathom.core.chance import Seeded
from mathom.core.game import Game
from mathom.core.option import Option

ITERATIONS = 300
"""How long it thinks: somewhere between the two strongest bots."""
SECONDS = 4.0
"""If the machine is slow, it ends then."""
THINKING = 0.6
"""Which part of that time goes into looking for the best; the rest into weighing the best few."""
COUNT = 3
"""How many choices are told."""
SEEN_AHEAD = 0.06
"""If thinking ahead makes a choice better than it looked at first by so much, that is a reason."""
COMPARED = 24
"""With how many of the other choices one is compared, the best ones."""
HOPELESS = 0.25
"""What is worse than the best by more than this is not worth telling."""


@dataclass(frozen=True)
class Suggestion:
    """A choice, the chance to win with it, and the reasons for it."""

    option: Option
    chance: float
    reasons: list[Reason]


@dataclass(frozen=True)
class Hint:
    """The best few choices, the best first."""

    suggestions: list[Suggestion]

    @property
    def chance(self) -> float:
        """The chance to win as things stand: with the best choice."""
        return self.suggestions[0].chance


def able(game: Game) -> bool:
    """Whether anything can be told of a game: whoever has not learned it has no reasons."""
    return isinstance(judge(game), Evaluation)


def usual(judged: Evaluation, table: Table, seed: int) -> Option | None:
    """What whoever knows the game does here without a thought, and so do the bots; None if it is worth
    one: where a move begins, and wherever the game has no such habit."""
    if table.decision.kind in judged.moves:
        return None
    habit = judged.habit(table.imagine(seed))
    return next((option for option in table.decision.options if option == habit), None)


def hint(
    table: Table,
    seed: int = 0,
    iterations: int = ITERATIONS,
    seconds: float = SECONDS,
    count: int = COUNT,
) -> Hint:
    """What to do at a table. With iterations alone (seconds 0) the same seed gives the same hint."""
    judged = judge(table.game)
    assert isinstance(judged, Evaluation)
    dice = Seeded(seed)
    found = Search(judged, iterations, seconds * THINKING).think(table, dice).candidates
    best = [one.option for one in found]
    habit = usual(judged, table, dice.word())
    if habit is not None:
        best = [habit, *[option for option in best if option != habit]]
    # Whoever looks for the best choice knows little of the others: those to be told are weighed again.
    again = Search(judged, max(iterations // 2, count), seconds * (1 - THINKING))
    weighed = again.weigh(table, best[:count], dice)
    if habit is not None:
        # The habits were measured in whole games: what only looks better than one of them is not told.
        weighed = [one for one in weighed if one.value <= weighed[0].value]
    weighed.sort(key=lambda one: (one.option != habit, -one.value))
    told = [one for one in weighed if weighed[0].value - one.value <= HOPELESS]
    looked = looks(judged, table, best[:COMPARED], dice)
    suggestions = []
    for one in told:
        mine = looked[one.option]
        reasons = compared(mine, [look for option, look in looked.items() if option != one.option])
        if one.value - mine.chance >= SEEN_AHEAD and not mine.wins:
            reasons = in_order([*reasons, Reason(AHEAD, weight=one.value - mine.chance)])
        if one.option == habit and not mine.wins:
            reasons = in_order([*reasons, Reason(USUAL)])
        suggestions.append(Suggestion(one.option, 1.0 if mine.wins else one.value, reasons))
    return Hint(suggestions)
