"""Mind: how a game tells its table in numbers, for programs that learn from them who is winning.

A game that has one keeps it in its room `mind/`: the features, and beside them `weights.json`, which
`mathom train` writes. What is made of the numbers is the same for every game: mathom.bots.evaluation.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """What a game looks at. Features are small whole numbers, each from 0 to its most."""

    names: list[str]
    """What each feature is called."""
    most: list[int]
    """The highest value of each: higher ones are told as this."""
    phases: int
    """In how many parts of the game things are worth something else."""
    moves: list[str]
    """The kinds of decision with which a new move begins: the features are true to the table there, and
    what comes between is carried out before anybody looks."""
    overlooked: list[str]
    """What a beginner overlooks: how the names of such features begin."""
    beginners_see_others: bool = False
    """Whether even a beginner looks at the others' things: where half of the game is to harm them."""
    themes: list[str]
    """What each feature is about, in a word or two (`quest`, `coins`): several share one, and the game's
    message `mind-<theme>` says it to people."""
    insightful: bool = False
    """Whether there is any `insight`."""
    forks: list[str] = []
    """The kinds of decision inside a move that only say what will be decided next (`which action`): what
    follows each option is carried out before anybody looks."""
    worlds: int = 2
    """On how many imagined tables a choice is tried by those who do not look ahead: more where the dice
    of a battle come between the choice and what it brings."""
    thinking: list[int] = [0, 0, 100, 1000]
    """How many iterations of search the four strengths of bots have, the weakest first."""
    plans: int = 0
    """How many plans are compared by playing on from each (`bots/plans.py`), where a move is a plan that
    is carried out by habit; 0 where a tree of choices is searched."""
    ahead: int = 0
    """For how many moves of anybody plans are played on before it is judged where they lead."""
    measured: list[int] = [0, 1, 2, 3]
    """Which of the four have been measured, from 0: only they are promised to people."""
    trust: float = 0.8
    """How much the end of a game counts against what was thought on the way, move by move: nearer to 1
    where games are long."""
    ridge: float = 30.0
    """How firmly what is fitted is held near the guess: more where games are dear, and few are seen."""
    errs: int = 80
    """In how many of a thousand moves it errs while it learns: fewer where games have many moves, or
    it learns that nothing is ever safe."""
    ponders: int = 0
    """So many iterations of search its players think about a move in the later rounds of training, so
    that it learns from better thoughts; 0 if they never look further than their own move."""
    begins_with_guess: bool = False
    """Whether the first games to learn from are played by the guess, where that plays better than the
    game's own evaluation."""
    longest: int = 0
    """So many choices of a game are played to learn from, and where it stands then is its end; 0 if
    games end soon enough by themselves."""
    units: int = 0
    """How many units there are in the network that corrects the features' sum (`bots.network`): a
    multiple of eight; none if their sum says enough, or more than two sides may play."""
    wins: int = -1
    """The feature that says that its side chooses next and can win at once; -1 if there is none. Only
    where there is a network: the rest of what it sees hardly counts then."""
    weights: str
    """The file in which it is written what the features are worth."""

    def setup(self, number: int) -> dict[str, str]:
        """How the table is set up for the game of this number that it learns from."""
        return {}

    def sides(self, state: Any) -> int:
        """How many sides play against each other."""
        return 2

    def side(self, state: Any, seat: int) -> int:
        """The side that a seat plays for: its own, where everybody plays alone."""
        return seat

    def on_turn(self, state: Any) -> int:
        """The side that begins the next move: in the middle of one, as if it were over. It is asked only
        where there is a network."""
        raise NotImplementedError

    def out(self, state: Any, side: int) -> bool:
        """Whether a side has lost already, while others play on."""
        return False

    def phase(self, state: Any) -> int:
        """In which part of the game we are, from 0."""
        return 0

    def features(self, state: Any, side: int) -> vec[i64]:
        """The table as this side sees it. What it may not know must make no difference. The numbers lie
        unboxed in a row: a search looks at little else."""
        raise NotImplementedError

    def insight(self, state: Any, side: int) -> float:
        """What a side's things are worth besides, to whoever sees more in them than the features tell:
        in logarithms of odds, and only where there is no network. It says what to strive for and not how
        likely it is to win: what people are told of that leaves it out (`Evaluation.sober`)."""
        return 0.0

    def at(self, rank: int) -> Mind:
        """The same mind as one of the four strengths of bots has it, from 0: where strength is knowing
        how things are done, the weaker ones have not learned all habits yet; or they do not look at all
        that there is to see, and find 0 there. What it is worth is the same for all."""
        return self

    def guess(self) -> list[list[list[float]]]:
        """What each step of each feature is worth in each phase before anything was learned; nothing if
        a game would rather not guess."""
        return []

    def habit(self, state: Any) -> Any:
        """The option that whoever knows the game takes here without a thought; None if it is worth one.
        It is asked inside a move, never where one begins, and knows what the seat asked knows."""
        return None

    def moment(self, state: Any) -> int:
        """What is under way, as a number that changes when it is over."""
        return 0

    def quieten(self, state: Any, seat: int, moment: int) -> None:
        """Play on, on this state itself, while what was under way when the seat chose still is: for the
        others, and for the seat what it would do if it had nothing more in mind. Only then can be
        compared what the seat does now with what it leaves undone. It is called where the seat's move is
        over, or where somebody else is asked; where nothing is ever under way it does nothing."""

    def sight(self, state: Any) -> int:
        """What chance has brought to light at this table, as a number: search thinks about tables apart
        where it differs. Always the same, as here, where that would leave it too little to think about
        each."""
        return 0

    def promising(self, state: Any) -> list[Any]:
        """The options that are worth a thought here, at least one: all of them, unless a game knows
        which ones nobody would look at. Also this is asked with what the seat knows and no more."""
        options: list[Any] = state.decision.options
        return options
