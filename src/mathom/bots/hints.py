"""Hints: what would you do? The best few choices of a decision, how likely one is to win with each, and
why. A hint knows what the seat knows: it thinks at a bot's table, on nothing but what is imagined there.
"""

# Not compiled: it asks the search, which is.

from __future__ import annotations

from dataclasses import dataclass

from mathom.bots.bot import Table
from mathom.bots.evaluation import Evaluation, judge
from mathom.bots.opinion import best_first, purpose, strongest, thinks_ahead
from mathom.bots.reasons import AHEAD, FOR, LATER, USUAL, Look, Reason, compared, in_order, looks
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
"""If thinking ahead makes a choice better than it looked at first by so much more than it does with the
others that are told, that is a reason."""
ALIKE = 0.02
"""Choices whose chances differ by less are much like each other."""
TABLES = 12
"""On how many imagined tables choices are weighed where nobody thinks ahead."""
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
    then: tuple[Option, ...] = ()
    """What it is for, where it says too little by itself: the choices that would follow."""


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
    judged = strongest(table.game)
    dice = Seeded(seed)
    best = best_first(judged, table, dice, iterations, seconds * THINKING)
    habit = usual(judged, table, dice.word())
    if habit is not None:
        best = [habit, *[option for option in best if option != habit]]
    # What nobody would do is no suggestion, but what others are compared with.
    others = [option for option in table.decision.options if option not in best]
    considered = [*best, *others][:COMPARED]
    left = seconds * (1 - THINKING)
    if thinks_ahead(judged):
        # Whoever looks for the best choice knows little of the others: these are weighed again.
        again = Search(judged, max(iterations // 2, count), left)
        values = {one.option: one.value for one in again.weigh(table, best[:count], dice)}
        looked = looks(judged, table, considered, dice)
    else:
        looked = looks(judged, table, considered, dice, TABLES, left)
        values = {option: looked[option].chance for option in best[:count]}
    if habit is not None:
        # The habits were measured in whole games: what only looks better than one of them is not told.
        values = {option: value for option, value in values.items() if value <= values[habit]}
    order = sorted(values, key=lambda option: (option != habit, -values[option]))
    told = {option: values[option] for option in order if values[order[0]] - values[option] <= HOPELESS}
    return Hint(
        [
            Suggestion(
                option,
                1.0 if looked[option].wins else value,
                _reasons(judged, option, told, looked, habit),
                purpose(judged, table, option, dice),
            )
            for option, value in told.items()
        ]
    )


def _reasons(
    judged: Evaluation,
    option: Option,
    told: dict[Option, float],
    looked: dict[Option, Look],
    habit: Option | None,
) -> list[Reason]:
    """Why somebody would choose this one of those that are told, or would rather not."""
    mine = looked[option]
    others = [look for other, look in looked.items() if other != option]
    reasons = compared(mine, others)
    if mine.wins:
        return reasons
    rivals = [other for other in told if other != option]
    lead = told[option] - max([told[other] for other in rivals], default=told[option])
    if thinks_ahead(judged):
        later = _seen_ahead(option, rivals, told, looked)
        leads_unseen = lead >= ALIKE and not [one for one in reasons if one.kind in FOR]
        if later >= SEEN_AHEAD or leads_unseen:
            reasons = [*reasons, Reason(AHEAD, weight=abs(later))]
        elif not reasons and lead <= -ALIKE:
            reasons = [Reason(LATER, weight=-lead)]
    elif not reasons and abs(lead) >= ALIKE:
        # Many small things: the weightiest stands for all.
        reasons = compared(mine, others, least=0.0)[:1]
    alone = len(told) == 1 and not thinks_ahead(judged)
    if option == habit or (alone and not [one for one in reasons if one.kind in FOR]):
        # Nothing else is worth a thought to whoever knows the game.
        reasons = [*reasons, Reason(USUAL)]
    return in_order(reasons)


def _seen_ahead(
    option: Option, rivals: list[Option], told: dict[Option, float], looked: dict[Option, Look]
) -> float:
    """How much more thinking ahead has found in a choice than in the others."""

    def found(one: Option) -> float:
        return told[one] - looked[one].chance

    if not rivals:
        return 0.0
    return found(option) - sum([found(other) for other in rivals]) / len(rivals)
