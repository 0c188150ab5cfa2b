"""Plans are compared by playing on from each, on imagined tables alone, and the best few most often."""

from __future__ import annotations

from mathom.bots import Table
from mathom.bots.evaluation import Judge, judge
from mathom.bots.levels import Galadriel, known
from mathom.bots.plans import Plans
from mathom.bots.search import Thought
from mathom.core.chance import Seeded
from mathom.core.option import Option
from mathom.core.state import State
from mathom.games.wotr.box import FACE_COUNT
from mathom.games.wotr.options import DIE
from mathom.games.wotr.state import WotrState
from tests.games.wotr.table import WOTR, table

ITERATIONS, WIDTH, AHEAD = 12, 4, 2
SHADOW = 1


def asked(state: State, iterations: int | None = None) -> Table:
    assert state.decision is not None
    return Table(WOTR, state, state.decision.seat, iterations=iterations)


def thought(state: State, seed: int = 1, iterations: int = ITERATIONS, ahead: int = AHEAD) -> Thought:
    return Plans(judge(WOTR), iterations, WIDTH, ahead).think(asked(state), Seeded(seed))


def told(found: Thought) -> list[str]:
    return [repr(candidate) for candidate in found.candidates]


def with_many_plans() -> State:
    """A game at a die of the Shadow that can be used for many things."""
    state: State = WOTR.deal(3)
    judged = judge(WOTR)
    while True:
        decision = state.decision
        assert decision is not None
        promising = judged.promising(state)
        if decision.kind == "die" and decision.seat == SHADOW and len(promising) >= WIDTH:
            return state
        habit = None if decision.kind in judged.moves else judged.habit(state)
        state.apply(promising[0] if habit is None else habit)


def test_a_war_that_can_be_won_now_is() -> None:
    match = table(
        {"minas-tirith": "3 gondor-regular"},
        free="character muster-army",
        shadow="event event",
        fellowship={"mordor": 4, "corruption": 0},
        war=["gondor"],
    )
    found = thought(match.state)
    assert str(found.best) == "die character"
    assert found.value > 0.5


class Stubborn(Judge):
    """Knows the game's habits and has one opinion: the Shadow should get rid of dice with this face."""

    def __init__(self, face: int, before: int, gain: float) -> None:
        self._judge = judge(WOTR)
        self._face, self._before, self._gain = face, before, gain
        self.moves = self._judge.moves
        self.forks = self._judge.forks

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, WotrState)
        return 0.5 + self._gain * (state.dice[FACE_COUNT * SHADOW + self._face] < self._before)

    def habit(self, state: State) -> Option | None:
        return self._judge.habit(state)

    def promising(self, state: State) -> list[Option]:
        return self._judge.promising(state)


def stubborn(gain: float) -> Thought:
    """What such a one thinks where the last of the promising dice looks better by so much."""
    state = with_many_plans()
    assert isinstance(state, WotrState)
    face = [option for option in judge(WOTR).promising(state) if option.verb == "die"][-1].args[0]
    judged = Stubborn(face, state.dice[FACE_COUNT * SHADOW + face], gain)
    found = Plans(judged, ITERATIONS, WIDTH, 0).think(asked(state), Seeded(1))
    assert found.best is DIE[face] or not gain
    return found


def test_the_best_few_plans_are_played_on_and_the_better_they_look_the_more_often() -> None:
    found = stubborn(gain=0.0)
    visits = [one.visits for one in found.candidates]
    assert sum(visits) == found.iterations == 10
    # Four plans once each, then two of them three times more.
    assert sorted(visits, reverse=True)[:WIDTH] == [4, 4, 1, 1]
    assert visits[0] == 4
    assert all(0 <= one.value <= 1 for one in found.candidates)


def test_what_looks_clearly_best_at_once_is_done_and_nothing_is_played_on() -> None:
    assert stubborn(gain=0.001).iterations == 10
    assert stubborn(gain=0.1).iterations == 0


def test_the_same_dice_give_the_same_thought_and_others_another() -> None:
    state = with_many_plans()
    assert told(thought(state, seed=1)) == told(thought(state, seed=1))
    assert told(thought(state, seed=1)) != told(thought(state, seed=2))


def test_what_the_seat_may_not_know_makes_no_difference() -> None:
    state = with_many_plans()
    assert state.decision is not None
    one, other = [state.imagine(state.decision.seat, Seeded(seed)) for seed in (1, 2)]
    assert one.key() != other.key()
    assert told(thought(one)) == told(thought(other))


def test_how_far_it_plays_on_makes_a_difference() -> None:
    state = with_many_plans()
    assert told(thought(state, ahead=0)) != told(thought(state, ahead=3))


def test_a_thought_leaves_the_table_as_it_is() -> None:
    state = with_many_plans()
    before = state.key()
    thought(state)
    assert state.key() == before


def test_a_strength_compares_plans_as_often_as_was_agreed_on() -> None:
    state = with_many_plans()

    def chosen(seed: int, iterations: int | None) -> str:
        return str(Galadriel(seed).choose(asked(state, iterations)))

    assert chosen(1, ITERATIONS) == chosen(1, ITERATIONS)
    bot = Galadriel(1)
    judged = known(WOTR, bot.level)
    assert WOTR.mind is not None
    mind = WOTR.mind.at(bot.level.rank)
    table = asked(state)
    # Where a move begins no habit is asked; it is only looked whether there is anything to think about.
    dice = Seeded(1)
    dice.word()
    found = Plans(judged, ITERATIONS, mind.plans, mind.ahead).think(table, dice)
    assert chosen(1, ITERATIONS) == str(found.best)
    assert found.iterations > 0
